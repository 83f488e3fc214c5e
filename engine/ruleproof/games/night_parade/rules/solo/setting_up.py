"""Setting up a solo game: the level, the islands, the Hidden Plot, the Enma pile."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import InputError, Refusal
from ruleproof.games.night_parade.names import (
    CHAMPION_CARD,
    CardKind,
    Clan,
    Difficulty,
    EnmaCard,
    Icon,
    PlotIcon,
    TileSide,
)
from ruleproof.games.night_parade.rules.flow import require_king, require_not_begun
from ruleproof.games.night_parade.rules.solo.priorities import longest
from ruleproof.games.night_parade.state import Card, NightTable, Player, Setup, Turn

EASY = (Clan.ONIKUMA, Clan.KAPPA, Clan.KOTENGU)
MEDIUM = (Clan.NEKOMATA, Clan.TANUKI, Clan.INUGAMI)


def face_king(table: NightTable, human: Clan, king: Clan, level: Difficulty, second: Clan | None = None) -> None:
    """Choose the level and the King's clan, at the Hard level with the cards of a second one."""
    require_not_begun(table, "solo.level")
    if table.state.players:
        raise Refusal("solo.level", "{clans} are playing already", clans=list(table.state.players))
    if human in (king, second) or king is second:
        raise InputError(f"{king} is taken.", todo="Each clan has one place.")
    if level is Difficulty.HARD:
        if {king in EASY, second in EASY} != {True, False} or {king in MEDIUM, second in MEDIUM} != {True, False}:
            raise Refusal("solo.hard", "one clan of each of the two other levels is needed")
        table.trace.applied("solo.hard", "{king} adds the cards of {second}", king=king, second=second)
    else:
        clans = EASY if level is Difficulty.EASY else MEDIUM
        if king not in clans or second is not None:
            raise Refusal("solo.level", "at this level the King plays one of {clans}", clans=list(clans))
        table.trace.applied("solo.level", "{level}: the King plays {king}", level=level, king=king)
    table.state.king = king
    table.state.players = {human: Player(), king: Player(champion_in_supply=True)}
    for clan, owner in ((human, human), (king, king), (second, king)):
        if clan is not None:
            deal_starting_cards(table, clan, owner)
    player = table.state.player(king)
    player.parades[longest(table, player)[0]].append(Card(name=CHAMPION_CARD, element=None, icons=[Icon.CHAMPION]))
    table.trace.applied("solo.champion", "the Champion of {king} waits in the King's area", king=king)
    table.state.turn, table.state.setup = Turn(clan=human), Setup(seats=[])
    table.trace.applied("solo.first", "{human} begins", human=human)


def deal_starting_cards(table: NightTable, clan: Clan, owner: Clan) -> None:
    for card in table.state.starting_cards.get(clan, []):
        assert card.element is not None
        table.state.player(owner).parades[card.element].append(card.model_copy(update={"kind": CardKind.STARTING}))


def lay_islands(table: NightTable, side: TileSide) -> None:
    require_not_begun(table, "solo.islands")
    if table.state.tiles is not None:
        raise Refusal("solo.islands", "the islands are laid already")
    if table.state.king is None and (table.state.players or table.state.setup):
        table.trace.rejected("solo.islands", "either side may be used", because="nobody plays King Enma")
    elif side is not TileSide.MIDNIGHT:
        raise Refusal("solo.islands", "the other side is for games without the King")
    else:
        assume_solo(table, "solo.islands")
        table.trace.applied("solo.islands", "the islands lie with the Midnight side up")
    table.state.tiles = side


def assume_solo(table: NightTable, rule: str) -> None:
    if table.state.king is None:
        table.assume(rule, "a solo game is being set up")


def reveal_plot(table: NightTable, icons: Sequence[PlotIcon]) -> None:
    require_not_begun(table, "solo.plot")
    require_king(table, "solo.plot")
    if table.state.shared_plot:
        raise Refusal("solo.plot", "a Hidden Plot is already revealed")
    table.state.shared_plot = list(icons)
    table.trace.applied("solo.plot", "the Hidden Plot is revealed for both sides")


def pile_enma_cards(table: NightTable, order: Sequence[EnmaCard]) -> None:
    require_not_begun(table, "solo.enma-pile")
    if table.state.players or table.state.setup:
        require_king(table, "solo.enma-pile")
    assume_solo(table, "solo.enma-pile")
    if table.state.enma_pile:
        raise Refusal("solo.enma-pile", "{card} lies face up on top", card=table.state.enma_pile[0])
    if sorted(map(str, order)) != sorted(map(str, EnmaCard)):
        raise Refusal("solo.enma-pile", "the pile holds each Enma Card once")
    table.state.enma_pile = list(order)
    table.trace.applied("solo.enma-pile", "{card} lies face up on top", card=order[0])
