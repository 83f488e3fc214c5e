"""Which of its targets an enemy takes: elements first, then by priority, then as the players say."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ruleproof.core import PLAYERS, Act, InputError, Refusal, Table, choose
from ruleproof.core.choice import WhyNot
from ruleproof.games.harakiri.names import WANDERERS, Name, Priority, Side
from ruleproof.games.harakiri.rules import states
from ruleproof.games.harakiri.rules.faults import Fault
from ruleproof.games.harakiri.state import Harakiri


def choose_target(
    table: Table[Harakiri], enemy: Name, candidates: Sequence[Name], possible: Sequence[Name], priority: Priority
) -> Act[Name]:
    """The target among those that the sequence can be carried out for, out of all that there are."""
    if len(possible) < len(candidates):
        table.trace.applied("target.eligible", "the sequence can be carried out for {targets}", targets=possible)
    if len(possible) == 1:
        table.trace.applied("target.single", "{target} is the only target, so priority is not used", target=possible[0])
        return possible[0]
    aimed_at_own = all(table.state.side_of(name) is table.state.side_of(enemy) for name in candidates)
    wanderers = [] if aimed_at_own else [name for name in possible if name.kind in WANDERERS]
    if wanderers:
        table.trace.applied("wanderer.target", "{targets} count as vulnerable elements", targets=wanderers)
    elements = [name for name in possible if table.state.side_of(name) is Side.NEITHER or name in wanderers]
    if elements:
        table.trace.applied("target.element", "vulnerable elements come first: {targets}", targets=elements)
        first = "vulnerable elements come first: {targets}"
        why = why_not(possible, "target.element", first, targets=elements)
        return (yield from choose(PLAYERS, "the target", elements, rule="target.element", why_not=why))
    preferred = prefer(table, priority, possible, enemy)
    table.trace.applied(
        "target.priority", "{enemy} prefers {priority}: {targets}", enemy=enemy, priority=priority, targets=preferred
    )
    text = "{enemy} prefers {priority}: {targets}"
    why = why_not(possible, "target.priority", text, enemy=enemy, priority=priority, targets=preferred)
    return (yield from choose(PLAYERS, "the target", preferred, rule="target.tie", why_not=why))


def why_not(possible: Collection[object], rule: str, text: str, **values: object) -> WhyNot:
    """Of what is possible, `rule` excludes whatever is not offered; of the rest, that it is not possible."""

    def why(option: object) -> Refusal | None:
        if option in possible:
            return Refusal(rule, text, **values)
        if isinstance(option, Name):
            return Refusal("target.eligible", "the sequence cannot be carried out for {target}", target=option)
        return Refusal("move.condition", "the condition does not hold on {square}", square=option)

    return why


def prefer(table: Table[Harakiri], priority: Priority, names: Sequence[Name], enemy: Name) -> list[Name]:
    """Those that the priority icon puts first: more than one where they tie."""
    state = table.state
    if priority is Priority.NOBODY:
        return list(names)
    if priority is Priority.FIRST_IN_INITIATIVE:
        queued = [name for name in state.initiative if name in names]
        if not queued:
            raise InputError(
                "the priority is the initiative, but no target has a card in it.", todo="State the initiative queue."
            )
        return queued[:1]
    if priority is Priority.NEXT_IN_INITIATIVE:
        return _next_in_initiative(state, enemy, names)
    measure, sign = _MEASURES[priority]
    values = {name: sign * _score(table, name, measure) for name in names}
    return [name for name in names if values[name] == min(values.values())]


def _score(table: Table[Harakiri], name: Name, measure: str) -> int:
    """What counts for a priority icon, as it is now."""
    creature = table.state.creature(name)
    score: int = states.armour_of(creature, table.readings) if measure == "armour" else getattr(creature, measure)
    return score


def _next_in_initiative(state: Harakiri, enemy: Name, names: Sequence[Name]) -> list[Name]:
    """The first of these whose card comes after the enemy's, going on at the front of the queue."""
    if enemy not in state.initiative:
        raise InputError(f"{enemy} has no card in the initiative.", todo="State the initiative queue.")
    place = state.initiative.index(enemy)
    queued = [name for name in (*state.initiative[place:], *state.initiative[:place]) if name in names]
    return queued[:1] or list(names)


_MOST, _LEAST = -1, 1
_MEASURES = {
    Priority.MOST_LIFE: ("life", _MOST),
    Priority.LEAST_LIFE: ("life", _LEAST),
    Priority.MOST_ARMOUR: ("armour", _MOST),
    Priority.LEAST_ARMOUR: ("armour", _LEAST),
    Priority.MOST_POWER: ("power", _MOST),
    Priority.LEAST_POWER: ("power", _LEAST),
    Priority.MOST_KNOWLEDGE: ("knowledge", _MOST),
    Priority.LEAST_KNOWLEDGE: ("knowledge", _LEAST),
    Priority.MOST_DEXTERITY: ("dexterity", _MOST),
    Priority.LEAST_DEXTERITY: ("dexterity", _LEAST),
    Priority.MOST_SPIRIT: ("spirit", _MOST),
    Priority.LEAST_SPIRIT: ("spirit", _LEAST),
}


def reject(table: Table[Harakiri], target: Name, fault: Fault) -> None:
    table.trace.rejected(
        fault.rule, "{target} as the target", because=fault.because, **{**fault.values, "target": target}
    )
