"""Steps about states: their tokens, where they come from, and who has them."""

from __future__ import annotations

from ruleproof.core import PLAYERS, expect
from ruleproof.games.harakiri.names import CreatureState, Name
from ruleproof.games.harakiri.rules.states import BLIND_DIE, discard, receive
from ruleproof.games.harakiri.steps.common import HarakiriTable, pick, vocabulary


@vocabulary.given("{who:Creature} has {tokens:d} (token|tokens) of {state:State}")
def given_tokens(table: HarakiriTable, who: Name, tokens: int, state: CreatureState) -> None:
    creature = table.state.creature(who)
    creature.states = {**creature.states, state: tokens}


@vocabulary.given("the blinded attacker will roll {roll:d}")
def blind_roll(table: HarakiriTable, roll: int) -> None:
    table.chance.state_roll(BLIND_DIE, roll)


@vocabulary.when("an effect puts {states:State+} on {who:Creature}")
def effect_puts(table: HarakiriTable, states: list[CreatureState], who: Name) -> None:
    """An effect that is no attack."""
    table.do(receive, who, states)


@vocabulary.when("an effect that says it can puts {states:State+} on {who:Creature}")
def effect_that_can(table: HarakiriTable, states: list[CreatureState], who: Name) -> None:
    """An effect that expressly gives states to a servant, a wanderer or an elect."""
    table.do(receive, who, states, allowed=True)


@vocabulary.when("{who:Creature} discards {state:State}")
def discards(table: HarakiriTable, who: Name, state: CreatureState) -> None:
    table.do(discard, who, state)


@vocabulary.when("the players choose {state:State}")
def choose_state(table: HarakiriTable, state: CreatureState) -> None:
    pick(table, PLAYERS, state, "state.blessed")


@vocabulary.then("the players choose between {states:State+}")
def states_offered(table: HarakiriTable, states: list[CreatureState]) -> None:
    table.expect_choice(PLAYERS, states)


@vocabulary.then("{who:Creature} has {tokens:d} (token|tokens) of {state:State}")
def has_tokens(table: HarakiriTable, who: Name, tokens: int, state: CreatureState) -> None:
    expect(table.state.creature(who).states.get(state, 0), tokens, f"the tokens of {state} of {who}")
