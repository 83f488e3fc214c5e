"""The Tactics track: dice that it adds to the Prince's campaigns, and takes from those against him."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.oath.names import PRINCE, MajorAction
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.state import Campaign, OathTable


def tactics_dice(table: OathTable) -> int:
    """The attack dice that the Tactics track shows."""
    tactics = table.state.board().tactics
    if tactics.position is None:
        raise InputError("the tactics marker is not on its track.", todo="State the Tactics track and its marker.")
    return tactics.values[tactics.position]


def campaign_of_prince(table: OathTable, dice: int) -> None:
    """The Prince attacks with so many attack dice, and those of the Tactics track."""
    _require_dice(dice)
    flow.begin_action(table, PRINCE, MajorAction.CAMPAIGN)
    added = tactics_dice(table)
    table.state.board().campaign = Campaign(dice=dice + added)
    table.trace.applied("tactics.attack", "attack dice: {dice}, and {added} more", dice=dice, added=added)


def campaign_against_prince(table: OathTable, attacker: str, dice: int) -> None:
    """Somebody attacks the Prince with so many attack dice, less those of the Tactics track."""
    _require_dice(dice)
    if attacker == PRINCE:
        raise Refusal("tactics.defend", "the Prince does not attack himself")
    flow.begin_action(table, attacker, MajorAction.CAMPAIGN)
    lost = min(dice, tactics_dice(table))
    table.state.board().campaign = Campaign(dice=dice - lost)
    text = "attack dice of {player}: {dice}, and {lost} fewer"
    table.trace.applied("tactics.defend", text, player=attacker, dice=dice, lost=lost)


def add_attack_dice(table: OathTable, dice: int) -> None:
    """A power adds dice of its own, which is no change of what the Tactics track shows."""
    _require_dice(dice)
    table.state.board().campaign = Campaign(dice=_campaign(table).dice + dice)


def change_tactics_dice(table: OathTable) -> None:
    """A power would modify or cancel what the Tactics track adds or takes away."""
    _campaign(table)
    raise Refusal("tactics.fixed", "what the Tactics track shows stays as it is")


def _require_dice(dice: int) -> None:
    if dice < 0:
        raise InputError(f"nobody has {dice} dice.", todo="Write 0 or more.")


def _campaign(table: OathTable) -> Campaign:
    campaign = table.state.board().campaign
    flow.require(flow.why_over(table.state))
    if campaign is None or flow.action_under_way(table.state) is not MajorAction.CAMPAIGN:
        raise Refusal("power.modifier", "there is no campaign with the Prince")
    return campaign
