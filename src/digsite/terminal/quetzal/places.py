"""Quetzal's locations: occupants, bids, and the displays."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from digsite.quetzal.box import BIDDING, BONUSES
from digsite.quetzal.model import village_prices
from digsite.terminal.screen.ink import PLAIN, Block, Line, columned, flow, in_rows, joined, ruled, wrapped
from digsite.terminal.screen.palette import GLYPHS, seat_mark, seat_style
from digsite.terminal.screen.scene import Json, Scene, glyph

MEEPLES: Final = {"black": "▰", "white": "▱", "side": "◧", "standing": "▮", "unrolled": "?", "character": "♔"}
ROLES: Final = {"adventurer": "black", "archaeologist": "white"}
BONUS_GLYPHS: Final = {"none": "", "coin": "coin", "discovery": "discovery", "vp": "points"}
FREE: Final = "○"
ROWS: Final = (
    ("quarry", "small_temple", "ruins"),
    ("black_market", "ship_1", "ship_2"),
    ("camp", "harbor_office", "stela"),
)


def places(scene: Scene, room: int, tiles: bool, told_rows: int, ruled_off: bool) -> Block:
    """Every location, the Temple first; what `tiles` do in words, and the locations of so many rows."""
    block: Block = [ruled(scene.title("word-locations"), room)]
    block += temple(scene, room)
    block += told(scene, "temple", room) if told_rows else []
    for number, row in enumerate(ROWS):
        there = [name for name in row if name in scene.view["locations"]]
        for rooms, drawn in in_rows([partial(cell, scene, name, number < told_rows) for name in there], room):
            if ruled_off:
                block.append([("─┼─".join(["─" * share for share in rooms]), "rule")])
            block += drawn
    if ruled_off:
        block.append([("─" * room, "rule")])
    return block + village(scene, room, tiles)


def name_of(scene: Scene, location: str) -> Line:
    return [(scene.say(f"location-{location}"), scene.style(location, "strong"))]


def temple(scene: Scene, room: int) -> Block:
    """The spaces with price and cards, and the cards on display."""
    box = scene.box
    spaces = [
        space(at, box.temple_prices[at], who, f"{box.temple_choose[at]}▯" + ("+▯?" if box.temple_draw[at] else ""))
        for at, who in enumerate(scene.view["locations"]["temple"])
    ]
    return flow([name_of(scene, "temple"), *spaces], room, "  ", 2) + cards(scene, "temple", room, 2)


def space(at: int, cost: int, who: Any, gives: str = "") -> Line:
    """One space of the Temple or the Village."""
    return [
        (f"{at + 1}:", "dim"),
        *glyph("coin", cost),
        *([(" " + gives, PLAIN)] if gives else []),
        SPACE,
        *occupant(who),
    ]


SPACE: Final = (" ", PLAIN)


def occupant(who: Any) -> Line:
    if who is None:
        return [(FREE, "dim")]
    if isinstance(who, str):
        return [(seat_mark(who), seat_style(who))]
    return [(f"{seat_mark(who['seat'])}{MEEPLES.get(who['meeple'], '')}", seat_style(who["seat"]))]


def cards(scene: Scene, location: str, room: int, indent: int = 0) -> Block:
    """The artifacts on display."""
    asked = picking(scene)
    shown = [artifact(scene, card, asked) for card in scene.view["display"].get(location, ()) if card]
    start: Line = [(" " * indent, PLAIN)] if indent else []
    return [[*start, *line] for line in flow(shown, room - indent, "  ")]


def picking(scene: Scene) -> bool:
    """Whether a card of the display is asked for; a card in hand may be the same as one that lies there."""
    return (scene.view["decision"] or {}).get("kind") == "pick"


def artifact(scene: Scene, card: str | None, own: bool = True) -> Line:
    """An artifact card: its type, and its bonus as a glyph. Another player's is never lit."""
    if card is None:
        return [("▯?", "dim")]
    kind, _, bonus = card.rpartition("_")
    named: Line = [(scene.say(f"type-{kind}"), scene.style(card) if own else PLAIN)]
    return [*named, (f"+{GLYPHS[BONUS_GLYPHS[bonus]]}", BONUS_GLYPHS[bonus])] if bonus != "none" else named


def cell(scene: Scene, location: str, effects: bool, room: int) -> Block:
    """A location with its reward, its bid or visitors, its cards; with `effects` what it does in words."""
    gives = reward(scene, location)
    block = flow([name_of(scene, location), gives], room, " ")
    there = scene.view["locations"][location]
    if isinstance(there, list):
        groups = [group(entry) for entry in there]
    elif location == "stela":
        groups = [occupant(there)] if there else []
    else:
        groups = [bid(scene, there)] if there else []
    block += flow(groups, room, "  ") or [[(FREE, "dim")]]
    block += cards(scene, location, room)
    return block + (told(scene, location, room) if effects else [])


def told(scene: Scene, location: str, room: int) -> Block:
    """What a location does, in words."""
    said = scene.things.describe(location)[0].removeprefix(f"{scene.things.name(location)}. ")
    return wrapped([(said, "dim")], room)


def reward(scene: Scene, location: str) -> Line:
    """What a location gives, in glyphs."""
    box = scene.box
    if location in BIDDING[:3]:
        bonus, amount = box.surrounding_bonus[BIDDING.index(location)]
        kind = BONUS_GLYPHS[BONUSES[bonus]]
        return [("2▯ ", PLAIN), *(glyph(kind, amount) if kind else [])]
    if location == "black_market":
        return [("▯›", PLAIN), *glyph("coin", box.sale_coins)]
    if location.startswith("ship"):
        return [(f"≈ {box.ship_limit}▯", PLAIN)]
    if location == "harbor_office":
        return [*glyph("coin", box.harbor_price), (f"›{box.harbor_limit}▯", PLAIN)]
    if location == "camp":
        return glyph("coin", box.camp_coins)
    return [(GLYPHS["marker"], "title"), SPACE, *glyph("discovery", box.stela_discovery)]


def bid(scene: Scene, written: Json) -> Line:
    """Who holds a bid, in which role, with which meeples."""
    role = written["role"]
    meeples = MEEPLES[ROLES.get(role, "side")] * written["plain"] + lying(written)
    held: Line = [(f"{seat_mark(written['seat'])} {meeples}", seat_style(written["seat"]))]
    return [*held, (f" {scene.say(f'role-{role}')}", "dim")]


def group(written: Json) -> Line:
    """Visitors of a free location."""
    meeples = "".join([MEEPLES[kind] * written[kind] for kind in ("black", "white")]) + lying(written)
    return [(f"{seat_mark(written['seat'])} {meeples}", seat_style(written["seat"]))]


def lying(written: Json) -> str:
    """Those on the side or standing, and the Character."""
    some = "".join([MEEPLES[kind] * written[kind] for kind in ("side", "standing")])
    return some + (MEEPLES["character"] if written["character"] else "")


def village(scene: Scene, room: int, effects: bool) -> Block:
    """The Village: its spaces, and the upgrade tiles on display."""
    prices = village_prices(scene.box, len(scene.view["players"]))
    spaces = [space(at, prices[at], who) for at, who in enumerate(scene.view["locations"]["village"])]
    block = flow([name_of(scene, "village"), *spaces], room, "  ", 2)
    tiles = [tile for tile in scene.view["display"]["village"] if tile]
    if not effects:
        return block + [[("  ", PLAIN), *line] for line in flow([upgrade(scene, tile) for tile in tiles], room - 2)]
    return block + columned([partial(upgrade_told, scene, tile) for tile in tiles], room, max(1, len(tiles)))


def upgrade(scene: Scene, tile: str) -> Line:
    return [("▣ ", "item"), (scene.things.name(tile), scene.style(tile, "item"))]


def upgrade_told(scene: Scene, tile: str, room: int) -> Block:
    """A tile with its effect in words."""
    said = scene.things.describe(tile)[0].removeprefix(f"{scene.things.name(tile)}. ")
    return wrapped(upgrade(scene, tile), room) + wrapped([(said, "dim")], room)


def pool(player: Json) -> Line:
    """The meeples a player has left to place."""
    meeples = player["meeples"]
    shown = "".join([MEEPLES[kind] * meeples[kind] for kind in ("unrolled", "black", "white", "side", "standing")])
    character = meeples["character"]
    return joined(
        [
            [(shown, "strong")] if shown else [],
            [(MEEPLES["character"] + CHARACTER[character], "strong")] if character else [],
        ]
    ) or [("–", "dim")]


CHARACTER: Final = {"unrolled": "?", "flat": "", "side": "◧", "standing": "▮"}
