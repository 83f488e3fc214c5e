"""The six suits, and trading or mustering with a card, which needs one."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.oath.names import MajorAction, Suit
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.state import OathTable


def all_suits(table: OathTable) -> list[Suit]:
    table.trace.applied("suit.six", "the suits are {suits}", suits=list(Suit))
    return list(Suit)


def why_no_exchange(table: OathTable, card: str, action: MajorAction) -> Refusal | None:
    """The rule against using a card to Trade or Muster, if there is one."""
    if action not in (MajorAction.TRADE, MajorAction.MUSTER):
        raise InputError(f"a card is not used to {action}.", todo="Write Trade or Muster.")
    shown = table.state.card(card).shown_suit
    if refusal := flow.why_over(table.state):
        return refusal
    if shown is None:
        return Refusal("suit.none", "{card} has no suit", card=card)
    return None


def exchange_with(table: OathTable, player: str, card: str, action: MajorAction) -> None:
    """Take the card for a Trade or Muster. What comes of it is in the base rules."""
    flow.require(why_no_exchange(table, card, action))
    flow.begin_action(table, player, action).card = card


def cards_to_exchange_with(table: OathTable, site: str, action: MajorAction) -> list[str]:
    fit = []
    for card in table.state.site(site).cards:
        if refusal := why_no_exchange(table, card, action):
            table.trace.rejected(refusal.rule, "{card}: no {action}", because=refusal.text, card=card, action=action)
        else:
            fit.append(card)
    return fit
