"""How quickly the full screen answers: whole games by keys in a real pseudo-terminal.

`python -m benchmarks.terminal` prints, for each game and size of the window, the milliseconds from writing a key to
reading the last byte of what is painted for it, those of processor time that a key takes (which a busy machine blurs
less), and the seconds from the command to the first table. No bot plays, so no thinking is counted: Arnak alone against
the rival, Quetzal with two people at one keyboard.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path
from typing import Final

KEYS: Final = {"up": b"\x1b[A", "down": b"\x1b[B", "enter": b"\r", "help": b"?", "escape": b"\x1b"}
PLAYED: Final = ("enter", "enter", "down", "enter", "enter", "down", "down", "up", "enter", "enter")
SCRIPT: Final = (*PLAYED * 4, "help", "escape")
GAMES: Final = {
    "arnak": ("arnak", "--players", "1", "--difficulty", "2"),
    "quetzal": ("quetzal", "--seat", "person:Ann", "--seat", "person:Ben"),
}
SIZES: Final = ((100, 30), (160, 45))
QUIET: Final = 0.1  # seconds without output after which a screen counts as painted
NOTHING: Final = 0.5  # seconds after which a key counts as one that changes nothing
START: Final = 1.0
MOST_KEYS: Final = 1500


class Terminal:
    """The client in a pseudo-terminal of its own."""

    def __init__(self, arguments: tuple[str, ...], columns: int, lines: int, state: str) -> None:
        self.began = time.perf_counter()
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            os.environ |= {"XDG_STATE_HOME": state, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
            os.environ |= {"COLUMNS": str(columns), "LINES": str(lines)}
            os.execv(sys.executable, [sys.executable, "-m", "digsite", "play", *arguments, "--seed", "7"])
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def painted(self, nothing: float, quiet: float) -> float | None:
        """When the last byte came; None if none did."""
        last, wait = None, nothing
        while select.select([self.handle], [], [], wait)[0]:
            try:
                if not os.read(self.handle, 65536):
                    break
            except OSError:
                break
            last, wait = time.perf_counter(), quiet
        return last

    def press(self, key: str) -> float | None:
        """Seconds from the key to the last byte painted for it."""
        pressed = time.perf_counter()
        os.write(self.handle, KEYS[key])
        last = self.painted(NOTHING, QUIET)
        return None if last is None else last - pressed

    def processor(self) -> float:
        """Seconds of processor time so far."""
        threads = Path(f"/proc/{self.pid}/task").glob("*/schedstat")
        return sum([int(thread.read_text().split()[0]) for thread in threads]) / 1e9

    def close(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.handle)


def over(state: str) -> bool:
    """Whether the game that is kept has ended."""
    kept = list(Path(state, "digsite").glob("*.record"))
    lines = kept[0].read_text(encoding="utf-8").splitlines() if kept else []
    return len(lines) > 1 and bool(json.loads(lines[1].partition(" table ")[2])["over"])


def measure(game: str, columns: int, lines: int) -> list[str]:
    """One whole game; a row of the table."""
    with tempfile.TemporaryDirectory() as state:
        terminal = Terminal(GAMES[game], columns, lines, state)
        first = terminal.painted(30, START)
        assert first is not None
        start = terminal.processor()
        times: list[float] = []
        works: list[float] = []
        helps: list[float] = []
        before = start
        for at in range(MOST_KEYS):
            key = SCRIPT[at % len(SCRIPT)]
            taken = terminal.press(key)
            after = terminal.processor()
            if taken is not None:
                helps += [after - before] if key == "help" else []
                times.append(taken)
                works.append(after - before)
            before = after
            if at % len(PLAYED) == 0 and over(state):
                break
        finished = over(state)
        terminal.close()
    shares = [at_share(times, share) for share in (0.5, 0.95, 0.99)] + [at_share(works, share) for share in (0.5, 0.95)]
    shares.append(at_share(helps, 0.5))
    ended = "whole game" if finished else "cut short"
    began = [f"{first - terminal.began:.2f}", f"{start:.2f}"]
    return [game, f"{columns}x{lines}", str(len(times)), *shares, *began, ended]


def at_share(seconds: list[float], share: float) -> str:
    """The milliseconds that a share of the keys stays below."""
    return f"{1000 * sorted(seconds)[int(len(seconds) * share)]:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES))
    chosen = parser.parse_args()
    heads = [
        "game",
        "window",
        "keys",
        "p50 ms",
        "p95 ms",
        "p99 ms",
        "cpu p50",
        "cpu p95",
        "cpu help",
        "start s",
        "start cpu",
        "",
    ]
    print("".join([f"{head:>11}" for head in heads]))
    for game in [chosen.game] if chosen.game else GAMES:
        for columns, lines in SIZES:
            print("".join([f"{cell:>11}" for cell in measure(game, columns, lines)]), flush=True)
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
