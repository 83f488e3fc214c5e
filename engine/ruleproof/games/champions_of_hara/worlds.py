"""The board and what every mode shares: Worlds and ranges, the clock, Energy gauges, Monsters, the Versus Arena."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import pairwise

from ruleproof.core import Act, InputError, Refusal, Table, choose
from ruleproof.games.champions_of_hara.flow import finish
from ruleproof.games.champions_of_hara.state import GAUGE, Card, Figure, Hara
from ruleproof.games.champions_of_hara.words import (
    NUMBERS,
    Champion,
    Energy,
    Result,
    Round,
    Slot,
    Space,
    World,
    space_of,
    spaces_of,
)

LAST_DAY = 6
WORLD_DIE = "World die"
D6 = "D6"
DUSK_DECK = "Dusk deck"

ARRIVALS: list[Callable[[Table[Hara], Champion], None]] = []
"""What a mode does when a Champion arrives on a space. Each chapter enters its own."""

# --- one character, and the rules of Versus Arena ------------------------------------------------------------------


def take_character(table: Table[Hara], champion: Champion) -> None:
    """The player takes the one character of the game."""
    if table.state.player is not None:
        raise Refusal("solo.one", "the player plays {champion} already", champion=table.state.player)
    table.state.player = champion
    table.state.champions.setdefault(champion, Figure())
    table.trace.applied("solo.one", "the player plays {champion}", champion=champion)


def player(table: Table[Hara]) -> tuple[Champion, Figure]:
    """The player's character."""
    champion = table.state.player
    if champion is None:
        raise InputError("nobody plays yet.", todo="State whom the player plays.")
    return champion, table.state.champions[champion]


def arena_condition(table: Table[Hara]) -> bool:
    """Whether the player stands in the Dojo with full gauges."""
    champion, figure = player(table)
    low = [colour for colour in table.state.gauges if figure.energy.get(colour, 0) < GAUGE]
    rule = "arena.condition"
    if figure.space is not Space.DOJO:
        table.trace.rejected(
            rule, "no Versus Arena victory for {champion}", because="{champion} is not in the Dojo", champion=champion
        )
        return False
    if low:
        table.trace.rejected(
            rule,
            "no Versus Arena victory for {champion}",
            because="these gauges are below 10: {low}",
            champion=champion,
            low=low,
        )
        return False
    table.trace.applied(rule, "{champion} is in the Dojo with 10 Energy of each colour", champion=champion)
    return True


# --- the board -----------------------------------------------------------------------------------------------------


def connected(state: Hara, world: World) -> bool:
    return world not in state.disconnected


def around_the_dojo(state: Hara) -> list[World]:
    """The Worlds clockwise, on a board that has been laid out."""
    if not state.ring:
        raise InputError("there is no board yet.", todo="State the sample board, or how the Worlds lie.")
    return state.ring


def beside(state: Hara, world: World) -> list[World]:
    """The Worlds on both sides of this one around the Dojo."""
    slots = list(Slot)
    here = next((slots.index(slot) for slot, other in state.places.items() if other is world), None)
    if here is None:
        raise InputError(f"{world.value} does not lie around the Dojo.", todo="Lay out the board first.")
    sides = (slots[(here - 1) % 6], slots[(here + 1) % 6])
    return [state.places[slot] for slot in sides if slot in state.places]


def ring_of(world: World) -> list[tuple[Space, Space]]:
    """The six pairs of adjacent spaces inside a World of the sample board."""
    spaces = spaces_of(world)
    return list(pairwise([*spaces, spaces[0]]))


def touching(state: Hara, world: World) -> list[tuple[Space, Space]]:
    """Which spaces of this World of the sample board touch which spaces outside it, if the tiles are together.

    Spaces 1 and 2 touch the Dojo; clockwise, 2 and 3 touch 1 and 6 of the next World.
    """
    pairs = [(space_of(world, 1), Space.DOJO), (space_of(world, 2), Space.DOJO)]
    slots = list(Slot)
    here = next(slots.index(slot) for slot, other in state.places.items() if other is world)
    if after := state.places.get(slots[(here + 1) % 6]):
        pairs += [(space_of(world, 2), space_of(after, 1)), (space_of(world, 3), space_of(after, 6))]
    if before := state.places.get(slots[(here - 1) % 6]):
        pairs += [(space_of(world, 1), space_of(before, 2)), (space_of(world, 6), space_of(before, 3))]
    return pairs


def neighbours(state: Hara, space: Space) -> set[Space]:
    """The spaces adjacent to this one. A disconnected World touches nothing outside."""
    return adjacency(state).get(space, set())


def adjacency(state: Hara) -> dict[Space, set[Space]]:
    """The neighbours of every space."""
    found: dict[Space, set[Space]] = {}
    for one, other in all_paths(state):
        if one.world is other.world or (_open(state, one) and _open(state, other)):
            found.setdefault(one, set()).add(other)
            found.setdefault(other, set()).add(one)
    return found


def look_around(table: Table[Hara], space: Space) -> set[Space]:
    """The adjacent spaces, for somebody who asks."""
    near = neighbours(table.state, space)
    shown = sorted(near, key=list(Space).index)
    table.trace.applied("board.adjacent", "adjacent to {space}: {near}", space=space, near=shown)
    return near


def look_beside(table: Table[Hara], world: World) -> list[World]:
    """The adjacent Worlds, for somebody who asks."""
    near = beside(table.state, world)
    table.trace.applied("board.worlds", "adjacent to {world}: {near}", world=world, near=near)
    return near


def all_paths(state: Hara) -> list[tuple[Space, Space]]:
    """Every pair of adjacent spaces, whether or not a World is disconnected."""
    if state.paths is not None:
        return [tuple(sorted(pair, key=lambda space: space.value)) for pair in state.paths]  # type: ignore[misc]
    if not state.places:
        raise InputError("there is no board yet.", todo="State the sample board, or which spaces are adjacent.")
    return [pair for world in state.ring for pair in [*ring_of(world), *touching(state, world)]]


def _open(state: Hara, space: Space) -> bool:
    return space.world is None or connected(state, space.world)


def distances(state: Hara, start: Space) -> dict[Space, int]:
    """How many spaces away each space is that can be reached at all."""
    found, beyond = {start: 0}, adjacency(state)
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for near in sorted(beyond.get(here, ()), key=lambda space: space.value):
            if near not in found:
                found[near] = found[here] + 1
                queue.append(near)
    return found


def distance(state: Hara, one: Space, other: Space) -> int | None:
    """The range between two spaces; None where no way leads from one to the other."""
    return distances(state, one).get(other)


def measure(table: Table[Hara], one: Space, other: Space) -> int:
    """The range between two spaces, for somebody who asks."""
    far = distance(table.state, one, other)
    if far is None:
        raise Refusal("board.range", "no way leads from {one} to {other}", one=one, other=other)
    table.trace.applied("board.range", "the range from {one} to {other} is {far}", one=one, other=other, far=far)
    return far


def within(state: Hara, start: Space, reach: int) -> list[Space]:
    """The spaces at this range or less, the nearest first."""
    return [space for space, far in distances(state, start).items() if far <= reach]


def why_not_move(state: Hara, figure: Figure, to: Space) -> Refusal | None:
    if to.world is not None and not connected(state, to.world) and figure.space.world is not to.world:
        return Refusal("disconnected.access", "{world} is disconnected", world=to.world)
    if to not in neighbours(state, figure.space):
        return Refusal("board.move", "{to} is not adjacent to {space}", to=to, space=figure.space)
    if figure.movement < 1:
        return Refusal("board.move", "no movement points are left")
    return None


def move(table: Table[Hara], champion: Champion, to: Space) -> None:
    """Spend 1 movement point to enter an adjacent space."""
    figure = table.state.champions[champion]
    if refusal := why_not_move(table.state, figure, to):
        raise refusal
    figure.space, figure.movement = to, figure.movement - 1
    table.trace.applied("board.move", "{champion} moves to {to}", champion=champion, to=to)
    arrive(table, champion)


def arrive(table: Table[Hara], champion: Champion) -> None:
    """What the mode does to whoever has just arrived on a space."""
    for effect in ARRIVALS:
        effect(table, champion)


def why_not_transport(state: Hara, to: Space) -> Refusal | None:
    if to.world is not None and not connected(state, to.world):
        return Refusal("disconnected.access", "{world} is disconnected", world=to.world)
    return None


def transport(table: Table[Hara], champion: Champion, to: Space) -> None:
    """Go straight to the space."""
    if refusal := why_not_transport(table.state, to):
        raise refusal
    table.state.champions[champion].space = to
    table.trace.applied("board.transport", "{champion} is transported to {to}", champion=champion, to=to)
    arrive(table, champion)


def roll_world(table: Table[Hara]) -> World:
    return table.chance.roll(WORLD_DIE, list(World))


def roll_d6(table: Table[Hara]) -> int:
    return table.chance.roll(D6, NUMBERS)


def roll_space(table: Table[Hara]) -> Space:
    """A random space: the World die for the World, the D6 for the space."""
    space = space_of(roll_world(table), roll_d6(table))
    table.trace.applied("board.random-space", "the dice give {space}", space=space)
    return space


# --- decks ---------------------------------------------------------------------------------------------------------


def shuffled(table: Table[Hara], pile: str, cards: list[Card]) -> list[Card]:
    """The cards in the order stated for the pile, by their names."""
    left, order = list(cards), []
    for name in table.chance.shuffle(pile, [card.name for card in cards]):
        order.append(next(card for card in left if card.name == name))
        left.remove(order[-1])
    return order


def draw_dusk_card(table: Table[Hara], rule: str) -> Card | None:
    """The top card of the Dusk deck; an empty deck is rebuilt from its discard pile. None where both are empty."""
    state = table.state
    if not state.dusk_deck:
        state.dusk_deck, state.dusk_discard = shuffled(table, DUSK_DECK, state.dusk_discard), []
        table.trace.applied(rule, "Dusk cards shuffled back: {number}", number=len(state.dusk_deck))
    if not state.dusk_deck:
        table.trace.rejected(rule, "no Dusk card arrives", because="the Dusk deck is empty")
        return None
    card, state.dusk_deck = state.dusk_deck[0], state.dusk_deck[1:]
    return card


# --- the clock -----------------------------------------------------------------------------------------------------


def next_round(table: Table[Hara]) -> None:
    """Move the Day marker on; after the last round the game is over."""
    state = table.state
    if state.round is Round.DAWN:
        state.round = Round.DUSK
    elif state.day < LAST_DAY:
        state.day, state.round = state.day + 1, Round.DAWN
    else:
        finish(table, Result.LOST, "day.rounds")
        table.trace.applied("day.rounds", "Day 6 is over without a victory: the game is lost")
        return
    table.trace.applied("day.rounds", "Day {day}, {round} begins", day=state.day, round=state.round)


# --- gauges --------------------------------------------------------------------------------------------------------


def gain_energy(table: Table[Hara], champion: Champion, energy: Energy) -> Act[None]:
    """One Energy; Gold goes on a gauge of the player's choice."""
    figure = table.state.champions[champion]
    colour = energy
    if energy is Energy.GOLD:
        below = [one for one in table.state.gauges if figure.energy.get(one, 0) < GAUGE]
        colour = yield from choose(
            champion, "the gauge for Gold Energy", below or table.state.gauges, rule="energy.gold"
        )
        table.trace.applied("energy.gold", "the Gold Energy counts as {colour}", colour=colour)
    before = figure.energy.get(colour, 0)
    figure.set_energy(colour, min(GAUGE, before + 1))
    table.trace.applied(
        "energy.gauge",
        "{champion} has {value} {colour}",
        champion=champion,
        value=min(GAUGE, before + 1),
        colour=colour,
    )


def pay_energy(table: Table[Hara], champion: Champion, colour: Energy, rule: str) -> None:
    """Pay 1 Energy of this colour, or be refused by the rule that asks for it."""
    figure = table.state.champions[champion]
    if figure.energy.get(colour, 0) < 1:
        raise Refusal(rule, "{champion} has no {colour} Energy", champion=champion, colour=colour)
    figure.set_energy(colour, figure.energy[colour] - 1)


def hurt(table: Table[Hara], champion: Champion, damage: int) -> None:
    """Take damage from the Champion's Health, unless it is in the Dojo; at 0 it is defeated."""
    figure = table.state.champions[champion]
    if figure.space is Space.DOJO:
        because = "{champion} is in the Dojo"
        table.trace.rejected("dojo.shelter", "no damage for {champion}", because=because, champion=champion)
        return
    figure.health = max(0, figure.health - damage)
    text = "{champion}: {damage} damage, {health} Health left"
    table.trace.applied("health.damage", text, champion=champion, damage=damage, health=figure.health)
    fall_at_zero(table, champion)


def fall_at_zero(table: Table[Hara], champion: Champion) -> None:
    """Without Health a Champion is defeated."""
    figure = table.state.champions[champion]
    if figure.health == 0:
        figure.defeated = True
        table.trace.applied("health.damage", "{champion} is defeated", champion=champion)


def change_health(table: Table[Hara], champion: Champion, number: int) -> None:
    """Health gained, or lost below 0; a loss is no damage, so the Dojo does not keep it off."""
    figure = table.state.champions[champion]
    figure.health = max(0, figure.health + number)
    if number < 0:
        fall_at_zero(table, champion)
