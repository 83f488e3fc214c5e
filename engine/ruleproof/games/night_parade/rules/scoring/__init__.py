"""The end of the game and the score."""
