"""The golden rules: what a creature is, who is whose enemy, and one roll for several targets."""

from __future__ import annotations

from collections.abc import Iterable

from ruleproof.core import InputError, Table
from ruleproof.games.harakiri.names import (
    CHARACTERS,
    ELEMENTS,
    FOLLOWERS,
    WANDERERS,
    Kind,
    Name,
    Ring,
    Side,
)
from ruleproof.games.harakiri.rules import flow
from ruleproof.games.harakiri.rules.defeat import defeat
from ruleproof.games.harakiri.rules.dice import roll_test_die
from ruleproof.games.harakiri.rules.naming import require_alive, require_different
from ruleproof.games.harakiri.state import Harakiri

LIVING_ELEMENTS = frozenset({Kind.CIVILIAN})


def is_creature(table: Table[Harakiri], who: Name) -> bool:
    """Doors and mechanisms are vulnerable elements too, but not alive."""
    if who.kind in ELEMENTS - LIVING_ELEMENTS:
        table.trace.rejected("creature.who", "{who} as a creature", because="it is not alive", who=who)
        return False
    table.trace.applied("creature.who", "{who} is a creature", who=who)
    return True


def enemies_of(table: Table[Harakiri], active: Name) -> list[Name]:
    """The creatures in play that the active one is fighting."""
    state = table.state
    others = [who for who in state.places if who != active]
    if active.kind in WANDERERS:
        rule, found = "enemy.of-wanderer", _opposed(state, state.side_of(active), others)
    elif active.kind in FOLLOWERS:
        rule, found = "enemy.of-follower", _opposed(state, Side.SHOGUN, others)
        if table.readings["C39"] == "a":
            found = [who for who in others if who in found or who.kind in LIVING_ELEMENTS]
        else:
            found = [who for who in found if who.kind is not Kind.ALLY]
    elif active.kind in CHARACTERS:
        rule, found = "enemy.of-character", _opposed(state, Side.CHARACTERS, others)
    else:
        raise InputError(f"{active} has no activation of its own.", todo="Name a character, an enemy or a wanderer.")
    table.trace.applied("enemy.relative", "{active} is the active creature", active=active)
    table.trace.applied(rule, "the enemies are {enemies}", enemies=found)
    return found


def enemies_in_events(table: Table[Harakiri]) -> list[Name]:
    """Whom an event calls enemies: those that the characters fight."""
    found = _opposed(table.state, Side.CHARACTERS, table.state.places)
    table.trace.applied("enemy.in-events", "the enemies are {enemies}", enemies=found)
    return found


def _opposed(state: Harakiri, side: Side, others: Iterable[Name]) -> list[Name]:
    """Those on the other of the two sides."""
    return [who for who in others if state.side_of(who) not in (side, Side.NEITHER)]


def lose_life_by_roll(table: Table[Harakiri], targets: list[Name]) -> None:
    """An effect takes what the test die shows from the life of each target: one roll for all of them."""
    flow.require_running(table)
    require_different(targets)
    for who in targets:
        require_alive(who)
        flow.require_standing(table, who)
    active = table.state.turn.who if table.state.turn else None
    roll = roll_test_die(table)
    for who in targets:
        creature = table.state.creature(who)
        creature.life = max(0, creature.life - roll)
        if isinstance(who.mark, Ring):
            table.trace.applied("minion.ring-use", "the damage is that of {who} alone", who=who)
        if creature.life == 0:
            defeat(table, who, by=active)
    table.trace.applied("golden.one-roll", "the {roll} holds for {targets}", roll=roll, targets=targets)
