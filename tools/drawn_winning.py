"""The calibration picture: forecasts against shares won, with the errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.arena.picture import FAIR, GREY, INK, POINT, label, line

if TYPE_CHECKING:
    from tools.fitted_winning import Decile

SIDE: Final = 300
EDGE: Final = 44
TICKS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


def drawn(games: dict[str, list[Decile]]) -> str:
    """One square for each game."""
    width = len(games) * (SIDE + EDGE) + EDGE
    height = SIDE + 2 * EDGE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="Georgia, serif">',
        f'<rect width="{width}" height="{height}" fill="#fbf3df"/>',
    ]
    for place, (game, found) in enumerate(games.items()):
        lines += square(game, found, EDGE + place * (SIDE + EDGE))
    return "\n".join([*lines, "</svg>"]) + "\n"


def square(game: str, found: list[Decile], left: float) -> list[str]:
    top, bottom = EDGE, EDGE + SIDE

    def across(chance: float) -> float:
        return left + SIDE * chance

    def up(chance: float) -> float:
        return bottom - SIDE * chance

    lines = [label(left + SIDE / 2, top - 14, game.capitalize(), "middle", INK, 15)]
    for tick in TICKS:
        lines += [
            line(across(tick), top, across(tick), bottom, "#d9cba8"),
            line(left, up(tick), left + SIDE, up(tick), "#d9cba8"),
        ]
        lines += [label(across(tick), bottom + 16, f"{tick:g}", "middle", GREY, 11)]
        lines += [label(left - 6, up(tick) + 4, f"{tick:g}", "end", GREY, 11)]
    lines.append(line(across(0), up(0), across(1), up(1), FAIR, 1.5, "4 3"))
    for one in found:
        low, high = max(0.0, one.won - 2 * one.error), min(1.0, one.won + 2 * one.error)
        lines.append(line(across(one.forecast), up(low), across(one.forecast), up(high), INK, 1.5))
        lines.append(f'<circle cx="{across(one.forecast):.1f}" cy="{up(one.won):.1f}" r="4" fill="{POINT}"/>')
    lines.append(
        label(left + SIDE / 2, bottom + 34, "mean forecast; share won, two standard errors", "middle", GREY, 11)
    )
    return lines
