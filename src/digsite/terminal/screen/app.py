"""The full-screen client: set-up, game or replay, whichever is asked for."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from typing import final

os.environ.setdefault("ESCDELAY", "25")  # milliseconds; Textual reads it when it is imported

from textual.app import App

from digsite.terminal.replay import Replay
from digsite.terminal.screen.palette import THEMES, light_terminal
from digsite.terminal.table import Table
from digsite.terminal.wishes import Wishes


@final
class DigsiteApp(App[int]):
    """One table at a time."""

    TITLE = "Digsite"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""
    CSS = """
    Screen { background: $background; }
    Input { background: $panel; color: $foreground; }
    """

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
        with suppress(NotImplementedError, RuntimeError, ValueError):
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.exit)
        if self.replay is not None:
            from digsite.terminal.screen.replaying import ReplayScreen

            self.push_screen(ReplayScreen(self.replay, self.viewer))
        elif self.table is not None:
            self.play(self.table)
        else:
            from digsite.terminal.screen.setup import SetupScreen

            self.push_screen(SetupScreen(self.wishes), self.play)

    def play(self, table: Table | None) -> None:
        if table is None:
            self.exit()
            return
        from digsite.terminal.screen.game import GameScreen

        self.table = table
        self.push_screen(GameScreen(table))


def run(wishes: Wishes, table: Table | None = None, replay: Replay | None = None, viewer: int | None = None) -> int:
    """Run until it is left; say how a game that was left goes on. `viewer` is the seat a replay is seen from."""
    app = DigsiteApp(wishes, table, replay, viewer)
    app.run()
    played = app.table
    if played is not None and not played.over and played.file is not None:
        print(played.catalog.say("ui-left", command=f"digsite play {played.file}"))
    return app.return_code or 0
