"""Finds rules by what a reader types: words, questions, slips of the finger, numbers, ids, a term in any language.

`texts` takes from a book what can be found, `index` says which word stands where, `query` what somebody means who types
it, `rank` what fits best. `site/assets/ruleproof/search.js` does the same with the same texts, and a browser test holds
the two to the same answers.
"""

from __future__ import annotations

from ruleproof.books.find.index import Index, Speech
from ruleproof.books.find.rank import Hit, meant, ranked, ranked_together
from ruleproof.books.find.texts import BookTexts, Entry, rule_text, texts_of, without_icons
from ruleproof.books.find.words import fold, plain, words_of
from ruleproof.books.models import Project

__all__ = [
    "BookTexts",
    "Entry",
    "Hit",
    "Index",
    "Speech",
    "build_indexes",
    "find",
    "fold",
    "meant",
    "plain",
    "ranked",
    "ranked_together",
    "rule_text",
    "texts_of",
    "without_icons",
    "words_of",
]


def find(project: Project, words: str, language: str) -> list[Hit]:
    """What fits, best first."""
    return ranked_together(build_indexes(project, language).values(), words)


def build_indexes(project: Project, language: str) -> dict[str, Index]:
    """By book, its index."""
    speech = Speech.of(project.languages[language])
    return {id: Index(texts_of(project, book, language), speech) for id, book in project.books.items()}
