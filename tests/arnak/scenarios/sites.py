"""Camps, and the site tiles when somebody digs there."""

from __future__ import annotations

from tests.arnak.scenario import Scenario

ON_FOOT = {
    "me.archaeologists": "-1",
    "me.hand": "-fear",
    "me.play": "+fear",
    "me.pool.icons": "+boot",
    "me.pool.needs": "+boot",
    "asks": "after",
}
BY_CAR = {
    "me.archaeologists": "-1",
    "me.hand": "-exploration-car",
    "me.play": "+exploration-car",
    "me.pool.icons": "+car",
    "me.pool.needs": "+car",
    "sites.l1-1.spaces": "+0 --",
    "asks": "after",
}
BY_TWO_CARS = {
    "me.archaeologists": "-1",
    "me.hand": "-ostrich",
    "me.play": "+ostrich",
    "me.pool.icons": "+car +car",
    "me.pool.needs": "+car +car",
    "sites.l2-1.spaces": "+0 --",
    "asks": "after",
}
BY_PLANE = {"me.archaeologists": "-1", "me.pool.icons": "+plane", "me.pool.needs": "+boot"}


def camp(name: str, says: str, gain: str) -> Scenario:
    then = {**ON_FOOT, f"sites.{name}.spaces": "+0 --", "me.purse": gain}
    return Scenario(name, says, "hand: fear", (f"dig {name} 1", "travel fear"), then)


def dearer(name: str, gain: str) -> Scenario:
    then = {
        "me.archaeologists": "-1",
        "me.hand": "-gold-pan",
        "me.play": "+gold-pan",
        "me.pool.icons": "+boat +boat",
        "me.pool.needs": "+boot +boot",
        f"sites.{name}.spaces": "+0 --",
        "me.purse": gain,
        "asks": "after",
    }
    says = "with four players the second space costs two boots, and may be taken first"
    return Scenario(name, says, "players: 4; hand: gold-pan", (f"dig {name} 2", "travel gold-pan"), then)


def level1(tile: str, says: str, then: dict[str, str], *more: str, given: str = "") -> Scenario:
    """Dig at l1-1, where the tile lies, by car."""
    position = f"hand: exploration-car; tiles: l1-1={tile}; {given}"
    return Scenario(tile, says, position, ("dig l1-1 1", "travel exploration-car", *more), {**BY_CAR, **then})


def level2(tile: str, says: str, then: dict[str, str], *more: str, given: str = "") -> Scenario:
    """Dig at l2-1, where the tile lies, with the two cars of an Ostrich."""
    position = f"hand: ostrich; tiles: l2-1={tile}; {given}"
    return Scenario(tile, says, position, ("dig l2-1 1", "travel ostrich", *more), {**BY_TWO_CARS, **then})


CAMPS = [
    camp("camp-coin", "gives 2 coins", "coin +2"),
    camp("camp-compass", "gives 2 compasses", "compass +2"),
    camp("camp-tablet", "gives 2 tablets", "tablet +2"),
    camp("camp-arrowhead", "gives an arrowhead", "arrowhead +1"),
    dearer("camp-coin", "coin +2"),
    dearer("camp-compass", "compass +2"),
    dearer("camp-tablet", "tablet +2"),
    dearer("camp-arrowhead", "arrowhead +1"),
    Scenario(
        "camp-coin",
        "with four players the first space stays free for the other archaeologist",
        "players: 4; at: camp-coin/2; hand: fear",
        ("dig camp-coin 1", "travel fear"),
        {**ON_FOOT, "sites.camp-coin.spaces": "+0 --", "me.purse": "coin +2"},
    ),
    Scenario(
        "camp-tablet",
        "a guardian there does not hinder digging",
        "hand: fear; wardens: camp-tablet=g-boat",
        ("dig camp-tablet 1", "travel fear"),
        {**ON_FOOT, "sites.camp-tablet.spaces": "+0 --", "me.purse": "tablet +2"},
    ),
    Scenario(
        "camp-jewel",
        "a card discarded brings a jewel",
        "hand: fear funding-boat",
        ("dig camp-jewel 1", "travel fear", "pay", "discard funding-boat"),
        {
            **ON_FOOT,
            "me.hand": "-fear -funding-boat",
            "me.play": "+fear +funding-boat",
            "me.purse": "jewel +1",
            "sites.camp-jewel.spaces": "+0 --",
        },
    ),
    Scenario(
        "camp-jewel",
        "the discard may be declined",
        "hand: fear funding-boat",
        ("dig camp-jewel 1", "travel fear", "skip"),
        {**ON_FOOT, "sites.camp-jewel.spaces": "+0 --"},
    ),
    Scenario(
        "camp-jewel",
        "without a card left it gives nothing",
        "hand: fear",
        ("dig camp-jewel 1", "travel fear"),
        {**ON_FOOT, "sites.camp-jewel.spaces": "+0 --"},
    ),
    Scenario(
        "camp-jewel",
        "the card may be one drawn by a free action in between",
        "coin: 2; deck: fear; crates: idol-coin",
        ("dig camp-jewel 1", "hire", "slot slot-draw", "draw", "pay", "discard fear"),
        {
            **BY_PLANE,
            "me.crates": "-idol-coin",
            "me.slots": "+idol-coin --",
            "me.deck": "-fear",
            "me.play": "+fear",
            "me.purse": "coin -2, jewel +1",
            "sites.camp-jewel.spaces": "+0 --",
            "asks": "after",
        },
    ),
    Scenario(
        "camp-jewel",
        "with four players the second space costs two boots",
        "players: 4; hand: gold-pan fear",
        ("dig camp-jewel 2", "travel gold-pan", "pay", "discard fear"),
        {
            "me.archaeologists": "-1",
            "me.hand": "-fear -gold-pan",
            "me.play": "+fear +gold-pan",
            "me.pool.icons": "+boat +boat",
            "me.pool.needs": "+boot +boot",
            "me.purse": "jewel +1",
            "sites.camp-jewel.spaces": "+0 --",
            "asks": "after",
        },
    ),
]

LEVEL1 = [
    level1(
        "s1-item-or-2compass",
        "an item of the row goes under the deck, for nothing",
        {"me.deck": "+horse", "row.items": "+- -horse"},
        *("choose 1", "take horse"),
    ),
    level1(
        "s1-item-or-2compass",
        "the card on top is drawn before the item",
        {
            "me.assistants": "+a-draw+! -a-draw+",
            "me.deck": "+horse -fear",
            "me.hand": "+fear -exploration-car",
            "row.items": "+- -horse",
        },
        *("choose 1", "take horse", "use a-draw", "draw"),
        given="deck: fear; assistants: a-draw+",
    ),
    level1("s1-item-or-2compass", "or it gives 2 compasses", {"me.purse": "compass +2"}, "choose 2"),
    level1(
        "s1-item-or-2compass",
        "the item chosen though none lies in the row comes to nothing",
        {},
        "choose 1",
        given="items: - - - - -; empty_items: yes",
    ),
    level1("s1-coin-arrowhead", "gives a coin and an arrowhead", {"me.purse": "coin +1, arrowhead +1"}),
    level1(
        "s1-draw-coin-tablet",
        "gives a card, a coin and a tablet",
        {"me.deck": "-fear", "me.hand": "+fear -exploration-car", "me.purse": "coin +1, tablet +1"},
        "draw",
        given="deck: fear funding-boat",
    ),
    level1(
        "s1-draw-coin-tablet",
        "the card may be declined",
        {"me.purse": "coin +1, tablet +1"},
        "skip",
        given="deck: fear funding-boat",
    ),
    level1("s1-draw-coin-tablet", "an empty deck gives no card", {"me.purse": "coin +1, tablet +1"}, given="deck: "),
    level1("s1-compass-arrowhead", "gives a compass and an arrowhead", {"me.purse": "compass +1, arrowhead +1"}),
    level1("s1-coin-2tablet", "gives a coin and 2 tablets", {"me.purse": "coin +1, tablet +2"}),
    level1("s1-tablet-arrowhead", "gives a tablet and an arrowhead", {"me.purse": "tablet +1, arrowhead +1"}),
    level1(
        "s1-draw-arrowhead",
        "gives a card and an arrowhead",
        {"me.deck": "-fear", "me.hand": "+fear -exploration-car", "me.purse": "arrowhead +1"},
        "draw",
        given="deck: fear funding-boat",
    ),
    level1(
        "s1-draw-arrowhead",
        "the card may be declined",
        {"me.purse": "arrowhead +1"},
        "skip",
        given="deck: fear funding-boat",
    ),
    level1("s1-draw-arrowhead", "an empty deck gives no card", {"me.purse": "arrowhead +1"}, given="deck: "),
    level1(
        "s1-fear-tablet-jewel",
        "gives a Fear card, a tablet and a jewel",
        {"decks.fear": "-fear", "me.play": "+exploration-car +fear", "me.purse": "tablet +1, jewel +1"},
    ),
    level1(
        "s1-fear-compass-jewel",
        "gives a Fear card, a compass and a jewel",
        {"decks.fear": "-fear", "me.play": "+exploration-car +fear", "me.purse": "compass +1, jewel +1"},
    ),
    Scenario(
        "s1-jewel",
        "gives a jewel and asks for no card",
        "hand: exploration-car fear; tiles: l1-1=s1-jewel",
        ("dig l1-1 1", "travel exploration-car"),
        {**BY_CAR, "me.purse": "jewel +1"},
    ),
]

LEVEL2 = [
    level2("s2-2compass-jewel", "gives 2 compasses and a jewel", {"me.purse": "compass +2, jewel +1"}),
    level2(
        "s2-four-kinds",
        "gives a coin, a compass, a tablet and an arrowhead",
        {"me.purse": "coin +1, compass +1, tablet +1, arrowhead +1"},
    ),
    level2("s2-arrowhead-jewel", "gives an arrowhead and a jewel", {"me.purse": "arrowhead +1, jewel +1"}),
    level2(
        "s2-draw-tablet-jewel",
        "gives a card, a tablet and a jewel",
        {"me.deck": "-fear", "me.hand": "+fear -ostrich", "me.purse": "tablet +1, jewel +1"},
        "draw",
        given="deck: fear funding-boat",
    ),
    level2(
        "s2-draw-tablet-jewel",
        "the card may be declined",
        {"me.purse": "tablet +1, jewel +1"},
        "skip",
        given="deck: fear funding-boat",
    ),
    level2("s2-draw-tablet-jewel", "an empty deck gives no card", {"me.purse": "tablet +1, jewel +1"}, given="deck: "),
    level2("s2-2tablet-jewel", "gives 2 tablets and a jewel", {"me.purse": "tablet +2, jewel +1"}),
    level2(
        "s2-fear-2tablet-2arrowhead",
        "gives a Fear card, 2 tablets and 2 arrowheads",
        {"decks.fear": "-fear", "me.play": "+fear +ostrich", "me.purse": "tablet +2, arrowhead +2"},
    ),
]

SNAKE_MAP = [
    Scenario(
        "s1-jewel",
        "lying on l1-6 of the Snake side it is reached with 2 boots",
        "board: snake; hand: fear fear; tiles: l1-6=s1-jewel",
        ("dig l1-6 1", "travel fear", "travel fear"),
        {
            "me.archaeologists": "-1",
            "me.hand": "-fear -fear",
            "me.play": "+fear +fear",
            "me.pool.icons": "+boot +boot",
            "me.pool.needs": "+boot +boot",
            "me.purse": "jewel +1",
            "sites.l1-6.spaces": "+0 --",
            "asks": "after",
        },
    ),
    Scenario(
        "s2-arrowhead-jewel",
        "lying on l2-2 of the Snake side it is reached with a boot and a plane",
        "board: snake; hand: fear airdrop; tiles: l2-2=s2-arrowhead-jewel",
        ("dig l2-2 1", "travel fear", "travel airdrop"),
        {
            "me.archaeologists": "-1",
            "me.hand": "-airdrop -fear",
            "me.play": "+airdrop +fear",
            "me.pool.icons": "+boot +plane",
            "me.pool.needs": "+boot +plane",
            "me.purse": "arrowhead +1, jewel +1",
            "sites.l2-2.spaces": "+0 --",
            "asks": "after",
        },
    ),
    Scenario(
        "s2-arrowhead-jewel",
        "lying on l2-3 of the Snake side it is reached with a car and a boat",
        "board: snake; hand: journal; tiles: l2-3=s2-arrowhead-jewel",
        ("dig l2-3 1", "travel journal"),
        {
            "me.archaeologists": "-1",
            "me.hand": "-journal",
            "me.play": "+journal",
            "me.pool.icons": "+boat +car",
            "me.pool.needs": "+boat +car",
            "me.purse": "arrowhead +1, jewel +1",
            "sites.l2-3.spaces": "+0 --",
            "asks": "after",
        },
    ),
]

SCENARIOS: list[Scenario] = [*CAMPS, *LEVEL1, *LEVEL2, *SNAKE_MAP]
