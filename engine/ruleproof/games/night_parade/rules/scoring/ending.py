"""The end of the game: the fifth Torii, and the turns that are still played after it."""

from __future__ import annotations

from ruleproof.games.night_parade.names import Clan
from ruleproof.games.night_parade.state import NightTable

LAST_TORII = 5


def count_torii(table: NightTable, clan: Clan) -> int:
    """The Torii of a clan; the first clan to have five is remembered."""
    count = sum(clan in island.torii for island in table.state.islands)
    if count >= LAST_TORII and table.state.fifth_torii_of is None:
        table.state.fifth_torii_of = clan
    return count


def note_torii(table: NightTable, clan: Clan) -> None:
    """Look after a new Torii whether it is the fifth."""
    before = table.state.fifth_torii_of
    count = count_torii(table, clan)
    if before is None and table.state.fifth_torii_of is clan:
        table.trace.applied("end.fifth-torii", "{clan} has {count} Torii: the game is ending", clan=clan, count=count)
    elif before is None:
        table.trace.rejected(
            "end.fifth-torii", "the game goes on", because="{clan} has {count} Torii", clan=clan, count=count
        )


def ends_before(table: NightTable, following: Clan) -> bool:
    """Whether the game is over instead of the turn of this clan."""
    builder = table.state.fifth_torii_of
    if builder is None:
        return False
    if table.readings["C61"] == "b":
        return following is builder
    return following is next(iter(table.state.players))


def finish_game(table: NightTable) -> None:
    table.state.over, table.state.turn = True, None
    table.trace.applied("end.round", "the last turn has been played, and the game ends")
