"""Energy of the Phantom: what a discarded card gives, and the gauge that Gold Energy goes to."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.champions_of_hara.names import CardKind, Energy
from ruleproof.games.champions_of_hara.state import GAUGE, Card, Hara, Threshold


def phantom_gains(table: Table[Hara], energy: Energy) -> None:
    """One Energy; what does not fit on its gauge is lost."""
    phantom = table.state.phantom
    colour = gold_gauge(table) if energy is Energy.GOLD else energy
    before = phantom.energy.get(colour, 0)
    reached = min(GAUGE, before + 1)
    phantom.set_energy(colour, reached)
    if reached > before and Threshold(colour=colour, value=reached) in table.state.player_turn.thresholds:
        because = "it gains none by reaching a threshold"
        table.trace.rejected("phantom.no-levels", "no card for the Phantom", because=because)


def gold_gauge(table: Table[Hara]) -> Energy:
    """The lowest gauge, the leftmost of several."""
    state = table.state
    values = [state.phantom.energy.get(colour, 0) for colour in state.gauges]
    lowest = [colour for colour, value in zip(state.gauges, values, strict=True) if value == min(values)]
    if len(lowest) > 1:
        text = "of {tied} the leftmost gauge is {colour}"
        table.trace.applied("phantom.gold-tie", text, tied=lowest, colour=lowest[0])
    table.trace.applied("phantom.gold", "the Gold Energy goes to the {colour} gauge", colour=lowest[0])
    return lowest[0]


def energy_of(table: Table[Hara], card: Card) -> list[Energy]:
    """What the Phantom gains for discarding this card, in order."""
    values = {"card": card.name, "energy": card.reward}
    match card.kind:
        case CardKind.RIFT:
            values["energy"] = [*card.reward, *card.success]
            text = "{card} gives its reward and its success: {energy}"
            table.trace.applied("phantom.energy-rift", text, **values)
            return [*card.reward, *card.success]
        case CardKind.EVENT:
            if table.readings["C1"] == "b":
                because = "an Event gives the Phantom no Energy"
                table.trace.rejected("phantom.energy-event", "no Energy for {card}", because=because, card=card.name)
                return []
            table.trace.applied("phantom.energy-event", "{card} gives its reward: {energy}", **values)
            return card.reward
        case CardKind.MONSTER | CardKind.ALLY:
            table.trace.applied("phantom.energy-monster", "{card} gives from top to bottom: {energy}", **values)
            return card.reward
        case _:
            because = "it is no Monster, Event or Rift"
            table.trace.rejected("phantom.green-blue", "no Energy for {card}", because=because, card=card.name)
            return []
