"""The catalog: turns a message's key and values into a sentence, using the Fluent files beside this module.

`card-machete` is a message, `card-machete.effect` an attribute of it. The Fluent library is imported when the
first sentence is needed, so programs without texts do not load it, and a message is parsed when it is first
used: parsing a whole file takes as long as the rest of a program's start.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "fr", "de")
SHARED: Final = (
    "interface",
    "refusals",
    "terminal",
    "screen",
    "arena",
    "study",
    "review",
    "server",
    "page",
    "learn",
    "cardboard",
)
MESSAGE: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)  # how one begins; the rest is indented


class MissingText(KeyError):
    """A strict catalog has no such key, or a sentence lacks a value."""


@final
class Catalog:
    """The texts of one language: the interface's, and those of one game if one is named.

    An unknown key falls back to English and then to the key itself; with `strict` it is an error.
    """

    def __init__(self, language: str, game: str | None = None, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is none of {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.strict = strict

    def has(self, key: str) -> bool:
        """Whether this language has the message or attribute."""
        return key in keys(self.language, self.game)

    def say(self, key: str, **values: str | int) -> str:
        """The sentence for a key."""
        for language in (self.language,) if self.strict else (self.language, "en"):
            file = keys(language, self.game).get(key)
            if file is not None:
                return spoken(language, file, key, self.strict, **values)
        if self.strict:
            raise MissingText(key)
        return key


@lru_cache(maxsize=8192)
def spoken(language: str, file: str, key: str, strict: bool, /, **values: str | int) -> str:
    """One message or attribute, formatted."""
    found = bundle(language, file)
    name, _, attribute = key.partition(".")
    if not found.has_message(name):
        from fluent.runtime import FluentResource

        found.add_resource(FluentResource(messages(language, file)[name]))
    message = found.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    text, errors = found.format_pattern(pattern, values)
    if errors and strict:
        raise MissingText(f"{key} in {language}: {errors}")
    return str(text)


@cache
def sources(language: str, game: str | None) -> dict[str, str]:
    """The Fluent files of a language, by name: the shared ones, and those of one game."""
    folder = FOLDER / language
    names = sorted([file.name for file in folder.iterdir() if file.name.endswith(".ftl")])
    wanted = [name for name in names if name.removesuffix(".ftl").split("-")[0] in (*SHARED, game)]
    return {name: (folder / name).read_text(encoding="utf-8") for name in wanted}


@cache
def bundle(language: str, file: str) -> FluentBundle:
    """What has been parsed of a file; values get no bidi isolation marks."""
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


@cache
def messages(language: str, file: str) -> dict[str, str]:
    """The raw messages of a file; comments that follow one stay with it."""
    text = (FOLDER / language / file).read_text(encoding="utf-8")
    found = list(MESSAGE.finditer(text))
    ends = [*[begin.start() for begin in found[1:]], len(text)]
    return {begin[1]: text[begin.start() : end] for begin, end in zip(found, ends, strict=True)}


@cache
def keys(language: str, game: str | None) -> dict[str, str]:
    """Every message and attribute there is, with its file."""
    found: dict[str, str] = {}
    for file, text in sources(language, game).items():
        message = ""
        for line in text.splitlines():
            name, equals, value = line.partition(" =")
            if equals and name[:1].isalpha() and " " not in name:
                message = name
                found |= {name: file} if value.strip() else {}
            elif equals and name.startswith("    .") and " " not in name.strip():
                found[message + name.strip()] = file
    return found
