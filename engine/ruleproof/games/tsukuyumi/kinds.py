"""What may stand in a step: areas, pieces, cards and moments, as the book calls them."""

from __future__ import annotations

from ruleproof.core import Kind, Pattern, Words, terms_by_name
from ruleproof.games.tsukuyumi.names import (
    ActionKind,
    AreaKind,
    Deck,
    Difficulty,
    Direction,
    Event,
    Faction,
    FigureName,
    Lasting,
    Legendary,
    Means,
    Mode,
    Module,
    Oni,
    Part,
    Phase,
    Pile,
    ScoreItem,
    Section,
    Source,
    SpaceKind,
    Way,
)

KINDS: tuple[Kind, ...] = (
    Pattern("Area", r"[A-Z][A-Za-z0-9]*", "the name of an area, such as A, M1 or Harbour"),
    Pattern("Month", r"\d{4}-\d{2}", "a year and a month, such as 2019-09"),
    Words("Oni", Oni, {Oni.SMALL: "small-oni", Oni.MEDIUM: "medium-oni", Oni.LARGE: "large-oni"}),
    Words("Legendary", Legendary),
    Words(
        "Figure",
        FigureName,
        {FigureName.SMALL: "small-oni", FigureName.MEDIUM: "medium-oni", FigureName.LARGE: "large-oni"},
    ),
    Words("Faction", Faction),
    Words("Ground", AreaKind, terms_by_name(AreaKind)),
    Words("Phase", Phase),
    Words("Action", ActionKind),
    Words(
        "Section",
        Section,
        {
            Section.EFFECT: "turn-effect",
            Section.PRODUCTION: "production",
            Section.PRINCESS: "princess-action",
            Section.OBJECTIVE: "round-objective",
        },
    ),
    Words("Deck", Deck),
    Words("Pile", Pile),
    Words("Means", Means),
    Words("Special", SpaceKind, {SpaceKind.COUNTER: "counter-space", SpaceKind.LEGENDARY: "legendary-space"}),
    Words("Effect", Lasting),
    Words("Direction", Direction),
    Words("Event", Event, {Event.TURN_CARD: "oni-turn-card", Event.PRINCESS: "princess-action"}),
    Words("Way", Way),
    Words("Points", ScoreItem),
    Words(
        "Mode",
        Mode,
        {Mode.COOPERATIVE: "cooperative-game", Mode.SOLO: "solo-mode", Mode.REGULAR: "regular-game"},
    ),
    Words("Module", Module),
    Words("Part", Part),
    Words("Source", Source, {Source.TURN_EFFECT: "turn-effect", Source.MODIFICATION: "modification-card"}),
    Words("Difficulty", Difficulty),
)
"""Every kind of word in the steps."""
