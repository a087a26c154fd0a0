"""The options of the games as options of a command, added once it is chosen: the games are imported then."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any, Final

from digsite.games import GAMES
from digsite.kernel.errors import BadOptions
from digsite.kernel.options import Figures, OneOf, Option, Whole
from digsite.text.catalog import Catalog

EVERY: Final = ("all", "both")


def names() -> list[str]:
    """The options of all games but the players, each once."""
    listed = [option for game in GAMES.values() for option in game.options if can_be_typed(option)]
    return list(dict.fromkeys([option.name for option in listed if option.name != "players"]))


def can_be_typed(option: Option) -> bool:
    return isinstance(option, Whole | OneOf | Figures)


def add_players(parser: argparse.ArgumentParser, default: int | None = None) -> None:
    parser.add_argument("--players", type=int, default=default, help=about("players"))


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """One option of the command for each of the games'; the values are checked by the rules."""
    for name in names():
        metavar = "FILE" if isinstance(having(name)[0][1], Figures) else None
        parser.add_argument(f"--{name}", metavar=metavar, help=about(name))


def having(name: str) -> list[tuple[str, Option]]:
    """The games that have an option, each with what it allows."""
    return [(game.name, option) for game in GAMES.values() for option in game.options if option.name == name]


def having_all(typed: dict[str, str]) -> str:
    """The game that has all of these options."""
    for game in GAMES.values():
        if typed.keys() <= {option.name for option in game.options}:
            return game.name
    raise BadOptions(", ".join(typed), "no game has all of them")


def about(name: str) -> str:
    return "; ".join([f"{game}: {values(option)}" for game, option in having(name)])


def values(option: Option) -> str:
    """`0 to 5, only with players 1`."""
    told = "from a file"
    if isinstance(option, Whole):
        told = f"{option.least} to {option.most}"
    elif isinstance(option, OneOf):
        told = " or ".join(option.values)
    return told + (f", only with {option.only[0]} {option.only[1]}" if option.only else "")


def given(chosen: argparse.Namespace) -> dict[str, str]:
    """The options that were typed, the players apart."""
    return {name: value for name in names() if (value := getattr(chosen, name)) is not None}


def read(game: str, typed: dict[str, str], language: str) -> dict[str, Any]:
    """What was typed as the rules take it; what they do not know they refuse themselves."""
    options = {option.name: option for option in GAMES[game].options}
    return {name: value_of(options.get(name), text, language) for name, text in typed.items()}


def value_of(option: Option | None, text: str, language: str) -> object:
    if isinstance(option, Figures):
        try:
            return option.decode(Path(text).read_bytes())
        except UnicodeError:
            raise BadOptions(text, Catalog(language).say("ui-edition-encoding")) from None
    return int(text) if isinstance(option, Whole) and re.fullmatch(r"-?\d+", text) else text


def several(game: str, typed: dict[str, str]) -> list[dict[str, Any]]:
    """Every combination of the values typed: `all`, `bird,snake`, `0..5`; the rules fill in the others."""
    options = {option.name: option for option in GAMES[game].options}
    combined: list[dict[str, Any]] = [{}]
    for name, text in typed.items():
        if name not in options:
            raise BadOptions(name, "there is no such option")
        combined = [{**one, name: value} for one in combined for value in listed(options[name], text)]
    return combined


def listed(option: Option, text: str) -> list[object]:
    if text in EVERY and isinstance(option, Whole | OneOf):
        return [*option.values]
    span = re.fullmatch(r"(\d)(?:\.\.|-)(\d)", text)
    if span is not None and isinstance(option, Whole) and span[1] <= span[2]:
        return [*range(int(span[1]), int(span[2]) + 1)]
    return [value_of(option, part, "en") for part in text.split(",")]
