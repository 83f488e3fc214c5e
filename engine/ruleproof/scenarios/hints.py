"""What to tell somebody whose step is not understood: the part that does not fit, or the phrase that comes nearest."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import CodeType

from ruleproof.core import Kind, Step, Wording, nearest, spaced
from ruleproof.scenarios.phrases import Parameter, Phrase

LONG = 90
"""Longer lists of values are not told whole in a message."""


def misfit(text: str, phrases: Iterable[Phrase], wording: Wording, conjunction: str) -> str:
    """If the words of a phrase are there and one of its values is wrong: which one, and what could stand there."""
    fitting = [(phrase, found) for phrase in phrases if (found := _loose(phrase).fullmatch(text))]
    fitting.sort(key=lambda one: -sum(len(part) for part in one[0].parts if isinstance(part, str)))
    for phrase, found in fitting:
        for parameter in phrase.parameters:
            if fault := _wrong(parameter, found[parameter.name], wording, conjunction):
                return fault
    return ""


def wrong_value(text: str, kind: Kind, wording: Wording) -> str:
    """That the text is no value of this kind, and what would be."""
    accepted = kind.accepts(wording)
    if hint := nearest(text, accepted.split(", ")):
        return f"{text!r} is no {spaced(kind.name)}. {hint}"
    shown = f"{accepted}." if len(accepted) <= LONG else f"{accepted[:LONG].rpartition(', ')[0]}, …"
    name = spaced(kind.name)
    return f"{text!r} is no {name}: {shown}" if len(name) > 1 else f"{text!r} is not {shown}"


def nearest_phrase(text: str, phrases: Sequence[Phrase]) -> str:
    """The phrase whose own words are nearest to those of the text, if one is near."""
    best = max(phrases, key=lambda phrase: closeness(text, phrase), default=None)
    return best.source if best is not None and closeness(text, best) > 0.6 else ""


def closeness(text: str, phrase: Phrase) -> float:
    """How much of the text are the phrase's own words, and the other way round, from 0 to 1; values count for
    nothing."""
    words = text.split()
    own = [word for part in phrase.parts if isinstance(part, str) for word in part.split()]
    own += [part[0] for part in phrase.parts if isinstance(part, tuple)]
    if not own or not words:
        return 0.0
    same, left = 0.0, list(words)
    for one in own:
        nearest_word = max(left, key=lambda word: _alike(one, word), default="")
        if (alike := _alike(one, nearest_word)) > 0:
            left.remove(nearest_word)
            same += alike
    return min(1.0, 2 * same / (len(own) + max(len(words) - len(phrase.parameters), 1)))


def phrases_that_state(what: str, name: str, steps: Iterable[tuple[Step, Phrase]], wording: Wording) -> str:
    """The phrases that state a roll or an order of just this die or pile; where none is known to, those that come
    nearest. A Given comes before a When that rolls for itself."""
    stating = [(step, phrase) for step, phrase in steps if what in _names(step.function)]
    wanted = {word.lower() for word in name.split()}

    def told(one: tuple[Step, Phrase]) -> int:
        """How much of the name the step knows, as a text of its code or as a value of its phrase."""
        values = [value for each in one[1].parameters for value in each.kind.accepts(wording).split(", ")]
        return max((len(text) for text in {*_texts(one[0].function), *values} if text and text in name), default=0)

    def alike(one: tuple[Step, Phrase]) -> int:
        return len(wanted & {word.lower() for word in re.findall(r"\w+", one[1].source)})

    most = max(map(told, stating), default=0)
    fitting = [one for one in stating if told(one) == most]
    if most < len(name):
        fitting = [one for one in fitting if alike(one) == max(map(alike, fitting))]
    fitting.sort(key=lambda one: (one[0].type != "given", -alike(one)))
    return " or ".join(repr(phrase.source) for _, phrase in fitting[:2])


def items(text: str, parameter: Parameter, conjunction: str) -> list[str]:
    """The values in a list; of a single value, that value."""
    return re.split(rf", {re.escape(conjunction)} | {re.escape(conjunction)} |, ", text) if parameter.many else [text]


def _alike(one: str, other: str) -> float:
    if one == other:
        return 1.0
    ratio = difflib.SequenceMatcher(None, one, other).ratio()
    return ratio if ratio >= 0.75 else 0.0


def _loose(phrase: Phrase) -> re.Pattern[str]:
    """The words of the phrase with anything where its values stand."""
    out = []
    for part in phrase.parts:
        if isinstance(part, str):
            out.append(re.escape(part))
        elif isinstance(part, tuple):
            out.append(f"(?:{'|'.join(re.escape(one) for one in part)})")
        else:
            out.append(f"(?P<{part.name}>.+?)")
    return re.compile("".join(out))


def _wrong(parameter: Parameter, text: str, wording: Wording, conjunction: str) -> str:
    pattern = re.compile(f"(?:{parameter.kind.pattern(wording)})")
    for item in items(text, parameter, conjunction):
        if not pattern.fullmatch(item):
            return wrong_value(item, parameter.kind, wording)
    return ""


def _names(function: Callable[..., object], deep: int = 2) -> set[str]:
    """What the function, and those of its package that it calls, ask of other things."""
    code = getattr(function, "__code__", None)
    if not isinstance(code, CodeType):
        return set()
    names = set(_code_names(code))
    if deep:
        scope = getattr(function, "__globals__", {})
        package = function.__module__.rpartition(".")[0]
        for name in list(names):
            called = scope.get(name)
            if callable(called) and getattr(called, "__module__", "").startswith(package):
                names |= _names(called, deep - 1)
    return names


def _texts(function: Callable[..., object], deep: int = 2) -> set[str]:
    """The texts that the function uses, and those of its package that it calls: among them the names of dice."""
    code = getattr(function, "__code__", None)
    if not isinstance(code, CodeType):
        return set()
    scope = getattr(function, "__globals__", {})
    package = function.__module__.rpartition(".")[0]
    texts = set(_constants(code))
    for name in _code_names(code):
        used = scope.get(name)
        if isinstance(used, str):
            texts.add(str(used))
        elif deep and callable(used) and getattr(used, "__module__", "").startswith(package):
            texts |= _texts(used, deep - 1)
    return texts


def _constants(code: CodeType) -> Iterator[str]:
    for constant in code.co_consts:
        if isinstance(constant, str):
            yield constant
        elif isinstance(constant, CodeType):
            yield from _constants(constant)


def _code_names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _code_names(constant)
