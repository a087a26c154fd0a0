"""The starting deck, Fear and the fear tile."""

from __future__ import annotations

from tests.arnak.scenario import Scenario

BY_CAR = {"me.pool.icons": "+car", "me.pool.needs": "+car"}
BY_BOAT = {"me.pool.icons": "+boat", "me.pool.needs": "+boat"}
ON_L1_1 = {"me.archaeologists": "-1", "sites.l1-1.spaces": "+0 --", "me.purse": "jewel +1", "asks": "after"}
ON_L1_3 = {"me.archaeologists": "-1", "sites.l1-3.spaces": "+0 --", "me.purse": "jewel +1", "asks": "after"}


def played(card: str, token: str) -> Scenario:
    then = {"me.hand": f"-{card}", "me.play": f"+{card}", "me.purse": f"{token} +1", "asks": "turn"}
    return Scenario(card, f"gives a {token} as a free action", f"hand: {card}", (f"play {card}",), then)


def by_car(card: str) -> Scenario:
    then = {**ON_L1_1, **BY_CAR, "me.hand": f"-{card}", "me.play": f"+{card}"}
    return Scenario(
        card, "or pays for a car", f"hand: {card}; tiles: l1-1=s1-jewel", ("dig l1-1 1", f"travel {card}"), then
    )


def by_boat(card: str) -> Scenario:
    then = {**ON_L1_3, **BY_BOAT, "me.hand": f"-{card}", "me.play": f"+{card}"}
    return Scenario(
        card, "or pays for a boat", f"hand: {card}; tiles: l1-3=s1-jewel", ("dig l1-3 1", f"travel {card}"), then
    )


SCENARIOS: list[Scenario] = [
    played("funding-boat", "coin"),
    by_boat("funding-boat"),
    played("funding-car", "coin"),
    by_car("funding-car"),
    played("exploration-boat", "compass"),
    by_boat("exploration-boat"),
    played("exploration-car", "compass"),
    by_car("exploration-car"),
    Scenario(
        "funding-car",
        "exiled, it leaves the game",
        "hand: funding-car; assistants: a-exile",
        ("use a-exile", "exile funding-car hand"),
        {"me.assistants": "+a-exile! -a-exile", "me.hand": "-funding-car", "box": "+funding-car", "asks": "turn"},
    ),
    Scenario(
        "exploration-boat",
        "drawn cards are played in the same turn",
        "deck: exploration-boat; assistants: a-draw+",
        ("use a-draw", "draw", "play exploration-boat"),
        {
            "me.assistants": "+a-draw+! -a-draw+",
            "me.deck": "-exploration-boat",
            "me.play": "+exploration-boat",
            "me.purse": "compass +1",
            "asks": "turn",
        },
    ),
    Scenario(
        "fear",
        "pays for a boot",
        "hand: fear",
        ("dig camp-coin 1", "travel fear"),
        {
            "me.archaeologists": "-1",
            "me.hand": "-fear",
            "me.play": "+fear",
            "me.pool.icons": "+boot",
            "me.pool.needs": "+boot",
            "me.purse": "coin +2",
            "sites.camp-coin.spaces": "+0 --",
            "asks": "after",
        },
    ),
    Scenario(
        "fear",
        "may be the card to discard",
        "coin: 2; hand: fear",
        ("dig camp-jewel 1", "hire", "pay", "discard fear"),
        {
            "me.archaeologists": "-1",
            "me.hand": "-fear",
            "me.play": "+fear",
            "me.pool.icons": "+plane",
            "me.pool.needs": "+boot",
            "me.purse": "coin -2, jewel +1",
            "sites.camp-jewel.spaces": "+0 --",
            "asks": "after",
        },
    ),
    Scenario(
        "fear",
        "exiled, it returns to the Fear deck",
        "play: fear; assistants: a-exile",
        ("use a-exile", "exile fear play"),
        {"me.assistants": "+a-exile! -a-exile", "me.play": "-fear", "decks.fear": "+fear", "asks": "turn"},
    ),
    Scenario(
        "fear-tile",
        "comes to the play area when the Fear deck is empty",
        "fear: 0; hand: exploration-car; tiles: l1-1=s1-fear-tablet-jewel",
        ("dig l1-1 1", "travel exploration-car"),
        {
            **BY_CAR,
            "decks.fear_tiles": "-fear-tile",
            "me.archaeologists": "-1",
            "me.hand": "-exploration-car",
            "me.play": "+exploration-car +fear-tile",
            "me.purse": "tablet +1, jewel +1",
            "sites.l1-1.spaces": "+0 --",
            "asks": "after",
        },
    ),
    Scenario(
        "fear-tile",
        "may be exiled from the play area, back to the reserve",
        "play: fear-tile; assistants: a-exile",
        ("use a-exile", "exile fear-tile play"),
        {
            "me.assistants": "+a-exile! -a-exile",
            "me.play": "-fear-tile",
            "decks.fear_tiles": "+fear-tile",
            "asks": "turn",
        },
    ),
    Scenario(
        "fear-tile",
        "stays in the play area when the round ends and the cards there are shuffled",
        "play: fear-tile fear; deck: funding-boat; 1 passed: yes; 1 deck: ",
        ("pass", "end-turn", "*deck 0 fear"),
        {
            "me.play": "-fear",
            "me.deck": "-funding-boat",
            "me.hand": "+fear +funding-boat",
            "players[1].passed": "no",
            "exile.artifacts": "+pathfinders-sandals",
            "exile.items": "+sea-turtle",
            "decks.artifacts": "-pathfinders-staff -war-mask",
            "row.artifacts": "+pathfinders-staff +war-mask -pathfinders-sandals",
            "row.items": "-sea-turtle",
            "round": "+1",
            "start": "+1",
            "turn": "+1",
            "asks": "turn",
        },
    ),
]
