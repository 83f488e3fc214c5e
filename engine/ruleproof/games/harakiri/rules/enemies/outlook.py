"""Whom an enemy can aim at: the targets that each deed of a sequence has, and whether the whole sequence works.

Nothing here changes the table. `Outlook` answers for an enemy standing on any square, so that a sequence can be
judged before its first step is made.
"""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import Readings
from ruleproof.games.harakiri.names import FOLLOWERS, WANDERERS, CreatureState, Kind, Name, Side, Square
from ruleproof.games.harakiri.rules import movement
from ruleproof.games.harakiri.rules.faults import Fault
from ruleproof.games.harakiri.rules.geometry import View, adjacent, closest, range_between
from ruleproof.games.harakiri.state import (
    Aimed,
    AnyDeed,
    Attack,
    Condition,
    Harakiri,
    Move,
    MoveTo,
    OnlyBelow,
    Skill,
    Whom,
)


class Outlook:
    """The possibilities of one enemy."""

    def __init__(self, state: Harakiri, enemy: Name, readings: Readings) -> None:
        self.state = state
        self.enemy = enemy
        self.readings = readings
        self.view = View(state, state.side_of(enemy), readings, mover=enemy)
        self.movement = state.board_of(enemy).movement
        self._stops: dict[Square, dict[Square, int]] = {}

    def whom(self, whom: Whom) -> list[Name]:
        """Everybody on the zone whom a deed may be aimed at, near or far."""
        others = [name for name in self.state.places if name != self.enemy]
        if whom is Whom.KIN:
            return [name for name in others if name.kind is self.enemy.kind]
        if whom is Whom.ALLY:
            return [name for name in others if self.state.side_of(name) is self.state.side_of(self.enemy)]
        return [name for name in others if not self.no_opponent(name)]

    def no_opponent(self, name: Name) -> Fault | None:
        """Why somebody is no opponent, wherever they stand: on the same side, or an element without resistance."""
        rule = "enemy.of-wanderer" if self.enemy.kind in WANDERERS else "enemy.of-follower"
        own = self.state.side_of(name) is self.state.side_of(self.enemy)
        if name.kind in WANDERERS and self.enemy.kind in FOLLOWERS and self.readings["C97"] == "b":
            return None
        if own or (name.kind is Kind.ALLY and self.readings["C39"] == "b"):
            return Fault(rule, "{target} is no enemy of {enemy}", self._values(target=name))
        if self.state.side_of(name) is Side.NEITHER and self.state.creature(name).resistance == 0:
            return Fault("target.element", "{target} has no resistance tokens", {"target": name})
        return None

    @property
    def knocked_down(self) -> bool:
        return self.state.creature(self.enemy).has(CreatureState.KNOCKED_DOWN)

    # --- attacks and abilities ------------------------------------------------------------------------------------

    def strike_fault(self, at: Square, strike: Aimed, target: Name) -> Fault | None:
        """Why the enemy, standing on `at`, cannot aim the attack or ability at the target."""
        if fault := self._inside_fault(at, strike, target):
            return fault
        at, there = closest(self.state, self.enemy, at, target)
        if strike.range is None or self.knocked_down:
            if not adjacent(self.state, at, there):
                near = "attack.reach" if strike.range is None else "state.knocked-down-enemy"
                return Fault(near, "{target} is not adjacent", {"target": target})
        elif rule := self.view.out_of_range(at, there, strike.range):
            return Fault(
                "attack.reach" if rule == "range.count" else rule,
                "{target} is out of range {range}",
                {"target": target, "range": strike.range},
            )
        if not self.view.sees(at, there):
            return Fault("attack.sight", "there is no line of sight to {target}", {"target": target})
        return None

    def _inside_fault(self, at: Square, strike: Aimed, target: Name) -> Fault | None:
        """What being inside an obstacle or the like forbids to the enemy, or to whom it aims at."""
        if isinstance(strike, Attack) and self.view.inside(self.enemy, at):
            return Fault("spectral.no-attack", "{enemy} is inside an occupied square", self._values())
        if self.view.inside(target, self.state.square_of(target)):
            return Fault("spectral.no-target", "{target} is inside an occupied square", {"target": target})
        return None

    def strike_targets(self, at: Square, strike: Aimed) -> list[Name]:
        return [name for name in self.whom(strike.whom) if not self.strike_fault(at, strike, name)]

    # --- movement -------------------------------------------------------------------------------------------------

    def stops(self, at: Square) -> dict[Square, int]:
        """The squares the enemy can end a movement on, with the fewest points each takes."""
        if at not in self._stops:
            self._stops[at] = movement.stops(self.view, at, self.movement, self.step_cost)
        return self._stops[at]

    @property
    def step_cost(self) -> movement.StepCost:
        return movement.step_cost if self.readings["C48"] == "a" else _one_for_each_step

    def meeting(self, at: Square, move: Move, target: Name) -> dict[Square, int]:
        """The squares where the movement's condition towards the target holds."""
        return self._meeting(self.stops(at), move, target)

    def _meeting(self, squares: dict[Square, int], move: Move, target: Name) -> dict[Square, int]:
        lines = {one: closest(self.state, self.enemy, one, target) for one in squares}
        if move.condition is Condition.ADJACENT:
            return {one: cost for one, cost in squares.items() if adjacent(self.state, *lines[one])}
        if move.condition is Condition.RANGE:
            return {
                one: cost
                for one, cost in squares.items()
                if range_between(*lines[one]) <= move.range and self.view.sees(*lines[one])
            }
        best = (min if move.condition is Condition.TOWARDS else max)(range_between(*lines[one]) for one in squares)
        return {one: cost for one, cost in squares.items() if range_between(*lines[one]) == best}

    def useful(self, at: Square, move: Move, target: Name, rest: Sequence[AnyDeed]) -> dict[Square, int]:
        """Those of them from which the rest of the sequence can be carried out."""
        return {one: cost for one, cost in self.meeting(at, move, target).items() if not self.fault(one, rest)}

    def move_fault(self, at: Square, move: Move, target: Name, rest: Sequence[AnyDeed]) -> Fault | None:
        """Why the target does not do for the movement."""
        if not self.meeting(at, move, target):
            near = move.condition is Condition.ADJACENT
            if self._meeting(self._cutting_corners(at), move, target):
                because = "{enemy} cannot move diagonally past an occupied square to {target}"
                return Fault("move.diagonal", because, self._values(target=target))
            because = (
                "{enemy} cannot get adjacent to {target}" if near else "{enemy} cannot get {target} in range {range}"
            )
            return Fault(CONDITION_RULES[move.condition], because, self._values(target=target, range=move.range))
        if not self.useful(at, move, target, rest):
            because = "after moving for {target} the rest of the sequence cannot be carried out"
            return Fault("target.eligible", because, self._values(target=target))
        return None

    def _cutting_corners(self, at: Square) -> dict[Square, int]:
        """Where the enemy could stop if any diagonal were allowed."""
        return movement.stops(self.view, at, self.movement, self.step_cost, movement.entry_forbidden)

    def move_targets(self, at: Square, move: Move, rest: Sequence[AnyDeed]) -> list[Name]:
        return [name for name in self.whom(move.whom) if not self.move_fault(at, move, name, rest)]

    # --- sequences ------------------------------------------------------------------------------------------------

    def required(self, strike: Aimed) -> bool:
        """Whether a sequence needs a target for it."""
        return isinstance(strike, Attack) or self.readings["C49"] == "a"

    def fault(self, at: Square, deeds: Sequence[AnyDeed]) -> Fault | None:
        """Why the enemy, standing on `at`, cannot carry out these deeds completely."""
        if not deeds:
            return None
        deed, rest = deeds[0], deeds[1:]
        if isinstance(deed, (Attack, Skill)):
            if self.required(deed) and not self.strike_targets(at, deed):
                return self._nobody(deed)
        elif isinstance(deed, Move):
            if not self.move_targets(at, deed, rest):
                faults = [self.move_fault(at, deed, name, rest) for name in self.whom(deed.whom)]
                return next((one for one in faults if one), self._nobody(deed))
            return None
        elif isinstance(deed, MoveTo):
            if deed.square not in self.stops(at):
                return Fault("move.steps", "{enemy} cannot get to {square}", self._values(square=deed.square))
            return self.fault(deed.square, rest)
        elif isinstance(deed, OnlyBelow) and self.state.creature(self.enemy).life >= deed.life:
            return Fault("sequence.skip", "{enemy} does not have less than {life} life", self._values(life=deed.life))
        return self.fault(at, rest)

    def _nobody(self, deed: Move | Aimed) -> Fault:
        if isinstance(deed, Move):
            return Fault("move.target", "there is nobody to move for")
        if deed.range is None:
            return Fault("sequence.complete", "no target is adjacent")
        return Fault("sequence.complete", "there is no target in range {range} and in sight", {"range": deed.range})

    def _values(self, **values: object) -> dict[str, object]:
        return {"enemy": self.enemy, **values}


CONDITION_RULES = {
    Condition.ADJACENT: "move.adjacent",
    Condition.TOWARDS: "move.towards",
    Condition.AWAY: "move.away",
    Condition.RANGE: "move.range",
}


def _one_for_each_step(view: View, start: Square, end: Square) -> int:
    return 1
