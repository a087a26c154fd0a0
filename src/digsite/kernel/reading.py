"""Reading untrusted JSON: every error is collected with its place and what was expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, final

from digsite.kernel.effects import Table
from digsite.kernel.errors import ImpossiblePosition
from digsite.kernel.play import advance

Problem = dict[str, object]
T = TypeVar("T", bound=Table)
MISFIT: Final[Problem] = {"where": "stack", "reason": "what is to happen does not fit the table"}


@final
class Reader:
    """Takes values out of JSON by path. A wrong value is noted and replaced by a harmless one."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def wrong(self, where: str, reason: str) -> None:
        self.problems.append({"where": where, "reason": reason})

    def member(self, value: object, key: str, where: str) -> object:
        """A required member."""
        if not isinstance(value, dict):
            self.wrong(where, "an object is expected")
            return None
        if key not in value:
            self.wrong(f"{where}.{key}" if where else key, "missing")
            return None
        return value[key]

    def whole(self, value: object, where: str, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong(where, f"a whole number from {least} to {most} is expected")
            return least
        return value

    def flag(self, value: object, where: str) -> bool:
        if not isinstance(value, bool):
            self.wrong(where, "true or false is expected")
            return False
        return value

    def listed(self, value: object, where: str) -> list[object]:
        if not isinstance(value, list):
            self.wrong(where, "a list is expected")
            return []
        return value

    def name(self, value: object, names: tuple[str, ...], where: str) -> int:
        """The index of a name; -1 if it is not one of them."""
        if isinstance(value, str) and value in names:
            return names.index(value)
        self.wrong(where, f"{value!r} cannot be here")
        return -1

    def names(self, value: object, names: tuple[str, ...], where: str) -> tuple[int, ...]:
        """The indices of a list of names; wrong ones are noted and left out."""
        found = [self.name(entry, names, f"{where}[{i}]") for i, entry in enumerate(self.listed(value, where))]
        return tuple([index for index in found if index >= 0])

    def places(self, value: object, names: tuple[str, ...], where: str) -> tuple[int, ...]:
        """The same for places that may be empty: -1 for null."""
        entries = self.listed(value, where)
        return tuple(
            [-1 if entry is None else self.name(entry, names, f"{where}[{i}]") for i, entry in enumerate(entries)]
        )

    def only(self, value: object, keys: tuple[str, ...], where: str) -> None:
        """Refuse any other member."""
        if isinstance(value, dict):
            for key in value:
                if key not in keys:
                    self.wrong(f"{where}.{key}" if where else str(key), "there is no such member")


def sound(game: T | None, reader: Reader, check: Callable[[T], list[Problem]]) -> T:
    """The game as read; raises ImpossiblePosition with every problem if something was wrong."""
    problems = reader.problems if game is None else reader.problems or check(game)
    if game is None or problems:
        raise ImpossiblePosition(problems)
    return game


def at_next_decision(game: T, check: Callable[[T], list[Problem]]) -> T:
    """The game advanced to its next decision; that position must be possible as well."""
    try:
        advance(game)
    except (AssertionError, IndexError, ValueError):
        raise ImpossiblePosition([MISFIT]) from None
    problems = check(game)
    if problems:
        raise ImpossiblePosition(problems)
    return game
