"""The Corrupted Champion: what the Champions do when they activate."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from ruleproof.core import Act, InputError, Table, choose
from ruleproof.games.champions_of_hara.corrupted_cards import (
    BLOWS,
    DASH_DAMAGE,
    DASH_MOVE,
    DASH_REACH,
    HOMES,
    RULES,
    Blow,
)
from ruleproof.games.champions_of_hara.corrupted_harm import figure, harm, harm_ophion, in_play, ophion_of, require_play
from ruleproof.games.champions_of_hara.corrupted_order import apply_card
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.state_corrupted import AttackCard, CardSide, Hand
from ruleproof.games.champions_of_hara.words import OPHION, Champion, Space, spaces_of
from ruleproof.games.champions_of_hara.worlds import distance, distances

NORMAL_ATTACK = 1
NORMAL_REACH = 2
BONUS = 1
"""What a Dreamstone and Morning Meditation add."""
FAR = 1000
"""Farther than any space that can be reached."""


class DreamstoneUse(Enum):
    """Under the reading that leaves it open."""

    USE = "use it"
    KEEP = "keep it"


def activate(table: Table[Hara], champion: Champion, cards: list[int]) -> Act[None]:
    """Turn Order cards first, then action A or B; then Ophion strikes back."""
    require_play(table)
    table.trace.applied("champion.activation", "{champion} activates", champion=champion)
    for card in cards:
        apply_card(table, champion, card)
    if ophion_in_range(table, champion):
        table.trace.applied("champion.action-b", "Ophion is within the Attack range of {champion}", champion=champion)
        yield from attack(table, champion)
        if table.state.result is None:
            yield from dash_away(table, champion)
    else:
        because = "Ophion is not within the Attack range of {champion}"
        table.trace.rejected("champion.action-b", "no action B", because=because, champion=champion)
        yield from dash_toward(table, champion)
        if table.state.result is None and ophion_in_range(table, champion):
            table.trace.applied("champion.action-a", "Ophion is in range of {champion} now", champion=champion)
            yield from attack(table, champion)
    if table.state.result is None:
        strike_back(table, champion)
    if table.readings["C41"] == "b":
        hand(table, champion).meditation = False


def hand(table: Table[Hara], champion: Champion) -> Hand:
    hands = table.state.corrupted.hands
    if champion not in hands:
        raise InputError(f"{champion.value} has no cards yet.", todo="State the Champions that are in the game.")
    return hands[champion]


def blow_of(table: Table[Hara], champion: Champion) -> Blow:
    """The side of the Attack card that can be read."""
    cards = hand(table, champion)
    return BLOWS[cards.attack_card, cards.attack]


def to_ophion(table: Table[Hara], space: Space) -> int:
    found = distance(table.state, space, ophion_of(table).space)
    return FAR if found is None else found


def ophion_in_range(table: Table[Hara], champion: Champion) -> bool:
    return to_ophion(table, figure(table, champion).space) <= blow_of(table, champion).reach


def strike_back(table: Table[Hara], champion: Champion) -> None:
    """Ophion's normal attack."""
    if to_ophion(table, figure(table, champion).space) <= NORMAL_REACH:
        harm(table, champion, NORMAL_ATTACK, "champion.normal-attack")
    else:
        because = "{champion} is out of range"
        table.trace.rejected("champion.normal-attack", "no normal attack", because=because, champion=champion)


# --- Attack cards --------------------------------------------------------------------------------------------------


def attack(table: Table[Hara], champion: Champion) -> Act[None]:
    """Use the Attack card on Ophion, and on others where it strikes all."""
    cards, blow = hand(table, champion), blow_of(table, champion)
    text = "{champion} uses {card}, {side}"
    table.trace.applied(RULES[champion], text, champion=champion, card=cards.attack_card, side=cards.attack)
    bonus = yield from bonuses(table, champion, single=not blow.all_others)
    damage = blow.damage + bonus
    table.trace.applied("attack-card.only", "damage {damage} at range {reach}", damage=damage, reach=blow.reach)
    others = others_in_range(table, champion, blow) if blow.all_others else []
    harm_ophion(table, damage, RULES[champion])
    for other in others:
        harm(table, other, damage, "attack-card.others")
    if blow.heals or (cards.attack_card is AttackCard.ART_OF_WAR and table.readings["C43"] == "b"):
        gain_health(table, champion, damage, "attack-card.health")
    side = cards.attack = cards.attack.other
    table.trace.applied("card.turned", "{card} now shows {side}", card=cards.attack_card, side=side)


def others_in_range(table: Table[Hara], champion: Champion, blow: Blow) -> list[Champion]:
    near = distances(table.state, figure(table, champion).space)
    return [
        other
        for other in in_play(table.state)
        if other is not champion and near.get(figure(table, other).space, FAR) <= blow.reach
    ]


def bonuses(table: Table[Hara], champion: Champion, *, single: bool) -> Act[int]:
    """What Morning Meditation and a Dreamstone add to an attack that hits Ophion."""
    bonus = 0
    cards = hand(table, champion)
    rule = "turn-card.meditation"
    if cards.meditation and single:
        cards.meditation = False
        bonus += BONUS
        table.trace.applied(rule, "Morning Meditation adds 1 damage for {champion}", champion=champion)
    elif cards.meditation:
        because = "the attack strikes more than a single target"
        table.trace.rejected(rule, "no bonus for {champion}", because=because, champion=champion)
    if (yield from uses_dreamstone(table, champion)):
        bonus += BONUS
    return bonus


def uses_dreamstone(table: Table[Hara], champion: Champion) -> Act[bool]:
    world = figure(table, champion).space.world
    corrupted = table.state.corrupted
    if world is None or world not in corrupted.dreamstones:
        because = "there is no Dreamstone where {champion} stands"
        table.trace.rejected("dreamstone.bonus", "no Dreamstone", because=because, champion=champion)
        return False
    if table.readings["C33"] == "b":
        about = "whether {champion} uses the Dreamstone"
        use = yield from choose(OPHION, about, list(DreamstoneUse), rule="dreamstone.bonus", champion=champion)
        if use is DreamstoneUse.KEEP:
            return False
    corrupted.dreamstones = corrupted.dreamstones - {world}
    table.trace.applied("dreamstone.bonus", "the Dreamstone adds 1 damage for {champion}", champion=champion)
    table.trace.applied("dreamstone.discard", "the Dreamstone of {world} is discarded", world=world)
    if world is not HOMES[champion]:
        table.trace.applied("dreamstone.anyone", "{world} need not be the home of {champion}",
                            world=world, champion=champion)  # fmt: skip
    return True


def gain_health(table: Table[Hara], champion: Champion, number: int, rule: str) -> None:
    """There is no upper limit."""
    one = figure(table, champion)
    one.health += number
    table.trace.applied(rule, "{champion} gains Health and has {health}", champion=champion, health=one.health)


# --- Dash ----------------------------------------------------------------------------------------------------------


def dash_toward(table: Table[Hara], champion: Champion) -> Act[None]:
    """Stop as soon as Ophion is in Attack range, else as near to him as the move allows."""
    here = figure(table, champion).space
    steps = reachable(table, champion)
    far = ranges(table, [ophion_of(table).space], steps)
    reach = blow_of(table, champion).reach
    if close := [space for space in steps if far[space] <= reach]:
        fewest = min(steps[space] for space in close)
        options, rule = [space for space in close if steps[space] == fewest], "dash.in-range"
    else:
        nearest = min(far.values())
        options, rule = [space for space in steps if far[space] == nearest], "champion.action-a"
        if far[here] == nearest:
            _no_dash(table, champion, "no move brings {champion} nearer to Ophion")
            return
    to = yield from choose(OPHION, "where {champion} moves", options, rule=rule, champion=champion)
    yield from dash(table, champion, to, rule)


def dash_away(table: Table[Hara], champion: Champion) -> Act[None]:
    """Farther from Ophion and nearer to home; at least not farther from home, unless C59 is read the other way."""
    here = figure(table, champion).space
    steps = reachable(table, champion)
    far = ranges(table, [ophion_of(table).space], steps)
    home = ranges(table, spaces_of(HOMES[champion]), steps)
    flight = [space for space in steps if far[space] > far[here]]
    away = [space for space in flight if home[space] <= home[here]]
    if not away and table.readings["C59"] == "b":
        away = flight
    if not away:
        _no_dash(table, champion, "no move takes {champion} away from Ophion without leaving home behind")
        return
    options = [space for space in away if home[space] < home[here]] or away
    farthest = max(far[space] for space in options)
    options = [space for space in options if far[space] == farthest]
    closest = min(home[space] for space in options)
    options = [space for space in options if home[space] == closest]
    to = yield from choose(OPHION, "where {champion} moves", options, rule="champion.action-b", champion=champion)
    yield from dash(table, champion, to, "champion.action-b")


def dash(table: Table[Hara], champion: Champion, to: Space, rule: str) -> Act[None]:
    """Move, then, On Board, deal 1 damage to Ophion if he is in range; turn the card."""
    cards = hand(table, champion)
    side = cards.dash
    figure(table, champion).space = to
    table.trace.applied(rule, "{champion} moves to {to}", champion=champion, to=to)
    if side is CardSide.IN_HAND:
        table.trace.applied("dash.in-hand", "Dash moves up to 2 spaces")
    else:
        table.trace.applied("dash.on-board", "Dash moves up to 1 space, then strikes")
        if to_ophion(table, to) > DASH_REACH:
            table.trace.rejected("dash.on-board", "no damage", because="Ophion is not at range 1")
        else:
            bonus = 0
            if table.readings["C34"] == "b":
                bonus = yield from bonuses(table, champion, single=True)
            harm_ophion(table, DASH_DAMAGE + bonus, "dash.on-board")
    cards.dash = side.other
    table.trace.applied("card.turned", "Dash now shows {side}", side=cards.dash)


def reachable(table: Table[Hara], champion: Champion) -> dict[Space, int]:
    """The spaces Dash can move to, with the steps it takes; the Champion's own space with 0."""
    most = DASH_MOVE[hand(table, champion).dash]
    found = distances(table.state, figure(table, champion).space)
    return {space: steps for space, steps in found.items() if steps <= most}


def ranges(table: Table[Hara], places: list[Space], spaces: Iterable[Space]) -> dict[Space, int]:
    """How far each of these spaces is from the nearest of some places."""
    found = [distances(table.state, place) for place in places]
    return {space: min(one.get(space, FAR) for one in found) for space in spaces}


def _no_dash(table: Table[Hara], champion: Champion, because: str) -> None:
    table.trace.rejected("card.unused", "Dash of {champion} is not turned", because=because, champion=champion)
