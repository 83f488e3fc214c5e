"""Words of several chapters: the table, the game and its moment, choices, and what is seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruleproof.core import Columns, InputError, Table, Vocabulary, expect, expect_among, expect_set, fill, nearest
from ruleproof.games.champions_of_hara.kinds import KINDS
from ruleproof.games.champions_of_hara.names import (
    CardKind,
    Champion,
    Chooser,
    DayStep,
    Energy,
    Mode,
    Result,
    Round,
    Slot,
    Space,
    Token,
    World,
    YesNo,
)
from ruleproof.games.champions_of_hara.rules import arenas
from ruleproof.games.champions_of_hara.rules.flow import choices
from ruleproof.games.champions_of_hara.rules.flow.game import AT_DUSK, LATE
from ruleproof.games.champions_of_hara.state import Card, CardInPlay, Figure, Hara, TokenInPlay

vocabulary = Vocabulary()
for _kind in KINDS:
    vocabulary.add_kind(_kind)

# --- what the words name ---------------------------------------------------------------------------------------------

CARD_COLUMNS = {
    "card": "text",
    "kind": "CardKind",
    "Health": "d?",
    "Attack": "d?",
    "Range": "d?",
    "keywords": "Keyword+?",
    "reward": "Energy+?",
    "success": "Energy+?",
    "Boss": "YesNo?",
}
"""What a card shows, as far as a scenario needs it."""
FIGHTERS = (CardKind.MONSTER, CardKind.ALLY, CardKind.CORRUPTED)
FIGHTING = ("Health", "Attack", "Range", "keywords", "Boss")


def _require_meaning(row: Mapping[str, Any]) -> None:
    """Nothing is stated that such a card does not show."""
    idle = (None, YesNo.NO)
    stated = [column for column in FIGHTING if row[column] not in idle and row["kind"] not in FIGHTERS]
    if stated:
        what = f"{row['card']}, kind {row['kind']}, has no {stated[0]}."
        raise InputError(what, todo="Leave the cell empty.")


def card_from(row: Mapping[str, Any], deck: World | None = None) -> Card:
    _require_meaning(row)
    return Card(
        name=row["card"],
        kind=row["kind"],
        health=1 if row["Health"] is None else row["Health"],
        attack=row["Attack"] or 0,
        range=row["Range"] or 0,
        keywords=set(row["keywords"] or ()),
        reward=row["reward"] or [],
        success=row["success"] or [],
        boss=row["Boss"] is YesNo.YES,
        deck=deck,
    )


def figure_of(table: Table[Hara], champion: Champion) -> Figure:
    if champion not in table.state.champions:
        raise InputError(f"{champion} is not in the game.", todo="State whom the player plays, or where they are.")
    return table.state.champions[champion]


def card_named(table: Table[Hara], name: str) -> CardInPlay:
    named = {one.card.name: one for one in table.state.cards}
    if name not in named:
        raise InputError(f"no card {name!r} is in play.", todo=nearest(name, named) or _known(list(named)))
    return named[name]


def require_amount(number: int, what: str) -> None:
    """Nothing of an act is less than nothing."""
    if number < 0:
        raise InputError(f"{what} cannot be less than 0, but is {number}.", todo="Write a number from 0 up.")


def require_free(table: Table[Hara], *tokens: Token) -> None:
    """Each token is there once: on the board, or in an Inventory."""
    there = {one.token: "on the board" for one in table.state.tokens}
    for champion, figure in table.state.champions.items():
        there |= dict.fromkeys(figure.tokens, f"in the Inventory of {champion}")
    for token in tokens:
        if token in there:
            raise InputError(f"the {token} is {there[token]} already.", todo="Name another token.")
        if tokens.count(token) > 1:
            raise InputError(f"the {token} is named twice.", todo="Name each token once.")


def put_token(table: Table[Hara], token: Token, space: Space, *, face_up: bool) -> None:
    require_free(table, token)
    table.state.tokens = [*table.state.tokens, TokenInPlay(token=token, space=space, face_up=face_up)]


def _known(names: Sequence[str]) -> str:
    return f"In play are: {', '.join(names)}." if names else "No card is in play."


# --- Given -----------------------------------------------------------------------------------------------------------

SAMPLE = list(World)
"""The sample board, clockwise from the upper left: the real order is on the Dojo tile only."""


@vocabulary.given("the sample board")
def sample_board(table: Table[Hara]) -> None:
    """A ring of six spaces in each World, joined as tiles whose spaces 1 and 2 touch the Dojo."""
    table.state.places = dict(zip(Slot, SAMPLE, strict=True))


@vocabulary.given("the player plays {champion:Champion}")
def player_plays(table: Table[Hara], champion: Champion) -> None:
    if table.state.player not in (None, champion):
        raise InputError(f"the player plays {table.state.player} already.", todo="Name one character.")
    table.state.player = champion
    table.state.champions.setdefault(champion, Figure())
    legal_character(table)


@vocabulary.given("the mode is {mode:Mode}")
def mode_is(table: Table[Hara], mode: Mode) -> None:
    table.state.mode = mode
    legal_character(table)


def legal_character(table: Table[Hara]) -> None:
    """A solo arena is stated with its own character."""
    champion = table.state.player
    if champion is not None and (refusal := arenas.why_not_play(table.state, champion)):
        why = fill(refusal.text, refusal.values)
        raise InputError(f"the rules do not allow it: {why}.", todo="State a character that they allow.")


@vocabulary.given("it is {round:Round} of Day {day:d}")
def time_is(table: Table[Hara], round: Round, day: int) -> None:
    table.state.day, table.state.round, table.state.flow.timed = day, round, True


@vocabulary.given(
    "the Day is at this step: {step:DayStep}", was=["the Day against the Phantom is at this step: {step:DayStep}"]
)
def at_step(table: Table[Hara], step: DayStep) -> None:
    """Nobody has taken a turn yet in the round that it belongs to."""
    flow = table.state.flow
    flow.step, flow.phase, flow.taken = step, None, []
    if not flow.timed:
        table.state.round = Round.DUSK if step in AT_DUSK else Round.DAWN
        table.state.day = 2 if step in LATE else 1


@vocabulary.given("{champion:Champion} stands on {space:Space}")
def stands_on(table: Table[Hara], champion: Champion, space: Space) -> None:
    table.state.champions.setdefault(champion, Figure()).space = space


@vocabulary.given("{champion:Champion} has {health:d} Health and {spirit:d} Spirit")
def has_health_and_spirit(table: Table[Hara], champion: Champion, health: int, spirit: int) -> None:
    """A defeated Champion that has Health again is back in the game, as the base game has it."""
    figure = table.state.champions.setdefault(champion, Figure())
    figure.health, figure.spirit = health, spirit
    figure.defeated = figure.defeated and health == 0


@vocabulary.given("these cards are in play", Columns({**CARD_COLUMNS, "space": "Space"}))
def cards_in_play(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    placed = [CardInPlay(card=card_from(row), space=row["space"]) for row in rows]
    names = [one.card.name for one in [*table.state.cards, *placed]]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise InputError(f"two cards in play are called {twice!r}.", todo="Give each a name of its own.")
    table.state.cards = [*table.state.cards, *placed]


# --- When ------------------------------------------------------------------------------------------------------------


@vocabulary.when("{chooser:Chooser} chooses {space:Space}", was=["{chooser:Chooser} chooses the space {space:Space}"])
def chooses_space(table: Table[Hara], chooser: Chooser, space: Space) -> None:
    table.pick(chooser.who, space, rule=choices.space_rule(table.state))


@vocabulary.when("{chooser:Chooser} chooses {world:World}")
def chooses_world(table: Table[Hara], chooser: Chooser, world: World) -> None:
    table.pick(chooser.who, world, rule=choices.world_rule(table.state))


@vocabulary.when("{chooser:Chooser} chooses {colour:Energy}")
def chooses_colour(table: Table[Hara], chooser: Chooser, colour: Energy) -> None:
    table.pick(chooser.who, colour, rule=choices.colour_rule(table.state))


@vocabulary.when("{chooser:Chooser} chooses {name:text}")
def chooses_name(table: Table[Hara], chooser: Chooser, name: str) -> None:
    """A card, an item or an enemy by its name."""
    table.pick(chooser.who, name, rule=choices.name_rule(table.state))


@vocabulary.when("{chooser:Chooser} chooses {champion:Champion}")
def chooses_champion(table: Table[Hara], chooser: Chooser, champion: Champion) -> None:
    """One of the Champions against Ophion."""
    table.pick(chooser.who, champion, rule="ophion.bleak-champion")


@vocabulary.when("the player takes {champion:Champion}")
def takes_character(table: Table[Hara], champion: Champion) -> None:
    table.do(arenas.play, champion)


# --- Then ------------------------------------------------------------------------------------------------------------


@vocabulary.then(
    "{chooser:Chooser} may choose {spaces:Space+}",
    was=["{chooser:Chooser} may choose between the spaces {spaces:Space+}"],
)
def may_choose_spaces(table: Table[Hara], chooser: Chooser, spaces: list[Space]) -> None:
    table.expect_choice(chooser.who, spaces)


@vocabulary.then("{chooser:Chooser} may choose {worlds:World+}")
def may_choose_worlds(table: Table[Hara], chooser: Chooser, worlds: list[World]) -> None:
    table.expect_choice(chooser.who, worlds)


@vocabulary.then("{chooser:Chooser} may choose {colours:Energy+}")
def may_choose_colours(table: Table[Hara], chooser: Chooser, colours: list[Energy]) -> None:
    table.expect_choice(chooser.who, colours)


@vocabulary.then("{chooser:Chooser} may choose {names:text+}")
def may_choose_names(table: Table[Hara], chooser: Chooser, names: list[str]) -> None:
    """Cards, items or enemies by their names."""
    table.expect_choice(chooser.who, names)


@vocabulary.then(
    "{chooser:Chooser} may choose {champions:Champion+}",
    was=["{chooser:Chooser} may choose between {champions:Champion+}"],
)
def may_choose_champions(table: Table[Hara], chooser: Chooser, champions: list[Champion]) -> None:
    """Among the Champions against Ophion."""
    table.expect_choice(chooser.who, champions)


@vocabulary.then("the player plays {champion:Champion}")
def plays(table: Table[Hara], champion: Champion) -> None:
    expect(table.state.player, champion, "the player's character")


@vocabulary.then("the game is {result:Result}")
def game_is(table: Table[Hara], result: Result) -> None:
    expect(table.state.result, result, "the result")


@vocabulary.then("the game goes on")
def goes_on(table: Table[Hara]) -> None:
    expect(table.state.result, None, "the result")


@vocabulary.then("these cards are on the board", Columns({"card": "text", "space": "Space"}))
def cards_on_board(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """And no others."""
    found = [(one.card.name, one.space.value) for one in table.state.cards]
    expect_set(found, [(row["card"], row["space"].value) for row in rows], "the cards on the board")


@vocabulary.then("these cards are on the board, among others", Columns({"card": "text", "space": "Space"}))
def cards_among(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    found = [(one.card.name, one.space.value) for one in table.state.cards]
    expect_among(found, [(row["card"], row["space"].value) for row in rows], "the cards on the board")


@vocabulary.then("no card is on the board")
def no_card_on_board(table: Table[Hara]) -> None:
    expect([one.card.name for one in table.state.cards], [], "the cards on the board")


@vocabulary.then("{card:text} has taken {damage:d} damage")
def damage_is(table: Table[Hara], card: str, damage: int) -> None:
    expect(card_named(table, card).damage, damage, f"the damage of {card}")


@vocabulary.then("{card:text} lies on {space:Space}")
def card_lies(table: Table[Hara], card: str, space: Space) -> None:
    expect(card_named(table, card).space.value, space.value, f"where {card} lies")
