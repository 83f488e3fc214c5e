"""Defeated characters come back: full life, and a test that may cost an attribute point."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, choose
from ruleproof.games.harakiri.names import AbilitySource, Attribute, Name
from ruleproof.games.harakiri.rules import abilities
from ruleproof.games.harakiri.rules.ending import levels
from ruleproof.games.harakiri.rules.ending.recovery import recover
from ruleproof.games.harakiri.rules.heroes import characters_of, hero_of
from ruleproof.games.harakiri.rules.terrain import attribute_tests
from ruleproof.games.harakiri.state import Harakiri, Hero


def resurrect_all(table: Table[Harakiri]) -> Act[list[Name]]:
    """Bring back every defeated character. Returns them."""
    fallen = [who for who in characters_of(table.state) if who in table.state.defeated]
    for who in fallen:
        yield from resurrect(table, who)
    return fallen


def resurrect(table: Table[Harakiri], who: Name) -> Act[None]:
    """Full life, and a test that may cost an attribute point."""
    recover(table, who, "resurrect.life")
    table.state.defeated = tuple(other for other in table.state.defeated if other != who)
    if table.state.campaign.shinigami:
        table.trace.applied("yomi.no-test", "{who} passes without rolling", who=who)
        return
    attribute = table.state.ending.resurrection
    if attribute is None:
        raise InputError("nobody said which attribute the resurrection test uses.", todo="State it: its icon is lost.")
    level = hero_of(table.state, who).level
    table.trace.applied("resurrect.test", "{who} tests against level {level}", who=who, level=level)
    if not attribute_tests.take(table, who, attribute, level, bonus=_help(table, who)):
        yield from lose_attribute_point(table, who)


def _help(table: Table[Harakiri], who: Name) -> int:
    """What Kami abilities add to the test, if they apply."""
    bonus = 0
    for name, ability in hero_of(table.state, who).abilities.items():
        if ability.source is not AbilitySource.KAMI or not ability.resurrection_bonus:
            continue
        if fault := abilities.unmet(table, who, name):
            table.trace.rejected(fault.rule, "{ability}", because=fault.because, **{**fault.values, "ability": name})
            continue
        if ability.kami_level == 1:
            table.trace.applied("kami.known-path", "{ability} of Izanami applies to {who}", ability=name, who=who)
        bonus += ability.resurrection_bonus
    return bonus


def _kept(hero: Hero, attribute: object) -> Refusal | None:
    """Why an attribute that is not offered cannot lose a point, if it is the starting one."""
    if attribute is not hero.starting:
        return None
    return Refusal("resurrect.protected", "the only point of {attribute} is the starting one", attribute=attribute)


def lose_attribute_point(table: Table[Harakiri], who: Name) -> Act[None]:
    """One point of an attribute, of the player's choice, but not the starting one."""
    hero, creature = hero_of(table.state, who), table.state.creature(who)
    options = []
    for attribute in Attribute:
        points = levels.board_score(table.state, who, attribute)
        if points == 1 and attribute is hero.starting:
            because = "its only point is the starting one"
            table.trace.rejected("resurrect.protected", "{attribute}", because=because, attribute=attribute)
        elif points:
            options.append(attribute)
    if not options:
        table.trace.rejected("resurrect.lose", "a loss of {who}", because="no point can be lost", who=who)
        return
    lost = yield from choose(
        who, "the attribute that loses a point", options, rule="resurrect.lose", why_not=lambda one: _kept(hero, one)
    )
    creature.add_score(lost, -1)
    table.trace.applied("resurrect.lose", "{who} loses 1 point of {attribute}", who=who, attribute=lost)
