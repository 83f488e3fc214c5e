"""Steps about setting up the characters: the table, save trays, the smithy, and what lies before the players."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, expect, expect_set
from ruleproof.games.harakiri.names import CardFact, Component, Name
from ruleproof.games.harakiri.rules.dice import KI_DIE
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.rules.naming import require_character
from ruleproof.games.harakiri.rules.setup import characters
from ruleproof.games.harakiri.state import Ability, Armour, Save, SmithyCard, Thing, Weapon
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
