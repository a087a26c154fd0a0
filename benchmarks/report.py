"""The figures as a table for the terminal, and as a table and a picture for docs/performance.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from benchmarks.measure import WALL, Samples
from benchmarks.picture import bars
from tools.interpreter import described

Found = dict[str, Any]
Rows = list[list[str]]
PLAY: Final = (
    ("decisions/s inside", "decisions"),
    ("on the wall", "decisions" + WALL),
    ("steps/s inside", "steps"),
    ("games/s", "games"),
    ("decisions/s from Python", "python_decisions"),
    ("checked, with events", "checked_decisions"),
    ("decisions/game", "decisions_per_game"),
)
THINKING: Final = (
    ("professor's iterations/s", "professor"),
    ("on the wall", "professor" + WALL),
    ("search with rollouts, iterations/s", "rollouts"),
    ("copy us", "copy_us"),
    ("legal us", "legal_us"),
    ("bytes", "state_bytes"),
    ("first move ms", "first_move_ms"),
)
LEARNING: Final = (
    ("steps/s of 64 games, observed and masked", "batch"),
    ("observation us", "observe_us"),
    ("mask us", "mask_us"),
)
THEIRS: Final = (
    ("decisions/s", "decisions"),
    ("on the wall", "decisions" + WALL),
    ("steps/s", "steps"),
    ("games/s", "games"),
    ("decisions/game", "decisions_per_game"),
    ("search iterations/s", "iterations"),
    ("copy us", "copy_us"),
)
COMPARED: Final = ("decisions", "python_decisions", "checked_decisions", "professor", "rollouts", "copy_us", "legal_us")
BEST: Final = ("decisions", "professor", "batch")  # shown with their best repeat
SMALLER: Final = ("copy_us", "legal_us")  # less is better
CONFIGURATION: Final = ("decisions/s", "steps/s", "games/s", "copy us", "legal us", "codec us")
BASE: Final = "base "
BEGIN: Final = "<!-- written by ./benchmark --write -->"
END: Final = "<!-- end -->"
PICTURE: Final = "performance.svg"
COUNTED: Final = (
    "A decision is a player's step with at least two legal actions; forced steps and chance are carried out but not\n"
    "counted. Seconds are of processor time unless it says on the wall. Medians of interleaved repeats, with half the\n"
    "distance between the quartiles, and the best repeat in brackets."
)


def text(found: Found) -> str:
    parts = [COUNTED, f"{described()}."]
    for rows in tables(found):
        parts += ["", *aligned(rows)]
    parts += ["", *ratios(found)]
    if "growth" in found:
        for title, rows in growth(found["growth"]):
            parts += ["", title, *aligned(rows)]
    parts += [f"left out: {name}: {why}" for name, why in found["notes"].items()]
    return "\n".join(parts)


def tables(found: Found) -> list[Rows]:
    """Play, thinking, the ratios to the base and the peers, as far as they were measured."""
    parts = [ours(found["digsite"], "Random play", PLAY), ours(found["digsite"], "Thinking", THINKING)]
    parts += [ours(found["learning"], "For learning", LEARNING), to_base(found), peers(found)]
    return [rows for rows in parts if len(rows) > 1]


def configurations(found: Found) -> str:
    rows = [["", *CONFIGURATION], *[[name, *[shown(one) for one in samples]] for name, samples in found.items()]]
    return "\n".join([COUNTED, f"{described()}.", "", *aligned(rows)])


def learning(found: Found) -> str:
    return "\n".join([COUNTED, f"{described()}.", "", *aligned(ours(found, "For learning", LEARNING))])


def ours(found: Found, title: str, columns: tuple[tuple[str, str], ...]) -> Rows:
    rows = [[title, *[title for title, _ in columns]]]
    for table, builds in found.items():
        for build, figures in builds.items():
            rows.append([f"{table} {build}", *[shown(figures.get(figure), figure) for _, figure in columns]])
    return rows


def to_base(found: Found) -> Rows:
    """How many times as fast as the base: the median of the ratios in each repeat, and the ratio of the bests."""
    rows = [["Times as fast as the base", *[title for title, figure in (*PLAY, *THINKING) if figure in COMPARED]]]
    columns = [figure for _, figure in (*PLAY, *THINKING) if figure in COMPARED]
    for table, builds in found["digsite"].items():
        for build, figures in builds.items():
            base = builds.get(BASE + ("pure" if build == "pure" else "compiled"))
            if base is not None and not build.startswith(BASE):
                rows.append([f"{table} {build}", *[faster(figures[name], base[name], name) for name in columns]])
    return rows


def faster(mine: Samples, base: Samples, name: str) -> str:
    if name in SMALLER:
        return f"{base.times(mine):.2f} ({base.best(smaller=True) / mine.best(smaller=True):.2f})"
    return f"{mine.times(base):.2f} ({mine.best(smaller=False) / base.best(smaller=False):.2f})"


def peers(found: Found) -> Rows:
    rows = [["peer", *[title for title, _ in THEIRS]]]
    for name, figures in found["peers"].items():
        rows.append([name, *[shown(figures.get(figure), figure) for _, figure in THEIRS]])
    return rows


def ratios(found: Found) -> list[str]:
    """The ratios to the peer that is most like us. Whole games of different games are not compared."""
    theirs = found["peers"].get("catanatron-2p")
    if theirs is None:
        return ["Catanatron did not run: no ratios to it."] if found["peers"] else []
    lines = []
    for build, figures in found["digsite"]["arnak-2p"].items():
        for title, mine, other in (
            ("decisions per second, inside", "decisions", "decisions"),
            ("decisions per second, from Python", "python_decisions", "decisions"),
            ("decisions per second, checked and with events", "checked_decisions", "decisions"),
            ("steps per second, forced ones included, inside", "steps", "steps"),
        ):
            times = figures[mine].median / theirs[other].median
            lines.append(f"Arnak {build}, two players: {times:.1f} times Catanatron's {title}")
    return lines


def growth(found: Found) -> list[tuple[str, Rows]]:
    players = [
        [table, f"{rates['decisions']:,.0f}", f"{rates['games']:,.0f}"] for table, rates in found["players"].items()
    ]
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
        ("By iterations of a search with rollouts, iterations/s:", [["table", *counts], *searches]),
        (
            "By number of processes, Arnak, two players, decisions/s on the wall in all:",
            [["processes", "decisions/s"], *workers],
        ),
    ]


def shown(samples: Samples | None, figure: str = "") -> str:
    if samples is None or not samples.values:
        return "-"
    digits = 0 if samples.median >= 100 else 1 if samples.median >= 10 else 2
    best = f" ({samples.best(smaller=False):,.{digits}f})" if figure in BEST else ""
    return f"{samples.median:,.{digits}f} ±{samples.spread:.0f}%{best}"


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
    lines = [BEGIN, "", COUNTED, "", f"{described()}.", "", f"![decisions per second]({PICTURE})", ""]
    for rows in tables(found):
        lines += [*markdown(rows), ""]
    lines += [f"- {line}" for line in ratios(found)]
    if "growth" in found:
        for title, rows in growth(found["growth"]):
            lines += ["", title, "", *markdown(rows)]
    lines += [f"- left out: {name}: {why}" for name, why in found["notes"].items()]
    calibration = found["calibration"].median / 1e6
    lines += ["", f"This machine makes {calibration:.1f} million additions a second in plain Python.", "", END]
    page.write_text(before + "\n".join(lines) + after, encoding="utf-8")
    (folder / PICTURE).write_text(bars("Decisions per second of processor time, one core", entries(found)))


def entries(found: Found) -> list[tuple[str, float, str]]:
    """The bars of the chart."""
    mine = [
        (f"{table} {build}", figures["decisions"].median, "pure" if build == "pure" else "compiled")
        for table, builds in found["digsite"].items()
        for build, figures in builds.items()
        if not build.startswith(BASE)
    ]
    theirs = [
        (name, figures["decisions"].median, "peer")
        for name, figures in found["peers"].items()
        if "decisions" in figures
    ]
    return mine + theirs
