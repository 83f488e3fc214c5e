"""Step 3 of the Chronicle: an edifice is built or repaired, sites leave, and the map fills up again."""

from __future__ import annotations

from ruleproof.core import Refusal
from ruleproof.games.oath.names import CardKind, Region, Role, Shuffled
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.rules.chronicle import winner_of, winner_role
from ruleproof.games.oath.state import Oath, OathTable, Site


def ruled_by_winner(state: Oath, site: str) -> bool:
    """Whether the winner rules the site; the Chancellor and the Citizens rule theirs together."""
    winner, ruler = winner_of(state), state.site(site).ruler
    if ruler is None:
        return False
    empire = (Role.CHANCELLOR, Role.CITIZEN)
    return ruler == winner or (winner_role(state) in empire and state.player(ruler).role in empire)


# --- building and repairing -------------------------------------------------------------------------------------------


def why_not_edifice(state: Oath, player: str) -> Refusal | None:
    """Why `player` can neither build nor repair now."""
    chronicle = state.chronicle
    if refusal := flow.why_not_step(state, 3):
        return refusal
    text = "only the winner builds or repairs, not {player}"
    if refusal := flow.why_not_decide(state, player, Refusal("edifice.right", text, player=player)):
        return refusal
    if winner_role(state) is Role.EXILE:
        return Refusal("edifice.right", "the winner is an Exile")
    if chronicle.edifice is not None:
        return Refusal("edifice.right", "{card} has already been built or repaired", card=chronicle.edifice)
    if chronicle.edifice_passed:
        return Refusal("edifice.right", "{player} neither builds nor repairs", player=player)
    return None


def why_not_build(state: Oath, player: str, edifice: str, denizen: str) -> Refusal | None:
    """Why `player` cannot put this edifice of the Archive in the place of this denizen."""
    if refusal := why_not_edifice(state, player):
        return refusal
    new, old = state.card(edifice), state.card(denizen)
    site = state.site_of_card(denizen)
    if old.kind is not CardKind.DENIZEN or site is None or not ruled_by_winner(state, site):
        return Refusal("edifice.build", "{card} is no denizen at a site the winner rules", card=denizen)
    if any(state.card(card).is_edifice for card in state.site(site).cards):
        return Refusal("edifice.one", "{site} already holds an edifice", site=site)
    if edifice not in state.archive or not new.is_edifice:
        return Refusal("edifice.build", "{card} is no edifice of the Archive", card=edifice)
    if new.suit is None or new.suit is not old.suit:
        return Refusal("edifice.build", "{card} and {other} differ in suit", card=edifice, other=denizen)
    return None


def why_not_repair(state: Oath, player: str, ruin: str) -> Refusal | None:
    if refusal := why_not_edifice(state, player):
        return refusal
    site = state.site_of_card(ruin)
    if state.card(ruin).kind is not CardKind.RUIN or site is None or not ruled_by_winner(state, site):
        return Refusal("edifice.repair", "{card} is no ruin at a site the winner rules", card=ruin)
    return None


def buildings(state: Oath, player: str) -> list[tuple[str, str]]:
    """Every edifice the player may build, with the denizen it would replace."""
    denizens = [card for name in state.sites_on_map() for card in state.site(name).cards]
    pairs = [(edifice, denizen) for edifice in state.archive for denizen in denizens]
    return [pair for pair in pairs if why_not_build(state, player, *pair) is None]


def repairs(state: Oath, player: str) -> list[str]:
    """Every ruin the player may repair."""
    ruins = [card for name in state.sites_on_map() for card in state.site(name).cards]
    return [ruin for ruin in ruins if why_not_repair(state, player, ruin) is None]


def pass_edifice(table: OathTable, player: str) -> None:
    """The winner leaves it at that."""
    flow.require(why_not_edifice(table.state, player))
    table.state.chronicle.edifice_passed = True
    table.trace.applied("edifice.right", "{player} neither builds nor repairs", player=player)


def build(table: OathTable, player: str, edifice: str, denizen: str) -> None:
    state = table.state
    flow.require(why_not_build(state, player, edifice, denizen))
    name = state.site_of_card(denizen)
    assert name is not None
    site = state.site(name)
    state.take_card(edifice)
    site.cards = [edifice if card == denizen else card for card in site.cards]
    state.card(edifice).kind = CardKind.EDIFICE
    state.chronicle.edifice = edifice
    table.trace.applied("edifice.right", "{player} builds {edifice}", player=player, edifice=edifice)
    table.trace.applied("edifice.build", "{edifice} takes the place of {denizen}", edifice=edifice, denizen=denizen)
    reading = table.readings["C12"]
    if reading == "a":
        state.world_deck.append(denizen)
        table.trace.applied("edifice.build", "{card} goes to the world deck", card=denizen)
    elif reading == "b":
        state.discards[state.region_of(name)].append(denizen)
        table.trace.applied("edifice.build", "{card} is discarded", card=denizen)
    else:
        state.archive.append(denizen)
        table.trace.applied("edifice.build", "{card} goes to the Archive", card=denizen)


def repair(table: OathTable, player: str, ruin: str) -> None:
    state = table.state
    flow.require(why_not_repair(state, player, ruin))
    state.card(ruin).kind = CardKind.EDIFICE
    state.chronicle.edifice = ruin
    table.trace.applied("edifice.right", "{player} repairs {ruin}", player=player, ruin=ruin)
    table.trace.applied("edifice.repair", "{ruin} is intact again", ruin=ruin)


# --- cleaning up ------------------------------------------------------------------------------------------------------


def clean_map(table: OathTable) -> None:
    """The rest of step 3, in its order."""
    state = table.state
    chronicle = flow.begin_step(table, 3)
    ruled = {name for name in state.sites_on_map() if ruled_by_winner(state, name)}
    staying = [name for name in state.sites_on_map() if stays(table, name)]
    for name in state.sites_on_map():
        if name not in staying:
            remove_site(table, name)
        elif name not in ruled:
            let_edifice_fall(table, name)
    return_pieces(table)
    push_sites(table, staying, ruled)
    fill_slots(table)
    reveal_sites(table)
    chronicle.done = 3


def stays(table: OathTable, name: str) -> bool:
    state = table.state
    if ruled_by_winner(state, name):
        table.trace.applied("clean-up.kept", "{site} stays: the winner rules it", site=name)
        return True
    if any(state.card(card).kind is CardKind.EDIFICE for card in state.site(name).cards):
        table.trace.applied("clean-up.kept", "{site} stays: it holds an intact edifice", site=name)
        return True
    table.trace.rejected(
        "clean-up.kept",
        "{site} does not stay",
        because="the winner does not rule it and it holds no intact edifice",
        site=name,
    )
    return False


def discard_denizens(table: OathTable, name: str, rule: str) -> None:
    state, site = table.state, table.state.site(name)
    leaving = [card for card in site.cards if not state.card(card).is_edifice]
    site.cards = [card for card in site.cards if card not in leaving]
    state.discards[state.region_of(name)].extend(leaving)
    for card in leaving:
        table.trace.applied(rule, "{card} is discarded", card=card)


def remove_site(table: OathTable, name: str) -> None:
    """Empty a site that does not stay, and put it back into the site deck."""
    state, site = table.state, table.state.site(name)
    discard_denizens(table, name, "clean-up.leave")
    for relic in site.relics:
        state.relic_deck.append(relic)
        table.trace.applied("clean-up.leave", "{relic} goes back to the relic deck", relic=relic)
    for ruin in site.cards:
        state.archive.append(ruin)
        table.trace.applied("clean-up.leave", "{card} goes to the Archive", card=ruin)
    site.cards, site.relics = [], []
    region = state.region_of(name)
    state.map[region] = [None if slot == name else slot for slot in state.map[region]]
    state.site_deck.append(name)
    table.trace.applied("clean-up.leave", "{site} goes back to the site deck", site=name)


def let_edifice_fall(table: OathTable, name: str) -> None:
    state = table.state
    for card in state.site(name).cards:
        if state.card(card).kind is CardKind.EDIFICE:
            state.card(card).kind = CardKind.RUIN
            table.trace.applied("clean-up.fall", "{card} falls into ruin", card=card)
    discard_denizens(table, name, "clean-up.fall")


def return_pieces(table: OathTable) -> None:
    """Pawns and warbands go back to their owners; from then on nobody rules a site."""
    state = table.state
    for player in state.players.values():
        player.pawn = None
    for site in state.sites.values():
        for owner, number in site.warbands.items():
            state.player(owner).warbands += number
        site.warbands, site.ruler = {}, None
    table.trace.applied("clean-up.pieces", "all pawns and warbands go back to their owners")


# --- the new map ------------------------------------------------------------------------------------------------------


def goes_down(table: OathTable, name: str, ruled: set[str]) -> bool:
    """Whether a site that stays is pushed towards the Hinterland."""
    state = table.state
    ruined = any(state.card(card).kind is CardKind.RUIN for card in state.site(name).cards)
    return ruined and not (name in ruled and table.readings["C15"] == "b")


def push_sites(table: OathTable, staying: list[str], ruled: set[str]) -> None:
    """Sites keep their order on the map, those without ruins in the first slots, those with ruins in the last."""
    state = table.state
    down = [name for name in staying if goes_down(table, name, ruled)]
    up = [name for name in staying if name not in down]
    empty = sum(len(slots) for slots in state.map.values()) - len(staying)
    slots: list[str | None] = [*up, *[None] * empty, *down]
    for region in Region:
        size = len(state.map[region])
        state.map[region], slots = slots[:size], slots[size:]
    for name in up:
        tell_slot(table, "clean-up.up", "{site} now lies here: {region}, slot {slot}", name)
    for name in down:
        tell_slot(table, "clean-up.down", "{site} now lies here: {region}, slot {slot}", name)


def tell_slot(table: OathTable, rule: str, text: str, name: str) -> None:
    """Record where on the map a site lies, counted from the top of its region."""
    state = table.state
    table.trace.applied(rule, text, site=name, region=state.region_of(name), slot=state.slot_of(name))


def fill_slots(table: OathTable) -> None:
    """Facedown sites of the shuffled site deck, from the first empty slot on, as far as they reach."""
    state = table.state
    state.site_deck = table.chance.shuffle(Shuffled.SITE_DECK.pile, state.site_deck)
    for region in Region:
        slots = state.map[region]
        for index, slot in enumerate(slots):
            if slot is None and state.site_deck:
                name = state.site_deck.pop(0)
                state.sites.setdefault(name, Site()).faceup = False
                slots[index] = name
                tell_slot(table, "clean-up.fill", "{site} is laid facedown here: {region}, slot {slot}", name)


def reveal_sites(table: OathTable) -> None:
    state = table.state
    for region in Region:
        sites = [name for name in state.map[region] if name is not None]
        if sites and not any(state.site(name).faceup for name in sites):
            state.site(sites[0]).faceup = True
            tell_slot(table, "clean-up.reveal", "{site} is turned up: {region}, slot {slot}", sites[0])
