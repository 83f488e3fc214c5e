"""Steps about zones: what the campaign book says of them, revealing, travelling, and the enemies they bring."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_among, expect_set
from ruleproof.games.harakiri.names import CHARACTERS, ELEMENTS, MINIONS, Name, Square, Version
from ruleproof.games.harakiri.rules import questions
from ruleproof.games.harakiri.rules.enemies.elects import AI_DECK
from ruleproof.games.harakiri.rules.naming import require_minion
from ruleproof.games.harakiri.rules.setup import enemies, zones
from ruleproof.games.harakiri.rules.terrain import spawn_points
from ruleproof.games.harakiri.state import Arrival
from ruleproof.games.harakiri.steps.common import HarakiriTable, vocabulary

# --- what the campaign book says of zones -----------------------------------------------------------------------------


@vocabulary.given("the start squares of the zone {zone:text} are {squares:Square+}")
def start_squares(table: HarakiriTable, zone: str, squares: list[Square]) -> None:
    found = zones.zone_named(table.state, zone)
    if strange := [square for square in squares if square not in found.squares]:
        raise InputError(f"{strange[0]} is not part of the zone {zone!r}.", todo="Name squares of its tiles.")
    found.start = tuple(squares)


@vocabulary.given(
    "the zone {zone:text} brings",
    Columns(
        {
            "sign": "Sign",
            "creature": "Creature",
            "square": "Square",
            "life": "d?",
            "version": "Version?",
            "resistance": "d?",
        }
    ),
)
def brings(table: HarakiriTable, zone: str, rows: list[dict[str, Any]]) -> None:
    """Life is 1 where it does not matter; the version is that of a minion."""
    found = zones.zone_named(table.state, zone)
    for row in rows:
        if row["square"] not in found.squares:
            raise InputError(f"{row['square']} is not part of the zone {zone!r}.", todo="Name a square of its tiles.")
        if row["creature"].kind in CHARACTERS:
            raise InputError(f"{row['creature']} is a character.", todo="Name those whom the zone brings.")
        _require_effect(row)
        found.arrivals += (
            Arrival(
                who=row["creature"],
                sign=row["sign"],
                square=row["square"],
                life=row["life"] if row["life"] is not None else 1,
                improved=row["version"] is Version.IMPROVED,
                resistance=row["resistance"] or 0,
            ),
        )


def _require_effect(row: dict[str, Any]) -> None:
    """Versions are of minions, resistance tokens of vulnerable elements, life is of everybody else."""
    kind, who = row["creature"].kind, row["creature"]
    if row["version"] is not None and kind not in MINIONS:
        raise InputError(f"{who} has one version.", todo="State versions of minions.")
    if row["resistance"] is not None and kind not in ELEMENTS:
        raise InputError(f"{who} has no resistance tokens.", todo="State them of vulnerable elements.")
    if row["life"] is not None and kind in ELEMENTS:
        raise InputError(f"{who} has no life.", todo="State its resistance tokens.")


@vocabulary.given("the improved version of {enemy:Creature} has a movement of {movement:d}")
def improved_movement(table: HarakiriTable, enemy: Name, movement: int) -> None:
    require_minion(enemy)
    board = table.state.boards.get(enemy.kind)
    improved = table.state.improved_boards.get(enemy.kind) or (board.model_copy(deep=True) if board else None)
    if improved is None:
        raise InputError(f"the board of {enemy} is not stated.", todo="State its normal version first.")
    improved.movement = movement
    table.state.improved_boards[enemy.kind] = improved


@vocabulary.given("the AI cards are shuffled into {cards:text+}")
def ai_order(table: HarakiriTable, cards: list[str]) -> None:
    """The top card first."""
    table.chance.state_order(AI_DECK, cards)


# --- zones ------------------------------------------------------------------------------------------------------------


@vocabulary.when("the phase begins in the zone {zone:text}")
def phase_begins(table: HarakiriTable, zone: str) -> None:
    table.do(zones.begin_phase, zone)


@vocabulary.when("the zone {zone:text} is revealed")
def revealed(table: HarakiriTable, zone: str) -> None:
    table.do(zones.reveal, zone)


@vocabulary.when("{who:Creature} enters the zone {zone:text}")
def enters(table: HarakiriTable, who: Name, zone: str) -> None:
    table.do(zones.enter, who, zone)


@vocabulary.when("an effect brings {who:Creature} to {square:Square}")
def brought(table: HarakiriTable, who: Name, square: Square) -> None:
    """An event, an interaction or anything else that is not the setup of a zone."""
    if who not in table.state.places and not spawn_points.has_room(table.state, who, square):
        raise InputError(f"{who} cannot stand on {square}.", todo="Bring it to an empty square.")
    table.do(enemies.arrive, Arrival(who=who, sign=str(who.kind).removeprefix("the ")[0], square=square))


# --- what is seen -----------------------------------------------------------------------------------------------------


@vocabulary.then("the zones in play are {zones:text+}")
def zones_in_play(table: HarakiriTable, zones: list[str]) -> None:
    expect_set(table.state.zones, zones, "the zones in play")


@vocabulary.then("{square:Square} is a square of the tile {tile:text} in the zone {zone:text}")
def square_of_tile(table: HarakiriTable, square: Square, tile: str, zone: str) -> None:
    expect(zones.tile_of(table, square), (zone, tile), f"the zone and the tile of {square}")


@vocabulary.then("{creatures:Creature+} (is|are) in play")
def in_play(table: HarakiriTable, creatures: list[Name]) -> None:
    """Exactly these stand on a square."""
    expect_set(table.state.places, creatures, "who is in play")


@vocabulary.then("{creatures:Creature+} (is|are) in play, among others")
def in_play_among(table: HarakiriTable, creatures: list[Name]) -> None:
    expect_among(table.state.places, creatures, "who is in play")


@vocabulary.then("the boards of {creatures:Creature+} lie beside the zone {zone:text}")
def boards(table: HarakiriTable, creatures: list[Name], zone: str) -> None:
    expect(list(map(str, zones.boards_beside(table, zone))), list(map(str, creatures)), "the boards")


@vocabulary.then("no board lies beside the zone {zone:text}")
def no_boards(table: HarakiriTable, zone: str) -> None:
    expect(zones.boards_beside(table, zone), [], "the boards")


@vocabulary.then("{enemy:Creature} uses its {version:Version} version")
def version(table: HarakiriTable, enemy: Name, version: Version) -> None:
    require_minion(enemy)
    found = Version.IMPROVED if enemy.kind in table.state.improved else Version.NORMAL
    expect(found, version, f"the version of {enemy}")


@vocabulary.then("{enemy:Creature} can move {points:d}")
def can_move(table: HarakiriTable, enemy: Name, points: int) -> None:
    expect(questions.movement_of(table, enemy), points, f"the movement of {enemy}")


@vocabulary.then("{who:Creature} and {other:Creature} fight on the same side")
def same_side(table: HarakiriTable, who: Name, other: Name) -> None:
    expect(enemies.fights_beside(table, who, other), True, f"{who} and {other} on the same side")


@vocabulary.then("{who:Creature} and {other:Creature} fight on different sides")
def different_sides(table: HarakiriTable, who: Name, other: Name) -> None:
    expect(enemies.fights_beside(table, who, other), False, f"{who} and {other} on the same side")


@vocabulary.then("the AI cards of {elect:Creature} lie in the order {cards:text+}")
def ai_deck(table: HarakiriTable, elect: Name, cards: list[str]) -> None:
    expect(list(table.state.ai_decks.get(elect.kind, ())), cards, f"the AI deck of {elect}")
