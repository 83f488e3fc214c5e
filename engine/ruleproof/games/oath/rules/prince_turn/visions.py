"""Revealing a Vision, which may become a Threat to the Prince."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.oath.names import PRINCE, CardKind, Role
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.state import OathTable


def why_not_reveal(table: OathTable, player: str, card: str) -> Refusal | None:
    """The rule against revealing a Vision, if there is one here: for others the base rules say when."""
    if table.state.card(card).kind is not CardKind.VISION:
        raise InputError(f"{card!r} is no Vision.", todo="Name a Vision.")
    revealer = table.state.player(player)
    if refusal := flow.why_not_turn(table.state, player, "threat.vision"):
        return refusal
    if revealer.role is not Role.EXILE:
        return Refusal("threat.vision", "{player} is no Exile", player=player)
    if player == PRINCE:
        return Refusal("prince-exile.visions", "the Prince keeps {card} to himself", card=card)
    if card not in [*revealer.hand, *revealer.advisers]:
        return Refusal("threat.vision", "{player} does not have {card}", player=player, card=card)
    return None


def reveal_vision(table: OathTable, player: str, card: str) -> None:
    flow.require(why_not_reveal(table, player, card))
    flow.in_turn(table, player, "threat.vision")
    table.state.take_card(card)
    table.state.prince_turn.fulfilled.discard(player)
    table.state.player(player).vision = card
