"""The one vocabulary of Oath, and the steps of several chapters: players, cards, sites, banks, turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ruleproof.core import (
    Columns,
    InputError,
    Mismatch,
    Refusal,
    Vocabulary,
    expect,
    expect_among,
    expect_set,
    fill,
    nearest,
)
from ruleproof.games.oath.kinds import KINDS
from ruleproof.games.oath.names import PRINCE, Banner, CardKind, MajorAction, Phase, Region, Role, Suit
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.state import Card, MindSpace, OathTable, Player, Power, PrinceBoard, Site, Turn

T = TypeVar("T")

vocabulary = Vocabulary()
for kind in KINDS:
    vocabulary.add_kind(kind)

given, when, then = vocabulary.given, vocabulary.when, vocabulary.then

# --- players ----------------------------------------------------------------------------------------------------------


@given("the players in turn order", table=Columns({"player": "Player", "role": "Role"}))
def players(table: OathTable, rows: list[dict[str, Any]]) -> None:
    names = [row["player"] for row in rows]
    if len(set(names)) != len(names):
        raise InputError("a player is named twice.", todo="Give every player a name of their own.")
    before = table.state.players
    table.state.players = {row["player"]: before.get(row["player"], Player()) for row in rows}
    for row in rows:
        role(table, row["player"], row["role"])
    if PRINCE in names and table.state.prince is None:
        table.state.prince = PrinceBoard()


@given("{player:Player} plays as {role:Role}")
def role(table: OathTable, player: str, role: Role) -> None:
    state = table.state
    if state.usurper and state.oathkeeper == player and role is not Role.EXILE:
        raise InputError(f"{player} is the Usurper.", todo="Only an Exile can be the Usurper.")
    state.player(player).role = role


@given("the pawn {player:Of} is at {site:text}")
def pawn(table: OathTable, player: str, site: str) -> None:
    table.state.site(site)
    table.state.player(player).pawn = site


@given("{player:Player} has {favor:d} favor and {secrets:d} (secret|secrets)")
def tokens(table: OathTable, player: str, favor: int, secrets: int) -> None:
    table.state.player(player).favor = favor
    table.state.player(player).secrets = secrets


@given("{player:Player} has {prizes:Prize+}")
def prizes(table: OathTable, player: str, prizes: list[str | Banner]) -> None:
    """Relics in the order taken, banners in any order."""
    holder = table.state.player(player)
    for prize in prizes:
        holder.gain(prize)


@given("{player:Player} has {number:d} (warband|warbands) in the personal bank")
def bank(table: OathTable, player: str, number: int) -> None:
    table.state.player(player).warbands = number


def playing(table: OathTable, player: str) -> str:
    """The player, who must play: of somebody who does not, nothing can be seen."""
    table.state.player(player)
    return player


def options(table: OathTable, found: Sequence[T]) -> Sequence[T]:
    """What somebody may do now: nothing else while a choice is open."""
    return [] if table.pending is not None else found


def expect_allowed(table: OathTable, refusal: Refusal | None) -> None:
    """Fail if play would refuse it, and say by which rule."""
    if refusal is not None:
        why = fill(refusal.text, refusal.values)
        raise Mismatch(f"the rules refuse it: {why} [{table.trace.name(refusal.rule)}]")


# --- cards, sites and banks -------------------------------------------------------------------------------------------


@given(
    "the cards",
    table=Columns(
        {
            "card": "text",
            "kind": "CardKind?",
            "suit": "Suit?",
            "restrictions": "Restriction+?",
            "cost": "Cost+?",
            "modifies": "Action?",
            "battle plan": "Mark?",
            "site": "text?",
            "adviser": "Player?",
            "hand": "Player?",
            "facedown": "Mark?",
        }
    ),
)
def cards(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """What the cards show, and where they lie. A card without a kind is a denizen."""
    for row in rows:
        add_card(table, row)


def add_card(table: OathTable, row: dict[str, Any]) -> None:
    name = row["card"]
    known = table.state.cards.get(name)
    if known is not None and not (known.kind is row["kind"] is CardKind.VISION and known.goal is not None):
        raise InputError(f"the card {name!r} is stated twice.", todo="Give every card a name of its own.")
    if sum(row[place] is not None for place in ("site", "adviser", "hand")) > 1:
        raise InputError(f"the card {name!r} is stated in two places.", todo="Leave all but one out.")
    if row["battle plan"] and row["modifies"] not in (None, MajorAction.CAMPAIGN):
        raise InputError(f"{name!r} is a battle plan and modifies a Campaign.", todo="Leave the other action out.")
    action = MajorAction.CAMPAIGN if row["battle plan"] else row["modifies"]
    table.state.cards[name] = Card(
        kind=row["kind"] or CardKind.DENIZEN,
        suit=row["suit"],
        restrictions=set(row["restrictions"] or ()),
        power=Power(costs=row["cost"] or [], action=action, battle_plan=bool(row["battle plan"])),
        faceup=not row["facedown"],
        goal=None if known is None else known.goal,
    )
    if row["site"]:
        table.state.site(row["site"]).cards.append(name)
    if row["adviser"]:
        table.state.player(row["adviser"]).advisers.append(name)
    if row["hand"]:
        table.state.player(row["hand"]).hand.append(name)


@given("the map", table=Columns({"region": "Region", "site": "text?", "capacity": "d?", "ruler": "Player?"}))
def world(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """The sites of each region from top to bottom; a row without a site is an empty slot."""
    for row in rows:
        name = row["site"]
        if name in table.state.sites:
            raise InputError(f"the site {name!r} is stated twice.", todo="Give every site a name of its own.")
        if name is not None:
            if row["ruler"]:
                table.state.player(row["ruler"])
            table.state.sites[name] = Site(capacity=row["capacity"], ruler=row["ruler"])
        table.state.map[Region(row["region"])].append(name)


@given("the favor banks", table=Columns({"suit": "Suit", "favor": "d"}))
def favor_banks(table: OathTable, rows: list[dict[str, Any]]) -> None:
    table.state.favor_banks = {**table.state.favor_banks, **{row["suit"]: row["favor"] for row in rows}}


# --- the Mind guide ---------------------------------------------------------------------------------------------------


@given("the Mind guide", table=Columns({"space": "text", "quadrant": "Quadrant", "Threat space for": "Goal?"}))
def mind_guide(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """Its spaces. Those without a goal are action spaces."""
    for row in rows:
        if row["space"] in table.state.board().mind:
            raise InputError(f"the space {row['space']!r} is stated twice.", todo="Give every space its own name.")
        table.state.board().mind[row["space"]] = MindSpace(quadrant=row["quadrant"], goal=row["Threat space for"])


def space_named(table: OathTable, name: str) -> str:
    spaces = table.state.board().mind
    if name not in spaces:
        hint = nearest(name, spaces) or "State the spaces of the Mind guide first."
        raise InputError(f"the Mind guide has no space {name!r}.", todo=hint)
    return name


# --- the moment -------------------------------------------------------------------------------------------------------


@given("the Oathkeeper goal is {goal:Goal}")
def oathkeeper_goal(table: OathTable, goal: str) -> None:
    table.state.goal = goal


@given("it is the turn {player:Of}")
def turn(table: OathTable, player: str) -> None:
    turn_of(table, player)


def turn_of(table: OathTable, player: str) -> Turn:
    """The player's turn, with what is already known of it."""
    table.state.player(player)
    turn = table.state.turn
    if turn is None or turn.player != player:
        turn = table.state.turn = Turn(player=player)
    return turn


@given("the Prince comes to the phase {phase:Phase}")
def comes_to(table: OathTable, phase: Phase) -> None:
    """The phases before it are over. With the first phase, or one that is over already, a new turn begins."""
    order = list(Phase)
    turn_of(table, PRINCE)
    turn = table.state.prince_turn
    if turn.phase is not None and (phase is Phase.ASSESS or order.index(phase) < order.index(turn.phase)):
        turn.begin()
    turn.phase = phase


# --- what happens -----------------------------------------------------------------------------------------------------


@when("{player:Player} takes the action {action:Action}")
def takes_action(table: OathTable, player: str, action: MajorAction) -> None:
    """A major action; what it does is in the base rules."""
    table.do(flow.begin_action, player, action)


@when("{player:Player} ends the turn")
def ends_turn(table: OathTable, player: str) -> None:
    table.do(flow.end_turn, player)


# --- what can be seen -------------------------------------------------------------------------------------------------


@then("{player:Player} has {favor:d} favor and {secrets:d} (secret|secrets)")
def sees_tokens(table: OathTable, player: str, favor: int, secrets: int) -> None:
    expect(table.state.player(player).favor, favor, f"favor of {player}")
    expect(table.state.player(player).secrets, secrets, f"secrets of {player}")


@then("the relics and banners {player:Of} are {prizes:Prize+}")
def sees_prizes(table: OathTable, player: str, prizes: list[str | Banner]) -> None:
    expect_set(table.state.player(player).prizes, prizes, f"relics and banners of {player}")


@then("the relics and banners {player:Of} include {prizes:Prize+}")
def sees_some_prizes(table: OathTable, player: str, prizes: list[str | Banner]) -> None:
    expect_among(table.state.player(player).prizes, prizes, f"relics and banners of {player}")


@then("{player:Player} has neither relics nor banners")
def sees_no_prizes(table: OathTable, player: str) -> None:
    sees_prizes(table, player, [])


@then("{player:Player} has {number:d} (warband|warbands) in the personal bank")
def sees_bank(table: OathTable, player: str, number: int) -> None:
    expect(table.state.player(player).warbands, number, f"warbands in the personal bank of {player}")


@then("it is the turn {player:Of}")
def sees_turn(table: OathTable, player: str) -> None:
    table.state.player(player)
    turn = table.state.turn
    expect(None if turn is None else turn.player, player, "whose turn it is")


@then("the {suit:Suit} favor bank has {favor:d} favor")
def sees_favor_bank(table: OathTable, suit: Suit, favor: int) -> None:
    expect(table.state.favor_banks[suit], favor, f"favor in the {suit} bank")


@then("{card:text} lies at {site:text}")
def sees_card_at(table: OathTable, card: str, site: str) -> None:
    table.state.site(site)
    table.state.card(card)
    expect(table.state.site_of_card(card), site, f"where {card} lies")
