"""An edition as a TOML text: every figure that can be corrected, with its source behind it."""

from __future__ import annotations

from typing import Any, Final

from digsite.quetzal.edition import figures_of, printed_row, sorted_rows
from digsite.quetzal.figures import Row, Value
from digsite.quetzal.printed import SHEETS

OWN: Final = "corrected by this edition"
PREFACE: Final = (
    "# An edition of Quetzal. Every figure stands with its source: rulebook (with the line of its text), deduced,",
    "# web, or assumed, and how sure it is. Correct what your box says otherwise and leave out what you like:",
    "# rows are matched by id, index, n, or type and bonus.",
)


def template(edition: dict[str, Any]) -> str:
    """The edition (an empty one is the default) in the shape in which a corrected one is read."""
    lines = [*PREFACE]
    figures = figures_of(edition)
    for sheet in SHEETS:
        for key, row in sorted_rows(figures, sheet):
            lines += ["", f"[[{sheet.name}]]" if sheet.keys else f"[{sheet.name}]"]
            lines += [f"{name} = {toml(part)}" for name, part in zip(sheet.keys, key, strict=True)]
            lines += [
                f"{field} = {toml(value)}  # {source_of(printed_row(sheet, key), field, value)}"
                for field, value in row.items()
            ]
    return "\n".join(lines) + "\n"


def toml(value: Value) -> str:
    if isinstance(value, list):
        return f"[{', '.join([toml(one) for one in value])}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def source_of(row: Row | None, field: str, value: Value) -> str:
    """The printed source, as long as the figure is the printed one."""
    if row is None or row.values.get(field) != value:
        return OWN
    return row.sources[field].text()
