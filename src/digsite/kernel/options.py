"""What is chosen before a game: a schema of its options, which rules check against and forms are drawn from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from digsite.kernel.errors import BadOptions

Given: TypeAlias = Mapping[str, object]


@dataclass(frozen=True, kw_only=True)
class Option:
    """One option of a game. `only` names another option and the value with which this one exists."""

    name: str
    only: tuple[str, int | str] | None = None

    @property
    def kind(self) -> str:
        raise NotImplementedError

    def asked(self, others: Given) -> bool:
        """Whether the option exists beside these others."""
        return self.only is None or others.get(self.only[0]) == self.only[1]

    def plain(self) -> dict[str, object]:
        """The option as JSON, for clients that draw a form."""
        only = {} if self.only is None else {"only": {self.only[0]: self.only[1]}}
        return {"name": self.name, "kind": self.kind, **only}


@dataclass(frozen=True, kw_only=True)
class Whole(Option):
    """A whole number; one without a default must be given."""

    least: int
    most: int
    default: int | None = None

    @property
    def kind(self) -> str:
        return "whole"

    @property
    def values(self) -> tuple[int, ...]:
        return tuple(range(self.least, self.most + 1))

    def read(self, given: Given) -> int:
        """The number given, or the default; BadOptions if it cannot be."""
        value = given.get(self.name, self.default)
        if type(value) is not int or not self.least <= value <= self.most:
            raise BadOptions(self.name, f"a whole number from {self.least} to {self.most} is expected")
        return value

    def plain(self) -> dict[str, object]:
        return {**super().plain(), "least": self.least, "most": self.most, "default": self.default}


@dataclass(frozen=True, kw_only=True)
class OneOf(Option):
    """One of some names; the first is the default."""

    values: tuple[str, ...]

    @property
    def kind(self) -> str:
        return "one-of"

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, given: Given) -> str:
        value = given.get(self.name, self.default)
        if not isinstance(value, str) or value not in self.values:
            raise BadOptions(self.name, f"{' or '.join(self.values)} is expected")
        return value

    def plain(self) -> dict[str, object]:
        return {**super().plain(), "values": list(self.values), "default": self.default}


@dataclass(frozen=True, kw_only=True)
class Switches(Option):
    """Several values by name, each with its default and its only other value. The game reads them itself."""

    defaults: Mapping[str, object]
    others: Mapping[str, object]

    @property
    def kind(self) -> str:
        return "switches"

    def plain(self) -> dict[str, object]:
        listed = [{"name": name, "default": value, "other": self.others[name]} for name, value in self.defaults.items()]
        return {**super().plain(), "switches": listed}


@dataclass(frozen=True, kw_only=True)
class Figures(Option):
    """An object with a schema of its own, usually from a file. The game checks it itself.

    `decode` reads a file's bytes: UnicodeError if they are no text, BadOptions if the text is wrong.
    """

    decode: Callable[[bytes], dict[str, object]]

    @property
    def kind(self) -> str:
        return "figures"


Schema: TypeAlias = tuple[Option, ...]


def check_names(schema: Schema, given: Given) -> None:
    """BadOptions for an option that the game does not have, or not with these others."""
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            raise BadOptions(name, "there is no such option")
        only = known[name].only
        if only is not None and not known[name].asked(given):
            raise BadOptions(name, f"only a game with {only[0]} {only[1]} has it")


def filled(schema: Schema, given: Given) -> dict[str, int | str]:
    """The options that need no reading by the game, with all defaults filled in."""
    check_names(schema, given)
    full: dict[str, int | str] = {}
    for option in schema:
        if isinstance(option, Whole | OneOf) and option.asked(full):
            full[option.name] = option.read(given)
    return full


def players_of(schema: Schema) -> Whole:
    """How many can play."""
    (players,) = [option for option in schema if isinstance(option, Whole) and option.name == "players"]
    return players
