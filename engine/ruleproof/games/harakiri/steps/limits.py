"""Steps about what characters can carry, and what they give back."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError
from ruleproof.games.harakiri import limits
from ruleproof.games.harakiri.action_points import hero_of
from ruleproof.games.harakiri.names import Name
from ruleproof.games.harakiri.state_hero import Armour, Thing, Weapon
from ruleproof.games.harakiri.steps.words import HarakiriTable, vocabulary


@vocabulary.given("{names:text+} (is a permanent object|are permanent objects)")
def permanent(table: HarakiriTable, names: list[str]) -> None:
    for thing in _owned(table, names):
        thing.permanent = True


@vocabulary.given("{names:text+} (is a special object|are special objects)")
def special(table: HarakiriTable, names: list[str]) -> None:
    for thing in _owned(table, names):
        thing.special = True


def _owned(table: HarakiriTable, names: list[str]) -> list[Thing]:
    owned = [thing for hero in table.state.heroes.values() for thing in hero.objects]
    for name in names:
        if all(thing.name != name for thing in owned):
            raise InputError(f"nobody has an object {name!r}.", todo="List it among the objects first.")
    return [thing for thing in owned if thing.name in names]


@vocabulary.given("these armour cards", Columns({"character": "Creature", "armour card": "text", "armour": "d"}))
def armour_cards(table: HarakiriTable, rows: list[dict[str, Any]]) -> None:
    """The equipped ones, with what they give when whole."""
    for row in rows:
        hero_of(table.state, row["character"]).armour_card = Armour(name=row["armour card"], armour=row["armour"])


@vocabulary.when("an effect gives {who:Creature} the weapon {name:text}")
def gains_weapon(table: HarakiriTable, who: Name, name: str) -> None:
    table.do(limits.gain, who, Weapon(name=name))


@vocabulary.when("an effect gives {who:Creature} the armour card {name:text} of {armour:d} armour")
def gains_armour(table: HarakiriTable, who: Name, name: str, armour: int) -> None:
    table.do(limits.gain, who, Armour(name=name, armour=armour))


@vocabulary.when("an effect gives {who:Creature} the object {name:text}")
def gains_object(table: HarakiriTable, who: Name, name: str) -> None:
    table.do(limits.gain, who, Thing(name=name))


@vocabulary.when("an effect gives {who:Creature} the permanent object {name:text}")
def gains_permanent(table: HarakiriTable, who: Name, name: str) -> None:
    table.do(limits.gain, who, Thing(name=name, permanent=True))


@vocabulary.when("an effect gives {who:Creature} the special object {name:text}")
def gains_special(table: HarakiriTable, who: Name, name: str) -> None:
    table.do(limits.gain, who, Thing(name=name, special=True))
