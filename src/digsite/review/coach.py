"""Why one action rather than another: the difference of their leads, split into parts that add up.

Both are searched on the same deals. The positions that the searches end in are taken apart by the groups of the
evaluation's features, so the parts are exactly what the judgement consists of.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, final

from digsite.bots.judge import Judge
from digsite.bots.tree import Branch
from digsite.kernel.effects import Table
from digsite.review.groups import OTHERS, POINTS, group_of, groups
from digsite.review.marks import CERTAIN
from digsite.review.measure import Effort, Gauge, error

Json = dict[str, Any]
NEXT: Final = 3  # next actions of the better line
OFTEN: Final = 4  # an action belongs to the line if it was visited so often


@dataclass(frozen=True)
class Explanation:
    """In points of lead: the difference with its error, its parts, and how the better line goes on."""

    difference: float
    error: float
    parts: dict[str, float]
    line: list[int]

    @property
    def equal(self) -> bool:
        """Whether the two are about equal."""
        return abs(self.difference) <= CERTAIN * self.error


@final
class Parts:
    """Adds up the parts of the lead over positions."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.sums = dict.fromkeys(groups(judge.rules.name), 0.0)
        self.group = [group_of(judge.rules.name, feature) for feature in judge.features]
        self.count = 0

    def add(self, game: Table) -> None:
        """One position that a search ended in."""
        judge, seat = self.judge, self.seat
        self.count += 1
        self.sums[POINTS] += judge.points(game, seat)
        if game.stack:
            weights = judge.weights[judge.phase(game)]
            measured = judge.measure(game, seat)
            for at in range(len(measured)):
                if measured[at] != 0.0:
                    self.sums[self.group[at]] += weights[at] * measured[at]
        others = [judge.worth(game, other) for other in range(judge.rules.seats(game)) if other != seat]
        self.sums[OTHERS] -= max(others)

    def mean(self, group: str) -> float:
        return self.sums[group] / self.count


def explain(gauge: Gauge, game: Table, seat: int, pair: tuple[int, int], efforts: list[Effort]) -> Explanation:
    """Why the first action of the pair rather than the second."""
    better, worse = Parts(gauge.judge, seat), Parts(gauge.judge, seat)
    gaps: list[float] = []
    line: list[int] = []
    for effort in efforts:
        one = gauge.measure(game, seat, effort, pair[0], better.add)
        other = gauge.measure(game, seat, effort, pair[1], worse.add)
        gaps.append(one.lead - other.lead)
        line = line or following(one.tree.root)
    parts = {group: better.mean(group) - worse.mean(group) for group in better.sums}
    return Explanation(sum(gaps) / len(gaps), error(gaps), parts, line)


def following(branch: Branch) -> list[int]:
    """The next actions of the seat that were visited most."""
    found: list[int] = []
    while branch.branches and len(found) < NEXT:
        action = most_visited(branch)
        branch = branch.branches[action]
        if branch.visits < OFTEN:
            break
        found.append(action)
    return found


def most_visited(branch: Branch) -> int:
    return max(branch.branches, key=lambda action: (branch.branches[action].visits, -action))


def explained(explanation: Explanation, notation: Callable[[int], str]) -> Json:
    """An explanation as a review keeps it."""
    return {
        "difference": explanation.difference,
        "error": explanation.error,
        "equal": explanation.equal,
        "parts": {group: value for group, value in explanation.parts.items() if value},
        "line": [notation(action) for action in explanation.line],
    }
