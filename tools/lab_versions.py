"""Tries the laboratory with the oldest and the newest supported frameworks: `python -m tools.lab_versions`.

Each pair gets an environment of its own, in a temporary folder. The newest are what the package index has today.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAIRS: Final = {"oldest": ("gymnasium==1.1.0", "pettingzoo==1.25.0"), "newest": ("gymnasium", "pettingzoo")}
BESIDE: Final = ("cloudpickle", "fluent.runtime", "numpy", "pytest", "pytest-asyncio", "hypothesis")
TESTS: Final = ("tests/lab/test_zoo.py", "tests/lab/test_gym.py", "tests/lab/test_vector.py")


def main() -> None:
    failed = [name for name, pair in PAIRS.items() if not passes(name, pair)]
    sys.exit(f"These failed: {', '.join(failed)}" if failed else 0)


def passes(name: str, pair: tuple[str, ...]) -> bool:
    print(f"== {name}: {' '.join(pair)} ==", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python"
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--upgrade", *pair, *BESIDE], check=True)
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        return subprocess.run([python, "-m", "pytest", *TESTS], cwd=ROOT, env=environment, check=False).returncode == 0


if __name__ == "__main__":
    main()
