"""Who is present at a table: connected clients, and players active within the grace period."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from digsite.server.seats import PERSON, Held

if TYPE_CHECKING:
    from digsite.server.table import Table

HOUR: Final = 3600.0
OFTEN: Final = 60.0  # while nobody is connected, store the last activity once it is newer than the stored one by this
SELDOM: Final = 600.0  # the same while somebody is connected


@final
class Presence:
    """When the players of one table were last active: a connection, or a request with the seat's secret.

    Measured by the running server's clock: while the server is down, nobody can come back.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clock = table.hub.clock
        self.last = {seat.number: min(seat.seen, self.clock.now()) for seat in table.seats}
        self.told: Held = frozenset()

    @property
    def alone_after(self) -> float:
        """Seconds of absence after which one person alone may give a seat away."""
        return self.table.hub.settings.seat_alone_after * HOUR

    def gone_for(self, seat: int) -> float:
        """Seconds since the player was last active."""
        return 0.0 if self.table.audience.present(seat) else self.clock.now() - self.last[seat]

    def grace_left(self, seat: int) -> float:
        """Seconds until a seat counts as left; after a restart everybody gets time to come back."""
        if self.table.audience.present(seat):
            return float("inf")
        since = max(self.last[seat], self.table.hub.started)
        return max(0.0, self.table.hub.settings.seat_grace - (self.clock.now() - since))

    def away(self, seat: int) -> bool:
        return self.grace_left(seat) <= 0

    def here(self, seat: int) -> bool:
        return not self.away(seat)

    def sign(self, held: Held) -> list[int]:
        """Record activity; return the seats that were away until now."""
        came = [seat for seat in held if self.away(seat)]
        for seat in held:
            self.last[seat] = self.clock.now()
        return came

    async def note(self, held: Held) -> None:
        """Record a request made with these seats' secrets; their players count as back."""
        if came := self.sign(held):
            async with self.table.lock:
                await self.table.agreements.drop_about(came)
                self.table.audience.tell_table()

    async def look_around(self) -> None:
        """Apply what elapsed time has changed: absences, proposals that depend on them, and stored activity times."""
        table = self.table
        if table.gone or table.lock.locked():
            return
        async with table.lock:
            await self.store_signs()
            settled = await table.agreements.settle()
            away = frozenset([seat.number for seat in table.people() if self.away(seat.number)])
            if settled or away != self.told:
                self.told = away
                table.audience.tell_table()

    async def store_signs(self) -> None:
        late = []
        for seat in self.table.seats:
            if seat.began == PERSON:
                seen = self.clock.now() - self.gone_for(seat.number)
                if seen - seat.seen > (SELDOM if self.table.audience.present(seat.number) else OFTEN):
                    seat.seen = seen
                    late.append(self.table.update_seat(seat))
        if late:
            await self.table.write(*late)
