"""A finished game as a review reads it: its steps, and the game before each and at the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from digsite.games import GAMES
from digsite.kernel.effects import CHANCE, Table
from digsite.kernel.errors import CorruptRecord
from digsite.kernel.play import apply
from digsite.kernel.record import Parsed, Record, RecordedStep, first_game, replay
from digsite.kernel.rules import AnyRules
from digsite.review.games import GAMES as REVIEWED
from digsite.review.winning import fitted, kind

Json = dict[str, Any]
KEPT: Final = 4


@dataclass(frozen=True)
class Story:
    """A finished game. `games[step]` is the game before that step; the last one is over."""

    rules: AnyRules
    record: Record
    options: Json
    games: list[Table]

    @property
    def steps(self) -> list[RecordedStep]:
        return self.record.steps

    @property
    def players(self) -> int:
        return self.rules.players(self.games[0])

    @property
    def seats(self) -> int:
        return self.rules.seats(self.games[0])

    @property
    def first(self) -> int:
        """The first step of a player."""
        return next(step for step, one in enumerate(self.steps) if one.seat != CHANCE)


@lru_cache(maxsize=KEPT)
def story(text: str) -> Story:
    """Read a record; CorruptRecord says why it cannot be reviewed."""
    parsed = Parsed(text)
    if parsed.record.game not in REVIEWED:
        raise parsed.wrong("game", " or ".join(REVIEWED), parsed.record.game)
    rules = GAMES[parsed.record.game].rules
    record, final, _ = replay(rules, text)
    lines = text.count("\n") + 1
    if final.stack:
        raise CorruptRecord(lines, "a finished game", "one that is not over")
    if not any([step.seat != CHANCE for step in record.steps]):
        raise CorruptRecord(lines, "a step of a player", "nothing")
    options = rules.options_of(final)
    if kind(rules.name, options) not in fitted():
        raise parsed.wrong("options", "a table that win chances are known for", kind(rules.name, options))
    return Story(rules, record, options, walk(rules, parsed, record))


def walk(rules: AnyRules, parsed: Parsed, record: Record) -> list[Table]:
    """The game before each step, and at the end."""
    game: Table = first_game(rules, parsed)
    games = []
    for step in record.steps:
        games.append(rules.copy(game))
        for action in step.actions:
            apply(game, action)
    return [*games, game]
