"""The Enma Cards, with which the King reigns, and how he moves."""

from __future__ import annotations

from ruleproof.core import InputError
from ruleproof.games.night_parade.names import Amount, EnmaCard, IslandName, Piece, Token
from ruleproof.games.night_parade.rules.hide import lay_down
from ruleproof.games.night_parade.rules.icons import build_torii, shift
from ruleproof.games.night_parade.rules.solo.priorities import island_to_fight_on, piece_to_fight, way_to_move
from ruleproof.games.night_parade.rules.solo.sides import human_of, king_of
from ruleproof.games.night_parade.rules.supply import gain, return_piece
from ruleproof.games.night_parade.state import NightTable

Placed = tuple[Piece, IslandName]


def march(table: NightTable) -> IslandName | None:
    """Move one piece of the King; the island it enters."""
    way = way_to_move(table)
    if way is None:
        table.trace.rejected("king.move", "nothing moves", because="no island next to the King's can hold his Torii")
        return None
    king = king_of(table)
    piece, origin, target = way
    shift(table, king, piece, origin, target)
    table.state.current().moved_onto.append(target)
    build_torii(table, king, target)
    return target


def reign_as_king(table: NightTable, placed: Placed | None) -> None:
    """Do what the top Enma Card says and put it under the pile."""
    if not table.state.enma_pile:
        raise InputError("the King has no Enma Card.", todo="Say how the Enma pile lies.")
    card = table.state.enma_pile.pop(0)
    table.trace.applied("king.reign", "the King uses {card}", card=card)
    if card is EnmaCard.STRIKE:
        strike_after_move(table)
    elif card is EnmaCard.MARCH:
        table.trace.applied("enma.march", "the King moves twice")
        by_priorities(table)
        march(table)
        march(table)
    elif card is EnmaCard.TOKENS:
        for token in (Token.EXILE, Token.INVOKE):
            gain(table, king_of(table), Amount(1, token))
        table.trace.applied("enma.tokens", "the King takes one token of each")
    elif card is EnmaCard.AMBUSH:
        ambush(table, placed)
    else:
        put_top_under(table)
    table.state.enma_pile.append(card)


def put_top_under(table: NightTable) -> None:
    pile = table.state.throne_pile
    if not pile:
        table.trace.rejected("enma.throne", "no Throne Card moves", because="no Throne Card is left")
        return
    table.state.throne_pile = pile[1:] + pile[:1]
    table.trace.applied("enma.throne", "the top Throne Card goes under the pile")


def by_priorities(table: NightTable) -> None:
    table.trace.applied("king.enma-general", "the King chooses as with the icon")


def strike_after_move(table: NightTable) -> None:
    by_priorities(table)
    target = march(table)
    if target is None or not table.state.island(target).meeples_of(human_of(table)):
        table.trace.rejected("enma.strike", "nothing is removed", because="there is no enemy where he moved")
        return
    remove(table, target)
    table.trace.applied("enma.strike", "the King removes a Meeple from {island}", island=target)


def ambush(table: NightTable, placed: Placed | None) -> None:
    by_priorities(table)
    name, king = island_to_fight_on(table), king_of(table)
    if name is None:
        table.trace.rejected("enma.ambush", "nothing is removed", because="the two share no island")
        return
    remove(table, name)
    table.trace.applied("enma.ambush", "the King removes a Meeple from {island}", island=name)
    standing = [(piece, name) for piece in table.state.island(name).pieces_of(king) if not piece.hidden]
    hiding = placed if table.readings["C47"] == "b" else next(iter(standing), None)
    if hiding is not None and table.state.island(hiding[1]).find(king, hiding[0]):
        lay_down(table, king, *hiding)


def remove(table: NightTable, name: IslandName) -> None:
    """Send a piece of the player home, even a hidden one."""
    island = table.state.island(name)
    meeple = island.find(human_of(table), piece_to_fight(table, name))
    assert meeple is not None
    return_piece(table, island, meeple)
