"""Damage, defeat and the end of the game in the Corrupted Champion."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, Table
from ruleproof.games.champions_of_hara.flow import finish, require_mode
from ruleproof.games.champions_of_hara.state import Figure, Hara
from ruleproof.games.champions_of_hara.state_corrupted import Ophion
from ruleproof.games.champions_of_hara.words import OPHION, Champion, Mode, Result, Space


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


def require_play(table: Table[Hara]) -> Ophion:
    """Ophion, in a game of this mode that is not over."""
    require_mode(table, Mode.CORRUPTED_CHAMPION, "corrupted.replaces")
    ophion = ophion_of(table)
    if not table.state.champions:
        raise InputError("no Champion is in the game.", todo="State which Champions are in the game.")
    return ophion


def harm(table: Table[Hara], champion: Champion, damage: int, rule: str) -> None:
    """Take damage from a Champion's Health. At 0 it leaves the game."""
    state = table.state
    one = figure(table, champion)
    one.health = max(0, one.health - damage)
    text = "{champion}: {damage} damage, {health} Health left"
    table.trace.applied(rule, text, champion=champion, damage=damage, health=one.health)
    _note_dojo(table, one.space, champion)
    if one.health == 0:
        state.champions = {other: kept for other, kept in state.champions.items() if other is not champion}
        state.corrupted.defeated = [*state.corrupted.defeated, champion]
        table.trace.applied("champion.defeated", "{champion} is out of the game for good", champion=champion)
    if not state.champions and state.result is None:
        finish(table, Result.WON, "corrupted.win")
        table.trace.applied("corrupted.win", "all Champions are defeated: Ophion wins")


def suffer(table: Table[Hara], champion: Champion, damage: int) -> None:
    """Damage to a Champion, whatever the cause."""
    require_play(table)
    harm(table, champion, damage, "health.damage")


def harm_ophion(table: Table[Hara], damage: int, rule: str) -> None:
    """Take damage from Ophion's Health. At 0 the game is lost."""
    ophion = ophion_of(table)
    ophion.health = max(0, ophion.health - damage)
    text = "Ophion: {damage} damage, {health} Health left"
    table.trace.applied(rule, text, damage=damage, health=ophion.health)
    _note_dojo(table, ophion.space, OPHION)
    if ophion.health == 0:
        finish(table, Result.LOST, "corrupted.lose")
        table.trace.applied("corrupted.sheet", "Ophion has no other life")
        table.trace.applied("corrupted.lose", "Ophion is defeated: the game is lost")


def lose_spirit(table: Table[Hara], champion: Champion, number: int, rule: str) -> None:
    """Spirit never falls below 0."""
    one = figure(table, champion)
    one.spirit = max(0, one.spirit - number)
    text = "{champion} loses Spirit and has {spirit} left"
    table.trace.applied(rule, text, champion=champion, spirit=one.spirit)


def recover_in_dojo(table: Table[Hara], champion: Champion) -> None:
    """What the base game would allow there."""
    require_play(table)
    if figure(table, champion).space is not Space.DOJO:
        raise InputError(f"{champion.value} is not in the Dojo.", todo="State where the Champion stands.")
    raise Refusal("dojo.no-healing", "the Dojo gives back neither Health nor Spirit")


def _note_dojo(table: Table[Hara], space: Space, who: object) -> None:
    if space is Space.DOJO:
        table.trace.applied("dojo.no-shelter", "the Dojo does not protect {who}", who=who)
