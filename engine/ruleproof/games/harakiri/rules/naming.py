"""What a scenario may name, and what it cannot: told before any rule is asked."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import InputError
from ruleproof.core.plain import plain
from ruleproof.games.harakiri.names import (
    CHARACTERS,
    ELECTS,
    ELEMENTS,
    FOLLOWERS,
    MINIATURES,
    MINIONS,
    WANDERERS,
    Kind,
    Name,
)


def require_character(who: Name) -> None:
    if who.kind not in CHARACTERS:
        raise InputError(f"{who} is no character.", todo=f"Name one of: {', '.join(sorted(map(str, CHARACTERS)))}.")


def require_enemy(who: Name) -> None:
    """A follower of the Shōgun or a wanderer: only they have boards."""
    if who.kind not in FOLLOWERS | WANDERERS:
        raise InputError(f"{who} has no board.", todo="Name a minion, a servant, an elect or a wanderer.")


def require_elect(who: Name) -> None:
    if who.kind not in ELECTS:
        raise InputError(f"{who} is no elect.", todo="Name an elect.")


def require_element(who: Name) -> None:
    if who.kind not in ELEMENTS:
        raise InputError(f"{who} is no vulnerable element.", todo="Name a civilian, a door or a mechanism.")


def require_door(who: Name) -> None:
    if who.kind is not Kind.DOOR:
        raise InputError(f"{who} is no door.", todo="Name a door.")


def require_minion(who: Name) -> None:
    """Only minions have two versions."""
    if who.kind not in MINIONS:
        raise InputError(f"{who} has one version.", todo="Name a minion.")


def require_miniature(who: Name) -> None:
    """Only miniatures have a card in the initiative."""
    if who.kind not in MINIATURES:
        raise InputError(f"{who} has no initiative card.", todo="Name a character, an enemy or a wanderer.")


def require_alive(who: Name) -> None:
    """Vulnerable elements have resistance tokens instead of life."""
    if who.kind in ELEMENTS:
        raise InputError(f"{who} has no life.", todo="Name creatures that have.")


def require_different(named: Sequence[object]) -> None:
    """In a list where nothing can stand twice."""
    for one in named:
        if named.count(one) > 1:
            raise InputError(f"{plain(one)} is named twice.", todo="Name each once.")
