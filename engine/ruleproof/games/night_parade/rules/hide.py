"""Fight and Hide: enemy pieces leave the islands, and hidden ones have to be fought twice."""

from __future__ import annotations

from ruleproof.core import Act, Refusal
from ruleproof.games.night_parade.names import Clan, Icon, IslandName, Piece
from ruleproof.games.night_parade.rules.flow import require_icon, use_icon
from ruleproof.games.night_parade.rules.icons import Way, build_torii, shift, take_up, ways_to_move, why_not_move
from ruleproof.games.night_parade.rules.supply import return_piece
from ruleproof.games.night_parade.rules.turn.resolving import go_on
from ruleproof.games.night_parade.state import Meeple, NightTable

Target = tuple[Clan, Piece, IslandName]


# --- Fight ----------------------------------------------------------------------------------------------------------


def fight(table: NightTable, clan: Clan, enemy: Clan, piece: Piece, name: IslandName) -> Act[None]:
    """Fight a piece of an enemy on an island where the clan stands too."""
    turn = require_icon(table, clan, Icon.FIGHT)
    if refusal := why_not_fight(table, clan, enemy, piece, name):
        raise refusal
    use_icon(table, turn, Icon.FIGHT)
    table.trace.applied(
        "icon.fight", "{clan} fights {piece} of {enemy} on {island}", clan=clan, piece=piece, enemy=enemy, island=name
    )
    if all(own.champion for own in table.state.island(name).pieces_of(clan)):
        table.trace.applied("champion.like-meeple", "the Champion of {clan} fights like any Meeple", clan=clan)
    strike(table, enemy, piece, name)
    yield from go_on(table)


def fight_labelled(table: NightTable, clan: Clan, enemy: Clan, label: str) -> Act[None]:
    piece, island = take_up(table, enemy, label)
    yield from fight(table, clan, enemy, piece, island)


def why_not_fight(table: NightTable, clan: Clan, enemy: Clan, piece: Piece, name: IslandName) -> Refusal | None:
    """The rule against fighting this piece, if there is one."""
    table.state.player(enemy)
    island = table.state.island(name)
    if enemy is clan:
        return Refusal("icon.fight", "{clan} is no enemy", clan=clan)
    if not island.meeples_of(clan):
        return Refusal("icon.fight", "{clan} has no Meeple on {island}", clan=clan, island=name)
    if island.find(enemy, piece) is None:
        return Refusal("icon.fight", "{piece} of {enemy} is not on {island}", piece=piece, enemy=enemy, island=name)
    return None


def strike(table: NightTable, enemy: Clan, piece: Piece, name: IslandName) -> None:
    """Stand a hidden piece up; return any other to its owner's supply."""
    island = table.state.island(name)
    meeple = island.find(enemy, piece)
    assert meeple is not None
    if meeple.hidden:
        meeple.hidden = False
        table.trace.applied("hidden.twice", "{piece} of {enemy} stands up on {island}", **_named(enemy, piece, name))
        return
    return_piece(table, island, meeple)
    table.trace.applied("fight.return", "{piece} of {enemy} leaves {island}", **_named(enemy, piece, name))
    if piece.champion:
        table.trace.applied("champion.like-meeple", "the Champion of {clan} is fought like any Meeple", clan=enemy)


def _named(enemy: Clan, piece: Piece, name: IslandName) -> dict[str, object]:
    return {"enemy": enemy, "piece": piece, "island": name}


def targets_to_fight(table: NightTable, clan: Clan) -> list[Target]:
    require_icon(table, clan, Icon.FIGHT)
    return [
        (enemy, piece, island.name)
        for island in table.state.islands
        for enemy in table.state.players
        for piece in Piece
        if not why_not_fight(table, clan, enemy, piece, island.name)
    ]


# --- Hide -----------------------------------------------------------------------------------------------------------


def hide(table: NightTable, clan: Clan, piece: Piece, name: IslandName) -> Act[None]:
    """Lay a piece of the clan down."""
    turn = require_icon(table, clan, Icon.HIDE)
    if refusal := why_not_hide(table, clan, piece, name):
        raise refusal
    use_icon(table, turn, Icon.HIDE)
    if table.readings["C63"] == "a":
        lay_down(table, clan, piece, name)
        table.trace.applied("icon.hide", "{clan} hides {piece} on {island}", clan=clan, piece=piece, island=name)
    else:
        table.state.player(clan).supply -= 1
        table.state.island(name).meeples.append(Meeple(clan=clan, hidden=True))
        build_torii(table, clan, name)
    yield from go_on(table)


def hide_labelled(table: NightTable, clan: Clan, label: str) -> Act[None]:
    yield from hide(table, clan, *take_up(table, clan, label))


def lay_down(table: NightTable, clan: Clan, piece: Piece, name: IslandName) -> None:
    meeple = table.state.island(name).find(clan, piece)
    assert meeple is not None
    meeple.hidden = True
    if meeple.champion:
        table.trace.applied("champion.like-meeple", "the Champion of {clan} hides like any Meeple", clan=clan)


def why_not_hide(table: NightTable, clan: Clan, piece: Piece, name: IslandName) -> Refusal | None:
    """The rule against hiding this piece, if there is one."""
    if table.readings["C63"] == "b":
        table.state.island(name)
        if piece is Piece.MEEPLE and table.state.player(clan).supply:
            return None
        return Refusal("icon.hide", "{clan} has no Meeple in the supply", clan=clan)
    if piece.hidden or table.state.island(name).find(clan, piece) is None:
        return not_standing(clan, piece, name)
    return None


def not_standing(clan: Clan, piece: Piece, name: IslandName) -> Refusal:
    return Refusal("icon.hide", "{piece} of {clan} does not stand on {island}", piece=piece, clan=clan, island=name)


def pieces_to_hide(table: NightTable, clan: Clan) -> list[tuple[Piece, IslandName]]:
    require_icon(table, clan, Icon.HIDE)
    return [
        (piece, island.name)
        for island in table.state.islands
        for piece in Piece
        if not why_not_hide(table, clan, piece, island.name)
    ]


def move_hidden(table: NightTable, clan: Clan, piece: Piece, origin: IslandName, target: IslandName) -> Act[None]:
    """Use Hide to move a hidden piece instead."""
    turn = require_icon(table, clan, Icon.HIDE)
    if not piece.hidden:
        raise Refusal("hide.move", "{piece} is not hidden", piece=piece)
    if refusal := why_not_move(table, clan, origin, target, piece):
        raise Refusal("hide.move", refusal.text, **refusal.values)
    use_icon(table, turn, Icon.HIDE)
    shift(table, clan, piece, origin, target)
    table.trace.applied(
        "hide.move",
        "{clan} moves {piece} from {origin} to {target}",
        clan=clan,
        piece=piece,
        origin=origin,
        target=target,
    )
    turn.moved_onto.append(target)
    build_torii(table, clan, target)
    yield from go_on(table)


def ways_to_move_hidden(table: NightTable, clan: Clan) -> list[Way]:
    require_icon(table, clan, Icon.HIDE)
    return [way for way in ways_to_move(table, clan) if way[0].hidden]
