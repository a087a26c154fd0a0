"""The whole table of Quetzal, drawn into the available room."""

from __future__ import annotations

from typing import Final

from digsite.quetzal.box import REWARDS, TYPES
from digsite.terminal.quetzal.places import artifact, picking, places, pool, upgrade
from digsite.terminal.screen.ink import PLAIN, Block, Line, beside, flow, joined, ruled, shares, wrapped
from digsite.terminal.screen.palette import GLYPHS, SHAPES, seat_style
from digsite.terminal.screen.scene import Json, Scene, glyph

MOST_DETAIL: Final = 5


def table(scene: Scene, room: int, detail: int) -> Block:
    """Locations, hand, boards, the automaton."""
    view = scene.view
    block = places(scene, room, tiles=detail >= 1, told_rows=max(0, detail - 1), ruled_off=detail >= 5)
    seat = view["seat"]
    if seat is not None:
        block += hand(scene, view["players"][seat], room)
        block += board(scene, seat, room, own=True)
        if detail >= 1:
            block += meeples(scene, view["players"][seat], room)
    block.append(ruled(scene.title("ui-panel-players"), room))
    for other in range(len(view["players"])):
        if other != seat:
            block += board(scene, other, room)
    return block + automaton(scene, room)


def hand(scene: Scene, player: Json, room: int) -> Block:
    """The viewer's artifacts; those put apart for a choice or a delivery below."""
    cards = sorted([*player["hand"], *player["drawn"]], key=lambda card: card or "~")
    block: Block = [ruled(f"{scene.title('ui-panel-hand')} {len(cards)}", room)]
    block += flow([artifact(scene, card, not picking(scene)) for card in cards], room)
    return block + (labelled(scene, "ui-screen-apart", player["apart"], room) if player["apart"] else [])


def labelled(scene: Scene, key: str, cards: list[str | None], room: int) -> Block:
    if not cards:
        return [[*scene.label(key), ("–", "dim")]]
    first, *rest = [artifact(scene, card) for card in sorted(cards, key=lambda card: card or "~")]
    return flow([[*scene.label(key, len(cards)), *first], *rest], room, "  ", 2)


def meeples(scene: Scene, player: Json, room: int) -> Block:
    """The meeples to place, in words."""
    counted = {
        kind: count for kind, count in player["meeples"].items() if kind in ("black", "white", "side", "standing")
    }
    said = scene.telling.amounts(counted)
    return [[("    ", PLAIN), *line] for line in wrapped([(said, "dim")], room - 4)] if said else []


def board(scene: Scene, seat: int, room: int, own: bool = False) -> Block:
    """One player's board in a few lines."""
    player = scene.view["players"][seat]
    head: Line = [("▸ " if scene.to_act == seat else "  ", "lit"), *scene.seat(seat)]
    head = [*head, (f" ({scene.say('ui-you')})", "dim")] if own else head
    figures: list[Line] = [
        [(f"{scene.totals.get(seat, 0)}{GLYPHS['points']}", "points")],
        [(f"{GLYPHS['coin']}{player['coins']}", "coin")],
        [(f"{GLYPHS['discovery']}{player['discovery']}", "compass")],
    ]
    figures += [[(f"{GLYPHS['marker']} {scene.say('word-marker')}", "title")]] if scene.view["marker"] == seat else []
    block = flow([head, *figures, [*scene.label("word-meeples"), *pool(player)]], room, "  ", 4)
    things = [upgrade(scene, tile) for tile in player["upgrades"]]
    if player["discarded"]:
        things.append([(f"{scene.say('zone-discarded')} {len(player['discarded'])}", "dim")])
    if not own:
        cards = [*player["hand"], *player["drawn"]]
        known = [artifact(scene, card, own=False) for card in cards if card]
        closed: Line = [(f"{scene.say('zone-hand')} {len(cards)}", "dim")]
        things.append([*scene.label("zone-hand", len(cards)), *joined(known, ", ")] if known else closed)
        if player["apart"]:
            things.append(
                [*scene.label("ui-screen-apart"), *joined([artifact(scene, card) for card in player["apart"]])]
            )
    return block + [[("    ", PLAIN), *line] for line in flow(things, room - 4, "  ")]


def automaton(scene: Scene, room: int) -> Block:
    """The two-player automaton and its card of this round."""
    used = scene.view["decks"]["automaton_used"]
    if not used:
        return []
    first, *rest = scene.things.describe(used[-1])
    block: Block = [ruled(scene.title("word-automaton"), room)]
    block += wrapped([("✸ ", "rival"), (first, "rival")], room, 0, 2)
    return block + [line for said in rest for line in wrapped([(said, PLAIN)], room, 2, 2)]


def side(scene: Scene, room: int, detail: int) -> Block:
    """The Discovery track, what deliveries are worth, the piles."""
    block: Block = [ruled(scene.title("zone-track"), room)]
    block += flow([track_space(scene, at) for at in range(len(scene.box.track) + 1)], room, "  ")
    block.append(ruled(scene.title("ui-screen-collections"), room))
    values = [collection(scene, kind) for kind in range(len(TYPES))]
    rooms = shares(room, 2, 2)
    for first in range(0, len(values), 2):
        pair = [[value] for value in values[first : first + 2]]
        block += beside([*pair, *[[]] * (2 - len(pair))], rooms, "  ")
    return block + piles(scene, room)


def track_space(scene: Scene, at: int) -> Line:
    """A space of the Discovery track: number, reward, who stands there."""
    seats = [seat for seat, player in enumerate(scene.view["players"]) if player["discovery"] == at]
    here: Line = [(f"{SHAPES[seat]}{'ABCDE'[seat]}", seat_style(seat)) for seat in seats]
    rewards = scene.box.track[at - 1] if at else ()
    given: Line = [part for kind, amount in rewards for part in reward(REWARDS[kind], amount)]
    return [(f"{at}", "dim"), *([(":", "dim")] if given or here else []), *given, *here]


def reward(kind: str, amount: int) -> Line:
    if kind == "draw_upgrade":
        return [(f"+{amount}▣" if amount > 1 else "+▣", "item")]
    return glyph({"coins": "coin", "vp": "points"}[kind], amount) if kind != "none" else []


def collection(scene: Scene, kind: int) -> Line:
    """What one, two or three of a type score in one delivery."""
    values = scene.box.collections[kind][1:]
    return [(f"{scene.say(f'type-{TYPES[kind]}')} ", PLAIN), ("/".join([str(value) for value in values]), "points")]


def piles(scene: Scene, room: int) -> Block:
    decks = scene.view["decks"]
    counted = [("zone-deck", "artifacts"), ("zone-discard", "discard"), ("zone-pile", "upgrades")]
    return flow([[(f"{scene.say(key)} {len(decks[name])}", "dim")] for key, name in counted], room, " · ")
