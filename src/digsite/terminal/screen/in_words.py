"""The table of a game that has no drawing, in words."""

from __future__ import annotations

from digsite.terminal.screen.ink import Block, wrapped
from digsite.terminal.screen.scene import Scene
from digsite.words.games import words_of


def table(scene: Scene, room: int, detail: int) -> Block:
    words = words_of(scene.game, scene.things)
    told = [*words.map(scene.view), "", *words.players(scene.view)]
    return [line for said in told for line in wrapped([(said, "")], room)]


def side(scene: Scene, room: int, detail: int) -> Block:
    told = words_of(scene.game, scene.things).hand(scene.view)
    return [line for said in told for line in wrapped([(said, "")], room)]
