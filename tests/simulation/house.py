"""The command as people use it, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LANG": "en"}
THREE_CHUNKS = ("--seats", "random,random", "--games", "1200")


def digsite(*words: str | Path, **more: Any) -> subprocess.CompletedProcess[str]:
    """Run it to its end."""
    command = [sys.executable, "-m", "digsite", *map(str, words)]
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=120, check=False, **more)


def simulate(folder: Path, *words: str | Path, game: str = "arnak", **more: Any) -> subprocess.CompletedProcess[str]:
    folder.mkdir(exist_ok=True)
    return digsite("simulate", game, "--out", folder / "games.parquet", *words, **more)


def started(folder: Path, *words: str | Path) -> subprocess.Popen[str]:
    """Start it and let it run."""
    out = folder / "games.parquet"
    command = [sys.executable, "-m", "digsite", "simulate", "arnak", "--out", str(out), *map(str, words)]
    return subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def workers(process: int) -> list[int]:
    """The worker processes of a process, without the one that only watches resources."""
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                found.append(int(child))
    return found
