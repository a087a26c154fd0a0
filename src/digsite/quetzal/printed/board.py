"""The locations of the board: prices, cards, bonuses, limits."""

from __future__ import annotations

from typing import Final

from digsite.quetzal.box import BIDDING, BONUSES, SHIP, TEMPLE_CARDS, VILLAGE_SPACES
from digsite.quetzal.figures import (
    AMOUNT,
    Name,
    Names,
    OneOrMore,
    Row,
    Sheet,
    Source,
    Whole,
    assumed,
    deduced,
    rulebook,
    section,
    web,
)
from digsite.quetzal.meeples import ROLES

CARDS_DELIVERED: Final = Whole(1, 20)
SHIPS: Final = len(BIDDING) - SHIP


def temple(index: int, cost: int, cost_source: Source, cards: tuple[int, int], choose: Source, draw: Source) -> Row:
    values = {"cost": cost, "choose": cards[0], "draw": cards[1]}
    return Row((index,), {**values}, {"cost": cost_source, "choose": choose, "draw": draw})


def village(index: int, cost: int, source: Source) -> Row:
    return Row((index,), {"cost": cost}, {"cost": source})


def surrounding(name: str, bonus: str, source: Source) -> Sheet:
    return section(
        f"location.{name}",
        bonus=(bonus, source, Name(*BONUSES)),
        bonus_amount=(1, rulebook("L310-314"), AMOUNT),
    )


ONE_TO_FIVE: Final = deduced("L284,L286: 5 spaces, 1..5, dearest on top", "certain")

# fmt: off
TEMPLE_SPACES: Final = Sheet(
    "location.temple.space", ("index",), {"cost": AMOUNT, "choose": Whole(0, TEMPLE_CARDS), "draw": Whole(0, 1)}, (
        temple(1, 5, ONE_TO_FIVE, (2, 0), deduced("L290,L292: space 1 cannot be worse than 2"), deduced("L292,L572")),
        temple(2, 4, rulebook("L208"), (2, 0), rulebook("L290"), rulebook("L290")),
        temple(3, 3, ONE_TO_FIVE, (1, 1), rulebook("L501,L572"), rulebook("L501,L572")),
        temple(4, 2, ONE_TO_FIVE, (1, 1), rulebook("L290"), rulebook("L290,L572")),
        temple(5, 1, ONE_TO_FIVE, (1, 0), rulebook("L290"), rulebook("L290,L296")),
    ),
)
VILLAGE_PRICES: Final = Sheet(
    "location.village.space", ("index",), {"cost": AMOUNT}, (
        village(1, 2, deduced("L359: the top space is the dear one, as in the Temple")),
        village(2, 1, assumed("OQ-07 (alternative: 2)")),
        village(3, 1, deduced("L359")),
    ),
)
# fmt: on

LOCATIONS: Final = (
    section("location.camp", coins=(1, rulebook("L252"), AMOUNT)),
    section("location.stela", discovery=(1, rulebook("L262"), Whole(1))),
    TEMPLE_SPACES,
    surrounding("quarry", "vp", deduced("L304 and L310-314 in the same order; OQ-05", "medium")),
    surrounding("small_temple", "discovery", deduced("OQ-05", "medium")),
    surrounding("ruins", "coin", deduced("OQ-05", "medium")),
    section("location.black_market", coins_per_sale=(7, rulebook("L353; gamesfanatic"), AMOUNT)),
    section(
        "location.village",
        roles=(["adventurer"], assumed("OQ-06", "medium"), Names(ROLES[:2], every=False)),
        covered_in_2p=(3, assumed("OQ-09"), OneOrMore(Whole(1, VILLAGE_SPACES), least=0, most=VILLAGE_SPACES - 1)),
        tiles_in_2p=(2, web("jp_bga", ref="R-66"), Whole(1, VILLAGE_SPACES)),
        unsaid=("tiles_in_2p",),
    ),
    VILLAGE_PRICES,
    section(
        "location.harbor_office",
        cost_per_meeple=(2, rulebook("L236,L365"), AMOUNT),
        deliver_max_per_meeple=(3, rulebook("L367"), CARDS_DELIVERED),
    ),
    section(
        "location.ship",
        deliver_max=(6, rulebook("L373,L407"), CARDS_DELIVERED),
        open_in_2p=(1, rulebook("L459,L130"), Whole(1, SHIPS)),
        unsaid=("open_in_2p",),
    ),
)
