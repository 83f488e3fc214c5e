"""The islands and the pieces on them."""

from __future__ import annotations

from pydantic import Field, PositiveInt

from ruleproof.core import State
from ruleproof.games.night_parade.names import Amount, Clan, IslandName, Piece


class Meeple(State):
    """A piece on an island."""

    clan: Clan
    hidden: bool = False
    champion: bool = False
    label: str = ""
    """What a scenario calls this one, to tell it from others alike."""

    @property
    def piece(self) -> Piece:
        if self.champion:
            return Piece.HIDDEN_CHAMPION if self.hidden else Piece.CHAMPION
        return Piece.HIDDEN if self.hidden else Piece.MEEPLE


class Island(State):
    name: IslandName
    next_to: list[IslandName] = Field(default_factory=list)
    meeples: list[Meeple] = Field(default_factory=list)
    torii: list[Clan] = Field(default_factory=list)
    bonus: list[Amount] = Field(default_factory=list)
    torii_limit: PositiveInt | None = None
    place: tuple[int, int] | None = None
    """Its row from the top and its place in it from the left, where the scenario says so."""

    def meeples_of(self, clan: Clan) -> int:
        return sum(meeple.clan is clan for meeple in self.meeples)

    def find(self, clan: Clan, piece: Piece) -> Meeple | None:
        return next((one for one in self.meeples if one.clan is clan and one.piece is piece), None)

    def pieces_of(self, clan: Clan) -> list[Piece]:
        """The different pieces of the clan that stand here."""
        return [piece for piece in Piece if self.find(clan, piece)]
