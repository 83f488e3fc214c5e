"""Torii: when one is built, what goes back to the supply, and what the first builder gets."""

from __future__ import annotations

from ruleproof.games.night_parade.ending import note_torii
from ruleproof.games.night_parade.state import Amount, Clan, Island, IslandName, Meeple, NightTable, Token

IGNORED = (Token.SPIRIT, Token.TALISMAN)


def build_torii(table: NightTable, clan: Clan, name: IslandName) -> None:
    """Build at once where the clan now has enough Meeples."""
    island = table.state.island(name)
    count = island.meeples_of(clan)
    if count < name.number:
        table.trace.rejected(
            "torii.number",
            "no Torii on {island}",
            because="{count} of {number} Meeples are there",
            island=name,
            count=count,
            number=name.number,
        )
        return
    if not has_room(island, clan):
        table.trace.rejected(
            "torii.build", "no Torii on {island}", because="it holds no further Torii of {clan}", island=name, clan=clan
        )
        return
    first = is_first_builder(table, clan, name)
    table.trace.applied("torii.number", "{island} needs {number} Meeples", island=name, number=name.number)
    for meeple in [one for one in island.meeples if one.clan is clan]:
        trace_counted(table, meeple)
        return_piece(table, island, meeple)
    island.torii.append(clan)
    table.trace.applied(
        "torii.build",
        "{clan} takes back {count} Meeples and builds a Torii on {island}",
        clan=clan,
        count=count,
        island=name,
    )
    if clan is table.state.king:
        table.trace.applied("king.torii", "the King builds on {island}", island=name)
    if not first:
        table.trace.rejected("torii.bonus", "{clan} gets no bonus", because="it is not the first to build", clan=clan)
    elif bonus := [amount for amount in island.bonus if gain(table, clan, amount)]:
        table.trace.applied("torii.bonus", "{clan} gets {bonus} as first builder", clan=clan, bonus=bonus)
    note_torii(table, clan)


def has_room(island: Island, clan: Clan) -> bool:
    """Whether the island can still hold a Torii of the clan."""
    return clan not in island.torii and len(island.torii) != island.torii_limit


def build_waiting_torii(table: NightTable, clan: Clan) -> None:
    """Build what other players' turns have completed."""
    for island in table.state.islands:
        if island.meeples_of(clan) >= island.name.number and has_room(island, clan):
            build_torii(table, clan, island.name)


def trace_counted(table: NightTable, meeple: Meeple) -> None:
    if meeple.champion:
        table.trace.applied("champion.one-meeple", "the Champion of {clan} counts as one Meeple", clan=meeple.clan)
    if meeple.hidden:
        table.trace.applied("hidden.counts", "a hidden Meeple of {clan} counts", clan=meeple.clan)


def is_first_builder(table: NightTable, clan: Clan, name: IslandName) -> bool:
    if table.readings["C33"] == "b":
        return all(clan not in island.torii for island in table.state.islands)
    return not table.state.island(name).torii


def return_piece(table: NightTable, island: Island, meeple: Meeple) -> None:
    """Take a piece off the island, back to its owner's supply."""
    island.meeples.remove(meeple)
    owner = table.state.player(meeple.clan)
    if meeple.champion:
        owner.champion_in_supply = True
    else:
        owner.supply += 1


def gain(table: NightTable, clan: Clan, amount: Amount) -> bool:
    """Take tokens; King Enma leaves those he has no use for."""
    if clan is table.state.king and amount.token in IGNORED:
        table.trace.rejected(
            "king.ignores",
            "{clan} does not take {amount}",
            because="the King has no use for it",
            clan=clan,
            amount=amount,
        )
        return False
    table.state.player(clan).tokens[amount.token] += amount.count
    return True
