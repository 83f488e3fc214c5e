"""States: how their tokens come and go, and what they do."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import PLAYERS, Act, Readings, Refusal, Table, choose
from ruleproof.games.harakiri.names import CHARACTERS, MINIONS, NEGATIVE, SINGLE, CreatureState, Name, Protection
from ruleproof.games.harakiri.rules import flow
from ruleproof.games.harakiri.rules.defeat import defeat
from ruleproof.games.harakiri.rules.dice import roll_test_die
from ruleproof.games.harakiri.state import Creature, Harakiri

BLIND_MISS = range(1, 4)
BLIND_DIE = "test die of the blinded"


# --- receiving and discarding -----------------------------------------------------------------------------------------


def receive(table: Table[Harakiri], who: Name, states: Sequence[CreatureState], *, allowed: bool = False) -> Act[None]:
    """States that no attack causes; `allowed` where something lets a servant, wanderer or elect have them."""
    flow.require_running(table)
    flow.require_standing(table, who)
    if who.kind not in CHARACTERS | MINIONS and not allowed:
        raise Refusal("state.who", "{who} cannot receive states", who=who)
    table.trace.applied("state.other", "no damage is needed for {states}", states=states)
    yield from impose(table, who, states, allowed=allowed)


def receive_from_attack(table: Table[Harakiri], who: Name, states: Sequence[CreatureState], damage: int) -> Act[None]:
    """The states that an attack leaves, if it did damage."""
    negative = [state for state in states if state in NEGATIVE]
    if negative and damage == 0:
        because = "the attack did no damage"
        table.trace.rejected("state.no-damage", "{states} for {who}", because=because, states=negative, who=who)
        states = [state for state in states if state not in NEGATIVE]
    yield from impose(table, who, states)


def impose(table: Table[Harakiri], who: Name, states: Sequence[CreatureState], *, allowed: bool = False) -> Act[None]:
    """Add the tokens that the creature can have, unless a blessing stops them."""
    if who.kind not in CHARACTERS | MINIONS and not allowed:
        if states:
            because = "it is neither a character nor a minion"
            table.trace.rejected("state.who", "{states} for {who}", because=because, states=states, who=who)
        return
    coming = [state for state in dict.fromkeys(states) if _fits(table, who, state)]
    stopped = yield from _blessings(table, who, coming)
    for state in states:
        if state in coming and state not in stopped and _fits(table, who, state):
            _add(table, who, state)


def _fits(table: Table[Harakiri], who: Name, state: CreatureState) -> bool:
    if state in SINGLE and table.state.creature(who).has(state):
        because = "it has one already"
        table.trace.rejected("state.single", "a token of {state} for {who}", because=because, state=state, who=who)
        return False
    return True


def _blessings(table: Table[Harakiri], who: Name, coming: Sequence[CreatureState]) -> Act[set[CreatureState]]:
    """The negative states that blessed tokens stop; the players choose where there are too few."""
    stopped: set[CreatureState] = set()
    while table.state.creature(who).has(CreatureState.BLESSED):
        left = [state for state in coming if state in NEGATIVE and state not in stopped]
        if not left:
            break
        tokens = table.state.creature(who).states[CreatureState.BLESSED]
        options = left if tokens < len(left) else left[:1]
        state = yield from choose(PLAYERS, "the state that the blessing stops", options, rule="state.blessed")
        stopped.add(state)
        _set(table.state.creature(who), CreatureState.BLESSED, tokens - 1)
        table.trace.applied(
            "state.blessed", "{who} discards a blessed token instead of receiving {state}", who=who, state=state
        )
    return stopped


def _add(table: Table[Harakiri], who: Name, state: CreatureState) -> None:
    creature = table.state.creature(who)
    tokens = creature.states.get(state, 0) + 1
    _set(creature, state, tokens)
    rule = "state.stack" if tokens > 1 else "state.who"
    table.trace.applied(rule, "tokens of {state} on {who}: {n}", who=who, n=tokens, state=state)


def discard(table: Table[Harakiri], who: Name, state: CreatureState) -> None:
    """Discard a state: all its tokens, if it is a negative one."""
    flow.require_running(table)
    flow.require_standing(table, who)
    creature = table.state.creature(who)
    if not creature.has(state):
        raise Refusal("state.discard", "{who} has no token of {state}", who=who, state=state)
    tokens = creature.states[state]
    if state in NEGATIVE:
        table.trace.applied("state.discard", "{who} discards {state}: {n} in all", who=who, n=tokens, state=state)
        _set(creature, state, 0)
    else:
        _set(creature, state, tokens - 1)


def _set(creature: Creature, state: CreatureState, tokens: int) -> None:
    others = {one: n for one, n in creature.states.items() if one is not state}
    creature.states = {**others, state: tokens} if tokens else others


# --- what they do -----------------------------------------------------------------------------------------------------


def bleed(table: Table[Harakiri], who: Name) -> None:
    """The damage of bleeding at the start of an activation."""
    creature = table.state.creatures.get(who)
    tokens = creature.states.get(CreatureState.BLEEDING, 0) if creature else 0
    if creature is None or not tokens:
        return
    creature.life = max(0, creature.life - tokens)
    table.trace.applied("state.bleeding", "{who} takes {n} damage", who=who, n=tokens)
    if tokens > 1:
        table.trace.applied("state.stack", "{n} tokens of bleeding count", n=tokens)
    if creature.life == 0:
        defeat(table, who)


def points_lost_getting_up(table: Table[Harakiri], who: Name) -> int:
    """How many action points fewer a character gains; it discards the knocked-down token."""
    creature = table.state.creatures.get(who)
    if creature is None or not creature.has(CreatureState.KNOCKED_DOWN):
        return 0
    _set(creature, CreatureState.KNOCKED_DOWN, 0)
    table.trace.applied("state.get-up", "{who} gets up and gains 1 action point fewer", who=who)
    return 1


def get_up_after(table: Table[Harakiri], enemy: Name) -> None:
    """Remove the knocked-down token at the end of an enemy's activation."""
    creature = table.state.creatures.get(enemy)
    if creature and enemy in table.state.places and creature.has(CreatureState.KNOCKED_DOWN):
        _set(creature, CreatureState.KNOCKED_DOWN, 0)
        table.trace.applied("state.knocked-down-end", "{enemy} gets up", enemy=enemy)


def misses_blindly(table: Table[Harakiri], who: Name) -> bool:
    """The roll that somebody blinded makes before an attack, and whether the attack fails by it."""
    creature = table.state.creature(who)
    if not creature.has(CreatureState.BLINDED):
        return False
    roll = roll_test_die(table, BLIND_DIE)
    _set(creature, CreatureState.BLINDED, 0)
    fails = roll in BLIND_MISS
    text = "{who} rolls {roll}: the attack fails" if fails else "{who} rolls {roll}: the attack goes on"
    table.trace.applied("state.blinded", text, who=who, roll=roll)
    table.trace.applied("state.blinded-end", "{who} is not blinded any more", who=who)
    return fails


def poison(table: Table[Harakiri], who: Name) -> int:
    """What poison takes from a roll: 1 for each token."""
    tokens = table.state.creature(who).states.get(CreatureState.POISONED, 0)
    if tokens:
        table.trace.applied("state.poisoned", "poison takes {n} from the roll of {who}", n=tokens, who=who)
        if tokens > 1:
            table.trace.applied("state.stack", "{n} tokens of poison count", n=tokens)
    return tokens


def armour_of(creature: Creature, readings: Readings) -> int:
    """The armour that a creature has now, after -1 armour tokens and being knocked down."""
    down = readings["C18"] == "a" and creature.has(CreatureState.KNOCKED_DOWN)
    return max(0, creature.armour - creature.minus_armour - down)


def protection(table: Table[Harakiri], who: Name, which: Protection) -> int:
    """The armour or defence that a creature has now, after -1 armour tokens and being knocked down."""
    creature = table.state.creature(who)
    if which is Protection.ARMOUR:
        value = max(0, creature.armour - creature.minus_armour)
        if creature.minus_armour:
            tokens = creature.minus_armour
            table.trace.applied(
                "armour.minus", "-1 armour tokens: {n}; {who} has {armour} armour", n=tokens, who=who, armour=value
            )
    else:
        value = creature.defence
    lowered = Protection.ARMOUR if table.readings["C18"] == "a" else Protection.DEFENCE
    if which is lowered and creature.has(CreatureState.KNOCKED_DOWN):
        value = max(0, value - 1)
        table.trace.applied(
            "state.knocked-down", "knocked down, {who} has {value} {which}", who=who, value=value, which=which
        )
    return value
