"""The Conspiracy: what a player may take with it, and from whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ruleproof.core import Refusal, Worded
from ruleproof.games.oath.names import Banner, Token
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.rules.advisers import adviser_suits
from ruleproof.games.oath.rules.cards.payment import burn
from ruleproof.games.oath.state import OathTable

MATCHES_NEEDED = 2


@dataclass(frozen=True)
class Theft(Worded):
    """One thing that the Conspiracy could take."""

    template: ClassVar[str] = "{prize} ({victim})"
    victim: str
    prize: str | Banner


def why_no_conspiracy(table: OathTable, player: str, victim: str) -> Refusal | None:
    """The rule against using the Conspiracy on this player, if there is one."""
    plotter, other = table.state.player(player), table.state.player(victim)
    if refusal := flow.why_not_turn(table.state, player, "conspiracy.take"):
        return refusal
    if not plotter.conspiracy:
        return Refusal("conspiracy.take", "{player} does not have the Conspiracy", player=player)
    if victim == player:
        return Refusal("conspiracy.take", "{player} is no other player", player=player)
    if not plotter.has(Token.SECRET):
        return Refusal("conspiracy.secret", "{player} has no secret to burn", player=player)
    if plotter.pawn is None or plotter.pawn != other.pawn:
        return Refusal("conspiracy.site", "{player} is not at the site of {victim}", player=player, victim=victim)
    if table.readings["C27"] == "b" and not table.state.has_travelled(player):
        return Refusal("conspiracy.site", "{player} has not travelled there this turn", player=player)
    if (count := matching_advisers(table, player, victim)) < MATCHES_NEEDED:
        return Refusal("conspiracy.match", "advisers of {player} that match: {count}", player=player, count=count)
    return None


def matching_advisers(table: OathTable, player: str, victim: str) -> int:
    """How many of the player's advisers have the suit of any adviser of the victim."""
    all_count = table.readings["C28"] == "b"
    theirs = adviser_suits(table, victim, facedown=all_count)
    return sum(suit in theirs for suit in adviser_suits(table, player, facedown=all_count))


def thefts(table: OathTable, player: str) -> list[Theft]:
    """Everything the player could take with the Conspiracy now."""
    found: list[Theft] = []
    for victim, other in table.state.players.items():
        if refusal := why_no_conspiracy(table, player, victim):
            values = {**refusal.values, "victim": victim}
            table.trace.rejected(refusal.rule, "against {victim}", because=refusal.text, **values)
        else:
            found += [Theft(victim, prize) for prize in other.prizes]
    return found


def use_conspiracy(table: OathTable, player: str, victim: str, prize: str | Banner) -> None:
    """Burn a secret and take one banner or relic."""
    plotter, other = table.state.player(player), table.state.player(victim)
    flow.require(why_no_conspiracy(table, player, victim))
    if prize not in other.prizes:
        raise Refusal("conspiracy.take", "{victim} does not have this: {prize}", victim=victim, prize=prize)
    flow.in_turn(table, player, "conspiracy.take")
    table.trace.applied("conspiracy.site", "{player} is at the site of {victim}", player=player, victim=victim)
    count = matching_advisers(table, player, victim)
    table.trace.applied("conspiracy.match", "advisers of {player} that match: {count}", player=player, count=count)
    burn(table, player, Token.SECRET, "conspiracy.secret")
    other.lose(prize)
    plotter.gain(prize)
    table.trace.applied("conspiracy.take", "{player} takes this: {prize}", player=player, prize=prize)
