"""Tables for generated fights: Akira on one square, a kachi on another, and the dice both of them roll."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from ruleproof.core import Table
from ruleproof.games.harakiri.names import (
    AttackDie,
    Colour,
    ConcentratedFace,
    CreatureState,
    Decision,
    Kind,
    Name,
    Priority,
    Protection,
    Sign,
    Square,
)
from ruleproof.games.harakiri.rules.blows import CONCENTRATED
from ruleproof.games.harakiri.rules.states import BLIND_DIE
from ruleproof.games.harakiri.state import (
    Attack,
    Behaviour,
    Board,
    Creature,
    Effect,
    EnemySequence,
    Ground,
    Harakiri,
    Hero,
    ShownDie,
    Turn,
    Weapon,
)
from ruleproof.scenarios import BookRunner

AKIRA, KACHI = Name(Kind.AKIRA), Name(Kind.KACHI)
HERE, THERE = Square(1, 1), Square(2, 1)
ROLLED = (AttackDie.ORANGE, AttackDie.GREEN)
STATES = st.dictionaries(st.sampled_from([CreatureState.POISONED, CreatureState.BLEEDING]), st.integers(1, 2)).flatmap(
    lambda some: st.builds(
        lambda down, blind: some | down | blind,
        st.sampled_from([{}, {CreatureState.KNOCKED_DOWN: 1}]),
        st.sampled_from([{}, {CreatureState.BLINDED: 1}]),
    )
)
CREATURES = st.builds(
    lambda life, lost, armour, minus, defence, power, dexterity, states, event: Creature(
        sign="x",
        life=max(1, life - lost),
        full_life=life,
        armour=armour,
        minus_armour=min(minus, armour),
        defence=defence,
        power=power,
        dexterity=dexterity,
        states=states,
        event_hits=event,
    ),
    *[st.integers(1, 9), *[st.integers(0, 3)] * 6, STATES, st.integers(-1, 2)],
)
EFFECTS = st.builds(
    Effect,
    hits=st.integers(0, 2),
    ignores=st.sampled_from([(), (Protection.ARMOUR,), (Protection.DEFENCE,), tuple(Protection)]),
    leaves=st.lists(st.sampled_from([CreatureState.BLEEDING, CreatureState.BLINDED]), max_size=2).map(tuple),
)
SIGNS = st.frozensets(st.sampled_from(list(Sign)))


@dataclass(frozen=True)
class Rolls:
    """What the dice show, in any order they may be asked for."""

    orange: ShownDie
    green: ShownDie
    face: ConcentratedFace
    blind: int

    @property
    def hits(self) -> int:
        return self.orange.hits + self.green.hits


ROLLS = st.builds(
    lambda orange, signs, green, more, face, blind: Rolls(
        ShownDie(AttackDie.ORANGE, orange, signs), ShownDie(AttackDie.GREEN, green, more), face, blind
    ),
    st.integers(0, 5),
    SIGNS,
    st.integers(0, 5),
    SIGNS,
    st.sampled_from(ConcentratedFace),
    st.integers(1, 6),
)


def begin(
    runner: BookRunner,
    akira: Creature,
    kachi: Creature,
    rolls: Rolls,
    *,
    weapon: Weapon | None = None,
    levels: tuple[int, int] = (0, 0),
    concentrated: bool = False,
    active: bool = True,
    readings: dict[str, str] | None = None,
) -> Table[Harakiri]:
    """Akira's activation, or nobody's; a kachi beside him that attacks with the same dice; plenty of stated rolls."""
    table: Table[Harakiri] = runner.new_table(readings or {})
    sequence = EnemySequence(number=1, deeds=(Attack(range=3, concentrated=concentrated),))
    behaviour = Behaviour(priority=Priority.LEAST_LIFE, sequences=(sequence,))
    table.state = Harakiri(
        zone={HERE: Ground(level=levels[0]), THERE: Ground(level=levels[1])},
        creatures={AKIRA: akira.model_copy(deep=True), KACHI: kachi.model_copy(deep=True)},
        places={AKIRA: HERE, KACHI: THERE},
        heroes={AKIRA: Hero(action_points=3, weapons=(weapon or Weapon(name="bow", range=3, quick=ROLLED),))},
        boards={Kind.KACHI: Board(dice=ROLLED, ranges=(3,), tables={Colour.GREEN: {1: behaviour}})},
        turn=Turn(who=AKIRA) if active else None,
        oracle=Colour.GREEN,
    )
    for die in (rolls.orange, rolls.green):
        table.chance.state_roll(f"{die.die.value} die", *[die] * 4)
    table.chance.state_roll(CONCENTRATED, rolls.face)
    table.chance.state_roll(BLIND_DIE, rolls.blind, rolls.blind)
    table.chance.state_roll("test die", 1)
    return table


def answer(table: Table[Harakiri], decision: Decision) -> None:
    """Answer every offer alike until the act is over."""
    while table.pending is not None:
        options = table.pending.options
        table.pick(table.pending.by, decision if decision in options else options[-1], rule=table.pending.rule)


def blind(creature: Creature, rolls: Rolls) -> bool:
    """The naive reading: a blinded creature misses on 1 to 3."""
    return CreatureState.BLINDED in creature.states and rolls.blind <= 3


def poison(creature: Creature) -> int:
    return creature.states.get(CreatureState.POISONED, 0)


def armour(creature: Creature) -> int:
    down = CreatureState.KNOCKED_DOWN in creature.states
    return max(0, creature.armour - creature.minus_armour - down)
