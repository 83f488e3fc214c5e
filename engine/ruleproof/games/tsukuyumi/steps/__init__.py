"""The words for scenarios of Tsukuyumi: what is on the table, what happens, what is seen."""

from ruleproof.games.tsukuyumi.steps import (
    cards,
    combat,
    figures,
    given,
    homes,
    legendary,
    momentum,
    princess,
    rounds,
    scoring,
    setup,
    then,
    when,
)
from ruleproof.games.tsukuyumi.steps.kinds import vocabulary

__all__ = [
    "cards",
    "combat",
    "figures",
    "given",
    "homes",
    "legendary",
    "momentum",
    "princess",
    "rounds",
    "scoring",
    "setup",
    "then",
    "vocabulary",
    "when",
]
