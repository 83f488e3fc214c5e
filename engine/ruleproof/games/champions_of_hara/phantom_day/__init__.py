"""A Day against the Phantom: Dawn, Dusk, World Shift, and when the game ends."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.champions_of_hara.clock import AT_WORLD_SHIFT
from ruleproof.games.champions_of_hara.phantom_champion import everybody_gains
from ruleproof.games.champions_of_hara.phantom_champion.energy import check_phantom_win
from ruleproof.games.champions_of_hara.phantom_champion.setup import HAND_DECK, shuffled_abilities
from ruleproof.games.champions_of_hara.phantom_champion.turn import phantom_turn
from ruleproof.games.champions_of_hara.phantom_day.player_turn import begin_turn, end_turn, lend_ultimate
from ruleproof.games.champions_of_hara.state import Card, Hara
from ruleproof.games.champions_of_hara.state_phantom import DayStep, PhantomDay, Side
from ruleproof.games.champions_of_hara.words import Mode, Result, Round, World, space_of
from ruleproof.games.champions_of_hara.world_shifts import draw_shift, move_tiles
from ruleproof.games.champions_of_hara.worlds import LAST_DAY, roll_space, shuffled

DUSK_CARDS = 3
DUSK_DECK = "Dusk deck"
NO_BOSS_DAY = 1
ULTIMATE_DAY = 3


def deck_of(world: World) -> str:
    """What the chance calls the deck of a World."""
    return f"{world.value} deck"


def _require(table: Table[Hara], step: DayStep, rule: str) -> None:
    """Refuse what is not due yet, or no more."""
    if table.state.result is not None:
        raise Refusal("phantom.race", "the game is over")
    now = table.state.phantom_day.step
    if now is not None and now is not step:
        raise Refusal(rule, "not now: the Day is at this step: {step}", step=now)


# --- Dawn ----------------------------------------------------------------------------------------------------------


def begin_dawn(table: Table[Hara]) -> None:
    """A card of each World deck on the space with the number of the Day."""
    _require(table, DayStep.DAWN, "flow.dawn-cards")
    state = table.state
    state.round = Round.DAWN
    for world in World:
        deck = draw_no_boss(table, state.world_decks.get(world, []), deck_of(world))
        if not deck:
            because = "its deck has no card for it"
            table.trace.rejected("flow.dawn-cards", "no card for {world}", because=because, world=world)
            continue
        state.world_decks = {**state.world_decks, world: deck[1:]}
        state.put_card(deck[0], space_of(world, state.day))
        values = {"card": deck[0].name, "space": space_of(world, state.day)}
        table.trace.applied("flow.dawn-cards", "{card} is put on {space}", **values)
    state.phantom_day = PhantomDay(step=DayStep.DAWN_TURNS)


def draw_no_boss(table: Table[Hara], deck: list[Card], name: str) -> list[Card]:
    """The deck with the card to draw on top: on Day 1 a Boss is shuffled back until another card comes."""
    if table.state.day == NO_BOSS_DAY and all(card.boss for card in deck):
        return []
    while table.state.day == NO_BOSS_DAY and deck[0].boss:
        values = {"card": deck[0].name}
        table.trace.rejected("flow.boss", "{card} goes back into its deck", because="it is Day 1", **values)
        deck = shuffled(table, name, deck)
    return deck


def end_dawn(table: Table[Hara]) -> None:
    """After both turns the marker goes to Dusk of the same Day."""
    _require_turns(table, DayStep.DAWN_TURNS, "flow.to-dusk")
    table.state.round = Round.DUSK
    table.state.phantom_day = PhantomDay(step=DayStep.DUSK)
    table.trace.applied("flow.to-dusk", "Dusk of Day {day} begins", day=table.state.day)


def _require_turns(table: Table[Hara], step: DayStep, rule: str) -> None:
    _require(table, step, rule)
    if table.state.player_turn.phase is not None or set(table.state.phantom_day.taken) != set(Side):
        missing = [side for side in Side if side not in table.state.phantom_day.taken]
        raise Refusal(rule, "these have not taken their turn: {missing}", missing=missing)


# --- Dusk ----------------------------------------------------------------------------------------------------------


def begin_dusk(table: Table[Hara]) -> None:
    """On Day 3 the Ultimate; then the Dusk cards."""
    _require(table, DayStep.DUSK, "flow.dusk-cards")
    state = table.state
    state.round = Round.DUSK
    if state.day == ULTIMATE_DAY:
        lend_ultimate(table)
        because = "it gains no Ultimate"
        table.trace.rejected("phantom.no-levels", "no card for the Phantom", because=because)
    table.trace.applied("phantom.two-players", "as with 2 players, {count} Dusk cards", count=DUSK_CARDS)
    for _ in range(DUSK_CARDS):
        place_dusk_card(table)
    state.phantom_day = PhantomDay(step=DayStep.DUSK_TURNS)


def place_dusk_card(table: Table[Hara]) -> None:
    state = table.state
    if not state.dusk_deck:
        state.dusk_deck = shuffled(table, DUSK_DECK, state.dusk_discard)
        state.dusk_discard = []
    deck = draw_no_boss(table, state.dusk_deck, DUSK_DECK)
    if not deck:
        because = "the Dusk deck has no card for it"
        table.trace.rejected("flow.dusk-cards", "no Dusk card is placed", because=because)
        return
    state.dusk_deck = deck[1:]
    space = roll_space(table)
    state.put_card(deck[0], space)
    table.trace.applied("flow.dusk-cards", "{card} is put on {space}", card=deck[0].name, space=space)


def end_dusk(table: Table[Hara]) -> None:
    """After both turns: the end of the game on Day 6, otherwise the next Day on the marker."""
    _require_turns(table, DayStep.DUSK_TURNS, "flow.next-day")
    state = table.state
    if state.day == LAST_DAY:
        table.trace.applied("flow.last-dusk", "Dusk of Day 6 is over: the game ends")
        state.phantom_day = PhantomDay(step=DayStep.END)
        _end_game(table, phantom_may_win=table.readings["C3"] == "a")
        return
    state.day, state.round = state.day + 1, Round.DAWN
    state.phantom_day = PhantomDay(step=DayStep.SHIFT)
    table.trace.applied("flow.next-day", "the marker goes to Dawn of Day {day}", day=state.day)


def _end_game(table: Table[Hara], phantom_may_win: bool) -> None:
    if phantom_may_win and check_phantom_win(table):
        return
    if not phantom_may_win:
        because = "Day 6 has no end steps"
        table.trace.rejected("phantom.win", "the Phantom does not win", because=because)
    table.state.result = Result.LOST
    table.trace.applied("phantom.race", "nobody has won: the player loses")


# --- World Shift ---------------------------------------------------------------------------------------------------


def world_shift(table: Table[Hara]) -> Act[None]:
    """A World Shift card is drawn and followed."""
    _require(table, DayStep.SHIFT, "flow.world-shift")
    card = draw_shift(table)
    table.trace.applied("flow.world-shift", "{card} is drawn and followed", card=card.name)
    move_tiles(table, card, "flow.world-shift")
    if card.energy:
        yield from everybody_gains(table, card.energy)
    table.state.phantom_day = PhantomDay(step=DayStep.SWAP)


AT_WORLD_SHIFT[Mode.PHANTOM_CHAMPION] = world_shift


def swap_turn_order(table: Table[Hara]) -> None:
    """Player and Phantom swap their Turn Order cards."""
    _require(table, DayStep.SWAP, "flow.after-shift")
    order = table.state.phantom.turn_order
    if not order:
        raise InputError("nobody has a Turn Order card.", todo="State who has which.")
    table.state.phantom.turn_order = {side: order[side.other] for side in order}
    number = table.state.phantom.turn_order[Side.PHANTOM]
    table.trace.applied("phantom.swap", "the Phantom has Turn Order card {number} now", number=number)
    table.trace.applied("flow.after-shift", "the swap comes first")
    table.state.phantom_day = PhantomDay(step=DayStep.ADVANCED)


def add_advanced(table: Table[Hara]) -> None:
    """The Phantom's next Advanced Ability goes on its discard pile."""
    _require(table, DayStep.ADVANCED, "flow.after-shift")
    phantom = table.state.phantom
    if not phantom.advanced_deck:
        because = "its Advanced Abilities deck is empty"
        table.trace.rejected("phantom.advanced-card", "no card for the Phantom", because=because)
    else:
        card, phantom.advanced_deck = phantom.advanced_deck[0], phantom.advanced_deck[1:]
        if table.readings["C5"] == "b":
            phantom.hand_deck = shuffled_abilities(table, HAND_DECK, [*phantom.hand_deck, card])
            table.trace.applied("phantom.advanced-card", "{card} goes into the Hand deck", card=card.name)
        else:
            phantom.discard = [*phantom.discard, card]
            table.trace.applied("phantom.advanced-card", "{card} goes on the discard pile", card=card.name)
    table.trace.applied("flow.after-shift", "the Advanced Ability comes after the swap")
    table.state.phantom_day = PhantomDay(step=DayStep.END)


def end_day(table: Table[Hara]) -> None:
    """The Phantom may win; otherwise a new Day begins with Dawn."""
    _require(table, DayStep.END, "flow.end-of-day")
    if check_phantom_win(table):
        return
    state = table.state
    if table.readings["C2"] == "b" and state.day == LAST_DAY:
        table.trace.applied("flow.end-of-day", "the marker stands on Day 6: the game ends")
        _end_game(table, phantom_may_win=True)
        return
    table.trace.applied("flow.end-of-day", "Day {day} begins", day=state.day)
    state.phantom_day = PhantomDay(step=DayStep.DAWN)


# --- several steps at once -----------------------------------------------------------------------------------------


def finish_day(table: Table[Hara]) -> Act[None]:
    """From the World Shift card to the end of the Day."""
    yield from world_shift(table)
    swap_turn_order(table)
    add_advanced(table)
    end_day(table)


def both_turns(table: Table[Hara]) -> Act[None]:
    """The Phantom and a player who does nothing take their turns in Turn Order."""
    order = table.state.phantom.turn_order
    for side in sorted(Side, key=lambda one: order.get(one, 0)):
        if table.state.result is not None:
            return
        if side is Side.PHANTOM:
            yield from phantom_turn(table)
        else:
            begin_turn(table)
            yield from end_turn(table)


def idle_day(table: Table[Hara]) -> Act[None]:
    """A whole Day on which the player does nothing."""
    begin_dawn(table)
    yield from both_turns(table)
    end_dawn(table)
    begin_dusk(table)
    yield from both_turns(table)
    end_dusk(table)
    if table.state.result is None:
        yield from finish_day(table)
