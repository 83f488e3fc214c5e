"""Steps 4 to 8 of the Chronicle, and the decks, piles and the box: what lies in them, and how they are shuffled."""

from __future__ import annotations

from typing import Any

from ruleproof.core import PLAYERS, Columns, InputError, Mismatch, expect, expect_among, expect_set
from ruleproof.games.oath.names import GRAND_SCEPTER, CardKind, Pile, Region, Shuffled, Suit
from ruleproof.games.oath.rules import chronicle_decks, flow
from ruleproof.games.oath.rules.shuffles import Shuffles
from ruleproof.games.oath.state import Card, OathTable, Site
from ruleproof.games.oath.steps.common import given, playing, then, when

REGIONS = {
    Pile.CRADLE_DISCARDS: Region.CRADLE,
    Pile.PROVINCES_DISCARDS: Region.PROVINCES,
    Pile.HINTERLAND_DISCARDS: Region.HINTERLAND,
}
OF_CARDS = (Pile.WORLD_DECK, Pile.DISCARDS, *REGIONS, Pile.ARCHIVE, Pile.DISPOSSESSED)


def pile_of(table: OathTable, pile: Pile) -> list[str]:
    state = table.state
    if pile is Pile.DISCARDS:
        return [card for region in Region for card in state.discards[region]]
    if pile in REGIONS:
        return state.discards[REGIONS[pile]]
    own = {
        Pile.WORLD_DECK: state.world_deck,
        Pile.ARCHIVE: state.archive,
        Pile.DISPOSSESSED: state.dispossessed,
        Pile.SITE_DECK: state.site_deck,
        Pile.RELIC_DECK: state.relic_deck,
        Pile.RELIQUARY: state.reliquary,
    }
    if pile in own:
        return own[pile]
    chronicle = state.chronicle
    return {Pile.VISIONS: chronicle.visions, Pile.STACK: chronicle.stack, Pile.BOX: chronicle.box}[pile]


# --- what lies in a pile ----------------------------------------------------------------------------------------------


@given("{pile:Pile} lie these cards", table=Columns({"card": "text", "kind": "CardKind?", "suit": "Suit?"}))
def cards_in_pile(table: OathTable, pile: Pile, rows: list[dict[str, Any]]) -> None:
    """From the top. A card without a kind is a denizen."""
    for row in rows:
        put_card(table, pile, row["card"], Card(kind=row["kind"] or CardKind.DENIZEN, suit=row["suit"]))


@given("{pile:Pile} (lies|lie) {number:d} more (denizen|denizens)")
def more_denizens(table: OathTable, pile: Pile, number: int) -> None:
    """Below the others, without a name that matters."""
    if number < 1:
        raise InputError(f"{number} is no number of more denizens.", todo="Write 1 or more, or leave the step out.")
    start = len(table.state.cards)
    for index in range(number):
        put_card(table, pile, f"#{start + index + 1}", Card())


def put_card(table: OathTable, pile: Pile, name: str, card: Card) -> None:
    if pile not in OF_CARDS:
        raise InputError(
            f"a scenario puts no cards {pile}.", todo=f"Put them {', '.join(str(one) for one in OF_CARDS)}."
        )
    if name in table.state.cards:
        raise InputError(f"the card {name!r} is stated twice.", todo="Give every card a name of its own.")
    table.state.cards[name] = card
    (table.state.discards[Region.CRADLE] if pile is Pile.DISCARDS else pile_of(table, pile)).append(name)


@given("{pile:Pile} (lies|lie), from the top, {things:Thing+}")
def things_in_pile(table: OathTable, pile: Pile, things: list[str]) -> None:
    """Sites or relics."""
    if pile not in (Pile.SITE_DECK, Pile.RELIC_DECK, Pile.RELIQUARY):
        raise InputError(
            f"only sites and relics are listed so, not what lies {pile}.", todo="State the cards in a table."
        )
    for name in things:
        if pile is Pile.SITE_DECK:
            if name in table.state.sites:
                raise InputError(f"the site {name!r} is stated twice.", todo="Give every site a name of its own.")
            table.state.sites[name] = Site(faceup=False)
        pile_of(table, pile).append(name)


@given("no shuffle changes the order of the cards")
def as_they_lie(table: OathTable) -> None:
    """Except shuffles whose outcome the scenario states."""
    table.chance = Shuffles(table.chance)
    table.chance.as_they_lie = True


@given("the shuffle {pile:Shuffled} brings {things:Thing+} to the top")
def brings_to_top(table: OathTable, pile: Shuffled, things: list[str]) -> None:
    """In this order; the other cards follow as they lay before."""
    table.chance = Shuffles(table.chance)
    table.chance.state_order(pile.pile, things)


@then("{pile:Pile} (lies|lie), from the top, {things:Thing+}")
def sees_order(table: OathTable, pile: Pile, things: list[str]) -> None:
    expect(pile_of(table, pile), things, f"what lies {pile}")


@then("{pile:Pile} (lies|lie) just {things:Thing+}")
def sees_things(table: OathTable, pile: Pile, things: list[str]) -> None:
    """In any order."""
    expect_set(pile_of(table, pile), things, f"what lies {pile}")


@then("{pile:Pile} (lies|lie) {things:Thing+}, among others")
def sees_some(table: OathTable, pile: Pile, things: list[str]) -> None:
    expect_among(pile_of(table, pile), things, f"what lies {pile}")


@then("{things:Thing+} (does|do) not lie {pile:Pile}")
def sees_none_of(table: OathTable, things: list[str], pile: Pile) -> None:
    for thing in things:
        if not table.state.knows(thing):
            raise InputError(f"there is no card, site or relic {thing!r}.", todo="Name one that the scenario states.")
    found = [thing for thing in things if thing in pile_of(table, pile)]
    expect_set(found, [], f"those of these that lie {pile}")


@then("{pile:Pile} lies nothing")
def sees_nothing(table: OathTable, pile: Pile) -> None:
    expect_set(pile_of(table, pile), [], f"what lies {pile}")


@then("{pile:Pile} (lies|lie) {number:d} (card|cards)")
def sees_number(table: OathTable, pile: Pile, number: int) -> None:
    expect(len(pile_of(table, pile)), number, f"the number of cards {pile}")


# --- step 4 -----------------------------------------------------------------------------------------------------------


@given("the suits on the wheel are, clockwise, {suits:Suit+}")
def wheel(table: OathTable, suits: list[Suit]) -> None:
    if set(suits) != set(Suit) or len(suits) != len(Suit):
        raise InputError("the wheel does not show every suit once.", todo="State the six suits clockwise.")
    table.state.wheel = suits


@when("{player:Player} chooses the suit {suit:Suit}")
def chooses_suit(table: OathTable, player: str, suit: Suit) -> None:
    table.pick(playing(table, player), suit, rule="archive.tie")


@when("the players choose the suit {suit:Suit}")
def players_choose_suit(table: OathTable, suit: Suit) -> None:
    """For the Prince."""
    table.pick(PLAYERS, suit, rule="archive.tie")


@then("the players choose a suit among {suits:Suit+}")
def players_choice_of_suit(table: OathTable, suits: list[Suit]) -> None:
    table.expect_choice(PLAYERS, suits)


@then("{player:Player} chooses a suit among {suits:Suit+}")
def choice_of_suit(table: OathTable, player: str, suits: list[Suit]) -> None:
    table.expect_choice(playing(table, player), suits)


# --- step 5 -----------------------------------------------------------------------------------------------------------


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


@then("{player:Player} has the (adviser|advisers) {cards:text+}")
def advisers(table: OathTable, player: str, cards: list[str]) -> None:
    expect_set(table.state.player(player).advisers, cards, f"the advisers of {player}")


@then("{player:Player} has no advisers")
def no_advisers(table: OathTable, player: str) -> None:
    expect_set(table.state.player(player).advisers, [], f"the advisers of {player}")


@then("{player:Player} has no Vision revealed")
def no_vision(table: OathTable, player: str) -> None:
    expect(table.state.player(player).vision, None, f"the Vision revealed by {player}")


# --- step 6 -----------------------------------------------------------------------------------------------------------


@given("{site:text} asks for {number:d} (relic|relics)")
def asks_for(table: OathTable, site: str, number: int) -> None:
    """As printed on the site."""
    table.state.site(site).relics_needed = number


@then("the Grand Scepter is kept for the next game")
def scepter_kept(table: OathTable) -> None:
    expect(table.state.chronicle.scepter_apart, True, f"whether the {GRAND_SCEPTER} is kept apart")


# --- step 8 -----------------------------------------------------------------------------------------------------------


@then("the piles of the new world deck have {sizes:d+} cards")
def sees_piles(table: OathTable, sizes: list[int]) -> None:
    """The one that began as 10, the one that began as 15, and the rest, with their Visions."""
    expect(table.state.chronicle.piles, sizes, "the cards in the three piles")


@then("the cards {first:d} to {last:d} of the world deck hold {visions:d} (Vision|Visions)")
def sees_visions(table: OathTable, first: int, last: int, visions: int) -> None:
    if not 1 <= first <= last <= len(table.state.world_deck):
        raise Mismatch(f"the world deck has {len(table.state.world_deck)} cards, not those from {first} to {last}")
    part = table.state.world_deck[first - 1 : last]
    found = [name for name in part if table.state.card(name).kind is CardKind.VISION]
    expect(len(found), visions, f"the Visions among the cards {first} to {last}")


@then("card {place:d} of the world deck is {card:Thing}")
def sees_card(table: OathTable, place: int, card: str) -> None:
    """Counted from the top."""
    expect(table.state.world_deck[place - 1 : place], [card], f"card {place} of the world deck")
