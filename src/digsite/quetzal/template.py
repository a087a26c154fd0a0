"""An edition as TOML: every figure that can be corrected, followed by its source."""

from __future__ import annotations

import json
from typing import Any, Final

from digsite.quetzal.box import EXTRAS, PRINTED_UPGRADES
from digsite.quetzal.edition import figures_of, printed_row, sorted_rows
from digsite.quetzal.figures import Row, Value
from digsite.quetzal.printed import SHEETS
from digsite.quetzal.printed.upgrades import EFFECT_FIGURES

OWN: Final = "corrected by this edition"
PREFACE: Final = (
    "# An edition of Quetzal. Each value is followed by its source (rulebook, with the line of its text; deduced; web;",
    "# or assumed) and how certain it is. Correct the values that differ in your box; you may delete the others.",
    "# Rows are matched by id, index, n, or type and bonus.",
)
# What the default edition has no example of, before the table it belongs to.
HINTS: Final = {
    "discovery_track.space": (
        "# A space may give several rewards, each kind once:",
        '#   kind = ["coins", "vp"]  and  amount = [2, 1]',
        "# Coins and points come first, then upgrades are drawn.",
    ),
    "location.village": (
        "# With two players: covered_in_2p is a space, counted from the top, or a list of none or two;",
        "# tiles_in_2p is how many upgrades lie face up.",
    ),
    "location.ship": ("# With two players open_in_2p ships are used.",),
    "upgrade": (
        "# Copies of one kind may have different points at the end:  end_vp = [1, 2]  has a number for each copy.",
        f"# Further kinds of tiles are called {EXTRAS[0]} to {EXTRAS[-1]}. One of them is, for example:",
        "# [[upgrade]]",
        f'# id = "{EXTRAS[0]}"',
        '# name = "Provisions"',
        '# effect = "immediate"',
        "# copies = 1",
        "# end_vp = 1",
        "# params = { coins = 2, vp = 1, discovery = 0 }",
        "# The effect is immediate (coins, vp and discovery; then the tile is discarded), points (kept, and worth",
        "# nothing but its end_vp), or that of a printed tile with other params:",
        f"# {', '.join([name for name in EFFECT_FIGURES if name in PRINTED_UPGRADES])}.",
    ),
}


def template(edition: dict[str, Any]) -> str:
    """The edition (an empty one is the default) in the format that `read_edition` reads."""
    lines = [*PREFACE]
    figures = figures_of(edition)
    for sheet in SHEETS:
        if sheet.name in HINTS:
            lines += ["", *HINTS[sheet.name]]
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
    return json.dumps(value, ensure_ascii=False)  # a name may have quotation marks in it


def source_of(row: Row | None, field: str, value: Value) -> str:
    """The printed source, as long as the figure is the printed one."""
    if row is None or row.values.get(field) != value:
        return OWN
    return row.sources[field].text()
