"""The Champions' Attack cards, and the Dreamstones."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Table, choose
from ruleproof.games.champions_of_hara.names import OPHION, AttackCard, Champion, DreamstoneUse, Space
from ruleproof.games.champions_of_hara.rules.against_ophion import figure, in_play, ophion_of
from ruleproof.games.champions_of_hara.rules.champion_cards import BLOWS, HOMES, RULES, Blow
from ruleproof.games.champions_of_hara.rules.corrupted_champions.harm import harm, harm_ophion
from ruleproof.games.champions_of_hara.rules.worlds.board import distance, distances
from ruleproof.games.champions_of_hara.state import Hand, Hara

BONUS = 1
"""What a Dreamstone and Morning Meditation add."""
FAR = 1000
"""Farther than any space that can be reached."""


def hand(table: Table[Hara], champion: Champion) -> Hand:
    hands = table.state.corrupted.hands
    if champion not in hands:
        raise InputError(f"{champion} has no cards yet.", todo="State the Champions that are in the game.")
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
    if table.state.result is not None:
        return
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
