"""Kami mode: who may enter it, how long it lasts, and what it costs."""

from __future__ import annotations

from ruleproof.core import Refusal, Table
from ruleproof.games.harakiri.names import Name
from ruleproof.games.harakiri.rules.characters import action_points
from ruleproof.games.harakiri.rules.ending import outcome
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import Harakiri

KAMI_AFFINITY = 6
KAMI_ENDS = 2
"""Kami mode lasts to the end of the activation it starts in, and of the next."""


def enter(table: Table[Harakiri], who: Name) -> None:
    """The free action of activating Kami mode."""
    action_points.take_free(table, who)
    hero, creature = hero_of(table.state, who), table.state.creature(who)
    if hero.kami_mode is not None:
        raise Refusal("kami.mode", "{who} is in Kami mode already", who=who)
    values = {"who": who, "life": creature.life, "full": creature.full_life}
    if not _badly_hurt(table, creature.life, creature.full_life):
        raise Refusal("kami.life", "{who} has {life} of {full} life", **values)
    table.trace.applied("kami.life", "{who} has {life} of {full} life", **values)
    if hero.affinity != KAMI_AFFINITY:
        raise Refusal("kami.affinity", "{who} has an affinity of {affinity}", who=who, affinity=hero.affinity)
    table.trace.applied("kami.affinity", "{who} has an affinity of {affinity}", who=who, affinity=hero.affinity)
    for other, one in table.state.heroes.items():
        if one.kami_mode is not None:
            raise Refusal("kami.only-one", "{other} is in Kami mode", other=other)
    table.trace.applied("kami.only-one", "nobody else is in Kami mode")
    hero.kami_mode = KAMI_ENDS
    table.trace.applied("kami.mode", "{who} enters Kami mode", who=who)


def _badly_hurt(table: Table[Harakiri], life: int, full: int) -> bool:
    return life < full // 2 if table.readings["C33"] == "a" else 2 * life < full


def count_down(table: Table[Harakiri], who: Name) -> None:
    hero = hero_of(table.state, who)
    if hero.kami_mode is None:
        return
    hero.kami_mode -= 1
    if hero.kami_mode:
        table.trace.applied("kami.lasts", "{who} stays in Kami mode for its next activation", who=who)
        return
    table.trace.applied("kami.lasts", "the next activation of {who} is over", who=who)
    table.state.leave(who)
    table.trace.applied("kami.end", "Kami mode ends and {who} is defeated", who=who)
    outcome.check_standing(table)
