"""Damage to Oni: the largest take it first, so that as few as possible are destroyed."""

from __future__ import annotations

from ruleproof.core import PLAYERS, Act, InputError, Table, choose
from ruleproof.games.tsukuyumi.names import PRINCESS, Legendary, Oni, Piece
from ruleproof.games.tsukuyumi.state import Board, OniValues


def pieces_in(board: Board, name: str) -> list[Piece]:
    """Everything that counts as Oni in the area, each figure on its own."""
    area = board.areas[name]
    pieces: list[Piece] = [oni for oni in Oni for _ in range(area.oni.get(oni, 0))]
    pieces += [legendary for legendary, number in area.legendary.items() for _ in range(number)]
    if board.moon_princess and name in board.moon_princess:
        pieces.append(PRINCESS)
    return pieces


def values_of_piece(board: Board, piece: Piece) -> OniValues | None:
    if isinstance(piece, Oni):
        return board.oni_values.get(piece)
    return board.legendary_values.get(piece) if isinstance(piece, Legendary) else board.princess_values


def values_of(board: Board, piece: Piece) -> OniValues:
    values = values_of_piece(board, piece)
    if values is None:
        raise InputError(
            f"the scenario does not say what a {piece} is worth.", todo="State conquest points and damage."
        )
    return values


def life_of(board: Board, piece: Piece) -> int:
    values = values_of_piece(board, piece)
    if values is None or values.life is None:
        raise InputError(f"the scenario does not say how much life a {piece} has.", todo="State the life.")
    return values.life


def deal_damage(table: Table[Board], name: str, damage: int) -> Act[list[Piece]]:
    """Damage goes to one Oni until it is destroyed, then to the next. Gives those that are destroyed."""
    standing = pieces_in(table.state, name)
    destroyed: list[Piece] = []
    left = damage
    while left and standing:
        piece = yield from _first_to_suffer(table, standing)
        life = life_of(table.state, piece)
        if left < life:
            text = "{oni} in {area} takes {damage} damage and survives"
            table.trace.applied("damage.larger", text, oni=piece, area=name, damage=left)
            break
        left -= life
        standing.remove(piece)
        destroyed.append(piece)
        remove_piece(table.state, name, piece)
        if isinstance(piece, Legendary):
            text = "{legendary} is destroyed like any other Oni"
            table.trace.applied("legendary.destroyed", text, legendary=piece)
        table.trace.applied("damage.larger", "{oni} in {area} takes {damage} damage", oni=piece, area=name, damage=life)
    if damage:
        values = {"area": name, "damage": damage, "number": len(destroyed)}
        table.trace.applied("damage.fewest", "{damage} damage in {area} destroys {number} Oni", **values)
    return destroyed


def _first_to_suffer(table: Table[Board], standing: list[Piece]) -> Act[Piece]:
    """The largest, which is the one with the most life; between equals the players choose."""
    most = max(life_of(table.state, piece) for piece in standing)
    largest = [piece for piece in dict.fromkeys(standing) if life_of(table.state, piece) == most]
    return (yield from choose(PLAYERS, "which Oni takes the damage", largest, rule="damage.larger"))


def remove_piece(board: Board, name: str, piece: Piece) -> None:
    """Take a destroyed figure off the board. An Oni goes back to the available ones."""
    area = board.areas[name]
    if isinstance(piece, Oni):
        area.remove_oni(piece, 1)
        board.available[piece] += 1
    elif isinstance(piece, Legendary):
        left = {**area.legendary, piece: area.legendary[piece] - 1}
        area.legendary = {legendary: number for legendary, number in left.items() if number}
        board.special.destroyed = {*board.special.destroyed, piece}
    else:
        board.moon_princess = None
