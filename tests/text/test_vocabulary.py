"""Each language has one vocabulary: words that its texts avoid are in `vocabulary.toml`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from digsite.text.catalog import GAMES
from tests.text.reading import ast, entries, walk

TABLE: dict[str, list[dict[str, str]]] = tomllib.loads(
    Path(__file__).with_name("vocabulary.toml").read_text(encoding="utf-8")
)
ROWS = [(language, row) for language, rows in TABLE.items() for row in rows]


def names(rows: list[tuple[str, dict[str, str]]]) -> list[str]:
    return [f"{language}: {row['say']}" for language, row in rows]


def words(language: str) -> dict[str, str]:
    """What each text says, a placeholder as an underscore."""
    found: dict[str, str] = {}
    for game in GAMES:
        for key, pattern in entries(language, game).items():
            parts = [node for node in walk(pattern) if isinstance(node, ast.TextElement | ast.VariableReference)]
            found[key] = "".join([part.value if isinstance(part, ast.TextElement) else "_" for part in parts])
    return found


@pytest.mark.parametrize(("language", "row"), ROWS, ids=names(ROWS))
def test_no_text_says_it(language: str, row: dict[str, str]) -> None:
    pattern = re.compile(row["pattern"])
    said = {key: text for key, text in words(language).items() if key.startswith(row.get("only", ""))}
    assert {key: text for key, text in said.items() if pattern.search(text)} == {}, f"say: {row['say']}"


@pytest.mark.parametrize(("language", "row"), ROWS, ids=names(ROWS))
def test_a_row_catches_what_it_is_for(language: str, row: dict[str, str]) -> None:
    assert re.search(row["pattern"], row["catches"])
