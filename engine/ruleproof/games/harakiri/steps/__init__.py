"""The words of Harakiri's scenarios, one module a chapter. Each adds its steps to the one vocabulary."""

from ruleproof.games.harakiri.steps import (
    abilities,
    actions,
    attacks,
    campaign,
    characters,
    ending,
    enemies,
    enemy_attacks,
    geometry,
    initiative,
    round,
    setup,
    states,
    terrain,
)
from ruleproof.games.harakiri.steps.common import vocabulary

__all__ = [
    "abilities",
    "actions",
    "attacks",
    "campaign",
    "characters",
    "ending",
    "enemies",
    "enemy_attacks",
    "geometry",
    "initiative",
    "round",
    "setup",
    "states",
    "terrain",
    "vocabulary",
]
