"""What is on the table of Night Parade: players with their Parades, islands, the Challenge Board."""

from ruleproof.games.night_parade.state.cards import Card
from ruleproof.games.night_parade.state.challenge_board import Space
from ruleproof.games.night_parade.state.islands import Island, Meeple
from ruleproof.games.night_parade.state.players import Player
from ruleproof.games.night_parade.state.setup import Seat, Setup
from ruleproof.games.night_parade.state.table import NightParade, NightTable
from ruleproof.games.night_parade.state.turn import Turn

__all__ = ["Card", "Island", "Meeple", "NightParade", "NightTable", "Player", "Seat", "Setup", "Space", "Turn"]
