"""The shape of the printed tables: figures with their sources, in rows, with what a figure may be."""

from __future__ import annotations

from typing import Final, final

Value = int | str | list[int] | list[str]


@final
class Source:
    """Where a figure comes from, how sure it is, and the line of the rulebook, ruling or open question behind it."""

    __slots__ = ("confidence", "origin", "ref")

    def __init__(self, origin: str, confidence: str, ref: str = "") -> None:
        self.origin = origin
        self.confidence = confidence
        self.ref = ref

    def text(self) -> str:
        return ", ".join([part for part in (self.origin, self.confidence, self.ref) if part])


def rulebook(ref: str, confidence: str = "certain") -> Source:
    return Source("rulebook", confidence, ref)


def deduced(ref: str, confidence: str = "high") -> Source:
    return Source("deduced", confidence, ref)


def assumed(ref: str, confidence: str = "low") -> Source:
    return Source("assumed", confidence, ref)


def web(key: str, confidence: str = "high", ref: str = "") -> Source:
    return Source(f"web:{key}", confidence, ref)


class Shape:
    """What a figure may be; `fault` says why a value is none, or nothing."""

    def fault(self, value: object) -> str:
        raise NotImplementedError


@final
class Whole(Shape):
    """A whole number."""

    def __init__(self, least: int, most: int = 99) -> None:
        self.least = least
        self.most = most

    def fault(self, value: object) -> str:
        fits = type(value) is int and self.least <= value <= self.most
        return "" if fits else f"a whole number from {self.least} to {self.most} is expected, not {value!r}"


@final
class Name(Shape):
    """One of some names."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def fault(self, value: object) -> str:
        return "" if value in self.names else f"one of {', '.join(self.names)} is expected, not {value!r}"


@final
class Names(Shape):
    """Some of some names, each once; all of them in some order if `every`."""

    def __init__(self, names: tuple[str, ...], every: bool) -> None:
        self.names = names
        self.every = every

    def fault(self, value: object) -> str:
        least = len(self.names) if self.every else 1
        fits = isinstance(value, list) and all([name in self.names for name in value])
        if fits and isinstance(value, list) and least <= len(value) == len(set(value)):
            return ""
        return f"a list of {'all' if self.every else 'some'} of {', '.join(self.names)} is expected, not {value!r}"


@final
class Wholes(Shape):
    """A list of whole numbers; rising ones name places."""

    def __init__(self, least: int, most: int, rising: bool) -> None:
        self.least = least
        self.most = most
        self.rising = rising

    def fault(self, value: object) -> str:
        fits = isinstance(value, list) and all([type(one) is int and self.least <= one <= self.most for one in value])
        if fits and isinstance(value, list) and (not self.rising or (value and value == sorted(set(value)))):
            return ""
        order = "rising " if self.rising else ""
        return f"a list of {order}whole numbers from {self.least} to {self.most} is expected, not {value!r}"


@final
class Row:
    """A row of a table: its key, and every other figure with its source."""

    __slots__ = ("key", "sources", "values")

    def __init__(self, key: tuple[str | int, ...], values: dict[str, Value], sources: dict[str, Source]) -> None:
        assert set(values) == set(sources), (key, values, sources)
        self.key = key
        self.values = values
        self.sources = sources


@final
class Sheet:
    """A table of an edition: its name, what rows are matched by (a lone row by nothing), what figures may be."""

    __slots__ = ("keys", "name", "rows", "shapes")

    def __init__(self, name: str, keys: tuple[str, ...], shapes: dict[str, Shape], rows: tuple[Row, ...]) -> None:
        self.name = name
        self.keys = keys
        self.shapes = shapes
        self.rows = rows


def section(name: str, **figures: tuple[Value, Source, Shape]) -> Sheet:
    """A table of one row."""
    values = {field: figure[0] for field, figure in figures.items()}
    sources = {field: figure[1] for field, figure in figures.items()}
    return Sheet(name, (), {field: figure[2] for field, figure in figures.items()}, (Row((), values, sources),))


AMOUNT: Final = Whole(0)
WEIGHT: Final = Whole(1, 1_000_000)
