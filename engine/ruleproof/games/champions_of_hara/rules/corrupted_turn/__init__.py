"""The Corrupted Champion: the turn, its cards, and Ophion's abilities."""
