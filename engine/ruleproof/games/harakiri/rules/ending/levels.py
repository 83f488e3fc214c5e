"""Levelling up: an attribute point, an ability, more life, more smithy cards and one more ki die."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, choose
from ruleproof.games.harakiri.names import Attribute, Name
from ruleproof.games.harakiri.rules import flow
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.rules.setup import characters
from ruleproof.games.harakiri.state import Ability, Harakiri

MOST_POINTS = 3
HIGHEST_LEVEL = 5


def board_score(state: Harakiri, who: Name, attribute: Attribute) -> int:
    """What the board of a character marks for an attribute, without effects."""
    return state.creature(who).score(attribute) - hero_of(state, who).bonuses.get(attribute, 0)


def level_up(table: Table[Harakiri], who: Name) -> Act[None]:
    """A character gains a level and takes all steps that come with it."""
    flow.require_standing(table, who)
    hero = hero_of(table.state, who)
    if hero.level == HIGHEST_LEVEL:
        because = "{level} is the highest level"
        table.trace.rejected("level-up.when", "a new level of {who}", because=because, who=who, level=hero.level)
        return
    hero.level += 1
    table.trace.applied("level-up.when", "{who} is now of level {level}", who=who, level=hero.level)
    yield from raise_attribute(table, who)
    yield from choose_ability(table, who)
    raise_life(table, who)
    update_smithy_deck(table, who)
    table.trace.applied("level-up.ki", "{who} will roll {n} ki dice", who=who, n=hero.level)


def raise_attribute(table: Table[Harakiri], who: Name) -> Act[None]:
    """One point for an attribute of the player's choice, unless it has three already."""
    options = []
    for attribute in Attribute:
        if board_score(table.state, who, attribute) >= MOST_POINTS:
            because = "it is at {most} already"
            table.trace.rejected("level-up.most", "{attribute}", because=because, attribute=attribute, most=MOST_POINTS)
        else:
            options.append(attribute)
    if not options:
        return
    raised = yield from choose(who, "the attribute to raise", options, rule="level-up.attribute", why_not=_at_its_most)
    creature = table.state.creature(who)
    creature.add_score(raised, 1)
    table.trace.applied("level-up.attribute", "{who} gains 1 point of {attribute}", who=who, attribute=raised)


def _at_its_most(attribute: object) -> Refusal:
    return Refusal("level-up.most", "{attribute} is at {most} already", attribute=attribute, most=MOST_POINTS)


def add_by_effect(table: Table[Harakiri], who: Name, attribute: Attribute, points: int) -> None:
    """An effect adds to an attribute, beyond what the board marks."""
    flow.require_standing(table, who)
    creature, hero = table.state.creature(who), hero_of(table.state, who)
    hero.bonuses = {**hero.bonuses, attribute: hero.bonuses.get(attribute, 0) + points}
    creature.add_score(attribute, points)
    values = {"who": who, "score": creature.score(attribute), "attribute": attribute}
    table.trace.applied("level-up.above", "{who} has {score} {attribute} with it", **values)


def choose_ability(table: Table[Harakiri], who: Name) -> Act[None]:
    """One of the two sides of the ability token of the new level."""
    hero = hero_of(table.state, who)
    sides = table.state.ending.tokens.get(str(who), {}).get(hero.level)
    if sides is None:
        raise InputError(
            f"nobody said what the ability token of {who} for level {hero.level} offers.", todo="State its two sides."
        )
    chosen = yield from choose(who, "the side of the ability token", sides, rule="level-up.ability")
    hero.abilities[chosen] = Ability()
    table.trace.applied("level-up.ability", "{who} takes {ability}", who=who, ability=chosen)


def change_ability(table: Table[Harakiri], who: Name, old: str, new: str) -> None:
    """Turn an ability token to its other side, which only an effect can allow."""
    hero = hero_of(table.state, who)
    if old not in hero.abilities:
        raise InputError(f"{who} has no ability {old!r}.", todo="Name one that it has.")
    if new in hero.abilities:
        raise InputError(f"{who} has the ability {new!r} already.", todo="Name the other side of the token.")
    if who not in table.state.ending.changeable:
        raise Refusal("level-up.kept", "nothing allows {who} to change {ability}", who=who, ability=old)
    hero.abilities = {(new if name == old else name): one for name, one in hero.abilities.items()}
    table.trace.applied("level-up.kept", "something allows {who} to change {ability}", who=who, ability=old)


def raise_life(table: Table[Harakiri], who: Name) -> None:
    """The maximum of the new level, and all of it."""
    hero, creature = hero_of(table.state, who), table.state.creature(who)
    known = table.state.ending.life_tables
    if hero.of_class not in known:
        raise InputError(f"nobody said how much life the class of {who} has.", todo="State its table of life.")
    creature.full_life = known[hero.of_class][hero.level - 1]
    values = {"of_class": hero.of_class, "level": hero.level, "life": creature.full_life}
    table.trace.applied("level-up.life-table", "{of_class} has {life} life at level {level}", **values)
    creature.life = creature.full_life
    table.trace.applied("level-up.life", "{who} has {life} of {life} life", who=who, life=creature.life)


def update_smithy_deck(table: Table[Harakiri], who: Name) -> None:
    """The cards of the new level come to those of the lower ones."""
    hero, decks = hero_of(table.state, who), table.state.setup.decks
    before, now = decks.get(str(who), ()), characters.smithy_deck(table, hero)
    added = [card for card in now if card not in before]
    kept = [card for card in now if card in before]
    decks[str(who)] = now
    table.trace.applied("level-up.smithy", "{cards} come to the smithy deck of {who}", cards=added, who=who)
    if kept:
        table.trace.applied("level-up.lower-cards", "{who} may still buy {cards}", who=who, cards=kept)
