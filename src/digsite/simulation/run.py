"""What is simulated: everything that the results of a run depend on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import digsite
from digsite.arena.deal import number
from digsite.arena.entrants import NAME, THOUGHTLESS, budget_of, check
from digsite.arena.version import version
from digsite.bots.levels import level_of
from digsite.bots.outside import PREFIX
from digsite.bots.protocol import Budget, Json
from digsite.games import GAMES
from digsite.kernel.codec import canonical, state_hash
from digsite.kernel.errors import BadOptions

MOST_GAMES: Final = 100_000_000
QUICK_CHUNK: Final = 500  # games of bots that do not think, which one worker plays in a row
CHUNK: Final = 10
FORMAT: Final = 1


@dataclass(frozen=True)
class Run:
    """A number of games. Game `index` always has the same result, whoever plays it and in whatever order."""

    game: str
    options: Json
    seats: tuple[str, ...]
    games: int
    seed: int = 0
    iterations: int | None = None
    rotate: bool = False  # the seats turn from game to game
    repeats: int = 1  # games with the same deal
    decisions: bool = False
    records: bool = False

    def checked(self) -> Run:
        """The same with all options filled in; BadOptions if it cannot be played."""
        for name, value in (("games", self.games), ("repeats", self.repeats)):
            if not 1 <= value <= MOST_GAMES:
                raise BadOptions(name, f"1 to {MOST_GAMES:,} are expected")
        for seat in self.seats:
            check(seat)
        options = GAMES[self.game].rules.options({**self.options, "players": len(self.seats)})
        return replace(self, options=options)

    @property
    def chunk(self) -> int:
        """How many games a worker plays in a row: few where one takes long, so that little is lost with a worker."""
        return QUICK_CHUNK if set(self.seats) == {THOUGHTLESS} else CHUNK

    @property
    def chunks(self) -> int:
        return -(-self.games // self.chunk)

    def games_of(self, chunk: int) -> range:
        return range(chunk * self.chunk, min(self.games, (chunk + 1) * self.chunk))

    def seating(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game. With repeats, the seats turn from deal to deal."""
        turn = self.deal(index) % len(self.seats) if self.rotate else 0
        return self.seats[turn:] + self.seats[:turn]

    def deal(self, index: int) -> int:
        return index // self.repeats

    def seed_of(self, index: int, what: str) -> int:
        """The seed of a bot or of the dice of one game."""
        return number(f"{what}/{self.seed}/{index}") % (1 << 44)

    def budget(self, name: str) -> Budget:
        """A bot's budget in iterations, since seconds would give other games on another machine."""
        budget = budget_of(name, Budget(iterations=self.iterations))
        if budget.iterations is None and budget.seconds is None and not name.startswith(PREFIX) and name != THOUGHTLESS:
            read = NAME.fullmatch(name)
            assert read is not None, name
            return Budget(iterations=level_of(self.game, read["level"]).patience(len(self.seats)), jobs=budget.jobs)
        return budget

    @property
    def repeatable(self) -> bool:
        """Whether another machine gets the same games: no clocks, no programs from outside."""
        return all(self.budget(name).seconds is None and not name.startswith(PREFIX) for name in self.seats)

    @property
    def identity(self) -> Json:
        """Everything that the results depend on, as the manifest says it."""
        return {
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "seats": list(self.seats),
            "games": self.games,
            "seed": self.seed,
            "iterations": self.iterations,
            "rotate": self.rotate,
            "repeats": self.repeats,
            "decisions": self.decisions,
            "records": self.records,
            "budgets": {name: self.budget(name).iterations for name in sorted(set(self.seats))},
            "rules": GAMES[self.game].rules.version,
            "digsite": digsite.__version__,
            "engine": version(self.game, self.seats),
        }

    @property
    def key(self) -> str:
        return state_hash(self.identity)


def run_of(identity: Json) -> Run:
    """The run that a manifest describes; BadOptions if it describes none."""
    try:
        run = Run(
            *(text(identity, "game"), dict(identity["options"]), tuple(identity["seats"]), whole(identity, "games")),
            *(whole(identity, "seed"), identity["iterations"], bool(identity["rotate"]), whole(identity, "repeats")),
            *(bool(identity["decisions"]), bool(identity["records"])),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadOptions("manifest", f"it is none of a simulation ({type(error).__name__}: {error})") from None
    if run.game not in GAMES or not all(isinstance(seat, str) for seat in run.seats):
        raise BadOptions("manifest", f"one of {', '.join(GAMES)} is expected, and bots at the seats")
    return run.checked()


def text(identity: Json, name: str) -> str:
    value: Any = identity[name]
    if not isinstance(value, str):
        raise TypeError(f"{name} is no text")
    return value


def whole(identity: Json, name: str) -> int:
    value: Any = identity[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{name} is no whole number")
    return value


def written(identity: Json) -> str:
    return canonical(identity)
