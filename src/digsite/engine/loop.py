"""The loop: a line in, a line out, until the input ends; nothing else ends it."""

from __future__ import annotations

import json
from typing import BinaryIO, Final

from digsite.engine.answers import Json, Refused
from digsite.engine.commands import Engine
from digsite.engine.requests import parse

LONGEST_LINE: Final = 16 * 1024 * 1024
LINE_END: Final = b"\r\n"


def serve(lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line that is not blank, in order, immediately."""
    engine = Engine()
    while line := lines.readline(LONGEST_LINE + len(LINE_END) + 1):
        if len(line.rstrip(LINE_END)) > LONGEST_LINE:
            skip_rest(lines, line)
            reply = failure(Refused("bad-request", "A line may have 16 MiB."))
        elif not line.strip():
            continue
        else:
            reply = answer(engine, line)
        answers.write(json.dumps(reply, separators=(",", ":")).encode("ascii") + b"\n")
        answers.flush()


def skip_rest(lines: BinaryIO, line: bytes) -> None:
    """Skip the rest of a line that is too long."""
    while line and not line.endswith(b"\n"):
        line = lines.readline(LONGEST_LINE)


def answer(engine: Engine, line: bytes) -> Json:
    try:
        request = parse(line)
    except Refused as error:
        return failure(error)
    tag = {"tag": request["tag"]} if "tag" in request else {}
    try:
        return {**engine.answer(request), **tag}
    except Refused as error:
        return {**failure(error), **tag}
    except Exception as error:
        # The last line of defense: whatever fails in the engine, its driver gets an answer and keeps the game.
        return {**failure(Refused("internal-error", f"{type(error).__name__}: {error}")), **tag}


def failure(error: Refused) -> Json:
    return {"ok": False, "error": error.error}
