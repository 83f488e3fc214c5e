"""What the icons of a card do on the islands, the tokens they give, and the Torii that are built."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal
from ruleproof.games.night_parade.names import TOKEN_ICONS, Amount, Clan, Element, Icon, IslandName, Piece
from ruleproof.games.night_parade.rules.flow import active_card, require_icon, use_icon
from ruleproof.games.night_parade.rules.scoring.ending import note_torii
from ruleproof.games.night_parade.rules.supply import gain, return_piece
from ruleproof.games.night_parade.rules.turn.resolving import go_on
from ruleproof.games.night_parade.state import Island, Meeple, NightTable, Turn

Way = tuple[Piece, IslandName, IslandName]
"""A piece, the island it leaves and the island it enters."""


# --- Place ----------------------------------------------------------------------------------------------------------


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
    card = active_card(table, turn)
    return turn.parade if card is None or turn.on_space else card.element


def islands_to_place_on(table: NightTable, clan: Clan) -> list[IslandName]:
    turn = require_icon(table, clan, Icon.PLACE)
    return [island.name for island in table.state.islands if not why_not_place(table, turn, island.name)]


# --- Move -----------------------------------------------------------------------------------------------------------


def move(
    table: NightTable, clan: Clan, origin: IslandName, target: IslandName, piece: Piece = Piece.MEEPLE
) -> Act[None]:
    turn = require_icon(table, clan, Icon.MOVE)
    if refusal := why_not_move(table, clan, origin, target, piece):
        raise refusal
    shift(table, clan, piece, origin, target)
    table.trace.applied(
        "icon.move",
        "{clan} moves {piece} from {origin} to {target}",
        clan=clan,
        piece=piece,
        origin=origin,
        target=target,
    )
    if target in turn.placed_on:
        table.trace.applied("move.not-place", "the Meeple that enters {island} is moved, not placed", island=target)
    turn.moved_onto.append(target)
    use_icon(table, turn, Icon.MOVE)
    build_torii(table, clan, target)
    yield from go_on(table)


def why_not_move(table: NightTable, clan: Clan, origin: IslandName, target: IslandName, piece: Piece) -> Refusal | None:
    """The rule against moving this piece of the clan this way, if there is one."""
    table.state.island(target)
    if table.state.island(origin).find(clan, piece) is None:
        return Refusal("icon.move", "{clan} does not have {piece} on {island}", clan=clan, piece=piece, island=origin)
    if target not in table.state.island(origin).next_to:
        return Refusal("icon.move", "{target} is not next to {origin}", target=target, origin=origin)
    return None


def shift(table: NightTable, clan: Clan, piece: Piece, origin: IslandName, target: IslandName) -> None:
    """Take a piece from one island to another; what is hidden stays hidden."""
    meeple = table.state.island(origin).find(clan, piece)
    assert meeple is not None
    table.state.island(origin).meeples.remove(meeple)
    table.state.island(target).meeples.append(meeple)
    if piece.hidden:
        table.trace.applied("hidden.moves", "{piece} of {clan} stays hidden", piece=piece, clan=clan)
    if piece.champion:
        table.trace.applied("champion.like-meeple", "the Champion of {clan} moves like any Meeple", clan=clan)


def islands_to_move_to(
    table: NightTable, clan: Clan, origin: IslandName, piece: Piece = Piece.MEEPLE
) -> list[IslandName]:
    require_icon(table, clan, Icon.MOVE)
    return [one.name for one in table.state.islands if not why_not_move(table, clan, origin, one.name, piece)]


def ways_to_move(table: NightTable, clan: Clan) -> list[Way]:
    """Every move a piece of the clan could make."""
    return [
        (piece, island.name, target)
        for island in table.state.islands
        for piece in island.pieces_of(clan)
        for target in island.next_to
    ]


def move_several(table: NightTable, clan: Clan, count: int, origin: IslandName, target: IslandName) -> Act[None]:
    """Use as many Move icons in a row as Meeples go the same way, one after the other."""
    turn = require_icon(table, clan, Icon.MOVE)
    if turn.icons[:count] != [Icon.MOVE] * count:
        raise Refusal("icon.move", "the card does not show {icon} {count} times here", icon=Icon.MOVE, count=count)
    for _ in range(count):
        yield from move(table, clan, origin, target, any_piece(table, clan, origin))


def any_piece(table: NightTable, clan: Clan, name: IslandName) -> Piece:
    """A piece of the clan on the island, a standing Meeple if there is one."""
    return next(iter(table.state.island(name).pieces_of(clan)), Piece.MEEPLE)


def move_labelled(table: NightTable, clan: Clan, label: str, target: IslandName) -> Act[None]:
    piece, origin = take_up(table, clan, label)
    yield from move(table, clan, origin, target, piece)


def take_up(table: NightTable, clan: Clan, label: str) -> tuple[Piece, IslandName]:
    """The Meeple that the scenario calls so, put before all others alike: of these the first is the one used."""
    for island in table.state.islands:
        for meeple in island.meeples:
            if meeple.clan is clan and meeple.label == label:
                island.meeples.remove(meeple)
                island.meeples.insert(0, meeple)
                return meeple.piece, island.name
    raise InputError(f"{clan} has no Meeple {label!r} on the islands.", todo="Put it there first.")


# --- tokens ---------------------------------------------------------------------------------------------------------


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


# --- Torii ----------------------------------------------------------------------------------------------------------


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
    if not has_room(island, clan):
        table.trace.rejected(
            "torii.build", "no Torii on {island}", because="it holds no further Torii of {clan}", island=name, clan=clan
        )
        return
    first = is_first_builder(table, clan, name)
    table.trace.applied("torii.number", "{island} needs {number} Meeples", island=name, number=name.number)
    for meeple in [one for one in island.meeples if one.clan is clan]:
        trace_counted(table, meeple)
        return_piece(table, island, meeple)
    island.torii.append(clan)
    table.trace.applied(
        "torii.build",
        "{clan} takes back {count} Meeples and builds a Torii on {island}",
        clan=clan,
        count=count,
        island=name,
    )
    if clan is table.state.king:
        table.trace.applied("king.torii", "the King builds on {island}", island=name)
    if not first:
        table.trace.rejected("torii.bonus", "{clan} gets no bonus", because="it is not the first to build", clan=clan)
    elif bonus := [amount for amount in island.bonus if gain(table, clan, amount)]:
        table.trace.applied("torii.bonus", "{clan} gets {bonus} as first builder", clan=clan, bonus=bonus)
    note_torii(table, clan)


def has_room(island: Island, clan: Clan) -> bool:
    """Whether the island can still hold a Torii of the clan."""
    return clan not in island.torii and len(island.torii) != island.torii_limit


def build_waiting_torii(table: NightTable, clan: Clan) -> None:
    """Build what other players' turns have completed."""
    for island in table.state.islands:
        if island.meeples_of(clan) >= island.name.number and has_room(island, clan):
            build_torii(table, clan, island.name)


def trace_counted(table: NightTable, meeple: Meeple) -> None:
    if meeple.champion:
        table.trace.applied("champion.one-meeple", "the Champion of {clan} counts as one Meeple", clan=meeple.clan)
    if meeple.hidden:
        table.trace.applied("hidden.counts", "a hidden Meeple of {clan} counts", clan=meeple.clan)


def is_first_builder(table: NightTable, clan: Clan, name: IslandName) -> bool:
    if table.readings["C33"] == "b":
        return all(clan not in island.torii for island in table.state.islands)
    return not table.state.island(name).torii
