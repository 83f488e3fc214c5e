"""Soff's arena: Enoki, his Corrupted Turn with its abilities, and the Scenario Effect."""

from __future__ import annotations

from collections.abc import Callable

from ruleproof.core import Act, InputError, Refusal, Table, choose
from ruleproof.games.champions_of_hara.names import Champion, EnokiAbility, Mode, Space
from ruleproof.games.champions_of_hara.rules.arenas import ARENAS, Arena
from ruleproof.games.champions_of_hara.rules.clock import AT_DAWN
from ruleproof.games.champions_of_hara.rules.flow.game import require_mode, require_phases, require_player
from ruleproof.games.champions_of_hara.rules.worlds.board import distances
from ruleproof.games.champions_of_hara.rules.worlds.decks import draw_dusk_card
from ruleproof.games.champions_of_hara.rules.worlds.dice import roll_d6, roll_space
from ruleproof.games.champions_of_hara.rules.worlds.gauges import hurt
from ruleproof.games.champions_of_hara.rules.worlds.monsters import health_of, is_monster
from ruleproof.games.champions_of_hara.state import CardInPlay, Hara

ARRIVAL_DAY = 3
ABILITY = "ability of Enoki"
AXES_DAMAGE, AXES_REACH = 2, 1
SOFF = Champion.SOFF.value
ENOKI = "Enoki"

# --- his arrival ---------------------------------------------------------------------------------------------------


def occupied(state: Hara, space: Space) -> bool:
    return bool(state.cards_on(space)) or any(figure.space is space for figure in state.champions.values())


def enoki_arrives(table: Table[Hara]) -> None:
    """At the start of Day 3, on a random free space."""
    enoki = table.state.enoki
    if enoki.space is not None or enoki.defeated:
        raise Refusal("enoki.arrival", "Enoki has already come")
    space = roll_space(table)
    while occupied(table.state, space):
        table.trace.applied("enoki.occupied", "{space} is occupied: the dice are rolled again", space=space)
        space = roll_space(table)
    enoki.space = space
    table.trace.applied("enoki.arrival", "Enoki arrives on {space}", space=space)


def start_of_day(table: Table[Hara]) -> Act[None]:
    if table.state.day == ARRIVAL_DAY:
        enoki_arrives(table)
    yield from ()


# --- the Corrupted Turn --------------------------------------------------------------------------------------------


def where_enoki_is(table: Table[Hara], rule: str) -> Space:
    """His space, or a refusal by the rule that needs him in play."""
    space = table.state.enoki.space
    if space is None:
        raise Refusal(rule, "Enoki is not in play")
    return space


def corrupted_turn(table: Table[Hara]) -> Act[None]:
    """An Activation, then the Scenario Effect."""
    yield from begin_corrupted_turn(table)
    yield from scenario_effect(table)


def begin_corrupted_turn(table: Table[Hara]) -> Act[None]:
    """The Activation; the Scenario Effect is then due."""
    require_mode(table, Mode.DANCE_WITH_THE_DEMON, "enoki.turn")
    require_phases(table)
    require_player(table, Champion.SOFF)
    where_enoki_is(table, "enoki.turn")
    table.trace.applied("enoki.turn", "the Corrupted Turn: Activation, then Scenario Effect")
    yield from activate(table)
    table.state.enoki.effect_due = True


def activate(table: Table[Hara]) -> Act[None]:
    """The ability that the base game's rules give, as the scenario states."""
    ability = table.chance.roll(ABILITY, list(EnokiAbility))
    yield from (whirling_axes(table) if ability is EnokiAbility.WHIRLING_AXES else cull_and_harvest(table))


def monsters_in_play(state: Hara) -> list[CardInPlay]:
    return [one for one in state.cards if is_monster(one)]


def enemies(state: Hara) -> dict[str, Space]:
    """Soff and the Monsters by name, with where they are."""
    return {SOFF: state.champions[Champion.SOFF].space} | {one.card.name: one.space for one in monsters_in_play(state)}


def whirling_axes(table: Table[Hara]) -> Act[None]:
    rule = "enoki.whirling-axes"
    space, _, prey = yield from _go_to(table, min, rule)
    table.trace.applied(rule, "Enoki moves to the closest enemy, on {space}", space=space)
    _strike(table, AXES_REACH, AXES_DAMAGE, prey, rule)


def cull_and_harvest(table: Table[Hara]) -> Act[None]:
    rule = "enoki.cull-and-harvest"
    space, gone, prey = yield from _go_to(table, max, rule)
    table.trace.applied(rule, "Enoki transports to the farthest enemy, on {space}", space=space)
    table.trace.applied("enoki.harvest-damage", "spaces transported, and damage: {gone}", gone=gone)
    _strike(table, 0, gone, prey, rule)


def _go_to(table: Table[Hara], which: Callable[[list[int]], int], rule: str) -> Act[tuple[Space, int, str | None]]:
    """Go to the closest or the farthest enemy. Gives the space, how far it was, and the enemy spared, if any."""
    here = where_enoki_is(table, rule)
    far = distances(table.state, here)
    reachable = {enemy: space for enemy, space in enemies(table.state).items() if space in far}
    if not reachable:
        raise InputError("no way leads from Enoki to an enemy.", todo="State which spaces are adjacent.")
    wanted = which([far[space] for space in reachable.values()])
    spaces = [space for space in dict.fromkeys(reachable.values()) if far[space] == wanted]
    space = yield from choose(Champion.SOFF, "the enemy that Enoki goes to", spaces, rule=rule)
    table.state.enoki.space = space
    prey: str | None = None
    if table.readings["C30"] == "b":
        there = [enemy for enemy, place in reachable.items() if place is space]
        prey = yield from choose(Champion.SOFF, "the enemy that is not an other target", there, rule=rule)
    return space, wanted, prey


def _strike(table: Table[Hara], reach: int, damage: int, spared: str | None, rule: str) -> None:
    """Damage to all other targets within reach of Enoki."""
    if not damage:
        return
    far = distances(table.state, where_enoki_is(table, rule))
    for enemy, space in enemies(table.state).items():
        if far.get(space, reach + 1) > reach:
            continue
        if enemy == spared:
            because = "{enemy} is the enemy that Enoki went to"
            table.trace.rejected(rule, "no damage for {enemy}", because=because, enemy=enemy)
        elif enemy == SOFF:
            hurt(table, Champion.SOFF, damage)
        else:
            card = next(one for one in monsters_in_play(table.state) if one.card.name == enemy)
            hurt_monster(table, card, damage)


def hurt_monster(table: Table[Hara], card: CardInPlay, damage: int) -> None:
    """A Monster struck by an ability of Enoki."""
    card.damage += damage
    text = "{monster}: {damage} damage by the ability"
    table.trace.applied("enoki.monsters", text, monster=card.card.name, damage=damage)
    if health_of(table, card) <= 0:
        table.state.take_card(card)
        table.state.discard(card.card)
        table.trace.applied("enoki.monsters", "{monster} is defeated", monster=card.card.name)


def after_turn(table: Table[Hara]) -> None:
    """Enoki attacks, if he is in play."""
    if table.state.enoki.space is not None:
        normal_attack(table)


def normal_attack(table: Table[Hara]) -> None:
    """After Soff's turn, if she is within Enoki's Range. Monsters are left alone."""
    state, here = table.state, where_enoki_is(table, "enoki.normal-attack")
    far, reach = distances(state, here), state.enoki.range
    for one in monsters_in_play(state):
        if far.get(one.space, reach + 1) <= reach:
            because = "it is a normal attack"
            name = one.card.name
            table.trace.rejected("enoki.normal-spares", "no damage for {monster}", because=because, monster=name)
    away = far.get(state.champions[Champion.SOFF].space)
    if away is None or away > reach:
        because = "Soff is not within Range {reach}"
        table.trace.rejected("enoki.normal-attack", "no normal attack", because=because, reach=reach)
        return
    text = "Soff is within Range {reach}: {attack} damage"
    table.trace.applied("enoki.normal-attack", text, reach=reach, attack=state.enoki.attack)
    hurt(table, Champion.SOFF, state.enoki.attack)


# --- the Scenario Effect -------------------------------------------------------------------------------------------


def scenario_effect(table: Table[Hara]) -> Act[None]:
    """The D6 gives one of three effects, once after an Activation of the Corrupted Turn."""
    require_mode(table, Mode.DANCE_WITH_THE_DEMON, "effect.roll")
    require_player(table, Champion.SOFF)
    if not table.state.enoki.effect_due:
        raise Refusal("effect.roll", "Enoki has not just activated in a Corrupted Turn")
    table.state.enoki.effect_due = False
    yield from _roll_effect(table)


def _roll_effect(table: Table[Hara]) -> Act[None]:
    roll = roll_d6(table)
    table.trace.applied("effect.roll", "the D6 shows {roll}", roll=roll)
    if roll <= 2:
        yield from _lose_energy(table)
    elif roll <= 4:
        _dusk_card(table)
    else:
        table.trace.applied("effect.activation", "Enoki activates once more")
        yield from activate(table)
        if table.readings["C29"] == "b":
            yield from _roll_effect(table)


def _lose_energy(table: Table[Hara]) -> Act[None]:
    soff, rule = table.state.champions[Champion.SOFF], "effect.energy"
    colours = [colour for colour in table.state.gauges if soff.energy.get(colour, 0) > 0]
    if not colours:
        table.trace.rejected(rule, "no Energy is lost", because="Soff has none")
        return
    colour = yield from choose(Champion.SOFF, "the colour of the Energy to lose", colours, rule=rule)
    soff.set_energy(colour, soff.energy[colour] - 1)
    table.trace.applied(rule, "Soff loses 1 {colour}", colour=colour)


def _dusk_card(table: Table[Hara]) -> None:
    rule = "effect.dusk"
    card = draw_dusk_card(table, rule)
    if card is None:
        return
    space = roll_space(table)
    table.state.put_card(card, space)
    table.trace.applied(rule, "{card} arrives on {space}", card=card.name, space=space)


# --- the goal ------------------------------------------------------------------------------------------------------


def why_not_attack(table: Table[Hara], reach: int) -> Refusal | None:
    """Why Soff cannot attack Enoki at this range."""
    far = distances(table.state, table.state.champions[Champion.SOFF].space)
    if far.get(where_enoki_is(table, "soff.goal"), reach + 1) > reach:
        return Refusal("board.range", "{monster} is out of range", monster=ENOKI)
    return None


def attack_enoki(table: Table[Hara], damage: int, reach: int | None = None) -> None:
    """Soff deals damage to Enoki, with an attack of this range; without one, by an effect that reaches him anyway."""
    where_enoki_is(table, "soff.goal")
    enoki = table.state.enoki
    if enoki.health == 0:
        raise InputError("the Health of Enoki is not stated.", todo="State what his sheet shows.")
    if reach is not None and (refusal := why_not_attack(table, reach)):
        raise refusal
    enoki.health = max(0, enoki.health - damage)
    text = "{monster}: {damage} damage, {health} Health left"
    table.trace.applied("health.damage", text, monster=ENOKI, damage=damage, health=enoki.health)
    if enoki.health == 0:
        enoki.space, enoki.defeated = None, True
        table.trace.applied("soff.goal", "Enoki is defeated")


def goal_reached(table: Table[Hara]) -> bool:
    """Soff's own goal, without the Versus Arena condition."""
    if not table.state.enoki.defeated:
        table.trace.rejected("soff.goal", "no victory yet", because="Enoki is not defeated")
        return False
    table.trace.applied("soff.goal", "Enoki is defeated")
    return True


ARENAS[Mode.DANCE_WITH_THE_DEMON] = Arena(goal_reached, after_turn=after_turn)
AT_DAWN[Mode.DANCE_WITH_THE_DEMON] = start_of_day
