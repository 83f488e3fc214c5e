"""Shuffles of whole decks: a scenario says which cards come to the top, or that the cards lie as they lay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from ruleproof.core import Chance, InputError

T = TypeVar("T")


class Shuffles(Chance):
    """Like `Chance`, but what is stated of a shuffle is only its top; the other cards follow as they lay.

    A pile of which nothing is stated must still not be shuffled, unless `as_they_lie` is set.
    """

    def __init__(self, before: Chance) -> None:
        super().__init__()
        self._rolls, self._orders = list(before._rolls), list(before._orders)
        self.as_they_lie: bool = isinstance(before, Shuffles) and before.as_they_lie

    def shuffle(self, pile: str, items: Iterable[T]) -> list[T]:
        rest = list(items)
        for index, (name, order) in enumerate(self._orders):
            if name == pile:
                del self._orders[index]
                top = [self._taken(pile, wanted, rest) for wanted in order]
                return top + rest
        return rest if self.as_they_lie else super().shuffle(pile, rest)

    def _taken(self, pile: str, wanted: object, rest: list[T]) -> T:
        for item in rest:
            if item == wanted:
                rest.remove(item)
                return item
        raise InputError(f"the shuffle stated for {pile} has {wanted!r}, which is not in it.")

    def copy(self) -> Chance:
        return Shuffles(self)
