"""An edition of Quetzal from a file that a command names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from digsite.kernel.errors import BadOptions
from digsite.quetzal.edition import read_edition
from digsite.quetzal.edition_file import NotText, edition_text
from digsite.text.catalog import Catalog


def edition_in(file: Path, language: str) -> dict[str, Any]:
    """The edition; BadOptions says what is wrong with it."""
    try:
        text = edition_text(file.read_bytes())
    except NotText:
        raise BadOptions(str(file), Catalog(language).say("ui-edition-encoding")) from None
    return read_edition(text)
