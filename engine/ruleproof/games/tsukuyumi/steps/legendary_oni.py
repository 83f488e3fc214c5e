"""Steps of the legendary Oni: their cards, coming into play, the Gambler's die."""

from __future__ import annotations

from typing import Any

from ruleproof.core import PLAYERS, Columns, InputError, Table, expect
from ruleproof.games.tsukuyumi.names import Faction, Legendary
from ruleproof.games.tsukuyumi.rules.flow import set_up
from ruleproof.games.tsukuyumi.rules.legendary_oni.cards import (
    bring_into_play,
    come_into_play,
    influence_placement,
    look_at_pile,
    remove_cards,
)
from ruleproof.games.tsukuyumi.rules.legendary_oni.gambler import DIE, Struck
from ruleproof.games.tsukuyumi.rules.oni_attack.movers import Mover
from ruleproof.games.tsukuyumi.state import Board, OniValues
from ruleproof.games.tsukuyumi.steps.common import area_named, vocabulary


@vocabulary.given(
    "these legendary Oni are in play", Columns({"area": "Area", "legendary Oni": "Legendary", "number": "d?"})
)
def legendary_in_play(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Only the Three Shadows can be several figures."""
    for row in rows:
        area, legendary, number = area_named(table, row["area"]), row["legendary Oni"], row["number"] or 1
        if number < 1 or (legendary is not Legendary.THREE_SHADOWS and number > 1):
            raise InputError(f"{number} figures of the {legendary} cannot be in play.", todo="Leave the number out.")
        area.legendary = {**area.legendary, legendary: area.legendary.get(legendary, 0) + number}


@vocabulary.given(
    "the legendary Oni are worth",
    Columns({"legendary Oni": "Legendary", "conquest points": "d", "damage": "d", "life": "d?"}),
)
def legendary_are_worth(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    for row in rows:
        values = OniValues(points=row["conquest points"], damage=row["damage"], life=row["life"])
        table.state.legendary_values[row["legendary Oni"]] = values


@vocabulary.given("the legendary Oni cards from the top are {legendary:Legendary+}")
def legendary_pile(table: Table[Board], legendary: list[Legendary]) -> None:
    table.state.legendary_pile = legendary


@vocabulary.given("the card of the {legendary:Legendary} places it in {areas:Area+}")
def entry(table: Table[Board], legendary: Legendary, areas: list[str]) -> None:
    """One area for each figure; only the Three Shadows have several."""
    for name in areas:
        area_named(table, name)
    if len(areas) > 1 and legendary is not Legendary.THREE_SHADOWS:
        raise InputError(f"the {legendary} is a single figure.", todo="Name 1 area.")
    table.state.special.entries[legendary] = areas


@vocabulary.given("there is neither a miniature nor a standee of the {legendary:Legendary}")
def no_figure(table: Table[Board], legendary: Legendary) -> None:
    table.state.special.without_figure.add(legendary)


@vocabulary.given("the Gambler's die shows {face:d}")
def die_shows(table: Table[Board], face: int) -> None:
    """The next roll."""
    table.chance.state_roll(DIE, face)


@vocabulary.given("the Gambler's die has shown {face:d}")
def die_has_shown(table: Table[Board], face: int) -> None:
    """When he came into play."""
    if not 1 <= face <= 6:
        raise InputError(f"a die does not show {face}.", todo="State 1 to 6.")
    table.state.special.gambler = face


@vocabulary.given("the counter card {card:text} applies to all players")
def for_all(table: Table[Board], card: str) -> None:
    table.state.special.for_all.add(card)


@vocabulary.when("the legendary Oni cards without a figure are removed")
def removes(table: Table[Board]) -> None:
    table.do(set_up, "legendary.cards", remove_cards)


@vocabulary.when("somebody wants to look at the legendary Oni cards")
def looks(table: Table[Board]) -> None:
    table.do(look_at_pile)


@vocabulary.when("a card brings a legendary Oni into play")
def brings(table: Table[Board]) -> None:
    table.do(bring_into_play)


@vocabulary.when("the {legendary:Legendary} comes into play")
def comes(table: Table[Board], legendary: Legendary) -> None:
    table.do(come_into_play, legendary)


@vocabulary.when(
    "the {faction:Faction} want to change with {effect:text} where the {legendary:Legendary} comes into play"
)
def wants_to_divert(table: Table[Board], faction: Faction, effect: str, legendary: Legendary) -> None:
    table.do(influence_placement, faction, effect, legendary)


@vocabulary.when("the players let the Gambler strike a unit {unit:text} of the {faction:Faction} in {area:Area}")
def picks_struck(table: Table[Board], unit: str, faction: Faction, area: str) -> None:
    table.pick(PLAYERS, Struck(faction, unit, area), rule="gambler.one")


@vocabulary.when("the players send the {legendary:Legendary} from {area:Area}")
def sends_legendary(table: Table[Board], legendary: Legendary, area: str) -> None:
    table.pick(PLAYERS, Mover(legendary, area), rule="oni.smallest")


@vocabulary.then(
    "the players choose the unit that the Gambler strikes",
    Columns({"faction": "Faction", "unit": "text?", "area": "Area"}),
)
def choice_of_struck(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    wanted = [Struck(row["faction"], row["unit"] or row["faction"].value, row["area"]) for row in rows]
    table.expect_choice(PLAYERS, wanted)


@vocabulary.then("the Gambler has struck a unit {unit:text} of the {faction:Faction} in {area:Area}")
def has_struck(table: Table[Board], unit: str, faction: Faction, area: str) -> None:
    found = [(one.unit, one.faction, one.area) for one in table.state.special.struck]
    expect(found, [(unit, faction, area)], "the units that the Gambler has struck")


@vocabulary.then("the counter card {card:text} strikes {factions:Faction+}")
def strikes(table: Table[Board], card: str, factions: list[Faction]) -> None:
    found = table.state.special.counter_strikes.get(card, [])
    expect(sorted(one.value for one in found), sorted(one.value for one in factions), f"whom {card} strikes")


@vocabulary.then(
    "these legendary Oni have moved", Columns({"legendary Oni": "Legendary", "from": "Area", "to": "Area"})
)
def legendary_moved(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """In the attacks of the phase so far."""
    found = [
        (move.oni.value, move.start, attack.area)
        for attack in table.state.attacks
        for move in attack.moves
        if isinstance(move.oni, Legendary)
    ]
    wanted = [(row["legendary Oni"].value, row["from"], row["to"]) for row in rows]
    expect(sorted(found), sorted(wanted), "the legendary Oni moved")


@vocabulary.then("no legendary Oni has moved")
def none_moved(table: Table[Board]) -> None:
    legendary_moved(table, [])


@vocabulary.then("the legendary Oni left to draw are {legendary:Legendary+}")
def legendary_left(table: Table[Board], legendary: list[Legendary]) -> None:
    found = [one.value for one in table.state.legendary_pile or ()]
    expect(found, [one.value for one in legendary], "the legendary Oni cards from the top")


@vocabulary.then("these legendary Oni are in {area:Area}: {legendary:Legendary+}")
def legendary_in_area(table: Table[Board], area: str, legendary: list[Legendary]) -> None:
    """Each figure named once."""
    wanted = {one: legendary.count(one) for one in legendary}
    expect(_named(area_named(table, area).legendary), _named(wanted), f"the legendary Oni in {area}")


@vocabulary.then("no legendary Oni are in {area:Area}")
def no_legendary_in_area(table: Table[Board], area: str) -> None:
    expect(_named(area_named(table, area).legendary), [], f"the legendary Oni in {area}")


def _named(figures: dict[Legendary, int]) -> list[str]:
    return sorted(legendary.value for legendary, number in figures.items() for _ in range(number))
