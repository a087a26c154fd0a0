"""The Discovery track, and what counts at the end of the game."""

from __future__ import annotations

from typing import Final

from digsite.quetzal.box import REWARDS
from digsite.quetzal.figures import AMOUNT, Name, OneOrMore, Row, Sheet, Source, Whole, assumed, rulebook, section

OQ_03: Final = assumed("OQ-03")
LONGEST_TRACK: Final = 50


def space(index: int, kind: str, amount: int, source: Source = OQ_03) -> Row:
    return Row((index,), {"kind": kind, "amount": amount}, {"kind": source, "amount": source})


DISCOVERY_TRACK: Final = section("discovery_track", length=(12, OQ_03, Whole(1, LONGEST_TRACK)))
DISCOVERY_SPACES: Final = Sheet(
    "discovery_track.space",
    ("index",),
    {"kind": OneOrMore(Name(*REWARDS), most=len(REWARDS) - 1), "amount": OneOrMore(AMOUNT, most=len(REWARDS) - 1)},
    added=tuple(range(1, LONGEST_TRACK + 1)),
    rows=(
        space(1, "none", 0),
        space(2, "vp", 1, assumed("OQ-03; fits L411")),
        space(3, "none", 0),
        space(4, "coins", 2),
        space(5, "none", 0),
        space(6, "draw_upgrade", 1),
        space(7, "vp", 1),
        space(8, "coins", 3),
        space(9, "vp", 2),
        space(10, "draw_upgrade", 1),
        space(11, "vp", 2),
        space(12, "vp", 5),
    ),
)

ENDGAME: Final = section(
    "endgame",
    first_player_marker_vp=(2, rulebook("L429"), AMOUNT),
    coins_per_vp=(3, rulebook("L430"), Whole(1)),
)
