"""Scenes under a roof or in the dark: a desk, a cave, a temple, a guardian's lair."""

from __future__ import annotations

import random

from tools.pictures.light import sky, sun
from tools.pictures.paint import crown, fill, ridge, tuft

Dice = random.Random


def desk(dice: Dice) -> str:
    """A traveler's table by lamplight, with a map on it."""
    out = sky("#3a2716", "#7a4f2a", (dice.uniform(60, 140), 50, "#ffdf9a", 120))
    out += fill("M0 40h200v92H0z", "#9a6a3a") + "".join(
        [fill(f"M0 {y}h200v1.4H0z", "#5f3c1c", 0.6) for y in (58, 80, 106)]
    )
    out += "".join(
        [
            fill(f"M{dice.uniform(0, 150):.0f} {y}q{dice.uniform(14, 26):.0f}-4 44 0q-22 3-44 0z", "#6f4722", 0.5)
            for y in (66, 90, 118)
        ]
    )
    turn = dice.uniform(-9, 9)
    out += (
        f'<g transform="rotate({turn:.1f} 100 70)">'
        + fill("M20 16q40-8 80-2 44 6 82-4l6 98q-40 8-84 2-46-6-86 2z", "#f0dfae")
        + fill("M20 16q40-8 80-2 44 6 82-4l1 12q-40 8-84 2-40-6-78 0z", "#fff6d4", 0.5)
    )
    out += fill(ridge(dice, 96, 8, 4, 170, 104).replace("M0", "M24"), "#b9cfa0", 0.8) + fill(
        "M40 46q20-14 34 0t30-4 26 10-10 20-30 8-40 6-20-40z", "#cfe0bd", 0.8
    )
    out += '<path d="M44 88q20-34 50-24t54-30" fill="none" stroke="#b3402e" stroke-width="2" stroke-dasharray="4 4"/><path d="M146 30l8 8m0-8l-8 8" stroke="#b3402e" stroke-width="2.4"/></g>'
    return out


def cave(dice: Dice) -> str:
    x = dice.uniform(80, 130)
    out = sky("#1c1a24", "#4a3a34", (x, 30, "#ffe0a0", 95))
    out += fill(f"M{x - 26:.0f} -4h52l36 136h-124z", "#ffe9b8", 0.16) + fill(
        f"M{x - 12:.0f} -4h24l20 136h-64z", "#fff3cf", 0.18
    )
    out += fill(
        "M0 0h200v20l-14 14-8-12-16 26-10-28-20 12-12-16-22 14-16-18-14 22-18-14-12 26-14-22-10 16-14-12z", "#2b2630"
    )
    out += (
        fill(ridge(dice, 92, 8, 5), "#453a3c")
        + fill(ridge(dice, 108, 5, 4), "#5c4a40")
        + fill(ridge(dice, 120, 3, 5), "#3d302c")
    )
    return out + "".join(
        [
            fill(
                f"M{a:.0f} 112l{dice.uniform(5, 8):.0f}-{dice.uniform(14, 30):.0f} 7 {dice.uniform(26, 32):.0f}z",
                "#332a2e",
            )
            for a in (6, 20, 172, 186)
        ]
    )


def ruin(dice: Dice) -> str:
    """Inside a temple: pillars, carved blocks, a light from above."""
    x = dice.uniform(80, 120)
    out = sky("#23403f", "#5b7f70", (x, 24, "#e9ffdc", 100))
    out += "".join(
        [
            fill(f"M{a} {y}h{dice.uniform(28, 36):.0f}v16h-34z", "#7fa08c", dice.uniform(0.08, 0.22))
            for y in range(6, 96, 18)
            for a in range(-8 + (y % 36), 200, 38)
        ]
    )
    out += fill(f"M{x - 16:.0f} -4h32l30 136h-92z", "#f4ffe0", 0.16)
    for a in (4, 166):
        out += (
            fill(f"M{a} 18h30v92H{a}z", "#56786c")
            + fill(f"M{a} 18h9v92h-9z", "#7fa090")
            + fill(f"M{a - 5} 10h40v10H{a - 5}zM{a - 5} 102h40v12H{a - 5}z", "#688c7e")
        )
        out += "".join(
            [
                f'<path d="M{a + 8} {y}h14v6h-8v5h8" fill="none" stroke="#2f4c44" stroke-width="2"/>'
                for y in (30, 54, 78)
            ]
        )
    return (
        out
        + fill("M0 104h200v28H0z", "#4a6459")
        + fill("M0 104h200v5H0z", "#8aa895")
        + "".join([tuft(dice.choice([4, 12, 188, 196]), 112, 12, "#2f5f3c") for _ in range(3)])
        + fill("M8 0q4 20-2 34 8-12 8-34zM186 0q-6 26 2 44-12-18-10-44z", "#2f6b42")
    )


def altar(dice: Dice) -> str:
    """A stone table under a shaft of light, vines around it."""
    out = sky("#123438", "#4f9a8c", (100, 56, "#eaffd8", 84))
    out += "".join(
        [
            fill(f"M100 58L{100 + dx} -60l{26 if dx > 0 else -26} 0z", "#f4ffe4", 0.1)
            for dx in (-120, -70, -24, 24, 70, 120)
        ]
    )
    out += "".join(
        [
            crown(dice, dice.uniform(-6, 206), dice.uniform(0, 60), dice.uniform(10, 20), "#174a44", "#2f7566")
            for _ in range(5)
        ]
    )
    out += fill("M0 92h200v40H0z", "#2c5f56") + fill(ridge(dice, 92, 4, 5), "#3a7568")
    out += (
        fill("M30 104h140l8 28H22z", "#7f9a8c")
        + fill("M24 98h152v9H24z", "#a9c2ae")
        + fill("M24 98h152v3H24z", "#d3e6cf")
    )
    return (
        out
        + "".join(
            [
                f'<path d="M{a} 113h12v10h-7v-5" fill="none" stroke="#4a6a5e" stroke-width="2.4"/>'
                for a in (40, 66, 92, 118, 144)
            ]
        )
        + fill("M20 132q2-30 12-36-4 20 2 36zM184 132q0-26-10-34 2 20-2 34z", "#2c6b40")
    )


def dread(dice: Dice) -> str:
    """What fear looks like: grey, cold, eyes in the dark."""
    out = sky("#15171d", "#5a616c", (100, 60, "#aeb8c4", 90))
    out += "".join(
        [
            fill(f"M{a} 132q{dice.uniform(-14, 14):.0f}-70 {dice.uniform(-10, 10):.0f}-140h7q-4 60 8 140z", "#1d2027")
            for a in (8, 30, 158, 184)
        ]
    )
    out += "".join(
        [
            fill(f"M{a} {b}q5-5 10 0q-5 4-10 0z", "#e8e2a0")
            for a, b in ((18, 60), (32, 60), (160, 48), (174, 48), (26, 92), (38, 92))
        ]
    )
    return (
        out
        + fill(ridge(dice, 112, 4, 4), "#22262e")
        + "".join(
            [
                f'<path d="M0 {y}q50-12 100 0t100 0" fill="none" stroke="#c3cbd4" stroke-width="5" opacity=".12"/>'
                for y in (84, 100, 118)
            ]
        )
    )


def lair(dice: Dice) -> str:
    """Where a guardian waits: red dusk, broken pillars, dust in the light."""
    glow = dice.choice(["#ffb066", "#ff8d5a", "#ffd07a", "#f2a0a0", "#d6c27a"])
    top, low = dice.choice(
        [("#2b0f16", "#9c3f2c"), ("#1c1428", "#8a3f52"), ("#26160c", "#a8622e"), ("#121f22", "#5d6b3a")]
    )
    out = sky(top, low, (100, 62, glow, 100))
    out += "".join(
        [
            fill(f"M100 66L{100 + dx} -80l{34 if dx > 0 else -34} 0z", "#ffe9c0", 0.1)
            for dx in (-150, -80, -20, 30, 90, 160)
        ]
    )
    for a, high in ((18, dice.uniform(10, 50)), (164, dice.uniform(10, 50))):
        out += fill(f"M{a} 132V{high:.0f}l6 5 5-7 7 6v{128 - high:.0f}z", "#2a1216", 0.85) + fill(
            f"M{a} 132V{high:.0f}l5 4v{128 - high:.0f}z", "#6b2f2a", 0.7
        )
    out += fill(ridge(dice, 112, 6, 5), "#3a1818") + fill(ridge(dice, 122, 4, 6), "#220d10")
    return out + "".join(
        [sun(dice.uniform(10, 190), dice.uniform(10, 110), dice.uniform(0.7, 1.6), "#ffe2a8") for _ in range(12)]
    )
