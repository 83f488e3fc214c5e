"""The flow: where phase, round and queue stand, whose activation it is, and what may therefore happen now.

Every act asks here. Where the scenario has set no moment, its first act sets the one it takes for granted and says so.
"""

from __future__ import annotations

from ruleproof.core import Refusal, Table
from ruleproof.games.harakiri.names import CHARACTERS, ELEMENTS, MINIATURES, EndStep, Kind, Name, Part, PhaseEnd
from ruleproof.games.harakiri.rules.naming import require_character
from ruleproof.games.harakiri.state import Harakiri, Queue, Round, Turn

DEFEATED = "{who} is defeated"


# --- the phase --------------------------------------------------------------------------------------------------------


def require_running(table: Table[Harakiri]) -> None:
    """Nothing more happens in a phase that has ended."""
    if table.state.phase_end is not None:
        raise Refusal(_because(table.state), "the phase is over")


def require_over(table: Table[Harakiri], rule: str) -> None:
    """`rule` waits for the end of the phase."""
    if table.state.phase_end is None:
        raise Refusal(rule, "the phase is not over")


def require_settled(table: Table[Harakiri], outcome: PhaseEnd, rule: str) -> None:
    """Going on by `rule` needs a phase that ended so, and all that its end asks for done, Yomi mode included."""
    state = table.state
    if state.phase_end is not outcome:
        text = "the phase did not end in failure" if outcome is PhaseEnd.FAILURE else "the phase did not end in victory"
        raise Refusal(rule, text)
    if EndStep.RECOVERY not in state.ending.steps:
        order = "failure.order" if outcome is PhaseEnd.FAILURE else "victory.order"
        raise Refusal(order, "the end of the phase is not settled")
    if state.campaign.shinigami_due:
        raise Refusal("yomi.bold", "the Shinigami has not been faced")
    if state.campaign.shinigami:
        raise Refusal("yomi.after", "the fight against the Shinigami is not over")


def _because(state: Harakiri) -> str:
    """The rule by which the phase ended."""
    if state.ending.because is not None:
        return state.ending.because
    return "end.objective" if state.phase_end is PhaseEnd.VICTORY else "end.condition"


def setting_up(table: Table[Harakiri], rule: str) -> None:
    """`rule` belongs to the setup: before the first round."""
    require_running(table)
    now = table.state.round
    if now.number:
        raise Refusal(rule, "round {number} has begun", number=now.number)
    if not now.stated:
        now.stated = True
        table.assume(rule, "the phase is being set up")


def require_set_up(table: Table[Harakiri]) -> None:
    """Every character of whom something is known has been set up for this phase."""
    state = table.state
    for who in (Name(kind) for kind in Kind if kind in CHARACTERS):
        known = who in state.creatures or str(who) in state.setup.saves
        if known and who not in state.setup.ready:
            raise Refusal("character.ki", "{who} is not set up", who=who)


def require_begun(table: Table[Harakiri]) -> None:
    """Where the setup has been followed, what comes after it waits for its end: every character, and the first zone."""
    require_running(table)
    state = table.state
    if not state.round.stated or state.round.number:
        return
    require_set_up(table)
    if not state.zone:
        raise Refusal("zone.setup", "the zone in which the phase begins is not set up")


def start_anew(state: Harakiri) -> None:
    """Another fight begins, with rounds and activations of its own."""
    state.round = Round(malice=state.round.malice)
    state.initiative, state.queue, state.turn, state.activation = (), Queue(), None, None


# --- the parts of the round -------------------------------------------------------------------------------------------


def next_part(state: Harakiri) -> Part:
    """The part that follows the last one begun."""
    parts = list(Part)
    last = state.round.part
    return parts[0] if last is None else parts[(parts.index(last) + 1) % len(parts)]


def begin_part(table: Table[Harakiri], part: Part) -> None:
    """Begin the part whose turn it is, if nothing of the one before is left undone."""
    require_begun(table)
    state = table.state
    if not state.round.stated:
        _assume_before(table, part)
    following = next_part(state)
    if part is not following:
        raise _not_now(part, following)
    if part is Part.ACTIVATIONS:
        _require_queue(state)
    if part is Part.KI:
        require_all_turned(table)
    if part is Part.ORACLE:
        state.initiative, state.queue = (), Queue(shifts=state.queue.shifts, granted=state.queue.granted)
    state.round.part = part
    table.trace.applied("round.parts", "part {number} of the round: {part}", number=_number(part), part=part)


def _number(part: Part) -> int:
    return list(Part).index(part) + 1


def _not_now(part: Part, following: Part) -> Refusal:
    text = "part {due} comes next, not part {number}"
    return Refusal("round.parts", text, due=_number(following), number=_number(part))


def _assume_before(table: Table[Harakiri], part: Part) -> None:
    """Take it for granted that all is done which comes before the part."""
    now = table.state.round
    now.stated = True
    if part is Part.ORACLE:
        table.assume("round.parts", "a round begins")
        return
    now.part = list(Part)[list(Part).index(part) - 1]
    now.number = max(1, now.number)
    table.assume("round.parts", "part {number} of the round has been played", number=_number(now.part))
    if part is Part.KI:
        table.state.queue.all_turned = True


def _require_queue(state: Harakiri) -> None:
    """Activations wait for a queue that is ready, where its cards have been laid at all."""
    queue = state.queue
    if queue.laid and not queue.settled:
        raise Refusal("queue.effects", "the effects on the queue are not resolved yet")
    if queue.laid and not queue.followed:
        raise Refusal("queue.elects", "the cards of elects are not in front yet")


# --- following the queue ----------------------------------------------------------------------------------------------


def next_card(state: Harakiri) -> Name | None:
    """The leftmost card that is not turned."""
    return next((name for name in state.initiative if name not in state.queue.turned), None)


def begin_activation(table: Table[Harakiri], who: Name) -> None:
    """Somebody's card comes up: in the third part of the round, one after another, by the queue."""
    require_running(table)
    require_standing(table, who)
    _require_nobody_active(table)
    _enter_activations(table)
    take_card(table, who)


def activate_by_zone(table: Table[Harakiri], who: Name) -> None:
    """Somebody without a miniature activates, as often in a round as the rules of the zone say."""
    require_running(table)
    queue = table.state.queue
    if queue.grants_used.count(who) >= queue.granted.count(who):
        raise Refusal("queue.zone-rules", "no rule of the zone gives {who} an activation", who=who)
    _require_nobody_active(table)
    _enter_activations(table)
    queue.grants_used += (who,)
    table.trace.applied("queue.zone-rules", "{who} activates as the zone says", who=who)


def defeated_by(state: Harakiri, who: Name) -> str | None:
    """The rule by which somebody takes no part any more; None for those who do."""
    if who not in state.defeated:
        return None
    if who.kind in ELEMENTS:
        return "element.defeated"
    return "defeat.out" if who.kind in CHARACTERS else "defeat.enemy"


def require_standing(table: Table[Harakiri], who: Name) -> None:
    """The defeated take no part any more."""
    if rule := defeated_by(table.state, who):
        raise Refusal(rule, DEFEATED, who=who)


def _require_nobody_active(table: Table[Harakiri]) -> None:
    if table.state.turn is not None:
        raise Refusal("queue.activate", "the activation of {who} is not over", who=table.state.turn.who)


def _enter_activations(table: Table[Harakiri]) -> None:
    now = table.state.round
    if not now.stated:
        _assume_before(table, Part.ACTIVATIONS)
    if now.part is Part.INITIATIVE:
        begin_part(table, Part.ACTIVATIONS)
    elif now.part is not Part.ACTIVATIONS:
        raise _not_now(Part.ACTIVATIONS, next_part(table.state))


def take_card(table: Table[Harakiri], who: Name) -> None:
    """The card of whoever is next. Where nobody said in which order the cards lie, any that is not turned may be."""
    queue = table.state.queue
    if who in queue.turned:
        raise Refusal("queue.turn", "{who} has been activated this round", who=who)
    if queue.all_turned:
        raise Refusal("queue.done", "every card of this round is turned")
    if queue.followed:
        if who not in table.state.initiative:
            raise Refusal("queue.activate", "{who} has no card in the queue", who=who)
        first = next_card(table.state)
        if who != first:
            raise Refusal("queue.activate", "the next card is that of {who}", who=first)
        table.trace.applied("queue.activate", "{who} is the next in the queue", who=who)
    queue.current = who


def turn_card(table: Table[Harakiri], who: Name) -> None:
    """Somebody's activation is over."""
    queue = table.state.queue
    if queue.current != who:
        return
    queue.current = None
    queue.turned += (who,)
    table.trace.applied("queue.turn", "the card of {who} is turned", who=who)
    if waiting(table.state) is None:
        table.trace.applied("queue.done", "every card is turned: the next part begins")


def waiting(state: Harakiri) -> Name | None:
    """Somebody whose card is not turned: the next of the queue, or anybody where its order is not known."""
    if state.queue.all_turned:
        return None
    if state.queue.followed:
        return next_card(state)
    return next((who for who in state.places if who.kind in MINIATURES and who not in state.queue.turned), None)


def unturned(state: Harakiri) -> Name | None:
    """Somebody who is active, or is yet to be in this round."""
    return state.turn.who if state.turn else waiting(state)


def require_all_turned(table: Table[Harakiri]) -> None:
    """The next part of the round waits until every card is turned."""
    if who := unturned(table.state):
        raise Refusal("queue.done", "the card of {who} is not turned", who=who)


# --- the activation of a character ------------------------------------------------------------------------------------


def turn_of(table: Table[Harakiri], who: Name, rule: str) -> Turn:
    """The activation of the character, if it is the active one; else `rule` refuses."""
    require_character(who)
    require_running(table)
    require_standing(table, who)
    if not table.state.round.stated and table.state.turn is None:
        _assume_activation(table, who, rule)
    turn = table.state.turn
    if turn is None or turn.who != who:
        raise Refusal(rule, "it is not the activation of {who}", who=who)
    return turn


def _assume_activation(table: Table[Harakiri], who: Name, rule: str) -> None:
    state = table.state
    state.round.stated, state.round.number = True, max(1, state.round.number)
    state.round.part, state.queue.current, state.turn = Part.ACTIVATIONS, who, Turn(who=who)
    table.assume(rule, "it is the activation of {who}", who=who)
