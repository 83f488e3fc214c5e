"""The course of a round: turning over the Oni turn card, phases, actions, event cards, the end of the round."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, Mismatch, Table, Words, expect, expect_set
from ruleproof.games.tsukuyumi.flow import due, over, stage
from ruleproof.games.tsukuyumi.rounds import (
    act_without_waiting,
    begin_phase,
    command_oni,
    end_phase,
    pass_phase,
    turn_over_card,
)
from ruleproof.games.tsukuyumi.rounds.actions import abilities_in_force, points_unused, use_action
from ruleproof.games.tsukuyumi.rounds.end import check_objective, next_round
from ruleproof.games.tsukuyumi.rounds.events import DECK, Place, Way, use_event_action
from ruleproof.games.tsukuyumi.state import Board, Faction
from ruleproof.games.tsukuyumi.state_round import Ability, ActionKind, Event, Phase, Stage
from ruleproof.games.tsukuyumi.steps.given import put_in_order
from ruleproof.games.tsukuyumi.steps.kinds import area_named, vocabulary

vocabulary.add_kind(Words("Event", Event, {Event.TURN_CARD: "oni-turn-card", Event.PRINCESS: "princess-action"}))
vocabulary.add_kind(Words("Way", Way))
STAGES = {Phase.WHITE: Stage.WHITE, Phase.BLACK: Stage.BLACK}


@vocabulary.given("the game is being set up")
def being_set_up(table: Table[Board]) -> None:
    _moment(table, Stage.SETUP)


@vocabulary.given("the round has just begun")
def just_begun(table: Table[Board]) -> None:
    """The Oni turn card is still to be turned over."""
    _moment(table, Stage.START)


@vocabulary.given("the white phase has begun")
def white_begun(table: Table[Board]) -> None:
    _moment(table, Stage.WHITE)


@vocabulary.given("the black phase has begun")
def black_begun(table: Table[Board]) -> None:
    _moment(table, Stage.BLACK)


@vocabulary.given("it is the white phase of the {faction:Faction}")
def white_phase_of(table: Table[Board], faction: Faction) -> None:
    """The Moon Princess has acted; the players before have ended the phase."""
    _moment(table, Stage.WHITE, faction)


@vocabulary.given("it is the black phase of the {faction:Faction}")
def black_phase_of(table: Table[Board], faction: Faction) -> None:
    """The Oni have attacked; the players before have ended the phase."""
    _moment(table, Stage.BLACK, faction)


@vocabulary.given("everybody has ended the black phase")
def all_ended(table: Table[Board]) -> None:
    _moment(table, Stage.END)


@vocabulary.given("the round objective has been checked")
def objective_checked(table: Table[Board]) -> None:
    _moment(table, Stage.OVER)


@vocabulary.when("the Oni turn card is turned over")
def turns_over(table: Table[Board]) -> None:
    table.do(turn_over_card)


@vocabulary.when("the phase of the {faction:Faction} begins")
def phase_begins(table: Table[Board], faction: Faction) -> None:
    table.do(begin_phase, faction)


@vocabulary.when("the {faction:Faction} want to act without waiting")
def without_waiting(table: Table[Board], faction: Faction) -> None:
    table.do(act_without_waiting, faction)


@vocabulary.when("the {faction:Faction} use the action {action:text}")
def uses(table: Table[Board], faction: Faction, action: str) -> None:
    table.do(use_action, faction, action)


@vocabulary.when("the {faction:Faction} use {points:d} of the action {action:text}")
def uses_points(table: Table[Board], faction: Faction, points: int, action: str) -> None:
    table.do(use_action, faction, action, points)


@vocabulary.when(
    "the {faction:Faction} end their phase", was=["the {faction:Faction} reveal their cards at the end of the phase"]
)
def ends_phase(table: Table[Board], faction: Faction) -> None:
    """And reveal the cards they drew in it."""
    table.do(end_phase, faction)


@vocabulary.when("the {faction:Faction} pass")
def passes(table: Table[Board], faction: Faction) -> None:
    """They use no more actions and end their phase."""
    table.do(pass_phase, faction)


@vocabulary.when("the {faction:Faction} take it from the action {action:text}")
def picks_action(table: Table[Board], faction: Faction, action: str) -> None:
    """Where several actions of the card allow the same movement or combat."""
    table.pick(faction, action, rule="black.actions")


@vocabulary.when("the {faction:Faction} want to command the Oni in {area:Area}")
def wants_to_command(table: Table[Board], faction: Faction, area: str) -> None:
    area_named(table, area)
    table.do(command_oni, faction)


@vocabulary.when("the round ends with its objective reached")
def ends_reached(table: Table[Board]) -> None:
    """Whether it is reached is for the players to see: what it asks is printed on the card."""
    table.do(check_objective, True)


@vocabulary.when("the round ends with its objective missed")
def ends_missed(table: Table[Board]) -> None:
    table.do(check_objective, False)


@vocabulary.when("the next round begins")
def begins_next(table: Table[Board]) -> None:
    table.do(next_round)


@vocabulary.when("the {faction:Faction} use an event card")
def uses_event(table: Table[Board], faction: Faction) -> None:
    table.do(use_event_action, faction)


@vocabulary.when("the {faction:Faction} use it to {way:Way}")
def picks_way(table: Table[Board], faction: Faction, way: Way) -> None:
    table.pick(faction, way, rule="event.options")


@vocabulary.when("the {faction:Faction} take the event card {card:text}")
def picks_event(table: Table[Board], faction: Faction, card: str) -> None:
    table.pick(faction, card, rule="event.discard")


@vocabulary.when("the {faction:Faction} take the top event card of the deck")
def picks_top(table: Table[Board], faction: Faction) -> None:
    table.pick(faction, DECK, rule="event.discard")


@vocabulary.when("the {faction:Faction} send the Moon Princess between {areas:Area+}")
def sends_princess(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    table.pick(faction, Place(tuple(sorted(areas))), rule="event.princess")


@vocabulary.then("the {faction:Faction} can use it to {ways:Way+}")
def choice_of_way(table: Table[Board], faction: Faction, ways: list[Way]) -> None:
    table.expect_choice(faction, ways)


@vocabulary.then("the {faction:Faction} can take the event cards {cards:text+}")
def choice_of_event(table: Table[Board], faction: Faction, cards: list[str]) -> None:
    table.expect_choice(faction, cards)


@vocabulary.then("the {faction:Faction} can take the event cards {cards:text+} or the top one of the deck")
def choice_of_event_or_deck(table: Table[Board], faction: Faction, cards: list[str]) -> None:
    table.expect_choice(faction, [*cards, DECK])


@vocabulary.then("the {faction:Faction} can send the Moon Princess", Columns({"areas": "Area+"}))
def choice_of_place(table: Table[Board], faction: Faction, rows: list[dict[str, Any]]) -> None:
    table.expect_choice(faction, [Place(tuple(sorted(row["areas"]))) for row in rows])


@vocabulary.given(
    "the {faction:Faction} have the ability {ability:text}: {points:d} more {kind:Action} in the {phase:Phase} phase"
)
def has_ability(
    table: Table[Board], faction: Faction, ability: str, points: int, kind: ActionKind, phase: Phase
) -> None:
    found = Ability(faction=faction, name=ability, phase=phase, kind=kind, points=points)
    table.state.abilities = [*table.state.abilities, found]


@vocabulary.then("of the abilities of the {faction:Faction} now {abilities:text+} (applies|apply)")
def abilities_apply(table: Table[Board], faction: Faction, abilities: list[str]) -> None:
    found = [ability.name for ability in abilities_in_force(table.state, faction)]
    expect_set(found, abilities, "the abilities that apply")


@vocabulary.then("of the abilities of the {faction:Faction} now none applies")
def no_ability(table: Table[Board], faction: Faction) -> None:
    expect_set([ability.name for ability in abilities_in_force(table.state, faction)], [], "the abilities that apply")


@vocabulary.then("this has happened so far", Columns({"event": "Event", "player": "Faction?"}))
def so_far(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    found = [(entry.event.value, entry.player) for entry in table.state.course.log]
    wanted = [(row["event"].value, row["player"]) for row in rows]
    if found != wanted:
        shown = "; ".join(f"{event} {player.value if player else ''}".strip() for event, player in found)
        raise Mismatch(f"what has happened so far: {shown or 'nothing'}")


@vocabulary.then("the Oni have made {number:d} (attack|attacks) in this round")
def attacks_made(table: Table[Board], number: int) -> None:
    expect(table.state.course.oni_attacks, number, "the Oni attacks of this round")


@vocabulary.then("the {faction:Faction} have used {points:d} of the action {action:text}")
def have_used(table: Table[Board], faction: Faction, points: int, action: str) -> None:
    """In the phase under way."""
    expect(table.state.course.active, faction, "whose phase it is")
    found = sum(use.points for use in table.state.course.used if use.action == action)
    expect(found, points, f"how much of {action} is used")


@vocabulary.then("the {faction:Faction} can use {points:d} more of the action {action:text}")
def can_still_use(table: Table[Board], faction: Faction, points: int, action: str) -> None:
    """As much as card, abilities and legendary Oni leave, less what is used; whether it may follow what was done is
    another question."""
    expect(table.state.course.active, faction, "whose phase it is")
    expect(points_unused(table, faction, action), points, f"how much of {action} is left")


@vocabulary.then("the turn effect {effect:text} is in force")
def effect_in_force(table: Table[Board], effect: str) -> None:
    expect(table.state.course.effect, effect, "the turn effect in force")


@vocabulary.then("no turn effect is in force")
def no_effect(table: Table[Board]) -> None:
    expect(table.state.course.effect, None, "the turn effect in force")


@vocabulary.then("the round objective is worth {points:d} (point|points)")
def objective_worth(table: Table[Board], points: int) -> None:
    objective = table.state.course.objective
    expect(objective.points if objective else None, points, "the points of the round objective")


@vocabulary.then("it is the {phase:Phase} phase")
def phase_is(table: Table[Board], phase: Phase) -> None:
    expect(stage(table.state), STAGES[phase], "the phase")


@vocabulary.then("it is the {phase:Phase} phase of the {faction:Faction}")
def phase_of(table: Table[Board], phase: Phase, faction: Faction) -> None:
    """It is under way."""
    expect((stage(table.state), table.state.course.active), (STAGES[phase], faction), "the phase under way")


@vocabulary.then("the phase of the {faction:Faction} is over")
def phase_over(table: Table[Board], faction: Faction) -> None:
    expect(over(table.state, faction), True, f"whether the {faction.value} have ended their phase")


@vocabulary.then("next comes the {phase:Phase} phase of the {faction:Faction}")
def comes_next(table: Table[Board], phase: Phase, faction: Faction) -> None:
    """Nobody's phase is under way, and this is the one to begin."""
    expect((stage(table.state), due(table.state)), (STAGES[phase], faction), "the next phase to begin")


@vocabulary.then("next the round objective is checked")
def objective_comes_next(table: Table[Board]) -> None:
    expect(stage(table.state), Stage.END, "where the round stands")


@vocabulary.then("the round is over")
def round_over(table: Table[Board]) -> None:
    """The objective has been checked."""
    expect(stage(table.state), Stage.OVER, "where the round stands")


@vocabulary.then("the round objective is {says:text}")
def objective_is(table: Table[Board], says: str) -> None:
    objective = table.state.course.objective
    expect(objective.says if objective else None, says, "the round objective")


@vocabulary.then("it is round {number:d}")
def round_is(table: Table[Board], number: int) -> None:
    expect(table.state.round, number, "the round")


def _moment(table: Table[Board], now: Stage, faction: Faction | None = None) -> None:
    """Put the round at this moment; a player's phase only where what comes before it is done."""
    course = table.state.course
    course.stage, course.active, course.played = now, faction, False
    course.done, course.used = [], []
    course.attacks_left, course.princess_done, course.abyssal_done = None, faction is not None, faction is not None
    if faction is not None:
        course.attacks_left = 0
    put_in_order(table.state)
