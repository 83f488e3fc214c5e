"""Steps about what goes beyond one phase: changing Kami, special tokens and Yomi mode."""

from __future__ import annotations

from ruleproof.core import expect
from ruleproof.games.harakiri.names import Name
from ruleproof.games.harakiri.rules import campaign
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import UnlockedKami
from ruleproof.games.harakiri.steps.common import HarakiriTable, pick, vocabulary

# --- Kami and special tokens ------------------------------------------------------------------------------------------


@vocabulary.given("the personal mission of {who:Creature} unlocks the Kami {kami:text}")
def unlocked_by_mission(table: HarakiriTable, who: Name, kami: str) -> None:
    table.state.campaign.unlocked += (UnlockedKami(kami=kami, mission_of=who),)


@vocabulary.given("an effect unlocks the Kami {kami:text}")
def unlocked(table: HarakiriTable, kami: str) -> None:
    table.state.campaign.unlocked += (UnlockedKami(kami=kami),)


@vocabulary.when("{who:Creature} changes to the Kami {kami:text}")
def changes(table: HarakiriTable, who: Name, kami: str) -> None:
    table.do(campaign.change_kami, who, kami)


@vocabulary.then("{who:Creature} has the Kami {kami:text} and an affinity of {affinity:d}")
def kami(table: HarakiriTable, who: Name, kami: str, affinity: int) -> None:
    hero = hero_of(table.state, who)
    expect((hero.kami, hero.affinity), (kami, affinity), f"the Kami and the affinity of {who}")


@vocabulary.when("the effect {effect:text} gives {who:Creature} a special token {use:text}")
def special_token(table: HarakiriTable, effect: str, who: Name, use: str) -> None:
    """The last words say what the token is for."""
    table.do(campaign.give_special_token, who, effect, use)


@vocabulary.when("{who:Creature} hands over the special token {use:text}")
def hands_over(table: HarakiriTable, who: Name, use: str) -> None:
    """Of several, one that is for this."""
    pick(table, who, use, "special-token.use")


@vocabulary.then("{who:Creature} chooses between the special tokens {uses:text+}")
def tokens_offered(table: HarakiriTable, who: Name, uses: list[str]) -> None:
    table.expect_choice(who, uses)


@vocabulary.then("the special tokens of {who:Creature} are {uses:text+}")
def token_uses(table: HarakiriTable, who: Name, uses: list[str]) -> None:
    """What each of them is for."""
    expect(campaign.uses_of_tokens(table, who), uses, f"what the special tokens of {who} are for")


# --- Yomi mode --------------------------------------------------------------------------------------------------------


@vocabulary.given("Yomi mode is played")
def yomi(table: HarakiriTable) -> None:
    table.state.campaign.yomi = True


@vocabulary.given("{marks:d} (box|boxes) of the Yomi track (is|are) marked")
def marked(table: HarakiriTable, marks: int) -> None:
    table.state.campaign.marks = marks


@vocabulary.given("the bold boxes of the Yomi track are {boxes:d+}")
def bold(table: HarakiriTable, boxes: list[int]) -> None:
    table.state.campaign.bold = frozenset(boxes)


@vocabulary.when("the characters face the Shinigami")
def face(table: HarakiriTable) -> None:
    table.do(campaign.face_shinigami)


@vocabulary.when("the fight against the Shinigami is over")
def over(table: HarakiriTable) -> None:
    table.do(campaign.after_shinigami)


@vocabulary.then("{marks:d} (box|boxes) of the Yomi track (is|are) marked")
def marks(table: HarakiriTable, marks: int) -> None:
    expect(table.state.campaign.marks, marks, "the boxes marked on the Yomi track")


@vocabulary.then("the Shinigami comes")
def comes(table: HarakiriTable) -> None:
    expect(table.state.campaign.shinigami_due, True, "whether the Shinigami comes")


@vocabulary.then("the Shinigami does not come")
def does_not_come(table: HarakiriTable) -> None:
    expect(table.state.campaign.shinigami_due, False, "whether the Shinigami comes")
