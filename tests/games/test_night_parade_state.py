"""Tables of Night Parade that cannot be, and what the message says about them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from night_parade_tables import RUNNER

from ruleproof.core import InputError
from ruleproof.games.night_parade.names import PARADES, CardName, Clan, Element, IslandName, PlotIcon
from ruleproof.games.night_parade.state import Card, Island, Meeple, NightParade, Player, Space
from ruleproof.scenarios import parse_feature

CLAN = Clan.TANUKI


def two_places(state: NightParade) -> None:
    state.players[CLAN].champion_in_supply = True
    state.islands[0].meeples = [Meeple(clan=CLAN, champion=True)]


def six_shikigami(state: NightParade) -> None:
    state.players[CLAN].hand = [Card(name=CardName(str(n)), element=Element.WOOD, icons=[], level=1) for n in range(6)]


def two_torii(state: NightParade) -> None:
    state.islands[0].torii = [CLAN, CLAN]


def over_the_limit(state: NightParade) -> None:
    state.islands[0].torii, state.islands[0].torii_limit = [CLAN, Clan.KAPPA], 1


def throne_card_twice(state: NightParade) -> None:
    state.throne_pile, state.players[CLAN].betrayed = [1, 2], [2]


def two_scrolls(state: NightParade) -> None:
    state.players[CLAN].flipped = set(PARADES[:2])


def own_plot_in_a_solo_game(state: NightParade) -> None:
    state.king, state.players[CLAN].plot = Clan.KAPPA, [PlotIcon.TORII]


def board_without_the_expansion(state: NightParade) -> None:
    state.cursed_throne, state.board = False, {1: Space()}


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (two_places, "the Champion of Tanuki is in two places. Name one."),
        (six_shikigami, "Tanuki holds 6 Shikigami. Nobody holds more than 5."),
        (two_torii, "a clan has two Torii on Earth 3. Each builds there once."),
        (over_the_limit, "Earth 3 holds 2 Torii. Its limit is 1."),
        (throne_card_twice, "a Throne Card is named twice. Each number exists once."),
        (two_scrolls, "Tanuki has 2 flipped Scrolls. Between turns at most 1 is flipped."),
        (own_plot_in_a_solo_game, "Tanuki has a Hidden Plot. Against King Enma one Plot is revealed for both."),
        (
            board_without_the_expansion,
            "this game is played without Cursed Throne. Take away Champions, Throne Cards and Challenge Board.",
        ),
    ],
)
def test_what_cannot_be_on_one_table_is_said_in_words(spoil: Callable[[NightParade], None], message: str) -> None:
    state = NightParade(players={CLAN: Player(), Clan.KAPPA: Player()})
    state.islands = [Island(name=IslandName(Element.EARTH, 3))]
    state.check()
    spoil(state)
    with pytest.raises(InputError) as caught:
        state.check()
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("Tanuki has -3 Meeples in the supply", "-3 is no number of pieces or cards. Write 0 or more."),
        ("it is Tanuki's turn, phase 2", "phase 2 has many moments. Say which Parade Tanuki has activated."),
        ("the players are Kappa", "Tanuki plays too. Name all players, in the order of play."),
    ],
)
def test_givens_that_cannot_be_put_are_refused_in_words(step: str, message: str) -> None:
    text = f"Feature: F\n  Scenario: One\n    Given the players are Tanuki and Kappa\n    And {step}\n"
    verdict = RUNNER.run(parse_feature(text, "f.feature").scenarios[0])
    assert (verdict.status, verdict.message) == ("broken", message)
