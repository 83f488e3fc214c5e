"""Dash: toward Ophion, away from him, and what it strikes."""

from __future__ import annotations

from collections.abc import Iterable

from ruleproof.core import Act, Table, choose
from ruleproof.games.champions_of_hara.names import OPHION, CardSide, Champion, Space, spaces_of
from ruleproof.games.champions_of_hara.rules.against_ophion import figure, ophion_of
from ruleproof.games.champions_of_hara.rules.champion_cards import DASH_DAMAGE, DASH_MOVE, DASH_REACH, HOMES
from ruleproof.games.champions_of_hara.rules.corrupted_champions.attacks import FAR, blow_of, bonuses, hand, to_ophion
from ruleproof.games.champions_of_hara.rules.corrupted_champions.harm import harm_ophion
from ruleproof.games.champions_of_hara.rules.worlds.board import distances
from ruleproof.games.champions_of_hara.state import Hara


def dash_toward(table: Table[Hara], champion: Champion) -> Act[None]:
    """Stop as soon as Ophion is in Attack range, else as near to him as the move allows."""
    here = figure(table, champion).space
    steps = reachable(table, champion)
    far = ranges(table, [ophion_of(table).space], steps)
    reach = blow_of(table, champion).reach
    if close := [space for space in steps if far[space] <= reach]:
        fewest = min(steps[space] for space in close)
        options, rule = [space for space in close if steps[space] == fewest], "dash.in-range"
    else:
        nearest = min(far.values())
        options, rule = [space for space in steps if far[space] == nearest], "champion.action-a"
        if far[here] == nearest:
            _no_dash(table, champion, "no move brings {champion} nearer to Ophion")
            return
    to = yield from choose(OPHION, "where {champion} moves", options, rule=rule, champion=champion)
    yield from dash(table, champion, to, rule)


def dash_away(table: Table[Hara], champion: Champion) -> Act[None]:
    """Farther from Ophion and nearer to home; at least not farther from home, unless C59 is read the other way."""
    here = figure(table, champion).space
    steps = reachable(table, champion)
    far = ranges(table, [ophion_of(table).space], steps)
    home = ranges(table, spaces_of(HOMES[champion]), steps)
    flight = [space for space in steps if far[space] > far[here]]
    away = [space for space in flight if home[space] <= home[here]]
    if not away and table.readings["C59"] == "b":
        away = flight
    if not away:
        _no_dash(table, champion, "no move takes {champion} away from Ophion without leaving home behind")
        return
    options = [space for space in away if home[space] < home[here]] or away
    farthest = max(far[space] for space in options)
    options = [space for space in options if far[space] == farthest]
    closest = min(home[space] for space in options)
    options = [space for space in options if home[space] == closest]
    to = yield from choose(OPHION, "where {champion} moves", options, rule="champion.action-b", champion=champion)
    yield from dash(table, champion, to, "champion.action-b")


def dash(table: Table[Hara], champion: Champion, to: Space, rule: str) -> Act[None]:
    """Move, then, On Board, deal 1 damage to Ophion if he is in range; turn the card."""
    cards = hand(table, champion)
    side = cards.dash
    figure(table, champion).space = to
    table.trace.applied(rule, "{champion} moves to {to}", champion=champion, to=to)
    if side is CardSide.IN_HAND:
        table.trace.applied("dash.in-hand", "Dash moves up to 2 spaces")
    else:
        table.trace.applied("dash.on-board", "Dash moves up to 1 space, then strikes")
        if to_ophion(table, to) > DASH_REACH:
            table.trace.rejected("dash.on-board", "no damage", because="Ophion is not at range 1")
        else:
            bonus = 0
            if table.readings["C34"] == "b":
                bonus = yield from bonuses(table, champion, single=True)
            harm_ophion(table, DASH_DAMAGE + bonus, "dash.on-board")
    cards.dash = side.other
    table.trace.applied("card.turned", "Dash now shows {side}", side=cards.dash)


def reachable(table: Table[Hara], champion: Champion) -> dict[Space, int]:
    """The spaces Dash can move to, with the steps it takes; the Champion's own space with 0."""
    most = DASH_MOVE[hand(table, champion).dash]
    found = distances(table.state, figure(table, champion).space)
    return {space: steps for space, steps in found.items() if steps <= most}


def ranges(table: Table[Hara], places: list[Space], spaces: Iterable[Space]) -> dict[Space, int]:
    """How far each of these spaces is from the nearest of some places."""
    found = [distances(table.state, place) for place in places]
    return {space: min(one.get(space, FAR) for one in found) for space in spaces}


def _no_dash(table: Table[Hara], champion: Champion, because: str) -> None:
    table.trace.rejected("card.unused", "Dash of {champion} is not turned", because=because, champion=champion)
