"""What the icons of a card do on the islands, the tokens they give, and the Torii they lead to."""

from __future__ import annotations

from ruleproof.core import Act, Refusal
from ruleproof.games.night_parade.state import (
    TOKEN_ICONS,
    Amount,
    Clan,
    Element,
    Icon,
    IslandName,
    Meeple,
    NightTable,
    Turn,
)
from ruleproof.games.night_parade.turn import go_on, require_icon, use_icon

# --- Place --------------------------------------------------------------------------------------------------------


def place(table: NightTable, clan: Clan, name: IslandName) -> Act[None]:
    turn = require_icon(table, clan, Icon.PLACE)
    if refusal := why_not_place(table, turn, name):
        raise refusal
    player, island = table.state.player(clan), table.state.island(name)
    player.supply -= 1
    island.meeples.append(Meeple(clan=clan))
    table.trace.applied("icon.place", "{clan} places a Meeple on {island}", clan=clan, island=name)
    if name.element is not turn.parade:
        table.trace.applied(
            "place.own-element",
            "the card is of {element}, its Parade of {parade}",
            element=name.element,
            parade=turn.parade,
        )
    if name in turn.moved_onto:
        table.trace.applied("move.not-place", "moving onto {island} was no placement", island=name)
    turn.placed_on.append(name)
    use_icon(table, turn, Icon.PLACE)
    build_torii(table, clan, name)
    yield from go_on(table)


def why_not_place(table: NightTable, turn: Turn, name: IslandName) -> Refusal | None:
    """The rule against placing a Meeple on this island now, if there is one."""
    table.state.island(name)
    element = place_element(table, turn)
    if element is not turn.parade and name.element is turn.parade:
        return Refusal(
            "place.own-element", "the card is of {element}, not of {other}", element=element, other=name.element
        )
    if name.element is not element:
        return Refusal(
            "icon.place", "the card places on {element}, not on {other}", element=element, other=name.element
        )
    if name in turn.placed_on:
        return Refusal("place.once", "a Meeple was already placed on {island} this turn", island=name)
    if not table.state.player(turn.clan).supply:
        return Refusal("icon.place", "{clan} has no Meeple in the supply", clan=turn.clan)
    return None


def place_element(table: NightTable, turn: Turn) -> Element | None:
    """The element of the card; a space of the Challenge Board has none of its own and takes the active Parade's."""
    if turn.card is None or turn.on_space:
        return turn.parade
    return table.state.player(turn.clan).card(turn.card).element


def islands_to_place_on(table: NightTable, clan: Clan) -> list[IslandName]:
    turn = require_icon(table, clan, Icon.PLACE)
    return [island.name for island in table.state.islands if not why_not_place(table, turn, island.name)]


# --- Move ---------------------------------------------------------------------------------------------------------


def move(table: NightTable, clan: Clan, origin: IslandName, target: IslandName) -> Act[None]:
    turn = require_icon(table, clan, Icon.MOVE)
    if refusal := why_not_move(table, clan, origin, target):
        raise refusal
    table.state.island(origin).meeples.remove(Meeple(clan=clan))
    table.state.island(target).meeples.append(Meeple(clan=clan))
    table.trace.applied(
        "icon.move", "{clan} moves a Meeple from {origin} to {target}", clan=clan, origin=origin, target=target
    )
    if target in turn.placed_on:
        table.trace.applied("move.not-place", "the Meeple that enters {island} is moved, not placed", island=target)
    turn.moved_onto.append(target)
    use_icon(table, turn, Icon.MOVE)
    build_torii(table, clan, target)
    yield from go_on(table)


def why_not_move(table: NightTable, clan: Clan, origin: IslandName, target: IslandName) -> Refusal | None:
    """The rule against moving one of the clan's Meeples this way, if there is one."""
    table.state.island(target)
    if not table.state.island(origin).meeples_of(clan):
        return Refusal("icon.move", "{clan} has no Meeple on {island}", clan=clan, island=origin)
    if target not in table.state.island(origin).next_to:
        return Refusal("icon.move", "{target} is not next to {origin}", target=target, origin=origin)
    return None


def islands_to_move_to(table: NightTable, clan: Clan, origin: IslandName) -> list[IslandName]:
    require_icon(table, clan, Icon.MOVE)
    return [one.name for one in table.state.islands if not why_not_move(table, clan, origin, one.name)]


# --- tokens -------------------------------------------------------------------------------------------------------


def take(table: NightTable, clan: Clan, amount: Amount) -> Act[None]:
    """Use as many token icons in a row as the tokens taken."""
    icon = TOKEN_ICONS[amount.token]
    turn = require_icon(table, clan, icon)
    if turn.icons[: amount.count] != [icon] * amount.count and turn.kept.count(icon) < amount.count:
        raise Refusal("icon.token", "the card does not show {icon} {count} times here", icon=icon, count=amount.count)
    for _ in range(amount.count):
        use_icon(table, turn, icon)
    gain(table, clan, amount)
    table.trace.applied("icon.token", "{clan} takes {amount}", clan=clan, amount=amount)
    yield from go_on(table)


def gain(table: NightTable, clan: Clan, amount: Amount) -> None:
    table.state.player(clan).tokens[amount.token] += amount.count


# --- Torii --------------------------------------------------------------------------------------------------------


def build_torii(table: NightTable, clan: Clan, name: IslandName) -> None:
    """Build at once where the clan now has enough Meeples."""
    island = table.state.island(name)
    count = island.meeples_of(clan)
    if count < name.number:
        table.trace.rejected(
            "torii.number",
            "no Torii on {island}",
            because="{count} of {number} Meeples are there",
            island=name,
            count=count,
            number=name.number,
        )
        return
    if clan in island.torii or len(island.torii) == island.torii_limit:
        table.trace.rejected(
            "torii.build", "no Torii on {island}", because="it holds no further Torii of {clan}", island=name, clan=clan
        )
        return
    first = is_first_builder(table, clan, name)
    island.meeples = [meeple for meeple in island.meeples if meeple.clan is not clan]
    table.state.player(clan).supply += count
    island.torii.append(clan)
    table.trace.applied("torii.number", "{island} needs {number} Meeples", island=name, number=name.number)
    table.trace.applied(
        "torii.build",
        "{clan} takes back {count} Meeples and builds a Torii on {island}",
        clan=clan,
        count=count,
        island=name,
    )
    if not first:
        table.trace.rejected("torii.bonus", "{clan} gets no bonus", because="it is not the first to build", clan=clan)
    elif island.bonus:
        for amount in island.bonus:
            gain(table, clan, amount)
        table.trace.applied("torii.bonus", "{clan} gets {bonus} as first builder", clan=clan, bonus=island.bonus)


def is_first_builder(table: NightTable, clan: Clan, name: IslandName) -> bool:
    if table.readings["C33"] == "b":
        return all(clan not in island.torii for island in table.state.islands)
    return not table.state.island(name).torii
