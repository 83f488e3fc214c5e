"""The table: acts, choices, refusals, and everything put back as it was."""

from __future__ import annotations

import pytest

from ruleproof.core import Act, Chance, InputError, Mismatch, Readings, Refusal, State, Table, Trace, choose


class Purse(State):
    coins: int = 5
    log: list[str] = []  # noqa: RUF012


def lay() -> Table[Purse]:
    return Table(Purse(), Trace({"pay", "pick", "poor"}), Chance(), Readings({}))


def pay(table: Table[Purse], price: int) -> None:
    table.state.coins -= price
    table.state.log.append(f"paid {price}")
    table.trace.applied("pay", "{price} paid", price=price)
    if table.state.coins < 0:
        raise Refusal("poor", "{price} is too much", price=price)


def roll_and_choose(table: Table[Purse]) -> Act[None]:
    """Pay a die, then two choices; the second may be more than the purse holds."""
    pay(table, table.chance.roll("die", range(1, 7)))
    first = yield from choose("Ana", "the first", [1, 2], rule="pick")
    pay(table, first)
    second = yield from choose("Bob", "the second", [1, 9], rule="pick")
    pay(table, second)


def outcomes(table: Table[Purse]) -> list[tuple[str, str]]:
    return [(entry.outcome, entry.rule) for entry in table.trace.entries]


def test_an_act_changes_the_state_and_the_trace() -> None:
    table = lay()
    table.do(pay, 2)
    assert (table.state.coins, table.state.log) == (3, ["paid 2"])
    assert [str(entry) for entry in table.trace.entries] == ["applied pay: 2 paid"]
    table.finish()


def test_a_refused_act_leaves_everything_as_it_was_but_the_refusal() -> None:
    table = lay()
    table.do(pay, 2)
    table.do(pay, 4)
    assert (table.state.coins, table.state.log) == (3, ["paid 2"])
    assert outcomes(table) == [("applied", "pay"), ("refused", "poor")]
    table.expect_refusal("poor")
    table.finish()


def test_a_refused_act_gives_back_its_rolls() -> None:
    table = lay()
    table.chance.state_roll("die", 6)
    table.do(roll_and_choose)
    table.expect_refusal("poor")
    assert table.chance.unused() == ["the die showing 6"]
    with pytest.raises(Mismatch) as error:
        table.finish()
    assert str(error.value) == "stated but never used: the die showing 6"


def test_a_refusal_in_the_middle_of_the_choices_puts_back_to_the_open_choice() -> None:
    table = lay()
    table.chance.state_roll("die", 1)
    table.do(roll_and_choose)
    table.pick(2)
    table.expect_choice("Bob", [9, 1])
    table.pick(9)
    assert (table.state.coins, table.state.log) == (2, ["paid 1", "paid 2"])
    assert table.chance.unused() == []
    assert outcomes(table) == [
        ("applied", "pay"),
        ("offered", "pick"),
        ("chosen", "pick"),
        ("applied", "pay"),
        ("offered", "pick"),
        ("refused", "poor"),
    ]
    table.expect_refusal("poor")
    table.expect_choice("Bob", [1, 9])
    table.pick(1)
    assert (table.state.coins, table.state.log) == (1, ["paid 1", "paid 2", "paid 1"])
    assert table.pending is None
    table.finish()


def test_a_choice_once_seen_stays_seen_when_a_pick_is_refused() -> None:
    table = lay()
    table.chance.state_roll("die", 1)
    table.do(roll_and_choose)
    table.pick(2)
    table.expect_choice("Bob", [1, 9])
    table.pick(9)
    table.expect_refusal("poor")
    table.finish()


def test_a_pick_that_is_no_option_is_refused_and_the_choice_stays_open() -> None:
    table = lay()
    table.chance.state_roll("die", 1)
    table.do(roll_and_choose)
    table.pick(7)
    assert str(table.refusal) == "7 is not among the choices [pick]"
    table.expect_refusal("pick")
    table.expect_choice("Ana", [1, 2])
    table.pick(1)
    assert table.state.coins == 3


def test_nothing_happens_after_a_refusal_that_nobody_looked_at() -> None:
    table = lay()
    table.do(pay, 9)
    for next_step in (lambda: table.do(pay, 1), lambda: table.pick(1), table.finish):
        with pytest.raises(Mismatch) as error:
            next_step()
        assert str(error.value) == "refused: 9 is too much [poor]"
    assert table.state.coins == 5


def test_nothing_else_happens_while_a_choice_is_open() -> None:
    table = lay()
    table.chance.state_roll("die", 1)
    table.do(roll_and_choose)
    with pytest.raises(Mismatch) as error:
        table.do(pay, 1)
    assert str(error.value) == "nothing else can happen yet: Ana must choose the first: 1, 2"
    with pytest.raises(Mismatch) as error:
        table.finish()
    assert str(error.value) == "Ana must choose the first: 1, 2"
    table.expect_choice("Ana", [1, 2])
    table.finish()


def test_expectations_that_are_not_met() -> None:
    table = lay()
    with pytest.raises(Mismatch, match=r"^there is nothing to choose$"):
        table.expect_choice("Ana", [1])
    with pytest.raises(Mismatch, match=r"^there is nothing to choose, so 1 cannot be chosen$"):
        table.pick(1)
    with pytest.raises(Mismatch, match=r"^nothing was refused$"):
        table.expect_refusal("poor")
    table.chance.state_roll("die", 1)
    table.do(roll_and_choose)
    with pytest.raises(Mismatch, match=r"^who chooses: expected Bob, found Ana$"):
        table.expect_choice("Bob", [1, 2])
    with pytest.raises(Mismatch, match=r"^the choices: expected 1, found 1, 2$"):
        table.expect_choice("Ana", [1])
    table.pick(3)
    with pytest.raises(Mismatch, match=r"^the rule that refuses: expected poor, found pick$"):
        table.expect_refusal("poor")


def test_a_later_act_forgets_the_refusal() -> None:
    table = lay()
    table.do(pay, 9)
    table.expect_refusal("poor")
    table.do(pay, 1)
    with pytest.raises(Mismatch, match=r"^nothing was refused$"):
        table.expect_refusal("poor")


def test_one_option_is_no_choice() -> None:
    table = lay()

    def act(table: Table[Purse]) -> Act[None]:
        pay(table, (yield from choose("Ana", "the price", [3], rule="pick")))

    table.do(act)
    assert table.pending is None
    assert table.state.coins == 2
    assert outcomes(table) == [("applied", "pay")]


def test_a_choice_without_options_is_a_fault_of_the_engine() -> None:
    with pytest.raises(ValueError, match="a choice of the price without options"):
        next(choose("Ana", "the price", [], rule="pick"))


def test_an_unknown_rule_cannot_be_cited() -> None:
    trace = Trace({"pay", "poor"})
    with pytest.raises(InputError) as error:
        trace.applied("poro", "x")
    assert str(error.value) == "the engine cites rule 'poro', which the book does not have. Did you mean 'poor'?"
    with pytest.raises(InputError):
        trace.rejected("zzz", "x", because="y")
    assert trace.entries == []


def test_an_entry_says_what_was_rejected_and_why() -> None:
    trace = Trace({"pay"})
    trace.rejected("pay", "{who} pays", because="{who} has nothing", who="Ana")
    assert str(trace.entries[0]) == "rejected pay: Ana pays, because Ana has nothing"
