"""The words for scenarios of Champions of Hara, one module a chapter. Each adds its steps to the one vocabulary."""

from ruleproof.games.champions_of_hara.steps import (
    arenas,
    artifact_hunt,
    common,
    corrupted_champions,
    corrupted_setup,
    corrupted_turn,
    kaoru_kuma,
    leaf,
    oric,
    persephone,
    phantom_champion,
    phantom_day,
    soff,
    thomas,
    worlds,
)
from ruleproof.games.champions_of_hara.steps.common import vocabulary

__all__ = [
    "arenas",
    "artifact_hunt",
    "common",
    "corrupted_champions",
    "corrupted_setup",
    "corrupted_turn",
    "kaoru_kuma",
    "leaf",
    "oric",
    "persephone",
    "phantom_champion",
    "phantom_day",
    "soff",
    "thomas",
    "vocabulary",
    "worlds",
]
