"""The Lost Temple and its tiles, on both sides of the board."""

from __future__ import annotations

from tests.arnak.scenario import Scenario

EACH_AND_MORE = "coin: 3; compass: 3; tablet: 3; arrowhead: 3; jewel: 3"


def tile(board: str, stack: str, says: str, cost: str) -> Scenario:
    return Scenario(
        f"{board} {stack}",
        says,
        f"board: {board}; magnifier: temple; {EACH_AND_MORE}",
        (f"temple {stack}",),
        {"me.temple": f"+{stack}", f"track.tiles.{stack}": "-1", "me.purse": cost, "asks": "after"},
    )


TILES = [
    tile("bird", "bronze-left", "costs a coin and 2 tablets", "coin -1, tablet -2"),
    tile("bird", "bronze-middle", "costs a jewel", "jewel -1"),
    tile("bird", "bronze-right", "costs a compass and an arrowhead", "compass -1, arrowhead -1"),
    tile("bird", "silver-left", "costs what left and middle cost", "coin -1, tablet -2, jewel -1"),
    tile("bird", "silver-right", "costs what middle and right cost", "compass -1, arrowhead -1, jewel -1"),
    tile("bird", "gold", "costs all three", "coin -1, compass -1, tablet -2, arrowhead -1, jewel -1"),
    tile("snake", "bronze-left", "costs a compass and 2 tablets", "compass -1, tablet -2"),
    tile("snake", "bronze-middle", "costs a jewel", "jewel -1"),
    tile("snake", "bronze-right", "costs a coin and an arrowhead", "coin -1, arrowhead -1"),
    tile("snake", "silver-left", "costs what left and middle cost", "compass -1, tablet -2, jewel -1"),
    tile("snake", "silver-right", "costs what middle and right cost", "coin -1, arrowhead -1, jewel -1"),
    tile("snake", "gold", "costs all three", "coin -1, compass -1, tablet -2, arrowhead -1, jewel -1"),
    Scenario(
        "bird bronze-middle",
        "a second tile of the same stack may be bought",
        "magnifier: temple; temple: bronze-middle; jewel: 1",
        ("temple bronze-middle",),
        {"me.temple": "+bronze-middle", "track.tiles.bronze-middle": "-1", "me.purse": "jewel -1", "asks": "after"},
    ),
    Scenario(
        "snake gold",
        "the last tile of a stack can still be bought",
        "board: snake; magnifier: temple; temple_tiles: gold=1; coin: 1; compass: 1; tablet: 2; arrowhead: 1; jewel: 1",
        ("temple gold",),
        {
            "me.temple": "+gold",
            "track.tiles.gold": "-1",
            "me.purse": "coin -1, compass -1, tablet -2, arrowhead -1, jewel -1",
            "asks": "after",
        },
    ),
]


def arrival(board: str, says: str, start: str, given: str, then: dict[str, str], *do: str) -> Scenario:
    return Scenario(
        f"{board} temple",
        says,
        f"board: {board}; magnifier: {start}; {given}",
        ("research magnifier temple", *do),
        {"me.magnifier": "temple", "asks": "after", **then},
    )


BIRD_COST = "coin: 1; compass: 1; jewel: 1"
SNAKE_COST = "compass: 1; arrowhead: 1; jewel: 1"

ARRIVALS = [
    arrival(
        "bird",
        "who comes first takes a bonus tile of the stack by choice, and nothing else",
        "7-1",
        f"{BIRD_COST}; stack: bonus-draw bonus-tablet",
        {
            "me.arrival": "1",
            "track.stack": "-bonus-tablet",
            "box": "+bonus-tablet",
            "me.purse": "coin -1, compass -1, tablet +1, jewel -1",
        },
        "take bonus-tablet",
    ),
    arrival(
        "bird",
        "who comes second, over the other bridge, has what is left",
        "7-2",
        f"{BIRD_COST}; 1 magnifier: temple; stack: bonus-coin",
        {"me.arrival": "2", "track.stack": "-bonus-coin", "box": "+bonus-coin", "me.purse": "compass -1, jewel -1"},
        "take bonus-coin",
    ),
    arrival(
        "bird",
        "the tile's effect may be declined where it is optional",
        "7-1",
        f"{BIRD_COST}; deck: fear horse; stack: bonus-draw bonus-tablet",
        {
            "me.arrival": "1",
            "track.stack": "-bonus-draw",
            "box": "+bonus-draw",
            "me.purse": "coin -1, compass -1, jewel -1",
        },
        *("take bonus-draw", "skip"),
    ),
    arrival(
        "bird",
        "a free action may be taken before the stack is looked through",
        "7-1",
        f"{BIRD_COST}; hand: funding-car; stack: bonus-draw bonus-tablet",
        {
            "me.arrival": "1",
            "me.hand": "-funding-car",
            "me.play": "+funding-car",
            "track.stack": "-bonus-tablet",
            "box": "+bonus-tablet",
            "me.purse": "compass -1, tablet +1, jewel -1",
        },
        *("play funding-car", "take bonus-tablet"),
    ),
    arrival(
        "snake",
        "who comes first takes a bonus tile of the stack by choice, and nothing else",
        "7-1",
        f"{SNAKE_COST}; stack: bonus-compass bonus-coin",
        {
            "me.arrival": "1",
            "track.stack": "-bonus-compass",
            "box": "+bonus-compass",
            "me.purse": "arrowhead -1, jewel -1",
        },
        "take bonus-compass",
    ),
    arrival(
        "snake",
        "the last of four still finds a tile",
        "7-1",
        f"players: 4; {SNAKE_COST}; 1 magnifier: temple; 2 magnifier: temple; 3 magnifier: temple; stack: bonus-upgrade",
        {
            "me.arrival": "4",
            "track.stack": "-bonus-upgrade",
            "box": "+bonus-upgrade",
            "me.purse": "compass -1, arrowhead -1, jewel -1",
        },
        "take bonus-upgrade",
    ),
]

SCENARIOS: list[Scenario] = [*TILES, *ARRIVALS]
