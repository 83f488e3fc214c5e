"""Who plays King Enma, and who plays against him."""

from __future__ import annotations

from ruleproof.core import InputError
from ruleproof.games.night_parade.names import Clan
from ruleproof.games.night_parade.state import NightTable


def king_of(table: NightTable) -> Clan:
    if table.state.king is None:
        raise InputError("nobody plays King Enma.", todo="Say first which clan is King Enma.")
    return table.state.king


def human_of(table: NightTable) -> Clan:
    return next(clan for clan in table.state.players if clan is not king_of(table))
