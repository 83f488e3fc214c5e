"""The kinds of parameter for dice, attacks and states, and the steps that state what the dice show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ruleproof.core import Wording, Words
from ruleproof.games.harakiri import blows
from ruleproof.games.harakiri.blows import Decision
from ruleproof.games.harakiri.effects import (
    AttackDie,
    AttackKind,
    ConcentratedFace,
    CreatureState,
    Effect,
    Protection,
    ShownDie,
    Sign,
)
from ruleproof.games.harakiri.state_fight import Outcome
from ruleproof.games.harakiri.states import BLIND_DIE
from ruleproof.games.harakiri.steps.words import HarakiriTable, vocabulary

_DIE = Words("AttackDie", AttackDie)
_SIGN = Words("YinOrYang", Sign)
_FACE = Words("ConcentratedFace", ConcentratedFace)


@dataclass(frozen=True)
class ShownDieKind:
    """An attack die with the hits it shows and its yin or yang, or a face of the concentrated die."""

    name: str = "ShownDie"
    members: type[ShownDie] = ShownDie

    def accepts(self, wording: Wording) -> str:
        some = self.write(ShownDie(AttackDie.ORANGE, 2, frozenset({Sign.YIN})), wording)
        return f"{some}; {_DIE.accepts(wording)}; {_FACE.accepts(wording)}"

    def pattern(self, wording: Wording) -> str:
        signs = f"(?: (?:{_SIGN.pattern(wording)})){{0,2}}"
        return rf"(?:{_FACE.pattern(wording)}|(?:{_DIE.pattern(wording)}) \d+{signs})"

    def read(self, text: str, wording: Wording) -> ShownDie | ConcentratedFace:
        for face in ConcentratedFace:
            if text == _FACE.write(face, wording):
                return face
        die, hits, *signs = text.rsplit(" ", text.count(" "))
        shown = frozenset(Sign(_SIGN.read(sign, wording)) for sign in signs)
        return ShownDie(AttackDie(_DIE.read(die, wording)), int(hits), shown)

    def write(self, value: ShownDie | ConcentratedFace, wording: Wording) -> str:
        if isinstance(value, ConcentratedFace):
            return _FACE.write(value, wording)
        signs = [_SIGN.write(sign, wording) for sign in Sign if sign in value.signs]
        return " ".join([_DIE.write(value.die, wording), str(value.hits), *signs])


for _kind in (
    _DIE,
    _SIGN,
    _FACE,
    ShownDieKind(),
    Words("AttackKind", AttackKind),
    Words("Protection", Protection, {one: one.value for one in Protection}),
    Words("State", CreatureState, {one: one.value.replace(" ", "-") for one in CreatureState}),
    Words("Outcome", Outcome),
    Words("Decision", Decision),
):
    vocabulary.add_kind(_kind)

BLOW: Mapping[str, str] = {"hits": "d?", "ignores": "Protection+?", "leaves": "State+?"}
"""The columns that state what something adds to an attack that hits."""
EFFECT: Mapping[str, str] = {**BLOW, "rerolls": "d?", "more targets": "d?"}
"""Those of a weapon or an ability of a character. Enemies do not reroll, and yin-yang effects come after the roll."""


def effect_in(row: Mapping[str, Any]) -> Effect:
    """The effect that a row with these columns states."""
    return Effect(
        hits=row["hits"] or 0,
        ignores=tuple(row["ignores"] or ()),
        leaves=tuple(row["leaves"] or ()),
        rerolls=row.get("rerolls") or 0,
        action_points=row.get("action points") or 0,
        more_targets=row.get("more targets") or 0,
    )


@vocabulary.given("the attack (die shows|dice show) {dice:ShownDie+}")
def dice_show(table: HarakiriTable, dice: list[ShownDie | ConcentratedFace]) -> None:
    """Dice of one colour are rolled in the order stated."""
    for die in dice:
        name = blows.CONCENTRATED if isinstance(die, ConcentratedFace) else f"{die.die.value} die"
        table.chance.state_roll(name, die)


@vocabulary.given("the blinded attacker will roll {roll:d}")
def blind_roll(table: HarakiriTable, roll: int) -> None:
    table.chance.state_roll(BLIND_DIE, roll)
