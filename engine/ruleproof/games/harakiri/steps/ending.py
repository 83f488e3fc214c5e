"""Steps about the end of a phase: what ends it, who comes back, victory, failure and new levels."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Mismatch, expect, expect_set
from ruleproof.games.harakiri.names import AbilityKind, AbilitySource, Attribute, EndStep, Name, PhaseEnd
from ruleproof.games.harakiri.rules import abilities
from ruleproof.games.harakiri.rules.dice import TEST_DIE
from ruleproof.games.harakiri.rules.ending import aftermath, levels, outcome
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.rules.naming import require_character
from ruleproof.games.harakiri.state import Ability
from ruleproof.games.harakiri.steps.common import HarakiriTable, pick, vocabulary

# --- what ends the phase ----------------------------------------------------------------------------------------------


@vocabulary.given("the setup ends the phase when {condition:text}")
def condition(table: HarakiriTable, condition: str) -> None:
    table.state.ending.conditions[condition] = PhaseEnd.FAILURE


@vocabulary.given("the setup ends the phase in {outcome:PhaseEnd} when {condition:text}")
def condition_with_outcome(table: HarakiriTable, outcome: PhaseEnd, condition: str) -> None:
    """A condition of which the campaign book itself says what it means."""
    table.state.ending.conditions[condition] = outcome


@vocabulary.given("{creatures:Creature+} (has|have) been defeated")
def have_been_defeated(table: HarakiriTable, creatures: list[Name]) -> None:
    """In this phase; they are off the zone."""
    for who in creatures:
        if who not in table.state.creatures:
            raise InputError(f"{who} is not in play.", todo="List it among the creatures.")
        table.state.creature(who).life = 0
        table.state.leave(who)


@vocabulary.given("the phase has ended in {outcome:PhaseEnd}")
def has_ended(table: HarakiriTable, outcome: PhaseEnd) -> None:
    """And nothing has been done about it yet."""
    table.state.phase_end = outcome
    table.state.ending.because = "end.objective" if outcome is PhaseEnd.VICTORY else "end.condition"


@vocabulary.when("the objective is reached")
def objective(table: HarakiriTable) -> None:
    table.do(outcome.reach_objective)


@vocabulary.when("this ending condition is met: {condition:text}")
def condition_met(table: HarakiriTable, condition: str) -> None:
    table.do(outcome.meet_condition, condition)


@vocabulary.then("the phase ends in victory")
def victory(table: HarakiriTable) -> None:
    expect(table.state.phase_end, PhaseEnd.VICTORY, "how the phase ends")


@vocabulary.then("the phase ends in failure")
def failed(table: HarakiriTable) -> None:
    if table.state.phase_end is not PhaseEnd.FAILURE:
        raise Mismatch("the phase did not end in failure")


@vocabulary.then("the phase goes on")
def goes_on(table: HarakiriTable) -> None:
    expect(table.state.phase_end, None, "the end of the phase")


# --- settling the end -------------------------------------------------------------------------------------------------


@vocabulary.given("the resurrection test is one of {attribute:Attribute}")
def resurrection(table: HarakiriTable, attribute: Attribute) -> None:
    """Its icon is lost in the source."""
    table.state.ending.resurrection = attribute


@vocabulary.given("the resurrection tests will roll {rolls:d+}")
def resurrection_rolls(table: HarakiriTable, rolls: list[int]) -> None:
    """In the order of the characters: Akira, Hattori, Hikaru, Tomoe."""
    for roll in rolls:
        table.chance.state_roll(TEST_DIE, roll)


@vocabulary.given("the class of {who:Creature} starts with 1 point of {attribute:Attribute}")
def starting(table: HarakiriTable, who: Name, attribute: Attribute) -> None:
    hero_of(table.state, who).starting = attribute


@vocabulary.given("{ability:text} is a {kind:AbilityKind} ability of level {level:d} of the Kami of {who:Creature}")
def kami_ability(table: HarakiriTable, ability: str, kind: AbilityKind, level: int, who: Name) -> None:
    known = hero_of(table.state, who).abilities
    values = {"kind": kind, "source": AbilitySource.KAMI, "kami_level": level}
    known[ability] = known.get(ability, Ability()).model_copy(update=values)


@vocabulary.given("{ability:text} adds {bonus:d} to the resurrection test of {who:Creature}")
def kami_help(table: HarakiriTable, ability: str, bonus: int, who: Name) -> None:
    """What the card says, as far as it matters to the test."""
    abilities.ability_of(table, who, ability).resurrection_bonus = bonus


@vocabulary.given("the Kami of {who:Creature} is {kami:text}")
def given_kami(table: HarakiriTable, who: Name, kami: str) -> None:
    hero_of(table.state, who).kami = kami


@vocabulary.given("the section of the victory says {effects:text+}")
def section(table: HarakiriTable, effects: list[str]) -> None:
    table.state.ending.section = tuple(effects)


@vocabulary.given("the section of the victory says that the characters gain a level")
def section_levels(table: HarakiriTable) -> None:
    table.state.ending.levels_up = True


@vocabulary.when("the end of the phase is settled")
def settled(table: HarakiriTable) -> None:
    table.do(aftermath.settle)


@vocabulary.when("{who:Creature} chooses {attribute:Attribute}")
def chooses_attribute(table: HarakiriTable, who: Name, attribute: Attribute) -> None:
    pick(table, who, attribute, "level-up.attribute", "resurrect.lose")


@vocabulary.then("{who:Creature} chooses between {attributes:Attribute+}")
def attributes_offered(table: HarakiriTable, who: Name, attributes: list[Attribute]) -> None:
    table.expect_choice(who, attributes)


@vocabulary.then("the end is settled in this order: {steps:EndStep+}")
def order(table: HarakiriTable, steps: list[EndStep]) -> None:
    expect(list(table.state.ending.steps), steps, "what was done, in order")


@vocabulary.then("the section applies {effects:text+}")
def applied(table: HarakiriTable, effects: list[str]) -> None:
    expect(list(table.state.ending.applied), effects, "the effects of the section")


@vocabulary.then("the section applies nothing")
def nothing_applied(table: HarakiriTable) -> None:
    expect(list(table.state.ending.applied), [], "the effects of the section")


@vocabulary.then("{who:Creature} has no state tokens")
def no_states(table: HarakiriTable, who: Name) -> None:
    expect(table.state.creature(who).states, {}, f"the state tokens of {who}")


@vocabulary.then("the attributes of {who:Creature} are", Columns({str(attribute): "d" for attribute in Attribute}))
def attributes(table: HarakiriTable, who: Name, rows: list[dict[str, Any]]) -> None:
    if len(rows) != 1:
        raise InputError("a character has one row of attributes.", todo="Keep one.")
    creature = table.state.creature(who)
    expect({str(one): creature.score(one) for one in Attribute}, rows[0], f"the attributes of {who}")


@vocabulary.when("the phase is repeated")
def repeated(table: HarakiriTable) -> None:
    table.do(aftermath.repeat)


@vocabulary.when("the next chapter begins")
def next_chapter(table: HarakiriTable) -> None:
    """Its exploration phase is to be set up."""
    table.do(aftermath.next_phase)


@vocabulary.then("the phase has been repeated {times:d} (time|times)")
def repetitions(table: HarakiriTable, times: int) -> None:
    expect(table.state.ending.repetitions, times, "the repetitions of the phase")
    expect(table.state.phase_end, None, "how the phase ended")


# --- new levels -------------------------------------------------------------------------------------------------------


@vocabulary.given("{who:Creature} is of the class {of_class:text}")
def of_class(table: HarakiriTable, who: Name, of_class: str) -> None:
    hero_of(table.state, who).of_class = of_class


@vocabulary.given("the class {of_class:text} has {lives:d+} life at the levels 1 to 5")
def life_table(table: HarakiriTable, of_class: str, lives: list[int]) -> None:
    if len(lives) != levels.HIGHEST_LEVEL:
        raise InputError(f"{len(lives)} values are not one for each level.", todo="State 5.")
    table.state.ending.life_tables[of_class] = tuple(lives)


@vocabulary.given("the ability token of {who:Creature} for level {level:d} offers {one:text} or {other:text}")
def token(table: HarakiriTable, who: Name, level: int, one: str, other: str) -> None:
    if not 2 <= level <= levels.HIGHEST_LEVEL:
        raise InputError(f"no ability token is for level {level}.", todo="Write a level from 2 to 5.")
    table.state.ending.tokens.setdefault(str(who), {})[level] = (one, other)


@vocabulary.given("something allows {who:Creature} to change an ability")
def changeable(table: HarakiriTable, who: Name) -> None:
    table.state.ending.changeable |= {who}


@vocabulary.when("a section says that {who:Creature} gains a level")
def level_up(table: HarakiriTable, who: Name) -> None:
    require_character(who)
    table.do(levels.level_up, who)


@vocabulary.when("an effect adds {points:d} {attribute:Attribute} to {who:Creature}")
def added(table: HarakiriTable, points: int, attribute: Attribute, who: Name) -> None:
    table.do(levels.add_by_effect, who, attribute, points)


@vocabulary.when("{who:Creature} takes the side {ability:text}")
def takes_side(table: HarakiriTable, who: Name, ability: str) -> None:
    pick(table, who, ability, "level-up.ability")


@vocabulary.when("{who:Creature} changes the ability {old:text} for {new:text}")
def changes(table: HarakiriTable, who: Name, old: str, new: str) -> None:
    table.do(levels.change_ability, who, old, new)


@vocabulary.then("{who:Creature} chooses between the sides {abilities:text+}")
def sides_offered(table: HarakiriTable, who: Name, abilities: list[str]) -> None:
    table.expect_choice(who, abilities)


@vocabulary.then("{who:Creature} is of level {level:d}")
def level(table: HarakiriTable, who: Name, level: int) -> None:
    expect(hero_of(table.state, who).level, level, f"the level of {who}")


@vocabulary.then("{who:Creature} has {life:d} of {full:d} life")
def life(table: HarakiriTable, who: Name, life: int, full: int) -> None:
    creature = table.state.creature(who)
    expect((creature.life, creature.full_life), (life, full), f"life and maximum life of {who}")


@vocabulary.then("{who:Creature} has the ability tokens {abilities:text+}")
def ability_tokens(table: HarakiriTable, who: Name, abilities: list[str]) -> None:
    expect_set(hero_of(table.state, who).abilities, abilities, f"the ability tokens of {who}")
