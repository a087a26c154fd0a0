"""How the engine's tests speak with it: a real process, a table in this process, a whole conversation at once."""

from __future__ import annotations

import io
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

from digsite.engine.commands import Engine
from digsite.engine.loop import answer, serve
from digsite.text.english import SENTENCES

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
CONFIGURATIONS: list[Json] = [
    {"players": 2},
    {"players": 3, "board": "snake"},
    {"players": 4},
    {"players": 1, "difficulty": 3},
    {"players": 1, "board": "snake", "difficulty": 0},
]


class Process:
    """`digsite engine` as a driver meets it: a program with a standard input and a standard output."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-m", "digsite", "engine"]
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)

    def __enter__(self) -> Process:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.end()

    def say(self, line: bytes) -> Json:
        """Send a line, wait for its answer."""
        assert self.program.stdin is not None and self.program.stdout is not None
        self.program.stdin.write(line + b"\n")
        self.program.stdin.flush()
        reply: Json = json.loads(self.program.stdout.readline())
        return reply

    def ask(self, cmd: str, **members: Any) -> Json:
        return self.say(json.dumps({"cmd": cmd, **members}).encode())

    def end(self) -> tuple[int, bytes]:
        """End of input: the status, and whatever was written after the last answer."""
        rest, _ = self.program.communicate(timeout=20)
        return self.program.returncode, rest


class Desk:
    """The same without a process: a line in, a line out, through JSON on both sides."""

    def __init__(self) -> None:
        self.engine = Engine()

    def say(self, line: bytes) -> Json:
        reply: Json = json.loads(json.dumps(answer(self.engine, line)))
        return reply

    def ask(self, cmd: str, **members: Any) -> Json:
        return self.say(json.dumps({"cmd": cmd, **members}).encode())

    def done(self, cmd: str, **members: Any) -> Json:
        """The answer to a command that must succeed."""
        reply = self.ask(cmd, **members)
        assert reply["ok"], (cmd, reply)
        return reply

    def refused(self, cmd: str, **members: Any) -> Json:
        """The error of a command that must be refused and must leave everything as it was."""
        before = self.everything()
        reply = self.ask(cmd, **members)
        assert not reply["ok"], (cmd, members, reply)
        assert self.everything() == before
        error: Json = reply["error"]
        assert error["code"] != "internal-error", (cmd, members, error)
        return error

    def everything(self) -> tuple[Any, ...]:
        """All that a driver can find out about the current game."""
        state, record = self.ask("state"), self.ask("record")
        return state.get("hash"), state.get("state"), record.get("record"), self.ask("score").get("scores")

    def new(self, players: int = 2, board: str = "bird", seed: int = 7, **more: Any) -> Json:
        return self.done("new", game="arnak", players=players, board=board, seed=seed, **more)

    def act(self, *actions: str) -> Json:
        reply: Json = {}
        for action in actions:
            reply = self.done("act", action=action)
        return reply

    def hash(self) -> str:
        value: str = self.done("state")["hash"]
        return value

    def notations(self) -> list[str]:
        return [action["notation"] for action in self.done("actions")["actions"]]


def converse(*requests: Json | bytes) -> list[Json]:
    """A whole conversation: one answer for each line."""
    lines = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in requests]
    written = io.BytesIO()
    serve(io.BytesIO(b"".join([line + b"\n" for line in lines])), written)
    return [json.loads(line) for line in written.getvalue().splitlines()]


def source(*packages: str) -> str:
    """The text of packages of digsite."""
    files = [file for package in packages for file in sorted((ROOT / "src/digsite" / package).glob("*.py"))]
    return "\n".join([file.read_text(encoding="utf-8") for file in files])


def codes(*packages: str) -> set[str]:
    """Every code with which these packages can refuse."""
    text = source(*packages)
    return {code for code in SENTENCES if f'"{code}"' in text}


def positions(desk: Desk, seed: int, share: float, **options: Any) -> list[Json]:
    """The states of a random game at a share of its decisions, the last one included."""
    desk.new(seed=seed, **options)
    dice = random.Random(seed)
    found = [desk.done("state")["state"]]
    while listed := desk.done("actions")["actions"]:
        desk.done("act", id=dice.choice(listed)["id"])
        if dice.random() < share:
            found.append(desk.done("state")["state"])
    return [*found, desk.done("state")["state"]]


def plainly(kind: str) -> Json:
    """A decision of a kind that no component asks and that is about nothing else."""
    return {"kind": kind, "effect": None, "about": {}, "owed": {}, "laid": []}
