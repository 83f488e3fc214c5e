"""Steps about an enemy's attack: the dice and abilities of its board, and what protects against it."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, nearest
from ruleproof.games.harakiri.names import AbilityKind, AttackDie, Name, Priority, Protection
from ruleproof.games.harakiri.rules import states
from ruleproof.games.harakiri.state import EnemyAbility
from ruleproof.games.harakiri.steps.common import BLOW, HarakiriTable, board, effect_in, vocabulary
from ruleproof.games.harakiri.steps.enemies import SEQUENCES, listed


@vocabulary.given("the board of {enemy:Creature} shows the attack (die|dice) {dice:AttackDie+}")
def board_dice(table: HarakiriTable, enemy: Name, dice: list[AttackDie]) -> None:
    board(table, enemy).dice = tuple(dice)


@vocabulary.given(
    "the board of {enemy:Creature} shows these abilities",
    Columns({"ability": "text", "kind": "AbilityKind", **BLOW, "more targets": "d?"}),
)
def board_abilities(table: HarakiriTable, enemy: Name, rows: list[dict[str, Any]]) -> None:
    known = board(table, enemy).abilities
    for row in rows:
        if row["more targets"] and row["kind"] is AbilityKind.TECHNIQUE:
            raise InputError("a technique has no targets in an attack.", todo="Leave its more targets out.")
        known[row["ability"]] = EnemyAbility(kind=row["kind"], effect=effect_in(row))


@vocabulary.given("{ability:text} of {enemy:Creature} keeps those it damages from using Kami abilities")
def bars_kami(table: HarakiriTable, ability: str, enemy: Name) -> None:
    known = board(table, enemy).abilities
    if ability not in known:
        raise InputError(f"the board of {enemy} has no ability {ability!r}.", todo=nearest(ability, known))
    known[ability].bars_kami = True


@vocabulary.given("an event adds {hits:d} (hit|hits) to the attacks of {who:Creature}")
def event_hits(table: HarakiriTable, hits: int, who: Name) -> None:
    table.state.creature(who).event_hits += hits


@vocabulary.given(
    "with another {card:text} in play {elect:Creature} prefers {priority:Priority} and reads instead", SEQUENCES
)
def empowered_card_reads(
    table: HarakiriTable, card: str, elect: Name, priority: Priority, rows: list[dict[str, Any]]
) -> None:
    board(table, elect).empowered_cards[card] = listed(priority, rows)


@vocabulary.given("the AI (card|cards) {cards:text+} of {elect:Creature} (is|are) in play")
def given_in_play(table: HarakiriTable, cards: list[str], elect: Name) -> None:
    table.state.ai_in_play[elect.kind] = tuple(cards)


@vocabulary.then("the AI (card|cards) {cards:text+} of {elect:Creature} (is|are) in play")
def in_play(table: HarakiriTable, cards: list[str], elect: Name) -> None:
    expect(list(table.state.ai_in_play.get(elect.kind, ())), cards, f"the AI cards of {elect} in play")


@vocabulary.then("{who:Creature} has {armour:d} armour")
def armour_is(table: HarakiriTable, who: Name, armour: int) -> None:
    """What counts against an attack, with -1 armour tokens and being knocked down."""
    expect(states.protection(table, who, Protection.ARMOUR), armour, f"the armour of {who}")
