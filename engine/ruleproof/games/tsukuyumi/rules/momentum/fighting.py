"""What players do to the Oni: attacks with and without a combat card, and Oni moved or removed."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.tsukuyumi.names import ONI, PRINCESS, ActionKind, Faction, Means, Oni, Piece, Stage
from ruleproof.games.tsukuyumi.rules import flow
from ruleproof.games.tsukuyumi.rules.conquest import conquer
from ruleproof.games.tsukuyumi.rules.damage import deal_damage, pieces_in
from ruleproof.games.tsukuyumi.rules.legendary_oni.effects import momentum_of_gambler
from ruleproof.games.tsukuyumi.rules.momentum.gains import RANGED_CARDS, momentum_of_card, momentum_of_means
from ruleproof.games.tsukuyumi.rules.momentum.track import advance
from ruleproof.games.tsukuyumi.rules.moon_princess.back import put_back
from ruleproof.games.tsukuyumi.rules.moon_princess.fighting import answer_combat
from ruleproof.games.tsukuyumi.rules.rounds.actions import spend
from ruleproof.games.tsukuyumi.state import Attack, Board

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
    if card in RANGED_CARDS:
        _require_owner(faction, RANGED_CARDS[card])
    yield from spend(table, faction, ActionKind.COMBAT)
    present = pieces_in(table.state, area)
    more = momentum_of_gambler(table) if present else 0
    destroyed: list[Piece] = yield from deal_damage(table, area, damage)
    if conquers:
        conquer(table, faction, area)
    if card in RANGED_CARDS:
        momentum_of_means(table, RANGED_CARDS[card])
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
    """Act against the Oni of an area without playing a combat card there; Snipe is a combat card all the same."""
    if str(means) in RANGED_CARDS:
        yield from play_combat_card(table, faction, str(means), area, damage)
        return
    _require_owner(faction, means)
    _require_moment(table, faction, means, area)
    attacked = means in ATTACKS and bool(pieces_in(table.state, area))
    more = momentum_of_gambler(table) if attacked else 0
    destroyed: list[Piece] = yield from deal_damage(table, area, damage)
    momentum_of_means(table, means)
    if more:
        advance(table, faction, more)
    if PRINCESS in destroyed and table.readings["C99"] == "b":
        yield from put_back(table)


def _require_owner(faction: Faction, means: Means) -> None:
    owner = USERS.get(means)
    if owner not in (None, faction):
        raise InputError(f"{means} does not belong to the {faction}.", todo=f"It is for the {owner}.")


def _require_moment(table: Table[Board], faction: Faction, means: Means, area: str) -> None:
    """Most means are for the player's own phase; some act by themselves; a counterattack answers an attack there."""
    if means is Means.COUNTERATTACK:
        _require_attacked(table, faction, area)
    elif means in BY_THEMSELVES:
        flow.require_set_up(table)
        flow.require_player(table.state, faction)
    else:
        flow.require_own_phase(table, faction)


def _require_attacked(table: Table[Board], faction: Faction, area: str) -> None:
    """The Oni have just attacked this player in the area, and nobody has answered them there."""
    flow.require_set_up(table)
    flow.require_player(table.state, faction)
    board = table.state
    if board.course.stage is None:
        board.course.stage = Stage.BLACK
        board.attacks = [Attack(area=area, defenders=[faction])]
        table.assume("defend.counterattack", "the Oni have just attacked {area}", area=area)
    attacks = [attack for attack in (*board.attacks, *board.special.princess_attacks) if attack.area == area]
    if board.course.active is not None or not attacks:
        raise Refusal("defend.counterattack", "the Oni have not just attacked {area}", area=area)
    if faction not in attacks[-1].defenders:
        raise Refusal("defend.counterattack", "the {faction} do not defend {area}", faction=faction, area=area)
    if attacks[-1].answered:
        raise Refusal("defend.one", "somebody has counterattacked in {area} already", area=area)
    attacks[-1].answered = True


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
        raise InputError(f"{number} {oni} cannot leave {start}.", todo=f"There are {area.oni.get(oni, 0)} of them.")
    area.remove_oni(oni, number)


def _no_momentum_for_moving(table: Table[Board]) -> None:
    table.trace.rejected("momentum.moved", "no momentum", because="Oni are only moved or removed")
