"""Solo mode: setting up against King Enma, his whole turn, and how powerful you are if you beat him."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import Act, InputError, Refusal
from ruleproof.games.night_parade.exile import exile, why_not_exile
from ruleproof.games.night_parade.flow import (
    go_on,
    require_icon,
    require_king,
    require_not_begun,
    require_play,
    use_icon,
)
from ruleproof.games.night_parade.hide import fight, hide, lay_down, why_not_hide
from ruleproof.games.night_parade.icons import place, shift, take, why_not_place
from ruleproof.games.night_parade.invoke import call, cards_to_invoke, play_shikigami
from ruleproof.games.night_parade.king import (
    human_of,
    island_for_champion,
    island_to_fight_on,
    island_to_place_on,
    king_of,
    longest,
    narrow,
    parade_to_activate,
    piece_to_fight,
    topmost_longest,
    way_to_move,
)
from ruleproof.games.night_parade.scoring import score, winners
from ruleproof.games.night_parade.spirit_dimension import put_back
from ruleproof.games.night_parade.state import (
    CHAMPION_CARD,
    PARADES,
    Amount,
    Card,
    CardKind,
    Clan,
    Difficulty,
    Element,
    EnmaCard,
    Icon,
    IslandName,
    NightTable,
    Phase,
    Piece,
    Player,
    PlotIcon,
    Power,
    Setup,
    TileSide,
    Token,
    Turn,
)
from ruleproof.games.night_parade.throne import islands_for_champion, place_champion
from ruleproof.games.night_parade.torii import build_torii, gain, return_piece
from ruleproof.games.night_parade.turn import activate, pass_turn, unflip

EASY = (Clan.ONIKUMA, Clan.KAPPA, Clan.KOTENGU)
MEDIUM = (Clan.NEKOMATA, Clan.TANUKI, Clan.INUGAMI)
POWERS = {Power.KAMI: 17, Power.KAIJU: 14, Power.BAKEMONO: 11, Power.ONI: 8, Power.MORTAL: 1}
"""The least points of each power level, from the highest."""

Placed = tuple[Piece, IslandName]

# --- setting up ---------------------------------------------------------------------------------------------------


def face_king(table: NightTable, human: Clan, king: Clan, level: Difficulty, second: Clan | None = None) -> None:
    """Choose the level and the King's clan, at the Hard level with the cards of a second one."""
    require_not_begun(table, "solo.level")
    if table.state.players:
        raise Refusal("solo.level", "{clans} are playing already", clans=list(table.state.players))
    if human in (king, second) or king is second:
        raise InputError(f"{king} is taken.", todo="Each clan has one place.")
    if level is Difficulty.HARD:
        if {king in EASY, second in EASY} != {True, False} or {king in MEDIUM, second in MEDIUM} != {True, False}:
            raise Refusal("solo.hard", "one clan of each of the two other levels is needed")
        table.trace.applied("solo.hard", "{king} adds the cards of {second}", king=king, second=second)
    else:
        clans = EASY if level is Difficulty.EASY else MEDIUM
        if king not in clans or second is not None:
            raise Refusal("solo.level", "at this level the King plays one of {clans}", clans=list(clans))
        table.trace.applied("solo.level", "{level}: the King plays {king}", level=level, king=king)
    table.state.king = king
    table.state.players = {human: Player(), king: Player(champion_in_supply=True)}
    for clan, owner in ((human, human), (king, king), (second, king)):
        if clan is not None:
            deal_starting_cards(table, clan, owner)
    player = table.state.player(king)
    player.parades[longest(table, player)[0]].append(Card(name=CHAMPION_CARD, element=None, icons=[Icon.CHAMPION]))
    table.trace.applied("solo.champion", "the Champion of {king} waits in the King's area", king=king)
    table.state.turn, table.state.setup = Turn(clan=human), Setup(seats=[])
    table.trace.applied("solo.first", "{human} begins", human=human)


def deal_starting_cards(table: NightTable, clan: Clan, owner: Clan) -> None:
    for card in table.state.starting_cards.get(clan, []):
        assert card.element is not None
        table.state.player(owner).parades[card.element].append(card.model_copy(update={"kind": CardKind.STARTING}))


def lay_islands(table: NightTable, side: TileSide) -> None:
    require_not_begun(table, "solo.islands")
    if table.state.tiles is not None:
        raise Refusal("solo.islands", "the islands are laid already")
    if table.state.king is None and (table.state.players or table.state.setup):
        table.trace.rejected("solo.islands", "either side may be used", because="nobody plays King Enma")
    elif side is not TileSide.MIDNIGHT:
        raise Refusal("solo.islands", "the other side is for games without the King")
    else:
        assume_solo(table, "solo.islands")
        table.trace.applied("solo.islands", "the islands lie with the Midnight side up")
    table.state.tiles = side


def assume_solo(table: NightTable, rule: str) -> None:
    if table.state.king is None:
        table.assume(rule, "a solo game is being set up")


def reveal_plot(table: NightTable, icons: Sequence[PlotIcon]) -> None:
    require_not_begun(table, "solo.plot")
    require_king(table, "solo.plot")
    if table.state.shared_plot:
        raise Refusal("solo.plot", "a Hidden Plot is already revealed")
    table.state.shared_plot = list(icons)
    table.trace.applied("solo.plot", "the Hidden Plot is revealed for both sides")


def pile_enma_cards(table: NightTable, order: Sequence[EnmaCard]) -> None:
    require_not_begun(table, "solo.enma-pile")
    if table.state.players or table.state.setup:
        require_king(table, "solo.enma-pile")
    assume_solo(table, "solo.enma-pile")
    if table.state.enma_pile:
        raise Refusal("solo.enma-pile", "{card} lies face up on top", card=table.state.enma_pile[0])
    if sorted(map(str, order)) != sorted(map(str, EnmaCard)):
        raise Refusal("solo.enma-pile", "the pile holds each Enma Card once")
    table.state.enma_pile = list(order)
    table.trace.applied("solo.enma-pile", "{card} lies face up on top", card=order[0])


# --- the King's turn ----------------------------------------------------------------------------------------------


def king_turn(table: NightTable) -> Act[None]:
    """Reveal a card, activate a Parade, resolve it, spend tokens, unflip and pass."""
    king = require_king(table, "king.turn")
    if table.state.turn is not None and table.state.turn.clan is not king:
        raise Refusal("king.turn", "it is the turn of {clan}", clan=table.state.turn.clan)
    require_play(table)
    turn, player = table.state.current(), table.state.player(king)
    turn.by_king = True
    if player.hand:
        raise InputError("King Enma holds no cards.", todo="Put his Shikigami at the end of a Parade.")
    table.trace.applied("king.turn", "{human} has played, now the King plays", human=human_of(table))
    reveal_card(table)
    older = [card for parade in PARADES for card in player.parade_shikigami[parade]]
    parade = parade_to_activate(table)
    player.hand, player.parade_shikigami[parade] = player.parade_shikigami[parade], []
    yield from activate(table, king, parade)
    yield from resolve_parade(table, turn)
    if table.readings["C49"] == "b":
        drop_shikigami(table, older)
    exile_cards(table)
    invoke_cards(table)
    unflip(table, player)
    table.trace.applied("king.end", "the King keeps what tokens he has left, and his turn ends")
    pass_turn(table, king)


def reveal_card(table: NightTable) -> None:
    """The top Yokai of level 1, or of level 2 when none is left, joins the King's Parade of its element."""
    deck = table.state.decks[1] or table.state.decks[2]
    if not deck:
        table.trace.rejected("king.reveal", "no card is revealed", because="the decks of level 1 and 2 are empty")
        return
    card = deck.pop(0)
    assert card.element is not None
    table.state.player(king_of(table)).parades[card.element].append(card)
    table.trace.applied("king.reveal", "{card} joins the {parade} Parade", card=card.name, parade=card.element)


def resolve_parade(table: NightTable, turn: Turn) -> Act[None]:
    """Every icon of every card, then the Shikigami that lie at the end."""
    player, placed = table.state.player(turn.clan), None
    while turn.phase is Phase.RESOLVE:
        if turn.icons:
            placed = yield from resolve_icon(table, turn, turn.icons[0], placed)
        else:
            card = player.hand[0]
            table.trace.applied("king.shikigami", "the King uses {card}", card=card.name)
            yield from play_shikigami(table, turn.clan, card.name)


def resolve_icon(table: NightTable, turn: Turn, icon: Icon, placed: Placed | None) -> Act[Placed | None]:
    """Use one icon as the King does; the Meeple placed last is handed on."""
    king = turn.clan
    if icon is Icon.PLACE:
        if name := island_to_place_on(table, islands_open_to_king(table, turn)):
            yield from place(table, king, name)
            return Piece.MEEPLE, name
    elif icon is Icon.CHAMPION:
        if name := island_for_champion(table, islands_for_champion(table, king)):
            yield from place_champion(table, king, name)
            return Piece.CHAMPION, name
    elif icon is Icon.FIGHT:
        if name := island_to_fight_on(table):
            yield from fight(table, king, human_of(table), piece_to_fight(table, name), name)
            return placed
    elif icon is Icon.HIDE:
        if placed is not None and why_not_hide(table, king, *placed) is None:
            table.trace.applied("king.hide", "the King hides what he placed last, on {island}", island=placed[1])
            yield from hide(table, king, *placed)
            return placed
    elif icon in (Icon.EXILE, Icon.INVOKE):
        yield from take(table, king, Amount(1, Token.EXILE if icon is Icon.EXILE else Token.INVOKE))
        return placed
    elif icon is Icon.MOVE:
        if march(table) is not None:
            use_icon(table, turn, icon)
            yield from go_on(table)
            return placed
    elif icon is Icon.REIGN:
        use_icon(table, turn, icon)
        reign_as_king(table, placed)
        yield from go_on(table)
        return placed
    yield from pass_over(table, turn, icon)
    return placed


def islands_open_to_king(table: NightTable, turn: Turn) -> list[IslandName]:
    """Where the King may place; like a player he places once on an island in a turn."""
    require_icon(table, turn.clan, Icon.PLACE)
    if table.readings["C41"] == "b":
        turn.placed_on = []
    names = []
    for island in table.state.islands:
        refusal = why_not_place(table, turn, island.name)
        if refusal is None:
            names.append(island.name)
        elif refusal.rule == "place.once":
            table.trace.rejected(
                "king.once", "{island} is left out", because="he has placed there this turn", island=island.name
            )
    return names


def pass_over(table: NightTable, turn: Turn, icon: Icon) -> Act[None]:
    """Leave an icon the King has no use for, or cannot use."""
    if icon in (Icon.SPIRIT, Icon.TALISMAN):
        table.trace.applied("king.ignores", "the King ignores {icon}", icon=icon)
    use_icon(table, turn, icon)
    yield from go_on(table)


def march(table: NightTable) -> IslandName | None:
    """Move one piece of the King; the island it enters."""
    way = way_to_move(table)
    if way is None:
        table.trace.rejected("king.move", "nothing moves", because="no island next to the King's can hold his Torii")
        return None
    king = king_of(table)
    piece, origin, target = way
    shift(table, king, piece, origin, target)
    table.state.current().moved_onto.append(target)
    build_torii(table, king, target)
    return target


# --- Enma Cards ---------------------------------------------------------------------------------------------------


def reign_as_king(table: NightTable, placed: Placed | None) -> None:
    """Do what the top Enma Card says and put it under the pile."""
    if not table.state.enma_pile:
        raise InputError("the King has no Enma Card.", todo="Say how the Enma pile lies.")
    card = table.state.enma_pile.pop(0)
    table.trace.applied("king.reign", "the King uses {card}", card=card)
    if card is EnmaCard.STRIKE:
        strike_after_move(table)
    elif card is EnmaCard.MARCH:
        table.trace.applied("enma.march", "the King moves twice")
        by_priorities(table)
        march(table)
        march(table)
    elif card is EnmaCard.TOKENS:
        for token in (Token.EXILE, Token.INVOKE):
            gain(table, king_of(table), Amount(1, token))
        table.trace.applied("enma.tokens", "the King takes one token of each")
    elif card is EnmaCard.AMBUSH:
        ambush(table, placed)
    else:
        table.state.throne_pile = table.state.throne_pile[1:] + table.state.throne_pile[:1]
        table.trace.applied("enma.throne", "the top Throne Card goes under the pile")
    table.state.enma_pile.append(card)


def by_priorities(table: NightTable) -> None:
    table.trace.applied("king.enma-general", "the King chooses as with the icon")


def strike_after_move(table: NightTable) -> None:
    by_priorities(table)
    target = march(table)
    if target is None or not table.state.island(target).meeples_of(human_of(table)):
        table.trace.rejected("enma.strike", "nothing is removed", because="there is no enemy where he moved")
        return
    remove(table, target)
    table.trace.applied("enma.strike", "the King removes a Meeple from {island}", island=target)


def ambush(table: NightTable, placed: Placed | None) -> None:
    by_priorities(table)
    name, king = island_to_fight_on(table), king_of(table)
    if name is None:
        table.trace.rejected("enma.ambush", "nothing is removed", because="the two share no island")
        return
    remove(table, name)
    table.trace.applied("enma.ambush", "the King removes a Meeple from {island}", island=name)
    standing = [(piece, name) for piece in table.state.island(name).pieces_of(king) if not piece.hidden]
    hiding = placed if table.readings["C47"] == "b" else next(iter(standing), None)
    if hiding is not None and table.state.island(hiding[1]).find(king, hiding[0]):
        lay_down(table, king, *hiding)


def remove(table: NightTable, name: IslandName) -> None:
    """Send a piece of the player home, even a hidden one."""
    island = table.state.island(name)
    meeple = island.find(human_of(table), piece_to_fight(table, name))
    assert meeple is not None
    return_piece(table, island, meeple)


# --- tokens -------------------------------------------------------------------------------------------------------


def exile_cards(table: NightTable) -> None:
    """Turn down cards of your longest Parade, the highest level first, while the tokens last."""
    king = king_of(table)
    owner = human_of(table) if table.readings["C44"] == "a" else king
    player = table.state.player(owner)
    rule = "king.exile"
    if not any(can_exile(table, owner, card) for parade in longest(table, player) for card in player.parades[parade]):
        return
    parade = topmost_longest(table, player, rule)
    while cards := [card for card in player.parades[parade] if can_exile(table, owner, card)]:
        level = max(one.level or 0 for one in cards)
        tied = narrow(table, rule, cards, [one for one in cards if one.level == level], "of a lower level than {best}")
        card = narrow(table, rule, tied, tied[:1], "further right than {best}")[0]
        table.trace.applied(
            "king.exile", "the King chooses {card} of the {parade} Parade", card=card.name, parade=parade
        )
        if owner is king:
            table.state.player(king).tokens[Token.EXILE] -= card.level or 0
            card.exiled = True
        else:
            exile(table, king, owner, card.name)


def can_exile(table: NightTable, owner: Clan, card: Card) -> bool:
    king = king_of(table)
    stand_in = human_of(table) if owner is king else owner
    return why_not_exile(table, king, stand_in, card) is None


def invoke_cards(table: NightTable) -> None:
    """Call Shikigami, those with most Move icons first, while the tokens last."""
    king = king_of(table)
    player = table.state.player(king)
    while names := cards_to_invoke(table, king):
        cards = [card for card in table.state.spirit_dimension if card.name in names]
        card = card_to_invoke(table, cards)
        table.trace.applied("king.invoke", "the King chooses {card}", card=card.name)
        call(table, king, card.name)
        parade = end_for(table, player, card)
        player.parade_shikigami[parade].append(card)
        table.trace.applied(
            "king.shikigami", "{card} lies at the end of the {parade} Parade", card=card.name, parade=parade
        )


def card_to_invoke(table: NightTable, cards: Sequence[Card]) -> Card:
    """Most Move icons, then the highest level, then the uppermost."""
    rule, moves = "king.invoke", max(card.icons.count(Icon.MOVE) for card in cards)
    wanted = [card for card in cards if card.icons.count(Icon.MOVE) == moves]
    cards = narrow(table, rule, cards, wanted, "fewer Move icons than {best}")
    level = max(card.level or 0 for card in cards)
    cards = narrow(table, rule, cards, [one for one in cards if one.level == level], "of a lower level than {best}")
    return narrow(table, rule, cards, cards[:1], "further down than {best}")[0]


def end_for(table: NightTable, player: Player, card: Card) -> Element:
    """The Parade of its element, or the longest for a card with Change."""
    if Icon.CHANGE in card.icons:
        return topmost_longest(table, player, "king.shikigami")
    assert card.element is not None
    return card.element


def drop_shikigami(table: NightTable, older: list[Card]) -> None:
    """Discard what was not used in the turn after it was called, which only one reading asks for."""
    for cards in table.state.player(king_of(table)).parade_shikigami.values():
        for card in [one for one in cards if one in older]:
            cards.remove(card)
            put_back(table, card)
            table.trace.applied("king.shikigami", "{card} is discarded unused", card=card.name)


# --- the end ------------------------------------------------------------------------------------------------------


def power_level(table: NightTable) -> Power | None:
    """Who you are by your score, if you have won."""
    require_king(table, "solo.power")
    human = human_of(table)
    if winners(table) != [human]:
        raise Refusal("solo.power", "{human} has not beaten the King", human=human)
    points = score(table, human)
    power = next((level for level, least in POWERS.items() if points >= least), None)
    table.trace.applied("solo.power", "{points} points: {power}", points=points, power=power)
    return power
