"""A review in words: players, actions, shares and explanations."""

from __future__ import annotations

from typing import Any, Final, final

from digsite.arena.tables import written
from digsite.review.groups import groups
from digsite.review.marks import MARKS
from digsite.review.story import Story
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling
from digsite.words.games import things_of
from digsite.words.things import Things

Json = dict[str, Any]
PERSON: Final = "person:"
NAMED: Final = 3  # parts of an explanation that are said
LEAST: Final = 0.3  # points from which a part is worth a sentence
WORTH: Final = 0.2  # of the largest part: a smaller one is not said


@final
class Speaker:
    """Says what a review of one game found, in one language."""

    def __init__(self, story: Story, language: str) -> None:
        self.story = story
        self.catalog = Catalog(language, story.rules.name)
        self.names = [self.called(seat, text) for seat, text in enumerate(story.record.seats)]
        telling = Telling(self.catalog, dict(enumerate(self.names)))
        self.things: Things = things_of(story.rules.name, telling, story.games[0])

    def say(self, key: str, **values: str | int) -> str:
        return self.catalog.say(key, **values)

    def called(self, seat: int, text: str) -> str:
        """A seat's name; those who share one are numbered by their seat."""
        if text == "rival":
            return self.say("player-rival")
        if text == "player" or text in ("person", PERSON):
            return self.say("seat-name", number=seat + 1)
        name = text.removeprefix(PERSON)
        shown = self.say(f"level-{name}") if self.catalog.has(f"level-{name}") else name
        return f"{shown} {seat + 1}" if self.story.record.seats.count(text) > 1 else shown

    def number(self, value: float) -> str:
        """`2.4`, as the language writes it."""
        return written(f"{value:.1f}", self.catalog)

    def share(self, value: float) -> str:
        """`58%`, as the language writes it."""
        return written(f"{100 * value:.0f}%", self.catalog)

    def signed(self, value: float) -> str:
        """`+6%`, `−11%`; never a signed zero."""
        shown = f"{100 * abs(value):.0f}"
        sign = "" if shown == "0" else "+" if value > 0 else "−"
        return written(f"{sign}{shown}%", self.catalog)

    def action(self, step: int, notation: str) -> str:
        """An action at a step, as the table offers it."""
        number = self.story.rules.catalogue.find(notation)
        if number is None:
            return notation
        view = self.story.rules.view(self.story.games[step], self.story.steps[step].seat)
        listed: Json = dict(self.story.rules.catalogue[number].plain())
        return self.things.label(view, listed)

    def told(self, seat: Json) -> str:
        """`Ann: −6% by play, −11% by luck (± 4%).`"""
        return self.say(
            "ui-review-told",
            name=self.names[seat["seat"]],
            own=self.signed(seat["own"]),
            luck=self.signed(seat["luck"]),
            error=self.share(seat["luck_error"]),
        )

    def marks(self, seat: Json) -> list[str]:
        """`2 inaccuracies`, `1 blunder`."""
        found = seat["marks"]
        return [self.say(f"ui-review-marks-{mark}", count=found[mark]) for mark, _ in reversed(MARKS) if mark in found]

    def turning(self, review: Json, one: Json) -> str:
        """A turning point."""
        values: dict[str, str | int] = {
            "step": one["step"] + 1,
            "name": self.names[one["seat"]],
            "change": self.share(abs(one["change"])),
        }
        if one["by"] == "luck":
            return self.say(f"ui-review-turning-{'good' if one['change'] > 0 else 'bad'}", **values)
        decision = next(other for other in review["decisions"] if other["step"] == one["step"])
        return self.say("ui-review-turning-play", action=self.action(one["step"], decision["chosen"]), **values)

    def decision(self, one: Json) -> list[str]:
        """A marked decision: what was played, what was better, and why."""
        step = one["step"]
        return [
            self.say(
                "ui-review-decision",
                step=step + 1,
                name=self.names[one["seat"]],
                mark=self.say(f"ui-review-mark-{one['mark']}"),
                loss=self.share(one["loss"]),
                error=self.share(one["error"]),
            ),
            self.say("ui-review-played", action=self.action(step, one["chosen"])),
            self.say("ui-review-better", action=self.action(step, one["best"])),
            *self.why(step, one["why"]),
        ]

    def why(self, step: int, why: Json) -> list[str]:
        """An explanation: the two or three parts that matter, and how the better line goes on."""
        if why["equal"]:
            return [self.say("ui-coach-equal")]
        said = [self.say("ui-coach-difference", points=self.number(why["difference"]))]
        said += [self.part(group, why["parts"][group]) for group in self.mattering(why["parts"])]
        line = [self.action(step, notation) for notation in why["line"]]
        return [*said, self.say("ui-review-then", line=" → ".join(line))] if line else said

    def mattering(self, parts: dict[str, float]) -> list[str]:
        """The groups whose parts are said, the largest first."""
        order = groups(self.story.rules.name)
        ranked = sorted(parts, key=lambda group: (-abs(parts[group]), order.index(group)))
        least = max(LEAST, WORTH * abs(parts[ranked[0]])) if ranked else LEAST
        return [group for group in ranked[:NAMED] if abs(parts[group]) >= least]

    def part(self, group: str, points: float) -> str:
        way = "more" if points > 0 else "less"
        return self.say(f"ui-coach-{group}", way=way, points=self.number(abs(points)))
