"""Editions: the printed figures, an owner's corrections to them, and what must add up.

An edition is a JSON object of the template's keys and plain values. It may be partial; rows of a table are matched by
their key. `read_edition` takes the text of a TOML file, `check_edition` an object; both give every figure.
"""

from __future__ import annotations

import re
import tomllib
from typing import Final

from digsite.kernel.errors import BadOptions
from digsite.quetzal.adding_up import add_up, check_track
from digsite.quetzal.corrections import Corrections, Figures, Json, Key, default_figures
from digsite.quetzal.edition_limits import too_much, too_much_in
from digsite.quetzal.figures import Row, Sheet, Value
from digsite.quetzal.printed import SHEETS

HEADER: Final = re.compile(r"^\s*(\[\[?)([\w.\s-]+)\]\]?\s*(#.*)?$")
ASSIGNMENT: Final = re.compile(r"^\s*([\w.-]+)\s*=")
BYTE_ORDER_MARK: Final = "\ufeff"
SYNTAX_LINE: Final = re.compile(r"line (\d+)")


class BadEdition(BadOptions):
    """An edition is refused: `problems` say where, why and, in a file, on which line."""

    def __init__(self, problems: list[Json]) -> None:
        self.problems = problems
        super().__init__("edition", "; ".join([told(problem) for problem in problems]))


def told(problem: Json) -> str:
    line = f"line {problem['line']}: " if problem["line"] is not None else ""
    where = f"{problem['where']}: " if problem["where"] else ""
    return f"{line}{where}{problem['reason']}"


def read_edition(text: str) -> Json:
    """The edition that a TOML file describes; BadEdition says the line and the reason."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    fault = too_much(text)
    if fault is not None:
        raise BadEdition([fault])
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = SYNTAX_LINE.search(str(error))
        line = int(found.group(1)) if found else text.count("\n") + 1
        raise BadEdition([{"line": line, "where": "", "reason": str(error)}]) from None
    return check_edition(written, line_numbers(text))


def line_numbers(text: str) -> dict[str, int]:
    """Where each table, row and key of a file stands, by its path: `upgrade[1].copies`."""
    lines: dict[str, int] = {}
    rows: dict[str, int] = {}
    path = ""
    for number, line in enumerate(text.split("\n"), start=1):
        header, assignment = HEADER.match(line), ASSIGNMENT.match(line)
        if header:
            name = "".join(header.group(2).split())
            rows[name] = rows.get(name, -1) + 1
            path = f"{name}[{rows[name]}]" if header.group(1) == "[[" else name
            lines.setdefault(path, number)
        elif assignment:
            lines.setdefault(f"{path}.{assignment.group(1)}" if path else assignment.group(1), number)
    return lines


def check_edition(written: object, lines: dict[str, int] | None = None) -> Json:
    """Every figure of an edition; BadEdition if the figures do not add up. The default edition is an empty object."""
    fault = too_much_in(written) if lines is None else None  # a file is checked before it is parsed
    if fault is not None:
        raise BadEdition([fault])
    corrections = Corrections(lines)
    corrections.take(written, "")
    if not corrections.problems:
        add_up(corrections)
    if corrections.problems:
        raise BadEdition(sorted(corrections.problems, key=lambda problem: problem["line"] or 0))
    return {} if corrections.figures == default_figures() else written_out(said(corrections.figures))


def written_out(figures: Figures) -> Json:
    """Every figure as an object with the template's keys."""
    edition: Json = {}
    for sheet in SHEETS:
        *path, last = sheet.name.split(".")
        inner = edition
        for name in path:
            inner = inner.setdefault(name, {})
        rows = [nested({**dict(zip(sheet.keys, key, strict=True)), **row}) for key, row in sorted_rows(figures, sheet)]
        if sheet.keys:
            inner[last] = rows
        else:
            inner.setdefault(last, {}).update(rows[0])
    return edition


def said(figures: Figures) -> Figures:
    """The figures, without those that are omitted while they equal the printed ones."""
    kept: Figures = {}
    for sheet in SHEETS:
        printed = {row.key: [(field, row.values[field]) for field in sheet.unsaid] for row in sheet.rows}
        kept[sheet.name] = {
            key: {field: value for field, value in row.items() if (field, value) not in printed.get(key, ())}
            for key, row in figures[sheet.name].items()
        }
    return kept


def sorted_rows(figures: Figures, sheet: Sheet) -> list[tuple[Key, dict[str, Value]]]:
    """In the order of the printed table, followed by added rows."""
    rows = figures[sheet.name]
    printed: list[Key] = [row.key for row in sheet.rows if row.key in rows]
    added: list[Key] = [(key,) for key in sheet.added if (key,) in rows and (key,) not in printed]
    return [(key, rows[key]) for key in (*printed, *added)]


def nested(row: Json) -> Json:
    """`params.coins` as `params = { coins = 5 }` again."""
    entry: Json = {}
    for name, value in row.items():
        table, _, inner = name.rpartition(".")
        if table:
            entry.setdefault(table, {})[inner] = value
        else:
            entry[name] = value
    return entry


def figures_of(edition: Json) -> Figures:
    """The figures of an edition that was checked."""
    corrections = Corrections(None)
    corrections.take(edition, "")
    check_track(corrections)
    assert not corrections.problems, corrections.problems
    return corrections.figures


def printed_row(sheet: Sheet, key: Key) -> Row | None:
    """The row of the default edition."""
    return next((row for row in sheet.rows if row.key == key), None)
