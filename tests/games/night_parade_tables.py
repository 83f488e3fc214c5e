"""What the property tests of Night Parade share: a table, islands side by side, every act, a plan played out."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import InputError, Table
from ruleproof.games.night_parade.names import PARADES, Amount, Icon, IslandName, Phase, Token
from ruleproof.games.night_parade.rules import champion, exile, hide, icons, invoke, throne
from ruleproof.games.night_parade.rules.reign import throne_cards, usable
from ruleproof.games.night_parade.rules.turn import optional, phases, resolving
from ruleproof.games.night_parade.state import Island, NightParade
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["night-parade"])
RUNNER = BookRunner(PROJECT, PROJECT.book("night-parade"))
ON_CARDS = tuple(icon for icon in Icon if icon is not Icon.CHAMPION)

ReadyTable = Table[NightParade]
Attempt = tuple[Any, tuple[Any, ...]]
"""An act and its arguments."""
Plan = list[Attempt | int]
"""A number stands for something helpful, or for an option of the open choice."""


def new_table(state: NightParade, **readings: str) -> ReadyTable:
    table: ReadyTable = RUNNER.new_table(readings)
    table.state = state.model_copy(deep=True)
    table.state.check()
    return table


def islands_side_by_side(draw: st.DrawFn, names: Iterable[IslandName]) -> list[Island]:
    """These islands, any two of them neighbours or not."""
    islands = [Island(name=name) for name in names]
    neighbours = list(itertools.combinations(islands, 2))
    drawn = draw(st.integers(0, 2 ** len(neighbours) - 1))
    for bit, (one, other) in enumerate(neighbours):
        if drawn >> bit & 1:
            one.next_to.append(other.name)
            other.next_to.append(one.name)
    return islands


def helpful(table: ReadyTable, wanted: int) -> Attempt:
    """Something that is probably legal, so that generated games get on."""
    current = table.state.current()
    clan = current.clan
    if current.phase is Phase.ACTIVATE:
        return phases.activate, (clan, PARADES[wanted % 3])
    if current.phase is Phase.RESOLVE and (playable := invoke.shikigami_to_play(table, clan)) and wanted % 2:
        return invoke.play_shikigami, (clan, playable[0])
    if current.phase is Phase.RESOLVE and not current.icons and current.waiting:
        return resolving.go_to_card, (clan, current.waiting[0])
    if current.phase is not Phase.RESOLVE or not current.icons:
        return helpful_in_phase_3(table, wanted)
    options = legal_uses(table, current.icons[0])
    return options[wanted % len(options)] if options else (optional.skip, (clan, current.icons[0]))


def helpful_in_phase_3(table: ReadyTable, wanted: int) -> Attempt:
    clan = table.state.current().clan
    other = next(one for one in reversed(table.state.players) if one is not clan or len(table.state.players) == 1)
    if wanted % 3 == 0 and (affordable := invoke.cards_to_invoke(table, clan)):
        return invoke.invoke, (clan, affordable[0])
    if wanted % 3 == 1 and (open_cards := exile.cards_to_exile(table, clan, other)):
        return exile.exile, (clan, other, open_cards[wanted % len(open_cards)])
    return phases.end_turn, (clan,)


def legal_uses(table: ReadyTable, icon: Icon) -> list[Attempt]:
    """Ways to use the next icon, as the engine offers them; of Reign, those that need no second thought."""
    clan = table.state.current().clan
    if icon is Icon.FIGHT:
        return [(hide.fight, (clan, *target)) for target in hide.targets_to_fight(table, clan)]
    if icon is Icon.HIDE:
        lying: list[Attempt] = [(hide.move_hidden, (clan, *way)) for way in hide.ways_to_move_hidden(table, clan)]
        return [*lying, *((hide.hide, (clan, *one)) for one in hide.pieces_to_hide(table, clan))]
    if icon is Icon.CHAMPION:
        climbing: list[Attempt] = [
            (champion.move_champion, (clan, space)) for space in champion.spaces_to_enter(table, clan)
        ]
        islands = throne.islands_for_champion(table, clan)
        return climbing + [(throne.place_champion, (clan, island)) for island in islands]
    if icon is Icon.MOVE:
        return [(icons.move, (clan, *way[1:], way[0])) for way in icons.ways_to_move(table, clan)]
    if icon is Icon.PLACE:
        return [(icons.place, (clan, name)) for name in icons.islands_to_place_on(table, clan)]
    if icon is Icon.REIGN:
        return simple_reigns(table)
    return [(icons.take, (clan, Amount(1, next(t for t in Token if t.value.split()[0] == icon.value))))]


def simple_reigns(table: ReadyTable) -> list[Attempt]:
    clan, ways = table.state.current().clan, list[Attempt]()
    for card in usable.abilities(table, clan):
        if card in (1, 7):
            ways += [
                (throne_cards.reign_on, (clan, card, name)) for name in usable.islands_to_reign_on(table, clan, card)
            ]
        elif card in throne_cards.GIVES:
            ways.append((throne_cards.reign, (clan, card)))
        elif card == 6:
            ways.append(
                (throne_cards.reign_discarding, (clan, card, [one.name for one in table.state.spirit_dimension]))
            )
    return ways


def attempt(table: ReadyTable, one: Attempt | int) -> None:
    """Carry out one attempt; a number makes an open choice, anything else is refused while it is open."""
    if table.pending is not None and isinstance(one, int):
        pending = table.pending
        table.pick(pending.by, pending.options[one % len(pending.options)], rule=pending.rule)
    else:
        act, arguments = helpful(table, one) if isinstance(one, int) else one
        table.do(act, *arguments)
    if table.refusal is not None:
        table.expect_refusal(table.refusal.rule)


def play(state: NightParade, plan: Plan) -> ReadyTable:
    """The table after the plan; what makes no sense in its place is left out."""
    table = new_table(state)
    for one in plan:
        try:
            attempt(table, one)
        except InputError:
            continue
    return table
