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
from typing import TYPE_CHECKING, Any, Final, final

from digsite.bots.dice import QuickDice
from digsite.bots.judge import Judge
from digsite.kernel.effects import NO_ACTION, Table
from digsite.kernel.play import apply, deal, legal_actions

if TYPE_CHECKING:
    from mypy_extensions import i64

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
    """A choice of the seat: its visits, the sum of its values, and of the seat's own points.

    The seat's next choice after it in one deal is kept, as far as nobody else's and no chance came before: every copy
    of that deal leads there.
    """

    __slots__ = (
        *("action", "branches", "habit", "habits", "kept", "points", "position", "priors", "total", "turns"),
        "visits",
    )

    def __init__(self, action: int, habit: int) -> None:
        self.branches: dict[int, Branch] = {}
        self.action = action
        self.habit = habit
        self.visits: i64 = 0
        self.total = 0.0
        self.points = 0.0
        self.kept = 0  # the number of the deal that position and turns are of
        self.position: Table | None = None
        self.turns = 0  # the seat's turns ended before
        self.priors: list[float] = []
        self.habits: list[int] = []


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
        self.root = Branch(NO_ACTION, NO_HABIT)
        self.deals = 0
        self.keeping: list[Branch] = []
        self.seat = 0
        self.seats = 0
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
        self.begin(dealt, dealt.stack[-1].seat)
        for _ in range(iterations):
            self.iterate(dealt)
        self.forget()

    def begin(self, dealt: Table, seat: int) -> None:
        """Take up a game that was dealt, for the seat whose plan the tree is."""
        self.seat = seat
        self.seats = self.judge.rules.seats(dealt)
        self.stage = self.judge.stage(dealt)
        self.deals += 1
        legal_actions(dealt)  # once for all copies

    def forget(self) -> None:
        """Let go of the positions of the game that was dealt."""
        for branch in self.keeping:
            branch.position = None
        self.keeping = []

    def iterate(self, dealt: Table) -> Table:
        """Follow the tree to an untried choice, finish that turn, evaluate, and back up the value.

        Returns the position that was evaluated.
        """
        path = [self.root]
        game, settled = self.descend(dealt, path)
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
        return game

    def descend(self, dealt: Table, path: list[Branch]) -> tuple[Table, bool]:
        """Walk to the end of the tree in a copy of the deal; return it, and whether a turn ended there."""
        branch, position, turns = self.root, dealt, 0
        while branch.kept == self.deals:
            assert branch.position is not None
            position, turns = branch.position, branch.turns
            branch = self.choose(branch, legal_actions(position), path)
        return self.descend_from(branch, self.judge.copy(position), turns, path)

    def descend_from(self, branch: Branch, game: Table, turns: int, path: list[Branch]) -> tuple[Table, bool]:
        """Walk on, first making the choice of the branch."""
        alone = True  # so far only the seat has chosen, and no chance
        action = branch.action
        while True:
            if action != NO_ACTION:
                apply(game, action)
                settled = self.judge.settled(game, self.seat, action)
                turns += settled
                if branch.visits == 0 and branch is not self.root:
                    return game, settled
                action = NO_ACTION
            if not game.stack or turns >= self.manner.turns:
                return game, True
            frame = game.stack[-1]
            if frame.effect.chance:
                deal(game, self.dice)
                alone = False
            elif self.judge.stage(game) != self.stage:
                return game, True
            elif frame.seat != self.seat:
                self.act_by_habit(game, legal_actions(game))
                alone = False
            elif len(legal_actions(game)) == 1:
                action = legal_actions(game)[0]
            else:
                self.look(branch, game, legal_actions(game))
                if alone:
                    self.keep(branch, game, turns)
                branch = self.choose(branch, legal_actions(game), path)
                action = branch.action

    def keep(self, branch: Branch, game: Table, turns: int) -> None:
        """Note where a branch leads in this deal."""
        branch.kept = self.deals
        branch.position = self.judge.copy(game)
        branch.turns = turns
        self.keeping.append(branch)

    def choose(self, branch: Branch, legal: list[int], path: list[Branch]) -> Branch:
        """The branch of the most promising action, new or not."""
        at = self.most_promising(branch, legal)
        below = branch.branches.get(legal[at])
        if below is None:
            below = Branch(legal[at], branch.habits[at])
            branch.branches[legal[at]] = below
        path.append(below)
        return below

    def look(self, branch: Branch, game: Table, legal: list[int]) -> None:
        """Note the priors and the habits of the actions after a choice."""
        branch.priors = self.judge.priors(game, legal)
        branch.habits = [self.judge.habit(game, action) for action in legal]

    def most_promising(self, branch: Branch, legal: list[int]) -> int:
        """Which of the actions to try next, by its place among them."""
        priors, habits, memory = branch.priors, branch.habits, self.memory
        known = [branch.branches.get(action) for action in legal]
        total = 0.0
        tried: i64 = 0
        for at in range(len(legal)):
            total += priors[at]
            there = known[at]
            if there is not None:
                tried += there.visits
        spread = self.spread()
        unknown = (branch.total / float(branch.visits) if branch.visits else 0.0) - spread * 0.25
        eagerness = self.manner.curiosity * spread * sqrt(float(tried) + 1.0) / total
        usual = self.sum / self.grown if self.grown else 0.0
        best, highest = 0, -1e9
        for at in range(len(legal)):
            if priors[at] <= 0.0:
                continue
            promise = eagerness * priors[at]
            if memory is not None and self.grown:
                promise += self.manner.memory * memory.leaning(habits[at], usual)
            there = known[at]
            if there is None or there.visits == 0:
                promise += unknown
            else:
                visits = float(there.visits)
                promise = there.total / visits + promise / (1.0 + visits)
            if promise > highest:
                best, highest = at, promise
        return best

    def spread(self) -> float:
        """The standard deviation of all evaluations so far."""
        if self.grown < 2:
            return 5.0
        mean = self.sum / self.grown
        return sqrt(max(0.25, self.squares / self.grown - mean * mean))

    def act_by_habit(self, game: Table, legal: list[int]) -> int:
        action = self.judge.habitual(game, legal, self.dice) if len(legal) > 1 else legal[0]
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
            for seat in range(self.seats):
                if seat != self.seat:
                    best = max(best, self.judge.worth(game, seat))
        return envy * best


def tallies(tree: Tree) -> list[Tally]:
    """The visits and values of each action tried at the root."""
    branches = tree.root.branches
    return [
        (action, branch.visits, branch.total, branch.points) for action, branch in branches.items() if branch.visits
    ]
