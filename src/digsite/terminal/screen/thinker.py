"""Bots think in a process of their own, so that the screen stays alive: one JSON line asks, one answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, final

from digsite.terminal.seats import Seat, budget_of, make_bot
from digsite.terminal.table import Table


class BotFailed(Exception):
    """The bot's own process could not answer."""


def answer_all() -> None:
    """Answer one question after another until the input ends."""
    bots: dict[tuple[str, str, int], Any] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        game, level, seed, view = asked["game"], asked["level"], asked["seed"], asked["view"]
        seat = Seat("bot", "", level)
        try:
            if (game, level, seed) not in bots:
                bots[game, level, seed] = make_bot(game, seat, seed)
            answer = {"action": bots[game, level, seed].choose(view, view["actions"], budget_of(seat))}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


@final
class Thinker:
    """Asks that process; a program from outside thinks for itself."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None
        self.stopped = False
        self.starting = threading.Lock()

    def start(self) -> subprocess.Popen[str]:
        """The process, started if necessary; None after the end."""
        with self.starting:
            if self.stopped:
                raise BotFailed
            if self.process is None:
                self.process = subprocess.Popen(
                    [sys.executable, "-m", "digsite.terminal.screen.thinker"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    encoding="utf-8",
                    env={**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])},
                    start_new_session=True,  # Ctrl-C is for the table
                )
            return self.process

    def thinking(self, table: Table) -> Callable[[], int]:
        """What to run in a thread to get the action of the bot to decide."""
        number = table.seat
        assert number is not None
        seat = table.seats[number]
        if seat.kind == "program":
            return table.thinking()
        seed = table.seed * len(table.seats) + number
        question = {"game": table.game, "level": seat.level, "seed": seed, "view": table.view(number)}
        return lambda: self.ask(json.dumps(question))

    def ask(self, question: str) -> int:
        process = self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except (OSError, ValueError):
            line = ""
        if not line:
            self.process = None
            raise BotFailed(f"exit {process.wait()}")
        answer = json.loads(line)
        if "error" in answer:
            raise BotFailed(answer["error"])
        return int(answer["action"])

    def stop(self) -> None:
        with self.starting:
            self.stopped = True
            process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()


if __name__ == "__main__":
    answer_all()
