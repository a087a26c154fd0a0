"""What the help of the screen knows of Arnak: what is in view, the rulebook's pages, the signs."""

from __future__ import annotations

from typing import Any, Final

from digsite.terminal.screen.scene import Json, Scene

# The page of Arnak's English rulebook by what an id begins with; cards have none of these.
PAGES: Final = (
    ("camp-", 9),
    ("l1-", 10),
    ("l2-", 10),
    ("s1-", 10),
    ("s2-", 10),
    ("g-", 11),
    ("idol-", 11),
    ("slot-", 11),
    ("row-", 14),
    ("bonus-", 14),
    ("temple", 15),
    ("a-", 16),
)
CARDS_PAGE: Final = 12
PLAYING_PAGE: Final = 13
RIVAL_PAGE: Final = 20
SIGNS: Final = (
    *("coin", "compass", "tablet", "arrowhead", "jewel", "boot", "car", "boat", "plane"),
    *(
        "card",
        "exile",
        "fear",
        "idol",
        "guardian",
        "assistant",
        "gold",
        "refresh",
        "artifact",
        "item",
        "points",
        "moon",
    ),
)
MORE_SIGNS: Final = (
    ("○", "free"),
    ("▒", "blocked"),
    ("●A ●a", "tokens"),
    ("⌕ ✎", "rows"),
    ("[ ]", "bonus"),
    ("✸", "rival"),
)


def page(scene: Scene, thing: str) -> int | None:
    """Where the rulebook explains a component of this kind."""
    found = [number for start, number in PAGES if thing.startswith(start)]
    if found:
        return found[0]
    key = scene.things.keys.get(thing, "")
    if key.startswith("rival-"):
        return RIVAL_PAGE
    return PLAYING_PAGE if thing.startswith(("fear", "funding", "exploration")) else CARDS_PAGE


def in_view(view: Json) -> list[Any]:
    """The ids of what the viewer sees, in the order of the table."""
    mine = [view["players"][view["seat"]]] if view["seat"] is not None else []
    found: list[Any] = [card for player in mine for zone in ("hand", "apart", "play") for card in player[zone]]
    found += [*view["row"]["artifacts"], *view["row"]["items"]]
    for site, written in view["sites"].items():
        found += [site, written.get("tile"), written["guardian"], written.get("idol")]
    found += [stack[0] for stack in view["decks"]["assistants"] if stack] + view["decks"]["rescue"]
    for player in view["players"]:
        found += [one["id"] for zone in ("assistants", "guardians") for one in player[zone]]
        found += [*player["crates"], *player["slots"], *player["play"], *player["hand"]]
    found += [f"row-{number}" for number in range(7, 0, -1)] + ["temple"]
    found += [tile for tiles in view["track"]["bonus"].values() for tile in tiles]
    found += ["slot-jewel", "slot-arrowhead", "slot-tablets", "slot-coin-compass", "slot-draw"]
    found += view["rival"]["used"][::-1] if view["rival"] else []
    return found
