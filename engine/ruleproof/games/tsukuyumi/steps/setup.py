"""Setting up: the way to play, the box, factions, the board, cards and decks."""

from __future__ import annotations

from typing import Any

from ruleproof.core import PLAYERS, Columns, InputError, Pattern, Table, Words, expect, expect_set
from ruleproof.games.tsukuyumi.flow import set_up
from ruleproof.games.tsukuyumi.setup import (
    BOX,
    add_module,
    choose_faction,
    choose_mode,
    count_box,
    strongest_claim,
    take_modification,
    without_modification,
)
from ruleproof.games.tsukuyumi.setup.board import (
    Point,
    Tile,
    difficulty,
    lay_moon,
    lay_tiles,
    place_princess,
    place_priority_tokens,
    prepare_oni,
    take_from_box,
    take_track,
)
from ruleproof.games.tsukuyumi.setup.homes import mark_starting_areas, place_home_token, place_starting_unit
from ruleproof.games.tsukuyumi.state import SUPPLY, AreaKind, Board, Faction, Oni
from ruleproof.games.tsukuyumi.state_setup import Claim, Difficulty, Mode, Module, Part, Source
from ruleproof.games.tsukuyumi.steps.kinds import area_named, stated, vocabulary

vocabulary.add_kind(Pattern("Month", r"\d{4}-\d{2}", "a year and a month, such as 2019-09"))
vocabulary.add_kind(
    Words(
        "Mode",
        Mode,
        {Mode.COOPERATIVE: "cooperative-game", Mode.SOLO: "solo-mode", Mode.REGULAR: "regular-game"},
    )
)
vocabulary.add_kind(Words("Module", Module))
vocabulary.add_kind(Words("Part", Part))
vocabulary.add_kind(
    Words("Source", Source, {Source.TURN_EFFECT: "turn-effect", Source.MODIFICATION: "modification-card"})
)
vocabulary.add_kind(Words("Difficulty", Difficulty))


@vocabulary.given("a {mode:Mode} with {players:d} (player|players)")
def game(table: Table[Board], mode: Mode, players: int) -> None:
    _positive(players)
    stated(lambda: choose_mode(table, mode, players))


@vocabulary.when("the players want a {mode:Mode} with {players:d} (player|players)")
def wants_game(table: Table[Board], mode: Mode, players: int) -> None:
    _positive(players)
    table.do(set_up, "scope.modes", choose_mode, mode, players)


@vocabulary.then("it is a {mode:Mode} with {players:d} (player|players)")
def is_game(table: Table[Board], mode: Mode, players: int) -> None:
    found = table.state.preparation
    expect((found.mode, found.players), (mode, players), "the way to play and the number of players")


@vocabulary.given("these rules contradict each other", Columns({"source": "Source", "says": "text"}))
def claims(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    table.state.preparation.claims = [Claim(source=row["source"], says=row["says"]) for row in rows]


@vocabulary.when("the players look up which rule holds")
def look_up(table: Table[Board]) -> None:
    if not table.state.preparation.claims:
        raise InputError("no rules contradict each other.", todo="State what each source says.")
    table.do(strongest_claim)


@vocabulary.then("what holds is {rule:text}")
def holds(table: Table[Board], rule: str) -> None:
    expect(table.state.preparation.applies, rule, "what holds")


@vocabulary.when("the players want to use {module:Module}")
def wants_module(table: Table[Board], module: Module) -> None:
    table.do(set_up, "scope.modules", add_module, module)


@vocabulary.then("{modules:Module+} (is|are) used")
def modules_used(table: Table[Board], modules: list[Module]) -> None:
    expect_set(table.state.preparation.modules, modules, "the modules used")


@vocabulary.then("no other module is used")
def no_module(table: Table[Board]) -> None:
    expect_set(table.state.preparation.modules, [], "the modules used")


@vocabulary.given("the {faction:Faction} came out in {month:Month}")
def came_out(table: Table[Board], faction: Faction, month: str) -> None:
    table.state.preparation.released[faction] = month


@vocabulary.given("the players are, clockwise, {factions:Faction+}")
def players(table: Table[Board], factions: list[Faction]) -> None:
    if len(set(factions)) != len(factions):
        raise InputError("a faction is named twice.", todo="Name each player once.")
    table.state.seats = factions


@vocabulary.when("a player chooses the {faction:Faction}")
def chooses_faction(table: Table[Board], faction: Faction) -> None:
    table.do(set_up, "faction.choose", choose_faction, faction)


@vocabulary.then("the players are, clockwise, {factions:Faction+}")
def players_are(table: Table[Board], factions: list[Faction]) -> None:
    expect(table.state.seats, factions, "the players")


@vocabulary.when("the {faction:Faction} take the modification card of the {card:Faction}")
def takes_modification(table: Table[Board], faction: Faction, card: Faction) -> None:
    table.do(set_up, "faction.modification", take_modification, faction, card)


@vocabulary.then("the {factions:Faction+} still lack their modification card")
def lack_modification(table: Table[Board], factions: list[Faction]) -> None:
    expect_set(without_modification(table.state), factions, "the players without a modification card")


@vocabulary.then("every player has a modification card")
def all_modified(table: Table[Board]) -> None:
    expect_set(without_modification(table.state), [], "the players without a modification card")


@vocabulary.when("somebody counts the box", Columns({"part": "Part", "number": "d"}))
def counts(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    table.do(count_box, {row["part"]: row["number"] for row in rows})


@vocabulary.then("nothing of it is missing")
def nothing_missing(table: Table[Board]) -> None:
    expect(table.state.preparation.missing, {}, "what is missing")


@vocabulary.then("these parts are missing", Columns({"part": "Part", "number": "d"}))
def missing(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    expect(table.state.preparation.missing, {row["part"]: row["number"] for row in rows}, "what is missing")


@vocabulary.then("the {parts:Part+} of a whole box make {total:d}")
def sum_of(table: Table[Board], parts: list[Part], total: int) -> None:
    numbers = {part: number for parts in BOX.values() for part, number in parts.items()}
    expect(sum(numbers[part] for part in parts), total, "the sum")


@vocabulary.given("After the Moonfall is played too")
def moonfall(table: Table[Board]) -> None:
    table.state.preparation.moonfall = True


@vocabulary.given("the Moon lies in the centre")
def moon_lies(table: Table[Board]) -> None:
    """M0 in its centre and M1 to M6 around it, with their first Oni."""
    stated(lambda: lay_moon(table))


@vocabulary.when("the players lay out the Moon")
def lays_moon(table: Table[Board]) -> None:
    table.do(set_up, "board.moon", lay_moon)


@vocabulary.given("these area tiles lie around the Moon", Columns({"ground": "Ground", "number": "d", "value": "d?"}))
def tiles_lie(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """T1 to T12 in the ring around the Moon, T13 to T30 in the next, in the order of the rows."""
    stated(lambda: lay_tiles(table, _tiles(rows)))


@vocabulary.when("the players lay out these area tiles", Columns({"ground": "Ground", "number": "d", "value": "d?"}))
def lays_tiles(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """T1 to T12 in the ring around the Moon, T13 to T30 in the next, in the order of the rows."""
    table.do(set_up, "board.tiles", lay_tiles, _tiles(rows))


@vocabulary.then("{number:d} area tiles lie around the Moon")
def tiles_around(table: Table[Board], number: int) -> None:
    found = [area for area in table.state.areas.values() if area.kind is not AreaKind.MOON_AREA]
    expect((len(found), table.state.preparation.tiles), (number, number), "the area tiles")


@vocabulary.then("no area tiles lie around the Moon")
def no_tiles(table: Table[Board]) -> None:
    expect(table.state.preparation.tiles, 0, "the area tiles")


@vocabulary.then("the game is {difficulty:Difficulty}")
def game_is(table: Table[Board], difficulty: Difficulty) -> None:
    expect(table.state.preparation.difficulty, difficulty, "the difficulty")


@vocabulary.then("with {tiles:d} area tiles the game would be {expected:Difficulty}")
def would_be(table: Table[Board], tiles: int, expected: Difficulty) -> None:
    expect(difficulty(table, tiles), expected, f"the difficulty with {tiles} area tiles")


@vocabulary.then("{one:Area} lies next to {areas:Area+}")
def lies_next_to(table: Table[Board], one: str, areas: list[str]) -> None:
    """All its neighbours."""
    expect_set(area_named(table, one).neighbours, areas, f"the neighbours of {one}")


@vocabulary.when("the players place the Moon Princess")
def places_princess(table: Table[Board]) -> None:
    table.do(set_up, "board.princess", place_princess)


@vocabulary.when("the players put the Moon Princess between {areas:Area+}")
def puts_princess(table: Table[Board], areas: list[str]) -> None:
    for name in areas:
        area_named(table, name)
    table.pick(PLAYERS, Point(tuple(sorted(areas))), rule="board.princess")


@vocabulary.then("the players choose one of these intersections", Columns({"areas": "Area+"}))
def choice_of_point(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    table.expect_choice(PLAYERS, [Point(tuple(sorted(row["areas"]))) for row in rows])


@vocabulary.given("the starting (area|areas) of the {faction:Faction} (is|are) {areas:Area+}")
def starting_areas(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    for name in areas:
        area_named(table, name)
    stated(lambda: mark_starting_areas(table, faction, areas))


@vocabulary.when("the {faction:Faction} mark {areas:Area+} as starting (area|areas)")
def mark(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    for name in areas:
        area_named(table, name)
    table.do(set_up, "home.place", mark_starting_areas, faction, areas)


@vocabulary.then("the {faction:Faction} start from {areas:Area+}")
def start_from(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    expect_set(table.state.preparation.starting_areas.get(faction, []), areas, "the starting areas")


@vocabulary.then("the {faction:Faction} have no starting area")
def no_start(table: Table[Board], faction: Faction) -> None:
    expect_set(table.state.preparation.starting_areas.get(faction, []), [], "the starting areas")


@vocabulary.given("the portals of the {faction:Faction} are in {areas:Area+}")
def portals(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    for name in areas:
        area_named(table, name)
    table.state.preparation.portals[faction] = areas


@vocabulary.when("the {faction:Faction} place their Home token")
def places_home_token(table: Table[Board], faction: Faction) -> None:
    table.do(set_up, "home.tokens", place_home_token, faction)


@vocabulary.when("the {faction:Faction} place a starting unit {unit:text}")
def places_unit(table: Table[Board], faction: Faction, unit: str) -> None:
    table.do(set_up, "home.units", place_starting_unit, faction, unit)


@vocabulary.when("the {faction:Faction} choose {area:Area}")
def picks_area(table: Table[Board], faction: Faction, area: str) -> None:
    area_named(table, area)
    table.pick(faction, area, rule="home.units")


@vocabulary.then("the {faction:Faction} choose between {areas:Area+}")
def choice_of_faction(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    table.expect_choice(faction, areas)


@vocabulary.then("the Home token of the {faction:Faction} lies in {area:Area}")
def home_token_lies(table: Table[Board], faction: Faction, area: str) -> None:
    expect(table.state.home_tokens.get(faction), area, f"the Home token of the {faction.value}")


@vocabulary.given("the momentum track for {players:d} (player|players) ends at {last:d}")
def track_ends(table: Table[Board], players: int, last: int) -> None:
    table.state.preparation.tracks[players] = last


@vocabulary.when("the players take the momentum track for {players:d} (player|players)")
def takes_track(table: Table[Board], players: int) -> None:
    table.do(set_up, "track.setup", take_track, players)


@vocabulary.then("the momentum track ends at {last:d}")
def track_is(table: Table[Board], last: int) -> None:
    expect(table.state.track.last if table.state.track else None, last, "the last space of the momentum track")


@vocabulary.when("the players place the priority tokens")
def places_priority(table: Table[Board]) -> None:
    table.do(set_up, "priority.place", place_priority_tokens)


@vocabulary.then("priority tokens lie in just {areas:Area+}")
def priority_in(table: Table[Board], areas: list[str]) -> None:
    expect_set([name for name, area in table.state.areas.items() if area.priority], areas, "the priority tokens")


@vocabulary.then("{areas:Area+} (carries|carry) no priority token")
def no_priority(table: Table[Board], areas: list[str]) -> None:
    for name in areas:
        expect(area_named(table, name).priority, False, f"the priority token of {name}")


@vocabulary.when("the players prepare these Oni", Columns({"Oni": "Oni", "number": "d"}))
def prepares(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """From all the figures they own, with more legendary Oni than are used."""
    table.do(set_up, "pool.oni", prepare_oni, {row["Oni"]: row["number"] for row in rows}, 9)


@vocabulary.then("{number:d} Oni and {legendary:d} legendary Oni are used")
def used(table: Table[Board], number: int, legendary: int) -> None:
    board = table.state
    expect((sum(board.available.values()), board.preparation.legendary), (number, legendary), "the Oni used")


@vocabulary.then("these Oni go back to the box", Columns({"Oni": "Oni", "number": "d"}))
def back_to_box(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    returned = table.state.preparation.returned
    stated = {row["Oni"]: row["number"] for row in rows}
    for oni in SUPPLY:
        expect(returned.get(oni, 0), stated.get(oni, 0), f"{oni.value} back in the box")


@vocabulary.when("somebody wants another {oni:Oni} from the box")
def wants_oni(table: Table[Board], oni: Oni) -> None:
    table.do(take_from_box, oni)


def _tiles(rows: list[dict[str, Any]]) -> list[Tile]:
    return [Tile(row["ground"], row["value"] or 0) for row in rows for _ in range(row["number"])]


def _positive(players: int) -> None:
    if players < 1:
        raise InputError(f"{players} people cannot play.", todo="State at least 1.")
