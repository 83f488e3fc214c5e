"""What holds whenever the Clockwork Prince is set up, and in each of his ties."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.games.oath.names import PRINCE, Column, Quadrant, Region, Role, Suit, Threat
from ruleproof.games.oath.rules.advisers import adviser_suits
from ruleproof.games.oath.rules.prince_setup import relics, setting_up, tactics, ties
from ruleproof.games.oath.state import MindSpace, Oath, OathTable, Player, PrinceBoard, RelationshipSpace, Site, Tactics
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["oath"])
RUNNER = BookRunner(PROJECT, PROJECT.book("oath"))
HUMANS = ("Ana", "Bruno", "Clara")
GOALS = ("most sites", "most relics", "People's Favor", "Darkest Secret")
READINGS = [{}, {"C1": "b"}, {"C2": "b"}]
SHORT = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


def new_table(state: Oath, readings: dict[str, str] | None = None) -> OathTable:
    table: OathTable = RUNNER.new_table(readings or {})
    table.state = state.model_copy(deep=True)
    return table


@st.composite
def tables(draw: st.DrawFn) -> Oath:
    names = draw(st.permutations([PRINCE, *HUMANS[: draw(st.integers(1, 3))]]))
    state = Oath(players={name: Player(role=draw(st.sampled_from(Role))) for name in names})
    board = PrinceBoard(threat_star=draw(st.sampled_from(Threat)))
    values = list(range(draw(st.integers(1, 4))))
    board.tactics = Tactics(values=values, star=draw(st.sampled_from(values)))
    for number, goal in enumerate(GOALS):
        board.mind[f"space {number}"] = MindSpace(quadrant=list(Quadrant)[number], goal=goal)
    suits = draw(st.permutations(list(Suit)))
    for column, row in ((Column.FRIENDS, 1), (Column.FRIENDS, 2), (Column.CONSPIRATORS, 1), (Column.CONSPIRATORS, 2)):
        taken = draw(st.integers(0, len(suits)))
        board.relationships.append(RelationshipSpace(column=column, row=row, markers=suits[:taken]))
        suits = suits[taken:]
    board.exile_boards = draw(st.sampled_from([None, 0, 1, 3]))
    state.prince, state.goal = board, draw(st.sampled_from(GOALS))
    for number in range(draw(st.integers(1, 4))):
        state.sites[f"site {number}"] = Site()
        state.map[Region.CRADLE if number == 0 else draw(st.sampled_from(Region))].append(f"site {number}")
    return state


@SHORT
@given(tables(), st.sampled_from(READINGS))
def test_setup_places_everything_or_changes_nothing(state: Oath, readings: dict[str, str]) -> None:
    table = new_table(state, readings)
    role, boards = state.players[PRINCE].role, state.board().exile_boards
    table.do(setting_up.set_up)
    if role is Role.CITIZEN or (role is Role.EXILE and boards == 0):
        assert table.refusal is not None
        assert table.state == state
        return
    assert table.refusal is None
    after = table.state.board()
    assert [space.markers for space in after.relationships if space.markers] == [list(Suit)]
    assert after.markers_in(Column.UNALIGNED) == list(Suit)
    assert [(one.column, one.row) for one in after.relationships[1:]] == [
        (one.column, one.row) for one in state.board().relationships
    ]
    assert after.mind[after.current or ""].goal == after.mind[after.start or ""].goal == state.goal
    assert (after.threat, after.tactics.position) == (state.board().threat_star, state.board().tactics.star)
    assert table.state.player(PRINCE).pawn == "site 0"
    assert after.reliquary_turned is (role is Role.CHANCELLOR or readings.get("C2") != "b")
    if boards is not None:
        assert after.exile_boards == boards - (role is Role.EXILE)
    again = new_table(state, readings)
    again.do(setting_up.set_up)
    assert again.trace.entries == table.trace.entries


@SHORT
@given(tables(), st.integers(0, 3), st.integers(0, 2))
def test_only_human_players_start_with_something(state: Oath, favor: int, secrets: int) -> None:
    table = new_table(state)
    table.do(setting_up.deal_start, favor, secrets, 0)
    for name, player in table.state.players.items():
        assert (player.favor, player.secrets) == ((0, 0) if name == PRINCE else (favor, secrets))


@SHORT
@given(tables())
def test_advisers_of_the_prince_are_his_conspirators(state: Oath) -> None:
    spaces = [one for one in state.board().relationships if one.column is Column.CONSPIRATORS]
    assert sorted(map(str, adviser_suits(new_table(state), PRINCE))) == sorted(
        str(suit) for space in spaces for suit in space.markers
    )


@SHORT
@given(tables(), st.data())
def test_ties_go_to_the_leftmost_whatever_order_is_named(state: Oath, data: st.DataObject) -> None:
    table = new_table(state)
    names = data.draw(st.lists(st.sampled_from(list(state.players)), min_size=1, unique=True))
    order = list(state.players)
    assert ties.earlier_player(table, names) == min(names, key=order.index)
    regions = data.draw(st.lists(st.sampled_from(Region), min_size=1, unique=True))
    assert ties.first_region(table, regions) is min(regions, key=list(Region).index)
    for space in state.board().relationships:
        if space.markers:
            suits = data.draw(st.lists(st.sampled_from(space.markers), min_size=1, unique=True))
            assert ties.first_entered_suit(table, suits) is min(suits, key=space.markers.index)


@SHORT
@given(tables(), st.lists(st.tuples(st.sampled_from(HUMANS), st.sampled_from("ABCD")), max_size=8))
def test_relics_stay_in_the_order_taken(state: Oath, takings: list[tuple[str, str]]) -> None:
    table = new_table(state)
    for player, relic in takings:
        if player in state.players:
            there = relic in table.state.player(player).relics
            table.do(relics.take_relic, player, relic)
            assert (table.refusal is not None) == there
            if there:
                table.expect_refusal("relics.order")
    rows: dict[str, list[str]] = {name: [] for name in HUMANS}
    for player, relic in takings:
        if player in state.players and relic not in rows[player]:
            for row in rows.values():
                row[:] = [one for one in row if one != relic]
            rows[player].append(relic)
    assert all(table.state.player(name).relics == rows[name] for name in state.players if name != PRINCE)


@SHORT
@given(tables(), st.integers(0, 6), st.integers(0, 3))
def test_tactics_add_to_the_attack_and_take_from_the_attacker(state: Oath, dice: int, position: int) -> None:
    shown = min(position, len(state.board().tactics.values) - 1)
    state.board().tactics.position = shown
    attack, defence = new_table(state), new_table(state)
    attack.do(tactics.campaign_of_prince, dice)
    defence.do(tactics.campaign_against_prince, "Ana", dice)
    rolled, left = attack.state.board().campaign, defence.state.board().campaign
    assert rolled is not None
    assert left is not None
    assert (rolled.dice, left.dice) == (dice + shown, max(0, dice - shown))
