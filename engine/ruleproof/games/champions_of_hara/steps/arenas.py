"""What the arenas share: precedence of rules, and the Ultimate."""

from __future__ import annotations

from ruleproof.core import Table, expect
from ruleproof.games.champions_of_hara.names import Champion
from ruleproof.games.champions_of_hara.rules import arenas
from ruleproof.games.champions_of_hara.rules.phantom_day import ultimate
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.common import figure_of, vocabulary


@vocabulary.given("Versus Arena has a rule on {subject:text}")
def base_rule(table: Table[Hara], subject: str) -> None:
    table.state.base_rules = {*table.state.base_rules, subject}


@vocabulary.given("the mode has a rule of its own on {subject:text}")
def mode_rule(table: Table[Hara], subject: str) -> None:
    table.state.mode_rules = {*table.state.mode_rules, subject}


@vocabulary.then("the rule on {subject:text} is that of the mode")
def mode_decides(table: Table[Hara], subject: str) -> None:
    expect(arenas.decided_by_mode(table, subject), True, f"whether the mode decides {subject}")


@vocabulary.then("the rule on {subject:text} is that of Versus Arena")
def base_decides(table: Table[Hara], subject: str) -> None:
    expect(arenas.decided_by_mode(table, subject), False, f"whether the mode decides {subject}")


def _ultimate(table: Table[Hara], champion: Champion) -> bool:
    figure_of(table, champion)
    return ultimate.owns_ultimate(table, champion)


@vocabulary.then("{champion:Champion} has the Ultimate")
def has_ultimate(table: Table[Hara], champion: Champion) -> None:
    expect(_ultimate(table, champion), True, "the Ultimate")


@vocabulary.then("{champion:Champion} does not have the Ultimate")
def has_no_ultimate(table: Table[Hara], champion: Champion) -> None:
    expect(_ultimate(table, champion), False, "the Ultimate")
