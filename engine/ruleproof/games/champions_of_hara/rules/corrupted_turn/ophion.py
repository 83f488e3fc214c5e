"""Ophion's activation: cubes and his three abilities."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table, choose
from ruleproof.games.champions_of_hara.names import OPHION, Champion, IgnoredAbility, Power, World
from ruleproof.games.champions_of_hara.rules.against_ophion import figure, in_play, require_play
from ruleproof.games.champions_of_hara.rules.corrupted_champions.activation import activate
from ruleproof.games.champions_of_hara.rules.corrupted_champions.harm import harm, lose_spirit
from ruleproof.games.champions_of_hara.rules.worlds.board import within
from ruleproof.games.champions_of_hara.state import Hara

TRANSPORT = 3
BLEAK_SPIRIT = 1
SHATTER_DAMAGE = 2
SLEEPWALK_DAMAGE = 2
SLEEPWALK_SPIRIT = 2


def use_ignored(table: Table[Hara], ability: IgnoredAbility) -> None:
    require_play(table)
    raise Refusal("ophion.ignored", "the {ability} ability of Ophion is ignored", ability=ability)


def activate_ophion(table: Table[Hara]) -> Act[None]:
    """Remove a cube and use the ability it leaves."""
    ophion = require_play(table)
    if not ophion.cubes:
        ophion.cubes = set(ophion.symbols)
        table.trace.applied("ophion.cubes-back", "a cube is put back on each World symbol")
    cubes = [world for world in World if world in ophion.cubes]
    world = yield from choose(OPHION, "the cube to remove", cubes, rule="ophion.cube")
    table.state.corrupted.remove_cube(world)
    power = ophion.symbols[world]
    text = "the cube of {world} is removed: {power}"
    table.trace.applied("ophion.cube", text, world=world, power=power)
    if power is Power.BLEAK_ULTIMATUM:
        yield from bleak_ultimatum(table)
    elif power is Power.SHATTER_WILL:
        yield from shatter_will(table)
    else:
        yield from sleepwalk(table)


def bleak_ultimatum(table: Table[Hara]) -> Act[None]:
    """Ophion may transport; a Champion loses Spirit and activates."""
    ophion = require_play(table)
    rule = "ophion.bleak-transport"
    options = within(table.state, ophion.space, TRANSPORT)
    ophion.space = yield from choose(OPHION, "where Ophion goes", options, rule=rule, why_not=_too_far)
    table.trace.applied(rule, "Ophion is on {space}", space=ophion.space)
    rule = "ophion.bleak-champion"
    champion = yield from choose(OPHION, "the Champion to strike", in_play(table.state), rule=rule)
    lose_spirit(table, champion, BLEAK_SPIRIT, rule)
    cards = [] if table.readings["C40"] == "b" else table.state.corrupted.cards_of(champion)
    table.trace.applied(rule, "{champion} activates at once", champion=champion)
    yield from activate(table, champion, cards)


def _too_far(space: object) -> Refusal:
    return Refusal("board.range", "{space} is farther than range {reach}", space=space, reach=TRANSPORT)


def shatter_will(table: Table[Hara]) -> Act[None]:
    """Ophion goes to the Champion with the least Spirit and strikes it."""
    ophion = require_play(table)
    spirit = {champion: figure(table, champion).spirit for champion in in_play(table.state)}
    rule = "ophion.shatter-target"
    champion = yield from _lowest(table, spirit, rule)
    ophion.space = figure(table, champion).space
    table.trace.applied(rule, "Ophion goes to {champion} on {space}", champion=champion, space=ophion.space)
    harm(table, champion, SHATTER_DAMAGE, "ophion.shatter-damage")
    if champion in table.state.champions and spirit[champion] == 0:
        harm(table, champion, SHATTER_DAMAGE, "ophion.shatter-damage")


def sleepwalk(table: Table[Hara]) -> Act[None]:
    """The Champion with the least Health comes to Ophion; everybody there is struck."""
    ophion = require_play(table)
    health = {champion: figure(table, champion).health for champion in in_play(table.state)}
    rule = "ophion.sleepwalk-transport"
    brought = yield from _lowest(table, health, rule)
    figure(table, brought).space = ophion.space
    table.trace.applied(rule, "{champion} is transported to {space}", champion=brought, space=ophion.space)
    struck = [one for one in in_play(table.state) if figure(table, one).space is ophion.space]
    if table.readings["C30"] == "b":
        struck.remove(brought)
    for champion in struck:
        harm(table, champion, SLEEPWALK_DAMAGE, "ophion.sleepwalk-damage")
    for champion in struck:
        if champion in table.state.champions:
            lose_spirit(table, champion, SLEEPWALK_SPIRIT, "ophion.sleepwalk-spirit")


def _lowest(table: Table[Hara], values: dict[Champion, int], rule: str) -> Act[Champion]:
    """The Champion with the least; Ophion chooses between equals."""
    least = min(values.values())
    for champion, value in values.items():
        if value > least:
            because = "{value} is more than {least}"
            table.trace.rejected(rule, "not {champion}", because=because, champion=champion, value=value, least=least)
    tied = [champion for champion, value in values.items() if value == least]
    return (yield from choose(OPHION, "the Champion to strike", tied, rule=rule))
