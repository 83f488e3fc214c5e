"""The vocabulary that every chapter adds its steps to, the steps of several chapters, and what all steps need."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Concatenate, ParamSpec

from ruleproof.core import (
    PLAYERS,
    Columns,
    Grid,
    InputError,
    Mismatch,
    Table,
    Vocabulary,
    expect,
    expect_among,
    expect_set,
    nearest,
)
from ruleproof.games.harakiri.kinds import KINDS
from ruleproof.games.harakiri.names import ELEMENTS, Colour, Name, Part, Square, Terrain
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.rules.naming import require_enemy
from ruleproof.games.harakiri.state import Board, Creature, Effect, Ground, Harakiri, Turn, Zone

HarakiriTable = Table[Harakiri]
P = ParamSpec("P")
Rolled = Callable[Concatenate[HarakiriTable, P], object]
vocabulary = Vocabulary()
for _kind in KINDS:
    vocabulary.add_kind(_kind)


def begun(table: HarakiriTable, part: Part) -> None:
    """A Given says that this part of a round has begun."""
    now = table.state.round
    now.part, now.stated, now.number = part, True, max(1, now.number)


def rolling(act: Callable[Concatenate[HarakiriTable, P], object], die: str, *faces: int) -> Rolled[P]:
    """The act with its rolls, which belong to it and are taken back with it when it is refused."""

    def roll_and_act(table: HarakiriTable, /, *args: P.args, **kwargs: P.kwargs) -> object:
        table.chance.state_roll(die, *faces)
        return act(table, *args, **kwargs)

    return roll_and_act


def pick(table: HarakiriTable, by: Name | str, option: object, *rules: str) -> None:
    """`by` takes `option` of a choice that one of these rules leaves; while another one is open, that comes first."""
    if table.pending is not None and table.pending.rule not in rules:
        table.do(_nothing)
    else:
        table.pick(by, option, rule=rules[0])


def _nothing(table: HarakiriTable) -> None:
    """What cannot happen while a choice is open."""


def board(table: HarakiriTable, enemy: Name) -> Board:
    """The board of an enemy, to be stated."""
    require_enemy(enemy)
    return table.state.boards.setdefault(enemy.kind, Board())


BLOW: Mapping[str, str] = {"hits": "d?", "ignores": "Protection+?", "leaves": "State+?"}
"""The columns that state what something adds to an attack that hits."""
EFFECT: Mapping[str, str] = {**BLOW, "rerolls": "d?", "more targets": "d?"}
"""Those of a weapon or an ability of a character. Enemies do not reroll, and yin-yang effects come after the roll."""


def effect_in(row: Mapping[str, Any]) -> Effect:
    """The effect that a row with these columns states."""
    return Effect(
        hits=row["hits"] or 0,
        ignores=tuple(row["ignores"] or ()),
        leaves=tuple(row["leaves"] or ()),
        rerolls=row.get("rerolls") or 0,
        action_points=row.get("action points") or 0,
        more_targets=row.get("more targets") or 0,
    )


def turn_of(table: HarakiriTable, who: Name) -> Turn:
    """The activation of a character in progress."""
    turn = table.state.turn
    if turn is None or turn.who != who:
        raise Mismatch(f"it is not the activation of {who}")
    return turn


# --- creatures and the zone -------------------------------------------------------------------------------------------


_TERRAIN = {
    ".": Terrain.NORMAL,
    "*": Terrain.OBSTACLE,
    "#": Terrain.INACCESSIBLE,
    "~": Terrain.DIFFICULT,
    "%": Terrain.SPECIAL,
}
SYMBOLS = (
    ". normal, * obstacle, # inaccessible, ~ difficult, % special, empty: no square;"
    " a creature's sign alone or behind these"
)


@vocabulary.given(
    "these creatures",
    Columns(
        {
            "sign": "Sign",
            "creature": "Creature",
            "life": "d?",
            "full life": "d?",
            "armour": "d?",
            "defence": "d?",
            "power": "d?",
            "knowledge": "d?",
            "dexterity": "d?",
            "spirit": "d?",
            "resistance": "d?",
        }
    ),
)
def creatures(table: HarakiriTable, rows: list[dict[str, Any]]) -> None:
    """Life is 1 and full where it does not matter; what else is left out is 0."""
    known = dict(table.state.creatures)
    for row in rows:
        numbers = {name.replace(" ", "_"): value for name, value in row.items() if isinstance(value, int)}
        element = row["creature"].kind in ELEMENTS
        if strange := [name for name in numbers if (name == "resistance") is not element]:
            todo = "State its resistance tokens." if element else "State them of vulnerable elements."
            raise InputError(f"{row['creature']} has no {strange[0].replace('_', ' ')}.", todo=todo)
        if not element:
            numbers.setdefault("life", 1)
            numbers.setdefault("full_life", numbers["life"])
        if row["creature"] in known or any(one.sign == row["sign"] for one in known.values()):
            raise InputError(f"{row['creature']} or the sign {row['sign']!r} is listed twice.", todo="Keep one.")
        known[row["creature"]] = Creature(sign=row["sign"], **numbers)
    table.state.creatures = known


@vocabulary.given(
    "the zone",
    Grid(SYMBOLS),
)
def zone(table: HarakiriTable, grid: dict[str, str]) -> None:
    """Drawn again, it is another zone: whoever is not on it is in play no more."""
    squares: dict[Square, Ground] = {}
    places: dict[Name, Square] = {}
    for text, cell in grid.items():
        if not cell:
            continue
        square = Square.named(text)
        terrain, who = read_cell(table, cell)
        squares[square] = Ground(terrain=terrain)
        if who:
            if who in places:
                raise InputError(f"{who} stands twice on the zone.", todo="Keep one.")
            places[who] = square
    table.state.places = {}
    table.state.zone = squares
    table.state.places = places


def read_cell(table: HarakiriTable, cell: str) -> tuple[Terrain, Name | None]:
    """What a square of a drawn zone is made of, and who stands on it."""
    terrain, sign = (cell[0], cell[1:]) if cell[0] in _TERRAIN else (".", cell)
    if not sign:
        return _TERRAIN[terrain], None
    signs = {creature.sign: name for name, creature in table.state.creatures.items()}
    if sign not in signs:
        hint = nearest(sign, signs) or f"Known signs: {', '.join(signs) or 'none'}."
        raise InputError(f"no creature has the sign {sign!r}.", todo=hint)
    return _TERRAIN[terrain], signs[sign]


@vocabulary.given("its levels", Grid("the height of each square, a whole number"))
def levels(table: HarakiriTable, grid: dict[str, str]) -> None:
    for text, cell in grid.items():
        square = Square.named(text)
        if square not in table.state.zone:
            raise InputError(f"{square} is not part of the zone.", todo="Draw the same squares as the zone has.")
        if not cell.lstrip("-").isdigit():
            raise InputError(f"{cell!r} is no level.", todo="Write a whole number.")
        table.state.zone[square].level = int(cell)


@vocabulary.given("a {colour:Colour} oracle card is in play")
def oracle(table: HarakiriTable, colour: Colour) -> None:
    table.state.oracle = colour


TILE = Grid(SYMBOLS)


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


# --- whose activation it is -------------------------------------------------------------------------------------------


@vocabulary.given("{who:Creature} has {points:d} action (point|points)")
def given_points(table: HarakiriTable, who: Name, points: int) -> None:
    hero_of(table.state, who).action_points = points


@vocabulary.given("it is the activation of {who:Creature}")
def given_activation(table: HarakiriTable, who: Name) -> None:
    """In progress already: nothing happens that its start would bring."""
    hero_of(table.state, who)
    table.state.turn = Turn(who=who)
    table.state.queue.current = who
    begun(table, Part.ACTIVATIONS)


# --- what the players choose ------------------------------------------------------------------------------------------


@vocabulary.when("the players choose {square:Square}")
def choose_square(table: HarakiriTable, square: Square) -> None:
    pick(table, PLAYERS, square, "golden.tie", "move.tie", "spawn.tie", "zone.start")


@vocabulary.when("the players choose {who:Creature}")
def choose_creature(table: HarakiriTable, who: Name) -> None:
    pick(
        table,
        PLAYERS,
        who,
        "golden.tie",
        "target.tie",
        "target.element",
        "queue.choose",
        "queue.elects",
        "counter.enemy",
    )


@vocabulary.then("the players choose between {squares:Square+}")
def squares_offered(table: HarakiriTable, squares: list[Square]) -> None:
    table.expect_choice(PLAYERS, squares)


@vocabulary.then("the players choose between {creatures:Creature+}")
def creatures_offered(table: HarakiriTable, creatures: list[Name]) -> None:
    table.expect_choice(PLAYERS, creatures)


# --- what is seen -----------------------------------------------------------------------------------------------------


@vocabulary.then("{who:Creature} stands on {square:Square}")
def stands(table: HarakiriTable, who: Name, square: Square) -> None:
    expect(table.state.square_of(who), square, f"the square of {who}")


@vocabulary.then("{who:Creature} has {life:d} life")
def has_life(table: HarakiriTable, who: Name, life: int) -> None:
    expect(table.state.creature(who).life, life, f"the life of {who}")


@vocabulary.then("{creatures:Creature+} (is|are) defeated")
def defeated(table: HarakiriTable, creatures: list[Name]) -> None:
    expect_set(table.state.defeated, creatures, "the defeated")


@vocabulary.then("{creatures:Creature+} (is|are) defeated, among others")
def defeated_among(table: HarakiriTable, creatures: list[Name]) -> None:
    """Perhaps with others."""
    expect_among(table.state.defeated, creatures, "the defeated")


@vocabulary.then("nobody is defeated")
def nobody_defeated(table: HarakiriTable) -> None:
    expect_set(table.state.defeated, [], "the defeated")
