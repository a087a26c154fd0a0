"""Bots from outside: any program that answers one JSON line with one JSON line can take a seat.

A program that hangs, dies or answers nonsense loses its move to a legal default; why is kept in `faults`.
"""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import signal
import subprocess
import threading
import time
from dataclasses import dataclass
from typing import IO, Any, Final, final

from digsite.bots.protocol import Budget, Choice, Json

PREFIX: Final = "cmd:"
SECONDS: Final = 1.0  # what a program may think if nobody says otherwise
GRACE: Final = 5.0
STARTS: Final = 2  # a dead program is started again once
LATE_IN_A_ROW: Final = 2  # then it hangs, and is ended
LONGEST_LINE: Final = 1 << 20
WAITING_LINES: Final = 64
FAREWELL: Final = 0.5  # seconds from the end of its output to its own
TAIL: Final = 400  # characters of what a program complained of

# What is played for a program that does not: whatever ends the decision soonest, else the first action listed.
DEFAULTS: Final = ("end-turn", "done", "skip", "continue", "pass")


@dataclass(frozen=True)
class Fault:
    """Why a move was lost: no-start, died, gone, late, flood, not-json, no-action or not-listed."""

    reason: str
    detail: str


def fallback(actions: list[Json]) -> int:
    """The legal default."""
    for verb in DEFAULTS:
        for action in actions:
            if action["verb"] == verb:
                return int(action["id"])
    return int(actions[0]["id"])


@final
class Program:
    """A running program: lines are written and read beside the game, so that neither side can block it."""

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
        """What is to be sent, until the program is closed."""
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
        """The lines that come, a few at a time: who writes more than is asked for has to wait."""
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
        """The end of what it writes to standard error."""
        pipe = piped(self.process.stderr)
        while True:
            some = os.read(pipe.fileno(), 4096)
            if not some:
                break
            self.complaint = (self.complaint + some)[-TAIL:]
        shut(pipe)

    def send(self, line: bytes) -> int:
        """Ask; say how many lines had come that nobody asked for."""
        with self.changed:
            stray = len(self.lines)
            self.lines.clear()
            self.unsent.append(line)
            self.changed.notify_all()
        return stray

    def receive(self, until: float) -> bytes | None:
        """The next line; None if it did not come in time, or the program has ended."""
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
        """End it, whatever it is doing; say how it ended and what it complained of."""
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
            thread.join(FAREWELL)  # not for ever: a child of the program that got away may hold the other end
        said = self.complaint.decode("utf-8", "replace").strip()
        return f"{'ended here' if status is None else f'status {status}'}{f': {said}' if said else ''}"


def piped(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def shut(pipe: IO[bytes]) -> None:
    """Only by the thread that uses a pipe: any other would wait until that is done."""
    with contextlib.suppress(OSError):
        pipe.close()


@final
class Outside:
    """A program in one seat of one game. It is started when it is first asked; `close` ends it.

    An answer may take twice the budget and `grace` seconds.
    """

    def __init__(self, command: str, grace: float = GRACE) -> None:
        self.name = PREFIX + command
        self.words = shlex.split(command)
        self.grace = grace
        self.faults: list[Fault] = []
        self.program: Program | None = None
        self.starts = 0
        self.death = ""  # how it ended last
        self.asked = 0
        self.owed = 0  # answers that are late
        self.late = 0  # in a row
        self.heard: list[Json] = []

    def hear(self, events: list[Json]) -> None:
        """What happened, as its seat saw it; told with the next request."""
        self.heard += events

    def consider(self, view: Json, actions: list[Json], budget: Budget) -> Choice:
        return Choice(self.choose(view, actions, budget))

    def choose(self, view: Json, actions: list[Json], budget: Budget) -> int:
        program = self.running()
        if program is None:
            return fallback(actions)
        seconds = SECONDS if budget.seconds is None else budget.seconds
        self.asked += 1
        allowed: Json = {"seconds": seconds}
        if budget.iterations is not None:
            allowed["iterations"] = budget.iterations
        request: Json = {"cmd": "choose", "tag": self.asked, "seat": view["seat"], "view": view, "actions": actions}
        request |= {"events": self.heard, "budget": allowed}
        self.heard = []
        stray = program.send(json.dumps(request).encode() + b"\n")
        if stray >= WAITING_LINES:
            self.fault("flood", f"{stray} lines that nobody asked for; {self.end()}")
            return fallback(actions)
        self.owed = max(0, self.owed - stray)
        line = self.answer(program, time.monotonic() + 2 * seconds + self.grace)
        return fallback(actions) if line is None else self.chosen(line, actions)

    def running(self) -> Program | None:
        """The program, started if need be; None if it cannot be."""
        if self.program is not None and self.program.ended:
            self.death = self.end()  # between two requests: if it can be started again, no move is lost
        if self.program is not None:
            return self.program
        if self.starts >= STARTS:
            self.fault("gone", f"started {self.starts} times already{f'; {self.death}' if self.death else ''}")
            return None
        self.starts += 1
        try:
            self.program = Program(self.words)
        except (OSError, ValueError, IndexError) as error:
            self.fault("no-start", str(error))
        return self.program

    def answer(self, program: Program, until: float) -> bytes | None:
        """The line that answers this request; late answers to earlier ones are passed over."""
        while True:
            line = program.receive(until)
            if line is None:
                break
            tag = tag_of(line)
            if tag is None and self.owed:
                self.owed -= 1
            elif tag is None or tag == self.asked:
                self.late = 0
                return line
        if program.ended:
            self.death = self.end()
            self.fault("died", self.death)
            return None
        self.owed += 1
        self.late += 1
        hangs = self.late >= LATE_IN_A_ROW
        self.fault("late", f"it hangs; {self.end()}" if hangs else "no answer in time")
        return None

    def chosen(self, line: bytes, actions: list[Json]) -> int:
        """The action that an answer names by its notation or its id."""
        try:
            answer: Any = json.loads(line)
        except (ValueError, RecursionError):
            self.fault("not-json", shown(line))
            return fallback(actions)
        wish: Any = answer.get("action", answer.get("id")) if isinstance(answer, dict) else None
        if wish is None or isinstance(wish, bool):
            self.fault("no-action", shown(line))
            return fallback(actions)
        for action in actions:
            if wish == action["notation"] or (isinstance(wish, int) and wish == action["id"]):
                return int(action["id"])
        self.fault("not-listed", shown(line))
        return fallback(actions)

    def fault(self, reason: str, detail: str) -> None:
        self.faults.append(Fault(reason, detail))

    def end(self) -> str:
        """End the program; say how."""
        program, self.program = self.program, None
        self.owed = self.late = 0
        return program.close() if program is not None else ""

    def close(self) -> None:
        self.end()


def tag_of(line: bytes) -> object:
    """The tag of an answer, if it repeats the request's."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return answer.get("tag") if isinstance(answer, dict) else None


def shown(line: bytes) -> str:
    return line[:120].decode("utf-8", "replace").strip()
