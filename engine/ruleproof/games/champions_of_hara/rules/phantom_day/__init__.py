"""A Day against the Phantom, and the player's turn, which other modes share."""
