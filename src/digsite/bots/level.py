"""What a level is: how it thinks, and for how long by default. Each game has its own numbers (`GAME/thinking.py`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from digsite.bots.tree import Manner
from digsite.build import COMPILED, KIND

# Without the compiled engine an iteration takes four times as long. Whoever waits for a bot is not to notice: with this
# limit a decision takes at most a second or so.
PURE_SECONDS: Final = 0.9


@dataclass(frozen=True)
class Level:
    """A manner of thinking for so many iterations, at most so many seconds.

    Where nobody else thinks, the time they would have taken makes room for more iterations (`alone`). A beginner judges
    every round like the middle one, has vague habits, and in some share of its decisions just does something (`slips`).
    """

    manner: Manner
    iterations: int
    seconds: float
    beginner: bool = False
    slips: float = 0.0
    alone: int | None = None

    def patience(self, seats: int) -> int:
        """How many iterations it takes its time for by default."""
        return self.alone if seats == 1 and self.alone is not None else self.iterations

    def limit(self, build: str = KIND) -> float:
        """How many seconds it takes at most by default."""
        return self.seconds if build == COMPILED else min(self.seconds, PURE_SECONDS)
