"""Many games at once for learning programs: stepped, masked and observed in one call, into buffers of the caller.

Actions are given by their places in the mask, which has a byte for every action of the players, in the order of the
catalogue without what chance decides.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, Final, final

from digsite.bots.dice import QuickDice
from digsite.kernel.catalogue import Catalogue
from digsite.kernel.effects import Table
from digsite.kernel.errors import IllegalAction
from digsite.kernel.observer import Numbers, Observer
from digsite.kernel.play import apply, deal, legal_actions
from digsite.kernel.rules import AnyRules

if TYPE_CHECKING:
    from mypy_extensions import i64  # an integer that compiled code keeps unboxed

# Neighboring seeds and games get dice that have nothing in common.
GAMES_APART: Final = 1_000_003
SEEDS_APART: Final = 2_654_435_761


@final
class Masks:
    """Which actions of the players are legal, one byte each."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.size: i64 = sum([len(numbers) for numbers in catalogue.players])
        self.cut: i64 = catalogue.chance.start
        self.gap: i64 = len(catalogue.chance)

    def place(self, action: i64) -> i64:
        """Where a player's action is in the mask."""
        return action if action < self.cut else action - self.gap

    def action(self, place: i64) -> i64:
        """The number in the catalogue of the action at a place."""
        return place if place < self.cut else place + self.gap

    def write(self, game: Table, out: memoryview | bytearray, start: int = 0) -> None:
        """Write a mask into a buffer: 1 is legal now; all is 0 while chance decides and when the game is over."""
        numbers = Numbers(self.size)
        if game.stack and not game.stack[-1].effect.chance:
            for action in legal_actions(game):
                numbers.mark(self.place(action))
        numbers.write(out, start)


@final
class Batch:
    """So many games of the same options, each at a decision of a player.

    A game that ends gives its rewards, and the next one begins in its place at once. With `forced`, decisions with a
    single legal action are shown too; otherwise they are played without asking. `first` numbers the first
    game: a batch split into several plays the same games. Scores are those of all seats, a solo game's rival too.
    """

    def __init__(
        self,
        rules: AnyRules,
        options: dict[str, Any],
        count: int,
        seed: int = 0,
        forced: bool = False,
        observations: object = None,
        masks: object = None,
        seats: object = None,
        rewards: object = None,
        scores: object = None,
        ended: object = None,
        first: int = 0,
    ) -> None:
        self.rules = rules
        self.start: Table = rules.new(options)
        self.players: i64 = rules.players(self.start)
        self.scored: i64 = rules.seats(self.start)
        self.first = first
        self.count: i64 = count
        self.forced = forced
        self.masking = Masks(rules.catalogue)
        self.observer: Observer[Any] = rules.observer
        self.mask_size: i64 = self.masking.size
        self.observation_size: i64 = self.observer.size(self.players)
        self.observations = whole(observations, "B", count * self.observation_size, "observations")
        self.masks = whole(masks, "B", count * self.mask_size, "masks")
        self.seats = whole(seats, "B", count, "seats")
        self.rewards: Any = whole(rewards, "f", count * self.players, "rewards")  # a memoryview of floats
        self.scores = whole(scores, "i", count * self.scored, "scores")
        self.ended = whole(ended, "B", count, "ended")
        self.over: list[bool] = []  # whose rewards are to be cleared
        self.games: list[Table] = []
        self.dice: list[QuickDice] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        first = seed * GAMES_APART + self.first
        self.dice = [QuickDice((first + at) * SEEDS_APART) for at in range(self.count)]
        self.over = [True for _ in range(self.count)]
        self.games = [self.rules.copy(self.start) for _ in range(self.count)]
        for at in range(self.count):
            self.show(at)

    def step(self, places: Any) -> None:
        """Take one action in each game, given by its place in the mask, and play on to the next decisions.

        IllegalAction, with nothing changed in any game, if one of them is not legal.
        """
        actions = self.actions_at(places)
        for at in range(self.count):
            apply(self.games[at], actions[at])
            self.show(at)

    def actions_at(self, places: Any) -> list[int]:
        """The actions at these places, one a game, all of them legal."""
        listed: list[int] = [index(place) for place in places]
        if len(listed) != self.count:
            raise ValueError(f"{self.count} actions are expected, not {len(listed)}")
        actions: list[int] = []
        for at, place in enumerate(listed):
            if not 0 <= place < self.mask_size:
                raise ValueError(f"game {at}: there is no place {place} in the mask")
            action = self.masking.action(place)
            game = self.games[at]
            if action not in legal_actions(game):
                refusal = self.rules.why(game, game.stack[-1].seat, action)
                assert refusal is not None
                raise IllegalAction(refusal)
            actions.append(action)
        return actions

    def show(self, at: i64) -> None:
        """Play on to the next decision of a game and write what is to be known there."""
        if self.over[at]:
            self.clear(at)
        while not self.waits(at):
            self.play_on(at)
        game = self.games[at]
        seat = game.stack[-1].seat
        self.seats[at] = seat
        self.observer.write(game, seat, self.observations, at * self.observation_size)
        self.masking.write(game, self.masks, at * self.mask_size)

    def clear(self, at: i64) -> None:
        """No rewards: nothing ended here."""
        self.over[at] = False
        self.ended[at] = 0
        for place in range(at * self.players, (at + 1) * self.players):
            self.rewards[place] = 0.0
        for place in range(at * self.scored, (at + 1) * self.scored):
            self.scores[place] = 0

    def waits(self, at: i64) -> bool:
        """Whether a player must decide something."""
        game = self.games[at]
        if not game.stack or game.stack[-1].effect.chance:
            return False
        return self.forced or len(legal_actions(game)) > 1

    def play_on(self, at: i64) -> None:
        """What happens of itself: chance, an action without an alternative, the next game."""
        game = self.games[at]
        if not game.stack:
            self.finish(at)
        elif game.stack[-1].effect.chance:
            deal(game, self.dice[at])
        else:
            apply(game, legal_actions(game)[0])

    def finish(self, at: i64) -> None:
        """Give the players their shares of the win, and begin the next game."""
        game = self.games[at]
        winners, _ = self.rules.winners(game)
        scores = self.rules.scores(game)
        for seat in range(self.players):
            self.rewards[at * self.players + seat] = 1.0 / len(winners) if seat in winners else 0.0
        for seat in range(self.scored):
            self.scores[at * self.scored + seat] = scores[seat]["total"]
        self.ended[at] = 1
        self.over[at] = True
        self.games[at] = self.rules.copy(self.start)


def whole(buffer: Any, kind: Any, length: int, name: str) -> memoryview:
    """A caller's buffer as numbers of one kind, or a new one; ValueError if it is not of the right size."""
    size = length * SIZES[kind]
    given = memoryview(bytearray(size) if buffer is None else buffer)
    if given.readonly or not given.c_contiguous or given.nbytes != size:
        raise ValueError(f"{name}: a writable, contiguous buffer of {size} bytes is expected")
    numbers: memoryview = given.cast("B").cast(kind)
    return numbers


SIZES: Final = {"B": 1, "i": 4, "f": 4}
