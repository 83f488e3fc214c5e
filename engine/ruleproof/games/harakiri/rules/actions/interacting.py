"""The action of interacting: with points and people, elements, one's own weapons, and other characters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from ruleproof.core import Act, InputError, Refusal, Table, nearest
from ruleproof.games.harakiri.names import CHARACTERS, Action, Kind, Name, Square, Terrain, Token
from ruleproof.games.harakiri.rules import campaign, flow
from ruleproof.games.harakiri.rules.characters import action_points
from ruleproof.games.harakiri.rules.geometry import adjacent
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.rules.naming import require_element
from ruleproof.games.harakiri.rules.terrain import limits
from ruleproof.games.harakiri.state import Armour, FixtureKind, Ground, Harakiri, Hero, Thing, Turn, Weapon


def interact(table: Table[Harakiri], who: Name, name: str) -> None:
    """Interact with an interaction point or a non-player character."""
    flow.turn_of(table, who, "turn.actions")
    fixtures = table.state.fixtures
    if name not in fixtures:
        known = ", ".join(fixtures) or "none"
        raise InputError(
            f"there is no {name!r} to interact with.", todo=nearest(name, fixtures) or f"There are: {known}."
        )
    fixture = fixtures[name]
    turn = _interact_at(table, who, fixture.square)
    _read(table, turn, name)
    rule = "interact.remove" if fixture.kind is FixtureKind.POINT else "interact.npc"
    if fixture.stays:
        table.trace.applied(rule, "{name} stays, as its section says", name=name)
    else:
        table.state.remove_fixtures([name])
        table.trace.applied(rule, "{name} is removed", name=name)


def interact_with(table: Table[Harakiri], who: Name, element: Name) -> None:
    """Interact with a door or another vulnerable element."""
    require_element(element)
    flow.turn_of(table, who, "turn.actions")
    flow.require_standing(table, element)
    if element in table.state.open_doors:
        raise Refusal("interact.open-door", "{door} is open", door=element)
    turn = _interact_at(table, who, table.state.square_of(element))
    table.trace.applied("element.interact", "the chapter has something to say of {element}", element=element)
    _read(table, turn, element)
    if element.kind is Kind.DOOR:
        _open(table, element)


def _interact_at(table: Table[Harakiri], who: Name, square: Square) -> Turn:
    turn = action_points.take(table, who, Action.INTERACT, 1, "interact.cost")
    here = table.state.square_of(who)
    if not adjacent(table.state, here, square):
        raise Refusal("interact.adjacent", "{square} is not adjacent to {here}", square=square, here=here)
    table.trace.applied("interact.adjacent", "{square} is adjacent to {here}", square=square, here=here)
    return turn


def _read(table: Table[Harakiri], turn: Turn, what: object) -> None:
    turn.sections += (str(what),)
    table.trace.applied("interact.section", "the campaign book has a section for {what}", what=what)


def _open(table: Table[Harakiri], door: Name) -> None:
    state = table.state
    if door in state.lasting_doors:
        table.trace.applied("interact.door", "{door} stays closed, as its section says", door=door)
        return
    square = state.square_of(door)
    state.open_doors = {**state.open_doors, door: square}
    table.trace.applied("interact.door", "{door} is flipped to its open side", door=door)
    if state.zone[square].terrain is Terrain.INACCESSIBLE:
        state.zone = {**state.zone, square: Ground(terrain=Terrain.NORMAL, level=state.zone[square].level)}
        table.trace.applied("door.terrain", "{square} is normal terrain now", square=square)
    if table.readings["C43"] == "a":
        state.places = {name: at for name, at in state.places.items() if name != door}


def swap_weapons(table: Table[Harakiri], who: Name) -> None:
    """Interact with one's own weapon: the other one is equipped instead."""
    action_points.take(table, who, Action.INTERACT, 1, "interact.cost")
    hero = hero_of(table.state, who)
    if len(hero.weapons) < 2:
        raise Refusal("interact.weapon", "{who} has no other weapon", who=who)
    hero.weapons = (*hero.weapons[1:], hero.weapons[0])
    table.trace.applied("interact.weapon", "{who} equips {weapon}", who=who, weapon=hero.weapons[0].name)


# --- exchanging -------------------------------------------------------------------------------------------------------


KEPT_IN = {
    Token.COIN: "coins",
    Token.HEAD: "heads",
    Token.BOSS_HEAD: "boss_heads",
    Token.SPECIAL: "special_tokens",
    Token.KARMA: "karma",
    Token.ACTION_POINT: "action_points",
}
"""Where a character keeps them; state tokens lie with its miniature."""
NOT_EXCHANGED = frozenset({Token.KARMA, Token.ACTION_POINT, Token.STATE})


@dataclass(frozen=True)
class Gift:
    """What one of two characters gives the other: a number of tokens, or a card by its name."""

    giver: Name
    what: Token | str
    number: int = 1


@dataclass(frozen=True)
class _Handed:
    """A gift on its way: the card, if it is one, and how much armour an armour still gives."""

    gift: Gift
    card: Weapon | Armour | Thing | None = None
    worn: int = 0


def exchange(table: Table[Harakiri], who: Name, other: Name, gifts: Sequence[Gift]) -> Act[None]:
    """Interact with an adjacent character: both may give each other things, and give back what is too much."""
    if other.kind not in CHARACTERS or other == who:
        raise InputError(f"{who} cannot exchange with {other}.", todo="Name another character.")
    flow.turn_of(table, who, "turn.actions")
    flow.require_standing(table, other)
    _interact_at(table, who, table.state.square_of(other))
    if strangers := [gift.giver for gift in gifts if gift.giver not in (who, other)]:
        raise InputError(f"{strangers[0]} is not one of the two.", todo=f"Name {who} or {other}.")
    for handed in [_hand_over(table, gift) for gift in gifts]:
        gift = handed.gift
        taker = other if gift.giver == who else who
        text = "{giver} gives {what} to {taker}: {number}" if gift.number > 1 else "{giver} gives {what} to {taker}"
        values = {"giver": gift.giver, "taker": taker, "what": gift.what, "number": gift.number}
        table.trace.applied("interact.exchange", text, **values)
        yield from _receive(table, taker, handed)
        if gift.what is Token.SPECIAL:
            yield from campaign.pass_on(table, gift.giver, taker, gift.number)


def _hand_over(table: Table[Harakiri], gift: Gift) -> _Handed:
    """Take what is given from the giver."""
    hero = hero_of(table.state, gift.giver)
    if isinstance(gift.what, Token):
        if gift.what in NOT_EXCHANGED:
            raise Refusal("exchange.tokens", "{token} cannot be exchanged", token=gift.what)
        table.trace.applied("exchange.tokens", "{token} can be exchanged", token=gift.what)
        _change_tokens(hero, gift, -gift.number)
        return _Handed(gift)
    if thing := next((one for one in hero.objects if one.name == gift.what), None):
        hero.objects = without(hero.objects, thing)
        return _Handed(gift, thing)
    if weapon := next((one for one in hero.weapons if one.name == gift.what), None):
        hero.weapons = without(hero.weapons, weapon)
        return _Handed(gift, weapon)
    armour = hero.armour_card
    if armour is None or armour.name != gift.what:
        raise _lacking(gift)
    creature = table.state.creature(gift.giver)
    handed = _Handed(gift, armour, creature.armour)
    hero.armour_card, creature.armour = None, 0
    return handed


def _receive(table: Table[Harakiri], who: Name, handed: _Handed) -> Act[None]:
    hero = hero_of(table.state, who)
    if handed.card is None:
        _change_tokens(hero, handed.gift, handed.gift.number)
        return
    yield from limits.gain(table, who, handed.card)
    if hero.armour_card is handed.card:
        table.state.creature(who).armour = handed.worn


def _change_tokens(hero: Hero, gift: Gift, number: int) -> None:
    assert isinstance(gift.what, Token)
    field = KEPT_IN[gift.what]
    if getattr(hero, field) + number < 0:
        raise _lacking(gift)
    setattr(hero, field, getattr(hero, field) + number)


def _lacking(gift: Gift) -> Refusal:
    values = {"giver": gift.giver, "number": gift.number, "what": gift.what}
    return Refusal("interact.exchange", "{giver} lacks what is to be given: {what}, {number}", **values)


T = TypeVar("T")


def without(items: tuple[T, ...], gone: T) -> tuple[T, ...]:
    """The items but for the first that equals `gone`."""
    at = items.index(gone)
    return items[:at] + items[at + 1 :]
