"""Observations and masks as numpy arrays and Gymnasium spaces."""

from __future__ import annotations

from typing import Any, Final

from digsite.lab.match import Match
from digsite.lab.needs import missing
from digsite.lab.setting import Setting

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing("lab", error) from None


LARGEST_SEED: Final = 2**31
LARGEST: Final = 255  # a number of an observation is one byte


def observed(setting: Setting) -> Any:
    """The space of what one seat sees."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, LARGEST, (setting.observation_size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (setting.masks.size,), np.int8),
        }
    )


def numbers(match: Match, seat: int) -> Any:
    """A seat's observation, in an array of its own."""
    setting = match.setting
    array: Any = np.empty(setting.observation_size, np.uint8)
    setting.observer.write(match.game, seat, memoryview(array))
    return array


def mask(match: Match) -> Any:
    """The legal actions by place, in an array of its own; all 0 when the game is over."""
    setting = match.setting
    array: Any = np.empty(setting.masks.size, np.uint8)
    setting.masks.write(match.game, memoryview(array))
    return array.view(np.int8)


def no_actions(setting: Setting) -> Any:
    """The mask of a seat that has nothing to decide; it cannot be changed."""
    array: Any = np.zeros(setting.masks.size, np.int8)
    array.flags.writeable = False
    return array
