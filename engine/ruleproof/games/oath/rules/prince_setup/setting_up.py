"""Setting up the Clockwork Prince, step by step."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.oath.names import PRINCE, Column, Region, Role, Suit
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.rules.prince_turn.action_markers import threat_space
from ruleproof.games.oath.state import OathTable, RelationshipSpace, TakenBoard

MOST_RECOMMENDED = 2
"""Human players with whom the Prince is recommended."""


def is_recommended(table: OathTable) -> bool:
    """Whether the number of human players is one the Prince is recommended for."""
    table.state.board()
    recommended = 1 <= len(table.state.people()) <= MOST_RECOMMENDED
    table.trace.applied("prince.how-many", "human players: {number}", number=len(table.state.people()))
    return recommended


# --- setup ------------------------------------------------------------------------------------------------------------


def deal_start(table: OathTable, favor: int, secrets: int, cards: int) -> None:
    """What the base rules give each player at the start, except the Prince."""
    if min(favor, secrets, cards) < 0:
        raise InputError("nobody starts with fewer than 0 of something.", todo="Write 0 or more.")
    flow.require(flow.why_not_setup(table.state))
    if table.state.dealt:
        raise Refusal("prince-setup.normal", "the players have what they start with")
    table.state.dealt = True
    for name, player in table.state.players.items():
        if name == PRINCE:
            table.trace.applied("prince.override", "the base rules give to all, those of the Prince prevail")
            table.trace.applied("prince-setup.nothing", "the Prince gets no cards, favor or secrets")
            continue
        text = "{player} starts as always"
        table.trace.applied("prince-setup.normal", text, player=name)
        if len(table.state.world_deck) < cards:
            raise InputError("the world deck is too small.", todo="State more cards.")
        player.favor += favor
        player.secrets += secrets
        player.hand = [*player.hand, *table.state.world_deck[:cards]]
        table.state.world_deck = table.state.world_deck[cards:]


def set_up(table: OathTable) -> None:
    """The Prince's own setup, step by step."""
    role = table.state.player(PRINCE).role
    flow.require(flow.why_not_setup(table.state))
    if table.state.board().set_up:
        raise Refusal("prince-setup.normal", "the Prince is set up already")
    if role is Role.CITIZEN:
        raise Refusal("prince.player", "the Prince cannot be this: {role}", role=role)
    table.trace.applied("prince.player", "the Prince plays as {role}", role=role)
    take_sheets(table, role)
    take_boards(table, role)
    place_relationship_markers(table)
    place_action_markers(table)
    place_track_markers(table)
    place_pawn(table)
    table.state.prince_turn.first = table.state.board().set_up = True


def take_sheets(table: OathTable, role: Role) -> None:
    """The Prince's board, the Mind guide and the other side of the Reliquary."""
    if table.readings["C2"] == "a" or role is Role.CHANCELLOR:
        table.state.board().reliquary_turned = True
        table.trace.applied("prince-setup.sheets", "the Reliquary shows its Prince's side")
    else:
        because = "a human player is the Chancellor"
        table.trace.rejected("prince-setup.sheets", "the Reliquary is not turned", because=because)


def take_boards(table: OathTable, role: Role) -> None:
    board = table.state.board()
    if role is Role.EXILE:
        if board.exile_boards == 0:
            raise Refusal("prince-setup.exile-board", "every Exile board is in use")
        if board.exile_boards is not None:
            board.exile_boards -= 1
        board.boards = {PRINCE: TakenBoard(role=Role.EXILE)}
        table.trace.applied("prince-setup.exile-board", "the Prince takes an Exile board")
    covered = covered_board_of(table, role)
    if covered is not None:
        board.boards = {**board.boards, covered: TakenBoard(role=Role.CITIZEN, covered=True)}
        text = "{player} takes a Citizen board, its Supply track covered"
        table.trace.applied("prince-setup.chancellor-board", text, player=covered)


def covered_board_of(table: OathTable, role: Role) -> str | None:
    """Who takes the Citizen board: the Prince as Chancellor, or the human Chancellor beside an Exile Prince."""
    if table.readings["C1"] == "a":
        return PRINCE if role is Role.CHANCELLOR else None
    return next((name for name in table.state.people() if table.state.player(name).role is Role.CHANCELLOR), None)


def place_relationship_markers(table: OathTable) -> None:
    board = table.state.board()
    spaces = [space.model_copy(update={"markers": []}) for space in board.relationships]
    others = [space for space in spaces if space.column is not Column.UNALIGNED]
    board.relationships = [RelationshipSpace(column=Column.UNALIGNED, row=0, markers=list(Suit)), *others]
    table.trace.applied("prince-setup.relationships", "in the Unaligned box: {suits}", suits=list(Suit))


def place_action_markers(table: OathTable) -> None:
    if table.state.goal is None:
        raise InputError("the Oathkeeper goal is not known.", todo="State the goal of this game.")
    space = threat_space(table, table.state.goal)
    table.state.board().current = table.state.board().start = space
    table.trace.applied("prince-setup.markers", "both action markers start on {space}", space=space)


def place_track_markers(table: OathTable) -> None:
    board = table.state.board()
    if board.threat_star is None or board.tactics.star is None:
        raise InputError("the stars of the two tracks are not known.", todo="State both tracks with their stars.")
    board.threat, board.tactics.position = board.threat_star, board.tactics.star
    table.trace.applied("prince-setup.tracks", "the threat marker shows {threat}", threat=board.threat)
    dice = board.tactics.values[board.tactics.star]
    table.trace.applied("prince-setup.tracks", "the tactics marker shows {dice}", dice=dice)


def place_pawn(table: OathTable) -> None:
    sites = [site for site in table.state.map[Region.CRADLE] if site is not None]
    if not sites:
        raise InputError("the Cradle has no site.", todo="State the map.")
    table.state.player(PRINCE).pawn = sites[0]
    table.trace.applied("prince-setup.pawn", "the pawn of the Prince starts at {site}", site=sites[0])
