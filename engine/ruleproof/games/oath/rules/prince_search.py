"""Phase 2 of the Prince's turn: he draws, plays or discards one card, and a relationship advances."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.oath.names import CardKind, Column, Phase, Region, Suit, Way
from ruleproof.games.oath.rules.cards.restrictions import why_not_play
from ruleproof.games.oath.rules.prince_setup.ties import first_drawn, first_entered_suit, first_region
from ruleproof.games.oath.rules.prince_turn.action_markers import current_quadrant
from ruleproof.games.oath.rules.prince_turn.phases import enter
from ruleproof.games.oath.state import OathTable, RelationshipSpace

DRAWN = 3


def search_and_play(table: OathTable) -> None:
    """The whole phase."""
    enter(table, Phase.SEARCH)
    turn = table.state.prince_turn
    draw(table)
    reveal_battle_plans(table)
    card = card_to_play(table)
    if card is not None:
        turn.card, turn.suit = card, suit_of(table, card)
        site = site_for(table, card)
        if site is not None:
            play(table, card, site)
        else:
            discard(table, card)
        advance_relationship(table, turn.suit)
    turn.phase = Phase.ACTIONS


# --- drawing ----------------------------------------------------------------------------------------------------------


def draw(table: OathTable) -> None:
    """Cards come off the world deck until there are enough and one of them is a denizen."""
    turn = table.state.prince_turn
    visions: list[str] = []
    row: list[str] = []
    while table.state.world_deck and (len(visions) + len(row) < DRAWN or not row):
        if len(visions) + len(row) == DRAWN:
            table.trace.applied("prince-search.denizen", "the Prince goes on drawing: there is no denizen yet")
        card = _take_top(table)
        if table.state.card(card).kind is CardKind.VISION:
            table.trace.applied("prince-search.vision", "a Vision does not end the draw")
            visions.append(card)
        else:
            row.append(card)
    text = "cards drawn from the world deck: {number}"
    table.trace.applied("prince-search.draw", text, number=len(visions) + len(row))
    turn.visions_drawn, turn.revealed = visions, row
    if visions:
        because = "a Vision is not revealed"
        table.trace.rejected("prince-search.reveal", "face down: {number}", because=because, number=len(visions))
    if row:
        table.trace.applied("prince-search.row", "revealed, from left to right: {cards}", cards=row)


def _take_top(table: OathTable) -> str:
    card, *table.state.world_deck = table.state.world_deck
    return card


def reveal_battle_plans(table: OathTable) -> None:
    for card in table.state.prince_turn.revealed:
        if table.state.card(card).power.battle_plan:
            advance_tactics(table, "prince-search.battle-plans", 1)


def advance_tactics(table: OathTable, rule: str, steps: int) -> None:
    """Move the tactics marker on, at most to the end of its track."""
    tactics = table.state.board().tactics
    if tactics.position is None:
        raise InputError("the tactics marker is not on its track.", todo="State the Tactics track and its marker.")
    end = min(tactics.position + steps, len(tactics.values) - 1)
    tactics.position = end
    table.trace.applied(rule, "the tactics marker advances to {value}", value=tactics.values[end])


# --- choosing ---------------------------------------------------------------------------------------------------------


def card_to_play(table: OathTable) -> str | None:
    """The leftmost card of the suit that the quadrant asks for; None if no denizen was drawn."""
    state, row = table.state, table.state.prince_turn.revealed
    if not row:
        because = "no denizen was drawn"
        table.trace.rejected("prince-card.quadrant", "no card is played", because=because)
        return None
    quadrant = current_quadrant(table)
    if quadrant not in state.prince_turn.mind.asks:
        raise InputError(f"nobody knows what the {quadrant} quadrant asks for.", todo="State it.")
    for column in state.prince_turn.mind.asks[quadrant]:
        fitting = cards_of(table, column)
        if fitting:
            card = first_drawn(table, fitting)
            text = "the quadrant asks for {column}: {card}"
            table.trace.applied("prince-card.quadrant", text, column=column, card=card)
            return card
        because = "no drawn card is of such a suit"
        table.trace.rejected("prince-card.quadrant", "{column}", because=because, column=column)
    table.trace.applied("prince-card.quadrant", "nothing fits the quadrant, so the leftmost card counts")
    return first_drawn(table, row)


def cards_of(table: OathTable, column: Column) -> list[str]:
    """The drawn cards of the highest suit of a column, in drawing order; Unaligned suits are all alike."""
    row = table.state.prince_turn.revealed
    drawn = {suit_of(table, card) for card in row}
    suits = [suit for suit in table.state.board().markers_in(column) if suit in drawn]
    if suits and column is not Column.UNALIGNED:
        level = space_of(table, suits[0]).row
        suits = [first_entered_suit(table, [suit for suit in suits if space_of(table, suit).row == level])]
    return [card for card in row if suit_of(table, card) in suits]


def suit_of(table: OathTable, card: str) -> Suit:
    suit = table.state.card(card).shown_suit
    if suit is None:
        raise InputError(f"the card {card!r} has no suit.", todo="State its suit.")
    return suit


# --- playing ----------------------------------------------------------------------------------------------------------


def why_not_play_there(table: OathTable, card: str, site: str) -> Refusal | None:
    """Why the Prince cannot play the card at the site."""
    if refusal := why_not_play(table, card, Way.AT_A_SITE):
        return refusal
    if not table.state.site(site).faceup:
        return Refusal("prince-card.site", "{site} is face down", site=site)
    if not table.state.site(site).has_room:
        return Refusal("prince-card.site", "{site} has no room", site=site)
    return None


def site_for(table: OathTable, card: str) -> str | None:
    """The topmost possible site of the first region that has one."""
    possible = {region: site for region in Region if (site := topmost_site(table, card, region)) is not None}
    return possible[first_region(table, list(possible))] if possible else None


def topmost_site(table: OathTable, card: str, region: Region) -> str | None:
    """The topmost site of a region that can take the card."""
    for site in table.state.map[region]:
        if site is None:
            continue
        refusal = why_not_play_there(table, card, site)
        if refusal is None:
            return site
        table.trace.rejected(refusal.rule, "not at {site}", because=refusal.text, **{**refusal.values, "site": site})
    return None


def play(table: OathTable, card: str, site: str) -> None:
    table.state.site(site).cards.append(card)
    table.trace.applied("prince-card.site", "{card} is played at {site}", card=card, site=site)
    gain_favor(table, "prince-card.favor", suit_of(table, card), 1)


def gain_favor(table: OathTable, rule: str, suit: Suit, wanted: int) -> None:
    """Favor from a bank to the Ambition box, as far as the bank has any."""
    amount = min(wanted, table.state.favor_banks[suit])
    if amount == 0:
        table.trace.rejected(rule, "no favor is gained", because="the {suit} bank is empty", suit=suit)
        return
    table.state.add_to_bank(suit, -amount)
    table.state.board().ambition += amount
    text = "{amount} favor of the {suit} bank goes to the Ambition box"
    table.trace.applied(rule, text, amount=amount, suit=suit)


def discard(table: OathTable, card: str) -> None:
    """The card goes away, and the Prince gains what the box of his quadrant shows."""
    turn = table.state.prince_turn
    table.state.discards[Region.CRADLE].insert(0, card)
    table.trace.applied("cannot-play.discard", "{card} is discarded: no site can take it", card=card)
    quadrant = current_quadrant(table)
    if quadrant not in turn.mind.boxes:
        raise InputError(f"nobody knows the Cannot Play Card box of the {quadrant} quadrant.", todo="State it.")
    box = turn.mind.boxes[quadrant]
    table.trace.applied("cannot-play.box", "the Cannot Play Card box of the quadrant counts")
    if box.favor:
        gain_favor(table, "cannot-play.favor", suit_of(table, card), box.favor)
    if box.shields:
        advance_tactics(table, "cannot-play.shield", box.shields)
    if box.other is not None:
        turn.gained = [*turn.gained, box.other]


# --- relationships ----------------------------------------------------------------------------------------------------


def advance_relationship(table: OathTable, suit: Suit) -> None:
    """One space up, to the right of the markers there; not from the top."""
    here = space_of(table, suit)
    if is_top(table, here):
        table.trace.rejected("relationship.top", "{suit} does not advance", because="it is at the top", suit=suit)
        return
    there = _next_space(table, here, suit)
    here.markers = [one for one in here.markers if one is not suit]
    if there.markers:
        table.trace.applied(
            "relationship.right", "{suit} stands to the right of: {others}", suit=suit, others=there.markers
        )
    there.markers = [*there.markers, suit]
    text = "the relationship marker of {suit} advances to row {row} of {column}"
    table.trace.applied("relationship.advance", text, suit=suit, row=there.row, column=there.column)


def space_of(table: OathTable, suit: Suit) -> RelationshipSpace:
    space = table.state.board().space_of(suit)
    if space is None:
        raise InputError(f"the relationship marker of {suit} is nowhere.", todo="State where the markers stand.")
    return space


def is_top(table: OathTable, space: RelationshipSpace) -> bool:
    """Whether it is the top space of a relationship column."""
    if space.column is Column.UNALIGNED:
        return False
    return space.row == max(one.row for one in table.state.board().relationships if one.column is space.column)


def _next_space(table: OathTable, here: RelationshipSpace, suit: Suit) -> RelationshipSpace:
    column = here.column
    if column is Column.UNALIGNED:
        leads = table.state.prince_turn.mind.leads
        if suit not in leads:
            raise InputError(f"nobody knows to which column {suit} goes from Unaligned.", todo="State it.")
        column = leads[suit]
    higher = [one for one in table.state.board().relationships if one.column is column and one.row > here.row]
    if not higher:
        raise InputError(f"the column {column} has no spaces.", todo="State the relationship spaces.")
    return min(higher, key=lambda one: one.row)
