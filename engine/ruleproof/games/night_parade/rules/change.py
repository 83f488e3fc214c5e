"""Change: a card that has been used goes to its owner's shortest Parade."""

from __future__ import annotations

from ruleproof.core import Act, Readings, Refusal, choose
from ruleproof.games.night_parade.names import Clan, Element
from ruleproof.games.night_parade.state import Card, NightTable


def change(table: NightTable, clan: Clan, card: Card, source: Element) -> Act[None]:
    """Move the card from the active Parade to the shortest one, if the rules let it go anywhere."""
    player = table.state.player(clan)
    if card.name.champion:
        if table.state.current().on_space:
            table.trace.applied("champion.change", "{card} must Change", card=card.name)
    else:
        table.trace.applied("change.mandatory", "{card} must Change", card=card.name)
        table.trace.applied("change.after-use", "{card} has been used", card=card.name)
    if not table.state.cursed_throne:
        table.trace.applied("change.without-throne", "this Change holds without Cursed Throne too")
    sizes = parade_sizes(table, player.parades, card, source)
    targets = change_targets(table, card, sizes, source)
    if not targets:
        return
    if clan is table.state.king:
        if len(targets) > 1:
            table.trace.rejected(
                "king.change",
                "left out: {others}",
                because="further down than {best}",
                others=targets[1:],
                best=targets[:1],
            )
        targets = targets[:1]
        table.trace.applied("king.change", "the King chooses the {parade} Parade", parade=targets[0])
    elif len(targets) > 1:
        table.trace.applied("change.tie", "{parades} are equally short", parades=targets)
    target = yield from choose(
        clan,
        "the Parade the card goes to",
        targets,
        rule="change.tie",
        why_not=lambda parade: why_not_change(card, sizes, source, parade),
    )
    player.parades[source].remove(card)
    player.parades[target].append(card)
    table.trace.applied("change.shortest", "{card} goes to the {parade} Parade", card=card.name, parade=target)
    table.trace.applied("change.right-end", "{card} is now its rightmost card", card=card.name)


def why_not_change(card: Card, sizes: dict[Element, int], source: Element, parade: object) -> Refusal | None:
    """The rule that keeps the card from a Parade it is not offered."""
    if parade is source:
        return Refusal("change.same-parade", "{card} is already in the {parade} Parade", card=card.name, parade=source)
    if isinstance(parade, Element) and parade in sizes:
        least = min(sizes.values())
        return Refusal(
            "change.shortest",
            "the {parade} Parade has {size} cards, the shortest {least}",
            parade=parade,
            size=sizes[parade],
            least=least,
        )
    return None


def parade_sizes(
    table: NightTable, parades: dict[Element, list[Card]], leaving: Card, source: Element
) -> dict[Element, int]:
    """How many cards each Parade counts while `leaving` is about to leave `source`."""
    sizes = {
        element: sum(counts_for_size(card, table.readings) for card in cards) for element, cards in parades.items()
    }
    if table.readings["C24"] == "a":
        table.trace.applied(
            "change.leaving-counts",
            "{card} still counts in the {parade} Parade: Earth {earth}, Water {water}, Wood {wood}",
            card=leaving.name,
            parade=source,
            earth=sizes[Element.EARTH],
            water=sizes[Element.WATER],
            wood=sizes[Element.WOOD],
        )
    elif counts_for_size(leaving, table.readings):
        sizes[source] -= 1
    return sizes


def counts_for_size(card: Card, readings: Readings) -> bool:
    return not card.name.champion or readings["C19"] == "a"


def change_targets(table: NightTable, card: Card, sizes: dict[Element, int], source: Element) -> list[Element]:
    """The Parades the card may go to, from the top; none when it has to stay."""
    shortest = [element for element in sizes if sizes[element] == min(sizes.values())]
    if shortest == [source] or (source in shortest and table.readings["C23"] == "b"):
        targets = []
    else:
        targets = [element for element in shortest if element is not source]
        if source in shortest:
            table.trace.rejected(
                "change.same-parade",
                "{card} does not stay in the {parade} Parade",
                because="a tie does not keep it, and it cannot go where it already is",
                card=card.name,
                parade=source,
            )
    if table.readings["C25"] == "b":
        counts = list(sizes.values())
        targets = [e for e in sizes if e is not source and (e in targets or counts.count(sizes[e]) > 1)]
    if not targets:
        table.trace.rejected(
            "change.stay",
            "{card} does not leave the {parade} Parade",
            because="that Parade is already the shortest, with {size}",
            card=card.name,
            parade=source,
            size=sizes[source],
        )
    return targets
