"""Preparing the Phantom: whose cards it uses, its two decks, its board and the Turn Order cards."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.champions_of_hara.names import Champion, Mark, Mode, Side
from ruleproof.games.champions_of_hara.rules.flow.game import lay_out, require_mode, require_setup
from ruleproof.games.champions_of_hara.rules.worlds.player import take_character
from ruleproof.games.champions_of_hara.state import AbilityCard, Hara

STARTING = 4
ADVANCED = 6
TURN_ORDER = (1, 2)
HAND_DECK = "Hand deck of the Phantom"
ADVANCED_DECK = "Advanced Abilities deck of the Phantom"
DEAL = "Turn Order card of the player"


def choose_character(table: Table[Hara], champion: Champion) -> None:
    """The player takes a character for a game against the Phantom."""
    require_mode(table, Mode.PHANTOM_CHAMPION, "phantom.any-character")
    require_setup(table, "phantom.any-character")
    if table.state.phantom.character is champion:
        values = {"champion": champion}
        raise Refusal("phantom.character", "the Phantom uses the cards of {champion}", **values)
    take_character(table, champion)
    table.trace.applied("phantom.any-character", "{champion} plays against the Phantom", champion=champion)


def prepare_phantom(table: Table[Hara], champion: Champion) -> Act[None]:
    """Before the first Dawn, once."""
    yield from lay_out(table, Mode.PHANTOM_CHAMPION, lambda table: set_up_phantom(table, champion))


def set_up_phantom(table: Table[Hara], champion: Champion) -> None:
    """The Phantom takes the cards of a character, a board and a Turn Order card."""
    state = table.state
    if state.player is champion:
        raise Refusal("phantom.character", "the player plays {champion}", champion=champion)
    phantom = state.phantom
    phantom.character = champion
    table.trace.applied("phantom.character", "the Phantom uses the cards of {champion}", champion=champion)
    table.trace.applied("phantom.two-players", "{players} players, the Phantom counted", players=players(state))
    starting = _cards(state, champion, Mark.STARTING, STARTING)
    phantom.hand_deck = shuffled_abilities(table, HAND_DECK, starting)
    table.trace.applied("phantom.hand-deck", "the {count} starting cards are the Hand deck", count=len(starting))
    advanced = _advanced(table, champion)
    phantom.advanced_deck = shuffled_abilities(table, ADVANCED_DECK, advanced)
    text = "the {count} Advanced Abilities are a deck of their own"
    table.trace.applied("phantom.advanced-deck", text, count=len(advanced))
    for card in state.phantom.box[champion]:
        if card.mark in (Mark.ULTIMATE, Mark.LOCKED):
            because = "it is the Ultimate or locked"
            table.trace.rejected("phantom.advanced-deck", "{card} stays out", because=because, card=card.name)
    phantom.discard, phantom.hand, phantom.last_played = [], None, None
    phantom.energy = dict.fromkeys(state.gauges, 0)
    phantom.health = phantom.spirit = None
    table.trace.applied("phantom.board", "all Energy gauges at 0, no cube for Health or Spirit")
    deal_turn_order(table)


def deal_turn_order(table: Table[Hara]) -> None:
    """One of the two cards at random to the player, the other to the Phantom."""
    mine = table.chance.roll(DEAL, TURN_ORDER)
    theirs = next(card for card in TURN_ORDER if card != mine)
    table.state.phantom.turn_order = {Side.PLAYER: mine, Side.PHANTOM: theirs}
    text = "the player gets card {mine}, the Phantom card {theirs}"
    table.trace.applied("phantom.turn-order", text, mine=mine, theirs=theirs)


def players(state: Hara) -> int:
    """How many players the rules count."""
    return 1 + (state.phantom.character is not None)


def shuffled_abilities(table: Table[Hara], pile: str, cards: list[AbilityCard]) -> list[AbilityCard]:
    """The cards in the order stated for the pile, by their names."""
    named = {card.name: card for card in cards}
    if len(named) != len(cards):
        raise InputError(f"two cards of the {pile} have the same name.", todo="Name each card its own way.")
    return [named[name] for name in table.chance.shuffle(pile, named)]


def _advanced(table: Table[Hara], champion: Champion) -> list[AbilityCard]:
    """The 6 others: what is left of them without the Ultimate and locked cards, or those 6 counted without them."""
    if table.readings["C61"] == "a":
        return _cards(table.state, champion, Mark.ADVANCED, ADVANCED)
    others = [card for card in table.state.phantom.box[champion] if card.mark is not Mark.STARTING]
    if len(others) != ADVANCED:
        todo = f"There are {ADVANCED} of them."
        raise InputError(f"{champion} has {len(others)} cards besides the starting ones.", todo=todo)
    return [card for card in others if card.mark is Mark.ADVANCED]


def _cards(state: Hara, champion: Champion, mark: Mark, number: int) -> list[AbilityCard]:
    if champion not in state.phantom.box:
        raise InputError(f"the Ability cards of {champion} are not stated.", todo="State them.")
    cards = [card for card in state.phantom.box[champion] if card.mark is mark]
    if len(cards) != number:
        raise InputError(f"{champion} has {len(cards)} cards marked {mark}.", todo=f"There are {number} of them.")
    return cards
