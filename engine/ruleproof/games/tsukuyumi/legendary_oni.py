"""Legendary Oni: their cards, coming into play, and the effects that reach beyond the Oni attack."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from ruleproof.core import PLAYERS, Act, InputError, Refusal, Table, Worded, choose
from ruleproof.games.tsukuyumi.control import controller
from ruleproof.games.tsukuyumi.counters import draw_counter_card
from ruleproof.games.tsukuyumi.figures import areas_with, gambler_shows, is_in_play
from ruleproof.games.tsukuyumi.flow import STATE_ORDER, require_game_on
from ruleproof.games.tsukuyumi.state import ONI, Board, CounterInForce, Faction, Legendary, Oni, Units
from ruleproof.games.tsukuyumi.state_round import ActionKind, CardAction
from ruleproof.games.tsukuyumi.state_special import OwnUnit

MOST = 7
"""Never more legendary Oni are in use."""
DIE = "Gambler's die"
SPAWN = 2


@dataclass(frozen=True)
class Struck(Worded):
    """A player's unit that the Gambler could strike."""

    template: ClassVar[str] = "{unit} of {faction} in {area}"
    faction: Faction
    unit: str
    area: str


def remove_cards(table: Table[Board]) -> None:
    """Before the game: no card stays for which there is neither a miniature nor a standee."""
    board = table.state
    gone = [one for one in board.legendary_pile if one in board.special.without_figure]
    board.legendary_pile = [one for one in board.legendary_pile if one not in gone]
    table.trace.applied("legendary.cards", "cards removed because there is no figure: {number}", number=len(gone))


def look_at_pile(table: Table[Board]) -> None:
    raise Refusal("legendary.pile", "the cards of the legendary Oni stay face down")


def bring_into_play(table: Table[Board]) -> Act[None]:
    """A card asks for a legendary Oni: the top card of the pile is drawn and revealed."""
    require_game_on(table)
    board = table.state
    if not board.legendary_pile:
        table.trace.applied("legendary.enter", "the pile of the legendary Oni is empty: none comes")
        return
    legendary, board.legendary_pile = board.legendary_pile[0], board.legendary_pile[1:]
    table.trace.applied("legendary.enter", "the card drawn and revealed is {legendary}", legendary=legendary)
    yield from enter(table, legendary)


def come_into_play(table: Table[Board], legendary: Legendary) -> Act[None]:
    """This legendary Oni is the one that comes: its card is on top of the pile, where the pile is stated."""
    require_game_on(table)
    board = table.state
    if is_in_play(board, legendary):
        raise Refusal("legendary.cards", "{legendary} is in play already and has just 1 card", legendary=legendary)
    if board.legendary_pile and board.legendary_pile[0] is not legendary:
        values = {"top": board.legendary_pile[0], "legendary": legendary}
        raise Refusal("legendary.enter", "the top card of the pile is {top}, not {legendary}", **values)
    board.legendary_pile = board.legendary_pile[1:]
    yield from enter(table, legendary)


def enter(table: Table[Board], legendary: Legendary) -> Act[None]:
    """Place its figures as its card says, and follow what else the card says."""
    board = table.state
    in_play = [one for one in Legendary if is_in_play(board, one)]
    if len(in_play) >= MOST:
        table.trace.applied("pool.limit", "{number} legendary Oni are in play already", number=len(in_play))
        return
    if legendary not in board.special.entries:
        raise InputError(f"where the {legendary.value} enters is not stated.", todo="Say where its card places it.")
    for name in board.special.entries[legendary]:
        area = board.areas[name]
        area.legendary = {**area.legendary, legendary: area.legendary.get(legendary, 0) + 1}
        text = "as its card says, {legendary} enters in {area}"
        table.trace.applied("legendary.enter", text, legendary=legendary, area=name)
    number = len(in_play) + 1
    table.trace.applied("legendary.any-number", "legendary Oni in play at once: {number}", number=number)
    if legendary is Legendary.GAMBLER:
        yield from _roll(table)


def influence_placement(table: Table[Board], faction: Faction, effect: str, legendary: Legendary) -> None:
    """Somebody wants to change where it comes into play."""
    text = "{effect} of the {faction} does not change where {legendary} comes into play"
    raise Refusal("legendary.placement", text, effect=effect, faction=faction, legendary=legendary)


def start_of_round(table: Table[Board]) -> None:
    """The Oni turn card is revealed: the Three Shadows bring new Oni."""
    board = table.state
    for name in areas_with(board, Legendary.THREE_SHADOWS):
        for _ in range(SPAWN):
            oni = next((oni for oni in Oni if board.available[oni]), None)
            if oni is None:
                table.trace.applied("shadows.spawn", "no Oni is available for {area}", area=name)
                break
            board.available[oni] -= 1
            board.areas[name].add_oni(oni, 1)
            table.trace.applied("shadows.spawn", "a {oni} comes to the shadow in {area}", oni=oni, area=name)


def points_left(table: Table[Board], action: CardAction, points: int) -> int:
    """What the Merchant and the Gambler leave of these points, bonuses included, of an action in the black phase."""
    kind = action.kind
    merchant = kind is ActionKind.PRODUCTION and is_in_play(table.state, Legendary.MERCHANT)
    if merchant and (action.points == 3 or table.readings["C48"] == "a"):
        left = points - 1
        table.trace.applied("merchant.production", "production points that the Merchant leaves: {points}", points=left)
        return left
    if kind is ActionKind.COMBAT and gambler_shows(table.state, 4):
        left = max(1, points - 1)
        table.trace.applied("gambler.four", "attacks that the Gambler leaves: {points}", points=left)
        return left
    return points


def objectives_barred(board: Board) -> bool:
    return gambler_shows(board, 3)


def momentum_of_gambler(table: Table[Board]) -> int:
    """What an attack on Oni brings on top; he must be in play when it begins."""
    if not gambler_shows(table.state, 2):
        return 0
    table.trace.applied("gambler.two", "+1: the Gambler adds momentum to every attack")
    return 1


def require_conquest_allowed(table: Table[Board], name: str) -> None:
    """The Defiler keeps players from conquering what the Oni hold."""
    if not is_in_play(table.state, Legendary.DEFILER):
        return
    if controller(table.state, table.readings, name) == ONI:
        raise Refusal("defiler.no-conquest", "{area} belongs to the Oni and the Defiler is in play", area=name)


def require_move_allowed(board: Board, group: Units, path: list[str]) -> None:
    """One movement action along these areas: what the Gambler takes away, and what the base game does not give."""
    movement = group.movement or 0
    massive = gambler_shows(board, 5)
    steps, allowed = len(path) - 1, min(movement, 1) if massive else movement
    if massive and allowed < steps <= movement:
        values = {"steps": steps, "movement": movement}
        raise Refusal("gambler.five", "{steps} areas are too many, in spite of movement {movement}", **values)
    for here, there in pairwise(path):
        blocked = frozenset((here, there)) in board.blocks
        if blocked and group.flying and massive:
            raise Refusal("gambler.five", "the Block at {area} stops a unit that has lost its flight", area=there)
        if there not in board.areas[here].neighbours or (blocked and not group.flying):
            raise InputError(f"by the base game nobody moves from {here} to {there}.", todo="Name open neighbours.")
    if steps > allowed:
        raise InputError(f"by the base game the {group.name} moves {allowed} areas at most.", todo="Name fewer areas.")


def _roll(table: Table[Board]) -> Act[None]:
    face = table.chance.roll(DIE, range(1, 7))
    table.state.special.gambler = face
    table.trace.applied("gambler.roll", "the Gambler's die shows {face}", face=face)
    if face == 1:
        yield from _strike_unit(table)
    elif face == 6:
        _draw_counter(table)


def _strike_unit(table: Table[Board]) -> Act[None]:
    board = table.state
    units = [Struck(group.faction, group.name, name) for name, area in board.areas.items() for group in area.units]
    if not units:
        table.trace.applied("gambler.one", "there is no player unit to strike")
        return
    unit = yield from choose(PLAYERS, "the unit that the Gambler strikes", units, rule="gambler.one")
    chosen = OwnUnit(faction=unit.faction, unit=unit.unit, area=unit.area)
    table.state.special.struck = [*table.state.special.struck, chosen]
    table.trace.applied("gambler.one", "the Gambler strikes {unit}", unit=unit)


def _draw_counter(table: Table[Board]) -> None:
    board = table.state
    if not board.initiative:
        raise InputError("the initiative order is not stated.", todo=STATE_ORDER)
    card = draw_counter_card(table)
    if card is None:
        table.trace.applied("gambler.six", "no counter card is left to draw")
        return
    last = board.initiative[-1]
    struck = list(board.initiative) if card.name in board.special.for_all else [last]
    board.special.counter_strikes = {**board.special.counter_strikes, card.name: struck}
    table.trace.applied("gambler.six", "{card} strikes {factions}", card=card.name, factions=struck)
    if card.permanent:
        board.counters_in_force = [*board.counters_in_force, CounterInForce(faction=last, card=card)]
    else:
        board.counters_resolved = [*board.counters_resolved, card.name]
        board.discarded_counters = [*board.discarded_counters, card]
