"""What lights a picture: a sky, a glow in it, a sun or a star."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 200
HEIGHT: Final = 132


def sky(top: str, low: str, glow: tuple[float, float, str, float] | None = None) -> str:
    """The sky from top to horizon, with a light in it: x, y, color, radius."""
    stops = f'<stop stop-color="{top}"/><stop offset="1" stop-color="{low}"/>'
    made = f'<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    drawn = f'<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="url(#sky)"/>'
    if glow is None:
        return made + drawn
    x, y, color, radius = glow
    made += f'<radialGradient id="glow"><stop stop-color="{color}"/><stop offset=".25" stop-color="{color}" stop-opacity=".55"/><stop offset="1" stop-color="{color}" stop-opacity="0"/></radialGradient>'
    return made + drawn + f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.0f}" fill="url(#glow)"/>'


def sun(x: float, y: float, r: float, color: str = "#fff6cf") -> str:
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.0f}" fill="{color}"/>'
