"""The player's turn: Adventure, and the attacks of the Monsters."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, choose, nearest
from ruleproof.games.champions_of_hara.names import CardKind, Mode, Phase
from ruleproof.games.champions_of_hara.rules.flow.game import require_phases
from ruleproof.games.champions_of_hara.rules.flow.turns import require_adventure, require_turn, require_undefeated
from ruleproof.games.champions_of_hara.rules.phantom_day.ultimate import return_ultimate
from ruleproof.games.champions_of_hara.rules.soff import ENOKI, attack_enoki
from ruleproof.games.champions_of_hara.rules.worlds.gauges import change_health, gain_energy
from ruleproof.games.champions_of_hara.rules.worlds.monsters import attack, monster_attacks
from ruleproof.games.champions_of_hara.rules.worlds.player import player
from ruleproof.games.champions_of_hara.state import ACTIVATIONS, AbilityCard, CardInPlay, Hara, PlayerTurn, Text


def the_turn(table: Table[Hara]) -> PlayerTurn:
    """The turn of the player, which whoever acts begins."""
    require_phases(table)
    return require_turn(table, player(table)[0])


def turn_to_act(table: Table[Hara]) -> PlayerTurn:
    """The same, for what a defeated character cannot do."""
    turn = the_turn(table)
    require_undefeated(table, player(table)[0])
    return turn


# --- Adventure -----------------------------------------------------------------------------------------------------


def why_not_again(turn: PlayerTurn, name: str) -> Refusal | None:
    """An Ability card is used once a turn: it comes back, or is turned, at the end."""
    if name in [card.name for card in turn.tilted]:
        return Refusal("player-turn.turn-cards", "{card} has been used in this turn", card=name)
    if name in [card.name for card in turn.spent]:
        return Refusal("player-turn.take-back", "{card} has been used in this turn", card=name)
    return None


def why_not_card(table: Table[Hara], card: AbilityCard) -> Refusal | None:
    """What stands against using this Ability card now."""
    if table.state.flow.phase is Phase.ATTACKS:
        if not card.any_phase:
            return Refusal("player-turn.nothing-else", "{card} cannot be used while Monsters attack", card=card.name)
        return None
    used = table.state.player_turn.activations
    if used >= ACTIVATIONS:
        return Refusal("player-turn.activations", "{number} Activations are used already", number=used)
    return None


def use_card(table: Table[Hara], name: str, target: str | None = None) -> Act[None]:
    """Use an Ability card from hand or from the table: during Adventure it costs an Activation."""
    turn = turn_to_act(table)
    if refusal := why_not_again(turn, name):
        raise refusal
    playable = {card.name: card for card in [*turn.hand, *turn.on_board]}
    if name not in playable:
        raise InputError(f"the player cannot use {name!r}.", todo=nearest(name, playable) or ", ".join(playable))
    card = playable[name]
    if refusal := why_not_card(table, card):
        raise refusal
    if table.state.flow.phase is Phase.ADVENTURE:
        turn.activations += 1
        values = {"number": turn.activations, "card": name}
        table.trace.applied("player-turn.activations", "Activation {number}: {card}", **values)
    else:
        table.trace.applied("player-turn.nothing-else", "the text of {card} allows it", card=name)
    turn.used = [*turn.used, name]
    if card in turn.on_board:
        turn.on_board = [one for one in turn.on_board if one != card]
        turn.spent = [*turn.spent, card]
    elif name == turn.lent:
        return_ultimate(table, card)
    else:
        turn.hand = [one for one in turn.hand if one != card]
        turn.tilted = [*turn.tilted, card]
    yield from follow_text(table, name, target, "solo.base")


def use_free(table: Table[Hara], effect: str) -> Act[None]:
    """A free effect: no Activation, as often as wanted."""
    _use_effect(table, effect)
    table.trace.applied("player-turn.free", "{effect} costs no Activation", effect=effect)
    yield from follow_text(table, effect, None, "solo.base")


def use_item(table: Table[Hara], item: str, target: str | None = None) -> Act[None]:
    turn_to_act(table)
    champion, figure = player(table)
    if item not in figure.items:
        raise InputError(f"{champion} has no item {item!r}.", todo=nearest(item, figure.items))
    _use_effect(table, item)
    yield from follow_text(table, item, target, "solo.base")


def _use_effect(table: Table[Hara], effect: str) -> None:
    turn = turn_to_act(table)
    if table.state.flow.phase is Phase.ATTACKS:
        if effect not in turn.any_phase:
            values = {"effect": effect}
            raise Refusal("player-turn.nothing-else", "{effect} cannot be used while Monsters attack", **values)
        table.trace.applied("player-turn.nothing-else", "the text of {effect} allows it", effect=effect)
    turn.used = [*turn.used, effect]


def follow_text(table: Table[Hara], name: str, target: str | None, rule: str) -> Act[None]:
    """What is printed happens, as far as the scenario has stated it."""
    text = table.state.player_turn.texts.get(name, Text())
    if (text.damage is None) != (target is None):
        todo = "State what its text says." if text.damage is None else "Say against whom it is used."
        raise InputError(f"{name} deals {text.damage or 'no'} damage.", todo=todo)
    champion, figure = player(table)
    if text.movement:
        figure.movement = max(0, figure.movement + text.movement)
        values = {"name": name, "champion": champion, "points": figure.movement}
        table.trace.applied(rule, "{name}: {champion} has {points} movement points", **values)
    if text.health or text.spirit:
        figure.spirit = max(0, figure.spirit + text.spirit)
        change_health(table, champion, text.health)
        values = {"name": name, "champion": champion, "health": figure.health, "spirit": figure.spirit}
        table.trace.applied(rule, "{name}: {champion} has {health} Health and {spirit} Spirit", **values)
    for energy in text.energy:
        yield from gain_energy(table, champion, energy)
    if text.damage is not None and target == ENOKI:
        attack_enoki(table, text.damage, text.range)
    elif text.damage is not None and target is not None:
        yield from attack(table, champion, target, text.damage, text.range)


def events_here(table: Table[Hara]) -> list[CardInPlay]:
    _, figure = player(table)
    return [one for one in table.state.cards_on(figure.space) if one.card.kind is CardKind.EVENT]


def resolve_event(table: Table[Hara]) -> Act[None]:
    """Resolve an Event on the player's space; it costs no Activation and leaves the board."""
    require_phases(table)
    champion, _ = player(table)
    turn = require_adventure(table, champion)
    here = events_here(table)
    if not here:
        raise Refusal("player-turn.events", "there is no Event on the space of the player")
    names = [one.card.name for one in here]
    name = yield from choose(champion, "the Event to resolve", names, rule="player-turn.events")
    found = next(one for one in here if one.card.name == name)
    table.state.take_card(found)
    table.state.discard(found.card)
    turn.resolved = [*turn.resolved, name]
    table.trace.applied("player-turn.events", "{event} is resolved without an Activation", event=name)
    yield from follow_text(table, name, None, "player-turn.events")


# --- Monster Attacks -----------------------------------------------------------------------------------------------


def attacks(table: Table[Hara]) -> None:
    """Every Monster in range deals its Attack."""
    turn = the_turn(table)
    if table.state.flow.phase is Phase.ATTACKS:
        raise Refusal("player-turn.monsters", "the Monsters have attacked already in this turn")
    champion, figure = player(table)
    waiting = [one.card.name for one in events_here(table)]
    if waiting and not figure.defeated:
        raise Refusal("player-turn.events", "this has to be resolved first: {events}", events=waiting)
    table.state.flow.phase = Phase.ATTACKS
    rule = "player-turn.monsters" if table.state.mode is Mode.PHANTOM_CHAMPION else "monster.attack"
    turn.attackers = monster_attacks(table, champion, rule)
