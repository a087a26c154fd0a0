"""Who sits where: people, bots of a level, programs from outside, the solo rival."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from digsite.kernel.errors import BadOptions
from digsite.text.catalog import Catalog

if TYPE_CHECKING:
    from digsite.bots.protocol import Bot, Budget

PERSON: Final = "person"
PROGRAM: Final = "cmd"
RIVAL: Final = "rival"
LEVELS: Final = ("random", "novice", "scout", "ranger", "professor")
KINDS: Final = (PERSON, *LEVELS)
DEFAULT_BOT: Final = "scout"
ANYBODY: Final = "player"  # the name in a record for a seat without one


@dataclass(frozen=True)
class Seat:
    """`kind` is person, bot, program or rival; `level` is a bot's, with its budget, or a program's command line."""

    kind: str
    name: str
    level: str = ""

    @property
    def text(self) -> str:
        """As a record and `--seat` say it."""
        if self.kind == "person":
            return f"{PERSON}:{self.name}" if self.name else PERSON
        if self.kind == "program":
            return f"{PROGRAM}:{self.level}"
        return self.level if self.kind == "bot" else RIVAL


def read_seat(text: str) -> Seat | None:
    """A parsed `--seat`; None if it is not valid."""
    word, _, rest = text.partition(":")
    if word == PERSON:
        return Seat("person", rest.strip())
    if word == PROGRAM and is_command(rest):
        return Seat("program", "", rest.strip())
    if text in LEVELS or is_level_with_budget(text):
        return Seat("bot", "", text)
    return None


def is_level_with_budget(text: str) -> bool:
    """`professor@64`, `professor@2s` or `professor/2`, as in the arena."""
    if bare(text) not in LEVELS:
        return False
    from digsite.arena.entrants import check

    try:
        check(text)
    except BadOptions:
        return False
    return True


def bare(text: str) -> str:
    """A level without its budget."""
    return re.split("[@/]", text)[0]


def is_command(text: str) -> bool:
    """Whether a command line can be split into words, as it is when its program is started."""
    try:
        return bool(shlex.split(text))
    except ValueError:
        return False


def read_seats(texts: list[str]) -> list[Seat]:
    """Several parsed; BadOptions says which one is not valid."""
    seats = [read_seat(text) for text in texts]
    for text, seat in zip(texts, seats, strict=True):
        if seat is None:
            expected = (
                *KINDS,
                "LEVEL@ITERATIONS",
                "LEVEL@SECONDSs",
                "LEVEL/PROCESSES",
                f"{PERSON}:NAME",
                f"{PROGRAM}:PROGRAM",
            )
            raise BadOptions("seat", f"{text!r} is none of {', '.join(expected)}")
        if seat.kind == "program":
            from digsite.arena.entrants import check

            check(seat.text)
    return [seat for seat in seats if seat is not None]


def recorded_seat(text: str) -> Seat:
    """The same for what a record says: any other word is a person's name."""
    if text == RIVAL:
        return Seat("rival", "")
    return read_seat(text) or Seat("person", "" if text == ANYBODY else text)


def shown_names(seats: list[Seat], catalog: Catalog) -> list[str]:
    """A name for each seat: a person's own, a bot's level; those who share one are numbered by their seat."""
    names = [shown_name(seat, number, catalog) for number, seat in enumerate(seats, start=1)]
    alike = {name for name in names if names.count(name) > 1}
    return [f"{name} {number}" if name in alike else name for number, name in enumerate(names, start=1)]


def shown_name(seat: Seat, number: int, catalog: Catalog) -> str:
    if seat.kind == "bot":
        level = bare(seat.level)
        return catalog.say(f"level-{level}") + seat.level.removeprefix(level)
    if seat.kind == "rival":
        return catalog.say("player-rival")
    if seat.kind == "program":
        from digsite.bots.outside import program_name

        return catalog.say("ui-seat-program", program=program_name(seat.level))
    return seat.name or catalog.say("seat-name", number=number)


def make_bot(game: str, seat: Seat, seed: int) -> Bot:
    """The bot that plays a seat; a program is started when it is first asked."""
    from digsite.arena.entrants import seated

    return seated(game, f"{PROGRAM}:{seat.level}" if seat.kind == "program" else seat.level, seed)


def budget_of(seat: Seat) -> Budget:
    """A bot's budget per decision: the one its seat names, otherwise its default."""
    from digsite.arena import entrants
    from digsite.bots.protocol import Budget

    return entrants.budget_of(seat.level, Budget()) if seat.kind == "bot" else Budget()
