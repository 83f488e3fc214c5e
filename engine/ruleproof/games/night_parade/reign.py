"""Reign: the abilities of the nine Throne Cards, and what the other players get from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ruleproof.core import Act, InputError, Refusal, Worded, choose
from ruleproof.games.night_parade.flow import go_on, require_icon, use_icon
from ruleproof.games.night_parade.hide import lay_down
from ruleproof.games.night_parade.icons import shift, ways_to_move
from ruleproof.games.night_parade.king import way_to_move
from ruleproof.games.night_parade.spirit_dimension import offered, put_back, refill
from ruleproof.games.night_parade.state import (
    Amount,
    CardName,
    Clan,
    Icon,
    Island,
    IslandName,
    NightTable,
    Piece,
    Token,
    Turn,
)
from ruleproof.games.night_parade.torii import build_torii, gain, return_piece

COST_A_TALISMAN = (1, 2, 8)
GIVES = {
    3: Amount(2, Token.SPIRIT),
    5: Amount(2, Token.TALISMAN),
    8: Amount(2, Token.EXILE),
    9: Amount(2, Token.INVOKE),
}
FOR_OTHERS = (3, 5, 7, 9)
"""The Throne Cards from which the other players benefit too."""


def card_rule(card: int) -> str:
    return f"reign.card-{card}"


# --- which ability ------------------------------------------------------------------------------------------------


def abilities(table: NightTable, clan: Clan) -> list[int]:
    """The Throne Cards the clan may use now: that on the Throne and its own rescued one, if it can pay."""
    require_icon(table, clan, Icon.REIGN)
    within_reach = [*table.state.throne_pile[:1], *table.state.player(clan).rescued]
    return [card for card in within_reach if not why_not_reign(table, clan, card) and can_use_card(table, clan, card)]


def why_not_reign(table: NightTable, clan: Clan, card: int) -> Refusal | None:
    """The rule against using this Throne Card, if there is one."""
    player = table.state.player(clan)
    if card not in (*table.state.throne_pile[:1], *player.rescued):
        for other, theirs in table.state.players.items():
            if card in theirs.rescued:
                return Refusal("reign.own-only", "Throne Card {card} belongs to {other}", card=card, other=other)
        return Refusal("reign.effect", "Throne Card {card} is not on the Throne", card=card)
    if card in COST_A_TALISMAN and not player.tokens[Token.TALISMAN]:
        return Refusal(card_rule(card), "{clan} has no Talisman", clan=clan)
    return None


def use_throne_card(table: NightTable, clan: Clan, card: int) -> Turn:
    """Spend the Reign icon, and a Talisman where the card costs one."""
    turn = require_icon(table, clan, Icon.REIGN)
    if refusal := why_not_reign(table, clan, card):
        raise refusal
    use_icon(table, turn, Icon.REIGN)
    if card in table.state.throne_pile[:1]:
        table.trace.applied("reign.effect", "{clan} uses Throne Card {card} on the Throne", clan=clan, card=card)
    else:
        table.trace.applied("reign.rescued", "{clan} uses the rescued Throne Card {card}", clan=clan, card=card)
    if card in COST_A_TALISMAN:
        paid = Amount(1, Token.TALISMAN)
        table.state.player(clan).tokens[Token.TALISMAN] -= 1
        table.trace.applied(card_rule(card), "{clan} discards {paid}", clan=clan, paid=paid)
    return turn


def can_use_card(table: NightTable, clan: Clan, card: int) -> bool:
    """Whether there is something on the islands that the card can be used on."""
    if card in (1, 7):
        return bool(islands_for(table, clan, card))
    if card == 2:
        return bool(ways_to_move(table, clan))
    if card == 4:
        return any(
            one.meeples_of(clan) and any(theirs is not clan for theirs in owners(other))
            for one in table.state.islands
            for other in table.state.islands
            if other is not one
        )
    return True


def owners(island: Island) -> list[Clan]:
    return [meeple.clan for meeple in island.meeples]


# --- tokens: cards 3, 5, 8 and 9 ----------------------------------------------------------------------------------


def reign(table: NightTable, clan: Clan, card: int) -> Act[None]:
    """A Throne Card that gives tokens."""
    if card not in GIVES:
        raise InputError(f"Throne Card {card} asks for more.", todo="Say what it is used on.")
    use_throne_card(table, clan, card)
    amount = GIVES[card]
    if card == 9 and table.readings["C4"] == "b":
        amount = Amount(2, Token.SPIRIT)
    gain(table, clan, amount)
    table.trace.applied(card_rule(card), "{clan} takes {amount}", clan=clan, amount=amount)
    if card == 5:
        yield from others_move(table, clan)
    elif card != 8:
        yield from others_take_a_spirit(table, clan, card)
    yield from go_on(table)


# --- pieces: cards 1, 2, 4 and 7 ----------------------------------------------------------------------------------


def reign_on(table: NightTable, clan: Clan, card: int, name: IslandName) -> Act[None]:
    """A Throne Card that works on one island: 1 or 7."""
    if card not in (1, 7):
        raise InputError(f"Throne Card {card} does not work on one island.", todo="Say what it is used on.")
    table.state.island(name)
    use_throne_card(table, clan, card)
    if name not in islands_for(table, clan, card):
        raise Refusal(card_rule(card), "it cannot be used on {island}", island=name)
    if card == 1:
        yield from return_one_of_each(table, clan, name)
    else:
        hide_all(table, clan, name)
        yield from others_hide(table, clan)
    yield from go_on(table)


def islands_to_reign_on(table: NightTable, clan: Clan, card: int) -> list[IslandName]:
    """Where Throne Card 1 or 7 can be used now."""
    require_icon(table, clan, Icon.REIGN)
    if refusal := why_not_reign(table, clan, card):
        raise refusal
    return islands_for(table, clan, card)


def islands_for(table: NightTable, clan: Clan, card: int) -> list[IslandName]:
    """Where the clan stands, for card 1 beside an enemy."""
    return [
        island.name
        for island in table.state.islands
        if island.meeples_of(clan) and (card == 7 or island.meeples_of(clan) < len(island.meeples))
    ]


@dataclass(frozen=True)
class PieceOf(Worded):
    """A piece to be returned."""

    piece: Piece
    enemy: Clan
    template = "{piece} of {enemy}"


def return_one_of_each(table: NightTable, clan: Clan, name: IslandName) -> Act[None]:
    island = table.state.island(name)
    for enemy in clockwise_after(table, clan):
        if not (pieces := [PieceOf(piece, enemy) for piece in island.pieces_of(enemy)]):
            continue
        chosen = yield from choose(clan, "the piece to return", pieces, rule=card_rule(1))
        meeple = island.find(enemy, chosen.piece)
        assert meeple is not None
        return_piece(table, island, meeple)
        table.trace.applied(
            card_rule(1), "{piece} of {enemy} leaves {island}", piece=chosen.piece, enemy=enemy, island=name
        )


def reign_from_some(
    table: NightTable, clan: Clan, card: int, count: int, origin: IslandName, target: IslandName
) -> Act[None]:
    """Throne Card 2 with a number of Meeples, which must be all that are there."""
    here = table.state.island(origin).meeples_of(clan)
    if count != here:
        use_throne_card(table, clan, card)
        raise Refusal(
            card_rule(2), "{clan} has {count} Meeples on {island}, and all go", clan=clan, count=here, island=origin
        )
    yield from reign_from(table, clan, card, origin, target)


def reign_from(table: NightTable, clan: Clan, card: int, origin: IslandName, target: IslandName) -> Act[None]:
    """Throne Card 2: all Meeples of the clan go from one island to the next."""
    if card != 2:
        raise InputError(f"Throne Card {card} moves nothing.", todo="Only Throne Card 2 moves all Meeples.")
    leaving, _ = table.state.island(origin), table.state.island(target)
    turn = use_throne_card(table, clan, card)
    if not leaving.meeples_of(clan):
        raise Refusal(card_rule(2), "{clan} has no Meeple on {island}", clan=clan, island=origin)
    if target not in leaving.next_to:
        raise Refusal(card_rule(2), "{target} is not next to {origin}", target=target, origin=origin)
    count = leaving.meeples_of(clan)
    for piece in [one.piece for one in leaving.meeples if one.clan is clan]:
        shift(table, clan, piece, origin, target)
    table.trace.applied(
        card_rule(2),
        "{clan} moves all {count} Meeples from {origin} to {target}",
        clan=clan,
        count=count,
        origin=origin,
        target=target,
    )
    turn.moved_onto.append(target)
    build_torii(table, clan, target)
    yield from go_on(table)


@dataclass(frozen=True)
class Standing:
    """A piece and where it stands."""

    clan: Clan
    piece: Piece
    island: IslandName


def reign_swapping(table: NightTable, clan: Clan, card: int, own: Standing, other: Standing) -> Act[None]:
    """Throne Card 4: an own piece and an enemy piece trade places."""
    if card != 4:
        raise InputError(f"Throne Card {card} swaps nothing.", todo="Only Throne Card 4 swaps Meeples.")
    use_throne_card(table, clan, card)
    for one in (own, other):
        if table.state.island(one.island).find(one.clan, one.piece) is None:
            raise Refusal(
                card_rule(4),
                "{piece} of {clan} is not on {island}",
                piece=one.piece,
                clan=one.clan,
                island=one.island,
            )
    if other.clan is clan:
        raise Refusal(card_rule(4), "{clan} is no enemy", clan=clan)
    if own.island == other.island:
        raise Refusal(card_rule(4), "both stand on {island}", island=own.island)
    shift(table, own.clan, own.piece, own.island, other.island)
    shift(table, other.clan, other.piece, other.island, own.island)
    table.trace.applied(
        card_rule(4),
        "{clan} on {island} and {enemy} on {other} trade places",
        clan=clan,
        island=own.island,
        enemy=other.clan,
        other=other.island,
    )
    build_torii(table, clan, other.island)
    yield from go_on(table)


def hide_all(table: NightTable, clan: Clan, name: IslandName) -> None:
    for meeple in [one for one in table.state.island(name).meeples if one.clan is clan and not one.hidden]:
        lay_down(table, clan, meeple.piece, name)
    table.trace.applied(card_rule(7), "{clan} hides every Meeple on {island}", clan=clan, island=name)


# --- cards: card 6 ------------------------------------------------------------------------------------------------


def reign_discarding(table: NightTable, clan: Clan, card: int, names: Sequence[CardName]) -> Act[None]:
    """Throne Card 6: cards of the Spirit Dimension go under their decks and are replaced."""
    if card != 6:
        raise InputError(f"Throne Card {card} discards no card.", todo="Only Throne Card 6 does.")
    if len(set(names)) != len(names):
        raise InputError("a card is named twice.", todo="Name each card once.")
    cards = [offered(table, name) for name in names]
    if without_level := [one.name for one in cards if one.level is None]:
        raise InputError(f"{without_level[0]} has no level.", todo="Write it in the column level.")
    use_throne_card(table, clan, card)
    places = [table.state.spirit_dimension.index(one) for one in cards]
    for one in cards:
        table.state.spirit_dimension.remove(one)
        put_back(table, one)
        table.trace.applied(card_rule(6), "{card} goes to the bottom of its deck", card=one.name)
    for place, one in sorted(zip(places, cards, strict=True), key=lambda pair: pair[0]):
        revealed = refill(table, place, one.level)
        assert revealed is not None
        table.trace.applied(card_rule(6), "{card} is revealed", card=revealed.name)
    yield from go_on(table)


# --- the other players --------------------------------------------------------------------------------------------


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


def offer(table: NightTable, clan: Clan, benefits: Sequence[Benefit]) -> Act[Benefit]:
    """Let another player take a benefit or decline."""
    options: list[Benefit] = [*benefits, Decline(clan)]
    chosen = yield from choose(clan, "the benefit of the Throne Card", options, rule="reign.others")
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
        chosen = yield from offer(table, other, [Take(other, spirit)])
        if isinstance(chosen, Take):
            gain(table, other, spirit)
            table.trace.applied(card_rule(card), "{clan} takes {amount}", clan=other, amount=spirit)


def others_move(table: NightTable, clan: Clan) -> Act[None]:
    for other in clockwise_after(table, clan):
        if other is table.state.king:
            move_king(table, other)
            continue
        moves = [Move(other, piece, origin, target) for piece, origin, target in ways_to_move(table, other)]
        chosen = yield from offer(table, other, moves)
        if isinstance(chosen, Move):
            shift(table, other, chosen.piece, chosen.origin, chosen.target)
            table.trace.applied(card_rule(5), "{choice}", choice=chosen)


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
        chosen = yield from offer(table, other, pieces)
        if isinstance(chosen, Hide):
            lay_down(table, other, chosen.piece, chosen.island)
            table.trace.applied(card_rule(7), "{choice}", choice=chosen)
