"""The words of the game."""

from ruleproof.core import Named


class Ship(Named):
    HERON = "the Heron"
    GULL = "the Gull"
    TERN = "the Tern"


LIGHT = 2
"""The drops of oil that a light burns."""

JAR = 5
"""The drops of oil that the jar holds."""
