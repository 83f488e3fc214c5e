"""Starting areas, Home tokens and starting units."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, choose
from ruleproof.games.tsukuyumi.names import Faction
from ruleproof.games.tsukuyumi.rules.flow import require_player
from ruleproof.games.tsukuyumi.state import Board, Units

STARTING_AREAS = {Faction.LORDS_OF_THE_LOST_SEA: 2}
"""How many starting areas a faction marks, where it is not 1."""
HOME_TOKENS = (Faction.LORDS_OF_THE_LOST_SEA, Faction.SENTINELS)
"""Who has a Home token."""


def mark_starting_areas(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    lords = faction is Faction.LORDS_OF_THE_LOST_SEA
    rule = "home.lords" if lords else "home.place"
    number = STARTING_AREAS.get(faction, 1)
    if len(set(areas)) != number:
        values = {"faction": faction, "number": number, "areas": areas}
        raise Refusal(rule, "the {faction} mark {number}, not {areas}", **values)
    require_player(table.state, faction)
    if faction in table.state.preparation.starting_areas:
        raise Refusal(rule, "the {faction} have marked where they start", faction=faction)
    table.state.preparation.starting_areas[faction] = areas
    table.trace.applied(rule, "the {faction} start from {areas}", faction=faction, areas=areas)


def place_home_token(table: Table[Board], faction: Faction) -> Act[None]:
    """The Lords choose one of their starting areas, the Sentinels one of their portals."""
    board = table.state
    if faction is Faction.LORDS_OF_THE_LOST_SEA:
        rule, places = "home.lords", board.preparation.starting_areas.get(faction, [])
    elif faction is Faction.SENTINELS:
        rule, places = "home.sentinels", board.preparation.portals.get(faction, [])
    else:
        raise Refusal("parts.tokens", "the {faction} have no Home token", faction=faction)
    require_player(board, faction)
    if faction in board.home_tokens:
        raise Refusal(rule, "the Home token of the {faction} lies on the board", faction=faction)
    if not places:
        raise InputError(f"where the Home token of the {faction} can lie is not stated.", todo="State the areas.")
    area = yield from choose(faction, "where the Home token lies", places, rule=rule)
    board.home_tokens[faction] = area
    table.trace.applied(rule, "the Home token of the {faction} lies in {area}", faction=faction, area=area)


def starting_unit_areas(board: Board, faction: Faction) -> list[str]:
    """Where this player can put a starting unit, in the order of the map."""
    starts = board.preparation.starting_areas.get(faction)
    if not starts:
        raise InputError(f"the {faction} have no starting area.", todo="State it first.")
    found = set(starts)
    for start in starts:
        found |= {near for near in board.areas[start].neighbours if frozenset((start, near)) not in board.blocks}
    home = board.homezones.get(faction, set())
    found |= home - board.preparation.blocked_homes.get(faction, set())
    return [name for name in board.areas if name in found]


def place_starting_unit(table: Table[Board], faction: Faction, unit: str) -> Act[None]:
    """Conquest points and life of the unit are base-game data and play no part here."""
    board = table.state
    require_player(board, faction)
    options = starting_unit_areas(board, faction)
    for name in board.areas:
        if name not in options:
            because = "it is neither the starting area nor adjacent to it or to the Homezone, or a Block is in between"
            table.trace.rejected("home.units", "no starting unit in {area}", because=because, area=name)
    name = yield from choose(faction, "where the starting unit goes", options, rule="home.units")
    area = board.areas[name]
    same = next((group for group in area.units_of(faction) if group.name == unit), None)
    if same:
        same.number += 1
    else:
        area.units = [*area.units, Units(faction=faction, name=unit, number=1, points=0, life=1)]
    table.trace.applied("home.units", "a starting unit of the {faction} is in {area}", faction=faction, area=name)
