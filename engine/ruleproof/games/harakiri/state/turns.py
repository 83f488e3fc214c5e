"""Whose turn it is: the initiative queue, and the activation in progress of a character or an enemy."""

from __future__ import annotations

from pydantic import NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.harakiri.names import Action, Name


class Shift(State):
    """Something that moves cards of the queue when the initiative is determined: an event, or a passive ability."""

    name: str
    owner: Name | None = None
    """Whose ability it is; None for an event."""
    cards: tuple[Name, ...]
    places: int
    """Forward; below 0, back."""


class Queue(State):
    """What there is to know of the queue besides the order of its cards."""

    shifts: tuple[Shift, ...] = ()
    laid: bool = False
    """Whether the cards of this round have been laid in a row."""
    settled: bool = False
    """Whether the effects on the queue are resolved, so that two characters may be swapped."""
    swapped: bool = False
    """Whether that was done this round."""
    followed: bool = False
    """Whether it is ready, so that activations go by it; until then nobody knows in which order."""
    joined: bool = False
    """Whether cards of newcomers have come into it."""
    turned: tuple[Name, ...] = ()
    """The cards of those activated this round."""
    all_turned: bool = False
    """Whether it is known that everybody has been activated this round, whoever that is."""
    current: Name | None = None
    """Whose card is being activated."""
    granted: tuple[Name, ...] = ()
    """Those without a miniature to whom the rules of the zone give activations."""
    grants_used: tuple[Name, ...] = ()


class Turn(State):
    """What the active character has done in its activation."""

    who: Name
    taken: tuple[Action, ...] = ()
    """The actions, in order; a move in progress is the last but for those that interrupt it."""
    points: NonNegativeInt | None = None
    """The movement points left of the move in progress; None when there is none."""
    withdrawn: NonNegativeInt = 0
    """Ki dice."""
    objects_used: tuple[str, ...] = ()
    """The names of those that the character still has."""
    effects: tuple[str, ...] = ()
    """What was carried out in the words of a card: of objects and techniques."""
    sections: tuple[str, ...] = ()
    """What the campaign book was consulted for."""


class Strike(State):
    """Somebody was the target of an attack or an ability."""

    target: Name
    ability: str | None = None
    attack: bool


class Activation(State):
    """What the enemy whose card is being resolved has done so far."""

    enemy: Name
    roll: PositiveInt | None = None
    card: str | None = None
    """The AI card drawn."""
    skipped: tuple[int, ...] = ()
    resolved: int | None = None
    """The sequence that was resolved."""
    headed_for: tuple[Name, ...] = ()
    """The target of each movement."""
    spent: NonNegativeInt = 0
    """Movement points."""
    strikes: tuple[Strike, ...] = ()
    effects: tuple[str, ...] = ()
