"""Steps 4 to 8 of the Chronicle: cards from the Archive, the Dispossessed, relics, the World Box, the world deck."""

from __future__ import annotations

from collections import Counter

from ruleproof.core import PLAYERS, Act, InputError, choose
from ruleproof.games.oath.names import GRAND_SCEPTER, PRINCE, CardKind, Region, Shuffled, Suit
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.rules.advisers import adviser_suits
from ruleproof.games.oath.rules.chronicle import winner_of
from ruleproof.games.oath.state import Oath, OathTable

TO_THE_DISPOSSESSED = 6
FIRST_PILE, SECOND_PILE = 10, 15
FIRST_VISIONS, SECOND_VISIONS = 2, 3

# --- step 4: cards from the Archive -----------------------------------------------------------------------------------


def most_common_suits(shown: list[Suit]) -> list[Suit]:
    """The suits that occur most often; all six where no adviser shows one."""
    counts = Counter(shown)
    return [suit for suit in counts if counts[suit] == max(counts.values())] or list(Suit)


def choose_suit(table: OathTable) -> Act[Suit]:
    winner = winner_of(table.state)
    shown = adviser_suits(table, winner)
    suits = most_common_suits(shown)
    if len(suits) == 1:
        table.trace.applied("archive.suit", "the most common suit is {suit}", suit=suits[0])
    elif winner == PRINCE and shown:
        table.trace.applied("archive.tie", "the Prince takes the leftmost of the tied suits: {suit}", suit=suits[0])
        return suits[0]
    else:
        rule = "archive.tie" if shown else "archive.suit"
        by = PLAYERS if winner == PRINCE else winner
        return (yield from choose(by, "the suit of the first cards", suits, rule=rule))
    return suits[0]


def next_clockwise(state: Oath, suit: Suit) -> tuple[Suit, Suit]:
    """The two suits that follow on the wheel."""
    wheel = state.wheel
    if not wheel:
        raise InputError("the order of the suits on the wheel is not stated.", todo="State the six suits clockwise.")
    place = wheel.index(suit)
    return wheel[(place + 1) % len(wheel)], wheel[(place + 2) % len(wheel)]


def add_from_archive(table: OathTable) -> Act[None]:
    """Step 4: three cards of the suit, two of the next, one of the next but one."""
    state = table.state
    chronicle = flow.begin_step(table, 4)
    first = yield from choose_suit(table)
    second, third = next_clockwise(state, first)
    wanted = {first: 3, second: 2, third: 1} if table.readings["C17"] == "a" else {first: 3, second: 3}
    for card in table.chance.shuffle(Shuffled.ARCHIVE.pile, state.archive):
        suit = state.card(card).suit
        if state.card(card).kind is CardKind.DENIZEN and suit is not None and wanted.get(suit, 0) > 0:
            wanted[suit] -= 1
            state.archive.remove(card)
            state.world_deck.append(card)
            table.trace.applied("archive.cards", "{card} ({suit}) joins the world deck", card=card, suit=suit)
    for suit, missing in wanted.items():
        if missing:
            table.trace.rejected(
                "archive.cards",
                "{suit}: cards that would still join the world deck: {missing}",
                because="the Archive has none left",
                missing=missing,
                suit=suit,
            )
    chronicle.done = 4


# --- step 5: cards to the Dispossessed --------------------------------------------------------------------------------


def set_visions_aside(table: OathTable) -> None:
    """All of them, wherever they lie."""
    state, chronicle = table.state, table.state.chronicle
    for player in state.players.values():
        player.vision, player.conspiracy = None, False
    state.prince_turn.visions_drawn = []
    for name in [name for name, card in state.cards.items() if card.kind is CardKind.VISION]:
        state.take_card(name)
        chronicle.visions.append(name)
        table.trace.applied("dispossessed.visions", "{card} is set aside", card=name)


def cards_to_shuffle(state: Oath) -> list[str]:
    """The discards and the losers' advisers without Visions: the six for the Dispossessed come from these."""
    found = [card for region in Region for card in state.discards[region]]
    found += [
        card for name, player in state.players.items() if name != state.chronicle.winner for card in player.advisers
    ]
    return [card for card in found if state.card(card).kind is not CardKind.VISION]


def dispossess(table: OathTable) -> None:
    """Step 5."""
    state = table.state
    chronicle = flow.begin_step(table, 5)
    set_visions_aside(table)
    stack = cards_to_shuffle(state)
    for card in stack:
        state.take_card(card)
    stack = table.chance.shuffle(Shuffled.DISCARDS.pile, stack)
    chronicle.stack_size = len(stack)
    table.trace.applied("dispossessed.shuffle", "cards in the stack of discards: {count}", count=len(stack))
    leaving, chronicle.stack = stack[:TO_THE_DISPOSSESSED], stack[TO_THE_DISPOSSESSED:]
    state.dispossessed += leaving
    chronicle.dispossessed = len(leaving)
    for card in leaving:
        table.trace.applied("dispossessed.six", "{card} goes to the Dispossessed", card=card)
    chronicle.done = 5


# --- step 6: relics ---------------------------------------------------------------------------------------------------


def clean_relics(table: OathTable) -> None:
    """Step 6."""
    state = table.state
    chronicle = flow.begin_step(table, 6)
    set_scepter_apart(table)
    for name, player in state.players.items():
        if name != chronicle.winner:
            state.relic_deck += player.relics
            for relic in player.relics:
                table.trace.applied("relic-deck.losers", "{relic} goes back to the relic deck", relic=relic)
            player.relics = []
    state.relic_deck = table.chance.shuffle(Shuffled.RELIC_DECK.pile, state.relic_deck)
    table.trace.applied("relic-deck.losers", "the relic deck is shuffled")
    refill_sites(table)
    winner = state.player(winner_of(state))
    top = table.chance.shuffle(Shuffled.WINNERS_RELICS.pile, [*winner.relics, *state.reliquary])
    winner.relics, state.reliquary = [], []
    state.relic_deck = top + state.relic_deck
    table.trace.applied("relic-deck.top", "on top of the relic deck now lie, from the top: {relics}", relics=top)
    chronicle.done = 6


def set_scepter_apart(table: OathTable) -> None:
    """The Grand Scepter is kept for the next Chancellor, unless it is shuffled like any other relic."""
    for player in table.state.players.values():
        if GRAND_SCEPTER in player.relics and table.readings["C8"] == "a":
            player.relics = [relic for relic in player.relics if relic != GRAND_SCEPTER]
            table.state.chronicle.scepter_apart = True
            table.trace.rejected(
                "relic-deck.losers",
                "the Grand Scepter does not go to the relic deck",
                because="it is kept for the next game",
            )


def refill_sites(table: OathTable) -> None:
    """From the top of the relic deck, the sites in the order of the map, as far as the relics reach.

    Reading b of C58 fills up facedown sites too.
    """
    state = table.state
    for name in state.sites_on_map():
        site = state.site(name)
        if not site.faceup and table.readings["C58"] == "a":
            table.trace.rejected("relic-deck.refill", "{site} gets no relic", because="it lies facedown", site=name)
            continue
        while len(site.relics) < site.relics_needed and state.relic_deck:
            relic = state.relic_deck.pop(0)
            site.relics.append(relic)
            table.trace.applied("relic-deck.refill", "{relic} goes to {site}", relic=relic, site=name)


# --- step 7: the World Box --------------------------------------------------------------------------------------------


def return_to_box(table: OathTable) -> None:
    """Step 7: every site with its cards on top, the first of the Cradle uppermost."""
    state = table.state
    chronicle = flow.begin_step(table, 7)
    names = state.sites_on_map()
    for name in names:
        site = state.site(name)
        chronicle.box += [*site.cards, *site.relics, name]
        site.cards, site.relics = [], []
        table.trace.applied("world-box.sites", "the cards of {site} are stacked on it", site=name)
    state.map = {region: [None] * len(slots) for region, slots in state.map.items()}
    if names:
        table.trace.applied(
            "world-box.order", "{first} lies on top and {last} at the bottom", first=names[0], last=names[-1]
        )
    chronicle.done = 7


# --- step 8: the world deck -------------------------------------------------------------------------------------------


def gather_denizens(table: OathTable) -> list[str]:
    """Every denizen on the table; those in the World Box only where they count as on the table."""
    state, chronicle = table.state, table.state.chronicle
    piles = [state.world_deck, chronicle.stack, *state.discards.values(), state.prince_turn.left_over]
    piles.append(state.prince_turn.lying)
    for player in state.players.values():
        piles += [player.advisers, player.hand]
    if table.readings["C20"] == "b":
        piles.append([name for name in chronicle.box if name in state.cards])
    denizens = [name for pile in piles for name in pile if state.card(name).kind is CardKind.DENIZEN]
    for name in denizens:
        state.take_card(name)
    chronicle.stack, state.prince_turn.revealed = [], []
    chronicle.box = [name for name in chronicle.box if name not in denizens]
    return denizens


def rebuild_deck(table: OathTable) -> None:
    """Step 8."""
    state = table.state
    chronicle = flow.begin_step(table, 8)
    if len(chronicle.visions) > FIRST_VISIONS + SECOND_VISIONS:
        raise InputError("there are more than 5 Visions.", todo="The game has 5, the Conspiracy among them.")
    denizens = table.chance.shuffle(Shuffled.DENIZENS.pile, gather_denizens(table))
    table.trace.applied("world-deck.gather", "denizens gathered: {count}", count=len(denizens))
    first, second = denizens[:FIRST_PILE], denizens[FIRST_PILE : FIRST_PILE + SECOND_PILE]
    rest = denizens[FIRST_PILE + SECOND_PILE :]
    table.trace.applied(
        "world-deck.piles",
        "piles of denizens: {first}, {second}, {rest}",
        first=len(first),
        second=len(second),
        rest=len(rest),
    )
    visions = table.chance.shuffle(Shuffled.VISIONS.pile, chronicle.visions)
    chronicle.visions = []
    first = table.chance.shuffle(Shuffled.FIRST_PILE.pile, first + visions[:FIRST_VISIONS])
    second = table.chance.shuffle(Shuffled.SECOND_PILE.pile, second + visions[FIRST_VISIONS:])
    table.trace.applied(
        "world-deck.visions",
        "Visions in the pile of 10: {first}; in the pile of 15: {second}",
        first=len(visions[:FIRST_VISIONS]),
        second=len(visions[FIRST_VISIONS:]),
    )
    chronicle.piles = [len(first), len(second), len(rest)]
    piles = [first, second, rest] if table.readings["C19"] == "a" else [rest, second, first]
    state.world_deck = [card for pile in piles for card in pile]
    table.trace.applied("world-deck.order", "cards in the new world deck: {count}", count=len(state.world_deck))
    chronicle.done = 8
