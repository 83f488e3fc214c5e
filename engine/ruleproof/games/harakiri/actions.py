"""A character's actions of moving, interacting and using an object."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from ruleproof.core import Act, InputError, Refusal, Table, nearest
from ruleproof.games.harakiri import action_points, limits, movement
from ruleproof.games.harakiri.action_points import hero_of
from ruleproof.games.harakiri.flow import turn_of
from ruleproof.games.harakiri.geometry import View, adjacent, around, flanks
from ruleproof.games.harakiri.names import CHARACTERS, ELEMENTS, Kind, Name, Square
from ruleproof.games.harakiri.state import Ground, Harakiri, Terrain
from ruleproof.games.harakiri.state_hero import Armour, Hero, Thing, Weapon
from ruleproof.games.harakiri.state_terrain import Motion
from ruleproof.games.harakiri.state_turn import Action, FixtureKind, Turn

MOVE_POINTS = 3
EXERT_POINTS = 3
MARKET = "market deck"
T = TypeVar("T")


# --- moving -------------------------------------------------------------------------------------------------------


def start_move(table: Table[Harakiri], who: Name) -> None:
    """The action of moving begins: it gives movement points."""
    turn = action_points.take(table, who, Action.MOVE, 1, "walk.cost")
    dexterity, bonus = table.state.creatures[who].dexterity, hero_of(table.state, who).move_bonus
    turn.points = MOVE_POINTS + dexterity + bonus
    table.trace.applied(
        "walk.points",
        "3 and {dexterity} for dexterity and {bonus} for effects give {points} movement points",
        dexterity=dexterity,
        bonus=bonus,
        points=turn.points,
    )


def exert(table: Table[Harakiri], who: Name) -> None:
    """More movement points for an action point, while moving."""
    turn = _moving(table, who, "walk.exert")
    action_points.pay(table, who, 1, "walk.exert")
    assert turn.points is not None
    turn.points += EXERT_POINTS
    table.trace.applied("walk.exert", "{who} now has {points} movement points", who=who, points=turn.points)


def walk(table: Table[Harakiri], who: Name, path: Sequence[Square]) -> None:
    """Go from square to square; the last one need not be the end of the move."""
    turn = _moving(table, who, "walk.cost")
    for square in path:
        _step(table, who, turn, square)


def _step(table: Table[Harakiri], who: Name, turn: Turn, square: Square) -> None:
    state = table.state
    start = state.square_of(who)
    step = {"who": who, "start": start, "end": square}
    view = View(state, state.side_of(who), table.readings, mover=who)
    if square not in around(state, start):
        raise Refusal("walk.step", "{end} is not adjacent to {start}", **step)
    rule = movement.step_forbidden(view, start, square)
    if rule == "move.diagonal":
        raise Refusal("walk.diagonal", "a square beside the way from {start} to {end} is occupied", **step)
    if rule:
        raise Refusal(rule, "{who} cannot go from {start} to {end}", **step)
    cost = movement.step_cost(view, start, square)
    assert turn.points is not None
    if cost > turn.points:
        raise Refusal(
            "walk.step", "it takes {cost} movement points and {points} are left", cost=cost, points=turn.points
        )
    if flanks(start, square) and view.motion is Motion.NORMAL:
        table.trace.applied("walk.diagonal", "nothing beside the way from {start} to {end} is occupied", **step)
    if square in view.allies:
        table.trace.applied("walk.pass", "{who} may pass {end}", **step)
    if cost > 1:
        table.trace.applied("terrain.difficult", "leaving {square} costs 2 points", square=start)
    for exception, text in movement.allowed_by(view, start, square):
        table.trace.applied(exception, text, **step)
    turn.points -= cost
    state.place(who, square)
    table.trace.applied(
        "walk.step",
        "{who} goes to {end} for {cost} and has {points} movement points left",
        cost=cost,
        points=turn.points,
        **step,
    )


def stop(table: Table[Harakiri], who: Name) -> None:
    """The move ends, on an empty square; what is left of its movement points is lost."""
    turn = _moving(table, who, "walk.end")
    square = table.state.square_of(who)
    rule = movement.end_forbidden(View(table.state, table.state.side_of(who), table.readings, mover=who), square)
    if rule:
        raise Refusal("walk.end" if rule == "move.end" else rule, "{square} is not empty", square=square)
    table.trace.applied("walk.end", "{who} may stop on {square}", who=who, square=square)
    if turn.points:
        table.trace.applied("walk.unspent", "{points} movement points are lost", points=turn.points)
    turn.points = None


def _moving(table: Table[Harakiri], who: Name, rule: str) -> Turn:
    turn = turn_of(table, who, "turn.actions")
    if turn.points is None:
        raise Refusal(rule, "{who} is not moving", who=who)
    return turn


# --- interacting --------------------------------------------------------------------------------------------------


def interact(table: Table[Harakiri], who: Name, name: str) -> None:
    """Interact with an interaction point or a non-player character."""
    turn_of(table, who, "turn.actions")
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
        table.state.fixtures = {one: what for one, what in fixtures.items() if one != name}
        table.trace.applied(rule, "{name} is removed", name=name)


def interact_with(table: Table[Harakiri], who: Name, element: Name) -> None:
    """Interact with a door or another vulnerable element."""
    if element.kind not in ELEMENTS:
        raise InputError(f"{element} is no vulnerable element.", todo="Name a civilian, a door or a mechanism.")
    if element in table.state.open_doors:
        turn_of(table, who, "turn.actions")
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


class Token(Enum):
    """What characters have in numbers."""

    COIN = "coins"
    HEAD = "heads"
    BOSS_HEAD = "boss heads"
    SPECIAL = "special tokens"
    KARMA = "karma tokens"
    ACTION_POINT = "action points"
    STATE = "state tokens"


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
    creature = table.state.creatures[gift.giver]
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
        table.state.creatures[who].armour = handed.worn


def _change_tokens(hero: Hero, gift: Gift, number: int) -> None:
    assert isinstance(gift.what, Token)
    field = KEPT_IN[gift.what]
    if getattr(hero, field) + number < 0:
        raise _lacking(gift)
    setattr(hero, field, getattr(hero, field) + number)


def _lacking(gift: Gift) -> Refusal:
    values = {"giver": gift.giver, "number": gift.number, "what": gift.what}
    return Refusal("interact.exchange", "{giver} lacks what is to be given: {what}, {number}", **values)


def without(items: tuple[T, ...], gone: T) -> tuple[T, ...]:
    """The items but for the first that equals `gone`."""
    at = items.index(gone)
    return items[:at] + items[at + 1 :]


# --- using an object ----------------------------------------------------------------------------------------------


def use_object(table: Table[Harakiri], who: Name, name: str) -> None:
    """The action of using an object of one's reserve."""
    turn_of(table, who, "turn.actions")
    hero = hero_of(table.state, who)
    namesakes = [one for one in hero.objects if one.name == name]
    if not namesakes:
        known = [one.name for one in hero.objects]
        todo = nearest(name, known) or f"Its objects: {', '.join(known) or 'none'}."
        raise InputError(f"{who} has no object {name!r}.", todo=todo)
    turn = action_points.take(table, who, Action.OBJECT, 1, "object.cost")
    used = turn.objects_used.count(name)
    if used >= len(namesakes):
        raise Refusal("object.once", "{who} has used {name} in this activation", who=who, name=name)
    thing = namesakes[used]
    table.trace.applied("object.once", "{who} has not used {name} in this activation", who=who, name=name)
    _require_score(table, who, thing)
    turn.effects += (thing.effect or name,)
    table.trace.applied("object.effect", "{who} carries out the effect of {name}", who=who, name=name)
    if _used_up(table, thing):
        _return(table, hero, thing)
    else:
        turn.objects_used += (name,)


def _used_up(table: Table[Harakiri], thing: Thing) -> bool:
    """Whether the object goes back to the market deck after this use, which takes a charge of one that has charges."""
    if thing.consumable:
        table.trace.applied("object.consumable", "{name} goes back to the market deck", name=thing.name)
        return True
    if not thing.uses:
        return False
    thing.charges -= 1
    left = {"name": thing.name, "charges": thing.charges}
    table.trace.applied("object.charges", "{name} has {charges} charges left", **left)
    if thing.charges == 0:
        table.trace.applied("object.empty", "{name} goes back to the market deck", name=thing.name)
    return thing.charges == 0


def _require_score(table: Table[Harakiri], who: Name, thing: Thing) -> None:
    if thing.attribute is None:
        return
    has = getattr(table.state.creatures[who], thing.attribute.value)
    values = {"name": thing.name, "score": thing.score, "attribute": thing.attribute, "who": who, "has": has}
    text = "{name} asks for {score} {attribute} and {who} has {has}"
    if has < thing.score:
        raise Refusal("object.requirement", text, **values)
    table.trace.applied("object.requirement", text, **values)


def _return(table: Table[Harakiri], hero: Hero, thing: Thing) -> None:
    """Shuffle an object back into the market deck. Its charges are laid on it when somebody acquires it again."""
    hero.objects = without(hero.objects, thing)
    cards = [*table.state.market, thing]
    names = [one.name for one in cards]
    order = table.chance.shuffle(MARKET, names)
    table.state.market = tuple(cards[names.index(name)] for name in order)
