"""Plays tables through the plain mode, in this process or through the command."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

from digsite.cli import main
from digsite.terminal.plain import Plain
from digsite.terminal.table import Table
from digsite.terminal.wishes import Wishes

ROOT = Path(__file__).parents[2]
PROMPT = "Your choice:"


def table(game: str = "arnak", *seats: str, language: str = "en", seed: int = 7, **wishes: Any) -> Table:
    """A table that is kept nowhere; one person against a random bot unless seats are named."""
    players = wishes.pop("players", None)
    asked = Wishes(language, game, players, list(seats or ("person:Ann", "random")), wishes, seed)
    return asked.table(autosave=False)


def played(at: Table, *lines: str, screen: bool = False) -> str:
    """What a table prints for these lines of input; then the input ends."""
    out, typed = io.StringIO(), iter(lines)

    def ask(prompt: str) -> str | None:
        print(prompt.rstrip(), file=out)
        return next(typed, None)

    assert Plain(at, ask, out, screen).play() == 0
    return out.getvalue()


def answered(at: Table, line: str) -> str:
    """What one line alone is answered with, up to the next prompt."""
    before, prompt, after = played(at, line).partition(f"{at.catalog.say('ui-your-choice')}\n")
    assert before and prompt
    return after.partition(prompt)[0]


def played_by(at: Table, answer: Callable[[str], str]) -> str:
    """A whole game; `answer` is given everything printed since its last answer, the prompt last."""
    out = io.StringIO()
    read = 0

    def ask(prompt: str) -> str:
        nonlocal read
        print(prompt.rstrip(), file=out)
        printed = out.getvalue()
        line = answer(printed[read:])
        read = len(printed)
        return line

    assert Plain(at, ask, out).play() == 0
    return out.getvalue()


def choices(printed: str) -> list[str]:
    """The numbered choices that were offered last."""
    lines = [line.partition(". ") for line in printed.split("\n")]
    found: list[str] = []
    for number, dot, label in lines:
        if dot and number == "1":
            found = []
        if dot and number.isdecimal() and int(number) == len(found) + 1:
            found.append(label)
    return found


def environment(folder: Path, **more: str) -> dict[str, str]:
    """An environment of its own, speaking English."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return {**kept, "PYTHONPATH": str(ROOT / "src"), "XDG_STATE_HOME": str(folder), "PYTHONIOENCODING": "utf-8", **more}


def digsite(folder: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The command, with lines that come from no terminal, in this process."""
    out, complaints = io.StringIO(), io.StringIO()
    with (
        patch.dict(os.environ, environment(folder, **more), clear=True),
        patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(complaints),
    ):
        try:
            status: int | str | None = main(list(arguments))
        except SystemExit as leaving:
            status = leaving.code
    return subprocess.CompletedProcess(arguments, int(status or 0), out.getvalue(), complaints.getvalue())


def started(folder: Path, *arguments: str, typed: str = "", **more: Any) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with lines typed into a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "digsite", *arguments],
        input=typed,
        text=True,
        encoding="utf-8",
        capture_output=True,
        env=environment(folder),
        timeout=60,
        check=False,
        **more,
    )


def kept(folder: Path) -> list[Path]:
    """The games that the command has kept."""
    return sorted((folder / "digsite").glob("*.record"))
