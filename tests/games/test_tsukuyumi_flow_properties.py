"""Acts in random moments of a round, against a small table of what the book allows when."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.tsukuyumi.names import ONI, AreaKind, Direction, Faction, Means, Oni, Section, Stage
from ruleproof.games.tsukuyumi.rules.flow import set_up
from ruleproof.games.tsukuyumi.rules.momentum.fighting import (
    conquer_without_fight,
    play_combat_card,
    remove_oni,
    use_means,
)
from ruleproof.games.tsukuyumi.rules.momentum.track import lower_momentum
from ruleproof.games.tsukuyumi.rules.movement import move_units
from ruleproof.games.tsukuyumi.rules.oni_attack.attacks import oni_attacks
from ruleproof.games.tsukuyumi.rules.rounds.end import check_objective, next_round
from ruleproof.games.tsukuyumi.rules.rounds.phases import begin_phase, end_phase, pass_phase, turn_over_card
from ruleproof.games.tsukuyumi.rules.rounds.princess import princess_card
from ruleproof.games.tsukuyumi.rules.scoring.ending import end_game
from ruleproof.games.tsukuyumi.rules.setup.board import place_priority_tokens
from ruleproof.games.tsukuyumi.state import Area, Board, Instruction, OniValues, PrincessCard, Units
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["tsukuyumi"])
RUNNER = BookRunner(PROJECT, PROJECT.book("tsukuyumi"))
N, F = Faction.NOMADS, Faction.FIREBORN
RING = ["A", "B", "C", "D"]
Act = Callable[[Table[Board]], None]

SHARED: dict[str, Act] = {
    "priority tokens": lambda table: table.do(set_up, "priority.place", place_priority_tokens),
    "turn card": lambda table: table.do(turn_over_card),
    "princess": lambda table: table.do(princess_card, "Tide"),
    "attacks": lambda table: table.do(oni_attacks),
    "objective": lambda table: table.do(check_objective, True),
    "next round": lambda table: table.do(next_round),
    "game end": lambda table: table.do(end_game),
}
OWN: dict[str, Callable[[Table[Board], Faction], None]] = {
    "combat": lambda table, who: table.do(play_combat_card, who, "Conquest", "A"),
    "move": lambda table, who: table.do(move_units, who, "Guard", ["A", "B"]),
    "conquer": lambda table, who: table.do(conquer_without_fight, who, "E"),
    "laser": lambda table, who: table.do(use_means, who, Means.TETSUO_ORBITAL_LASER, "A"),
    "lower": lambda table, who: table.do(lower_momentum, who, 1),
    "remove": lambda table, who: table.do(remove_oni, who, Oni.SMALL, 1, "A"),
    "end": lambda table, who: table.do(end_phase, who),
    "pass": lambda table, who: table.do(pass_phase, who),
}
ACTS = [*SHARED, *(f"{name} {who.value}" for name in [*OWN, "begin"] for who in (N, F))]

# What each moment allows, and the moment after it. "due": nothing has happened before that player; "ready": the Moon
# Princess or the Oni have; "acts": the player's phase is under way.
ORDER = [("white", N), ("white", F), ("black", N), ("black", F)]


def allowed(moment: str) -> dict[str, str]:
    """The acts that the book allows in this moment, each with the moment it leads to."""
    if moment == "setup":
        return {"priority tokens": "setup", "turn card": "white due Nomads"}
    if moment == "start":
        return {"turn card": "white due Nomads"}
    if moment == "end":
        return {"objective": "over"}
    if moment == "over":
        return {"next round": "start"}
    phase, how, name = moment.split()
    who = Faction(name)
    place = ORDER.index((phase, who))
    acting = f"{phase} acts {name}"
    after = "end" if place == 3 else f"{ORDER[place + 1][0]} due {ORDER[place + 1][1].value}"
    first = {"white": "princess", "black": "attacks"}[phase]
    own = {f"{act} {name}": after if act in ("end", "pass") else acting for act in OWN}
    if how == "due":
        return {first: f"{phase} ready {name}", f"begin {name}": acting}
    return own if how == "acts" else {**own, f"begin {name}": acting}


def new_game() -> Table[Board]:
    """Two players; every area but one carries an Oni token, so that no attack finds a target."""
    table: Table[Board] = RUNNER.new_table({})
    board = table.state
    for place, name in enumerate(RING):
        near = {RING[place - 1], RING[(place + 1) % 4], "M"}
        board.areas[name] = Area(kind=AreaKind.OCEAN_FLOOR, neighbours=near, token=ONI)
    board.areas["M"] = Area(kind=AreaKind.MOON_AREA, neighbours=set(RING))
    board.areas["E"] = Area(kind=AreaKind.OCEAN_FLOOR, neighbours=set())
    units = [Units(faction=who, name="Guard", number=30, points=10, life=10, movement=1) for who in (N, F)]
    board.areas["A"].units = units
    board.areas["E"].units = [unit.model_copy(update={"movement": None}) for unit in units]
    board.areas["A"].add_oni(Oni.SMALL, 15)
    board.available[Oni.SMALL] = 0
    board.oni_values = {oni: OniValues(points=10, damage=10, life=10) for oni in Oni}
    board.princess_values = OniValues(points=10, damage=10, life=10)
    board.special.ring = RING
    board.special.princess_cards = {"Tide": PrincessCard(direction=Direction.CLOCKWISE)}
    board.cards.princess_deck = ["Tide"] * 60
    board.cards.turn_deck = ["Night"] * 9
    board.cards.turns = {"Night": [Instruction(section=Section.OBJECTIVE, says="Hold", points=1)]}
    board.initiative = [N, F]
    board.moon_princess = {"M", "C", "D"}
    return table


def put_at(table: Table[Board], moment: str) -> None:
    course = table.state.course
    simple = {"setup": Stage.SETUP, "start": Stage.START, "end": Stage.END, "over": Stage.OVER}
    if moment in simple:
        course.stage = simple[moment]
        return
    phase, how, name = moment.split()
    who = Faction(name)
    course.stage = Stage.WHITE if phase == "white" else Stage.BLACK
    course.done = [N] if who is F else []
    if how != "due":
        course.attacks_left, course.princess_done = 0, True
    course.active = who if how == "acts" else None


MOMENTS = [
    *("setup", "start", "end", "over"),
    *(f"{phase} {how} {who.value}" for phase, who in ORDER for how in ("due", "ready", "acts")),
]


def carry_out(table: Table[Board], name: str) -> None:
    if name in SHARED:
        SHARED[name](table)
        return
    act, who = name.split()
    if act == "begin":
        table.do(begin_phase, Faction(who))
    else:
        OWN[act](table, Faction(who))


def step(table: Table[Board], moment: str, name: str, fought: bool) -> tuple[str, bool]:
    """Try the act, compare with the book, and give the moment after it and whether the player has fought."""
    before = table.state.model_copy(deep=True)
    carry_out(table, name)
    lawful = allowed(moment)
    too_late = name.startswith("move") and fought
    if name not in lawful or too_late:
        assert table.refusal is not None, (moment, name)
        assert table.state == before
        table.expect_refusal(table.refusal.rule)
        return moment, fought
    assert table.refusal is None, (moment, name, table.refusal)
    after = lawful[name]
    stays = "acts" in after and name.split()[-1] == after.split()[-1]
    return after, stays and (fought or name.startswith("combat"))


@pytest.mark.parametrize("moment", MOMENTS)
def test_each_act_in_each_moment_is_legal_by_the_book_or_refused(moment: str) -> None:
    for name in ACTS:
        table = new_game()
        put_at(table, moment)
        step(table, moment, name, False)


@settings(max_examples=120, deadline=None, derandomize=True)
@given(st.sampled_from(MOMENTS), st.lists(st.integers(0, 99), max_size=14), st.lists(st.booleans(), min_size=14))
def test_any_row_of_acts_keeps_to_the_round(moment: str, numbers: list[int], lawful: list[bool]) -> None:
    table = new_game()
    put_at(table, moment)
    fought = False
    for number, legal in zip(numbers, lawful, strict=False):
        names = list(allowed(moment)) if legal else ACTS
        moment, fought = step(table, moment, names[number % len(names)], fought)


@pytest.mark.parametrize("who", [N, F])
@pytest.mark.parametrize("name", OWN)
def test_without_a_moment_the_first_act_sets_one_and_says_so(name: str, who: Faction) -> None:
    table = new_game()
    OWN[name](table, who)
    assert table.refusal is None
    assert table.trace.entries[0].outcome == "assumed"
    other = N if who is F else F
    if name not in ("end", "pass"):
        OWN["combat"](table, other)
        assert table.refusal is not None
        assert table.refusal.rule == "black.active"
