"""What a person reads in the terminal stands in the texts: no sentence is written in the clients' sources."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.text.wanted import SOURCES

WORDS = re.compile(r"[A-Za-z]{2,}[,:;]? [A-Za-z]{2,}")
NOT_READ = {"commands.py"}  # the help of the command line
STYLES = ("CSS", "DEFAULT_CSS")
REFUSED = ("BadOptions",)  # the command line's complaints
CAPS = {"PgUp PgDn", "Home End"}  # as they stand on the keys
STYLE_WORDS = {"bold", "dim", "italic", "reverse", "underline", "on", "not"}
PATHS = [path for path in sorted((SOURCES / "terminal").rglob("*.py")) if path.name not in NOT_READ]


def sentences(tree: ast.AST) -> list[str]:
    """The strings of two words or more, docstrings, style sheets and complaints about the command line left out."""
    passed: set[int] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            passed.add(id(body[0].value))
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any([ast.unparse(target) in STYLES for target in targets]):
                passed |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Call) and ast.unparse(node.func) in REFUSED:
            passed |= {id(part) for part in ast.walk(node)}
    found = [part for part in ast.walk(tree) if isinstance(part, ast.Constant) and id(part) not in passed]
    return [part.value for part in found if isinstance(part.value, str) and WORDS.search(part.value)]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_client_says_nothing_of_its_own(path: Path) -> None:
    said = sentences(ast.parse(path.read_text(encoding="utf-8")))
    assert [text for text in said if not is_technical(text)] == []


def is_technical(text: str) -> bool:
    """A command line, a style, the caps of keys."""
    return text.startswith("digsite ") or text in CAPS or set(text.split()) <= STYLE_WORDS


def test_a_sentence_in_the_source_is_noticed() -> None:
    assert sentences(ast.parse("def f():\n    '''Not this one.'''\n    print('It is your turn')")) == [
        "It is your turn"
    ]
    assert sentences(ast.parse("print(f'{who} is thinking hard')")) == [" is thinking hard"]
