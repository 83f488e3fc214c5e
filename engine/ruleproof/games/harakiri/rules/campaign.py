"""What goes beyond one phase: changing Kami, special tokens and Yomi mode. Wanderers are in `enemies` and `defeat`."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table, choose
from ruleproof.games.harakiri.names import AbilitySource, Name, PhaseEnd
from ruleproof.games.harakiri.rules import flow
from ruleproof.games.harakiri.rules.ending.recovery import recover, repair
from ruleproof.games.harakiri.rules.ending.resurrection import resurrect_all
from ruleproof.games.harakiri.rules.heroes import characters_of, hero_of
from ruleproof.games.harakiri.state import Harakiri, SpecialToken

# --- changing Kami ----------------------------------------------------------------------------------------------------


def change_kami(table: Table[Harakiri], who: Name, kami: str) -> None:
    """At the end of a phase a character may take a Kami that was unlocked in it, in place of its own."""
    campaign, hero = table.state.campaign, hero_of(table.state, who)
    unlocked = next((one for one in campaign.unlocked if one.kami == kami), None)
    if unlocked is None:
        raise Refusal("kami-change.other", "nothing has unlocked {kami}", kami=kami)
    rule = "kami-change.other" if unlocked.mission_of is None else "kami-change.mission"
    flow.require_over(table, rule)
    if unlocked.mission_of not in (None, who):
        raise Refusal(rule, "the mission was that of {owner}", owner=unlocked.mission_of)
    table.trace.applied(rule, "{who} takes {kami} instead of {old}", who=who, kami=kami, old=hero.kami)
    hero.kami = kami
    hero.abilities = {name: one for name, one in hero.abilities.items() if one.source is AbilitySource.CHARACTER}
    campaign.unlocked = tuple(one for one in campaign.unlocked if one is not unlocked)
    table.trace.applied(
        "kami-change.affinity", "the affinity of {who} stays at {affinity}", who=who, affinity=hero.affinity
    )


# --- special tokens ---------------------------------------------------------------------------------------------------


def give_special_token(table: Table[Harakiri], who: Name, effect: str, use: str) -> None:
    """An effect gives a character a special token and says what it is for."""
    flow.require_standing(table, who)
    hero_of(table.state, who).special_tokens += 1
    table.state.campaign.special_tokens += (SpecialToken(who=who, effect=effect, use=use),)
    table.trace.applied("special-token.use", "{effect} says what the token is for: {use}", effect=effect, use=use)


def uses_of_tokens(table: Table[Harakiri], who: Name) -> list[str]:
    """What the special tokens of a character are for."""
    found = [one for one in table.state.campaign.special_tokens if one.who == who]
    for one in found:
        table.trace.applied("special-token.use", "the token of {effect} is for: {use}", effect=one.effect, use=one.use)
    return [one.use for one in found]


def pass_on(table: Table[Harakiri], giver: Name, taker: Name, number: int) -> Act[None]:
    """Special tokens change hands, each with what it is for; the giver chooses where they are for different things."""
    campaign = table.state.campaign
    for _ in range(number):
        held = [one for one in campaign.special_tokens if one.who == giver]
        if not held:
            return  # nobody has said what they are for
        uses = list(dict.fromkeys(one.use for one in held))
        use = yield from choose(giver, "the special token to hand over", uses, rule="special-token.use")
        token = next(one for one in held if one.use == use)
        handed = token.model_copy(update={"who": taker})
        campaign.special_tokens = tuple(handed if one is token else one for one in campaign.special_tokens)
        table.trace.applied("special-token.use", "the token that {taker} gets is for: {use}", taker=taker, use=use)


# --- Yomi mode --------------------------------------------------------------------------------------------------------


def mark_track(table: Table[Harakiri], fallen: list[Name]) -> None:
    """One box of the Yomi track for each character that was defeated, one after another."""
    campaign = table.state.campaign
    for who in fallen:
        campaign.marks += 1
        table.trace.applied("yomi.mark", "box {n} is marked for {who}", n=campaign.marks, who=who)
        if campaign.marks in campaign.bold:
            campaign.shinigami_due = True
            table.trace.applied("yomi.bold", "box {n} is bold: the Shinigami comes", n=campaign.marks)
        else:
            table.trace.rejected("yomi.bold", "the Shinigami", because="box {n} is not bold", n=campaign.marks)


def before_next_chapter(table: Table[Harakiri]) -> None:
    """By one reading, Yomi mode repairs armour before every chapter."""
    if table.readings["C44"] == "a" or table.state.phase_end is not PhaseEnd.VICTORY:
        return
    for who in characters_of(table.state):
        recover(table, who, "yomi.after")
        repair(table, who, "yomi.after")


def face_shinigami(table: Table[Harakiri]) -> None:
    """The fight begins, with everybody recovered."""
    campaign = table.state.campaign
    if not campaign.shinigami_due:
        raise Refusal("yomi.bold", "no bold box was reached")
    for who in characters_of(table.state):
        recover(table, who, "yomi.before")
        repair(table, who, "yomi.before")
    campaign.shinigami_due, campaign.shinigami = False, True
    campaign.phase_before = table.state.phase_end
    table.state.phase_end = None
    flow.start_anew(table.state)


def after_shinigami(table: Table[Harakiri]) -> Act[None]:
    """The fight is over: the defeated come back without a test or a mark, and everybody recovers."""
    campaign = table.state.campaign
    if not campaign.shinigami:
        raise Refusal("yomi.after", "nobody is fighting the Shinigami")
    yield from resurrect_all(table)
    for who in characters_of(table.state):
        recover(table, who, "yomi.after")
        repair(table, who, "yomi.after")
    campaign.shinigami = False
    table.state.phase_end = campaign.phase_before
