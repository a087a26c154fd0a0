"""One plain English sentence for every code of the protocol and the rules; programs should rely on the code.

They come from the catalog's own file. Refusals are plain lines there, so that the engine can start
without the Fluent library.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

PREFIX: Final = "refusal-"


def read_sentences() -> dict[str, str]:
    """The sentences by code."""
    text = (files("digsite.text") / "en" / "refusals.ftl").read_text(encoding="utf-8")
    lines = [line.partition(" = ") for line in text.splitlines() if line.startswith(PREFIX)]
    return {key.removeprefix(PREFIX): said for key, _, said in lines}


SENTENCES: Final = read_sentences()


def sentence(code: str, missing: dict[str, int] | None) -> str:
    """What a code means, with what is missing."""
    plain = SENTENCES.get(code, code)
    if not missing:
        return plain
    return f"{plain} Missing: {', '.join([f'{count} {name}' for name, count in missing.items()])}."
