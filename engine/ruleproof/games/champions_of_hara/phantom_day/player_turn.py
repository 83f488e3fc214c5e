"""The player's turn: Adventure, the attacks of the Monsters, and the end of the turn."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, choose, nearest
from ruleproof.games.champions_of_hara.phantom_champion.turn import WELL_RESTED, turn_taken, why_not_turn
from ruleproof.games.champions_of_hara.state import GAUGE, CardInPlay, Hara
from ruleproof.games.champions_of_hara.state_phantom import (
    AbilityCard,
    Colour,
    EndStep,
    Mark,
    Phase,
    PlayerTurn,
    Side,
    Threshold,
)
from ruleproof.games.champions_of_hara.words import CardKind, Result
from ruleproof.games.champions_of_hara.worlds import arena_condition, distance, hurt, player

ACTIVATIONS = 3
ATTACKERS = (CardKind.MONSTER, CardKind.CORRUPTED)


def begin_turn(table: Table[Hara]) -> None:
    """The Adventure phase begins."""
    if refusal := why_not_turn(table.state, Side.PLAYER):
        raise refusal
    turn = table.state.player_turn
    turn.phase = Phase.ADVENTURE
    turn.activations = 0
    turn.used, turn.resolved, turn.attackers, turn.ended = [], [], [], []
    champion, figure = player(table)
    if table.state.phantom.turn_order.get(Side.PLAYER) == WELL_RESTED:
        figure.health, figure.spirit = figure.health + 1, figure.spirit + 1
        text = "with card 2 {champion} gains 1 Health and 1 Spirit"
        table.trace.applied("phantom.turn-order", text, champion=champion)


def _phase(table: Table[Hara]) -> Phase:
    phase = table.state.player_turn.phase
    if phase is None:
        raise InputError("it is not the turn of the player.", todo="Begin the turn first.")
    return phase


# --- Adventure -----------------------------------------------------------------------------------------------------


def why_not_card(turn: PlayerTurn, card: AbilityCard) -> Refusal | None:
    """What stands against using this Ability card now."""
    if turn.phase is Phase.ATTACKS:
        if not card.any_phase:
            return Refusal("player-turn.nothing-else", "{card} cannot be used while Monsters attack", card=card.name)
        return None
    if turn.activations >= ACTIVATIONS:
        return Refusal("player-turn.activations", "{number} Activations are used already", number=turn.activations)
    return None


def use_card(table: Table[Hara], name: str) -> None:
    """Use an Ability card from hand or from the table: during Adventure it costs an Activation."""
    phase = _phase(table)
    turn = table.state.player_turn
    playable = {card.name: card for card in [*turn.hand, *turn.on_board]}
    if name not in playable:
        raise InputError(f"the player cannot use {name!r}.", todo=nearest(name, playable) or ", ".join(playable))
    card = playable[name]
    if refusal := why_not_card(turn, card):
        raise refusal
    if phase is Phase.ADVENTURE:
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


def use_free(table: Table[Hara], effect: str) -> None:
    """A free effect: no Activation, as often as wanted."""
    _use_effect(table, effect)
    table.trace.applied("player-turn.free", "{effect} costs no Activation", effect=effect)


def use_item(table: Table[Hara], item: str) -> None:
    champion, figure = player(table)
    if item not in figure.items:
        raise InputError(f"{champion.value} has no item {item!r}.", todo=nearest(item, figure.items))
    _use_effect(table, item)


def _use_effect(table: Table[Hara], effect: str) -> None:
    turn = table.state.player_turn
    if _phase(table) is Phase.ATTACKS and effect not in turn.any_phase:
        values = {"effect": effect}
        raise Refusal("player-turn.nothing-else", "{effect} cannot be used while Monsters attack", **values)
    if turn.phase is Phase.ATTACKS:
        table.trace.applied("player-turn.nothing-else", "the text of {effect} allows it", effect=effect)
    turn.used = [*turn.used, effect]


def events_here(table: Table[Hara]) -> list[CardInPlay]:
    _, figure = player(table)
    return [one for one in table.state.cards_on(figure.space) if one.card.kind is CardKind.EVENT]


def resolve_event(table: Table[Hara]) -> Act[None]:
    """Resolve an Event on the player's space; it costs no Activation and leaves the board."""
    if _phase(table) is not Phase.ADVENTURE:
        raise Refusal("player-turn.nothing-else", "no Event is resolved while Monsters attack")
    here = events_here(table)
    if not here:
        raise Refusal("player-turn.events", "there is no Event on the space of the player")
    champion, _ = player(table)
    names = [one.card.name for one in here]
    name = yield from choose(champion, "the Event to resolve", names, rule="player-turn.events")
    found = next(one for one in here if one.card.name == name)
    table.state.take_card(found)
    table.state.discard(found.card)
    turn = table.state.player_turn
    turn.resolved = [*turn.resolved, name]
    table.trace.applied("player-turn.events", "{event} is resolved without an Activation", event=name)


# --- Monster Attacks -----------------------------------------------------------------------------------------------


def attacks(table: Table[Hara]) -> None:
    """Every Monster in range deals its Attack."""
    if _phase(table) is not Phase.ADVENTURE:
        raise Refusal("player-turn.monsters", "the Monsters have attacked already in this turn")
    if waiting := [one.card.name for one in events_here(table)]:
        raise Refusal("player-turn.events", "this has to be resolved first: {events}", events=waiting)
    turn = table.state.player_turn
    turn.phase = Phase.ATTACKS
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
    if _phase(table) is Phase.ADVENTURE:
        attacks(table)
    _end_effects(table)
    _take_back(table)
    _turn_cards(table)
    yield from _level_up(table)
    table.state.player_turn.phase = None
    turn_taken(table, Side.PLAYER)
    if arena_condition(table):
        table.state.result = Result.WON
        table.trace.applied("phantom.race", "the player wins before the Phantom")


def _ended(turn: PlayerTurn, step: EndStep) -> None:
    turn.ended = [*turn.ended, step]


def _end_effects(table: Table[Hara]) -> None:
    turn = table.state.player_turn
    for effect in turn.end_effects:
        table.trace.applied("player-turn.end-effects", "{effect} happens", effect=effect)
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
