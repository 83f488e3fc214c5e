"""The characters of the phase and what lies before their players."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.harakiri.names import CHARACTERS, Kind, Name
from ruleproof.games.harakiri.rules.naming import require_character
from ruleproof.games.harakiri.state import Harakiri, Hero, Weapon


def hero_of(state: Harakiri, who: Name) -> Hero:
    """What lies before the character's player."""
    require_character(who)
    return state.heroes.setdefault(who, Hero())


def characters_of(state: Harakiri) -> list[Name]:
    """All characters of the phase, defeated or not, in a fixed order."""
    return sorted(
        (who for who in state.creatures if who.kind in CHARACTERS), key=lambda one: list(Kind).index(one.kind)
    )


def only_kami_stands(state: Harakiri) -> Name | None:
    """The last undefeated character, if it is in Kami mode."""
    playing = dict.fromkeys([*state.heroes, *(who for who in state.creatures if who.kind in CHARACTERS)])
    standing = [who for who in playing if who not in state.defeated]
    return standing[0] if len(standing) == 1 and hero_of(state, standing[0]).kami_mode is not None else None


def equipped(table: Table[Harakiri], who: Name) -> Weapon | None:
    """The weapon that a character wields."""
    return next(iter(hero_of(table.state, who).weapons), None)
