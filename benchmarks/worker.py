"""One build of the engine (or the peers) in its own process: a JSON list per line in, a JSON value per line out.

The builds take turns and only one works at a time, so that a slow moment of the machine affects all of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final, final

ROOT: Final = Path(__file__).parent.parent


@final
class Worker:
    """The other end of the pipe."""

    def __init__(self, sources: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{sources}{os.pathsep}{ROOT}", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "benchmarks.worker"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, figure: str, *arguments: Any) -> Any:
        """Ask for a figure; a text that begins with ! says why there is none."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([figure, *arguments]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        return json.loads(line) if line else "!the process ended"

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def answer(figure: str, *arguments: Any) -> Any:
    if figure == "peer":
        from benchmarks.peers import PEERS

        return PEERS[arguments[0]](arguments[1])
    from benchmarks import games

    if figure == "catanatron-copy":
        from benchmarks import catanatron

        return catanatron.copy_time(catanatron.positions(), arguments[0])
    table = games.configuration(arguments[0])
    if figure in ("copy_us", "legal_us", "codec_us", "state_bytes"):
        return getattr(games, figure)(table, middles(arguments[0]), *arguments[1:])
    if figure in ("observe_us", "mask_us", "batch"):
        from benchmarks import learning

        found = getattr(learning, figure)
        return found(table, *([] if figure == "batch" else [middles(arguments[0])]), *arguments[1:])
    if figure == "professor":
        return games.professor(table, seen(arguments[0]), *arguments[1:])
    return getattr(games, figure)(table, *arguments[1:])


@cache
def middles(name: str) -> list[Any]:
    from benchmarks import games

    return games.positions(games.configuration(name), 100)


@cache
def seen(name: str) -> list[dict[str, Any]]:
    from benchmarks import games

    return games.views(games.configuration(name))


def main() -> None:
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what a peer prints is no answer
    for line in sys.stdin:
        try:
            value = answer(*json.loads(line))
        except Exception as error:  # a peer that does not run is reported, not fatal
            value = f"!{type(error).__name__}: {error}"
        out.write(json.dumps(value) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
