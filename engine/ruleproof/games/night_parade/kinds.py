"""How scenarios name the things of the game: what may stand in a step."""

from __future__ import annotations

from dataclasses import dataclass

from ruleproof.core import Pattern, Wording, Words, any_of, terms_by_name
from ruleproof.games.night_parade.names import (
    CHAMPION_CARD,
    Amount,
    Arrow,
    CardKind,
    CardName,
    Clan,
    Difficulty,
    Element,
    EnmaCard,
    Icon,
    IslandName,
    Phase,
    Piece,
    PlotIcon,
    Power,
    Row,
    Scroll,
    Side,
    TileSide,
    Token,
    Verdict,
)

ELEMENT = Words("Element", Element, terms_by_name(Element))
SCROLL = Words("Scroll", Scroll)
CLAN = Words("Clan", Clan)
ICON = Words("Icon", Icon, terms_by_name(Icon))
TOKEN = Words("Token", Token, {**terms_by_name(Token), Token.EXILE: "exile-token", Token.INVOKE: "invoke-token"})
ARROW = Words("Arrow", Arrow)
PIECE = Words("Piece", Piece)
CARD_KIND = Words("CardKind", CardKind, {CardKind.STARTING: "starting-yokai"})
VERDICT = Words("Verdict", Verdict)
SIDE = Words("Side", Side)
PLOT_ICON = Words("PlotIcon", PlotIcon)
ENMA_CARD = Words("EnmaCard", EnmaCard)
DIFFICULTY = Words("Difficulty", Difficulty)
POWER = Words("Power", Power)
TILE_SIDE = Words("TileSide", TileSide)
ROW = Words("Row", Row)
THRONE = Pattern("Throne", r"[1-9]", "the number of a Throne Card, 1 to 9", int)
PHASE = Pattern(
    "Phase", r"[1-5]", "a phase of the turn, 1 to 5", lambda text: Phase(int(text)), lambda one: str(int(one))
)
SPACE = Pattern("Space", r"\d+", "the number of a space of the Challenge Board", int)


@dataclass(frozen=True)
class Amounts:
    """A number and a kind of token: "1 Spirit", "3 Spirits". The first other form of a token's term is its plural."""

    name: str = "Amount"
    members: type = Amount

    def accepts(self, wording: Wording) -> str:
        return f"a number and one of: {TOKEN.accepts(wording)}"

    def pattern(self, wording: Wording) -> str:
        return rf"\d+ (?:{TOKEN.pattern(wording)})"

    def read(self, text: str, wording: Wording) -> Amount:
        count, token = text.split(" ", 1)
        return Amount(int(count), Token(TOKEN.read(token, wording).value))

    def write(self, value: Amount, wording: Wording) -> str:
        forms = wording.forms(TOKEN.name, value.token.value, TOKEN.terms[value.token])
        return f"{value.count} {forms[0] if value.count == 1 or len(forms) == 1 else forms[1]}"


@dataclass(frozen=True)
class Islands:
    """An element and a number: "Earth 3"; "Earth 3b" where two islands share both."""

    name: str = "Island"
    members: type = IslandName

    def accepts(self, wording: Wording) -> str:
        return f"an element ({ELEMENT.accepts(wording)}) and the number of the island"

    def pattern(self, wording: Wording) -> str:
        return rf"(?:{ELEMENT.pattern(wording)}) [1-9]\d*[a-z]?"

    def read(self, text: str, wording: Wording) -> IslandName:
        element, number = text.rsplit(" ", 1)
        letter = number.lstrip("0123456789")
        return IslandName(Element(ELEMENT.read(element, wording).value), int(number.removesuffix(letter)), letter)

    def write(self, value: IslandName, wording: Wording) -> str:
        return f"{ELEMENT.write(value.element, wording)} {value.number}{value.letter}"


@dataclass(frozen=True)
class Cards:
    """The name of a card in quotation marks, or the Champion Card."""

    name: str = "Card"
    members: type = CardName

    def accepts(self, wording: Wording) -> str:
        return f'a name in "quotation marks", or {self._champion(wording)[0]}'

    def pattern(self, wording: Wording) -> str:
        return rf'"[^"]+"|{any_of(self._champion(wording))}'

    def read(self, text: str, wording: Wording) -> CardName:
        return CardName(text[1:-1]) if text.startswith('"') else CHAMPION_CARD

    def write(self, value: CardName, wording: Wording) -> str:
        return self._champion(wording)[0] if value.champion else f'"{value.text}"'

    def _champion(self, wording: Wording) -> list[str]:
        return list(wording.forms(self.name, "Champion Card", "champion-card"))


KINDS = (
    ELEMENT,
    SCROLL,
    CLAN,
    ICON,
    TOKEN,
    ARROW,
    PIECE,
    CARD_KIND,
    VERDICT,
    SIDE,
    PLOT_ICON,
    ENMA_CARD,
    DIFFICULTY,
    POWER,
    TILE_SIDE,
    ROW,
    THRONE,
    PHASE,
    SPACE,
    Amounts(),
    Islands(),
    Cards(),
)
