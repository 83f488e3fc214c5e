"""The Phantom's turn: Well Rested, the revealed card, its Activations, the discard pile."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table, choose
from ruleproof.games.champions_of_hara.names import CardKind, Colour, Energy, Mode, Side, Space, World, space_of
from ruleproof.games.champions_of_hara.rules.flow.game import require_mode
from ruleproof.games.champions_of_hara.rules.flow.turns import WELL_RESTED, require_side, turn_taken
from ruleproof.games.champions_of_hara.rules.phantom_champion.energy import energy_of, phantom_gains
from ruleproof.games.champions_of_hara.rules.phantom_champion.setup import HAND_DECK, shuffled_abilities
from ruleproof.games.champions_of_hara.rules.worlds.dice import roll_d6, roll_world
from ruleproof.games.champions_of_hara.rules.worlds.gauges import hurt
from ruleproof.games.champions_of_hara.rules.worlds.moves import transport
from ruleproof.games.champions_of_hara.rules.worlds.player import player
from ruleproof.games.champions_of_hara.state import AbilityCard, CardInPlay, Hara

RED_DAMAGE = 2
RED_GOLD = 2
DISCARDED = (CardKind.MONSTER, CardKind.ALLY, CardKind.EVENT, CardKind.RIFT)


def phantom_turn(table: Table[Hara]) -> Act[None]:
    """The whole turn, from Well Rested to the discard pile."""
    reveal_card(table)
    if table.state.phantom.hand is not None:
        yield from carry_out_card(table)


def reveal_card(table: Table[Hara]) -> None:
    """The first half of the turn: Energy for Well Rested, then a card of the Hand deck is turned up."""
    require_mode(table, Mode.PHANTOM_CHAMPION, "phantom.once-a-round")
    state = table.state
    if state.phantom.hand is not None:
        raise Refusal("phantom.reveal", "{card} lies revealed already", card=state.phantom.hand.name)
    require_side(table, Side.PHANTOM)
    table.trace.applied("phantom.once-a-round", "the Phantom takes its turn of this round")
    state.phantom.activations = 0
    if state.phantom.turn_order.get(Side.PHANTOM) == WELL_RESTED:
        phantom_gains(table, Energy.GOLD)
        table.trace.applied("phantom.well-rested", "with card 2 the Phantom gains 1 Gold Energy")
    if not state.phantom.hand_deck and state.phantom.discard:
        refill(table)
    if not state.phantom.hand_deck:
        because = "the Phantom has no card left"
        table.trace.rejected("phantom.reveal", "no card is revealed", because=because)
        turn_taken(table, Side.PHANTOM)
        return
    phantom = state.phantom
    card, phantom.hand_deck = phantom.hand_deck[0], phantom.hand_deck[1:]
    phantom.hand = card
    phantom.special = _matches(table, card)
    phantom.reveals += 1
    table.trace.applied("phantom.reveal", "{card} is revealed, {colour}", card=card.name, colour=card.colour)
    table.trace.applied("phantom.hand", "{card} is the Hand of the Phantom", card=card.name)


def refill(table: Table[Hara]) -> None:
    """The discard pile becomes the Hand deck. No card is the last one discarded then."""
    phantom = table.state.phantom
    phantom.hand_deck = shuffled_abilities(table, HAND_DECK, phantom.discard)
    phantom.discard, phantom.last_played = [], None
    text = "the discard pile is shuffled into a Hand deck of {count} cards"
    table.trace.applied("phantom.refill", text, count=len(phantom.hand_deck))


def _matches(table: Table[Hara], card: AbilityCard) -> bool:
    phantom = table.state.phantom
    top = phantom.discard[-1] if phantom.discard else None
    last = phantom.last_played if table.readings["C11"] == "b" else top
    return last is not None and last.colour is card.colour


def carry_out_card(table: Table[Hara]) -> Act[None]:
    """The second half of the turn: one Activation, two if the colour repeats, then the card is discarded."""
    require_mode(table, Mode.PHANTOM_CHAMPION, "phantom.activation")
    card = table.state.phantom.hand
    if card is None:
        raise Refusal("phantom.activation", "no card is revealed")
    yield from activate(table, card)
    if table.state.phantom.special:
        table.trace.applied("phantom.special", "{card} has the colour of the last card: again", card=card.name)
        yield from activate(table, card)
    else:
        because = "the last card on the discard pile has another colour, or there is none"
        table.trace.rejected("phantom.special", "no second Activation", because=because)
    phantom = table.state.phantom
    phantom.discard = [*phantom.discard, card]
    phantom.hand, phantom.last_played, phantom.special = None, card, False
    table.trace.applied("phantom.discard", "{card} goes on the discard pile", card=card.name)
    turn_taken(table, Side.PHANTOM)


def activate(table: Table[Hara], card: AbilityCard) -> Act[None]:
    """What the colour of the card says."""
    table.state.phantom.activations += 1
    table.trace.applied("phantom.activation", "an Activation by colour: {colour}", colour=card.colour)
    match card.colour:
        case Colour.GREEN | Colour.BLUE:
            discard_from_world(table)
        case Colour.RED:
            yield from strike(table)
        case Colour.YELLOW:
            send_away(table)


def card_to_discard(table: Table[Hara], world: World) -> CardInPlay | None:
    """The card on the lowest-numbered space of this World; of several there the one placed last."""
    found = [one for one in table.state.cards if one.space.world is world]
    if table.readings["C12"] == "a":
        for one in found:
            if one.card.kind not in DISCARDED:
                because = "it is no Monster, Event or Rift"
                table.trace.rejected("phantom.green-blue", "{card} stays", because=because, card=one.card.name)
        found = [one for one in found if one.card.kind in DISCARDED]
    if not found:
        return None
    lowest = min(one.space.number or 0 for one in found)
    return [one for one in found if one.space.number == lowest][-1]


def discard_from_world(table: Table[Hara]) -> None:
    world = roll_world(table)
    table.trace.applied("phantom.green-blue", "the World die shows {world}", world=world)
    found = card_to_discard(table, world)
    if found is None:
        table.trace.rejected("phantom.empty-world", "nothing happens", because="{world} has no card", world=world)
        return
    values = {"card": found.card.name, "space": found.space}
    table.trace.applied("phantom.lowest-space", "the lowest space with a card is {space}: {card}", **values)
    table.state.take_card(found)
    table.state.discard(found.card)
    for energy in energy_of(table, found.card):
        phantom_gains(table, energy)


def strike(table: Table[Hara]) -> Act[None]:
    """2 damage to the player, and what follows a defeat."""
    champion, figure = player(table)
    if figure.defeated:
        because = "{champion} is defeated already"
        table.trace.rejected("phantom.red", "no damage", because=because, champion=champion)
        return
    if figure.space is Space.DOJO:
        because = "the Dojo protects {champion}"
        table.trace.rejected("phantom.red", "no damage", because=because, champion=champion)
        return
    table.trace.applied("phantom.red", "{damage} damage to {champion}", damage=RED_DAMAGE, champion=champion)
    hurt(table, champion, RED_DAMAGE)
    if not figure.defeated:
        return
    for _ in range(RED_GOLD):
        phantom_gains(table, Energy.GOLD)
    table.trace.applied("phantom.red-defeat", "the Phantom gains {gold} Gold Energy", gold=RED_GOLD)
    if not figure.items:
        because = "{champion} has none"
        table.trace.rejected("phantom.red-defeat", "no item is lost", because=because, champion=champion)
        return
    options = list(dict.fromkeys(figure.items))
    item = yield from choose(champion, "the item to lose", options, rule="phantom.red-defeat")
    figure = player(table)[1]
    left = list(figure.items)
    left.remove(item)
    figure.items = left
    table.trace.applied("phantom.red-defeat", "{champion} loses {item}", champion=champion, item=item)


def send_away(table: Table[Hara]) -> None:
    """Transport the player to the World rolled, to the space with the same number."""
    champion, figure = player(table)
    world = roll_world(table)
    number = figure.space.number
    if number is None:
        number = roll_d6(table)
        table.trace.applied("phantom.yellow-dojo", "from the Dojo the D6 gives space {number}", number=number)
    transport(table, champion, space_of(world, number))
    values = {"champion": champion, "world": world, "number": number}
    table.trace.applied("phantom.yellow", "{champion} goes to space {number} of {world}", **values)
