"""Both sides of the main board: travel costs, research tracks, temple tiles; and the bonus tiles."""

from __future__ import annotations

from typing import Final

from digsite.arnak.assistants import PromoteAssistant, RefreshAssistant, RescueAssistant, TakeAssistant
from digsite.arnak.box import Board, Row, Tile
from digsite.arnak.cards import Draw, Exile, GainFear
from digsite.arnak.guardians import OvercomeFree
from digsite.arnak.icons import BOAT, BOOT, CAR, PLANE
from digsite.arnak.market import GainArtifact
from digsite.arnak.resources import ARROWHEAD, COIN, COMPASS, JEWEL, TABLET
from digsite.arnak.tokens import Gain, UpgradeResource

# fmt: off
# name, effect, copies
BONUS_TILES: Final[tuple[Tile, ...]] = (
    Tile("bonus-coin", Gain(COIN), copies=3),
    Tile("bonus-compass", Gain(COMPASS), copies=3),
    Tile("bonus-tablet", Gain(TABLET), copies=3),
    Tile("bonus-exile", Exile(), copies=3),
    Tile("bonus-draw", Draw(1), copies=3),
    Tile("bonus-upgrade", UpgradeResource(), copies=3),
)

BIRD: Final = Board(
    "bird",
    needs=(
        BOOT, 2 * BOOT, BOOT, 2 * BOOT, BOOT, 2 * BOOT, BOOT, 2 * BOOT, BOOT, 2 * BOOT,  # camps, two spaces each
        CAR, CAR, BOAT, BOAT, CAR, CAR, BOAT, BOAT,  # level 1
        2 * CAR, 2 * CAR, 2 * BOAT, 2 * BOAT,  # level 2
    ),
    bridges={
        ("start", "1-1"): COMPASS + ARROWHEAD,
        ("start", "1-2"): JEWEL,
        ("1-1", "2-1"): JEWEL,
        ("1-1", "2-2"): TABLET + ARROWHEAD,
        ("1-2", "2-2"): TABLET + ARROWHEAD,
        ("2-1", "3-1"): 2 * TABLET + ARROWHEAD,
        ("2-2", "3-1"): 2 * TABLET + ARROWHEAD,
        ("3-1", "4-1"): COIN + TABLET + ARROWHEAD,
        ("3-1", "4-2"): TABLET + JEWEL,
        ("3-1", "4-3"): 2 * ARROWHEAD,
        ("4-1", "5-1"): COIN + JEWEL,
        ("4-2", "5-1"): COIN + JEWEL,
        ("4-3", "5-1"): COIN + JEWEL,
        ("5-1", "6-1"): COMPASS + JEWEL,
        ("5-1", "6-2"): 2 * TABLET + ARROWHEAD,
        ("6-1", "7-1"): COIN + TABLET + ARROWHEAD,
        ("6-2", "7-1"): COIN + TABLET + ARROWHEAD,
        ("6-2", "7-2"): TABLET + JEWEL,
        ("7-1", "temple"): COIN + COMPASS + JEWEL,
        ("7-2", "temple"): COIN + COMPASS + JEWEL,
    },
    idol_bridge=None,
    bonus_slots={  # the least number of players for each tile
        "2-1": (2,),
        "2-2": (2,),
        "3-1": (4,),
        "4-1": (2,),
        "4-2": (2,),
        "4-3": (2,),
        "5-1": (4,),
        "6-1": (2,),
        "6-2": (2,),
        "7-1": (3,),
        "7-2": (3,),
    },
    rows=(  # points and effects, magnifying glass first
        Row((1, 0), Gain(COIN), TakeAssistant()),
        Row((2, 1), Gain(COMPASS), TakeAssistant()),
        Row((4, 2), Gain(COMPASS), PromoteAssistant()),
        Row((6, 4), Gain(COMPASS), PromoteAssistant()),
        Row((9, 6), Gain(COMPASS), Gain(3 * COMPASS)),
        Row((12, 8), Draw(1), GainArtifact()),
        Row((16, 10), Gain(COMPASS), OvercomeFree()),
    ),
    temple_costs=(
        COIN + 2 * TABLET,  # bronze-left
        JEWEL,  # bronze-middle
        COMPASS + ARROWHEAD,  # bronze-right
        COIN + 2 * TABLET + JEWEL,  # silver-left
        COMPASS + ARROWHEAD + JEWEL,  # silver-right
        COIN + COMPASS + 2 * TABLET + ARROWHEAD + JEWEL,  # gold
    ),
)

SNAKE: Final = Board(
    "snake",
    needs=(
        BOOT, 2 * BOOT, BOOT, 2 * BOOT, BOOT, 2 * BOOT, BOOT, 2 * BOOT, BOOT, 2 * BOOT,  # camps, two spaces each
        CAR, CAR, BOAT, BOAT, CAR, 2 * BOOT, PLANE, BOAT,  # level 1
        2 * CAR, BOOT + PLANE, CAR + BOAT, 2 * BOAT,  # level 2
    ),
    bridges={
        ("start", "1-1"): COMPASS + 2 * TABLET,
        ("start", "1-2"): JEWEL,
        ("1-1", "2-1"): COIN + COMPASS + ARROWHEAD,
        ("1-1", "2-2"): TABLET + JEWEL,
        ("1-2", "2-2"): TABLET + JEWEL,
        ("1-2", "2-3"): 2 * ARROWHEAD,
        ("2-1", "3-1"): 2 * TABLET + ARROWHEAD,
        ("2-2", "3-1"): 2 * TABLET + ARROWHEAD,
        ("2-2", "3-2"): COIN + JEWEL,
        ("2-3", "3-2"): COIN + JEWEL,
        ("3-1", "4-1"): 0,
        ("3-2", "4-1"): 0,
        ("4-1", "5-1"): 2 * ARROWHEAD,
        ("4-1", "5-2"): TABLET + JEWEL,
        ("5-1", "6-1"): TABLET + JEWEL,
        ("5-1", "6-2"): COMPASS + 3 * TABLET,
        ("5-2", "6-2"): COMPASS + 3 * TABLET,
        ("6-1", "7-1"): COIN + TABLET + ARROWHEAD,
        ("6-2", "7-1"): COIN + TABLET + ARROWHEAD,
        ("7-1", "temple"): COMPASS + ARROWHEAD + JEWEL,
    },
    idol_bridge="4-1",
    bonus_slots={  # the least number of players for each tile
        "2-1": (2,),
        "2-2": (3,),
        "2-3": (2,),
        "3-1": (2,),
        "3-2": (2,),
        "5-1": (4,),
        "5-2": (4,),
        "6-1": (2,),
        "6-2": (2,),
        "7-1": (2, 3, 2),
    },
    rows=(  # points and effects, magnifying glass first
        Row((1, 0), Gain(COIN), TakeAssistant()),
        Row((2, 3), Gain(2 * COIN), Exile()),
        Row((3, 4), Draw(1), PromoteAssistant()),
        Row((4, 5), RescueAssistant(), GainArtifact()),
        Row((5, 8), PromoteAssistant(), RefreshAssistant()),
        Row((10, 12), GainFear(), Draw(1)),
        Row((15, 15), GainFear(), Gain(JEWEL)),
    ),
    temple_costs=(
        COMPASS + 2 * TABLET,  # bronze-left
        JEWEL,  # bronze-middle
        COIN + ARROWHEAD,  # bronze-right
        COMPASS + 2 * TABLET + JEWEL,  # silver-left
        COIN + ARROWHEAD + JEWEL,  # silver-right
        COIN + COMPASS + 2 * TABLET + ARROWHEAD + JEWEL,  # gold
    ),
)
# fmt: on
