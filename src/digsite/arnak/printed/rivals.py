"""The solo rival's 15 tiles."""

from __future__ import annotations

from typing import Final

from digsite.arnak.box import RivalTile

# fmt: off
# The arrows are placeholders (Q1): no source shows the tiles' backs. Five point left and five right in any stack.
RIVAL_ACTION_TILES: Final[tuple[RivalTile, ...]] = (
    RivalTile("dig-coin", "dig", left=True, resource="coin"),
    RivalTile("dig-compass", "dig", left=False, resource="compass"),
    RivalTile("dig-tablet", "dig", left=True, resource="tablet"),
    RivalTile("dig-arrowhead", "dig", left=False, resource="arrowhead"),
    RivalTile("dig-jewel", "dig", left=True, resource="jewel"),
    RivalTile("discover-green", "discover", left=False, pair=0, rounds=(1, 2, 3, 4), levels=(1, 1, 1, 2, 0), guarded=(True, False, True, False, False)),
    RivalTile("discover-red", "discover", left=False, red=True, pair=0, levels=(1, 1, 1, 2, 2), guarded=(False, True, False, True, False)),
    RivalTile("research-green", "research", left=True, pair=1, rounds=(1, 2, 3, 4)),
    RivalTile("research-red", "research", left=True, red=True, pair=1),
    RivalTile("overcome-green", "overcome", left=False, pair=2, rounds=(1, 2, 3, 4)),
    RivalTile("overcome-red", "overcome", left=False, red=True, pair=2),
    RivalTile("buy-item-green", "buy-item", left=True, pair=3),
    RivalTile("buy-item-red", "buy-item", left=True, red=True, pair=3),
    RivalTile("buy-artifact-green", "buy-artifact", left=False, pair=4),
    RivalTile("buy-artifact-red", "buy-artifact", left=False, red=True, pair=4),
)
# fmt: on
