"""What every item costs, and what it is worth in travel. Spent on that it lies in the play area, whatever its effect."""

from __future__ import annotations

from tests.arnak.scenario import Scenario

# item, price in coins, travel icons
PRINTED = (
    ("sea-turtle", 3, "boat boat"),
    ("ostrich", 3, "car car"),
    ("pack-donkey", 4, "car car"),
    ("horse", 4, "car car"),
    ("steam-boat", 3, "boat boat"),
    ("automobile", 3, "car car"),
    ("sturdy-boots", 1, "car car"),
    ("gold-pan", 1, "boat boat"),
    ("trowel", 1, "car"),
    ("pickaxe", 1, "car"),
    ("hot-air-balloon", 2, "plane"),
    ("aeroplane", 4, "plane plane"),
    ("journal", 3, "boat car"),
    ("parrot", 2, "boat"),
    ("watch", 1, "boat"),
    ("army-knife", 3, "boat car"),
    ("binoculars", 4, "boat"),
    ("tent", 4, "car"),
    ("fishing-rod", 2, "boat"),
    ("precision-compass", 4, "boat"),
    ("bow-and-arrows", 2, "car"),
    ("carrier-pigeon", 2, "boat"),
    ("whip", 2, "car"),
    ("rough-map", 1, "boat"),
    ("airdrop", 2, "plane"),
    ("flask", 2, "boat"),
    ("machete", 4, "car"),
    ("torch", 2, "boat"),
    ("large-backpack", 3, "car"),
    ("rope", 2, "boat"),
    ("revolver", 4, "boat boat"),
    ("hat", 1, "boat"),
    ("bear-trap", 2, "car"),
    ("grappling-hook", 2, "car"),
    ("lantern", 3, "car"),
    ("dog", 3, "car"),
    ("brush", 3, "car"),
    ("axe", 2, "boat"),
    ("chronometer", 3, "boat boat"),
    ("theodolite", 3, "boat"),
)

# A site of the Snake side that the icons just reach, and what it costs.
REACH = {
    "boat": ("l1-3", "boat"),
    "car": ("l1-1", "car"),
    "plane": ("l1-7", "plane"),
    "boat boat": ("l2-4", "boat boat"),
    "car car": ("l2-1", "car car"),
    "boat car": ("l2-3", "boat car"),
    "plane plane": ("l2-2", "boot plane"),
}


def plus(icons: str) -> str:
    return " ".join([f"+{icon}" for icon in icons.split()])


def bought(item: str, price: int) -> Scenario:
    return Scenario(
        of=item,
        says=f"costs {price} in coins and goes to the deck",
        given=f"coin: {price}; items: {item}",
        do=(f"buy {item}",),
        then={"me.deck": f"+{item}", "me.purse": f"coin -{price}", "row.items": f"+- -{item}", "asks": "after"},
    )


def spent(item: str, icons: str) -> Scenario:
    site, needs = REACH[icons]
    tile, gained = ("s1-jewel", "jewel +1") if site < "l2" else ("s2-2tablet-jewel", "tablet +2, jewel +1")
    return Scenario(
        of=item,
        says=f"pays {needs} with its {icons} and lies in the play area then, its effect unused",
        given=f"board: snake; hand: {item}; tiles: {site}={tile}",
        do=(f"dig {site} 1", f"travel {item}"),
        then={
            "me.archaeologists": "-1",
            "me.hand": f"-{item}",
            "me.play": f"+{item}",
            "me.pool.icons": plus(icons),
            "me.pool.needs": plus(needs),
            "me.purse": gained,
            f"sites.{site}.spaces": "+0 --",
            "asks": "after",
        },
    )


SCENARIOS: list[Scenario] = [
    *[bought(item, price) for item, price, _ in PRINTED],
    *[spent(item, icons) for item, _, icons in PRINTED],
]
