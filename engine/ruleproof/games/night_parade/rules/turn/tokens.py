"""Phase 4: the tokens that expire, and the Spirits they give."""

from __future__ import annotations

from collections.abc import Mapping

from ruleproof.games.night_parade.names import Amount, Token
from ruleproof.games.night_parade.state import NightTable, Player

EXPIRING = (Token.TALISMAN, Token.EXILE, Token.INVOKE)
"""The tokens that do not outlast the turn."""


def release_spirit_power(table: NightTable, player: Player) -> None:
    kept = player.tokens[Token.SPIRIT]
    discarded = {token: player.tokens[token] for token in EXPIRING if player.tokens[token]}
    player.tokens.update(dict.fromkeys(EXPIRING, 0))
    if not discarded:
        table.trace.rejected("tokens.release", "nothing is discarded", because="no such token is left")
    else:
        amounts = [Amount(count, token) for token, count in discarded.items()]
        table.trace.applied("tokens.release", "{amounts} discarded", amounts=amounts)
        if len(discarded) > 1 and table.readings["C3"] == "a":
            table.trace.applied("tokens.together", "{total} tokens counted together", total=sum(discarded.values()))
        gained = spirits_for(table, discarded)
        player.tokens[Token.SPIRIT] += gained
        table.trace.applied("tokens.rate", "they give {spirits}", spirits=Amount(gained, Token.SPIRIT))
    if kept:
        table.trace.applied("tokens.spirits-stay", "{spirits} kept", spirits=Amount(kept, Token.SPIRIT))


def spirits_for(table: NightTable, discarded: Mapping[Token, int]) -> int:
    """What the discarded tokens are worth."""
    total = sum(discarded.values())
    if table.readings["C1"] == "b":
        return 2 * total
    piles = [total] if table.readings["C3"] == "a" else list(discarded.values())
    spare = 1 if table.readings["C2"] == "a" else 0
    return sum((pile + spare) // 2 for pile in piles)
