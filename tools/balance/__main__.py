"""`python -m tools.balance --batches 50`: plays what is missing, then writes docs/balance.md, its pictures,
and web/src/learn/taken.json.

A batch has 400 games of scouts and 56 with rangers for each of the two board games; `--batches 0` only writes.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from tools.balance.plan import BATCHES
from tools.balance.playing import play
from tools.balance.writing import write

ROOT: Final = Path(__file__).resolve().parent.parent.parent


def main() -> None:
    parser = argparse.ArgumentParser(description="Play many games between bots and write docs/balance.md.")
    parser.add_argument("--batches", type=int, default=BATCHES, help=f"how many batches of games ({BATCHES})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all processors)")
    parser.add_argument("--folder", type=Path, default=ROOT / ".balance", help="where the games are kept (.balance)")
    chosen = parser.parse_args()
    play(chosen.folder, chosen.batches, chosen.jobs)
    write(chosen.folder, ROOT)


if __name__ == "__main__":
    main()
