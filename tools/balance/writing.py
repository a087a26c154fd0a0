"""Writes docs/balance.md, its pictures and tables from the games that were played."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Final

from digsite.arena.tables import percent, signed
from digsite.simulation.files import METADATA
from digsite.simulation.needs import arrow
from digsite.study.findings import COLUMNS, Findings, studied, tidy
from digsite.study.pictures import Bar, chart
from digsite.study.reading import read
from tools import page_taken
from tools.balance.claims import Claims
from tools.balance.plan import TABLES

PAGE: Final = Path("docs") / "balance.md"
FOLDER: Final = Path("docs") / "balance"
FRAME: Final = '<svg xmlns="http://www.w3.org/2000/svg" font-family="Georgia, serif" style="background:#fbf3df" '


def write(games: Path, root: Path) -> None:
    """The page, its folder and what the pages of things say, from all batches that are complete."""
    found = {table.name: one for table in TABLES if (one := findings(games / table.name)) is not None}
    folder = root / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    claims = Claims(found)
    for name, (bars, fair) in claims.pictures().items():
        (folder / f"{name}.svg").write_text(picture(bars, fair), encoding="utf-8")
    with (folder / "balance.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, ("run", *COLUMNS))
        table.writeheader()
        table.writerows([{"run": name, **row} for name, one in found.items() for row in tidy(one)])
    page_taken.write([one.sample for name, one in found.items() if not one.sample.options.get("edition")])
    (root / PAGE).write_text(claims.page(engines(games)), encoding="utf-8")


def findings(folder: Path) -> Findings | None:
    """What the finished batches of a table say; None if there is none."""
    done = sorted([path.parent for path in folder.glob("*/run.json") if (path.parent / "games.parquet").exists()])
    return studied(read(done)[0]) if done else None


def engines(games: Path) -> list[str]:
    """The engines that played, as the files say."""
    pa = arrow()
    found = set()
    for path in games.glob("*/*/games.parquet"):
        metadata = pa.parquet.read_schema(path).metadata
        found.add(str(json.loads(metadata[METADATA.encode()])["engine"]))
    return sorted(found)


def picture(bars: list[Bar], fair: float) -> str:
    """A chart that stands alone."""
    return chart(bars, fair, percent if fair else signed, from_zero=False).replace("<svg ", FRAME, 1) + "\n"
