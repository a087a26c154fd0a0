"""The Fluent files, parsed: every key with its placeholders, and where selectors count."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from digsite.games import GAMES
from digsite.text.catalog import LANGUAGES, sources

pytest.importorskip("fluent.runtime")
syntax = pytest.importorskip("fluent.syntax")
ast = pytest.importorskip("fluent.syntax.ast")

COUNTED = ("zero", "one", "two", "few", "many", "other")


@cache
def entries(language: str, game: str | None) -> dict[str, Any]:
    """Every message and attribute, as `message` or `message.attribute`, with its pattern."""
    found: dict[str, Any] = {}
    for name, text in sources(language, game).items():
        for entry in syntax.parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                patterns = {entry.id.name: entry.value} if entry.value else {}
                patterns |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
                assert not patterns.keys() & found.keys(), f"{language}/{name}: {entry.id.name} is there twice"
                found |= patterns
    return found


def everything() -> list[tuple[str, str]]:
    """Each language with each game, for parametrised tests."""
    return [(language, game) for language in LANGUAGES for game in GAMES]


def placeholders(pattern: Any) -> set[str]:
    """The variables of a pattern."""
    return {node.id.name for node in walk(pattern) if isinstance(node, ast.VariableReference)}


def counts(pattern: Any) -> set[str]:
    """The variables that choose between plural forms."""
    selects = [node for node in walk(pattern) if isinstance(node, ast.SelectExpression)]
    plural = [node for node in selects if {getattr(variant.key, "name", "") for variant in node.variants} & {*COUNTED}]
    return {node.selector.id.name for node in plural}


def choices(pattern: Any) -> dict[str, list[str]]:
    """The variables that choose between named variants, with the names."""
    selects = [node for node in walk(pattern) if isinstance(node, ast.SelectExpression)]
    return {
        node.selector.id.name: [getattr(variant.key, "name", variant.key) for variant in node.variants]
        for node in selects
        if node.selector.id.name not in counts(pattern)
    }


def walk(node: Any) -> list[Any]:
    """A syntax node and all below it."""
    if isinstance(node, list):
        return [below for one in node for below in walk(one)]
    if not isinstance(node, ast.BaseNode):
        return []
    return [node, *[below for value in vars(node).values() for below in walk(value)]]
