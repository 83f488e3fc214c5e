"""What players do to the Oni: attacks with and without a combat card, and conquering their areas."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.tsukuyumi import flow
from ruleproof.games.tsukuyumi.damage import PRINCESS, Piece, deal_damage, pieces_in, values_of_piece
from ruleproof.games.tsukuyumi.legendary_oni import momentum_of_gambler, require_conquest_allowed
from ruleproof.games.tsukuyumi.momentum import RANGED_CARDS, Means, advance, momentum_of_card, momentum_of_means
from ruleproof.games.tsukuyumi.moon_princess import answer_combat, put_back
from ruleproof.games.tsukuyumi.rounds.actions import spend
from ruleproof.games.tsukuyumi.state import ONI, Attack, Board, Faction, Oni
from ruleproof.games.tsukuyumi.state_round import ActionKind

USERS = {
    Means.SNIPE: Faction.KAMPFGRUPPE_03,
    Means.FLAMING_SKIN: Faction.FIREBORN,
    Means.CLEANSING: Faction.LORDS_OF_THE_LOST_SEA,
    Means.REPLACED_AREA: Faction.CHILDREN_OF_THE_LION,
    Means.ROTATED_AREA: Faction.CHILDREN_OF_THE_LION,
    Means.SENTINELS_ABILITY: Faction.SENTINELS,
}
"""Means that belong to a single faction."""
ATTACKS = {
    Means.TARGET_FINDER_MISSILE,
    Means.SNIPE,
    Means.MINES,
    Means.TETSUO_ORBITAL_LASER,
    Means.FLAMING_SKIN,
    Means.COUNTERATTACK,
}
"""Means that are attacks, though without a combat card in the area."""


BY_THEMSELVES = {Means.MINES, Means.FLAMING_SKIN, Means.PASSIVE_ABILITY}
"""Means that strike whenever Oni meet them, in anybody's phase."""


def play_combat_card(
    table: Table[Board], faction: Faction, card: str, area: str, damage: int = 0, *, conquers: bool = False
) -> Act[None]:
    """One attack with a combat card; what the card does is a matter of the base game, so the scenario says it."""
    yield from spend(table, faction, ActionKind.COMBAT)
    present = pieces_in(table.state, area)
    more = momentum_of_gambler(table) if present else 0
    destroyed: list[Piece] = yield from deal_damage(table, area, damage)
    if conquers:
        conquer(table, faction, area)
    if card in RANGED_CARDS:
        momentum_of_means(table, Means.SNIPE)
        gained = 0
    else:
        gained = momentum_of_card(table, faction, area, present, destroyed)
    if gained + more:
        advance(table, faction, gained + more)
    if PRINCESS in present:
        text = "the Moon Princess is in {area} and counts as an Oni there"
        table.trace.applied("princess.three-areas", text, area=area)
        yield from answer_combat(table, faction, area)
    if PRINCESS in destroyed and table.readings["C99"] == "b":
        yield from put_back(table)


def use_means(table: Table[Board], faction: Faction, means: Means, area: str, damage: int = 0) -> Act[None]:
    """Act against the Oni of an area without playing a combat card there."""
    owner = USERS.get(means)
    if owner not in (None, faction):
        raise InputError(f"{means.value} does not belong to the {faction.value}.", todo=f"It is for the {owner.value}.")
    yield from _require_moment(table, faction, means, area)
    attacked = means in ATTACKS and bool(pieces_in(table.state, area))
    more = momentum_of_gambler(table) if attacked else 0
    destroyed: list[Piece] = yield from deal_damage(table, area, damage)
    momentum_of_means(table, means)
    if more:
        advance(table, faction, more)
    if PRINCESS in destroyed and table.readings["C99"] == "b":
        yield from put_back(table)


def _require_moment(table: Table[Board], faction: Faction, means: Means, area: str) -> Act[None]:
    """Most means are for the player's own phase; some act by themselves; a counterattack answers an attack there."""
    board = table.state
    if means is Means.SNIPE:
        yield from spend(table, faction, ActionKind.COMBAT)
    elif means is Means.COUNTERATTACK:
        flow.require_game_on(table)
        if board.course.stage is None:
            board.attacks = [Attack(area=area)]
            table.assume("defend.counterattack", "the Oni have just attacked {area}", area=area)
        if board.course.active is not None or area not in [attack.area for attack in board.attacks]:
            raise Refusal("defend.counterattack", "the Oni have not just attacked {area}", area=area)
    elif means in BY_THEMSELVES:
        flow.require_game_on(table)
    else:
        flow.require_own_phase(table, faction)


def conquer_without_fight(table: Table[Board], faction: Faction, area: str) -> None:
    """Take an area without playing a combat card."""
    flow.require_own_phase(table, faction)
    held = table.state.areas[area].token == ONI or bool(pieces_in(table.state, area))
    conquer(table, faction, area)
    if held:
        because = "the area of the Oni is conquered without a fight"
        table.trace.rejected("momentum.no-fight", "no momentum", because=because)
    else:
        table.trace.rejected("momentum.no-oni", "no momentum", because="there are no Oni in {area}", area=area)


def conquer(table: Table[Board], faction: Faction, name: str) -> None:
    """Put a player's token into an area whose Oni and ground their units there can match."""
    board = table.state
    area = board.areas[name]
    require_conquest_allowed(table, name)
    if board.moon_princess and name in board.moon_princess:
        text = "the conquest points and the damage of the Moon Princess count in {area}"
        table.trace.applied("princess.battles", text, area=name)
    defence = sum(_points(board, piece) for piece in pieces_in(board, name))
    points, needed = area.points_of(faction), defence + area.value
    here = bool(board.moon_princess and name in board.moon_princess)
    if here and points < needed:
        text = "the {faction} have only {points} of {needed} conquest points"
        raise Refusal("princess.battles", text, faction=faction, points=points, needed=needed)
    if points < needed and area.value:
        rule = "mountain.defenders" if defence else "mountain.attackers"
        text = "the {faction} have only {points} of {needed} conquest points"
        raise Refusal(rule, text, faction=faction, points=points, needed=needed)
    if points < needed:
        raise InputError(
            f"by the base game the {faction.value} cannot conquer {name} with {points} of {needed} conquest points.",
            todo="Put enough of their units there.",
        )
    if area.value:
        text = "the Mountain Range {area} adds {value} to the conquest points needed"
        rule = "mountain.defenders" if defence else "mountain.attackers"
        table.trace.applied(rule, text, area=name, value=area.value)
    if area.token == ONI and board.oni_tokens is not None and not area.borrowed:
        board.oni_tokens += 1
    area.token, area.borrowed = faction, False


def _points(board: Board, piece: Piece) -> int:
    values = values_of_piece(board, piece)
    if values is None:
        name = piece if isinstance(piece, str) else piece.value
        raise InputError(f"the scenario does not say what a {name} is worth.", todo="State conquest points and damage.")
    return values.points


def move_oni(table: Table[Board], faction: Faction | None, oni: Oni, number: int, start: str, end: str) -> None:
    """An effect that this player uses moves Oni to another area."""
    _require_phase(table, faction)
    _take(table, oni, number, start)
    table.state.areas[end].add_oni(oni, number)
    _no_momentum_for_moving(table)


def remove_oni(table: Table[Board], faction: Faction | None, oni: Oni, number: int, start: str) -> None:
    """An effect that this player uses takes Oni off the board without destroying them."""
    _require_phase(table, faction)
    _take(table, oni, number, start)
    table.state.available[oni] += number
    _no_momentum_for_moving(table)


def _require_phase(table: Table[Board], faction: Faction | None) -> None:
    if faction is None:
        flow.require_active_player(table)
    else:
        flow.require_own_phase(table, faction)


def _take(table: Table[Board], oni: Oni, number: int, start: str) -> None:
    area = table.state.areas[start]
    if not 1 <= number <= area.oni.get(oni, 0):
        raise InputError(
            f"{number} {oni.value} cannot leave {start}.", todo=f"There are {area.oni.get(oni, 0)} of them."
        )
    area.remove_oni(oni, number)


def _no_momentum_for_moving(table: Table[Board]) -> None:
    table.trace.rejected("momentum.moved", "no momentum", because="Oni are only moved or removed")
