"""The game, its mode and its player, and the setup: what every act asks first."""

from __future__ import annotations

from collections.abc import Callable, Generator

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.champions_of_hara.names import Champion, DayStep, Mode, Result, Round
from ruleproof.games.champions_of_hara.state import Figure, Hara

OWNERS = {
    Mode.HOMECOMING: (Champion.ORIC, "oric.champion"),
    Mode.NIGHTMARE: (Champion.LEAF, "leaf.champion"),
    Mode.ONEROI_ASSAULT: (Champion.PERSEPHONE, "persephone.champion"),
    Mode.DANCE_WITH_THE_DEMON: (Champion.SOFF, "soff.champion"),
    Mode.SEPARATION: (Champion.KAORU, "kaoru.champion"),
    Mode.FLOOD_OF_RIFTS: (Champion.THOMAS, "thomas.champion"),
}
"""Whose arena it is, and the rule that says so."""
SETUPS = {
    Mode.ARTIFACT_HUNT: "hunt.deal",
    Mode.HOMECOMING: "oric.tokens",
    Mode.NIGHTMARE: "leaf.others",
    Mode.SEPARATION: "clue.tokens",
    Mode.FLOOD_OF_RIFTS: "thomas.deck",
    Mode.PHANTOM_CHAMPION: "phantom.hand-deck",
}
"""The rule of each mode that has something to lay out before Dawn of Day 1."""

AT_DUSK = (DayStep.DUSK, DayStep.DUSK_TURNS)
"""The steps with the Day marker on Dusk; at all others it is on Dawn."""
LATE = (DayStep.SHIFT, DayStep.SWAP, DayStep.ADVANCED, DayStep.END)
"""What comes after Dusk, with the Day marker on Dawn of the next Day already."""

# --- the game and its mode -------------------------------------------------------------------------------------------


def finish(table: Table[Hara], result: Result, rule: str) -> None:
    """The game ends, by this rule."""
    table.state.result, table.state.ended_by = result, rule


def require_game(table: Table[Hara]) -> None:
    """Nothing more happens once the game is won or lost."""
    state = table.state
    if state.result is not None:
        raise Refusal(state.ended_by or "day.rounds", "the game is over: it is {result}", result=state.result)


def require_mode(table: Table[Hara], mode: Mode, rule: str) -> None:
    """What `rule` speaks of belongs to this mode only."""
    require_game(table)
    state = table.state
    if state.mode is None:
        state.mode = mode
        table.assume(rule, "the mode is {mode}", mode=mode)
    elif state.mode is not mode:
        raise Refusal(rule, "this belongs to {mode}", mode=mode)


def require_phases(table: Table[Hara]) -> None:
    """A game that goes on, in a mode with Dawns, Dusks and ordinary turns; a Scenario Effect does not wait."""
    require_game(table)
    if table.state.mode is Mode.CORRUPTED_CHAMPION:
        raise Refusal("corrupted.replaces", "this mode has none of the phases of the base game")
    if table.state.enoki.effect_due:
        raise Refusal("effect.roll", "the Scenario Effect is rolled first")
    _require_one_moment(table.state)


def _require_one_moment(state: Hara) -> None:
    """What the scenario says of the Day marker and of the step of the Day goes together."""
    step = state.flow.step
    late_on_day_1 = state.day == 1 and step in LATE
    if step is not None and (late_on_day_1 or (state.round is Round.DUSK) != (step in AT_DUSK)):
        what = f"the Day marker on {state.round} of Day {state.day} does not go with this step: {step}."
        raise InputError(what, todo="State both for one moment; World Shift comes with the marker on the next Dawn.")


def require_player(table: Table[Hara], champion: Champion) -> None:
    """Only the player's own character acts."""
    state = table.state
    owner = OWNERS.get(state.mode) if state.mode else None
    if owner is not None and champion is not owner[0]:
        raise Refusal(owner[1], "{mode} is for {champion}", mode=state.mode, champion=owner[0])
    if state.player is None:
        if champion not in state.champions:
            todo = "State whom the player plays, or where they are."
            raise InputError(f"{champion} is not in the game.", todo=todo)
        state.player = champion
        table.assume("solo.one", "the player plays {champion}", champion=champion)
    if champion is not state.player:
        raise Refusal("solo.one", "the player plays {champion}", champion=state.player)


# --- setup -----------------------------------------------------------------------------------------------------------


def require_setup(table: Table[Hara], rule: str) -> None:
    """Only before the first Dawn."""
    require_phases(table)
    flow = table.state.flow
    if flow.step is None and not flow.timed:
        flow.step = DayStep.SETUP
        table.assume("solo.base", "the game is being set up")
    if flow.step is not DayStep.SETUP:
        raise Refusal(rule, "the setup is over")


def lay_out(table: Table[Hara], mode: Mode, act: Callable[[Table[Hara]], object]) -> Act[None]:
    """The setup of a mode, once."""
    rule = SETUPS[mode]
    require_mode(table, mode, rule)
    if mode in OWNERS:
        owner, _ = OWNERS[mode]
        table.state.champions.setdefault(owner, Figure())
        require_player(table, owner)
    require_setup(table, rule)
    if table.state.flow.laid_out:
        raise Refusal(rule, "this has been laid out already")
    yield from carried_out(act(table))
    table.state.flow.laid_out = True


def carried_out(outcome: object) -> Act[None]:
    """What an act has left to do: the choices of one that has some."""
    if isinstance(outcome, Generator):
        yield from outcome
