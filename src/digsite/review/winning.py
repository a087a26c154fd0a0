"""The chance to win from the lead that the evaluation expects, by game, board, number of players and round.

`tools/fit_winning.py` fits the curves to simulated games and writes `winning.json`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final, final

from digsite.bots.judge import Judge
from digsite.kernel.effects import Table

Json = dict[str, Any]
PLACE: Final = Path(__file__).parent / "winning.json"
FLATTEST: Final = 30.0  # no curve is asked beyond this many logits


@dataclass(frozen=True)
class Curve:
    """One round's chance to win, a logistic curve of the lead; alone, the rival's difficulty counts too."""

    bias: float
    slope: float
    difficulty: float = 0.0

    def at(self, lead: float, difficulty: int = 0) -> float:
        odds = self.bias + self.slope * lead + self.difficulty * difficulty
        return 1.0 / (1.0 + exp(-max(-FLATTEST, min(FLATTEST, odds))))


@final
class Winning:
    """The curves of one kind of table, one for each round."""

    def __init__(self, judge: Judge, curves: list[Curve], difficulty: int = 0) -> None:
        self.judge = judge
        self.curves = curves
        self.difficulty = difficulty

    def chance(self, game: Table, lead: float) -> float:
        """The chance to win with that lead, in a game that is not over."""
        return self.curves[self.judge.phase(game)].at(lead, self.difficulty)

    def shares(self, game: Table) -> list[float]:
        """Each seat's share of the win, in a game that is over."""
        return shares(self.judge, game)


def shares(judge: Judge, game: Table) -> list[float]:
    """Each seat's share of the win at the end."""
    winners: list[int] = judge.rules.winners(game)[0]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(judge.rules.seats(game))]


def lead(worths: list[float], seat: int) -> float:
    """How far a seat is ahead of the best other one."""
    return worths[seat] - max([worth for at, worth in enumerate(worths) if at != seat])


def kind(game: str, options: Json) -> str:
    """The name of a kind of table among the fitted ones."""
    board = f"-{options['board']}" if "board" in options else ""
    return f"{game}{board}-{options['players']}"


@cache
def fitted() -> Json:
    """What `tools/fit_winning.py` wrote."""
    found: Json = json.loads(PLACE.read_text(encoding="utf-8"))
    return found


def winning(judge: Judge, options: Json) -> Winning:
    """The curves of a table with these options."""
    rounds = fitted()[kind(judge.rules.name, options)]["rounds"]
    return Winning(judge, [Curve(*row) for row in rounds], options.get("difficulty", 0))
