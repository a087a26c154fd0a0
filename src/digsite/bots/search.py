"""The search without knowledge: information-set UCT with uniform full rollouts, on games dealt from what the seat sees.

One tree for all deals: a node is the players' choices so far, so hidden information is averaged over. An action that is
not legal in every deal is compared by how often it could have been chosen (Cowling, Powley, Whitehouse 2012).
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any, Final, final

from digsite.bots.dice import QuickDice
from digsite.bots.rollout import roll_out
from digsite.kernel.effects import Table
from digsite.kernel.play import apply, deal, legal_actions
from digsite.kernel.rules import AnyRules

EXPLORATION: Final = 0.5
ITERATIONS_PER_DEAL: Final = 8  # dealing from a view takes longer than a rollout, a copy next to nothing


@final
class Node:
    """A choice: how often it was available, how often taken, its seat's total reward and total points."""

    __slots__ = ("available", "children", "points", "reward", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.available = 0
        self.visits = 0
        self.reward = 0.0
        self.points = 0.0

    def promise(self) -> float:
        """The upper confidence bound of its mean reward."""
        return self.reward / self.visits + EXPLORATION * sqrt(log(self.available) / self.visits)


@final
class Search:
    """Chooses for the seat of a view and knows only the view. The same seed gives the same choice."""

    def __init__(self, rules: AnyRules, iterations: int, seed: int = 0, seconds: float = 1e9) -> None:
        self.rules = rules
        self.iterations = iterations
        self.seed = seed
        self.seconds = seconds

    def choose(self, view: dict[str, Any]) -> int:
        """The action that was tried most often."""
        listed: list[int] = [action["id"] for action in view["actions"]]
        if len(listed) == 1:
            return listed[0]
        children = self.grow(view).children
        return max(listed, key=lambda action: children[action].visits if action in children else 0)

    def grow(self, view: dict[str, Any]) -> Node:
        """The tree after all iterations, or when the time is used up."""
        end = perf_counter() + self.seconds
        root = Node()
        dice = QuickDice(self.seed)
        dealt = None
        for iteration in range(self.iterations):
            if iteration % ITERATIONS_PER_DEAL == 0:
                if iteration and perf_counter() > end:
                    break
                dealt = self.rules.determinize(view, dice)
            game: Table = self.rules.copy(dealt)
            path, seats = descend(root, game, dice)
            roll_out(game, dice)
            totals: list[int] = [score["total"] for score in self.rules.scores(game)]
            learn(path, seats, self.rewards(game, totals), totals)
        return root

    def rewards(self, game: Table, totals: list[int]) -> list[float]:
        """The reward of each seat, from 0 to 1: half for winning, half for the margin."""
        winners: list[int] = self.rules.winners(game)[0]
        rewards: list[float] = []
        for seat, total in enumerate(totals):
            best = max([other for at, other in enumerate(totals) if at != seat])
            lead = (total - best) / (abs(total) + abs(best) + 1)
            won = 1.0 / len(winners) if seat in winners else 0.0
            rewards.append(won / 2 + (1.0 + lead) / 4)
        return rewards


def descend(root: Node, game: Table, dice: QuickDice) -> tuple[list[Node], list[int]]:
    """Follow the tree to an untried choice and make it; return the nodes visited and who chose them."""
    node = root
    path: list[Node] = []
    seats: list[int] = []
    while game.stack:
        frame = game.stack[-1]
        if frame.effect.chance:
            deal(game, dice)
            continue
        legal = legal_actions(game)
        if len(legal) == 1:
            apply(game, legal[0])
            continue
        untried = [action for action in legal if action not in node.children]
        action = untried[dice.below(len(untried))] if untried else most_promising(node, legal)
        for tried in legal:
            if tried in node.children:
                node.children[tried].available += 1
        apply(game, action)
        if untried:
            node.children[action] = Node()
            node.children[action].available = 1
        node = node.children[action]
        path.append(node)
        seats.append(frame.seat)
        if untried:
            break
    return path, seats


def most_promising(node: Node, legal: list[int]) -> int:
    best, highest = legal[0], -1.0
    for action in legal:
        promise = node.children[action].promise()
        if promise > highest:
            best, highest = action, promise
    return best


def learn(path: list[Node], seats: list[int], rewards: list[float], points: list[int]) -> None:
    """Back up the final reward and points of each seat to its choices on the way."""
    for node, seat in zip(path, seats, strict=True):
        node.visits += 1
        node.reward += rewards[seat]
        node.points += points[seat]
