"""What players do to the Oni: attacks with and without a combat card, and conquering their areas."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.tsukuyumi.damage import PRINCESS, Piece, deal_damage, pieces_in, values_of_piece
from ruleproof.games.tsukuyumi.legendary_oni import momentum_of_gambler, require_conquest_allowed
from ruleproof.games.tsukuyumi.momentum import RANGED_CARDS, Means, advance, momentum_of_card, momentum_of_means
from ruleproof.games.tsukuyumi.moon_princess import answer_combat, put_back
from ruleproof.games.tsukuyumi.state import ONI, Board, Faction, Oni

USERS = {
    Means.SNIPE: Faction.KAMPFGRUPPE_03,
    Means.FLAMING_SKIN: Faction.FIREBORN,
    Means.CLEANSING: Faction.LORDS_OF_THE_LOST_SEA,
    Means.REPLACED_AREA: Faction.CHILDREN_OF_THE_LION,
    Means.ROTATED_AREA: Faction.CHILDREN_OF_THE_LION,
    Means.SENTINELS_ABILITY: Faction.SENTINELS,
}
"""Means that belong to a single faction."""
ATTACKS = {
    Means.TARGET_FINDER_MISSILE,
    Means.SNIPE,
    Means.MINES,
    Means.TETSUO_ORBITAL_LASER,
    Means.FLAMING_SKIN,
    Means.COUNTERATTACK,
}
"""Means that are attacks, though without a combat card in the area."""


def play_combat_card(
    table: Table[Board], faction: Faction, card: str, area: str, damage: int = 0, *, conquers: bool = False
) -> Act[None]:
    """One attack with a combat card; what the card does is a matter of the base game, so the scenario says it."""
    present = pieces_in(table.state, area)
    more = momentum_of_gambler(table) if present else 0
    destroyed: list[Piece] = yield from deal_damage(table, area, damage)
    if conquers:
        conquer(table, faction, area)
    if card in RANGED_CARDS:
        momentum_of_means(table, Means.SNIPE)
        gained = 0
    else:
        gained = momentum_of_card(table, faction, area, present, destroyed)
    if gained + more:
        advance(table, faction, gained + more)
    if PRINCESS in present:
        text = "the Moon Princess is in {area} and counts as an Oni there"
        table.trace.applied("princess.three-areas", text, area=area)
        yield from answer_combat(table, faction, area)
    if PRINCESS in destroyed and table.readings["C99"] == "b":
        yield from put_back(table)


def use_means(table: Table[Board], faction: Faction, means: Means, area: str, damage: int = 0) -> Act[None]:
    """Act against the Oni of an area without playing a combat card there."""
    owner = USERS.get(means)
    if owner not in (None, faction):
        raise InputError(f"{means.value} does not belong to the {faction.value}.", todo=f"It is for the {owner.value}.")
    attacked = means in ATTACKS and bool(pieces_in(table.state, area))
    more = momentum_of_gambler(table) if attacked else 0
    destroyed: list[Piece] = yield from deal_damage(table, area, damage)
    momentum_of_means(table, means)
    if more:
        advance(table, faction, more)
    if PRINCESS in destroyed and table.readings["C99"] == "b":
        yield from put_back(table)


def conquer_without_fight(table: Table[Board], faction: Faction, area: str) -> None:
    """Take an area without playing a combat card."""
    held = table.state.areas[area].token == ONI or bool(pieces_in(table.state, area))
    conquer(table, faction, area)
    if held:
        because = "the area of the Oni is conquered without a fight"
        table.trace.rejected("momentum.no-fight", "no momentum", because=because)
    else:
        table.trace.rejected("momentum.no-oni", "no momentum", because="there are no Oni in {area}", area=area)


def conquer(table: Table[Board], faction: Faction, name: str) -> None:
    """Put a player's token into an area whose Oni and ground their units there can match."""
    board = table.state
    area = board.areas[name]
    require_conquest_allowed(table, name)
    if board.moon_princess and name in board.moon_princess:
        text = "the conquest points and the damage of the Moon Princess count in {area}"
        table.trace.applied("princess.battles", text, area=name)
    defence = sum(_points(board, piece) for piece in pieces_in(board, name))
    points, needed = area.points_of(faction), defence + area.value
    here = bool(board.moon_princess and name in board.moon_princess)
    if here and points < needed:
        text = "the {faction} have only {points} of {needed} conquest points"
        raise Refusal("princess.battles", text, faction=faction, points=points, needed=needed)
    if points < needed and area.value:
        rule = "mountain.defenders" if defence else "mountain.attackers"
        text = "the {faction} have only {points} of {needed} conquest points"
        raise Refusal(rule, text, faction=faction, points=points, needed=needed)
    if points < needed:
        raise InputError(
            f"by the base game the {faction.value} cannot conquer {name} with {points} of {needed} conquest points.",
            todo="Put enough of their units there.",
        )
    if area.value:
        text = "the Mountain Range {area} adds {value} to the conquest points needed"
        rule = "mountain.defenders" if defence else "mountain.attackers"
        table.trace.applied(rule, text, area=name, value=area.value)
    if area.token == ONI and board.oni_tokens is not None and not area.borrowed:
        board.oni_tokens += 1
    area.token, area.borrowed = faction, False


def _points(board: Board, piece: Piece) -> int:
    values = values_of_piece(board, piece)
    if values is None:
        name = piece if isinstance(piece, str) else piece.value
        raise InputError(f"the scenario does not say what a {name} is worth.", todo="State conquest points and damage.")
    return values.points


def move_oni(table: Table[Board], oni: Oni, number: int, start: str, end: str) -> None:
    """A player moves Oni to another area."""
    _take(table, oni, number, start)
    table.state.areas[end].add_oni(oni, number)
    _no_momentum_for_moving(table)


def remove_oni(table: Table[Board], oni: Oni, number: int, start: str) -> None:
    """A player takes Oni off the board without destroying them."""
    _take(table, oni, number, start)
    table.state.available[oni] += number
    _no_momentum_for_moving(table)


def _take(table: Table[Board], oni: Oni, number: int, start: str) -> None:
    area = table.state.areas[start]
    if not 1 <= number <= area.oni.get(oni, 0):
        raise InputError(
            f"{number} {oni.value} cannot leave {start}.", todo=f"There are {area.oni.get(oni, 0)} of them."
        )
    area.remove_oni(oni, number)


def _no_momentum_for_moving(table: Table[Board]) -> None:
    table.trace.rejected("momentum.moved", "no momentum", because="Oni are only moved or removed")
