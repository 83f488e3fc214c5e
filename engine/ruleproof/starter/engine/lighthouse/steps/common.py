"""The one vocabulary of the game, with its kinds."""

from lighthouse.kinds import KINDS
from ruleproof.core import Vocabulary

vocabulary = Vocabulary()
for kind in KINDS:
    vocabulary.add_kind(kind)
