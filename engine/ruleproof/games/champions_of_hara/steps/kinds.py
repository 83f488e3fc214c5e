"""The kinds of word in the steps, and looking up what they name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruleproof.core import InputError, Table, Vocabulary, Words, nearest
from ruleproof.games.champions_of_hara.state import Card, CardInPlay, Figure, Hara, TokenInPlay
from ruleproof.games.champions_of_hara.words import (
    CardKind,
    Champion,
    Chooser,
    Energy,
    Keyword,
    Mode,
    Result,
    Round,
    Slot,
    Space,
    Token,
    TokenKind,
    World,
    YesNo,
)

vocabulary = Vocabulary()
vocabulary.add_kind(Words("World", World))
vocabulary.add_kind(Words("Space", Space))
vocabulary.add_kind(Words("Slot", Slot))
vocabulary.add_kind(Words("Champion", Champion))
vocabulary.add_kind(Words("Chooser", Chooser))
vocabulary.add_kind(Words("Token", Token))
vocabulary.add_kind(
    Words("TokenKind", TokenKind, {TokenKind.SCENARIO: "scenario-token", TokenKind.DOOM: "doom-token"}),
)
vocabulary.add_kind(
    Words("Energy", Energy, {Energy.GOLD: "gold-energy"}),
)
vocabulary.add_kind(Words("Round", Round, {Round.DAWN: "dawn", Round.DUSK: "dusk"}))
vocabulary.add_kind(
    Words(
        "CardKind",
        CardKind,
        {
            CardKind.MONSTER: "monster",
            CardKind.ALLY: "allied-monster",
            CardKind.EVENT: "event",
            CardKind.RIFT: "rift",
            CardKind.CORRUPTED: "corrupted",
        },
    )
)
vocabulary.add_kind(
    Words(
        "Keyword",
        Keyword,
        {Keyword.ARMORED: "armored", Keyword.AGGRESSIVE: "aggressive", Keyword.CRITICAL: "critical"},
    )
)
vocabulary.add_kind(
    Words(
        "Mode",
        Mode,
        {
            Mode.ARTIFACT_HUNT: "artifact-hunt",
            Mode.HOMECOMING: "homecoming",
            Mode.NIGHTMARE: "nightmare",
            Mode.ONEROI_ASSAULT: "oneroi-assault",
            Mode.DANCE_WITH_THE_DEMON: "dance-with-the-demon",
            Mode.SEPARATION: "separation",
            Mode.FLOOD_OF_RIFTS: "flood-of-rifts",
            Mode.CORRUPTED_CHAMPION: "corrupted-champion",
            Mode.PHANTOM_CHAMPION: "phantom-champion",
        },
    )
)
vocabulary.add_kind(Words("Result", Result))
vocabulary.add_kind(Words("YesNo", YesNo))

CARD_COLUMNS = {
    "card": "text",
    "kind": "CardKind",
    "Health": "d?",
    "Attack": "d?",
    "Range": "d?",
    "keywords": "Keyword+?",
    "reward": "Energy+?",
    "success": "Energy+?",
    "Boss": "YesNo?",
}
"""What a card shows, as far as a scenario needs it."""


FIGHTERS = (CardKind.MONSTER, CardKind.ALLY, CardKind.CORRUPTED)
FIGHTING = ("Health", "Attack", "Range", "keywords")


def _require_meaning(row: Mapping[str, Any]) -> None:
    """Nothing is stated that such a card does not show."""
    stated = [column for column in FIGHTING if row[column] is not None and row["kind"] not in FIGHTERS]
    if stated:
        what = f"{row['card']}, kind {row['kind'].value}, has no {stated[0]}."
        raise InputError(what, todo="Leave the cell empty.")


def card_from(row: Mapping[str, Any], deck: World | None = None) -> Card:
    _require_meaning(row)
    return Card(
        name=row["card"],
        kind=row["kind"],
        health=1 if row["Health"] is None else row["Health"],
        attack=row["Attack"] or 0,
        range=row["Range"] or 0,
        keywords=set(row["keywords"] or ()),
        reward=row["reward"] or [],
        success=row["success"] or [],
        boss=row["Boss"] is YesNo.YES,
        deck=deck,
    )


def figure_of(table: Table[Hara], champion: Champion) -> Figure:
    if champion not in table.state.champions:
        raise InputError(
            f"{champion.value} is not in the game.", todo="State whom the player plays, or where they are."
        )
    return table.state.champions[champion]


def card_named(table: Table[Hara], name: str) -> CardInPlay:
    named = {one.card.name: one for one in table.state.cards}
    if name not in named:
        raise InputError(f"no card {name!r} is in play.", todo=nearest(name, named) or _known(list(named)))
    return named[name]


def put_token(table: Table[Hara], token: Token, space: Space, *, face_up: bool) -> None:
    """Each token is there once."""
    if token in [one.token for one in table.state.tokens]:
        raise InputError(f"the {token.value} is on the board already.", todo="Name another token.")
    table.state.tokens = [*table.state.tokens, TokenInPlay(token=token, space=space, face_up=face_up)]


def _known(names: Sequence[str]) -> str:
    return f"In play are: {', '.join(names)}." if names else "No card is in play."
