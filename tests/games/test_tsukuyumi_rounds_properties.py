"""Rounds played with generated wishes: whatever is refused changes nothing, and the order of a round holds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.tsukuyumi.names import ActionKind, AreaKind, Event, Faction, Mode, Oni, Phase, Section, Stage
from ruleproof.games.tsukuyumi.rules.rounds.actions import points_unused, use_action
from ruleproof.games.tsukuyumi.rules.rounds.end import check_objective, choose_new_cards, next_round
from ruleproof.games.tsukuyumi.rules.rounds.events import use_event_action
from ruleproof.games.tsukuyumi.rules.rounds.phases import begin_phase, end_phase, turn_over_card
from ruleproof.games.tsukuyumi.rules.setup.board import Tile, lay_moon, lay_tiles
from ruleproof.games.tsukuyumi.rules.setup.play import choose_mode
from ruleproof.games.tsukuyumi.state import Board, CardAction, Instruction, OniValues
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["tsukuyumi"])
RUNNER = BookRunner(PROJECT, PROJECT.book("tsukuyumi"))
PLAYERS = [Faction.NOMADS, Faction.FIREBORN, Faction.BOARLORDS]
ACTIONS = [
    CardAction(phase=Phase.WHITE, name="Scout", kind=ActionKind.OTHER),
    CardAction(phase=Phase.WHITE, name="Recruit", kind=ActionKind.PRODUCTION, points=2),
    CardAction(phase=Phase.WHITE, name="Step", kind=ActionKind.MOVEMENT),
    CardAction(phase=Phase.BLACK, name="March", kind=ActionKind.MOVEMENT, points=2),
    CardAction(phase=Phase.BLACK, name="Fight", kind=ActionKind.COMBAT, points=2),
    CardAction(phase=Phase.BLACK, name="Produce", kind=ActionKind.PRODUCTION, points=3),
    CardAction(phase=Phase.BLACK, name="Events", kind=ActionKind.EVENT_CARDS, points=2),
]
NAMES = [action.name for action in ACTIONS]

Wish = tuple[str, int, int]
"""What somebody wants, which player, and a number for the details."""
WISHES = ["turn", "begin", "begin", "begin", "use", "use", "use", "event", "end", "end", "objective", "cards", "next"]
wishes = st.lists(
    st.tuples(st.sampled_from(WISHES), st.integers(0, 2), st.integers(0, 11)),
    min_size=1,
    max_size=40,
)


def new_game(players: int) -> Table[Board]:
    table: Table[Board] = RUNNER.new_table({})
    choose_mode(table, Mode.SOLO if players == 1 else Mode.COOPERATIVE, players)
    lay_moon(table)
    grounds = [AreaKind.FERTILE_GROUND] * players + [AreaKind.OCEAN_FLOOR] * (12 - players)
    lay_tiles(table, [Tile(kind) for kind in grounds])
    board = table.state
    board.initiative = board.seats = PLAYERS[:players]
    board.moon_princess = {"M1", "T1", "T2"}
    board.areas["T3"].priority = True
    for oni, points in zip(Oni, (10, 20, 30), strict=True):
        board.oni_values[oni] = OniValues(points=points, damage=points)
    cards = board.cards
    cards.princess_deck = [f"Princess {number}" for number in range(30)]
    cards.turns = {
        f"Turn {number}": [
            Instruction(section=Section.EFFECT, says="Fog"),
            Instruction(section=Section.PRODUCTION, oni=Oni.SMALL, number=2, area="T1"),
            Instruction(section=Section.OBJECTIVE, says="Hold", points=2),
        ]
        for number in range(4)
    }
    cards.turn_deck = list(cards.turns)
    cards.action_deck = [str(number) for number in range(30)]
    cards.actions = {"Card": ACTIONS}
    for faction in board.seats:
        cards.chosen[faction] = "Card"
        cards.hands[faction] = ["Card"] * 4
    cards.event_display = ["Rain"]
    cards.event_deck = [f"Event {number}" for number in range(60)]
    board.momentum = 5
    board.course.stage = Stage.START
    board.princess_values = OniValues(points=40, damage=40, life=40)
    return table


def carry_out(table: Table[Board], wish: Wish, players: int) -> None:
    what, who, number = wish
    faction = PLAYERS[who % players]
    acts: dict[str, Callable[[], None]] = {
        "turn": lambda: table.do(turn_over_card),
        "begin": lambda: table.do(begin_phase, faction),
        "use": lambda: table.do(use_action, faction, NAMES[number % len(NAMES)], 1 + number // len(NAMES)),
        "event": lambda: table.do(use_event_action, faction),
        "end": lambda: table.do(end_phase, faction),
        "objective": lambda: table.do(check_objective, number % 2 == 0),
        "cards": lambda: table.do(choose_new_cards) if players > 2 else None,
        "next": lambda: table.do(next_round),
    }
    before = table.state.model_copy(deep=True)
    acts[what]()
    turn = number
    while table.pending is not None and table.refusal is None:
        table.pick(table.pending.by, table.pending.options[turn % len(table.pending.options)], rule=table.pending.rule)
        turn += 1
    if table.refusal is not None:
        assert table.state == before
        table.expect_refusal(table.refusal.rule)


@settings(max_examples=35, deadline=None)
@given(st.integers(1, 3), wishes)
def test_a_round_keeps_its_order_whatever_somebody_wants(players: int, wanted: list[Wish]) -> None:
    table = new_game(players)
    order = PLAYERS[:players]
    for wish in wanted:
        carry_out(table, wish, players)
        board = table.state
        course = board.course
        assert course.done == order[: len(course.done)]
        assert course.active is None or course.active is order[len(course.done)]
        assert (course.effect is None) == (course.stage in (Stage.START, Stage.OVER))
        for oni in Oni:
            assert board.in_play(oni) + board.available[oni] == {Oni.SMALL: 15, Oni.MEDIUM: 12, Oni.LARGE: 7}[oni]
        used = [use for use in course.used if course.active]
        for action in ACTIONS:
            assert sum(use.points for use in used if use.action == action.name) <= action.points
        if course.stage is Stage.WHITE:
            assert len({use.action for use in used}) <= 2
        kinds = [use.kind for use in used]
        if ActionKind.COMBAT in kinds:
            assert ActionKind.MOVEMENT not in kinds[kinds.index(ActionKind.COMBAT) :]
    assert table.state.course.oni_attacks <= 2 * players


@settings(max_examples=10, deadline=None)
@given(st.integers(1, 3), st.integers(0, 11))
def test_a_whole_round_has_its_events_in_order(players: int, number: int) -> None:
    table = new_game(players)
    order = PLAYERS[:players]
    carry_out(table, ("turn", 0, number), players)
    for _ in range(2):
        for who in range(players):
            carry_out(table, ("begin", who, number), players)
            carry_out(table, ("end", who, number), players)
    carry_out(table, ("objective", 0, 0), players)
    white = [(event, faction) for faction in order for event in (Event.PRINCESS, Event.PLAYER)]
    black = [(event, faction) for faction in order for event in (Event.ONI_ATTACKS, Event.PLAYER)]
    happened = [(entry.event, entry.player) for entry in table.state.course.log]
    assert happened == [(Event.TURN_CARD, None), *white, *black, (Event.OBJECTIVE, None)]
    assert table.state.objectives == {1: 2}
    assert table.state.course.oni_attacks == 2 * players


@settings(max_examples=12, deadline=None)
@given(st.integers(1, 3), wishes)
def test_the_same_wishes_give_the_same_trace(players: int, wanted: list[Wish]) -> None:
    first, second = new_game(players), new_game(players)
    for wish in wanted:
        carry_out(first, wish, players)
        carry_out(second, wish, players)
    assert first.trace.entries == second.trace.entries
    assert first.state == second.state


def test_what_is_offered_is_what_can_be_used() -> None:
    for action in ACTIONS:
        table = new_game(1)
        table.state.course.stage = Stage.WHITE if action.phase is Phase.WHITE else Stage.BLACK
        table.state.course.active = Faction.NOMADS
        offered = points_unused(table, Faction.NOMADS, action.name)
        for points in range(1, offered + 2):
            trial = new_game(1)
            trial.state = table.state.model_copy(deep=True)
            trial.do(use_action, Faction.NOMADS, action.name, points)
            assert (trial.refusal is None) == (points <= offered)
