"""Free text under a heading is welcome, unless it is a step that has lost its keyword."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator

from gherkin.dialect import Dialect

from ruleproof.core import InputError
from ruleproof.scenarios.feature import Feature
from ruleproof.scenarios.hints import nearest_phrase
from ruleproof.scenarios.language import ScenarioLanguage


def refuse_lost_steps(feature: Feature, speaker: Callable[[], ScenarioLanguage]) -> None:
    """Gherkin takes a step without a keyword, or with one misspelt, for free text, and passes over it in silence."""
    for text, place in feature.descriptions:
        if _is_step(text, speaker(), list(_keywords(feature.language))):
            raise InputError(
                f"{text!r} is no step, but reads like one.",
                place=place,
                todo="Start it with Given, When, Then or And, make it a comment with #, or word it otherwise.",
            )


def _is_step(text: str, speaker: ScenarioLanguage, keywords: list[str]) -> bool:
    """Whether a phrase fits the text as it stands, or comes near to what follows a word that is almost a keyword."""
    if _fits(text, speaker):
        return True
    first, _, rest = text.partition(" ")
    if not difflib.get_close_matches(first.casefold(), keywords, 1, 0.75):
        return False
    return _fits(rest, speaker) or bool(nearest_phrase(rest, [phrase for _, phrase in speaker.steps]))


def _fits(text: str, speaker: ScenarioLanguage) -> bool:
    try:
        return any(speaker.candidates(type_, text) for type_ in ("given", "when", "then"))
    except InputError:  # the words fit, a value does not
        return True


def _keywords(language: str) -> Iterator[str]:
    """The first words of the keywords of steps."""
    dialect = Dialect.for_name(language)
    assert dialect is not None, language
    words = (
        dialect.given_keywords,
        dialect.when_keywords,
        dialect.then_keywords,
        dialect.and_keywords,
        dialect.but_keywords,
    )
    yield from {word.strip("* ").split(" ")[0].casefold() for group in words for word in group if word.strip("* ")}
