"""Setting up a game with Cursed Throne: Hidden Plots, the Challenge Board, the Throne pile, Yokai and Champions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ruleproof.core import InputError, Refusal, nearest
from ruleproof.games.night_parade.names import CHAMPION_CARD, LEVELS, THRONE_CARDS, CardName, Clan, Element, Icon, Side
from ruleproof.games.night_parade.rules.flow import require_setup
from ruleproof.games.night_parade.state import Card, NightTable, Player, Seat, Setup

PLOTS_DEALT = 2
FIRST_GAME_CARDS = THRONE_CARDS[:6]


def setup_of(table: NightTable) -> Setup:
    """The setup, as it is or was."""
    if table.state.setup is None:
        raise InputError("no game is being set up.", todo="Say first who sits down to a new game.")
    return table.state.setup


def seat_of(table: NightTable, name: str) -> Seat:
    seats = {seat.name: seat for seat in setup_of(table).seats}
    if name not in seats:
        todo = nearest(name, seats) or f"There sit: {', '.join(seats)}."
        raise InputError(f"{name} does not sit at the table.", todo=todo)
    return seats[name]


# --- Hidden Plots ---------------------------------------------------------------------------------------------------


def deal_plots(table: NightTable) -> None:
    """Deal two Hidden Plots to each player, before anybody has a clan."""
    setup = require_setup(table, "setup.plots")
    if any(seat.plots for seat in setup.seats):
        raise Refusal("setup.plots", "the Hidden Plots are already dealt")
    if len(setup.plots) < PLOTS_DEALT * len(setup.seats):
        raise InputError("there are too few Hidden Plots.", todo="Name at least two for each player.")
    for seat in setup.seats:
        seat.plots = setup.plots[:PLOTS_DEALT]
        seat.seen = list(seat.plots)
        setup.plots = setup.plots[PLOTS_DEALT:]
        table.trace.applied(
            "setup.plots", "{player} is dealt {count} Hidden Plots", player=seat.name, count=PLOTS_DEALT
        )


def choose_clan(table: NightTable, name: str, clan: Clan) -> None:
    require_setup(table, "setup.plots")
    seat = seat_of(table, name)
    if not seat.plots:
        raise Refusal("setup.plots", "the Hidden Plots are not dealt yet")
    if seat.clan is not None:
        raise InputError(f"{name} plays {seat.clan}.", todo="Each player chooses a clan once.")
    if clan in table.state.players:
        raise InputError(f"{clan} is taken.", todo=f"Let {name} choose another clan.")
    seat.clan = clan
    table.state.players[clan] = Player()


def keep_plot(table: NightTable, name: str, plot: str) -> None:
    """Keep one Hidden Plot; the other goes back to the box unseen by the others."""
    setup, seat = require_setup(table, "setup.keep-plot"), seat_of(table, name)
    if seat.clan is None:
        raise Refusal("setup.keep-plot", "{player} has not chosen a clan", player=name)
    if plot not in known_plots(setup):
        todo = nearest(plot, seat.plots) or "Name one that was shuffled."
        raise InputError(f"there is no Hidden Plot {plot!r}.", todo=todo)
    if len(seat.plots) == 1:
        raise Refusal("setup.keep-plot", "{player} has already discarded one", player=name)
    if plot not in seat.plots:
        raise Refusal("setup.keep-plot", "{plot} was not dealt to {player}", plot=plot, player=name)
    setup.box += [one for one in seat.plots if one != plot]
    seat.plots = [plot]
    table.trace.applied("setup.keep-plot", "{player} keeps one Hidden Plot and discards the other", player=name)
    if all(len(one.plots) == 1 for one in setup.seats):
        setup.box, setup.plots = setup.box + setup.plots, []
        table.trace.applied("setup.unseen", "{count} Hidden Plots go back to the box unseen", count=len(setup.box))


def known_plots(setup: Setup) -> list[str]:
    return [*setup.plots, *setup.box, *(plot for seat in setup.seats for plot in seat.plots)]


# --- the Challenge Board --------------------------------------------------------------------------------------------


def choose_side(table: NightTable, side: Side) -> None:
    setup = require_setup(table, "setup.side")
    if table.state.side is not None:
        raise Refusal("setup.side", "the group has chosen {side}", side=table.state.side)
    if setup.first_game:
        if side is not Side.JIGOKU:
            raise Refusal("setup.first-game", "the first game is played on {side}", side=Side.JIGOKU)
        table.trace.applied("setup.first-game", "the first game is played on {side}", side=side)
    table.state.side = side
    table.trace.applied("setup.side", "the group plays on {side}", side=side)


def pile_throne_cards(table: NightTable, order: Sequence[int]) -> None:
    """Put the shuffled Throne Cards on the Throne, face up, in the order the shuffle gave."""
    few = tuple(sorted(order)) == FIRST_GAME_CARDS
    setup = require_setup(table, "setup.throne-pile")
    if table.state.throne_pile:
        raise Refusal("setup.throne-pile", "Throne Card {card} lies face up on top", card=table.state.throne_pile[0])
    if setup.first_game and not few:
        raise Refusal("setup.first-game", "the pile holds the Throne Cards 1 to {last}", last=FIRST_GAME_CARDS[-1])
    if not few and tuple(sorted(order)) != THRONE_CARDS:
        raise Refusal(
            "setup.throne-pile",
            "the pile holds the Throne Cards 1 to {few}, or 1 to {all}",
            few=FIRST_GAME_CARDS[-1],
            all=THRONE_CARDS[-1],
        )
    if few:
        last = FIRST_GAME_CARDS[-1]
        table.trace.applied("setup.first-game", "only the Throne Cards 1 to {last} are used", last=last)
    table.state.throne_pile = list(order)
    table.trace.applied("setup.throne-pile", "Throne Card {card} lies face up on top", card=order[0])


# --- Yokai ----------------------------------------------------------------------------------------------------------


def shuffle_new_yokai(table: NightTable, orders: Mapping[int, Sequence[CardName]]) -> None:
    """Shuffle the new Yokai into the decks of their levels, which then have the orders the shuffle gave."""
    setup = require_setup(table, "setup.new-yokai")
    if not setup.new_yokai:
        raise Refusal("setup.new-yokai", "no new Yokai is left to shuffle in")
    for level in LEVELS:
        cards = {
            str(card.name): card
            for card in [*table.state.decks[level], *(c for c in setup.new_yokai if c.level == level)]
        }
        order = [str(name) for name in orders.get(level, [])]
        if sorted(order) != sorted(cards):
            raise Refusal(
                "setup.new-yokai", "the deck of level {level} holds {count} cards", level=level, count=len(cards)
            )
        table.state.decks[level] = [cards[name] for name in order]
        if cards:
            table.trace.applied(
                "setup.new-yokai", "the deck of level {level} holds {count} cards", level=level, count=len(cards)
            )
    setup.new_yokai = []


# --- Champions ------------------------------------------------------------------------------------------------------


def take_champion_card(table: NightTable, name: str, clan: Clan, parade: Element) -> None:
    """Put the Champion Card of the player's clan into a Parade, and the Champion on the bottom space."""
    require_setup(table, "setup.champion-card")
    seat = seat_of(table, name)
    if seat.clan is not clan:
        raise Refusal("setup.champion-card", "{player} does not play {clan}", player=name, clan=clan)
    player = table.state.player(clan)
    if player.champion_space is not None:
        raise Refusal("setup.champion-card", "{player} already has the Champion Card", player=name)
    if table.state.bottom_space is None:
        raise InputError("the Challenge Board has no bottom space.", todo="Say which space is the bottom one.")
    player.parades[parade].append(Card(name=CHAMPION_CARD, element=None, icons=[Icon.CHAMPION]))
    table.trace.applied("setup.champion-card", "{clan} starts it in the {parade} Parade", clan=clan, parade=parade)
    player.champion_space = table.state.bottom_space
    table.trace.applied(
        "setup.champion-start", "the Champion of {clan} starts on space {space}", clan=clan, space=player.champion_space
    )
