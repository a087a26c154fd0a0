"""The report as tables of text, in the reader's language."""

from __future__ import annotations

import re
from typing import Any, Final

from digsite.bots.protocol import Json
from digsite.text.catalog import Catalog

Row = list[str]
SOLO: Final = ("bot", "board", "difficulty", "games", "won", "share", "interval", "score", "rival")


def text(report: Json, catalog: Catalog) -> str:
    """The whole report of a run."""
    say = catalog.say
    blocks = [heading(report, catalog), wins(report, catalog)]
    if crowded(report):
        blocks.append(alone(report, catalog))
    blocks += [scores(report, catalog), breakdown(report, catalog)]
    if report["solo"]:
        blocks.append(solo(report, catalog))
    if report["ratings"]:
        blocks.append(rating(report["ratings"], catalog))
    if report["pairs"]:
        blocks.append(margins(report, catalog))
    if len(report["seats"]) > 1 and not report["solo"]:
        blocks.append(seats(report, catalog))
    blocks += [times(report, catalog), lost(report, catalog)]
    return "\n\n".join([*blocks, say("ui-arena-counted")])


def crowded(report: Json) -> bool:
    """Whether a bot had more than one seat at some tables, and one at others."""
    return any([figures["alone"]["games"] not in (0, figures["games"]) for figures in report["bots"].values()])


def heading(report: Json, catalog: Catalog) -> str:
    config = report["config"]
    return catalog.say(
        "ui-arena-heading",
        game=catalog.say(f"game-{config['game']}"),
        tables=tables_text(config["tables"], catalog),
        games=report["played"],
        seed=str(config["seed"]),
        budget=budget_text(config["budget"], catalog),
        version=config["version"],
        build=config["build"],
    )


def tables_text(tables: list[Json], catalog: Catalog) -> str:
    """The players, the boards and the difficulties of all tables."""
    players = [catalog.say("ui-arena-players", count=count) for count in found(tables, "players")]
    parts = [*players, *[catalog.say(f"board-{board}") for board in found(tables, "board")]]
    difficulties = [str(level) for level in found(tables, "difficulty")]
    if difficulties:
        parts.append(catalog.say("ui-arena-difficulty", difficulty=" ".join(difficulties)))
    return ", ".join(parts)


def found(tables: list[Json], option: str) -> list[Any]:
    """The values of an option, each once."""
    return list(dict.fromkeys([table[option] for table in tables if option in table]))


def budget_text(budget: Json, catalog: Catalog) -> str:
    """The budget; with two limits, whichever ends first."""
    said = []
    if budget["iterations"] is not None:
        said.append(catalog.say("ui-arena-iterations", count=budget["iterations"]))
    if budget["seconds"] is not None:
        said.append(catalog.say("ui-arena-seconds", seconds=f"{budget['seconds']:g}"))
    return ", ".join(said) or catalog.say("ui-arena-own-budget")


def wins(report: Json, catalog: Catalog) -> str:
    return share_table([(name, figures) for name, figures in report["bots"].items()], "ui-arena-wins", catalog)


def alone(report: Json, catalog: Catalog) -> str:
    entries = [(name, figures["alone"]) for name, figures in report["bots"].items() if figures["alone"]["games"]]
    return share_table(entries, "ui-arena-alone", catalog)


def share_table(entries: list[tuple[str, Json]], title: str, catalog: Catalog) -> str:
    columns = ("bot", "games", "won", "share", "interval", "fair")
    rows = [
        [
            *(name, str(figures["games"]), f"{figures['wins']:g}", percent(figures["win_share"])),
            *(span(figures["ci95"], percent), percent(figures["fair_share"])),
        ]
        for name, figures in entries
    ]
    return table(title, columns, rows, catalog)


def scores(report: Json, catalog: Catalog) -> str:
    columns = ("bot", "score", "interval", "winning", "interval", "worst", "best")
    rows = [
        [
            *(name, plain(figures["mean_score"]), span(figures["mean_score_ci95"], plain)),
            *(plain(figures["mean_winning_score"]), span(figures["mean_winning_score_ci95"], plain)),
            *(whole(figures["worst_score"]), whole(figures["best_score"])),
        ]
        for name, figures in report["bots"].items()
    ]
    return table("ui-arena-scores", columns, rows, catalog)


def breakdown(report: Json, catalog: Catalog) -> str:
    parts = list(next(iter(report["bots"].values()))["breakdown"]) if report["bots"] else []
    head = [catalog.say("ui-arena-column-bot"), *[catalog.say(f"score-{part}") for part in parts]]
    rows = [
        [name, *[plain(figures["breakdown"].get(part)) for part in parts]] for name, figures in report["bots"].items()
    ]
    return laid_out(catalog.say("ui-arena-breakdown"), head, rows, catalog)


def solo(report: Json, catalog: Catalog) -> str:
    return table("ui-arena-solo", SOLO, solo_rows(report, catalog), catalog)


def solo_rows(report: Json, catalog: Catalog) -> list[Row]:
    return [
        [
            *(cell["bot"], catalog.say(f"board-{cell['board']}"), str(cell["difficulty"]), str(cell["games"])),
            *(f"{cell['wins']:g}", percent(cell["win_share"]), span(cell["ci95"], percent)),
            *(plain(cell["mean_score"]), plain(cell["mean_rival_score"])),
        ]
        for cell in report["solo"]
    ]


def rating(ratings: Json, catalog: Catalog) -> str:
    rows = [
        [name, f"{entry['rating']:.0f}", span(entry["ci95"], lambda end: f"{end:.0f}")]
        for name, entry in ratings.items()
    ]
    return table("ui-arena-ratings", ("bot", "rating", "interval"), rows, catalog)


def margins(report: Json, catalog: Catalog) -> str:
    rows = [
        [" – ".join(pair["bots"]), str(pair["deals"]), signed(pair["margin"]), span(pair["ci95"], signed)]
        for pair in report["pairs"]
    ]
    return table("ui-arena-margins", ("pair", "deals", "ahead", "interval"), rows, catalog)


def seats(report: Json, catalog: Catalog) -> str:
    rows = [
        [
            *(str(seat["seat"]), str(seat["games"]), percent(seat["win_share"])),
            *(span(seat["ci95"], percent), plain(seat["mean_score"])),
        ]
        for seat in report["seats"]
    ]
    return table("ui-arena-seats", ("seat", "games", "share", "interval", "score"), rows, catalog)


def times(report: Json, catalog: Catalog) -> str:
    columns = ("bot", "decisions", "median", "mean", "p95", "max")
    rows = [
        [name, str(figures["seconds"]["decisions"]), *[brief(figures["seconds"][which]) for which in columns[2:]]]
        for name, figures in report["bots"].items()
    ]
    return table("ui-arena-times", columns, rows, catalog)


def lost(report: Json, catalog: Catalog) -> str:
    """The moves replaced by a legal default, and why; a line even if there were none."""
    counts = report["faults"]["count"]
    if not counts:
        return catalog.say("ui-arena-no-faults")
    lines = [catalog.say("ui-arena-faults", games=report["faults"]["games"])]
    for name, reasons in counts.items():
        lines.append(f"  {name}: {', '.join([f'{count} {reason}' for reason, count in reasons.items()])}")
    for fault in report["faults"]["first"]:
        lines.append(f"    {fault['bot']}, {fault['deal']}/{fault['step']}: {fault['reason']}, {fault['detail']}")
    return "\n".join(lines)


def table(title: str, columns: tuple[str, ...], rows: list[Row], catalog: Catalog) -> str:
    head = [catalog.say(f"ui-arena-column-{column}") for column in columns]
    return laid_out(catalog.say(title), head, rows, catalog)


def laid_out(title: str, head: Row, rows: list[Row], catalog: Catalog) -> str:
    """Columns as wide as they need to be, words on the left, numbers on the right."""
    rows = [[cell if cell[:1].isalpha() else written(cell, catalog) for cell in row] for row in rows]
    words = [bool(rows) and all([row[place][:1].isalpha() for row in rows]) for place in range(len(head))]
    widths = [max([len(row[place]) for row in [head, *rows]]) for place in range(len(head))]
    lines = [
        "  ".join([cell.ljust(width) if word else cell.rjust(width) for cell, width, word in cells])
        for cells in [list(zip(row, widths, words, strict=True)) for row in [head, *rows]]
    ]
    return "\n".join([title, *[f"  {line}".rstrip() for line in lines]])


def written(numbers: str, catalog: Catalog) -> str:
    """Numbers as the language writes them."""
    if catalog.language == "en":
        return numbers
    return re.sub(r"(?<=\d)\.(?=\d)", ",", numbers).replace("%", " %")


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}%"


def plain(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"


def whole(value: float | None) -> str:
    return "–" if value is None else f"{value:.0f}"


def signed(value: float | None) -> str:
    return "–" if value is None else f"{value:+.1f}"


def brief(seconds: float | None) -> str:
    return "–" if seconds is None else f"{seconds:.4f}" if seconds < 0.1 else f"{seconds:.2f}"


def span(interval: list[float] | None, shown: Any) -> str:
    return "–" if interval is None else f"{shown(interval[0])} … {shown(interval[1])}"
