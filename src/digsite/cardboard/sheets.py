"""The score sheet: a real table, entered by hand and scored by the engine's rules.

A sheet is JSON. Arnak: `board`, `seats`, and for a solo game `rival`; Quetzal: `seats`, `marker`, and the `edition` of
an owner's box. An impossible sheet is refused like an impossible position, with the place of each problem.
"""

from __future__ import annotations

from typing import Any

from digsite.arnak import RULES as ARNAK
from digsite.cardboard.arnak import sheet as arnak_sheet
from digsite.cardboard.quetzal import sheet as quetzal_sheet
from digsite.kernel.errors import ImpossiblePosition
from digsite.kernel.reading import Reader
from digsite.kernel.rules import AnyRules
from digsite.quetzal import RULES as QUETZAL

Json = dict[str, Any]


def score(sheet: object) -> Json:
    """The points of every seat by part, the winners and the tie-break; ImpossiblePosition names what is wrong."""
    reader = Reader()
    game = reader.member(sheet, "game", "")
    rules: AnyRules = QUETZAL if game == "quetzal" else ARNAK
    table: Any = None
    if game == "arnak":
        table = arnak_sheet.table_of(reader, sheet)
    elif game == "quetzal":
        table = quetzal_sheet.table_of(reader, sheet)
    elif not reader.problems:
        reader.wrong("game", "arnak or quetzal is expected")
    if reader.problems:
        raise ImpossiblePosition(reader.problems)
    winners, tie_break = rules.winners(table)
    return {"scores": rules.scores(table), "winners": winners, "tie_break": tie_break}
