"""The three assistants that bring tokens or travel, and the one that buys."""

from __future__ import annotations

from tests.arnak.scenario import Scenario


def used(assistant: str, side: str) -> dict[str, str]:
    plus = "+" if side == "gold" else ""
    return {"me.assistants": f"+{assistant}{plus}! -{assistant}{plus}"}


def position(assistant: str, side: str, given: str) -> str:
    return f"assistants: {assistant}{'+' if side == 'gold' else ''}; {given}"


def choice(assistant: str, side: str, tokens: str, icons: str) -> list[Scenario]:
    """Used as a free action: the tokens, or icons for the rest of the turn."""
    given = position(assistant, side, "")
    return [
        Scenario(
            f"{assistant} {side}",
            f"gives {tokens}",
            given,
            (f"use {assistant}", "choose 1"),
            {**used(assistant, side), "me.purse": tokens, "asks": "turn"},
        ),
        Scenario(
            f"{assistant} {side}",
            f"or {icons} for the turn",
            given,
            (f"use {assistant}", "choose 2"),
            {**used(assistant, side), "me.pool.icons": icons, "asks": "turn"},
        ),
    ]


def journey(assistant: str, side: str, icons: str, needs: str, site: str, gain: str) -> list[Scenario]:
    """Its icons pay for a journey, taken beforehand or while paying."""
    tile = "" if site.startswith("camp") else f"tiles: {site}={'s2-arrowhead-jewel' if 'l2' in site else 's1-jewel'}"
    given = position(assistant, side, tile)
    then = {
        **used(assistant, side),
        "me.archaeologists": "-1",
        "me.pool.icons": icons,
        "me.pool.needs": needs,
        "me.purse": gain,
        f"sites.{site}.spaces": "+0 --",
        "asks": "after",
    }
    return [
        Scenario(
            f"{assistant} {side}",
            f"taken as {icons} before, it pays {needs}",
            given,
            (f"use {assistant}", "choose 2", f"dig {site} 1"),
            then,
        ),
        Scenario(
            f"{assistant} {side}",
            f"pays {needs} when travel is asked",
            given,
            (f"dig {site} 1", f"travel {assistant}"),
            then,
        ),
    ]


CHOICES = [
    *choice("a-coin-plane", "silver", "coin +1", "+plane"),
    *choice("a-coin-plane", "gold", "coin +2", "+plane +plane"),
    *choice("a-compass-car", "silver", "compass +1", "+car"),
    *choice("a-compass-car", "gold", "coin +1, compass +1", "+car +car"),
    *choice("a-compass-boat", "silver", "compass +1", "+boat"),
    *choice("a-compass-boat", "gold", "coin +1, compass +1", "+boat +boat"),
]

JOURNEYS = [
    *journey("a-coin-plane", "silver", "+plane", "+boot", "camp-tablet", "tablet +2"),
    *journey("a-coin-plane", "silver", "+plane", "+boat", "l1-3", "jewel +1"),
    *journey("a-coin-plane", "gold", "+plane +plane", "+car +car", "l2-1", "arrowhead +1, jewel +1"),
    *journey("a-compass-car", "silver", "+car", "+boot", "camp-tablet", "tablet +2"),
    *journey("a-compass-car", "silver", "+car", "+car", "l1-1", "jewel +1"),
    *journey("a-compass-car", "gold", "+car +car", "+car +car", "l2-1", "arrowhead +1, jewel +1"),
    *journey("a-compass-boat", "silver", "+boat", "+boot", "camp-tablet", "tablet +2"),
    *journey("a-compass-boat", "silver", "+boat", "+boat", "l1-3", "jewel +1"),
    *journey("a-compass-boat", "gold", "+boat +boat", "+boat +boat", "l2-3", "arrowhead +1, jewel +1"),
    Scenario(
        "a-compass-boat gold",
        "the boat that is left over pays for another cost of the same turn",
        "assistants: a-compass-boat+ a-boot-arrowhead; tiles: l1-3=s1-jewel",
        ("dig l1-3 1", "travel a-compass-boat", "use a-boot-arrowhead", "pay"),
        {
            "me.archaeologists": "-1",
            "me.assistants": "+a-boot-arrowhead! +a-compass-boat+! -a-boot-arrowhead -a-compass-boat+",
            "me.pool.icons": "+boat +boat",
            "me.pool.needs": "+boat +boot",
            "me.purse": "arrowhead +1, jewel +1",
            "sites.l1-3.spaces": "+0 --",
            "asks": "after",
        },
    ),
    Scenario(
        "a-compass-car gold",
        "the car that is left over is lost when the turn ends",
        "assistants: a-compass-car+; hand: fear; 1 passed: yes",
        ("use a-compass-car", "choose 2", "dig camp-coin 1", "end-turn", "dig camp-tablet 1", "travel fear"),
        {
            **used("a-compass-car", "gold"),
            "me.archaeologists": "-2",
            "me.hand": "-fear",
            "me.play": "+fear",
            "me.pool.icons": "+boot",
            "me.pool.needs": "+boot",
            "me.purse": "coin +2, tablet +2",
            "sites.camp-coin.spaces": "+0 --",
            "sites.camp-tablet.spaces": "+0 --",
            "asks": "after",
        },
    ),
]


def bought(side: str, says: str, given: str, then: dict[str, str], *do: str) -> Scenario:
    whole = {**used("a-buyer", side), "asks": "after", **then}
    return Scenario(f"a-buyer {side}", says, position("a-buyer", side, given), ("use a-buyer", *do), whole)


BUYER = [
    bought(
        "silver",
        "an item costs a coin less",
        "coin: 4; items: horse",
        {"me.deck": "+horse", "row.items": "+- -horse", "me.purse": "coin -3"},
        "buy horse",
    ),
    bought(
        "silver",
        "an artifact costs a compass less, and its effect is resolved",
        "compass: 4; artifacts: traders-coins",
        {"me.play": "+traders-coins", "row.artifacts": "+- -traders-coins", "me.purse": "coin +2, compass -2"},
        *("buy traders-coins", "resolve"),
    ),
    bought(
        "silver",
        "an artifact's effect may be left out",
        "compass: 4; artifacts: traders-coins",
        {"me.play": "+traders-coins", "row.artifacts": "+- -traders-coins", "me.purse": "compass -2"},
        *("buy traders-coins", "skip"),
    ),
    bought("silver", "the purchase may be declined", "coin: 4; compass: 4", {}, "skip"),
    bought(
        "silver",
        "an item for one coin costs nothing",
        "items: gold-pan",
        {"me.deck": "+gold-pan", "row.items": "+- -gold-pan"},
        "buy gold-pan",
    ),
    bought(
        "gold",
        "an item costs 2 coins less",
        "coin: 4; items: horse",
        {"me.deck": "+horse", "row.items": "+- -horse", "me.purse": "coin -2"},
        "buy horse",
    ),
    bought(
        "gold",
        "an artifact costs 2 compasses less, and its effect is resolved",
        "compass: 4; artifacts: traders-coins",
        {"me.play": "+traders-coins", "row.artifacts": "+- -traders-coins", "me.purse": "coin +2, compass -1"},
        *("buy traders-coins", "resolve"),
    ),
    bought("gold", "the purchase may be declined", "coin: 4; compass: 4", {}, "skip"),
    bought(
        "gold",
        "an item for one coin costs nothing and gives no change",
        "coin: 1; items: gold-pan",
        {"me.deck": "+gold-pan", "row.items": "+- -gold-pan"},
        "buy gold-pan",
    ),
]

SCENARIOS: list[Scenario] = [*CHOICES, *JOURNEYS, *BUYER]
