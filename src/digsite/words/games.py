"""Each game in words: its components and its table. A game that is not here gets the plain words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, final

from digsite.kernel.rules import Json
from digsite.text.telling import Telling
from digsite.words.lines import PARTS, Words
from digsite.words.plain import PlainThings, PlainWords
from digsite.words.things import Things


@final
@dataclass(frozen=True)
class Worded:
    """`things` is made for a position, `words` for those things."""

    things: Callable[[Telling, Any], Things]
    words: Callable[[Things], Words]


def arnak() -> Worded:
    from digsite.words.arnak import lines, things

    return Worded(things.make, lines.make)


def quetzal() -> Worded:
    from digsite.words.quetzal import lines, things

    return Worded(things.make, lines.make)


def plain() -> Worded:
    return Worded(lambda telling, _: PlainThings(telling, {}), PlainWords)


GAMES: Final[dict[str, Callable[[], Worded]]] = {"arnak": arnak, "quetzal": quetzal}


def things_of(game: str, telling: Telling, position: Any) -> Things:
    """The components of a position's game."""
    return GAMES.get(game, plain)().things(telling, position)


def words_of(game: str, things: Things) -> Words:
    """The words for a game's table."""
    return GAMES.get(game, plain)().words(things)


def whole_table(game: str, telling: Telling, position: Any, view: Json) -> Json:
    """The parts of a view in lines, and what each listed action costs or brings; `position` is whose view it is."""
    things = things_of(game, telling, position)
    words = words_of(game, things)
    parts = [{"part": "look", "lines": words.summary(view)[:1]}]
    parts += [{"part": part, "lines": getattr(words, part)(view)} for part in PARTS]
    details = {action["notation"]: things.detail(view, action) for action in view.get("actions") or ()}
    return {"parts": [part for part in parts if part["lines"]], "details": details}
