"""Proposals at a table: who must agree, who has, and when they take effect."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, Final

from digsite.tables.play import moment
from digsite.tables.presence import Presence
from digsite.tables.seats import PERSON, Held, Seat

Json = dict[str, Any]
MOST_OPEN: Final = 8
MOST_ASKING: Final = 12  # from people without a seat, in addition to those
MOST_OF_ADDRESS: Final = 3
# Proposals about an absent player.
ABOUT_ABSENT: Final = ("replace-by-bot", "return-seat")
# Decided by those present; all others need everybody.
BY_THOSE_PRESENT: Final = (*ABOUT_ABSENT, "delete")
REMATCHES: Final = ("rematch", "rematch-same-deal")
SHOWN: Final = ("n", "kind", "by", "seat", "level", "votes")


def agree(proposal: Json, held: Held, agree: bool) -> None:
    """Record a vote; all seats of one browser count as one person."""
    for seat in held:
        proposal["votes"][str(seat)] = agree
        proposal.setdefault("hands", {}).setdefault(str(seat), min(held))


def voters(proposal: Json, seats: Iterable[Seat]) -> list[int]:
    """The people who vote: everybody but the one it is about."""
    about = proposal["seat"] if proposal["kind"] in ABOUT_ABSENT else None
    return [seat.number for seat in seats if seat.kind == PERSON and seat.number != about]


def waiting_for(proposal: Json, seats: Iterable[Seat], presence: Presence) -> list[int]:
    """The seats that have not voted yet."""
    asked = voters(proposal, seats)
    silent = [seat for seat in asked if str(seat) not in proposal["votes"]]
    if proposal["kind"] in BY_THOSE_PRESENT and any(proposal["votes"].values()):
        return [seat for seat in silent if presence.here(seat)]
    return silent


def seconds_left(proposal: Json, seats: Iterable[Seat], presence: Presence) -> float:
    """Seconds until an accepted proposal takes effect.

    The player must have been away for the grace period. Giving a seat away or deleting a table takes two people;
    somebody without a seat does not count, since that may be anybody. One person alone must wait much longer.
    """
    kind, about = proposal["kind"], proposal["seat"]
    left = 0.0
    if kind in ABOUT_ABSENT and not proposal.get("own"):
        left = presence.grace_left(about)
    if kind in ("return-seat", "delete"):
        asked = voters(proposal, seats)
        agreed = [seat for seat in asked if proposal["votes"].get(str(seat))]
        hands = proposal.get("hands", {})
        if len({hands.get(str(seat), seat) for seat in agreed}) < 2:
            absent = [about] if kind == "return-seat" else [seat for seat in asked if seat not in agreed]
            left = max([left, *[presence.alone_after - presence.gone_for(seat) for seat in absent]])
    return left


def verdict(proposal: Json, seats: Iterable[Seat], presence: Presence) -> bool | None:
    """True if accepted, False if somebody voted against it, None while votes or time are missing."""
    people = list(seats)
    asked = voters(proposal, people)
    votes = [proposal["votes"][str(seat)] for seat in asked if str(seat) in proposal["votes"]]
    if not all(votes):
        return False
    if not votes or waiting_for(proposal, people, presence) or seconds_left(proposal, people, presence) > 0:
        return None
    return True


def told(proposal: Json, seats: Iterable[Seat], presence: Presence) -> Json:
    """A proposal as everybody sees it; `at` is when it takes effect, if only time is missing."""
    people = list(seats)
    waiting = waiting_for(proposal, people, presence)
    left = 0.0 if waiting else seconds_left(proposal, people, presence)
    at = moment(time.time() + left) if 0 < left < float("inf") else None
    return {**{name: proposal[name] for name in SHOWN}, "waiting": waiting, "at": at}
