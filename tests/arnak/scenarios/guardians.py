"""Guardians: what it takes to overcome each of them."""

from __future__ import annotations

from tests.arnak.scenario import Scenario


def overcome(guardian: str, says: str, given: str, then: dict[str, str], *pays: str) -> Scenario:
    """An own archaeologist stands at l1-1, where the guardian is."""
    position = f"at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1={guardian}; {given}"
    whole = {"me.guardians": f"+{guardian}", "sites.l1-1.guardian": "-", "asks": "after", **then}
    return Scenario(guardian, says, position, ("overcome l1-1", *pays), whole)


def travelled(card: str, icons: str, needs: str) -> dict[str, str]:
    return {"me.hand": f"-{card}", "me.play": f"+{card}", "me.pool.icons": icons, "me.pool.needs": needs}


def hired(icons: str, needs: str) -> dict[str, str]:
    return {"me.pool.icons": icons, "me.pool.needs": needs}


PAID_IN_TOKENS = [
    overcome(
        "g-coin-compass",
        "costs a coin, a compass and an arrowhead",
        "coin: 2; compass: 2; arrowhead: 2; hand: fear",
        {"me.purse": "coin -1, compass -1, arrowhead -1"},
    ),
    overcome(
        "g-2coin",
        "costs 2 coins and an arrowhead",
        "coin: 3; arrowhead: 2; hand: fear",
        {"me.purse": "coin -2, arrowhead -1"},
    ),
    Scenario(
        "g-2coin",
        "can be overcome at a camp, by an archaeologist on its second space too",
        "players: 4; at: camp-coin/2; wardens: camp-coin=g-2coin; coin: 2; arrowhead: 1",
        ("overcome camp-coin",),
        {
            "me.guardians": "+g-2coin",
            "sites.camp-coin.guardian": "-",
            "me.purse": "coin -2, arrowhead -1",
            "asks": "after",
        },
    ),
    overcome("g-4coin", "costs 4 coins", "coin: 5; arrowhead: 1; hand: fear", {"me.purse": "coin -4"}),
    overcome("g-3tablet", "costs 3 tablets", "tablet: 4; arrowhead: 1; hand: fear", {"me.purse": "tablet -3"}),
    overcome(
        "g-2compass",
        "costs 2 compasses and an arrowhead",
        "compass: 3; arrowhead: 2; hand: fear",
        {"me.purse": "compass -2, arrowhead -1"},
    ),
]

PAID_WITH_A_CARD = [
    overcome(
        "g-coin-discard",
        "costs a coin, an arrowhead and a card",
        "coin: 1; arrowhead: 1; hand: fear horse",
        {"me.hand": "-horse", "me.play": "+horse", "me.purse": "coin -1, arrowhead -1"},
        "discard horse",
    ),
    overcome(
        "g-compass-discard",
        "costs a compass, an arrowhead and a card",
        "compass: 1; arrowhead: 1; hand: fear horse",
        {"me.hand": "-fear", "me.play": "+fear", "me.purse": "compass -1, arrowhead -1"},
        "discard fear",
    ),
]

PAID_WITH_TRAVEL = [
    overcome(
        "g-coin-boot",
        "costs a coin, an arrowhead and a boot",
        "coin: 1; arrowhead: 1; hand: fear",
        {**travelled("fear", "+boot", "+boot"), "me.purse": "coin -1, arrowhead -1"},
        "travel fear",
    ),
    overcome(
        "g-coin-boot",
        "the boot may be a hired plane, beside the coin owed",
        "coin: 3; arrowhead: 1; hand: fear",
        {**hired("+plane", "+boot"), "me.purse": "coin -3, arrowhead -1"},
        "hire",
    ),
    overcome(
        "g-tablet-boot",
        "costs a tablet, an arrowhead and a boot",
        "tablet: 1; arrowhead: 1; hand: fear",
        {**travelled("fear", "+boot", "+boot"), "me.purse": "tablet -1, arrowhead -1"},
        "travel fear",
    ),
    overcome(
        "g-plane-a",
        "costs an arrowhead and a plane",
        "arrowhead: 1; hand: airdrop fear",
        {**travelled("airdrop", "+plane", "+plane"), "me.purse": "arrowhead -1"},
        "travel airdrop",
    ),
    overcome(
        "g-plane-a",
        "the plane may be hired",
        "coin: 2; arrowhead: 1; hand: airdrop",
        {**hired("+plane", "+plane"), "me.purse": "coin -2, arrowhead -1"},
        "hire",
    ),
    overcome(
        "g-plane-b",
        "costs an arrowhead and a plane",
        "arrowhead: 1; hand: airdrop fear",
        {**travelled("airdrop", "+plane", "+plane"), "me.purse": "arrowhead -1"},
        "travel airdrop",
    ),
    overcome(
        "g-plane-b",
        "an assistant's plane pays as well",
        "arrowhead: 1; assistants: a-coin-plane",
        {
            "me.assistants": "+a-coin-plane! -a-coin-plane",
            **hired("+plane", "+plane"),
            "me.purse": "arrowhead -1",
        },
        "travel a-coin-plane",
    ),
    overcome(
        "g-boat",
        "costs an arrowhead and a boat",
        "arrowhead: 1; hand: funding-boat funding-car",
        {**travelled("funding-boat", "+boat", "+boat"), "me.purse": "arrowhead -1"},
        "travel funding-boat",
    ),
    overcome(
        "g-boat",
        "a plane may take the place of the boat",
        "arrowhead: 1; hand: funding-boat airdrop",
        {**travelled("airdrop", "+plane", "+boat"), "me.purse": "arrowhead -1"},
        "travel airdrop",
    ),
    overcome(
        "g-car",
        "costs an arrowhead and a car",
        "arrowhead: 1; hand: funding-boat funding-car",
        {**travelled("funding-car", "+car", "+car"), "me.purse": "arrowhead -1"},
        "travel funding-car",
    ),
    overcome(
        "g-car",
        "another guardian's boon pays as well",
        "arrowhead: 1; guardians: g-boat",
        {"me.guardians": "+g-boat! +g-car -g-boat", **hired("+car", "+car"), "me.purse": "arrowhead -1"},
        "travel g-boat",
    ),
    overcome(
        "g-compass-2boot",
        "costs a compass and 2 boots",
        "compass: 1; hand: fear fear",
        {
            "me.hand": "-fear -fear",
            "me.play": "+fear +fear",
            **hired("+boot +boot", "+boot +boot"),
            "me.purse": "compass -1",
        },
        *("travel fear", "travel fear"),
    ),
    overcome(
        "g-compass-2boot",
        "a card with two icons pays both boots",
        "compass: 1; hand: gold-pan fear",
        {**travelled("gold-pan", "+boat +boat", "+boot +boot"), "me.purse": "compass -1"},
        "travel gold-pan",
    ),
    overcome(
        "g-jewel-boot",
        "costs a jewel and a boot",
        "jewel: 1; hand: fear",
        {**travelled("fear", "+boot", "+boot"), "me.purse": "jewel -1"},
        "travel fear",
    ),
]

SCENARIOS: list[Scenario] = [*PAID_IN_TOKENS, *PAID_WITH_A_CARD, *PAID_WITH_TRAVEL]
