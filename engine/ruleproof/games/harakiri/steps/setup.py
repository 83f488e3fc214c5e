"""Steps about setting up: the table, save trays, the smithy, zones, and the enemies they bring."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_among, expect_set
from ruleproof.games.harakiri.names import CHARACTERS, ELEMENTS, MINIONS, CardFact, Component, Name, Square, Version
from ruleproof.games.harakiri.rules import questions
from ruleproof.games.harakiri.rules.dice import KI_DIE
from ruleproof.games.harakiri.rules.enemies.elects import AI_DECK
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.rules.naming import require_character, require_minion
from ruleproof.games.harakiri.rules.setup import characters, enemies, zones
from ruleproof.games.harakiri.rules.terrain import spawn_points
from ruleproof.games.harakiri.state import Ability, Armour, Arrival, Save, SmithyCard, Thing, Weapon
from ruleproof.games.harakiri.steps.common import HarakiriTable, rolling, vocabulary

SMITHY = Columns(
    {
        "card": "text",
        "kind": "SmithyKind",
        "class": "text",
        "level": "d?",
        "cost": "d?",
        "armour": "d?",
        "range": "d?",
    }
)


# --- the table --------------------------------------------------------------------------------------------------------


@vocabulary.given("the adventure phase leaves {components:Component+} on the table")
def left_on_table(table: HarakiriTable, components: list[Component]) -> None:
    table.state.setup.on_table = frozenset(components)


@vocabulary.when("the table is cleared for the exploration phase")
def cleared(table: HarakiriTable) -> None:
    table.do(characters.clear_table)


@vocabulary.then("{components:Component+} (stays|stay) on the table")
def stay(table: HarakiriTable, components: list[Component]) -> None:
    """Exactly these."""
    expect_set(table.state.setup.on_table, components, "the table")


# --- save trays and the smithy ----------------------------------------------------------------------------------------


@vocabulary.given(
    "the last phase left the characters like this",
    Columns(
        {
            "character": "Creature",
            "level": "d?",
            "class": "text?",
            "life": "d?",
            "full life": "d?",
            "armour": "d?",
            "power": "d?",
            "knowledge": "d?",
            "dexterity": "d?",
            "spirit": "d?",
            "Kami": "text?",
            "affinity": "d?",
            "coins": "d?",
            "heads": "d?",
            "karma": "d?",
        }
    ),
)
def saved(table: HarakiriTable, rows: list[dict[str, Any]]) -> None:
    """Level and life are 1 where they do not matter; what else is left out is 0."""
    for row in rows:
        save = _save(table, row["character"])
        for name in ("armour", "power", "knowledge", "dexterity", "spirit"):
            setattr(save, name, row[name] or 0)
        save.life = 1 if row["life"] is None else row["life"]
        save.full_life = save.life if row["full life"] is None else row["full life"]
        hero = save.hero
        hero.level, hero.of_class = 1 if row["level"] is None else row["level"], row["class"] or ""
        hero.kami, hero.affinity = row["Kami"] or "", row["affinity"] or 0
        hero.coins, hero.heads, hero.karma = row["coins"] or 0, row["heads"] or 0, row["karma"] or 0


@vocabulary.given("the last phase left {who:Creature} with the weapons {weapons:text+}")
def saved_weapons(table: HarakiriTable, who: Name, weapons: list[str]) -> None:
    """The first is the equipped one."""
    _save(table, who).hero.weapons = tuple(Weapon(name=name) for name in weapons)


@vocabulary.given("the last phase left {who:Creature} with the armour card {card:text} of {armour:d} armour")
def saved_armour(table: HarakiriTable, who: Name, card: str, armour: int) -> None:
    _save(table, who).hero.armour_card = Armour(name=card, armour=armour)


@vocabulary.given("the last phase left {who:Creature} with the objects {objects:text+}")
def saved_objects(table: HarakiriTable, who: Name, objects: list[str]) -> None:
    _save(table, who).hero.objects = tuple(Thing(name=name) for name in objects)


@vocabulary.given("the last phase left {who:Creature} with the ability tokens {abilities:text+}")
def saved_abilities(table: HarakiriTable, who: Name, abilities: list[str]) -> None:
    _save(table, who).hero.abilities = {name: Ability() for name in abilities}


def _save(table: HarakiriTable, who: Name) -> Save:
    require_character(who)
    return table.state.setup.saves.setdefault(str(who), Save())


@vocabulary.given("the characters come straight from an adventure phase")
def straight(table: HarakiriTable) -> None:
    """What they have is on the table already."""
    table.state.setup.straight = True


@vocabulary.given("the smithy has these cards", SMITHY)
def smithy(table: HarakiriTable, rows: list[dict[str, Any]]) -> None:
    table.state.setup.smithy += tuple(
        SmithyCard(
            name=row["card"],
            kind=row["kind"],
            of_class=row["class"],
            level=1 if row["level"] is None else row["level"],
            cost=row["cost"],
            armour=row["armour"],
            range=row["range"],
        )
        for row in rows
    )


# --- setting up the characters ----------------------------------------------------------------------------------------


@vocabulary.when("{who:Creature} is set up and rolls {faces:d+} with the ki dice")
def set_up(table: HarakiriTable, who: Name, faces: list[int]) -> None:
    table.do(rolling(characters.set_up_character, KI_DIE, *faces), who)


@vocabulary.when("{giver:Creature} hands {thing:text} to {receiver:Creature} before the start")
def hands(table: HarakiriTable, giver: Name, thing: str, receiver: Name) -> None:
    table.do(characters.share, giver, receiver, thing)


@vocabulary.then("the smithy deck of {who:Creature} holds {cards:text+}")
def deck(table: HarakiriTable, who: Name, cards: list[str]) -> None:
    require_character(who)
    expect_set(table.state.setup.decks.get(str(who), ()), cards, f"the smithy deck of {who}")


@vocabulary.then("the smithy deck of {who:Creature} holds nothing")
def empty_deck(table: HarakiriTable, who: Name) -> None:
    require_character(who)
    expect(list(table.state.setup.decks.get(str(who), ())), [], f"the smithy deck of {who}")


@vocabulary.then("the smithy card {card:text} shows", Columns({"fact": "CardFact", "value": "d"}))
def card_shows(table: HarakiriTable, card: str, rows: list[dict[str, Any]]) -> None:
    found = characters.smithy_card(table, card)
    values = {
        CardFact.ARMOUR: found.armour,
        CardFact.COST: found.cost,
        CardFact.LEVEL: found.level,
        CardFact.RANGE: found.range,
    }
    for row in rows:
        expect(values[row["fact"]], row["value"], f"the {row['fact']} of {card}")


@vocabulary.then(
    "the board of {who:Creature} marks",
    Columns(
        {"life": "d?", "armour": "d?", "power": "d?", "knowledge": "d?", "dexterity": "d?", "spirit": "d?"},
    ),
)
def board_marks(table: HarakiriTable, who: Name, rows: list[dict[str, Any]]) -> None:
    creature = table.state.creature(who)
    for row in rows:
        for name, value in row.items():
            if value is not None:
                expect(getattr(creature, name), value, f"the {name} of {who}")


@vocabulary.then("{weapon:text} of {who:Creature} lies turned")
def turned(table: HarakiriTable, weapon: str, who: Name) -> None:
    expect([one.name for one in hero_of(table.state, who).weapons][1:], [weapon], f"the weapon of {who} that is turned")


@vocabulary.then("{number:d} action point tokens are set aside for {who:Creature}")
def set_aside(table: HarakiriTable, number: int, who: Name) -> None:
    require_character(who)
    expect(table.state.setup.set_aside.get(str(who), 0), number, f"the action point tokens set aside for {who}")


# --- what the campaign book says of zones -----------------------------------------------------------------------------


@vocabulary.given("the start squares of the zone {zone:text} are {squares:Square+}")
def start_squares(table: HarakiriTable, zone: str, squares: list[Square]) -> None:
    found = zones.zone_named(table.state, zone)
    if strange := [square for square in squares if square not in found.squares]:
        raise InputError(f"{strange[0]} is not part of the zone {zone!r}.", todo="Name squares of its tiles.")
    found.start = tuple(squares)


@vocabulary.given(
    "the zone {zone:text} brings",
    Columns(
        {
            "sign": "Sign",
            "creature": "Creature",
            "square": "Square",
            "life": "d?",
            "version": "Version?",
            "resistance": "d?",
        }
    ),
)
def brings(table: HarakiriTable, zone: str, rows: list[dict[str, Any]]) -> None:
    """Life is 1 where it does not matter; the version is that of a minion."""
    found = zones.zone_named(table.state, zone)
    for row in rows:
        if row["square"] not in found.squares:
            raise InputError(f"{row['square']} is not part of the zone {zone!r}.", todo="Name a square of its tiles.")
        if row["creature"].kind in CHARACTERS:
            raise InputError(f"{row['creature']} is a character.", todo="Name those whom the zone brings.")
        _require_effect(row)
        found.arrivals += (
            Arrival(
                who=row["creature"],
                sign=row["sign"],
                square=row["square"],
                life=row["life"] if row["life"] is not None else 1,
                improved=row["version"] is Version.IMPROVED,
                resistance=row["resistance"] or 0,
            ),
        )


def _require_effect(row: dict[str, Any]) -> None:
    """Versions are of minions, resistance tokens of vulnerable elements, life is of everybody else."""
    kind, who = row["creature"].kind, row["creature"]
    if row["version"] is not None and kind not in MINIONS:
        raise InputError(f"{who} has one version.", todo="State versions of minions.")
    if row["resistance"] is not None and kind not in ELEMENTS:
        raise InputError(f"{who} has no resistance tokens.", todo="State them of vulnerable elements.")
    if row["life"] is not None and kind in ELEMENTS:
        raise InputError(f"{who} has no life.", todo="State its resistance tokens.")


@vocabulary.given("the improved version of {enemy:Creature} has a movement of {movement:d}")
def improved_movement(table: HarakiriTable, enemy: Name, movement: int) -> None:
    require_minion(enemy)
    board = table.state.boards.get(enemy.kind)
    improved = table.state.improved_boards.get(enemy.kind) or (board.model_copy(deep=True) if board else None)
    if improved is None:
        raise InputError(f"the board of {enemy} is not stated.", todo="State its normal version first.")
    improved.movement = movement
    table.state.improved_boards[enemy.kind] = improved


@vocabulary.given("the AI cards are shuffled into {cards:text+}")
def ai_order(table: HarakiriTable, cards: list[str]) -> None:
    """The top card first."""
    table.chance.state_order(AI_DECK, cards)


# --- zones ------------------------------------------------------------------------------------------------------------


@vocabulary.when("the phase begins in the zone {zone:text}")
def phase_begins(table: HarakiriTable, zone: str) -> None:
    table.do(zones.begin_phase, zone)


@vocabulary.when("the zone {zone:text} is revealed")
def revealed(table: HarakiriTable, zone: str) -> None:
    table.do(zones.reveal, zone)


@vocabulary.when("{who:Creature} enters the zone {zone:text}")
def enters(table: HarakiriTable, who: Name, zone: str) -> None:
    table.do(zones.enter, who, zone)


@vocabulary.when("an effect brings {who:Creature} to {square:Square}")
def brought(table: HarakiriTable, who: Name, square: Square) -> None:
    """An event, an interaction or anything else that is not the setup of a zone."""
    if who not in table.state.places and not spawn_points.has_room(table.state, who, square):
        raise InputError(f"{who} cannot stand on {square}.", todo="Bring it to an empty square.")
    table.do(enemies.arrive, Arrival(who=who, sign=str(who.kind).removeprefix("the ")[0], square=square))


# --- what is seen -----------------------------------------------------------------------------------------------------


@vocabulary.then("the zones in play are {zones:text+}")
def zones_in_play(table: HarakiriTable, zones: list[str]) -> None:
    expect_set(table.state.zones, zones, "the zones in play")


@vocabulary.then("{square:Square} is a square of the tile {tile:text} in the zone {zone:text}")
def square_of_tile(table: HarakiriTable, square: Square, tile: str, zone: str) -> None:
    expect(zones.tile_of(table, square), (zone, tile), f"the zone and the tile of {square}")


@vocabulary.then("{creatures:Creature+} (is|are) in play")
def in_play(table: HarakiriTable, creatures: list[Name]) -> None:
    """Exactly these stand on a square."""
    expect_set(table.state.places, creatures, "who is in play")


@vocabulary.then("{creatures:Creature+} (is|are) in play, among others")
def in_play_among(table: HarakiriTable, creatures: list[Name]) -> None:
    expect_among(table.state.places, creatures, "who is in play")


@vocabulary.then("the boards of {creatures:Creature+} lie beside the zone {zone:text}")
def boards(table: HarakiriTable, creatures: list[Name], zone: str) -> None:
    expect(list(map(str, zones.boards_beside(table, zone))), list(map(str, creatures)), "the boards")


@vocabulary.then("no board lies beside the zone {zone:text}")
def no_boards(table: HarakiriTable, zone: str) -> None:
    expect(zones.boards_beside(table, zone), [], "the boards")


@vocabulary.then("{enemy:Creature} uses its {version:Version} version")
def version(table: HarakiriTable, enemy: Name, version: Version) -> None:
    require_minion(enemy)
    found = Version.IMPROVED if enemy.kind in table.state.improved else Version.NORMAL
    expect(found, version, f"the version of {enemy}")


@vocabulary.then("{enemy:Creature} can move {points:d}")
def can_move(table: HarakiriTable, enemy: Name, points: int) -> None:
    expect(questions.movement_of(table, enemy), points, f"the movement of {enemy}")


@vocabulary.then("{who:Creature} and {other:Creature} fight on the same side")
def same_side(table: HarakiriTable, who: Name, other: Name) -> None:
    expect(enemies.fights_beside(table, who, other), True, f"{who} and {other} on the same side")


@vocabulary.then("{who:Creature} and {other:Creature} fight on different sides")
def different_sides(table: HarakiriTable, who: Name, other: Name) -> None:
    expect(enemies.fights_beside(table, who, other), False, f"{who} and {other} on the same side")


@vocabulary.then("the AI cards of {elect:Creature} lie in the order {cards:text+}")
def ai_deck(table: HarakiriTable, elect: Name, cards: list[str]) -> None:
    expect(list(table.state.ai_decks.get(elect.kind, ())), cards, f"the AI deck of {elect}")
