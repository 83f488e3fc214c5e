"""Legendary Oni: their cards, and coming into play."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.tsukuyumi.names import Faction, Legendary
from ruleproof.games.tsukuyumi.rules.figures import is_in_play
from ruleproof.games.tsukuyumi.rules.flow import require_set_up
from ruleproof.games.tsukuyumi.rules.legendary_oni.gambler import roll_die
from ruleproof.games.tsukuyumi.state import Board

MOST = 7
"""Never more legendary Oni are in use."""


def remove_cards(table: Table[Board]) -> None:
    """Before the game: no card stays for which there is neither a miniature nor a standee."""
    board = table.state
    pile = board.legendary_pile or []
    gone = [one for one in pile if one in board.special.without_figure]
    board.legendary_pile = [one for one in pile if one not in gone]
    table.trace.applied("legendary.cards", "cards removed because there is no figure: {number}", number=len(gone))


def look_at_pile(table: Table[Board]) -> None:
    raise Refusal("legendary.pile", "the cards of the legendary Oni stay face down")


def bring_into_play(table: Table[Board]) -> Act[None]:
    """A card asks for a legendary Oni: the top card of the pile is drawn and revealed."""
    require_set_up(table)
    board = table.state
    if not board.legendary_pile:
        table.trace.applied("legendary.enter", "the pile of the legendary Oni is empty: none comes")
        return
    legendary, board.legendary_pile = board.legendary_pile[0], board.legendary_pile[1:]
    table.trace.applied("legendary.enter", "the card drawn and revealed is {legendary}", legendary=legendary)
    yield from enter(table, legendary)


def come_into_play(table: Table[Board], legendary: Legendary) -> Act[None]:
    """This legendary Oni is the one that comes: its card is on top of the pile, where the pile is stated."""
    require_set_up(table)
    board = table.state
    if is_in_play(board, legendary):
        raise Refusal("legendary.cards", "{legendary} is in play already and has just 1 card", legendary=legendary)
    if legendary in board.special.destroyed:
        text = "{legendary} has been destroyed, and its card does not go back to the pile"
        raise Refusal("legendary.destroyed", text, legendary=legendary)
    if board.legendary_pile == []:
        raise Refusal("legendary.enter", "the pile is empty, so {legendary} does not come", legendary=legendary)
    if board.legendary_pile:
        if board.legendary_pile[0] is not legendary:
            values = {"top": board.legendary_pile[0], "legendary": legendary}
            raise Refusal("legendary.enter", "the top card of the pile is {top}, not {legendary}", **values)
        board.legendary_pile = board.legendary_pile[1:]
    yield from enter(table, legendary)


def enter(table: Table[Board], legendary: Legendary) -> Act[None]:
    """Place its figures as its card says, and follow what else the card says."""
    board = table.state
    in_play = [one for one in Legendary if is_in_play(board, one)]
    if len(in_play) >= MOST:
        table.trace.applied("pool.limit", "{number} legendary Oni are in play already", number=len(in_play))
        return
    if legendary not in board.special.entries:
        raise InputError(f"where the {legendary} enters is not stated.", todo="Say where its card places it.")
    for name in board.special.entries[legendary]:
        area = board.areas[name]
        area.legendary = {**area.legendary, legendary: area.legendary.get(legendary, 0) + 1}
        text = "as its card says, {legendary} enters in {area}"
        table.trace.applied("legendary.enter", text, legendary=legendary, area=name)
    number = len(in_play) + 1
    table.trace.applied("legendary.any-number", "legendary Oni in play at once: {number}", number=number)
    if legendary is Legendary.GAMBLER:
        yield from roll_die(table)


def influence_placement(table: Table[Board], faction: Faction, effect: str, legendary: Legendary) -> None:
    """Somebody wants to change where it comes into play."""
    text = "{effect} of the {faction} does not change where {legendary} comes into play"
    raise Refusal("legendary.placement", text, effect=effect, faction=faction, legendary=legendary)
