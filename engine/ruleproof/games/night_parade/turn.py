"""A player's turn: its five phases, the order of cards and icons, and its end."""

from __future__ import annotations

from collections.abc import Mapping

from ruleproof.core import Act, InputError, Refusal
from ruleproof.games.night_parade.ending import ends_before, finish_game
from ruleproof.games.night_parade.exile import cards_to_exile
from ruleproof.games.night_parade.flow import (
    begin_recruiting,
    go_on,
    parade_is_over,
    require_not_begun,
    require_phase,
    require_play,
    require_turn,
    start_card,
    wrong_phase,
)
from ruleproof.games.night_parade.invoke import cards_to_invoke
from ruleproof.games.night_parade.spirit_dimension import offered, take_away
from ruleproof.games.night_parade.state import (
    PARADES,
    SCROLLS,
    Amount,
    Card,
    CardName,
    Clan,
    Element,
    NightTable,
    Phase,
    Player,
    Scroll,
    Token,
    Turn,
)
from ruleproof.games.night_parade.torii import build_waiting_torii

EXPIRING = (Token.TALISMAN, Token.EXILE, Token.INVOKE)
"""The tokens that do not outlast the turn."""


# --- the first turn -------------------------------------------------------------------------------------------------


def begin(table: NightTable, clan: Clan) -> None:
    """Begin a game that has been set up; who begins is for the base game to say."""
    require_not_begun(table, "setup.champion-start")
    require_play(table)
    table.state.player(clan)
    table.state.turn, table.state.begun = Turn(clan=clan), True
    table.trace.applied("turn.phases", "{clan} is in phase {phase}", clan=clan, phase=Phase.ACTIVATE.value)


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
    table.trace.applied("turn.activate", "{clan} flips the Scroll of the {parade} Parade", clan=clan, parade=parade)
    turn.parade, turn.phase = parade, Phase.RESOLVE
    turn.waiting = [card.name for card in player.parades[parade]]
    build_waiting_torii(table, clan)
    yield from go_on(table)


# --- phase 2 ------------------------------------------------------------------------------------------------------


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


# --- phase 3 ------------------------------------------------------------------------------------------------------


def recruit(table: NightTable, clan: Clan, name: CardName) -> None:
    """Buy a card of the Spirit Dimension at the price shown there."""
    require_phase(table, clan, Phase.RECRUIT)
    card, player = offered(table, name), table.state.player(clan)
    if refusal := why_not_recruit(table, clan, card):
        raise refusal
    paid = payment(table, player, card.price)
    for part in paid:
        player.tokens[part.token] -= part.count
    table.trace.applied("turn.recruit", "{clan} recruits {card} for {paid}", clan=clan, card=name, paid=paid)
    take_away(table, card)
    assert card.element is not None
    player.parades[card.element].append(card)


def why_not_recruit(table: NightTable, clan: Clan, card: Card) -> Refusal | None:
    """The rule against recruiting this card, if there is one."""
    if not card.price:
        raise InputError(f"the price of {card.name} is not stated.", todo="Write it in the column price.")
    player = table.state.player(clan)
    if not can_pay(player, payment(table, player, card.price)):
        return Refusal("turn.recruit", "{card} costs {price}", card=card.name, price=card.price)
    return None


def cards_to_recruit(table: NightTable, clan: Clan) -> list[CardName]:
    require_phase(table, clan, Phase.RECRUIT)
    return [card.name for card in table.state.spirit_dimension if not why_not_recruit(table, clan, card)]


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


def go_to_phase(table: NightTable, clan: Clan, phase: Phase) -> None:
    """Leave a phase for the next; the last two do their work as they begin."""
    turn = require_turn(table, clan)
    if phase is Phase.RECRUIT and parade_is_over(turn):
        begin_recruiting(table, turn)
    elif turn.phase >= Phase.RECRUIT and phase == turn.phase + 1:
        enter(table, turn, phase)
    else:
        raise wrong_phase(turn)


def end_turn(table: NightTable, clan: Clan) -> None:
    """Go through the phases that are left, and pass."""
    turn = require_turn(table, clan)
    if parade_is_over(turn):
        begin_recruiting(table, turn)
    if turn.phase < Phase.RECRUIT:
        raise wrong_phase(turn)
    for phase in Phase:
        if phase > turn.phase:
            enter(table, turn, phase)
    pass_turn(table, clan)


def enter(table: NightTable, turn: Turn, phase: Phase) -> None:
    """Unleash the Spirit power in phase 4; unflip the other Scroll in phase 5."""
    player = table.state.player(turn.clan)
    if phase is Phase.UNLEASH:
        refuse_unspent(table, turn.clan)
    turn.phase = phase
    table.trace.applied("turn.phases", "{clan} is in phase {phase}", clan=turn.clan, phase=phase.value)
    if phase is Phase.UNLEASH:
        release_spirit_power(table, player)
    else:
        unflip(table, player)


def refuse_unspent(table: NightTable, clan: Clan) -> None:
    """Keep the player in phase 3 while tokens could still be spent, which only one reading asks for."""
    tokens = table.state.player(clan).tokens
    if not (tokens[Token.EXILE] or tokens[Token.INVOKE]) or table.readings["C80"] == "a":
        return
    for other in table.state.players:
        if cards := cards_to_exile(table, clan, other):
            raise Refusal("exile.use", "{clan} can still exile {cards}", clan=clan, cards=cards)
    if cards := cards_to_invoke(table, clan):
        raise Refusal("invoke.use", "{clan} can still invoke {cards}", clan=clan, cards=cards)


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
