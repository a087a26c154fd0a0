"""What chance gave or took: the value after something was learned, minus its mean over what could have been learned."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, final

from digsite.bots.dice import QuickDice
from digsite.kernel.effects import Table
from digsite.kernel.play import apply, deal, legal_actions, outcomes
from digsite.kernel.record import RecordedStep
from digsite.review.measure import Effort, Gauge, error

Json = dict[str, Any]
NOTICED: Final = 3  # deals that show whether a step taught a seat anything
DEALS: Final = 8  # deals over which the mean is taken, if there are many outcomes
TRIES: Final = 3  # deals for each one wanted, since a step may be impossible in some
BRANCHES: Final = 40  # sequences of outcomes that are followed to the end
FEW: Final = 6  # outcomes that the seat can tell apart: so many are all measured


@dataclass(frozen=True)
class Luck:
    """What a step's chance was worth to a seat. `exact` if every outcome was weighed."""

    value: float
    error: float
    exact: bool


@final
class Fortune:
    """The luck of one step for one seat, from its view before the step."""

    def __init__(self, gauge: Gauge, seat: int, iterations: int, seed: int) -> None:
        self.gauge = gauge
        self.rules = gauge.judge.rules
        self.seat = seat
        self.iterations = iterations
        self.seed = seed
        self.measured = 0

    def luck(self, before: Table, step: RecordedStep, after: Table) -> Luck | None:
        """None if the seat learned nothing that it could not know."""
        seen = self.seen(after)
        others = self.others(before, step, NOTICED)
        if all(self.seen(other) == seen for other in others):
            return None
        if before.stack[-1].effect.chance:
            possible = self.possible(before)
            if possible is not None and len(possible) <= FEW:
                return self.exact(possible, seen)
        others += self.others(before, step, DEALS - NOTICED, NOTICED)
        return self.sampled(others, after)

    def seen(self, game: Table) -> Json:
        view: Json = self.rules.view(game, self.seat)
        return view

    def others(self, before: Table, step: RecordedStep, count: int, skipped: int = 0) -> list[Table]:
        """Games after the same step on other deals; those in which the action is impossible are left out."""
        view, found = self.seen(before), []
        for number in range(skipped * TRIES, (skipped + count) * TRIES):
            dice = QuickDice(self.seed + 7919 * (number + 1))
            dealt: Table = self.rules.determinize(view, dice)
            if dealt.stack[-1].effect.chance:
                deal(dealt, dice)
            elif step.actions[0] in legal_actions(dealt):
                apply(dealt, step.actions[0])
            else:
                continue
            found.append(dealt)
            if len(found) == count:
                break
        return found

    def value(self, game: Table) -> float:
        """The win chance afterwards, by the same measure for every outcome."""
        if not game.stack:
            return self.gauge.winning.shares(game)[self.seat]
        self.measured += 1
        return self.gauge.measure(
            game, self.seat, Effort(self.iterations, 1, self.seed + 104729 * self.measured)
        ).chance

    def sampled(self, others: list[Table], after: Table) -> Luck:
        values = [self.value(other) for other in others]
        mean = sum(values) / len(values)
        spread = error(values)
        came = self.value(after)
        return Luck(came - mean, sqrt(spread * spread * (1 + len(values))), exact=False)

    def possible(self, before: Table) -> list[tuple[Json, float, Table]] | None:
        """What the seat may see after the pending throw, with the chances; None if that is too much to follow."""
        dealt: Table = self.rules.determinize(self.seen(before), QuickDice(self.seed))
        found: list[tuple[Json, float, Table]] = []
        ends = follow(self.rules.copy, dealt, dealt.stack[-1].effect, 1.0, [])
        if ends is None:
            return None
        for game, chance in ends:
            seen = self.seen(game)
            for at, (known, so_far, example) in enumerate(found):
                if known == seen:
                    found[at] = (known, so_far + chance, example)
                    break
            else:
                found.append((seen, chance, game))
        return found

    def exact(self, possible: list[tuple[Json, float, Table]], seen: Json) -> Luck | None:
        values = [self.value(game) for _, _, game in possible]
        mean = sum([chance * value for (_, chance, _), value in zip(possible, values, strict=True)])
        came = next((value for (one, _, _), value in zip(possible, values, strict=True) if one == seen), None)
        return None if came is None else Luck(came - mean, 0.0, exact=True)


def follow(
    copy: Any, game: Table, effect: object, chance: float, found: list[tuple[Table, float]]
) -> list[tuple[Table, float]] | None:
    """Every end of a throw with its chance; None if there are more than BRANCHES."""
    if not game.stack or game.stack[-1].effect is not effect:
        found.append((game, chance))
        return found if len(found) <= BRANCHES else None
    weighed = outcomes(game)
    total = sum([weight for _, weight in weighed])
    if len(weighed) > BRANCHES:
        return None
    for action, weight in weighed:
        following = copy(game)
        apply(following, action)
        if follow(copy, following, effect, chance * weight / total, found) is None:
            return None
    return found
