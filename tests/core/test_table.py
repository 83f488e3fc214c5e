"""The table: acts, choices, refusals, and everything put back as it was."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pytest
from pydantic import Field, NonNegativeInt, ValidationError

from ruleproof.core import (
    PLAYERS,
    Act,
    Chance,
    InputError,
    Mismatch,
    Readings,
    Refusal,
    State,
    Table,
    Trace,
    choose,
)


class Purse(State):
    coins: int = 5
    log: list[str] = Field(default_factory=list)
    saved: dict[str, NonNegativeInt] = Field(default_factory=dict)

    def people(self) -> Collection[object]:
        return ("Ana", "Bob")


RULES = {"pay": '1.1 "Pay"', "pick": '1.2 "Pick"', "poor": '1.3 "Too poor"', "shared": '1.4 "Together"'}


def lay() -> Table[Purse]:
    return Table(Purse(), Trace(RULES, RULES), Chance(), Readings({}))


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
    table.pick("Ana", 2, rule="pick")
    table.expect_choice("Bob", [9, 1])
    table.pick("Bob", 9, rule="pick")
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
    table.pick("Bob", 1, rule="pick")
    assert (table.state.coins, table.state.log) == (1, ["paid 1", "paid 2", "paid 1"])
    assert table.pending is None
    table.finish()


def test_a_choice_once_seen_stays_seen_when_a_pick_is_refused() -> None:
    table = lay()
    table.chance.state_roll("die", 1)
    table.do(roll_and_choose)
    table.pick("Ana", 2, rule="pick")
    table.expect_choice("Bob", [1, 9])
    table.pick("Bob", 9, rule="pick")
    table.expect_refusal("poor")
    table.finish()


def test_a_pick_that_is_no_option_is_refused_and_the_choice_stays_open() -> None:
    table = lay()
    table.chance.state_roll("die", 1)
    table.do(roll_and_choose)
    table.pick("Ana", 7, rule="pick")
    assert str(table.refusal) == "7 is not among the choices [pick]"
    table.expect_refusal("pick")
    table.expect_choice("Ana", [1, 2])
    table.pick("Ana", 1, rule="pick")
    assert table.state.coins == 3


def test_nothing_happens_after_a_refusal_that_nobody_looked_at() -> None:
    table = lay()
    table.do(pay, 9)
    steps: list[Callable[[], None]] = [
        lambda: table.do(pay, 1),
        lambda: table.pick("Ana", 1, rule="pick"),
        table.finish,
    ]
    for next_step in steps:
        with pytest.raises(Mismatch) as error:
            next_step()
        assert str(error.value) == 'refused: 9 is too much [1.3 "Too poor"]'
    assert table.state.coins == 5


def test_nothing_else_happens_while_a_choice_is_open() -> None:
    """Another act is refused by the rule that leaves the choice, and the choice can still be seen and made."""
    table = lay()
    table.chance.state_roll("die", 1)
    table.do(roll_and_choose)
    with pytest.raises(Mismatch) as error:
        table.finish()
    assert str(error.value) == "Ana must choose the first: 1, 2"
    table.do(pay, 1)
    assert str(table.refusal) == "nothing else can happen before the choice of Ana [pick]"
    assert (table.state.coins, table.state.log) == (4, ["paid 1"])
    table.expect_refusal("pick")
    table.expect_choice("Ana", [1, 2])
    table.pick("Ana", 1, rule="pick")
    table.expect_choice("Bob", [1, 9])
    table.finish()


def test_a_pick_by_somebody_else_is_refused_by_the_rule_of_the_choice() -> None:
    table = lay()
    table.chance.state_roll("die", 1)
    table.do(roll_and_choose)
    table.pick("Bob", 1, rule="pick")
    assert str(table.refusal) == "it is not for Bob to choose, but for Ana [pick]"
    assert table.state.log == ["paid 1"]
    table.expect_refusal("pick")
    table.pick("Ana", 1, rule="pick")
    assert table.state.log == ["paid 1", "paid 1"]


def choose_together(table: Table[Purse]) -> Act[None]:
    pay(table, (yield from choose(PLAYERS, "the price", [1, 2], rule="shared")))


@pytest.mark.parametrize("who", ["the players", "Ana", "Bob"])
def test_any_player_speaks_for_the_players(who: str) -> None:
    table = lay()
    table.do(choose_together)
    table.pick(who, 2, rule="pick")
    assert table.state.coins == 3
    assert str(table.trace.entries[1]) == f"chosen shared: {who}: 2"


def test_nobody_else_speaks_for_the_players() -> None:
    table = lay()
    table.do(choose_together)
    table.pick("the dragon", 2, rule="pick")
    table.expect_refusal("shared")
    assert table.state.coins == 5


def test_a_pick_where_there_is_nothing_to_choose_is_refused_by_its_rule() -> None:
    table = lay()
    table.pick("Ana", 1, rule="pick")
    assert str(table.refusal) == "there is nothing to choose now (Ana, 1) [pick]"
    table.expect_refusal("pick")
    table.finish()


def test_the_rule_that_excludes_an_option_refuses_it_and_the_one_that_offers_is_true_too() -> None:
    def no_fours(option: object) -> Refusal | None:
        return Refusal("poor", "{option} is unlucky", option=option) if option == 4 else None

    def act(table: Table[Purse]) -> Act[None]:
        pay(table, (yield from choose("Ana", "the price", [3, 5], rule="pick", why_not=no_fours)))

    for rule in ("poor", "pick"):
        table = lay()
        table.do(act)
        table.pick("Ana", 4, rule="pick")
        assert str(table.refusal) == "4 is unlucky [poor]"
        table.expect_refusal(rule)
        table.pick("Ana", 6, rule="pick")
        assert str(table.refusal) == "6 is not among the choices [pick]"
        table.expect_refusal("pick")


def test_expectations_that_are_not_met() -> None:
    table = lay()
    with pytest.raises(Mismatch, match=r"^there is nothing to choose$"):
        table.expect_choice("Ana", [1])
    with pytest.raises(Mismatch, match=r"^nothing was refused$"):
        table.expect_refusal("poor")
    table.chance.state_roll("die", 1)
    table.do(roll_and_choose)
    with pytest.raises(Mismatch, match=r"^who chooses: expected Bob, found Ana$"):
        table.expect_choice("Bob", [1, 2])
    with pytest.raises(Mismatch, match=r"^the choices: expected 1, found 1, 2$"):
        table.expect_choice("Ana", [1])
    table.pick("Ana", 3, rule="pick")
    with pytest.raises(Mismatch, match=r'^the rule that refuses: expected 1.3 "Too poor", found 1.2 "Pick"$'):
        table.expect_refusal("poor")


def test_a_later_act_forgets_the_refusal() -> None:
    table = lay()
    table.do(pay, 9)
    table.expect_refusal("poor")
    table.do(pay, 1)
    with pytest.raises(Mismatch, match=r"^nothing was refused$"):
        table.expect_refusal("poor")


def forced(table: Table[Purse]) -> Act[None]:
    pay(table, (yield from choose("Ana", "the price", [3], rule="pick")))


def test_one_option_is_no_choice() -> None:
    table = lay()
    table.do(forced)
    assert table.pending is None
    assert table.state.coins == 2
    assert outcomes(table) == [("applied", "pay")]
    table.finish()


def test_a_forced_choice_may_be_stated_once_and_is_traced() -> None:
    table = lay()
    table.do(forced)
    table.pick("Ana", 3, rule="pick")
    assert outcomes(table) == [("applied", "pay"), ("chosen", "pick")]
    assert table.state.coins == 2
    table.pick("Ana", 3, rule="pick")
    table.expect_refusal("pick")


@pytest.mark.parametrize(("who", "option"), [("Bob", 3), ("Ana", 2)])
def test_a_forced_choice_is_stated_as_it_was_made(who: str, option: int) -> None:
    table = lay()
    table.do(forced)
    table.pick(who, option, rule="shared")
    table.expect_refusal("pick")
    assert table.state.coins == 2


def test_an_act_that_leaves_an_impossible_state_is_a_fault() -> None:
    def borrow(table: Table[Purse]) -> None:
        table.state.saved["Ana"] = -3

    with pytest.raises(ValidationError):
        lay().do(borrow)


def test_an_assumed_moment_stands_in_the_trace() -> None:
    table = lay()
    table.do(lambda table: table.assume("pay", "it is taken to be {day}", day="Monday"))
    assert [str(entry) for entry in table.trace.entries] == ["assumed pay: it is taken to be Monday"]


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
