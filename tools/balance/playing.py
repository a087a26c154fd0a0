"""Plays the batches that are missing. Finished ones stay in a folder, so it can be stopped at any time."""

from __future__ import annotations

import sys
from pathlib import Path

from digsite.simulation.commands import simulated
from digsite.simulation.files import Files
from digsite.text.catalog import Catalog
from tools.balance.plan import TABLES, Table


def files_of(folder: Path, table: Table, batch: int) -> Files:
    place = folder / table.name / f"{batch:03}"
    return Files(table.run(batch), {"games": place / "games.parquet", "decisions": place / "decisions.parquet"})


def play(folder: Path, batches: int, jobs: int) -> None:
    """All tables of the first batch, then of the next: after each of them every table has its share."""
    for batch in range(batches):
        for table in TABLES:
            files = files_of(folder, table, batch)
            if files.complete:
                continue
            print(f"batch {batch + 1} of {batches}: {table.name}", file=sys.stderr, flush=True)
            files.manifest.parent.mkdir(parents=True, exist_ok=True)
            simulated(files, jobs, None, Catalog("en", table.game))
