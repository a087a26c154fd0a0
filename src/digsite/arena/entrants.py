"""Who enters the arena: a level, one with its own budget (`professor@64`, `ranger@0.5s`), a program (`cmd:./mybot`)."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path
from typing import Final

from digsite.bots.levels import LEVELS, make
from digsite.bots.outside import PREFIX, Outside
from digsite.bots.protocol import Bot, Budget, Json
from digsite.kernel.errors import BadOptions

THOUGHTLESS: Final = "random"  # the level that a budget makes no difference to
NAME: Final = re.compile(r"(?P<level>[a-z]+)(@((?P<iterations>[1-9][0-9]*)|(?P<seconds>[0-9]+(\.[0-9]+)?)s))?")


def check(name: str) -> None:
    """BadOptions if nobody is called that."""
    if name.startswith(PREFIX):
        check_program(name)
        return
    read = NAME.fullmatch(name)
    if read is None or read["level"] not in LEVELS:
        raise BadOptions(name, f"one of {', '.join(LEVELS)} is expected (perhaps with @64 or @0.5s), or cmd:PROGRAM")
    if read["seconds"] is not None and not 0 < float(read["seconds"]) <= 3600:
        raise BadOptions(name, "more than 0 and at most 3600 seconds are expected")


def check_program(name: str) -> None:
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise BadOptions(name, str(error)) from None
    if not words or shutil.which(words[0]) is None:
        raise BadOptions(name, "there is no such program")


def budget_of(name: str, budget: Budget) -> Budget:
    """What an entrant may think: what its name says, else what everybody may."""
    read = NAME.fullmatch(name)
    if read is None or (read["iterations"] is None and read["seconds"] is None):
        return budget
    if read["iterations"] is not None:
        return Budget(iterations=int(read["iterations"]))
    return Budget(seconds=float(read["seconds"]))


def seated(game: str, name: str, seed: int) -> Bot:
    if name.startswith(PREFIX):
        return Outside(name.removeprefix(PREFIX))
    return make(game, name.partition("@")[0], seed)


def close(bot: Bot) -> None:
    if isinstance(bot, Outside):
        bot.close()


def labelled(name: str, budget: Budget) -> str:
    """A name that says the budget too, where it makes a difference."""
    if name not in LEVELS or name == THOUGHTLESS:
        return name
    iterations = "" if budget.iterations is None else f"@{budget.iterations}"
    return name + iterations + ("" if budget.seconds is None else f"@{budget.seconds:g}s")


def budget_json(budget: Budget) -> Json:
    return {"seconds": budget.seconds, "iterations": budget.iterations}


def files_of(name: str) -> list[Path]:
    """The files of a program from outside that its command names."""
    if not name.startswith(PREFIX):
        return []
    words = shlex.split(name.removeprefix(PREFIX))
    return [Path(word) for word in words if Path(word).is_file()]
