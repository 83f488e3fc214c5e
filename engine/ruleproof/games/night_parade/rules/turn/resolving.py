"""Phase 2: the cards of the active Parade, one after the other."""

from __future__ import annotations

from ruleproof.core import Act, Refusal
from ruleproof.games.night_parade.names import CardName, Clan, Icon, Phase
from ruleproof.games.night_parade.rules.change import change
from ruleproof.games.night_parade.rules.exile import end_exile
from ruleproof.games.night_parade.rules.flow import begin_recruiting, require_phase
from ruleproof.games.night_parade.state import NightTable, Turn


def go_on(table: NightTable) -> Act[None]:
    """Finish the card when none of its icons is left, take the next one, and end the phase after the last."""
    turn = table.state.current()
    while turn.phase is Phase.RESOLVE and not turn.icons:
        if turn.card is not None:
            yield from finish_card(table, turn, turn.card)
        elif turn.waiting and not (resolves_itself(table, turn) and shikigami_may_come(table, turn)):
            start_card(table, turn, turn.waiting.pop(0))
        elif turn.waiting or shikigami_may_come(table, turn):
            return
        else:
            begin_recruiting(table, turn)


def resolves_itself(table: NightTable, turn: Turn) -> bool:
    """Whether the next card does something, but nothing its owner uses: it is exiled, or has nothing but Change."""
    card = table.state.player(turn.clan).card(turn.waiting[0])
    return card.exiled or set(card.icons) == {Icon.CHANGE}


def shikigami_may_come(table: NightTable, turn: Turn) -> bool:
    """Whether a Shikigami in hand could be played now; the King plays his after all cards."""
    hand = table.state.player(turn.clan).hand
    return any(card.fits(turn.parade) for card in hand) and not (turn.clan is table.state.king and turn.waiting)


def start_card(table: NightTable, turn: Turn, name: CardName) -> None:
    card = table.state.player(turn.clan).card(name)
    turn.card, turn.started = name, False
    table.trace.applied("turn.cards", "{card} is the next card from the left", card=name)
    if card.exiled:
        end_exile(table, turn.clan, card)
    else:
        turn.icons = [icon for icon in card.icons if icon is not Icon.CHANGE]
        turn.change_due = Icon.CHANGE in card.icons


def finish_card(table: NightTable, turn: Turn, name: CardName) -> Act[None]:
    assert turn.parade is not None
    if turn.change_due:
        yield from change(table, turn.clan, table.state.player(turn.clan).card(name), turn.parade)
    turn.card, turn.change_due, turn.on_space, turn.shikigami = None, False, False, False


def go_to_card(table: NightTable, clan: Clan, name: CardName) -> Act[None]:
    """Let a card resolve itself now, without a Shikigami before it."""
    table.state.require_card(name)
    turn = require_phase(table, clan, Phase.RESOLVE)
    if turn.icons:
        raise Refusal("turn.order", "the next icon is {following}, on {card}", following=turn.icons[0], card=turn.card)
    if not turn.waiting:
        raise Refusal("turn.cards", "no card is left")
    if turn.waiting[0] != name:
        raise Refusal("turn.cards", "{card} comes first", card=turn.waiting[0])
    start_card(table, turn, turn.waiting.pop(0))
    yield from go_on(table)
