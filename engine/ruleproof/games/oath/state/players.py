"""A player's area: board, pawn, advisers, tokens, relics and banners."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt

from ruleproof.core import State
from ruleproof.games.oath.names import Banner, Role, Token


class Player(State):
    role: Role = Role.EXILE
    pawn: str | None = None
    """The site where the pawn stands."""
    advisers: list[str] = Field(default_factory=list)
    hand: list[str] = Field(default_factory=list)
    favor: NonNegativeInt = 0
    secrets: NonNegativeInt = 0
    turned_secrets: NonNegativeInt = 0
    """Secrets on the board that have been turned over and cannot be used."""
    relics: list[str] = Field(default_factory=list)
    """In the order taken, left to right."""
    banners: list[Banner] = Field(default_factory=list)
    warbands: NonNegativeInt = 0
    """In the personal bank."""
    supply: NonNegativeInt | None = None
    """None while it is not tracked."""
    vision: str | None = None
    """The Vision revealed, if any."""
    conspiracy: bool = False
    """Whether the player has the Conspiracy."""

    @property
    def prizes(self) -> list[str | Banner]:
        """What another player could take: relics and banners."""
        return [*self.relics, *self.banners]

    def has(self, token: Token) -> bool:
        return (self.favor if token is Token.FAVOR else self.secrets) > 0

    def spend(self, token: Token) -> None:
        """Take one token off the board."""
        if token is Token.FAVOR:
            self.favor -= 1
        else:
            self.secrets -= 1

    def lose(self, prize: str | Banner) -> None:
        """Give up a relic or a banner."""
        if isinstance(prize, Banner):
            self.banners.remove(prize)
        else:
            self.relics.remove(prize)

    def gain(self, prize: str | Banner) -> None:
        """Take a relic, to the right of the others, or a banner."""
        if isinstance(prize, Banner):
            self.banners.append(prize)
        else:
            self.relics.append(prize)
