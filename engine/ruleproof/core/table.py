"""A game in progress: the state, and what an act may ask of the world around it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Concatenate, Generic, ParamSpec, TypeVar

from ruleproof.core.chance import Chance
from ruleproof.core.choice import PLAYERS, Act, Choice
from ruleproof.core.errors import Mismatch, Refusal, UnseenRefusal
from ruleproof.core.expect import expect, expect_among, expect_set
from ruleproof.core.plain import fill, plain
from ruleproof.core.readings import Readings
from ruleproof.core.state import State
from ruleproof.core.trace import Entry, Trace

S = TypeVar("S", bound=State)
P = ParamSpec("P")

# What the kit itself says in a trace, for every game; translated in languages/<lang>.yml of the package.
CHOSEN = "{by}: {option}"
CHOOSE_FIRST = "nothing else can happen before the choice of {by}"
NOTHING_TO_CHOOSE = "there is nothing to choose now ({by}, {option})"
NOT_THEIRS = "it is not for {by} to choose, but for {chooser}"
NO_OPTION = "{option} is not among the choices"


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
        self._picks: list[tuple[int, object]] = []
        self._forced: list[Choice] = []
        """Choices of one option that the act under way made by itself, and no step has stated yet."""
        self._before: tuple[S, int, Chance] = (state, 0, chance)

    def do(self, act: Callable[Concatenate[Table[S], P], object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Carry out `act` until it ends, is refused, or needs somebody's choice.

        While a choice is open nothing else can happen: the rule that leaves the choice refuses it.
        """
        self._require_refusal_seen()
        if self.pending is not None:
            self._refuse(Refusal(self.pending.rule, CHOOSE_FIRST, by=self.pending.by))
            return
        self._before = (self.state.model_copy(deep=True), len(self.trace.entries), self.chance.copy())
        self._restart = lambda: act(self, *args, **kwargs)
        try:
            self._start()
        except Refusal as refusal:
            self._put_back()
            self._forced = []
            self._refuse(refusal)
        except Exception:
            self._put_back()
            raise

    def pick(self, by: object, option: object, *, rule: str) -> None:
        """Make the open choice, or state the one that was forced: `by` takes `option`.

        `rule` leaves such a choice to somebody, and refuses the pick when there is nothing to choose. A pick by
        somebody else, or of what is not among the options, is refused, and the choice stays open. `by` is None only
        for phrases of old that named nobody.
        """
        self._require_refusal_seen()
        if (self.pending is None or option not in self.pending.options) and self._state_forced(by, option):
            return
        if refusal := self._why_not(by, option, rule):
            self._refuse(refusal)
            return
        assert self.pending is not None
        seen = self._choice_seen
        try:
            self._send(self.pending.options.index(option), by)
        except Refusal as refusal:
            earlier = self._picks[:-1]
            self._put_back()
            self._start()
            for index, who in earlier:
                self._send(index, who)
            self._refuse(refusal)
            self._choice_seen = seen

    def assume(self, rule: str, text: str, **values: object) -> None:
        """Say in the trace which moment of the game the act takes for granted where the scenario has set none."""
        self.trace.record("assumed", rule, text, values)

    def expect_choice(self, by: object, options: Iterable[object]) -> None:
        """Fail unless `by` has to choose among exactly these options."""
        if self.pending is None:
            raise Mismatch("there is nothing to choose")
        expect(self.pending.by, by, "who chooses")
        expect_set(self.pending.options, options, "the choices")
        self._choice_seen = True

    def expect_among_choices(self, by: object, options: Iterable[object]) -> None:
        """Fail unless `by` has to choose, and may choose each of these, among others."""
        if self.pending is None:
            raise Mismatch("there is nothing to choose")
        expect(self.pending.by, by, "who chooses")
        expect_among(self.pending.options, options, "the choices")
        self._choice_seen = True

    def expect_refusal(self, rule: str) -> None:
        """Fail unless the last act or pick was refused by this rule."""
        if self.refusal is None:
            raise Mismatch("nothing was refused")
        self._refusal_seen = True
        if rule not in (self.refusal.rule, self.refusal.also):
            name = self.trace.name
            raise Mismatch(f"the rule that refuses: expected {name(rule)}, found {name(self.refusal.rule)}")

    def finish(self) -> None:
        """Fail if the scenario leaves something unsaid: a refusal, a choice, a stated roll that nobody rolled."""
        self._require_refusal_seen()
        if self.pending is not None and not self._choice_seen:
            raise Mismatch(self._open_choice())
        if unused := self.chance.unused():
            raise Mismatch(f"stated but never used: {', '.join(unused)}")

    @property
    def last_act(self) -> list[Entry]:
        """What the trace says of the last act and its choices."""
        return self.trace.entries[self._before[1] :]

    @property
    def refused_unseen(self) -> bool:
        """Whether something was refused that no step has looked at yet."""
        return self.refusal is not None and not self._refusal_seen

    def unseen(self) -> UnseenRefusal:
        """The refusal that no step has looked at, as the failure of a scenario."""
        assert self.refusal is not None
        why = fill(self.refusal.text, self.refusal.values)
        return UnseenRefusal(f"refused: {why} [{self.trace.name(self.refusal.rule)}]")

    def _start(self) -> None:
        self.pending, self._picks, self._forced, self.refusal = None, [], [], None
        outcome = self._restart()
        self._running = outcome if isinstance(outcome, Generator) else None
        if self._running is not None:
            self._advance(lambda act: next(act))
        self.state.check()

    def _send(self, index: int, by: object) -> None:
        assert self.pending is not None
        choice, self.refusal = self.pending, None
        self._picks.append((index, by))
        values = {"by": choice.by if by is None else by, "option": choice.options[index]}
        self.trace.record("chosen", choice.rule, CHOSEN, values)
        self._advance(lambda act: act.send(index))
        self.state.check()

    def _advance(self, step: Callable[[Act[object]], Choice]) -> None:
        """Go on to the next choice that leaves something to choose, or to the end."""
        assert self._running is not None
        try:
            choice = step(self._running)
            while len(choice.options) == 1:
                self._forced.append(choice)
                choice = self._running.send(0)
        except StopIteration:
            self._running, self.pending = None, None
        else:
            self.pending, self._choice_seen = choice, False
            values = {**choice.values, "by": choice.by, "options": choice.options}
            self.trace.record("offered", choice.rule, choice.about, values)

    def _state_forced(self, by: object, option: object) -> bool:
        """Trace a choice of one option that the scenario states; it was made when it came up."""
        for choice in self._forced:
            if choice.options[0] == option and self._may_choose(by, choice):
                self._forced.remove(choice)
                values = {"by": choice.by if by is None else by, "option": option}
                self.trace.record("chosen", choice.rule, CHOSEN, values)
                return True
        return False

    def _why_not(self, by: object, option: object, rule: str) -> Refusal | None:
        """The refusal of a pick that cannot be made: nothing to choose, not theirs to choose, no such option."""
        choice = self.pending or next(iter(self._forced), None)
        if choice is None:
            return Refusal(rule, NOTHING_TO_CHOOSE, by=by, option=option)
        if not self._may_choose(by, choice):
            return Refusal(choice.rule, NOT_THEIRS, by=by, chooser=choice.by)
        if option in choice.options and choice is self.pending:
            return None
        refusal = choice.why_not(option) if choice.why_not else None
        if refusal is None:
            return Refusal(choice.rule, NO_OPTION, option=option)
        refusal.also = choice.rule
        return refusal

    def _may_choose(self, by: object, choice: Choice) -> bool:
        return by is None or by == choice.by or (choice.by == PLAYERS and by in self.state.people())

    def _put_back(self) -> None:
        state, entries, chance = self._before
        self.state, self.chance = state.model_copy(deep=True), chance.copy()
        self.trace.rewind(entries)
        self._running, self.pending = None, None

    def _refuse(self, refusal: Refusal) -> None:
        self.trace.record("refused", refusal.rule, refusal.text, refusal.values)
        self.refusal, self._refusal_seen = refusal, False

    def _require_refusal_seen(self) -> None:
        if self.refused_unseen:
            raise self.unseen()

    def _open_choice(self) -> str:
        assert self.pending is not None
        about = fill(self.pending.about, self.pending.values)
        return f"{plain(self.pending.by)} must choose {about}: {plain(self.pending.options)}"
