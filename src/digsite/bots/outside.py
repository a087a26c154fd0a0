"""External bots: any program that answers one JSON line with one JSON line can take a seat.

If a program hangs, dies or answers nonsense, a legal default is played; the reason is kept in `faults`.
"""

from __future__ import annotations

import json
import shlex
import shutil
import time
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, Final, final

from digsite.bots.program import WAITING_LINES, Program, legible
from digsite.bots.protocol import Budget, Choice, Json

PREFIX: Final = "cmd:"
SECONDS: Final = 1.0  # thinking time of a program unless another is given
GRACE: Final = 5.0
STARTS: Final = 2  # a dead program is started again once
LATE_IN_A_ROW: Final = 2  # then it hangs, and is ended

# Played for a program without a valid answer: whatever ends the decision soonest, otherwise the first action.
DEFAULTS: Final = ("end-turn", "done", "skip", "continue", "pass")


@dataclass(frozen=True)
class Fault:
    """Why a move was lost: no-start, died, gone, late, flood, not-json, no-action or not-listed."""

    reason: str
    detail: str


def program_name(command: str) -> str:
    """The name of the program a command starts; for `python3 -u bots/mybot.py`, the file it runs."""
    first, *others = shlex.split(command)
    named = [word for word in others if not word.startswith("-")]
    installed = shutil.which(PurePath(first).name) is not None
    return PurePath(named[0] if installed and named else first).name


def fallback(actions: list[Json]) -> int:
    """The legal default."""
    for verb in DEFAULTS:
        for action in actions:
            if action["verb"] == verb:
                return int(action["id"])
    return int(actions[0]["id"])


@final
class Outside:
    """A program in one seat of one game, started when first asked; `close` ends it.

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
        self.doubted: list[Json] = []  # what the last request listed, if a line that made no sense answered it
        self.heard: list[Json] = []

    def hear(self, events: list[Json]) -> None:
        """Note what its seat saw; sent with the next request."""
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
        line = self.answer(program, actions, time.monotonic() + 2 * seconds + self.grace)
        return fallback(actions) if line is None else self.chosen(line, actions)

    def running(self) -> Program | None:
        """The program, started if necessary; None if it cannot be."""
        if self.program is not None and self.program.ended:
            self.death = self.end()  # between two requests: if it can be restarted, no move is lost
        if self.program is not None:
            return self.program
        if self.starts >= STARTS:
            self.fault("gone", f"started {self.starts} times already{f'; {self.death}' if self.death else ''}")
            self.death = ""  # said once
            return None
        self.starts += 1
        try:
            self.program = Program(self.words)
        except (OSError, ValueError, IndexError) as error:
            self.fault("no-start", str(error))
        return self.program

    def answer(self, program: Program, actions: list[Json], until: float) -> bytes | None:
        """The line that answers this request; late answers to earlier ones are skipped."""
        others = 0
        while True:
            line = program.receive(until)
            if line is None:
                break
            answer = read(line)
            tag = None if answer is None else answer.get("tag")
            if tag is None and self.owed:
                self.owed -= 1
            elif tag is None and self.answers_before(answer, actions):
                self.doubted = []
            elif tag is None or tag == self.asked:
                self.late = 0
                return line
            else:
                others += 1
        if program.ended:
            self.death = self.end()
            self.fault("died", self.death)
            return None
        self.owed += 1
        self.late += 1
        hangs = self.late >= LATE_IN_A_ROW
        other = f", only {others} with other tags" if others else ""
        self.fault("late", f"it hangs; {self.end()}" if hangs else f"no answer in time{other}")
        return None

    def answers_before(self, answer: Json | None, actions: list[Json]) -> bool:
        """Whether an answer belongs to the last request, for which a greeting was taken as the answer."""
        return named(answer, actions) is None and named(answer, self.doubted) is not None

    def chosen(self, line: bytes, actions: list[Json]) -> int:
        """The action that an answer names by its notation or its id."""
        answer = read(line)
        action = named(answer, actions)
        self.doubted = actions if action is None else []
        if action is not None:
            return action
        nothing = "not-json" if answer is None else "no-action"
        self.fault(nothing if wish_of(answer) is None else "not-listed", shown(line))
        return fallback(actions)

    def fault(self, reason: str, detail: str) -> None:
        self.faults.append(Fault(reason, detail))

    def end(self) -> str:
        """End the program; return how it ended."""
        program, self.program = self.program, None
        self.owed = self.late = 0
        return program.close() if program is not None else ""

    def close(self) -> None:
        self.end()


def read(line: bytes) -> Json | None:
    """An answer; empty if it is not an object, None if it is not JSON."""
    try:
        answer: Any = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return answer if isinstance(answer, dict) else {}


def named(answer: Json | None, actions: list[Json]) -> int | None:
    """The action of a list that an answer names by its notation or its id."""
    wish = wish_of(answer)
    for action in actions:
        if wish == action["notation"] or (isinstance(wish, int) and wish == action["id"]):
            return int(action["id"])
    return None


def wish_of(answer: Json | None) -> object:
    """The action an answer names, legal or not."""
    wish: object = (answer or {}).get("action", (answer or {}).get("id"))
    return None if isinstance(wish, bool) else wish


def shown(line: bytes) -> str:
    return legible(line[:120])
