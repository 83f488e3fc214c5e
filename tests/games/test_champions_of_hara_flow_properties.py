"""Every act at every moment: legal by a small table of our own, or refused with a rule and nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.champions_of_hara.names import (
    CardKind,
    Champion,
    DayStep,
    Energy,
    Mode,
    Payment,
    Phase,
    Power,
    Result,
    Round,
    Side,
    Slot,
    Space,
    Token,
    World,
)
from ruleproof.games.champions_of_hara.rules.champion_cards import ATTACK_CARDS
from ruleproof.games.champions_of_hara.rules.flow.game import OWNERS
from ruleproof.games.champions_of_hara.rules.worlds.dice import D6, WORLD_DIE
from ruleproof.games.champions_of_hara.state import (
    Card,
    CardInPlay,
    Figure,
    Hand,
    Hara,
    Ophion,
    TokenInPlay,
    WorldShift,
)
from ruleproof.games.champions_of_hara.steps import (
    artifact_hunt,
    corrupted_champions,
    corrupted_setup,
    corrupted_turn,
    kaoru_kuma,
    leaf,
    oric,
    phantom_champion,
    phantom_day,
    thomas,
    worlds,
)
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["champions-of-hara"])
RUNNER = BookRunner(PROJECT, PROJECT.book("champions-of-hara"))
QUICK = settings(max_examples=700, deadline=None, derandomize=True)
MODES = [mode for mode in Mode if mode is not Mode.CORRUPTED_CHAMPION]
TURNS = (DayStep.DAWN_TURNS, DayStep.DUSK_TURNS)
PHANTOM_ONLY = (DayStep.SWAP, DayStep.ADVANCED, DayStep.END)
HERE = Space.LUNARIDGE_1


@dataclass(frozen=True)
class Moment:
    mode: Mode
    step: DayStep
    phase: Phase | None = None
    taken: tuple[Side, ...] = ()
    result: Result | None = None

    @property
    def in_turns(self) -> bool:
        return self.result is None and self.step in TURNS

    @property
    def may_act(self) -> bool:
        """The player's own turn, before the Monsters attack."""
        due = self.phase is None and Side.PLAYER not in self.taken
        return self.in_turns and (due or self.phase is Phase.ADVENTURE)

    @property
    def may_end(self) -> bool:
        return self.may_act or (self.in_turns and self.phase is Phase.ATTACKS)

    @property
    def all_taken(self) -> bool:
        wanted = {Side.PLAYER, Side.PHANTOM} if self.mode is Mode.PHANTOM_CHAMPION else {Side.PLAYER}
        return self.in_turns and self.phase is None and wanted <= set(self.taken)

    def at(self, step: DayStep) -> bool:
        return self.result is None and self.step is step


@st.composite
def moments(draw: st.DrawFn) -> Moment:
    mode = draw(st.sampled_from(MODES))
    steps = [step for step in DayStep if mode is Mode.PHANTOM_CHAMPION or step not in PHANTOM_ONLY]
    step = draw(st.sampled_from(steps))
    result = draw(st.sampled_from([None, None, None, Result.LOST]))
    if step not in TURNS:
        return Moment(mode, step, result=result)
    phase = draw(st.sampled_from([None, *Phase]))
    sides = [] if phase else [Side.PLAYER]
    sides += [Side.PHANTOM] if mode is Mode.PHANTOM_CHAMPION else []
    taken = [side for side in sides if draw(st.booleans())]
    return Moment(mode, step, phase, tuple(taken), result)


def champion_of(mode: Mode) -> Champion:
    return OWNERS[mode][0] if mode in OWNERS else Champion.SOFF


def table_at(moment: Moment) -> Table[Hara]:
    """A table on which each act could be made, if its moment has come."""
    table: Table[Hara] = RUNNER.new_table({})
    champion = champion_of(moment.mode)
    state = table.state = Hara(mode=moment.mode, player=champion, day=2, result=moment.result)
    state.places = dict(zip(Slot, World, strict=True))
    dusk = moment.step in (DayStep.DUSK, DayStep.DUSK_TURNS)
    state.round = Round.DUSK if dusk else Round.DAWN
    flow = state.flow
    flow.step, flow.phase, flow.taken, flow.timed = moment.step, moment.phase, list(moment.taken), True
    flow.laid_out = moment.step is not DayStep.SETUP
    energy = {Energy.RED: 3, Energy.BLUE: 3}
    for one in {champion, Champion.LEAF, Champion.KAORU}:
        state.champions[one] = Figure(space=HERE, health=99, spirit=3, grit=2, items=["Rope"], energy=energy)
    state.colours = {World.LUNARIDGE: Energy.RED}
    state.cards = [CardInPlay(card=Card(name="Chasm", kind=CardKind.RIFT), space=Space.DREAR_1)]
    state.tokens = [TokenInPlay(token=Token.SCENARIO_1, space=HERE, face_up=moment.mode is not Mode.SEPARATION)]
    state.disconnected = {World.ARECHI_WASTES} if moment.mode is Mode.NIGHTMARE else set()
    state.shift_deck = [WorldShift(name="Calm")]
    table.chance.state_roll(WORLD_DIE, *(world for world in World if world is not World.OPPENHEIM), *World)
    table.chance.state_roll(D6, *range(1, 7))
    return table


Act = Callable[[Table[Hara], Champion], None]
Allowed = Callable[[Moment], bool]


def only(mode: Mode, allowed: Allowed) -> Allowed:
    return lambda moment: moment.mode is mode and allowed(moment)


NOTHING_TO_LAY_OUT = (Mode.ONEROI_ASSAULT, Mode.DANCE_WITH_THE_DEMON)
ACTS: dict[str, tuple[Act, Allowed]] = {
    "transport": (lambda t, c: worlds.transports_to(t, c, Space.DOJO), lambda m: m.may_act),
    "item": (lambda t, _: phantom_day.uses_item(t, "Rope"), lambda m: m.may_act),
    "free effect": (lambda t, _: phantom_day.uses_free(t, "Whistle"), lambda m: m.may_act),
    "Monsters attack": (lambda t, _: phantom_day.attack(t), lambda m: m.may_act),
    "end of turn": (lambda t, _: phantom_day.ends_turn(t), lambda m: m.may_end),
    "begin": (lambda t, _: phantom_day.begins_turn(t), lambda m: m.may_act and m.phase is None),
    "Energy": (lambda t, c: worlds.gains(t, c, Energy.RED), lambda m: m.result is None),
    "Dawn": (
        lambda t, _: worlds.dawn_begins(t, 2),
        lambda m: m.at(DayStep.DAWN) or (m.at(DayStep.SETUP) and m.mode in NOTHING_TO_LAY_OUT),
    ),
    "Dusk": (lambda t, _: worlds.dusk_begins(t), lambda m: m.at(DayStep.DUSK)),
    "end of round": (lambda t, _: worlds.round_ends(t), lambda m: m.all_taken),
    "World Shift": (lambda t, _: worlds.world_shift(t), lambda m: m.at(DayStep.SHIFT)),
    "Phantom's turn": (
        lambda t, _: phantom_champion.takes_turn(t),
        only(Mode.PHANTOM_CHAMPION, lambda m: m.in_turns and m.phase is None and Side.PHANTOM not in m.taken),
    ),
    "advanced card": (
        lambda t, _: phantom_day.receives(t),
        only(Mode.PHANTOM_CHAMPION, lambda m: m.at(DayStep.ADVANCED)),
    ),
    "end of Day": (lambda t, _: phantom_day.day_ends(t), only(Mode.PHANTOM_CHAMPION, lambda m: m.at(DayStep.END))),
    "reconnect": (
        lambda t, _: leaf.reconnects(t, World.ARECHI_WASTES),
        only(Mode.NIGHTMARE, lambda m: m.may_act),
    ),
    "investigate": (
        lambda t, _: kaoru_kuma.investigates(t, Payment.GRIT),
        only(Mode.SEPARATION, lambda m: m.may_act),
    ),
    "close a Rift": (lambda t, _: thomas.closes(t, "Chasm"), only(Mode.FLOOD_OF_RIFTS, lambda m: m.may_act)),
    "collect": (
        lambda t, c: artifact_hunt.collects(t, c, Token.SCENARIO_1),
        only(Mode.ARTIFACT_HUNT, lambda m: m.may_act),
    ),
    "place tokens": (lambda t, _: oric.tokens_placed(t), only(Mode.HOMECOMING, lambda m: m.at(DayStep.SETUP))),
    "the turn of Ophion": (lambda t, _: corrupted_turn.ophion_activates(t), lambda _: False),
}


def outcome(table: Table[Hara], act: Callable[[], None]) -> str | None:
    """Make the act, and every choice that comes; the rule that refused it, if one did."""
    before = table.state.model_copy(deep=True)
    act()
    if table.refusal is not None:
        assert table.state == before
        assert table.trace.entries[-1].rule == table.refusal.rule
        return table.refusal.rule
    while table.pending is not None:
        table.pick(table.pending.by, table.pending.options[0], rule=table.pending.rule)
        assert table.refusal is None
    return None


@QUICK
@given(moments(), st.sampled_from(sorted(ACTS)))
def test_each_act_is_legal_by_the_flow_or_refused_with_a_rule(moment: Moment, name: str) -> None:
    act, allowed = ACTS[name]
    table = table_at(moment)
    refused_by = outcome(table, lambda: act(table, champion_of(moment.mode)))
    assert (refused_by is None) == allowed(moment), f"{name} at {moment}: {refused_by}"


FOLLOWS = {"dealt": 2, "Ophion": 3, "step 4": 5, "step 5": 1, "round": 1}
"""The step that is due after an act."""
STEPS: dict[str, tuple[Callable[[Table[Hara]], None], int]] = {
    "dealt": (corrupted_turn.cards_are_dealt, 1),
    "turn": (corrupted_turn.turn_is_played, 1),
    "Ophion": (corrupted_turn.ophion_activates, 2),
    "Champions": (corrupted_turn.champions_activate, 3),
    "Leaf": (lambda table: corrupted_champions.activates(table, Champion.LEAF), 3),
    "step 4": (corrupted_turn.step_4, 4),
    "step 5": (corrupted_turn.step_5, 5),
    "round": (worlds.round_ends, 5),
    "Dawn": (lambda table: worlds.dawn_begins(table, 2), 0),
    "World Shift": (worlds.world_shift, 0),
    "set up": (corrupted_setup.is_set_up, 0),
    "move": (lambda table: worlds.moves_to(table, Champion.LEAF, Space.DOJO), 0),
    "Phantom": (phantom_champion.takes_turn, 0),
}
"""Each act with the step of Ophion's turn that it belongs to; 0 for those that this mode does not have."""


def ophion_at(step: int, *, activated: bool) -> Table[Hara]:
    table: Table[Hara] = RUNNER.new_table({})
    state = table.state = Hara(mode=Mode.CORRUPTED_CHAMPION, day=2)
    state.places = dict(zip(Slot, World, strict=True))
    game = state.corrupted
    powers = dict(zip(World, [power for power in Power for _ in range(2)], strict=True))
    game.ophion = Ophion(symbols=powers, cubes=set(World))
    for number, champion in enumerate((Champion.LEAF, Champion.ORIC), start=1):
        state.champions[champion] = Figure(space=Space.OAKENMOOR_4, health=20 + number, spirit=3)
        game.hands[champion] = Hand(attack_card=ATTACK_CARDS[champion])
        game.give(number, champion)
    game.defeated = [champion for champion in Champion if champion not in state.champions]
    game.step, game.played = step, [1, 2] if activated else []
    table.chance.state_roll(D6, *(list(range(1, 7)) * 4))
    return table


@QUICK
@given(st.integers(1, 5), st.booleans(), st.sampled_from(sorted(STEPS)))
def test_the_steps_of_ophions_turn_come_in_their_order(step: int, activated: bool, name: str) -> None:
    act, wanted = STEPS[name]
    table = ophion_at(step, activated=activated)
    refused_by = outcome(table, lambda: act(table))
    legal = step == wanted or (wanted == 4 and step == 3 and activated)
    if name == "Leaf" and activated:
        legal = False
    assert (refused_by is None) == legal, f"{name} at step {step}: {refused_by}"
    if legal and name in FOLLOWS:
        assert table.state.corrupted.step == FOLLOWS[name]


@QUICK
@given(moments(), st.lists(st.sampled_from(sorted(ACTS)), min_size=2, max_size=8))
def test_any_run_of_acts_ends_in_refusals_or_in_legal_states(moment: Moment, names: list[str]) -> None:
    table = table_at(moment)
    for name in names:
        if name in ("Dawn", "Dusk", "World Shift", "place tokens", "Phantom's turn"):
            table.chance.state_roll(WORLD_DIE, *World)
            table.chance.state_roll(D6, *range(1, 7))
        if outcome(table, lambda name=name: ACTS[name][0](table, champion_of(moment.mode))) is not None:  # type: ignore[misc]
            table.expect_refusal(table.refusal.rule if table.refusal else "")
        table.state.check()
