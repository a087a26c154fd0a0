"""The full-screen client: set-up, game or replay, whichever is asked for."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from contextlib import suppress
from typing import Final, final

# Textual reads these when it is imported: milliseconds after Escape, and how often it looks for something to paint.
os.environ.setdefault("ESCDELAY", "25")
os.environ.setdefault("TEXTUAL_FPS", "240")

from textual.app import App

from digsite.terminal.plain_keeping import Keeping
from digsite.terminal.replay import Replay
from digsite.terminal.screen import layout
from digsite.terminal.screen.palette import THEMES, light_terminal
from digsite.terminal.table import Table
from digsite.terminal.wishes import Wishes

STANDS: Final = 1.0  # seconds after which all long-lived objects exist


def settled() -> None:
    """Turn garbage collection on, but skip objects that stay: scanning those would stall the screen."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


@final
class DigsiteApp(App[int]):
    """One table at a time."""

    TITLE = "Digsite"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""
    CSS = layout.CSS

    def __init__(
        self, wishes: Wishes, table: Table | None = None, replay: Replay | None = None, viewer: int | None = None
    ) -> None:
        super().__init__()
        self.wishes = wishes
        self.table = table
        self.replay = replay
        self.viewer = viewer
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = "light" if light_terminal(os.environ.get("COLORFGBG", "")) else "dark"
        self.animation_level = "none"

    def on_mount(self) -> None:
        with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
            for number in (signal.SIGTERM, signal.SIGHUP):
                asyncio.get_running_loop().add_signal_handler(number, self.exit)
        if self.replay is not None:
            from digsite.terminal.screen.replaying import ReplayScreen

            self.push_screen(ReplayScreen(self.replay, self.viewer))
        elif self.table is not None:
            self.play(self.table)
        else:
            from digsite.terminal.screen.setup import SetupScreen

            self.push_screen(SetupScreen(self.wishes), self.play)

    def on_ready(self) -> None:
        self.set_timer(STANDS, settled)

    def play(self, table: Table | None) -> None:
        if table is None:
            self.exit()
            return
        from digsite.terminal.screen.game import GameScreen

        self.table = table
        self.push_screen(GameScreen(table))


def run(wishes: Wishes, table: Table | None = None, replay: Replay | None = None, viewer: int | None = None) -> int:
    """Run until the user quits; return how to resume a game. `viewer` is the seat a replay is seen from."""
    app = DigsiteApp(wishes, table, replay, viewer)
    if os.name == "posix":
        from digsite.terminal.screen.driver import TerminalDriver

        app.driver_class = TerminalDriver
    app.run()
    played = app.table
    if played is not None and (played.trouble or not played.over):
        Keeping(played, lambda *lines: print(*lines, sep="\n")).leave()
    return app.return_code or 0
