"""Everything in view: ids in the order of the table, and the rulebook page that explains each kind."""

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


def page(scene: Scene, thing: str) -> int | None:
    """Where the rulebook explains a component of this kind; nobody has Quetzal's pages."""
    if scene.game != "arnak":
        return None
    found = [number for start, number in PAGES if thing.startswith(start)]
    if found:
        return found[0]
    key = scene.things.keys.get(thing, "")
    if key.startswith("rival-"):
        return RIVAL_PAGE
    return PLAYING_PAGE if thing.startswith(("fear", "funding", "exploration")) else CARDS_PAGE


def in_view(scene: Scene) -> list[str]:
    """The ids of what the viewer sees, each once."""
    found = arnak(scene.view) if scene.game == "arnak" else quetzal(scene.view)
    return [thing for thing in dict.fromkeys(found) if thing in scene.things.keys]


def arnak(view: Json) -> list[Any]:
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


def quetzal(view: Json) -> list[Any]:
    mine = [view["players"][view["seat"]]] if view["seat"] is not None else []
    found: list[Any] = [card for player in mine for zone in ("hand", "drawn", "apart") for card in player[zone]]
    found += [*view["locations"]]
    found += [thing for things in view["display"].values() for thing in things]
    for player in view["players"]:
        found += [*player["upgrades"], *player["discarded"], *player["hand"]]
    found += view["decks"]["automaton_used"][-1:]
    return found
