"""Messages are parsed one by one, when they are first spoken; that must come to the same as parsing the whole file."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games import GAMES
from digsite.text.catalog import LANGUAGES, keys, messages, sources
from tests.text.reading import ast, syntax, walk


def written(entry: Any) -> tuple[str, Any, list[Any]]:
    """A message without its comment and its place in the file."""
    return entry.id.name, entry.value, entry.attributes


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_alone_is_the_same_as_in_its_file(language: str) -> None:
    for game in GAMES:
        for file, text in sources(language, game).items():
            whole = [entry for entry in syntax.parse(text).body if isinstance(entry, ast.Message)]
            alone = messages(language, file)
            assert list(alone) == [entry.id.name for entry in whole], file
            for entry in whole:
                (found,) = [one for one in syntax.parse(alone[entry.id.name]).body if isinstance(one, ast.Message)]
                for expected, got in zip(written(entry), written(found), strict=True):
                    same = expected == got if isinstance(expected, str) else equals(expected, got)
                    assert same, (file, entry.id.name)


def equals(expected: Any, got: Any) -> bool:
    if isinstance(expected, list):
        return len(expected) == len(got) and all([equals(*pair) for pair in zip(expected, got, strict=True)])
    return (expected is None and got is None) or bool(expected.equals(got))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_needs_another_one(language: str) -> None:
    for game in GAMES:
        for file, text in sources(language, game).items():
            nodes = walk(syntax.parse(text).body)
            assert not [node for node in nodes if isinstance(node, (ast.MessageReference, ast.TermReference))], file


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_its_message(language: str) -> None:
    for game in GAMES:
        for key, file in keys(language, game).items():
            assert key.partition(".")[0] in messages(language, file), key
