"""The Chronicle: who has won, its eight steps, the Oath for the next game, and Citizenship."""

from __future__ import annotations

from ruleproof.core import PLAYERS, InputError, expect, expect_among, expect_set
from ruleproof.games.oath.names import PRINCE, Answer, CardKind, Role
from ruleproof.games.oath.rules import chronicle, chronicle_decks, chronicle_map, flow
from ruleproof.games.oath.state import Card, OathTable
from ruleproof.games.oath.steps.common import given, options, playing, then, when

# --- who has won ------------------------------------------------------------------------------------------------------


@given("{player:Player} has won")
def has_won(table: OathTable, player: str) -> None:
    """In any way but with a Vision."""
    table.state.player(player)
    if table.state.chronicle.winner not in (None, player):
        raise InputError(f"{table.state.chronicle.winner} has won already.", todo="Name one winner.")
    table.state.chronicle.winner = player


@given("{player:Player} has won with the Vision {vision:text}, which matches the goal {goal:Goal}")
def has_won_with_vision(table: OathTable, player: str, vision: str, goal: str) -> None:
    """Which goal a Vision matches is on the card only."""
    card = table.state.cards.setdefault(vision, Card(kind=CardKind.VISION))
    if card.kind is not CardKind.VISION:
        raise InputError(f"{vision!r} is no Vision.", todo="Name a Vision.")
    if player == PRINCE:
        raise InputError("the Prince reveals no Vision.", todo="Say that he has won in another way.")
    has_won(table, player)
    card.goal = goal
    table.state.take_card(vision)
    table.state.player(player).vision = vision
    table.state.chronicle.vision = vision


@given("{player:Player} has at the same time won in another way")
def has_won_twice(table: OathTable, player: str) -> None:
    """Besides the win with a Vision."""
    table.state.player(player)
    table.state.chronicle.other_way = player


@given("the Chronicle has been carried out up to step {number:d}")
def carried_out(table: OathTable, number: int) -> None:
    """What the table looks like now is what the scenario states."""
    if not 1 <= number <= 8:
        raise InputError(f"the Chronicle has no step {number}.", todo="It has the steps 1 to 8.")
    table.state.chronicle.done = number


@when("the players carry out step {number:d} of the Chronicle")
def carry_out(table: OathTable, number: int) -> None:
    if number == 1:
        table.do(chronicle.choose_oath)
    elif number == 2:
        table.do(chronicle.turn_citizen_boards)
    elif number == 3:
        table.do(chronicle_map.clean_map)
    elif number == 4:
        table.do(chronicle_decks.add_from_archive)
    elif number == 5:
        table.do(chronicle_decks.dispossess)
    elif number == 6:
        table.do(chronicle_decks.clean_relics)
    elif number == 7:
        table.do(chronicle_decks.return_to_box)
    elif number == 8:
        table.do(chronicle_decks.rebuild_deck)
    else:
        raise InputError(f"the Chronicle has no step {number}.", todo="It has the steps 1 to 8.")


@then("step {number:d} of the Chronicle comes next")
def comes_next(table: OathTable, number: int) -> None:
    expect(flow.due_step(table.state), number, "the next step of the Chronicle")


@then("the Chronicle is complete")
def complete(table: OathTable) -> None:
    expect(table.state.chronicle.done, 8, "the last step done")


# --- step 1 -----------------------------------------------------------------------------------------------------------


@given("the goal references are {goals:Goal+}")
def goal_references(table: OathTable, goals: list[str]) -> None:
    table.state.goals = goals


@when("{player:Player} vows the goal {goal:Goal}")
def vows(table: OathTable, player: str, goal: str) -> None:
    """On their own account, or as the choice that step 1 leaves to them."""
    if table.pending is not None or table.state.chronicle.done > 0:
        table.pick(playing(table, player), goal, rule="chronicle.steps")
    else:
        table.do(chronicle.vow, playing(table, player), goal)


@then("{player:Player} chooses a goal among {goals:Goal+}")
def choice_of_goal(table: OathTable, player: str, goals: list[str]) -> None:
    table.expect_choice(playing(table, player), goals)


@then("the players choose a goal among {goals:Goal+}")
def players_choice_of_goal(table: OathTable, goals: list[str]) -> None:
    """For the Prince."""
    table.expect_choice(PLAYERS, goals)


@then("{player:Player} may vow just {goals:Goal+}")
def may_vow(table: OathTable, player: str, goals: list[str]) -> None:
    expect_set(chronicle.goals_to_vow(table, playing(table, player)), goals, f"the goals {player} may vow")


@then("{player:Player} may vow {goals:Goal+}, among others")
def may_vow_among_others(table: OathTable, player: str, goals: list[str]) -> None:
    expect_among(chronicle.goals_to_vow(table, playing(table, player)), goals, f"the goals {player} may vow")


@then("{player:Player} may vow no goal")
def may_vow_nothing(table: OathTable, player: str) -> None:
    expect_set(chronicle.goals_to_vow(table, playing(table, player)), [], f"the goals {player} may vow")


@then("the goal of the next game is {goal:Goal}")
def next_goal(table: OathTable, goal: str) -> None:
    expect(table.state.chronicle.next_goal, goal, "the goal of the next game")


@then("no goal has been vowed")
def no_goal(table: OathTable) -> None:
    expect(table.state.chronicle.next_goal, None, "the goal of the next game")


# --- step 2 -----------------------------------------------------------------------------------------------------------


@when("{player:Player} offers Citizenship to {exile:Player}")
def offers(table: OathTable, player: str, exile: str) -> None:
    table.do(chronicle.offer_citizenship, playing(table, player), exile)


@when("{player:Player} {answer:Answer} the Citizenship")
def answers(table: OathTable, player: str, answer: Answer) -> None:
    table.pick(playing(table, player), answer, rule="citizenship.offer")


@when("{player:Player} offers Citizenship to nobody else")
def offers_no_more(table: OathTable, player: str) -> None:
    table.do(chronicle.end_offers, playing(table, player))


@then("{player:Player} may offer Citizenship just to {exiles:Player+}")
def may_offer(table: OathTable, player: str, exiles: list[str]) -> None:
    found = options(table, chronicle.open_to_offers(table, playing(table, player)))
    expect_set(found, exiles, f"the Exiles to whom {player} may make an offer")


@then("{player:Player} may offer Citizenship to {exiles:Player+}, among others")
def may_offer_among_others(table: OathTable, player: str, exiles: list[str]) -> None:
    found = options(table, chronicle.open_to_offers(table, playing(table, player)))
    expect_among(found, exiles, f"the Exiles to whom {player} may make an offer")


@then("nobody may be offered Citizenship")
def nobody_open(table: OathTable) -> None:
    for player in table.state.players:
        found = options(table, chronicle.open_to_offers(table, player))
        expect_set(found, [], f"the Exiles to whom {player} may make an offer")


@then("{player:Player} decides whether to become a Citizen")
def decides(table: OathTable, player: str) -> None:
    table.expect_choice(playing(table, player), list(Answer))


@then("the role {player:Of} is {role:Role}")
def role_is(table: OathTable, player: str, role: Role) -> None:
    expect(table.state.player(player).role, role, f"the role of {player}")


@given("{player:Player} has {number:d} (warband|warbands) at {site:text}")
def warbands(table: OathTable, player: str, number: int, site: str) -> None:
    """Whoever rules the site is stated with the map."""
    table.state.player(player)
    place = table.state.site(site)
    place.warbands = {**place.warbands, player: number}


@then("{player:Player} has {number:d} (warband|warbands) at {site:text}")
def sees_warbands(table: OathTable, player: str, number: int, site: str) -> None:
    expect(table.state.site(site).warbands.get(playing(table, player), 0), number, f"warbands of {player} at {site}")


@then("{site:text} is ruled by {player:Player}")
def ruled_by(table: OathTable, site: str, player: str) -> None:
    expect(table.state.site(site).ruler, playing(table, player), f"who rules {site}")


@then("{site:text} is ruled by nobody")
def ruled_by_nobody(table: OathTable, site: str) -> None:
    expect(table.state.site(site).ruler, None, f"who rules {site}")
