"""The whole table of Arnak, drawn into the available room."""

from __future__ import annotations

from typing import Final

from digsite.terminal.arnak.boards import board, own_board, rival_board
from digsite.terminal.arnak.map import island
from digsite.terminal.arnak.market import card_row, supply
from digsite.terminal.arnak.track import track
from digsite.terminal.screen.ink import Block, ruled
from digsite.terminal.screen.scene import Scene

MOST_DETAIL: Final = 6


def table(scene: Scene, room: int, detail: int) -> Block:
    """Island, row, assistants, boards. More detail puts names and effects into words."""
    view = scene.view
    block = island(scene, room, names=detail >= 2, ruled_off=detail >= 6)
    block += card_row(scene, room, effects=detail >= 3)
    block += supply(scene, room, effects=detail >= 4)
    seat = view["seat"]
    if seat is not None:
        block += own_board(scene, seat, room, effects=detail >= 5)
    others = [other for other in range(len(view["players"])) if other != seat]
    if others:
        block.append(ruled(scene.say("ui-panel-players"), room))
    for other in others:
        block += board(scene, other, room, played_cards=detail >= 2)
    return block + (rival_board(scene, room, tiles=detail >= 1) if view["rival"] is not None else [])


def side(scene: Scene, room: int, detail: int) -> Block:
    """What is next to the table."""
    return track(scene, room, effects=detail >= 1)
