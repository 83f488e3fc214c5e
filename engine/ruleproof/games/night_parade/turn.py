"""A player's turn: its five phases, the order of cards and icons, and its end."""

from __future__ import annotations

from collections.abc import Mapping

from ruleproof.core import Act, InputError, Refusal
from ruleproof.games.night_parade.change import change
from ruleproof.games.night_parade.ending import ends_before, finish_game
from ruleproof.games.night_parade.spirit_dimension import offered, put_back, take_away
from ruleproof.games.night_parade.state import (
    PARADES,
    SCROLLS,
    Amount,
    Card,
    CardName,
    Clan,
    Element,
    Icon,
    NightTable,
    Phase,
    Player,
    Scroll,
    Token,
    Turn,
)
from ruleproof.games.night_parade.torii import build_waiting_torii, gain

EXPIRING = (Token.TALISMAN, Token.EXILE, Token.INVOKE)
"""The tokens that do not outlast the turn."""


# --- phase 1 ------------------------------------------------------------------------------------------------------


def flip_scroll(table: NightTable, clan: Clan, scroll: Scroll) -> Act[None]:
    """Activate the Parade that the Scroll of this colour belongs to."""
    table.trace.applied(
        "turn.scroll-colours",
        "the {scroll} Scroll is that of the {parade} Parade",
        scroll=scroll,
        parade=SCROLLS[scroll],
    )
    yield from activate(table, clan, SCROLLS[scroll])


def activate(table: NightTable, clan: Clan, parade: Element) -> Act[None]:
    turn = require_phase(table, clan, Phase.ACTIVATE)
    player = table.state.player(clan)
    if parade in player.flipped:
        raise Refusal("turn.activate", "the Scroll of the {parade} Parade is already flipped", parade=parade)
    player.flipped.add(parade)
    player.last_parade = parade
    table.trace.applied("turn.activate", "{clan} flips the Scroll of the {parade} Parade", clan=clan, parade=parade)
    turn.parade, turn.phase = parade, Phase.RESOLVE
    turn.waiting = [card.name for card in player.parades[parade]]
    build_waiting_torii(table, clan)
    yield from go_on(table)


def require_phase(table: NightTable, clan: Clan, phase: Phase) -> Turn:
    """The turn, which must be this clan's and in this phase."""
    if table.state.over:
        raise Refusal("end.round", "the game is over")
    turn = table.state.current()
    table.state.player(clan)
    if turn.clan is not clan:
        raise Refusal("turn.pass", "it is the turn of {clan}", clan=turn.clan)
    if phase is Phase.RECRUIT and parade_is_over(turn):
        begin_recruiting(table, turn)
    if turn.phase is not phase:
        raise Refusal("turn.phases", "{clan} is in phase {phase}", clan=clan, phase=turn.phase.value)
    return turn


# --- phase 2 ------------------------------------------------------------------------------------------------------


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


def go_to_card(table: NightTable, clan: Clan, name: CardName) -> Act[None]:
    """Let a card resolve itself now, without a Shikigami before it."""
    turn = require_phase(table, clan, Phase.RESOLVE)
    if turn.icons:
        raise Refusal("turn.order", "the next icon is {following}, on {card}", following=turn.icons[0], card=turn.card)
    if not turn.waiting:
        raise Refusal("turn.cards", "no card is left")
    if turn.waiting[0] != name:
        raise Refusal("turn.cards", "{card} comes first", card=turn.waiting[0])
    start_card(table, turn, turn.waiting.pop(0))
    yield from go_on(table)


def resolves_itself(table: NightTable, turn: Turn) -> bool:
    """Whether the next card does something, but nothing its owner uses: it is exiled, or has nothing but Change."""
    card = table.state.player(turn.clan).card(turn.waiting[0])
    return card.exiled or set(card.icons) == {Icon.CHANGE}


def shikigami_may_come(table: NightTable, turn: Turn) -> bool:
    """Whether a Shikigami in hand could be played now; the King plays his after all cards."""
    hand = table.state.player(turn.clan).hand
    return any(is_playable(card, turn) for card in hand) and not (turn.clan is table.state.king and turn.waiting)


def parade_is_over(turn: Turn) -> bool:
    """Whether phase 2 goes on only for Shikigami that might still be played."""
    return turn.phase is Phase.RESOLVE and turn.card is None and not turn.waiting


def begin_recruiting(table: NightTable, turn: Turn) -> None:
    for card in turn.played:
        put_back(table, card)
        table.trace.applied("invoke.discard", "{card} goes to the bottom of its deck", card=card.name)
    turn.phase, turn.kept, turn.played = Phase.RECRUIT, [], []
    table.trace.applied("turn.phases", "{clan} is in phase {phase}", clan=turn.clan, phase=turn.phase.value)


def is_playable(card: Card, turn: Turn) -> bool:
    """Whether a Shikigami fits the active Parade."""
    return card.element is turn.parade or Icon.CHANGE in card.icons


def start_card(table: NightTable, turn: Turn, name: CardName) -> None:
    card = table.state.player(turn.clan).card(name)
    turn.card, turn.started = name, False
    table.trace.applied("turn.cards", "{card} is the next card from the left", card=name)
    if card.exiled:
        end_exile(table, turn.clan, card)
    else:
        turn.icons = [icon for icon in card.icons if icon is not Icon.CHANGE]
        turn.change_due = Icon.CHANGE in card.icons


def end_exile(table: NightTable, clan: Clan, card: Card) -> None:
    """Turn an exiled card face up: none of its icons, but a Talisman."""
    card.exiled = False
    table.trace.applied("exile.end", "{card} is turned face up", card=card.name)
    if card.icons:
        table.trace.rejected(
            "exile.no-icons", "{icons} not resolved", because="{card} was exiled", icons=card.icons, card=card.name
        )
    amount = Amount(1, Token.TALISMAN)
    if not gain(table, clan, amount):
        return
    table.trace.applied("exile.talisman", "{clan} takes {amount} instead", clan=clan, amount=amount)


def finish_card(table: NightTable, turn: Turn, name: CardName) -> Act[None]:
    assert turn.parade is not None
    if turn.change_due:
        yield from change(table, turn.clan, table.state.player(turn.clan).card(name), turn.parade)
    turn.card, turn.change_due, turn.on_space, turn.shikigami = None, False, False, False


def active_card(table: NightTable, turn: Turn) -> Card | None:
    """The card being resolved."""
    if turn.card is None:
        return None
    return turn.played[-1] if turn.shikigami else table.state.player(turn.clan).card(turn.card)


def require_icon(table: NightTable, clan: Clan, icon: Icon) -> Turn:
    """The turn, in which this icon must be the next to resolve."""
    turn = require_phase(table, clan, Phase.RESOLVE)
    following = turn.icons[0] if turn.icons else None
    if following is icon or icon in turn.kept:
        return turn
    if icon in turn.icons:
        raise Refusal("turn.icons", "{following} stands above {icon}", following=following, icon=icon)
    if following is None and turn.waiting:
        raise Refusal("turn.cards", "{card} comes first", card=turn.waiting[0])
    if following is None:
        raise Refusal("turn.cards", "no card is left")
    raise Refusal("turn.order", "the next icon is {following}, on {card}", following=following, card=turn.card)


def use_icon(table: NightTable, turn: Turn, icon: Icon) -> None:
    """Take the icon off what is still to resolve."""
    if turn.icons and turn.icons[0] is icon:
        turn.icons.pop(0)
        turn.started = True
        if turn.icons:
            table.trace.applied("turn.icons", "{icon} comes next", icon=turn.icons[0])
    else:
        turn.kept.remove(icon)


# --- phase 3 ------------------------------------------------------------------------------------------------------


def recruit(table: NightTable, clan: Clan, name: CardName) -> None:
    """Buy a card of the Spirit Dimension at the price shown there."""
    require_phase(table, clan, Phase.RECRUIT)
    card, player = offered(table, name), table.state.player(clan)
    if not card.price:
        raise InputError(f"the price of {name} is not stated.", todo="Write it in the column price.")
    paid = payment(table, player, card.price)
    if not can_pay(player, paid):
        raise Refusal("turn.recruit", "{card} costs {price}", card=name, price=card.price)
    for part in paid:
        player.tokens[part.token] -= part.count
    table.trace.applied("turn.recruit", "{clan} recruits {card} for {paid}", clan=clan, card=name, paid=paid)
    take_away(table, card)
    assert card.element is not None
    player.parades[card.element].append(card)


def can_pay(player: Player, price: list[Amount]) -> bool:
    return all(player.tokens[part.token] >= part.count for part in price)


def payment(table: NightTable, player: Player, price: list[Amount]) -> list[Amount]:
    """What is paid: the price as printed; where Talismans and Spirits add up, one can make up for the other."""
    if table.readings["C7"] == "a" or can_pay(player, price):
        return price
    total = sum(part.count for part in price)
    talismans = min(total, player.tokens[Token.TALISMAN])
    return [Amount(total - talismans, Token.SPIRIT), Amount(talismans, Token.TALISMAN)]


# --- phases 4 and 5 -----------------------------------------------------------------------------------------------


def end_turn(table: NightTable, clan: Clan) -> None:
    """Unleash the Spirit power, unflip the other Scroll and pass."""
    require_phase(table, clan, Phase.RECRUIT)
    release_spirit_power(table, table.state.player(clan))
    unflip(table, table.state.player(clan))
    pass_turn(table, clan)


def release_spirit_power(table: NightTable, player: Player) -> None:
    kept = player.tokens[Token.SPIRIT]
    discarded = {token: player.tokens[token] for token in EXPIRING if player.tokens[token]}
    player.tokens.update(dict.fromkeys(EXPIRING, 0))
    if not discarded:
        table.trace.rejected("tokens.release", "nothing is discarded", because="no such token is left")
    else:
        amounts = [Amount(count, token) for token, count in discarded.items()]
        table.trace.applied("tokens.release", "{amounts} discarded", amounts=amounts)
        if len(discarded) > 1 and table.readings["C3"] == "a":
            table.trace.applied("tokens.together", "{total} tokens counted together", total=sum(discarded.values()))
        gained = spirits_for(table, discarded)
        player.tokens[Token.SPIRIT] += gained
        table.trace.applied("tokens.rate", "they give {spirits}", spirits=Amount(gained, Token.SPIRIT))
    if kept:
        table.trace.applied("tokens.spirits-stay", "{spirits} kept", spirits=Amount(kept, Token.SPIRIT))


def spirits_for(table: NightTable, discarded: Mapping[Token, int]) -> int:
    """What the discarded tokens are worth."""
    total = sum(discarded.values())
    if table.readings["C1"] == "b":
        return 2 * total
    piles = [total] if table.readings["C3"] == "a" else list(discarded.values())
    spare = 1 if table.readings["C2"] == "a" else 0
    return sum((pile + spare) // 2 for pile in piles)


def unflip(table: NightTable, player: Player) -> None:
    active = table.state.current().parade
    for parade in PARADES:
        if parade in player.flipped and parade is not active:
            player.flipped.remove(parade)
            table.trace.applied("turn.unflip", "the Scroll of the {parade} Parade is unflipped", parade=parade)


def pass_turn(table: NightTable, clan: Clan) -> None:
    clans = list(table.state.players)
    following = clans[(clans.index(clan) + 1) % len(clans)]
    if ends_before(table, following):
        finish_game(table)
        return
    table.state.turn = Turn(clan=following)
    table.trace.applied("turn.pass", "it is the turn of {clan}", clan=following)
