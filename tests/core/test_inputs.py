"""Chance, readings and comparisons: what a scenario states, and what it gets told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ruleproof.core import Chance, InputError, Mismatch, Readings, Unstated, expect, expect_set, nearest


def test_rolls_are_used_in_the_order_stated_die_by_die() -> None:
    chance = Chance()
    chance.state_roll("red die", 1, 2)
    chance.state_roll("blue die", 6)
    assert chance.roll("blue die", range(1, 7)) == 6
    assert [chance.roll("red die", range(1, 7)) for _ in range(2)] == [1, 2]
    assert chance.unused() == []


def test_an_unstated_roll() -> None:
    chance = Chance()
    chance.state_roll("red die", 1)
    with pytest.raises(Unstated) as error:
        chance.roll("blue die", range(1, 7))
    assert str(error.value) == "the blue die is rolled, but the scenario does not say what it shows. State the roll."


def test_a_face_the_die_does_not_have() -> None:
    chance = Chance()
    chance.state_roll("die", 7)
    with pytest.raises(InputError) as error:
        chance.roll("die", [1, 2, 3])
    assert str(error.value) == "the die cannot show 7. Its faces are 1, 2, 3."
    assert chance.unused() == ["the die showing 7"]


def test_shuffles() -> None:
    chance = Chance()
    chance.state_order("deck", ["b", "a", "a"])
    assert chance.unused() == ["the order of the deck"]
    assert chance.shuffle("deck", ["a", "b", "a"]) == ["b", "a", "a"]
    assert chance.unused() == []
    assert chance.shuffle("deck", ["a"]) == ["a"]


@pytest.mark.parametrize(
    ("order", "message"),
    [
        (None, "there is a shuffle of the deck, but the scenario does not say in which order. State the order."),
        (["a", "c"], "the order stated for the deck has c, which is not in it."),
        (["a", "a"], "the order stated for the deck has a, which is not in it."),
        (["a"], "the order stated for the deck leaves out b."),
    ],
)
def test_wrong_orders(order: list[str] | None, message: str) -> None:
    chance = Chance()
    if order is not None:
        chance.state_order("deck", order)
    with pytest.raises(InputError) as error:
        chance.shuffle("deck", ["a", "b"])
    assert str(error.value) == message


def test_a_copy_of_chance_is_its_own() -> None:
    chance = Chance()
    chance.state_roll("die", 1)
    copy = chance.copy()
    copy.roll("die", [1])
    assert chance.unused() == ["the die showing 1"]


def test_readings_take_the_default_unless_chosen() -> None:
    readings = Readings({"C1": "a", "C2": "a"}, {"C2": "b"})
    assert (readings["C2"], dict(readings)) == ("b", {"C1": "a", "C2": "b"})


def test_readings_remember_what_was_asked() -> None:
    readings = Readings({"C1": "a", "C2": "a"})
    assert readings["C1"] == "a"
    assert readings.asked == {"C1"}


def test_unknown_disputes() -> None:
    with pytest.raises(InputError) as error:
        Readings({"C10": "a"}, {"C11": "b"})
    assert str(error.value) == "no dispute 'C11' in this book. Did you mean 'C10'?"
    with pytest.raises(InputError) as error:
        Readings({"C10": "a"})["C9"]
    assert str(error.value) == (
        "the engine asks for dispute 'C9', which disputes.yml does not list. "
        "Add it there, with its readings and a default."
    )


@pytest.mark.parametrize(
    ("compare", "message"),
    [
        (lambda: expect(3, 4, "life"), "life: expected 4, found 3"),
        (lambda: expect(None, 4, "life"), "life: expected 4, found nothing"),
        (lambda: expect([], ["a", "b"], "hand"), "hand: expected a, b, found nothing"),
        (lambda: expect_set(["a"], ["a", "b"], "hand"), "hand: expected a, b, found a"),
        (lambda: expect_set(["a", "b"], ["a"], "hand"), "hand: expected a, found a, b"),
        (lambda: expect_set(["a", "a", "b"], ["a", "b", "b"], "hand"), "hand: expected a, b, b, found a, a, b"),
    ],
)
def test_comparisons_that_fail(compare: Callable[[], None], message: str) -> None:
    with pytest.raises(Mismatch) as error:
        compare()
    assert str(error.value) == message


def test_comparisons_that_hold() -> None:
    expect((1, 2), (1, 2), "pair")
    expect_set(["a", "b", "a"], ["a", "a", "b"], "hand")


def test_the_nearest_word_is_named_only_if_it_is_near() -> None:
    assert nearest("kachy", ["kachi", "oni"]) == "Did you mean 'kachi'?"
    assert nearest("xyz", ["kachi", "oni"]) == ""
