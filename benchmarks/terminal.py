"""How fast the full screen responds: whole games by keys in a real pseudo-terminal.

`python -m benchmarks.terminal` prints, for each game and size of the window, the milliseconds from writing a key to
reading the last byte of what is painted for it, those of processor time that a key takes (which a busy machine blurs
less), and the seconds from the command to the first table, not for the first time; then the same of each kind of key.
Sixteen of thirty-six keys ask for help, for why not, for the log or the score, read there, or take back a step, so
that none of these can hide beyond a percentile. No bot plays, so no thinking is counted: Arnak alone against the rival,
Quetzal with two people at one keyboard.
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
from typing import Final, NamedTuple

KEYS: Final = {
    "up": b"\x1b[A",
    "down": b"\x1b[B",
    "enter": b"\r",
    "escape": b"\x1b",
    "undo": b"u",
    "help": b"?",
    "why": b"w",
    "log": b"l",
    "score": b"p",
    "typed a": b"a",
    "typed c": b"c",
}
PLAYED: Final = ("enter", "enter", "down", "enter", "enter", "down", "down", "up", "enter", "enter")
ASKED: Final = (
    *("help", "down", "typed c", "typed a", "escape"),
    *("why", "typed c", "typed a", "down", "escape"),
    *("log", "up", "escape", "score", "escape", "undo"),
)
SCRIPT: Final = (*PLAYED, *ASKED, *PLAYED)
GAMES: Final = {
    "arnak": ("arnak", "--players", "1", "--difficulty", "2"),
    "quetzal": ("quetzal", "--seat", "person:Ann", "--seat", "person:Ben"),
}
SIZES: Final = ((100, 30), (160, 45))
QUIET: Final = 0.1  # seconds without output after which a screen counts as painted
NOTHING: Final = 0.5  # seconds after which a key counts as one that changes nothing
START: Final = 1.0
MOST_KEYS: Final = 2500
SHARES: Final = (0.5, 0.95, 0.99)


class Terminal:
    """The client in its own pseudo-terminal."""

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
    """Whether the saved game has ended."""
    kept = list(Path(state, "digsite").glob("*.record"))
    lines = kept[0].read_text(encoding="utf-8").splitlines() if kept else []
    return len(lines) > 1 and bool(json.loads(lines[1].partition(" table ")[2])["over"])


class Measured(NamedTuple):
    """One key: seconds until it is painted, and of processor time."""

    key: str
    wall: float
    work: float


class Played(NamedTuple):
    """One game: its keys, the seconds and the processor time of its start, and whether it came to its end."""

    keys: list[Measured]
    start: float
    start_work: float
    finished: bool


def play(game: str, columns: int, lines: int) -> Played:
    """One whole game, repeating the script."""
    with tempfile.TemporaryDirectory() as state:
        terminal = Terminal(GAMES[game], columns, lines, state)
        first = terminal.painted(30, START)
        assert first is not None
        begun = before = terminal.processor()
        keys: list[Measured] = []
        for at in range(MOST_KEYS):
            key = SCRIPT[at % len(SCRIPT)]
            taken = terminal.press(key)
            after = terminal.processor()
            keys += [] if taken is None else [Measured(key, taken, after - before)]
            before = after
            if at % len(PLAYED) == 0 and over(state):
                break
        finished = over(state)
        terminal.close()
    return Played(keys, first - terminal.began, begun, finished)


def summary(game: str, columns: int, lines: int, played: Played) -> list[str]:
    """A row of the first table."""
    walls, works = [key.wall for key in played.keys], [key.work for key in played.keys]
    shares = [at_share(seconds, share) for seconds in (walls, works) for share in SHARES]
    ended = "whole game" if played.finished else "cut short"
    began = [f"{played.start:.2f}", f"{played.start_work:.2f}"]
    return [game, f"{columns}x{lines}", str(len(played.keys)), *shares, *began, ended]


def by_kind(keys: list[Measured]) -> list[list[str]]:
    """Rows of the second table, a kind of key each."""
    rows = []
    for kind in KEYS:
        walls, works = [key.wall for key in keys if key.key == kind], [key.work for key in keys if key.key == kind]
        shares = [at_share(seconds, share) for seconds in (walls, works) for share in SHARES if seconds]
        rows.append([kind, str(len(walls)), *shares])
    return rows


def at_share(seconds: list[float], share: float) -> str:
    """A percentile in milliseconds."""
    return f"{1000 * sorted(seconds)[int(len(seconds) * share)]:.0f}"


def show(*cells: str) -> None:
    print("".join([f"{cell:>11}" for cell in cells]), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES))
    chosen = parser.parse_args()
    shares = [f"{kind}p{100 * share:.0f}" for kind in ("", "cpu ") for share in SHARES]
    keys: list[Measured] = []
    with tempfile.TemporaryDirectory() as compiled:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = compiled
        first_time(compiled)
        show("game", "window", "keys", *shares, "start s", "start cpu", "")
        for game in [chosen.game] if chosen.game else GAMES:
            for columns, lines in SIZES:
                played = play(game, columns, lines)
                show(*summary(game, columns, lines, played))
                keys += played.keys
    show()
    show("key", "pressed", *shares)
    for row in by_kind(keys):
        show(*row)
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def first_time(state: str) -> None:
    """Start each game once, so that its bytecode is cached."""
    for arguments in GAMES.values():
        terminal = Terminal(arguments, *SIZES[0], state)
        terminal.painted(60, START)
        terminal.close()


if __name__ == "__main__":
    main()
