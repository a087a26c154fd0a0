"""Glyphs and colors. A glyph means the same without its color; one theme for dark terminals, one for light."""

from __future__ import annotations

import os
from typing import Final

from rich.style import Style
from textual.theme import Theme

GLYPHS: Final[dict[str, str]] = {
    "coin": "¢",
    "compass": "◎",
    "tablet": "▤",
    "arrowhead": "➤",
    "jewel": "◊",
    "boot": "∟",
    "car": "∞",
    "boat": "≈",
    "plane": "✈",
    "card": "▯",
    "exile": "✗",
    "fear": "☠",
    "idol": "♜",
    "guardian": "♞",
    "assistant": "☻",
    "artifact": "♆",
    "item": "⚒",
    "gold": "★",
    "refresh": "↻",
    "points": "✶",
    "moon": "☾",
    "discovery": "⚑",
    "marker": "♛",
}
SHAPES: Final = ("●", "■", "▲", "◆", "⬢")
RIVAL: Final = "✸"

# By style name: the color on a dark terminal, on a light one, and the style's other attributes.
INKS: Final[dict[str, tuple[str, str, str]]] = {
    "": ("#d9d2c3", "#2b2118", ""),
    "dim": ("#8f8a7e", "#75695a", ""),
    "strong": ("#fbf3df", "#1a130c", "bold"),
    "title": ("#e0b45c", "#7d5310", "bold"),
    "rule": ("#5c5546", "#b9a985", ""),
    "lit": ("#9be29b", "#1d6b35", "bold underline" if os.environ.get("NO_COLOR") else "bold"),
    "warn": ("#ff9a7a", "#a63d2f", "bold"),
    "cursor": ("#fbf3df", "#1a130c", "bold reverse"),
    "key": ("#e0b45c", "#7d5310", "bold"),
    "coin": ("#f2c14e", "#8a5d00", ""),
    "compass": ("#5ccfc2", "#0d6b66", ""),
    "tablet": ("#c2c5cc", "#565b66", ""),
    "arrowhead": ("#b9a3ff", "#5a3fb0", ""),
    "jewel": ("#ff7085", "#b01030", ""),
    "travel": ("#dca873", "#83500f", ""),
    "fear": ("#9aa0a6", "#5f6368", ""),
    "guardian": ("#ff9a7a", "#a63d2f", ""),
    "idol": ("#e8cf8d", "#7a5c14", ""),
    "assistant": ("#8fc7ff", "#1c568f", ""),
    "artifact": ("#d7a7ff", "#74309e", ""),
    "item": ("#a7d98b", "#38691b", ""),
    "discovery": ("#5ccfc2", "#0d6b66", ""),
    "points": ("#fbf3df", "#1a130c", "bold"),
    "seat0": ("#ff6f61", "#b3261e", "bold"),
    "seat1": ("#6fb1ff", "#1257a8", "bold"),
    "seat2": ("#7fd67f", "#1f6e2b", "bold"),
    "seat3": ("#ffd75f", "#806000", "bold"),
    "seat4": ("#d79bff", "#6a2a9a", "bold"),
    "rival": ("#ffb0a0", "#7a1f14", "bold"),
}
FIELDS: Final = {"dark": "#161a22", "light": "#f7efdc"}

STYLES: Final[dict[str, dict[str, Style]]] = {
    shade: {
        name: Style.parse(f"{more} {(dark, light)[at]} on {FIELDS[shade]}")
        for name, (dark, light, more) in INKS.items()
    }
    for at, shade in enumerate(("dark", "light"))
}

THEMES: Final = (
    Theme(
        name="dark",
        primary="#e0b45c",
        secondary="#5ccfc2",
        accent="#e0b45c",
        foreground="#d9d2c3",
        background="#161a22",
        surface="#161a22",
        panel="#222836",
        success="#9be29b",
        warning="#ffd75f",
        error="#ff9a7a",
        dark=True,
    ),
    Theme(
        name="light",
        primary="#7d5310",
        secondary="#0d6b66",
        accent="#7d5310",
        foreground="#2b2118",
        background="#f7efdc",
        surface="#f7efdc",
        panel="#ebdfc3",
        success="#1d6b35",
        warning="#806000",
        error="#a63d2f",
        dark=False,
    ),
)


def seat_style(seat: object) -> str:
    return f"seat{seat}" if isinstance(seat, int) else "rival"


def seat_mark(seat: object) -> str:
    """Shape and letter, so that a seat is recognizable without its color."""
    return f"{SHAPES[seat]}{'ABCDE'[seat]}" if isinstance(seat, int) else RIVAL


def light_terminal(colours: str) -> bool:
    """Whether `COLORFGBG` says that the terminal's background is light."""
    background = colours.rpartition(";")[2]
    return background in ("7", "15")
