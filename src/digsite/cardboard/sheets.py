"""The score sheet: a real table, entered by hand and scored by the engine's rules.

A sheet is JSON. Arnak: `board`, `seats`, and for a solo game `rival`; Quetzal: `seats`, `marker`, and the `edition` of
an owner's box. An impossible sheet is refused like an impossible position, with the place of each problem.
"""

from __future__ import annotations

from typing import Any

from digsite.cardboard.games import GAMES
from digsite.games import GAMES as DESCRIPTORS
from digsite.kernel.errors import ImpossiblePosition
from digsite.kernel.reading import Reader

Json = dict[str, Any]


def score(sheet: object) -> Json:
    """The points of every seat by part, the winners and the tie-break; ImpossiblePosition names what is wrong."""
    reader = Reader()
    game = reader.member(sheet, "game", "")
    table: Any = None
    if isinstance(game, str) and game in GAMES:
        table = GAMES[game](reader, sheet)
    elif not reader.problems:
        reader.wrong("game", f"{' or '.join(GAMES)} is expected")
    if reader.problems or not isinstance(game, str):
        raise ImpossiblePosition(reader.problems)
    rules = DESCRIPTORS[game].rules
    winners, tie_break = rules.winners(table)
    return {"scores": rules.scores(table), "winners": winners, "tie_break": tie_break}
