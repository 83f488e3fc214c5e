"""The Phantom Champion: what can be done to it, its setup, its turn and its Energy."""
