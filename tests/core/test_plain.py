"""Messages say values as people do: no word of Python."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import pytest

from ruleproof.core import Mismatch, State, Worded, expect, expect_among, expect_set, plain


class Clan(Enum):
    FIREBORN = "the Fireborn"


class Pawn(State):
    place: str
    wounds: list[int] = []  # noqa: RUF012


@dataclass(frozen=True)
class Move(Worded):
    template = "{clan} to {area}"
    clan: Clan
    area: str


@dataclass(frozen=True)
class Square:
    column: str
    row: int


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Clan.FIREBORN, "the Fireborn"),
        (True, "yes"),
        (None, "nothing"),
        ([], "nothing"),
        (("M1", Clan.FIREBORN), "M1, the Fireborn"),
        ({Clan.FIREBORN: 2}, "the Fireborn: 2"),
        (Move(Clan.FIREBORN, "A"), "the Fireborn to A"),
        (Pawn(place="A", wounds=[1]), "pawn (place A, wounds 1)"),
        (Square("a", 1), "a, 1"),
    ],
)
def test_values_in_plain_words(value: object, words: str) -> None:
    assert plain(value) == words


def test_tables_that_differ_are_shown_as_tables() -> None:
    with pytest.raises(Mismatch) as caught:
        expect_set([(1, Clan.FIREBORN)], [(2, Clan.FIREBORN), (10, None)], "the units")
    assert str(caught.value) == (
        "the units: expected\n        | 2  | the Fireborn |\n        | 10 |              |"
        "\n      found\n        | 1 | the Fireborn |"
    )


def test_among_others() -> None:
    expect_among(["a", "b", "b"], ["b"], "the attacks")
    expect_among(["a", "b", "b"], ["b", "b"], "the attacks")
    with pytest.raises(Mismatch) as caught:
        expect_among(["a", "b"], ["b", "b"], "the attacks")
    assert str(caught.value) == "the attacks: expected among them b, found a, b"


def test_a_value_that_differs() -> None:
    with pytest.raises(Mismatch, match=r"^the winner: expected the Fireborn, found nothing$"):
        expect(None, Clan.FIREBORN, "the winner")
