"""The bot interface: it gets a view and the listed actions, and names one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

Json = dict[str, Any]


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: seconds, iterations, or whichever ends first. None: its default."""

    seconds: float | None = None
    iterations: int | None = None
    jobs: int = 1  # worker processes it may use


@dataclass(frozen=True)
class Ranked:
    """One action as a bot sees it: the expected value for its seat and the bot's confidence (0 to 1)."""

    action: int
    value: float
    share: float


@dataclass(frozen=True)
class Choice:
    """What a bot would do: its action, and the alternatives it considered, best first."""

    action: int
    ranked: tuple[Ranked, ...] = ()


class Bot(Protocol):
    """Sees only what its seat sees. The same seed, view and iterations give the same choice."""

    name: str

    def choose(self, view: Json, actions: list[Json], budget: Budget) -> int:
        """The id of one of the actions (each as the protocol lists it: `id`, `notation`, `verb`, `targets`)."""
        ...

    def consider(self, view: Json, actions: list[Json], budget: Budget) -> Choice:
        """The same, with the alternatives and their values."""
        ...
