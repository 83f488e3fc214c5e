"""Character activations: action points, techniques, ki dice, heads and Kami mode."""
