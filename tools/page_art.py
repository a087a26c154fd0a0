"""Writes web/src/art/GAME.svg, the icons a table draws with, and web/CREDITS.md, which says whose they are.

`drawn.svg` has what we drew ourselves, `chosen.json` the names taken from Game-icons.net, `authors.json` who drew
them. `<g data-icon="NAME">` inside a drawing is filled with the icon of that name.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
ART: Final = ROOT / "web" / "src" / "art"
CREDITS: Final = ROOT / "web" / "CREDITS.md"
ICONS: Final = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
FILLED: Final = re.compile(r'<g data-icon="([a-z0-9-]+)"([^>]*)/>')
PATH: Final = re.compile(r' d="[^"]*"')
FRACTION: Final = re.compile(r"-?\d*\.\d{2,}")
PREFIX: Final = "i-"
OTHERS: Final = "contributors of Game-icons.net whose names the icon package does not carry"
HEAD: Final = """# Credits

The icons below are from [Game-icons.net](https://game-icons.net), each by the author named, under
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/); only their colours were changed. Everything else on the
tables, the tokens and travel badges among it, is drawn for Digsite.
The fonts Cinzel and Alegreya are under the SIL Open Font License.

"""


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def drawn(bodies: dict[str, str]) -> str:
    """Our own symbols, on one line each."""
    text = (ART / "drawn.svg").read_text(encoding="utf-8")
    text = re.sub(r"<!--.*?-->", "", text)
    symbols = re.findall(r"<symbol.*?</symbol>", text, re.DOTALL)
    joined = [re.sub(r"\s*\n\s*", "", symbol) for symbol in symbols]
    return "\n".join([FILLED.sub(lambda found: f"<g{found[2]}>{plain(bodies[found[1]])}</g>", one) for one in joined])


def rounded(body: str) -> str:
    """Paths to a tenth of a unit of 512: nobody sees more, and a quarter of the file is saved.

    A number keeps its point, since that also parts it from the next one.
    """
    return PATH.sub(lambda path: FRACTION.sub(lambda found: tenth(found[0]), path[0]), body)


def tenth(number: str) -> str:
    text = f"{float(number):.1f}"
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def plain(body: str) -> str:
    """An icon in the color of its surroundings."""
    return body.replace(' fill="currentColor"', "")


def sprite(names: list[str], bodies: dict[str, str]) -> str:
    icons = [
        f'<symbol id="{PREFIX}{name}" viewBox="0 0 512 512">{bodies[name]}</symbol>' for name in sorted(set(names))
    ]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', drawn(bodies), *icons, "</svg>\n"])


def credits(chosen: dict[str, list[str]], authors: dict[str, str]) -> str:
    """One line per author, sorted by name."""
    used = sorted({name for names in chosen.values() for name in names})
    by_author: dict[str, list[str]] = {}
    for name in used:
        by_author.setdefault(authors.get(name, OTHERS), []).append(name)
    return HEAD + "".join([f"- **{author}**: {', '.join(by_author[author])}.\n" for author in sorted(by_author)])


def files() -> dict[Path, str]:
    """What is written where."""
    chosen = read(ART / "chosen.json")
    bodies = {name: rounded(icon["body"]) for name, icon in read(ICONS)["icons"].items()}
    sheets = {ART / f"{game}.svg": sprite(names, bodies) for game, names in chosen.items()}
    return {**sheets, CREDITS: credits(chosen, read(ART / "authors.json"))}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
