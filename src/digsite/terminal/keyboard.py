"""How a person is asked for a line, and what to type to come back."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO


def command_line(*words: str) -> str:
    """What to type to come back: the installed command, or the one of the checkout."""
    known = ["digsite", *words] if shutil.which("digsite") else ["./play", *words[1:]] if words[0] == "play" else None
    return shlex.join(known or ["python", "-m", "digsite", *words])


def asking(lines: TextIO, out: TextIO) -> Callable[[str], str | None]:
    """How to ask: with editing and a history at a terminal, else a line at a time."""
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
