"""Arnak's research track from the Lost Temple down, with bridges, bonus tiles, tokens, and the temple tiles."""

from __future__ import annotations

from typing import Any, Final

from digsite.arnak.box import ARRIVAL_POINTS, LOST_TEMPLE, ROW_OF, TEMPLE_POINTS, TEMPLE_STACKS, TRACK
from digsite.arnak.printed import BOX
from digsite.arnak.resources import amounts
from digsite.terminal.arnak.signs import sign, tokens
from digsite.terminal.screen.ink import PLAIN, Block, Line, flow, joined, padded, ruled
from digsite.terminal.screen.palette import GLYPHS, SHAPES, seat_style
from digsite.terminal.screen.scene import Scene

BOARDS: Final = {board.name: board for board in BOX.boards}
BONUSES: Final = {tile.name: tile for tile in BOX.bonuses}
PREFIX: Final = 8


def track(scene: Scene, room: int, effects: bool) -> Block:
    """The whole track; with `effects` what each row gives to the magnifying glass and to the notebook."""
    board = BOARDS[scene.view["board"]]
    block: Block = [ruled(scene.title(f"board-{board.name}"), room, "●A ⌕  ●a ✎")]
    block += temple(scene, board, room)
    for row in range(len(board.rows), 0, -1):
        block += track_row(scene, board, row, room, effects)
    start: Line = joined([[(scene.say("space-start"), "dim")], standing(scene, "start")])
    return block + flow([start], room)


def temple(scene: Scene, board: Any, room: int) -> Block:
    """The Lost Temple: who is there, what arriving costs and scores, the tiles that are left."""
    arrived = [player["arrival"] for player in scene.view["players"]] + [(scene.view["rival"] or {}).get("arrival")]
    next_place = len([place for place in arrived if place])
    worth = ARRIVAL_POINTS[min(next_place, len(ARRIVAL_POINTS) - 1)]
    head: Line = joined(
        [
            [(scene.say("space-temple"), scene.style("temple", "strong"))],
            tokens(board.tolls[LOST_TEMPLE]),
            [(f"{worth}{GLYPHS['points']}", "points")],
            [(f"[+{len(scene.view['track']['stack'])}]", "dim")],
            standing(scene, "temple"),
        ]
    )
    stacks = [temple_tiles(scene, board, number, stack) for number, stack in enumerate(TEMPLE_STACKS)]
    return flow([head], room, indent=2) + flow(stacks, room, "  ", 2)


def temple_tiles(scene: Scene, board: Any, number: int, stack: str) -> Line:
    """A stack of temple tiles: points, cost, how many are left."""
    left = scene.view["track"]["tiles"][stack]
    points: Line = [(f"{TEMPLE_POINTS[number]}{GLYPHS['points']}", scene.style(stack, "points" if left else "dim"))]
    return [*points, (":", "dim"), *tokens(board.temple_costs[number]), (f"×{left}", "dim")]


def track_row(scene: Scene, board: Any, row: int, room: int, effects: bool) -> Block:
    """One row: points of both tokens, then each space with its bridge, bonus tiles and tokens."""
    printed = board.rows[row - 1]
    spaces = [space for at, space in enumerate(TRACK) if ROW_OF[at] == row and has_space(board, at)]
    head: Line = [
        (f"{row} ", "strong"),
        (f"{printed.points[0]}", "points"),
        (f"/{printed.points[1]}{GLYPHS['points']}", PLAIN),
    ]
    shown = [space_line(scene, board, space, effects) for space in spaces]
    gives: list[Line] = []
    if effects:
        magnifier, notebook = [sign(effect) for effect in printed.effects]
        gives = [[("⌕", "dim"), *magnifier, (" ✎", "dim"), *notebook]]
    first, *rest = flow([*shown, *gives], room - PREFIX - 1, " ")
    indent: Line = [(" " * (PREFIX + 1), PLAIN)]
    return [[*padded(head, PREFIX + 1), *first], *[[*indent, *line] for line in rest]]


def has_space(board: Any, at: int) -> bool:
    """Whether a board's track has a space: a bridge leads there."""
    return any([at in exits for exits in board.exits])


def space_line(scene: Scene, board: Any, space: str, whole: bool) -> Line:
    """A space of the track: its place in the row, the bridge's toll, bonus tiles, tokens."""
    at = TRACK.index(space)
    toll = one_by_one(board.tolls[at])
    if at == board.idol_bridge:
        toll = [*toll, (GLYPHS["idol"], "idol")]
    tiles = [sign(BONUSES[tile].effect) for tile in scene.view["track"]["bonus"].get(space, ()) if tile]
    bonus: Line = [span for tile in tiles for span in (("[", "dim"), *tile, ("]", "dim"))]
    named = space if whole else space[1:]
    return [(named, scene.style(space, "dim")), (":", "dim"), *toll, *bonus, *standing(scene, space)]


def one_by_one(bundle: int) -> Line:
    """An amount of tokens, one glyph each."""
    return [(GLYPHS[name] * count, name) for name, count in amounts(bundle).items()]


def standing(scene: Scene, space: str) -> Line:
    """The tokens on a space: a capital is a magnifying glass, a small letter a notebook."""
    found: Line = []
    for seat, player in enumerate(scene.view["players"]):
        letters = [
            letter
            for letter, token in (("ABCD"[seat], "magnifier"), ("abcd"[seat], "notebook"))
            if player[token] == space
        ]
        if letters:
            found.append((f"{SHAPES[seat]}{''.join(letters)}", seat_style(seat)))
    rival = scene.view["rival"]
    if rival is not None and rival["magnifier"] == space:
        found.append(("✸", "rival"))
    return [(" ", PLAIN), *found] if found else []
