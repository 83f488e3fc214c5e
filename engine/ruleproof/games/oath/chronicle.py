"""The Chronicle: the order of its steps, the Oath for the next game, and Citizenship."""

from __future__ import annotations

from enum import Enum

from ruleproof.core import Act, InputError, Refusal, choose
from ruleproof.games.oath.names import PRINCE, Role
from ruleproof.games.oath.state import Oath, OathTable
from ruleproof.games.oath.state_chronicle import Chronicle


class Answer(Enum):
    """What an Exile says to an offer of Citizenship."""

    ACCEPT = "accepts"
    DECLINE = "declines"


def chronicle_of(state: Oath) -> Chronicle:
    if state.chronicle is None:
        raise InputError("nobody has won yet.", todo="Say who has won the game.")
    return state.chronicle


def winner_role(state: Oath) -> Role:
    return state.player(chronicle_of(state).winner).role


# --- the order of the steps ---------------------------------------------------------------------------------------


def why_not_step(state: Oath, number: int) -> Refusal | None:
    """Why this step cannot be done now."""
    due = chronicle_of(state).done + 1
    if number == due:
        return None
    if due > 8:
        return Refusal("chronicle.steps", "all steps of the Chronicle are done")
    return Refusal("chronicle.steps", "step {due} comes next, not step {number}", due=due, number=number)


def begin_step(table: OathTable, number: int) -> Chronicle:
    if refusal := why_not_step(table.state, number):
        raise refusal
    table.trace.applied("chronicle.steps", "step {number} of the Chronicle comes next", number=number)
    return chronicle_of(table.state)


# --- step 1: the Oath ---------------------------------------------------------------------------------------------


def forced_goal(table: OathTable) -> str | None:
    """The goal that the Vision of the winner leaves as the only one."""
    chronicle = chronicle_of(table.state)
    if chronicle.vision is None:
        return None
    if chronicle.other_way and table.readings["C10"] == "a":
        table.trace.rejected(
            "oath.vision",
            "the Vision does not decide the goal",
            because="the winner has also won in another way",
        )
        return None
    goal = table.state.card(chronicle.vision).goal
    if goal is None:
        raise InputError(
            f"which goal matches the Vision {chronicle.vision!r} is not stated.", todo="Say which goal it matches."
        )
    return goal


def why_not_vow(table: OathTable, player: str, goal: str) -> Refusal | None:
    chronicle = chronicle_of(table.state)
    if refusal := why_not_step(table.state, 1):
        return refusal
    if player != chronicle.winner:
        return Refusal("oath.choice", "only the winner chooses the goal, not {player}", player=player)
    forced = forced_goal(table)
    if forced is not None:
        if goal != forced:
            return Refusal("oath.vision", "the goal that matches the Vision is {forced}", forced=forced)
        return None
    if goal == table.state.goal:
        return Refusal("oath.choice", "{goal} is the goal of the game just played", goal=goal)
    if goal not in chronicle.goals:
        return Refusal("oath.choice", "there is no goal reference {goal}", goal=goal)
    return None


def goals_to_vow(table: OathTable) -> list[str]:
    """Every goal the winner may take for the next game."""
    chronicle = chronicle_of(table.state)
    forced = forced_goal(table)
    known = chronicle.goals if forced is None else [forced]
    return [goal for goal in known if why_not_vow(table, chronicle.winner, goal) is None]


def vow(table: OathTable, player: str, goal: str) -> None:
    """Step 1: the winner sets the goal of the next game."""
    if refusal := why_not_vow(table, player, goal):
        raise refusal
    chronicle = begin_step(table, 1)
    chronicle.next_goal = goal
    chronicle.done = 1
    rule = "oath.choice" if forced_goal(table) is None else "oath.vision"
    table.trace.applied(rule, "the goal of the next game is {goal}", goal=goal)


# --- step 2: Citizenship ------------------------------------------------------------------------------------------


def turn_citizen_boards(table: OathTable) -> None:
    """Step 2, before any offer. It does nothing unless an Exile has won."""
    chronicle = begin_step(table, 2)
    chronicle.done = 2
    if winner_role(table.state) is not Role.EXILE:
        table.trace.rejected(
            "citizenship.exile",
            "no board is turned and no Citizenship offered",
            because="the role of the winner is {role}",
            role=winner_role(table.state),
        )
        return
    table.trace.applied("citizenship.exile", "an Exile has won")
    for name, player in table.state.players.items():
        if player.role is Role.CITIZEN:
            player.role = Role.EXILE
            chronicle.turned = [*chronicle.turned, name]
            table.trace.applied("citizenship.turned", "the board of {player} turns to Exile", player=name)


def why_not_offer(table: OathTable, player: str, exile: str) -> Refusal | None:
    """Why `player` cannot offer Citizenship to `exile` now."""
    state = table.state
    chronicle = chronicle_of(state)
    if chronicle.done != 2:
        return Refusal("chronicle.steps", "Citizenship is offered in step {number}", number=2)
    if winner_role(state) is not Role.EXILE:
        return Refusal("citizenship.exile", "no Exile has won")
    if player != chronicle.winner:
        return Refusal("citizenship.offer", "only the winner offers Citizenship, not {player}", player=player)
    if exile in chronicle.turned:
        return Refusal("citizenship.not-turned", "the board of {player} has just been turned", player=exile)
    if exile == player or state.player(exile).role is not Role.EXILE:
        return Refusal("citizenship.offer", "{player} cannot be made a Citizen", player=exile)
    return None


def open_to_offers(table: OathTable) -> list[str]:
    """The Exiles to whom the winner may offer Citizenship."""
    winner = chronicle_of(table.state).winner
    return [name for name in table.state.players if why_not_offer(table, winner, name) is None]


def offer_citizenship(table: OathTable, player: str, exile: str) -> Act[None]:
    if refusal := why_not_offer(table, player, exile):
        raise refusal
    table.trace.applied("citizenship.offer", "{player} offers Citizenship to {exile}", player=player, exile=exile)
    if exile == PRINCE:
        table.trace.rejected(
            "prince-exile.citizenship", "the Prince becomes a Citizen", because="the Prince accepts no such offer"
        )
        return
    answer = yield from choose(exile, "whether to become a Citizen", list(Answer), rule="citizenship.offer")
    if answer is Answer.ACCEPT:
        table.state.player(exile).role = Role.CITIZEN
        replace_warbands(table, exile)


def replace_warbands(table: OathTable, citizen: str) -> None:
    """Put warbands of the winner in the place of those of a new Citizen, as far as the winner's reach."""
    state = table.state
    winner = chronicle_of(state).winner
    for name in state.sites_on_map():
        site = state.site(name)
        removed = site.warbands.get(citizen, 0)
        wanted = removed if table.readings["C11"] == "a" else min(removed, 1)
        placed = min(wanted, state.player(winner).warbands)
        if removed:
            state.player(citizen).warbands += removed
            state.player(winner).warbands -= placed
            left = {owner: number for owner, number in site.warbands.items() if owner != citizen}
            site.warbands = {**left, winner: left.get(winner, 0) + placed} if placed else left
            table.trace.applied(
                "citizenship.warbands",
                "{site}: warbands that leave ({citizen}): {removed}; that come ({winner}): {placed}",
                site=name,
                removed=removed,
                citizen=citizen,
                placed=placed,
                winner=winner,
            )
        if site.ruler == citizen:
            site.ruler = None if removed and not site.warbands.get(winner) else winner
