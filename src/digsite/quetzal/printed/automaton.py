"""Two players: the automaton's preferences and its ten cards."""

from __future__ import annotations

from typing import Final

from digsite.quetzal.box import BIDDING, BONUSES, SURROUNDINGS, TEMPLE_SPACES, TYPES
from digsite.quetzal.figures import (
    Name,
    Names,
    Row,
    Sheet,
    Source,
    Value,
    Whole,
    Wholes,
    assumed,
    deduced,
    rulebook,
    section,
)
from digsite.quetzal.meeples import ROLES

OQ_11: Final = assumed("OQ-11")
L477: Final = rulebook("L477")
ADV: Final = "adventurer"
ARC: Final = "archaeologist"

AUTOMATON: Final = section(
    "automaton",
    type_preference=(
        ["mummy", "statuette", "tablet", "weapon", "pottery"],
        assumed("OQ-10"),
        Names(TYPES, every=True),
    ),
    bonus_preference=(
        ["discovery", "vp", "coin", "none"],
        assumed("OQ-10; discovery first fits L501"),
        Names(BONUSES, every=True),
    ),
)


def card(
    number: int, temple: list[int], near: tuple[str, str, int], far: tuple[str, str, int], source: Source = OQ_11
) -> Row:
    """Temple spaces; a surrounding, its role and meeples; Black Market or ship, its role and meeples."""
    values: dict[str, Value] = {
        "temple": temple,
        "surrounding": near[0],
        "surrounding_role": near[1],
        "surrounding_meeples": near[2],
        "third": far[0],
        "third_role": far[1],
        "third_meeples": far[2],
    }
    sources = dict.fromkeys(values, source)
    if source is L477:
        sources["surrounding_role"] = deduced("L477 same symbol as the Temple pieces")
    return Row((number,), values, sources)


ROLE: Final = Name(*ROLES[:2])
MEEPLES: Final = Whole(1, 6)

# fmt: off
AUTOMATON_CARDS: Final = Sheet(
    "automaton_card", ("id",), {
        "temple": Wholes(1, TEMPLE_SPACES, rising=True),
        "surrounding": Name(*BIDDING[:SURROUNDINGS]), "surrounding_role": ROLE, "surrounding_meeples": MEEPLES,
        "third": Name("black_market", "ship"), "third_role": ROLE, "third_meeples": MEEPLES,
    }, (
        card(1,  [2, 5],    ("quarry", ARC, 3),       ("black_market", ADV, 1), L477),
        card(2,  [1, 4],    ("small_temple", ADV, 2), ("ship", ARC, 2)),
        card(3,  [3, 5],    ("ruins", ARC, 2),        ("ship", ADV, 2)),
        card(4,  [1, 3],    ("quarry", ADV, 2),       ("black_market", ADV, 2)),
        card(5,  [2, 4],    ("ruins", ADV, 3),        ("ship", ARC, 1)),
        card(6,  [3],       ("small_temple", ARC, 3), ("black_market", ADV, 2), assumed("OQ-11; allows the example of L501")),
        card(7,  [1],       ("ruins", ADV, 3),        ("black_market", ADV, 2)),
        card(8,  [4],       ("small_temple", ARC, 2), ("ship", ADV, 3)),
        card(9,  [2],       ("quarry", ARC, 2),       ("ship", ARC, 3)),
        card(10, [1, 3, 5], ("ruins", ADV, 2),        ("black_market", ADV, 1)),
    ),
)
# fmt: on
