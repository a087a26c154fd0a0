"""Where a picture plays: the ground, the light and what stands far behind, different for every picture by its seed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from tools.pictures.interiors import altar, cave, desk, dread, lair, ruin
from tools.pictures.light import sky, sun
from tools.pictures.paint import cloud, crown, fill, palm, peaks, ridge, tuft

Dice = random.Random


def jungle(dice: Dice) -> str:
    """A clearing, with shafts of light between the trees."""
    x = dice.uniform(60, 140)
    out = sky("#8fd0a0", "#f2f3c4", (x, 20, "#fffbd8", 90))
    out += "".join([fill(f"M{x - 30 + i * 22:.0f} -6l14 0l{18 + i * 8} 140h-46z", "#fffde0", 0.13) for i in range(3)])
    out += "".join(
        [
            crown(dice, dice.uniform(0, 200), dice.uniform(18, 44), dice.uniform(18, 28), "#6fb07a", "#a9d69a")
            for _ in range(7)
        ]
    )
    out += "".join(
        [
            fill(f"M{a:.0f} 132q4-60-3-110h{dice.uniform(5, 8):.0f}q-4 60 4 110z", "#4c6b45")
            for a in (dice.uniform(8, 30), dice.uniform(166, 192))
        ]
    )
    out += fill(ridge(dice, 78, 6, 5), "#4f9360") + "".join(
        [crown(dice, a, dice.uniform(66, 84), dice.uniform(12, 20), "#3b7d4f", "#72b071") for a in (6, 28, 172, 194)]
    )
    out += fill(ridge(dice, 100, 4, 3), "#3a7446") + fill(ridge(dice, 112, 3, 4), "#2a5b38")
    out += "".join(
        [tuft(dice.uniform(0, 200), dice.uniform(118, 132), dice.uniform(9, 15), "#1f4a2c") for _ in range(7)]
    )
    return out + fill("M0 0h200q-30 6-52 4-26 12-48 2-30 12-54 2-20 8-46 10z", "#2c6a3e", 0.9)


def shore(dice: Dice) -> str:
    x = dice.uniform(40, 160)
    out = sky("#59b6d8", "#fdf0cc", (x, 34, "#fff6cc", 70)) + sun(x, 34, 10)
    out += cloud(dice.uniform(10, 60), 24, 12) + cloud(dice.uniform(110, 150), 18, 9)
    out += (
        fill(peaks(dice, 64, 16, 4), "#7fa6a8", 0.7)
        + fill("M0 62h200v40H0z", "#2f9fb4")
        + fill("M0 62h200v10H0z", "#7fd0d4", 0.55)
    )
    out += "".join(
        [
            fill(f"M{dice.uniform(0, 170):.0f} {y}q8-3 16 0q8 3 16 0v2q-8 3-16 0q-8-3-16 0z", "#dff6f0", 0.6)
            for y in (72, 80, 88)
        ]
    )
    out += (
        fill(ridge(dice, 96, 5, 3), "#f4f0d2")
        + fill(ridge(dice, 101, 5, 3), "#f0d99c")
        + fill(ridge(dice, 117, 3, 4), "#dcb96f")
    )
    side = dice.choice([-1, 1])
    return (
        out
        + palm(100 + side * 84, 112, 74, side * -0.18, "#8d6339", "#2c7d46")
        + tuft(100 - side * 80, 124, 12, "#7c8a3c")
    )


def sea(dice: Dice) -> str:
    x = dice.uniform(50, 150)
    out = (
        sky("#6cc3e4", "#fff2d4", (x, 40, "#fffbe0", 80))
        + sun(x, 40, 9)
        + cloud(dice.uniform(8, 50), 26, 13)
        + cloud(dice.uniform(120, 150), 20, 11)
    )
    out += fill(ridge(dice, 60, 3, 3, foot=70), "#86a9a0", 0.8)
    for y, color in ((64, "#4fb4c6"), (80, "#2f95b0"), (97, "#1f7797"), (115, "#175c7c")):
        wave = "".join([f"q{10}-{dice.uniform(4, 7):.1f} 20 0t20 0" for _ in range(6)])
        out += fill(f"M-10 {y}{wave}V132H-10z", color) + fill(
            f"M{dice.uniform(0, 150):.0f} {y + 5}q10-4 20 0q10 4 20 0v1.6q-10 3-20 0q-10-4-20 0z", "#d6f4f2", 0.55
        )
    return out


def desert(dice: Dice) -> str:
    x = dice.uniform(40, 160)
    out = sky("#f3a95f", "#fff0c2", (x, 40, "#fffbd8", 90)) + sun(x, 40, 13, "#fffbe2")
    out += (
        fill(peaks(dice, 76, 26, 4), "#cf8a56", 0.75)
        + fill(ridge(dice, 84, 8, 3), "#e2ac62")
        + fill(ridge(dice, 96, 6, 3), "#d2934a")
    )
    out += fill(ridge(dice, 110, 5, 3), "#bb7a36")
    at = dice.choice([16, 184])
    return (
        out
        + fill(
            f"M{at - 4} 112v-34q0-5 4-5t4 5v14h5v-9q0-3 3-3t3 3v14q0 3-3 3h-8v12zM{at - 4} 96h-6q-3 0-3-3v-9q0-3 3-3t3 3v6h3z",
            "#5f8a4a",
        )
        + tuft(dice.uniform(30, 170), 126, 8, "#8a6a2c")
    )


def heaven(dice: Dice) -> str:
    x = dice.uniform(50, 150)
    out = sky("#4f9fdc", "#e6f5f4", (x, 30, "#ffffff", 80))
    out += "".join(
        [
            cloud(dice.uniform(-20, 170), dice.uniform(20, 96), dice.uniform(9, 20), opacity=dice.uniform(0.5, 0.9))
            for _ in range(7)
        ]
    )
    out += (
        fill(peaks(dice, 122, 20, 5), "#7fa8b8", 0.8)
        + fill(ridge(dice, 120, 5, 4), "#5b9a6b")
        + fill(ridge(dice, 127, 3, 3), "#3f7d52")
    )
    return (
        out + cloud(dice.uniform(-10, 60), 128, 16, opacity=0.9) + cloud(dice.uniform(110, 160), 124, 18, opacity=0.9)
    )


def mountain(dice: Dice) -> str:
    x = dice.uniform(40, 160)
    out = sky("#7fb4d8", "#ffe9cf", (x, 40, "#fff3d0", 80))
    out += (
        fill(peaks(dice, 90, 60, 3), "#a9b4c4")
        + fill(peaks(dice, 98, 46, 4), "#7d8aa0")
        + fill(peaks(dice, 104, 26, 5), "#5f6d80")
    )
    out += fill(ridge(dice, 100, 4, 4), "#6f8a6a") + fill(ridge(dice, 112, 4, 3), "#56724f")
    return (
        out
        + "".join(
            [
                fill(
                    f"M{a:.0f} {112 + dice.uniform(0, 8):.0f}l4-{dice.uniform(16, 24):.0f} 4 {dice.uniform(16, 24):.0f}z",
                    "#3d5a44",
                )
                for a in (10, 22, 34, 166, 178, 190)
            ]
        )
        + fill(ridge(dice, 122, 3, 4), "#44603f")
    )


def camp(dice: Dice) -> str:
    """Dusk, the fire somewhere to the side."""
    side = dice.choice([22, 178])
    out = sky("#3b3a6e", "#f59a62", (side, 106, "#ffd27a", 90))
    out += "".join([sun(dice.uniform(4, 196), dice.uniform(3, 40), 0.8, "#fff3cf") for _ in range(14)])
    out += (
        fill(peaks(dice, 80, 24, 4), "#5b4a78")
        + fill(ridge(dice, 84, 6, 4), "#463c60")
        + "".join([crown(dice, dice.uniform(0, 200), 82, dice.uniform(8, 14), "#33304f", "#5a4c70") for _ in range(6)])
    )
    other = 200 - side
    out += (
        fill(f"M{other - 34} 104l34-46 34 46z", "#c69a62")
        + fill(f"M{other} 58l34 46h-24z", "#8a5f38")
        + fill(f"M{other} 70l9 34h-18z", "#2c1a16")
    )
    out += fill(ridge(dice, 102, 3, 3), "#6b4a3c") + fill(ridge(dice, 114, 3, 3), "#53372e")
    fire = f"M{side} 88q10 12 5 22h-12q-6-10 3-16 0 5 3 6 0-6 1-12z"
    return (
        out
        + fill(fire, "#ff9a36")
        + fill(f"M{side} 98q5 6 2 12h-6q-2-6 4-12z", "#ffe9a0")
        + fill(f"M{side - 12} 110l24 5v4l-24-5zM{side + 12} 110l-24 5v4l24-5z", "#2c1a10")
    )


def night(dice: Dice) -> str:
    x = dice.choice([40.0, 160.0])
    out = sky("#0f1838", "#5c5b96", (x, 30, "#fff3c8", 60)) + sun(x, 30, 12, "#fff4cf") + sun(x + 4, 27, 10, "#f2dfa8")
    out += "".join(
        [sun(dice.uniform(2, 198), dice.uniform(2, 76), dice.choice([0.6, 0.9, 1.3]), "#fffbe6") for _ in range(34)]
    )
    out += fill(peaks(dice, 92, 20, 5), "#37406e") + fill(
        "M120 100h8v-9h8v-9h8v-9h8v-9h14v9h8v9h8v9h8v9h8v14h-78z", "#262c52"
    )
    return (
        out
        + fill(ridge(dice, 100, 4, 4), "#232a4c")
        + fill(ridge(dice, 114, 4, 3), "#181d38")
        + "".join([crown(dice, a, 108, 10, "#141a33", "#2b3560") for a in (4, 20, 190)])
    )


def river(dice: Dice) -> str:
    out = sky("#9fd6c4", "#f6f4d0", (dice.uniform(60, 140), 26, "#fffbe0", 80))
    out += "".join(
        [
            crown(dice, dice.uniform(0, 200), dice.uniform(36, 52), dice.uniform(14, 24), "#5fa270", "#9ccf93")
            for _ in range(8)
        ]
    )
    out += (
        fill(ridge(dice, 66, 4, 4), "#7fae6a")
        + fill("M60 66q30 12 10 30t-40 36h150q0-22-24-34t-40-32z", "#4fb0c0")
        + fill("M78 70q20 12 6 26t-18 36h30q4-20 20-32t-16-30z", "#a6e2e0", 0.5)
    )
    out += fill(ridge(dice, 108, 3, 3), "#c9b27a", 0.0) + "".join(
        [fill(f"M{a} {b}q8-12 18 0z", "#8b8a80") for a, b in ((18, 104), (150, 118), (34, 124), (168, 100))]
    )
    return out + "".join([tuft(a, 122, 13, "#3f7a42") for a in (6, 16, 186, 196)])


SCENES: Final[dict[str, Callable[[Dice], str]]] = {
    "jungle": jungle, "shore": shore, "sea": sea, "desert": desert, "sky": heaven, "mountain": mountain, "camp": camp,
    "desk": desk, "cave": cave, "ruin": ruin, "night": night, "altar": altar, "river": river, "dread": dread,
    "lair": lair,
}  # fmt: skip
