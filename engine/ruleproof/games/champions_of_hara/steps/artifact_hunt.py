"""The Artifact Hunt: the Artifacts and the effect of Dawn."""

from __future__ import annotations

from ruleproof.core import InputError, Table, expect, expect_set
from ruleproof.games.champions_of_hara.names import Champion, Chooser, Energy, Mode, Phase, Token, TokenKind, World
from ruleproof.games.champions_of_hara.rules import artifact_hunt
from ruleproof.games.champions_of_hara.rules.flow import game
from ruleproof.games.champions_of_hara.rules.worlds import monsters
from ruleproof.games.champions_of_hara.state import ACTIVATIONS, Hara
from ruleproof.games.champions_of_hara.steps.common import (
    card_named,
    figure_of,
    require_amount,
    require_free,
    vocabulary,
)


@vocabulary.given("the colour of {world:World} is {colour:Energy}")
def colour_of(table: Table[Hara], world: World, colour: Energy) -> None:
    if colour not in table.state.gauges:
        raise InputError(f"no World is {colour}.", todo="Name the colour of a gauge.")
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
    figure.tokens = []
    collected = [one for one in artifact_hunt.ARTIFACTS if one is not token]
    require_free(table, *collected)
    figure.tokens = collected


@vocabulary.given("{champion:Champion} has {number:d} (Activation|Activations) left")
def activations_left(table: Table[Hara], champion: Champion, number: int) -> None:
    """In the turn under way, of up to 3."""
    require_amount(number, "the number of Activations")
    if number > ACTIVATIONS:
        raise InputError(f"a turn has no {number} Activations.", todo=f"It has {ACTIVATIONS} at most.")
    figure_of(table, champion)
    game.require_player(table, champion)
    table.state.player_turn.activations = ACTIVATIONS - number
    table.state.flow.phase = Phase.ADVENTURE


@vocabulary.when("the Artifacts are placed")
def placed(table: Table[Hara]) -> None:
    table.do(game.lay_out, Mode.ARTIFACT_HUNT, artifact_hunt.place_artifacts)


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


@vocabulary.then("{champion:Champion} has {number:d} (Activation|Activations) left")
def activations_are(table: Table[Hara], champion: Champion, number: int) -> None:
    figure_of(table, champion)
    game.require_player(table, champion)
    expect(ACTIVATIONS - table.state.player_turn.activations, number, f"the Activations of {champion}")


@vocabulary.then("the Monster {name:text} has {health:d} Health, {attack:d} Attack and {reach:d} Range")
def values_are(table: Table[Hara], name: str, health: int, attack: int, reach: int) -> None:
    """The Health it has left."""
    monster = card_named(table, name)
    monsters.explain(table, monster)
    values = monsters.health_of(table, monster), monsters.attack_of(table, monster), monsters.range_of(table, monster)
    expect(values, (health, attack, reach), f"Health, Attack and Range of {name}")


@vocabulary.then("the Dusk discard pile holds {names:text+}")
def dusk_discards(table: Table[Hara], names: list[str]) -> None:
    """And no others."""
    expect_set([card.name for card in table.state.dusk_discard], names, "the Dusk discard pile")
