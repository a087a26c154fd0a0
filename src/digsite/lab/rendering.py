"""Drawing a table in progress as lines of text."""

from __future__ import annotations

from typing import Any, Final, final

from digsite.kernel.errors import BadOptions
from digsite.lab.match import Match
from digsite.lab.setting import Setting
from digsite.lab.words import table_lines

ANSI: Final = "ansi"
HUMAN: Final = "human"
MODES: Final = [ANSI, HUMAN]


@final
class Drawing:
    """Draws the tables of one environment."""

    def __init__(self, setting: Setting, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise BadOptions("render_mode", f"one of {', '.join(MODES)} is expected")
        self.setting = setting
        self.mode = mode

    def draw(self, match: Match, seat: int | None) -> str | None:
        """The table as a seat (None: a spectator) sees it: text, or nothing where it is printed."""
        if self.mode is None:
            raise BadOptions("render_mode", f"nothing was chosen: make the environment with one of {', '.join(MODES)}")
        text = "\n".join(table_lines(match, seat))
        if self.mode == ANSI:
            return text
        print(text, flush=True)
        return None

    def __deepcopy__(self, memo: dict[int, Any]) -> Drawing:
        return Drawing(self.setting, self.mode)

    def __reduce__(self) -> tuple[Any, ...]:
        return Drawing, (self.setting, self.mode)
