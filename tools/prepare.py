"""What `./play` makes once before the first game, side by side: `python -m tools.prepare page engine`.

In a terminal one line shows what is under way and for how long; elsewhere each step says when it is done. What a step
prints is shown only if it fails, and a step that fails stops nothing: what there is is used.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parent.parent
TICK: Final = 0.2
INTERRUPTED: Final = 130


@dataclass(frozen=True)
class Step:
    doing: str
    done: str
    failed: str
    module: str


STEPS: Final = {
    "page": Step(
        "building the page", "The page is built", "The page could not be built; what there is of it is served.", "page"
    ),
    "engine": Step(
        "compiling the engine",
        "The engine is compiled",
        "The engine could not be compiled; it runs uncompiled.",
        "compile",
    ),
}


@dataclass(frozen=True)
class Running:
    step: Step
    process: subprocess.Popen[bytes]
    said: IO[bytes]


def start(step: Step) -> Running:
    said = tempfile.TemporaryFile()  # noqa: SIM115  (read when the step is done)
    command = [sys.executable, "-m", f"tools.{step.module}"]
    return Running(
        step, subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT), said
    )


def prepare(names: list[str], out: IO[str]) -> None:
    """Run the steps at once and say how they go."""
    since = time.monotonic()
    running = [start(STEPS[name]) for name in names]
    try:
        while running:
            for one in [one for one in running if one.process.poll() is not None]:
                running.remove(one)
                finish(one, time.monotonic() - since, out)
            if running:
                show(running, time.monotonic() - since, out)
                time.sleep(TICK)
    finally:
        for one in running:
            one.process.kill()
            one.process.wait()


def show(running: list[Running], seconds: float, out: IO[str]) -> None:
    if out.isatty():
        doing = " and ".join([one.step.doing for one in running])
        out.write(f"\r\033[KOnly this time: {doing}, a minute or two ... {seconds:.0f} s")
        out.flush()


def finish(one: Running, seconds: float, out: IO[str]) -> None:
    if out.isatty():
        out.write("\r\033[K")
    if one.process.returncode == 0:
        out.write(f"{one.step.done} ({seconds:.0f} s).\n")
    else:
        one.said.seek(0)
        out.write(f"{one.said.read().decode(errors='replace')}\n{one.step.failed}\n")
    out.flush()


def main() -> int:
    try:
        prepare(sys.argv[1:], sys.stderr)
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
