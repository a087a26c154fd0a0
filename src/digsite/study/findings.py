"""Everything that is found out about one kind of table, and the same as one tidy table."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from digsite.bots.protocol import Json
from digsite.kernel.codec import canonical
from digsite.simulation.files import write_whole
from digsite.simulation.needs import arrow
from digsite.study.intervals import Figure
from digsite.study.openings import Opening, openings
from digsite.study.overview import Row, bots, lengths, luck, scores, seats
from digsite.study.samples import Sample
from digsite.study.worth import Worth, worths

COLUMNS: Final = ("table", "section", "name", "value", "low", "high", "cases", "fair")


@dataclass(frozen=True)
class Findings:
    """The findings about one sample."""

    sample: Sample
    seats: list[Row]
    bots: list[Row]
    scores: list[Row]
    lengths: list[Row]
    luck: Row | None
    worths: list[Worth]
    openings: list[Opening]


def studied(sample: Sample) -> Findings:
    overview = (seats(sample), bots(sample), scores(sample), lengths(sample), luck(sample))
    return Findings(sample, *overview, worths(sample), openings(sample))


def tidy(findings: Findings) -> list[Json]:
    """One row per figure."""
    table = canonical({"game": findings.sample.game, **findings.sample.options})
    named = {"seat": findings.seats, "bot": findings.bots, "score": findings.scores, "length": findings.lengths}
    rows = [(section, row.name, row.figure, row.fair) for section, found in named.items() for row in found]
    rows += [("luck", findings.luck.name, findings.luck.figure, None)] if findings.luck is not None else []
    for worth in findings.worths:
        rows += [("worth_wins", worth.thing, worth.wins, 0.0), ("worth_points", worth.thing, worth.points, 0.0)]
        rows.append(("left", worth.thing, Figure(worth.left, worth.left, worth.left, worth.left), None))
    rows += [(f"opening_round_{one.round}", " + ".join(one.things), one.wins, None) for one in findings.openings]
    return [
        dict(zip(COLUMNS, (table, section, name, *numbers(figure), fair), strict=True))
        for section, name, figure, fair in rows
    ]


def numbers(figure: Figure) -> tuple[float, float, float, int]:
    return (round(figure.value, 6), round(figure.low, 6), round(figure.high, 6), figure.cases)


def write_tables(folder: Path, found: list[Findings]) -> None:
    """`study.csv` and `study.parquet` with the same rows."""
    pa = arrow()
    rows = [row for findings in found for row in tidy(findings)]
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS)
    writer.writeheader()
    writer.writerows(rows)
    write_whole(folder / "study.csv", text.getvalue().encode())
    sink = pa.BufferOutputStream()
    pa.parquet.write_table(pa.Table.from_pylist(rows), sink)
    write_whole(folder / "study.parquet", sink.getvalue().to_pybytes())
