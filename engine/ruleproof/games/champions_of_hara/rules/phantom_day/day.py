"""A Day against the Phantom: Dawn, Dusk, World Shift, and when the game ends."""

from __future__ import annotations

from ruleproof.core import Act, Table
from ruleproof.games.champions_of_hara.names import DayStep, Mode, Round, Side, World, space_of
from ruleproof.games.champions_of_hara.rules.arenas import ULTIMATE_DAY
from ruleproof.games.champions_of_hara.rules.clock import (
    AT_DAWN,
    AT_DUSK,
    AT_WORLD_SHIFT,
    ROUND_ENDS,
    dawn_begins,
    dusk_begins,
    round_ends,
    world_shift,
)
from ruleproof.games.champions_of_hara.rules.flow.day import go_on, reach
from ruleproof.games.champions_of_hara.rules.flow.game import require_mode
from ruleproof.games.champions_of_hara.rules.flow.turns import begin_turn, require_turns_over, sides
from ruleproof.games.champions_of_hara.rules.phantom_champion.day_end import gain_advanced, swap_cards
from ruleproof.games.champions_of_hara.rules.phantom_champion.limits import everybody_gains
from ruleproof.games.champions_of_hara.rules.phantom_champion.race import check_phantom_win, end_of_game
from ruleproof.games.champions_of_hara.rules.phantom_champion.turn import phantom_turn
from ruleproof.games.champions_of_hara.rules.phantom_day.turn_end import end_turn
from ruleproof.games.champions_of_hara.rules.phantom_day.ultimate import lend_ultimate
from ruleproof.games.champions_of_hara.rules.world_shifts import draw_shift, move_tiles
from ruleproof.games.champions_of_hara.rules.worlds.days import LAST_DAY
from ruleproof.games.champions_of_hara.rules.worlds.decks import DUSK_DECK, pile_of, shuffled
from ruleproof.games.champions_of_hara.rules.worlds.dice import roll_space
from ruleproof.games.champions_of_hara.state import Card, Hara

DUSK_CARDS = 3
NO_BOSS_DAY = 1


# --- Dawn ----------------------------------------------------------------------------------------------------------


def dawn_cards(table: Table[Hara]) -> Act[None]:
    """A card of each World deck on the space with the number of the Day."""
    yield from ()
    state = table.state
    for world in World:
        deck = draw_no_boss(table, state.world_decks.get(world, []), pile_of(world))
        if not deck:
            because = "its deck has no card for it"
            table.trace.rejected("flow.dawn-cards", "no card for {world}", because=because, world=world)
            continue
        state.world_decks = {**state.world_decks, world: deck[1:]}
        state.put_card(deck[0], space_of(world, state.day))
        values = {"card": deck[0].name, "space": space_of(world, state.day)}
        table.trace.applied("flow.dawn-cards", "{card} is put on {space}", **values)


AT_DAWN[Mode.PHANTOM_CHAMPION] = dawn_cards


def begin_dawn(table: Table[Hara]) -> Act[None]:
    require_mode(table, Mode.PHANTOM_CHAMPION, "flow.dawn-cards")
    yield from dawn_begins(table)


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
    require_mode(table, Mode.PHANTOM_CHAMPION, "flow.to-dusk")
    require_turns_over(table, DayStep.DAWN_TURNS, "flow.to-dusk")
    table.state.round = Round.DUSK
    go_on(table, DayStep.DUSK)
    table.trace.applied("flow.to-dusk", "Dusk of Day {day} begins", day=table.state.day)


# --- Dusk ----------------------------------------------------------------------------------------------------------


def dusk_cards(table: Table[Hara]) -> Act[None]:
    """On Day 3 the Ultimate; then the Dusk cards."""
    yield from ()
    if table.state.day == ULTIMATE_DAY:
        lend_ultimate(table)
        because = "it gains no Ultimate"
        table.trace.rejected("phantom.no-levels", "no card for the Phantom", because=because)
    table.trace.applied("phantom.two-players", "as with 2 players, {count} Dusk cards", count=DUSK_CARDS)
    for _ in range(DUSK_CARDS):
        place_dusk_card(table)


AT_DUSK[Mode.PHANTOM_CHAMPION] = dusk_cards


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
    require_mode(table, Mode.PHANTOM_CHAMPION, "flow.next-day")
    require_turns_over(table, DayStep.DUSK_TURNS, "flow.next-day")
    state = table.state
    if state.day == LAST_DAY:
        table.trace.applied("flow.last-dusk", "Dusk of Day 6 is over: the game ends")
        end_of_game(table, phantom_may_win=table.readings["C3"] == "a")
        return
    state.day, state.round = state.day + 1, Round.DAWN
    go_on(table, DayStep.SHIFT)
    table.trace.applied("flow.next-day", "the marker goes to Dawn of Day {day}", day=state.day)


def end_round(table: Table[Hara]) -> Act[None]:
    yield from ()
    (end_dawn if table.state.round is Round.DAWN else end_dusk)(table)


ROUND_ENDS[Mode.PHANTOM_CHAMPION] = end_round

# --- World Shift ---------------------------------------------------------------------------------------------------


def follow_shift(table: Table[Hara]) -> Act[None]:
    """A World Shift card is drawn and followed."""
    card = draw_shift(table)
    table.trace.applied("flow.world-shift", "{card} is drawn and followed", card=card.name)
    move_tiles(table, card, "flow.world-shift")
    if card.energy:
        yield from everybody_gains(table, card.energy)
    go_on(table, DayStep.SWAP)


AT_WORLD_SHIFT[Mode.PHANTOM_CHAMPION] = follow_shift


def draw_shift_card(table: Table[Hara]) -> Act[None]:
    require_mode(table, Mode.PHANTOM_CHAMPION, "flow.world-shift")
    yield from world_shift(table)


def swap_turn_order(table: Table[Hara]) -> None:
    """Player and Phantom swap their Turn Order cards."""
    require_mode(table, Mode.PHANTOM_CHAMPION, "flow.after-shift")
    reach(table, DayStep.SWAP, "flow.after-shift")
    swap_cards(table)
    table.trace.applied("flow.after-shift", "the swap comes first")
    go_on(table, DayStep.ADVANCED)


def add_advanced(table: Table[Hara]) -> None:
    """The Phantom's next Advanced Ability."""
    require_mode(table, Mode.PHANTOM_CHAMPION, "flow.after-shift")
    reach(table, DayStep.ADVANCED, "flow.after-shift")
    gain_advanced(table)
    table.trace.applied("flow.after-shift", "the Advanced Ability comes after the swap")
    go_on(table, DayStep.END)


def end_day(table: Table[Hara]) -> None:
    """The Phantom may win; otherwise a new Day begins with Dawn."""
    require_mode(table, Mode.PHANTOM_CHAMPION, "flow.end-of-day")
    reach(table, DayStep.END, "flow.end-of-day")
    if check_phantom_win(table):
        return
    state = table.state
    if table.readings["C2"] == "b" and state.day == LAST_DAY:
        table.trace.applied("flow.end-of-day", "the marker stands on Day 6: the game ends")
        end_of_game(table, phantom_may_win=True)
        return
    table.trace.applied("flow.end-of-day", "Day {day} begins", day=state.day)
    go_on(table, DayStep.DAWN)


# --- several steps at once -----------------------------------------------------------------------------------------


def finish_day(table: Table[Hara]) -> Act[None]:
    """From the World Shift card to the end of the Day."""
    yield from draw_shift_card(table)
    swap_turn_order(table)
    add_advanced(table)
    end_day(table)


def pass_turn(table: Table[Hara]) -> Act[None]:
    """A turn in which the player does nothing."""
    begin_turn(table)
    yield from end_turn(table)


def both_turns(table: Table[Hara]) -> Act[None]:
    """The Phantom and a player who does nothing take their turns in Turn Order."""
    require_mode(table, Mode.PHANTOM_CHAMPION, "phantom.once-a-round")
    yield from idle_turns(table)


def idle_turns(table: Table[Hara]) -> Act[None]:
    """Everybody takes the turn of this round, the player without doing anything."""
    order = table.state.phantom.turn_order
    for side in sorted(sides(table.state), key=lambda one: order.get(one, 0)):
        if table.state.result is None:
            yield from (phantom_turn if side is Side.PHANTOM else pass_turn)(table)


def idle_day(table: Table[Hara]) -> Act[None]:
    """A whole Day on which the player does nothing, until the next Dawn or the end of the game."""
    for step in (dawn_begins, idle_turns, round_ends, dusk_begins, idle_turns, round_ends, world_shift):
        if table.state.result is None:
            yield from step(table)
    if table.state.flow.step is DayStep.SWAP:
        swap_turn_order(table)
        add_advanced(table)
        end_day(table)
