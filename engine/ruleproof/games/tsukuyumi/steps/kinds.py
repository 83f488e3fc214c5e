"""The kinds of word in the steps, and looking up what they name."""

from __future__ import annotations

from collections.abc import Callable

from ruleproof.core import InputError, Pattern, Refusal, Table, Vocabulary, Words, nearest
from ruleproof.games.tsukuyumi.state import Area, AreaKind, Board, Faction, Oni

vocabulary = Vocabulary()
vocabulary.add_kind(Pattern("Area", r"[A-Z][A-Za-z0-9]*", "the name of an area, such as A, M1 or Harbour"))
vocabulary.add_kind(
    Words("Oni", Oni, {Oni.SMALL: "small-oni", Oni.MEDIUM: "medium-oni", Oni.LARGE: "large-oni"}),
)
vocabulary.add_kind(Words("Faction", Faction))
vocabulary.add_kind(
    Words(
        "Ground",
        AreaKind,
        {
            AreaKind.OCEAN_FLOOR: "ocean-floor",
            AreaKind.FERTILE_GROUND: "fertile-ground",
            AreaKind.DEVASTATED_LAND: "devastated-land",
            AreaKind.TOXIC_AREA: "toxic-area",
            AreaKind.RADIOACTIVE_AREA: "radioactive-area",
            AreaKind.RIVER_LAND: "river-land",
            AreaKind.MOUNTAIN_RANGE: "mountain-range",
            AreaKind.MOON_AREA: "moon-area",
        },
    )
)


def area_named(table: Table[Board], name: str) -> Area:
    areas = table.state.areas
    if name not in areas:
        known = f"The map has: {', '.join(areas)}." if areas else "Lay out the areas first."
        raise InputError(f"there is no area {name!r}.", todo=nearest(name, areas) or known)
    return areas[name]


def stated(act: Callable[[], object]) -> None:
    """Carry out what a Given says has happened already; it must have been legal."""
    try:
        act()
    except Refusal as refusal:
        raise InputError(f"the rules do not allow it: {refusal}.", todo="State a legal table.") from None
