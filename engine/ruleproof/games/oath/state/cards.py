"""Cards: what is printed on one, and what lies on it."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, model_validator

from ruleproof.core import State
from ruleproof.games.oath.names import CardKind, Cost, MajorAction, Restriction, Suit, Token


class Power(State):
    """The ability box of a card. What it does is on the card only."""

    costs: list[Cost] = Field(default_factory=list)
    action: MajorAction | None = None
    """The action it modifies, as its icon shows; None for a power without an action icon."""
    battle_plan: bool = False

    @model_validator(mode="after")
    def battle_plans_modify_campaigns(self) -> Power:
        if self.battle_plan and self.action is not MajorAction.CAMPAIGN:
            raise ValueError("a battle plan modifies a Campaign")
        return self


class Card(State):
    """A denizen, an edifice or its ruin, or a Vision. Cards are shown only in pictures, so scenarios state them."""

    kind: CardKind = CardKind.DENIZEN
    suit: Suit | None = None
    """The suit printed on the card; on an edifice, that of its intact side."""
    restrictions: set[Restriction] = Field(default_factory=set)
    power: Power = Field(default_factory=Power)
    faceup: bool = True
    favor: NonNegativeInt = 0
    secrets: NonNegativeInt = 0
    goal: str | None = None
    """The goal of a Vision."""

    @property
    def shown_suit(self) -> Suit | None:
        """The suit that counts: a ruin shows none."""
        return None if self.kind is CardKind.RUIN else self.suit

    @property
    def is_edifice(self) -> bool:
        """Whether it is an edifice, intact or ruined."""
        return self.kind in (CardKind.EDIFICE, CardKind.RUIN)

    @property
    def holds_tokens(self) -> bool:
        return self.favor > 0 or self.secrets > 0

    def add(self, token: Token) -> None:
        """Put one token on the card."""
        if token is Token.FAVOR:
            self.favor += 1
        else:
            self.secrets += 1
