"""Arnak's card row with the moon staff, and the assistants of the supply board."""

from __future__ import annotations

from functools import partial
from typing import Final

from digsite.arnak.box import ARTIFACT, ITEM
from digsite.arnak.printed import BOX
from digsite.terminal.arnak.signs import travel
from digsite.terminal.screen.ink import PLAIN, Block, Line, columned, flow, joined, ruled, wrapped
from digsite.terminal.screen.palette import GLYPHS
from digsite.terminal.screen.scene import Scene, glyph

CARDS: Final = {card.name: card for card in BOX.cards}
KINDS: Final = {ITEM: ("item", "coin"), ARTIFACT: ("artifact", "compass")}


def card_row(scene: Scene, room: int, effects: bool) -> Block:
    """Artifacts, the moon staff, items; with `effects` in words below each card."""
    row, decks, exile = scene.view["row"], scene.view["decks"], scene.view["exile"]
    left = f"{GLYPHS['artifact']} {len(decks['artifacts'])}  {GLYPHS['item']} {len(decks['items'])}"
    gone = len(exile["artifacts"]) + len(exile["items"])
    title = f"{scene.title('zone-row')} {GLYPHS['moon']} {scene.view['round']}"
    block: Block = [ruled(title, room, f"{left}  {GLYPHS['exile']} {gone}")]
    artifacts = [priced(scene, card) for card in row["artifacts"] if card]
    items = [priced(scene, card) for card in row["items"] if card]
    staff: Line = [(GLYPHS["moon"], "title")]
    if not effects:
        return block + flow([*artifacts, staff, *items], room, "  ")
    cards = [card for card in (*row["artifacts"], *row["items"]) if card]
    return block + told_cards(scene, cards, room)


def told_cards(scene: Scene, cards: list[str], room: int, columns: int = 3) -> Block:
    """Cards in columns, each with its effect in words."""
    told = [[priced(scene, card), [(scene.say(f"card-{card}.effect"), "dim")]] for card in cards]
    return columned([partial(paragraphs, one) for one in told], room, columns)


def paragraphs(lines: Block, room: int) -> Block:
    return [part for line in lines for part in wrapped(line, room)]


def priced(scene: Scene, card: str) -> Line:
    """A card of the row: kind, name, price, points, travel value."""
    printed = CARDS[card]
    kind, currency = KINDS.get(printed.kind, ("card", ""))
    head: Line = [(f"{GLYPHS[kind]} ", kind if currency else PLAIN), (scene.say(f"card-{card}"), scene.style(card))]
    cost = glyph(currency, printed.cost) if currency else []
    points: Line = [(f"{printed.points}{GLYPHS['points']}", "points")] if printed.points else []
    return joined([head, cost, points, travel(printed.travel)])


def held(scene: Scene, card: str | None, own: bool) -> Line:
    """A card in a hand or play area: travel value and name. Only the viewer's own are lit."""
    if card is None:
        return [("▯?", "dim")]
    if card in ("fear", "fear-tile"):
        return joined(
            [[(GLYPHS["fear"], "fear")], [(scene.say(f"card-{card}"), scene.style(card, "fear") if own else "fear")]]
        )
    return joined([travel(CARDS[card].travel), [(scene.say(f"card-{card}"), scene.style(card) if own else PLAIN)]])


def supply(scene: Scene, room: int, effects: bool) -> Block:
    """The assistants on top of their stacks, and those to be rescued."""
    decks = scene.view["decks"]
    stacks = [(stack[0], len(stack)) for stack in decks["assistants"] if stack]
    block: Block = [ruled(scene.title("word-assistants"), room)] if effects else []
    if effects:
        told = [assistant_told(scene, name, count) for name, count in stacks]
        block += columned([partial(paragraphs, one) for one in told], room, 3)
    else:
        title: Line = [("── ", "rule"), (scene.title("word-assistants"), "title")]
        block += flow([title, *[assistant_named(scene, name, count) for name, count in stacks]], room, "  ", 3)
    if decks["rescue"]:
        rescued: Line = [*scene.label("zone-rescue"), (str(len(decks["rescue"])), PLAIN)]
        block += wrapped(rescued, room)
    return block


def assistant_named(scene: Scene, name: str, count: int) -> Line:
    return [
        (f"{GLYPHS['assistant']} ", "assistant"),
        (scene.say(name), scene.style(name)),
        (f" ({count})", "dim"),
    ]


def assistant_told(scene: Scene, name: str, count: int) -> list[Line]:
    """Both sides in words."""
    return [
        assistant_named(scene, name, count),
        [*scene.label("side-silver"), (scene.say(f"{name}.silver"), "dim")],
        [*scene.label("side-gold"), (scene.say(f"{name}.gold"), "dim")],
    ]
