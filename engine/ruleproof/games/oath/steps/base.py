"""The one vocabulary of Oath, to which every module of steps adds its phrases."""

from ruleproof.core import Vocabulary
from ruleproof.games.oath.words import KINDS

vocabulary = Vocabulary()
for kind in KINDS:
    vocabulary.add_kind(kind)

given, when, then = vocabulary.given, vocabulary.when, vocabulary.then
