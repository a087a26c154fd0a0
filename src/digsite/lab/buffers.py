"""The buffers of many games, as numpy arrays over memory of this process or memory that several share."""

from __future__ import annotations

from multiprocessing import get_context
from typing import Any, Final, final

from digsite.lab.needs import missing
from digsite.lab.setting import Setting

try:
    import numpy as np
except ImportError as error:
    raise missing("lab", error) from None


KINDS: Final[dict[str, Any]] = {
    "observations": np.uint8,
    "masks": np.uint8,
    "seats": np.uint8,
    "rewards": np.float32,
    "scores": np.int32,
    "ended": np.uint8,
    "places": np.int64,
}


@final
class Buffers:
    """One row for each game. `places` are the actions to take, everything else is what the games write."""

    observations: Any
    masks: Any
    seats: Any
    rewards: Any
    scores: Any
    ended: Any
    places: Any

    def __init__(self, setting: Setting, games: int, shared: bool = False, context: str | None = None) -> None:
        self.games = games
        self.widths = {
            "observations": setting.observation_size,
            "masks": setting.masks.size,
            "rewards": setting.players,
            "scores": setting.seats,
        }
        self.memory: dict[str, Any] = {}
        for name, kind in KINDS.items():
            size = games * self.widths.get(name, 1) * np.dtype(kind).itemsize
            self.memory[name] = get_context(context).RawArray("B", size) if shared else bytearray(size)
        self.look()

    def look(self) -> None:
        """Make the arrays over the memory."""
        for name, kind in KINDS.items():
            flat = np.frombuffer(self.memory[name], kind)
            width = self.widths.get(name)
            setattr(self, name, flat if width is None else flat.reshape(self.games, width))

    def rows(self, first: int, count: int) -> dict[str, Any]:
        """The part of some games, for their batch."""
        names = [name for name in KINDS if name != "places"]
        return {name: memoryview(getattr(self, name)[first : first + count]).cast("B") for name in names}

    def __getstate__(self) -> dict[str, Any]:
        return {"games": self.games, "widths": self.widths, "memory": self.memory}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.look()
