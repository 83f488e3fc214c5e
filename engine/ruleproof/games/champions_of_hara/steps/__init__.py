"""The words for scenarios of Champions of Hara: what is on the table, what happens, what is seen."""

from ruleproof.games.champions_of_hara.steps import (
    choices,
    clock,
    corrupted,
    hunt,
    kaoru_kuma,
    leaf,
    look,
    oric,
    persephone,
    phantom,
    phantom_day,
    soff,
    thomas,
    turns,
    worlds,
)
from ruleproof.games.champions_of_hara.steps.kinds import vocabulary

__all__ = [
    "choices",
    "clock",
    "corrupted",
    "hunt",
    "kaoru_kuma",
    "leaf",
    "look",
    "oric",
    "persephone",
    "phantom",
    "phantom_day",
    "soff",
    "thomas",
    "turns",
    "vocabulary",
    "worlds",
]
