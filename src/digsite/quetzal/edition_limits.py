"""Limits on the size and depth of an edition, checked before parsing because parsing costs more."""

from __future__ import annotations

import json
import re
from typing import Any, Final

Json = dict[str, Any]
LARGEST: Final = 48 * 1024
DEEPEST: Final = 8
TOO_DEEP: Final = f"keys go at most {DEEPEST} deep"
TOKEN: Final = re.compile(
    r'(?P<text>"""(?:\\.|(?!""").)*+"""|\'\'\'(?:(?!\'\'\').)*+\'\'\'|"(?:[^"\\\n]|\\.)*+"|\'[^\'\n]*+\')'
    r"|(?P<space>[ \t]++|#[^\n]*+)"
    r"|(?P<word>[A-Za-z0-9_+-]++)"
    r"|(?P<other>.)",
    re.DOTALL,
)


def too_much(text: str) -> Json | None:
    """What is too large or too deep in the text of an edition, and on which line."""
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > LARGEST:
        return {"line": 1, "where": "", "reason": too_large(size)}
    parts = nesting = at = 0
    dotted = False
    while at < len(text) and (token := TOKEN.match(text, at)) is not None:
        found = token.group("other")
        if token.group("text") or token.group("word"):
            parts = parts + 1 if dotted else 1
            dotted = False
        elif found in ('"', "'"):
            return None  # an unterminated string: the parser stops here, too
        elif found is not None:
            dotted = found == "."
            parts = parts if dotted else 0
            nesting = max(0, nesting + (found in "[{") - (found in "]}"))
        if parts > DEEPEST or nesting > DEEPEST:
            return {"line": text.count("\n", 0, at) + 1, "where": "", "reason": TOO_DEEP}
        at = token.end()
    return None


def too_much_in(written: object) -> Json | None:
    """The same for an edition that is already an object."""
    inner: list[object] = [written]
    for _ in range(DEEPEST + 1):
        tables = [one.values() if isinstance(one, dict) else one for one in inner if isinstance(one, (dict, list))]
        inner = [one for ones in tables for one in ones]
    if inner:
        return {"line": None, "where": "", "reason": TOO_DEEP}
    size = len(json.dumps(written))
    return {"line": None, "where": "", "reason": too_large(size)} if size > LARGEST else None


def too_large(size: int) -> str:
    return f"an edition has at most {LARGEST // 1024} kB, this one has {-(-size // 1024)} kB"
