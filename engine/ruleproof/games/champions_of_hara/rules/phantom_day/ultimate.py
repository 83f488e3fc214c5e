"""The player's Ultimate: lent on Day 3, gained for good at 10 in the main colour."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.champions_of_hara.names import Champion, Mark
from ruleproof.games.champions_of_hara.rules.worlds.player import player
from ruleproof.games.champions_of_hara.state import GAUGE, AbilityCard, Hara


def gain_card(table: Table[Hara], name: str) -> None:
    """The card goes from the player's deck to the player's hand."""
    turn = table.state.player_turn
    card = next(card for card in turn.deck if card.name == name)
    turn.deck = [one for one in turn.deck if one != card]
    turn.hand = [*turn.hand, card]


def _ultimate(table: Table[Hara]) -> AbilityCard | None:
    turn = table.state.player_turn
    return next((card for card in turn.deck if card.mark is Mark.ULTIMATE), None)


def owns_ultimate(table: Table[Hara], champion: Champion) -> bool:
    """Whether the Ultimate is among the cards that the character can use, now or in a later turn."""
    state = table.state
    turn = state.player_turn
    cards = [*turn.hand, *turn.tilted, *turn.on_board, *turn.spent] if champion is state.player else []
    return state.champions[champion].ultimate or any(card.mark is Mark.ULTIMATE for card in cards)


def lend_ultimate(table: Table[Hara]) -> None:
    """Day 3: the Ultimate comes to hand until it is used."""
    champion, figure = player(table)
    card = _ultimate(table)
    if card is None:
        because = "there is none in the deck"
        table.trace.rejected("flow.day-three", "no Ultimate for {champion}", because=because, champion=champion)
        return
    gain_card(table, card.name)
    table.state.player_turn.lent = card.name
    figure.ultimate = True
    values = {"champion": champion, "card": card.name}
    table.trace.applied("flow.day-three", "{champion} takes the Ultimate {card} in hand", **values)


def return_ultimate(table: Table[Hara], card: AbilityCard) -> None:
    """A lent Ultimate goes back to the deck after use."""
    turn = table.state.player_turn
    turn.hand = [one for one in turn.hand if one != card]
    turn.deck = [*turn.deck, card]
    turn.lent = None
    player(table)[1].ultimate = False
    table.trace.applied("flow.day-three-return", "{card} goes back to the deck", card=card.name)


def gain_ultimate(table: Table[Hara]) -> None:
    """At 10 in the main colour, for the first time. A lent Ultimate in hand is kept for good."""
    champion, figure = player(table)
    turn = table.state.player_turn
    main = turn.main_colour
    if main is None or turn.ultimate_gained or figure.energy.get(main, 0) < GAUGE:
        return
    turn.ultimate_gained = True
    turn.lent = None
    if (card := _ultimate(table)) is not None:
        gain_card(table, card.name)
    figure.ultimate = True
    text = "{champion} has reached 10 {colour} and gains the Ultimate"
    table.trace.applied("player-turn.ultimate", text, champion=champion, colour=main)
