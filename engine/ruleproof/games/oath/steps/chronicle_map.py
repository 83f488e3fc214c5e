"""Step 3 of the Chronicle: edifices, sites that stay or leave, and the new map."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, expect, expect_among, expect_set
from ruleproof.games.oath.names import CardKind, Region
from ruleproof.games.oath.rules import chronicle_map
from ruleproof.games.oath.state import OathTable
from ruleproof.games.oath.steps.common import given, options, playing, then, when


@given("{site:text} is facedown")
def facedown(table: OathTable, site: str) -> None:
    table.state.site(site).faceup = False


@given("at {site:text} (lies the relic|lie the relics) {relics:Thing+}")
def relics_at(table: OathTable, site: str, relics: list[str]) -> None:
    """The closest to the site first."""
    there = table.state.site(site)
    there.relics = [*there.relics, *relics]


@when("{player:Player} builds {edifice:text} in place of {denizen:text}")
def builds(table: OathTable, player: str, edifice: str, denizen: str) -> None:
    table.do(chronicle_map.build, playing(table, player), edifice, denizen)


@when("{player:Player} repairs {ruin:text}")
def repairs(table: OathTable, player: str, ruin: str) -> None:
    table.do(chronicle_map.repair, playing(table, player), ruin)


@when("{player:Player} neither builds nor repairs")
def passes_edifice(table: OathTable, player: str) -> None:
    table.do(chronicle_map.pass_edifice, playing(table, player))


@then("{player:Player} may build just", table=Columns({"edifice": "text", "in place of": "text"}))
def may_build(table: OathTable, player: str, rows: list[dict[str, Any]]) -> None:
    expected = [(row["edifice"], row["in place of"]) for row in rows]
    expect_set(
        options(table, chronicle_map.buildings(table.state, playing(table, player))),
        expected,
        f"what {player} may build",
    )


@then("{player:Player} may build {edifice:text} in place of {denizen:text}")
def may_build_this(table: OathTable, player: str, edifice: str, denizen: str) -> None:
    expect_among(
        options(table, chronicle_map.buildings(table.state, playing(table, player))),
        [(edifice, denizen)],
        f"what {player} may build",
    )


@then("nothing may be built")
def build_nothing(table: OathTable) -> None:
    for player in table.state.players:
        expect_set(
            options(table, chronicle_map.buildings(table.state, playing(table, player))), [], f"what {player} may build"
        )


@then("{player:Player} may repair just {ruins:text+}")
def may_repair(table: OathTable, player: str, ruins: list[str]) -> None:
    expect_set(
        options(table, chronicle_map.repairs(table.state, playing(table, player))), ruins, f"what {player} may repair"
    )


@then("{player:Player} may repair {ruins:text+}, among others")
def may_repair_among_others(table: OathTable, player: str, ruins: list[str]) -> None:
    expect_among(
        options(table, chronicle_map.repairs(table.state, playing(table, player))), ruins, f"what {player} may repair"
    )


@then("nothing may be repaired")
def repair_nothing(table: OathTable) -> None:
    for player in table.state.players:
        expect_set(
            options(table, chronicle_map.repairs(table.state, playing(table, player))), [], f"what {player} may repair"
        )


@then("the edifice {card:text} is intact")
def intact(table: OathTable, card: str) -> None:
    expect(table.state.card(card).kind, CardKind.EDIFICE, f"the side of {card}")


@then("the edifice {card:text} is in ruins")
def in_ruins(table: OathTable, card: str) -> None:
    expect(table.state.card(card).kind, CardKind.RUIN, f"the side of {card}")


@then("at {site:text} (lies|lie) just {things:Thing+}")
def at_site(table: OathTable, site: str, things: list[str]) -> None:
    """Cards and relics, in any order."""
    place = table.state.site(site)
    expect_set([*place.cards, *place.relics], things, f"what lies at {site}")


@then("at {site:text} (lies|lie) {things:Thing+}, among others")
def at_site_among_others(table: OathTable, site: str, things: list[str]) -> None:
    place = table.state.site(site)
    expect_among([*place.cards, *place.relics], things, f"what lies at {site}")


@then("at {site:text} lies nothing")
def nothing_at_site(table: OathTable, site: str) -> None:
    at_site(table, site, [])


@then("the map is now", table=Columns({"region": "Region", "site": "text?", "facedown": "Mark?"}))
def map_is(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """The slots of each region from top to bottom; a row without a site is an empty slot."""
    for region in Region:
        expected = [(row["site"], bool(row["facedown"])) for row in rows if row["region"] is region]
        slots = table.state.map[region]
        found = [(name, name is not None and not table.state.site(name).faceup) for name in slots]
        expect(found, expected, f"the sites of the {region}, and whether they are facedown")


@then("{site:text} lies in slot {slot:d} of the {region:Region}")
def lies_in_slot(table: OathTable, site: str, slot: int, region: Region) -> None:
    """Counted from the top of the region."""
    expect((table.state.region_of(site), table.state.slot_of(site)), (region, slot), f"the region and slot of {site}")


@then("neither pawns nor warbands are on the map")
def no_pieces(table: OathTable) -> None:
    expect_set([name for name, player in table.state.players.items() if player.pawn], [], "the pawns on the map")
    expect_set([name for name, site in table.state.sites.items() if site.warbands], [], "the sites with warbands")
