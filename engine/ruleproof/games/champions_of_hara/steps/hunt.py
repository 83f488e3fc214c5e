"""The Artifact Hunt: the Artifacts and the effect of Dawn."""

from __future__ import annotations

from ruleproof.core import InputError, Table, expect
from ruleproof.games.champions_of_hara import artifact_hunt, flow
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.kinds import figure_of, vocabulary
from ruleproof.games.champions_of_hara.words import Champion, Chooser, Energy, Mode, Token, TokenKind, World


@vocabulary.given("the colour of {world:World} is {colour:Energy}")
def colour_of(table: Table[Hara], world: World, colour: Energy) -> None:
    if colour not in table.state.gauges:
        raise InputError(f"no World is {colour.value}.", todo="Name the colour of a gauge.")
    table.state.colours = {**table.state.colours, world: colour}


@vocabulary.given("the effect of the Day is {effect:d}")
def effect_is(table: Table[Hara], effect: int) -> None:
    table.state.dawn_effect = effect


@vocabulary.given("the shuffled {kind:TokenKind} pile will be {tokens:Token+}")
def pile_will_be(table: Table[Hara], kind: TokenKind, tokens: list[Token]) -> None:
    """In the order in which they are dealt."""
    table.chance.state_order(artifact_hunt.PILES[kind], tokens)


@vocabulary.given("the Inventory of {champion:Champion} holds all the Artifacts but the {token:Token}")
def all_but(table: Table[Hara], champion: Champion, token: Token) -> None:
    figure = figure_of(table, champion)
    figure.tokens = [one for one in artifact_hunt.ARTIFACTS if one is not token]


@vocabulary.when("the Artifacts are placed")
def placed(table: Table[Hara]) -> None:
    table.do(flow.lay_out, Mode.ARTIFACT_HUNT, artifact_hunt.place_artifacts)


@vocabulary.when("{chooser:Chooser} begins with a {kind:TokenKind}")
def begins_with(table: Table[Hara], chooser: Chooser, kind: TokenKind) -> None:
    table.pick(chooser.who, kind, rule="hunt.deal")


@vocabulary.when("{champion:Champion} collects the {token:Token}")
def collects(table: Table[Hara], champion: Champion, token: Token) -> None:
    table.do(artifact_hunt.collects, champion, token)


@vocabulary.then("{chooser:Chooser} may begin with a {kinds:TokenKind+}")
def may_begin(table: Table[Hara], chooser: Chooser, kinds: list[TokenKind]) -> None:
    table.expect_choice(chooser.who, kinds)


@vocabulary.then("all tokens lie face up")
def face_up(table: Table[Hara]) -> None:
    expect([one.token.value for one in table.state.tokens if not one.face_up], [], "tokens face down")


@vocabulary.then("the effect of the Day is {effect:d}")
def effect_is_now(table: Table[Hara], effect: int) -> None:
    expect(table.state.dawn_effect, effect, "the effect of the Day")
