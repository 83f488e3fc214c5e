"""Setting up the Clockwork Prince, and what he changes in the rules."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.oath import flow
from ruleproof.games.oath.advisers import adviser_suits
from ruleproof.games.oath.names import PRINCE, Banner, CardKind, Column, MajorAction, Region, Role, Suit
from ruleproof.games.oath.prince_ties import closest_relic, first_taken_relic
from ruleproof.games.oath.prince_turn import threat_space
from ruleproof.games.oath.state import OathTable
from ruleproof.games.oath.state_prince import Campaign, RelationshipSpace, TakenBoard

MOST_RECOMMENDED = 2
"""Human players with whom the Prince is recommended."""

# --- the automated player -----------------------------------------------------------------------------------------


def humans(table: OathTable) -> list[str]:
    return [name for name in table.state.players if name != PRINCE]


def is_recommended(table: OathTable) -> bool:
    """Whether the number of human players is one the Prince is recommended for."""
    table.state.board()
    recommended = 1 <= len(humans(table)) <= MOST_RECOMMENDED
    table.trace.applied("prince.how-many", "human players: {number}", number=len(humans(table)))
    return recommended


# --- setup --------------------------------------------------------------------------------------------------------


def deal_start(table: OathTable, favor: int, secrets: int, cards: int) -> None:
    """What the base rules give each player at the start, except the Prince."""
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
    return next((name for name in humans(table) if table.state.player(name).role is Role.CHANCELLOR), None)


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


# --- advisers and relics ------------------------------------------------------------------------------------------


def suits_against_recovering(table: OathTable, holder: str) -> list[Suit]:
    """The adviser suits that count when others recover the Darkest Secret from its holder."""
    if Banner.DARKEST_SECRET not in table.state.player(holder).banners:
        raise InputError(f"{holder} does not have the Darkest Secret.", todo="State who has it.")
    return adviser_suits(table, holder)


def take_relic(table: OathTable, player: str, relic: str) -> None:
    """A relic goes to the right end of the player's row."""
    taker = table.state.player(player)
    flow.during_game(table, "relics.order")
    if relic in taker.relics:
        raise Refusal("relics.order", "{player} has {relic} already", player=player, relic=relic)
    table.state.take_relic(relic)
    taker.gain(relic)
    if player != PRINCE:
        table.trace.applied("relics.order", "{player} puts {relic} to the right", player=player, relic=relic)


def lay_out_relics(table: OathTable, player: str, relics: list[str]) -> None:
    """Put relics in this order, which human players may do only if they took them so."""
    taken = table.state.player(player).relics
    flow.during_game(table, "relics.order")
    if player == PRINCE:
        raise Refusal("relics.order", "only human players lay out relics")
    if relics != taken:
        raise Refusal("relics.order", "{player} took them in this order: {relics}", player=player, relics=taken)
    table.trace.applied("relics.order", "{player} keeps the order: {relics}", player=player, relics=taken)


def recover_relic(table: OathTable, site: str) -> None:
    """The Prince recovers a relic at a site."""
    flow.begin_action(table, PRINCE, MajorAction.RECOVER)
    relic = closest_relic(table, site)
    table.state.site(site).relics = [one for one in table.state.site(site).relics if one != relic]
    table.state.player(PRINCE).gain(relic)


def target_relic(table: OathTable, player: str) -> None:
    """The Prince targets a relic of another player."""
    if player == PRINCE:
        raise Refusal("tie.target", "the Prince targets no relic of his own")
    flow.act_as_prince(table)
    table.state.board().chosen = first_taken_relic(table, player)


# --- tactics ------------------------------------------------------------------------------------------------------


def tactics_dice(table: OathTable) -> int:
    """The attack dice that the Tactics track shows."""
    tactics = table.state.board().tactics
    if tactics.position is None:
        raise InputError("the tactics marker is not on its track.", todo="State the Tactics track and its marker.")
    return tactics.values[tactics.position]


def campaign_of_prince(table: OathTable, dice: int) -> None:
    """The Prince attacks with so many attack dice, and those of the Tactics track."""
    _require_dice(dice)
    flow.begin_action(table, PRINCE, MajorAction.CAMPAIGN)
    added = tactics_dice(table)
    table.state.board().campaign = Campaign(dice=dice + added)
    table.trace.applied("tactics.attack", "attack dice: {dice}, and {added} more", dice=dice, added=added)


def campaign_against_prince(table: OathTable, attacker: str, dice: int) -> None:
    """Somebody attacks the Prince with so many attack dice, less those of the Tactics track."""
    _require_dice(dice)
    if attacker == PRINCE:
        raise Refusal("tactics.defend", "the Prince does not attack himself")
    flow.begin_action(table, attacker, MajorAction.CAMPAIGN)
    lost = min(dice, tactics_dice(table))
    table.state.board().campaign = Campaign(dice=dice - lost)
    text = "attack dice of {player}: {dice}, and {lost} fewer"
    table.trace.applied("tactics.defend", text, player=attacker, dice=dice, lost=lost)


def add_attack_dice(table: OathTable, dice: int) -> None:
    """A power adds dice of its own, which is no change of what the Tactics track shows."""
    _require_dice(dice)
    table.state.board().campaign = Campaign(dice=_campaign(table).dice + dice)


def change_tactics_dice(table: OathTable) -> None:
    """A power would modify or cancel what the Tactics track adds or takes away."""
    _campaign(table)
    raise Refusal("tactics.fixed", "what the Tactics track shows stays as it is")


def _require_dice(dice: int) -> None:
    if dice < 0:
        raise InputError(f"nobody has {dice} dice.", todo="Write 0 or more.")


def _campaign(table: OathTable) -> Campaign:
    campaign = table.state.board().campaign
    flow.require(flow.why_over(table.state))
    if campaign is None or flow.action_under_way(table.state) is not MajorAction.CAMPAIGN:
        raise Refusal("power.modifier", "there is no campaign with the Prince")
    return campaign


# --- Chancellor and Exile -----------------------------------------------------------------------------------------


def prince_is(table: OathTable, role: Role) -> bool:
    return PRINCE in table.state.players and table.state.player(PRINCE).role is role


def why_not_become_exile(table: OathTable, player: str) -> Refusal | None:
    """The rule against a Citizen's becoming an Exile during the game, if there is one."""
    if refusal := flow.why_over(table.state):
        return refusal
    if table.state.player(player).role is not Role.CITIZEN:
        return Refusal("prince-chancellor.citizens", "{player} is no Citizen", player=player)
    if not prince_is(table, Role.CHANCELLOR):
        return None
    table.trace.applied("prince.override", "the base rules let a Citizen leave, those of the Prince prevail")
    return Refusal("prince-chancellor.citizens", "the Prince is the Chancellor")


def become_exile(table: OathTable, player: str) -> None:
    flow.require(why_not_become_exile(table, player))
    flow.during_game(table, "prince-chancellor.citizens")
    table.state.player(player).role = Role.EXILE


def refresh_supply(table: OathTable, player: str) -> None:
    """A Citizen of the Prince refreshes Supply by the Prince's warbands."""
    flow.in_turn(table, player, "prince-chancellor.supply")
    if player == PRINCE:
        raise Refusal("prince.no-supply", "the Prince has no Supply")
    if table.state.player(player).role is not Role.CITIZEN or not prince_is(table, Role.CHANCELLOR):
        text = "{player} is no Citizen of the Prince: the base rules hold"
        raise Refusal("prince-chancellor.supply", text, player=player)
    warbands = table.state.player(PRINCE).warbands
    steps = [least for least in table.state.board().supply_track if least <= warbands]
    if not steps:
        raise InputError(f"the Supply track says nothing about {warbands} warbands.", todo="Begin it with 0.")
    supply = table.state.board().supply_track[max(steps)]
    table.state.player(player).supply = supply
    text = "{warbands} warbands in the Prince's bank: {player} has {supply} Supply"
    table.trace.applied("prince-chancellor.supply", text, warbands=warbands, player=player, supply=supply)


def why_not_reveal(table: OathTable, player: str, card: str) -> Refusal | None:
    """The rule against revealing a Vision, if there is one here: for others the base rules say when."""
    if table.state.card(card).kind is not CardKind.VISION:
        raise InputError(f"{card!r} is no Vision.", todo="Name a Vision.")
    revealer = table.state.player(player)
    if refusal := flow.why_not_turn(table.state, player, "threat.vision"):
        return refusal
    if revealer.role is not Role.EXILE:
        return Refusal("threat.vision", "{player} is no Exile", player=player)
    if player == PRINCE:
        return Refusal("prince-exile.visions", "the Prince keeps {card} to himself", card=card)
    if card not in [*revealer.hand, *revealer.advisers]:
        return Refusal("threat.vision", "{player} does not have {card}", player=player, card=card)
    return None


def reveal_vision(table: OathTable, player: str, card: str) -> None:
    flow.require(why_not_reveal(table, player, card))
    flow.in_turn(table, player, "threat.vision")
    table.state.take_card(card)
    table.state.prince_turn.fulfilled.discard(player)
    table.state.player(player).vision = card


def accept_citizenship(table: OathTable, player: str) -> None:
    """During the game."""
    flow.during_game(table, "prince-exile.citizenship")
    if table.state.player(player).role is not Role.EXILE:
        raise Refusal("citizenship.offer", "{player} is no Exile", player=player)
    if player == PRINCE:
        raise Refusal("prince-exile.citizenship", "the Prince stays an Exile")
    table.state.player(player).role = Role.CITIZEN
