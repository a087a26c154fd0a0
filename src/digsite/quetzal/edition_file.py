"""The text of an edition file: UTF-8, marked as such or not, or UTF-16 with its mark, as PowerShell writes it."""

from __future__ import annotations

import codecs

from digsite.quetzal.edition import BadEdition


class NotText(BadEdition):
    """The bytes of a file are no text in one of these encodings."""

    def __init__(self) -> None:
        super().__init__([{"line": None, "where": "", "reason": "a text in UTF-8 or UTF-16 is expected"}])


def edition_text(raw: bytes) -> str:
    """The text of a file, without the mark; NotText if it is none."""
    marked = raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = raw.decode("utf-16" if marked else "utf-8-sig")
    except UnicodeDecodeError:
        raise NotText from None
    if "\0" in text:  # UTF-32, or UTF-16 without its mark
        raise NotText
    return text
