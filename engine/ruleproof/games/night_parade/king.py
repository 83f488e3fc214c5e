"""What King Enma decides: where he places, moves, fights and hides, and how his ties are broken."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ruleproof.core import InputError
from ruleproof.games.night_parade.change import counts_for_size
from ruleproof.games.night_parade.icons import Way, ways_to_move
from ruleproof.games.night_parade.state import PARADES, Clan, Element, Island, IslandName, NightTable, Piece, Player
from ruleproof.games.night_parade.throne import island_of_champion
from ruleproof.games.night_parade.torii import has_room

# --- who plays ----------------------------------------------------------------------------------------------------


def king_of(table: NightTable) -> Clan:
    if table.state.king is None:
        raise InputError("nobody plays King Enma.", todo="Say first which clan is King Enma.")
    return table.state.king


def human_of(table: NightTable) -> Clan:
    return next(clan for clan in table.state.players if clan is not king_of(table))


# --- Parades ------------------------------------------------------------------------------------------------------


def size(table: NightTable, player: Player, parade: Element) -> int:
    return sum(counts_for_size(card, table.readings) for card in player.parades[parade])


def longest(table: NightTable, player: Player, parades: Iterable[Element] = PARADES) -> list[Element]:
    """The longest of these Parades, from the top."""
    sizes = {parade: size(table, player, parade) for parade in parades}
    return [parade for parade in sizes if sizes[parade] == max(sizes.values())]


def parade_to_activate(table: NightTable) -> Element:
    """The longest whose Scroll is not flipped; then the one with the Champion Card; then the topmost."""
    player = table.state.player(king_of(table))
    ready = [parade for parade in PARADES if parade not in player.flipped]
    if not ready:
        raise InputError("all Scrolls of King Enma are flipped.", todo="Leave at least one as it is.")
    tied = longest(table, player, ready)
    with_champion = [parade for parade in tied if any(card.name.champion for card in player.parades[parade])]
    chosen = (with_champion or tied)[0]
    table.trace.applied("king.parade", "longest: {parades}; the King activates {parade}", parades=tied, parade=chosen)
    return chosen


# --- islands ------------------------------------------------------------------------------------------------------


def missing(table: NightTable, island: Island) -> int:
    """How many Meeples the King needs there for a Torii."""
    if table.readings["C40"] == "b":
        return island.name.number
    return island.name.number - island.meeples_of(king_of(table))


def those(islands: list[Island], wanted: Callable[[Island], bool]) -> list[Island]:
    """The islands that meet the wish, or all when none does."""
    return [island for island in islands if wanted(island)] or islands


def nearest_to_torii(table: NightTable, islands: list[Island]) -> list[Island]:
    """Of the islands that can still hold his Torii, those that need fewest Meeples."""
    king = king_of(table)
    open_to_him = [island for island in islands if has_room(island, king)]
    if not open_to_him:
        return islands
    least = min(missing(table, island) for island in open_to_him)
    return [island for island in open_to_him if missing(table, island) == least]


def where(island: Island) -> tuple[int, int]:
    if island.place is None:
        raise InputError(f"where {island.name} lies is not stated.", todo="Say in which rows the islands lie.")
    return island.place


def highest(table: NightTable, islands: list[Island]) -> Island:
    """The golden rule for coming in: the top row first, then from the left."""
    if len(islands) == 1:
        return islands[0]
    chosen = min(islands, key=where)
    names = [island.name for island in islands]
    table.trace.applied("king.golden-in", "{islands} are tied: {island}", islands=names, island=chosen.name)
    return chosen


def lowest(table: NightTable, islands: list[Island]) -> Island:
    """The golden rule for leaving: the bottom row first, then from the right."""
    if len(islands) == 1:
        return islands[0]
    chosen = max(islands, key=where)
    names = [island.name for island in islands]
    table.trace.applied("king.golden-out", "{islands} are tied: {island}", islands=names, island=chosen.name)
    return chosen


# --- where to -----------------------------------------------------------------------------------------------------


def island_to_place_on(table: NightTable, names: list[IslandName]) -> IslandName | None:
    """You first, then himself, then the island that needs fewest."""
    king, human = king_of(table), human_of(table)
    islands = [table.state.island(name) for name in names]
    if not islands:
        return None
    islands = those(islands, lambda island: island.meeples_of(human) > 0)
    islands = those(islands, lambda island: island.meeples_of(king) > 0)
    chosen = highest(table, nearest_to_torii(table, islands)).name
    table.trace.applied("king.place", "the King chooses {island}", island=chosen)
    return chosen


def island_for_champion(table: NightTable, names: list[IslandName]) -> IslandName | None:
    """Where your Champion is, else the island that needs fewest."""
    yours = island_of_champion(table, human_of(table))
    islands = [table.state.island(name) for name in names]
    if not islands:
        return None
    islands = those(islands, lambda island: island is yours)
    if table.readings["C39"] == "b" and yours not in islands:
        islands = those(islands, lambda island: island.meeples_of(king_of(table)) > 0)
    chosen = highest(table, nearest_to_torii(table, islands)).name
    table.trace.applied("king.champion", "the King chooses {island}", island=chosen)
    return chosen


def way_to_move(table: NightTable) -> Way | None:
    """The island to enter that needs fewest, then one where you are; from the lowest island next to it."""
    king, human = king_of(table), human_of(table)
    ways = ways_to_move(table, king)
    reach = [
        island
        for island in table.state.islands
        if has_room(island, king) and any(target == island.name for _, _, target in ways)
    ]
    if not reach:
        return None
    tied = those(nearest_to_torii(table, reach), lambda island: island.meeples_of(human) > 0)
    target = highest(table, tied).name
    origins = [table.state.island(name) for name in dict.fromkeys(way[1] for way in ways if way[2] == target)]
    origin = lowest(table, origins)
    table.trace.applied("king.move", "the King moves from {origin} to {target}", origin=origin.name, target=target)
    return origin.pieces_of(king)[0], origin.name, target


def island_to_fight_on(table: NightTable) -> IslandName | None:
    """Where both stand: the island that needs fewest, then one of the element of your last Parade."""
    king, human = king_of(table), human_of(table)
    shared = [one for one in table.state.islands if one.meeples_of(king) and one.meeples_of(human)]
    if not shared:
        return None
    element = table.state.player(human).last_parade
    tied = those(nearest_to_torii(table, shared), lambda island: island.name.element is element)
    chosen = highest(table, tied).name
    table.trace.applied("king.fight", "the King chooses {island}", island=chosen)
    return chosen


def piece_to_fight(table: NightTable, name: IslandName) -> Piece:
    """A standing Meeple first, the Champion last."""
    return table.state.island(name).pieces_of(human_of(table))[0]
