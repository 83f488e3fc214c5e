"""Enemy activations: the behaviour rolled, the first sequence that works, its targets, movement and attacks."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ruleproof.core import PLAYERS, Act, InputError, Refusal, Table, choose
from ruleproof.core.choice import WhyNot
from ruleproof.games.harakiri import elects, enemy_attacks, flow, states
from ruleproof.games.harakiri.boards import (
    AnyDeed,
    Attack,
    Behaviour,
    Gain,
    Heal,
    Move,
    MoveTo,
    OnlyBelow,
    Priority,
    Skill,
    Whom,
)
from ruleproof.games.harakiri.boards import Sequence as EnemySequence
from ruleproof.games.harakiri.effects import CreatureState
from ruleproof.games.harakiri.names import ELECTS, MINIONS, SERVANTS, WANDERERS, Name, Square
from ruleproof.games.harakiri.state import Activation, Harakiri, Side, Strike
from ruleproof.games.harakiri.targets import CONDITION_RULES, Fault, Outlook

TEST_DIE = range(1, 7)


def activate(table: Table[Harakiri], enemy: Name) -> Act[None]:
    """An enemy finds out what it does, a minion or servant by the test die, and resolves a sequence of it."""
    flow.begin_activation(table, enemy)
    table.state.square_of(enemy)
    table.state.activation = Activation(enemy=enemy)
    table.state.fights = ()
    states.bleed(table, enemy)
    if enemy not in table.state.places:
        return
    listed = elects.draw(table, enemy) if enemy.kind in ELECTS else behaviour(table, enemy, _roll(table))
    if table.state.creatures[enemy].has(CreatureState.KNOCKED_DOWN):
        yield from attack_lying_down(table, enemy, listed.priority)
    else:
        yield from resolve(table, enemy, listed)
    states.get_up_after(table, enemy)
    if enemy.kind in ELECTS:
        elects.put_away(table, enemy)
    flow.turn_card(table, enemy)


def _roll(table: Table[Harakiri]) -> int:
    roll = table.chance.roll("test die", TEST_DIE)
    _activation(table).roll = roll
    return roll


def attack_lying_down(table: Table[Harakiri], enemy: Name, priority: Priority) -> Act[None]:
    """All that a knocked-down enemy can do: attack somebody adjacent with the dice of its board."""
    plain = Attack()
    _lie(table, enemy)
    if Outlook(table.state, enemy, table.readings).strike_targets(table.state.square_of(enemy), plain):
        table.trace.applied("state.knocked-down-enemy", "{enemy} may attack somebody adjacent", enemy=enemy)
        yield from strike(table, enemy, plain, priority)


def _lie(table: Table[Harakiri], enemy: Name) -> None:
    because = "{enemy} is knocked down"
    table.trace.rejected(
        "state.knocked-down-enemy", "moving, and the sequences of {enemy}", because=because, enemy=enemy
    )


# --- behaviours of minions and servants ---------------------------------------------------------------------------


def behaviour(table: Table[Harakiri], enemy: Name, roll: int) -> Behaviour:
    """What the enemy's board lists for the roll, by the colour of the oracle card if it is a minion."""
    tables = table.state.board_of(enemy).tables
    if enemy.kind in WANDERERS:
        side = table.state.side_of(enemy)
        table.trace.applied("wanderer.side", "{enemy} is on the side of {side}", enemy=enemy, side=side)
        table.trace.applied("wanderer.activate", "{enemy} activates like a servant", enemy=enemy)
    if enemy.kind in SERVANTS | WANDERERS:
        table.trace.applied("servant.roll", "{enemy} rolls {roll}", enemy=enemy, roll=roll)
        found = tables.get(None, {}).get(roll)
    elif enemy.kind in MINIONS:
        oracle = table.state.oracle
        if oracle is None:
            raise InputError("no oracle card is in play.", todo="Say which: a green oracle card is in play.")
        table.trace.applied("minion.roll", "{enemy} rolls {roll}", enemy=enemy, roll=roll)
        table.trace.applied("minion.behaviour", "the oracle card is {oracle}", oracle=oracle)
        found = tables.get(oracle, {}).get(roll)
    else:
        raise InputError(f"{enemy} does not roll for its activation.", todo="Name a minion or a servant.")
    if found is None:
        raise InputError(f"the board of {enemy} lists nothing for {roll}.", todo="State what it reads on that roll.")
    return found


# --- sequences ----------------------------------------------------------------------------------------------------


def resolve(table: Table[Harakiri], enemy: Name, listed: Behaviour) -> Act[None]:
    """Resolve the first sequence that can be resolved completely; the others have no effect."""
    at = table.state.square_of(enemy)
    for sequence in listed.sequences:
        fault = Outlook(table.state, enemy, table.readings).fault(at, sequence.deeds)
        if fault:
            _skip(table, sequence, fault)
            continue
        table.trace.applied("sequence.complete", "sequence {number} can be resolved completely", number=sequence.number)
        yield from carry_out(table, enemy, sequence, _priority(table, listed, sequence))
        _activation(table).resolved = sequence.number
        table.trace.applied(
            "sequence.first", "sequence {number} is resolved and the activation ends", number=sequence.number
        )
        return
    table.trace.applied("sequence.skip", "no sequence is left: {enemy} does nothing", enemy=enemy)


def _skip(table: Table[Harakiri], sequence: EnemySequence, fault: Fault) -> None:
    _activation(table).skipped += (sequence.number,)
    for rule in dict.fromkeys((fault.rule, "sequence.complete", "sequence.skip")):
        table.trace.rejected(
            rule, "sequence {number}", because=fault.because, number=sequence.number, **dict(fault.values)
        )


def _priority(table: Table[Harakiri], listed: Behaviour, sequence: EnemySequence) -> Priority:
    if sequence.priority is None:
        return listed.priority
    if sequence.priority is not listed.priority:
        table.trace.applied(
            "target.override",
            "sequence {number} prefers {priority}, not {general}",
            number=sequence.number,
            priority=sequence.priority,
            general=listed.priority,
        )
    return sequence.priority


def carry_out(table: Table[Harakiri], enemy: Name, sequence: EnemySequence, priority: Priority) -> Act[None]:
    """Do the deeds of a sequence in order."""
    aimed = sum(isinstance(deed, (Move, Attack, Skill)) for deed in sequence.deeds)
    if aimed > 1:
        table.trace.applied(
            "target.each", "each part of sequence {number} finds its own target", number=sequence.number
        )
    for index, deed in enumerate(sequence.deeds):
        if enemy not in table.state.places:
            return  # a counterattack defeated it
        if table.state.phase_end is not None:
            return  # the last character is defeated
        if table.state.creatures[enemy].has(CreatureState.KNOCKED_DOWN):
            if isinstance(deed, Attack):
                yield from attack_lying_down(table, enemy, priority)
            else:
                _lie(table, enemy)
            continue  # a counterattack knocked it down
        rest = sequence.deeds[index + 1 :]
        if deed.ability is not None and not isinstance(deed, Attack):
            table.trace.applied(
                "ability.enemy-technique", "{enemy} uses {ability} in its sequence", enemy=enemy, ability=deed.ability
            )
        if isinstance(deed, Move):
            yield from move(table, enemy, deed, rest, priority)
        elif isinstance(deed, MoveTo):
            move_to(table, enemy, deed.square)
        elif isinstance(deed, (Attack, Skill)):
            yield from strike(table, enemy, deed, priority)
        elif isinstance(deed, Heal):
            heal(table, enemy, deed.life)
        elif isinstance(deed, Gain):
            _activation(table).effects += (deed.effect,)
        else:
            assert isinstance(deed, OnlyBelow)  # judged before the sequence began


def heal(table: Table[Harakiri], enemy: Name, life: int) -> None:
    """The enemy recovers life, if it can; a sequence does not depend on it."""
    creature = table.state.creatures[enemy]
    gained = min(life, creature.full_life - creature.life)
    creature.life += gained
    table.trace.applied(
        "sequence.heal", "{enemy} recovers {life} life, which the sequence does not need", enemy=enemy, life=gained
    )


# --- targets ------------------------------------------------------------------------------------------------------


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
        why = _why_not(possible, "target.element", first, targets=elements)
        return (yield from choose(PLAYERS, "the target", elements, rule="target.element", why_not=why))
    preferred = prefer(table, priority, possible, enemy)
    table.trace.applied(
        "target.priority", "{enemy} prefers {priority}: {targets}", enemy=enemy, priority=priority, targets=preferred
    )
    text = "{enemy} prefers {priority}: {targets}"
    why = _why_not(possible, "target.priority", text, enemy=enemy, priority=priority, targets=preferred)
    return (yield from choose(PLAYERS, "the target", preferred, rule="target.tie", why_not=why))


def _why_not(possible: Collection[object], rule: str, text: str, **values: object) -> WhyNot:
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
    creature = table.state.creatures[name]
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


def _reject(table: Table[Harakiri], target: Name, fault: Fault) -> None:
    table.trace.rejected(
        fault.rule, "{target} as the target", because=fault.because, **{**fault.values, "target": target}
    )


# --- movement -----------------------------------------------------------------------------------------------------


def move(table: Table[Harakiri], enemy: Name, deed: Move, rest: Sequence[AnyDeed], priority: Priority) -> Act[None]:
    """Choose the target, then the square, then go there."""
    at = table.state.square_of(enemy)
    outlook = Outlook(table.state, enemy, table.readings)
    candidates = outlook.whom(deed.whom)
    for name in candidates:
        if fault := outlook.move_fault(at, deed, name, rest):
            _reject(table, name, fault)
    possible = outlook.move_targets(at, deed, rest)
    if not possible:
        return  # an attack of the same sequence has just defeated the only target
    icon = priority if deed.whom is Whom.ENEMY else Priority.NOBODY
    target = yield from choose_target(table, enemy, candidates, possible, icon)
    table.trace.applied("move.target", "{enemy} moves for {target}", enemy=enemy, target=target)
    _activation(table).headed_for += (target,)
    rule = CONDITION_RULES[deed.condition]
    squares = outlook.useful(at, deed, target, rest)
    table.trace.applied("move.condition", "the condition holds on {squares}", squares=sorted(squares))
    table.trace.applied(rule, "{squares} will do", squares=sorted(squares))
    nearest = sorted(one for one, cost in squares.items() if cost == min(squares.values()))
    if len(nearest) < len(squares):
        table.trace.applied(
            "move.shortest",
            "the fewest points, {points}, lead to {squares}",
            points=squares[nearest[0]],
            squares=nearest,
        )
    text = "the fewest points, {points}, lead to {squares}"
    why = _why_not(squares, "move.shortest", text, points=squares[nearest[0]], squares=nearest)
    square = yield from choose(PLAYERS, "the square", nearest, rule="move.tie", why_not=why)
    _go(table, enemy, square, squares[square])


def move_to(table: Table[Harakiri], enemy: Name, square: Square) -> None:
    """Go to a square that the sequence names."""
    stops = Outlook(table.state, enemy, table.readings).stops(table.state.square_of(enemy))
    _go(table, enemy, square, stops[square])


def _go(table: Table[Harakiri], enemy: Name, square: Square, points: int) -> None:
    _activation(table).spent += points
    table.state.place(enemy, square)
    table.trace.applied(
        "move.steps",
        "{enemy} goes to {square} for {points} of its {movement} movement points",
        enemy=enemy,
        square=square,
        points=points,
        movement=table.state.board_of(enemy).movement,
    )


# --- attacks and abilities ----------------------------------------------------------------------------------------


def strike(table: Table[Harakiri], enemy: Name, deed: Attack | Skill, priority: Priority) -> Act[None]:
    """Choose the target of an attack or ability, from where the enemy stands now."""
    at = table.state.square_of(enemy)
    outlook = Outlook(table.state, enemy, table.readings)
    candidates = outlook.whom(deed.whom)
    for name in candidates:
        if fault := outlook.strike_fault(at, deed, name):
            _reject(table, name, fault)
    possible = outlook.strike_targets(at, deed)
    if not possible:
        return  # an ability that the reading in force does not require
    icon = priority if deed.whom is Whom.ENEMY else Priority.NOBODY
    target = yield from choose_target(table, enemy, candidates, possible, icon)
    targets = [target]
    for _ in range(enemy_attacks.more_targets(table, enemy, deed)):
        if left := [name for name in possible if name not in targets]:
            targets.append((yield from choose_target(table, enemy, candidates, left, icon)))
    for one in targets:
        _activation(table).strikes += (Strike(target=one, ability=deed.ability, attack=isinstance(deed, Attack)),)
    if isinstance(deed, Attack):
        for one in targets:
            table.trace.applied("attack.reach", "{target} is within reach of {enemy}", target=one, enemy=enemy)
            table.trace.applied("attack.sight", "{enemy} sees {target} and attacks", enemy=enemy, target=one)
        yield from enemy_attacks.resolve(table, enemy, targets, deed)


def _activation(table: Table[Harakiri]) -> Activation:
    assert table.state.activation is not None
    return table.state.activation
