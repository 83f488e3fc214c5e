"""What King Enma prefers: where he places, moves, fights, and how his ties are broken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from ruleproof.core import InputError
from ruleproof.games.night_parade.names import PARADES, Element, IslandName, Piece
from ruleproof.games.night_parade.rules.change import counts_for_size
from ruleproof.games.night_parade.rules.icons import Way, has_room, ways_to_move
from ruleproof.games.night_parade.rules.solo.sides import human_of, king_of
from ruleproof.games.night_parade.rules.throne import island_of_champion
from ruleproof.games.night_parade.state import Card, Island, NightTable, Player

# --- Parades --------------------------------------------------------------------------------------------------------


def size(table: NightTable, player: Player, parade: Element) -> int:
    return sum(counts_for_size(card, table.readings) for card in player.parades[parade])


def longest(table: NightTable, player: Player, parades: Iterable[Element] = PARADES) -> list[Element]:
    """The longest of these Parades, from the top."""
    sizes = {parade: size(table, player, parade) for parade in parades}
    return [parade for parade in sizes if sizes[parade] == max(sizes.values())]


def topmost_longest(table: NightTable, player: Player, rule: str) -> Element:
    """The longest Parade; in a tie the topmost."""
    tied = narrow(table, rule, PARADES, longest(table, player), "another Parade is longer")
    return narrow(table, rule, tied, tied[:1], "further down than {best}")[0]


def parade_to_activate(table: NightTable) -> Element:
    """The longest whose Scroll is not flipped; then the one with the Champion Card; then the topmost."""
    player, rule = table.state.player(king_of(table)), "king.parade"
    ready = [parade for parade in PARADES if parade not in player.flipped]
    if not ready:
        raise InputError("all Scrolls of King Enma are flipped.", todo="Leave at least one as it is.")
    narrow(table, rule, PARADES, ready, "its Scroll is flipped")
    tied = narrow(table, rule, ready, longest(table, player, ready), "another Parade is longer")
    with_champion = [parade for parade in tied if any(card.name.champion for card in player.parades[parade])]
    tied = narrow(table, rule, tied, with_champion, "the Champion Card is in {best}")
    chosen = narrow(table, rule, tied, tied[:1], "further down than {best}")[0]
    table.trace.applied(rule, "the King activates {parade}", parade=chosen)
    return chosen


# --- criteria -------------------------------------------------------------------------------------------------------

T = TypeVar("T")


def narrow(table: NightTable, rule: str, many: Sequence[T], best: Sequence[T], because: str) -> Sequence[T]:
    """Go on with the best, or with all when none is; the trace names those that this criterion leaves out."""
    left_out = [one for one in many if one not in best]
    if not best or not left_out:
        return many
    table.trace.rejected(rule, "left out: {others}", because=because, others=_named(left_out), best=_named(best))
    return best


def _named(many: Sequence[object]) -> list[object]:
    return [one.name if isinstance(one, (Island, Card)) else one for one in many]


# --- islands --------------------------------------------------------------------------------------------------------


def missing(table: NightTable, island: Island) -> int:
    """How many Meeples the King needs there for a Torii."""
    if table.readings["C40"] == "b":
        return island.name.number
    return island.name.number - island.meeples_of(king_of(table))


def where_he_wins(table: NightTable, rule: str, islands: Sequence[Island]) -> Sequence[Island]:
    """Of the islands that can still hold his Torii, those that need fewest Meeples."""
    king = king_of(table)
    open_to_him = [island for island in islands if has_room(island, king)]
    if not open_to_him:
        return islands
    islands = narrow(table, rule, islands, open_to_him, "no Torii of his can stand there")
    least = min(missing(table, island) for island in islands)
    fewest = [island for island in islands if missing(table, island) == least]
    return narrow(table, rule, islands, fewest, "he needs fewer Meeples on {best}")


def where_he_is_not_alone(table: NightTable, rule: str, islands: Sequence[Island]) -> Sequence[Island]:
    """Those where you have Meeples."""
    human = human_of(table)
    return narrow(table, rule, islands, [one for one in islands if one.meeples_of(human)], "you have no Meeple there")


def where_his_are(table: NightTable, rule: str, islands: Sequence[Island]) -> Sequence[Island]:
    king = king_of(table)
    return narrow(table, rule, islands, [one for one in islands if one.meeples_of(king)], "he has no Meeple there")


def where(island: Island) -> tuple[int, int]:
    if island.place is None:
        raise InputError(f"where {island.name} lies is not stated.", todo="Say in which rows the islands lie.")
    return island.place


def highest(table: NightTable, islands: Sequence[Island]) -> Island:
    """The golden rule for coming in: the top row first, then from the left."""
    if len(islands) == 1:
        return islands[0]
    rule, row = "king.golden-in", min(where(island)[0] for island in islands)
    table.trace.applied(rule, "{islands} are tied", islands=_named(islands))
    in_row = [island for island in islands if where(island)[0] == row]
    in_row = list(narrow(table, rule, islands, in_row, "in a lower row than {best}"))
    return narrow(table, rule, in_row, [min(in_row, key=where)], "further right than {best}")[0]


def lowest(table: NightTable, islands: Sequence[Island]) -> Island:
    """The golden rule for leaving: the bottom row first, then from the right."""
    if len(islands) == 1:
        return islands[0]
    rule, row = "king.golden-out", max(where(island)[0] for island in islands)
    table.trace.applied(rule, "{islands} are tied", islands=_named(islands))
    in_row = [island for island in islands if where(island)[0] == row]
    in_row = list(narrow(table, rule, islands, in_row, "in a higher row than {best}"))
    return narrow(table, rule, in_row, [max(in_row, key=where)], "further left than {best}")[0]


# --- where to -------------------------------------------------------------------------------------------------------


def island_to_place_on(table: NightTable, names: list[IslandName]) -> IslandName | None:
    """You first, then himself, then the island that needs fewest."""
    rule, islands = "king.place", [table.state.island(name) for name in names]
    if not islands:
        return None
    wanted = where_his_are(table, rule, where_he_is_not_alone(table, rule, islands))
    chosen = highest(table, where_he_wins(table, rule, wanted)).name
    table.trace.applied("king.place", "the King chooses {island}", island=chosen)
    return chosen


def island_for_champion(table: NightTable, names: list[IslandName]) -> IslandName | None:
    """Where your Champion is, else the island that needs fewest."""
    rule, yours = "king.champion", island_of_champion(table, human_of(table))
    islands = [table.state.island(name) for name in names]
    if not islands:
        return None
    beside = [island for island in islands if island is yours]
    wanted = narrow(table, rule, islands, beside, "your Champion is on {best}")
    if not beside and table.readings["C39"] == "b":
        wanted = where_his_are(table, rule, wanted)
    chosen = highest(table, where_he_wins(table, rule, wanted)).name
    table.trace.applied("king.champion", "the King chooses {island}", island=chosen)
    return chosen


def way_to_move(table: NightTable) -> Way | None:
    """The island to enter that needs fewest, then one where you are; from the lowest island next to it."""
    rule, king = "king.move", king_of(table)
    ways = ways_to_move(table, king)
    near = [island for island in table.state.islands if any(target == island.name for _, _, target in ways)]
    if not any(has_room(island, king) for island in near):
        return None
    target = highest(table, where_he_is_not_alone(table, rule, where_he_wins(table, rule, near))).name
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
    rule, element = "king.fight", table.state.last_parade(human)
    tied = where_he_wins(table, rule, shared)
    of_element = [island for island in tied if island.name.element is element]
    tied = narrow(table, rule, tied, of_element, "your last Parade was of another element")
    chosen = highest(table, tied).name
    table.trace.applied("king.fight", "the King chooses {island}", island=chosen)
    return chosen


def piece_to_fight(table: NightTable, name: IslandName) -> Piece:
    """A standing Meeple first, the Champion last."""
    return table.state.island(name).pieces_of(human_of(table))[0]
