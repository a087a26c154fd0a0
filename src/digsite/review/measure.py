"""The measure: what a position is worth to a seat, from what that seat knows.

The search of the strongest level plays on, on games dealt from the seat's view, and everyone finishes the round by
habit. The positions at the beginning of the next round are turned into win chances. The first half of the iterations
explores and is not counted; the second half plays what was found, so that trying things out costs a position nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final, final

from digsite.bots.dice import QuickDice
from digsite.bots.judge import Judge
from digsite.bots.levels import level_of
from digsite.bots.tree import Manner, Tree
from digsite.kernel.effects import Table
from digsite.kernel.play import advance, apply, deal, legal_actions
from digsite.review.winning import Winning, lead

Json = dict[str, Any]
Watch = Callable[[Table], None]
LEAST: Final = 4  # deals that are counted, however few the iterations


@dataclass(frozen=True)
class Effort:
    """How a position is searched: how often, how many of the seat's own turns ahead, and the seed."""

    iterations: int
    turns: int
    seed: int


@dataclass
class Measured:
    """The mean win chance, points and lead over the counted deals; the tree has the alternatives."""

    tree: Tree
    chances: list[float] = field(default_factory=list)  # of each deal counted
    points: float = 0.0
    lead: float = 0.0

    @property
    def chance(self) -> float:
        return sum(self.chances) / len(self.chances)

    @property
    def error(self) -> float:
        return error(self.chances)


def error(values: list[float]) -> float:
    """The standard error of a mean."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


@final
class Gauge:
    """Measures positions of one kind of table. `openly`: with all cards as they lie, for the curious."""

    def __init__(self, judge: Judge, winning: Winning, openly: bool = False) -> None:
        self.judge = judge
        self.winning = winning
        self.openly = openly
        self.manner = level_of(judge.rules.name, "professor").manner

    def measure(
        self,
        game: Table,
        seat: int,
        effort: Effort,
        first: int | None = None,
        watch: Watch | None = None,
    ) -> Measured:
        """Measure a position for a seat, after an action of its own if one is named.

        The same seed deals the same games, whatever the first action. `watch` is shown every counted position that
        the search ended in.
        """
        iterations, seed = effort.iterations, effort.seed
        _, curiosity, envy, per_deal, memory = self.manner.parts()
        explores = Manner(effort.turns, curiosity, envy, per_deal, memory)
        plays = Manner(effort.turns, 0.0, envy, per_deal)  # what was found; nothing else is tried
        tree = Tree(self.judge, explores, seed)
        stage = self.judge.stage(game)
        found = Measured(tree)
        deals = max(2 * LEAST, -(-iterations // per_deal))
        each = max(1, min(per_deal, iterations // deals))
        for number, dealt in enumerate(self.deals(game, seat, deals, seed)):
            begun = self.judge.copy(dealt)
            if first is not None:
                apply(begun, first)
            counts = 2 * number >= deals
            if counts:
                tree.manner = plays
            tree.begin(begun, seat)
            tree.stage = stage  # also if the first action has ended the round
            self.try_deal(found, begun, each, counts, watch if counts else None)
            tree.forget()
        counted = len(found.chances) * each
        found.points /= counted
        found.lead /= counted
        return found

    def deals(self, game: Table, seat: int, count: int, seed: int) -> Iterator[Table]:
        """Games that the seat cannot tell from this one."""
        if self.openly:
            for _ in range(count):
                yield self.judge.copy(game)
            return
        dice = QuickDice(seed + 1)
        view = self.judge.rules.view(game, seat)
        dealt: Table = self.judge.rules.determinize(view, dice)
        for number in range(count):
            if dealt.stack[-1].seat != seat:
                advance(dealt)  # another seat may hold other cards now: what it can do is not what it could
            yield dealt
            if number + 1 < count and not self.judge.redeal(dealt, seat, dice):
                dealt = self.judge.rules.determinize(view, dice)

    def try_deal(self, found: Measured, dealt: Table, times: int, counts: bool, watch: Watch | None) -> None:
        """Iterate on copies of one deal, and add what came of it."""
        tree, chances = found.tree, 0.0
        for _ in range(times):
            ended = tree.iterate(dealt)
            if not counts:
                continue
            self.finish_round(ended, tree)
            worths = [self.judge.worth(ended, one) for one in range(self.judge.rules.seats(ended))]
            found.points += worths[tree.seat]
            found.lead += lead(worths, tree.seat)
            chances += self.chance(ended, tree.seat, lead(worths, tree.seat))
            if watch is not None:
                watch(ended)
        if counts:
            found.chances.append(chances / times)

    def finish_round(self, game: Table, tree: Tree) -> None:
        """Let everyone finish the round by habit: positions are only compared where a round begins."""
        while game.stack and self.judge.stage(game) == tree.stage:
            if game.stack[-1].effect.chance:
                deal(game, tree.dice)
            else:
                tree.act_by_habit(game, legal_actions(game))

    def chance(self, ended: Table, seat: int, lead: float) -> float:
        """The win chance in a position that the search ended in."""
        return self.winning.chance(ended, lead) if ended.stack else self.winning.shares(ended)[seat]
