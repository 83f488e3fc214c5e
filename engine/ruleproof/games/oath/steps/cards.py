"""Playing cards, using their powers, and the Conspiracy."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_among, expect_set
from ruleproof.games.oath.names import CONSPIRACY, Banner, CardKind, MajorAction, Region, Suit, Token, Way
from ruleproof.games.oath.rules.cards import conspiracy, payment, powers, restrictions
from ruleproof.games.oath.rules.cards.suits import all_suits, cards_to_exchange_with, exchange_with, why_no_exchange
from ruleproof.games.oath.state import Card, OathTable
from ruleproof.games.oath.steps.common import expect_allowed, given, pawn, playing, then, turn_of, when

# --- what is on the table ---------------------------------------------------------------------------------------------


@given("{player:Player} is taking the action {action:Action}")
def taking(table: OathTable, player: str, action: MajorAction) -> None:
    turn_of(table, player).action = action


@given("{player:Player} has travelled to {site:text} this turn")
def has_travelled(table: OathTable, player: str, site: str) -> None:
    pawn(table, player, site)
    turn_of(table, player).travelled = True


@given("the shared bank has {favor:d} favor and {secrets:d} (secret|secrets)")
def shared_bank(table: OathTable, favor: int, secrets: int) -> None:
    table.state.shared.favor, table.state.shared.secrets = favor, secrets


@given("{card:text} holds {favor:d} favor and {secrets:d} (secret|secrets)")
def tokens_on_card(table: OathTable, card: str, favor: int, secrets: int) -> None:
    table.state.card(card).favor, table.state.card(card).secrets = favor, secrets


@given("{player:Player} has the Conspiracy")
def has_conspiracy(table: OathTable, player: str) -> None:
    holder = table.state.player(player)
    if CONSPIRACY in table.state.cards:
        raise InputError("the Conspiracy is stated twice.", todo="There is one; say where it is only once.")
    table.state.cards[CONSPIRACY] = Card(kind=CardKind.VISION)
    holder.conspiracy = True


# --- what happens -----------------------------------------------------------------------------------------------------


@when("{player:Player} plays {card:text} at {site:text}")
def plays_at_site(table: OathTable, player: str, card: str, site: str) -> None:
    table.do(restrictions.play_at_site, player, card, site)


@when("{player:Player} plays {card:text} face up to the advisers")
def plays_to_advisers(table: OathTable, player: str, card: str) -> None:
    table.do(restrictions.play_to_advisers, player, card)


@when("{player:Player} plays {card:text} facedown to the advisers")
def plays_facedown(table: OathTable, player: str, card: str) -> None:
    table.do(restrictions.play_facedown, player, card)


@when("{card:text} is discarded to the {region:Region} discard pile")
def discarded(table: OathTable, card: str, region: Region) -> None:
    table.do(restrictions.discard, card, region)


@when("{card:text} is moved to {site:text}")
def moved(table: OathTable, card: str, site: str) -> None:
    table.do(restrictions.move, card, site)


@when("{card:text} and {other:text} are swapped")
def swapped(table: OathTable, card: str, other: str) -> None:
    table.do(restrictions.swap, card, other)


@when("{player:Player} uses {card:text} to {action:Action}")
def exchanges(table: OathTable, player: str, card: str, action: MajorAction) -> None:
    """Trade or Muster."""
    table.do(exchange_with, playing(table, player), card, action)


@when("{player:Player} uses the power of {card:text}")
def uses(table: OathTable, player: str, card: str) -> None:
    table.do(powers.use_power, player, card)


@when("{player:Player} places 1 {token:Token} on {card:text} for another reason")
def places(table: OathTable, player: str, token: Token, card: str) -> None:
    table.do(payment.place_on, player, token, card)


@when("{player:Player} uses the Conspiracy to take {prize:Prize} {victim:Of}")
def conspires(table: OathTable, player: str, prize: str | Banner, victim: str) -> None:
    table.do(conspiracy.use_conspiracy, player, victim, prize)


# --- what can be seen -------------------------------------------------------------------------------------------------


@then("the suits are {suits:Suit+}")
def sees_suits(table: OathTable, suits: list[Suit]) -> None:
    expect_set(all_suits(table), suits, "the suits")


@then("{card:text} may be played {ways:Way+}")
def sees_ways(table: OathTable, card: str, ways: list[Way]) -> None:
    expect_set(restrictions.ways_to_play(table, card), ways, f"ways to play {card}")


@then("{card:text} may be played {ways:Way+}, among other ways")
def sees_some_ways(table: OathTable, card: str, ways: list[Way]) -> None:
    expect_among(restrictions.ways_to_play(table, card), ways, f"ways to play {card}")


@then("{card:text} may be used to {action:Action}")
def sees_exchange_allowed(table: OathTable, card: str, action: MajorAction) -> None:
    expect_allowed(table, why_no_exchange(table, card, action))


@then("{card:text} cannot be used to {action:Action}")
def sees_exchange_barred(table: OathTable, card: str, action: MajorAction) -> None:
    expect(why_no_exchange(table, card, action) is None, False, f"whether {card} may be used to {action}")


@then("the cards at {site:text} that may be used to {action:Action} are {cards:text+}")
def sees_exchanges(table: OathTable, site: str, action: MajorAction, cards: list[str]) -> None:
    expect_set(cards_to_exchange_with(table, site, action), cards, f"cards at {site} to {action}")


@then("{player:Player} is using {card:text} to {action:Action}")
def sees_exchange(table: OathTable, player: str, card: str, action: MajorAction) -> None:
    turn = table.state.turn
    found = None if turn is None else (turn.player, turn.card, turn.action)
    expect(found, (playing(table, player), card, action), "who uses which card for which action")


@then("{player:Player} may use the powers of {cards:text+}")
def sees_usable(table: OathTable, player: str, cards: list[str]) -> None:
    expect_set(powers.usable_cards(table, playing(table, player)), cards, f"cards {player} may use")


@then("{player:Player} may use the (power|powers) of {cards:text+}, among others")
def sees_some_usable(table: OathTable, player: str, cards: list[str]) -> None:
    expect_among(powers.usable_cards(table, playing(table, player)), cards, f"cards {player} may use")


@then("{player:Player} cannot use the power of {card:text}")
def sees_unusable(table: OathTable, player: str, card: str) -> None:
    expect(powers.why_not_use(table, player, card) is None, False, f"whether {player} may use {card}")


@then("{player:Player} may use no power")
def sees_nothing_usable(table: OathTable, player: str) -> None:
    sees_usable(table, player, [])


@then("with the Conspiracy {player:Player} may take", table=Columns({"prize": "Prize", "from": "Player"}))
def sees_thefts(table: OathTable, player: str, rows: list[dict[str, Any]]) -> None:
    expected = [conspiracy.Theft(row["from"], row["prize"]) for row in rows]
    expect_set(conspiracy.thefts(table, player), expected, f"what {player} may take")


@then("with the Conspiracy {player:Player} may take {prize:Prize} {victim:Of}, among other things")
def sees_theft(table: OathTable, player: str, prize: str | Banner, victim: str) -> None:
    expect_among(conspiracy.thefts(table, player), [conspiracy.Theft(victim, prize)], f"what {player} may take")


@then("with the Conspiracy {player:Player} may take nothing")
def sees_no_theft(table: OathTable, player: str) -> None:
    sees_thefts(table, player, [])


@then("{player:Player} holds {number:d} (card|cards)")
def sees_hand(table: OathTable, player: str, number: int) -> None:
    expect(len(table.state.player(player).hand), number, f"cards held: {player}")


@then("{player:Player} has {secrets:d} (secret|secrets) turned over")
def sees_turned_secrets(table: OathTable, player: str, secrets: int) -> None:
    expect(table.state.player(player).turned_secrets, secrets, f"secrets of {player} turned over")


@then("the shared bank has {favor:d} favor and {secrets:d} (secret|secrets)")
def sees_shared_bank(table: OathTable, favor: int, secrets: int) -> None:
    expect((table.state.shared.favor, table.state.shared.secrets), (favor, secrets), "favor and secrets in the bank")


@then("{card:text} holds {favor:d} favor and {secrets:d} (secret|secrets)")
def sees_tokens_on_card(table: OathTable, card: str, favor: int, secrets: int) -> None:
    here = table.state.card(card)
    expect((here.favor, here.secrets), (favor, secrets), f"favor and secrets on {card}")


@then("{card:text} lies face up among the advisers {player:Of}")
def sees_faceup_adviser(table: OathTable, card: str, player: str) -> None:
    expect(table.state.adviser_of(card), playing(table, player), f"whose adviser {card} is")
    expect(table.state.card(card).faceup, True, f"whether {card} lies face up")


@then("{card:text} lies facedown among the advisers {player:Of}")
def sees_facedown_adviser(table: OathTable, card: str, player: str) -> None:
    expect(table.state.adviser_of(card), playing(table, player), f"whose adviser {card} is")
    expect(table.state.card(card).faceup, False, f"whether {card} lies face up")
