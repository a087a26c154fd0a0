"""The paint box: materials with light and shade, and what every picture is put together from.

A material is a gradient from its lit to its shaded side; light falls from the upper left.
"""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Final

INK: Final = "#2a190d"
MATERIALS: Final = {
    "wood": ("#c98f52", "#6e3f1c"), "bark": ("#8d6239", "#472a12"), "leather": ("#b4703a", "#5b3013"),
    "brass": ("#f3d37c", "#9a6a1e"), "gold": ("#ffe89a", "#c4861c"), "copper": ("#eaa36b", "#8f4a22"),
    "iron": ("#8b929b", "#383d45"), "steel": ("#eef2f4", "#7d8891"), "silver": ("#ffffff", "#9fa9b4"),
    "stone": ("#b9b3a2", "#676153"), "slate": ("#7d8a90", "#39444b"), "bone": ("#fdf6e0", "#c0aa7c"),
    "clay": ("#d98a58", "#84401e"), "jade": ("#8fe0bd", "#1c7a62"), "teal": ("#7cd0cc", "#17666c"),
    "red": ("#e8604c", "#8c2018"), "wine": ("#a9405a", "#4c1026"), "blue": ("#6aa7dc", "#1f4c86"),
    "navy": ("#4c6296", "#16203f"), "green": ("#7fbf6a", "#27632f"), "leaf": ("#5fa353", "#1d4f2a"),
    "olive": ("#a3a35a", "#545626"), "yellow": ("#ffe07a", "#d29a20"), "orange": ("#ffb25a", "#c4571a"),
    "cream": ("#fff8e2", "#d7c192"), "paper": ("#fdf2cf", "#d3b67c"), "white": ("#ffffff", "#cfd6da"),
    "black": ("#55504e", "#17130f"), "obsidian": ("#6b6478", "#15121d"), "purple": ("#a983d8", "#4b2b7d"),
    "ruby": ("#ff8d86", "#a3111f"), "topaz": ("#fff0a0", "#e0810f"), "crystal": ("#f4fdff", "#79b9dc"),
    "glass": ("#e9fbff", "#8fc3cc"), "fur": ("#b98a5a", "#5f3c1d"), "grey": ("#c9c6c0", "#6e6a65"),
    "skin": ("#eab98c", "#9a5f34"), "pink": ("#ffc2b0", "#c5695a"), "rope": ("#e6c88c", "#97713a"),
    "flame": ("#fff4b0", "#f0791c"), "sea": ("#7fd0d8", "#1d6c8c"), "sand": ("#f6e2ac", "#c99f58"),
    "moss": ("#93a85a", "#475a28"), "tan": ("#e2bd85", "#94693a"), "night": ("#4a5a8c", "#141c38"),
    "shell": ("#ffe9d6", "#d98f7a"), "bark2": ("#6d4a2c", "#2e1a0b"), "coal": ("#6a6460", "#242020"),
}  # fmt: skip


def gradient(name: str) -> str:
    lit, shaded = MATERIALS[name]
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2=".75" y2="1"><stop stop-color="{lit}"/>'
        f'<stop offset="1" stop-color="{shaded}"/></linearGradient>'
    )


def blend(one: str, other: str, share: float) -> str:
    """A color between two, as `#rrggbb`."""
    parts = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join([f"{round(a + (b - a) * share):02x}" for a, b in parts])


def ridge(dice: random.Random, level: float, rough: float, steps: int, width: float = 200, foot: float = 132) -> str:
    """A rolling outline from the left to the right edge, closed along the bottom."""
    at = [(width * i / steps, level + dice.uniform(-rough, rough)) for i in range(steps + 1)]
    path = [f"M0 {foot:.0f}V{at[0][1]:.1f}"]
    for (x, y), (u, v) in pairwise(at):
        path.append(f"C{x + (u - x) * 0.5:.1f} {y:.1f} {x + (u - x) * 0.5:.1f} {v:.1f} {u:.1f} {v:.1f}")
    return "".join(path) + f"V{foot:.0f}Z"


def peaks(dice: random.Random, level: float, height: float, count: int, width: float = 200, foot: float = 132) -> str:
    """Mountains: sharp summits, none like another."""
    x, path = -10.0, [f"M-10 {foot:.0f}V{level:.1f}"]
    while x < width:
        span = width / count * dice.uniform(0.7, 1.3)
        top = level - height * dice.uniform(0.5, 1)
        path.append(
            f"L{x + span * dice.uniform(0.35, 0.65):.1f} {top:.1f}L{x + span:.1f} {level - height * dice.uniform(0, 0.3):.1f}"
        )
        x += span
    return "".join(path) + f"V{foot:.0f}Z"


def fill(path: str, color: str, opacity: float = 1) -> str:
    seen = "" if opacity == 1 else f' opacity="{opacity:g}"'
    return f'<path d="{path}" fill="{color}"{seen}/>'


def crown(dice: random.Random, x: float, y: float, size: float, color: str, light: str) -> str:
    """A tree's crown: a few leaves of cloud, lit from the upper left."""
    blobs = [
        (x + dice.uniform(-0.6, 0.6) * size, y + dice.uniform(-0.35, 0.35) * size, size * dice.uniform(0.5, 0.75))
        for _ in range(5)
    ]
    dark = "".join([f'<circle cx="{a:.1f}" cy="{b:.1f}" r="{r:.1f}"/>' for a, b, r in blobs])
    lit = "".join(
        [f'<circle cx="{a - r * 0.25:.1f}" cy="{b - r * 0.3:.1f}" r="{r * 0.55:.1f}"/>' for a, b, r in blobs[:3]]
    )
    return f'<g fill="{color}">{dark}</g><g fill="{light}" opacity=".5">{lit}</g>'


def palm(x: float, y: float, size: float, lean: float, trunk: str, leaf: str) -> str:
    """A palm whose foot is at (x, y)."""
    top_x, top_y = x + lean * size, y - size
    fronds = [(-0.62, -0.02), (-0.45, -0.34), (0.05, -0.46), (0.48, -0.3), (0.62, 0.06), (-0.3, 0.22), (0.32, 0.26)]
    leaves = "".join([
        f"M{top_x:.1f} {top_y:.1f}q{a * size * 0.5:.1f} {b * size - size * 0.16:.1f} {a * size:.1f} {b * size + size * 0.1:.1f}"
        f"q{-a * size * 0.55:.1f} {-size * 0.1:.1f} {-a * size:.1f} {-b * size - size * 0.1:.1f}z"
        for a, b in fronds
    ])  # fmt: skip
    bent = f"M{x - size * 0.05:.1f} {y:.1f}Q{x + lean * size * 0.3:.1f} {y - size * 0.5:.1f} {top_x:.1f} {top_y:.1f}"
    return fill(
        f"{bent}l{size * 0.05:.1f} 0Q{x + lean * size * 0.3 + size * 0.1:.1f} {y - size * 0.5:.1f} {x + size * 0.06:.1f} {y:.1f}z",
        trunk,
    ) + fill(leaves, leaf)


def tuft(x: float, y: float, size: float, color: str) -> str:
    """Grass or a fern."""
    blades = [(-0.9, -0.5), (-0.5, -0.9), (0, -1.1), (0.5, -0.9), (0.9, -0.5)]
    return fill(
        "".join(
            [
                f"M{x:.1f} {y:.1f}q{a * size * 0.2:.1f} {b * size:.1f} {a * size:.1f} {b * size:.1f}q{-a * size * 0.3:.1f} {-b * size * 0.4:.1f} {-a * size + size * 0.2:.1f} {-b * size:.1f}z"
                for a, b in blades
            ]
        ),
        color,
    )


def cloud(x: float, y: float, size: float, color: str = "#ffffff", opacity: float = 0.8) -> str:
    path = f"M{x:.1f} {y:.1f}h{size * 2:.1f}a{size * 0.35:.1f} {size * 0.35:.1f} 0 0 0-{size * 0.3:.1f}-{size * 0.55:.1f}a{size * 0.5:.1f} {size * 0.5:.1f} 0 0 0-{size * 0.9:.1f}-{size * 0.2:.1f}a{size * 0.38:.1f} {size * 0.38:.1f} 0 0 0-{size * 0.6:.1f} {size * 0.3:.1f}a{size * 0.25:.1f} {size * 0.25:.1f} 0 0 0-{size * 0.2:.1f} {size * 0.45:.1f}z"
    return fill(path, color, opacity)
