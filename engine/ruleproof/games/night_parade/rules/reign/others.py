"""What the other players get from a Throne Card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ruleproof.core import Act, Refusal, Worded, choose
from ruleproof.core.choice import WhyNot
from ruleproof.games.night_parade.names import Amount, Clan, IslandName, Piece, Token
from ruleproof.games.night_parade.rules.hide import lay_down, not_standing
from ruleproof.games.night_parade.rules.icons import shift, ways_to_move, why_not_move
from ruleproof.games.night_parade.rules.reign.usable import card_rule
from ruleproof.games.night_parade.rules.solo.priorities import way_to_move
from ruleproof.games.night_parade.rules.supply import gain
from ruleproof.games.night_parade.state import NightTable


@dataclass(frozen=True)
class Decline(Worded):
    clan: Clan
    template = "{clan} declines"


@dataclass(frozen=True)
class Take(Worded):
    clan: Clan
    amount: Amount
    template = "{clan} takes {amount}"


@dataclass(frozen=True)
class Move(Worded):
    clan: Clan
    piece: Piece
    origin: IslandName
    target: IslandName
    template = "{clan} moves {piece} from {origin} to {target}"


@dataclass(frozen=True)
class Hide(Worded):
    clan: Clan
    piece: Piece
    island: IslandName
    template = "{clan} hides {piece} on {island}"


Benefit = Decline | Take | Move | Hide


def benefit_is_open(table: NightTable) -> bool:
    """Whether another player's Throne Card has somebody choose just now."""
    return table.pending is not None and table.pending.rule == "reign.others"


def clockwise_after(table: NightTable, clan: Clan) -> list[Clan]:
    """The other players in the order of the table."""
    clans = list(table.state.players)
    place = clans.index(clan)
    return clans[place + 1 :] + clans[:place]


def offer(table: NightTable, clan: Clan, benefits: Sequence[Benefit], why_not: WhyNot) -> Act[Benefit]:
    """Let another player take a benefit or decline."""
    options: list[Benefit] = [*benefits, Decline(clan)]
    chosen = yield from choose(clan, "the benefit of the Throne Card", options, rule="reign.others", why_not=why_not)
    if len(options) > 1:
        table.trace.applied("reign.others", "the turn comes to {clan}: {choice}", clan=clan, choice=chosen)
    return chosen


def others_take_a_spirit(table: NightTable, clan: Clan, card: int) -> Act[None]:
    spirit = Amount(1, Token.SPIRIT)
    takers = clockwise_after(table, clan)
    if card == 9 and table.readings["C5"] == "b":
        takers = [*takers, clan]
    for other in takers:
        if other is table.state.king:
            gain(table, other, spirit)
            continue
        chosen = yield from offer(table, other, [Take(other, spirit)], lambda option: why_not_take(option, card))
        if isinstance(chosen, Take):
            gain(table, other, spirit)
            table.trace.applied(card_rule(card), "{clan} takes {amount}", clan=other, amount=spirit)


def why_not_take(option: object, card: int) -> Refusal | None:
    """The rule against taking something else than the card gives."""
    if not isinstance(option, Take):
        return None
    return Refusal(card_rule(card), "the card does not give {amount}", amount=option.amount)


def others_move(table: NightTable, clan: Clan) -> Act[None]:
    for other in clockwise_after(table, clan):
        if other is table.state.king:
            move_king(table, other)
            continue
        moves = [Move(other, piece, origin, target) for piece, origin, target in ways_to_move(table, other)]
        chosen = yield from offer(table, other, moves, lambda option: why_not_benefit_move(table, option))
        if isinstance(chosen, Move):
            shift(table, other, chosen.piece, chosen.origin, chosen.target)
            table.trace.applied(card_rule(5), "{choice}", choice=chosen)


def why_not_benefit_move(table: NightTable, option: object) -> Refusal | None:
    """The rule against a move that is not offered."""
    if not isinstance(option, Move):
        return None
    return why_not_move(table, option.clan, option.origin, option.target, option.piece)


def move_king(table: NightTable, king: Clan) -> None:
    """King Enma uses a move that your Throne Card gives him as he would his own."""
    if way := way_to_move(table):
        shift(table, king, *way)
        table.trace.applied(card_rule(5), "{choice}", choice=Move(king, *way))


def others_hide(table: NightTable, clan: Clan) -> Act[None]:
    for other in clockwise_after(table, clan):
        if other is table.state.king:
            table.trace.rejected("king.hide", "the King hides nothing", because="he has just placed nothing")
            continue
        pieces = [
            Hide(other, piece, island.name)
            for island in table.state.islands
            for piece in island.pieces_of(other)
            if not piece.hidden
        ]
        chosen = yield from offer(table, other, pieces, why_not_benefit_hide)
        if isinstance(chosen, Hide):
            lay_down(table, other, chosen.piece, chosen.island)
            table.trace.applied(card_rule(7), "{choice}", choice=chosen)


def why_not_benefit_hide(option: object) -> Refusal | None:
    """The rule against hiding a piece that is not offered: it does not stand there."""
    if not isinstance(option, Hide):
        return None
    return not_standing(option.clan, option.piece, option.island)
