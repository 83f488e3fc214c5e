"""The Corrupted Champion: Ophion, the Champions with their cards, and a turn."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, Words, expect, expect_among, expect_set
from ruleproof.games.champions_of_hara import corrupted_champions, corrupted_ophion, corrupted_setup, corrupted_turn
from ruleproof.games.champions_of_hara.corrupted_cards import ATTACK_CARDS, HOMES
from ruleproof.games.champions_of_hara.corrupted_champions import DreamstoneUse
from ruleproof.games.champions_of_hara.corrupted_harm import in_play, ophion_of, recover_in_dojo
from ruleproof.games.champions_of_hara.corrupted_ophion import IgnoredAbility
from ruleproof.games.champions_of_hara.corrupted_setup import START, tokens_for
from ruleproof.games.champions_of_hara.state import Figure, Hara
from ruleproof.games.champions_of_hara.state_corrupted import AttackCard, CardSide, Hand, Ophion, Power, Printed
from ruleproof.games.champions_of_hara.steps.kinds import figure_of, vocabulary
from ruleproof.games.champions_of_hara.steps.worlds import sample_board
from ruleproof.games.champions_of_hara.words import OPHION, Champion, Chooser, Mode, Slot, Space, World, space_of
from ruleproof.games.champions_of_hara.world_shifts import SHIFT_DECK
from ruleproof.games.champions_of_hara.worlds import neighbours

vocabulary.add_kind(Words("CardSide", CardSide, {CardSide.IN_HAND: "in-hand", CardSide.ON_BOARD: "on-board"}))
vocabulary.add_kind(
    Words(
        "AttackCard",
        AttackCard,
        {card: card.value.lower().replace(" ", "-") for card in AttackCard},
    )
)
vocabulary.add_kind(
    Words("Power", Power, {power: power.value.lower().replace(" ", "-") for power in Power}),
)
vocabulary.add_kind(Words("IgnoredAbility", IgnoredAbility))
vocabulary.add_kind(Words("DreamstoneUse", DreamstoneUse))

CHAMPION_COLUMNS = {
    "Champion": "Champion",
    "space": "Space?",
    "Health": "d?",
    "Spirit": "d?",
    "Dash": "CardSide?",
    "Attack card": "CardSide?",
    "Turn Order cards": "d+?",
}
SAMPLE_SHEET = dict(zip(World, [power for power in Power for _ in range(2)], strict=True))
"""Two symbols for each ability: the real sheet is in a picture only."""


# --- Given ---------------------------------------------------------------------------------------------------------


@vocabulary.given("a game of the Corrupted Champion")
def corrupted_game(table: Table[Hara]) -> None:
    """In progress, on the sample board: Ophion in the Dojo with 16 Health and a sample sheet with all its cubes.

    Of that sheet Oakenmoor and The Baiyu mark Bleak Ultimatum, Lunaridge and Arechi Wastes Shatter Will, The Drear and
    Oppenheim Sleepwalk. No Dreamstones; the scenario states where they lie.
    """
    if not table.state.places:
        sample_board(table)
    table.state.mode = Mode.CORRUPTED_CHAMPION
    table.state.corrupted.ophion = Ophion(symbols=SAMPLE_SHEET, cubes=set(World))


@vocabulary.given("these Champions are in the game", Columns(CHAMPION_COLUMNS))
def champions_in_game(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """What is left out: space 5 at home, 5 Health, 3 Spirit, cards In Hand, no Turn Order card."""
    corrupted = table.state.corrupted
    for row in rows:
        champion = row["Champion"]
        if row["Health"] == 0:
            raise InputError(f"{champion.value} has no Health left.", todo="Leave a defeated Champion out.")
        table.state.champions[champion] = Figure(
            space=row["space"] or space_of(HOMES[champion], START),
            health=5 if row["Health"] is None else row["Health"],
            spirit=3 if row["Spirit"] is None else row["Spirit"],
        )
        corrupted.hands[champion] = Hand(
            attack_card=ATTACK_CARDS[champion],
            dash=row["Dash"] or CardSide.IN_HAND,
            attack=row["Attack card"] or CardSide.IN_HAND,
        )
        for card in row["Turn Order cards"] or []:
            if card not in corrupted.turn_cards or card in corrupted.holders:
                raise InputError(
                    f"Turn Order card {card} is not in the game, or belongs to somebody already.",
                    todo="Give each card that is in the game once.",
                )
            corrupted.give(card, champion)
    corrupted.defeated = [champion for champion in Champion if champion not in table.state.champions]


@vocabulary.given("the Champions in the game are {champions:Champion+}")
def only_champions(table: Table[Hara], champions: list[Champion]) -> None:
    """Each on space 5 at home with 5 Health, 3 Spirit, cards In Hand and no Turn Order card."""
    champions_in_game(table, [{**dict.fromkeys(CHAMPION_COLUMNS), "Champion": champion} for champion in champions])


@vocabulary.given("{champion:Champion} keeps the bonus of Morning Meditation")
def keeps_bonus(table: Table[Hara], champion: Champion) -> None:
    """From an earlier activation."""
    figure_of(table, champion)
    corrupted_champions.hand(table, champion).meditation = True


@vocabulary.given("it is step {step:d} of the turn")
def turn_step(table: Table[Hara], step: int) -> None:
    """What comes before it has been made in this turn, and nothing of what comes after."""
    corrupted = table.state.corrupted
    corrupted.step, corrupted.activated, corrupted.played = step, [], []


@vocabulary.given("{champions:Champion+} (has|have) activated in this turn")
def activated_before(table: Table[Hara], champions: list[Champion]) -> None:
    """In step 3."""
    corrupted = table.state.corrupted
    for champion in champions:
        if not (cards := corrupted.cards_of(champion)):
            raise InputError(f"{champion.value} has no Turn Order card.", todo="State first who holds which card.")
        corrupted.activated = [*corrupted.activated, champion]
        corrupted.played = [*corrupted.played, *cards]
    corrupted.step = corrupted_turn.CHAMPIONS_ACT


@vocabulary.given("Ophion stands on {space:Space}")
def ophion_stands(table: Table[Hara], space: Space) -> None:
    ophion_of(table).space = space


@vocabulary.given("Ophion has {health:d} Health")
def ophion_has(table: Table[Hara], health: int) -> None:
    ophion_of(table).health = health


@vocabulary.given("the symbols on Ophion's sheet belong to", Columns({"symbol": "World", "ability": "Power"}))
def sheet(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """Instead of the sample sheet; all six."""
    if len(rows) != len(World) or {row["symbol"] for row in rows} != set(World):
        raise InputError("the sheet shows the symbol of each World once.", todo="Name each World once.")
    if table.state.corrupted.ophion is None:
        table.state.corrupted.ophion = Ophion()
    ophion_of(table).symbols = {row["symbol"]: row["ability"] for row in rows}


@vocabulary.given("the cubes left on Ophion's sheet lie on {worlds:World+}")
def cubes_left(table: Table[Hara], worlds: list[World]) -> None:
    ophion_of(table).cubes = set(worlds)


@vocabulary.given("no cube is left on Ophion's sheet")
def no_cubes(table: Table[Hara]) -> None:
    ophion_of(table).cubes = set()


@vocabulary.given("Dreamstones lie in {worlds:World+}")
def dreamstones(table: Table[Hara], worlds: list[World]) -> None:
    table.state.corrupted.dreamstones = set(worlds)


@vocabulary.given("the Turn Order cards in the game are {cards:d+}")
def turn_cards(table: Table[Hara], cards: list[int]) -> None:
    table.state.corrupted.turn_cards = cards


@vocabulary.given("for ties the Champions are numbered, from 1, {champions:Champion+}")
def numbered(table: Table[Hara], champions: list[Champion]) -> None:
    """Instead of the order in which the book lists them."""
    if len(champions) != len(Champion) or set(champions) != set(Champion):
        raise InputError("all six Champions get a number.", todo="Name each of them once.")
    table.state.corrupted.numbers = champions


@vocabulary.given("the World Shift deck will be shuffled into the order {names:text+}")
def shift_order(table: Table[Hara], names: list[str]) -> None:
    table.chance.state_order(SHIFT_DECK, names)


@vocabulary.given("the symbols on the Dojo are, clockwise from the upper left, {order:World+}")
def dojo_symbols(table: Table[Hara], order: list[World]) -> None:
    if len(order) != len(World) or set(order) != set(World):
        raise InputError("the Dojo shows each World once.", todo="Name each World once.")
    table.state.corrupted.dojo_symbols = dict(zip(Slot, order, strict=True))


@vocabulary.given("the cards of the Champions show", Columns({"Champion": "Champion", "Health": "d", "Spirit": "d"}))
def cards_show(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    table.state.corrupted.printed = {
        row["Champion"]: Printed(health=row["Health"], spirit=row["Spirit"]) for row in rows
    }


# --- When ----------------------------------------------------------------------------------------------------------


@vocabulary.when("the Corrupted Champion is set up")
def is_set_up(table: Table[Hara]) -> None:
    table.do(corrupted_setup.set_up)


@vocabulary.when("{world:World} is placed at the {slot:Slot} of the Dojo, its spaces {spaces:d+} against it")
def is_placed(table: Table[Hara], world: World, slot: Slot, spaces: list[int]) -> None:
    table.do(corrupted_setup.place_tile, world, slot, set(spaces))


@vocabulary.when("Ophion wants to use his {ability:IgnoredAbility} ability")
def wants_ability(table: Table[Hara], ability: IgnoredAbility) -> None:
    table.do(corrupted_ophion.use_ignored, ability)


@vocabulary.when("the turn is played")
def turn_is_played(table: Table[Hara]) -> None:
    table.do(corrupted_turn.play_turn)


@vocabulary.when("the Turn Order cards are dealt")
def cards_are_dealt(table: Table[Hara]) -> None:
    table.do(corrupted_turn.deal_cards)


@vocabulary.when("Ophion activates")
def ophion_activates(table: Table[Hara]) -> None:
    table.do(corrupted_turn.ophion_step)


@vocabulary.when("the Champions activate")
def champions_activate(table: Table[Hara]) -> None:
    table.do(corrupted_turn.champions_step)


@vocabulary.when("{champion:Champion} activates", was=["{champion:Champion} activates in step 3"])
def activates(table: Table[Hara], champion: Champion) -> None:
    """In step 3 of the turn, when its Turn Order card comes up."""
    table.do(corrupted_turn.champion_activates, champion)


@vocabulary.when("step 4 of the turn is played")
def step_4(table: Table[Hara]) -> None:
    table.do(corrupted_turn.recovery_step)


@vocabulary.when("step 5 of the turn is played")
def step_5(table: Table[Hara]) -> None:
    table.do(corrupted_turn.clock_step)


@vocabulary.when("{chooser:Chooser} removes the cube of {world:World}")
def removes_cube(table: Table[Hara], chooser: Chooser, world: World) -> None:
    table.pick(chooser.who, world, rule="ophion.cube")


@vocabulary.when("Ophion stays where he is")
def ophion_stays(table: Table[Hara]) -> None:
    """He does not use the transport of Bleak Ultimatum."""
    table.pick(OPHION, ophion_of(table).space, rule="ophion.bleak-transport")


@vocabulary.when("{chooser:Chooser} says of the Dreamstone: {use:DreamstoneUse}")
def says_of_dreamstone(table: Table[Hara], chooser: Chooser, use: DreamstoneUse) -> None:
    table.pick(chooser.who, use, rule="dreamstone.bonus")


@vocabulary.when("{champion:Champion} wants to recover in the Dojo")
def wants_to_recover(table: Table[Hara], champion: Champion) -> None:
    figure_of(table, champion)
    table.do(recover_in_dojo, champion)


# --- Then ----------------------------------------------------------------------------------------------------------


@vocabulary.then("these Champions are in the game", Columns(CHAMPION_COLUMNS))
def champions_are(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """All who are not defeated, with what the columns name."""
    expect_set([one.value for one in in_play(table.state)], [row["Champion"].value for row in rows], "the Champions")
    _compare(table, rows)


@vocabulary.then("these Champions are in the game, among others", Columns(CHAMPION_COLUMNS))
def champions_among(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """With what the columns name."""
    expect_among([one.value for one in in_play(table.state)], [row["Champion"].value for row in rows], "the Champions")
    _compare(table, rows)


def _compare(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    for row in rows:
        champion = row["Champion"]
        figure, hand = figure_of(table, champion), table.state.corrupted.hands[champion]
        found = {
            "space": figure.space,
            "Health": figure.health,
            "Spirit": figure.spirit,
            "Dash": hand.dash,
            "Attack card": hand.attack,
            "Turn Order cards": table.state.corrupted.cards_of(champion),
        }
        for column, value in found.items():
            if row[column] is not None:
                expect(_shown(value), _shown(row[column]), f"{champion.value}, {column}")


def _shown(value: Any) -> object:
    return value.value if isinstance(value, (Space, CardSide)) else value


@vocabulary.then("it is step {step:d} of the turn")
def step_is(table: Table[Hara], step: int) -> None:
    """The step that is due."""
    expect(table.state.corrupted.step, step, "the step of the turn")


@vocabulary.then("no Champion is in the game")
def no_champions(table: Table[Hara]) -> None:
    expect(in_play(table.state), [], "the Champions")


@vocabulary.then("{champions:Champion+} (has|have) left the game for good")
def have_left(table: Table[Hara], champions: list[Champion]) -> None:
    """Nobody else."""
    found = [champion.value for champion in table.state.corrupted.defeated]
    expect_set(found, [champion.value for champion in champions], "the defeated Champions")


@vocabulary.then("{champions:Champion+} (has|have) left the game, among others")
def have_left_among(table: Table[Hara], champions: list[Champion]) -> None:
    expect_among(table.state.corrupted.defeated, champions, "the defeated Champions")


@vocabulary.then("{champion:Champion} keeps the bonus of Morning Meditation")
def bonus_kept(table: Table[Hara], champion: Champion) -> None:
    kept = corrupted_champions.hand(table, champion).meditation
    expect(kept, True, f"whether Morning Meditation still waits for {champion.value}")


@vocabulary.then("{champion:Champion} has no bonus of Morning Meditation left")
def bonus_gone(table: Table[Hara], champion: Champion) -> None:
    kept = corrupted_champions.hand(table, champion).meditation
    expect(kept, False, f"whether Morning Meditation still waits for {champion.value}")


@vocabulary.then("Ophion stands on {space:Space}")
def ophion_is_on(table: Table[Hara], space: Space) -> None:
    expect(ophion_of(table).space.value, space.value, "where Ophion stands")


@vocabulary.then("Ophion has {health:d} Health")
def ophion_is_at(table: Table[Hara], health: int) -> None:
    expect(ophion_of(table).health, health, "Ophion's Health")


@vocabulary.then("the cubes left on Ophion's sheet lie on {worlds:World+}")
def cubes_lie(table: Table[Hara], worlds: list[World]) -> None:
    expect_set([world.value for world in ophion_of(table).cubes], [world.value for world in worlds], "the cubes")


@vocabulary.then("no cube is left on Ophion's sheet")
def cubes_gone(table: Table[Hara]) -> None:
    expect([world.value for world in ophion_of(table).cubes], [], "the cubes")


@vocabulary.then("Dreamstones lie in {worlds:World+}")
def dreamstones_lie(table: Table[Hara], worlds: list[World]) -> None:
    """Nowhere else."""
    found = [world.value for world in table.state.corrupted.dreamstones]
    expect_set(found, [world.value for world in worlds], "the Dreamstones")


@vocabulary.then("no Dreamstone is left")
def no_dreamstone(table: Table[Hara]) -> None:
    expect([world.value for world in table.state.corrupted.dreamstones], [], "the Dreamstones")


@vocabulary.then("the Turn Order cards in the game are {cards:d+}")
def turn_cards_are(table: Table[Hara], cards: list[int]) -> None:
    expect_set(table.state.corrupted.turn_cards, cards, "the Turn Order cards")


@vocabulary.then("Turn Order card {card:d} belongs to {champion:Champion}")
def card_belongs(table: Table[Hara], card: int, champion: Champion) -> None:
    holder = table.state.corrupted.holders.get(card)
    expect(holder and holder.value, champion.value, f"who has card {card}")


@vocabulary.then("the Turn Order cards belong to", Columns({"card": "d", "Champion": "Champion"}))
def cards_belong(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """No other card belongs to anybody."""
    found = [(card, holder.value) for card, holder in table.state.corrupted.holders.items()]
    expect_set(found, [(row["card"], row["Champion"].value) for row in rows], "who has which card")


@vocabulary.then("the Champions have activated in the order {champions:Champion+}")
def have_activated(table: Table[Hara], champions: list[Champion]) -> None:
    """In step 3 of this turn."""
    found = [champion.value for champion in table.state.corrupted.activated]
    expect(found, [champion.value for champion in champions], "who has activated")


@vocabulary.then("Ophion may remove the cube of {worlds:World+}")
def may_remove(table: Table[Hara], worlds: list[World]) -> None:
    table.expect_choice(OPHION, worlds)


@vocabulary.then("Ophion may say of the Dreamstone: {uses:DreamstoneUse+}")
def ophion_may_say(table: Table[Hara], uses: list[DreamstoneUse]) -> None:
    table.expect_choice(OPHION, uses)


@vocabulary.then("the Dojo is next to {spaces:Space+}")
def dojo_is_next_to(table: Table[Hara], spaces: list[Space]) -> None:
    """Nothing else."""
    found = [space.value for space in neighbours(table.state, Space.DOJO)]
    expect_set(found, [space.value for space in spaces], "the spaces next to the Dojo")


@vocabulary.then(
    "the Health of {champion:Champion} takes {doom:d} Doom (token|tokens) and {charge:d} Charge (token|tokens)"
)
def health_tokens(table: Table[Hara], champion: Champion, doom: int, charge: int) -> None:
    expect(tokens_for(figure_of(table, champion).health), (doom, charge), "the tokens")


@vocabulary.then(
    "the Spirit of {champion:Champion} takes {scenario:d} Scenario (token|tokens) and {charge:d} Charge (token|tokens)"
)
def spirit_tokens(table: Table[Hara], champion: Champion, scenario: int, charge: int) -> None:
    expect(tokens_for(figure_of(table, champion).spirit), (scenario, charge), "the tokens")


@vocabulary.then("neither the Dusk deck nor a World deck is in use")
def no_decks(table: Table[Hara]) -> None:
    left = [card.name for card in table.state.dusk_deck]
    left += [card.name for deck in table.state.world_decks.values() for card in deck]
    expect(left, [], "the cards of these decks")


@vocabulary.then("the World Shift cards are, from the top, {names:text+}")
def shift_cards_are(table: Table[Hara], names: list[str]) -> None:
    expect([card.name for card in table.state.shift_deck], names, "the World Shift deck")


@vocabulary.then("the Champions have these cards", Columns({"Champion": "Champion", "card": "AttackCard"}))
def attack_cards(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """Besides Dash, one Attack card each."""
    found = {champion.value: hand.attack_card.value for champion, hand in table.state.corrupted.hands.items()}
    expect_set(found.items(), [(row["Champion"].value, row["card"].value) for row in rows], "the Attack cards")
