"""Reads a drawing: a few lines of paths in materials, put before a scene.

[name] scene=camp shadow=100,118,40
wood M10 10h20v4z          a shape of a material, outlined in ink
- M10 10l5 5               an ink line (-3: three wide)
~ M10 10h20z               shade over what is there
+ M10 10h20z               light over what is there (+2: as a line, two wide)
=brass M10 10h20           a line of a material (=brass6: six wide), outlined in ink
o gold 10 10 5             a disc (o gold 10 10 5 3: an ellipse)
. M10 10h2                 no outline: .gold M10 10h20z
( rotate(10 100 60)        a group, up to )
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import Final

from tools.pictures.light import HEIGHT, WIDTH
from tools.pictures.paint import INK, MATERIALS, gradient
from tools.pictures.scenes import SCENES

HEAD: Final = re.compile(r"\[([a-z0-9-]+)\](.*)")
BAND: Final = re.compile(r"=([a-z0-9]+?)(\d+(?:\.\d+)?)?$")


@dataclass(frozen=True)
class Drawing:
    name: str
    options: dict[str, str]
    lines: tuple[str, ...]


def read(text: str) -> list[Drawing]:
    """The drawings of a file, in its order."""
    found: list[Drawing] = []
    name, options, lines = "", {}, []  # type: str, dict[str, str], list[str]
    for line in [*[one.strip() for one in text.splitlines()], "[end]"]:
        head = HEAD.match(line)
        if head:
            if name:
                found.append(Drawing(name, options, tuple(lines)))
            name, lines = head[1], []
            options = dict([one.split("=", 1) for one in head[2].split()])
        elif line and not line.startswith("#"):
            lines.append(line)
    return found


def drawn(line: str) -> str:
    """One line of a drawing as SVG."""
    kind, _, rest = line.partition(" ")
    if kind == "(":
        return f'<g transform="{rest}">'
    if kind == ")":
        return "</g>"
    if kind == "o":
        material, x, y, *radii = rest.split()
        return f'<ellipse cx="{x}" cy="{y}" rx="{radii[0]}" ry="{radii[-1]}" fill="url(#{material})"{outlined(2)}/>'
    if kind[0] == "-":
        return f'<path d="{rest}" fill="none"{outlined(float(kind[1:] or 2))}/>'
    if kind[0] == "~":
        return f'<path d="{rest}" fill="#1a0d12" opacity=".32"/>'
    if kind == "+":
        return f'<path d="{rest}" fill="#fffdf0" opacity=".5"/>'
    if kind[0] == "+":
        return f'<path d="{rest}" fill="none" stroke="#fffdf0" stroke-width="{kind[1:]}" stroke-linecap="round" opacity=".6"/>'
    if kind[0] == ".":
        return f'<path d="{rest}" fill="url(#{kind[1:]})"/>'
    band = BAND.match(kind)
    if band:
        width = float(band[2] or 4)
        path = f'<path d="{rest}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
        return f'{path} stroke="{INK}" stroke-width="{width + 3:g}"/>{path} stroke="{MATERIALS[band[1]][0]}" stroke-width="{width:g}"/>{path} stroke="{MATERIALS[band[1]][1]}" stroke-width="{width * 0.4:g}" opacity=".55" transform="translate({width * 0.18:g} {width * 0.22:g})"/>'
    if kind not in MATERIALS:
        raise KeyError(kind)
    return f'<path d="{rest}" fill="url(#{kind})"{outlined(2)}/>'


def outlined(width: float) -> str:
    return f' stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'


def svg(drawing: Drawing) -> str:
    """The picture as a file of its own."""
    dice = random.Random(drawing.name)
    body = "".join([drawn(line) for line in drawing.lines])
    used = [name for name in MATERIALS if f"url(#{name})" in body]
    behind = SCENES[drawing.options["scene"]](dice)
    under = ""
    if "shadow" in drawing.options:
        x, y, wide = drawing.options["shadow"].split(",")
        under = f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="{float(wide) * 0.16:.1f}" fill="#1a0d12" opacity=".4"/>'
    edge = (
        '<radialGradient id="edge" cx=".5" cy=".46" r=".75"><stop offset=".55" stop-color="#1a0d12" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#1a0d12" stop-opacity=".42"/></radialGradient>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice">'
        f"<defs>{''.join([gradient(name) for name in used])}{edge}</defs>"
        f'{behind}{under}{body}<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="url(#edge)"/></svg>\n'
    )
