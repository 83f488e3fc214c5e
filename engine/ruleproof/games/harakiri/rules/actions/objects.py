"""The action of using an object."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, Table, nearest
from ruleproof.games.harakiri.names import Action, Name
from ruleproof.games.harakiri.rules.actions.interacting import without
from ruleproof.games.harakiri.rules.characters import action_points
from ruleproof.games.harakiri.rules.flow import turn_of
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import Harakiri, Hero, Thing

MARKET = "market deck"


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
    has = table.state.creature(who).score(thing.attribute)
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
