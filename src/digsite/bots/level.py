"""What a level is: how it thinks, and for how long by default. Each game has its own numbers (`GAME/thinking.py`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from digsite.bots.tree import Manner
from digsite.build import COMPILED, KIND

# Without the compiled engine an iteration takes four times as long. With this limit a decision still takes only about
# a second.
PURE_SECONDS: Final = 0.9


@dataclass(frozen=True)
class Level:
    """A search manner with a number of iterations and a limit in seconds.

    In a solo game nobody else takes time, so there are more iterations (`alone`). A beginner evaluates every round like
    the middle one, has weak priors, and plays a random action in some share of its decisions (`slips`).
    """

    manner: Manner
    iterations: int
    seconds: float
    beginner: bool = False
    slips: float = 0.0
    alone: int | None = None

    def patience(self, seats: int) -> int:
        """How many iterations it uses by default."""
        return self.alone if seats == 1 and self.alone is not None else self.iterations

    def limit(self, build: str = KIND) -> float:
        """How many seconds it takes at most by default."""
        return self.seconds if build == COMPILED else min(self.seconds, PURE_SECONDS)
