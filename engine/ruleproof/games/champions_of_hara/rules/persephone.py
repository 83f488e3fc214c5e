"""Persephone's arena: the Oneroi Scientists, how they come, what they are worth and how they close in."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, choose
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
from ruleproof.games.champions_of_hara.rules.clock import AT_DAWN, AT_END_OF_ROUND
from ruleproof.games.champions_of_hara.rules.flow.game import require_mode, require_player
from ruleproof.games.champions_of_hara.rules.worlds.board import distances
from ruleproof.games.champions_of_hara.state import Card, CardInPlay, Hara

SCIENTISTS = [token_of(TokenKind.DOOM, number) for number in range(1, 7)]
ARRIVAL = space_of(World.DREAR, 5)

# --- what they are -------------------------------------------------------------------------------------------------


def value_of(token: Token) -> int:
    """Half the number of the token, rounded up."""
    return (token.number + 1) // 2


def scientist_card(token: Token) -> Card:
    """The Monster that a Doom token stands for; it bears the name of its token."""
    value = value_of(token)
    return Card(
        name=token.value,
        kind=CardKind.MONSTER,
        health=value,
        attack=value,
        range=value,
        keywords={Keyword.AGGRESSIVE, Keyword.CRITICAL},
    )


def token_on(card: CardInPlay) -> Token | None:
    """The token of a Scientist; None for any other card."""
    return next((token for token in SCIENTISTS if token.value == card.card.name), None)


def scientists(state: Hara) -> list[tuple[Token, CardInPlay]]:
    """Those in play, by number."""
    found = [(token, one) for one in state.cards if (token := token_on(one))]
    return sorted(found, key=lambda pair: pair[0].number)


def scientist(state: Hara, token: Token) -> CardInPlay:
    found = dict(scientists(state))
    if token not in found:
        raise InputError(f"the Scientist of {token} is not in play.", todo="State where it is.")
    return found[token]


# --- how they come -------------------------------------------------------------------------------------------------


def place(table: Table[Hara], token: Token, space: Space) -> None:
    """Put the Scientist of this token on a space, whoever is there already."""
    there = [other for other, card in scientists(table.state) if card.space is space]
    table.state.put_card(scientist_card(token), space)
    table.trace.applied("scientist.monster", "{token} is a Scientist, a Monster", token=token)
    value = value_of(token)
    text = "{token}: Health, Attack and Range {value}"
    table.trace.applied("scientist.values", text, token=token, value=value)
    table.trace.applied("scientist.aggressive", "{token} is Aggressive", token=token)
    if there:
        table.trace.applied(
            "scientist.stack", "{token} shares {space} with {there}", token=token, space=space, there=there
        )


def why_not_arrive(state: Hara, token: Token) -> Refusal | None:
    if token in dict(scientists(state)) or token in state.champions[Champion.PERSEPHONE].tokens:
        return Refusal("scientist.arrival", "{token} has already come", token=token)
    return None


def scientist_arrives(table: Table[Hara]) -> Act[None]:
    """At the start of Dawn: the token of the Day."""
    token = token_of(TokenKind.DOOM, table.state.day)
    if refusal := why_not_arrive(table.state, token):
        raise refusal
    table.trace.applied("scientist.arrival", "{token} arrives on {space}", token=token, space=ARRIVAL)
    place(table, token, ARRIVAL)
    yield from ()


# --- in the fight --------------------------------------------------------------------------------------------------


def critical_triggers(table: Table[Hara], token: Token) -> None:
    """At the moment that the base game gives."""
    require_mode(table, Mode.ONEROI_ASSAULT, "scientist.critical")
    require_player(table, Champion.PERSEPHONE)
    critical(table, token)


def critical(table: Table[Hara], token: Token) -> None:
    """The Critical of a Scientist triggers, as the base game says when."""
    card = scientist(table.state, token)
    if Keyword.CRITICAL not in card.card.keywords:
        raise Refusal("scientist.critical", "{token} has no Critical", token=token)
    persephone = table.state.champions[Champion.PERSEPHONE]
    persephone.spirit = max(0, persephone.spirit - 1)
    text = "Critical of {token}: Persephone loses 1 Spirit and has {spirit}"
    table.trace.applied("scientist.critical", text, token=token, spirit=persephone.spirit)


def keep_token(table: Table[Hara], card: CardInPlay) -> bool:
    """Persephone keeps the token of a Scientist she has defeated. Gives whether it was one."""
    token = token_on(card)
    if token is None:
        return False
    persephone = table.state.champions[Champion.PERSEPHONE]
    persephone.tokens = [*persephone.tokens, token]
    table.trace.applied("scientist.defeated", "{token} goes into the Inventory", token=token)
    return True


# --- how they close in ---------------------------------------------------------------------------------------------


def landings(state: Hara, start: Space, reach: int) -> list[Space]:
    """The spaces so many steps nearer to Persephone on a shortest way; her own if she is nearer than that."""
    there = state.champions[Champion.PERSEPHONE].space
    from_start, from_her = distances(state, start), distances(state, there)
    if there not in from_start:
        return [start]
    steps = min(reach, from_start[there])
    rest = from_start[there] - steps
    return [space for space in Space if from_start.get(space) == steps and from_her.get(space) == rest]


def close_in(table: Table[Hara]) -> Act[None]:
    """At the end of a round, every Scientist in play."""
    here = table.state.champions[Champion.PERSEPHONE].space
    for token, card in scientists(table.state):
        if card.space is here:
            because = "it is on the space of Persephone"
            table.trace.rejected("scientist.arrived", "{token} does not move", because=because, token=token)
            continue
        options = landings(table.state, card.space, card.card.range)
        about = "the space for {token}"
        space = yield from choose(Champion.PERSEPHONE, about, options, rule="scientist.approach", token=token)
        card.space = space
        table.trace.applied("scientist.approach", "{token} transports to {space}", token=token, space=space)


# --- the goal ------------------------------------------------------------------------------------------------------


def goal_reached(table: Table[Hara]) -> bool:
    """Persephone's own goal, without the Versus Arena condition."""
    state = table.state
    left = [token for token, _ in scientists(state)]
    if left:
        because = "these Scientists are in play: {left}"
        table.trace.rejected("persephone.goal", "no victory yet", because=because, left=left)
        return False
    kept = state.champions[Champion.PERSEPHONE].tokens
    missing = [token for token in SCIENTISTS if token not in kept]
    if missing and table.readings["C28"] == "b":
        because = "these Scientists are still to be defeated: {missing}"
        table.trace.rejected("persephone.goal", "no victory yet", because=because, missing=missing)
        return False
    table.trace.applied("persephone.goal", "no Scientist is in play")
    return True


ARENAS[Mode.ONEROI_ASSAULT] = Arena(goal_reached)
AT_DAWN[Mode.ONEROI_ASSAULT] = scientist_arrives
AT_END_OF_ROUND[Mode.ONEROI_ASSAULT] = close_in
