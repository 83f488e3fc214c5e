"""The end of the game: who has `control`, the `points` of both sides, and the `ending`."""
