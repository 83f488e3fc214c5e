"""The first steps of the Chronicle: the Oath for the next game, and Citizenship."""

from __future__ import annotations

from ruleproof.core import PLAYERS, Act, InputError, Refusal, choose
from ruleproof.games.oath.names import PRINCE, Answer, Role
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.state import Oath, OathTable


def winner_of(state: Oath) -> str:
    if state.chronicle.winner is None:
        raise InputError("nobody has won yet.", todo="Say who has won the game.")
    return state.chronicle.winner


def winner_role(state: Oath) -> Role:
    return state.player(winner_of(state)).role


# --- step 1: the Oath -------------------------------------------------------------------------------------------------


def forced_goal(table: OathTable) -> str | None:
    """The goal that the Vision of the winner leaves as the only one."""
    chronicle = table.state.chronicle
    if chronicle.other_way is not None and (chronicle.vision is None or chronicle.other_way != chronicle.winner):
        raise InputError(
            f"{chronicle.other_way} has not won with a Vision.", todo="State who has, or leave the other way out."
        )
    if chronicle.vision is None:
        return None
    if chronicle.other_way is not None and table.readings["C10"] == "a":
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
    if refusal := flow.why_not_step(table.state, 1):
        return refusal
    text = "only the winner chooses the goal, not {player}"
    return flow.why_not_decide(table.state, player, Refusal("oath.choice", text, player=player)) or why_not_goal(
        table, goal
    )


def why_not_goal(table: OathTable, goal: str) -> Refusal | None:
    """Why nobody can take this goal for the next game."""
    forced = forced_goal(table)
    if forced is not None:
        if goal != forced:
            return Refusal("oath.vision", "the goal that matches the Vision is {forced}", forced=forced)
        return None
    if goal == table.state.goal:
        return Refusal("oath.choice", "{goal} is the goal of the game just played", goal=goal)
    if goal not in table.state.goals:
        return Refusal("oath.choice", "there is no goal reference {goal}", goal=goal)
    return None


def goals_of_next_game(table: OathTable) -> list[str]:
    forced = forced_goal(table)
    known = table.state.goals if forced is None else [forced]
    return [goal for goal in known if why_not_goal(table, goal) is None]


def goals_to_vow(table: OathTable, player: str) -> list[str]:
    """Every goal that the player may take for the next game."""
    return [goal for goal in goals_of_next_game(table) if why_not_vow(table, player, goal) is None]


def vow(table: OathTable, player: str, goal: str) -> None:
    """Step 1: the winner sets the goal of the next game."""
    flow.require(why_not_vow(table, player, goal))
    set_goal(table, goal)


def set_goal(table: OathTable, goal: str) -> None:
    chronicle = flow.begin_step(table, 1)
    chronicle.next_goal = goal
    chronicle.done = 1
    rule = "oath.choice" if forced_goal(table) is None else "oath.vision"
    table.trace.applied(rule, "the goal of the next game is {goal}", goal=goal)


def choose_oath(table: OathTable) -> Act[None]:
    """Step 1, if nobody has yet said which goal the winner takes."""
    flow.require(flow.why_not_step(table.state, 1))
    winner = winner_of(table.state)
    goals = goals_of_next_game(table)
    if not goals:
        raise InputError("there is no goal to choose.", todo="State the goal references.")
    by = PLAYERS if winner == PRINCE else winner
    rule = "oath.choice" if forced_goal(table) is None else "oath.vision"
    goal = yield from choose(
        by,
        "the goal of the next game",
        goals,
        rule=rule,
        why_not=lambda option: why_not_goal(table, str(option)),
    )
    set_goal(table, goal)


# --- step 2: Citizenship ----------------------------------------------------------------------------------------------


def turn_citizen_boards(table: OathTable) -> None:
    """Step 2, before any offer. It does nothing unless an Exile has won."""
    chronicle = flow.begin_step(table, 2)
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


def why_no_offers(state: Oath, player: str) -> Refusal | None:
    """Why `player` can offer Citizenship to nobody now."""
    chronicle = state.chronicle
    if chronicle.winner is None or chronicle.done != 2:
        return Refusal("chronicle.steps", "Citizenship is offered in step {number}", number=2)
    if winner_role(state) is not Role.EXILE:
        return Refusal("citizenship.exile", "no Exile has won")
    text = "only the winner offers Citizenship, not {player}"
    if refusal := flow.why_not_decide(state, player, Refusal("citizenship.offer", text, player=player)):
        return refusal
    if chronicle.offers_over:
        return Refusal("citizenship.offer", "{player} makes no more offers", player=player)
    return None


def why_not_offer(table: OathTable, player: str, exile: str) -> Refusal | None:
    """Why `player` cannot offer Citizenship to `exile` now."""
    state, chronicle = table.state, table.state.chronicle
    if refusal := why_no_offers(state, player):
        return refusal
    if exile in chronicle.turned:
        return Refusal("citizenship.not-turned", "the board of {player} has just been turned", player=exile)
    if exile == chronicle.winner or state.player(exile).role is not Role.EXILE:
        return Refusal("citizenship.offer", "{player} cannot be made a Citizen", player=exile)
    return None


def open_to_offers(table: OathTable, player: str) -> list[str]:
    """The Exiles to whom the player may offer Citizenship."""
    return [name for name in table.state.players if why_not_offer(table, player, name) is None]


def end_offers(table: OathTable, player: str) -> None:
    """The winner makes no offer, or no other."""
    flow.require(why_no_offers(table.state, player))
    table.state.chronicle.offers_over = True
    table.trace.applied("citizenship.offer", "{player} makes no more offers", player=player)


def offer_citizenship(table: OathTable, player: str, exile: str) -> Act[None]:
    flow.require(why_not_offer(table, player, exile))
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
    winner = winner_of(state)
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
