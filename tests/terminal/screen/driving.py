"""Driving the full screen by keys, and reading what it shows."""

from __future__ import annotations

import asyncio
import html
import re
from typing import Any

from textual.pilot import Pilot

from digsite.terminal.screen.app import DigsiteApp
from digsite.terminal.screen.canvas import Canvas
from digsite.terminal.screen.curtain import CurtainScreen
from digsite.terminal.screen.game import GameScreen
from digsite.terminal.table import Table
from digsite.terminal.wishes import Wishes

SMALL = (100, 30)
LARGE = (160, 45)


def new_table(game: str, *seats: str, language: str = "en", seed: int = 7, **wishes: Any) -> Table:
    return Wishes(language, game, len(seats), list(seats), wishes, seed).table()


def app_of(table: Table) -> DigsiteApp:
    return DigsiteApp(Wishes(language=table.language), table)


def painted(app: DigsiteApp) -> str:
    """Everything that is painted now, line by line."""
    svg = app.export_screenshot(title="")
    rows: dict[float, list[tuple[float, str]]] = {}
    for attributes, said in re.findall(r"<text([^>]*)>([^<]*)</text>", svg):
        x, y = [float(re.search(rf' {name}="([\d.]+)"', attributes)[1]) for name in ("x", "y")]  # type: ignore[index]
        rows.setdefault(y, []).append((x, plain(html.unescape(said))))
    return "\n".join(["".join([said for _, said in sorted(row)]) for _, row in sorted(rows.items())])


def plain(said: str) -> str:
    """A sentence as `painted` and `drawn` have it."""
    return said.replace("\u00a0", " ").replace("\u202f", " ")


def drawn(app: DigsiteApp, name: str) -> str:
    """The lines of one canvas, joined; wrapped sentences are whole again."""
    block = app.screen.query_one(f"#{name}", Canvas).block
    return " ".join(plain(" ".join(["".join([said for said, _ in line]) for line in block])).split())


async def settled(pilot: Pilot[int], table: Table) -> None:
    """Wait until a person is asked, a curtain hangs, or the game is over."""
    for _ in range(3000):
        if table.over or table.waits_for_person:
            break
        await asyncio.sleep(0.005)
    else:
        raise AssertionError("no bot answers")
    await pilot.pause()


async def play_to_the_end(pilot: Pilot[int], table: Table, keys: list[str]) -> int:
    """Press keys round and round until the game is over; how many it took."""
    for pressed in range(4000):
        if table.over:
            return pressed
        screen = pilot.app.screen
        if isinstance(screen, CurtainScreen):
            await pilot.press("enter")
        else:
            assert isinstance(screen, GameScreen), screen
            await pilot.press(keys[pressed % len(keys)])
            await settled(pilot, table)
    raise AssertionError("the game does not end")
