"""Steps of a round: its moments, whose phase it is, what has happened, and its end."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Mismatch, Table, expect
from ruleproof.games.tsukuyumi.names import Faction, Phase, Stage
from ruleproof.games.tsukuyumi.rules.flow import require_player
from ruleproof.games.tsukuyumi.rules.moments import due, over, stage
from ruleproof.games.tsukuyumi.rules.rounds.end import check_objective, next_round
from ruleproof.games.tsukuyumi.rules.rounds.own_will import command_oni
from ruleproof.games.tsukuyumi.rules.rounds.phases import act_without_waiting, begin_phase, end_phase, pass_phase
from ruleproof.games.tsukuyumi.state import Board
from ruleproof.games.tsukuyumi.steps.common import area_named, put_in_order, vocabulary

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


@vocabulary.when("the phase of the {faction:Faction} begins")
def phase_begins(table: Table[Board], faction: Faction) -> None:
    table.do(begin_phase, faction)


@vocabulary.when("the {faction:Faction} want to act without waiting")
def without_waiting(table: Table[Board], faction: Faction) -> None:
    table.do(act_without_waiting, faction)


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


@vocabulary.when("the {faction:Faction} want to command the Oni in {area:Area}")
def wants_to_command(table: Table[Board], faction: Faction, area: str) -> None:
    area_named(table, area)
    table.do(command_oni, faction, area)


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


@vocabulary.then("this has happened so far", Columns({"event": "Event", "player": "Faction?"}))
def so_far(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    found = [(entry.event.value, entry.player) for entry in table.state.course.log]
    wanted = [(row["event"].value, row["player"]) for row in rows]
    if found != wanted:
        shown = "; ".join(f"{event} {player.value if player else ''}".strip() for event, player in found)
        raise Mismatch(f"what has happened so far: {shown or 'nothing'}")


@vocabulary.then("it is the {phase:Phase} phase")
def phase_is(table: Table[Board], phase: Phase) -> None:
    expect(stage(table.state), _stage_of(phase), "the phase")


@vocabulary.then("it is the {phase:Phase} phase of the {faction:Faction}")
def phase_of(table: Table[Board], phase: Phase, faction: Faction) -> None:
    """It is under way."""
    expect((stage(table.state), table.state.course.active), (_stage_of(phase), faction), "the phase under way")


@vocabulary.then("the phase of the {faction:Faction} is over")
def phase_over(table: Table[Board], faction: Faction) -> None:
    require_player(table.state, faction)
    expect(over(table.state, faction), True, f"whether the {faction} have ended their phase")


@vocabulary.then("next comes the {phase:Phase} phase of the {faction:Faction}")
def comes_next(table: Table[Board], phase: Phase, faction: Faction) -> None:
    """Nobody's phase is under way, and this is the one to begin."""
    expect((stage(table.state), due(table.state)), (_stage_of(phase), faction), "the next phase to begin")


@vocabulary.then("next the round objective is checked")
def objective_comes_next(table: Table[Board]) -> None:
    expect(stage(table.state), Stage.END, "where the round stands")


@vocabulary.then("the round is over")
def round_over(table: Table[Board]) -> None:
    """The objective has been checked."""
    expect(stage(table.state), Stage.OVER, "where the round stands")


@vocabulary.then("it is round {number:d}")
def round_is(table: Table[Board], number: int) -> None:
    expect(table.state.round, number, "the round")


@vocabulary.then("the Oni have made {number:d} (attack|attacks) in this round")
def attacks_made(table: Table[Board], number: int) -> None:
    expect(table.state.course.oni_attacks, number, "the Oni attacks of this round")


def _stage_of(phase: Phase) -> Stage:
    if phase not in STAGES:
        raise InputError(f"a round has no {phase} phase.", todo="Write white or black.")
    return STAGES[phase]


def _moment(table: Table[Board], now: Stage, faction: Faction | None = None) -> None:
    """Put the round at this moment; a player's phase only where what comes before it is done."""
    course = table.state.course
    course.stage, course.active, course.played = now, faction, False
    course.done, course.used = [], []
    course.tie = None
    course.attacks_left, course.princess_done, course.abyssal_done = None, faction is not None, faction is not None
    if faction is not None:
        course.attacks_left = 0
    put_in_order(table.state)
