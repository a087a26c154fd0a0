"""Printed alternatives: pick some of several options."""

from __future__ import annotations

from typing import ClassVar, final

from digsite.arnak import verbs
from digsite.arnak.model import Game
from digsite.kernel.effects import Decision, Step
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import About


@final
class Choose(Decision[Game]):
    """Take `count` different options, one after the other; `arg` has a bit for each one taken."""

    __slots__ = ("branches", "count")
    kind: ClassVar[str] = "choose"

    def __init__(self, count: int, *branches: Step) -> None:
        self.count = count
        self.branches = branches

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.CHOOSE + i for i in range(len(self.branches)) if not arg >> i & 1]

    def choose(self, game: Game, arg: int, action: int) -> None:
        branch = action - verbs.CHOOSE
        taken = arg | 1 << branch
        if taken.bit_count() < self.count:
            game.push(self, taken)
        if game.events is not None:
            game.emit("chose", option=branch + 1)
        game.push(self.branches[branch])

    def about(self, game: Game, arg: int) -> About:
        return {"left": self.count - arg.bit_count()} if self.count > 1 else {}

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.CHOOSE <= action < verbs.DRAW:
            printed = action - verbs.CHOOSE < len(self.branches)
            return Refusal("option-taken", "161", 22) if printed else Refusal("no-such-option", None, None)
        return None

    def useful(self, game: Game) -> bool:
        return any([branch.useful(game) for branch in self.branches])

    def parts(self) -> tuple[object, ...]:
        return (self.count, *self.branches)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg.bit_count() < self.count and arg < 1 << len(self.branches)
