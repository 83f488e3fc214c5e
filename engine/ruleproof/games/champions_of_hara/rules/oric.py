"""Oric's arena: six tokens guarded by Armored Monsters."""

from __future__ import annotations

from ruleproof.core import Refusal, Table
from ruleproof.games.champions_of_hara.names import (
    CardKind,
    Champion,
    Keyword,
    Mode,
    Space,
    Token,
    TokenKind,
    World,
    space_of,
    token_of,
)
from ruleproof.games.champions_of_hara.rules.arenas import ARENAS, Arena
from ruleproof.games.champions_of_hara.rules.flow.game import require_phases
from ruleproof.games.champions_of_hara.rules.worlds.decks import pile_of, shuffled
from ruleproof.games.champions_of_hara.rules.worlds.dice import roll_world
from ruleproof.games.champions_of_hara.state import Card, CardInPlay, Hara, TokenInPlay

TOKENS = [token_of(TokenKind.SCENARIO, number) for number in range(1, 7)]
LAST = TOKENS[-1]
REPLACED = (CardKind.EVENT, CardKind.RIFT, CardKind.ALLY)


def here(state: Hara) -> bool:
    return state.mode is Mode.HOMECOMING


def token_on(state: Hara, space: Space) -> Token | None:
    """The Scenario token of the space."""
    return next((one.token for one in state.tokens_on(space) if one.token in TOKENS), None)


# --- setup ---------------------------------------------------------------------------------------------------------


def place_tokens(table: Table[Hara]) -> None:
    """Token 6 in Oppenheim, each other on the space of its number in a World of its own."""
    state = table.state
    state.tokens = [TokenInPlay(token=LAST, space=space_of(World.OPPENHEIM, LAST.number))]
    table.trace.applied("oric.sixth-place", "{token} lies on {space}", token=LAST, space=state.tokens[0].space)
    for token in TOKENS[:-1]:
        space = space_of(_free_world(table), token.number)
        state.tokens = [*state.tokens, TokenInPlay(token=token, space=space)]
        table.trace.applied("oric.tokens", "{token} lies on {space}", token=token, space=space)


def _free_world(table: Table[Hara]) -> World:
    """Roll until the World has no token."""
    taken = {one.space.world for one in table.state.tokens}
    while True:
        world = roll_world(table)
        if world not in taken:
            return world
        because = "{world} has a token already"
        table.trace.rejected("oric.tokens", "{world} is rolled again", because=because, world=world)


# --- cards on token spaces -----------------------------------------------------------------------------------------


def place_card(table: Table[Hara], deck: World | None, space: Space) -> None:
    """The top card of a deck comes onto a space; on a token space only a Monster does."""
    if table.state.mode is Mode.CORRUPTED_CHAMPION:
        raise Refusal("corrupted.unused-decks", "this deck stays in the box")
    require_phases(table)
    state = table.state
    cards = state.dusk_deck if deck is None else state.world_decks.get(deck, [])
    if not cards:
        rule = "oric.replace" if here(state) else "solo.base"
        table.trace.rejected(rule, "no card comes onto {space}", because="its deck is empty", space=space)
        return
    top, rest = cards[0], cards[1:]
    if not here(state) or token_on(state, space) is None or top.kind not in REPLACED:
        _set_deck(state, deck, rest)
        state.cards = [*state.cards, CardInPlay(card=top, space=space)]
        if here(state):
            table.trace.applied("oric.replace", "{card} comes onto {space}", card=top.name, space=space)
        return
    _replace(table, deck, cards, space)


def _replace(table: Table[Hara], deck: World | None, cards: list[Card], space: Space) -> None:
    """The next Monster of the deck, or of its discard pile shuffled in; every other card goes back."""
    state, left = table.state, list(cards)
    if not any(card.kind is CardKind.MONSTER for card in left):
        left = shuffled(table, pile_of(deck), [*left, *_take_discards(state, deck)])
        table.trace.applied("oric.replace", "the discard pile is shuffled in")
    passed: list[Card] = []
    while left and left[0].kind is not CardKind.MONSTER:
        passed.append(left.pop(0))
        because = "only a Monster comes onto a token"
        table.trace.rejected("oric.replace", "{card} is passed over", because=because, card=passed[-1].name)
    if left:
        monster = left.pop(0)
        state.cards = [*state.cards, CardInPlay(card=monster, space=space)]
        table.trace.applied("oric.replace", "{card} comes onto {space}", card=monster.name, space=space)
    else:
        table.trace.applied("oric.replace", "there is no Monster, so no card comes onto {space}", space=space)
    _set_deck(state, deck, shuffled(table, pile_of(deck), [*left, *passed]))
    table.trace.applied("oric.passed-over", "shuffled back: {cards}", cards=[card.name for card in passed])


def _take_discards(state: Hara, deck: World | None) -> list[Card]:
    if deck is None:
        cards, state.dusk_discard = state.dusk_discard, []
        return cards
    cards = state.world_discards.get(deck, [])
    state.world_discards = {**state.world_discards, deck: []}
    return cards


def _set_deck(state: Hara, deck: World | None, cards: list[Card]) -> None:
    if deck is None:
        state.dusk_deck = cards
    else:
        state.world_decks = {**state.world_decks, deck: cards}


# --- Monsters on token spaces --------------------------------------------------------------------------------------


def guards(state: Hara, monster: CardInPlay) -> Token | None:
    """The token that a Monster guards."""
    return token_on(state, monster.space) if here(state) and monster.card.kind is CardKind.MONSTER else None


def keywords(table: Table[Hara], monster: CardInPlay) -> set[Keyword]:
    token = guards(table.state, monster)
    if token is None:
        return set()
    if monster.card.boss and token is LAST and table.readings["C21"] == "b":
        table.trace.rejected(
            "oric.armored", "{monster} is not Armored", because="it is a Boss", monster=monster.card.name
        )
        return set()
    table.trace.applied("oric.armored", "{monster} is Armored", monster=monster.card.name)
    return {Keyword.ARMORED}


def bonus(table: Table[Hara], monster: CardInPlay) -> int:
    """+1 for the guard of token 6, unless it is a Boss."""
    return int(guards(table.state, monster) is LAST and not monster.card.boss)


def explain_bonus(table: Table[Hara], monster: CardInPlay) -> None:
    """Record what the guard of token 6 is worth."""
    name = monster.card.name
    if bonus(table, monster):
        table.trace.applied("oric.sixth", "{monster}: +1 Health, Attack and Range", monster=name)
    elif guards(table.state, monster) is LAST:
        because = "it is a Boss"
        table.trace.rejected("oric.sixth", "no bonus for {monster}", because=because, monster=name)


def why_not_fight(table: Table[Hara], monster: CardInPlay) -> Refusal | None:
    """Guards fall in the order of their tokens."""
    token = guards(table.state, monster)
    if token is None:
        if here(table.state):
            table.trace.applied("oric.others", "{monster} guards no token", monster=monster.card.name)
        return None
    if table.readings["C20"] != "a" or token is next_token(table.state):
        return None
    return Refusal("oric.order", "{token} is not next", token=token)


def next_token(state: Hara) -> Token:
    """The lowest token still on the board."""
    return min((one.token for one in state.tokens if one.token in TOKENS), key=lambda token: token.number)


def take_token(table: Table[Hara], champion: Champion, monster: CardInPlay) -> None:
    """Oric takes the token of the guard he has defeated."""
    state = table.state
    token = guards(state, monster)
    if token is None or champion is not Champion.ORIC:
        return
    if table.readings["C20"] == "b" and token is not next_token(state):
        because = "{next} is collected first"
        table.trace.rejected("oric.order", "{token} stays", because=because, token=token, next=next_token(state))
        return
    figure = state.champions[champion]
    state.take_token(token)
    figure.tokens = [*figure.tokens, token]
    table.trace.applied("oric.take", "{token} goes to the Inventory", token=token)


def goal_reached(table: Table[Hara]) -> bool:
    """All six tokens, collected in the order of their numbers."""
    held = [token for token in table.state.champions[Champion.ORIC].tokens if token in TOKENS]
    if held == TOKENS:
        table.trace.applied("oric.goal", "all 6 tokens are collected in order")
        return True
    because = "collected so far: {held}" if held else "no token is collected"
    table.trace.rejected("oric.goal", "Oric's goal is not reached", because=because, held=held)
    return False


ARENAS[Mode.HOMECOMING] = Arena(goal_reached)
