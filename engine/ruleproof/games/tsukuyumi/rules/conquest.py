"""Conquering an area of the Oni: the ground, those who hold it, and who forbids it."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, Table
from ruleproof.games.tsukuyumi.names import ONI, PRINCESS, Faction
from ruleproof.games.tsukuyumi.rules.damage import pieces_in, values_of
from ruleproof.games.tsukuyumi.rules.legendary_oni.effects import require_conquest_allowed
from ruleproof.games.tsukuyumi.state import Board


def conquer(table: Table[Board], faction: Faction, name: str) -> None:
    """Put a player's token into an area whose Oni and ground their units there can match."""
    board = table.state
    area = board.areas[name]
    require_conquest_allowed(table, name)
    present = pieces_in(board, name)
    if PRINCESS in present:
        text = "the conquest points and the damage of the Moon Princess count in {area}"
        table.trace.applied("princess.battles", text, area=name)
    defence = sum(values_of(board, piece).points for piece in present)
    points, needed = area.points_of(faction), defence + area.value
    if PRINCESS in present and points < needed:
        text = "the {faction} have only {points} of {needed} conquest points"
        raise Refusal("princess.battles", text, faction=faction, points=points, needed=needed)
    if points < needed and area.value:
        rule = "mountain.defenders" if defence else "mountain.attackers"
        text = "the {faction} have only {points} of {needed} conquest points"
        raise Refusal(rule, text, faction=faction, points=points, needed=needed)
    if not area.units_of(faction):
        raise InputError(f"by the base game nobody conquers {name} without units there.", todo="State the units.")
    if points < needed:
        raise InputError(
            f"by the base game the {faction} cannot conquer {name} with {points} of {needed} conquest points.",
            todo="Put enough of their units there.",
        )
    if area.value:
        text = "the Mountain Range {area} adds {value} to the conquest points needed"
        rule = "mountain.defenders" if defence else "mountain.attackers"
        table.trace.applied(rule, text, area=name, value=area.value)
    if area.token == ONI and board.oni_tokens is not None and not area.borrowed:
        board.oni_tokens += 1
    area.token, area.borrowed = faction, False
