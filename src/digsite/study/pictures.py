"""Charts of figures with their intervals. SVG, in the colors of the arena's pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from digsite.arena.picture import BAR, FAINT, FAIR, GREY, INK, POINT, bar, label, line, short
from digsite.study.intervals import Figure

LABELS: Final = 240
CHART: Final = 460
RIGHT: Final = 190
WIDTH: Final = LABELS + CHART + RIGHT
STEP: Final = 24
NAME: Final = 30
TICKS: Final = 5


@dataclass(frozen=True)
class Bar:
    """One line of a chart."""

    name: str
    figure: Figure
    said: str


def chart(bars: list[Bar], reference: float, shown: Callable[[float], str], from_zero: bool = True) -> str:
    """Values with their intervals; `reference` is marked by a dashed line."""
    low = min([0.0 if from_zero else reference, reference, *[one.figure.low for one in bars]])
    high = max([reference, *[one.figure.high for one in bars]])
    low, high = low - 0.02 * (high - low), high + 0.02 * (high - low) + 1e-9
    bottom = 22 + STEP * len(bars)

    def at(value: float) -> float:
        return LABELS + CHART * (value - low) / (high - low)

    lines = []
    for value in ticks(low, high):
        lines += [line(at(value), 18, at(value), bottom, FAINT), label(at(value), 12, shown(value), "middle", GREY, 11)]
    for place, one in enumerate(bars):
        lines += drawn(one, 22 + STEP * place, at, reference if not from_zero else max(low, 0.0))
    lines.append(line(at(reference), 16, at(reference), bottom, FAIR, 1.5, "4 3"))
    head = f'<svg viewBox="0 0 {WIDTH} {bottom + 6}" role="img" font-size="13">'
    return "\n".join([head, *lines, "</svg>"])


def ticks(low: float, high: float) -> list[float]:
    """Round values between two ends."""
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * digit for digit in (1, 2, 5, 10) if power * digit >= rough)
    return [step * place for place in range(ceil(low / step), floor(high / step) + 1)]


def drawn(one: Bar, y: float, at: Callable[[float], float], zero: float) -> list[str]:
    figure = one.figure
    begin, end = sorted((at(zero), at(figure.value)))
    middle = y + STEP / 2
    return [
        label(LABELS - 10, y + 16, short(one.name, NAME), "end", INK, 13),
        bar(begin, y + 5, end - begin, 14, BAR),
        line(at(figure.low), middle, at(figure.high), middle, INK, 1.5),
        f'<circle cx="{at(figure.value):.1f}" cy="{middle:.1f}" r="3.5" fill="{POINT}"/>',
        label(LABELS + CHART + 12, y + 16, one.said, "start", GREY, 12),
    ]
