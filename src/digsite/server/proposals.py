"""What a table agrees on: who must, who has, and when it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from digsite.server.seats import PERSON, Seat

Json = dict[str, Any]
MOST_OPEN: Final = 8
# These are about somebody who is not there, so those who are there decide; the others need everybody.
ABOUT_ABSENT: Final = ("replace-by-bot", "return-seat")
REMATCHES: Final = ("rematch", "rematch-same-deal")


def voters(proposal: Json, seats: Iterable[Seat]) -> list[int]:
    """The people who are asked: everybody but the one it is about."""
    about = proposal["seat"] if proposal["kind"] in ABOUT_ABSENT else None
    return [seat.number for seat in seats if seat.kind == PERSON and seat.number != about]


def waiting_for(proposal: Json, seats: Iterable[Seat], present: Callable[[int], bool]) -> list[int]:
    """The seats whose vote is missing."""
    asked = voters(proposal, seats)
    silent = [seat for seat in asked if str(seat) not in proposal["votes"]]
    if proposal["kind"] in ABOUT_ABSENT and any(proposal["votes"].values()):
        return [seat for seat in silent if present(seat)]
    return silent


def verdict(proposal: Json, seats: Iterable[Seat], present: Callable[[int], bool]) -> bool | None:
    """True if all agree, False if somebody does not, None while votes are missing."""
    people = list(seats)
    asked = voters(proposal, people)
    votes = [proposal["votes"][str(seat)] for seat in asked if str(seat) in proposal["votes"]]
    if not all(votes):
        return False
    return True if votes and not waiting_for(proposal, people, present) else None


def told(proposal: Json, seats: Iterable[Seat], present: Callable[[int], bool]) -> Json:
    """A proposal as everybody sees it."""
    shown = {name: proposal[name] for name in ("n", "kind", "by", "seat", "level", "votes")}
    return {**shown, "waiting": waiting_for(proposal, seats, present)}
