"""What studying adds to the `digsite` command: `study`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from digsite.arena.commands import spoken_here
from digsite.kernel.errors import BadOptions
from digsite.text.catalog import LANGUAGES, Catalog


def add(commands: Any) -> None:
    study = commands.add_parser(
        "study",
        help="what many games say: seats, scores, the worth of things",
        description="Reads files of digsite simulate, folders of digsite arena, or records, and writes a report.",
    )
    study.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a .parquet or .record file, or a folder")
    study.add_argument("--out", type=Path, default=Path("study"), metavar="DIR", help="where the report goes (study)")
    study.add_argument("--language", choices=LANGUAGES, default=spoken_here(), help="the language shown first")
    study.set_defaults(run=run_study)


def run_study(chosen: argparse.Namespace) -> int:
    from digsite.simulation.files import write_whole
    from digsite.study.findings import studied, write_tables
    from digsite.study.reading import read
    from digsite.study.report import page

    if chosen.out.exists() and not chosen.out.is_dir():
        raise BadOptions("out", f"{chosen.out} is a file, a folder is expected")
    catalog = Catalog(chosen.language)
    samples = read(chosen.files)
    found = []
    for place, sample in enumerate(samples, start=1):
        told = {"table": place, "tables": len(samples), "games": len(sample)}
        print(catalog.say("ui-study-progress", **told), file=sys.stderr, flush=True)
        found.append(studied(sample))
    chosen.out.mkdir(parents=True, exist_ok=True)
    write_tables(chosen.out, found)
    write_whole(chosen.out / "report.html", page(found, chosen.language).encode())
    print(chosen.out / "report.html")
    return 0
