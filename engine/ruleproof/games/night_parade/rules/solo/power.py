"""How powerful you are if you have beaten the King."""

from __future__ import annotations

from ruleproof.core import Refusal
from ruleproof.games.night_parade.names import Power
from ruleproof.games.night_parade.rules.flow import require_king
from ruleproof.games.night_parade.rules.scoring.total import score, winners
from ruleproof.games.night_parade.rules.solo.sides import human_of
from ruleproof.games.night_parade.state import NightTable

POWERS = {Power.KAMI: 17, Power.KAIJU: 14, Power.BAKEMONO: 11, Power.ONI: 8, Power.MORTAL: 1}
"""The least points of each power level, from the highest."""


def power_level(table: NightTable) -> Power | None:
    """Who you are by your score, if you have won."""
    require_king(table, "solo.power")
    human = human_of(table)
    if winners(table) != [human]:
        raise Refusal("solo.power", "{human} has not beaten the King", human=human)
    points = score(table, human)
    power = next((level for level, least in POWERS.items() if points >= least), None)
    table.trace.applied("solo.power", "{points} points: {power}", points=points, power=power)
    return power
