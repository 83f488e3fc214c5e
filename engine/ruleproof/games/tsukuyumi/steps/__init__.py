"""The words for scenarios of Tsukuyumi: what is on the table, what happens, what is seen."""

from ruleproof.games.tsukuyumi.steps import (
    damage,
    legendary_oni,
    map,
    momentum,
    moon_princess,
    oni_attack,
    rounds,
    scoring,
    setup,
)
from ruleproof.games.tsukuyumi.steps.common import vocabulary

__all__ = [
    "damage",
    "legendary_oni",
    "map",
    "momentum",
    "moon_princess",
    "oni_attack",
    "rounds",
    "scoring",
    "setup",
    "vocabulary",
]
