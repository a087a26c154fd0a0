"""What the help of the screen knows of Quetzal: what is in view, the signs."""

from __future__ import annotations

from typing import Any, Final

from digsite.terminal.quetzal.places import MEEPLES
from digsite.terminal.screen.scene import Json

SIGNS: Final = ("coin", "discovery", "points", "marker", "card")
MORE_SIGNS: Final = (
    *[(sign, kind) for kind, sign in MEEPLES.items()],
    ("○", "free"),
    ("▣", "upgrade"),
    ("✸", "automaton"),
)


def in_view(view: Json) -> list[Any]:
    """The ids of what the viewer sees, in the order of the table."""
    mine = [view["players"][view["seat"]]] if view["seat"] is not None else []
    found: list[Any] = [card for player in mine for zone in ("hand", "drawn", "apart") for card in player[zone]]
    found += [*view["locations"]]
    found += [thing for things in view["display"].values() for thing in things]
    for player in view["players"]:
        found += [*player["upgrades"], *player["discarded"], *player["hand"]]
    found += view["decks"]["automaton_used"][-1:]
    return found
