"""The wheel alone, in an environment of its own: every command runs, or says which extra it needs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ("README.md", "docs/assumptions.md")
SHELL_BLOCK: Final = re.compile(r"```sh\n(.*?)```", re.DOTALL)

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an environment that holds the wheel and what it asks for, nothing else."""
    folder = tmp_path_factory.mktemp("plain")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT)], check=True)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    python = str(folder / "venv" / "bin" / "python")
    subprocess.run([*pip, "--python", python, "install", *map(str, folder.glob("*.whl"))], check=True)
    return folder


def digsite(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DIGSITE"))}
    return subprocess.run(
        [str(home / "venv" / "bin" / "digsite"), *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        cwd=home,
        env={**kept, "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "LANG": "C.UTF-8"},
    )


def test_every_command_of_the_first_pages_runs(home: Path) -> None:
    pages = [(ROOT / page).read_text(encoding="utf-8") for page in PAGES]
    blocks = [block for page in pages for block in SHELL_BLOCK.findall(page)]
    lines = [line.partition(" #")[0] for block in blocks for line in block.splitlines()]
    (home / "my-box.toml").write_text(digsite(home, "quetzal", "edition").stdout)
    commands = [line for line in lines if line.startswith("digsite ") and " league " not in line]
    assert commands
    for line in commands:
        command = re.sub(r"--games \d+", "--games 2", line.partition(">")[0]).split()[1:]
        ran = digsite(home, *command, typed="quit\n")
        assert ran.returncode == 0, f"{line}: {ran.stderr}"


def test_a_game_is_played_kept_and_read_again(home: Path) -> None:
    played = digsite(home, "play", "arnak", "--players", "2", "--seed", "3", typed="save kept\nquit\n")
    assert played.returncode == 0, played.stderr
    for command in ("verify", "show", "replay"):
        read = digsite(home, command, "kept", typed="quit\n")
        assert read.returncode == 0, f"{command}: {read.stderr}"


def test_bots_play_each_other(home: Path) -> None:
    played = digsite(home, "arena", "quetzal", "random", "novice@1", "--games", "2")
    assert played.returncode == 0, played.stderr


def test_programs_drive_the_engine(home: Path) -> None:
    answer = digsite(home, "engine", typed='{"cmd":"new","game":"arnak","players":2,"seed":7}\n')
    assert json.loads(answer.stdout.splitlines()[-1])["ok"] is True


def test_the_server_names_the_extra_it_needs(home: Path) -> None:
    refused = digsite(home, "server", "--port", "0")
    assert refused.returncode == 2 and "pip install 'digsite[web]'" in refused.stderr
