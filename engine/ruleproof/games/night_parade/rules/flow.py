"""The flow of the game: setup or play, whose turn it is, its phase, the icon that comes next.

Every act asks here first. Where a scenario has set no moment, the first act takes it for granted that the first player
is about to begin, and the trace says so.
"""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.core import InputError, Refusal
from ruleproof.games.night_parade.names import Clan, Icon, Phase
from ruleproof.games.night_parade.rules.spirit_dimension import put_back
from ruleproof.games.night_parade.state import Card, NightTable, Setup, Turn

# --- before the game ------------------------------------------------------------------------------------------------


def require_setup(table: NightTable, rule: str) -> Setup:
    """The setup under way: what belongs to it is not done once somebody has played."""
    require_not_begun(table, rule)
    if table.state.setup is None:
        raise InputError("no game is being set up.", todo="Say first who sits down to a new game.")
    return table.state.setup


def require_not_begun(table: NightTable, rule: str) -> None:
    if table.state.begun or table.state.over:
        raise Refusal(rule, "the game has begun")


def require_king(table: NightTable, rule: str) -> Clan:
    """The clan of King Enma: what only he does, or is only done about him, has no place in another game."""
    if table.state.king is None:
        raise Refusal(rule, "nobody plays King Enma")
    return table.state.king


def require_play(table: NightTable) -> None:
    """The game must be set up, and not over."""
    state = table.state
    if state.over:
        raise Refusal("end.round", "the game is over")
    if state.setup is not None and not state.begun and (due := next(things_due(table), None)):
        raise due


def things_due(table: NightTable) -> Iterator[Refusal]:
    """What a game that is being set up still waits for, by the rule that asks for it."""
    return solo_things_due(table) if table.state.king else group_things_due(table)


def group_things_due(table: NightTable) -> Iterator[Refusal]:
    state, setup = table.state, table.state.setup
    assert setup is not None
    for seat in setup.seats:
        if seat.clan is None or len(seat.plots) > 1:
            yield Refusal("setup.keep-plot", "{player} has not kept one Hidden Plot", player=seat.name)
    if state.side is None:
        yield Refusal("setup.side", "no side of the Challenge Board is chosen")
    if not state.throne_pile:
        yield Refusal("setup.throne-pile", "no Throne pile lies on the Throne")
    if setup.new_yokai:
        yield Refusal("setup.new-yokai", "the new Yokai are not in the decks")
    for clan, player in state.players.items():
        if player.champion_space is None:
            yield Refusal("setup.champion-card", "{clan} has no Champion Card", clan=clan)


def solo_things_due(table: NightTable) -> Iterator[Refusal]:
    if table.state.tiles is None:
        yield Refusal("solo.islands", "the islands are not laid")
    if not table.state.shared_plot:
        yield Refusal("solo.plot", "no Hidden Plot is revealed")
    if not table.state.enma_pile:
        yield Refusal("solo.enma-pile", "the Enma Cards are not piled")


# --- whose turn, which phase ----------------------------------------------------------------------------------------


def require_turn(table: NightTable, clan: Clan) -> Turn:
    """The turn, which must be this clan's."""
    require_play(table)
    state = table.state
    state.player(clan)
    if state.turn is None and state.setup is not None:
        state.turn = Turn(clan=clan)
        table.assume("turn.phases", "{clan} is in phase {phase}", clan=clan, phase=state.turn.phase.value)
    turn = state.current()
    if not state.begun:
        state.begun = True
        if state.setup is None:
            table.assume("turn.phases", "{clan} is in phase {phase}", clan=turn.clan, phase=turn.phase.value)
    if turn.clan is not clan:
        raise Refusal("turn.pass", "it is the turn of {clan}", clan=turn.clan)
    if clan is state.king and not turn.by_king:
        raise Refusal("king.turn", "{clan} is King Enma, who chooses by his own rules", clan=clan)
    if turn.phase is not Phase.ACTIVATE and turn.parade is None:
        raise InputError("which Parade is active is not stated.", todo=f"Say which Parade {clan} has activated.")
    return turn


def require_phase(table: NightTable, clan: Clan, phase: Phase) -> Turn:
    """The turn, which must be this clan's and in this phase."""
    turn = require_turn(table, clan)
    if phase is Phase.RECRUIT and parade_is_over(turn):
        begin_recruiting(table, turn)
    if turn.phase is not phase:
        raise wrong_phase(turn)
    return turn


def wrong_phase(turn: Turn) -> Refusal:
    return Refusal("turn.phases", "{clan} is in phase {phase}", clan=turn.clan, phase=turn.phase.value)


def parade_is_over(turn: Turn) -> bool:
    """Whether phase 2 goes on only for Shikigami that might still be played."""
    return turn.phase is Phase.RESOLVE and turn.card is None and not turn.waiting


def begin_recruiting(table: NightTable, turn: Turn) -> None:
    for card in turn.played:
        put_back(table, card)
        table.trace.applied("invoke.discard", "{card} goes to the bottom of its deck", card=card.name)
    turn.phase, turn.kept, turn.played = Phase.RECRUIT, [], []
    table.trace.applied("turn.phases", "{clan} is in phase {phase}", clan=turn.clan, phase=turn.phase.value)


# --- which icon -----------------------------------------------------------------------------------------------------


def active_card(table: NightTable, turn: Turn) -> Card | None:
    """The card being resolved."""
    if turn.card is None:
        return None
    return turn.played[-1] if turn.shikigami else table.state.player(turn.clan).card(turn.card)


def require_icon(table: NightTable, clan: Clan, icon: Icon) -> Turn:
    """The turn, in which this icon must be the next to resolve."""
    turn = require_phase(table, clan, Phase.RESOLVE)
    following = turn.icons[0] if turn.icons else None
    if following is icon or icon in turn.kept:
        return turn
    if icon in turn.icons:
        raise Refusal("turn.icons", "{following} stands above {icon}", following=following, icon=icon)
    if following is None and turn.waiting:
        raise Refusal("turn.cards", "{card} comes first", card=turn.waiting[0])
    if following is None:
        raise Refusal("turn.cards", "no card is left")
    raise Refusal("turn.order", "the next icon is {following}, on {card}", following=following, card=turn.card)


def use_icon(table: NightTable, turn: Turn, icon: Icon) -> None:
    """Take the icon off what is still to resolve."""
    if turn.icons and turn.icons[0] is icon:
        turn.icons.pop(0)
        turn.started = True
        if turn.icons:
            table.trace.applied("turn.icons", "{icon} comes next", icon=turn.icons[0])
    else:
        turn.kept.remove(icon)
