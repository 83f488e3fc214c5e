"""The Chronicle: who has won, its eight steps, and what becomes of boards, map and cards."""

from __future__ import annotations

from typing import Any

from ruleproof.core import PLAYERS, Columns, InputError, Mismatch, Words, expect, expect_among, expect_set
from ruleproof.games.oath import chronicle, chronicle_decks, chronicle_map, flow
from ruleproof.games.oath.chronicle import Answer
from ruleproof.games.oath.names import GRAND_SCEPTER, CardKind, Region, Role, Suit
from ruleproof.games.oath.state import OathTable
from ruleproof.games.oath.state_cards import Card
from ruleproof.games.oath.steps.base import given, then, vocabulary, when

vocabulary.add_kind(Words("Answer", Answer))

# --- who has won --------------------------------------------------------------------------------------------------


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
    expect(table.state.chronicle.done + 1, number, "the next step of the Chronicle")


@then("the Chronicle is complete")
def complete(table: OathTable) -> None:
    expect(table.state.chronicle.done, 8, "the last step done")


# --- step 1 -------------------------------------------------------------------------------------------------------


@given("the goal references are {goals:Goal+}")
def goal_references(table: OathTable, goals: list[str]) -> None:
    table.state.goals = goals


@when("{player:Player} vows the goal {goal:Goal}")
def vows(table: OathTable, player: str, goal: str) -> None:
    """On their own account, or as the choice that step 1 leaves to them."""
    if table.pending is not None or table.state.chronicle.done > 0:
        table.pick(player, goal, rule="chronicle.steps")
    else:
        table.do(chronicle.vow, player, goal)


@then("{player:Player} chooses a goal among {goals:Goal+}")
def choice_of_goal(table: OathTable, player: str, goals: list[str]) -> None:
    table.expect_choice(player, goals)


@then("the players choose a goal among {goals:Goal+}")
def players_choice_of_goal(table: OathTable, goals: list[str]) -> None:
    """For the Prince."""
    table.expect_choice(PLAYERS, goals)


@then("{player:Player} may vow just {goals:Goal+}")
def may_vow(table: OathTable, player: str, goals: list[str]) -> None:
    expect_set(chronicle.goals_to_vow(table, player), goals, f"the goals {player} may vow")


@then("{player:Player} may vow {goals:Goal+}, among others")
def may_vow_among_others(table: OathTable, player: str, goals: list[str]) -> None:
    expect_among(chronicle.goals_to_vow(table, player), goals, f"the goals {player} may vow")


@then("{player:Player} may vow no goal")
def may_vow_nothing(table: OathTable, player: str) -> None:
    expect_set(chronicle.goals_to_vow(table, player), [], f"the goals {player} may vow")


@then("the goal of the next game is {goal:Goal}")
def next_goal(table: OathTable, goal: str) -> None:
    expect(table.state.chronicle.next_goal, goal, "the goal of the next game")


@then("no goal has been vowed")
def no_goal(table: OathTable) -> None:
    expect(table.state.chronicle.next_goal, None, "the goal of the next game")


# --- step 2 -------------------------------------------------------------------------------------------------------


@when("{player:Player} offers Citizenship to {exile:Player}")
def offers(table: OathTable, player: str, exile: str) -> None:
    table.do(chronicle.offer_citizenship, player, exile)


@when("{player:Player} {answer:Answer} the Citizenship")
def answers(table: OathTable, player: str, answer: Answer) -> None:
    table.pick(player, answer, rule="citizenship.offer")


@when("{player:Player} offers Citizenship to nobody else")
def offers_no_more(table: OathTable, player: str) -> None:
    table.do(chronicle.end_offers, player)


@then("{player:Player} may offer Citizenship just to {exiles:Player+}")
def may_offer(table: OathTable, player: str, exiles: list[str]) -> None:
    expect_set(chronicle.open_to_offers(table, player), exiles, f"the Exiles to whom {player} may make an offer")


@then("{player:Player} may offer Citizenship to {exiles:Player+}, among others")
def may_offer_among_others(table: OathTable, player: str, exiles: list[str]) -> None:
    expect_among(chronicle.open_to_offers(table, player), exiles, f"the Exiles to whom {player} may make an offer")


@then("nobody may be offered Citizenship")
def nobody_open(table: OathTable) -> None:
    for player in table.state.players:
        expect_set(chronicle.open_to_offers(table, player), [], f"the Exiles to whom {player} may make an offer")


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
    there = table.state.site(site)
    there.relics = [*there.relics, *relics]


@when("{player:Player} builds {edifice:text} in place of {denizen:text}")
def builds(table: OathTable, player: str, edifice: str, denizen: str) -> None:
    table.do(chronicle_map.build, player, edifice, denizen)


@when("{player:Player} repairs {ruin:text}")
def repairs(table: OathTable, player: str, ruin: str) -> None:
    table.do(chronicle_map.repair, player, ruin)


@when("{player:Player} neither builds nor repairs")
def passes_edifice(table: OathTable, player: str) -> None:
    table.do(chronicle_map.pass_edifice, player)


@then("{player:Player} may build just", table=Columns({"edifice": "text", "in place of": "text"}))
def may_build(table: OathTable, player: str, rows: list[dict[str, Any]]) -> None:
    expected = [(row["edifice"], row["in place of"]) for row in rows]
    expect_set(chronicle_map.buildings(table.state, player), expected, f"what {player} may build")


@then("{player:Player} may build {edifice:text} in place of {denizen:text}")
def may_build_this(table: OathTable, player: str, edifice: str, denizen: str) -> None:
    expect_among(chronicle_map.buildings(table.state, player), [(edifice, denizen)], f"what {player} may build")


@then("nothing may be built")
def build_nothing(table: OathTable) -> None:
    for player in table.state.players:
        expect_set(chronicle_map.buildings(table.state, player), [], f"what {player} may build")


@then("{player:Player} may repair just {ruins:text+}")
def may_repair(table: OathTable, player: str, ruins: list[str]) -> None:
    expect_set(chronicle_map.repairs(table.state, player), ruins, f"what {player} may repair")


@then("{player:Player} may repair {ruins:text+}, among others")
def may_repair_among_others(table: OathTable, player: str, ruins: list[str]) -> None:
    expect_among(chronicle_map.repairs(table.state, player), ruins, f"what {player} may repair")


@then("nothing may be repaired")
def repair_nothing(table: OathTable) -> None:
    for player in table.state.players:
        expect_set(chronicle_map.repairs(table.state, player), [], f"what {player} may repair")


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


@then("at {site:text} (lies|lie) {things:Thing+}, among others")
def at_site_among_others(table: OathTable, site: str, things: list[str]) -> None:
    place = table.state.site(site)
    expect_among([*place.cards, *place.relics], things, f"what lies at {site}")


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


@then("{site:text} lies in slot {slot:d} of the {region:Region}")
def lies_in_slot(table: OathTable, site: str, slot: int, region: Region) -> None:
    """Counted from the top of the region."""
    expect((table.state.region_of(site), table.state.slot_of(site)), (region, slot), f"the region and slot of {site}")


@then("neither pawns nor warbands are on the map")
def no_pieces(table: OathTable) -> None:
    expect_set([name for name, player in table.state.players.items() if player.pawn], [], "the pawns on the map")
    expect_set([name for name, site in table.state.sites.items() if site.warbands], [], "the sites with warbands")


# --- step 4 -------------------------------------------------------------------------------------------------------


@given("the suits on the wheel are, clockwise, {suits:Suit+}")
def wheel(table: OathTable, suits: list[Suit]) -> None:
    if set(suits) != set(Suit) or len(suits) != len(Suit):
        raise InputError("the wheel does not show every suit once.", todo="State the six suits clockwise.")
    table.state.wheel = suits


@when("{player:Player} chooses the suit {suit:Suit}")
def chooses_suit(table: OathTable, player: str, suit: Suit) -> None:
    table.pick(player, suit, rule="archive.tie")


@when("the players choose the suit {suit:Suit}")
def players_choose_suit(table: OathTable, suit: Suit) -> None:
    """For the Prince."""
    table.pick(PLAYERS, suit, rule="archive.tie")


@then("the players choose a suit among {suits:Suit+}")
def players_choice_of_suit(table: OathTable, suits: list[Suit]) -> None:
    table.expect_choice(PLAYERS, suits)


@then("{player:Player} chooses a suit among {suits:Suit+}")
def choice_of_suit(table: OathTable, player: str, suits: list[Suit]) -> None:
    table.expect_choice(player, suits)


# --- step 5 -------------------------------------------------------------------------------------------------------


def the_stack(table: OathTable) -> list[str]:
    """The cards of which some go to the Dispossessed, asked when step 5 comes next."""
    if flow.why_not_step(table.state, 5):
        raise Mismatch("step 5 of the Chronicle does not come next")
    return chronicle_decks.cards_to_shuffle(table.state)


@then("just {cards:Thing+} may go to the Dispossessed")
def may_leave(table: OathTable, cards: list[str]) -> None:
    """When step 5 comes next."""
    expect_set(the_stack(table), cards, "the cards that may go to the Dispossessed")


@then("{cards:Thing+} cannot go to the Dispossessed")
def cannot_leave(table: OathTable, cards: list[str]) -> None:
    """When step 5 comes next."""
    for card in cards:
        table.state.card(card)
    stack = the_stack(table)
    expect_set([card for card in cards if card in stack], [], "those of these cards that may go to the Dispossessed")


@then("{number:d} of {stack:d} (card has|cards have) gone to the Dispossessed")
def have_left(table: OathTable, number: int, stack: int) -> None:
    """In step 5, from the stack of discards."""
    found = (table.state.chronicle.dispossessed, table.state.chronicle.stack_size)
    expect(found, (number, stack), "the cards gone to the Dispossessed, and of how many")


# --- step 6 -------------------------------------------------------------------------------------------------------


@given("{site:text} asks for {number:d} (relic|relics)")
def asks_for(table: OathTable, site: str, number: int) -> None:
    """As printed on the site."""
    table.state.site(site).relics_needed = number


@then("the Grand Scepter is kept for the next game")
def scepter_kept(table: OathTable) -> None:
    expect(table.state.chronicle.scepter_apart, True, f"whether the {GRAND_SCEPTER} is kept apart")


@then("{player:Player} has the (adviser|advisers) {cards:text+}")
def advisers(table: OathTable, player: str, cards: list[str]) -> None:
    expect_set(table.state.player(player).advisers, cards, f"the advisers of {player}")


@then("{player:Player} has no advisers")
def no_advisers(table: OathTable, player: str) -> None:
    expect_set(table.state.player(player).advisers, [], f"the advisers of {player}")


@then("{player:Player} has no Vision revealed")
def no_vision(table: OathTable, player: str) -> None:
    expect(table.state.player(player).vision, None, f"the Vision revealed by {player}")


# --- step 8 -------------------------------------------------------------------------------------------------------


@then("the piles of the new world deck have {sizes:d+} cards")
def sees_piles(table: OathTable, sizes: list[int]) -> None:
    """The one that began as 10, the one that began as 15, and the rest, with their Visions."""
    expect(table.state.chronicle.piles, sizes, "the cards in the three piles")
