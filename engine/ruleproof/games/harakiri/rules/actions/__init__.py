"""A character's actions of moving, interacting and using an object."""
