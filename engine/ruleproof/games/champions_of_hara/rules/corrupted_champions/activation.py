"""What a Champion does when it activates, and how Ophion strikes back."""

from __future__ import annotations

from ruleproof.core import Act, Table
from ruleproof.games.champions_of_hara.names import Champion
from ruleproof.games.champions_of_hara.rules.against_ophion import figure, require_play
from ruleproof.games.champions_of_hara.rules.corrupted_champions.attacks import attack, hand, ophion_in_range, to_ophion
from ruleproof.games.champions_of_hara.rules.corrupted_champions.dash import dash_away, dash_toward
from ruleproof.games.champions_of_hara.rules.corrupted_champions.harm import harm
from ruleproof.games.champions_of_hara.rules.corrupted_turn.turn_cards import apply_card
from ruleproof.games.champions_of_hara.state import Hara

NORMAL_ATTACK = 1
NORMAL_REACH = 2


def activate(table: Table[Hara], champion: Champion, cards: list[int]) -> Act[None]:
    """Turn Order cards first, then action A or B; then Ophion strikes back."""
    require_play(table)
    table.trace.applied("champion.activation", "{champion} activates", champion=champion)
    for card in cards:
        apply_card(table, champion, card)
    if ophion_in_range(table, champion):
        table.trace.applied("champion.action-b", "Ophion is within the Attack range of {champion}", champion=champion)
        yield from attack(table, champion)
        if table.state.result is None:
            yield from dash_away(table, champion)
    else:
        because = "Ophion is not within the Attack range of {champion}"
        table.trace.rejected("champion.action-b", "no action B", because=because, champion=champion)
        yield from dash_toward(table, champion)
        if table.state.result is None and ophion_in_range(table, champion):
            table.trace.applied("champion.action-a", "Ophion is in range of {champion} now", champion=champion)
            yield from attack(table, champion)
    if table.state.result is None:
        strike_back(table, champion)
    if table.readings["C41"] == "b":
        hand(table, champion).meditation = False


def strike_back(table: Table[Hara], champion: Champion) -> None:
    """Ophion's normal attack."""
    if to_ophion(table, figure(table, champion).space) <= NORMAL_REACH:
        harm(table, champion, NORMAL_ATTACK, "champion.normal-attack")
    else:
        because = "{champion} is out of range"
        table.trace.rejected("champion.normal-attack", "no normal attack", because=because, champion=champion)
