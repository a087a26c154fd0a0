"""A program beside a game: lines to it and from it, and how it is ended."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
import time
from typing import IO, Final, final

LONGEST_LINE: Final = 1 << 20
WAITING_LINES: Final = 64
FAREWELL: Final = 0.5  # seconds from the end of its output to its own
TAIL: Final = 400  # characters kept of a program's standard error


@final
class Program:
    """A running program: threads write and read its lines, so that neither side can block the game."""

    def __init__(self, words: list[str]) -> None:
        self.process: subprocess.Popen[bytes] = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=os.name == "posix",
        )
        self.changed = threading.Condition()
        self.lines: list[bytes] = []
        self.unsent: list[bytes] = []
        self.complaint = b""
        self.ended = False
        self.closed = False
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self.write, self.read, self.complain)]
        for thread in self.threads:
            thread.start()

    def write(self) -> None:
        """Write what is queued until the program is closed."""
        pipe = piped(self.process.stdin)
        while True:
            with self.changed:
                while not self.unsent and not self.closed:
                    self.changed.wait()
                if self.closed:
                    break
                line = self.unsent.pop(0)
            try:
                pipe.write(line)
                pipe.flush()
            except OSError:
                break
        shut(pipe)

    def read(self) -> None:
        """Read lines, a few at a time: a program that writes more than asked has to wait."""
        pipe = piped(self.process.stdout)
        while True:
            line = pipe.readline(LONGEST_LINE)
            with self.changed:
                if not line or self.closed:
                    break
                self.lines.append(line)
                self.changed.notify_all()
                while len(self.lines) >= WAITING_LINES and not self.closed:
                    self.changed.wait()
        with self.changed:
            self.ended = True
            self.changed.notify_all()
        shut(pipe)

    def complain(self) -> None:
        """Keep the end of its standard error."""
        pipe = piped(self.process.stderr)
        while True:
            some = os.read(pipe.fileno(), 4096)
            if not some:
                break
            self.complaint = (self.complaint + some)[-TAIL:]
        shut(pipe)

    def send(self, line: bytes) -> int:
        """Send a request; return how many unrequested lines had come."""
        with self.changed:
            stray = len(self.lines)
            self.lines.clear()
            self.unsent.append(line)
            self.changed.notify_all()
        return stray

    def receive(self, until: float) -> bytes | None:
        """The next line; None if it did not come in time or the program has ended."""
        with self.changed:
            while not self.lines and not self.ended:
                left = until - time.monotonic()
                if left <= 0:
                    return None
                self.changed.wait(left)
            if not self.lines:
                return None
            line = self.lines.pop(0)
            self.changed.notify_all()
            return line

    def close(self) -> str:
        """End it, whatever it is doing; return how it ended and its last errors."""
        with self.changed:
            self.closed = True
            self.changed.notify_all()
        if self.ended:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(FAREWELL)
        status = self.process.poll()
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        for thread in self.threads:
            thread.join(FAREWELL)  # with a limit: an escaped child of the program may hold the other end
        running = "its output was closed" if self.ended else "ended here"
        said = legible(self.complaint)
        return f"{running if status is None else f'status {status}'}{f': {said}' if said else ''}"


def piped(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def shut(pipe: IO[bytes]) -> None:
    """Called only by the thread that uses the pipe; any other would block."""
    with contextlib.suppress(OSError):
        pipe.close()


def legible(said: bytes) -> str:
    """A program's output as one line without terminal escapes."""
    words = " ".join(said.decode("utf-8", "replace").split())
    return "".join([sign if sign.isprintable() else f"\\x{ord(sign):02x}" for sign in words])
