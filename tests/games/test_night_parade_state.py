"""Tables of Night Parade that cannot be, and what the message says about them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.night_parade_tables import RUNNER

from ruleproof.core import InputError
from ruleproof.games.night_parade.names import PARADES, CardName, Clan, Element, IslandName, PlotIcon
from ruleproof.games.night_parade.state import Card, Island, Meeple, NightParade, Player, Space
from ruleproof.scenarios import parse_feature

CLAN = Clan.TANUKI
STAYS = "the Champion of Tanuki does not stay on the Throne. Say that it is in the supply."
DRAWN_TWICE = "an arrow from space 1 to space 2 is drawn twice. Draw it once."
TOP_TWICE = "top is named twice. Name each row once."
CHOOSE_FIRST = 'the rules refuse it: Tanuki must choose first [7.1.5 "The others, clockwise"]'
BEFORE = """
Feature: F
  Scenario: One
    Given the players are Tanuki and Kappa
    And the islands
      | island  | next to |
      | Earth 3 |         |
    And the Challenge Board
      | from | arrow | to |
      | 1    | →     | 2  |
      | 2    | →     | 3  |
    And the Cursed Throne is space 2
    And Tanuki's Wood Parade
      | card          |
      | Champion Card |
      | "Fox"         |
    And Tanuki has activated the Earth Parade
"""


def run(steps: str) -> tuple[str, str]:
    """How a scenario ends that goes on with these steps."""
    verdict = RUNNER.run(parse_feature(BEFORE + steps, "f.feature").scenarios[0])
    return verdict.status, verdict.message


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


def two_throne_cards(state: NightParade) -> None:
    state.players[CLAN].rescued, state.players[CLAN].betrayed = [1], [2]


def back_on_the_board(state: NightParade) -> None:
    state.players[CLAN].rescued, state.players[CLAN].champion_space = [1], 1


def king_on_the_board(state: NightParade) -> None:
    state.king, state.players[Clan.KAPPA].champion_space = Clan.KAPPA, 1


def one_name_for_two_cards(state: NightParade) -> None:
    card = Card(name=CardName("Fox"), element=Element.WOOD, icons=[], level=1)
    state.players[CLAN].parades[Element.WOOD], state.decks[1] = [card], [card.model_copy()]


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
        (two_throne_cards, "Tanuki has 2 Throne Cards. A Champion reaches the Throne only once."),
        (
            back_on_the_board,
            "the Champion of Tanuki has reached the Throne. It is not on the Challenge Board any more.",
        ),
        (
            king_on_the_board,
            "King Enma has nothing to do with the Challenge Board. His Champion waits in the supply.",
        ),
        (one_name_for_two_cards, 'the card "Fox" is in two places. Give each card a name of its own.'),
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
        ("Tanuki has 1 Spirit and 2 Spirits", "Spirit is named twice. Name each kind of token once."),
        (
            "Tanuki has activated the Wood Parade",
            "Tanuki has activated the Earth Parade. A turn has one active Parade.",
        ),
        ("Tanuki's Champion Card is exiled", "the Champion Card cannot be exiled. Exile another card."),
        ("Tanuki's Champion is on space 2", STAYS),
        ("the Enma pile is two moves and two moves", "two moves is named twice. Name each Enma Card once."),
        (
            "Tanuki's Hidden Plot scores every Torii and every Torii",
            "every Torii is named twice. Name each icon of the Hidden Plot once.",
        ),
        ("Kappa starts with\n| card | element |", "Kappa has its cards already. Say what is in its Parades."),
        ("the islands\n| island | next to |\n| Wood 2 | Wood 2 |", "Wood 2 is next to itself. Name its neighbours."),
        ("the Challenge Board\n| from | arrow | to |\n| 1 | ↔ | 2 |", DRAWN_TWICE),
        (
            "the Challenge Board\n| from | arrow | to |\n| 4 | → | 4 |",
            "an arrow leads from space 4 to itself. Name the space it leads to.",
        ),
        (
            "the actions of the Challenge Board\n| space | action |\n| 1 | Move |\n| 1 | Fight |",
            "1 is named twice. Name each space once.",
        ),
        (
            "the rows of the map\n| row | islands |\n| top | Earth 3 |\n| middle | Earth 3 |",
            "Earth 3 is named twice. Name each island once.",
        ),
        ("the rows of the map\n| row | islands |\n| top | Earth 3 |\n| top | Earth 3 |", TOP_TWICE),
        (
            "Kappa's Earth Parade\n| card | level |\n| Champion Card | 2 |",
            "the Champion Card has the Champion icon and nothing else. Leave the other cells empty.",
        ),
        (
            'Kappa\'s Earth Parade\n| card | icons |\n| "A" | Champion |',
            '"A" cannot show Champion. Only the Champion Card does.',
        ),
    ],
)
def test_givens_that_cannot_be_put_are_refused_in_words(step: str, message: str) -> None:
    assert run(f"Given {step}") == ("broken", message)


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ("Then Inugami has no Torii", "Inugami is not playing. Name it among the players."),
        ("Then Inugami has 0 Meeples on Earth 3", "Inugami is not playing. Name it among the players."),
        ("Then Inugami has 0 hidden Meeples on Earth 3", "Inugami is not playing. Name it among the players."),
        ("Then Inugami scores 0 points for every Torii", "Inugami is not playing. Name it among the players."),
        (
            "Then on Earth 3 are\n| clan | piece | count |\n| Kappa | a Meeple | 0 |",
            "0 is no number of pieces or cards. Write 1 or more.",
        ),
        (
            "When Tanuki reigns with Throne Card 5 and moves 1 Meeple from Earth 3 to Earth 3",
            "Throne Card 5 moves nothing. Only Throne Card 2 moves all Meeples.",
        ),
        (
            "Then Tanuki may reign with Throne Card 3 on Earth 3",
            "Throne Card 3 does not work on one island. Say what it is used on.",
        ),
        ('When Tanuki recruits "Foxx"', "there is no card \"Foxx\". Did you mean 'Fox'?"),
        ('When Tanuki leaves the rest of "Nobody" unused', 'there is no card "Nobody". Say where it is.'),
    ],
)
def test_what_means_nothing_is_said_in_words(steps: str, message: str) -> None:
    assert run(steps) == ("broken", message)


def test_while_a_choice_is_open_nothing_else_is_possible() -> None:
    steps = """
    Given the Throne pile is 3
    And Kappa's Wood Parade
      | card | icons        |
      | "A"  | Reign, Place |
    And Kappa has 1 Meeple in the supply
    And it is Kappa's turn, phase 1
    When Kappa activates the Wood Parade
    And Kappa reigns with Throne Card 3
    Then Tanuki may take 1 Spirit or decline
    And Kappa may place a Meeple on no island
    """
    assert run(steps) == ("failed", CHOOSE_FIRST)
