"""Thomas's arena: a Dusk deck of Rifts, and the damage they do."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table, choose
from ruleproof.games.champions_of_hara.names import CardKind, Champion, DayStep, Mode
from ruleproof.games.champions_of_hara.rules.arenas import ARENAS, Arena
from ruleproof.games.champions_of_hara.rules.flow.day import reach
from ruleproof.games.champions_of_hara.rules.flow.game import require_mode
from ruleproof.games.champions_of_hara.rules.worlds.decks import DUSK_DECK, draw_dusk_card, shuffled
from ruleproof.games.champions_of_hara.rules.worlds.dice import roll_space
from ruleproof.games.champions_of_hara.rules.worlds.gauges import hurt
from ruleproof.games.champions_of_hara.state import CardInPlay, Hara

RIFTS = 11


def rifts_in_play(state: Hara) -> list[CardInPlay]:
    return [one for one in state.cards if one.card.kind is CardKind.RIFT]


def goal_reached(table: Table[Hara]) -> bool:
    """Thomas's own goal, without the Versus Arena condition."""
    if rifts := rifts_in_play(table.state):
        because = "Rifts in play: {rifts}"
        table.trace.rejected("thomas.goal", "no victory yet", because=because, rifts=len(rifts))
        return False
    table.trace.applied("thomas.goal", "no Rift is in play")
    return True


def prepare_dusk_deck(table: Table[Hara]) -> None:
    """Keep the Rifts and shuffle them."""
    state = table.state
    rifts = [card for card in state.dusk_deck if card.kind is CardKind.RIFT]
    if len(rifts) != RIFTS:
        raise Refusal("thomas.deck", "the Dusk deck has {number} Rifts instead of 11", number=len(rifts))
    state.dusk_deck = shuffled(table, DUSK_DECK, rifts)
    table.trace.applied("thomas.deck", "the Dusk deck is the 11 Rifts, shuffled")


def places_dusk_card(table: Table[Hara]) -> None:
    """Dusk cards come when Dusk begins."""
    require_mode(table, Mode.FLOOD_OF_RIFTS, "thomas.reshuffle")
    reach(table, DayStep.DUSK, "thomas.reshuffle")
    place_dusk_card(table)


def place_dusk_card(table: Table[Hara]) -> None:
    """A card of the Dusk deck arrives on a random space."""
    if card := draw_dusk_card(table, "thomas.reshuffle"):
        table.state.put_card(card, roll_space(table))


def close_rift(table: Table[Hara], name: str) -> None:
    """The Rift leaves play; how it is closed is in the base game."""
    rift = next(one for one in rifts_in_play(table.state) if one.card.name == name)
    table.state.take_card(rift)
    table.state.discard(rift.card)
    table.trace.applied("thomas.goal", "{rift} is closed and discarded", rift=name)


def end_turn(table: Table[Hara]) -> Act[None]:
    """The Rifts in play hurt Thomas."""
    thomas, rifts = table.state.champions[Champion.THOMAS], len(rifts_in_play(table.state))
    table.trace.applied("thomas.damage", "Rifts in play: {rifts}, so much damage", rifts=rifts)
    if not rifts:
        return
    if thomas.defeated:
        table.trace.rejected("thomas.damage", "no damage by Rifts", because="Thomas is defeated already")
        return
    hurt(table, Champion.THOMAS, rifts)
    if not thomas.defeated:
        return
    if not thomas.items:
        table.trace.rejected("thomas.item", "no item is lost", because="Thomas has none")
        return
    options = list(dict.fromkeys(thomas.items))
    item = yield from choose(Champion.THOMAS, "the item to discard", options, rule="thomas.item")
    items = list(thomas.items)
    items.remove(item)
    thomas.items = items
    table.trace.applied("thomas.item", "{item} is discarded", item=item)


ARENAS[Mode.FLOOD_OF_RIFTS] = Arena(goal_reached, end_turn)
