"""Dice and shuffles, stated by the scenario: no hidden random."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeVar

from ruleproof.core.errors import InputError
from ruleproof.core.plain import plain

T = TypeVar("T")


class Unstated(InputError):
    """The engine needs a roll or an order that the scenario did not state."""

    def __init__(self, kind: Literal["roll", "order"], name: str, what: str) -> None:
        self.kind = kind
        self.name = name
        super().__init__(what, todo=f"State the {kind}.")


class Chance:
    """Stated results, by name of the die or pile, used up in the order stated."""

    def __init__(self) -> None:
        self._rolls: list[tuple[str, object]] = []
        self._orders: list[tuple[str, tuple[object, ...]]] = []

    def state_roll(self, die: str, *faces: object) -> None:
        """The next rolls of `die` show these faces."""
        self._rolls.extend((die, face) for face in faces)

    def state_order(self, pile: str, order: Iterable[object]) -> None:
        """The next shuffle of `pile` gives this order."""
        self._orders.append((pile, tuple(order)))

    def roll(self, die: str, faces: Sequence[T]) -> T:
        """The next stated face of `die`, one of `faces`."""
        for index, (name, stated) in enumerate(self._rolls):
            if name == die:
                for face in faces:
                    if face == stated:
                        del self._rolls[index]
                        return face
                shown = ", ".join(plain(face) for face in faces)
                raise InputError(f"the {die} cannot show {plain(stated)}.", todo=f"Its faces are {shown}.")
        raise Unstated("roll", die, f"the {die} is rolled, but the scenario does not say what it shows.")

    def shuffle(self, pile: str, items: Iterable[T]) -> list[T]:
        """`items` in the next stated order of `pile`; the order must hold exactly these items."""
        remaining = list(items)
        for index, (name, order) in enumerate(self._orders):
            if name == pile:
                result: list[T] = []
                for wanted in order:
                    found = next((item for item in remaining if item == wanted), None)
                    if found is None:
                        raise InputError(f"the order stated for the {pile} has {plain(wanted)}, which is not in it.")
                    remaining.remove(found)
                    result.append(found)
                if remaining:
                    left = ", ".join(plain(item) for item in remaining)
                    raise InputError(f"the order stated for the {pile} leaves out {left}.")
                del self._orders[index]
                return result
        if len(remaining) < 2:
            return remaining
        what = f"there is a shuffle of the {pile}, but the scenario does not say in which order."
        raise Unstated("order", pile, what)

    def unused(self) -> list[str]:
        """What was stated and never rolled or shuffled."""
        rolls = [f"the {die} showing {plain(face)}" for die, face in self._rolls]
        return rolls + [f"the order of the {pile}" for pile, _ in self._orders]

    def copy(self) -> Chance:
        """The same stated results, to come back to when an act is refused."""
        twin = Chance()
        twin._rolls, twin._orders = list(self._rolls), list(self._orders)
        return twin
