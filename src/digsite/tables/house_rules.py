"""How tables are run in this house: the settings that tables themselves look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True)
class HouseRules:
    max_tables: int = 2000  # that are not over
    bot_delay: float = 0.3  # seconds between the steps of a bot
    seat_grace: float = 180.0  # seconds without a sign of life after which somebody counts as away
    seat_alone_after: float = 24.0  # hours of absence after which one person alone may give a seat away
    unload_after: float = 300.0  # seconds after which a table nobody looks at leaves the memory
    archive_after: float = 60.0  # days of running without a step
    archive_unplayed_after: float = 7.0  # the same for tables hardly begun
