"""Relics in the order taken, those the Prince goes after, and the Darkest Secret."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.oath.names import PRINCE, Banner, MajorAction, Suit
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.rules.advisers import adviser_suits
from ruleproof.games.oath.rules.prince_setup.ties import closest_relic, first_taken_relic
from ruleproof.games.oath.state import OathTable


def suits_against_recovering(table: OathTable, holder: str) -> list[Suit]:
    """The adviser suits that count when others recover the Darkest Secret from its holder."""
    if Banner.DARKEST_SECRET not in table.state.player(holder).banners:
        raise InputError(f"{holder} does not have the Darkest Secret.", todo="State who has it.")
    return adviser_suits(table, holder)


def take_relic(table: OathTable, player: str, relic: str) -> None:
    """A relic goes to the right end of the player's row."""
    taker = table.state.player(player)
    flow.during_game(table, "relics.order")
    if relic in taker.relics:
        raise Refusal("relics.order", "{player} has {relic} already", player=player, relic=relic)
    table.state.take_relic(relic)
    taker.gain(relic)
    if player != PRINCE:
        table.trace.applied("relics.order", "{player} puts {relic} to the right", player=player, relic=relic)


def lay_out_relics(table: OathTable, player: str, relics: list[str]) -> None:
    """Put relics in this order, which human players may do only if they took them so."""
    taken = table.state.player(player).relics
    flow.during_game(table, "relics.order")
    if player == PRINCE:
        raise Refusal("relics.order", "only human players lay out relics")
    if relics != taken:
        raise Refusal("relics.order", "{player} took them in this order: {relics}", player=player, relics=taken)
    table.trace.applied("relics.order", "{player} keeps the order: {relics}", player=player, relics=taken)


def recover_relic(table: OathTable, site: str) -> None:
    """The Prince recovers a relic at a site."""
    flow.begin_action(table, PRINCE, MajorAction.RECOVER)
    relic = closest_relic(table, site)
    table.state.site(site).relics = [one for one in table.state.site(site).relics if one != relic]
    table.state.player(PRINCE).gain(relic)


def target_relic(table: OathTable, player: str) -> None:
    """The Prince targets a relic of another player."""
    if player == PRINCE:
        raise Refusal("tie.target", "the Prince targets no relic of his own")
    flow.act_as_prince(table)
    table.state.board().chosen = first_taken_relic(table, player)
