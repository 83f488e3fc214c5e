"""The Corrupted Champion: the five steps of a turn."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table
from ruleproof.games.champions_of_hara.names import Champion, Mode, Result, Round
from ruleproof.games.champions_of_hara.rules.against_ophion import figure, in_play, require_play, why_not_in_game
from ruleproof.games.champions_of_hara.rules.clock import ROUND_ENDS
from ruleproof.games.champions_of_hara.rules.corrupted_champions.activation import activate
from ruleproof.games.champions_of_hara.rules.corrupted_turn.ophion import activate_ophion
from ruleproof.games.champions_of_hara.rules.flow.game import finish
from ruleproof.games.champions_of_hara.rules.worlds.days import LAST_DAY, next_round
from ruleproof.games.champions_of_hara.rules.worlds.dice import roll_d6
from ruleproof.games.champions_of_hara.state import Hara, Ophion

DEAL, OPHION_ACTS, CHAMPIONS_ACT, RECOVER, ADVANCE = range(1, 6)
"""The steps of a turn."""
STEP_RULES = {
    DEAL: "corrupted.least-health",
    OPHION_ACTS: "corrupted.ophion-once",
    CHAMPIONS_ACT: "corrupted.champions-once",
    RECOVER: "corrupted.rest",
    ADVANCE: "corrupted.next-round",
}


def reach(table: Table[Hara], step: int) -> Ophion:
    """Refuse what is not due: a step before it that is left undone comes first, and none is made twice."""
    ophion = require_play(table)
    corrupted = table.state.corrupted
    if corrupted.step is None:
        corrupted.step = step
        table.assume(STEP_RULES[step], "it is step {step} of the turn", step=step)
    if corrupted.step == DEAL and first_turn(table.state):
        corrupted.step = OPHION_ACTS
    now = corrupted.step
    if now == CHAMPIONS_ACT and step == RECOVER and not open_cards(table.state):
        now = corrupted.step = RECOVER
    if now < step:
        raise Refusal(STEP_RULES[now], "step {step} of the turn comes first", step=now)
    if now > step:
        raise Refusal(STEP_RULES[step], "step {step} of this turn has been made", step=step)
    return ophion


def play_turn(table: Table[Hara]) -> Act[None]:
    """Deal, Ophion, the Champions, recovery, the Day marker; until the game ends."""
    reach(table, OPHION_ACTS if first_turn(table.state) else DEAL)
    table.trace.applied("corrupted.steps", "a turn of 5 steps begins")
    if first_turn(table.state):
        because = "the cards come from the setup"
        table.trace.rejected("corrupted.first-turn", "step 1 is skipped", because=because)
    else:
        deal_cards(table)
    yield from ophion_step(table)
    if table.state.result is None:
        yield from champions_step(table)
    if table.state.result is None:
        recovery_step(table)
        clock_step(table)


# --- step 1 --------------------------------------------------------------------------------------------------------


def first_turn(state: Hara) -> bool:
    return state.day == 1 and state.round is Round.DAWN


def deal_cards(table: Table[Hara]) -> None:
    """The lowest card to the least Health, and so on upward."""
    if first_turn(table.state):
        require_play(table)
        raise Refusal("corrupted.first-turn", "the cards of the first turn come from the setup")
    reach(table, DEAL)
    corrupted = table.state.corrupted
    corrupted.holders, corrupted.step = {}, OPHION_ACTS
    waiting = in_play(table.state)
    if len(waiting) == 1:
        for card in corrupted.turn_cards:
            corrupted.give(card, waiting[0])
        text = "{champion} takes all Turn Order cards left: {cards}"
        table.trace.applied("corrupted.last-champion", text, champion=waiting[0], cards=sorted(corrupted.turn_cards))
        return
    for card in sorted(corrupted.turn_cards):
        if not waiting:
            break
        champion = weakest(table, waiting)
        waiting.remove(champion)
        corrupted.give(card, champion)
        text = "{champion} with {health} Health gets Turn Order card {card}"
        table.trace.applied(
            "corrupted.least-health", text, champion=champion, health=figure(table, champion).health, card=card
        )


def weakest(table: Table[Hara], waiting: list[Champion]) -> Champion:
    """The Champion with the least Health; the D6 decides between equals."""
    least = min(figure(table, champion).health for champion in waiting)
    tied = [champion for champion in waiting if figure(table, champion).health == least]
    if len(tied) == 1:
        return tied[0]
    rule = "corrupted.deal-tie"
    while True:
        number = roll_d6(table)
        champion = table.state.corrupted.numbers[number - 1]
        if champion in tied:
            table.trace.applied(rule, "the D6 shows {number}: {champion}", number=number, champion=champion)
            return champion
        because = "{champion} is not tied"
        table.trace.rejected(
            rule, "the D6 shows {number} and is rolled again", because=because, number=number, champion=champion
        )


# --- steps 2 and 3 -------------------------------------------------------------------------------------------------


def ophion_step(table: Table[Hara]) -> Act[None]:
    reach(table, OPHION_ACTS)
    table.state.corrupted.step = CHAMPIONS_ACT
    table.trace.applied("corrupted.ophion-once", "Ophion makes his activation")
    yield from activate_ophion(table)


def why_not_activate(state: Hara, champion: Champion) -> Refusal | None:
    """What keeps a Champion from activating now, in step 3."""
    corrupted = state.corrupted
    cards = corrupted.cards_of(champion)
    if refusal := why_not_in_game(state, champion):
        return refusal
    if not cards:
        return Refusal("corrupted.champions-once", "{champion} has no Turn Order card", champion=champion)
    if not set(cards) & set(open_cards(state)):
        return Refusal("corrupted.champions-once", "{champion} has activated already", champion=champion)
    first = open_cards(state)[0]
    if first not in cards:
        holder = corrupted.holders[first]
        text = "{holder} comes first, with card {card}"
        return Refusal("corrupted.card-order", text, holder=holder, card=first)
    return None


def open_cards(state: Hara) -> list[int]:
    """The cards of Champions in play that have yet to activate, the lowest first."""
    corrupted = state.corrupted
    return sorted(
        card for card, holder in corrupted.holders.items() if holder in state.champions and card not in corrupted.played
    )


def champion_activates(table: Table[Hara], champion: Champion) -> Act[None]:
    """A Champion's activation of step 3; where no card has been dealt and no step set, one by Bleak Ultimatum."""
    require_play(table)
    corrupted = table.state.corrupted
    if corrupted.step is not None or corrupted.holders or champion not in table.state.champions:
        yield from champion_step(table, champion)
        return
    corrupted.step = CHAMPIONS_ACT
    text = "Ophion has used Bleak Ultimatum on {champion}, which holds no Turn Order card"
    table.assume("ophion.bleak-champion", text, champion=champion)
    yield from activate(table, champion, [])


def champion_step(table: Table[Hara], champion: Champion) -> Act[None]:
    """One Champion's activation of step 3."""
    reach(table, CHAMPIONS_ACT)
    if refusal := why_not_activate(table.state, champion):
        raise refusal
    corrupted = table.state.corrupted
    cards = corrupted.cards_of(champion)
    if len(cards) > 1 and table.readings["C36"] == "b":
        cards = [card for card in cards if card in open_cards(table.state)][:1]
    corrupted.played = [*corrupted.played, *cards]
    corrupted.activated = [*corrupted.activated, champion]
    text = "{champion} is next; Turn Order cards: {cards}"
    table.trace.applied("corrupted.card-order", text, champion=champion, cards=cards)
    table.trace.applied("corrupted.champions-once", "{champion} makes its activation", champion=champion)
    yield from activate(table, champion, cards)


def champions_step(table: Table[Hara]) -> Act[None]:
    """All Champions with a card, in the order of the cards."""
    reach(table, CHAMPIONS_ACT)
    while table.state.result is None and (cards := open_cards(table.state)):
        yield from champion_step(table, table.state.corrupted.holders[cards[0]])


# --- steps 4 and 5 -------------------------------------------------------------------------------------------------


def recovery_step(table: Table[Hara]) -> None:
    """Health for those without a card, then cards leave the game."""
    reach(table, RECOVER)
    corrupted = table.state.corrupted
    corrupted.step = ADVANCE
    for champion in in_play(table.state):
        if not corrupted.cards_of(champion):
            one = figure(table, champion)
            one.health += 1
            text = "{champion} gains 1 Health and has {health}"
            table.trace.applied("corrupted.rest", text, champion=champion, health=one.health)
    remove_card(table, 1, 4, "corrupted.four-left")
    remove_card(table, 2, 2, "corrupted.two-left")


def remove_card(table: Table[Hara], card: int, limit: int, rule: str) -> None:
    """Take a card out of the game when so few Champions are left."""
    corrupted = table.state.corrupted
    left = len(in_play(table.state))
    due = left == limit if table.readings["C35"] == "b" else left <= limit
    if card not in corrupted.turn_cards:
        return
    if due:
        corrupted.turn_cards = [one for one in corrupted.turn_cards if one != card]
        table.trace.applied(rule, "Champions left: {left}; card {card} leaves the game", left=left, card=card)
    else:
        because = "Champions left: {left}"
        table.trace.rejected(rule, "card {card} stays", because=because, left=left, card=card)


def clock_step(table: Table[Hara]) -> None:
    """Advance the Day marker, or lose at the very end."""
    reach(table, ADVANCE)
    state = table.state
    if state.day == LAST_DAY and state.round is Round.DUSK:
        finish(table, Result.LOST, "corrupted.day-six")
        table.trace.applied("corrupted.day-six", "Champions are left at the end of Day 6: the game is lost")
        return
    if state.round is Round.DUSK:
        because = "the phases of the base game are replaced"
        table.trace.rejected("corrupted.replaces", "no World Shift phase", because=because)
    next_round(table)
    table.trace.applied("corrupted.next-round", "the turn is over")
    state.corrupted.step, state.corrupted.activated, state.corrupted.played = DEAL, [], []


def end_round(table: Table[Hara]) -> Act[None]:
    yield from ()
    clock_step(table)


ROUND_ENDS[Mode.CORRUPTED_CHAMPION] = end_round
