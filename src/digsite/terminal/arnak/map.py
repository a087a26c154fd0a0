"""Arnak's island: camps and sites with travel costs, idols, guardians and figures."""

from __future__ import annotations

from functools import partial
from typing import Final

from digsite.arnak.box import DISCOVER_COMPASSES, LEVEL_OF, SITE_NAMES, SITE_OF
from digsite.arnak.printed import BOX
from digsite.terminal.arnak.signs import price, sign, travel
from digsite.terminal.screen.ink import Block, Line, flow, in_rows, joined, ruled, wrapped
from digsite.terminal.screen.palette import GLYPHS, seat_mark, seat_style
from digsite.terminal.screen.scene import Json, Scene, glyph

ROWS: Final = (
    ("l2-1", "l2-2", "l2-3", "l2-4"),
    ("l1-5", "l1-6", "l1-7", "l1-8"),
    ("l1-1", "l1-2", "l1-3", "l1-4"),
    ("camp-coin", "camp-compass", "camp-tablet", "camp-arrowhead", "camp-jewel"),
)
TILES: Final = {tile.name: tile for tile in (*BOX.level1, *BOX.level2, *BOX.camps)}
IDOLS: Final = {tile.name: tile for tile in BOX.idols}
GUARDIANS: Final = {guardian.name: guardian for guardian in BOX.guardians}
NEEDS: Final = {
    board.name: {
        site: [need for space, need in enumerate(board.needs) if SITE_OF[space] == number]
        for number, site in enumerate(SITE_NAMES)
    }
    for board in BOX.boards
}
FREE: Final = "○"
BLOCKED: Final = "▒"
CAMP: Final = "⌂"


def island(scene: Scene, room: int, names: bool, ruled_off: bool) -> Block:
    """The whole map, the highest sites on top; with `names` in words, otherwise in glyphs alone."""
    block: Block = [ruled(scene.title("zone-map"), room, hazards(scene))]
    for row in ROWS:
        for rooms, drawn in in_rows([partial(cell, scene, site, names) for site in row], room):
            if ruled_off and len(block) > 1:
                block.append([("─┼─".join(["─" * width for width in rooms]), "rule")])
            block += drawn
    return block


def hazards(scene: Scene) -> str:
    """How many tiles and guardians are left."""
    decks = scene.view["decks"]
    return f"I {len(decks['level1'])}  II {len(decks['level2'])}  {GLYPHS['guardian']} {len(decks['guardians'])}"


def cell(scene: Scene, site: str, names: bool, room: int) -> Block:
    """One site: its id and spaces, what it gives, who guards it."""
    written = scene.view["sites"][site]
    tile = written.get("tile")
    if "tile" not in written:
        return camp(scene, site, written, room, names)
    lines = flow([[(site, scene.style(site, "strong"))], *spaces(scene, site, written)], room, " ")
    if tile is None:
        return lines + hidden(scene, site, written, room, names)
    thing = TILES[tile]
    if names:
        lines += wrapped([(scene.say(tile), scene.style(tile))], room)
    guardian = written["guardian"]
    if guardian is None:
        return lines + flow([sign(thing.effect)], room)
    warned: Line = [(GLYPHS["guardian"], "guardian")]
    if names:
        lines += flow([sign(thing.effect)], room)
        warned = [(f"{GLYPHS['guardian']} {scene.say(guardian)}", scene.style(guardian, "guardian"))]
        return lines + flow([warned, guardian_price(guardian)], room, " ", 2)
    return lines + flow([sign(thing.effect), [*warned, *guardian_price(guardian)]], room, " ")


def camp(scene: Scene, site: str, written: Json, room: int, names: bool) -> Block:
    """A camp: what it gives, and its two spaces."""
    gives = [(f"{CAMP} ", scene.style(site, "strong")), *sign(TILES[site].effect)]
    named = wrapped([(scene.say(site), scene.style(site, "strong"))], room) if names else []
    return named + flow([gives, *spaces(scene, site, written)], room, " ")


def spaces(scene: Scene, site: str, written: Json) -> list[Line]:
    """Each space with its travel cost and its figure."""
    needs = NEEDS[scene.view["board"]][site]
    return [[*travel(need), *figure(scene, who)] for need, who in zip(needs, written["spaces"], strict=True)]


def figure(scene: Scene, who: object) -> Line:
    """The figure on a space; a seat beyond the players is the rival's."""
    if who is None:
        return [(FREE, "dim")]
    if who == "blocked":
        return [(BLOCKED, "dim")]
    if isinstance(who, int) and who >= len(scene.view["players"]):
        who = "rival"
    return [(seat_mark(who), seat_style(who))]


def hidden(scene: Scene, site: str, written: Json, room: int, names: bool) -> Block:
    """An undiscovered site: its price and its idols."""
    cost = glyph("compass", DISCOVER_COMPASSES[LEVEL_OF[SITE_NAMES.index(site)]])
    open_idol = [idol(written["idol"])] if written["idol"] else []
    face_down: list[Line] = [[(f"{GLYPHS['idol']}?", "idol")]] if written.get("hidden_idols") else []
    first: Line = [("? ", "dim"), *cost]
    if not names:
        return flow([joined([first, *open_idol, *face_down])], room)
    named: list[Line] = [[(scene.say("state-undiscovered"), "dim")]]
    return flow(named, room) + flow([cost, *open_idol, *face_down], room)


def idol(name: str) -> Line:
    """An idol and what it gives."""
    return [(GLYPHS["idol"], "idol"), *sign(IDOLS[name].effect)]


def guardian_price(name: str) -> Line:
    guardian = GUARDIANS[name]
    return price(guardian.tokens, guardian.travel, guardian.discards)


def boon(name: str) -> Line:
    """A guardian's boon in glyphs."""
    guardian = GUARDIANS[name]
    return travel(guardian.icons) if guardian.icons else sign(guardian.boon)
