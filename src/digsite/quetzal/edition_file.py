"""Decodes an edition file: UTF-8 with or without a byte-order mark, or UTF-16 with one, as PowerShell writes it."""

from __future__ import annotations

import codecs

from digsite.quetzal.edition import BadEdition


class NotText(BadEdition):
    """The bytes of a file are not text in one of these encodings."""

    def __init__(self) -> None:
        super().__init__([{"line": None, "where": "", "reason": "a text in UTF-8 or UTF-16 is expected"}])


def edition_text(raw: bytes) -> str:
    """The text of a file, without the mark; NotText if it cannot be decoded."""
    marked = raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = raw.decode("utf-16" if marked else "utf-8-sig")
    except UnicodeDecodeError:
        raise NotText from None
    if "\0" in text:  # UTF-32, or UTF-16 without its mark
        raise NotText
    return text
