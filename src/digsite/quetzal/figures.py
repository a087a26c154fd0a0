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
    """What a figure may be; `fault` says why a value is not allowed, or nothing."""

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
    """One of several names."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def fault(self, value: object) -> str:
        return "" if value in self.names else f"one of {', '.join(self.names)} is expected, not {value!r}"


@final
class Names(Shape):
    """Several names, each once; all of them in any order if `every`."""

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
class OneOrMore(Shape):
    """One figure, or a list of several of its kind."""

    def __init__(self, one: Shape, least: int = 1, most: int = 99) -> None:
        self.one = one
        self.least = least
        self.most = most

    def fault(self, value: object) -> str:
        if not isinstance(value, list):
            return self.one.fault(value)
        if not self.least <= len(value) <= self.most:
            return f"a list of {self.least} to {self.most} is expected, not {value!r}"
        return next((fault for fault in [self.one.fault(one) for one in value] if fault), "")


@final
class Text(Shape):
    """A few words in any language."""

    def __init__(self, most: int) -> None:
        self.most = most

    def fault(self, value: object) -> str:
        fits = isinstance(value, str) and value.strip() == value and 0 < len(value) <= self.most and value.isprintable()
        return "" if fits else f"a name of 1 to {self.most} characters is expected, not {value!r}"


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
    """A table of an edition: its name, what rows are matched by (a lone row by nothing), what figures may be.

    `unsaid` figures are written into a state only where they are not the printed ones: states are older than they.
    `added` are the keys of rows that no printed table has and an edition may bring.
    """

    __slots__ = ("added", "keys", "name", "rows", "shapes", "unsaid")

    def __init__(
        self,
        name: str,
        keys: tuple[str, ...],
        shapes: dict[str, Shape],
        rows: tuple[Row, ...],
        unsaid: tuple[str, ...] = (),
        added: tuple[str | int, ...] = (),
    ) -> None:
        self.name = name
        self.keys = keys
        self.shapes = shapes
        self.rows = rows
        self.unsaid = unsaid
        self.added = added


def section(name: str, unsaid: tuple[str, ...] = (), **figures: tuple[Value, Source, Shape]) -> Sheet:
    """A table of one row."""
    values = {field: figure[0] for field, figure in figures.items()}
    sources = {field: figure[1] for field, figure in figures.items()}
    shapes = {field: figure[2] for field, figure in figures.items()}
    return Sheet(name, (), shapes, (Row((), values, sources),), unsaid)


AMOUNT: Final = Whole(0)
WEIGHT: Final = Whole(1, 1_000_000)
