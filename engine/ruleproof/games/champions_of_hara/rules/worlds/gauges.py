"""Energy gauges, Health and damage."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, choose
from ruleproof.games.champions_of_hara.names import Champion, Energy, Space
from ruleproof.games.champions_of_hara.state import GAUGE, Hara


def gain_energy(table: Table[Hara], champion: Champion, energy: Energy) -> Act[None]:
    """One Energy; Gold goes on a gauge of the player's choice."""
    figure = table.state.champions[champion]
    colour = energy
    if energy is Energy.GOLD:
        below = [one for one in table.state.gauges if figure.energy.get(one, 0) < GAUGE]
        colour = yield from choose(
            champion, "the gauge for Gold Energy", below or table.state.gauges, rule="energy.gold"
        )
        table.trace.applied("energy.gold", "the Gold Energy counts as {colour}", colour=colour)
    before = figure.energy.get(colour, 0)
    figure.set_energy(colour, min(GAUGE, before + 1))
    table.trace.applied(
        "energy.gauge",
        "{champion} has {value} {colour}",
        champion=champion,
        value=min(GAUGE, before + 1),
        colour=colour,
    )


def pay_energy(table: Table[Hara], champion: Champion, colour: Energy, rule: str) -> None:
    """Pay 1 Energy of this colour, or be refused by the rule that asks for it."""
    figure = table.state.champions[champion]
    if figure.energy.get(colour, 0) < 1:
        raise Refusal(rule, "{champion} has no {colour} Energy", champion=champion, colour=colour)
    figure.set_energy(colour, figure.energy[colour] - 1)


def hurt(table: Table[Hara], champion: Champion, damage: int) -> None:
    """Take damage from the Champion's Health, unless it is in the Dojo; at 0 it is defeated."""
    figure = table.state.champions[champion]
    if figure.space is Space.DOJO:
        because = "{champion} is in the Dojo"
        table.trace.rejected("dojo.shelter", "no damage for {champion}", because=because, champion=champion)
        return
    if figure.defeated:
        because = "{champion} is defeated already"
        table.trace.rejected("health.damage", "no damage for {champion}", because=because, champion=champion)
        return
    _require_health(table, champion)
    figure.health = max(0, figure.health - damage)
    text = "{champion}: {damage} damage, {health} Health left"
    table.trace.applied("health.damage", text, champion=champion, damage=damage, health=figure.health)
    fall_at_zero(table, champion)


def fall_at_zero(table: Table[Hara], champion: Champion) -> None:
    """Without Health a Champion is defeated."""
    figure = table.state.champions[champion]
    if figure.health == 0:
        figure.defeated = True
        table.trace.applied("health.damage", "{champion} is defeated", champion=champion)


def change_health(table: Table[Hara], champion: Champion, number: int) -> None:
    """Health gained, or lost below 0; a loss is no damage, so the Dojo does not keep it off."""
    figure = table.state.champions[champion]
    if number < 0:
        _require_health(table, champion)
    figure.health = max(0, figure.health + number)
    if number < 0:
        fall_at_zero(table, champion)


def _require_health(table: Table[Hara], champion: Champion) -> None:
    """What takes Health away needs to know how much there is."""
    figure = table.state.champions[champion]
    if figure.health == 0 and not figure.defeated:
        raise InputError(f"the Health of {champion} is not stated.", todo="State it.")
