"""Steps about a character's activation: its board, action points, techniques, ki dice, heads and Kami mode."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_among, expect_set
from ruleproof.games.harakiri.names import AbilityKind, AbilitySource, Action, KiPlace, Name, Part, Square
from ruleproof.games.harakiri.rules.characters import activation, kami_mode, ki
from ruleproof.games.harakiri.rules.characters.ki import Taken
from ruleproof.games.harakiri.rules.dice import KI_DIE
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.rules.round import parts
from ruleproof.games.harakiri.state import Ability
from ruleproof.games.harakiri.steps.common import HarakiriTable, rolling, turn_of, vocabulary

_BOARD = {
    "level": "level",
    "affinity": "affinity",
    "action points": "action_points",
    "dice in reserve": "ki_reserve",
    "exhausted dice": "ki_exhausted",
    "coins": "coins",
    "heads": "heads",
    "boss heads": "boss_heads",
    "karma": "karma",
    "special tokens": "special_tokens",
    "extra movement": "move_bonus",
}


@vocabulary.given(
    "these character boards",
    Columns(
        {"character": "Creature", **{name: "d+?" if name == "dice in reserve" else "d?" for name in _BOARD}},
    ),
)
def boards(table: HarakiriTable, rows: list[dict[str, Any]]) -> None:
    """The level is 1 where it does not matter, or as high as the ki dice need; what else is left out is 0."""
    for row in rows:
        hero = hero_of(table.state, row["character"])
        values = {field: row[column] for column, field in _BOARD.items() if row[column] is not None}
        values["ki_reserve"] = tuple(values.get("ki_reserve", hero.ki_reserve))
        dice = len(values["ki_reserve"]) + values.get("ki_exhausted", 0) + len(hero.ki_active)
        values.setdefault("level", max(hero.level, dice))
        table.state.heroes[row["character"]] = hero.model_validate({**hero.model_dump(), **values})


@vocabulary.given(
    "these abilities",
    Columns(
        {
            "character": "Creature",
            "ability": "text",
            "kind": "AbilityKind",
            "from": "AbilitySource?",
            "ki": "d?",
            "die": "d?",
            "affinity": "d?",
            "cost": "d?",
        }
    ),
)
def abilities(table: HarakiriTable, rows: list[dict[str, Any]]) -> None:
    """A character's own asks for a ki die of 1 or more unless stated; `die` is the ki die in its slot."""
    for row in rows:
        hero = hero_of(table.state, row["character"])
        names = {"kind": "kind", "from": "source", "ki": "ki", "die": "die", "affinity": "affinity", "cost": "cost"}
        values = {field: row[column] for column, field in names.items() if row[column] is not None}
        _require_effect(row["ability"], values)
        known = hero.abilities.get(row["ability"], Ability())
        hero.abilities[row["ability"]] = known.model_copy(update=values)
        dice = len(hero.ki_reserve) + len(hero.ki_active) + hero.ki_exhausted
        hero.level = max(hero.level, dice)


def _require_effect(ability: str, values: dict[str, Any]) -> None:
    """What an ability of this kind and source does not have cannot be stated of it."""
    kami = values.get("source") is AbilitySource.KAMI
    strange = {"ki", "die"} if kami else {"affinity"}
    if values["kind"] is not AbilityKind.TECHNIQUE:
        strange.add("cost")
    if wrong := sorted(strange & values.keys()):
        raise InputError(f"{ability!r} is an ability without {wrong[0]}.", todo="Leave that out, or change its kind.")


@vocabulary.given("in this activation {who:Creature} has already used the action {action:Action}")
def given_action(table: HarakiriTable, who: Name, action: Action) -> None:
    turn = table.state.turn
    if turn is None or turn.who != who:
        raise InputError(f"it is not the activation of {who}.", todo="Say first: it is the activation of …")
    turn.taken += (action,)


@vocabulary.given("{who:Creature} is in Kami mode since this activation")
def given_kami_now(table: HarakiriTable, who: Name) -> None:
    hero_of(table.state, who).kami_mode = kami_mode.KAMI_ENDS


@vocabulary.given("{who:Creature} is in Kami mode since the activation before")
def given_kami_before(table: HarakiriTable, who: Name) -> None:
    hero_of(table.state, who).kami_mode = kami_mode.KAMI_ENDS - 1


@vocabulary.given("{number:d} (head|heads) (lies|lie) on {square:Square}")
def given_heads(table: HarakiriTable, number: int, square: Square) -> None:
    table.state.heads[square] = number


@vocabulary.given("{number:d} boss (head|heads) (lies|lie) on {square:Square}")
def given_boss_heads(table: HarakiriTable, number: int, square: Square) -> None:
    table.state.boss_heads[square] = number


# --- the activation ---------------------------------------------------------------------------------------------------


@vocabulary.when("the activation of {who:Creature} begins")
def begins(table: HarakiriTable, who: Name) -> None:
    table.do(activation.begin, who)


@vocabulary.when("the activation of {who:Creature} ends")
def ends(table: HarakiriTable, who: Name) -> None:
    table.do(activation.end, who)


@vocabulary.when("{who:Creature} uses the technique {name:text}")
def uses_technique(table: HarakiriTable, who: Name, name: str) -> None:
    table.do(activation.use_technique, who, name)


@vocabulary.when("{who:Creature} recovers the head on {square:Square}")
def recovers_head(table: HarakiriTable, who: Name, square: Square) -> None:
    table.do(activation.recover_head, who, square)


@vocabulary.when("{who:Creature} recovers the boss head on {square:Square}")
def recovers_boss_head(table: HarakiriTable, who: Name, square: Square) -> None:
    table.do(activation.recover_head, who, square, boss=True)


@vocabulary.when("{who:Creature} enters Kami mode")
def enters_kami_mode(table: HarakiriTable, who: Name) -> None:
    table.do(kami_mode.enter, who)


# --- what is seen -----------------------------------------------------------------------------------------------------


@vocabulary.then("{who:Creature} has {points:d} action (point|points)")
def has_points(table: HarakiriTable, who: Name, points: int) -> None:
    expect(hero_of(table.state, who).action_points, points, f"the action points of {who}")


@vocabulary.then("nobody is active")
def nobody_active(table: HarakiriTable) -> None:
    expect(table.state.turn and table.state.turn.who, None, "the active character")


@vocabulary.then("it is still the activation of {who:Creature}")
def still_active(table: HarakiriTable, who: Name) -> None:
    expect(table.state.turn and table.state.turn.who, who, "the active character")


@vocabulary.then("{who:Creature} carries out {effects:text+}")
def carried_out(table: HarakiriTable, who: Name, effects: list[str]) -> None:
    expect(list(turn_of(table, who).effects), effects, f"what {who} carried out in this activation")


@vocabulary.then("{who:Creature} carries out {effects:text+}, among others")
def carried_out_among(table: HarakiriTable, who: Name, effects: list[str]) -> None:
    expect_among(turn_of(table, who).effects, effects, f"what {who} carried out in this activation")


@vocabulary.then("{who:Creature} owns {number:d} (head|heads)")
def owns_heads(table: HarakiriTable, who: Name, number: int) -> None:
    expect(hero_of(table.state, who).heads, number, f"the heads of {who}")


@vocabulary.then("{who:Creature} owns {number:d} boss (head|heads)")
def owns_boss_heads(table: HarakiriTable, who: Name, number: int) -> None:
    expect(hero_of(table.state, who).boss_heads, number, f"the boss heads of {who}")


@vocabulary.then("{number:d} (head|heads) (lies|lie) on {square:Square}")
def heads_lie(table: HarakiriTable, number: int, square: Square) -> None:
    expect(table.state.heads.get(square, 0), number, f"the heads on {square}")


@vocabulary.then("{number:d} boss (head|heads) (lies|lie) on {square:Square}")
def boss_heads_lie(table: HarakiriTable, number: int, square: Square) -> None:
    expect(table.state.boss_heads.get(square, 0), number, f"the boss heads on {square}")


@vocabulary.then("{who:Creature} is in Kami mode")
def in_kami_mode(table: HarakiriTable, who: Name) -> None:
    expect(hero_of(table.state, who).kami_mode is not None, True, f"Kami mode of {who}")


@vocabulary.then("{who:Creature} is not in Kami mode")
def not_in_kami_mode(table: HarakiriTable, who: Name) -> None:
    expect(hero_of(table.state, who).kami_mode is not None, False, f"Kami mode of {who}")


# --- ki dice ----------------------------------------------------------------------------------------------------------


@vocabulary.given("the next ki (die|dice) rolled (shows|show) {faces:d+}")
def next_rolls(table: HarakiriTable, faces: list[int]) -> None:
    table.chance.state_roll(KI_DIE, *faces)


@vocabulary.when("{who:Creature} places a {face:d} on {ability:text}")
def places(table: HarakiriTable, who: Name, face: int, ability: str) -> None:
    table.do(ki.place, who, face, ability)


@vocabulary.when("{who:Creature} withdraws the ki die of {ability:text}")
def withdraws(table: HarakiriTable, who: Name, ability: str) -> None:
    table.do(ki.withdraw, who, ability)


@vocabulary.when(
    "{who:Creature} rerolls these ki dice", Columns({"from": "KiPlace", "shows": "d?", "slot": "text?", "rolls": "d?"})
)
def rerolls(table: HarakiriTable, who: Name, rows: list[dict[str, Any]]) -> None:
    """A die of the reserve is told by what it shows, one in a slot by the ability of the slot."""
    for row in rows:
        told_by = {KiPlace.RESERVE: {"shows"}, KiPlace.SLOT: {"slot"}, KiPlace.EXHAUSTED: set()}[row["from"]]
        if {column for column in ("shows", "slot") if row[column] is not None} != told_by:
            raise InputError(
                f"a die from {row['from']} is told by other columns.",
                todo="Tell one of the reserve by what it shows, one in a slot by its slot, one exhausted by neither.",
            )
    dice = [Taken(row["from"], row["shows"], row["slot"]) for row in rows]
    rolls = [row["rolls"] for row in rows if row["rolls"] is not None]
    table.do(rolling(ki.reroll, KI_DIE, *rolls), who, dice)


@vocabulary.when("the ki dice drop")
def drop(table: HarakiriTable) -> None:
    table.do(parts.play, Part.KI)


@vocabulary.then("the reserve of {who:Creature} holds the ki dice {faces:d+}")
def reserve_holds(table: HarakiriTable, who: Name, faces: list[int]) -> None:
    expect_set(hero_of(table.state, who).ki_reserve, faces, f"the ki dice in the reserve of {who}")


@vocabulary.then("the reserve of {who:Creature} holds no ki dice")
def reserve_empty(table: HarakiriTable, who: Name) -> None:
    expect_set(hero_of(table.state, who).ki_reserve, [], f"the ki dice in the reserve of {who}")


@vocabulary.then("the slot of {ability:text} of {who:Creature} holds a {face:d}")
def slot_holds(table: HarakiriTable, ability: str, who: Name, face: int) -> None:
    expect(ki.slot_of(hero_of(table.state, who), who, ability).die, face, f"the die in the slot of {ability}")


@vocabulary.then("the slot of {ability:text} of {who:Creature} is empty")
def slot_empty(table: HarakiriTable, ability: str, who: Name) -> None:
    expect(ki.slot_of(hero_of(table.state, who), who, ability).die, None, f"the die in the slot of {ability}")


@vocabulary.then("{who:Creature} has {number:d} exhausted ki (die|dice)")
def has_exhausted(table: HarakiriTable, who: Name, number: int) -> None:
    expect(hero_of(table.state, who).ki_exhausted, number, f"the exhausted ki dice of {who}")
