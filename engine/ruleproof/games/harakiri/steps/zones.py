"""Steps about zones: what the campaign book says of them, revealing, travelling, and the enemies they bring."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, Grid, InputError, expect, expect_among, expect_set
from ruleproof.games.harakiri import questions, setup, terrain
from ruleproof.games.harakiri.names import ELECTS, ELEMENTS, MINIONS, WANDERERS, Name, Square
from ruleproof.games.harakiri.state import Ground, Side
from ruleproof.games.harakiri.state_zones import Arrival, EventCard, EventColour, Zone
from ruleproof.games.harakiri.steps.words import HarakiriTable, Version, vocabulary
from ruleproof.games.harakiri.steps.zone import SYMBOLS, read_cell

TILE = Grid(SYMBOLS)


# --- what the campaign book says ----------------------------------------------------------------------------------


@vocabulary.given("the campaign book has the zone {zone:text} with the tile {tile:text}", TILE)
def hidden_tile(table: HarakiriTable, zone: str, tile: str, grid: dict[str, str]) -> None:
    """A zone that is not revealed yet. A second tile of the zone is drawn the same way."""
    ground = _drawn(table, grid, signs=False)
    _add_tile(table.state.chapter.zones.setdefault(zone, Zone()), tile, ground)
    table.state.unrevealed.update(ground)


@vocabulary.given("the zone {zone:text} has the tile {tile:text}", TILE)
def tile(table: HarakiriTable, zone: str, tile: str, grid: dict[str, str]) -> None:
    """A zone in play. A second tile of the zone is drawn the same way."""
    ground = _drawn(table, grid, signs=True)
    _add_tile(table.state.zones.setdefault(zone, Zone()), tile, ground)
    table.state.zone = {**table.state.zone, **ground}
    for text, cell in grid.items():
        if cell and (who := read_cell(table, cell)[1]):
            table.state.place(who, Square.named(text))


def _drawn(table: HarakiriTable, grid: dict[str, str], signs: bool) -> dict[Square, Ground]:
    ground = {}
    for text, cell in grid.items():
        if cell:
            terrain, who = read_cell(table, cell)
            if who and not signs:
                raise InputError(f"{who} stands on a zone not yet revealed.", todo="Say whom the zone brings instead.")
            ground[Square.named(text)] = Ground(terrain=terrain)
    if taken := [square for square in ground if square in table.state.zone or square in table.state.unrevealed]:
        raise InputError(f"{taken[0]} is drawn twice.", todo="Give each square of all zones a name of its own.")
    return ground


def _add_tile(zone: Zone, tile: str, ground: dict[Square, Ground]) -> None:
    if tile in zone.tiles:
        raise InputError(f"the tile {tile!r} is drawn twice.", todo="Keep one.")
    zone.tiles = {**zone.tiles, tile: tuple(ground)}


@vocabulary.given("the start squares of the zone {zone:text} are {squares:Square+}")
def start_squares(table: HarakiriTable, zone: str, squares: list[Square]) -> None:
    found = setup.zone_named(table.state, zone)
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
    found = setup.zone_named(table.state, zone)
    for row in rows:
        if row["square"] not in found.squares:
            raise InputError(f"{row['square']} is not part of the zone {zone!r}.", todo="Name a square of its tiles.")
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


@vocabulary.given("the zone {zone:text} has a {colour:EventColour} event card with {events:text+}")
def event_card(table: HarakiriTable, zone: str, colour: EventColour, events: list[str]) -> None:
    """The events of the card in the order in which they come."""
    found = setup.zone_named(table.state, zone)
    found.cards = (*found.cards, EventCard(colour=colour, hidden=tuple(events)))


@vocabulary.given("the zone {zone:text} has an empty {colour:EventColour} event card")
def used_event_card(table: HarakiriTable, zone: str, colour: EventColour) -> None:
    """All its events have been revealed."""
    found = setup.zone_named(table.state, zone)
    found.cards = (*found.cards, EventCard(colour=colour))


@vocabulary.given("the setup of the zone {zone:text} says that it has no events")
def no_events(table: HarakiriTable, zone: str) -> None:
    setup.zone_named(table.state, zone).eventless = True


@vocabulary.given("{wanderer:Creature} fights the characters")
def fights_characters(table: HarakiriTable, wanderer: Name) -> None:
    _side(table, wanderer, Side.SHOGUN)


@vocabulary.given("{wanderer:Creature} fights the followers of the Shōgun")
def fights_followers(table: HarakiriTable, wanderer: Name) -> None:
    _side(table, wanderer, Side.CHARACTERS)


def _side(table: HarakiriTable, wanderer: Name, side: Side) -> None:
    if wanderer.kind not in WANDERERS:
        raise InputError(f"{wanderer} is no wanderer.", todo="Name Landolfo or Sedik.")
    table.state.wanderers[wanderer] = side


@vocabulary.given("the improved version of {enemy:Creature} has a movement of {movement:d}")
def improved_movement(table: HarakiriTable, enemy: Name, movement: int) -> None:
    if enemy.kind not in MINIONS:
        raise InputError(f"{enemy} has no improved version.", todo="Name a minion.")
    board = table.state.boards.get(enemy.kind)
    improved = table.state.improved_boards.get(enemy.kind) or (board.model_copy(deep=True) if board else None)
    if improved is None:
        raise InputError(f"the board of {enemy} is not stated.", todo="State its normal version first.")
    improved.movement = movement
    table.state.improved_boards[enemy.kind] = improved


@vocabulary.given("the AI cards of {elect:Creature} are {cards:text+}")
def ai_cards(table: HarakiriTable, elect: Name, cards: list[str]) -> None:
    if elect.kind not in ELECTS:
        raise InputError(f"{elect} is no elect.", todo="Name an elect.")
    table.state.ai_decks[elect.kind] = tuple(cards)


@vocabulary.given("the AI cards are shuffled into {cards:text+}")
def ai_order(table: HarakiriTable, cards: list[str]) -> None:
    """The top card first."""
    table.chance.state_order("AI deck", cards)


# --- what happens -------------------------------------------------------------------------------------------------


@vocabulary.when("the phase begins in the zone {zone:text}")
def phase_begins(table: HarakiriTable, zone: str) -> None:
    table.do(setup.begin_phase, zone)


@vocabulary.when("the zone {zone:text} is revealed")
def revealed(table: HarakiriTable, zone: str) -> None:
    table.do(setup.reveal, zone)


@vocabulary.when("{who:Creature} enters the zone {zone:text}")
def enters(table: HarakiriTable, who: Name, zone: str) -> None:
    table.do(setup.enter, who, zone)


@vocabulary.when("a {colour:EventColour} event card is added to the zone {zone:text}")
def card_added(table: HarakiriTable, colour: EventColour, zone: str) -> None:
    table.do(setup.add_event_card, zone, colour)


@vocabulary.when("an effect brings {who:Creature} to {square:Square}")
def brought(table: HarakiriTable, who: Name, square: Square) -> None:
    """An event, an interaction or anything else that is not the setup of a zone."""
    if who not in table.state.places and not terrain.has_room(table.state, who, square):
        raise InputError(f"{who} cannot stand on {square}.", todo="Bring it to an empty square.")
    table.do(setup.arrive, Arrival(who=who, sign=who.kind.value.removeprefix("the ")[0], square=square))


# --- what is seen -------------------------------------------------------------------------------------------------


@vocabulary.then("the zones in play are {zones:text+}")
def zones_in_play(table: HarakiriTable, zones: list[str]) -> None:
    expect_set(table.state.zones, zones, "the zones in play")


@vocabulary.then("{square:Square} is a square of the tile {tile:text} in the zone {zone:text}")
def square_of_tile(table: HarakiriTable, square: Square, tile: str, zone: str) -> None:
    expect(setup.tile_of(table, square), (zone, tile), f"the zone and the tile of {square}")


@vocabulary.then("the zone {zone:text} has {number:d} event (card|cards) in omamori")
def omamori(table: HarakiriTable, zone: str, number: int) -> None:
    expect(len(setup.zone_named(table.state, zone).cards), number, f"the event cards of the zone {zone!r}")


@vocabulary.then("{creatures:Creature+} (is|are) in play")
def in_play(table: HarakiriTable, creatures: list[Name]) -> None:
    """Exactly these stand on a square."""
    expect_set(table.state.places, creatures, "who is in play")


@vocabulary.then("{creatures:Creature+} (is|are) in play, among others")
def in_play_among(table: HarakiriTable, creatures: list[Name]) -> None:
    expect_among(table.state.places, creatures, "who is in play")


@vocabulary.then("the boards of {creatures:Creature+} lie beside the zone {zone:text}")
def boards(table: HarakiriTable, creatures: list[Name], zone: str) -> None:
    expect([kind.value for kind in setup.boards_beside(table, zone)], [str(one) for one in creatures], "the boards")


@vocabulary.then("no board lies beside the zone {zone:text}")
def no_boards(table: HarakiriTable, zone: str) -> None:
    expect([kind.value for kind in setup.boards_beside(table, zone)], [], "the boards")


@vocabulary.then("{enemy:Creature} uses its {version:Version} version")
def version(table: HarakiriTable, enemy: Name, version: Version) -> None:
    found = Version.IMPROVED if enemy.kind in table.state.improved else Version.NORMAL
    expect(found.value, version.value, f"the version of {enemy}")


@vocabulary.then("{enemy:Creature} can move {points:d}")
def can_move(table: HarakiriTable, enemy: Name, points: int) -> None:
    expect(questions.movement_of(table, enemy), points, f"the movement of {enemy}")


@vocabulary.then("{who:Creature} and {other:Creature} fight on the same side")
def same_side(table: HarakiriTable, who: Name, other: Name) -> None:
    expect(setup.fights_beside(table, who, other), True, f"{who} and {other} on the same side")


@vocabulary.then("{who:Creature} and {other:Creature} fight on different sides")
def different_sides(table: HarakiriTable, who: Name, other: Name) -> None:
    expect(setup.fights_beside(table, who, other), False, f"{who} and {other} on the same side")


@vocabulary.then("the AI cards of {elect:Creature} lie in the order {cards:text+}")
def ai_deck(table: HarakiriTable, elect: Name, cards: list[str]) -> None:
    expect(list(table.state.ai_decks.get(elect.kind, ())), cards, f"the AI deck of {elect}")
