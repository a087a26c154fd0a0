"""How many processes and how large a database many tables need: `python -m tools.scale` writes docs/scale.md.

A model of what was measured with `benchmarks.load`, no more: costs an action, multiplied; then what runs out first.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).parents[1] / "docs"
BUSY: Final = 0.6  # of a processor, that a process or a database may be on average
POOLED: Final = 8  # connections that a process keeps to the database
DEFAULT_CONNECTIONS: Final = 100  # of PostgreSQL
ONE_DATABASE: Final = 16  # processors of a large machine that one primary may keep busy
DAY: Final = 86_400
DEMANDS: Final = (
    (10_000, 1.0, "10,000 tables, an action a second at each"),
    (10_000, 20.0, "10,000 tables, an action every 20 seconds at each"),
    (1_000_000, 20.0, "1,000,000 tables, an action every 20 seconds at each"),
)


@dataclass(frozen=True)
class Measured:
    """A run of `benchmarks.load --postgres --processes N --tables 80`: milliseconds of processor an action."""

    processes: int
    server: float
    database: float


RUNS: Final = (Measured(1, 1.43, 0.25), Measured(2, 1.94, 0.35), Measured(4, 1.54, 0.35))
SENT: Final = 11.2  # kB an action, to two players
LOG: Final = 0.5  # kB of the database's log an action
KEPT: Final = 0.3  # kB of its tables an action
MEMORY: Final = 0.17  # MB a table with two players


@dataclass(frozen=True)
class Model:
    """What an action costs alone, and what passing it on between processes adds."""

    alone: float
    passed_on: float
    database: float

    def server(self, processes: int) -> float:
        """Milliseconds an action: with N processes, (N - 1) of N sockets land elsewhere."""
        return self.alone + self.passed_on * (processes - 1) / processes


def fitted() -> Model:
    """From one and two processes; four are left to check it with."""
    one, two = RUNS[:2]
    return Model(one.server, (two.server - one.server) * 2, max(run.database for run in RUNS))


@dataclass(frozen=True)
class Need:
    actions: float  # a second
    processes: int
    memory: float  # GB
    database: float  # processors
    connections: int
    log: float  # MB a second
    kept: float  # GB a day
    traffic: float  # Mbit a second


def need(model: Model, tables: int, every: float) -> Need:
    actions = tables / every
    processes = 1
    while processes * BUSY * 1000 < actions * model.server(processes):
        processes = max(processes + 1, math.ceil(actions * model.server(processes) / (BUSY * 1000)))
    return Need(
        actions,
        processes,
        tables * MEMORY / 1000,
        actions * model.database / (BUSY * 1000),
        processes * POOLED,
        actions * LOG / 1000,
        actions * KEPT * DAY / 1e6,
        actions * SENT * 8 / 1000,
    )


def breaks(wanted: Need) -> str:
    """What runs out, first things first."""
    limits = [
        (
            wanted.connections > DEFAULT_CONNECTIONS,
            f"connections: {wanted.connections:,}, and PostgreSQL has {DEFAULT_CONNECTIONS} until it is told otherwise",
        ),
        (
            wanted.traffic > 1000,
            f"a network of 1 Gbit/s: {wanted.traffic:,.0f} Mbit/s go out, most of it after a hop between processes",
        ),
        (wanted.kept > 100, f"the disk: {wanted.kept:,.0f} GB a day, until idle tables become records"),
        (
            wanted.database > ONE_DATABASE,
            f"one primary: {wanted.database:.0f} processors; then several databases, each for a part of the tables",
        ),
    ]
    return "; ".join([told for short, told in limits if short]) or "nothing"


def row(told: str, n: Need) -> str:
    cells = [told, f"{n.actions:,.0f}", f"{n.processes:,}", f"{n.memory:,.0f} GB", f"{n.database:.1f}"]
    cells += [f"{n.log:,.1f} MB/s", f"{n.kept:,.0f} GB", f"{n.traffic:,.0f} Mbit/s"]
    return f"| {' | '.join(cells)} |"


def page() -> str:
    model = fitted()
    rows = [row(told, need(model, tables, every)) for tables, every, told in DEMANDS]
    first = [f"- **{told}**: {breaks(need(model, tables, every))}." for tables, every, told in DEMANDS]
    checked = [
        f"| {run.processes} | {run.server:.2f} ms | {model.server(run.processes):.2f} ms | {run.database:.2f} ms |"
        for run in RUNS
    ]
    text = (Path(__file__).parent / "scale.md").read_text(encoding="utf-8")
    for name, lines in (("NEEDS", rows), ("FIRST", first), ("CHECKED", checked)):
        text = text.replace(f"{{{name}}}", "\n".join(lines))
    return text


def picture() -> str:
    """Processes by tables, both on a logarithmic scale, for an action a second and one every twenty."""
    model, width, height = fitted(), 660, 380

    def point(tables: float, processes: float) -> str:
        return f"{60 + (math.log10(tables) - 2) * 135:.1f},{height - 50 - math.log10(processes) * 75:.1f}"

    lines = []
    for every, color, told in ((1.0, "#9a3412", "an action a second"), (20.0, "#1d4ed8", "every 20 seconds")):
        tables = [10 ** (2 + step / 20) for step in range(81)]
        points = " ".join([point(one, need(model, int(one), every).processes) for one in tables])
        last = point(tables[-1], need(model, int(tables[-1]), every).processes).split(",")
        lines.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"/>')
        lines.append(
            f'<text x="{float(last[0]) - 8}" y="{float(last[1]) - 8}" text-anchor="end" fill="{color}">{told}</text>'
        )
    for power in range(2, 7):
        x = point(10**power, 1).split(",")[0]
        lines.append(f'<text x="{x}" y="{height - 28}" text-anchor="middle">{10**power:,}</text>')
    for power in range(5):
        y = point(100, 10**power).split(",")[1]
        lines.append(f'<text x="52" y="{y}" text-anchor="end" dominant-baseline="middle">{10**power:,}</text>')
        lines.append(f'<path d="M60 {y}H{width - 20}" stroke="#ccc"/>')
    lines.append(f'<text x="{width / 2}" y="{height - 8}" text-anchor="middle">tables</text>')
    lines.append('<text x="8" y="14">server processes</text>')
    box = f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
    return "\n".join([head, f'<rect width="{width}" height="{height}" fill="#fff"/>', *lines, "</svg>", ""])


def main() -> None:
    (DOCS / "scale.md").write_text(page(), encoding="utf-8")
    (DOCS / "scale.svg").write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
