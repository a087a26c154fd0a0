"""The pinned build that ratios refer to: the engine of an earlier revision, compiled by that revision's own tools."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tools.compile import FOLDER, ROOT

PINNED: Final = "e20a51c"
KEPT: Final = "base"


def checkout(revision: str) -> Path:
    """The files of a revision, out of the history."""
    asked = ["git", "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}"]
    found = subprocess.run(asked, cwd=ROOT, check=False, capture_output=True, text=True)
    if found.returncode:
        sys.exit(f"The history here does not hold the revision {revision}.")
    place = FOLDER / KEPT / found.stdout.strip()[:12]
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place.parent) as folder:
            with subprocess.Popen(["git", "archive", revision], cwd=ROOT, stdout=subprocess.PIPE) as archive:
                subprocess.run(["tar", "-x", "-C", folder], stdin=archive.stdout, check=True)
            os.rename(folder, place)
            Path(folder).mkdir()
    return place


def base_builds(revision: str) -> dict[str, Path]:
    """Where the builds of a revision are, pure and, if it can be made, compiled."""
    place = checkout(revision)
    builds = {"base pure": place / "src"}
    print(f"Compiling {revision} as it compiles itself, once ...", file=sys.stderr)
    environment = {**os.environ, "PYTHONPATH": str(place / "src")}
    command = [sys.executable, "-m", "tools.compile"]
    made = subprocess.run(command, cwd=place, env=environment, check=False, stdout=subprocess.PIPE, text=True)
    if made.returncode == 0:
        builds["base compiled"] = Path(made.stdout.strip())
    return builds
