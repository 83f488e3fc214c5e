"""The arena of Kaoru and Kuma: hiding the Clues, investigating, and finding Kuma."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import Act, Refusal, Table, choose
from ruleproof.games.champions_of_hara.names import Champion, Mode, Payment, Token, TokenKind, World, space_of, token_of
from ruleproof.games.champions_of_hara.rules.arenas import ARENAS, Arena
from ruleproof.games.champions_of_hara.rules.clock import AT_WORLD_SHIFT, resolve_world_shift
from ruleproof.games.champions_of_hara.rules.worlds.board import beside
from ruleproof.games.champions_of_hara.rules.worlds.dice import roll_d6, roll_world
from ruleproof.games.champions_of_hara.rules.worlds.gauges import fall_at_zero
from ruleproof.games.champions_of_hara.state import Hara, TokenInPlay

CLUES = [token_of(TokenKind.SCENARIO, number) for number in range(1, 5)]
PILE = "Clues"

# --- Kuma ----------------------------------------------------------------------------------------------------------


def collected(state: Hara) -> list[Token]:
    """The Clues in the Inventory."""
    return [token for token in state.champions[Champion.KAORU].tokens if token in CLUES]


def kuma_is_found(state: Hara) -> bool:
    return len(collected(state)) == len(CLUES)


def goal_reached(table: Table[Hara]) -> bool:
    """Kaoru's own goal, without the Versus Arena condition."""
    if not kuma_is_found(table.state):
        missing = len(CLUES) - len(collected(table.state))
        because = "Clues still to collect: {missing}"
        table.trace.rejected("kaoru.goal", "no victory yet", because=because, missing=missing)
        return False
    table.trace.applied("kaoru.goal", "Kuma is back")
    return True


def why_not_use_kuma(table: Table[Hara]) -> Refusal | None:
    if table.readings["C55"] == "a" and not kuma_is_found(table.state):
        return Refusal("kuma.missing", "Kuma has not been found yet")
    return None


def use_kuma(table: Table[Hara]) -> None:
    """An effect that needs Kuma; what it does is on the card."""
    if refusal := why_not_use_kuma(table):
        raise refusal
    table.trace.applied("kuma.missing", "Kuma can be used")


# --- placing the Clues ---------------------------------------------------------------------------------------------


def place_clues(table: Table[Hara]) -> Act[None]:
    """Setup: all four Clues."""
    table.trace.applied("kuma.missing", "4 Clues are needed to find Kuma")
    yield from _lay_out(table, CLUES)


def clues_in_play(state: Hara) -> list[TokenInPlay]:
    return [one for one in state.tokens if one.token in CLUES]


def _lay_out(table: Table[Hara], clues: Sequence[Token]) -> Act[None]:
    state = table.state
    shuffled = table.chance.shuffle(PILE, clues)
    table.trace.applied("clue.tokens", "Clues shuffled face down: {number}", number=len(shuffled))
    world: World | None = None
    for clue in shuffled:
        if world is None:
            world, rule = roll_world(table), "clue.first"
        else:
            taken = {one.space.world for one in clues_in_play(state)}
            free = [near for near in beside(state, world) if near not in taken]
            world, rule = (
                (yield from choose(Champion.KAORU, "the World of the next Clue", free, rule="clue.next")),
                "clue.next",
            )
        space = space_of(world, roll_d6(table))
        state.tokens = [*state.tokens, TokenInPlay(token=clue, space=space, face_up=False)]
        table.trace.applied(rule, "a Clue lies face down on {space}", space=space)
    table.trace.applied("clue.all", "every available Clue is placed")


def world_shift(table: Table[Hara]) -> Act[None]:
    """As long as Kuma is missing, the Clues move instead."""
    state = table.state
    if kuma_is_found(state):
        yield from resolve_world_shift(table, "kuma.world-shift")
        return
    left = [one.token for one in clues_in_play(state)]
    state.tokens = [one for one in state.tokens if one.token not in CLUES]
    table.trace.applied("clue.move", "no World Shift; Clues taken back: {number}", number=len(left))
    yield from _lay_out(table, left)


# --- investigating -------------------------------------------------------------------------------------------------


def hidden_clue(state: Hara) -> TokenInPlay | None:
    """The face-down Clue on Kaoru's space."""
    here = state.champions[Champion.KAORU].space
    return next((one for one in clues_in_play(state) if one.space is here and not one.face_up), None)


def why_not_investigate(state: Hara, payment: Payment) -> Refusal | None:
    kaoru = state.champions[Champion.KAORU]
    if hidden_clue(state) is None:
        return Refusal("investigate.free", "there is no face-down Clue on {space}", space=kaoru.space)
    if payment is Payment.GRIT and kaoru.grit < 1:
        return Refusal("investigate.grit", "Kaoru has no Grit left")
    if payment is Payment.HEALTH and kaoru.grit > 0:
        return Refusal("investigate.health", "Kaoru still has Grit: {grit}", grit=kaoru.grit)
    if payment is Payment.HEALTH and kaoru.health < 1:
        return Refusal("investigate.health", "Kaoru has no Health left")
    return None


def payments(state: Hara) -> list[Payment]:
    """What Kaoru could give here and now."""
    return [payment for payment in Payment if why_not_investigate(state, payment) is None]


def investigate(table: Table[Hara], payment: Payment) -> None:
    """Pay, turn the Clue up, and keep it or turn it back."""
    state = table.state
    if refusal := why_not_investigate(state, payment):
        raise refusal
    kaoru, clue = state.champions[Champion.KAORU], hidden_clue(state)
    assert clue is not None
    table.trace.applied("investigate.free", "Kaoru investigates on {space} without an Activation", space=clue.space)
    if payment is Payment.GRIT:
        kaoru.grit -= 1
        table.trace.applied("investigate.grit", "Kaoru pays 1 Grit and turns up {clue}", clue=clue.token)
    else:
        kaoru.health -= 1
        table.trace.applied("investigate.health", "Kaoru loses 1 Health and turns up {clue}", clue=clue.token)
    wanted = len(collected(state)) + 1
    if clue.token.number == wanted:
        state.take_token(clue.token)
        kaoru.tokens = [*kaoru.tokens, clue.token]
        table.trace.applied("investigate.collect", "{clue} is the next one: it is collected", clue=clue.token)
    else:
        text = "{clue} is turned face down again: the next one is {wanted}"
        table.trace.applied("investigate.back", text, clue=clue.token, wanted=wanted)
    if kuma_is_found(state):
        table.trace.applied("kuma.found", "the 4 Clues are collected: Kuma is found")
    if payment is Payment.HEALTH:
        fall_at_zero(table, Champion.KAORU)


ARENAS[Mode.SEPARATION] = Arena(goal_reached)
AT_WORLD_SHIFT[Mode.SEPARATION] = world_shift
