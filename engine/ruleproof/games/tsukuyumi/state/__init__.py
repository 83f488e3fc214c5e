"""What is on the table, one module a part."""

from ruleproof.games.tsukuyumi.state.areas import Area, OniValues, Units
from ruleproof.games.tsukuyumi.state.attacks import Attack, Move, Tie
from ruleproof.games.tsukuyumi.state.board import SUPPLY, Board
from ruleproof.games.tsukuyumi.state.momentum import CounterCard, CounterInForce, DrawnCard, Track
from ruleproof.games.tsukuyumi.state.rounds import Ability, CardAction, Cards, Course, Happened, Instruction, Use
from ruleproof.games.tsukuyumi.state.scoring import Earned, ScoreLine
from ruleproof.games.tsukuyumi.state.setup import BoxCard, Claim, Preparation
from ruleproof.games.tsukuyumi.state.special import Counterattack, OwnUnit, PrincessCard, Special

__all__ = [
    "SUPPLY",
    "Ability",
    "Area",
    "Attack",
    "Board",
    "BoxCard",
    "CardAction",
    "Cards",
    "Claim",
    "CounterCard",
    "CounterInForce",
    "Counterattack",
    "Course",
    "DrawnCard",
    "Earned",
    "Happened",
    "Instruction",
    "Move",
    "OniValues",
    "OwnUnit",
    "Preparation",
    "PrincessCard",
    "ScoreLine",
    "Special",
    "Tie",
    "Track",
    "Units",
    "Use",
]
