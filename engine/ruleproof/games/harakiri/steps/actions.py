"""Steps about a character's actions: moving, interacting, exchanging and using objects."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_among, expect_set
from ruleproof.games.harakiri.names import Name, Square, Terrain, Token
from ruleproof.games.harakiri.rules.actions import interacting, moving, objects
from ruleproof.games.harakiri.rules.actions.interacting import Gift
from ruleproof.games.harakiri.rules.geometry import ground
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.rules.naming import require_door
from ruleproof.games.harakiri.state import Fixture, FixtureKind, Thing, Weapon
from ruleproof.games.harakiri.steps.common import HarakiriTable, turn_of, vocabulary

# --- moving -----------------------------------------------------------------------------------------------------------


@vocabulary.when("{who:Creature} starts to move")
def starts(table: HarakiriTable, who: Name) -> None:
    table.do(moving.start_move, who)


@vocabulary.when("{who:Creature} goes to {path:Square+}")
def goes(table: HarakiriTable, who: Name, path: list[Square]) -> None:
    table.do(moving.walk, who, path)


@vocabulary.when("{who:Creature} makes an effort")
def exerts(table: HarakiriTable, who: Name) -> None:
    table.do(moving.exert, who)


@vocabulary.when("{who:Creature} ends the move")
def stops(table: HarakiriTable, who: Name) -> None:
    table.do(moving.stop, who)


@vocabulary.then("{who:Creature} has {points:d} movement (point|points) left")
def points_left(table: HarakiriTable, who: Name, points: int) -> None:
    expect(turn_of(table, who).points, points, f"the movement points of {who}")


@vocabulary.then("{who:Creature} is not moving any more")
def not_moving(table: HarakiriTable, who: Name) -> None:
    expect(turn_of(table, who).points, None, f"the movement points of {who}")


# --- interacting ------------------------------------------------------------------------------------------------------


@vocabulary.given("the interaction point {name:text} is on {square:Square}")
def point(table: HarakiriTable, name: str, square: Square) -> None:
    table.state.fixtures[name] = Fixture(kind=FixtureKind.POINT, square=square)


@vocabulary.given("the non-player character {name:text} is on {square:Square}")
def npc(table: HarakiriTable, name: str, square: Square) -> None:
    table.state.fixtures[name] = Fixture(kind=FixtureKind.NPC, square=square)


@vocabulary.given("the section of {name:text} keeps it in play")
def stays(table: HarakiriTable, name: str) -> None:
    if name not in table.state.fixtures:
        raise InputError(f"there is no {name!r} to interact with.", todo="Say first where it is.")
    table.state.fixtures[name].stays = True


@vocabulary.given("the section of {door:Creature} keeps it closed")
def stays_closed(table: HarakiriTable, door: Name) -> None:
    require_door(door)
    table.state.lasting_doors |= {door}


@vocabulary.when("{who:Creature} interacts with {name:text}")
def interacts(table: HarakiriTable, who: Name, name: str) -> None:
    table.do(interacting.interact, who, name)


@vocabulary.when("{who:Creature} interacts with {element:Creature}")
def interacts_with(table: HarakiriTable, who: Name, element: Name) -> None:
    table.do(interacting.interact_with, who, element)


@vocabulary.when("{who:Creature} changes weapons")
def changes_weapons(table: HarakiriTable, who: Name) -> None:
    table.do(interacting.swap_weapons, who)


@vocabulary.when(
    "{who:Creature} interacts with {other:Creature} to exchange",
    Columns({"giver": "Creature", "number": "d?", "tokens": "Token?", "card": "text?"}),
)
def exchanges(table: HarakiriTable, who: Name, other: Name, rows: list[dict[str, Any]]) -> None:
    gifts = []
    for row in rows:
        what = row["tokens"] if row["tokens"] is not None else row["card"]
        if what is None:
            raise InputError("a row gives nothing.", todo="Name tokens or a card.")
        if row["card"] is not None and (row["tokens"] is not None or row["number"] is not None):
            raise InputError(
                "a card is given alone.", todo="Use a row of its own for tokens, and no number for a card."
            )
        number = 1 if row["number"] is None else row["number"]
        if number < 1:
            raise InputError(f"{row['giver']} gives {number} of something.", todo="State how many, at least 1.")
        gifts.append(Gift(row["giver"], what, number))
    table.do(interacting.exchange, who, other, gifts)


@vocabulary.then("the section of {name:text} is read")
def section_read(table: HarakiriTable, name: str) -> None:
    expect(list(_sections(table)), [name], "the sections read in this activation")


@vocabulary.then("the section of {name:text} is read, among others")
def section_read_among(table: HarakiriTable, name: str) -> None:
    expect_among(_sections(table), [name], "the sections read in this activation")


@vocabulary.then("the section of {element:Creature} is read")
def element_section_read(table: HarakiriTable, element: Name) -> None:
    expect(list(_sections(table)), [str(element)], "the sections read in this activation")


def _sections(table: HarakiriTable) -> tuple[str, ...]:
    return table.state.turn.sections if table.state.turn else ()


@vocabulary.then("{name:text} is on {square:Square}")
def fixture_on(table: HarakiriTable, name: str, square: Square) -> None:
    found = table.state.fixtures.get(name)
    expect(found and found.square, square, f"the square of {name}")


@vocabulary.then("{name:text} is removed")
def fixture_removed(table: HarakiriTable, name: str) -> None:
    expect(name in table.state.removed_fixtures, True, f"{name} removed")


@vocabulary.then("{door:Creature} is open")
def door_open(table: HarakiriTable, door: Name) -> None:
    require_door(door)
    expect(door in table.state.open_doors, True, f"{door} open")


@vocabulary.then("{door:Creature} is closed")
def door_closed(table: HarakiriTable, door: Name) -> None:
    require_door(door)
    expect(door in table.state.places and door not in table.state.open_doors, True, f"{door} closed")


@vocabulary.then("{square:Square} is {terrain:Terrain} terrain")
def terrain(table: HarakiriTable, square: Square, terrain: Terrain) -> None:
    expect(ground(table.state, square).terrain, terrain, f"the terrain of {square}")


@vocabulary.then("{who:Creature} has this many {token:Token}: {number:d}")
def owns_tokens(table: HarakiriTable, who: Name, number: int, token: Token) -> None:
    hero = hero_of(table.state, who)
    if token is Token.STATE:
        creature = table.state.creatures.get(who)
        owned = sum(creature.states.values()) if creature else 0
    else:
        owned = getattr(hero, interacting.KEPT_IN[token])
    expect(owned, number, f"the {token} of {who}")


# --- cards ------------------------------------------------------------------------------------------------------------


@vocabulary.given("{who:Creature} carries the weapons {names:text+}, the first one equipped")
def carried_weapons(table: HarakiriTable, who: Name, names: list[str]) -> None:
    hero = hero_of(table.state, who)
    known = {weapon.name: weapon for weapon in hero.weapons}
    hero.weapons = tuple(known.get(name, Weapon(name=name)) for name in names)


@vocabulary.then("{who:Creature} has {name:text} equipped")
def equipped(table: HarakiriTable, who: Name, name: str) -> None:
    expect([one.name for one in hero_of(table.state, who).weapons][:1], [name], f"the weapon of {who}")


@vocabulary.then("{who:Creature} carries the weapons {names:text+}")
def carries_weapons(table: HarakiriTable, who: Name, names: list[str]) -> None:
    expect_set([one.name for one in hero_of(table.state, who).weapons], names, f"the weapons of {who}")


@vocabulary.then("{who:Creature} wears the armour {name:text}")
def wears(table: HarakiriTable, who: Name, name: str) -> None:
    card = hero_of(table.state, who).armour_card
    expect(card and card.name, name, f"the armour of {who}")


@vocabulary.then("{who:Creature} wears no armour")
def wears_none(table: HarakiriTable, who: Name) -> None:
    card = hero_of(table.state, who).armour_card
    expect(card and card.name, None, f"the armour of {who}")


@vocabulary.given(
    "these objects",
    Columns(
        {
            "character": "Creature",
            "object": "text",
            "effect": "text?",
            "asks for": "d?",
            "attribute": "Attribute?",
            "uses": "d?",
            "charges": "d?",
        }
    ),
)
def owned_objects(table: HarakiriTable, rows: list[dict[str, Any]]) -> None:
    """An object of "X uses" has X charges unless stated."""
    for row in rows:
        if (row["asks for"] is None) != (row["attribute"] is None):
            raise InputError(f"{row['object']!r} asks for a score or an attribute alone.", todo="State both or none.")
        if row["charges"] is not None and not 1 <= row["charges"] <= (row["uses"] or 0):
            todo = "State its uses, and from 1 to as many charges."
            raise InputError(f"{row['object']!r} cannot have {row['charges']} charges.", todo=todo)
        thing = Thing(
            name=row["object"],
            effect=row["effect"] or "",
            attribute=row["attribute"],
            score=row["asks for"] or 0,
            uses=row["uses"] or 0,
            charges=row["charges"] if row["charges"] is not None else row["uses"] or 0,
        )
        hero_of(table.state, row["character"]).objects += (thing,)


@vocabulary.given("{names:text+} (is a consumable|are consumables)")
def consumables(table: HarakiriTable, names: list[str]) -> None:
    for name in names:
        owned = [thing for hero in table.state.heroes.values() for thing in hero.objects if thing.name == name]
        if not owned:
            raise InputError(f"nobody has an object {name!r}.", todo="List it among the objects first.")
        for thing in owned:
            thing.consumable = True


@vocabulary.given("the market deck is {names:text+}")
def market_deck(table: HarakiriTable, names: list[str]) -> None:
    table.state.market = tuple(Thing(name=name) for name in names)


@vocabulary.given("the market deck is shuffled into the order {names:text+}")
def market_shuffled(table: HarakiriTable, names: list[str]) -> None:
    table.chance.state_order(objects.MARKET, names)


@vocabulary.when("{who:Creature} uses the object {name:text}")
def uses_object(table: HarakiriTable, who: Name, name: str) -> None:
    table.do(objects.use_object, who, name)


@vocabulary.then("the market deck is {names:text+}")
def market_should_be(table: HarakiriTable, names: list[str]) -> None:
    expect([one.name for one in table.state.market], names, "the market deck")


@vocabulary.then("{who:Creature} has the objects {names:text+}")
def has_objects(table: HarakiriTable, who: Name, names: list[str]) -> None:
    expect_set([one.name for one in hero_of(table.state, who).objects], names, f"the objects of {who}")


@vocabulary.then("{who:Creature} has the objects {names:text+}, among others")
def has_objects_among(table: HarakiriTable, who: Name, names: list[str]) -> None:
    expect_among([one.name for one in hero_of(table.state, who).objects], names, f"the objects of {who}")


@vocabulary.then("{who:Creature} has no objects")
def has_no_objects(table: HarakiriTable, who: Name) -> None:
    expect_set([one.name for one in hero_of(table.state, who).objects], [], f"the objects of {who}")


@vocabulary.then("{name:text} of {who:Creature} has {charges:d} (charge|charges)")
def has_charges(table: HarakiriTable, name: str, who: Name, charges: int) -> None:
    found = [one.charges for one in hero_of(table.state, who).objects if one.name == name]
    expect(found, [charges], f"the charges of {name}")
