"""Decks, piles and the box: what lies in them, and how they are shuffled."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ruleproof.core import Columns, InputError, Mismatch, Wording, Words, expect, expect_among, expect_set
from ruleproof.games.oath.names import CONSPIRACY, GRAND_SCEPTER, CardKind, Named, Region
from ruleproof.games.oath.shuffles import Shuffled, Shuffles
from ruleproof.games.oath.state import OathTable
from ruleproof.games.oath.state_cards import Card
from ruleproof.games.oath.state_map import Site
from ruleproof.games.oath.steps.base import given, then, vocabulary


class Pile(Named):
    """Where cards, sites and relics lie that are neither on the map nor with a player."""

    WORLD_DECK = "in the world deck"
    DISCARDS = "in the discard piles"
    CRADLE_DISCARDS = "in the Cradle discard pile"
    PROVINCES_DISCARDS = "in the Provinces discard pile"
    HINTERLAND_DISCARDS = "in the Hinterland discard pile"
    ARCHIVE = "in the Archive"
    DISPOSSESSED = "in the Dispossessed section"
    SITE_DECK = "in the site deck"
    RELIC_DECK = "in the relic deck"
    RELIQUARY = "in the Reliquary"
    VISIONS = "among the Visions set aside"
    STACK = "in the stack of discards"
    BOX = "in the World Box"


@dataclass(frozen=True)
class Things:
    """A card, a site or a relic by its name, the Grand Scepter or the Conspiracy."""

    name: str = "Thing"
    members: type | None = None

    def accepts(self, wording: Wording) -> str:
        return ", ".join(['a card, a site or a relic in "quotation marks"', *self._own_names(wording)])

    def pattern(self, wording: Wording) -> str:
        return "|".join(['"[^"]+"', *(re.escape(own) for own in self._own_names(wording))])

    def read(self, text: str, wording: Wording) -> str:
        return self._own_names(wording).get(text, text[1:-1])

    def write(self, value: str, wording: Wording) -> str:
        return next((own for own, name in self._own_names(wording).items() if name == value), f'"{value}"')

    def _own_names(self, wording: Wording) -> dict[str, str]:
        """Things that need no quotation marks, as the language words them."""
        return {wording.forms(self.name, f"the {name}", None)[0]: name for name in (GRAND_SCEPTER, CONSPIRACY)}


vocabulary.add_kind(Things())
vocabulary.add_kind(Words("Pile", Pile))
vocabulary.add_kind(Words("Shuffled", Shuffled))

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


# --- what is on the table -----------------------------------------------------------------------------------------


@given("{pile:Pile} lie these cards", table=Columns({"card": "text", "kind": "CardKind?", "suit": "Suit?"}))
def cards_in_pile(table: OathTable, pile: Pile, rows: list[dict[str, Any]]) -> None:
    """From the top. A card without a kind is a denizen."""
    for row in rows:
        put_card(table, pile, row["card"], Card(kind=row["kind"] or CardKind.DENIZEN, suit=row["suit"]))


@given("{pile:Pile} (lies|lie) {number:d} more (denizen|denizens)")
def more_denizens(table: OathTable, pile: Pile, number: int) -> None:
    """Below the others, without a name that matters."""
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


# --- what can be seen ---------------------------------------------------------------------------------------------


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
    found = [thing for thing in things if thing in pile_of(table, pile)]
    expect_set(found, [], f"those of these that lie {pile}")


@then("{pile:Pile} lies nothing")
def sees_nothing(table: OathTable, pile: Pile) -> None:
    expect_set(pile_of(table, pile), [], f"what lies {pile}")


@then("{pile:Pile} (lies|lie) {number:d} (card|cards)")
def sees_number(table: OathTable, pile: Pile, number: int) -> None:
    expect(len(pile_of(table, pile)), number, f"the number of cards {pile}")


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
