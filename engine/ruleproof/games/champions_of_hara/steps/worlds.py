"""The board, the clock, Champions and cards: stated, acted on and looked at."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect, expect_set
from ruleproof.games.champions_of_hara import arenas, flow, worlds
from ruleproof.games.champions_of_hara.state import CardInPlay, Figure, Hara
from ruleproof.games.champions_of_hara.steps.kinds import (
    CARD_COLUMNS,
    card_from,
    figure_of,
    put_token,
    vocabulary,
)
from ruleproof.games.champions_of_hara.words import (
    Champion,
    Energy,
    Mode,
    Round,
    Slot,
    Space,
    Token,
    World,
)

SAMPLE = list(World)
"""The sample board, clockwise from the upper left: the real order is on the Dojo tile only."""


# --- Given ---------------------------------------------------------------------------------------------------------


@vocabulary.given("the sample board")
def sample_board(table: Table[Hara]) -> None:
    """A ring of six spaces in each World, joined as tiles whose spaces 1 and 2 touch the Dojo."""
    table.state.places = dict(zip(Slot, SAMPLE, strict=True))


@vocabulary.given("the Worlds lie clockwise around the Dojo: {order:World+}")
def worlds_around(table: Table[Hara], order: list[World]) -> None:
    """From the upper left; all six."""
    if sorted(world.value for world in order) != sorted(world.value for world in World):
        raise InputError("the six Worlds lie around the Dojo, each once.", todo="Name each World once.")
    table.state.places = dict(zip(Slot, order, strict=True))


@vocabulary.given("these spaces are adjacent", Columns({"space": "Space", "next to": "Space+"}))
def adjacent_spaces(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """Instead of those of the sample board. Each pair is adjacent both ways."""
    pairs = {frozenset((row["space"], near)) for row in rows for near in row["next to"]}
    if any(len(pair) == 1 for pair in pairs):
        raise InputError("a space lies next to itself.", todo="Name its neighbours only.")
    table.state.paths = pairs


@vocabulary.given("the player plays {champion:Champion}")
def player_plays(table: Table[Hara], champion: Champion) -> None:
    table.state.player = champion
    table.state.champions.setdefault(champion, Figure())
    _legal_character(table)


@vocabulary.given("the mode is {mode:Mode}")
def mode_is(table: Table[Hara], mode: Mode) -> None:
    table.state.mode = mode
    _legal_character(table)


def _legal_character(table: Table[Hara]) -> None:
    """A solo arena is stated with its own character."""
    champion = table.state.player
    if champion is not None and (refusal := arenas.why_not_play(table.state, champion)):
        raise InputError(f"the rules do not allow it: {refusal}.", todo="State the character of the arena.")


@vocabulary.given("it is {round:Round} of Day {day:d}")
def time_is(table: Table[Hara], round: Round, day: int) -> None:
    table.state.day, table.state.round, table.state.flow.timed = day, round, True


@vocabulary.given("{champion:Champion} stands on {space:Space}")
def stands_on(table: Table[Hara], champion: Champion, space: Space) -> None:
    table.state.champions.setdefault(champion, Figure()).space = space


@vocabulary.given("{champion:Champion} has {health:d} Health and {spirit:d} Spirit")
def has_health_and_spirit(table: Table[Hara], champion: Champion, health: int, spirit: int) -> None:
    """A defeated Champion that has Health again is back in the game, as the base game has it."""
    figure = table.state.champions.setdefault(champion, Figure())
    figure.health, figure.spirit = health, spirit
    figure.defeated = figure.defeated and health == 0


@vocabulary.given("{champion:Champion} has {points:d} movement (point|points)")
def has_movement(table: Table[Hara], champion: Champion, points: int) -> None:
    figure_of(table, champion).movement = points


@vocabulary.given("{champion:Champion} has {number:d} Energy of each colour")
def has_energy_of_each(table: Table[Hara], champion: Champion, number: int) -> None:
    for colour in table.state.gauges:
        figure_of(table, champion).set_energy(colour, number)


@vocabulary.given("{champion:Champion} has {number:d} {colour:Energy} Energy")
def has_energy(table: Table[Hara], champion: Champion, number: int, colour: Energy) -> None:
    if colour not in table.state.gauges:
        raise InputError(f"there is no gauge for {colour.value} Energy.", todo="Name the colour of a gauge.")
    figure_of(table, champion).set_energy(colour, number)


@vocabulary.given("the Energy gauges are, from left to right, {colours:Energy+}")
def gauges_are(table: Table[Hara], colours: list[Energy]) -> None:
    if Energy.GOLD in colours or len(set(colours)) != len(colours):
        raise InputError("each gauge has a colour of its own, and none is Gold.", todo="Name the colours.")
    table.state.gauges = colours


@vocabulary.given("{champion:Champion} has the item {item:text}")
def has_item(table: Table[Hara], champion: Champion, item: str) -> None:
    figure = figure_of(table, champion)
    figure.items = [*figure.items, item]


@vocabulary.given("these cards are in play", Columns({**CARD_COLUMNS, "space": "Space"}))
def cards_in_play(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    placed = [CardInPlay(card=card_from(row), space=row["space"]) for row in rows]
    names = [one.card.name for one in [*table.state.cards, *placed]]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise InputError(f"two cards in play are called {twice!r}.", todo="Give each a name of its own.")
    table.state.cards = [*table.state.cards, *placed]


@vocabulary.given("the {token:Token} lies on {space:Space}")
def token_lies(table: Table[Hara], token: Token, space: Space) -> None:
    put_token(table, token, space, face_up=True)


@vocabulary.given("the Inventory of {champion:Champion} holds the {token:Token}")
def holds_token(table: Table[Hara], champion: Champion, token: Token) -> None:
    figure = figure_of(table, champion)
    figure.tokens = [*figure.tokens, token]


@vocabulary.given("the Dusk deck holds, from the top", Columns(CARD_COLUMNS))
def dusk_deck(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    table.state.dusk_deck = [card_from(row) for row in rows]


@vocabulary.given("the deck of {world:World} holds, from the top", Columns(CARD_COLUMNS))
def world_deck(table: Table[Hara], world: World, rows: list[dict[str, Any]]) -> None:
    deck = [card_from(row, world) for row in rows]
    table.state.world_decks = {**table.state.world_decks, world: deck}


@vocabulary.given("the World die will show {faces:World+}")
def world_die(table: Table[Hara], faces: list[World]) -> None:
    table.chance.state_roll(worlds.WORLD_DIE, *faces)


@vocabulary.given("the D6 will show {faces:d+}")
def d6(table: Table[Hara], faces: list[int]) -> None:
    table.chance.state_roll(worlds.D6, *faces)


# --- When ----------------------------------------------------------------------------------------------------------


@vocabulary.when("{champion:Champion} moves to {space:Space}")
def moves_to(table: Table[Hara], champion: Champion, space: Space) -> None:
    figure_of(table, champion)
    table.do(flow.in_adventure, champion, worlds.move, champion, space)


@vocabulary.when("{champion:Champion} transports to {space:Space}")
def transports_to(table: Table[Hara], champion: Champion, space: Space) -> None:
    figure_of(table, champion)
    table.do(flow.in_adventure, champion, worlds.transport, champion, space)


@vocabulary.when("somebody measures the range from {one:Space} to {other:Space}")
def measures(table: Table[Hara], one: Space, other: Space) -> None:
    table.do(worlds.measure, one, other)


# --- Then ----------------------------------------------------------------------------------------------------------


@vocabulary.then("{champion:Champion} stands on {space:Space}")
def is_on(table: Table[Hara], champion: Champion, space: Space) -> None:
    expect(figure_of(table, champion).space.value, space.value, f"where {champion.value} stands")


@vocabulary.then("the range from {one:Space} to {other:Space} is {reach:d}")
def range_is(table: Table[Hara], one: Space, other: Space, reach: int) -> None:
    expect(worlds.measure(table, one, other), reach, f"the range from {one.value} to {other.value}")


@vocabulary.then("the spaces adjacent to {space:Space} are {spaces:Space+}")
def adjacent_to(table: Table[Hara], space: Space, spaces: list[Space]) -> None:
    found = worlds.look_around(table, space)
    expect_set([one.value for one in found], [one.value for one in spaces], f"the spaces adjacent to {space.value}")


@vocabulary.then("the Worlds adjacent to {world:World} are {others:World+}")
def worlds_beside(table: Table[Hara], world: World, others: list[World]) -> None:
    found = worlds.look_beside(table, world)
    expect_set([one.value for one in found], [one.value for one in others], f"the Worlds adjacent to {world.value}")


@vocabulary.then("the dice give {space:Space}")
def dice_give(table: Table[Hara], space: Space) -> None:
    expect(worlds.roll_space(table).value, space.value, "the random space")
