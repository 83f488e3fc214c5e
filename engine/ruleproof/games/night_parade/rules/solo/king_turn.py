"""King Enma's turn, from the card he reveals to the tokens he spends."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal
from ruleproof.games.night_parade.names import PARADES, Amount, Icon, IslandName, Phase, Piece, Token
from ruleproof.games.night_parade.rules.flow import require_icon, require_king, require_play, use_icon
from ruleproof.games.night_parade.rules.hide import fight, hide, why_not_hide
from ruleproof.games.night_parade.rules.icons import place, take, why_not_place
from ruleproof.games.night_parade.rules.invoke import play_shikigami
from ruleproof.games.night_parade.rules.solo.enma_cards import Placed, march, reign_as_king
from ruleproof.games.night_parade.rules.solo.priorities import (
    island_for_champion,
    island_to_fight_on,
    island_to_place_on,
    parade_to_activate,
    piece_to_fight,
)
from ruleproof.games.night_parade.rules.solo.sides import human_of, king_of
from ruleproof.games.night_parade.rules.solo.spending import exile_cards, invoke_cards
from ruleproof.games.night_parade.rules.spirit_dimension import put_back
from ruleproof.games.night_parade.rules.throne import islands_for_champion, place_champion
from ruleproof.games.night_parade.rules.turn.phases import activate, pass_turn, unflip
from ruleproof.games.night_parade.rules.turn.resolving import go_on
from ruleproof.games.night_parade.state import Card, NightTable, Turn


def king_turn(table: NightTable) -> Act[None]:
    """Reveal a card, activate a Parade, resolve it, spend tokens, unflip and pass."""
    king = require_king(table, "king.turn")
    if table.state.turn is not None and table.state.turn.clan is not king:
        raise Refusal("king.turn", "it is the turn of {clan}", clan=table.state.turn.clan)
    require_play(table)
    turn, player = table.state.current(), table.state.player(king)
    turn.by_king = True
    if player.hand:
        raise InputError("King Enma holds no cards.", todo="Put his Shikigami at the end of a Parade.")
    table.trace.applied("king.turn", "{human} has played, now the King plays", human=human_of(table))
    reveal_card(table)
    older = [card for parade in PARADES for card in player.parade_shikigami[parade]]
    parade = parade_to_activate(table)
    player.hand, player.parade_shikigami[parade] = player.parade_shikigami[parade], []
    yield from activate(table, king, parade)
    yield from resolve_parade(table, turn)
    if table.readings["C49"] == "b":
        drop_shikigami(table, older)
    exile_cards(table)
    invoke_cards(table)
    unflip(table, player)
    table.trace.applied("king.end", "the King keeps what tokens he has left, and his turn ends")
    pass_turn(table, king)


def reveal_card(table: NightTable) -> None:
    """The top Yokai of level 1, or of level 2 when none is left, joins the King's Parade of its element."""
    deck = table.state.decks[1] or table.state.decks[2]
    if not deck:
        table.trace.rejected("king.reveal", "no card is revealed", because="the decks of level 1 and 2 are empty")
        return
    card = deck.pop(0)
    assert card.element is not None
    table.state.player(king_of(table)).parades[card.element].append(card)
    table.trace.applied("king.reveal", "{card} joins the {parade} Parade", card=card.name, parade=card.element)


# --- his cards ------------------------------------------------------------------------------------------------------


def resolve_parade(table: NightTable, turn: Turn) -> Act[None]:
    """Every icon of every card, then the Shikigami that lie at the end."""
    player, placed = table.state.player(turn.clan), None
    while turn.phase is Phase.RESOLVE:
        if turn.icons:
            placed = yield from resolve_icon(table, turn, turn.icons[0], placed)
        else:
            card = player.hand[0]
            table.trace.applied("king.shikigami", "the King uses {card}", card=card.name)
            yield from play_shikigami(table, turn.clan, card.name)


def resolve_icon(table: NightTable, turn: Turn, icon: Icon, placed: Placed | None) -> Act[Placed | None]:
    """Use one icon as the King does; the Meeple placed last is handed on."""
    king = turn.clan
    if icon is Icon.PLACE:
        if name := island_to_place_on(table, islands_open_to_king(table, turn)):
            yield from place(table, king, name)
            return Piece.MEEPLE, name
    elif icon is Icon.CHAMPION:
        if name := island_for_champion(table, islands_for_champion(table, king)):
            yield from place_champion(table, king, name)
            return Piece.CHAMPION, name
    elif icon is Icon.FIGHT:
        if name := island_to_fight_on(table):
            yield from fight(table, king, human_of(table), piece_to_fight(table, name), name)
            return placed
    elif icon is Icon.HIDE:
        if placed is not None and why_not_hide(table, king, *placed) is None:
            table.trace.applied("king.hide", "the King hides what he placed last, on {island}", island=placed[1])
            yield from hide(table, king, *placed)
            return placed
    elif icon in (Icon.EXILE, Icon.INVOKE):
        yield from take(table, king, Amount(1, Token.EXILE if icon is Icon.EXILE else Token.INVOKE))
        return placed
    elif icon is Icon.MOVE:
        if march(table) is not None:
            use_icon(table, turn, icon)
            yield from go_on(table)
            return placed
    elif icon is Icon.REIGN:
        use_icon(table, turn, icon)
        reign_as_king(table, placed)
        yield from go_on(table)
        return placed
    yield from pass_over(table, turn, icon)
    return placed


def islands_open_to_king(table: NightTable, turn: Turn) -> list[IslandName]:
    """Where the King may place; like a player he places once on an island in a turn."""
    require_icon(table, turn.clan, Icon.PLACE)
    if table.readings["C41"] == "b":
        turn.placed_on = []
    names = []
    for island in table.state.islands:
        refusal = why_not_place(table, turn, island.name)
        if refusal is None:
            names.append(island.name)
        elif refusal.rule == "place.once":
            table.trace.rejected(
                "king.once", "{island} is left out", because="he has placed there this turn", island=island.name
            )
    return names


def pass_over(table: NightTable, turn: Turn, icon: Icon) -> Act[None]:
    """Leave an icon the King has no use for, or cannot use."""
    if icon in (Icon.SPIRIT, Icon.TALISMAN):
        table.trace.applied("king.ignores", "the King ignores {icon}", icon=icon)
    use_icon(table, turn, icon)
    yield from go_on(table)


def drop_shikigami(table: NightTable, older: list[Card]) -> None:
    """Discard what was not used in the turn after it was called, which only one reading asks for."""
    for cards in table.state.player(king_of(table)).parade_shikigami.values():
        for card in [one for one in cards if one in older]:
            cards.remove(card)
            put_back(table, card)
            table.trace.applied("king.shikigami", "{card} is discarded unused", card=card.name)
