"""What the drawing code needs: a view, its texts, and what is highlighted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from digsite.terminal.games import drawing_of
from digsite.terminal.screen.ink import Line
from digsite.terminal.screen.palette import GLYPHS, seat_mark, seat_style
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling
from digsite.words.things import Things

Json = dict[str, Any]


@dataclass
class Scene:
    """A table as a viewer sees it. `lit` are ids of legal actions' targets, `marked` those of the chosen action."""

    game: str
    view: Json
    catalog: Catalog
    telling: Telling
    names: Mapping[int, str]
    totals: Mapping[int, int]
    box: Any
    things: Things
    to_act: int | None = None
    lit: frozenset[str] = frozenset()
    marked: frozenset[str] = frozenset()
    said: dict[str, str] = field(default_factory=dict)

    def say(self, key: str, **values: str | int) -> str:
        """The sentence for a key; one without values is asked for once."""
        if values:
            return self.catalog.say(key, **values)
        found = self.said.get(key)
        if found is None:
            found = self.said[key] = self.catalog.say(key)
        return found

    def in_view(self) -> list[str]:
        """The ids of what the viewer sees, each once, in the order of the table."""
        found = drawing_of(self.game).in_view(self.view)
        return [thing for thing in dict.fromkeys(found) if thing in self.things.keys]

    def title(self, key: str) -> str:
        """The same as a heading."""
        said = self.say(key)
        return said[:1].upper() + said[1:]

    def label(self, key: str, count: int | None = None) -> Line:
        """The same as a label before a value."""
        what = self.say(key) if count is None else f"{self.say(key)} {count}"
        return [(self.say("ui-screen-label", what=what) + " ", "dim")]

    def style(self, thing: str, otherwise: str = "") -> str:
        """The style of a component's name: chosen, possible, or neither."""
        return "cursor" if thing in self.marked else "lit" if thing in self.lit else otherwise

    def seat(self, seat: object) -> Line:
        """Mark and name of a seat."""
        name = self.names[seat] if isinstance(seat, int) and seat in self.names else self.telling.seat(seat)
        return [(f"{seat_mark(seat)} {name}", seat_style(seat))]


def glyph(name: str, count: int = 1, style: str | None = None) -> Line:
    """`2¢`; one of a kind without its number."""
    shown = GLYPHS[name]
    return [(f"{count}{shown}" if count != 1 else shown, style if style is not None else name)]


def targets(actions: list[Json]) -> frozenset[str]:
    """The ids that actions point at."""
    return frozenset([value for action in actions for value in action["targets"].values() if isinstance(value, str)])
