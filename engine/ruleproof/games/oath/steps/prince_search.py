"""The Prince draws and plays a card, and a relationship advances."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_set
from ruleproof.games.oath.names import Column, Quadrant, Region, Suit
from ruleproof.games.oath.rules.prince_search import search_and_play
from ruleproof.games.oath.state import CannotPlayBox, OathTable, RelationshipSpace
from ruleproof.games.oath.steps.common import given, then, when

QUOTED = {Quadrant.UPPER_LEFT: [Column.FRIENDS]}
"""All that the book quotes of the texts in the quadrants."""

# --- what is printed --------------------------------------------------------------------------------------------------


@given("the {quadrant:Quadrant} quadrant asks for {columns:Column+}")
def asks(table: OathTable, quadrant: Quadrant, columns: list[Column]) -> None:
    """In this order."""
    table.state.prince_turn.mind.asks[quadrant] = columns


@given("the quadrants ask for what the book quotes")
def quoted(table: OathTable) -> None:
    """The upper left one for Friends; of the others nothing is known."""
    table.state.prince_turn.mind.asks |= {quadrant: list(columns) for quadrant, columns in QUOTED.items()}


@given(
    "the Cannot Play Card boxes",
    table=Columns({"quadrant": "Quadrant", "favor": "d?", "shields": "d?", "other": "text?"}),
)
def cannot_play_boxes(table: OathTable, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        box = CannotPlayBox(favor=row["favor"] or 0, shields=row["shields"] or 0, other=row["other"])
        table.state.prince_turn.mind.boxes[row["quadrant"]] = box


@given(
    "the relationship spaces",
    table=Columns({"column": "Column", "row": "d", "actions": "d?", "markers": "Suit+?"}),
)
def relationship_spaces(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """Rows are counted from the bottom; the Unaligned box is row 0. Markers stand from left to right."""
    spaces = [
        RelationshipSpace(column=row["column"], row=row["row"], actions=row["actions"], markers=row["markers"] or [])
        for row in rows
    ]
    places = [(space.column, space.row) for space in spaces]
    for column, row in places:
        if (column is Column.UNALIGNED) != (row == 0):
            raise InputError(f"{column} has no row {row}.", todo="Unaligned is row 0, the columns begin with row 1.")
        if places.count((column, row)) > 1:
            raise InputError(f"row {row} of {column} is stated twice.", todo="State every space once.")
    placed = [suit for space in spaces for suit in space.markers]
    for suit in Suit:
        if placed.count(suit) > 1:
            raise InputError(f"the marker of {suit} stands twice.", todo="Each suit has one marker.")
    table.state.board().relationships = spaces


@given("from Unaligned these suits go to", table=Columns({"suit": "Suit", "column": "Column"}))
def leads(table: OathTable, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        if row["column"] is Column.UNALIGNED:
            raise InputError("Unaligned does not lead to Unaligned.", todo="Write Friends or Conspirators.")
        table.state.prince_turn.mind.leads[row["suit"]] = row["column"]


@given("the top of the world deck is {cards:text+}")
def top_of_deck(table: OathTable, cards: list[str]) -> None:
    """Cards stated before, the first to be drawn first."""
    if len(set(cards)) != len(cards):
        raise InputError("a card lies twice in the world deck.", todo="Name every card once.")
    for card in cards:
        table.state.card(card)
        table.state.take_card(card)
    table.state.world_deck = [*cards, *table.state.world_deck]


# --- what happens -----------------------------------------------------------------------------------------------------


@when("the Prince searches and plays a card")
def searches(table: OathTable) -> None:
    table.do(search_and_play)


# --- what can be seen -------------------------------------------------------------------------------------------------


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


@then("the top card of the {region:Region} discard pile is {card:text}")
def sees_discard(table: OathTable, region: Region, card: str) -> None:
    table.state.card(card)
    expect(table.state.discards[region][:1], [card], f"the top of the {region} discard pile")


@then("the tactics marker is on {value:d}")
def sees_tactics(table: OathTable, value: int) -> None:
    tactics = table.state.board().tactics
    expect(None if tactics.position is None else tactics.values[tactics.position], value, "the tactics marker")


@then("the Ambition box holds {favor:d} favor")
def sees_ambition(table: OathTable, favor: int) -> None:
    expect(table.state.board().ambition, favor, "favor in the Ambition box")


@then("the relationship markers are", table=Columns({"column": "Column", "row": "d", "markers": "Suit+"}))
def sees_relationships(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """Every space that holds markers, from left to right."""
    found = [(one.column, one.row, one.markers) for one in table.state.board().relationships if one.markers]
    expect_set(found, [(row["column"], row["row"], row["markers"]) for row in rows], "the relationship markers")


@then("the relationship marker of {suit:Suit} is in row {row:d} of {column:Column}")
def sees_relationship(table: OathTable, suit: Suit, row: int, column: Column) -> None:
    """Unaligned is row 0."""
    space = table.state.board().space_of(suit)
    found = None if space is None else (space.column, space.row)
    expect(found, (column, row), f"the column and row of {suit}")
