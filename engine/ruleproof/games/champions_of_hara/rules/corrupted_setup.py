"""The Corrupted Champion: setup, and how the game is won or lost."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, Table
from ruleproof.games.champions_of_hara.names import (
    CardSide,
    Champion,
    Mode,
    Result,
    Round,
    Slot,
    Space,
    World,
    space_of,
)
from ruleproof.games.champions_of_hara.rules.against_ophion import ophion_of
from ruleproof.games.champions_of_hara.rules.champion_cards import ATTACK_CARDS, HOMES, RULES
from ruleproof.games.champions_of_hara.rules.flow.game import finish, require_mode
from ruleproof.games.champions_of_hara.rules.world_shifts import shuffle_shifts
from ruleproof.games.champions_of_hara.rules.worlds.dice import roll_world
from ruleproof.games.champions_of_hara.state import HEALTH, TURN_CARDS, Figure, Hand, Hara, Ophion

AGAINST_DOJO = {1, 2}
"""The spaces of a World that touch the Dojo."""
AFTER_SETUP = 2
"""The first turn begins with step 2: the cards are dealt."""
START = 5
"""The space on which a Champion starts."""
FIVE = 5
"""What a Doom or Scenario token stands for; a Charge token stands for 1."""


def why_not_place(state: Hara, world: World, slot: Slot, against: set[int]) -> Refusal | None:
    shown = state.corrupted.dojo_symbols[slot]
    if shown is not world:
        text = "the Dojo shows the symbol of {shown} there, not of {world}"
        return Refusal("corrupted.tiles", text, shown=shown, world=world)
    if against != AGAINST_DOJO:
        return Refusal("corrupted.tiles", "spaces 1 and 2 of {world} must touch the Dojo", world=world)
    return None


def place_tile(table: Table[Hara], world: World, slot: Slot, against: set[int]) -> None:
    """Put one World against the Dojo, with these spaces touching it."""
    _require_setup(table, "corrupted.tiles")
    if not table.state.corrupted.dojo_symbols:
        raise InputError("the scenario does not say which World symbols the Dojo shows.", todo="State them.")
    if refusal := why_not_place(table.state, world, slot, against):
        raise refusal
    table.state.places = {**table.state.places, slot: world}
    table.trace.applied("corrupted.tiles", "{world} lies beside its symbol", world=world)


def set_up(table: Table[Hara]) -> None:
    """From the box to Dawn of Day 1."""
    state = table.state
    _require_setup(table, "corrupted.figures")
    if state.player is not None:
        raise Refusal("corrupted.ophion", "the player plays Ophion, not {champion}", champion=state.player)
    missing = _what_is_missing(state)
    if missing:
        raise InputError(f"the scenario does not say {missing}.", todo="State it: only the components show it.")
    table.trace.applied("corrupted.ophion", "the player plays Ophion")
    for slot, world in state.corrupted.dojo_symbols.items():
        place_tile(table, world, slot, AGAINST_DOJO)
    state.day, state.round = 1, Round.DAWN
    table.trace.applied("corrupted.day-one", "the Day marker is on Dawn of Day 1")
    _lay_out_decks(table)
    _lay_out_champions(table)
    _lay_out_ophion(table)
    _deal_clockwise(table)
    state.corrupted.step = AFTER_SETUP


def _require_setup(table: Table[Hara], rule: str) -> None:
    """Only before the first turn."""
    require_mode(table, Mode.CORRUPTED_CHAMPION, rule)
    if table.state.corrupted.step is not None:
        raise Refusal(rule, "the setup is over")


def tokens_for(points: int) -> tuple[int, int]:
    """How many tokens of 5 and how many Charge tokens show so many points."""
    return divmod(points, FIVE)


def _what_is_missing(state: Hara) -> str:
    corrupted = state.corrupted
    if len(corrupted.dojo_symbols) < len(Slot):
        return "which World symbols the Dojo shows"
    if len(corrupted.printed) < len(Champion):
        return "the Health and Spirit on the Champions' cards"
    if corrupted.ophion is None or len(corrupted.ophion.symbols) < len(World):
        return "which abilities the symbols on Ophion's sheet belong to"
    return ""


def _lay_out_decks(table: Table[Hara]) -> None:
    state = table.state
    state.dusk_deck, state.world_decks = [], {}
    table.trace.applied("corrupted.unused-decks", "the Dusk deck and the World decks stay in the box")
    state.corrupted.dreamstones = set(World)
    table.trace.applied("corrupted.dreamstones", "each World gets a Dreamstone in place of its deck")
    shuffle_shifts(table, state.shift_deck)
    table.trace.applied("corrupted.world-shift", "the World Shift deck is shuffled and lies face down")


def _lay_out_champions(table: Table[Hara]) -> None:
    state = table.state
    for champion in Champion:
        printed = state.corrupted.printed[champion]
        start = space_of(HOMES[champion], START)
        state.champions[champion] = Figure(space=start, health=printed.health, spirit=printed.spirit)
        table.trace.applied("corrupted.figures", "{champion} starts on {space}", champion=champion, space=start)
        text = "{champion} starts with {points} Health"
        table.trace.applied("corrupted.health", text, champion=champion, points=printed.health)
        text = "{champion} starts with {points} Spirit"
        table.trace.applied("corrupted.spirit", text, champion=champion, points=printed.spirit)
        card = ATTACK_CARDS[champion]
        state.corrupted.hands[champion] = Hand(attack_card=card, dash=CardSide.IN_HAND, attack=CardSide.IN_HAND)
        text = "{champion} plays with Dash and {card}"
        table.trace.applied("corrupted.cards", text, champion=champion, card=card)
        table.trace.applied(RULES[champion], "{champion} comes from {world}", champion=champion, world=HOMES[champion])
    table.trace.applied("corrupted.in-hand", "all cards show their In Hand side")


def _lay_out_ophion(table: Table[Hara]) -> None:
    symbols = ophion_of(table).symbols
    table.state.corrupted.ophion = Ophion(space=Space.DOJO, health=HEALTH, symbols=symbols, cubes=set(symbols))
    table.trace.applied("corrupted.figures", "Ophion starts in the Dojo")
    table.trace.applied("corrupted.sheet", "Ophion starts with {health} Health", health=HEALTH)
    table.trace.applied("corrupted.cubes", "a white cube lies on each World symbol")


def _deal_clockwise(table: Table[Hara]) -> None:
    corrupted = table.state.corrupted
    corrupted.turn_cards, corrupted.holders = list(TURN_CARDS), {}
    first = roll_world(table)
    ring = table.state.ring
    living = {world: champion for champion, world in HOMES.items()}
    for card in TURN_CARDS:
        world = ring[(ring.index(first) + card - 1) % len(ring)]
        corrupted.give(card, living[world])
        rule = "corrupted.first-card" if card == 1 else "corrupted.next-cards"
        text = "{champion} of {world} gets Turn Order card {card}"
        table.trace.applied(rule, text, champion=living[world], world=world, card=card)


# --- the end of the game -------------------------------------------------------------------------------------------


def ophion_wins(table: Table[Hara]) -> None:
    """No Champion is left."""
    finish(table, Result.WON, "corrupted.win")
    table.trace.applied("corrupted.win", "all Champions are defeated: Ophion wins")


def ophion_falls(table: Table[Hara]) -> None:
    """Ophion has no Health left."""
    finish(table, Result.LOST, "corrupted.lose")
    table.trace.applied("corrupted.sheet", "Ophion has no other life")
    table.trace.applied("corrupted.lose", "Ophion is defeated: the game is lost")
