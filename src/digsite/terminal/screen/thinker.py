"""Bots think in a process of their own, so that the screen stays alive."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, final

from digsite.terminal.seats import Seat, make_bot
from digsite.terminal.table import Table


def think(line: Connection) -> None:
    """Answer one view after the other until nobody asks any more."""
    from digsite.bots.protocol import Budget

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bots: dict[tuple[str, Seat, int], Any] = {}
    while True:
        try:
            game, seat, seed, view = line.recv()
        except (EOFError, OSError):
            return
        key = (game, seat, seed)
        if key not in bots:
            bots[key] = make_bot(game, seat, seed)
        try:
            answer: int | Exception = bots[key].choose(view, view["actions"], Budget())
        except Exception as error:
            answer = error
        line.send(answer)


@final
class Thinker:
    """Asks that process; a program from outside thinks for itself."""

    def __init__(self) -> None:
        self.line: Connection | None = None
        self.process: Any = None

    def start(self) -> None:
        if self.process is None:
            context = multiprocessing.get_context("spawn")
            self.line, theirs = context.Pipe()
            self.process = context.Process(target=think, args=(theirs,), daemon=True)
            self.process.start()
            theirs.close()

    def thinking(self, table: Table) -> Callable[[], int]:
        """What to run in a thread to get the action of the bot to decide."""
        seat = table.seat
        assert seat is not None
        if table.seats[seat].kind == "program":
            return table.thinking()
        self.start()
        question = (table.game, table.seats[seat], table.seed * len(table.seats) + seat, table.view(seat))
        return lambda: self.ask(question)

    def ask(self, question: object) -> int:
        assert self.line is not None
        self.line.send(question)
        answer = self.line.recv()
        if isinstance(answer, Exception):
            raise answer
        return int(answer)

    def stop(self) -> None:
        if self.process is not None:
            assert self.line is not None
            self.line.close()
            self.process.terminate()
            self.process.join(1)
            self.process = None
