"""Who plays, whose turn it is, tokens and supplies."""

from __future__ import annotations

from ruleproof.core import InputError, expect
from ruleproof.games.night_parade import icons, optional, reign
from ruleproof.games.night_parade import turn as turns
from ruleproof.games.night_parade.state import Amount, CardName, Clan, Icon, NightTable, Player, Turn
from ruleproof.games.night_parade.steps.base import given, then, when


@given("the players are {clans:Clan+}")
def players(table: NightTable, clans: list[Clan]) -> None:
    if len(set(clans)) != len(clans):
        raise InputError("a clan is named twice.", todo="Every player has a clan of their own.")
    table.state.players = {clan: Player() for clan in clans}
    table.state.turn = Turn(clan=clans[0])


@given("the game is played without Cursed Throne")
def without_cursed_throne(table: NightTable) -> None:
    table.state.cursed_throne = False


@given("{clan:Clan} has {amounts:Amount+}")
def tokens(table: NightTable, clan: Clan, amounts: list[Amount]) -> None:
    for amount in amounts:
        table.state.player(clan).tokens[amount.token] = amount.count


@given("{clan:Clan} has {count:d} (Meeple|Meeples) in the supply")
def supply(table: NightTable, clan: Clan, count: int) -> None:
    table.state.player(clan).supply = count


@when("{clan:Clan} takes {amount:Amount}")
def takes(table: NightTable, clan: Clan, amount: Amount) -> None:
    """By an icon of a card, or as the benefit of a Throne Card."""
    if amount.count < 1:
        raise InputError("nothing is taken.", todo="Take at least 1, or skip the icon.")
    if table.pending is not None:
        table.pick(clan, reign.Take(clan, amount))
    else:
        table.do(icons.take, clan, amount)


@when("{clan:Clan} skips {icon:Icon}")
def skips(table: NightTable, clan: Clan, icon: Icon) -> None:
    table.do(optional.skip, clan, icon)


@when("{clan:Clan} ends the turn")
def ends_turn(table: NightTable, clan: Clan) -> None:
    table.do(turns.end_turn, clan)


@then("it is {clan:Clan}'s turn, phase {phase:d}")
def turn_is(table: NightTable, clan: Clan, phase: int) -> None:
    turn = table.state.current()
    expect(turn.clan, clan, "whose turn it is")
    expect(int(turn.phase), phase, "the phase")


@then("{clan:Clan}'s next icon is {icon:Icon} on {card:Card}")
def next_icon(table: NightTable, clan: Clan, icon: Icon, card: CardName) -> None:
    turn = table.state.current()
    expect(turn.clan, clan, "whose turn it is")
    expect(turn.card, card, "the card being resolved")
    expect(turn.icons[0] if turn.icons else None, icon, "the next icon")


@then("{clan:Clan} has {amounts:Amount+}")
def sees_tokens(table: NightTable, clan: Clan, amounts: list[Amount]) -> None:
    for amount in amounts:
        expect(table.state.player(clan).tokens[amount.token], amount.count, f"{clan}'s {amount.token}s")


@then("{clan:Clan} has {count:d} (Meeple|Meeples) in the supply")
def sees_supply(table: NightTable, clan: Clan, count: int) -> None:
    expect(table.state.player(clan).supply, count, f"{clan}'s Meeples in the supply")
