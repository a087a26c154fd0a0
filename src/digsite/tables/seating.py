"""Taking seats: getting ready until the cards are dealt, claiming, handing over, leaving a seat to a bot."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, final

from digsite.tables.announcing import Announcer
from digsite.tables.core import Core
from digsite.tables.ownership import GIVEN, MOVED, claim, claimed_before, give_to_person, leave_to_bot, reopen
from digsite.tables.play import Play, Stored
from digsite.tables.problems import Problem
from digsite.tables.seats import BOT, Held, Seat, clean_name, hashed, new_secret, seats_of
from digsite.tables.storage import Change

Json = dict[str, Any]
LOG: Final = logging.getLogger("digsite.seating")


class Confirm(Protocol):
    """Stores a step with other changes, then tells everybody."""

    async def __call__(self, step: Stored, key: str | None, *changes: Change) -> Stored: ...


@final
class Seating:
    def __init__(
        self, core: Core, announcer: Announcer, confirm: Confirm, seed_dealt: Callable[[str], Awaitable[int]]
    ) -> None:
        self.core = core
        self.announcer = announcer
        self.confirm = confirm
        self.seed_dealt = seed_dealt

    # Getting ready.

    async def get_ready(self, held: Held, ready: bool, name: str | None, number: int | None = None) -> None:
        await self.core.finished(self.get_ready_now(held, ready, name, number))

    async def get_ready_now(self, held: Held, ready: bool, name: str | None, number: int | None) -> None:
        core = self.core
        async with core.lock:
            core.person(held)
            if number is not None and number not in held:
                raise Problem("seat-needed")
            if core.status == "archived":
                raise Problem("archived")
            if core.status != "waiting" and not ready:
                raise Problem("already-dealt")
            numbers = sorted(held) if number is None else [number]
            chosen = [core.seats[seat] for seat in numbers if core.seats[seat].kind != BOT]
            for seat in chosen:
                seat.ready = ready
                if name is not None and (len(chosen) == 1 or seat.name is None):
                    seat.name = clean_name(name)
            if not await self.changed(*chosen):
                self.announcer.tell_table()

    async def changed(self, *seats: Seat) -> bool:
        """Store changed seats; return whether everybody is now ready, so that the cards were dealt."""
        core = self.core
        changes = [core.update_seat(seat) for seat in seats]
        dealing = core.status == "waiting" and all([seat.ready for seat in core.seats])
        if dealing:
            await self.deal(changes)
        else:
            await core.write(*changes, core.update())
        return dealing

    async def deal(self, changes: list[Change]) -> None:
        """Deal once everybody is ready; the seed is drawn only now."""
        core = self.core
        core.play, step = Play.deal(core.game, core.options, await self.seed_of_deal())
        core.status = "playing"
        await self.confirm(step, None, *changes, core.update(status=core.status))
        LOG.info("dealt", extra={"table": core.id})

    async def seed_of_deal(self) -> int:
        if self.core.seed is not None:
            return int(self.core.seed)
        if self.core.same_deal_as is not None:
            return await self.seed_dealt(self.core.same_deal_as)
        return secrets.randbits(128)

    # Changing hands.

    async def claim(self, invitation: str, key: str | None) -> Json:
        return await self.core.finished(self.claim_now(invitation, key))

    async def claim_now(self, invitation: str, key: str | None) -> Json:
        """Give a seat its own secret, once; repeating the claim with the same key returns the same secret."""
        core = self.core
        async with core.lock:
            found = seats_of(core.seats, [hashed(invitation)])
            if not found:
                return claimed_before(core.seats, invitation, key)
            seat = core.seats[min(found)]
            if seat.claimed:
                return {"seat": seat.number, "secret": invitation}
            secret = claim(seat, invitation, key)
            await self.store(seat)
            LOG.info("claimed", extra={"table": core.id, "seat": seat.number})
            return {"seat": seat.number, "secret": secret}

    async def hand_over(self, held: Held) -> Json:
        return await self.core.finished(self.hand_over_now(held))

    async def hand_over_now(self, held: Held) -> Json:
        """Create an invitation to a seat; its current secret stops working."""
        async with self.core.lock:
            seat = self.core.person(held)
            secret = new_secret()
            reopen(seat, hashed(secret), MOVED)
            await self.store(seat)
            return {"seat": seat.number, "secret": secret, "link": self.core.link(secret)}

    async def take_back(self, held: Held) -> None:
        await self.core.finished(self.take_back_now(held))

    async def take_back_now(self, held: Held) -> None:
        """Give a seat back to the player who left it to a bot."""
        core = self.core
        async with core.lock:
            if not held:
                raise Problem("seat-needed")
            left = [core.seats[number] for number in sorted(held) if core.seats[number].kind == BOT]
            for seat in left:
                give_to_person(seat, ready=core.status != "waiting")
            if left:
                await self.store(*left)

    async def reseat(self, proposal: Json) -> None:
        """Let a bot play for a player, who keeps the secret; or open the seat to somebody else by invitation."""
        core, seat = self.core, self.core.seat(proposal["seat"])
        if proposal["kind"] == "replace-by-bot":
            leave_to_bot(seat, proposal["level"])
        else:
            reopen(seat, proposal["secret_hash"], GIVEN)
            give_to_person(seat, ready=core.status != "waiting")
        await self.changed(seat)
        await self.announcer.look_again()
        LOG.info("reseated", extra={"table": core.id, "seat": seat.number, "kind": proposal["kind"]})

    async def store(self, *seats: Seat) -> None:
        """Store the seats, then notify everybody affected."""
        await self.core.write(*[self.core.update_seat(seat) for seat in seats], self.core.update())
        await self.announcer.look_again()
        self.announcer.tell_table()
