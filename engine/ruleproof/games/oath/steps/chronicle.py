"""The Chronicle: who has won, its eight steps, and what becomes of boards, map and cards."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Words, expect, expect_set
from ruleproof.games.oath import chronicle, chronicle_decks, chronicle_map
from ruleproof.games.oath.chronicle import Answer, chronicle_of
from ruleproof.games.oath.names import GRAND_SCEPTER, CardKind, Region, Role, Suit
from ruleproof.games.oath.state import OathTable
from ruleproof.games.oath.state_cards import Card
from ruleproof.games.oath.state_chronicle import Chronicle
from ruleproof.games.oath.steps.base import given, then, vocabulary, when

vocabulary.add_kind(Words("Answer", Answer))

# --- who has won --------------------------------------------------------------------------------------------------


@given("{player:Player} has won")
def has_won(table: OathTable, player: str) -> None:
    """In any way but with a Vision."""
    table.state.player(player)
    table.state.chronicle = Chronicle(winner=player)


@given("{player:Player} has won with the Vision {vision:text}, which matches the goal {goal:Goal}")
def has_won_with_vision(table: OathTable, player: str, vision: str, goal: str) -> None:
    """Which goal a Vision matches is on the card only."""
    table.state.cards.setdefault(vision, Card(kind=CardKind.VISION)).goal = goal
    table.state.player(player).vision = vision
    table.state.chronicle = Chronicle(winner=player, vision=vision)


@given("{player:Player} has at the same time won in another way")
def has_won_twice(table: OathTable, player: str) -> None:
    expect(chronicle_of(table.state).winner, player, "the winner")
    chronicle_of(table.state).other_way = True


@given("the Chronicle has been carried out up to step {number:d}")
def carried_out(table: OathTable, number: int) -> None:
    """What the table looks like now is what the scenario states."""
    if not 1 <= number <= 8:
        raise InputError(f"the Chronicle has no step {number}.", todo="It has the steps 1 to 8.")
    chronicle_of(table.state).done = number


@when("the players carry out step {number:d} of the Chronicle")
def carry_out(table: OathTable, number: int) -> None:
    if number == 2:
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
        raise InputError(
            f"step {number} is not carried out so.", todo="In step 1 the winner vows; the others are 2 to 8."
        )


@then("step {number:d} of the Chronicle comes next")
def comes_next(table: OathTable, number: int) -> None:
    expect(chronicle_of(table.state).done + 1, number, "the next step of the Chronicle")


@then("the Chronicle is complete")
def complete(table: OathTable) -> None:
    expect(chronicle_of(table.state).done, 8, "the last step done")


# --- step 1 -------------------------------------------------------------------------------------------------------


@given("the goal references are {goals:Goal+}")
def goal_references(table: OathTable, goals: list[str]) -> None:
    chronicle_of(table.state).goals = goals


@when("{player:Player} vows the goal {goal:Goal}")
def vows(table: OathTable, player: str, goal: str) -> None:
    table.do(chronicle.vow, player, goal)


@then("{player:Player} may vow just {goals:Goal+}")
def may_vow(table: OathTable, player: str, goals: list[str]) -> None:
    expect(chronicle_of(table.state).winner, player, "who vows")
    expect_set(chronicle.goals_to_vow(table), goals, "the goals to vow")


@then("the goal of the next game is {goal:Goal}")
def next_goal(table: OathTable, goal: str) -> None:
    expect(chronicle_of(table.state).next_goal, goal, "the goal of the next game")


@then("no goal has been vowed")
def no_goal(table: OathTable) -> None:
    expect(chronicle_of(table.state).next_goal, None, "the goal of the next game")


# --- step 2 -------------------------------------------------------------------------------------------------------


@when("{player:Player} offers Citizenship to {exile:Player}")
def offers(table: OathTable, player: str, exile: str) -> None:
    table.do(chronicle.offer_citizenship, player, exile)


@when("{player:Player} {answer:Answer} the Citizenship")
def answers(table: OathTable, player: str, answer: Answer) -> None:
    if table.pending is not None:
        expect(table.pending.by, player, "who answers the offer")
    table.pick(player, answer)


@then("{player:Player} may offer Citizenship just to {exiles:Player+}")
def may_offer(table: OathTable, player: str, exiles: list[str]) -> None:
    expect(chronicle_of(table.state).winner, player, "who offers Citizenship")
    expect_set(chronicle.open_to_offers(table), exiles, "the Exiles open to an offer")


@then("nobody may be offered Citizenship")
def nobody_open(table: OathTable) -> None:
    expect_set(chronicle.open_to_offers(table), [], "the Exiles open to an offer")


@then("{player:Player} decides whether to become a Citizen")
def decides(table: OathTable, player: str) -> None:
    table.expect_choice(player, list(Answer))


@then("the role {player:Of} is {role:Role}")
def role_is(table: OathTable, player: str, role: Role) -> None:
    expect(table.state.player(player).role, role, f"the role of {player}")


@given("{player:Player} has {number:d} (warband|warbands) at {site:text}")
def warbands(table: OathTable, player: str, number: int, site: str) -> None:
    """Whoever rules the site is stated with the map."""
    table.state.player(player)
    place = table.state.site(site)
    place.warbands = {**place.warbands, player: number}


@given("{player:Player} has {number:d} (warband|warbands) in the personal bank")
def bank(table: OathTable, player: str, number: int) -> None:
    table.state.player(player).warbands = number


@then("{player:Player} has {number:d} (warband|warbands) at {site:text}")
def sees_warbands(table: OathTable, player: str, number: int, site: str) -> None:
    expect(table.state.site(site).warbands.get(player, 0), number, f"warbands of {player} at {site}")


@then("{player:Player} has {number:d} (warband|warbands) in the personal bank")
def sees_bank(table: OathTable, player: str, number: int) -> None:
    expect(table.state.player(player).warbands, number, f"warbands in the personal bank of {player}")


@then("{site:text} is ruled by {player:Player}")
def ruled_by(table: OathTable, site: str, player: str) -> None:
    expect(table.state.site(site).ruler, player, f"who rules {site}")


@then("{site:text} is ruled by nobody")
def ruled_by_nobody(table: OathTable, site: str) -> None:
    expect(table.state.site(site).ruler, None, f"who rules {site}")


# --- step 3 -------------------------------------------------------------------------------------------------------


@given("{site:text} is facedown")
def facedown(table: OathTable, site: str) -> None:
    table.state.site(site).faceup = False


@given("at {site:text} (lies the relic|lie the relics) {relics:Thing+}")
def relics_at(table: OathTable, site: str, relics: list[str]) -> None:
    """The closest to the site first."""
    table.state.site(site).relics = relics


@when("{player:Player} builds {edifice:text} in place of {denizen:text}")
def builds(table: OathTable, player: str, edifice: str, denizen: str) -> None:
    table.do(chronicle_map.build, player, edifice, denizen)


@when("{player:Player} repairs {ruin:text}")
def repairs(table: OathTable, player: str, ruin: str) -> None:
    table.do(chronicle_map.repair, player, ruin)


@then("{player:Player} may build just", table=Columns({"edifice": "text", "in place of": "text"}))
def may_build(table: OathTable, player: str, rows: list[dict[str, Any]]) -> None:
    expect(chronicle_of(table.state).winner, player, "who builds")
    expected = [(row["edifice"], row["in place of"]) for row in rows]
    expect_set(chronicle_map.buildings(table.state), expected, "what may be built")


@then("nothing may be built")
def build_nothing(table: OathTable) -> None:
    expect_set(chronicle_map.buildings(table.state), [], "what may be built")


@then("{player:Player} may repair just {ruins:text+}")
def may_repair(table: OathTable, player: str, ruins: list[str]) -> None:
    expect(chronicle_of(table.state).winner, player, "who repairs")
    expect_set(chronicle_map.repairs(table.state), ruins, "what may be repaired")


@then("nothing may be repaired")
def repair_nothing(table: OathTable) -> None:
    expect_set(chronicle_map.repairs(table.state), [], "what may be repaired")


@then("the edifice {card:text} is intact")
def intact(table: OathTable, card: str) -> None:
    expect(table.state.card(card).kind, CardKind.EDIFICE, f"the side of {card}")


@then("the edifice {card:text} is in ruins")
def in_ruins(table: OathTable, card: str) -> None:
    expect(table.state.card(card).kind, CardKind.RUIN, f"the side of {card}")


@then("at {site:text} (lies|lie) just {things:Thing+}")
def at_site(table: OathTable, site: str, things: list[str]) -> None:
    """Cards and relics, in any order."""
    place = table.state.site(site)
    expect_set([*place.cards, *place.relics], things, f"what lies at {site}")


@then("at {site:text} lies nothing")
def nothing_at_site(table: OathTable, site: str) -> None:
    at_site(table, site, [])


@then("the map is now", table=Columns({"region": "Region", "site": "text?", "facedown": "Mark?"}))
def map_is(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """The slots of each region from top to bottom; a row without a site is an empty slot."""
    for region in Region:
        expected = [(row["site"], bool(row["facedown"])) for row in rows if row["region"] is region]
        slots = table.state.map[region]
        found = [(name, name is not None and not table.state.site(name).faceup) for name in slots]
        expect(found, expected, f"the sites of the {region}, and whether they are facedown")


@then("neither pawns nor warbands are on the map")
def no_pieces(table: OathTable) -> None:
    expect_set([name for name, player in table.state.players.items() if player.pawn], [], "the pawns on the map")
    expect_set([name for name, site in table.state.sites.items() if site.warbands], [], "the sites with warbands")


# --- step 4 -------------------------------------------------------------------------------------------------------


@given("the suits on the wheel are, clockwise, {suits:Suit+}")
def wheel(table: OathTable, suits: list[Suit]) -> None:
    if set(suits) != set(Suit) or len(suits) != len(Suit):
        raise InputError("the wheel does not show every suit once.", todo="State the six suits clockwise.")
    chronicle_of(table.state).wheel = suits


@when("{player:Player} chooses the suit {suit:Suit}")
def chooses_suit(table: OathTable, player: str, suit: Suit) -> None:
    if table.pending is not None:
        expect(table.pending.by, player, "who chooses the suit")
    table.pick(player, suit)


@when("the players choose the suit {suit:Suit}")
def players_choose_suit(table: OathTable, suit: Suit) -> None:
    """For the Prince."""
    table.pick(None, suit)


@then("the players choose a suit among {suits:Suit+}")
def players_choice_of_suit(table: OathTable, suits: list[Suit]) -> None:
    table.expect_choice("the players", suits)


@then("{player:Player} chooses a suit among {suits:Suit+}")
def choice_of_suit(table: OathTable, player: str, suits: list[Suit]) -> None:
    table.expect_choice(player, suits)


# --- step 6 -------------------------------------------------------------------------------------------------------


@given("{site:text} asks for {number:d} (relic|relics)")
def asks_for(table: OathTable, site: str, number: int) -> None:
    """As printed on the site."""
    table.state.site(site).relics_needed = number


@then("the Grand Scepter is kept for the next game")
def scepter_kept(table: OathTable) -> None:
    expect(chronicle_of(table.state).scepter_apart, True, f"whether the {GRAND_SCEPTER} is kept apart")


@then("{player:Player} has the (adviser|advisers) {cards:text+}")
def advisers(table: OathTable, player: str, cards: list[str]) -> None:
    expect_set(table.state.player(player).advisers, cards, f"the advisers of {player}")


@then("{player:Player} has no advisers")
def no_advisers(table: OathTable, player: str) -> None:
    expect_set(table.state.player(player).advisers, [], f"the advisers of {player}")


@then("{player:Player} has no Vision revealed")
def no_vision(table: OathTable, player: str) -> None:
    expect(table.state.player(player).vision, None, f"the Vision revealed by {player}")
