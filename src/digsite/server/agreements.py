"""What a table agrees on, carried out: hints, rematches, bots for the absent, seats given back and handed over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from digsite.server.problems import Problem
from digsite.server.proposals import ABOUT_ABSENT, MOST_OPEN, REMATCHES, told, verdict, voters
from digsite.server.seats import BOT, DEFAULT_LEVEL, PERSON, Held, hashed, new_secret

if TYPE_CHECKING:
    from digsite.server.table import Table

Json = dict[str, Any]


@final
class Agreements:
    """The open proposals of one table."""

    def __init__(self, table: Table, stored: Json) -> None:
        self.table = table
        self.stored = stored  # `next`: the number of the next one; `open`: those that wait for votes

    @property
    def open(self) -> list[Json]:
        found: list[Json] = self.stored["open"]
        return found

    def told(self) -> list[Json]:
        return [told(one, self.table.seats, self.table.audience.present) for one in self.open]

    # Proposing.

    async def propose(self, held: Held, kind: str, number: int | None, level: str | None) -> Json:
        return await self.table.finished(self.propose_now(held, kind, number, level))

    async def propose_now(self, held: Held, kind: str, number: int | None, level: str | None) -> Json:
        table = self.table
        async with table.lock:
            self.check(held, kind, number)
            secret = new_secret() if kind == "return-seat" else None
            proposal: Json = {
                "n": self.stored["next"],
                "kind": kind,
                "by": min(held, default=None),
                "seat": number if kind in ABOUT_ABSENT else None,
                "level": (level or DEFAULT_LEVEL) if kind == "replace-by-bot" else None,
                "votes": {str(seat): True for seat in held},
                "secret_hash": None if secret is None else hashed(secret),
            }
            if not voters(proposal, table.seats):
                raise Problem("nobody-to-agree")
            self.stored = {"next": self.stored["next"] + 1, "open": [*self.open, proposal]}
            await table.write(table.update())
            shown = told(proposal, table.seats, table.audience.present)
            accepted = proposal["n"] in await self.settle()
            table.audience.tell_table()
            link = {} if secret is None else {"secret": secret, "link": table.link(secret)}
            return {"proposal": shown, "accepted": accepted, **link}

    def check(self, held: Held, kind: str, number: int | None) -> None:
        """Whether something can be proposed now, by somebody who holds these seats."""
        table = self.table
        if table.status == "archived":
            raise Problem("archived")
        if kind != "return-seat":
            table.person(held)
        if kind in REMATCHES and table.status != "over":
            raise Problem("game-running")
        if kind not in REMATCHES and table.status == "over":
            raise Problem("game-over")
        if kind in ABOUT_ABSENT:
            seat = table.seat(number)
            if seat.kind == BOT and kind == "replace-by-bot":
                raise Problem("seat-taken")
            if table.audience.present(seat.number) and seat.number not in held:
                raise Problem("seat-present")
        about = number if kind in ABOUT_ABSENT else None
        alike = [one for one in self.open if (one["kind"], one["seat"]) == (kind, about)]
        taken = (kind == "hints" and table.hints_allowed()) or (kind in REMATCHES and table.rematch is not None)
        if alike or taken or len(self.open) >= MOST_OPEN:
            raise Problem("already-proposed")

    # Deciding.

    async def vote(self, held: Held, n: int, agree: bool) -> Json:
        return await self.table.finished(self.vote_now(held, n, agree))

    async def vote_now(self, held: Held, n: int, agree: bool) -> Json:
        table = self.table
        async with table.lock:
            table.person(held)
            proposal = next((one for one in self.open if one["n"] == n), None)
            if proposal is None:
                raise Problem("no-such-proposal")
            proposal["votes"].update({str(seat): agree for seat in held})
            await table.write(table.update())
            accepted = n in await self.settle()
            table.audience.tell_table()
            gone = all([one["n"] != n for one in self.open])
            return {"accepted": accepted, "rejected": gone and not accepted}

    async def settle(self) -> list[int]:
        """Carry out what is agreed on, drop what is not; says what was carried out."""
        table = self.table
        verdicts = [(one, verdict(one, table.seats, table.audience.present)) for one in self.open]
        if all([decided is None for _, decided in verdicts]):
            return []
        agreed = [one for one, decided in verdicts if decided]
        self.stored["open"] = [one for one, decided in verdicts if decided is None]
        await table.write(table.update())
        for proposal in agreed:
            await self.carry_out(proposal)
        return [one["n"] for one in agreed]

    async def drop_about(self, came: list[int]) -> None:
        """Whoever is back needs neither a bot nor a new secret."""
        kept = [one for one in self.open if one["kind"] not in ABOUT_ABSENT or one["seat"] not in came]
        if len(kept) < len(self.open):
            self.stored["open"] = kept
            await self.table.write(self.table.update())

    # Carrying out.

    async def carry_out(self, proposal: Json) -> None:
        table, kind = self.table, proposal["kind"]
        if kind == "hints":
            table.hints = True
            await table.write(table.update(hints=True))
        elif kind in REMATCHES:
            table.rematch = await table.hub.open_rematch(table, same_deal=kind == "rematch-same-deal")
        else:
            await self.reseat(proposal)

    async def reseat(self, proposal: Json) -> None:
        """A bot takes a seat, or somebody with a new secret."""
        table, seat = self.table, self.table.seat(proposal["seat"])
        seat.secret_hash = proposal["secret_hash"]
        seat.kind = BOT if proposal["kind"] == "replace-by-bot" else PERSON
        seat.level = proposal["level"]
        seat.ready = seat.kind == BOT or table.status != "waiting"
        await table.changed(seat)
        await table.audience.look_again()
        table.mind.drive()

    async def hand_over(self, held: Held) -> Json:
        return await self.table.finished(self.hand_over_now(held))

    async def hand_over_now(self, held: Held) -> Json:
        """A new secret for a seat; the old one opens nothing any more."""
        table = self.table
        async with table.lock:
            seat = table.person(held)
            secret = new_secret()
            seat.secret_hash = hashed(secret)
            await table.changed(seat)
            await table.audience.look_again()
            table.audience.tell_table()
            return {"seat": seat.number, "secret": secret, "link": table.link(secret)}
