"""Enemies coming into play, by the rules for their kind, and whose side they are on."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, Table
from ruleproof.games.harakiri.names import CHARACTERS, ELECTS, ELEMENTS, MINIONS, SERVANTS, Name, Side
from ruleproof.games.harakiri.rules import flow
from ruleproof.games.harakiri.rules.enemies.elects import AI_DECK
from ruleproof.games.harakiri.rules.initiative import welcome
from ruleproof.games.harakiri.rules.naming import require_different
from ruleproof.games.harakiri.state import Arrival, Creature, Harakiri


def put_in_play(table: Table[Harakiri], arrival: Arrival) -> None:
    """Put a creature on its square, by the rules for creatures of its kind."""
    state, who = table.state, arrival.who
    if who in state.places:
        if who.kind in MINIONS:
            raise Refusal("minion.rings", "{who} is already in play", who=who)
        if who.kind in SERVANTS:
            raise Refusal("servant.unique", "{who} is already in play", who=who)
        raise InputError(f"{who} is already in play.", todo="Bring somebody else.")
    if who.kind in MINIONS:
        if others := [other for other in state.places if other.kind is who.kind]:
            table.trace.applied("minion.rings", "{who} wears another ring than {others}", who=who, others=others)
        use_version(table, who, arrival.improved)
    elif who.kind in SERVANTS:
        table.trace.applied("servant.unique", "{who} is the only one of its kind", who=who)
    elif who.kind in ELECTS:
        shuffle_ai_deck(table, who)
    if who.kind in ELEMENTS:
        state.creatures[who] = Creature(sign=arrival.sign, resistance=arrival.resistance)
        text = "{who} is put on {square} with {n} resistance tokens"
        table.trace.applied("element.setup", text, who=who, square=arrival.square, n=arrival.resistance)
    else:
        state.creatures[who] = Creature(sign=arrival.sign, life=arrival.life, full_life=arrival.life)
    state.defeated = tuple(other for other in state.defeated if other != who)
    state.place(who, arrival.square)


def use_version(table: Table[Harakiri], who: Name, improved: bool) -> None:
    """A minion's normal or improved board, for it and all of its kind."""
    state = table.state
    if improved:
        state.improved |= {who.kind}
        table.trace.applied("minion.version", "a + beside {who}: the improved version", who=who)
    elif who.kind in state.improved:
        table.trace.applied("minion.improved", "{who} uses the improved version too", who=who)
        return
    else:
        table.trace.applied("minion.version", "no + beside {who}: the normal version", who=who)
        return
    if others := [other for other in state.places if other.kind is who.kind]:
        table.trace.applied("minion.improved", "improved from now on: {others}", others=others)


def shuffle_ai_deck(table: Table[Harakiri], elect: Name) -> None:
    """All AI cards of an elect, face down on its board: also those that lay elsewhere when it left."""
    state, kind = table.state, elect.kind
    piles = (state.ai_decks, state.ai_discards, state.ai_in_play)
    cards = [card for pile in piles for card in pile.pop(kind, ())]
    state.ai_decks[kind] = tuple(table.chance.shuffle(AI_DECK, cards))
    table.trace.applied("elect.deck", "AI cards of {elect}, shuffled: {n}", n=len(cards), elect=elect)


def arrive(table: Table[Harakiri], arrival: Arrival) -> None:
    """Somebody comes into play in the course of a round: by an event, an interaction or another effect."""
    flow.require_begun(table)
    require_newcomer(table, arrival.who)
    listed = table.state.creatures.get(arrival.who)
    put_in_play(table, arrival)
    if listed is not None:
        table.state.creatures[arrival.who] = fresh(listed)
    if arrival.who.kind in MINIONS:
        text = "{who} comes into play on {square}"
        table.trace.applied("minion.arrival", text, who=arrival.who, square=arrival.square)
    welcome(table, [arrival.who])


def require_newcomer(table: Table[Harakiri], who: Name) -> None:
    """Characters do not come into play like that: those defeated stay out, the others have been set up."""
    if who.kind in CHARACTERS:
        flow.require_standing(table, who)
        raise InputError(f"{who} is a character.", todo="Name somebody who is none.")


def fresh(creature: Creature) -> Creature:
    """As it comes into play: one that was defeated before has its life again and no tokens."""
    if creature.life or not creature.full_life:
        return creature
    return creature.model_copy(update={"life": creature.full_life, "states": {}, "minus_armour": 0})


def fights_beside(table: Table[Harakiri], who: Name, other: Name) -> bool:
    """Whether two creatures are on the same side."""
    require_different([who, other])
    sides = {one: table.state.side_of(one) for one in (who, other)}
    if Side.NEITHER in sides.values():
        raise InputError("vulnerable elements fight on no side.", todo="Name two who fight.")
    for one, side in sides.items():
        if one in table.state.wanderers:
            table.trace.applied("wanderer.either", "{who} is on the side of {side}", who=one, side=side)
    return sides[who] is sides[other]
