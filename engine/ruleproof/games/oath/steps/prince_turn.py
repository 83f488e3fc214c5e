"""The Prince's turn: what the players have achieved, the phases, and what comes of them."""

from __future__ import annotations

from ruleproof.core import InputError, Words, expect, expect_among
from ruleproof.games.oath import flow, prince_actions
from ruleproof.games.oath.names import PRINCE, CardKind, Role, Suit
from ruleproof.games.oath.prince_search import search_and_play
from ruleproof.games.oath.prince_turn import assess_threat, clean_up
from ruleproof.games.oath.state import OathTable
from ruleproof.games.oath.state_cards import Card
from ruleproof.games.oath.state_prince_turn import Phase
from ruleproof.games.oath.steps.areas import turn_of
from ruleproof.games.oath.steps.base import given, then, vocabulary, when
from ruleproof.games.oath.steps.mind import space_named

vocabulary.add_kind(Words("Phase", Phase))

# --- goals and titles ---------------------------------------------------------------------------------------------


@given("the Oathkeeper goal is {goal:Goal}")
def oathkeeper_goal(table: OathTable, goal: str) -> None:
    table.state.goal = goal


@given("{player:Player} is the Oathkeeper")
def is_oathkeeper(table: OathTable, player: str) -> None:
    table.state.player(player)
    still = table.state.usurper and table.state.oathkeeper == player
    table.state.oathkeeper, table.state.usurper = player, still


@given("nobody is the Oathkeeper")
def no_oathkeeper(table: OathTable) -> None:
    table.state.oathkeeper, table.state.usurper = None, False


@given("{player:Player} is the Usurper")
def is_usurper(table: OathTable, player: str) -> None:
    """And so the Oathkeeper too."""
    if table.state.player(player).role is not Role.EXILE:
        raise InputError(f"{player} is no Exile.", todo="Only an Exile can be the Usurper.")
    table.state.oathkeeper, table.state.usurper = player, True


@given("{player:Player} meets the Successor goal {goal:Goal}")
def meets_successor_goal(table: OathTable, player: str, goal: str) -> None:
    table.state.player(player)
    table.state.prince_turn.successors[player] = goal


@given("{player:Player} no longer meets the Successor goal")
def misses_successor_goal(table: OathTable, player: str) -> None:
    table.state.player(player)
    table.state.prince_turn.successors.pop(player, None)


@given("{player:Player} has revealed a Vision with the goal {goal:Goal}")
def has_revealed(table: OathTable, player: str, goal: str) -> None:
    """Not yet fulfilled."""
    name = f"Vision of {player}"
    table.state.cards[name] = Card(kind=CardKind.VISION, goal=goal)
    table.state.player(player).vision = name
    table.state.prince_turn.fulfilled.discard(player)


@given("{player:Player} has fulfilled the Vision")
def has_fulfilled(table: OathTable, player: str) -> None:
    if table.state.player(player).vision is None:
        raise InputError(f"{player} has revealed no Vision.", todo="State the Vision first.")
    table.state.prince_turn.fulfilled.add(player)


@given("it is round {number:d}")
def round_number(table: OathTable, number: int) -> None:
    if not 1 <= number <= flow.LAST_ROUND:
        raise InputError(f"there is no round {number}.", todo=f"Write 1 to {flow.LAST_ROUND}.")
    table.state.round = number


# --- how far the turn has come ------------------------------------------------------------------------------------


@given("it is the Prince's first turn")
def first_turn(table: OathTable) -> None:
    turn_of(table, PRINCE)
    table.state.prince_turn.first = True


@given("the Prince comes to the phase {phase:Phase}")
def comes_to(table: OathTable, phase: Phase) -> None:
    """The phases before it are over. With the first phase, or one that is over already, a new turn begins."""
    order = list(Phase)
    turn_of(table, PRINCE)
    turn = table.state.prince_turn
    if turn.phase is not None and (phase is Phase.ASSESS or order.index(phase) < order.index(turn.phase)):
        turn.begin()
    turn.phase = phase


@given("the People's Favor holds {favor:d} favor")
def on_peoples_favor(table: OathTable, favor: int) -> None:
    table.state.prince_turn.peoples_favor = favor


@given("the top of the world deck is {cards:text+}")
def top_of_deck(table: OathTable, cards: list[str]) -> None:
    """Cards stated before, the first to be drawn first."""
    if len(set(cards)) != len(cards):
        raise InputError("a card lies twice in the world deck.", todo="Name every card once.")
    for card in cards:
        table.state.card(card)
        table.state.take_card(card)
    table.state.world_deck = [*cards, *table.state.world_deck]


@given("this turn the Prince has played or discarded a card of the suit {suit:Suit}")
def suit_of_turn(table: OathTable, suit: Suit) -> None:
    """And the relationship marker of the suit has advanced where it now stands."""
    table.state.prince_turn.suit = suit


@given("these conditions of arrows are met: {conditions:text+}")
def conditions_met(table: OathTable, conditions: list[str]) -> None:
    known = {arrow.condition for arrow in table.state.prince_turn.mind.arrows}
    for condition in conditions:
        if condition not in known:
            raise InputError(f"no arrow has the condition {condition!r}.", todo="State the arrows first.")
    table.state.prince_turn.met |= set(conditions)


@given("no condition of an arrow is met")
def no_condition_met(table: OathTable) -> None:
    table.state.prince_turn.met = set()


@given("the actions of {spaces:text+} cannot be performed")
def impossible(table: OathTable, spaces: list[str]) -> None:
    table.state.prince_turn.impossible |= {space_named(table, space) for space in spaces}


@given("every action can be performed")
def all_possible(table: OathTable) -> None:
    table.state.prince_turn.impossible = set()


# --- what happens -------------------------------------------------------------------------------------------------


@when("the Prince assesses the Threat")
def assesses(table: OathTable) -> None:
    table.do(assess_threat)


@when("the Prince searches and plays a card")
def searches(table: OathTable) -> None:
    table.do(search_and_play)


@when("the Prince takes his next action")
def next_action(table: OathTable) -> None:
    """Skipped ones on the way to it included."""
    table.do(prince_actions.take_next_action)


@when("the Prince takes his actions")
def all_actions(table: OathTable) -> None:
    table.do(prince_actions.take_actions)


@when("the Prince takes his turn")
def whole_turn(table: OathTable) -> None:
    """Up to the cleanup."""
    table.do(prince_actions.take_turn)


@when("the Prince carries out the cleanup")
def cleans_up(table: OathTable) -> None:
    table.do(clean_up)


@when("a player moves the start-of-action marker")
def moves_start_marker(table: OathTable) -> None:
    table.do(prince_actions.move_start_marker)


@when("a player marks Supply for an action of the Prince")
def marks_supply(table: OathTable) -> None:
    table.do(prince_actions.mark_supply)


# --- what can be seen ---------------------------------------------------------------------------------------------


@then("the Prince's next phase is {phase:Phase}")
def sees_phase(table: OathTable, phase: Phase) -> None:
    expect(flow.due_phase(table.state), phase, "the Prince's next phase")


@then("the People's Favor holds {favor:d} favor")
def sees_peoples_favor(table: OathTable, favor: int) -> None:
    expect(table.state.prince_turn.peoples_favor, favor, "favor on the People's Favor")


@then("the Prince has revealed, from left to right, {cards:text+}")
def sees_revealed(table: OathTable, cards: list[str]) -> None:
    """The card he went on to play or discard included."""
    expect(table.state.prince_turn.revealed, cards, "the revealed cards")


@then("the Prince has revealed no card")
def sees_none_revealed(table: OathTable) -> None:
    expect(table.state.prince_turn.revealed, [], "the revealed cards")


@then("the Prince has drawn face down {cards:text+}")
def sees_facedown(table: OathTable, cards: list[str]) -> None:
    expect(table.state.prince_turn.visions_drawn, cards, "the cards drawn face down")


@then("the Prince has drawn no card face down")
def sees_none_facedown(table: OathTable) -> None:
    expect(table.state.prince_turn.visions_drawn, [], "the cards drawn face down")


@then("{card:text} is the card that the Prince plays or discards")
def sees_card(table: OathTable, card: str) -> None:
    expect(table.state.prince_turn.card, card, "the card played or discarded")


@then("the Prince plays and discards no card")
def sees_no_card(table: OathTable) -> None:
    expect(table.state.prince_turn.card, None, "the card played or discarded")


@then("from the box the Prince gains {other:text}")
def sees_gained(table: OathTable, other: str) -> None:
    """What is neither favor nor a shield."""
    expect(table.state.prince_turn.gained, [other], "what the box gave")


@then("the Prince has taken the (action|actions) of {spaces:text+}")
def sees_actions(table: OathTable, spaces: list[str]) -> None:
    """In this order."""
    expect(table.state.prince_turn.taken, spaces, "the actions taken")


@then("the Prince has taken the (action|actions) of {spaces:text+}, among others")
def sees_some_actions(table: OathTable, spaces: list[str]) -> None:
    expect_among(table.state.prince_turn.taken, spaces, "the actions taken")


@then("the Prince has taken no action")
def sees_no_action(table: OathTable) -> None:
    expect(table.state.prince_turn.taken, [], "the actions taken")


@then("the Prince has taken {number:d} (action|actions)")
def sees_number(table: OathTable, number: int) -> None:
    expect(len(table.state.prince_turn.taken), number, "the number of actions taken")


@then("the Prince has skipped the (action|actions) of {spaces:text+}")
def sees_skipped(table: OathTable, spaces: list[str]) -> None:
    expect(table.state.prince_turn.skipped, spaces, "the actions skipped")
