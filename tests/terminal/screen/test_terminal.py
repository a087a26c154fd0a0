"""The client in a real pseudo-terminal: the Escape key, and what is left when the terminal closes."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

WAIT = 30.0
GAME = ("arnak", "--players", "1", "--seed", "7")


@pytest.fixture
def client(state: Path) -> Iterator[tuple[int, int]]:
    """The process and the other end of its terminal, once the table is painted."""
    pid, handle = pty.fork()
    if pid == 0:
        os.environ |= {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"}
        os.execv(sys.executable, [sys.executable, "-m", "digsite", "play", *GAME])
    fcntl.ioctl(handle, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    read_until(handle, "What you can do")
    yield pid, handle
    with suppress(ProcessLookupError, ChildProcessError):
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def read_until(handle: int, said: str) -> None:
    """Read what is painted until something is among it."""
    painted, end = "", time.monotonic() + WAIT
    while said not in painted:
        assert time.monotonic() < end and select.select([handle], [], [], WAIT)[0], f"never painted: {said}"
        painted += os.read(handle, 65536).decode(errors="replace")


def steps(state: Path) -> int:
    return sum([line.startswith("0 ") for line in next(state.glob("*.record")).read_text(encoding="utf-8").split("\n")])


def test_escape_leaves_a_page(client: tuple[int, int]) -> None:
    _, handle = client
    os.write(handle, b"p")
    read_until(handle, "If the game ended now")
    os.write(handle, b"\x1b")
    read_until(handle, "What you can do")


@pytest.mark.parametrize("how", ["closed", "hang up", "terminate"])
def test_a_terminal_that_closes_costs_nothing(client: tuple[int, int], state: Path, how: str) -> None:
    pid, handle = client
    os.write(handle, b"\r")
    read_until(handle, "Pay the travel cost")
    if how == "closed":
        os.close(handle)
    else:
        os.kill(pid, signal.SIGHUP if how == "hang up" else signal.SIGTERM)
    end = time.monotonic() + WAIT
    while os.waitpid(pid, os.WNOHANG)[0] == 0:
        assert time.monotonic() < end, "it goes on without anybody"
        if how != "closed" and select.select([handle], [], [], 0.05)[0]:
            with suppress(OSError):
                os.read(handle, 65536)
        time.sleep(0.05)
    assert steps(state) == 1
