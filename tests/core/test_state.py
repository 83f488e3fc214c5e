"""A copy of a state is equal, of the same shape, and shares nothing that can change."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

import pytest
from pydantic import Field, PrivateAttr, ValidationError

from ruleproof.core import State


class Colour(Enum):
    RED = "red"


@dataclass(frozen=True)
class Square:
    column: int
    row: int


@dataclass(frozen=True)
class Pile:
    """Frozen, but what it holds is not."""

    cards: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Marker:
    """Can be hashed, and changes all the same."""

    place: int


class Piece(State):
    colour: Colour
    wounds: list[int] = Field(default_factory=list)


class Board(State):
    pieces: list[Piece] = Field(default_factory=list)
    leader: Piece | None = None
    at: dict[Square, Piece] = Field(default_factory=dict)
    seen: set[str] = Field(default_factory=set)
    pair: tuple[Piece, int] | None = None
    pile: Pile = Field(default_factory=Pile)
    marker: Marker = Field(default_factory=lambda: Marker(0))
    _hidden: list[int] = PrivateAttr(default_factory=list)


@pytest.fixture
def board() -> Board:
    piece = Piece(colour=Colour.RED, wounds=[1])
    board = Board(pieces=[piece], at={Square(1, 2): piece}, seen={"fox"}, pile=Pile(["ace"]), marker=Marker(3))
    board.leader = piece
    board.pair = (piece, 4)
    board._hidden.append(5)
    return board


def test_a_copy_is_equal(board: Board) -> None:
    board.marker = Marker(0)
    twin = deepcopy(board)
    assert twin.marker.place == 0
    twin.marker = board.marker
    assert twin == board
    assert twin.model_fields_set == board.model_fields_set


def test_a_copy_shares_nothing_that_changes(board: Board) -> None:
    twin = board.model_copy(deep=True)
    twin.pieces[0].wounds.append(2)
    twin.seen.add("crow")
    twin.pile.cards.append("king")
    twin.marker.place = 9
    twin._hidden.append(6)
    twin.at.clear()
    assert board.pieces[0].wounds == [1]
    assert board.seen == {"fox"}
    assert board.pile.cards == ["ace"]
    assert board.marker.place == 3
    assert board._hidden == [5]
    assert list(board.at) == [Square(1, 2)]


def test_one_piece_in_several_places_stays_one(board: Board) -> None:
    twin = deepcopy(board)
    assert twin.pair is not None
    one = twin.pieces[0]
    assert twin.leader is one
    assert twin.at[Square(1, 2)] is one
    assert twin.pair[0] is one
    assert one is not board.pieces[0]


def test_a_copy_is_still_validated(board: Board) -> None:
    with pytest.raises(ValueError):
        deepcopy(board).leader = "nobody"  # type: ignore[assignment]


def test_what_was_put_into_a_list_is_looked_at_too(board: Board) -> None:
    board.check()
    board.pieces[0].wounds.append("deep")  # type: ignore[arg-type]
    with pytest.raises(ValidationError):
        board.check()


def test_what_lies_under_a_key_is_looked_at_too(board: Board) -> None:
    wrong: dict[str, Any] = {"colour": "green"}
    board.at[Square(1, 2)] = board.pieces[0]
    board.at[Square(3, 4)] = Piece.model_construct(**wrong)
    with pytest.raises(ValidationError):
        board.check()
