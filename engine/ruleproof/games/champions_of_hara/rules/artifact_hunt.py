"""The Artifact Hunt: placing the Artifacts, collecting them in order, and the effect rolled at Dawn."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, choose
from ruleproof.games.champions_of_hara.names import (
    CardKind,
    Champion,
    Energy,
    Mode,
    Token,
    TokenKind,
    space_of,
    token_of,
)
from ruleproof.games.champions_of_hara.rules.arenas import GOALS, OPEN_TO_ALL
from ruleproof.games.champions_of_hara.rules.clock import AT_DAWN
from ruleproof.games.champions_of_hara.rules.flow.game import require_mode
from ruleproof.games.champions_of_hara.rules.flow.turns import in_adventure
from ruleproof.games.champions_of_hara.rules.worlds.board import around_the_dojo, distance
from ruleproof.games.champions_of_hara.rules.worlds.decks import DUSK_DECK, shuffled
from ruleproof.games.champions_of_hara.rules.worlds.dice import roll_d6
from ruleproof.games.champions_of_hara.rules.worlds.gauges import pay_energy
from ruleproof.games.champions_of_hara.rules.worlds.moves import ARRIVALS
from ruleproof.games.champions_of_hara.rules.worlds.player import player
from ruleproof.games.champions_of_hara.state import CardInPlay, Figure, Hara, TokenInPlay

ARTIFACTS = [token_of(kind, number) for number in (1, 2, 3) for kind in TokenKind]
HALT, REPLACE, RIFTS, GOLD, WORLD, DOUBLE = range(1, 7)
"""The effects of Dawn, in printed order."""
PILES = {TokenKind.SCENARIO: "Scenario tokens", TokenKind.DOOM: "Doom tokens"}

# --- setup ---------------------------------------------------------------------------------------------------------


def place_artifacts(table: Table[Hara]) -> Act[None]:
    """Shuffle both kinds, deal them alternately around the Dojo, roll each space, turn all face up."""
    state, ring = table.state, around_the_dojo(table.state)
    piles = {kind: table.chance.shuffle(PILES[kind], [token_of(kind, n) for n in (1, 2, 3)]) for kind in TokenKind}
    table.trace.applied("hunt.tokens", "Artifacts: {tokens}", tokens=ARTIFACTS)
    champion, _ = player(table)
    first = yield from choose(
        champion, "the kind of token for {world}", list(TokenKind), rule="hunt.deal", world=ring[0]
    )
    kind = first
    for world in ring:
        token, piles[kind] = piles[kind][0], piles[kind][1:]
        space = space_of(world, roll_d6(table))
        state.tokens = [*state.tokens, TokenInPlay(token=token, space=space, face_up=False)]
        table.trace.applied("hunt.deal", "{world} gets a token face down: {kind}", world=world, kind=kind)
        table.trace.applied("hunt.space", "the D6 puts it on {space}", space=space)
        kind = next(other for other in TokenKind if other is not kind)
    state.tokens = [one.model_copy(update={"face_up": True}) for one in state.tokens]
    table.trace.applied("hunt.reveal", "all tokens are turned face up")


# --- collecting ----------------------------------------------------------------------------------------------------


def collected(state: Hara) -> list[Token]:
    figure = state.champions[state.player] if state.player else Figure()
    return [token for token in figure.tokens if token in ARTIFACTS]


def goal_reached(table: Table[Hara]) -> bool:
    """Every Artifact is in the Inventory."""
    missing = [token for token in ARTIFACTS if token not in collected(table.state)]
    if missing:
        because = "these Artifacts are missing: {missing}"
        table.trace.rejected("hunt.goal", "the hunt goes on", because=because, missing=missing)
        return False
    table.trace.applied("hunt.goal", "all 6 Artifacts are collected")
    return True


GOALS[Mode.ARTIFACT_HUNT] = goal_reached
OPEN_TO_ALL[Mode.ARTIFACT_HUNT] = "hunt.character"


def why_not_next(table: Table[Hara], token: Token) -> Refusal | None:
    """Why the order of the numbers does not allow this token yet."""
    if token not in ARTIFACTS:
        return Refusal("hunt.tokens", "{token} is not an Artifact", token=token)
    left = [one.token for one in table.state.tokens if one.token in ARTIFACTS]
    lowest = min(one.number for one in left)
    if token.number > lowest:
        return Refusal("hunt.order", "tokens numbered {lowest} come first", lowest=lowest)
    return None


def collects(table: Table[Hara], champion: Champion, token: Token) -> Act[None]:
    """A free action of the turn, in this mode only."""
    require_mode(table, Mode.ARTIFACT_HUNT, "hunt.collect")
    yield from in_adventure(table, champion, collect, token)


def collect(table: Table[Hara], token: Token) -> None:
    """The free action: take the token of the space for 1 Energy of the World's colour."""
    champion, figure = player(table)
    if token not in [one.token for one in table.state.tokens_on(figure.space)]:
        raise Refusal("hunt.collect", "{token} is not on the space of {champion}", token=token, champion=champion)
    if refusal := why_not_next(table, token):
        raise refusal
    world = figure.space.world
    if world is None or world not in table.state.colours:
        raise InputError("the colour of this World is not stated.", todo="State the colour of the World.")
    colour = table.state.colours[world]
    pay_energy(table, champion, colour, "hunt.cost")
    table.trace.applied("hunt.cost", "1 Energy is paid: {colour}", colour=colour)
    table.state.take_token(token)
    figure.tokens = [*figure.tokens, token]
    table.trace.applied("hunt.order", "no lower number than {number} is left", number=token.number)
    table.trace.applied("hunt.collect", "{token} goes to the Inventory, for no Activation", token=token)


# --- Dawn ----------------------------------------------------------------------------------------------------------


def dawn_begins(table: Table[Hara]) -> Act[None]:
    """Roll the effect of the Day; it lasts until the next Dawn."""
    table.state.dawn_effect = roll_d6(table)
    table.trace.applied("dawn.roll", "effect of the Day: {effect}", effect=table.state.dawn_effect)
    yield from ()


AT_DAWN[Mode.ARTIFACT_HUNT] = dawn_begins


def in_force(state: Hara, effect: int) -> bool:
    return state.mode is Mode.ARTIFACT_HUNT and state.dawn_effect == effect


def halt(table: Table[Hara], champion: Champion) -> None:
    """1: a Monster on the space takes the movement points that are left."""
    figure = table.state.champions[champion]
    if not in_force(table.state, HALT):
        return
    here = [one for one in table.state.cards_on(figure.space) if one.card.kind in (CardKind.MONSTER, CardKind.ALLY)]
    if here:
        figure.movement = 0
        table.trace.applied("dawn.halt", "{champion} has no movement points left", champion=champion)


ARRIVALS.append(halt)


def replace(table: Table[Hara], defeated: CardInPlay) -> None:
    """2: the next Monster of the Dusk deck takes the place of a defeated one."""
    state = table.state
    if not in_force(state, REPLACE):
        return
    if not any(card.kind is CardKind.MONSTER for card in state.dusk_deck):
        for card in state.dusk_deck:
            state.discard(card)
        state.dusk_deck = shuffled(table, DUSK_DECK, state.dusk_discard)
        state.dusk_discard = []
        table.trace.applied("dawn.replace", "the discarded Dusk cards are shuffled")
    while state.dusk_deck:
        card, state.dusk_deck = state.dusk_deck[0], state.dusk_deck[1:]
        if card.kind is CardKind.MONSTER:
            state.cards = [*state.cards, CardInPlay(card=card, space=defeated.space)]
            table.trace.applied("dawn.replace", "{monster} appears on {space}", monster=card.name, space=defeated.space)
            return
        state.discard(card)
        table.trace.applied("dawn.replace", "{card} is discarded", card=card.name)


def rift_range(table: Table[Hara], monster: CardInPlay) -> int:
    """3: +1 Range for each Rift at range 1."""
    state = table.state
    if not in_force(state, RIFTS):
        return 0
    rifts = [one for one in state.cards if one.card.kind is CardKind.RIFT]
    return sum(distance(state, rift.space, monster.space) == 1 for rift in rifts)


def explain_range(table: Table[Hara], monster: CardInPlay) -> None:
    """Record what the Rifts add."""
    if rifts := rift_range(table, monster):
        table.trace.applied("dawn.rifts", "{monster}: +{rifts} Range", monster=monster.card.name, rifts=rifts)


def gold_is_lost(table: Table[Hara], energy: Energy) -> bool:
    """4: Gold as a reward is lost."""
    return energy is Energy.GOLD and in_force(table.state, GOLD)


def lose_gold(table: Table[Hara], champion: Champion) -> Act[None]:
    figure = table.state.champions[champion]
    held = [colour for colour in table.state.gauges if figure.energy.get(colour, 0) > 0]
    if table.readings["C18"] == "b" and held:
        colour = yield from choose(champion, "the Energy to lose", held, rule="dawn.gold")
        figure.set_energy(colour, figure.energy[colour] - 1)
        table.trace.applied("dawn.gold", "the Gold Energy takes 1 Energy away: {colour}", colour=colour)
        return
    table.trace.applied("dawn.gold", "the Gold Energy is lost")


def reaches_its_world(table: Table[Hara], monster: CardInPlay, figure: Figure) -> bool:
    """5: an attacking Monster also reaches everybody in its World."""
    if not in_force(table.state, WORLD) or monster.space.world is not figure.space.world:
        return False
    table.trace.applied("dawn.world", "{monster} reaches its whole World", monster=monster.card.name)
    return True


def double_health(table: Table[Hara], champion: Champion, monster: CardInPlay) -> None:
    """6: a Monster attacked from another space doubles the Health it has, once a turn."""
    if not in_force(table.state, DOUBLE) or monster.doubled:
        return
    if table.state.champions[champion].space is monster.space:
        table.trace.rejected(
            "dawn.double", "no double Health", because="the range of the attack is 0", champion=champion
        )
        return
    left = monster.card.health - monster.damage
    monster.doubled, monster.extra = True, left
    table.trace.applied("dawn.double", "{monster} now has {health} Health", monster=monster.card.name, health=2 * left)


def take_damage(table: Table[Hara], monster: CardInPlay, damage: int) -> None:
    """Damage takes what the doubling added first; under the other reading it stays when the doubling ends."""
    absorbed = min(damage, monster.extra) if monster.extra and table.readings["C19"] == "a" else 0
    monster.extra -= absorbed
    monster.damage += damage - absorbed


def end_doubling(table: Table[Hara], monster: CardInPlay) -> None:
    monster.doubled, monster.extra = False, 0
    table.trace.applied(
        "dawn.double",
        "the double Health of {monster} ends: {health} left",
        monster=monster.card.name,
        health=max(0, monster.card.health - monster.damage),
    )
