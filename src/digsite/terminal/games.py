"""How the full screen draws each game. A game that is not here is shown in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, final

from digsite.kernel.rules import Json

if TYPE_CHECKING:
    from digsite.terminal.screen.ink import Block
    from digsite.terminal.screen.scene import Scene


@final
@dataclass(frozen=True)
class Drawing:
    """The table and what is beside it, drawn into a width with some detail, and what the help needs to know."""

    most_detail: int
    table: Callable[[Scene, int, int], Block]
    side: Callable[[Scene, int, int], Block]
    in_view: Callable[[Json], list[Any]]
    page: Callable[[Scene, str], int | None]
    signs: tuple[str, ...]
    more_signs: tuple[tuple[str, str], ...]


def arnak() -> Drawing:
    from digsite.terminal.arnak import inview, table

    return Drawing(
        *(table.MOST_DETAIL, table.table, table.side, inview.in_view, inview.page, inview.SIGNS, inview.MORE_SIGNS)
    )


def quetzal() -> Drawing:
    from digsite.terminal.quetzal import inview, table

    return Drawing(
        *(table.MOST_DETAIL, table.table, table.side, inview.in_view, no_page, inview.SIGNS, inview.MORE_SIGNS)
    )


def in_words() -> Drawing:
    from digsite.terminal.screen import in_words

    return Drawing(0, in_words.table, in_words.side, nothing_in_view, no_page, (), ())


def no_page(scene: Scene, thing: str) -> int | None:
    """Where a rulebook explains a component, if nobody has its pages."""
    return None


def nothing_in_view(view: Json) -> list[Any]:
    return []


GAMES: Final[dict[str, Callable[[], Drawing]]] = {"arnak": arnak, "quetzal": quetzal}


@cache
def drawing_of(game: str) -> Drawing:
    return GAMES.get(game, in_words)()
