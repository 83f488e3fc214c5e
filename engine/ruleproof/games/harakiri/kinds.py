"""The kinds of value that a step can name: creatures, what an enemy does, dice, and the words of `names`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from ruleproof.core import InputError, Pattern, Wording, Words, any_of, terms_by_name
from ruleproof.core import Kind as ValueKind
from ruleproof.games.harakiri.names import (
    AbilityKind,
    AbilitySource,
    Action,
    Adventure,
    AttackDie,
    AttackKind,
    Attribute,
    CardFact,
    Colour,
    Component,
    ConcentratedFace,
    CreatureState,
    Decision,
    EndStep,
    EventColour,
    Kind,
    KiPlace,
    Motion,
    Name,
    Outcome,
    Part,
    PhaseEnd,
    Priority,
    Protection,
    Ring,
    Side,
    Sign,
    SmithyKind,
    Square,
    Terrain,
    Token,
    Version,
)
from ruleproof.games.harakiri.state import (
    AnyDeed,
    Attack,
    Condition,
    Gain,
    Heal,
    Move,
    MoveTo,
    OnlyBelow,
    ShownDie,
    Skill,
    Whom,
)


@dataclass(frozen=True)
class CreatureKind:
    """A creature, with its article where it has one: Tomoe, the kachi with the red ring, the civilian number 2."""

    name: str = "Creature"
    members: type[Name] = Name

    def accepts(self, wording: Wording) -> str:
        kinds = ", ".join(self._forms(kind, wording)[0] for kind in Kind)
        rings = ", ".join(wording.forms("Ring", ring.value, None)[0] for ring in Ring)
        number = self.write(Name(Kind.CIVILIAN, 2), wording)
        return f"{kinds}; {self._forms(Kind.KACHI, wording)[0]} {rings}; {number}"

    def pattern(self, wording: Wording) -> str:
        kinds = any_of(form for kind in Kind for form in self._forms(kind, wording))
        rings = any_of(form for ring in Ring for form in wording.forms("Ring", ring.value, None))
        number = re.escape(self._number(wording)).replace(re.escape("{n}"), r"\d+")
        return f"(?:{kinds})(?: (?:{rings}|{number}))?"

    def read(self, text: str, wording: Wording) -> Name:
        forms = [(form, kind) for kind in Kind for form in self._forms(kind, wording)]
        for form, kind in sorted(forms, key=lambda pair: -len(pair[0])):
            if text == form or text.startswith(f"{form} "):
                return Name(kind, self._mark(text[len(form) + 1 :], wording))
        raise InputError(f"{text!r} is no creature.", todo=f"Write one of: {self.accepts(wording)}.")

    def write(self, value: Name, wording: Wording) -> str:
        name = self._forms(value.kind, wording)[0]
        if value.mark is None:
            return name
        if isinstance(value.mark, Ring):
            return f"{name} {wording.forms('Ring', value.mark.value, None)[0]}"
        return f"{name} {self._number(wording).replace('{n}', str(value.mark))}"

    def _forms(self, kind: Kind, wording: Wording) -> list[str]:
        return list(wording.forms(self.name, kind.value, None))

    def _number(self, wording: Wording) -> str:
        return wording.forms(self.name, "number {n}", None)[0]

    def _mark(self, text: str, wording: Wording) -> Ring | int | None:
        for ring in Ring:
            if text in wording.forms("Ring", ring.value, None):
                return ring
        return int(re.sub(r"\D", "", text)) if text else None


# --- what an enemy does -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Form:
    """One way to write a deed: a template with at most one hole, how to make the deed, and what fills it."""

    template: str
    make: Callable[[str, str | None], AnyDeed]
    """From what stands in the template's hole and the ability's name."""
    hole: Callable[[AnyDeed], str | None]
    """What fills the hole for a deed of this form; None for any other deed."""


def _aimed(template: str, make: Callable[[int, str | None], AnyDeed]) -> _Form:
    """A form whose only number tells deeds of the same shape apart."""

    def hole(deed: AnyDeed) -> str | None:
        number = getattr(deed, "range", None) or getattr(deed, "life", None) or 0
        return str(number) if deed == make(number, deed.ability) else None

    return _Form(template, lambda text, ability: make(int(text or 0), ability), hole)


_FORMS = (
    _aimed("move adjacent", lambda _, name: Move(Condition.ADJACENT, ability=name)),
    _aimed("move towards", lambda _, name: Move(Condition.TOWARDS, ability=name)),
    _aimed("move away", lambda _, name: Move(Condition.AWAY, ability=name)),
    _aimed("move within range {n}", lambda n, name: Move(Condition.RANGE, n, ability=name)),
    _aimed("move adjacent to another of its kind", lambda _, name: Move(Condition.ADJACENT, 0, Whom.KIN, ability=name)),
    _aimed("move adjacent to an ally", lambda _, name: Move(Condition.ADJACENT, 0, Whom.ALLY, ability=name)),
    _Form(
        "move to {square}",
        lambda text, name: MoveTo(Square.named(text), ability=name),
        lambda deed: str(deed.square) if isinstance(deed, MoveTo) else None,
    ),
    _aimed("attack adjacent", lambda _, name: Attack(ability=name)),
    _aimed("attack within range {n}", lambda n, name: Attack(n, ability=name)),
    _aimed("attack adjacent and roll the concentrated die", lambda _, name: Attack(ability=name, concentrated=True)),
    _aimed(
        "attack within range {n} and roll the concentrated die",
        lambda n, name: Attack(n, ability=name, concentrated=True),
    ),
    _aimed("use a skill adjacent", lambda _, name: Skill(ability=name)),
    _aimed("use a skill within range {n}", lambda n, name: Skill(n, ability=name)),
    _aimed("use a skill on an adjacent ally", lambda _, name: Skill(None, Whom.ALLY, ability=name)),
    _aimed("use a skill on an ally within range {n}", lambda n, name: Skill(n, Whom.ALLY, ability=name)),
    _aimed("heal {n}", lambda n, name: Heal(n, ability=name)),
    _Form(
        'gain "{text}"',
        lambda text, name: Gain(text, ability=name),
        lambda deed: deed.effect if isinstance(deed, Gain) else None,
    ),
    _aimed("only with less than {n} life", lambda n, name: OnlyBelow(n, ability=name)),
)
_HOLES = {"{n}": r"\d+", "{text}": r'[^"]*', "{square}": r"[A-Z]{1,2}[1-9]\d?"}


@dataclass(frozen=True)
class DeedKind:
    """A part of an enemy's sequence, with the name the board gives it if that matters: attack adjacent with "Slice"."""

    name: str = "Deed"
    members: type | None = None

    def accepts(self, wording: Wording) -> str:
        forms = "; ".join(self._worded(form, wording) for form in _FORMS)
        filled = forms.replace("{n}", "2").replace("{square}", "C3").replace("{text}", "…")
        return f"{filled}; any of these and{self._suffix(wording).replace('{name}', '…')}"

    def pattern(self, wording: Wording) -> str:
        forms = any_of((self._worded(form, wording) for form in _FORMS), _HOLES)
        suffix = re.escape(self._suffix(wording)).replace(re.escape("{name}"), '[^"]*')
        return f"(?:{forms})(?:{suffix})?"

    def read(self, text: str, wording: Wording) -> AnyDeed:
        suffix = re.escape(self._suffix(wording)).replace(re.escape("{name}"), '(?P<name>[^"]*)')
        for form in _FORMS:
            template = re.escape(self._worded(form, wording))
            for hole, regex in _HOLES.items():
                template = template.replace(re.escape(hole), f"(?P<hole>{regex})")
            if found := re.fullmatch(f"{template}(?:{suffix})?", text):
                return form.make(found.groupdict().get("hole") or "", found["name"])
        raise InputError(f"{text!r} is nothing an enemy does.", todo=f"Write one of: {self.accepts(wording)}.")

    def write(self, value: AnyDeed, wording: Wording) -> str:
        form, hole = next((form, hole) for form in _FORMS if (hole := form.hole(value)) is not None)
        text = self._worded(form, wording)
        for name in _HOLES:
            text = text.replace(name, hole)
        return text + (self._suffix(wording).replace("{name}", value.ability) if value.ability is not None else "")

    def _worded(self, form: _Form, wording: Wording) -> str:
        return wording.forms(self.name, form.template, None)[0]

    def _suffix(self, wording: Wording) -> str:
        return " " + wording.forms(self.name, 'with "{name}"', None)[0]


# --- dice -------------------------------------------------------------------------------------------------------------


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


# --- all of them ------------------------------------------------------------------------------------------------------

KINDS: tuple[ValueKind, ...] = (
    CreatureKind(),
    DeedKind(),
    ShownDieKind(),
    _DIE,
    _SIGN,
    _FACE,
    Pattern("Square", r"[A-Z]{1,2}[1-9]\d?", "a square, such as D2", Square.named),
    Pattern("Sign", r"[A-Za-z][A-Za-z0-9]?", "the one or two letters that stand for it on the zone"),
    Words("Terrain", Terrain),
    Words("Side", Side),
    Words("Motion", Motion),
    Words("Attribute", Attribute, terms_by_name(Attribute)),
    Words("AbilityKind", AbilityKind),
    Words("AbilitySource", AbilitySource),
    Words("Action", Action),
    Words("KiPlace", KiPlace),
    Words("Token", Token),
    Words("Colour", Colour),
    Words("Priority", Priority),
    Words("Version", Version),
    Words("AttackKind", AttackKind),
    Words("Protection", Protection, terms_by_name(Protection)),
    Words("Outcome", Outcome),
    Words("State", CreatureState, terms_by_name(CreatureState)),
    Words("Decision", Decision),
    Words("Part", Part),
    Words("EventColour", EventColour),
    Words("Adventure", Adventure),
    Words("Component", Component),
    Words("SmithyKind", SmithyKind),
    Words("CardFact", CardFact),
    Words("PhaseEnd", PhaseEnd, terms_by_name(PhaseEnd)),
    Words("EndStep", EndStep),
)
"""Every kind of value that a step of this book can name."""
