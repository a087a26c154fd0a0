"""Actions at the edge: every action of a game by number, with its notation, verb and targets."""

from __future__ import annotations

from typing import Final, final

from digsite.kernel.terms import Listed

MOST_SHARED_WORDS: Final = 2  # a verb and a seat
Targets = list[dict[str, str | int]]


@final
class Action:
    """One action as interfaces see it; its notation is the verb and the targets, in order.

    A `secret` one chooses among cards that only its seat sees.
    """

    __slots__ = ("id", "notation", "secret", "targets", "verb")

    def __init__(self, number: int, verb: str, targets: dict[str, str | int], secret: bool = False) -> None:
        self.id = number
        self.secret = secret
        self.verb = verb
        self.targets = targets
        self.notation = " ".join([verb, *[str(target) for target in targets.values()]])

    def plain(self) -> Listed:
        return {"id": self.id, "notation": self.notation, "verb": self.verb, "targets": self.targets}


@final
class Catalogue:
    """All actions of a game. `layout` gives, verb by verb, its first number and what it can point at.

    `chance` holds the numbers of what chance decides, `players` the ranges of all others; `secret` are verbs.
    """

    def __init__(
        self,
        layout: tuple[tuple[int, str, Targets], ...],
        chance: range = range(0),
        secret: frozenset[str] = frozenset(),
    ) -> None:
        actions: list[Action] = []
        for first, verb, targets in layout:
            assert first == len(actions), (verb, first, len(actions))
            actions += [Action(first + i, verb, target, verb in secret) for i, target in enumerate(targets)]
        self.actions = tuple(actions)
        self.by_notation = {action.notation: action.id for action in actions}
        assert len(self.by_notation) == len(actions)
        assert secret <= {verb for _, verb, _ in layout}
        assert chance.stop <= len(actions), chance
        self.chance = chance
        around = (range(chance.start), range(chance.stop, len(actions)))
        self.players = tuple([numbers for numbers in around if numbers])

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def find(self, notation: str) -> int | None:
        """The number of the action that a text means."""
        return self.by_notation.get(notation)

    def line(self, numbers: list[int]) -> str:
        """Several outcomes of one shuffle on one line: their common words, then the last word of each."""
        words = [self.actions[number].notation.split() for number in numbers]
        return " ".join([*words[0], *[word[-1] for word in words[1:]]])

    def parse_line(self, line: str) -> list[int] | None:
        """The outcomes that such a line stands for; None if it is not valid."""
        words = line.split()
        for shared in range(1, min(MOST_SHARED_WORDS + 1, len(words))):
            found = [self.find(" ".join([*words[:shared], word])) for word in words[shared:]]
            if None not in found:
                return [number for number in found if number is not None]
        return None
