"""Who owns a seat: claiming, handing over, leaving it to a bot and taking it back, giving it to somebody else."""

from __future__ import annotations

import base64
import hashlib
import hmac
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, final

from digsite.server.problems import Problem
from digsite.server.seats import BOT, PERSON, SECRET_BYTES, Held, Seat, hashed, new_secret, seats_of

if TYPE_CHECKING:
    from digsite.server.table import Table

Json = dict[str, Any]
LOG: Final = logging.getLogger("digsite.ownership")
MOST_FORMER: Final = 12
# Error codes for why a secret no longer opens a seat.
USED: Final = "invitation-used"
MOVED: Final = "seat-moved"
GIVEN: Final = "seat-given"


@final
class Ownership:
    """The seats of one table and the secrets that open them."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def claim(self, invitation: str, key: str | None) -> Json:
        return await self.table.finished(self.claim_now(invitation, key))

    async def claim_now(self, invitation: str, key: str | None) -> Json:
        """Give a seat its own secret, once; repeating the claim with the same key returns the same secret."""
        table = self.table
        async with table.lock:
            found = seats_of(table.seats, [hashed(invitation)])
            if not found:
                return self.claimed_before(invitation, key)
            seat = table.seats[min(found)]
            if seat.claimed:
                return {"seat": seat.number, "secret": invitation}
            seat.claim_salt = new_secret()
            secret = own_secret(seat, invitation, key or new_secret())
            reopen(seat, hashed(secret), USED)
            seat.claimed = True
            await self.stored(seat)
            LOG.info("claimed", extra={"table": table.id, "seat": seat.number})
            return {"seat": seat.number, "secret": secret}

    def claimed_before(self, invitation: str, key: str | None) -> Json:
        """Repeat the answer to an earlier claim for the same key; Problem for anyone else."""
        for seat in self.table.seats:
            if key is not None and seat.claim_salt is not None and seat.secret_hash is not None:
                secret = own_secret(seat, invitation, key)
                if hmac.compare_digest(seat.secret_hash, hashed(secret)):
                    return {"seat": seat.number, "secret": secret}
        raise why_not(self.table.seats, hashed(invitation))

    async def hand_over(self, held: Held) -> Json:
        return await self.table.finished(self.hand_over_now(held))

    async def hand_over_now(self, held: Held) -> Json:
        """Create an invitation to a seat; its current secret stops working."""
        async with self.table.lock:
            seat = self.table.person(held)
            secret = new_secret()
            reopen(seat, hashed(secret), MOVED)
            await self.stored(seat)
            return {"seat": seat.number, "secret": secret, "link": self.table.link(secret)}

    async def take_back(self, held: Held) -> None:
        await self.table.finished(self.take_back_now(held))

    async def take_back_now(self, held: Held) -> None:
        """Give a seat back to the player who left it to a bot."""
        table = self.table
        async with table.lock:
            if not held:
                raise Problem("seat-needed")
            left = [table.seats[number] for number in sorted(held) if table.seats[number].kind == BOT]
            for seat in left:
                seat.kind, seat.level, seat.ready = PERSON, None, table.status != "waiting"
            if left:
                await self.stored(*left)

    async def reseat(self, proposal: Json) -> None:
        """Let a bot play for a player, who keeps the secret; or open the seat to somebody else by invitation."""
        table, seat = self.table, self.table.seat(proposal["seat"])
        if proposal["kind"] == "replace-by-bot":
            seat.kind, seat.level, seat.ready = BOT, proposal["level"], True
        else:
            reopen(seat, proposal["secret_hash"], GIVEN)
            seat.kind, seat.level, seat.ready = PERSON, None, table.status != "waiting"
        await table.changed(seat)
        await table.audience.look_again()
        table.mind.drive()
        LOG.info("reseated", extra={"table": table.id, "seat": seat.number, "kind": proposal["kind"]})

    async def stored(self, *seats: Seat) -> None:
        """Store the seats, then notify everybody affected."""
        table = self.table
        await table.write(*[table.update_seat(seat) for seat in seats], table.update())
        await table.audience.look_again()
        table.audience.tell_table()


def reopen(seat: Seat, secret_hash: str, why: str) -> None:
    """Give a seat a new, unclaimed secret; remember the old one's hash with the reason."""
    if seat.secret_hash is not None:
        seat.former = [*seat.former, {"hash": seat.secret_hash, "why": why}][-MOST_FORMER:]
    seat.secret_hash = secret_hash
    seat.claimed = False


def own_secret(seat: Seat, invitation: str, key: str) -> str:
    """Derived from the server's salt, the invitation and the claim's key, so it need not be stored."""
    salt = str(seat.claim_salt).encode()
    told = f"{seat.number} {hashed(invitation)} {key}".encode("utf-8", "surrogatepass")
    made = hmac.new(salt, told, hashlib.sha256).digest()[:SECRET_BYTES]
    return base64.urlsafe_b64encode(made).decode("ascii")


def why_not(seats: Iterable[Seat], secret_hash: str) -> Problem:
    """Why a secret no longer opens anything."""
    for seat in seats:
        for former in reversed(seat.former):
            if hmac.compare_digest(former["hash"], secret_hash):
                return Problem(former["why"], seat=seat.number)
    return Problem("wrong-secret")
