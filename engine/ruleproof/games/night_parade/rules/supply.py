"""What goes back to a supply, and what comes from one."""

from __future__ import annotations

from ruleproof.games.night_parade.names import Amount, Clan, Token
from ruleproof.games.night_parade.state import Island, Meeple, NightTable

IGNORED = (Token.SPIRIT, Token.TALISMAN)


def return_piece(table: NightTable, island: Island, meeple: Meeple) -> None:
    """Take a piece off the island, back to its owner's supply."""
    island.meeples.remove(meeple)
    owner = table.state.player(meeple.clan)
    if meeple.champion:
        owner.champion_in_supply = True
    else:
        owner.supply += 1


def gain(table: NightTable, clan: Clan, amount: Amount) -> bool:
    """Take tokens; King Enma leaves those he has no use for."""
    if clan is table.state.king and amount.token in IGNORED:
        table.trace.rejected(
            "king.ignores",
            "{clan} does not take {amount}",
            because="the King has no use for it",
            clan=clan,
            amount=amount,
        )
        return False
    table.state.player(clan).tokens[amount.token] += amount.count
    return True
