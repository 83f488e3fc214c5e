"""The Prince's turn on generated tables, against readings of the rules without short cuts."""

from __future__ import annotations

from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.games.oath.names import (
    PRINCE,
    Banner,
    CardKind,
    Colour,
    Column,
    MajorAction,
    Phase,
    Quadrant,
    Region,
    Restriction,
    Role,
    Suit,
    Threat,
)
from ruleproof.games.oath.rules.flow import why_not_phase
from ruleproof.games.oath.rules.prince_actions import (
    clean_up,
    followable,
    mark_supply,
    move_start_marker,
    take_actions,
    take_next_action,
)
from ruleproof.games.oath.rules.prince_search import search_and_play, why_not_play_there
from ruleproof.games.oath.rules.prince_turn.phases import assess_threat
from ruleproof.games.oath.rules.prince_turn.whole_turn import take_turn
from ruleproof.games.oath.state import (
    Arrow,
    CannotPlayBox,
    Card,
    Mind,
    MindSpace,
    Oath,
    OathTable,
    Player,
    Power,
    PrinceBoard,
    PrinceTurn,
    RelationshipSpace,
    Site,
    Tactics,
)
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["oath"])
RUNNER = BookRunner(PROJECT, PROJECT.book("oath"))
GOALS = ["Supremacy", "Protection", "People's Favor", "Darkest Secret"]
SPACES = ["A", "B", "C", "D", "E"]
TOP = 3


def tables() -> st.SearchStrategy[Oath]:
    """Any Prince with three others, any titles and Visions, any deck, map, Mind guide and relationships.

    Built from a seed: drawing every piece on its own takes far longer than the rules themselves.
    """
    return st.integers(0, 2**32).map(lambda seed: _table(Random(seed)))


def _table(chance: Random) -> Oath:
    state = Oath(round=chance.randint(6, 8), goal=chance.choice(GOALS), prince=_board(chance))
    state.players = {name: Player(role=chance.choice(list(Role))) for name in (PRINCE, "Ana", "Bruno", "Carla")}
    state.players[PRINCE].role = chance.choice([Role.CHANCELLOR, Role.EXILE])
    state.oathkeeper = chance.choice([None, *state.players])
    keeper = state.players.get(state.oathkeeper or "")
    state.usurper = keeper is not None and keeper.role is Role.EXILE and _maybe(chance)
    turn = PrinceTurn(first=_maybe(chance), mind=_mind(chance))
    for name in ("Ana", "Bruno", "Carla"):
        if _maybe(chance):
            turn.successors[name] = chance.choice(GOALS)
        if _maybe(chance):
            state.cards[f"Vision of {name}"] = Card(kind=CardKind.VISION, goal=chance.choice(GOALS))
            state.players[name].vision = f"Vision of {name}"
            turn.fulfilled |= {name} if _maybe(chance) else set()
    turn.impossible = {space for space in SPACES if _maybe(chance)}
    turn.met = {condition for condition in "xy" if _maybe(chance)}
    state.prince_turn = turn
    state.players[PRINCE].banners = [Banner.PEOPLES_FAVOR] if _maybe(chance) else []
    _deal(chance, state)
    return state


def _maybe(chance: Random) -> bool:
    return chance.random() < 0.5


def _deal(chance: Random, state: Oath) -> None:
    for number in range(chance.randint(0, 6)):
        name = f"card {number}"
        if _maybe(chance):
            state.cards[name] = Card(kind=CardKind.VISION)
        else:
            restrictions = {one for one in Restriction if chance.random() < 0.2}
            power = Power(battle_plan=True, action=MajorAction.CAMPAIGN) if _maybe(chance) else Power()
            state.cards[name] = Card(suit=chance.choice(list(Suit)), restrictions=restrictions, power=power)
        state.world_deck.append(name)
    for region in Region:
        for number in range(2):
            site = f"{region} {number}"
            state.sites[site] = Site(capacity=chance.randint(0, 1), faceup=chance.random() < 0.7)
            state.map[region].append(site)
    state.favor_banks = {suit: chance.randint(0, 2) for suit in Suit}


def _mind(chance: Random) -> Mind:
    arrows = []
    for _ in range(chance.randint(0, 14)):
        start, colour = chance.choice([*SPACES, *GOALS]), chance.choice(list(Colour))
        priority = colour is Colour.ORANGE and _maybe(chance)
        condition = chance.choice([None, "x", "y"])
        end = chance.choice(SPACES)
        arrows.append(Arrow(start=start, end=end, colour=colour, condition=condition, priority=priority))
    return Mind(
        asks={quadrant: chance.sample(list(Column), chance.randint(0, 3)) for quadrant in Quadrant},
        boxes={quadrant: CannotPlayBox(favor=chance.randint(0, 2), shields=1) for quadrant in Quadrant},
        arrows=arrows,
        leads={suit: chance.choice([Column.FRIENDS, Column.CONSPIRATORS]) for suit in Suit},
    )


def _board(chance: Random) -> PrinceBoard:
    spaces = [RelationshipSpace(column=Column.UNALIGNED, row=0, actions=2)]
    spaces += [
        RelationshipSpace(column=column, row=row, actions=row)
        for column in (Column.FRIENDS, Column.CONSPIRATORS)
        for row in range(1, TOP + 1)
    ]
    for suit in chance.sample(list(Suit), len(Suit)):
        chance.choice(spaces).markers.append(suit)
    mind = {space: MindSpace(quadrant=chance.choice(list(Quadrant))) for space in SPACES}
    mind |= {goal: MindSpace(quadrant=quadrant, goal=goal) for goal, quadrant in zip(GOALS, Quadrant, strict=True)}
    marker = chance.choice([*SPACES, *GOALS])
    return PrinceBoard(
        relationships=spaces,
        tactics=Tactics(values=[-1, 0, 1, 2], position=chance.randint(0, 3)),
        threat=chance.choice(list(Threat)),
        mind=mind,
        current=marker,
        start=marker,
        ambition=chance.randint(0, 2),
    )


def table_with(state: Oath, **readings: str) -> OathTable:
    table: OathTable = RUNNER.new_table(readings)
    table.state = state.model_copy(deep=True)
    return table


def naive_threat(state: Oath, usurper_prince: str) -> tuple[Threat, str | None]:
    """The Threat list, read line by line."""
    prince = state.players[PRINCE]
    usurper = state.oathkeeper if state.usurper else None
    exiles = [name for name, player in state.players.items() if player.role is Role.EXILE]
    if prince.role is Role.EXILE and usurper == PRINCE and usurper_prince == "a":
        return Threat.NONE, None
    if prince.role is Role.CHANCELLOR:
        for name, player in state.players.items():
            if player.role is Role.CITIZEN and name in state.prince_turn.successors:
                return Threat.SUCCESSOR, state.prince_turn.successors[name]
        if usurper is not None or (state.round == 8 and state.oathkeeper in exiles):
            return Threat.USURPER, state.goal
    elif usurper != PRINCE:
        return Threat.USURPER, state.goal
    for name in exiles:
        if name in state.prince_turn.fulfilled:
            return Threat.VISION, state.cards[f"Vision of {name}"].goal
    if state.oathkeeper in exiles:
        return Threat.OATHKEEPER, state.goal
    return Threat.NONE, None


@settings(max_examples=40, deadline=None)
@given(tables(), st.sampled_from("ab"), st.sampled_from("ab"))
def test_the_threat_and_its_markers_are_those_of_the_list(state: Oath, usurper: str, same: str) -> None:
    state.prince_turn.first = False
    before = state.board()
    before_goal = state.prince_turn.threat_goal = None if before.threat is Threat.NONE else state.goal
    table = table_with(state, C30=usurper, C32=same)
    table.do(assess_threat)
    after = table.state.board()
    threat, goal = naive_threat(state, usurper)
    assert (after.threat, table.state.prince_turn.threat_goal) == (threat, goal)
    if goal is None:
        assert (after.current, after.start) == (before.current, before.start)
        return
    is_same = before.threat is threat and (same == "b" or before_goal == goal)
    assert before.current is not None
    inside = before.mind[before.current].quadrant is before.mind[goal].quadrant
    assert (after.current, after.start) == ((before.current, before.start) if is_same and inside else (goal, goal))


@settings(max_examples=40, deadline=None)
@given(tables(), st.sampled_from("ab"), st.sampled_from("ab"))
def test_waking_moves_favor_and_makes_none(state: Oath, first: str, amount: str) -> None:
    table = table_with(state, C35=first, C36=amount)
    table.do(search_and_play if state.prince_turn.first else assess_threat)
    holds = Banner.PEOPLES_FAVOR in state.players[PRINCE].banners and not (state.prince_turn.first and first == "b")
    wanted = (min(state.board().ambition, 1) if amount == "a" else state.board().ambition) if holds else 0
    assert table.state.prince_turn.peoples_favor == wanted


@settings(max_examples=40, deadline=None)
@given(tables())
def test_the_search_conserves_cards_and_favor_and_draws_as_told(state: Oath) -> None:
    state.prince_turn.first, state.prince_turn.phase = False, Phase.SEARCH
    table = table_with(state)
    table.do(search_and_play)
    after, turn = table.state, table.state.prince_turn
    drawn = [*turn.visions_drawn, *turn.revealed]
    assert sorted([*drawn, *after.world_deck]) == sorted(state.world_deck)
    assert turn.revealed == [card for card in state.world_deck if card in turn.revealed]
    assert all(state.cards[card].kind is CardKind.VISION for card in turn.visions_drawn)
    assert all(state.cards[card].kind is CardKind.DENIZEN for card in turn.revealed)
    first_denizen = next(
        (n for n, card in enumerate(state.world_deck, 1) if state.cards[card].kind is CardKind.DENIZEN),
        len(state.world_deck),
    )
    assert len(drawn) == min(len(state.world_deck), max(3, first_denizen))
    lying = [card for site in after.sites.values() for card in site.cards] + after.discards[Region.CRADLE]
    assert lying == ([turn.card] if turn.card is not None else [])
    assert (turn.card is None) == (not turn.revealed)
    assert (
        sum(after.favor_banks.values()) + after.board().ambition
        == sum(state.favor_banks.values()) + state.board().ambition
    )


@settings(max_examples=40, deadline=None)
@given(tables())
def test_the_card_goes_to_the_first_site_that_can_take_it(state: Oath) -> None:
    state.prince_turn.first, state.prince_turn.phase = False, Phase.SEARCH
    table = table_with(state)
    table.do(search_and_play)
    card = table.state.prince_turn.card
    if card is None:
        return
    fresh = table_with(state)
    free = [site for site in state.sites_on_map() if why_not_play_there(fresh, card, site) is None]
    here = table.state.site_of_card(card)
    assert here == (free[0] if free else None)
    assert all(
        Restriction.ADVISERS_ONLY not in state.cards[card].restrictions
        and state.sites[site].faceup
        and len(state.sites[site].cards) < (state.sites[site].capacity or 0)
        for site in free
    )


@settings(max_examples=40, deadline=None)
@given(tables())
def test_the_card_is_the_best_by_the_quadrant(state: Oath) -> None:
    state.prince_turn.first, state.prince_turn.phase = False, Phase.SEARCH
    table = table_with(state)
    table.do(search_and_play)
    row = table.state.prince_turn.revealed
    if not row:
        return
    board = state.board()
    asks = state.prince_turn.mind.asks[board.mind[board.current or ""].quadrant]

    def rank(card: str) -> tuple[int, int, int, int]:
        suit = state.cards[card].suit
        space = next(one for one in board.relationships if suit in one.markers)
        if space.column not in asks:
            return (len(asks), 0, 0, row.index(card))
        if space.column is Column.UNALIGNED or suit is None:
            return (asks.index(space.column), 0, 0, row.index(card))
        return (asks.index(space.column), -space.row, space.markers.index(suit), row.index(card))

    assert table.state.prince_turn.card == min(row, key=rank)


@settings(max_examples=40, deadline=None)
@given(tables())
def test_one_marker_advances_by_one_space_or_none(state: Oath) -> None:
    state.prince_turn.first, state.prince_turn.phase = False, Phase.SEARCH
    table = table_with(state)
    table.do(search_and_play)
    suit = table.state.prince_turn.suit
    for one in Suit:
        before, after = state.board().space_of(one), table.state.board().space_of(one)
        assert before is not None
        assert after is not None
        rise = int(one is suit and before.row < TOP)
        assert after.row == before.row + rise
        assert after.column is (state.prince_turn.mind.leads[one] if rise and before.row == 0 else before.column)
        if rise:
            assert after.markers[-1] is one


@settings(max_examples=40, deadline=None)
@given(tables(), st.sampled_from([None, *Suit]))
def test_actions_follow_the_arrows_as_told(state: Oath, suit: Suit | None) -> None:
    state.prince_turn.first, state.prince_turn.phase, state.prince_turn.suit = False, Phase.ACTIONS, suit
    table = table_with(state)
    table.do(take_actions)
    board, turn = table.state.board(), table.state.prince_turn
    space = None if suit is None else state.board().space_of(suit)
    number = 0 if space is None else 5 if space.row == TOP else space.actions
    assert board.start == state.board().start
    assert number is not None
    assert len(turn.taken) == number or (turn.stuck and len(turn.taken) < number)
    assert not set(turn.taken) & turn.impossible
    assert set(turn.skipped) <= turn.impossible
    assert turn.phase is Phase.CLEANUP


@settings(max_examples=40, deadline=None)
@given(tables())
def test_the_first_arrow_is_the_best_that_can_be_followed(state: Oath) -> None:
    state.prince_turn.phase, state.prince_turn.first = Phase.ACTIONS, False
    state.prince_turn.suit = next(suit for suit in Suit)
    space = state.board().space_of(state.prince_turn.suit)
    assert space is not None
    space.actions = 1
    state.prince_turn.impossible = set()
    table = table_with(state)
    arrows = state.prince_turn.mind.arrows
    from_here = [one for one in arrows if one.start == state.board().current]
    possible = [one for one in from_here if one.condition is None or one.condition in state.prince_turn.met]
    assert followable(table) == possible
    table.do(take_next_action)
    order = {Colour.RED: 0, Colour.ORANGE: 1, Colour.BLACK: 2}
    best = min(possible, key=lambda one: (order[one.colour], not one.priority), default=None)
    assert table.state.prince_turn.taken == ([] if best is None else [best.end])


@settings(max_examples=40, deadline=None)
@given(tables(), st.sampled_from(Phase))
def test_refused_acts_change_nothing_and_the_others_are_those_the_order_allows(state: Oath, phase: Phase) -> None:
    state.prince_turn.phase = phase
    suit = next(suit for suit in Suit)
    state.prince_turn.suit = suit if phase is Phase.ACTIONS else None
    for space in state.board().relationships:
        space.actions = 1
    acts = {
        Phase.ASSESS: assess_threat,
        Phase.SEARCH: search_and_play,
        Phase.ACTIONS: take_next_action,
        Phase.CLEANUP: clean_up,
    }
    for wanted, act in acts.items():
        table = table_with(state)
        legal = why_not_phase(table.state, wanted) is None and wanted is not Phase.CLEANUP
        table.do(act)
        assert (table.refusal is None) == legal
        if table.refusal is not None:
            assert table.state == state
    for never in (mark_supply, move_start_marker):
        table = table_with(state)
        table.do(never)
        assert table.refusal is not None
        assert table.state == state


@settings(max_examples=25, deadline=None)
@given(tables())
def test_the_same_turn_gives_the_same_trace(state: Oath) -> None:
    for space in state.board().relationships:
        space.actions = 2
    traces = []
    for _ in range(2):
        table = table_with(state)
        table.do(take_turn)
        assert table.refusal is None
        traces.append(table.trace.entries)
    assert traces[0] == traces[1]
