"""A Champion's turn: attacks on Monsters, attacks by Monsters, the end of the turn and of the game."""

from __future__ import annotations

from ruleproof.core import InputError, Table, expect, expect_set
from ruleproof.games.champions_of_hara import arenas, corrupted_harm, flow, monsters, worlds
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.state_flow import Phase
from ruleproof.games.champions_of_hara.state_phantom import ACTIVATIONS
from ruleproof.games.champions_of_hara.steps.kinds import card_named, figure_of, vocabulary
from ruleproof.games.champions_of_hara.words import Champion, Energy, Keyword, Mode, Result


@vocabulary.given("the Monster {name:text} is a Boss")
def is_boss(table: Table[Hara], name: str) -> None:
    card_named(table, name).card.boss = True


@vocabulary.given("the Monster {name:text} has taken {damage:d} damage")
def has_taken(table: Table[Hara], name: str, damage: int) -> None:
    monster = card_named(table, name)
    if not 0 <= damage < monsters.health_of(table, monster) + monster.damage:
        raise InputError(f"{name} cannot have taken {damage} damage.", todo="It must have Health left.")
    monster.damage = damage


@vocabulary.given("{champion:Champion} has {number:d} (Activation|Activations) left")
def activations_left(table: Table[Hara], champion: Champion, number: int) -> None:
    """In the turn under way, of up to 3."""
    if number > ACTIVATIONS:
        raise InputError(f"a turn has no {number} Activations.", todo=f"It has {ACTIVATIONS} at most.")
    figure_of(table, champion)
    flow.require_player(table, champion)
    table.state.player_turn.activations = ACTIVATIONS - number
    table.state.flow.phase = Phase.ADVENTURE


@vocabulary.given("Versus Arena has a rule on {subject:text}")
def base_rule(table: Table[Hara], subject: str) -> None:
    table.state.base_rules = {*table.state.base_rules, subject}


@vocabulary.given("the mode has a rule of its own on {subject:text}")
def mode_rule(table: Table[Hara], subject: str) -> None:
    table.state.mode_rules = {*table.state.mode_rules, subject}


@vocabulary.when("the player takes {champion:Champion}")
def takes_character(table: Table[Hara], champion: Champion) -> None:
    table.do(arenas.play, champion)


@vocabulary.when("{champion:Champion} attacks {name:text} for {damage:d} damage at range {reach:d}")
def attacks(table: Table[Hara], champion: Champion, name: str, damage: int, reach: int) -> None:
    """The damage and the range of the attack, with every bonus, as the Ability card has them."""
    figure_of(table, champion)
    table.do(flow.in_adventure, champion, monsters.attack, champion, name, damage, reach)


@vocabulary.when("{champion:Champion} gains {colour:Energy} Energy")
def gains(table: Table[Hara], champion: Champion, colour: Energy) -> None:
    figure_of(table, champion)
    table.do(flow.at_any_time, champion, worlds.gain_energy, champion, colour)


@vocabulary.when("{champion:Champion} takes {damage:d} damage")
def takes_damage(table: Table[Hara], champion: Champion, damage: int) -> None:
    figure_of(table, champion)
    if table.state.mode is Mode.CORRUPTED_CHAMPION:
        table.do(corrupted_harm.suffer, champion, damage)
    else:
        table.do(flow.at_any_time, champion, worlds.hurt, champion, damage)


@vocabulary.then("the Monster {name:text} has {health:d} Health, {attack:d} Attack and {reach:d} Range")
def values_are(table: Table[Hara], name: str, health: int, attack: int, reach: int) -> None:
    """The Health it has left."""
    monster = card_named(table, name)
    monsters.explain(table, monster)
    values = monsters.health_of(table, monster), monsters.attack_of(table, monster), monsters.range_of(table, monster)
    expect(values, (health, attack, reach), f"Health, Attack and Range of {name}")


@vocabulary.then("the keywords of {name:text} are {keywords:Keyword+}")
def keywords_are(table: Table[Hara], name: str, keywords: list[Keyword]) -> None:
    found = monsters.keywords_of(table, card_named(table, name))
    expect_set([one.value for one in found], [one.value for one in keywords], f"the keywords of {name}")


@vocabulary.then("{name:text} has no keywords")
def no_keywords(table: Table[Hara], name: str) -> None:
    found = monsters.keywords_of(table, card_named(table, name))
    expect_set([one.value for one in found], [], f"the keywords of {name}")


@vocabulary.then("{champion:Champion} has {points:d} movement (point|points)")
def movement_is(table: Table[Hara], champion: Champion, points: int) -> None:
    expect(figure_of(table, champion).movement, points, f"movement points of {champion.value}")


@vocabulary.then("{champion:Champion} has {number:d} (Activation|Activations) left")
def activations_are(table: Table[Hara], champion: Champion, number: int) -> None:
    figure_of(table, champion)
    flow.require_player(table, champion)
    expect(ACTIVATIONS - table.state.player_turn.activations, number, f"the Activations of {champion.value}")


@vocabulary.then("the Dusk discard pile holds {names:text+}")
def dusk_discards(table: Table[Hara], names: list[str]) -> None:
    """And no others."""
    expect_set([card.name for card in table.state.dusk_discard], names, "the Dusk discard pile")


@vocabulary.then("the rule on {subject:text} is that of the mode")
def mode_decides(table: Table[Hara], subject: str) -> None:
    expect(arenas.decided_by_mode(table, subject), True, f"whether the mode decides {subject}")


@vocabulary.then("the rule on {subject:text} is that of Versus Arena")
def base_decides(table: Table[Hara], subject: str) -> None:
    expect(arenas.decided_by_mode(table, subject), False, f"whether the mode decides {subject}")


@vocabulary.then("{champion:Champion} has the Ultimate")
def has_ultimate(table: Table[Hara], champion: Champion) -> None:
    expect(figure_of(table, champion).ultimate, True, "the Ultimate")


@vocabulary.then("{champion:Champion} does not have the Ultimate")
def has_no_ultimate(table: Table[Hara], champion: Champion) -> None:
    expect(figure_of(table, champion).ultimate, False, "the Ultimate")


@vocabulary.then("the player plays {champion:Champion}")
def plays(table: Table[Hara], champion: Champion) -> None:
    expect(table.state.player, champion, "the player's character")


@vocabulary.then("the game is {result:Result}")
def game_is(table: Table[Hara], result: Result) -> None:
    expect(table.state.result, result, "the result")


@vocabulary.then("the game goes on")
def goes_on(table: Table[Hara]) -> None:
    expect(table.state.result, None, "the result")
