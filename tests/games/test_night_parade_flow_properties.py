"""Every act at every moment of Night Parade: the book allows it there, or a rule refuses it and nothing changes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.night_parade_tables import ON_CARDS, RUNNER, new_table

from ruleproof.games.night_parade.names import (
    CHAMPION_CARD,
    THRONE_CARDS,
    Amount,
    CardName,
    Clan,
    Difficulty,
    Element,
    EnmaCard,
    Icon,
    IslandName,
    Phase,
    Piece,
    PlotIcon,
    Scroll,
    Side,
    TileSide,
    Token,
)
from ruleproof.games.night_parade.rules import champion, exile, hide, icons, invoke, setup, throne
from ruleproof.games.night_parade.rules.reign import throne_cards
from ruleproof.games.night_parade.rules.solo import king_turn, setting_up
from ruleproof.games.night_parade.rules.turn import optional, phases, recruiting, resolving
from ruleproof.games.night_parade.state import Card, Island, Meeple, NightParade, Player, Space, Turn

FIRST, SECOND = Clan.TANUKI, Clan.KAPPA
HERE, THERE = IslandName(Element.EARTH, 2), IslandName(Element.EARTH, 3)
MARCHING, OFFERED, HELD, ENEMY = (CardName(text) for text in ("marching", "offered", "held", "enemy"))
LONG = settings(max_examples=600, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)

# --- what the book allows when --------------------------------------------------------------------------------------

ONCE_RESOLVED = 2.5
"""Phase 2 when only a Shikigami could still come: what belongs to phase 3 may begin."""

RESOLVING: dict[str, tuple[Any, ...]] = {
    "place": (icons.place, HERE),
    "move": (icons.move, HERE, THERE),
    "move several": (icons.move_several, 1, HERE, THERE),
    "fight": (hide.fight, SECOND, Piece.MEEPLE, HERE),
    "hide": (hide.hide, Piece.MEEPLE, HERE),
    "move hidden": (hide.move_hidden, Piece.HIDDEN, HERE, THERE),
    "take": (icons.take, Amount(1, Token.SPIRIT)),
    "skip": (optional.skip, Icon.MOVE),
    "leave": (optional.skip_rest, MARCHING),
    "climb": (champion.move_champion, 2),
    "act on the board": (champion.use_with_champion, Icon.FIGHT),
    "fight on the board": (champion.fight_on_space, SECOND, 2),
    "hide on the board": (champion.use_on_space, Icon.HIDE, 2),
    "leave the board": (champion.move_off_board, 2, HERE),
    "keep": (champion.keep, Icon.SPIRIT),
    "put the Champion": (throne.place_champion, HERE),
    "reign": (throne_cards.reign, 3),
    "reign on": (throne_cards.reign_on, 1, HERE),
    "reign from": (throne_cards.reign_from, 2, HERE, THERE),
    "reign from some": (throne_cards.reign_from_some, 2, 3, HERE, THERE),
    "reign swapping": (
        throne_cards.reign_swapping,
        4,
        throne_cards.Standing(FIRST, Piece.MEEPLE, HERE),
        throne_cards.Standing(SECOND, Piece.MEEPLE, HERE),
    ),
    "reign discarding": (throne_cards.reign_discarding, 6, []),
    "play": (invoke.play_shikigami, HELD),
    "go to a card": (resolving.go_to_card, MARCHING),
}
BUYING: dict[str, tuple[Any, ...]] = {
    "recruit": (recruiting.recruit, OFFERED),
    "exile": (exile.exile, SECOND, ENEMY),
    "invoke": (invoke.invoke, OFFERED),
}
ACTS: dict[str, tuple[tuple[Any, ...], set[float]]] = {
    "activate": ((phases.activate, Element.WOOD), {1}),
    "flip": ((phases.flip_scroll, Scroll.GREEN), {1}),
    **{name: (act, {2, ONCE_RESOLVED}) for name, act in RESOLVING.items()},
    **{name: (act, {ONCE_RESOLVED, 3}) for name, act in BUYING.items()},
    "phase 3": ((phases.go_to_phase, Phase.RECRUIT), {ONCE_RESOLVED}),
    "phase 4": ((phases.go_to_phase, Phase.UNLEASH), {3}),
    "phase 5": ((phases.go_to_phase, Phase.UNFLIP), {4}),
    "end": ((phases.end_turn,), {ONCE_RESOLVED, 3, 4, 5}),
}
BEFORE_THE_GAME: dict[str, tuple[Any, ...]] = {
    "deal": (setup.deal_plots,),
    "clan": (setup.choose_clan, "Ana", Clan.INUGAMI),
    "keep": (setup.keep_plot, "Ana", "Fox"),
    "side": (setup.choose_side, Side.JIGOKU),
    "pile": (setup.pile_throne_cards, THRONE_CARDS),
    "Yokai": (setup.shuffle_new_yokai, {}),
    "Champion Card": (setup.take_champion_card, "Ana", FIRST, Element.EARTH),
    "begin": (phases.begin, FIRST),
    "face": (setting_up.face_king, FIRST, SECOND, Difficulty.EASY),
    "lay": (setting_up.lay_islands, TileSide.MIDNIGHT),
    "reveal": (setting_up.reveal_plot, [PlotIcon.TORII]),
    "Enma": (setting_up.pile_enma_cards, list(EnmaCard)),
}


@dataclass(frozen=True)
class Moment:
    """Where a game stands."""

    player: Clan
    phase: float
    solo: bool
    over: bool
    icons: tuple[Icon, ...]


moments = st.builds(
    Moment,
    st.sampled_from([FIRST, SECOND]),
    st.sampled_from([1, 2, ONCE_RESOLVED, 3, 4, 5]),
    st.booleans(),
    st.sampled_from([False, False, False, True]),
    st.lists(st.sampled_from([one for one in ON_CARDS if one is not Icon.CHANGE]), min_size=1, max_size=3).map(tuple),
)


def card(name: CardName, *shown: Icon) -> Card:
    return Card(name=name, element=Element.EARTH, icons=list(shown), level=1, price=[Amount(1, Token.SPIRIT)])


def table_at(moment: Moment) -> NightParade:
    """A small table at this moment; every piece and card that an act names is there."""
    state = NightParade(players={FIRST: Player(), SECOND: Player()}, begun=True, over=moment.over)
    state.king = SECOND if moment.solo else None
    state.islands = [Island(name=HERE, next_to=[THERE]), Island(name=THERE, next_to=[HERE])]
    state.islands[0].meeples = [Meeple(clan=FIRST), Meeple(clan=SECOND)]
    state.islands[1].meeples = [Meeple(clan=FIRST, hidden=True)]
    state.board = {1: Space(leads_to=[2]), 2: Space(leads_to=[1])}
    state.throne_pile = [3, 1]
    state.spirit_dimension = [card(OFFERED, Icon.SPIRIT)]
    for clan, player in state.players.items():
        player.supply, player.champion_in_supply = 2, clan is state.king
        player.champion_space = None if clan is state.king else 1
        player.tokens = dict.fromkeys(Token, 2)
        player.parades[Element.EARTH] = [card(MARCHING, *moment.icons), card(ENEMY, Icon.SPIRIT)]
        player.parades[Element.WOOD] = [Card(name=CHAMPION_CARD, element=None, icons=[Icon.CHAMPION])]
        player.hand = [card(HELD, Icon.SPIRIT)] if clan is moment.player else []
        if clan is moment.player and moment.phase > 1:
            player.flipped = {Element.EARTH}
    if not moment.over:
        state.turn = Turn(clan=moment.player, phase=Phase(int(moment.phase)))
        if moment.phase > 1:
            state.turn.parade = Element.EARTH
        if moment.phase == 2:
            state.turn.card, state.turn.icons = MARCHING, list(moment.icons)
            state.turn.waiting = [ENEMY]
    return state


def outcome(state: NightParade, act: Callable[..., object], *arguments: object) -> str | None:
    """The rule that refuses, or None when the act is done; what is refused changes nothing."""
    table = new_table(state)
    table.do(act, *arguments)
    if table.refusal is None:
        return None
    assert table.state == state
    assert [entry.outcome for entry in table.trace.entries] == ["refused"]
    return table.refusal.rule


@LONG
@given(moments, st.sampled_from([FIRST, SECOND]), st.sampled_from(sorted(ACTS)))
def test_every_act_obeys_the_flow(moment: Moment, actor: Clan, name: str) -> None:
    (act, *arguments), phases = ACTS[name]
    rule = outcome(table_at(moment), act, actor, *arguments)
    if moment.over:
        assert rule == "end.round"
    elif actor is not moment.player:
        assert rule == "turn.pass"
    elif moment.solo and actor is SECOND:
        assert rule == "king.turn"
    elif moment.phase not in phases:
        assert rule == "turn.phases"
    else:
        assert rule not in ("end.round", "turn.pass", "king.turn", "turn.phases")


@LONG
@given(moments, st.sampled_from(sorted(BEFORE_THE_GAME)))
def test_nothing_is_set_up_once_the_game_has_begun(moment: Moment, name: str) -> None:
    act, *arguments = BEFORE_THE_GAME[name]
    rule = outcome(table_at(moment), act, *arguments)
    assert rule is not None
    assert rule.startswith(("setup.", "solo."))


@LONG
@given(moments)
def test_the_king_plays_in_his_turn_and_in_his_mode_only(moment: Moment) -> None:
    state = table_at(replace(moment, phase=1))
    state.player(SECOND).hand = []
    state.enma_pile = list(EnmaCard)
    for column, island in enumerate(state.islands):
        island.place = (0, column)
    rule = outcome(state, king_turn.king_turn)
    if not moment.solo:
        assert rule == "king.turn"
    elif moment.over:
        assert rule == "end.round"
    else:
        assert rule == (None if moment.player is SECOND else "king.turn")


# --- who chooses ----------------------------------------------------------------------------------------------------

PICKS = re.compile(r"(\w+) (rescues the King|betrays the King|declines|chooses (?:the \w+ Parade|.+ of \w+))")


def picks() -> list[Any]:
    """Every step that makes a choice, by scenario and line; those that the next line has refused make none."""
    return [
        pytest.param(scenario, index, id=f"{scenario.name} {index}")
        for scenario in RUNNER.scenarios
        for index, line in enumerate(scenario.steps)
        if PICKS.fullmatch(line.text)
        and "refuse it" not in "".join(one.text for one in scenario.steps[index + 1 :][:1])
    ]


@pytest.mark.parametrize(("scenario", "index"), picks())
def test_a_choice_put_into_another_mouth_fails_the_scenario(scenario: Any, index: int) -> None:
    steps = list(scenario.steps)
    by = steps[index].text.split()[0]
    others = [clan.value for clan in Clan if clan.value != by and any(clan.value in line.text for line in steps)]
    assert others
    for other in others:
        steps[index] = replace(steps[index], text=steps[index].text.replace(by, other, 1))
        assert not RUNNER.run(replace(scenario, steps=tuple(steps))).passed
        steps[index] = scenario.steps[index]
