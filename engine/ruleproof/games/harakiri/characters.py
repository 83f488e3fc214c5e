"""Character activations: action points, techniques, recovering heads and Kami mode. Ki dice are in `ki`."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, Table, nearest
from ruleproof.games.harakiri import abilities, action_points, actions, flow, phase, states
from ruleproof.games.harakiri.action_points import hero_of
from ruleproof.games.harakiri.geometry import adjacent
from ruleproof.games.harakiri.names import CHARACTERS, Name, Square
from ruleproof.games.harakiri.state import Harakiri
from ruleproof.games.harakiri.state_hero import AbilityKind
from ruleproof.games.harakiri.state_turn import Action, Turn

START_POINTS = 3
KEPT_POINTS = 1
KAMI_AFFINITY = 6
KAMI_ENDS = 2
"""Kami mode lasts to the end of the activation it starts in, and of the next."""


# --- the activation -----------------------------------------------------------------------------------------------


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
        actions.stop(table, who)
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
    _kami_ends(table, who)


# --- techniques ---------------------------------------------------------------------------------------------------


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


# --- heads --------------------------------------------------------------------------------------------------------


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


# --- Kami mode ----------------------------------------------------------------------------------------------------


def enter_kami_mode(table: Table[Harakiri], who: Name) -> None:
    """The free action of activating Kami mode."""
    action_points.take_free(table, who)
    hero, creature = hero_of(table.state, who), table.state.creatures[who]
    if hero.kami_mode is not None:
        raise Refusal("kami.mode", "{who} is in Kami mode already", who=who)
    values = {"who": who, "life": creature.life, "full": creature.full_life}
    if not _badly_hurt(table, creature.life, creature.full_life):
        raise Refusal("kami.life", "{who} has {life} of {full} life", **values)
    table.trace.applied("kami.life", "{who} has {life} of {full} life", **values)
    if hero.affinity != KAMI_AFFINITY:
        raise Refusal("kami.affinity", "{who} has an affinity of {affinity}", who=who, affinity=hero.affinity)
    table.trace.applied("kami.affinity", "{who} has an affinity of {affinity}", who=who, affinity=hero.affinity)
    for other, one in table.state.heroes.items():
        if one.kami_mode is not None:
            raise Refusal("kami.only-one", "{other} is in Kami mode", other=other)
    table.trace.applied("kami.only-one", "nobody else is in Kami mode")
    hero.kami_mode = KAMI_ENDS
    table.trace.applied("kami.mode", "{who} enters Kami mode", who=who)


def _badly_hurt(table: Table[Harakiri], life: int, full: int) -> bool:
    return life < full // 2 if table.readings["C33"] == "a" else 2 * life < full


def _kami_ends(table: Table[Harakiri], who: Name) -> None:
    hero = hero_of(table.state, who)
    if hero.kami_mode is None:
        return
    hero.kami_mode -= 1
    if hero.kami_mode:
        table.trace.applied("kami.lasts", "{who} stays in Kami mode for its next activation", who=who)
        return
    table.trace.applied("kami.lasts", "the next activation of {who} is over", who=who)
    table.state.leave(who)
    table.trace.applied("kami.end", "Kami mode ends and {who} is defeated", who=who)
    phase.check_standing(table)


def only_kami_stands(state: Harakiri) -> Name | None:
    """The last undefeated character, if it is in Kami mode."""
    playing = dict.fromkeys([*state.heroes, *(who for who in state.creatures if who.kind in CHARACTERS)])
    standing = [who for who in playing if who not in state.defeated]
    return standing[0] if len(standing) == 1 and hero_of(state, standing[0]).kami_mode is not None else None
