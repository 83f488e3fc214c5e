"""A game in progress: the state, and what an act may ask of the world around it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Concatenate, Generic, ParamSpec, TypeVar

from ruleproof.core.chance import Chance
from ruleproof.core.choice import Act, Choice
from ruleproof.core.errors import Mismatch, Refusal
from ruleproof.core.expect import expect, expect_set
from ruleproof.core.readings import Readings
from ruleproof.core.state import State
from ruleproof.core.trace import Trace

S = TypeVar("S", bound=State)
P = ParamSpec("P")


class Table(Generic[S]):
    """State, trace, chance and readings, and the act under way with its open choice or its refusal.

    An act is a function of the table, plain or a generator that yields choices. When it raises a Refusal, or a pick
    leads to one, state and chance are put back as they were and the refusal is kept for the scenario to look at.
    """

    def __init__(self, state: S, trace: Trace, chance: Chance, readings: Readings) -> None:
        self.state = state
        self.trace = trace
        self.chance = chance
        self.readings = readings
        self.pending: Choice | None = None
        self.refusal: Refusal | None = None
        self._choice_seen = True
        self._refusal_seen = True
        self._restart: Callable[[], object] = lambda: None
        self._running: Act[object] | None = None
        self._picks: list[int] = []
        self._before: tuple[S, int, Chance] = (state, 0, chance)

    def do(self, act: Callable[Concatenate[Table[S], P], object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Carry out `act` until it ends, is refused, or needs somebody's choice."""
        self._require_nothing_open()
        self._before = (self.state.model_copy(deep=True), len(self.trace.entries), self.chance.copy())
        self._restart = lambda: act(self, *args, **kwargs)
        try:
            self._start()
        except Refusal as refusal:
            self._put_back()
            self._refuse(refusal)

    def pick(self, option: object) -> None:
        """Make the open choice. A pick that is not among the options is refused, and the choice stays open."""
        self._require_refusal_seen()
        if self.pending is None:
            raise Mismatch(f"there is nothing to choose, so {option} cannot be chosen")
        if option not in self.pending.options:
            self._refuse(Refusal(self.pending.rule, "{option} is not among the choices", option=option))
            return
        seen = self._choice_seen
        try:
            self._send(self.pending.options.index(option))
        except Refusal as refusal:
            earlier = self._picks[:-1]
            self._put_back()
            self._start()
            for index in earlier:
                self._send(index)
            self._refuse(refusal)
            self._choice_seen = seen

    def expect_choice(self, by: object, options: Iterable[object]) -> None:
        """Fail unless `by` has to choose among exactly these options."""
        if self.pending is None:
            raise Mismatch("there is nothing to choose")
        expect(self.pending.by, by, "who chooses")
        expect_set(self.pending.options, options, "the choices")
        self._choice_seen = True

    def expect_refusal(self, rule: str) -> None:
        """Fail unless the last act or pick was refused by this rule."""
        if self.refusal is None:
            raise Mismatch("nothing was refused")
        self._refusal_seen = True
        expect(self.refusal.rule, rule, "the rule that refuses")

    def finish(self) -> None:
        """Fail if the scenario leaves something unsaid: a refusal, a choice, a stated roll that nobody rolled."""
        self._require_refusal_seen()
        if self.pending is not None and not self._choice_seen:
            raise Mismatch(self._open_choice())
        if unused := self.chance.unused():
            raise Mismatch(f"stated but never used: {', '.join(unused)}")

    def _start(self) -> None:
        self.pending, self._picks, self.refusal = None, [], None
        outcome = self._restart()
        self._running = outcome if isinstance(outcome, Generator) else None
        if self._running is not None:
            self._advance(lambda act: next(act))

    def _send(self, index: int) -> None:
        assert self.pending is not None
        choice, self.refusal = self.pending, None
        self._picks.append(index)
        values = {"by": choice.by, "option": choice.options[index]}
        self.trace.record("chosen", choice.rule, "{by}: {option}", values)
        self._advance(lambda act: act.send(index))

    def _advance(self, step: Callable[[Act[object]], Choice]) -> None:
        assert self._running is not None
        try:
            self.pending = step(self._running)
        except StopIteration:
            self._running, self.pending = None, None
        else:
            self._choice_seen = False
            values = {**self.pending.values, "by": self.pending.by, "options": self.pending.options}
            self.trace.record("offered", self.pending.rule, self.pending.about, values)

    def _put_back(self) -> None:
        state, entries, chance = self._before
        self.state, self.chance = state.model_copy(deep=True), chance.copy()
        self.trace.rewind(entries)
        self._running, self.pending = None, None

    def _refuse(self, refusal: Refusal) -> None:
        self.trace.record("refused", refusal.rule, refusal.text, refusal.values)
        self.refusal, self._refusal_seen = refusal, False

    def _require_nothing_open(self) -> None:
        self._require_refusal_seen()
        if self.pending is not None:
            raise Mismatch(f"nothing else can happen yet: {self._open_choice()}")

    def _require_refusal_seen(self) -> None:
        if not self._refusal_seen and self.refusal is not None:
            raise Mismatch(f"refused: {self.refusal}")

    def _open_choice(self) -> str:
        assert self.pending is not None
        options = ", ".join(str(option) for option in self.pending.options)
        return f"{self.pending.by} must choose {self.pending.about.format(**self.pending.values)}: {options}"
