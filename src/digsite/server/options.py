"""The options of all games as the API takes them, from the games' schemas; the rules of the game check the values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from pydantic import Field, StringConstraints, create_model

from digsite.games import GAMES
from digsite.kernel.options import Figures, OneOf, Option, Switches, Whole
from digsite.server.messages.table import Asked, Json
from digsite.server.messages.table import OneOf as OneOfNames

LONGEST_FILE: Final = 200_000
ABOUT: Final = "The options of a new game; an `edition` as an object, or `edition_toml` as the text of its file."


def fields(option: Option) -> dict[str, Any]:
    """The members an option has, all of them optional."""
    if isinstance(option, Whole):
        return {option.name: int}
    if isinstance(option, OneOf):
        return {option.name: Annotated[str, OneOfNames(option.values)]}
    if isinstance(option, Switches):
        return {option.name: dict[str, bool | int]}
    assert isinstance(option, Figures), option
    file = Annotated[str, StringConstraints(max_length=LONGEST_FILE)]
    return {option.name: Json, f"{option.name}_toml": file}


def members() -> dict[str, Any]:
    """Every member with the games that have it."""
    found: dict[str, Any] = {}
    games: dict[str, list[str]] = {}
    for game in GAMES.values():
        for option in game.options:
            for name, kind in fields(option).items():
                found[name] = found[name] | kind if name in found and found[name] != kind else kind
                games.setdefault(name, []).append(game.name)
    return {
        name: (kind | None, Field(default=None, description=", ".join(games[name]))) for name, kind in found.items()
    }


if TYPE_CHECKING:

    class Options(Asked):
        """Made from the schemas when the program runs."""

else:
    Options = create_model("Options", __base__=Asked, __doc__=ABOUT, __module__=__name__, **members())
