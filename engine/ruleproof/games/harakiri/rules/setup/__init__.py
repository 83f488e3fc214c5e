"""Setting up: the characters, zones revealed and travelled to, and the enemies in them."""
