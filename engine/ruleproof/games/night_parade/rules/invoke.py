"""Invoke: Yokai serve once, as Shikigami, without joining a Parade."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal
from ruleproof.games.night_parade.names import HAND_LIMIT, Amount, CardName, Clan, Icon, Phase, Token
from ruleproof.games.night_parade.rules.flow import require_phase
from ruleproof.games.night_parade.rules.spirit_dimension import offered, take_away
from ruleproof.games.night_parade.rules.turn.resolving import go_on
from ruleproof.games.night_parade.state import Card, NightTable

# --- calling a Shikigami --------------------------------------------------------------------------------------------


def invoke(table: NightTable, clan: Clan, name: CardName) -> None:
    """Call a Shikigami to the hand."""
    card = call(table, clan, name)
    table.state.player(clan).hand.append(card)
    table.trace.applied("invoke.hand", "{card} goes to the hand of {clan}", card=name, clan=clan)


def call(table: NightTable, clan: Clan, name: CardName) -> Card:
    """Pay Invoke tokens and take a card of the Spirit Dimension."""
    require_phase(table, clan, Phase.RECRUIT)
    card, player = offered(table, name, "invoke.use"), table.state.player(clan)
    if refusal := why_not_invoke(table, clan, card):
        raise refusal
    assert card.level is not None
    paid = Amount(card.level, Token.INVOKE)
    player.tokens[Token.INVOKE] -= paid.count
    table.trace.applied("invoke.price", "{clan} pays {paid}", clan=clan, paid=paid)
    take_away(table, card)
    table.trace.applied("invoke.use", "{clan} invokes {card}", clan=clan, card=name)
    return card


def why_not_invoke(table: NightTable, clan: Clan, card: Card) -> Refusal | None:
    """The rule against invoking this card, if there is one."""
    if card.level is None:
        raise InputError(f"{card.name} has no level.", todo="Write it in the column level.")
    if len(table.state.player(clan).hand) >= HAND_LIMIT:
        return Refusal("invoke.limit", "{clan} holds {count} Shikigami", clan=clan, count=HAND_LIMIT)
    if table.state.player(clan).tokens[Token.INVOKE] < card.level:
        price = Amount(card.level, Token.INVOKE)
        return Refusal("invoke.price", "{card} costs {price}", card=card.name, price=price)
    return None


def cards_to_invoke(table: NightTable, clan: Clan) -> list[CardName]:
    require_phase(table, clan, Phase.RECRUIT)
    return [card.name for card in table.state.spirit_dimension if not why_not_invoke(table, clan, card)]


# --- playing it -----------------------------------------------------------------------------------------------------


def play_shikigami(table: NightTable, clan: Clan, name: CardName) -> Act[None]:
    """Resolve a Shikigami between two cards of the active Parade."""
    turn = require_phase(table, clan, Phase.RESOLVE)
    card = in_hand(table, clan, name)
    if refusal := why_not_play(table, clan, card):
        raise refusal
    if turn.card is not None:
        turn.waiting.insert(0, turn.card)
    table.state.player(clan).hand.remove(card)
    turn.played.append(card)
    turn.card, turn.shikigami, turn.started, turn.change_due = name, True, False, False
    turn.icons = [icon for icon in card.icons if icon is not Icon.CHANGE]
    table.trace.applied("invoke.play", "{clan} plays {card}", clan=clan, card=name)
    if Icon.CHANGE in card.icons:
        if card.element is not turn.parade:
            table.trace.applied("invoke.any-parade", "{card} fits any Parade", card=name)
        table.trace.rejected(
            "invoke.no-move", "{card} joins no Parade", because="it is a Shikigami of {clan}", card=name, clan=clan
        )
    yield from go_on(table)


def why_not_play(table: NightTable, clan: Clan, card: Card) -> Refusal | None:
    """The rule against playing this Shikigami now, if there is one."""
    turn = table.state.current()
    if turn.card is not None and (turn.started or turn.shikigami):
        return Refusal("invoke.play", "{card} is being resolved", card=turn.card)
    if not card.fits(turn.parade):
        return Refusal(
            "invoke.play",
            "{card} is of {element}, the active Parade of {parade}",
            card=card.name,
            element=card.element,
            parade=turn.parade,
        )
    return None


def shikigami_to_play(table: NightTable, clan: Clan) -> list[CardName]:
    require_phase(table, clan, Phase.RESOLVE)
    return [card.name for card in table.state.player(clan).hand if not why_not_play(table, clan, card)]


def in_hand(table: NightTable, clan: Clan, name: CardName) -> Card:
    table.state.require_card(name)
    for card in table.state.player(clan).hand:
        if card.name == name:
            return card
    raise Refusal("invoke.play", "{clan} does not hold {card}", clan=clan, card=name)
