"""Requests: the members of each command and their types."""

from __future__ import annotations

import json
import math
from typing import Any, Final

from digsite.engine.answers import Json, Refused
from digsite.games import GAMES
from digsite.kernel.options import OneOf, Whole

Check = tuple[str, type[Any] | tuple[type[Any], ...]]
NUMBER: Final[Check] = ("a whole number", int)
TEXT: Final[Check] = ("a string", str)
OBJECT: Final[Check] = ("an object", dict)
LIST: Final[Check] = ("a list of actions", list)
FLAG: Final[Check] = ("true or false", bool)
SEAT: Final[Check] = ("a seat or null", (int, type(None)))


def members() -> dict[str, Check]:
    """The options of all games, by the kind of their values."""
    options = [option for game in GAMES.values() for option in game.options if option.name != "players"]
    kinds: dict[type, Check] = {Whole: NUMBER, OneOf: TEXT}
    return {option.name: kinds.get(type(option), OBJECT) for option in options}


OPTIONS: Final = members()
# For each command: the members it must have and those it may have. `tag` is always allowed.
COMMANDS: Final[dict[str, tuple[dict[str, Check], dict[str, Check]]]] = {
    "hello": ({}, {}),
    "new": (
        {"game": TEXT, "players": NUMBER},
        {**OPTIONS, "seed": NUMBER, "chance": TEXT},
    ),
    "actions": ({}, {}),
    "act": ({}, {"action": TEXT, "id": NUMBER, "actions": LIST, "obvious": FLAG}),
    "preview": ({"actions": LIST}, {}),
    "why": ({}, {"action": TEXT, "id": NUMBER, "seat": NUMBER}),
    "undo": ({}, {}),
    "view": ({"seat": SEAT}, {}),
    "score": ({}, {}),
    "state": ({}, {}),
    "load": ({"state": OBJECT}, {}),
    "record": ({}, {}),
    "replay": ({"record": TEXT}, {"upto": NUMBER}),
    "playout": ({"seed": NUMBER}, {"limit": NUMBER}),
}
NOT_NEGATIVE: Final = ("seed", "upto", "limit")


def parse(line: bytes) -> Json:
    """A line as a JSON object."""
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=refuse_constant, parse_float=finite)
    except (ValueError, RecursionError) as error:
        raise Refused("bad-json", f"This line is not JSON: {str(error)[:200]}.") from None
    if not isinstance(request, dict):
        raise Refused("bad-json")
    return request


def refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON number")


def finite(number: str) -> float:
    value = float(number)
    if not math.isfinite(value):
        raise ValueError(f"{number} is no JSON number that can be written again")
    return value


def check(request: Json) -> None:
    """Refuse a request without a command, or with extra, missing or wrongly typed members."""
    command = request.get("cmd")
    if not isinstance(command, str):
        raise Refused("bad-request", "A request has a member cmd, a string.")
    if command not in COMMANDS:
        raise Refused("unknown-command", f"There is no command {command[:60]!r}.")
    required, optional = COMMANDS[command]
    for name in request:
        if name not in required and name not in optional and name not in ("cmd", "tag"):
            raise Refused("bad-request", f"{command} has no member {name[:60]!r}.")
    for name, (expected, types) in {**required, **optional}.items():
        if name not in request:
            if name in required:
                raise Refused("bad-request", f"{command} needs the member {name!r}.")
            continue
        value = request[name]
        if (isinstance(value, bool) and types is not bool) or not isinstance(value, types):
            raise Refused("bad-request", f"{name} is expected to be {expected}.")
        if name in NOT_NEGATIVE and value < 0:
            raise Refused("bad-request", f"{name} is expected not to be negative.")
