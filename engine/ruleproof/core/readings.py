"""Which reading of each disputed rule is in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ruleproof.core.errors import InputError, nearest


class Readings(Mapping[str, str]):
    """Dispute id to reading. Remembers which disputes an engine asked about."""

    def __init__(self, defaults: Mapping[str, str], chosen: Mapping[str, str] | None = None) -> None:
        self._readings = dict(defaults)
        self.asked: set[str] = set()
        for dispute, reading in (chosen or {}).items():
            if dispute not in self._readings:
                raise InputError(f"no dispute {dispute!r} in this book.", todo=nearest(dispute, self._readings))
            self._readings[dispute] = reading

    def __getitem__(self, dispute: str) -> str:
        if dispute not in self._readings:
            raise InputError(
                f"the engine asks for dispute {dispute!r}, which disputes.yml does not list.",
                todo="Add it there, with its readings and a default.",
            )
        self.asked.add(dispute)
        return self._readings[dispute]

    def __iter__(self) -> Iterator[str]:
        return iter(self._readings)

    def __len__(self) -> int:
        return len(self._readings)
