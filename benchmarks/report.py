"""The figures as a table for the terminal, and as a table and a picture for docs/performance.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from benchmarks.measure import Samples
from benchmarks.picture import bars

Found = dict[str, Any]
Rows = list[list[str]]
OURS: Final = (
    ("decisions/s inside", "decisions_per_s"),
    ("steps/s inside", "steps_per_s"),
    ("decisions/s from Python", "python_decisions_per_s"),
    ("games/s", "games_per_s"),
    ("decisions/game", "decisions_per_game"),
    ("search iterations/s", "rollouts_per_s"),
    ("copy us", "copy_us"),
    ("legal us", "legal_us"),
    ("bytes", "state_bytes"),
    ("first move ms", "first_move_ms"),
)
THEIRS: Final = (
    ("decisions/s", "decisions_per_s"),
    ("steps/s", "steps_per_s"),
    ("games/s", "games_per_s"),
    ("decisions/game", "decisions_per_game"),
    ("search iterations/s", "rollouts_per_s"),
    ("copy us", "copy_us"),
)
CONFIGURATION: Final = ("decisions/s", "steps/s", "games/s", "copy us", "legal us", "codec us")
BEGIN: Final = "<!-- written by ./benchmark --write -->"
END: Final = "<!-- end -->"
PICTURE: Final = "performance.svg"
COUNTED: Final = (
    "A decision is a player's step with at least two legal actions; forced steps and chance are carried out but not\n"
    "counted. Medians of interleaved repeats, with half the distance between the quartiles."
)


def text(found: Found) -> str:
    parts = [COUNTED, "", *aligned(ours(found)), "", *aligned(peers(found)), "", *ratios(found)]
    if "growth" in found:
        for title, rows in growth(found["growth"]):
            parts += ["", title, *aligned(rows)]
    parts += [f"left out: {name}: {why}" for name, why in found["notes"].items()]
    return "\n".join(parts)


def configurations(found: Found) -> str:
    rows = [["", *CONFIGURATION], *[[name, *[shown(one) for one in samples]] for name, samples in found.items()]]
    return "\n".join([COUNTED, "", *aligned(rows)])


def ours(found: Found) -> Rows:
    rows = [["Digsite", *[title for title, _ in OURS]]]
    for table, builds in found["digsite"].items():
        for build, figures in builds.items():
            rows.append([f"{table} {build}", *[shown(figures.get(figure)) for _, figure in OURS]])
    return rows


def peers(found: Found) -> Rows:
    rows = [["peer", *[title for title, _ in THEIRS]]]
    for name, figures in found["peers"].items():
        rows.append([name, *[shown(figures.get(figure)) for _, figure in THEIRS]])
    return rows


def ratios(found: Found) -> list[str]:
    """The ratios to the peers."""
    theirs = found["peers"].get("catanatron-2p")
    if theirs is None:
        return ["Catanatron did not run: no ratios."]
    lines = []
    for build, figures in found["digsite"]["arnak-2p"].items():
        for title, mine, other in (
            ("decisions per second, inside", "decisions_per_s", "decisions_per_s"),
            ("decisions per second, from Python", "python_decisions_per_s", "decisions_per_s"),
            ("steps per second, forced ones included, inside", "steps_per_s", "steps_per_s"),
            ("games per second, inside", "games_per_s", "games_per_s"),
        ):
            times = figures[mine].median / theirs[other].median
            lines.append(f"Arnak {build}, two players: {times:.1f} times Catanatron's {title}")
    return lines


def growth(found: Found) -> list[tuple[str, Rows]]:
    players = [[table, f"{rate:,.0f}", f"{games:,.0f}"] for table, (rate, games, _) in found["players"].items()]
    rounds = [
        [table, *[f"{rate:,.0f}" for rate in rates.values()], *[""] * (5 - len(rates))]
        for table, rates in found["rounds"].items()
    ]
    counts = list(next(iter(found["searches"].values())))
    searches = [[table, *[f"{rates[count]:,.0f}" for count in counts]] for table, rates in found["searches"].items()]
    workers = [[count, f"{rate:,.0f}"] for count, rate in found["workers"].items()]
    return [
        ("By number of players:", [["table", "decisions/s inside", "games/s"], *players]),
        ("By round, decisions/s driven from Python:", [["table", "1", "2", "3", "4", "5"], *rounds]),
        ("By iterations of a search, iterations/s:", [["table", *counts], *searches]),
        ("By number of processes, Arnak, two players, decisions/s in all:", [["processes", "decisions/s"], *workers]),
    ]


def shown(samples: Samples | None) -> str:
    if samples is None or not samples.values:
        return "-"
    digits = 0 if samples.median >= 100 else 1 if samples.median >= 10 else 2
    return f"{samples.median:,.{digits}f} ±{samples.spread:.0f}%"


def aligned(rows: Rows) -> list[str]:
    widths = [max([len(row[at]) for row in rows]) for at in range(len(rows[0]))]
    return [
        "  ".join(
            [row[0].ljust(widths[0]), *[cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]]
        )
        for row in rows
    ]


def markdown(rows: Rows) -> list[str]:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return [lines[0], "|" + "---|" * len(rows[0]), *lines[1:]]


def write(found: Found, folder: Path) -> None:
    """Write the tables between the two marks of the page, and the chart beside it."""
    page = folder / "performance.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    lines = [BEGIN, "", COUNTED, "", f"![decisions per second]({PICTURE})", "", *markdown(ours(found)), ""]
    lines += [*markdown(peers(found)), "", *[f"- {line}" for line in ratios(found)]]
    if "growth" in found:
        for title, rows in growth(found["growth"]):
            lines += ["", title, "", *markdown(rows)]
    lines += [f"- left out: {name}: {why}" for name, why in found["notes"].items()]
    calibration = found["calibration"].median / 1e6
    lines += ["", f"This machine makes {calibration:.1f} million additions a second in plain Python.", "", END]
    page.write_text(before + "\n".join(lines) + after, encoding="utf-8")
    entries = [
        (f"{table} {build}", figures["decisions_per_s"].median, build)
        for table, builds in found["digsite"].items()
        for build, figures in builds.items()
    ]
    entries += [
        (name, figures["decisions_per_s"].median, "peer")
        for name, figures in found["peers"].items()
        if "decisions_per_s" in figures
    ]
    (folder / PICTURE).write_text(bars("Decisions per second, one core", entries), encoding="utf-8")
