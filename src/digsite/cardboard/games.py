"""The games that have a score sheet for a real table, each with what makes a position of a filled-in sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from digsite.kernel.reading import Reader


def arnak(reader: Reader, sheet: object) -> Any:
    from digsite.cardboard.arnak.sheet import table_of

    return table_of(reader, sheet)


def quetzal(reader: Reader, sheet: object) -> Any:
    from digsite.cardboard.quetzal.sheet import table_of

    return table_of(reader, sheet)


GAMES: Final[dict[str, Callable[[Reader, object], Any]]] = {"arnak": arnak, "quetzal": quetzal}
