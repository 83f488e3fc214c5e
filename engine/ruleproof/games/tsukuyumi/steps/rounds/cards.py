"""Steps of a round: Oni turn cards and Moon Princess cards."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, Table, expect
from ruleproof.games.tsukuyumi.rules.rounds.phases import turn_over_card
from ruleproof.games.tsukuyumi.state import Board, Instruction
from ruleproof.games.tsukuyumi.steps.common import vocabulary


@vocabulary.given(
    "the Oni turn card {card:text} says",
    Columns({"section": "Section", "says": "text?", "Oni": "Oni?", "number": "d?", "area": "Area?", "points": "d?"}),
)
def turn_card(table: Table[Board], card: str, rows: list[dict[str, Any]]) -> None:
    """Production names Oni, number and area; a round objective its victory points."""
    table.state.cards.turns[card] = [
        Instruction(
            section=row["section"],
            says=row["says"] or "",
            oni=row["Oni"],
            number=row["number"],
            area=row["area"],
            points=row["points"],
        )
        for row in rows
    ]
    if card not in table.state.cards.turn_deck:
        table.state.cards.turn_deck = [*table.state.cards.turn_deck, card]


@vocabulary.when("the Oni turn card is turned over")
def turns_over(table: Table[Board]) -> None:
    table.do(turn_over_card)


@vocabulary.then("the turn effect {effect:text} is in force")
def effect_in_force(table: Table[Board], effect: str) -> None:
    expect(table.state.course.effect, effect, "the turn effect in force")


@vocabulary.then("no turn effect is in force")
def no_effect(table: Table[Board]) -> None:
    expect(table.state.course.effect, None, "the turn effect in force")


@vocabulary.then("the round objective is worth {points:d} (point|points)")
def objective_worth(table: Table[Board], points: int) -> None:
    objective = table.state.course.objective
    expect(objective.points if objective else None, points, "the points of the round objective")


@vocabulary.then("the round objective is {says:text}")
def objective_is(table: Table[Board], says: str) -> None:
    objective = table.state.course.objective
    expect(objective.says if objective else None, says, "the round objective")


@vocabulary.given("the Moon Princess deck is, from the top, {cards:text+}")
def princess_deck(table: Table[Board], cards: list[str]) -> None:
    table.state.cards.princess_deck = cards


@vocabulary.given("the Moon Princess cards {cards:text+} are discarded")
def princess_discards(table: Table[Board], cards: list[str]) -> None:
    table.state.cards.princess_discards = cards


@vocabulary.then("the discarded Moon Princess cards are {cards:text+}")
def princess_discarded(table: Table[Board], cards: list[str]) -> None:
    expect(table.state.cards.princess_discards, cards, "the discarded Moon Princess cards")


@vocabulary.then("no Moon Princess card is discarded")
def princess_not_discarded(table: Table[Board]) -> None:
    expect(table.state.cards.princess_discards, [], "the discarded Moon Princess cards")
