"""King Enma: setting up against him, his turn and the power level."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect
from ruleproof.games.night_parade.names import (
    CardName,
    Clan,
    Difficulty,
    Element,
    EnmaCard,
    PlotIcon,
    Power,
    Row,
    TileSide,
)
from ruleproof.games.night_parade.rules.solo import king_turn, setting_up
from ruleproof.games.night_parade.rules.solo.power import power_level
from ruleproof.games.night_parade.rules.solo.sides import king_of
from ruleproof.games.night_parade.state import NightTable
from ruleproof.games.night_parade.steps.common import asked, cards_of, given, once, read_card, then, when

# --- the table ------------------------------------------------------------------------------------------------------


@given("{clan:Clan} is King Enma")
def is_king(table: NightTable, clan: Clan) -> None:
    if len(table.state.players) != 2 or list(table.state.players)[-1] is not clan:
        raise InputError("King Enma has one opponent, who begins.", todo=f"Name two players, {clan} second.")
    table.state.king = clan


@given("the rows of the map", Columns({"row": "Row", "islands": "Island+"}))
def rows_of_map(table: NightTable, rows: list[dict[str, Any]]) -> None:
    """The islands of each row, from left to right."""
    once([row["row"] for row in rows], "each row")
    once([name for row in rows for name in row["islands"]], "each island")
    for row in rows:
        for column, name in enumerate(row["islands"]):
            table.state.island(name).place = (list(Row).index(row["row"]), column)


@given("the Enma pile is {cards:EnmaCard+}")
def enma_pile(table: NightTable, cards: list[EnmaCard]) -> None:
    """From the top."""
    once(cards, "each Enma Card")
    table.state.enma_pile = cards


@given("the revealed Hidden Plot scores {icons:PlotIcon+}")
def shared_plot(table: NightTable, icons: list[PlotIcon]) -> None:
    king_of(table)
    once(icons, "each icon of the Hidden Plot")
    table.state.shared_plot = icons


@given("{clan:Clan} starts with", Columns({"card": "Card", "element": "Element", "icons": "Icon+?"}))
def starts_with(table: NightTable, clan: Clan, rows: list[dict[str, Any]]) -> None:
    """What the clan brings into a solo game that is about to be set up."""
    if table.state.players:
        raise InputError(f"{clan} has its cards already.", todo="Say what is in its Parades.")
    if clan in table.state.starting_cards:
        raise InputError(f"{clan} starts with cards twice.", todo="Name all of them in one table.")
    table.state.starting_cards[clan] = [read_card(row) for row in rows]


@given(
    "Shikigami at the end of the King's {parade:Element} Parade",
    Columns({"card": "Card", "element": "Element", "icons": "Icon+?", "level": "d"}),
)
def parade_shikigami(table: NightTable, parade: Element, rows: list[dict[str, Any]]) -> None:
    cards_of(table, king_of(table), parade)
    cards = [read_card(row) for row in rows]
    if unfit := [card for card in cards if not card.fits(parade)]:
        raise InputError(f"{unfit[0].name} does not fit the {parade} Parade.", todo="Only one with Change fits any.")
    table.state.player(king_of(table)).parade_shikigami[parade] += cards


# --- what happens ---------------------------------------------------------------------------------------------------


@when("{human:Clan} faces King Enma, who plays {king:Clan}, at the {level:Difficulty} level")
def faces(table: NightTable, human: Clan, king: Clan, level: Difficulty) -> None:
    table.do(setting_up.face_king, human, king, level)


@when(
    "{human:Clan} faces King Enma, who plays {king:Clan} with the cards of {second:Clan} too, "
    "at the {level:Difficulty} level"
)
def faces_two(table: NightTable, human: Clan, king: Clan, second: Clan, level: Difficulty) -> None:
    table.do(setting_up.face_king, human, king, level, second)


@when("the islands are laid with the {side:TileSide} side up")
def lays(table: NightTable, side: TileSide) -> None:
    table.do(setting_up.lay_islands, side)


@when("the Hidden Plot that scores {icons:PlotIcon+} is revealed")
def reveals_plot(table: NightTable, icons: list[PlotIcon]) -> None:
    once(icons, "each icon of the Hidden Plot")
    table.do(setting_up.reveal_plot, icons)


@when("the Enma Cards are shuffled and piled as {cards:EnmaCard+}")
def piles_enma(table: NightTable, cards: list[EnmaCard]) -> None:
    table.do(setting_up.pile_enma_cards, cards)


@when("King Enma takes his turn")
def king_plays(table: NightTable) -> None:
    table.do(king_turn.king_turn)


@when("the power level is read")
def reads_power(table: NightTable) -> None:
    table.do(power_level)


# --- what can be seen -----------------------------------------------------------------------------------------------


@then("the Enma pile is {cards:EnmaCard+}")
def sees_enma_pile(table: NightTable, cards: list[EnmaCard]) -> None:
    expect(table.state.enma_pile, cards, "the Enma pile from the top")


@then("the Enma pile is empty")
def sees_no_enma_pile(table: NightTable) -> None:
    expect(table.state.enma_pile, [], "the Enma pile")


@then("the islands show the {side:TileSide} side")
def sees_tiles(table: NightTable, side: TileSide) -> None:
    expect(table.state.tiles, side, "the side of the islands")


@then("no side of the islands is chosen")
def sees_no_tiles(table: NightTable) -> None:
    expect(table.state.tiles, None, "the side of the islands")


@then("nobody is playing")
def sees_nobody(table: NightTable) -> None:
    expect(list(table.state.players), [], "who is playing")


@then("the Shikigami at the end of the King's {parade:Element} Parade are {cards:Card+}")
def sees_shikigami(table: NightTable, parade: Element, cards: list[CardName]) -> None:
    found = [card.name for card in table.state.player(king_of(table)).parade_shikigami[parade]]
    expect(found, cards, f"the King's Shikigami at the end of the {parade} Parade")


@then("no Shikigami is at the end of the King's {parade:Element} Parade")
def sees_no_shikigami(table: NightTable, parade: Element) -> None:
    sees_shikigami(table, parade, [])


@then("the power level is {power:Power}")
def sees_power(table: NightTable, power: Power) -> None:
    expect(asked(power_level, table), power, "the power level")
