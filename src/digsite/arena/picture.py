"""The report as a picture: win shares with their intervals, and where the points come from. SVG, drawn by hand."""

from __future__ import annotations

from html import escape
from typing import Final

from digsite.arena.tables import budget_text, crowded, percent, plain, tables_text, written
from digsite.bots.outside import PREFIX, program_name
from digsite.bots.protocol import Json
from digsite.text.catalog import Catalog

PAPER: Final = "#fbf3df"
INK: Final = "#2b2118"
FAINT: Final = "#d9cba8"
GREY: Final = "#6d5f4c"
BAR: Final = "#8fb39d"
POINT: Final = "#2f5d47"
FAIR: Final = "#a63d2f"
COLOURS: Final = ("#2f5d47", "#b98a3e", "#2f6f86", "#a63d2f", "#6b5a86", "#8c8272")
LABELS: Final = 190
CHART: Final = 520
RIGHT: Final = 130
WIDTH: Final = LABELS + CHART + RIGHT
STEP: Final = 28
NAME: Final = 21  # characters of a label, in the widest font that stands in for ours

Entry = tuple[str, float, list[float], float | None]  # a name, its share, the interval, the fair share


def drawn(report: Json, catalog: Catalog) -> str:
    """The whole picture."""
    config = report["config"]
    charted = {"board", "difficulty"} if report["solo"] else set()  # what the bars say themselves
    shown = [{option: table[option] for option in table if option not in charted} for table in config["tables"]]
    tables = tables_text(shown, catalog)
    title = catalog.say("ui-arena-picture", game=catalog.say(f"game-{config['game']}"), tables=tables)
    budget = budget_text(config["budget"], catalog)
    below = catalog.say("ui-arena-picture-games", games=report["played"], budget=budget, version=config["version"])
    if report["solo"]:
        body, height = rival(report["solo"], catalog, 84)
    else:
        said = "ui-arena-picture-alone" if crowded(report) else "ui-arena-picture-wins"
        body, height = shares(entries(report), catalog.say(said), 84, catalog)
    more_body, height = parts(report, catalog, height + 22)
    return framed(title, below, [*body, *more_body], height)


def entries(report: Json) -> list[Entry]:
    """Win shares; where a bot had several seats, only the games in which it had one."""
    bots = {name: figures for name, figures in report["bots"].items() if figures["games"]}
    shown = {name: figures["alone"] for name, figures in bots.items()} if crowded(report) else bots
    return [
        (name, figures["win_share"], figures["ci95"], figures["fair_share"])
        for name, figures in shown.items()
        if figures["games"]
    ]


def framed(title: str, below: str, body: list[str], height: float) -> str:
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}"'
        f' width="{WIDTH}" height="{height:.0f}" font-family="Alegreya, Georgia, serif" font-size="14" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height:.0f}" rx="10" fill="{PAPER}"/>',
        label(20, 32, title, size=19),
        label(20, 52, below, colour=GREY, size=13),
    ]
    return "\n".join([*head, *body, "</svg>\n"])


def label(x: float, y: float, said: str, anchor: str = "start", colour: str = INK, size: int = 14) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}" font-size="{size}">{escape(said)}</text>'
    )


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"'
        f' stroke-width="{width}"{dashed}/>'
    )


def bar(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height}" rx="2" fill="{colour}"/>'


def short(name: str, most: int = NAME) -> str:
    """A name that fits; for a program's command, the name of its file."""
    if name.startswith(PREFIX):
        name = program_name(name.removeprefix(PREFIX))
    return name if len(name) <= most else name[: most - 1] + "…"


def percents(top: float, bottom: float, catalog: Catalog) -> list[str]:
    """A grid from 0 to 100%."""
    lines = []
    for tenth in range(0, 11, 2):
        x = LABELS + CHART * tenth / 10
        share = written(f"{tenth * 10}%", catalog)
        lines += [line(x, top, x, bottom, FAINT), label(x, top - 5, share, "middle", GREY, 12)]
    return lines


def whisker(y: float, interval: list[float], scale: float) -> list[str]:
    low, high = LABELS + scale * interval[0], LABELS + scale * interval[1]
    return [line(low, y, high, y, INK, 1.5), *[line(x, y - 5, x, y + 5, INK, 1.5) for x in (low, high)]]


def shares(entries: list[Entry], title: str, top: float, catalog: Catalog) -> tuple[list[str], float]:
    """A bar per bot from 0 to 100%, with its interval and the fair share."""
    bottom = top + 34 + STEP * len(entries)
    lines = [label(20, top, title), *percents(top + 28, bottom, catalog)]
    for at, (name, share, interval, fair) in enumerate(entries):
        y = top + 36 + STEP * at
        lines += [label(LABELS - 10, y + 13, short(name), "end"), bar(LABELS, y, CHART * share, 17, BAR)]
        lines += whisker(y + 8.5, interval, CHART)
        if fair is not None:
            lines.append(line(LABELS + CHART * fair, y - 4, LABELS + CHART * fair, y + 21, FAIR, 2, "3 3"))
        lines.append(label(LABELS + CHART + 12, y + 13, written(percent(share), catalog)))
    return lines, bottom


def rival(cells: list[Json], catalog: Catalog, top: float) -> tuple[list[str], float]:
    """For each board, a bar for each bot and difficulty."""
    lines: list[str] = []
    bottom = top
    for board in dict.fromkeys([cell["board"] for cell in cells]):
        shown: list[Entry] = [
            (f"{short(cell['bot'], NAME - 3)}, {cell['difficulty']}", cell["win_share"], cell["ci95"], None)
            for cell in cells
            if cell["board"] == board
        ]
        title = catalog.say("ui-arena-picture-solo", board=catalog.say(f"board-{board}"))
        more, bottom = shares(shown, title, bottom if bottom == top else bottom + 22, catalog)
        lines += more
    return lines, bottom


def parts(report: Json, catalog: Catalog, top: float) -> tuple[list[str], float]:
    """Where each bot's points come from: parts side by side, losses left of the line."""
    bots = {name: figures for name, figures in report["bots"].items() if figures["games"]}
    kinds = list(next(iter(bots.values()))["breakdown"])
    gains = max([sum([max(0.0, points) for points in figures["breakdown"].values()]) for figures in bots.values()])
    losses = max([sum([max(0.0, -points) for points in figures["breakdown"].values()]) for figures in bots.values()])
    scale = CHART / max(gains + losses, 1e-9)
    zero = LABELS + losses * scale
    lines = [label(20, top, catalog.say("ui-arena-picture-scores"))]
    for at, (name, figures) in enumerate(bots.items()):
        y = top + 14 + STEP * at
        lines.append(label(LABELS - 10, y + 13, short(name), "end"))
        right, left = zero, zero
        for kind, colour in zip(kinds, COLOURS, strict=False):
            width = abs(figures["breakdown"][kind]) * scale
            if figures["breakdown"][kind] < 0:
                left -= width
            lines.append(bar(left if figures["breakdown"][kind] < 0 else right, y, width, 17, colour))
            right += width if figures["breakdown"][kind] > 0 else 0
        lines.append(label(LABELS + CHART + 12, y + 13, written(plain(figures["mean_score"]), catalog)))
    bottom = top + 14 + STEP * len(bots)
    lines.append(line(zero, top + 8, zero, bottom - 4, INK))
    return [*lines, *legend(kinds, catalog, bottom + 18)], bottom + 36 + 22 * ((len(kinds) - 1) // 3)


def legend(kinds: list[str], catalog: Catalog, top: float) -> list[str]:
    lines = []
    for at, (kind, colour) in enumerate(zip(kinds, COLOURS, strict=False)):
        x, y = LABELS + (at % 3) * 205, top + 22 * (at // 3)
        lines += [bar(x, y - 11, 13, 13, colour), label(x + 19, y, catalog.say(f"score-{kind}"), size=13)]
    return lines
