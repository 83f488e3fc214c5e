"""How King Enma spends his Exile and Invoke tokens."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.games.night_parade.names import Clan, Element, Icon, Token
from ruleproof.games.night_parade.rules.exile import exile, why_not_exile
from ruleproof.games.night_parade.rules.invoke import call, cards_to_invoke
from ruleproof.games.night_parade.rules.solo.priorities import longest, narrow, topmost_longest
from ruleproof.games.night_parade.rules.solo.sides import human_of, king_of
from ruleproof.games.night_parade.state import Card, NightTable, Player


def exile_cards(table: NightTable) -> None:
    """Turn down cards of your longest Parade, the highest level first, while the tokens last."""
    king = king_of(table)
    owner = human_of(table) if table.readings["C44"] == "a" else king
    player = table.state.player(owner)
    rule = "king.exile"
    if not any(can_exile(table, owner, card) for parade in longest(table, player) for card in player.parades[parade]):
        return
    parade = topmost_longest(table, player, rule)
    while cards := [card for card in player.parades[parade] if can_exile(table, owner, card)]:
        level = max(one.level or 0 for one in cards)
        tied = narrow(table, rule, cards, [one for one in cards if one.level == level], "of a lower level than {best}")
        card = narrow(table, rule, tied, tied[:1], "further right than {best}")[0]
        table.trace.applied(
            "king.exile", "the King chooses {card} of the {parade} Parade", card=card.name, parade=parade
        )
        if owner is king:
            table.state.player(king).tokens[Token.EXILE] -= card.level or 0
            card.exiled = True
        else:
            exile(table, king, owner, card.name)


def can_exile(table: NightTable, owner: Clan, card: Card) -> bool:
    king = king_of(table)
    stand_in = human_of(table) if owner is king else owner
    return why_not_exile(table, king, stand_in, card) is None


def invoke_cards(table: NightTable) -> None:
    """Call Shikigami, those with most Move icons first, while the tokens last."""
    king = king_of(table)
    player = table.state.player(king)
    while names := cards_to_invoke(table, king):
        cards = [card for card in table.state.spirit_dimension if card.name in names]
        card = card_to_invoke(table, cards)
        table.trace.applied("king.invoke", "the King chooses {card}", card=card.name)
        call(table, king, card.name)
        parade = end_for(table, player, card)
        player.parade_shikigami[parade].append(card)
        table.trace.applied(
            "king.shikigami", "{card} lies at the end of the {parade} Parade", card=card.name, parade=parade
        )


def card_to_invoke(table: NightTable, cards: Sequence[Card]) -> Card:
    """Most Move icons, then the highest level, then the uppermost."""
    rule, moves = "king.invoke", max(card.icons.count(Icon.MOVE) for card in cards)
    wanted = [card for card in cards if card.icons.count(Icon.MOVE) == moves]
    cards = narrow(table, rule, cards, wanted, "fewer Move icons than {best}")
    level = max(card.level or 0 for card in cards)
    cards = narrow(table, rule, cards, [one for one in cards if one.level == level], "of a lower level than {best}")
    return narrow(table, rule, cards, cards[:1], "further down than {best}")[0]


def end_for(table: NightTable, player: Player, card: Card) -> Element:
    """The Parade of its element, or the longest for a card with Change."""
    if Icon.CHANGE in card.icons:
        return topmost_longest(table, player, "king.shikigami")
    assert card.element is not None
    return card.element
