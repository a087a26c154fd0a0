"""The score sheet, as if the game ended now, in one language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from digsite.kernel.rules import AnyRules
from digsite.text.telling import Telling


@dataclass(frozen=True)
class Row:
    """One seat's points, part by part."""

    seat: int
    name: str
    parts: list[tuple[str, int]]
    total: int
    winner: bool


@dataclass(frozen=True)
class Sheet:
    """`ahead` says who leads or has won, `tie` the tie-break, if there was one."""

    final: bool
    rows: list[Row]
    ahead: str
    tie: str


def make_sheet(rules: AnyRules, game: Any, telling: Telling) -> Sheet:
    say = telling.catalog.say
    winners, tie_break = rules.winners(game)
    rows = [
        Row(
            score["seat"],
            telling.seat(score["seat"]),
            [(say(f"score-{part}"), points) for part, points in score.items() if part not in ("seat", "total")],
            score["total"],
            score["seat"] in winners,
        )
        for score in rules.scores(game)
    ]
    final = not game.stack
    best = telling.listed([telling.seat(seat, "in") for seat in winners])
    ahead = say("ui-won", players=best) if final else say("ui-ahead", players=best)
    return Sheet(final, rows, ahead, say("ui-decided", reason=say(f"tie-{tie_break}")) if tie_break else "")
