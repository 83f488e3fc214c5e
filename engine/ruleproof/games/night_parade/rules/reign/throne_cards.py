"""The abilities of the nine Throne Cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ruleproof.core import Act, InputError, Refusal, Worded, choose
from ruleproof.games.night_parade.names import Amount, CardName, Clan, IslandName, Piece, Token
from ruleproof.games.night_parade.rules.hide import lay_down
from ruleproof.games.night_parade.rules.icons import build_torii, shift
from ruleproof.games.night_parade.rules.reign.others import (
    clockwise_after,
    others_hide,
    others_move,
    others_take_a_spirit,
)
from ruleproof.games.night_parade.rules.reign.usable import card_rule, islands_for, require_one_island, use_throne_card
from ruleproof.games.night_parade.rules.spirit_dimension import offered, put_back, refill
from ruleproof.games.night_parade.rules.supply import gain, return_piece
from ruleproof.games.night_parade.rules.turn.resolving import go_on
from ruleproof.games.night_parade.state import NightTable

GIVES = {
    3: Amount(2, Token.SPIRIT),
    5: Amount(2, Token.TALISMAN),
    8: Amount(2, Token.EXILE),
    9: Amount(2, Token.INVOKE),
}


# --- tokens: cards 3, 5, 8 and 9 ------------------------------------------------------------------------------------


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


# --- pieces: cards 1, 2, 4 and 7 ------------------------------------------------------------------------------------


def reign_on(table: NightTable, clan: Clan, card: int, name: IslandName) -> Act[None]:
    """A Throne Card that works on one island: 1 or 7."""
    require_one_island(card)
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
    require_moving(card)
    here = table.state.island(origin).meeples_of(clan)
    if count != here:
        use_throne_card(table, clan, card)
        raise Refusal(
            card_rule(2), "{clan} has {count} Meeples on {island}, and all go", clan=clan, count=here, island=origin
        )
    yield from reign_from(table, clan, card, origin, target)


def require_moving(card: int) -> None:
    if card != 2:
        raise InputError(f"Throne Card {card} moves nothing.", todo="Only Throne Card 2 moves all Meeples.")


def reign_from(table: NightTable, clan: Clan, card: int, origin: IslandName, target: IslandName) -> Act[None]:
    """Throne Card 2: all Meeples of the clan go from one island to the next."""
    require_moving(card)
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


# --- cards: card 6 --------------------------------------------------------------------------------------------------


def reign_discarding(table: NightTable, clan: Clan, card: int, names: Sequence[CardName]) -> Act[None]:
    """Throne Card 6: cards of the Spirit Dimension go under their decks and are replaced."""
    if card != 6:
        raise InputError(f"Throne Card {card} discards no card.", todo="Only Throne Card 6 does.")
    if len(set(names)) != len(names):
        raise InputError("a card is named twice.", todo="Name each card once.")
    use_throne_card(table, clan, card)
    cards = [offered(table, name, card_rule(6)) for name in names]
    if without_level := [one.name for one in cards if one.level is None]:
        raise InputError(f"{without_level[0]} has no level.", todo="Write it in the column level.")
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
