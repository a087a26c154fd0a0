"""The pictures of a review: the win chances of all seats, and the points lost by kind of decision. SVG, by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from digsite.arena.picture import BAR, COLOURS, FAINT, FAIR, GREY, INK, bar, label, line
from digsite.review.marks import MARKS, SOUND

Json = dict[str, Any]
WIDTH: Final = 900
HEIGHT: Final = 320
LEFT: Final = 48
TOP: Final = 26
BOTTOM: Final = HEIGHT - 30
LEVELS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
RADII: Final = {name: radius for (name, _), radius in zip(MARKS, (7.0, 5.5, 4.0), strict=True)}
STEP: Final = 26
NAME: Final = 300
LONGEST: Final = 460


def curves(review: Json, names: list[str], share: Callable[[float], str]) -> str:
    """The win chance of every player by step; marks are circles on its curve."""
    drawn = [seat for seat in review["seats"] if seat["curve"]]
    steps = max(1, len(drawn[0]["curve"]) - 1)

    def across(step: int) -> float:
        return LEFT + (WIDTH - LEFT - 20) * step / steps

    def up(chance: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * min(1.0, max(0.0, chance))

    lines = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-size="13">']
    for level in LEVELS:
        lines.append(line(LEFT, up(level), WIDTH - 20, up(level), FAINT))
        lines.append(label(LEFT - 6, up(level) + 4, share(level), "end", GREY, 11))
    for number, at in rounds(review):
        lines += [
            line(across(at), TOP, across(at), BOTTOM, FAINT),
            label(across(at) + 4, BOTTOM + 16, str(number), "start", GREY, 11),
        ]
    for seat in drawn:
        lines += curve(seat, across, up)
    for decision in review["decisions"]:
        if decision["mark"] != SOUND:
            chance = review["seats"][decision["seat"]]["curve"][decision["step"]]
            colour = COLOURS[decision["seat"]]
            lines.append(
                f'<circle cx="{across(decision["step"]):.1f}" cy="{up(chance):.1f}" r="{RADII[decision["mark"]]}" '
                f'fill="{FAIR if decision["mark"] == "blunder" else "#fbf3df"}" stroke="{colour}" stroke-width="2"/>'
            )
    for place, seat in enumerate(drawn):
        x = LEFT + 160 * place
        lines += [
            line(x, 12, x + 18, 12, COLOURS[seat["seat"]], 3),
            label(x + 24, 16, names[seat["seat"]], "start", INK, 12),
        ]
    return "\n".join([*lines, "</svg>"])


def curve(seat: Json, across: Callable[[int], float], up: Callable[[float], float]) -> list[str]:
    """A line that holds each value until the next."""
    points, last = [], None
    for step, chance in enumerate(seat["curve"]):
        if last is not None and chance != last:
            points.append(f"{across(step):.1f},{up(last):.1f}")
        if chance != last:
            points.append(f"{across(step):.1f},{up(chance):.1f}")
        last = chance
    points.append(f"{across(len(seat['curve']) - 1):.1f},{up(seat['curve'][-1]):.1f}")
    colour = COLOURS[seat["seat"]]
    return [f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>']


def rounds(review: Json) -> list[tuple[int, int]]:
    """Each round with its first decision."""
    found: dict[int, int] = {}
    for decision in review["decisions"]:
        found.setdefault(decision["round"], decision["step"])
    return sorted(found.items())


def losses(rows: list[tuple[str, float]], number: Callable[[float], str]) -> str:
    """Points lost by kind, the most first."""
    most = max([value for _, value in rows])
    lines = [f'<svg viewBox="0 0 {WIDTH} {STEP * len(rows) + 4}" role="img" font-size="13">']
    for place, (name, value) in enumerate(rows):
        y = STEP * place
        lines.append(label(NAME - 10, y + 17, name, "end", INK, 13))
        lines.append(bar(NAME, y + 6, LONGEST * value / most, 14, BAR))
        lines.append(label(NAME + LONGEST * value / most + 8, y + 17, number(value), "start", GREY, 12))
    return "\n".join([*lines, "</svg>"])
