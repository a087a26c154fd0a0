"""Who enters the arena: a level, one with its own budget (`professor@64`, `ranger@0.5s`), a program (`cmd:./mybot`).

`professor@2s/2` thinks in two processes.
"""

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
LIMIT: Final = r"@((?P<iterations>[1-9][0-9]*)|(?P<seconds>[0-9]+(\.[0-9]+)?)s)"
MOST_ITERATIONS: Final = 1_000_000_000
NAME: Final = re.compile(rf"(?P<level>[a-z]+)({LIMIT})?(/(?P<jobs>[1-9][0-9]?))?")


def check(name: str) -> None:
    """BadOptions if there is no such entrant."""
    if name.startswith(PREFIX):
        check_program(name)
        return
    read = NAME.fullmatch(name)
    if read is None or read["level"] not in LEVELS:
        raise BadOptions(name, f"one of {', '.join(LEVELS)} is expected (perhaps with @64, @0.5s, /2), or cmd:PROGRAM")
    if read["iterations"] is not None and int(read["iterations"]) > MOST_ITERATIONS:
        raise BadOptions(name, f"at most {MOST_ITERATIONS:,} iterations are expected")
    if read["seconds"] is not None and not 0 < float(read["seconds"]) <= 3600:
        raise BadOptions(name, "more than 0 and at most 3600 seconds are expected")


def check_program(name: str) -> None:
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise BadOptions(name, str(error)) from None
    if words and shutil.which(words[0]) is not None:
        return
    if words and Path(words[0]).is_file():
        raise BadOptions(name, f"{words[0]} cannot be executed: chmod +x, or name what runs it, as in cmd:python3 FILE")
    raise BadOptions(name, "there is no such program (a name with spaces needs quotes of its own)")


def budget_of(name: str, budget: Budget) -> Budget:
    """An entrant's budget: the one in its name, otherwise everyone's."""
    read = NAME.fullmatch(name)
    if read is None:
        return budget
    jobs = int(read["jobs"] or 1)
    if read["iterations"] is not None:
        return Budget(iterations=int(read["iterations"]), jobs=jobs)
    if read["seconds"] is not None:
        return Budget(seconds=float(read["seconds"]), jobs=jobs)
    return Budget(budget.seconds, budget.iterations, jobs)


def seated(game: str, name: str, seed: int) -> Bot:
    if name.startswith(PREFIX):
        return Outside(name.removeprefix(PREFIX))
    read = NAME.fullmatch(name)
    assert read is not None, name
    return make(game, read["level"], seed)


def close(bot: Bot) -> None:
    if isinstance(bot, Outside):
        bot.close()


def labelled(name: str, budget: Budget) -> str:
    """A name with its budget, where that matters and the name does not have it yet."""
    level, slash, jobs = name.partition("/")
    if level not in LEVELS or level == THOUGHTLESS:
        return name
    iterations = "" if budget.iterations is None else f"@{budget.iterations}"
    return level + iterations + ("" if budget.seconds is None else f"@{budget.seconds:g}s") + slash + jobs


def budget_json(budget: Budget) -> Json:
    return {"seconds": budget.seconds, "iterations": budget.iterations}


def files_of(name: str) -> list[Path]:
    """The files that an external program's command names."""
    if not name.startswith(PREFIX):
        return []
    words = shlex.split(name.removeprefix(PREFIX))
    return [Path(word) for word in words if Path(word).is_file()]
