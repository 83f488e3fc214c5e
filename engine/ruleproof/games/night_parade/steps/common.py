"""The one vocabulary of Night Parade, how a Then looks, and the steps that serve every chapter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

from ruleproof.core import Columns, InputError, Mismatch, Refusal, Vocabulary, expect, expect_among, fill, plain
from ruleproof.games.night_parade.kinds import KINDS
from ruleproof.games.night_parade.names import LEVELS, PARADES, Amount, CardName, Clan, Element, Icon, Token
from ruleproof.games.night_parade.state import Card, NightTable, Player, Turn

P = ParamSpec("P")
T = TypeVar("T")

vocabulary = Vocabulary()
for kind in KINDS:
    vocabulary.add_kind(kind)

given, when, then = vocabulary.given, vocabulary.when, vocabulary.then


def asked(question: Callable[Concatenate[NightTable, P], T], table: NightTable, *args: P.args, **kwargs: P.kwargs) -> T:
    """What play would answer now. Looking changes nothing; where play would refuse, the expectation is not met.

    While a choice is open play refuses everything else.
    """
    if table.pending is not None:
        rule = table.trace.name(table.pending.rule)
        raise Mismatch(f"the rules refuse it: {table.pending.by} must choose first [{rule}]")
    kept = table.state
    table.state = kept.model_copy(deep=True)
    try:
        return question(table, *args, **kwargs)
    except Refusal as refusal:
        why = fill(refusal.text, refusal.values)
        raise Mismatch(f"the rules refuse it: {why} [{table.trace.name(refusal.rule)}]") from refusal
    finally:
        table.state = kept


def once(things: Sequence[object], what: str) -> None:
    """Refuse a list that names something twice."""
    if doubled := [one for one in things if things.count(one) > 1]:
        raise InputError(f"{plain(doubled[0])} is named twice.", todo=f"Name {what} once.")


def choices_of(table: NightTable, clan: Clan) -> Sequence[object]:
    """What the clan has to choose from just now; the scenario has then looked at the choice."""
    if table.pending is None:
        raise Mismatch("there is nothing to choose")
    table.expect_choice(clan, table.pending.options)
    return table.pending.options


def counted(count: int, least: int = 0) -> int:
    """A number of things that can be: not a negative one."""
    if count < least:
        raise InputError(f"{count} is no number of pieces or cards.", todo=f"Write {least} or more.")
    return count


def expect_none_of(found: list[T], unwanted: list[T], what: str) -> None:
    """Fail if any of these is among what is found."""
    if there := [one for one in unwanted if one in found]:
        raise Mismatch(f"{what}: {', '.join(map(str, there))} should not be among them")


# --- the table ------------------------------------------------------------------------------------------------------


@given("the players are {clans:Clan+}")
def players(table: NightTable, clans: list[Clan]) -> None:
    if len(set(clans)) != len(clans):
        raise InputError("a clan is named twice.", todo="Every player has a clan of their own.")
    if missing := [clan for clan in table.state.players if clan not in clans]:
        raise InputError(f"{missing[0]} plays too.", todo="Name all players, in the order of play.")
    table.state.players = {clan: table.state.players.get(clan, Player()) for clan in clans}
    table.state.turn = None if table.state.over else Turn(clan=clans[0])


@given("the game is played without Cursed Throne")
def without_cursed_throne(table: NightTable) -> None:
    table.state.cursed_throne = False


@given("{clan:Clan} has {amounts:Amount+}")
def tokens(table: NightTable, clan: Clan, amounts: list[Amount]) -> None:
    once([amount.token for amount in amounts], "each kind of token")
    for amount in amounts:
        table.state.player(clan).tokens[amount.token] = amount.count


@given("{clan:Clan} has {count:d} (Meeple|Meeples) in the supply")
def supply(table: NightTable, clan: Clan, count: int) -> None:
    table.state.player(clan).supply = counted(count)


@given(
    "{clan:Clan}'s {parade:Element} Parade",
    Columns({"card": "Card", "element": "Element?", "icons": "Icon+?", "level": "d?", "kind": "CardKind?"}),
)
def parade_cards(table: NightTable, clan: Clan, parade: Element, rows: list[dict[str, Any]]) -> None:
    """The cards from left to right; a card without an element of its own is of its Parade's."""
    for row in rows:
        if row["card"].champion:
            add_card(table, clan, parade, read_champion_card(row))
        else:
            add_card(table, clan, parade, read_card({**row, "element": row["element"] or parade}))


def read_champion_card(row: dict[str, Any]) -> Card:
    """The Champion Card, of which a row can only repeat what everybody knows."""
    if row["element"] or row["level"] or row["kind"] or row["icons"] not in (None, [Icon.CHAMPION]):
        raise InputError(f"{row['card']} has the Champion icon and nothing else.", todo="Leave the other cells empty.")
    return Card(name=row["card"], element=None, icons=[Icon.CHAMPION])


def read_card(row: dict[str, Any]) -> Card:
    """The Yokai of a row."""
    if row["card"].champion or row["element"] is Element.FIRE:
        raise InputError(f"{row['card']} is no Yokai of a Parade.", todo="Write a Yokai of Earth, Water or Wood.")
    icons = row["icons"] or []
    if Icon.CHAMPION in icons:
        raise InputError(f"{row['card']} cannot show Champion.", todo="Only the Champion Card does.")
    level = row.get("level")
    if level is not None:
        require_level(level)
    price = row.get("price") or []
    if unfit := [part for part in price if part.token not in (Token.SPIRIT, Token.TALISMAN)]:
        raise InputError(f"no Yokai costs {unfit[0]}.", todo="A price is of Spirits and Talismans.")
    return Card(
        name=row["card"],
        element=row["element"],
        icons=icons,
        level=level,
        kind=row.get("kind"),
        price=price,
    )


def require_level(level: int) -> None:
    if level not in LEVELS:
        raise InputError(f"no Yokai is of level {level}.", todo="Levels are 1, 2 and 3.")


@given("{clan:Clan}'s {parade:Element} Parade has {count:d} more (card|cards) without icons")
def more_cards(table: NightTable, clan: Clan, parade: Element, count: int) -> None:
    known = sum(len(row) for row in table.state.player(clan).parades.values())
    for number in range(known + 1, known + counted(count) + 1):
        add_card(table, clan, parade, Card(name=CardName(f"+{number}"), element=parade, icons=[]))


def add_card(table: NightTable, clan: Clan, parade: Element, card: Card) -> None:
    cards, turn = cards_of(table, clan, parade), table.state.turn
    if turn is not None and turn.clan is clan and turn.parade is parade:
        raise InputError(f"{clan} has activated the {parade} Parade.", todo="Put its cards down before that.")
    known = {one.name for row in table.state.player(clan).parades.values() for one in row}
    if card.name in known:
        raise InputError(f"{clan} has two cards {card.name}.", todo="Give one of them another name.")
    cards.append(card)


def cards_of(table: NightTable, clan: Clan, parade: Element) -> list[Card]:
    if parade not in PARADES:
        raise InputError("there is no Fire Parade.", todo="A Parade is of Earth, Water or Wood.")
    return table.state.player(clan).parades[parade]


YOKAI = Columns({"card": "Card", "element": "Element", "icons": "Icon+?", "level": "d?", "price": "Amount+?"})


@given("the Spirit Dimension", YOKAI)
def spirit_dimension(table: NightTable, rows: list[dict[str, Any]]) -> None:
    """The face-up cards, from top to bottom."""
    table.state.spirit_dimension += [read_card(row) for row in rows]


@given("the decks", Columns({**YOKAI.kinds, "level": "d"}))
def decks(table: NightTable, rows: list[dict[str, Any]]) -> None:
    """The face-down cards of each level, from the top."""
    for row in rows:
        card = read_card(row)
        assert card.level is not None
        table.state.decks[card.level].append(card)


# --- what can be seen -----------------------------------------------------------------------------------------------


@then("{clan:Clan} has {amounts:Amount+}")
def sees_tokens(table: NightTable, clan: Clan, amounts: list[Amount]) -> None:
    once([amount.token for amount in amounts], "each kind of token")
    for amount in amounts:
        expect(table.state.player(clan).tokens[amount.token], amount.count, f"{clan}'s {amount.token}s")


@then("{clan:Clan} has only {amounts:Amount+}")
def sees_only_tokens(table: NightTable, clan: Clan, amounts: list[Amount]) -> None:
    """These and no other tokens."""
    once([amount.token for amount in amounts], "each kind of token")
    expected = {amount.token: amount.count for amount in amounts}
    for token, count in table.state.player(clan).tokens.items():
        expect(count, expected.get(token, 0), f"{clan}'s {token}s")


@then("{clan:Clan} has no tokens")
def sees_no_tokens(table: NightTable, clan: Clan) -> None:
    sees_only_tokens(table, clan, [])


@then("{clan:Clan} has {count:d} (Meeple|Meeples) in the supply")
def sees_supply(table: NightTable, clan: Clan, count: int) -> None:
    expect(table.state.player(clan).supply, count, f"{clan}'s Meeples in the supply")


@then("the Spirit Dimension is {cards:Card+}")
def sees_spirit_dimension(table: NightTable, cards: list[CardName]) -> None:
    expect([card.name for card in table.state.spirit_dimension], cards, "the Spirit Dimension from top to bottom")


@then("the Spirit Dimension has {count:d} (card|cards)")
def sees_so_many_open(table: NightTable, count: int) -> None:
    expect(len(table.state.spirit_dimension), count, "the number of cards in the Spirit Dimension")


@then("{cards:Card+} (is|are) in the Spirit Dimension")
def sees_open(table: NightTable, cards: list[CardName]) -> None:
    """Among others."""
    expect_among([card.name for card in table.state.spirit_dimension], cards, "the Spirit Dimension")


@then("{cards:Card+} (is|are) not in the Spirit Dimension")
def sees_not_open(table: NightTable, cards: list[CardName]) -> None:
    expect_none_of([card.name for card in table.state.spirit_dimension], cards, "the Spirit Dimension")


@then("the Spirit Dimension is empty")
def sees_no_spirit_dimension(table: NightTable) -> None:
    sees_spirit_dimension(table, [])


@then("the deck of level {level:d} is {cards:Card+}")
def sees_deck(table: NightTable, level: int, cards: list[CardName]) -> None:
    expect(deck(table, level), cards, f"the deck of level {level} from the top")


def deck(table: NightTable, level: int) -> list[CardName]:
    require_level(level)
    return [card.name for card in table.state.decks[level]]


@then("the deck of level {level:d} has {count:d} (card|cards)")
def sees_so_many_in_deck(table: NightTable, level: int, count: int) -> None:
    expect(len(deck(table, level)), count, f"the number of cards in the deck of level {level}")


@then("the deck of level {level:d} is empty")
def sees_no_deck(table: NightTable, level: int) -> None:
    sees_deck(table, level, [])
