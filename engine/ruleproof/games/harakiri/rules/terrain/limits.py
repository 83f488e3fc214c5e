"""What a character can carry, and what happens to the surplus."""

from __future__ import annotations

from typing import TypeVar

from ruleproof.core import Act, Refusal, Table, choose
from ruleproof.core.choice import WhyNot
from ruleproof.games.harakiri.names import Name
from ruleproof.games.harakiri.rules import flow
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import Armour, Harakiri, Hero, Thing, Weapon

Card = TypeVar("Card", Weapon, Thing)
MOST_WEAPONS = 2
MOST_PERMANENT = 3
MOST_OBJECTS = 5


def gain(table: Table[Harakiri], who: Name, item: Weapon | Armour | Thing) -> Act[None]:
    """A character receives a card, and gives back what is too much."""
    flow.require_standing(table, who)
    hero = hero_of(table.state, who)
    if isinstance(item, Weapon):
        hero.weapons += (item,)
    elif isinstance(item, Thing):
        hero.objects += (item,)
    else:
        yield from _change_armour(table, who, item)
    yield from keep_within(table, who)


def _change_armour(table: Table[Harakiri], who: Name, new: Armour) -> Act[None]:
    """A second armour does not fit: one of the two goes back."""
    hero = hero_of(table.state, who)
    old, hero.armour_card = hero.armour_card, new
    creature = table.state.creature(who)
    worn, creature.armour = creature.armour, new.armour
    if old is None:
        return
    table.trace.applied("limit.armour", "{who} has {n} armours and may have {most}", who=who, n=2, most=1)
    name = yield from choose(who, "what to give back", [old.name, new.name], rule="limit.equipment-back")
    if name != old.name:
        hero.armour_card, creature.armour = old, worn
    _to_smithy(table, who, name)


def keep_within(table: Table[Harakiri], who: Name) -> Act[None]:
    """Give back weapons and objects, one by one, until no limit is exceeded."""
    hero = hero_of(table.state, who)
    while len(hero.weapons) > MOST_WEAPONS:
        values = {"who": who, "n": len(hero.weapons), "most": MOST_WEAPONS}
        table.trace.applied("limit.weapons", "{who} has {n} weapons and may have {most}", **values)
        names = list(dict.fromkeys(weapon.name for weapon in hero.weapons))
        name = yield from choose(who, "what to give back", names, rule="limit.equipment-back")
        hero.weapons = _without(hero.weapons, name)
        _to_smithy(table, who, name)
    if special := [thing.name for thing in hero.objects if thing.special]:
        table.trace.applied("limit.special", "{objects} do not count", objects=special)
    while surplus := _surplus(table, who, hero):
        names = list(dict.fromkeys(thing.name for thing in surplus))
        why = _why_kept(hero, surplus)
        name = yield from choose(who, "what to give back", names, rule="limit.objects-back", why_not=why)
        gone = next(thing for thing in surplus if thing.name == name)
        hero.objects = _without(hero.objects, name)
        table.state.market += (gone,)
        table.trace.applied("limit.objects-back", "{object} goes under the market deck", object=name)


def _surplus(table: Table[Harakiri], who: Name, hero: Hero) -> list[Thing]:
    """The objects of which one has to go, if a limit is exceeded."""
    counted = [thing for thing in hero.objects if not thing.special]
    permanent = [thing for thing in counted if thing.permanent]
    if len(permanent) > MOST_PERMANENT:
        values = {"who": who, "n": len(permanent), "most": MOST_PERMANENT}
        table.trace.applied("limit.permanent", "{who} has {n} permanent objects and may have {most}", **values)
        return permanent
    if len(counted) > MOST_OBJECTS:
        values = {"who": who, "n": len(counted), "most": MOST_OBJECTS}
        table.trace.applied("limit.objects", "{who} has {n} objects and may have {most}", **values)
        return counted
    return []


def _why_kept(hero: Hero, surplus: list[Thing]) -> WhyNot:
    """Why an object that is not surplus need not go: it is special, or too many are permanent and it is not."""

    def why(name: object) -> Refusal | None:
        owned = [thing for thing in hero.objects if thing.name == name]
        if any(thing.special for thing in owned):
            return Refusal("limit.special", "{objects} do not count", objects=[name])
        if owned and all(thing.permanent for thing in surplus):
            return Refusal("limit.permanent", "{object} is not permanent", object=name)
        return None

    return why


def _to_smithy(table: Table[Harakiri], who: Name, card: str) -> None:
    decks = table.state.setup.decks
    decks[str(who)] = (*decks.get(str(who), ()), card)
    table.trace.applied("limit.equipment-back", "{card} goes back to the smithy deck of {who}", card=card, who=who)


def _without(cards: tuple[Card, ...], name: str) -> tuple[Card, ...]:
    """All but the first card of this name."""
    at = next(index for index, card in enumerate(cards) if card.name == name)
    return cards[:at] + cards[at + 1 :]
