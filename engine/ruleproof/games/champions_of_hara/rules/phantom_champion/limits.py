"""What cannot be done to the Phantom, and what it shares with everybody."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table
from ruleproof.games.champions_of_hara.names import Energy, Mode, Space
from ruleproof.games.champions_of_hara.rules.flow.game import require_mode, require_phases
from ruleproof.games.champions_of_hara.rules.phantom_champion.energy import phantom_gains
from ruleproof.games.champions_of_hara.rules.worlds.gauges import gain_energy
from ruleproof.games.champions_of_hara.rules.worlds.player import player
from ruleproof.games.champions_of_hara.state import Hara

UNTOUCHABLE = "phantom.untouchable"


def _require(table: Table[Hara], rule: str) -> None:
    require_mode(table, Mode.PHANTOM_CHAMPION, rule)


def damage_phantom(table: Table[Hara], damage: int) -> None:
    _require(table, UNTOUCHABLE)
    raise Refusal(UNTOUCHABLE, "the Phantom cannot take {damage} damage", damage=damage)


def move_phantom(table: Table[Hara], space: Space) -> None:
    _require(table, UNTOUCHABLE)
    raise Refusal(UNTOUCHABLE, "the Phantom cannot be put on {space}", space=space)


def target_phantom(table: Table[Hara]) -> None:
    _require(table, UNTOUCHABLE)
    raise Refusal(UNTOUCHABLE, "no effect can target the Phantom")


def discard_phantom_card(table: Table[Hara]) -> None:
    """An effect on the Phantom's cards comes to nothing."""
    _require(table, "phantom.cards-ignored")
    text, because = "no card of the Phantom is discarded", "effects on its cards are ignored"
    table.trace.rejected("phantom.cards-ignored", text, because=because)


def give_phantom_item(table: Table[Hara], item: str) -> None:
    _require(table, "phantom.no-items")
    raise Refusal("phantom.no-items", "the Phantom cannot gain {item}", item=item)


def phantom_challenge(table: Table[Hara], card: str) -> None:
    _require(table, "phantom.no-challenge")
    raise Refusal("phantom.no-challenge", "the Phantom cannot take on the Challenge of {card}", card=card)


def everybody_gains(table: Table[Hara], energies: list[Energy]) -> Act[None]:
    """An effect lets all players gain Energy, the Phantom among them."""
    require_phases(table)
    champion, _ = player(table)
    for energy in energies if table.state.mode is Mode.PHANTOM_CHAMPION else []:
        phantom_gains(table, energy)
        table.trace.applied("phantom.energy-shared", "the Phantom gains {energy} with everybody", energy=energy)
    for energy in energies:
        yield from gain_energy(table, champion, energy)
