"""Writes web/src/learn/rules.json: the chapters of our rules with the numbers of their rules and the rulebook's pages.

The words themselves are the Fluent files', in three languages, by the rule's number.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "web" / "src" / "learn" / "rules.json"
PAGE: Final = re.compile(r"RB p\.(\d+)")


def chapters(game: str) -> list[dict[str, Any]]:
    written = tomllib.loads((ROOT / "docs" / "rules" / f"{game}.toml").read_text(encoding="utf-8"))
    return [
        {
            "letter": chapter["letter"],
            "rules": [{"number": rule["number"], "page": page_of(rule.get("source", ""))} for rule in chapter["rule"]],
        }
        for chapter in written["chapter"]
    ]


def page_of(source: str) -> int | None:
    found = PAGE.search(source)
    return int(found.group(1)) if found else None


def text() -> str:
    games = [path.stem for path in sorted((ROOT / "docs" / "rules").glob("*.toml"))]
    return json.dumps({game: chapters(game) for game in games}, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
