"""What an Oni turn card does: turn effect, production, Moon Princess action, round objective."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Table
from ruleproof.games.tsukuyumi.names import Oni, Section
from ruleproof.games.tsukuyumi.rules.rounds.princess import princess_action
from ruleproof.games.tsukuyumi.state import Board, Instruction


def carry_out(table: Table[Board], card: str) -> Act[None]:
    """All instructions, in the order in which they stand on the card."""
    instructions = table.state.cards.turns.get(card)
    if instructions is None:
        raise InputError(f"what the Oni turn card {card!r} says is not stated.", todo="State its lines.")
    sections = list(dict.fromkeys(instruction.section for instruction in instructions))
    table.trace.applied("turn.sections", "the card {card} has: {sections}", card=card, sections=sections)
    for number, instruction in enumerate(instructions, 1):
        text = "instruction {number} of {card}: {section}"
        table.trace.applied("turn.card", text, number=number, card=card, section=instruction.section)
        if instruction.section is Section.EFFECT:
            table.state.course.effect = instruction.says
            table.trace.applied("turn.effect", "for the whole round: {effect}", effect=instruction.says)
        elif instruction.section is Section.PRODUCTION:
            _produce(table, instruction)
        elif instruction.section is Section.PRINCESS:
            table.trace.applied("turn.princess", "the card asks for a Moon Princess action")
            yield from princess_action(table)
        else:
            table.state.course.objective = instruction


def _produce(table: Table[Board], instruction: Instruction) -> None:
    """Place new Oni; where the size is used up the next larger one, then the next smaller one."""
    board = table.state
    if instruction.oni is None or instruction.area is None or instruction.area not in board.areas:
        raise InputError("a production line names Oni, number and an area of the map.", todo="Fill in its cells.")
    sizes = list(Oni)
    place = sizes.index(instruction.oni)
    for _ in range(instruction.number or 1):
        oni = next((oni for oni in [*sizes[place:], *reversed(sizes[:place])] if board.available[oni]), None)
        if oni is None:
            text = "no Oni is available, so none is placed in {area}"
            table.trace.applied("pool.limit", text, area=instruction.area)
            return
        board.available[oni] -= 1
        board.areas[instruction.area].add_oni(oni, 1)
        table.trace.applied("turn.production", "a new {oni} is placed in {area}", oni=oni, area=instruction.area)
