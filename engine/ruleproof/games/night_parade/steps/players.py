"""Who plays, whose turn it is, tokens and supplies."""

from __future__ import annotations

from ruleproof.core import InputError, Mismatch, expect
from ruleproof.games.night_parade import flow, icons, optional, reign
from ruleproof.games.night_parade import turn as turns
from ruleproof.games.night_parade.state import Amount, CardName, Clan, Element, Icon, NightTable, Phase, Player, Turn
from ruleproof.games.night_parade.steps.base import asked, counted, given, then, when


@given("the players are {clans:Clan+}")
def players(table: NightTable, clans: list[Clan]) -> None:
    if len(set(clans)) != len(clans):
        raise InputError("a clan is named twice.", todo="Every player has a clan of their own.")
    if missing := [clan for clan in table.state.players if clan not in clans]:
        raise InputError(f"{missing[0]} plays too.", todo="Name all players, in the order of play.")
    table.state.players = {clan: table.state.players.get(clan, Player()) for clan in clans}
    table.state.turn = None if table.state.over else Turn(clan=clans[0])


@given("it is {clan:Clan}'s turn, phase {phase:Phase}")
def turn_comes(table: NightTable, clan: Clan, phase: Phase) -> None:
    """From phase 2 on, say also which Parade is active."""
    turn = moment(table, clan)
    if phase is Phase.RESOLVE:
        raise InputError("phase 2 has many moments.", todo=f"Say which Parade {clan} has activated.")
    turn.phase, turn.waiting, turn.card, turn.icons = phase, [], None, []


@given("{clan:Clan} has activated the {parade:Element} Parade")
def has_activated(table: NightTable, clan: Clan, parade: Element) -> None:
    """Its first card comes next, unless the scenario says that a later phase has come."""
    turn, player = moment(table, clan), table.state.player(clan)
    if parade not in player.parades:
        raise InputError("there is no Fire Parade.", todo="A Parade is of Earth, Water or Wood.")
    turn.parade = parade
    player.flipped.add(parade)
    if turn.phase <= Phase.RESOLVE:
        turn.phase, turn.waiting = Phase.RESOLVE, [card.name for card in player.parades[parade]]
        table.do(flow.go_on)


def moment(table: NightTable, clan: Clan) -> Turn:
    """The turn of the clan, at whatever moment."""
    table.state.player(clan)
    if table.state.turn is None or table.state.turn.clan is not clan:
        table.state.turn = Turn(clan=clan)
    table.state.begun = True
    return table.state.turn


@given("the game is played without Cursed Throne")
def without_cursed_throne(table: NightTable) -> None:
    table.state.cursed_throne = False


@given("{clan:Clan} has {amounts:Amount+}")
def tokens(table: NightTable, clan: Clan, amounts: list[Amount]) -> None:
    for amount in amounts:
        table.state.player(clan).tokens[amount.token] = amount.count


@given("{clan:Clan} has {count:d} (Meeple|Meeples) in the supply")
def supply(table: NightTable, clan: Clan, count: int) -> None:
    table.state.player(clan).supply = counted(count)


@when("{clan:Clan} takes {amount:Amount}")
def takes(table: NightTable, clan: Clan, amount: Amount) -> None:
    """By an icon of a card, or as the benefit of a Throne Card."""
    if amount.count < 1:
        raise InputError("nothing is taken.", todo="Take at least 1, or skip the icon.")
    if reign.benefit_is_open(table):
        table.pick(clan, reign.Take(clan, amount), rule="reign.others")
    else:
        table.do(icons.take, clan, amount)


@when("{clan:Clan} skips {icon:Icon}")
def skips(table: NightTable, clan: Clan, icon: Icon) -> None:
    table.do(optional.skip, clan, icon)


@when("{clan:Clan} leaves the rest of {card:Card} unused")
def skips_rest(table: NightTable, clan: Clan, card: CardName) -> None:
    table.do(optional.skip_rest, clan, card)


@when("{clan:Clan} begins the game")
def begins(table: NightTable, clan: Clan) -> None:
    """Once everything is set up."""
    table.do(turns.begin, clan)


@when("{clan:Clan} goes on to phase {phase:Phase}")
def goes_to_phase(table: NightTable, clan: Clan, phase: Phase) -> None:
    table.do(turns.go_to_phase, clan, phase)


@when("{clan:Clan} ends the turn")
def ends_turn(table: NightTable, clan: Clan) -> None:
    table.do(turns.end_turn, clan)


@then("it is {clan:Clan}'s turn, phase {phase:Phase}")
def turn_is(table: NightTable, clan: Clan, phase: Phase) -> None:
    turn = table.state.current()
    expect(turn.clan, clan, "whose turn it is")
    expect(int(turn.phase), int(phase), "the phase")


@then("{clan:Clan} may skip {icon:Icon}")
def may_skip(table: NightTable, clan: Clan, icon: Icon) -> None:
    if refusal := asked(optional.why_not_skip, table, clan, icon):
        raise Mismatch(f"{icon} cannot be skipped: {refusal}")


@then("{clan:Clan} cannot skip {icon:Icon}")
def cannot_skip(table: NightTable, clan: Clan, icon: Icon) -> None:
    expect(asked(optional.why_not_skip, table, clan, icon) is None, False, f"{icon} may be skipped")


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


@then("{clan:Clan} has only {amounts:Amount+}")
def sees_only_tokens(table: NightTable, clan: Clan, amounts: list[Amount]) -> None:
    """These and no other tokens."""
    expected = {amount.token: amount.count for amount in amounts}
    for token, count in table.state.player(clan).tokens.items():
        expect(count, expected.get(token, 0), f"{clan}'s {token}s")


@then("{clan:Clan} has no tokens")
def sees_no_tokens(table: NightTable, clan: Clan) -> None:
    sees_only_tokens(table, clan, [])


@then("{clan:Clan} has {count:d} (Meeple|Meeples) in the supply")
def sees_supply(table: NightTable, clan: Clan, count: int) -> None:
    expect(table.state.player(clan).supply, count, f"{clan}'s Meeples in the supply")
