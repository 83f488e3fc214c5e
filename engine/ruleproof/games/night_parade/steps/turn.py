"""Whose turn it is, its phases, Scrolls, and buying Yokai."""

from __future__ import annotations

from ruleproof.core import InputError, Mismatch, expect, expect_set, fill
from ruleproof.games.night_parade.names import SCROLLS, CardName, Clan, Element, Icon, Phase, Scroll
from ruleproof.games.night_parade.rules.turn import optional, phases, recruiting, resolving
from ruleproof.games.night_parade.state import NightTable, Turn
from ruleproof.games.night_parade.steps.common import asked, cards_of, expect_none_of, given, then, when

# --- the table ------------------------------------------------------------------------------------------------------


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
    if turn.parade not in (None, parade):
        raise InputError(f"{clan} has activated the {turn.parade} Parade.", todo="A turn has one active Parade.")
    turn.parade = parade
    player.flipped.add(parade)
    if turn.phase <= Phase.RESOLVE:
        turn.phase, turn.waiting = Phase.RESOLVE, [card.name for card in player.parades[parade]]
        table.do(resolving.go_on)


def moment(table: NightTable, clan: Clan) -> Turn:
    """The turn of the clan, at whatever moment."""
    table.state.player(clan)
    if table.state.turn is None or table.state.turn.clan is not clan:
        table.state.turn = Turn(clan=clan)
    table.state.begun = True
    return table.state.turn


@given("{clan:Clan}'s {scroll:Scroll} Scroll is flipped")
def scroll_flipped(table: NightTable, clan: Clan, scroll: Scroll) -> None:
    table.state.player(clan).flipped.add(SCROLLS[scroll])


# --- what happens ---------------------------------------------------------------------------------------------------


@when("{clan:Clan} flips the {scroll:Scroll} Scroll")
def flips(table: NightTable, clan: Clan, scroll: Scroll) -> None:
    table.do(phases.flip_scroll, clan, scroll)


@when("{clan:Clan} activates the {parade:Element} Parade")
def activates(table: NightTable, clan: Clan, parade: Element) -> None:
    cards_of(table, clan, parade)
    table.do(phases.activate, clan, parade)


@when("{clan:Clan} recruits {card:Card}")
def recruits(table: NightTable, clan: Clan, card: CardName) -> None:
    table.do(recruiting.recruit, clan, card)


@when("{clan:Clan} skips {icon:Icon}")
def skips(table: NightTable, clan: Clan, icon: Icon) -> None:
    table.do(optional.skip, clan, icon)


@when("{clan:Clan} leaves the rest of {card:Card} unused")
def skips_rest(table: NightTable, clan: Clan, card: CardName) -> None:
    table.do(optional.skip_rest, clan, card)


@when("{clan:Clan} goes on to phase {phase:Phase}")
def goes_to_phase(table: NightTable, clan: Clan, phase: Phase) -> None:
    table.do(phases.go_to_phase, clan, phase)


@when("{clan:Clan} ends the turn")
def ends_turn(table: NightTable, clan: Clan) -> None:
    table.do(phases.end_turn, clan)


# --- what can be seen -----------------------------------------------------------------------------------------------


@then("it is {clan:Clan}'s turn, phase {phase:Phase}")
def turn_is(table: NightTable, clan: Clan, phase: Phase) -> None:
    turn = table.state.current()
    expect(turn.clan, clan, "whose turn it is")
    expect(int(turn.phase), int(phase), "the phase")


@then("{clan:Clan} may skip {icon:Icon}")
def may_skip(table: NightTable, clan: Clan, icon: Icon) -> None:
    if refusal := asked(optional.why_not_skip, table, clan, icon):
        why = fill(refusal.text, refusal.values)
        raise Mismatch(f"{icon} cannot be skipped: {why} [{table.trace.name(refusal.rule)}]")


@then("{clan:Clan} cannot skip {icon:Icon}")
def cannot_skip(table: NightTable, clan: Clan, icon: Icon) -> None:
    expect(asked(optional.why_not_skip, table, clan, icon) is None, False, f"{icon} may be skipped")


@then("{clan:Clan}'s next icon is {icon:Icon} on {card:Card}")
def next_icon(table: NightTable, clan: Clan, icon: Icon, card: CardName) -> None:
    turn = table.state.current()
    expect(turn.clan, clan, "whose turn it is")
    expect(turn.card, card, "the card being resolved")
    expect(turn.icons[0] if turn.icons else None, icon, "the next icon")


@then("{clan:Clan} may recruit {cards:Card+}")
def may_recruit(table: NightTable, clan: Clan, cards: list[CardName]) -> None:
    expect_set(asked(recruiting.cards_to_recruit, table, clan), cards, "cards to recruit")


@then("{clan:Clan} cannot recruit {cards:Card+}")
def cannot_recruit(table: NightTable, clan: Clan, cards: list[CardName]) -> None:
    for card in cards:
        table.state.require_card(card)
    expect_none_of(asked(recruiting.cards_to_recruit, table, clan), cards, "cards to recruit")


@then("{clan:Clan}'s {scroll:Scroll} Scroll is flipped")
def sees_flipped(table: NightTable, clan: Clan, scroll: Scroll) -> None:
    expect(SCROLLS[scroll] in table.state.player(clan).flipped, True, f"the {scroll} Scroll flipped")


@then("{clan:Clan}'s {scroll:Scroll} Scroll is not flipped")
def sees_unflipped(table: NightTable, clan: Clan, scroll: Scroll) -> None:
    expect(SCROLLS[scroll] in table.state.player(clan).flipped, False, f"the {scroll} Scroll flipped")
