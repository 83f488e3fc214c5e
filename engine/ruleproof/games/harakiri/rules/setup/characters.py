"""Before you start: the table, the characters, and what they own."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.harakiri.names import KEPT, Name, SmithyKind
from ruleproof.games.harakiri.rules import dice, flow
from ruleproof.games.harakiri.rules.naming import require_character
from ruleproof.games.harakiri.rules.terrain import limits
from ruleproof.games.harakiri.state import Creature, Harakiri, Hero, Save, SmithyCard

TOKENS_OF_A_CHARACTER = 4


def clear_table(table: Table[Harakiri]) -> None:
    """Put away what the adventure phase needed, except the market deck and three supplies of tokens."""
    flow.setting_up(table, "setup.table")
    setup = table.state.setup
    kept = setup.on_table & KEPT
    away = sorted(setup.on_table - KEPT, key=str)
    setup.on_table = kept
    table.trace.applied("setup.table", "put away: {components}", components=away)


# --- the characters ---------------------------------------------------------------------------------------------------


def set_up_character(table: Table[Harakiri], who: Name) -> None:
    """Lay out a character's board, Kami card and reserve, unless it comes straight from an adventure phase."""
    require_character(who)
    flow.setting_up(table, "character.ki")
    if who in table.state.setup.ready:
        raise Refusal("character.ki", "{who} is set up", who=who)
    table.state.setup.ready += (who,)
    if table.state.setup.straight:
        if who not in table.state.heroes:
            raise InputError(f"nothing of {who} is on the table.", todo="State what it has, or its save tray.")
        table.trace.applied("character.straight", "{who} stays as the adventure phase left it", who=who)
    else:
        lay_out(table, who, _save(table, who))
    roll_ki_dice(table, who)


def lay_out(table: Table[Harakiri], who: Name, save: Save) -> None:
    """Everything but the ki dice, as the last phase left it."""
    state, hero = table.state, save.hero.model_copy(deep=True)
    known = state.creatures.get(who)
    state.creatures[who] = Creature(
        sign=known.sign if known else str(who.kind)[0],
        life=save.life,
        full_life=save.full_life,
        armour=save.armour,
        power=save.power,
        knowledge=save.knowledge,
        dexterity=save.dexterity,
        spirit=save.spirit,
    )
    state.heroes[who] = hero
    table.trace.applied("character.board", "{who} has {life} life and its attributes", who=who, life=save.life)
    table.trace.applied("character.kami", "the affinity of {who} is {affinity}", who=who, affinity=hero.affinity)
    state.setup.decks[str(who)] = smithy_deck(table, hero)
    table.trace.applied(
        "character.smithy",
        "cards of its class, up to its level, in the smithy deck of {who}: {cards}",
        who=who,
        cards=len(state.setup.decks[str(who)]),
    )
    table.trace.applied(
        "character.abilities", "ability tokens in the board of {who}: {tokens}", who=who, tokens=len(hero.abilities)
    )
    table.trace.applied("character.reserve", "what {who} owns goes into its reserve", who=who)
    if len(hero.weapons) == 2:
        turned = hero.weapons[1].name
        table.trace.applied("character.two-weapons", "{weapon} of {who} lies turned", who=who, weapon=turned)
    table.trace.applied(
        "character.armour", "the armour of {who} starts at {armour}", who=who, armour=state.creature(who).armour
    )
    _give_action_points(table, who, hero)


def _give_action_points(table: Table[Harakiri], who: Name, hero: Hero) -> None:
    if table.readings["C28"] == "a":
        hero.action_points = 0
        table.state.setup.set_aside[str(who)] = TOKENS_OF_A_CHARACTER
        text = "{n} action point tokens are set aside for {who}"
    else:
        hero.action_points = TOKENS_OF_A_CHARACTER
        text = "{who} starts with {n} action points"
    table.trace.applied("character.action-points", text, n=TOKENS_OF_A_CHARACTER, who=who)


def roll_ki_dice(table: Table[Harakiri], who: Name) -> None:
    """As many ki dice as the level, rolled into the reserve."""
    hero = table.state.heroes[who]
    for ability in hero.abilities.values():
        ability.die = None
    hero.ki_exhausted = 0
    hero.ki_reserve = dice.roll_ki_dice(table, hero.level)
    table.trace.applied("character.ki", "{who} rolls {dice} into its reserve", who=who, dice=hero.ki_reserve)


def smithy_deck(table: Table[Harakiri], hero: Hero) -> tuple[str, ...]:
    """The smithy cards that a character may buy: of its class and up to its level, except those it has."""
    owned = {weapon.name for weapon in hero.weapons} | ({hero.armour_card.name} if hero.armour_card else set())
    return tuple(
        card.name
        for card in table.state.setup.smithy
        if card.of_class == hero.of_class and card.level <= hero.level and card.name not in owned
    )


def smithy_card(table: Table[Harakiri], name: str) -> SmithyCard:
    """What a card of the smithy shows."""
    found = next((card for card in table.state.setup.smithy if card.name == name), None)
    if found is None:
        raise InputError(f"no smithy card is called {name!r}.", todo="List it among the smithy cards.")
    if found.kind is SmithyKind.ARMOUR:
        table.trace.applied(
            "character.armour-card",
            "{card} gives {armour} armour for {cost} coins, to the class {of_class} from level {level}",
            card=found.name,
            armour=found.armour,
            cost=found.cost,
            of_class=found.of_class,
            level=found.level,
        )
    return found


def share(table: Table[Harakiri], giver: Name, receiver: Name, name: str) -> Act[None]:
    """Hand an object to another character, before the first round. The receiver keeps to the limits."""
    flow.setting_up(table, "character.share")
    if giver == receiver:
        raise InputError(f"{giver} has that already.", todo="Name another character.")
    hero = _hero(table, giver)
    thing = next((one for one in hero.objects if one.name == name), None)
    if thing is None:
        raise InputError(f"{giver} has no {name!r}.", todo="Name an object of its reserve.")
    hero.objects = tuple(one for one in hero.objects if one is not thing)
    _hero(table, receiver).objects += (thing,)
    table.trace.applied(
        "character.share", "{giver} gives {thing} to {receiver}", giver=giver, thing=name, receiver=receiver
    )
    yield from limits.keep_within(table, receiver)


def _hero(table: Table[Harakiri], who: Name) -> Hero:
    if who not in table.state.heroes:
        raise InputError(f"nothing of {who} is on the table.", todo="State what it has.")
    return table.state.heroes[who]


def _save(table: Table[Harakiri], who: Name) -> Save:
    if str(who) not in table.state.setup.saves:
        raise InputError(f"{who} has no save tray.", todo="State what it holds.")
    return table.state.setup.saves[str(who)]
