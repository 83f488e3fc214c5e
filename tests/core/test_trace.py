"""The trace records only what can be said."""

from __future__ import annotations

import pytest

from ruleproof.core import InputError, State, Trace


def test_a_text_with_a_value_missing_is_refused_at_once() -> None:
    trace = Trace({"a.rule"})
    with pytest.raises(InputError) as caught:
        trace.rejected("a.rule", "{target} is out", because="{enemy} is hidden", enemy="the onryo")
    assert str(caught.value) == "the trace text '{target} is out' has no value for 'target'."
    assert trace.entries == []


def test_a_list_is_kept_as_it_was() -> None:
    trace = Trace({"a.rule"})
    areas = ["A"]
    trace.applied("a.rule", "{areas}", areas=areas)
    areas.append("B")
    assert trace.entries[0].values == {"areas": ("A",)}


class Pawn(State):
    name: str
    steps: list[int] = []  # noqa: RUF012


def test_a_piece_is_kept_as_it_was() -> None:
    trace = Trace({"a.rule"})
    pawn = Pawn(name="Fox")
    trace.applied("a.rule", "{pawn} at {places}", pawn=pawn, places={"A": [pawn]})
    pawn.name = "Crow"
    pawn.steps.append(1)
    assert str(trace.entries[0]) == "applied a.rule: Fox at A: Fox"
    assert trace.entries[0].values["pawn"] == Pawn(name="Fox")
