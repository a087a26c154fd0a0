"""Each language has one vocabulary: words that its texts avoid are in `vocabulary.toml`."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from digsite.games import GAMES
from digsite.text.catalog import keys
from tests.text.reading import ast, entries, walk

TABLE: dict[str, list[dict[str, str]]] = tomllib.loads(
    Path(__file__).with_name("vocabulary.toml").read_text(encoding="utf-8")
)
ROWS = [(language, row) for language, rows in TABLE.items() for row in rows]


def names(rows: list[tuple[str, dict[str, str]]]) -> list[str]:
    return [f"{language}: {row['say']}" for language, row in rows]


@cache
def words(language: str) -> list[tuple[str, str, str]]:
    """What each text says, a placeholder as an underscore, with its key and the game it is about, if it is one."""
    found = []
    for game in GAMES:
        for key, pattern in entries(language, game).items():
            parts = [node for node in walk(pattern) if isinstance(node, ast.TextElement | ast.VariableReference)]
            said = "".join([part.value if isinstance(part, ast.TextElement) else "_" for part in parts])
            found.append((game if game in key or keys(language, game)[key].startswith(game) else "", key, said))
    return found


@pytest.mark.parametrize(("language", "row"), ROWS, ids=names(ROWS))
def test_no_text_says_it(language: str, row: dict[str, str]) -> None:
    pattern, game, but = re.compile(row["pattern"]), row.get("game"), row.get("except", " ")
    said = [
        (key, text)
        for about, key, text in words(language)
        if game in (None, about) and key.startswith(row.get("only", "")) and not key.startswith(but)
    ]
    assert [(key, text) for key, text in said if pattern.search(text)] == [], f"say: {row['say']}"


@pytest.mark.parametrize(("language", "row"), ROWS, ids=names(ROWS))
def test_a_row_catches_what_it_is_for(language: str, row: dict[str, str]) -> None:
    assert re.search(row["pattern"], row["catches"])


@pytest.mark.parametrize(
    ("language", "wrong"),
    [("fr", r"[ \u00a0][;!?%»]|«[ \u00a0]|[ \u202f]:|\s…"), ("de", r"[\d_] ?%(?!-)|\w…|\s[;:!?](?!\w)")],
)
def test_marks_have_the_spaces_of_the_language(language: str, wrong: str) -> None:
    assert [(key, text) for _, key, text in words(language) if re.search(wrong, text)] == []
