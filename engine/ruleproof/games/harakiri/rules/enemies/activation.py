"""An enemy's activation: the behaviour rolled or drawn, and the first sequence that works."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Table
from ruleproof.games.harakiri.names import ELECTS, MINIONS, WANDERERS, CreatureState, Name, Priority
from ruleproof.games.harakiri.rules import flow, states
from ruleproof.games.harakiri.rules.dice import roll_test_die
from ruleproof.games.harakiri.rules.enemies import elects
from ruleproof.games.harakiri.rules.enemies.deeds import activation_of, move, move_to, strike
from ruleproof.games.harakiri.rules.enemies.outlook import Outlook
from ruleproof.games.harakiri.rules.faults import Fault
from ruleproof.games.harakiri.rules.naming import require_enemy
from ruleproof.games.harakiri.state import (
    Activation,
    Attack,
    Behaviour,
    EnemySequence,
    Gain,
    Harakiri,
    Heal,
    Move,
    MoveTo,
    OnlyBelow,
    Skill,
)


def activate(table: Table[Harakiri], enemy: Name) -> Act[None]:
    """An enemy finds out what it does, a minion or servant by the test die, and resolves a sequence of it."""
    require_enemy(enemy)
    flow.begin_activation(table, enemy)
    table.state.square_of(enemy)
    table.state.activation = Activation(enemy=enemy)
    table.state.fights = ()
    states.bleed(table, enemy)
    if enemy not in table.state.places:
        return
    listed = elects.draw(table, enemy) if enemy.kind in ELECTS else behaviour(table, enemy, _roll(table))
    if table.state.creature(enemy).has(CreatureState.KNOCKED_DOWN):
        yield from attack_lying_down(table, enemy, listed.priority)
    else:
        yield from resolve(table, enemy, listed)
    states.get_up_after(table, enemy)
    if enemy.kind in ELECTS:
        elects.put_away(table, enemy)
    flow.turn_card(table, enemy)


def _roll(table: Table[Harakiri]) -> int:
    roll = roll_test_die(table)
    activation_of(table).roll = roll
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


# --- behaviours of minions and servants -------------------------------------------------------------------------------


def behaviour(table: Table[Harakiri], enemy: Name, roll: int) -> Behaviour:
    """What the enemy's board lists for the roll, by the colour of the oracle card if it is a minion."""
    tables = table.state.board_of(enemy).tables
    if enemy.kind in WANDERERS:
        side = table.state.side_of(enemy)
        table.trace.applied("wanderer.side", "{enemy} is on the side of {side}", enemy=enemy, side=side)
        table.trace.applied("wanderer.activate", "{enemy} activates like a servant", enemy=enemy)
    if enemy.kind not in MINIONS:
        table.trace.applied("servant.roll", "{enemy} rolls {roll}", enemy=enemy, roll=roll)
        found = tables.get(None, {}).get(roll)
    else:
        oracle = table.state.oracle
        if oracle is None:
            raise InputError("no oracle card is in play.", todo="Say which: a green oracle card is in play.")
        table.trace.applied("minion.roll", "{enemy} rolls {roll}", enemy=enemy, roll=roll)
        table.trace.applied("minion.behaviour", "the oracle card is {oracle}", oracle=oracle)
        found = tables.get(oracle, {}).get(roll)
    if found is None:
        raise InputError(f"the board of {enemy} lists nothing for {roll}.", todo="State what it reads on that roll.")
    return found


# --- sequences --------------------------------------------------------------------------------------------------------


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
        activation_of(table).resolved = sequence.number
        table.trace.applied(
            "sequence.first", "sequence {number} is resolved and the activation ends", number=sequence.number
        )
        return
    table.trace.applied("sequence.skip", "no sequence is left: {enemy} does nothing", enemy=enemy)


def _skip(table: Table[Harakiri], sequence: EnemySequence, fault: Fault) -> None:
    activation_of(table).skipped += (sequence.number,)
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
        if table.state.creature(enemy).has(CreatureState.KNOCKED_DOWN):
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
            activation_of(table).effects += (deed.effect,)
        else:
            assert isinstance(deed, OnlyBelow)  # judged before the sequence began


def heal(table: Table[Harakiri], enemy: Name, life: int) -> None:
    """The enemy recovers life, if it can; a sequence does not depend on it."""
    creature = table.state.creature(enemy)
    gained = min(life, creature.full_life - creature.life)
    creature.life += gained
    table.trace.applied(
        "sequence.heal", "{enemy} recovers {life} life, which the sequence does not need", enemy=enemy, life=gained
    )
