"""Writes web/src/art/pictures/*.svg, every card and guardian, from web/src/art/drawings/*.txt, and Arnak's island.

`python -m tools.page_pictures --sheet FILE.html` also writes them side by side, for looking at them.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from tools.pictures.drawing import read, svg
from tools.pictures.island import at_night, by_moonlight, island

ART: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "art"
PICTURES: Final = ART / "pictures"


def pictures() -> dict[str, str]:
    """Every picture by name."""
    found = [one for file in sorted((ART / "drawings").glob("*.txt")) for one in read(file.read_text(encoding="utf-8"))]
    return {one.name: svg(one) for one in found}


def islands() -> dict[str, str]:
    """Arnak's island by day and by night, and Quetzal's by night, by file name."""
    day = island()
    coast = (ART / "coast.svg").read_text(encoding="utf-8")
    return {"island.svg": day, "island-night.svg": at_night(day), "coast-night.svg": by_moonlight(coast)}


def sheet(made: dict[str, str]) -> str:
    """All of them on one page."""
    style = "figure{display:inline-block;margin:4px;font:12px serif}img{width:300px}"
    head = f"<!doctype html><meta charset='utf-8'><style>{style}</style>"
    figures = [f"<figure><img src='{(PICTURES / name).as_uri()}.svg'><br>{name}</figure>" for name in made]
    return head + "".join(figures)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sheet", type=Path)
    chosen = parser.parse_args()
    made = pictures()
    PICTURES.mkdir(exist_ok=True)
    for old in PICTURES.glob("*.svg"):
        if old.stem not in made:
            old.unlink()
    for name, text in made.items():
        (PICTURES / f"{name}.svg").write_text(text, encoding="utf-8")
    for name, text in islands().items():
        (ART / name).write_text(text, encoding="utf-8")
    if chosen.sheet is not None:
        chosen.sheet.write_text(sheet(made), encoding="utf-8")


if __name__ == "__main__":
    main()
