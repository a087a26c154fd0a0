"""A bar chart as SVG: one bar per entry, on a logarithmic scale, longest first."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import Final

COLOURS: Final = {"compiled": "#1f6f5c", "pure": "#7fb8a4", "peer": "#b9b4a7"}
LABELS: Final = 230
BARS: Final = 480
VALUES: Final = 110
STEP: Final = 22
TOP: Final = 58
Entry = tuple[str, float, str]


def bars(title: str, entries: list[Entry]) -> str:
    ordered = sorted(entries, key=lambda entry: -entry[1])
    low = floor(log10(ordered[-1][1]))
    high = ceil(log10(ordered[0][1]))
    height = TOP + STEP * len(ordered) + 14

    def place(value: float) -> float:
        return LABELS + BARS * (log10(value) - low) / (high - low)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LABELS + BARS + VALUES}" height="{height}"'
        ' font-family="sans-serif" font-size="12">',
        f'<rect width="100%" height="100%" fill="#ffffff"/><text x="12" y="22" font-size="15">{title}</text>',
    ]
    for power in range(low, high + 1):
        x = place(10.0**power)
        lines.append(f'<line x1="{x:.1f}" y1="{TOP - 12}" x2="{x:.1f}" y2="{height - 10}" stroke="#e3e0d8"/>')
        lines.append(f'<text x="{x:.1f}" y="{TOP - 17}" text-anchor="middle" fill="#666">{10**power:,}</text>')
    for at, (name, value, kind) in enumerate(ordered):
        y = TOP + STEP * at
        width = place(value) - LABELS
        lines.append(f'<text x="{LABELS - 8}" y="{y + 12}" text-anchor="end">{name}</text>')
        lines.append(f'<rect x="{LABELS}" y="{y}" width="{width:.1f}" height="15" fill="{COLOURS[kind]}"/>')
        lines.append(f'<text x="{LABELS + width + 6:.1f}" y="{y + 12}" fill="#444">{value:,.0f}</text>')
    return "\n".join([*lines, "</svg>", ""])
