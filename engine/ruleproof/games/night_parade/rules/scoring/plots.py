"""Hidden Plots, icon by icon."""

from __future__ import annotations

from collections.abc import Callable

from ruleproof.games.night_parade.names import Clan, Element, Icon, PlotIcon
from ruleproof.games.night_parade.rules.throne import island_of_champion
from ruleproof.games.night_parade.state import Island, NightTable

FIRE_VALUE = 4
YOKAI_SET = 2


def plot_points(table: NightTable, clan: Clan, icon: PlotIcon) -> int:
    """What one icon of a Hidden Plot is worth to the clan."""
    table.state.player(clan)
    if icon in ON_ISLANDS:
        rule, counts = ON_ISLANDS[icon]
        count, each = sum(counts(table, clan, island) for island in table.state.islands), 1
        points = count * (FIRE_VALUE if icon is PlotIcon.ON_FIRE else 1)
    elif icon in YOKAI:
        rule, each = "plot.yokai", YOKAI_SET
        count = yokai_of(table, clan, YOKAI[icon])
        points = count // each
    else:
        wanted, each = IN_SETS[icon]
        rule = "plot.threes" if each == 3 else "plot.twos"
        count = icons_of(table, clan, wanted)
        points = count // each
    table.trace.applied(
        rule, "{icon}: {clan} counts {count} and scores {points}", icon=icon, clan=clan, count=count, points=points
    )
    return points


def yokai_of(table: NightTable, clan: Clan, element: Element) -> int:
    return sum(card.element is element for row in table.state.player(clan).parades.values() for card in row)


def icons_of(table: NightTable, clan: Clan, icon: Icon) -> int:
    """How often an icon is printed on the cards of the clan's Parades."""
    return sum(card.icons.count(icon) for row in table.state.player(clan).parades.values() for card in row)


def next_to_own_torii(table: NightTable, clan: Clan, island: Island) -> bool:
    return any(clan in table.state.island(name).torii for name in island.next_to)


def torii(table: NightTable, clan: Clan, island: Island) -> bool:
    return clan in island.torii


def shared_torii(table: NightTable, clan: Clan, island: Island) -> bool:
    return clan in island.torii and len(island.torii) > 1


def lone_torii(table: NightTable, clan: Clan, island: Island) -> bool:
    return island.torii == [clan]


def torii_apart(table: NightTable, clan: Clan, island: Island) -> bool:
    return clan in island.torii and not next_to_own_torii(table, clan, island)


def torii_connected(table: NightTable, clan: Clan, island: Island) -> bool:
    return clan in island.torii and next_to_own_torii(table, clan, island)


def torii_on(element: Element) -> Callable[[NightTable, Clan, Island], bool]:
    return lambda table, clan, island: clan in island.torii and island.name.element is element


def torii_next_to_fire(table: NightTable, clan: Clan, island: Island) -> bool:
    return clan in island.torii and any(name.element is Element.FIRE for name in island.next_to)


def torii_next_to_champion(table: NightTable, clan: Clan, island: Island) -> bool:
    champion = island_of_champion(table, clan)
    return clan in island.torii and champion is not None and champion.name in island.next_to


def gathered(table: NightTable, clan: Clan, island: Island) -> bool:
    return clan not in island.torii and island.meeples_of(clan) >= 2


def guarded(table: NightTable, clan: Clan, island: Island) -> bool:
    return clan in island.torii and island.meeples_of(clan) >= 1


ON_ISLANDS: dict[PlotIcon, tuple[str, Callable[[NightTable, Clan, Island], bool]]] = {
    PlotIcon.TORII: ("plot.torii", torii),
    PlotIcon.SHARED: ("plot.shared", shared_torii),
    PlotIcon.ALONE: ("plot.alone", lone_torii),
    PlotIcon.APART: ("plot.apart", torii_apart),
    PlotIcon.CONNECTED: ("plot.connected", torii_connected),
    PlotIcon.ON_WATER: ("plot.element", torii_on(Element.WATER)),
    PlotIcon.ON_EARTH: ("plot.element", torii_on(Element.EARTH)),
    PlotIcon.ON_WOOD: ("plot.element", torii_on(Element.WOOD)),
    PlotIcon.NEXT_TO_FIRE: ("plot.next-to-fire", torii_next_to_fire),
    PlotIcon.ON_FIRE: ("plot.fire", torii_on(Element.FIRE)),
    PlotIcon.GATHERED: ("plot.gathered", gathered),
    PlotIcon.GUARDED: ("plot.guarded", guarded),
    PlotIcon.NEXT_TO_CHAMPION: ("plot.champion", torii_next_to_champion),
}
"""Icons that look at one island after another: their rule, and whether an island counts."""

YOKAI = {
    PlotIcon.WATER_YOKAI: Element.WATER,
    PlotIcon.EARTH_YOKAI: Element.EARTH,
    PlotIcon.WOOD_YOKAI: Element.WOOD,
}

IN_SETS = {
    PlotIcon.MOVES: (Icon.MOVE, 3),
    PlotIcon.SPIRITS: (Icon.SPIRIT, 3),
    PlotIcon.FIGHTS: (Icon.FIGHT, 3),
    PlotIcon.TALISMANS: (Icon.TALISMAN, 2),
    PlotIcon.CHANGES: (Icon.CHANGE, 2),
    PlotIcon.HIDES: (Icon.HIDE, 2),
    PlotIcon.EXILES: (Icon.EXILE, 2),
    PlotIcon.INVOKES: (Icon.INVOKE, 2),
    PlotIcon.REIGNS: (Icon.REIGN, 2),
}
"""Icons that count those of a player's cards: which, and how many make a set."""
