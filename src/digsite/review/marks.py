"""What a loss of win chance is called, and how losses make an accuracy: every threshold of a review is here."""

from __future__ import annotations

from math import exp
from typing import Final

# From these losses of win chance on a decision is called so.
MARKS: Final[tuple[tuple[str, float], ...]] = (("blunder", 0.12), ("mistake", 0.06), ("inaccuracy", 0.03))
SOUND: Final = "good"
CERTAIN: Final = 2.0  # a loss counts from this many standard errors on; below, the two actions are about equal
FORGIVING: Final = 0.08  # a loss of this much win chance leaves 37 of 100 points of accuracy
TURNING: Final = 3  # turning points that a review names


def counted(difference: float, error: float) -> float:
    """The loss for a measured difference: none within its error."""
    return difference if difference > CERTAIN * error else 0.0


def mark(loss: float) -> str:
    """What such a loss is called."""
    return next((name for name, least in MARKS if loss >= least), SOUND)


def accuracy(losses: list[float]) -> float | None:
    """From 0 to 100, the mean over decisions; None without any."""
    if not losses:
        return None
    return 100.0 * sum([exp(-loss / FORGIVING) for loss in losses]) / len(losses)
