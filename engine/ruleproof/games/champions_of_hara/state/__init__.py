"""What is on the table: the board, the clock, Champions, cards in play, tokens and decks."""

from ruleproof.games.champions_of_hara.state.cards import Card, CardInPlay, TokenInPlay, WorldShift
from ruleproof.games.champions_of_hara.state.corrupted import HEALTH, TURN_CARDS, Corrupted, Hand, Ophion, Printed
from ruleproof.games.champions_of_hara.state.enoki import Enoki
from ruleproof.games.champions_of_hara.state.figures import GAUGE, Figure
from ruleproof.games.champions_of_hara.state.flow import Flow
from ruleproof.games.champions_of_hara.state.hara import Day, Hara
from ruleproof.games.champions_of_hara.state.phantom import AbilityCard, Phantom
from ruleproof.games.champions_of_hara.state.player_turn import ACTIVATIONS, PlayerTurn, Text, Threshold

__all__ = [
    "ACTIVATIONS",
    "GAUGE",
    "HEALTH",
    "TURN_CARDS",
    "AbilityCard",
    "Card",
    "CardInPlay",
    "Corrupted",
    "Day",
    "Enoki",
    "Figure",
    "Flow",
    "Hand",
    "Hara",
    "Ophion",
    "Phantom",
    "PlayerTurn",
    "Printed",
    "Text",
    "Threshold",
    "TokenInPlay",
    "WorldShift",
]
