"""Both builds of the engine, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tools.compile import NO_COMPILER, built

ROOT: Final = Path(__file__).parent.parent.parent
PURE: Final = ROOT / "src"


@cache
def compiled() -> Path:
    """Where the compiled engine is; ./test has built it."""
    place = built()
    if place is None:
        pytest.skip(NO_COMPILER)
    return place


def start(build: Path, *arguments: str) -> subprocess.Popen[str]:
    """Python with one of the builds."""
    environment = {**os.environ, "PYTHONPATH": f"{build}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def output(process: subprocess.Popen[str]) -> list[str]:
    out, err = process.communicate()
    assert process.returncode == 0, err
    return out.splitlines()


def both(*arguments: str) -> tuple[list[str], list[str]]:
    """What the pure and the compiled build print, run at the same time."""
    running = [start(build, *arguments) for build in (PURE, compiled())]
    pure, fast = [output(process) for process in running]
    assert (pure[0], fast[0]) == ("pure", "compiled")
    return pure[1:], fast[1:]
