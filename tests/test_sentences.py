"""Every refusal code of either game has a sentence."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from digsite.text.english import SENTENCES, sentence

SOURCES = Path(__file__).resolve().parent.parent / "src" / "digsite"


def codes() -> set[str]:
    """The codes that `Refusal(...)` and `Refused(...)` are built with anywhere in the source."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func) in ("Refusal", "Refused", "CannotUndo")
                and node.args
            ):
                found |= {part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
    return {code for code in found if isinstance(code, str)}


def test_every_code_has_a_sentence() -> None:
    assert sorted(codes() - SENTENCES.keys()) == []


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_a_sentence_says_what_is_missing(code: str) -> None:
    assert sentence(code, {"coin": 2, "boot": 1}).endswith("Missing: 2 coin, 1 boot.")
    assert sentence(code, None).endswith((".", "!"))
