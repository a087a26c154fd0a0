"""Asking a person for a line, and the command that resumes a game."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from textwrap import wrap
from typing import Final, TextIO

INDENT: Final = "   "


def command_line(*words: str) -> str:
    """What to type to resume: the installed command, or the checkout's."""
    beside = Path(sys.executable).with_name("digsite")
    if shutil.which("digsite"):
        known = ["digsite", *words]
    elif words[0] == "play" and Path("play").is_file():
        known = ["./play", *words[1:]]
    else:
        known = [str(beside), *words] if beside.is_file() else [sys.executable, "-m", "digsite", *words]
    return shlex.join(known)


def between_words(line: str) -> str:
    """A line wrapped to the terminal's width, between words only."""
    room = max(1, shutil.get_terminal_size().columns - 1)
    return "\n".join(wrap(line, room, subsequent_indent=INDENT, break_long_words=False, break_on_hyphens=False))


def asking(lines: TextIO, out: TextIO) -> Callable[[str], str | None]:
    """How to ask: with editing and history at a terminal, otherwise a line at a time."""
    if lines.isatty() and out.isatty() and os.name == "posix":
        with suppress(ImportError):
            import readline  # noqa: F401
        return ask_terminal

    def ask(prompt: str) -> str | None:
        print(prompt.rstrip(), file=out, flush=True)
        return lines.readline() or None

    return ask


def ask_terminal(prompt: str) -> str | None:
    try:
        return input(prompt)
    except EOFError:
        return None
