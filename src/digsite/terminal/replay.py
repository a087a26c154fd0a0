"""A record to step through: every position, and what led to it."""

from __future__ import annotations

from typing import Any, final

from digsite.kernel.event import Event
from digsite.kernel.play import apply, to_decide
from digsite.kernel.record import Parsed, Record, first_game, replay
from digsite.kernel.rules import AnyRules, Json
from digsite.terminal.seats import recorded_seat, shown_names
from digsite.terminal.sheet import Sheet, make_sheet
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling
from digsite.words.games import things_of
from digsite.words.things import Things


def walk(rules: AnyRules, text: str) -> tuple[Record, list[Any], list[list[Event]]]:
    """A record, the game before its first step and after each, and each step's events; CorruptRecord says the line."""
    record, _, _ = replay(rules, text)
    game = first_game(rules, Parsed(text))
    games, told = [rules.copy(game)], []
    for step in record.steps:
        events: list[Event] = []
        for action in step.actions:
            apply(game, action, events)
        games.append(rules.copy(game))
        told.append(events)
    return record, games, told


@final
class Replay:
    """A position in a record, after step `at`; 0 is before the first. CorruptRecord says the damaged line."""

    def __init__(self, rules: AnyRules, text: str, language: str) -> None:
        self.rules = rules
        self.game = rules.name
        self.record, self.games, self.events = walk(rules, text)
        self.steps = len(self.events)
        self.at = 0
        self.speak(language)

    def speak(self, language: str) -> None:
        """Switch to this language."""
        self.language = language
        self.catalog = Catalog(language, self.game)
        self.names = shown_names([recorded_seat(text) for text in self.record.seats], self.catalog)
        self.telling = Telling(self.catalog, dict(enumerate(self.names)))
        self.things: Things = things_of(self.game, self.telling, self.games[0])

    @property
    def position(self) -> Any:
        return self.games[self.at]

    @property
    def seat(self) -> int | None:
        """Who decides next; None at the end of the game."""
        return to_decide(self.position)

    @property
    def over(self) -> bool:
        return not self.position.stack

    def go(self, step: int) -> None:
        """Go to after that step, or as close as possible."""
        self.at = min(max(step, 0), self.steps)

    def forward(self) -> None:
        self.go(self.at + 1)

    def back(self) -> None:
        self.go(self.at - 1)

    @property
    def rounds(self) -> list[int]:
        """The rounds that the record reaches."""
        return sorted({game.round for game in self.games})

    def round_start(self, number: int) -> int | None:
        """The first step after which someone decides in that round."""
        deciding = [at for at, game in enumerate(self.games) if game.round == number and player_decides(game)]
        return deciding[0] if deciding else None

    def view(self, seat: int | None) -> Json:
        return self.rules.view(self.position, seat)

    def told(self, seat: int | None) -> list[str]:
        """The last step's events as a seat (None: a spectator) reads them."""
        events = self.events[self.at - 1] if self.at else []
        return [self.telling.event(event.seen_by(seat)) for event in events]

    def action_line(self) -> str:
        """The last step: who did what; empty for chance and at the start."""
        step = self.record.steps[self.at - 1] if self.at else None
        if step is None or step.seat < 0:
            return ""
        action = {**self.rules.catalogue[step.actions[0]].plain()}
        label = self.things.label(self.rules.view(self.games[self.at - 1], step.seat), action)
        return self.catalog.say("ui-replay-action", player=self.telling.seat(step.seat), action=label)

    def step_line(self) -> str:
        return self.catalog.say("ui-replay-step", step=self.at, steps=self.steps)

    def sheet(self) -> Sheet:
        return make_sheet(self.rules, self.position, self.telling)


def player_decides(game: Any) -> bool:
    seat = to_decide(game)
    return seat is not None and seat >= 0
