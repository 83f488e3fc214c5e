"""The Cursed Throne: rescue or betray the King, and what the Champion does afterwards."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, choose
from ruleproof.games.night_parade.names import CHAMPION_CARD, Clan, Icon, IslandName, Verdict
from ruleproof.games.night_parade.rules.flow import require_icon, use_icon
from ruleproof.games.night_parade.rules.icons import build_torii
from ruleproof.games.night_parade.rules.turn.resolving import go_on
from ruleproof.games.night_parade.state import Island, Meeple, NightTable, Player

RESCUED_VALUE, BETRAYED_VALUE = 1, 2


# --- reaching the Throne --------------------------------------------------------------------------------------------


def reach_throne(table: NightTable, clan: Clan) -> Act[None]:
    """Decide about the King, take the top Throne Card and take the Champion back."""
    if table.state.throne_pile:
        verdict = yield from choose(clan, "what becomes of the King", list(Verdict), rule="throne.choice")
        table.trace.applied("throne.choice", "{clan} decides: {verdict}", clan=clan, verdict=verdict)
        keep_throne_card(table, clan, verdict)
    else:
        table.trace.rejected("throne.choice", "{clan} decides nothing", because="no Throne Card is left", clan=clan)
    player = table.state.player(clan)
    player.champion_space, player.champion_in_supply = None, True
    table.trace.applied("throne.return", "the Champion of {clan} leaves the Challenge Board", clan=clan)


def keep_throne_card(table: NightTable, clan: Clan, verdict: Verdict) -> None:
    player, card = table.state.player(clan), table.state.throne_pile.pop(0)
    if verdict is Verdict.RESCUE:
        player.rescued.append(card)
        table.trace.applied("throne.rescue", "{clan} keeps Throne Card {card} face up", clan=clan, card=card)
    else:
        player.betrayed.append(card)
        table.trace.applied("throne.betray", "{clan} keeps Throne Card {card} face down", clan=clan, card=card)
    if table.state.throne_pile:
        table.trace.applied("throne.reveal", "Throne Card {card} is on the Throne", card=table.state.throne_pile[0])


def throne_points(table: NightTable, player: Player) -> int:
    """What the Throne Cards a player has collected are worth."""
    if player.rescued:
        table.trace.applied("throne.rescue", "a rescued Throne Card is worth {points}", points=RESCUED_VALUE)
    if player.betrayed:
        table.trace.applied("throne.betray", "a betrayed Throne Card is worth {points}", points=BETRAYED_VALUE)
    return RESCUED_VALUE * len(player.rescued) + BETRAYED_VALUE * len(player.betrayed)


# --- the Champion on the islands ------------------------------------------------------------------------------------


def place_champion(table: NightTable, clan: Clan, name: IslandName) -> Act[None]:
    """Put the Champion on any island; then its card changes."""
    turn = require_icon(table, clan, Icon.CHAMPION)
    if refusal := why_not_place_champion(table, clan, name):
        raise refusal
    take_champion(table, clan)
    table.state.island(name).meeples.append(Meeple(clan=clan, champion=True))
    table.trace.applied("champion.islands", "{clan} puts the Champion on {island}", clan=clan, island=name)
    if table.readings["C16"] == "a":
        turn.placed_on.append(name)
    use_icon(table, turn, Icon.CHAMPION)
    if table.readings["C15"] == "a":
        turn.change_due = True
        table.trace.applied("champion.islands-change", "{card} must Change", card=CHAMPION_CARD)
    build_torii(table, clan, name)
    yield from go_on(table)


def why_not_place_champion(table: NightTable, clan: Clan, name: IslandName) -> Refusal | None:
    """The rule against putting the clan's Champion on this island now, if there is one."""
    player, here = table.state.player(clan), island_of_champion(table, clan)
    table.state.island(name)
    if player.champion_space is not None and table.readings["C13"] == "a":
        return Refusal("champion.islands", "the Champion of {clan} has not reached the Throne", clan=clan)
    if here is not None and table.readings["C14"] == "a":
        return Refusal("champion.islands", "the Champion of {clan} is already on {island}", clan=clan, island=here.name)
    if player.champion_space is None and here is None and not player.champion_in_supply:
        raise InputError(f"the Champion of {clan} is nowhere.", todo="Say where it stands.")
    if name in table.state.current().placed_on and table.readings["C16"] == "a":
        return Refusal("place.once", "a Meeple was already placed on {island} this turn", island=name)
    return None


def islands_for_champion(table: NightTable, clan: Clan) -> list[IslandName]:
    require_icon(table, clan, Icon.CHAMPION)
    return [island.name for island in table.state.islands if not why_not_place_champion(table, clan, island.name)]


def take_champion(table: NightTable, clan: Clan) -> None:
    """Take the Champion from wherever it is."""
    player, here = table.state.player(clan), island_of_champion(table, clan)
    player.champion_space, player.champion_in_supply = None, False
    if here is not None:
        here.meeples = [one for one in here.meeples if not (one.champion and one.clan is clan)]


def island_of_champion(table: NightTable, clan: Clan) -> Island | None:
    for island in table.state.islands:
        if any(piece.champion for piece in island.pieces_of(clan)):
            return island
    return None


def has_left_board(table: NightTable, clan: Clan) -> bool:
    """Whether the Champion has been on the Throne: it waits in its owner's area or stands on an island."""
    return table.state.player(clan).champion_in_supply or island_of_champion(table, clan) is not None
