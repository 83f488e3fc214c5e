"""The course of a round: cards of all kinds, whose phase it is, and what has been done in it."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator

from ruleproof.core import State
from ruleproof.games.tsukuyumi.names import ActionKind, Event, Faction, Oni, Phase, Section, Stage
from ruleproof.games.tsukuyumi.state.attacks import Tie


class CardAction(State):
    """An action on an action card. Points: how often it can be used, or its production points."""

    phase: Phase
    name: str
    kind: ActionKind
    points: PositiveInt = 1


class Ability(State):
    """A faction's own bonus on a kind of action, bound to a phase."""

    faction: Faction
    name: str
    phase: Phase
    kind: ActionKind
    points: PositiveInt


class Instruction(State):
    """One line of an Oni turn card. Production names Oni and area, an objective its victory points."""

    section: Section
    says: str = ""
    oni: Oni | None = None
    number: PositiveInt | None = None
    area: str | None = None
    points: PositiveInt | None = None

    @model_validator(mode="after")
    def each_line_says_what_belongs_to_it(self) -> Instruction:
        belongs = {
            Section.EFFECT: {"says"},
            Section.PRODUCTION: {"oni", "number", "area"},
            Section.PRINCESS: set(),
            Section.OBJECTIVE: {"says", "points"},
        }[self.section]
        stated = {name for name in ("says", "oni", "number", "area", "points") if getattr(self, name)}
        if stated - belongs:
            raise ValueError(f"{self.section}: {', '.join(sorted(stated - belongs))} has no place in this line")
        return self


class Use(State):
    """One use of an action by the active player."""

    action: str
    kind: ActionKind
    points: PositiveInt


class Happened(State):
    event: Event
    player: Faction | None = None
    """Whose phase it is."""


class Course(State):
    """How far the round has come; `flow` asks it and nobody else decides by it what can happen now."""

    stage: Stage | None = None
    """None while the scenario has set no moment."""
    played: bool = False
    """Whether an act has come since the moment was stated."""
    active: Faction | None = None
    """The player whose phase is under way."""
    done: list[Faction] = Field(default_factory=list)
    """Players who have ended the phase that is being played."""
    attacks_left: NonNegativeInt | None = None
    """Of the 2 Oni attacks before the player who is due; None while they have not begun."""
    tie: Tie | None = None
    """What is left of the tie that the attack before has found."""
    abyssal_done: bool = False
    """Whether the Abyssal has made its attack before the player who is due."""
    princess_done: bool = False
    """Whether the Moon Princess has acted before the player who is due."""
    cards_chosen: bool = False
    """Whether everybody has chosen the action card of the next round."""
    used: list[Use] = Field(default_factory=list)
    """By the active player in this phase, in order."""
    log: list[Happened] = Field(default_factory=list)
    oni_attacks: NonNegativeInt = 0
    """Attacks that the Oni have made in this round."""
    effect: str | None = None
    """The turn effect in force."""
    objective: Instruction | None = None


class Cards(State):
    """Card texts are only on the cards, so the scenario names the cards and says what is on them."""

    actions: dict[str, list[CardAction]] = Field(default_factory=dict)
    """What the action cards offer."""
    base_game: set[str] = Field(default_factory=set)
    """Action cards of the base game, with coloured phases."""
    action_deck: list[str] = Field(default_factory=list)
    """Next to be drawn first, as in every deck."""
    action_discards: list[str] = Field(default_factory=list)
    hands: dict[Faction, list[str]] = Field(default_factory=dict)
    chosen: dict[Faction, str] = Field(default_factory=dict)
    turns: dict[str, list[Instruction]] = Field(default_factory=dict)
    """What the Oni turn cards say."""
    turn_deck: list[str] = Field(default_factory=list)
    turn_card: str | None = None
    """Face up for the round."""
    princess_deck: list[str] | None = None
    """None while the scenario has stated none."""
    princess_discards: list[str] = Field(default_factory=list)
    event_deck: list[str] = Field(default_factory=list)
    event_display: list[str] = Field(default_factory=list)
    """Event cards that lie face up."""
    event_discards: list[str] = Field(default_factory=list)
    events_played: list[str] = Field(default_factory=list)
