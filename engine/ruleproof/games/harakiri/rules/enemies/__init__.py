"""Enemy activations: the behaviour rolled, the first sequence that works, its targets, movement and attacks."""
