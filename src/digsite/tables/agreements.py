"""Carries out what a table has agreed on: hints, rematches, bots for absent players, reassigned seats, deletion."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, final

from digsite.tables.announcing import Announcer
from digsite.tables.core import Core
from digsite.tables.problems import Problem
from digsite.tables.proposals import (
    ABOUT_ABSENT,
    MOST_ASKING,
    MOST_OF_ADDRESS,
    MOST_OPEN,
    REMATCHES,
    agree,
    told,
    verdict,
    voters,
)
from digsite.tables.seats import BOT, DEFAULT_LEVEL, PERSON, Held, hashed, new_secret

Json = dict[str, Any]


class OpenRematch(Protocol):
    """Opens a table for the same people; its id."""

    async def __call__(self, table: Core, same_deal: bool) -> str: ...


@final
class Agreements:
    """The open proposals of one table."""

    def __init__(
        self,
        core: Core,
        announcer: Announcer,
        reseat: Callable[[Json], Awaitable[None]],
        open_rematch: OpenRematch,
        delete: Callable[[Core], Awaitable[None]],
    ) -> None:
        self.core = core
        self.announcer = announcer
        self.reseat = reseat
        self.open_rematch = open_rematch
        self.delete = delete
        self.asking: dict[int, str] = {}  # addresses of people without a seat, by the number of their proposal

    @property
    def open(self) -> list[Json]:
        found: list[Json] = self.core.proposals["open"]
        return found

    # Proposing.

    async def propose(self, held: Held, kind: str, number: int | None, level: str | None, address: str = "") -> Json:
        return await self.core.finished(self.propose_now(held, kind, number, level, address))

    async def propose_now(self, held: Held, kind: str, number: int | None, level: str | None, address: str) -> Json:
        core = self.core
        async with core.lock:
            self.check(held, kind, number)
            secret = new_secret() if kind == "return-seat" else None
            proposal: Json = {
                "n": core.proposals["next"],
                "kind": kind,
                "by": min(held, default=None),
                "seat": number if kind in ABOUT_ABSENT else None,
                "own": number in held,
                "level": (level or DEFAULT_LEVEL) if kind == "replace-by-bot" else None,
                "votes": {},
                "hands": {},
                "secret_hash": None if secret is None else hashed(secret),
            }
            agree(proposal, held, True)
            if not voters(proposal, core.seats):
                raise Problem("nobody-to-agree")
            kept = self.open if held else self.make_room(address)
            core.proposals = {"next": core.proposals["next"] + 1, "open": [*kept, proposal]}
            if not held:
                self.asking[proposal["n"]] = address
            await core.write(core.update())
            shown = told(proposal, core.seats, core.presence)
            accepted = proposal["n"] in await self.settle()
            self.announcer.tell_table()
            link = {} if secret is None else {"secret": secret, "link": core.link(secret)}
            return {"proposal": shown, "accepted": accepted, **link}

    def check(self, held: Held, kind: str, number: int | None) -> None:
        """Check that the holder of these seats may propose this now."""
        core = self.core
        if core.status == "archived" and kind != "delete":
            raise Problem("archived")
        if kind != "return-seat":
            core.person(held)
        if kind in REMATCHES and core.status != "over":
            raise Problem("game-running")
        if kind not in (*REMATCHES, "delete") and core.status == "over":
            raise Problem("game-over")
        if kind in ABOUT_ABSENT:
            self.check_seat(held, kind, number)
        about = number if kind in ABOUT_ABSENT else None
        ours = [one for one in self.open if one["by"] is not None]
        alike = held and [one for one in ours if (one["kind"], one["seat"]) == (kind, about)]
        taken = (kind == "hints" and core.hints_allowed()) or (kind in REMATCHES and core.rematch is not None)
        if alike or taken or len(ours) >= MOST_OPEN:
            raise Problem("already-proposed")

    def check_seat(self, held: Held, kind: str, number: int | None) -> None:
        """Check that the seat belongs to a person who has left it."""
        seat = self.core.seat(number)
        if seat.began != PERSON:
            raise Problem("bots-seat")
        if seat.kind == BOT and kind == "replace-by-bot":
            raise Problem("seat-taken")
        if self.core.presence.here(seat.number) and seat.number not in held:
            raise Problem("seat-present")

    def make_room(self, address: str) -> list[Json]:
        """The open proposals left after making room for one more from this address, sent without a seat."""
        asking = [one for one in self.open if one["by"] is None]
        same = [one for one in asking if self.asking.get(one["n"]) == address]
        dropped = same[: len(same) - MOST_OF_ADDRESS + 1] if len(same) >= MOST_OF_ADDRESS else []
        if not dropped and len(asking) >= MOST_ASKING:
            raise Problem("slow-down")
        return [one for one in self.open if one not in dropped]

    # Deciding.

    async def vote(self, held: Held, n: int, yes: bool) -> Json:
        return await self.core.finished(self.vote_now(held, n, yes))

    async def vote_now(self, held: Held, n: int, yes: bool) -> Json:
        core = self.core
        async with core.lock:
            core.person(held)
            proposal = next((one for one in self.open if one["n"] == n), None)
            if proposal is None:
                raise Problem("no-such-proposal")
            agree(proposal, held, yes)
            await core.write(core.update())
            accepted = n in await self.settle()
            self.announcer.tell_table()
            gone = all([one["n"] != n for one in self.open])
            return {"accepted": accepted, "rejected": gone and not accepted}

    async def settle(self) -> list[int]:
        """Carry out accepted proposals and drop rejected ones; return what was carried out."""
        core = self.core
        done: list[int] = []
        for proposal in list(self.open):
            decided = verdict(proposal, core.seats, core.presence)
            if decided is None or proposal not in self.open or core.gone:
                continue
            core.proposals["open"] = [one for one in self.open if one is not proposal]
            await core.write(core.update())
            if decided:
                await self.carry_out(proposal)
                done.append(proposal["n"])
        return done

    async def drop_about(self, seats: list[int]) -> None:
        """Drop proposals about a seat whose player is back or has been given access again."""
        kept = [one for one in self.open if one["kind"] not in ABOUT_ABSENT or one["seat"] not in seats]
        if len(kept) < len(self.open):
            self.core.proposals["open"] = kept
            await self.core.write(self.core.update())

    async def carry_out(self, proposal: Json) -> None:
        core, kind = self.core, proposal["kind"]
        if kind == "hints":
            core.hints = True
            await core.write(core.update(hints=True))
        elif kind in REMATCHES:
            core.rematch = await self.open_rematch(core, same_deal=kind == "rematch-same-deal")
        elif kind == "delete":
            await self.delete(core)
        else:
            await self.reseat(proposal)
            if kind == "return-seat":
                await self.drop_about([proposal["seat"]])
