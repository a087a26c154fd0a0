"""The search of the stronger levels: a tree of the seat's own decisions, on games dealt from what it sees.

An iteration deals a game, follows the tree as far as it has grown, finishes the turn by the prior and evaluates the
result. Opponents play by the prior throughout, so the tree holds the seat's own plan and is as deep with four players
as with two. A node is what the seat chose so far; hidden information and opponents' moves are averaged over. PUCT
(Rosin 2011) chooses the action by its mean and, while it has few visits, its prior. A level with a memory also follows
what did well elsewhere in the tree (progressive history, Nijssen and Winands 2011): much of a round can be done in any
order, so what helped after one beginning mostly helps after another.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final, final

from digsite.bots.dice import QuickDice
from digsite.bots.judge import Judge
from digsite.kernel.effects import Table
from digsite.kernel.play import apply, deal, legal_actions

# An action, its visits, the sum of its values and of its points.
Tally = tuple[int, int, float, float]
Parts = tuple[int, float, float, int, float]
NO_HABIT: Final = -1
DOUBT: Final = 5.0  # how often a habit must have been chosen before it is trusted by half


@final
class Manner:
    """How a level searches: how many of its own turns, within the stage; the exploration constant, in spreads of its
    evaluations; the weight of the best opponent's points; the iterations per deal; how much
    it trusts progressive history.
    """

    __slots__ = ("curiosity", "envy", "memory", "per_deal", "turns")

    def __init__(
        self, turns: int, curiosity: float = 1.0, envy: float = 0.3, per_deal: int = 16, memory: float = 0.0
    ) -> None:
        self.turns = turns
        self.curiosity = curiosity
        self.envy = envy
        self.per_deal = per_deal
        self.memory = memory

    def parts(self) -> Parts:
        """The constructor arguments of an equal one."""
        return (self.turns, self.curiosity, self.envy, self.per_deal, self.memory)


@final
class Branch:
    """A choice of the seat: its visits, the sum of its values, and of the seat's own points."""

    __slots__ = ("branches", "habit", "points", "total", "visits")

    def __init__(self, habit: int) -> None:
        self.branches: dict[int, Branch] = {}
        self.habit = habit
        self.visits = 0
        self.total = 0.0
        self.points = 0.0


@final
class Memory:
    """Progressive history: the values of each habit's actions anywhere in the tree."""

    __slots__ = ("counts", "totals")

    def __init__(self, habits: int) -> None:
        self.counts = [0.0] * habits
        self.totals = [0.0] * habits

    def learn(self, path: list[Branch], value: float) -> None:
        for branch in path:
            if branch.habit != NO_HABIT:
                self.counts[branch.habit] += 1.0
                self.totals[branch.habit] += value

    def leaning(self, habit: int, mean: float) -> float:
        """How much better than the mean actions of this habit did, discounted while there are few visits."""
        count = self.counts[habit]
        return (self.totals[habit] - mean * count) / (count + DOUBT)


@final
class Tree:
    """One search from one view. The same seed and number of iterations grow the same tree."""

    def __init__(self, judge: Judge, manner: Manner, seed: int) -> None:
        self.judge = judge
        self.manner = manner
        self.memory = Memory(judge.habits) if manner.memory > 0.0 else None
        self.dice = QuickDice(seed)
        self.root = Branch(NO_HABIT)
        self.seat = 0
        self.stage = 0
        self.sum = 0.0
        self.squares = 0.0
        self.grown = 0

    def grow(self, view: dict[str, Any], iterations: int, seconds: float) -> None:
        """Iterate on games dealt from a view, until the iterations or the time are used up; at least a few times."""
        end = perf_counter() + seconds
        dealt: Table = self.judge.rules.determinize(view, self.dice)
        left = iterations
        while left > 0 and (left == iterations or perf_counter() < end):
            self.grow_on(dealt, min(left, self.manner.per_deal))
            left -= self.manner.per_deal
            if left > 0 and not self.judge.redeal(dealt, self.seat, self.dice):
                dealt = self.judge.rules.determinize(view, self.dice)

    def grow_on(self, dealt: Table, iterations: int) -> None:
        """Iterate on copies of one game."""
        self.seat = dealt.stack[-1].seat
        self.stage = self.judge.stage(dealt)
        for _ in range(iterations):
            self.iterate(self.judge.copy(dealt))

    def iterate(self, game: Table) -> None:
        """Follow the tree to an untried choice, finish that turn, evaluate, and back up the value."""
        path = [self.root]
        settled = self.descend(game, path)
        self.finish_turn(game, settled)
        points = self.judge.worth(game, self.seat)
        value = points - self.regret(game)
        self.grown += 1
        self.sum += value
        self.squares += value * value
        for branch in path:
            branch.visits += 1
            branch.total += value
            branch.points += points
        if self.memory is not None:
            self.memory.learn(path, value)

    def descend(self, game: Table, path: list[Branch]) -> bool:
        """Walk to the end of the tree; return whether a turn ended there."""
        branch = self.root
        turns = 0
        while game.stack and turns < self.manner.turns:
            frame = game.stack[-1]
            if frame.effect.chance:
                deal(game, self.dice)
                continue
            if self.judge.stage(game) != self.stage:
                break
            legal = legal_actions(game)
            if frame.seat != self.seat:
                self.act_by_habit(game, legal)
                continue
            if len(legal) == 1:
                action = legal[0]
            else:
                action = self.most_promising(branch, game, legal)
                below = branch.branches.get(action)
                if below is None:
                    below = Branch(self.judge.habit(game, action))
                    branch.branches[action] = below
                branch = below
                path.append(branch)
            apply(game, action)
            settled = self.judge.settled(game, self.seat, action)
            if settled:
                turns += 1
            if branch.visits == 0 and branch is not self.root:
                return settled
        return True

    def most_promising(self, branch: Branch, game: Table, legal: list[int]) -> int:
        priors = self.judge.priors(game, legal)
        total = 0.0
        tried = 0
        for at in range(len(legal)):
            total += priors[at]
            known = branch.branches.get(legal[at])
            if known is not None:
                tried += known.visits
        spread = self.spread()
        unknown = (branch.total / branch.visits if branch.visits else 0.0) - spread * 0.25
        eagerness = self.manner.curiosity * spread * sqrt(tried + 1.0) / total
        best, highest = legal[0], -1e9
        for at in range(len(legal)):
            if priors[at] <= 0.0:
                continue
            known = branch.branches.get(legal[at])
            visits = 0 if known is None else known.visits
            mean = unknown if known is None or visits == 0 else known.total / visits
            promise = mean + (eagerness * priors[at] + self.leaning(game, legal[at])) / (1.0 + visits)
            if promise > highest:
                best, highest = legal[at], promise
        return best

    def leaning(self, game: Table, action: int) -> float:
        """The progressive history bonus of an action."""
        if self.memory is None or self.grown == 0:
            return 0.0
        return self.manner.memory * self.memory.leaning(self.judge.habit(game, action), self.sum / self.grown)

    def spread(self) -> float:
        """The standard deviation of all evaluations so far."""
        if self.grown < 2:
            return 5.0
        mean = self.sum / self.grown
        return sqrt(max(0.25, self.squares / self.grown - mean * mean))

    def act_by_habit(self, game: Table, legal: list[int]) -> int:
        action = legal[self.dice.draw(self.judge.priors(game, legal))] if len(legal) > 1 else legal[0]
        apply(game, action)
        return action

    def finish_turn(self, game: Table, settled: bool) -> None:
        """Finish the turn by the prior, unless a new stage begins first; then let chance decide until the next turn."""
        while game.stack:
            frame = game.stack[-1]
            if frame.effect.chance:
                deal(game, self.dice)
                continue
            if settled or self.judge.stage(game) != self.stage:
                return
            action = self.act_by_habit(game, legal_actions(game))
            settled = frame.seat == self.seat and self.judge.settled(game, self.seat, action)

    def regret(self, game: Table) -> float:
        """What to subtract for the points of the best opponent."""
        envy = self.manner.envy
        best = 0.0
        if envy > 0.0:
            for seat in range(self.judge.rules.seats(game)):
                if seat != self.seat:
                    best = max(best, self.judge.worth(game, seat))
        return envy * best


def tallies(tree: Tree) -> list[Tally]:
    """The visits and values of each action tried at the root."""
    branches = tree.root.branches
    return [
        (action, branch.visits, branch.total, branch.points) for action, branch in branches.items() if branch.visits
    ]
