"""The tables the laboratory is tried at, and random play."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

EDITION: Final = Path(__file__).parent / "edition.json"
Table = tuple[str, dict[str, Any]]
ARNAK: Final[list[Table]] = [
    *[("arnak", {"players": seats, "board": board}) for seats in (1, 2, 3, 4) for board in ("bird", "snake")],
    ("arnak", {"players": 1, "difficulty": 5}),
]
QUETZAL: Final[list[Table]] = [
    *[("quetzal", {"players": seats}) for seats in (2, 3, 4, 5)],
    ("quetzal", {"players": 2, "edition": json.loads(EDITION.read_text(encoding="utf-8"))}),
    ("quetzal", {"players": 3, "options": {"raise_own_bid": True}}),
]
TABLES: Final[list[Table]] = [*ARNAK, *QUETZAL]
SAMPLES: Final[list[Table]] = [("arnak", {"players": 1}), ("quetzal", {"players": 3})]


def named(table: tuple[str, dict[str, Any]]) -> str:
    """A table as the name of a test."""
    game, options = table
    return "-".join([game, *[f"{name}={value}" for name, value in options.items() if not isinstance(value, dict)]])


def any_legal(mask: Any, dice: random.Random) -> int:
    """A legal action's place."""
    return int(dice.choice(mask.nonzero()[0].tolist()))
