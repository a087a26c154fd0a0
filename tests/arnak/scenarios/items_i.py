"""Items that send an archaeologist out by air."""

from __future__ import annotations

from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.items_e import UNKNOWN, discovered, dug

SCENARIOS: list[Scenario] = [
    Scenario(
        of="hot-air-balloon",
        says="discovers a level-1 site for nothing, giving no compass back, and goes to exile",
        given="hand: hot-air-balloon; compass: 1" + UNKNOWN,
        do=("play hot-air-balloon", "discover l1-1", "continue", "continue"),
        then={
            **discovered("l1-1", "+idol-coin"),
            "exile.items": "+hot-air-balloon",
            "me.hand": "-hot-air-balloon",
            "me.purse": "coin +1, jewel +1",
        },
    ),
    Scenario(
        of="hot-air-balloon",
        says="leaves three compasses and one car to pay for a level-2 site",
        given="hand: hot-air-balloon funding-car; compass: 3" + UNKNOWN,
        do=("play hot-air-balloon", "discover l2-1", "travel funding-car", "continue", "continue"),
        then={
            **discovered("l2-1", "+idol-tablet +idol-upgrade"),
            "exile.items": "+hot-air-balloon",
            "me.hand": "-funding-car -hot-air-balloon",
            "me.play": "+funding-car",
            "me.pool.icons": "+car",
            "me.pool.needs": "+car",
            "me.purse": "compass -3, tablet +1, arrowhead +1, jewel +1",
        },
    ),
    Scenario(
        of="hot-air-balloon",
        says="digs where only a plane can go",
        given="board: snake; hand: hot-air-balloon; tiles: l1-7=s1-jewel; compass: 1",
        do=("play hot-air-balloon", "dig l1-7 1"),
        then={
            **dug("l1-7"),
            "exile.items": "+hot-air-balloon",
            "me.hand": "-hot-air-balloon",
            "me.purse": "jewel +1",
        },
    ),
    Scenario(
        of="hot-air-balloon",
        says="goes to exile also if nobody is sent out",
        given="hand: hot-air-balloon",
        do=("play hot-air-balloon", "skip"),
        then={"exile.items": "+hot-air-balloon", "me.hand": "-hot-air-balloon", "asks": "after"},
    ),
    Scenario(
        of="hot-air-balloon",
        says="does nothing while both archaeologists are out",
        given="hand: hot-air-balloon; compass: 9; at: camp-coin camp-compass",
        do=("play hot-air-balloon",),
        then={"exile.items": "+hot-air-balloon", "me.hand": "-hot-air-balloon", "asks": "after"},
    ),
    Scenario(
        of="aeroplane",
        says="leaves one compass to pay for a level-1 site",
        given="hand: aeroplane; compass: 1" + UNKNOWN,
        do=("play aeroplane", "discover l1-3", "continue", "continue"),
        then={
            **discovered("l1-3", "+idol-coin"),
            "me.hand": "-aeroplane",
            "me.play": "+aeroplane",
            "me.purse": "coin +1, compass -1, jewel +1",
        },
    ),
    Scenario(
        of="aeroplane",
        says="leaves four compasses and one car to pay for a level-2 site",
        given="hand: aeroplane funding-car; compass: 4" + UNKNOWN,
        do=("play aeroplane", "discover l2-1", "travel funding-car", "continue", "continue"),
        then={
            **discovered("l2-1", "+idol-tablet +idol-upgrade"),
            "me.hand": "-aeroplane -funding-car",
            "me.play": "+aeroplane +funding-car",
            "me.pool.icons": "+car",
            "me.pool.needs": "+car",
            "me.purse": "compass -4, tablet +1, arrowhead +1, jewel +1",
        },
    ),
    Scenario(
        of="aeroplane",
        says="digs without compasses",
        given="hand: aeroplane; tiles: l1-1=s1-jewel; compass: 1",
        do=("play aeroplane", "dig l1-1 1"),
        then={**dug("l1-1"), "me.hand": "-aeroplane", "me.play": "+aeroplane", "me.purse": "jewel +1"},
    ),
    Scenario(
        of="aeroplane",
        says="may send nobody out",
        given="hand: aeroplane",
        do=("play aeroplane", "skip"),
        then={"me.hand": "-aeroplane", "me.play": "+aeroplane", "asks": "after"},
    ),
    Scenario(
        of="aeroplane",
        says="does nothing while both archaeologists are out",
        given="hand: aeroplane; compass: 9; at: camp-coin camp-compass",
        do=("play aeroplane",),
        then={"me.hand": "-aeroplane", "me.play": "+aeroplane", "asks": "after"},
    ),
    Scenario(
        of="hot-air-balloon",
        says="covers the car of a car and a boat",
        given="board: snake; hand: hot-air-balloon funding-boat; tiles: l2-3=s2-arrowhead-jewel",
        do=("play hot-air-balloon", "dig l2-3 1", "travel funding-boat"),
        then={
            **dug("l2-3"),
            "exile.items": "+hot-air-balloon",
            "me.hand": "-funding-boat -hot-air-balloon",
            "me.play": "+funding-boat",
            "me.pool.icons": "+boat",
            "me.pool.needs": "+car-or-boat",
            "me.purse": "arrowhead +1, jewel +1",
        },
    ),
    Scenario(
        of="hot-air-balloon",
        says="covers the boat of a car and a boat",
        given="board: snake; hand: hot-air-balloon funding-car; tiles: l2-3=s2-arrowhead-jewel",
        do=("play hot-air-balloon", "dig l2-3 1", "travel funding-car"),
        then={
            **dug("l2-3"),
            "exile.items": "+hot-air-balloon",
            "me.hand": "-funding-car -hot-air-balloon",
            "me.play": "+funding-car",
            "me.pool.icons": "+car",
            "me.pool.needs": "+car-or-boat",
            "me.purse": "arrowhead +1, jewel +1",
        },
    ),
    Scenario(
        of="aeroplane",
        says="covers the plane of a boot and a plane; Fear pays the boot",
        given="board: snake; hand: aeroplane fear; tiles: l2-2=s2-arrowhead-jewel",
        do=("play aeroplane", "dig l2-2 1", "travel fear"),
        then={
            **dug("l2-2"),
            "me.hand": "-aeroplane -fear",
            "me.play": "+aeroplane +fear",
            "me.pool.icons": "+boot",
            "me.pool.needs": "+boot",
            "me.purse": "arrowhead +1, jewel +1",
        },
    ),
]
