"""A character's activation: its action points, techniques, and recovering heads."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, Table, nearest
from ruleproof.games.harakiri.names import AbilityKind, Action, Name, Square
from ruleproof.games.harakiri.rules import abilities, flow, states
from ruleproof.games.harakiri.rules.actions import moving
from ruleproof.games.harakiri.rules.characters import action_points
from ruleproof.games.harakiri.rules.characters.kami_mode import count_down
from ruleproof.games.harakiri.rules.geometry import adjacent
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import Harakiri, Turn

START_POINTS = 3
KEPT_POINTS = 1


def begin(table: Table[Harakiri], who: Name) -> None:
    """A character's activation begins."""
    hero_of(table.state, who)
    flow.begin_activation(table, who)
    table.state.turn = Turn(who=who)
    lost = 0
    if who in table.state.creatures:
        states.bleed(table, who)
        if who in table.state.defeated:
            return
        lost = states.points_lost_getting_up(table, who)
    points = START_POINTS - lost
    table.trace.applied("turn.points", "{who} gains {points} action points", who=who, points=points)
    action_points.gain(table, who, points)


def end(table: Table[Harakiri], who: Name) -> None:
    """A character's activation ends, and with it a move in progress."""
    turn = flow.turn_of(table, who, "turn.actions")
    if turn.points is not None:
        moving.stop(table, who)
    hero = hero_of(table.state, who)
    returned = max(0, hero.action_points - KEPT_POINTS)
    hero.action_points -= returned
    table.trace.applied(
        "turn.keep",
        "{who} returns {returned} action points and keeps {kept}",
        who=who,
        returned=returned,
        kept=hero.action_points,
    )
    table.state.turn = None
    flow.turn_card(table, who)
    count_down(table, who)


# --- techniques -------------------------------------------------------------------------------------------------------


def use_technique(table: Table[Harakiri], who: Name, name: str) -> None:
    """The action of using a technique."""
    flow.turn_of(table, who, "turn.actions")
    hero = hero_of(table.state, who)
    techniques = [one for one, ability in hero.abilities.items() if ability.kind is AbilityKind.TECHNIQUE]
    if name not in techniques:
        known = ", ".join(techniques) or "none"
        raise InputError(
            f"{who} has no technique {name!r}.", todo=nearest(name, techniques) or f"Its techniques: {known}."
        )
    turn = action_points.take(table, who, Action.TECHNIQUE, hero.abilities[name].cost, "technique.cost")
    abilities.use_technique(table, who, name)
    table.trace.applied("technique.requirements", "{who} meets the requirements of {name}", who=who, name=name)
    turn.effects += (name,)


# --- heads ------------------------------------------------------------------------------------------------------------


def recover_head(table: Table[Harakiri], who: Name, square: Square, boss: bool = False) -> None:
    """The free action of taking a head from an adjacent square."""
    action_points.take_free(table, who)
    state, hero = table.state, hero_of(table.state, who)
    lying = state.boss_heads if boss else state.heads
    if not adjacent(state, state.square_of(who), square):
        raise Refusal("head.recover", "{square} is not adjacent to {who}", square=square, who=who)
    if square not in lying:
        raise Refusal("head.recover", "no such head lies on {square}", square=square)
    left = {where: number - (where == square) for where, number in lying.items()}
    left = {where: number for where, number in left.items() if number}
    if boss:
        state.boss_heads, hero.boss_heads = left, hero.boss_heads + 1
    else:
        state.heads, hero.heads = left, hero.heads + 1
    table.trace.applied("head.recover", "{who} takes a head from {square}", who=who, square=square)
