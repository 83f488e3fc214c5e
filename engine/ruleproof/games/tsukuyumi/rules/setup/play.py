"""The way to play, what is left out, the box, factions, and which rule is stronger than another."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, Table
from ruleproof.games.tsukuyumi.names import Faction, Mode, Module, Part, Source
from ruleproof.games.tsukuyumi.rules.flow import require_player
from ruleproof.games.tsukuyumi.rules.moments import STATE_SEATS
from ruleproof.games.tsukuyumi.state import Board, Claim

ALLOWED = {Module.EVENT_CARDS}
LATEST = "2019-09"
BOX = {
    "parts.cards": {
        Part.MODIFICATION_CARDS: 9,
        Part.ACTION_CARDS: 30,
        Part.REGULAR_CARD: 1,
        Part.COUNTER_CARDS: 15,
        Part.COMBAT_CARD: 1,
        Part.MOMENTUM_CARDS: 4,
        Part.PRINCESS_CARDS: 7,
        Part.TURN_CARDS: 7,
        Part.LEGENDARY_CARDS: 9,
    },
    "parts.figures": {
        Part.PRINCESS_STANDEES: 1,
        Part.LEGENDARY_STANDEES: 7,
        Part.SMALL_STANDEES: 4,
        Part.MEDIUM_STANDEES: 4,
        Part.LARGE_STANDEES: 4,
        Part.PRINCESS_MINIATURES: 1,
    },
    "parts.tokens": {
        Part.HOME_TOKENS: 2,
        Part.PRIORITY_TOKENS: 28,
        Part.MOMENTUM_TOKENS: 2,
        Part.OVERVIEW_SHEETS: 4,
    },
}
"""By the rule that says so: how many of each the box holds."""


def strongest_claim(table: Table[Board]) -> None:
    """Which of the contradicting rules holds."""
    preparation = table.state.preparation
    order = list(Source)
    for source in order:
        says = [claim.says for claim in preparation.claims if claim.source is source]
        if len(says) > 1:
            todo = "State 1 rule of each source."
            raise InputError(f"the {source} contradicts itself: {', '.join(says)}.", todo=todo)
    claims = sorted(preparation.claims, key=lambda claim: order.index(claim.source))
    first = claims[0]
    preparation.applies = first.says
    for claim in claims[1:]:
        _record_stronger(table, first, claim)


def _record_stronger(table: Table[Board], first: Claim, other: Claim) -> None:
    text, because = "{says} does not hold", "the {stronger} prevails over the {weaker}"
    values = {"says": other.says, "stronger": first.source, "weaker": other.source}
    table.trace.rejected("scope.precedence", text, because=because, **values)
    if first.source is Source.TURN_EFFECT:
        table.trace.applied("turn.effect", "the turn effect prevails over every other rule")
    if (first.source, other.source) == (Source.MODIFICATION, Source.FACTION):
        table.trace.applied("faction.modification", "the modification card prevails over the faction's own rules")


def choose_mode(table: Table[Board], mode: Mode, players: int) -> None:
    if (mode is Mode.SOLO) != (players == 1):
        raise Refusal("scope.modes", "number of players {players}: it is no {mode}", players=players, mode=mode)
    table.state.preparation.mode = mode
    table.state.preparation.players = players
    table.trace.applied("scope.modes", "{mode}, players: {players}", mode=mode, players=players)


def add_module(table: Table[Board], module: Module) -> None:
    if module not in ALLOWED:
        raise Refusal("scope.modules", "{module} stay in the box", module=module)
    table.state.preparation.modules.add(module)
    table.trace.applied("scope.modules", "{module} are used", module=module)


def choose_faction(table: Table[Board], faction: Faction) -> None:
    """The next player clockwise takes this faction."""
    board = table.state
    _require_released(table, faction)
    if board.preparation.players and len(board.seats) >= board.preparation.players:
        raise Refusal("faction.choose", "everybody has a faction already")
    if faction in board.seats:
        raise Refusal("faction.choose", "somebody plays the {faction} already", faction=faction)
    board.seats = [*board.seats, faction]
    table.trace.applied("faction.choose", "a player takes the {faction} and all their material", faction=faction)


def _require_released(table: Table[Board], faction: Faction) -> None:
    released = table.state.preparation.released.get(faction)
    if released is None:
        return
    only_later = table.readings["C2"] == "a"
    if (released < LATEST) if only_later else (released > LATEST):
        raise Refusal("scope.factions", "the {faction} came out in {released}", faction=faction, released=released)
    table.trace.applied("scope.factions", "the {faction} came out in {released}", faction=faction, released=released)


def take_modification(table: Table[Board], faction: Faction, card: Faction) -> None:
    """A player takes the modification card of a faction, which has to be their own."""
    if faction is not card:
        values = {"faction": faction, "card": card}
        raise Refusal("faction.modification", "the {faction} cannot take the card of the {card}", **values)
    require_player(table.state, faction)
    if faction in table.state.preparation.modifications:
        raise Refusal("faction.modification", "the {faction} have their modification card", faction=faction)
    table.state.preparation.modifications = [*table.state.preparation.modifications, faction]
    table.trace.applied("faction.modification", "the {faction} follow their modification card", faction=faction)


def without_modification(board: Board) -> list[Faction]:
    """The players who still have to take their modification card."""
    if not board.seats:
        raise InputError("who plays is not stated.", todo=STATE_SEATS)
    return [faction for faction in board.seats if faction not in board.preparation.modifications]


def count_box(table: Table[Board], found: dict[Part, int]) -> None:
    """Compare what somebody counts with what the box should hold."""
    missing: dict[Part, int] = {}
    for rule, parts in BOX.items():
        for part, number in parts.items():
            if part in found and found[part] < number:
                missing[part] = number - found[part]
                text = "{found} of {number} {part} are there"
                table.trace.rejected(
                    rule, text, because="the box is not complete", part=part, found=found[part], number=number
                )
            elif part in found:
                table.trace.applied(rule, "{number} {part} belong in the box", part=part, number=number)
    table.state.preparation.missing = missing
