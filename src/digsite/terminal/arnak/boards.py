"""Arnak's player boards: tokens, archaeologists, idols, guardians, assistants, cards; and the rival."""

from __future__ import annotations

from typing import Final

from digsite.arnak.icons import bundle_of
from digsite.arnak.resources import RESOURCES
from digsite.terminal.arnak.map import boon, idol
from digsite.terminal.arnak.market import held, told_cards
from digsite.terminal.arnak.signs import travel
from digsite.terminal.screen.ink import PLAIN, Block, Line, flow, joined, ruled
from digsite.terminal.screen.palette import GLYPHS, seat_mark, seat_style
from digsite.terminal.screen.scene import Json, Scene

ARROWS: Final = {"left": "←", "right": "→"}


def own_board(scene: Scene, seat: int, room: int, effects: bool) -> Block:
    """The viewer's own board and hand."""
    player = scene.view["players"][seat]
    block: Block = [ruled(f"{scene.title('ui-panel-hand')} {len(player['hand'])}", room)]
    if effects and player["hand"]:
        block += told_cards(scene, [card for card in player["hand"] if card], room)
    else:
        block += flow([held(scene, card, own=True) for card in player["hand"]], room)
    if player["apart"]:
        block += labelled(scene, "zone-apart", [held(scene, card, own=True) for card in player["apart"]], room)
    return block + board(scene, seat, room, own=True)


def labelled(scene: Scene, key: str, items: list[Line], room: int) -> Block:
    """A zone's name and contents."""
    if not items:
        return [[*scene.label(key), ("–", "dim")]]
    first, *rest = items
    return flow([[*scene.label(key, len(items)), *first], *rest], room, "  ", 2)


def board(scene: Scene, seat: int, room: int, own: bool = False, played_cards: bool = True) -> Block:
    """One player's board in a few lines."""
    player = scene.view["players"][seat]
    head: Line = [("▸ " if scene.to_act == seat else "  ", "lit"), *scene.seat(seat)]
    if own:
        head = [*head, (f" ({scene.say('ui-you')})", "dim")]
    points: Line = [(f"{scene.totals.get(seat, 0)}{GLYPHS['points']}", "points")]
    home: Line = [
        (f"{scene.say('word-archaeologists')} ", "dim"),
        (seat_mark(seat)[0] * player["archaeologists"] or "–", seat_style(seat)),
    ]
    block = flow([head, points, purse(player), home, *states(scene, player)], room, "  ", 2)
    things = [*idols(scene, player), *guardians(scene, player), *assistants(scene, player)]
    if player["temple"]:
        things.append([*scene.label("word-temple-tiles"), (str(len(player["temple"])), PLAIN)])
    counts: list[Line] = [[(f"{scene.say('zone-deck')} {len(player['deck'])}", "dim")]]
    if not own:
        known = [held(scene, card, own=False) for card in player["hand"] if card]
        size = len(player["hand"])
        closed: Line = [(f"{scene.say('zone-hand')} {size}", "dim")]
        counts.insert(0, [*scene.label("zone-hand", size), *joined(known, ", ")] if known else closed)
    played = [held(scene, card, own) for card in player["play"]]
    if played and not played_cards:
        counts.append([(f"{scene.say('zone-play')} {len(played)}", "dim")])
    elif played:
        counts.append([*scene.label("zone-play", len(played)), *played[0]])
        counts += played[1:]
    indent: Line = [("  ", PLAIN)]
    return block + [[*indent, *line] for line in flow([*things, *counts], room - 2, "  ", 2)]


def purse(player: Json) -> Line:
    return joined([[(f"{GLYPHS[name]}{player['purse'][name]}", name)] for name in RESOURCES])


def states(scene: Scene, player: Json) -> list[Line]:
    """Effects lasting this turn or round."""
    said = [f"state-{name}" for name in ("all-planes", "warded", "passed") if player[name.replace("-", "_")]]
    found: list[Line] = [[(scene.say(key), "warn")] for key in said]
    icons = player["pool"]["icons"]
    if icons:
        found.append([*scene.label("zone-pool"), *travel(bundle_of(icons))])
    return found


def idols(scene: Scene, player: Json) -> list[Line]:
    """Idols in the crates and in the slots; unseen ones are counted."""
    crates = len(player["crates"])
    unseen = set(player["unseen"])
    stored = [known_idol(name, at in unseen) for at, name in enumerate(player["crates"])]
    slots = [
        known_idol(name, crates + at in unseen) if name or crates + at in unseen else [("_", "dim")]
        for at, name in enumerate(player["slots"])
    ]
    found: list[Line] = [[("[", "dim"), *joined(slots), ("]", "dim")]]
    return [joined(stored), *found] if stored else found


def known_idol(name: str | None, unseen: bool) -> Line:
    return [(f"{GLYPHS['idol']}?", "idol")] if name is None else idol(name)


def guardians(scene: Scene, player: Json) -> list[Line]:
    found: list[Line] = []
    for one in player["guardians"]:
        name = one["id"]
        said: Line = [(f"{GLYPHS['guardian']} {scene.say(name)}", scene.style(name, "guardian"))]
        found.append([*said, ("(", "dim"), *boon(name), (")", "dim")] if one["boon"] else said)
    return found


def assistants(scene: Scene, player: Json) -> list[Line]:
    found: list[Line] = []
    for one in player["assistants"]:
        gold = GLYPHS["gold"] if one["side"] == "gold" else ""
        name: Line = [(f"{GLYPHS['assistant']}{gold} {scene.say(one['id'])}", scene.style(one["id"], "assistant"))]
        found.append(name if one["ready"] else [*name, (f" ({scene.say('state-exhausted')})", "dim")])
    return found


def rival_board(scene: Scene, room: int, tiles: bool) -> Block:
    """The solo rival: what it has, the tile it has played last, or all `tiles`, and the arrow that decides next."""
    rival = scene.view["rival"]
    block: Block = [ruled(scene.title("player-rival"), room)]
    seat = len(scene.view["players"])
    head: Line = [("  ", PLAIN), ("✸ ", "rival"), (scene.say("player-rival"), "rival")]
    points: Line = [(f"{scene.totals.get(seat, 0)}{GLYPHS['points']}", "points")]
    home: Line = [(f"{scene.say('word-archaeologists')} ", "dim"), ("✸" * rival["archaeologists"] or "–", "rival")]
    has: list[Line] = [
        [(f"{GLYPHS['idol']}{len(rival['idols'])}", "idol"), (f"−{len(rival['minus_one'])}", "dim")],
        [(f"{GLYPHS['guardian']}{len(rival['guardians'])}", "guardian")],
        [(f"▯{len(rival['cards'])}", PLAIN)],
    ]
    has += [[(f"{scene.say('word-temple-tiles')} {len(rival['temple'])}", "dim")]] if rival["temple"] else []
    block += flow([head, points, home, *has], room, "  ", 2)
    played: list[Line] = [[(scene.say(f"rival-{tile}"), "dim")] for tile in rival["used"][0 if tiles else -1 :]]
    if played:
        played[-1] = [("▸ ", "rival"), (played[-1][0][0], "strong")]
    stack: list[Line] = [[(scene.say("ui-rival-tiles", count=len(rival["tiles"])), "dim")]]
    if rival["arrow"]:
        stack.append(
            [(f"{ARROWS[rival['arrow']]} ", "strong"), (scene.say("ui-rival-arrow", arrow=rival["arrow"]), "dim")]
        )
    return block + [[("  ", PLAIN), *line] for line in flow([*played, *stack], room - 2)]
