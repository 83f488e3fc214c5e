"""The end of the player's turn."""

from __future__ import annotations

from ruleproof.core import Act, Table, choose
from ruleproof.games.champions_of_hara.names import Colour, EndStep, Mark, Mode, Phase, Side
from ruleproof.games.champions_of_hara.rules.arenas import ARENAS, check_victory
from ruleproof.games.champions_of_hara.rules.flow.turns import turn_taken
from ruleproof.games.champions_of_hara.rules.phantom_champion.race import player_wins
from ruleproof.games.champions_of_hara.rules.phantom_day.player_turn import attacks, follow_text, the_turn
from ruleproof.games.champions_of_hara.rules.phantom_day.ultimate import gain_card, gain_ultimate
from ruleproof.games.champions_of_hara.rules.worlds.monsters import end_doubling
from ruleproof.games.champions_of_hara.rules.worlds.player import arena_condition, player
from ruleproof.games.champions_of_hara.state import Hara, PlayerTurn, Threshold


def end_turn(table: Table[Hara]) -> Act[None]:
    """The attacks if they are still to come, then everything that belongs to the end of the turn."""
    the_turn(table)
    champion, _ = player(table)
    if table.state.flow.phase is Phase.ADVENTURE:
        attacks(table)
    arena = ARENAS.get(table.state.mode) if table.state.mode else None
    after = arena.after_turn if arena else None
    if after and table.readings["C60"] == "b":
        after(table)
        after = None
    yield from end_doubling(table, champion)
    yield from _end_effects(table)
    if arena and arena.turn_ends:
        yield from arena.turn_ends(table)
    _take_back(table)
    _turn_cards(table)
    yield from _level_up(table)
    turn_taken(table, Side.PLAYER)
    if after:
        after(table)
    _victory(table)


def _victory(table: Table[Hara]) -> None:
    if table.state.mode is not Mode.PHANTOM_CHAMPION:
        check_victory(table)
    elif arena_condition(table):
        player_wins(table)


def _ended(turn: PlayerTurn, step: EndStep) -> None:
    turn.ended = [*turn.ended, step]


def _end_effects(table: Table[Hara]) -> Act[None]:
    turn = table.state.player_turn
    for effect in turn.end_effects:
        table.trace.applied("player-turn.end-effects", "{effect} happens", effect=effect)
        yield from follow_text(table, effect, None, "player-turn.end-effects")
    turn.used = [*turn.used, *turn.end_effects]
    turn.end_effects = []
    _ended(turn, EndStep.EFFECTS)


def _take_back(table: Table[Hara]) -> None:
    turn = table.state.player_turn
    if turn.spent:
        names = [card.name for card in turn.spent]
        table.trace.applied("player-turn.take-back", "back to hand: {cards}", cards=names)
    turn.hand, turn.spent = [*turn.hand, *turn.spent], []
    _ended(turn, EndStep.TAKE_BACK)


def _turn_cards(table: Table[Hara]) -> None:
    turn = table.state.player_turn
    if turn.tilted:
        names = [card.name for card in turn.tilted]
        table.trace.applied("player-turn.turn-cards", "On Board from now on: {cards}", cards=names)
    turn.on_board, turn.tilted = [*turn.on_board, *turn.tilted], []
    _ended(turn, EndStep.TURN_CARDS)


def _level_up(table: Table[Hara]) -> Act[None]:
    """A card of the colour for each threshold reached for the first time; the Ultimate at 10 in the main colour."""
    champion, _ = player(table)
    for threshold in _reached(table):
        turn = table.state.player_turn
        turn.levels = [*turn.levels, threshold]
        colour = Colour(threshold.colour.value)
        cards = [card.name for card in turn.deck if card.mark is Mark.ADVANCED and card.colour is colour]
        values = {"colour": threshold.colour, "value": threshold.value}
        if not cards:
            because = "no card of this colour is left"
            text = "{colour} has reached {value}, but there is no card"
            table.trace.rejected("player-turn.level", text, because=because, **values)
            continue
        table.trace.applied("player-turn.level", "{colour} has reached {value} for the first time", **values)
        about = "the Advanced Ability to gain"
        name = yield from choose(champion, about, cards, rule="player-turn.level")
        gain_card(table, name)
    gain_ultimate(table)
    _ended(table.state.player_turn, EndStep.LEVEL_UP)


def _reached(table: Table[Hara]) -> list[Threshold]:
    _, figure = player(table)
    turn = table.state.player_turn
    new = [one for one in turn.thresholds if one not in turn.levels]
    return [one for one in new if figure.energy.get(one.colour, 0) >= one.value]
