"""Ophion and the Champions against him: who is in the game."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, Table
from ruleproof.games.champions_of_hara.names import Champion, Mode
from ruleproof.games.champions_of_hara.rules.flow.game import require_mode
from ruleproof.games.champions_of_hara.state import Figure, Hara, Ophion


def ophion_of(table: Table[Hara]) -> Ophion:
    ophion = table.state.corrupted.ophion
    if ophion is None:
        raise InputError("Ophion is not in the game.", todo="State a game of the Corrupted Champion.")
    return ophion


def in_play(state: Hara) -> list[Champion]:
    """The Champions that are not defeated, in the order of the book."""
    return [champion for champion in Champion if champion in state.champions]


def figure(table: Table[Hara], champion: Champion) -> Figure:
    return table.state.champions[champion]


def why_not_in_game(state: Hara, champion: Champion) -> Refusal | None:
    """A defeated Champion does nothing any more, and nothing is done to it."""
    if champion in state.corrupted.defeated:
        return Refusal("champion.defeated", "{champion} is out of the game", champion=champion)
    return None


def require_champion(table: Table[Hara], champion: Champion) -> Figure:
    """The figure of a Champion that is in the game."""
    require_play(table)
    if refusal := why_not_in_game(table.state, champion):
        raise refusal
    return figure(table, champion)


def require_play(table: Table[Hara]) -> Ophion:
    """Ophion, in a game of this mode that is not over."""
    require_mode(table, Mode.CORRUPTED_CHAMPION, "corrupted.replaces")
    ophion = ophion_of(table)
    if not table.state.champions:
        raise InputError("no Champion is in the game.", todo="State which Champions are in the game.")
    return ophion
