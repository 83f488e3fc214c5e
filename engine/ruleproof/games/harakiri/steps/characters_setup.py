"""Steps about setting up the characters: the table, save trays, the smithy, and what lies before the players."""

from __future__ import annotations

from enum import Enum
from typing import Any

from ruleproof.core import Columns, InputError, Words, expect, expect_set
from ruleproof.games.harakiri import setup
from ruleproof.games.harakiri.action_points import hero_of
from ruleproof.games.harakiri.names import CHARACTERS, Name
from ruleproof.games.harakiri.state_hero import Ability, Armour, Thing, Weapon
from ruleproof.games.harakiri.state_setup import Component, Save, SmithyCard, SmithyKind
from ruleproof.games.harakiri.steps.words import HarakiriTable, rolling, vocabulary


class CardFact(Enum):
    """A number on a smithy card."""

    ARMOUR = "armour"
    COST = "cost"
    LEVEL = "level"
    RANGE = "range"


vocabulary.add_kind(Words("CardFact", CardFact))
vocabulary.add_kind(Words("Component", Component))
vocabulary.add_kind(Words("SmithyKind", SmithyKind))

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


# --- the table ----------------------------------------------------------------------------------------------------


@vocabulary.given("the adventure phase leaves {components:Component+} on the table")
def left_on_table(table: HarakiriTable, components: list[Component]) -> None:
    table.state.setup.on_table = frozenset(components)


@vocabulary.when("the table is cleared for the exploration phase")
def cleared(table: HarakiriTable) -> None:
    table.do(setup.clear_table)


@vocabulary.then("{components:Component+} (stays|stay) on the table")
def stay(table: HarakiriTable, components: list[Component]) -> None:
    """Exactly these."""
    expect_set((one.value for one in table.state.setup.on_table), (one.value for one in components), "the table")


# --- save trays ---------------------------------------------------------------------------------------------------


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
        save.full_life = row["full life"] or save.life
        hero = save.hero
        hero.level, hero.of_class = row["level"] or 1, row["class"] or ""
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
    if who.kind not in CHARACTERS:
        raise InputError(f"{who} is no character.", todo="Name Akira, Hattori, Hikaru or Tomoe.")
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
            level=row["level"] or 1,
            cost=row["cost"],
            armour=row["armour"],
            range=row["range"],
        )
        for row in rows
    )


# --- setting up ---------------------------------------------------------------------------------------------------


@vocabulary.when("{who:Creature} is set up and rolls {faces:d+} with the ki dice")
def set_up(table: HarakiriTable, who: Name, faces: list[int]) -> None:
    table.do(rolling(setup.set_up_character, "ki die", *faces), who)


@vocabulary.when("{giver:Creature} hands {thing:text} to {receiver:Creature} before the start")
def hands(table: HarakiriTable, giver: Name, thing: str, receiver: Name) -> None:
    table.do(setup.share, giver, receiver, thing)


# --- what lies before the players ---------------------------------------------------------------------------------


@vocabulary.then("the smithy deck of {who:Creature} holds {cards:text+}")
def deck(table: HarakiriTable, who: Name, cards: list[str]) -> None:
    expect_set(table.state.setup.decks.get(str(who), ()), cards, f"the smithy deck of {who}")


@vocabulary.then("the smithy deck of {who:Creature} holds nothing")
def empty_deck(table: HarakiriTable, who: Name) -> None:
    expect(list(table.state.setup.decks.get(str(who), ())), [], f"the smithy deck of {who}")


@vocabulary.then("the smithy card {card:text} shows", Columns({"fact": "CardFact", "value": "d"}))
def card_shows(table: HarakiriTable, card: str, rows: list[dict[str, Any]]) -> None:
    found = setup.smithy_card(table, card)
    values = {
        CardFact.ARMOUR: found.armour,
        CardFact.COST: found.cost,
        CardFact.LEVEL: found.level,
        CardFact.RANGE: found.range,
    }
    for row in rows:
        expect(values[row["fact"]], row["value"], f"the {row['fact'].value} of {card}")


@vocabulary.then(
    "the board of {who:Creature} marks",
    Columns(
        {"life": "d?", "armour": "d?", "power": "d?", "knowledge": "d?", "dexterity": "d?", "spirit": "d?"},
    ),
)
def board_marks(table: HarakiriTable, who: Name, rows: list[dict[str, Any]]) -> None:
    creature = table.state.creatures[who]
    for row in rows:
        for name, value in row.items():
            if value is not None:
                expect(getattr(creature, name), value, f"the {name} of {who}")


@vocabulary.then("{who:Creature} has the Kami {kami:text} and an affinity of {affinity:d}")
def kami(table: HarakiriTable, who: Name, kami: str, affinity: int) -> None:
    hero = hero_of(table.state, who)
    expect((hero.kami, hero.affinity), (kami, affinity), f"the Kami and the affinity of {who}")


@vocabulary.then("{weapon:text} of {who:Creature} lies turned")
def turned(table: HarakiriTable, weapon: str, who: Name) -> None:
    expect([one.name for one in hero_of(table.state, who).weapons][1:], [weapon], f"the weapon of {who} that is turned")


@vocabulary.then("{who:Creature} has the ability tokens {abilities:text+}")
def ability_tokens(table: HarakiriTable, who: Name, abilities: list[str]) -> None:
    expect_set(hero_of(table.state, who).abilities, abilities, f"the ability tokens of {who}")


@vocabulary.then("{number:d} action point tokens are set aside for {who:Creature}")
def set_aside(table: HarakiriTable, number: int, who: Name) -> None:
    expect(table.state.setup.set_aside.get(str(who), 0), number, f"the action point tokens set aside for {who}")
