"""Arnak's island from the sea, by day and by night: mountains, a jungle of many trees, a river, the beach of the camps.

Where the places lie: level 2 above y = 124, level 1 from there to 352, the camps below; drawn on 820 by 480.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable
from typing import Final

from tools.pictures.paint import blend, fill, palm, tuft

WIDTH: Final = 820
HEIGHT: Final = 480
SHORE: Final = (
    "M22 96Q8 30 110 16Q210-4 320 14T510 10Q640-8 740 18T798 106Q816 172 796 240T804 366Q806 430 740 450"
    "Q640 476 540 462T330 464Q196 480 98 460T16 374Q2 306 24 240T22 96Z"
)
# From the far, cool trees to the near, warm ones: shade, leaf, light.
DEPTHS: Final = (
    ("#1d4a44", "#2f6a58", "#5b967a"), ("#1b4a39", "#2f7050", "#62a574"), ("#184530", "#2f7746", "#78b766"),
    ("#15402a", "#357f40", "#93c765"), ("#123a24", "#3d873b", "#acd267"),
)  # fmt: skip
Draw = Callable[..., str]
COLOR: Final = re.compile(r"#[0-9a-f]{6}\b")


def broad(dice: random.Random, shade: str, leaf: str, light: str) -> str:
    """A broad crown: clumps of leaves, each lit from the upper left; its foot at the origin."""
    clumps = [(-9, -14, 8), (0, -20, 10), (9, -14, 8.5), (-4, -9, 8), (6, -8, 7.5)]
    moved = [(x + dice.uniform(-2, 2), y + dice.uniform(-2, 2), r * dice.uniform(0.85, 1.15)) for x, y, r in clumps]
    out = fill("M-2 0q2-6 0-12h4q-2 6 0 12z", "#4b3620")
    out += f'<g fill="{shade}">{discs([(x + 1.2, y + 2.4, r + 0.6) for x, y, r in moved])}</g>'
    out += f'<g fill="{leaf}">{discs(moved)}</g>'
    return (
        out
        + f'<g fill="{light}" opacity=".38">{discs([(x - r * 0.34, y - r * 0.4, r * 0.46) for x, y, r in moved])}</g>'
    )


def tall(dice: random.Random, shade: str, leaf: str, light: str) -> str:
    """A tree above the others: a long pale trunk, flat layers of leaves."""
    out = fill("M-1.6 0Q0-16-1-34h2.4Q1 -16 2.2 0z", "#8a7a5c")
    for y, wide in ((-22, 9), (-30, 12), (-37, 8)):
        lean = dice.uniform(-3, 3)
        out += fill(f"M{lean - wide:.1f} {y + 2}q{wide} -9 {wide * 2} 0q-{wide} 5-{wide * 2} 0z", shade)
        out += fill(f"M{lean - wide:.1f} {y}q{wide} -9 {wide * 2} 0q-{wide} 3-{wide * 2} 0z", leaf)
        out += fill(
            f"M{lean - wide * 0.7:.1f} {y - 1}q{wide * 0.5:.1f}-6 {wide} -2q-{wide * 0.6:.1f} 0-{wide} 2z", light, 0.6
        )
    return out


def conifer(dice: random.Random, shade: str, leaf: str, light: str) -> str:
    """A slender tree of drooping branches."""
    out = fill("M-1.4 0v-8h2.8v8z", "#4b3620")
    for y, wide in ((-4, 9), (-13, 7.5), (-21, 5.6), (-28, 3.6)):
        out += fill(
            f"M-{wide} {y}q{wide * 0.7:.1f}-4 {wide}-13q{wide * 0.3:.1f} 9 {wide} 13q-{wide} 4-{wide * 2} 0z", leaf
        )
        out += fill(
            f"M{wide * 0.1:.1f} {y - 12}q{wide * 0.3:.1f} 8 {wide * 0.9:.1f} 12q-{wide * 0.5:.1f} 3-{wide * 0.9:.1f} 2z",
            shade,
            0.75,
        )
        out += fill(
            f"M-{wide * 0.7:.1f} {y - 1}q{wide * 0.4:.1f}-3 {wide * 0.6:.1f}-9q0 7-{wide * 0.1:.1f} 9z", light, 0.5
        )
    return out


def fan(dice: random.Random, shade: str, leaf: str, light: str) -> str:
    return palm(0, 0, 26, dice.uniform(-0.3, 0.3), "#6e5230", leaf) + palm(
        0, -1, 23, dice.uniform(-0.2, 0.2), "none", light
    ).replace('fill="none"', 'fill="none" opacity="0"')


def fern(dice: random.Random, shade: str, leaf: str, light: str) -> str:
    return tuft(0, 0, 12, shade) + tuft(-1, -1, 9, leaf) + tuft(1, -1, 5, light)


def tinted(hue: str, share: float) -> Draw:
    """A broad tree of another green."""
    return lambda dice, *colors: broad(dice, *[blend(color, hue, share) for color in colors])


SPECIES: Final[tuple[Draw, ...]] = (
    broad, tinted("#a8a23c", 0.24), tinted("#1f8a7a", 0.26), tall, conifer, fan, fern,
)  # fmt: skip
WEIGHTS: Final = (7, 4, 4, 2, 3, 3, 2)
FERN: Final = len(SPECIES) - 1


def discs(all_of_them: list[tuple[float, float, float]]) -> str:
    return "".join([f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"/>' for x, y, r in all_of_them])


def symbols(dice: random.Random) -> str:
    """One of each kind for every depth, to be used again and again."""
    return "".join(
        [
            f'<g id="t{depth}{kind}">{draw(dice, *colors)}</g>'
            for depth, colors in enumerate(DEPTHS)
            for kind, draw in enumerate(SPECIES)
        ]
    )


def mountain(dice: random.Random, x: float, top: float, wide: float, foot: float, far: bool) -> str:
    """A summit with a lit and a shaded side, ribs of rock, and snow where it is high."""
    stone, shade, light = ("#9aa3a6", "#7f8b94", "#b9c0bf") if far else ("#857d70", "#544d48", "#b0a692")
    left, right = x - wide, x + wide * dice.uniform(0.9, 1.1)
    bend = x + wide * dice.uniform(0.05, 0.2)
    out = fill(
        f"M{left:.0f} {foot}L{x - wide * 0.45:.1f} {top + (foot - top) * 0.42:.1f}L{x:.1f} {top}L{x + wide * 0.4:.1f} {top + (foot - top) * 0.36:.1f}L{right:.0f} {foot}z",
        stone,
    )
    out += fill(
        f"M{x:.1f} {top}L{x + wide * 0.4:.1f} {top + (foot - top) * 0.36:.1f}L{right:.0f} {foot}H{bend:.1f}L{x + wide * 0.12:.1f} {top + (foot - top) * 0.6:.1f}L{x - wide * 0.06:.1f} {top + (foot - top) * 0.32:.1f}z",
        shade,
    )
    for share in (0.32, 0.55, 0.75):
        rib = x - wide * share * 0.6
        out += fill(
            f"M{rib:.1f} {top + (foot - top) * (share + 0.02):.1f}l{wide * 0.12:.1f} {(foot - top) * 0.2:.1f}l-{wide * 0.05:.1f} {(foot - top) * 0.12:.1f}z",
            shade,
            0.6,
        )
        out += fill(
            f"M{rib - 2:.1f} {top + (foot - top) * (share + 0.02):.1f}l-{wide * 0.14:.1f} {(foot - top) * 0.24:.1f}l{wide * 0.05:.1f}-{(foot - top) * 0.02:.1f}z",
            light,
            0.6,
        )
    if top < 40:
        deep = (foot - top) * 0.26
        out += fill(
            f"M{x:.1f} {top}l{wide * 0.29:.1f} {deep:.1f}l-{wide * 0.12:.1f}-3l-{wide * 0.07:.1f} {deep * 0.4:.1f}l-{wide * 0.1:.1f}-{deep * 0.35:.1f}l-{wide * 0.1:.1f} {deep * 0.3:.1f}l-{wide * 0.08:.1f}-{deep * 0.5:.1f}l-{wide * 0.1:.1f} {deep * 0.2:.1f}z",
            "#f4f1e6" if not far else "#dfe5e6",
        )
        out += fill(
            f"M{x:.1f} {top}l{wide * 0.29:.1f} {deep:.1f}l-{wide * 0.12:.1f}-3l-{wide * 0.05:.1f} {deep * 0.3:.1f}z",
            "#b9c6d2",
            0.8,
        )
    return out


def range_of_mountains(dice: random.Random) -> str:
    far = [(70, 22), (150, 36), (246, 10), (350, 30), (400, 24), (520, 14), (630, 30), (660, 20), (770, 30)]
    near = [(40, 44), (118, 26), (200, 40), (292, 28), (372, 50), (470, 22), (556, 42), (640, 24), (724, 38), (796, 46)]
    out = "".join([mountain(dice, x, top, dice.uniform(56, 76), 124, far=True) for x, top in far])
    out += '<path d="M0 60h820v50H0z" fill="url(#haze)"/>'
    out += "".join([mountain(dice, x, top, dice.uniform(44, 60), 132, far=False) for x, top in near])
    out += fill("M408 60q4 16 2 44h9q-4-26-2-44z", "#e6f6f5", 0.9) + fill("M412 62q2 16 1 42h3q-2-24-1-42z", "#ffffff")
    return out + fill("M150 96q8-14 16 0v14h-16z", "#2b2622", 0.75) + fill("M668 92q9-16 18 0v16h-18z", "#2b2622", 0.75)


def pyramid(x: float, y: float, size: float) -> str:
    """Overgrown steps between the trees."""
    out = ""
    for step in range(5):
        wide, high = size * (1 - step * 0.17), size * 0.13
        top = y - high * (step + 1)
        out += fill(f"M{x - wide / 2:.1f} {top:.1f}h{wide:.1f}v{high:.1f}h-{wide:.1f}z", "#b5ab8d")
        out += fill(f"M{x + wide * 0.12:.1f} {top:.1f}h{wide * 0.38:.1f}v{high:.1f}h-{wide * 0.38:.1f}z", "#857c63")
        out += fill(f"M{x - wide / 2:.1f} {top:.1f}h{wide:.1f}v1.4h-{wide:.1f}z", "#e3dab9")
    door = y - size * 0.65
    return out + fill(
        f"M{x - size * 0.06:.1f} {door - size * 0.1:.1f}h{size * 0.12:.1f}v{size * 0.1:.1f}h-{size * 0.12:.1f}z",
        "#2a2318",
    )


def jungle(dice: random.Random) -> str:
    """Rows of trees, the far ones first, each row lit a little more than the one behind it."""
    out = '<path d="M0 104h820v260H0z" fill="url(#deep)"/>'
    rows = 13
    landmarks = {
        3: pyramid(214, 200, 74),
        6: pyramid(612, 254, 80),
        9: pyramid(110, 312, 70),
        10: pyramid(752, 330, 66),
    }
    for row in range(rows):
        y = 122 + row * 19.8
        depth = min(4, row * 5 // rows)
        x = dice.uniform(-14, 4)
        while x < WIDTH + 10:
            kind = dice.choices(range(len(SPECIES)), WEIGHTS)[0]
            size = dice.uniform(0.95, 1.5) * (0.8 + row * 0.035)
            if abs(x - 414) > 15 or kind == FERN:
                out += f'<use href="#t{depth}{kind}" transform="translate({x:.0f} {y + dice.uniform(-5, 7):.0f}) scale({size * dice.choice([-1, 1]):.2f} {size:.2f})"/>'
            x += dice.uniform(15, 30)
        out += landmarks.get(row, "")
        if row in (2, 5, 8):
            out += f'<path d="M0 {y - 18:.0f}h820v34H0z" fill="url(#haze)" opacity=".55"/>'
        if row in (3, 7, 11):
            out += flowers(dice, y)
    return out


def undergrowth(dice: random.Random) -> str:
    """Where the jungle ends: bushes and ferns that stand on the sand."""
    out = ""
    for at in range(34):
        x = at * 25 + dice.uniform(-9, 9)
        if abs(x - 412) > 16:
            out += f'<use href="#t4{dice.choice([0, 1, 2, FERN, FERN])}" transform="translate({x:.0f} {374 + dice.uniform(-4, 8):.0f}) scale({dice.uniform(0.6, 1):.2f})"/>'
    return out


def flowers(dice: random.Random, y: float) -> str:
    """Trees in blossom."""
    out = ""
    for color in ("#f2b7c6", "#f6d465", "#e8795b"):
        x, size = dice.uniform(30, 790), dice.uniform(0.7, 1.1)
        spots = [
            (x + dice.uniform(-14, 14) * size, y - 12 + dice.uniform(-12, 8) * size, dice.uniform(1.4, 3))
            for _ in range(14)
        ]
        out += f'<g fill="{color}">{discs(spots)}</g>'
    return out


def reach(wider: float, shift: float = 0) -> str:
    """The river from its waterfall to the sea, growing as it goes; `wider` on both sides."""

    def bank(side: int) -> list[str]:
        found = []
        for y in range(96, 492, 12):
            grown = (y - 96) / 384
            middle = 413 + 15 * math.sin((y - 96) / 44) * (1 - grown * 0.35) + shift
            found.append(f"{middle + side * (4 + 11 * grown**1.6 + wider):.1f} {y}")
        return found

    return "M" + "L".join([*bank(-1), *reversed(bank(1))]) + "z"


def river() -> str:
    out = fill(reach(5), "#143524", 0.55) + fill(reach(2), "#dccf9a") + fill(reach(0), "#3f9bb0")
    return out + fill(reach(-2.6, 1.4), "#57b3c2", 0.8) + fill(reach(-3.5, -1.6), "#c9eeee", 0.55)


def beach(dice: random.Random) -> str:
    sand = "M-10 372q70-22 150-10t190-6 160 4 180-10 160 8v140H-10z"
    out = fill(sand, "#7f7a44", 0.8) + fill(sand.replace("M-10 372", "M-10 380"), "#efdca4")
    out += fill("M-10 420q120-16 240-4t280-6 320 4v80H-10z", "#f7e9bd") + fill(
        "M-10 452q160-12 330 0t520-4v40H-10z", "#e9d193"
    )
    out += "".join(
        [
            f'<path d="M{dice.uniform(0, 780):.0f} {dice.uniform(392, 452):.0f}q6-2 12 0" stroke="#c9ab68" fill="none"/>'
            for _ in range(40)
        ]
    )
    for x, y, size, lean in (
        (18, 392, 40, 0.2),
        (210, 384, 46, -0.16),
        (236, 390, 30, 0.3),
        (394, 388, 36, -0.3),
        (436, 384, 44, 0.22),
        (612, 384, 42, -0.2),
        (640, 388, 28, 0.22),
        (802, 392, 44, -0.25),
    ):
        out += f'<ellipse cx="{x + 8}" cy="{y + 1}" rx="{size * 0.5:.0f}" ry="3" fill="#6b5526" opacity=".35"/>'
        out += palm(x, y, size, lean, "#7d5a33", "#1f6b3a") + palm(
            x + 1, y - 1, size * 0.92, lean, "none", "#58a84e"
        ).replace('fill="none"', 'opacity="0"')
    return out


def sea(dice: random.Random) -> str:
    out = '<rect x="-400" width="1620" height="480" fill="url(#sea)"/>'
    for _ in range(60):
        x, y = dice.uniform(-380, 1180), dice.uniform(4, 474)
        out += f'<path d="M{x:.0f} {y:.0f}q5-3 10 0t10 0" fill="none" stroke="#d9f1ee" stroke-opacity=".4" stroke-width="1.3"/>'
    for wide, seen in ((40, 0.14), (26, 0.24), (16, 0.5)):
        out += f'<use href="#shore" fill="none" stroke="#d9f4ee" stroke-opacity="{seen}" stroke-width="{wide}"/>'
    return out + '<use href="#shore" fill="#efdca4" stroke="#efdca4" stroke-width="9"/>'


DEFINED: Final = (
    '<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2c7f9d"/><stop offset=".5" stop-color="#3f9cb0"/><stop offset="1" stop-color="#5cb9c0"/></linearGradient>'
    '<linearGradient id="heights" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#a9b7b4"/><stop offset=".28" stop-color="#7c8a72"/><stop offset=".3" stop-color="#1d4a44"/></linearGradient>'
    '<linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#eef3e6" stop-opacity="0"/><stop offset=".6" stop-color="#eef3e6" stop-opacity=".5"/><stop offset="1" stop-color="#eef3e6" stop-opacity="0"/></linearGradient>'
    '<linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1d4a44" stop-opacity="0"/><stop offset=".1" stop-color="#1d4a44"/><stop offset=".9" stop-color="#1d5230"/><stop offset="1" stop-color="#3d873b"/></linearGradient>'
    '<radialGradient id="sun" cx=".18" cy="0" r="1"><stop stop-color="#fff6cf" stop-opacity=".5"/><stop offset=".6" stop-color="#fff6cf" stop-opacity="0"/></radialGradient>'
    '<clipPath id="land"><use href="#shore"/></clipPath>'
)


def island() -> str:
    """The island by day."""
    dice = random.Random(12)
    inside = range_of_mountains(dice) + jungle(dice) + beach(dice) + river() + undergrowth(dice)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" preserveAspectRatio="none">'
        f'<defs><path id="shore" d="{SHORE}"/>{DEFINED}{symbols(dice)}</defs>{sea(dice)}'
        f'<g clip-path="url(#land)"><path d="M0 0h820v480H0z" fill="url(#heights)"/>{inside}</g>'
        '<path d="M-400 0h1620v480H-400z" fill="url(#sun)"/></svg>\n'
    )


def at_night(day: str) -> str:
    """The same by moonlight, with fireflies and the lanterns of the camps."""
    dark = by_moonlight(day)
    dice = random.Random(5)
    flies = discs([(dice.uniform(30, 790), dice.uniform(130, 350), dice.uniform(0.7, 1.5)) for _ in range(46)])
    lanterns = "".join(
        [
            f'<circle cx="{x}" cy="{y}" r="34" fill="url(#lamp)"/>'
            for x, y in ((120, 372), (292, 380), (452, 376), (590, 372), (752, 380))
        ]
    )
    lamp = '<radialGradient id="lamp"><stop stop-color="#ffd98a" stop-opacity=".75"/><stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient>'
    return dark.replace("</defs>", f"{lamp}</defs>").replace(
        "</svg>", f'<g fill="#f8f3a6" opacity=".85">{flies}</g>{lanterns}</svg>'
    )


def by_moonlight(picture: str) -> str:
    """A picture in the colors of the night."""
    return COLOR.sub(lambda found: moonlit(found[0]), picture)


def moonlit(color: str) -> str:
    parts = [int(color[i : i + 2], 16) for i in (1, 3, 5)]
    gray = sum(parts) / 3
    dimmed = [round((part * 0.62 + gray * 0.38) * share) for part, share in zip(parts, (0.36, 0.46, 0.62), strict=True)]
    return blend("#" + "".join([f"{min(255, one):02x}" for one in dimmed]), "#18264e", 0.2)
