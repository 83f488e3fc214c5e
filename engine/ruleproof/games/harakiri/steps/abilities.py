"""Steps about abilities: what they do, who has used them, and who can use which."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect_among, expect_set
from ruleproof.games.harakiri.names import AbilityKind, AbilitySource, Name
from ruleproof.games.harakiri.rules.abilities import ability_of, usable
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import Line
from ruleproof.games.harakiri.steps.common import EFFECT, HarakiriTable, effect_in, vocabulary


@vocabulary.given(
    "the effects of these abilities",
    Columns({"character": "Creature", "ability": "text", "from ki": "d?", **EFFECT}),
)
def ability_effects(table: HarakiriTable, rows: list[dict[str, Any]]) -> None:
    """`from ki` is the value that the ki die in the slot must have for the effect, if that matters."""
    for row in rows:
        ability = ability_of(table, row["character"], row["ability"])
        if ability.kind is AbilityKind.TECHNIQUE:
            raise InputError(
                f"{row['ability']} is a technique.", todo="State effects of passives and attack abilities."
            )
        if row["from ki"] is not None and ability.source is AbilitySource.KAMI:
            raise InputError(f"{row['ability']} is of a Kami and has no ki die.", todo="Leave its from ki out.")
        ability.lines = (*ability.lines, Line(from_ki=row["from ki"] or 0, effect=effect_in(row)))


@vocabulary.given("{ability:text} of {who:Creature} accumulates")
def accumulates(table: HarakiriTable, ability: str, who: Name) -> None:
    ability_of(table, who, ability).accumulates = True


@vocabulary.given("{who:Creature} has already used {ability:text} in this phase")
def used_already(table: HarakiriTable, who: Name, ability: str) -> None:
    ability_of(table, who, ability).used = True


@vocabulary.given("{who:Creature} is kept from using Kami abilities")
def kami_barred(table: HarakiriTable, who: Name) -> None:
    hero_of(table.state, who).kami_barred = True


@vocabulary.then("{who:Creature} can use the (ability|abilities) {abilities:text+}")
def can_use(table: HarakiriTable, who: Name, abilities: list[str]) -> None:
    expect_set(usable(table, who), abilities, f"the abilities that {who} can use")


@vocabulary.then("{who:Creature} can use the (ability|abilities) {abilities:text+}, among others")
def can_use_among(table: HarakiriTable, who: Name, abilities: list[str]) -> None:
    expect_among(usable(table, who), abilities, f"the abilities that {who} can use")


@vocabulary.then("{who:Creature} can use no abilities")
def can_use_none(table: HarakiriTable, who: Name) -> None:
    expect_set(usable(table, who), [], f"the abilities that {who} can use")
