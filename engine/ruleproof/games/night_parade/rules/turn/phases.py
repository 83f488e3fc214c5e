"""The five phases of a turn, and passing it on."""

from __future__ import annotations

from ruleproof.core import Act, Refusal
from ruleproof.games.night_parade.names import PARADES, SCROLLS, Clan, Element, Phase, Scroll, Token
from ruleproof.games.night_parade.rules.exile import cards_to_exile
from ruleproof.games.night_parade.rules.flow import (
    begin_recruiting,
    parade_is_over,
    require_not_begun,
    require_phase,
    require_play,
    require_turn,
    wrong_phase,
)
from ruleproof.games.night_parade.rules.icons import build_waiting_torii
from ruleproof.games.night_parade.rules.invoke import cards_to_invoke
from ruleproof.games.night_parade.rules.scoring.ending import ends_before, finish_game
from ruleproof.games.night_parade.rules.turn.resolving import go_on
from ruleproof.games.night_parade.rules.turn.tokens import release_spirit_power
from ruleproof.games.night_parade.state import NightTable, Player, Turn

# --- the first turn -------------------------------------------------------------------------------------------------


def begin(table: NightTable, clan: Clan) -> None:
    """Begin a game that has been set up; who begins is for the base game to say."""
    require_not_begun(table, "setup.champion-start")
    require_play(table)
    table.state.player(clan)
    table.state.turn, table.state.begun = Turn(clan=clan), True
    table.trace.applied("turn.phases", "{clan} is in phase {phase}", clan=clan, phase=Phase.ACTIVATE.value)


# --- phase 1 --------------------------------------------------------------------------------------------------------


def flip_scroll(table: NightTable, clan: Clan, scroll: Scroll) -> Act[None]:
    """Activate the Parade that the Scroll of this colour belongs to."""
    table.trace.applied(
        "turn.scroll-colours",
        "the {scroll} Scroll is that of the {parade} Parade",
        scroll=scroll,
        parade=SCROLLS[scroll],
    )
    yield from activate(table, clan, SCROLLS[scroll])


def activate(table: NightTable, clan: Clan, parade: Element) -> Act[None]:
    turn = require_phase(table, clan, Phase.ACTIVATE)
    player = table.state.player(clan)
    if parade in player.flipped:
        raise Refusal("turn.activate", "the Scroll of the {parade} Parade is already flipped", parade=parade)
    player.flipped.add(parade)
    table.trace.applied("turn.activate", "{clan} flips the Scroll of the {parade} Parade", clan=clan, parade=parade)
    turn.parade, turn.phase = parade, Phase.RESOLVE
    turn.waiting = [card.name for card in player.parades[parade]]
    build_waiting_torii(table, clan)
    yield from go_on(table)


# --- from phase to phase --------------------------------------------------------------------------------------------


def go_to_phase(table: NightTable, clan: Clan, phase: Phase) -> None:
    """Leave a phase for the next; the last two do their work as they begin."""
    turn = require_turn(table, clan)
    if phase is Phase.RECRUIT and parade_is_over(turn):
        begin_recruiting(table, turn)
    elif turn.phase >= Phase.RECRUIT and phase == turn.phase + 1:
        enter(table, turn, phase)
    else:
        raise wrong_phase(turn)


def end_turn(table: NightTable, clan: Clan) -> None:
    """Go through the phases that are left, and pass."""
    turn = require_turn(table, clan)
    if parade_is_over(turn):
        begin_recruiting(table, turn)
    if turn.phase < Phase.RECRUIT:
        raise wrong_phase(turn)
    for phase in Phase:
        if phase > turn.phase:
            enter(table, turn, phase)
    pass_turn(table, clan)


def enter(table: NightTable, turn: Turn, phase: Phase) -> None:
    """Unleash the Spirit power in phase 4; unflip the other Scroll in phase 5."""
    player = table.state.player(turn.clan)
    if phase is Phase.UNLEASH:
        refuse_unspent(table, turn.clan)
    turn.phase = phase
    table.trace.applied("turn.phases", "{clan} is in phase {phase}", clan=turn.clan, phase=phase.value)
    if phase is Phase.UNLEASH:
        release_spirit_power(table, player)
    else:
        unflip(table, player)


def refuse_unspent(table: NightTable, clan: Clan) -> None:
    """Keep the player in phase 3 while tokens could still be spent, which only one reading asks for."""
    tokens = table.state.player(clan).tokens
    if not (tokens[Token.EXILE] or tokens[Token.INVOKE]) or table.readings["C80"] == "a":
        return
    for other in table.state.players:
        if cards := cards_to_exile(table, clan, other):
            raise Refusal("exile.use", "{clan} can still exile {cards}", clan=clan, cards=cards)
    if cards := cards_to_invoke(table, clan):
        raise Refusal("invoke.use", "{clan} can still invoke {cards}", clan=clan, cards=cards)


# --- the end of the turn --------------------------------------------------------------------------------------------


def unflip(table: NightTable, player: Player) -> None:
    active = table.state.current().parade
    for parade in PARADES:
        if parade in player.flipped and parade is not active:
            player.flipped.remove(parade)
            table.trace.applied("turn.unflip", "the Scroll of the {parade} Parade is unflipped", parade=parade)


def pass_turn(table: NightTable, clan: Clan) -> None:
    clans = list(table.state.players)
    following = clans[(clans.index(clan) + 1) % len(clans)]
    if ends_before(table, following):
        finish_game(table)
        return
    table.state.turn = Turn(clan=following)
    table.trace.applied("turn.pass", "it is the turn of {clan}", clan=following)
