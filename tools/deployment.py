"""Checks `deploy/` with the programs it is for: `python -m tools.deployment`, which says which of them are not here.

On Debian: systemd-analyze comes with systemd, promtool with prometheus, caddy with caddy. None of them is started.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DEPLOY: Final = ROOT / "deploy"
UNIT: Final = "digsite@.service"
INSTALLED: Final = "/opt/digsite/bin/digsite"


def commands(folder: Path) -> list[list[str]]:
    unit = folder / UNIT.replace("@", "@8765")
    unit.write_text((DEPLOY / UNIT).read_text(encoding="utf-8").replace(INSTALLED, shutil.which("true") or "/bin/true"))
    return [
        ["systemd-analyze", "verify", str(unit)],
        ["promtool", "check", "config", "prometheus.yml"],
        ["caddy", "validate", "--adapter", "caddyfile", "--config", "Caddyfile"],
    ]


def main() -> int:
    """0 if every program that is here is content."""
    failed = 0
    environment = {**os.environ, "DIGSITE_DOMAIN": "dig.example"}
    with tempfile.TemporaryDirectory() as folder:
        for command in commands(Path(folder)):
            if shutil.which(command[0]) is None:
                print(f"{command[0]}: is not here")
                continue
            ran = subprocess.run(command, cwd=DEPLOY, env=environment, capture_output=True, text=True, check=False)
            print(f"{' '.join(command[:2])}: {'content' if ran.returncode == 0 else ran.stderr[-2000:]}")
            failed += ran.returncode != 0
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
