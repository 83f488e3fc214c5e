"""Which rule of a mode leaves a choice to the player."""

from __future__ import annotations

from ruleproof.games.champions_of_hara.names import Mode
from ruleproof.games.champions_of_hara.state import Hara


def space_rule(state: Hara) -> str:
    """The rule of the mode that leaves a choice of space to the player."""
    match state.mode:
        case Mode.ONEROI_ASSAULT:
            return "scientist.approach"
        case Mode.CORRUPTED_CHAMPION:
            return "ophion.bleak-transport"
        case _:
            return "enoki.whirling-axes"


def world_rule(state: Hara) -> str:
    return "clue.next" if state.mode is Mode.SEPARATION else "leaf.swap"


def colour_rule(state: Hara) -> str:
    return "effect.energy" if state.mode is Mode.DANCE_WITH_THE_DEMON else "energy.gold"


def name_rule(state: Hara) -> str:
    """Of items, Events and cards, which are chosen by name."""
    return "thomas.item" if state.mode is Mode.FLOOD_OF_RIFTS else "player-turn.events"
