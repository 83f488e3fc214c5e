"""Damage, defeat and the Dojo in the Corrupted Champion."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, Table
from ruleproof.games.champions_of_hara.names import OPHION, Champion, Space
from ruleproof.games.champions_of_hara.rules.against_ophion import figure, ophion_of, require_champion
from ruleproof.games.champions_of_hara.rules.corrupted_setup import ophion_falls, ophion_wins
from ruleproof.games.champions_of_hara.state import Hara


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
        ophion_wins(table)


def suffer(table: Table[Hara], champion: Champion, damage: int) -> None:
    """Damage to a Champion, whatever the cause."""
    require_champion(table, champion)
    harm(table, champion, damage, "health.damage")


def harm_ophion(table: Table[Hara], damage: int, rule: str) -> None:
    """Take damage from Ophion's Health. At 0 the game is lost."""
    ophion = ophion_of(table)
    ophion.health = max(0, ophion.health - damage)
    text = "Ophion: {damage} damage, {health} Health left"
    table.trace.applied(rule, text, damage=damage, health=ophion.health)
    _note_dojo(table, ophion.space, OPHION)
    if ophion.health == 0:
        ophion_falls(table)


def lose_spirit(table: Table[Hara], champion: Champion, number: int, rule: str) -> None:
    """Spirit never falls below 0."""
    one = figure(table, champion)
    one.spirit = max(0, one.spirit - number)
    text = "{champion} loses Spirit and has {spirit} left"
    table.trace.applied(rule, text, champion=champion, spirit=one.spirit)


def recover_in_dojo(table: Table[Hara], champion: Champion) -> None:
    """What the base game would allow there."""
    if require_champion(table, champion).space is not Space.DOJO:
        raise InputError(f"{champion} is not in the Dojo.", todo="State where the Champion stands.")
    raise Refusal("dojo.no-healing", "the Dojo gives back neither Health nor Spirit")


def _note_dojo(table: Table[Hara], space: Space, who: object) -> None:
    if space is Space.DOJO:
        table.trace.applied("dojo.no-shelter", "the Dojo does not protect {who}", who=who)
