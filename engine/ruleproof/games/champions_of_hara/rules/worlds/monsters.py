"""Monsters: what they are worth right now, their attacks, and how a Champion attacks and defeats them."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, nearest
from ruleproof.games.champions_of_hara.names import CardKind, Champion, Keyword
from ruleproof.games.champions_of_hara.rules import artifact_hunt, leaf, oric, persephone
from ruleproof.games.champions_of_hara.rules.worlds.board import distance
from ruleproof.games.champions_of_hara.rules.worlds.gauges import gain_energy, hurt
from ruleproof.games.champions_of_hara.state import CardInPlay, Hara

MONSTERS = (CardKind.MONSTER, CardKind.ALLY)
ATTACKERS = (CardKind.MONSTER, CardKind.CORRUPTED)
"""Which cards attack: an Allied Monster does not."""


def is_monster(card: CardInPlay) -> bool:
    return card.card.kind in MONSTERS


def health_of(table: Table[Hara], monster: CardInPlay) -> int:
    """The Health it has left."""
    return monster.card.health + oric.bonus(table, monster) + monster.extra - monster.damage


def attack_of(table: Table[Hara], monster: CardInPlay) -> int:
    return monster.card.attack + oric.bonus(table, monster)


def range_of(table: Table[Hara], monster: CardInPlay) -> int:
    if leaf.cut_off(table, monster):
        return 0
    return monster.card.range + oric.bonus(table, monster) + artifact_hunt.rift_range(table, monster)


def keywords_of(table: Table[Hara], monster: CardInPlay) -> set[Keyword]:
    return monster.card.keywords | oric.keywords(table, monster)


def explain(table: Table[Hara], monster: CardInPlay) -> None:
    """Record every rule that changes what its card shows."""
    oric.explain_bonus(table, monster)
    if not leaf.explain_range(table, monster):
        artifact_hunt.explain_range(table, monster)


def why_not_target(table: Table[Hara], monster: CardInPlay, champion: Champion) -> str | None:
    """What keeps the Monster from attacking the Champion."""
    figure = table.state.champions[champion]
    if figure.defeated:
        return "{champion} is defeated already"
    far = distance(table.state, monster.space, figure.space)
    if far is not None and far <= range_of(table, monster):
        return None
    if artifact_hunt.reaches_its_world(table, monster, figure):
        return None
    return "{champion} is out of its range"


def monster_attacks(table: Table[Hara], champion: Champion, rule: str) -> list[str]:
    """At the end of the turn: every Monster in range deals its Attack, by the rule of the mode. Gives which have."""
    attackers: list[str] = []
    for monster in [one for one in table.state.cards if one.card.kind in ATTACKERS]:
        name = monster.card.name
        explain(table, monster)
        if because := why_not_target(table, monster, champion):
            text = "no attack by {monster}"
            table.trace.rejected(rule, text, because=because, monster=name, champion=champion)
            continue
        damage = attack_of(table, monster)
        text = "{monster} attacks {champion}: {damage}"
        table.trace.applied(rule, text, monster=name, champion=champion, damage=damage)
        hurt(table, champion, damage)
        attackers.append(name)
    return attackers


def why_not_attack(table: Table[Hara], champion: Champion, monster: CardInPlay, reach: int) -> Refusal | None:
    """Why a Champion cannot attack this Monster at this range."""
    here = table.state.champions[champion].space
    if refusal := leaf.why_not_attack(table.state, here, monster):
        return refusal
    far = distance(table.state, here, monster.space)
    if far is None or far > reach:
        return Refusal("board.range", "{monster} is out of range", monster=monster.card.name)
    return oric.why_not_fight(table, monster)


def attack(table: Table[Hara], champion: Champion, name: str, damage: int, reach: int) -> Act[None]:
    """A Champion deals damage to the Monster of this name, with an attack of this range."""
    named = {one.card.name: one for one in table.state.cards if is_monster(one)}
    if name not in named:
        raise InputError(f"no Monster {name!r} is in play.", todo=nearest(name, named) or "Name a Monster.")
    monster = named[name]
    if refusal := why_not_attack(table, champion, monster, reach):
        raise refusal
    artifact_hunt.double_health(table, champion, monster)
    artifact_hunt.take_damage(table, monster, damage)
    left = health_of(table, monster)
    table.trace.applied(
        "health.damage",
        "{monster}: {damage} damage, {health} Health left",
        monster=name,
        damage=damage,
        health=max(0, left),
    )
    if left <= 0:
        yield from defeat(table, champion, monster)


def defeat(table: Table[Hara], champion: Champion, monster: CardInPlay) -> Act[None]:
    """The Monster is discarded and the Champion gains its reward."""
    table.state.take_card(monster)
    if persephone.keep_token(table, monster):
        return
    table.state.discard(monster.card)
    table.trace.applied("monster.reward", "{monster} is defeated and discarded", monster=monster.card.name)
    for energy in monster.card.reward:
        if artifact_hunt.gold_is_lost(table, energy):
            yield from artifact_hunt.lose_gold(table, champion)
        else:
            yield from gain_energy(table, champion, energy)
    oric.take_token(table, champion, monster)
    artifact_hunt.replace(table, monster)


def end_doubling(table: Table[Hara], champion: Champion) -> Act[None]:
    """What lasted until the end of the turn is over."""
    for monster in [one for one in table.state.cards if one.doubled]:
        artifact_hunt.end_doubling(table, monster)
        if health_of(table, monster) <= 0:
            yield from defeat(table, champion, monster)
