"""Steps about elects: what their AI cards read, and where the cards are."""

from __future__ import annotations

from typing import Any

from ruleproof.core import expect
from ruleproof.games.harakiri.boards import Priority
from ruleproof.games.harakiri.enemies import activate
from ruleproof.games.harakiri.names import Name
from ruleproof.games.harakiri.steps.boards import SEQUENCES, board, listed
from ruleproof.games.harakiri.steps.words import HarakiriTable, vocabulary


@vocabulary.given("on the AI card {card:text} {elect:Creature} prefers {priority:Priority} and reads", SEQUENCES)
def card_reads(table: HarakiriTable, card: str, elect: Name, priority: Priority, rows: list[dict[str, Any]]) -> None:
    board(table, elect).cards[card] = listed(priority, rows)


@vocabulary.given(
    "with another {card:text} in play {elect:Creature} prefers {priority:Priority} and reads instead", SEQUENCES
)
def empowered_card_reads(
    table: HarakiriTable, card: str, elect: Name, priority: Priority, rows: list[dict[str, Any]]
) -> None:
    board(table, elect).empowered_cards[card] = listed(priority, rows)


@vocabulary.given("the AI card {card:text} of {elect:Creature} stays in play")
def stays(table: HarakiriTable, card: str, elect: Name) -> None:
    board(table, elect).lasting_cards |= {card}


@vocabulary.given("the AI (card|cards) {cards:text+} of {elect:Creature} (is|are) in play")
def given_in_play(table: HarakiriTable, cards: list[str], elect: Name) -> None:
    table.state.ai_in_play[elect.kind] = tuple(cards)


@vocabulary.given("the discards of {elect:Creature} are {cards:text+}")
def given_discards(table: HarakiriTable, elect: Name, cards: list[str]) -> None:
    table.state.ai_discards[elect.kind] = tuple(cards)


@vocabulary.when("{enemy:Creature} activates")
def activates(table: HarakiriTable, enemy: Name) -> None:
    """For an elect, which draws a card; and for an enemy that does not get to roll."""
    table.do(activate, enemy)


@vocabulary.then("{elect:Creature} draws {card:text}")
def drew(table: HarakiriTable, elect: Name, card: str) -> None:
    activation = table.state.activation
    expect(activation and (activation.enemy, activation.card), (elect, card), "who draws, and the AI card")


@vocabulary.then("the AI (card|cards) {cards:text+} of {elect:Creature} (is|are) in play")
def in_play(table: HarakiriTable, cards: list[str], elect: Name) -> None:
    expect(list(table.state.ai_in_play.get(elect.kind, ())), cards, f"the AI cards of {elect} in play")


@vocabulary.then("the discards of {elect:Creature} are {cards:text+}")
def discards_are(table: HarakiriTable, elect: Name, cards: list[str]) -> None:
    expect(list(table.state.ai_discards.get(elect.kind, ())), cards, f"the discards of {elect}")


@vocabulary.then("{elect:Creature} has no discards")
def no_discards(table: HarakiriTable, elect: Name) -> None:
    expect(list(table.state.ai_discards.get(elect.kind, ())), [], f"the discards of {elect}")
