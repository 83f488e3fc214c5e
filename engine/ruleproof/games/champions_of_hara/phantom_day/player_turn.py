"""The player's turn: Adventure, the attacks of the Monsters, and the end of the turn."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, choose, nearest
from ruleproof.games.champions_of_hara.arenas import ARENAS, check_victory
from ruleproof.games.champions_of_hara.flow import finish, require_adventure, require_turn, turn_taken
from ruleproof.games.champions_of_hara.monsters import attack, end_doubling, monster_attacks
from ruleproof.games.champions_of_hara.soff import ENOKI, attack_enoki
from ruleproof.games.champions_of_hara.state import GAUGE, CardInPlay, Hara
from ruleproof.games.champions_of_hara.state_flow import Phase, Side
from ruleproof.games.champions_of_hara.state_phantom import (
    ACTIVATIONS,
    AbilityCard,
    Colour,
    EndStep,
    Mark,
    PlayerTurn,
    Text,
    Threshold,
)
from ruleproof.games.champions_of_hara.words import CardKind, Mode, Result
from ruleproof.games.champions_of_hara.worlds import (
    arena_condition,
    change_health,
    distance,
    gain_energy,
    hurt,
    player,
)

ATTACKERS = (CardKind.MONSTER, CardKind.CORRUPTED)


def _turn(table: Table[Hara]) -> PlayerTurn:
    return require_turn(table, player(table)[0])


# --- Adventure -----------------------------------------------------------------------------------------------------


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
    turn = _turn(table)
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
        _return_ultimate(table, card)
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
    champion, figure = player(table)
    if item not in figure.items:
        raise InputError(f"{champion.value} has no item {item!r}.", todo=nearest(item, figure.items))
    _use_effect(table, item)
    yield from follow_text(table, item, target, "solo.base")


def _use_effect(table: Table[Hara], effect: str) -> None:
    turn = _turn(table)
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
    turn = _turn(table)
    if table.state.flow.phase is Phase.ATTACKS:
        raise Refusal("player-turn.monsters", "the Monsters have attacked already in this turn")
    if waiting := [one.card.name for one in events_here(table)]:
        raise Refusal("player-turn.events", "this has to be resolved first: {events}", events=waiting)
    table.state.flow.phase = Phase.ATTACKS
    champion, _ = player(table)
    if table.state.mode is Mode.PHANTOM_CHAMPION:
        _attacks_against_phantom(table, turn)
    else:
        turn.attackers = monster_attacks(table, champion)


def _attacks_against_phantom(table: Table[Hara], turn: PlayerTurn) -> None:
    champion, figure = player(table)
    for one in table.state.cards:
        if one.card.kind not in ATTACKERS or figure.defeated:
            continue
        values = {"monster": one.card.name, "champion": champion}
        far = distance(table.state, one.space, figure.space)
        if far is None or far > one.card.range:
            because = "{champion} is out of its range"
            table.trace.rejected("player-turn.monsters", "{monster} does not attack", because=because, **values)
            continue
        turn.attackers = [*turn.attackers, one.card.name]
        text = "{monster} deals {damage} damage to {champion}"
        table.trace.applied("player-turn.monsters", text, damage=one.card.attack, **values)
        hurt(table, champion, one.card.attack)


# --- the end of the turn -------------------------------------------------------------------------------------------


def end_turn(table: Table[Hara]) -> Act[None]:
    """The attacks if they are still to come, then everything that belongs to the end of the turn."""
    champion, _ = player(table)
    _turn(table)
    if table.state.flow.phase is Phase.ADVENTURE:
        attacks(table)
    arena = ARENAS.get(table.state.mode) if table.state.mode else None
    after = arena.after_turn if arena else None
    if after and table.readings["C60"] == "b":
        after(table)
        after = None
    yield from end_doubling(table, champion)
    yield from _end_effects(table)
    if arena and arena.turn_ends:
        yield from arena.turn_ends(table)
    _take_back(table)
    _turn_cards(table)
    yield from _level_up(table)
    turn_taken(table, Side.PLAYER)
    if after:
        after(table)
    _victory(table)


def _victory(table: Table[Hara]) -> None:
    if table.state.mode is not Mode.PHANTOM_CHAMPION:
        check_victory(table)
    elif arena_condition(table):
        finish(table, Result.WON, "phantom.race")
        table.trace.applied("phantom.race", "the player wins before the Phantom")


def _ended(turn: PlayerTurn, step: EndStep) -> None:
    turn.ended = [*turn.ended, step]


def _end_effects(table: Table[Hara]) -> Act[None]:
    turn = table.state.player_turn
    for effect in turn.end_effects:
        table.trace.applied("player-turn.end-effects", "{effect} happens", effect=effect)
        yield from follow_text(table, effect, None, "player-turn.end-effects")
    turn.used = [*turn.used, *turn.end_effects]
    turn.end_effects = []
    _ended(turn, EndStep.EFFECTS)


def _take_back(table: Table[Hara]) -> None:
    turn = table.state.player_turn
    if turn.spent:
        names = [card.name for card in turn.spent]
        table.trace.applied("player-turn.take-back", "back to hand: {cards}", cards=names)
    turn.hand, turn.spent = [*turn.hand, *turn.spent], []
    _ended(turn, EndStep.TAKE_BACK)


def _turn_cards(table: Table[Hara]) -> None:
    turn = table.state.player_turn
    if turn.tilted:
        names = [card.name for card in turn.tilted]
        table.trace.applied("player-turn.turn-cards", "On Board from now on: {cards}", cards=names)
    turn.on_board, turn.tilted = [*turn.on_board, *turn.tilted], []
    _ended(turn, EndStep.TURN_CARDS)


def _level_up(table: Table[Hara]) -> Act[None]:
    """A card of the colour for each threshold reached for the first time; the Ultimate at 10 in the main colour."""
    champion, _ = player(table)
    for threshold in _reached(table):
        turn = table.state.player_turn
        turn.levels = [*turn.levels, threshold]
        colour = Colour(threshold.colour.value)
        cards = [card.name for card in turn.deck if card.mark is Mark.ADVANCED and card.colour is colour]
        values = {"colour": threshold.colour, "value": threshold.value}
        if not cards:
            because = "no card of this colour is left"
            text = "{colour} has reached {value}, but there is no card"
            table.trace.rejected("player-turn.level", text, because=because, **values)
            continue
        table.trace.applied("player-turn.level", "{colour} has reached {value} for the first time", **values)
        about = "the Advanced Ability to gain"
        name = yield from choose(champion, about, cards, rule="player-turn.level")
        _gain(table, name)
    _gain_ultimate(table)
    _ended(table.state.player_turn, EndStep.LEVEL_UP)


def _reached(table: Table[Hara]) -> list[Threshold]:
    _, figure = player(table)
    turn = table.state.player_turn
    new = [one for one in turn.thresholds if one not in turn.levels]
    return [one for one in new if figure.energy.get(one.colour, 0) >= one.value]


def _gain(table: Table[Hara], name: str) -> None:
    """The card goes from the player's deck to the player's hand."""
    turn = table.state.player_turn
    card = next(card for card in turn.deck if card.name == name)
    turn.deck = [one for one in turn.deck if one != card]
    turn.hand = [*turn.hand, card]


def _ultimate(table: Table[Hara]) -> AbilityCard | None:
    turn = table.state.player_turn
    return next((card for card in turn.deck if card.mark is Mark.ULTIMATE), None)


def lend_ultimate(table: Table[Hara]) -> None:
    """Day 3: the Ultimate comes to hand until it is used."""
    champion, figure = player(table)
    card = _ultimate(table)
    if card is None:
        because = "there is none in the deck"
        table.trace.rejected("flow.day-three", "no Ultimate for {champion}", because=because, champion=champion)
        return
    _gain(table, card.name)
    table.state.player_turn.lent = card.name
    figure.ultimate = True
    values = {"champion": champion, "card": card.name}
    table.trace.applied("flow.day-three", "{champion} takes the Ultimate {card} in hand", **values)


def _return_ultimate(table: Table[Hara], card: AbilityCard) -> None:
    """A lent Ultimate goes back to the deck after use."""
    turn = table.state.player_turn
    turn.hand = [one for one in turn.hand if one != card]
    turn.deck = [*turn.deck, card]
    turn.lent = None
    player(table)[1].ultimate = False
    table.trace.applied("flow.day-three-return", "{card} goes back to the deck", card=card.name)


def _gain_ultimate(table: Table[Hara]) -> None:
    """At 10 in the main colour, for the first time. A lent Ultimate in hand is kept for good."""
    champion, figure = player(table)
    turn = table.state.player_turn
    main = turn.main_colour
    if main is None or turn.ultimate_gained or figure.energy.get(main, 0) < GAUGE:
        return
    turn.ultimate_gained = True
    turn.lent = None
    if (card := _ultimate(table)) is not None:
        _gain(table, card.name)
    figure.ultimate = True
    text = "{champion} has reached 10 {colour} and gains the Ultimate"
    table.trace.applied("player-turn.ultimate", text, champion=champion, colour=main)
