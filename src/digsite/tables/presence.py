"""Who is present at a table: connected clients, and players active within the grace period."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, final

from digsite.tables.clock import RunningClock
from digsite.tables.house_rules import HouseRules
from digsite.tables.seats import PERSON, Held, Seat

HOUR: Final = 3600.0
OFTEN: Final = 60.0  # while nobody is connected, store the last activity once it is newer than the stored one by this
SELDOM: Final = 600.0  # the same while somebody is connected


@final
class Presence:
    """When the players of one table were last active: a connection, or a request with the seat's secret.

    Measured by the running server's clock: while the server is down, nobody can come back.
    """

    def __init__(
        self,
        seats: Iterable[Seat],
        connected: Callable[[int], bool],
        clock: RunningClock,
        started: float,
        house_rules: HouseRules,
    ) -> None:
        self.connected = connected
        self.clock = clock
        self.started = started
        self.house_rules = house_rules
        self.last = {seat.number: min(seat.seen, clock.now()) for seat in seats}

    @property
    def alone_after(self) -> float:
        """Seconds of absence after which one person alone may give a seat away."""
        return self.house_rules.seat_alone_after * HOUR

    def gone_for(self, seat: int) -> float:
        """Seconds since the player was last active."""
        return 0.0 if self.connected(seat) else self.clock.now() - self.last[seat]

    def grace_left(self, seat: int) -> float:
        """Seconds until a seat counts as left; after a restart everybody gets time to come back."""
        if self.connected(seat):
            return float("inf")
        since = max(self.last[seat], self.started)
        return max(0.0, self.house_rules.seat_grace - (self.clock.now() - since))

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

    def unstored(self, seats: Iterable[Seat]) -> list[Seat]:
        """Bring the seats' last activity up to date; return those whose stored one is too old."""
        late = []
        for seat in seats:
            if seat.began == PERSON:
                seen = self.clock.now() - self.gone_for(seat.number)
                if seen - seat.seen > (SELDOM if self.connected(seat.number) else OFTEN):
                    seat.seen = seen
                    late.append(seat)
        return late
