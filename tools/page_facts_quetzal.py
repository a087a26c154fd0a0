"""Writes web/src/quetzal/printed.json: the default edition as a state carries one, and where each figure comes from.

A view carries its own edition where an owner corrected something; its shape is the same. Rows keep their order.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from digsite.quetzal.edition import figures_of, printed_row, sorted_rows, written_out
from digsite.quetzal.flags import DEFAULTS
from digsite.quetzal.printed import SHEETS
from digsite.quetzal.template import source_of

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "web" / "src" / "quetzal" / "printed.json"


def sources() -> dict[str, str]:
    """`location.camp.coins` and the like, with the source of the figure in a few words."""
    found = {}
    for sheet in SHEETS:
        for key, row in sorted_rows(figures_of({}), sheet):
            place = ".".join([sheet.name, *[str(part) for part in key]])
            for field, value in row.items():
                found[f"{place}.{field}"] = source_of(printed_row(sheet, key), field, value)
    return found


def facts() -> dict[str, Any]:
    return {"edition": written_out(figures_of({})), "sources": sources(), "flags": DEFAULTS}


def text() -> str:
    return json.dumps(facts(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
    print(f"Written: {FILE.relative_to(ROOT)}")
