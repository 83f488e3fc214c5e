"""What every game engine shares: state, trace, chance, choice, refusal, readings and the step vocabulary."""

from ruleproof.core.chance import Chance, Unstated
from ruleproof.core.choice import PLAYERS, Act, Choice, choose
from ruleproof.core.errors import AmbiguousReference, InputError, Mismatch, Place, Refusal, UnseenRefusal, nearest
from ruleproof.core.expect import expect, expect_among, expect_set
from ruleproof.core.named import Named
from ruleproof.core.plain import fill, plain, spaced
from ruleproof.core.readings import Readings
from ruleproof.core.state import State
from ruleproof.core.table import Table
from ruleproof.core.trace import Entry, Trace, Worded
from ruleproof.core.vocabulary import (
    Columns,
    Game,
    Grid,
    Kind,
    Pattern,
    Step,
    Vocabulary,
    Wording,
    Words,
    any_of,
    terms_by_name,
)

__all__ = [
    "PLAYERS",
    "Act",
    "AmbiguousReference",
    "Chance",
    "Choice",
    "Columns",
    "Entry",
    "Game",
    "Grid",
    "InputError",
    "Kind",
    "Mismatch",
    "Named",
    "Pattern",
    "Place",
    "Readings",
    "Refusal",
    "State",
    "Step",
    "Table",
    "Trace",
    "UnseenRefusal",
    "Unstated",
    "Vocabulary",
    "Worded",
    "Wording",
    "Words",
    "any_of",
    "choose",
    "expect",
    "expect_among",
    "expect_set",
    "fill",
    "nearest",
    "plain",
    "spaced",
    "terms_by_name",
]
