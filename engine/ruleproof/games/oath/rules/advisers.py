"""Which suits a player's advisers show."""

from __future__ import annotations

from ruleproof.games.oath.names import PRINCE, Column, Suit
from ruleproof.games.oath.state import OathTable


def adviser_suits(table: OathTable, player: str, *, facedown: bool = False) -> list[Suit]:
    """The suit of each adviser that has one; of those that lie face up only, unless facedown ones count too.

    The Prince's Conspirators count as his advisers.
    """
    cards = [table.state.card(name) for name in table.state.player(player).advisers]
    suits = [card.shown_suit for card in cards if card.shown_suit is not None and (card.faceup or facedown)]
    if player == PRINCE:
        conspirators = table.state.board().markers_in(Column.CONSPIRATORS)
        text = "these suits count as advisers of the Prince: {suits}"
        table.trace.applied("prince.conspirators", text, suits=conspirators)
        suits += conspirators
    return suits
