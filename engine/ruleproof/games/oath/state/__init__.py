"""What is on the table of Oath: cards, sites, players, banks, decks and the Prince's board."""

from ruleproof.games.oath.state.cards import Card, Power
from ruleproof.games.oath.state.chronicle import Chronicle
from ruleproof.games.oath.state.map import Site
from ruleproof.games.oath.state.players import Player
from ruleproof.games.oath.state.prince_board import (
    Campaign,
    MindSpace,
    PrinceBoard,
    RelationshipSpace,
    Tactics,
    TakenBoard,
)
from ruleproof.games.oath.state.prince_turn import Arrow, CannotPlayBox, Mind, PrinceTurn
from ruleproof.games.oath.state.table import Oath, OathTable
from ruleproof.games.oath.state.turn import Turn

__all__ = [
    "Arrow",
    "Campaign",
    "CannotPlayBox",
    "Card",
    "Chronicle",
    "Mind",
    "MindSpace",
    "Oath",
    "OathTable",
    "Player",
    "Power",
    "PrinceBoard",
    "PrinceTurn",
    "RelationshipSpace",
    "Site",
    "Tactics",
    "TakenBoard",
    "Turn",
]
