"""What is done when the phase has ended, and how it goes on."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table
from ruleproof.games.harakiri.names import CHARACTERS, EndStep, Name, PhaseEnd
from ruleproof.games.harakiri.rules import campaign, flow
from ruleproof.games.harakiri.rules.ending import levels
from ruleproof.games.harakiri.rules.ending.recovery import recover, repair
from ruleproof.games.harakiri.rules.ending.resurrection import resurrect_all
from ruleproof.games.harakiri.rules.heroes import characters_of, hero_of
from ruleproof.games.harakiri.state import Chapter, Ending, Harakiri, Oracle, Queue, Round, Save, Scenery


def settle(table: Table[Harakiri]) -> Act[None]:
    """Everything that is done when a phase has ended, in order."""
    state = table.state
    flow.require_over(table, "end.states")
    victory = state.phase_end is PhaseEnd.VICTORY
    order = "victory.order" if victory else "failure.order"
    if state.ending.steps:
        raise Refusal(order, "the end of the phase is settled")
    end_activations(table)
    discard_states(table)
    fallen = yield from resurrect_all(table)
    _done(table, EndStep.RESURRECTION, order)
    if victory:
        yield from apply_section(table)
    for who in characters_of(state):
        recover(table, who, "victory.life" if victory else "failure.life")
        if victory:
            armour = state.creature(who).armour
            table.trace.applied("victory.armour", "{who} keeps {armour} armour", who=who, armour=armour)
        else:
            repair(table, who, "failure.armour")
    _done(table, EndStep.RECOVERY, order)
    if state.campaign.yomi:
        campaign.mark_track(table, fallen)
        _done(table, EndStep.YOMI, order)
        campaign.before_next_chapter(table)
    for who in characters_of(state):
        save(table, who)


def _done(table: Table[Harakiri], step: EndStep, rule: str) -> None:
    table.state.ending.steps += (step,)
    table.trace.applied(rule, "done: {step}", step=step)


def end_activations(table: Table[Harakiri]) -> None:
    """Nobody is active any more, Kami mode is over without another defeat, and what holds for a phase ends."""
    table.state.turn, table.state.activation = None, None
    for hero in table.state.heroes.values():
        hero.kami_mode, hero.kami_barred = None, False
        for ability in hero.abilities.values():
            ability.used = False


def discard_states(table: Table[Harakiri]) -> None:
    """All state tokens go, of characters and of everybody else."""
    for who, creature in table.state.creatures.items():
        if creature.states:
            table.trace.applied("end.states", "{who} loses {states}", who=who, states=tuple(creature.states))
            creature.states = {}
    table.state.ending.steps += (EndStep.STATES,)


def apply_section(table: Table[Harakiri]) -> Act[None]:
    """What the section of the phase gives for a victory, new levels among it."""
    ending = table.state.ending
    for effect in ending.section:
        ending.applied += (effect,)
        table.trace.applied("victory.section", "the section says: {effect}", effect=effect)
    if ending.levels_up:
        table.trace.applied("level-up.when", "the section says that the characters gain a level")
        for who in characters_of(table.state):
            yield from levels.level_up(table, who)
    _done(table, EndStep.SECTION, "victory.order")


# --- going on ---------------------------------------------------------------------------------------------------------


def save(table: Table[Harakiri], who: Name) -> None:
    """Keep a character for the next setup, as it is now."""
    creature, hero = table.state.creature(who), hero_of(table.state, who)
    table.state.setup.saves[str(who)] = Save(
        life=creature.life,
        full_life=creature.full_life,
        armour=creature.armour,
        power=creature.power,
        knowledge=creature.knowledge,
        dexterity=creature.dexterity,
        spirit=creature.spirit,
        hero=hero.model_copy(deep=True),
    )


def repeat(table: Table[Harakiri]) -> None:
    """After a failure the phase is set up again; the characters are as the failed one left them."""
    state = table.state
    flow.require_settled(table, PhaseEnd.FAILURE, "failure.repeat")
    for who in characters_of(state):
        hero = hero_of(state, who)
        cards = [*(one.name for one in hero.weapons), *(one.name for one in hero.objects)]
        table.trace.applied("failure.kept", "{who} keeps {cards}", who=who, cards=cards)
        table.trace.applied("failure.spent", "{who} gets nothing back that was spent", who=who)
        save(table, who)
    ending = _of_campaign(state.ending, "conditions", "section", "levels_up")
    ending.repetitions = state.ending.repetitions + 1
    _clear_phase(state, ending)
    table.trace.applied("failure.repeat", "the phase is played again")


def next_phase(table: Table[Harakiri]) -> None:
    """After a victory the next chapter's phase is set up; the characters are as the victory left them."""
    state = table.state
    flow.require_settled(table, PhaseEnd.VICTORY, "victory.order")
    for who in characters_of(state):
        save(table, who)
        armour = state.creature(who).armour
        table.trace.applied("victory.armour", "{who} keeps {armour} armour", who=who, armour=armour)
    _clear_phase(state, _of_campaign(state.ending))
    state.improved, state.chapter, state.wanderers = frozenset(), Chapter(), {}
    state.lasting_doors, state.decisive = frozenset(), frozenset()
    table.trace.applied("victory.order", "the next chapter begins")


def _of_campaign(ending: Ending, *chapter: str) -> Ending:
    """What the whole campaign knows about endings, with what else is named of the chapter's."""
    names = ("resurrection", "life_tables", "tokens", "changeable", *chapter)
    return Ending(**{name: getattr(ending, name) for name in names})


def _clear_phase(state: Harakiri, ending: Ending) -> None:
    """The phase is over and done with: another is to be set up."""
    clear_zones(state)
    state.ending, state.phase_end = ending, None
    state.campaign.unlocked = ()
    state.round.stated = True
    state.setup.ready, state.setup.first_zone = (), None


def clear_zones(state: Harakiri) -> None:
    """Everything leaves the table but the characters and what they own."""
    state.places = {}
    state.creatures = {who: one for who, one in state.creatures.items() if who.kind in CHARACTERS}
    state.keep_only(())
    state.zones, state.unrevealed, state.scenery = {}, {}, Scenery()
    state.removed_fixtures = frozenset()
    state.initiative, state.queue, state.defeated, state.fights = (), Queue(), (), ()
    state.round, state.oracle, state.oracle_deck = Round(), None, Oracle()
