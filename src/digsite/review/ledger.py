"""Skill and luck that add up: start + luck + own + others + noise = result, for every seat, in millionths."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final, final

from digsite.kernel.effects import CHANCE
from digsite.review.story import Story

Json = dict[str, Any]
WHOLE: Final = 1_000_000  # the chances are counted in whole millionths, so that sums are exact
PARTS: Final = ("luck", "own", "others", "noise")


def millionths(chance: float) -> int:
    return round(chance * WHOLE)


@dataclass
class Account:
    """One seat's: its value at the start, what changed it, and the curve of its values by step."""

    start: int = 0
    now: int = 0
    luck: int = 0
    own: int = 0
    others: int = 0
    noise: int = 0
    variance: dict[str, float] = field(default_factory=lambda: {"luck": 0.0, "own": 0.0})
    curve: list[int] = field(default_factory=list)
    losses: list[float] = field(default_factory=list)
    moved: bool = False  # whether another seat acted since the value was last measured

    def measured(self, chance: float) -> None:
        """A new measure of the position: what others did, or else a better estimate of the same."""
        self.changed("others" if self.moved else "noise", millionths(chance) - self.now)
        self.moved = False

    def changed(self, part: str, by: int) -> None:
        setattr(self, part, getattr(self, part) + by)
        self.now += by

    def doubted(self, part: str, error: float) -> None:
        self.variance[part] += error * error


@final
class Ledger:
    """Adds up what was found about every step."""

    def __init__(self, story: Story, found: list[Json]) -> None:
        self.story = story
        self.accounts = [Account() for _ in range(story.players)]
        for seat, account in enumerate(self.accounts):
            account.start = account.now = millionths(first_value(found[story.first], seat))
        for told in found:
            self.step(told)
        self.close()

    def step(self, told: Json) -> None:
        """Measures before the step, then what was decided, then what was learned."""
        step = self.story.steps[told["step"]]
        before_play = told["step"] < self.story.first
        for seat, account in enumerate(self.accounts):
            value = told["values"].get(str(seat))
            if value is not None:
                account.measured(value["chance"])
                account.moved = self.story.seats > self.story.players  # an automatic opponent has its turn at once
        decision = told.get("decision")
        if decision is not None:
            self.decide(self.accounts[decision["seat"]], decision)
        for seat, account in enumerate(self.accounts):
            account.curve.append(account.now)
            if step.seat not in (CHANCE, seat):
                account.moved = True
            if "luck" in told and not before_play:
                account.changed("luck", millionths(told["luck"]["luck"][seat]))
                account.doubted("luck", told["luck"]["errors"][seat])

    def decide(self, account: Account, decision: Json) -> None:
        account.measured(decision["chance"])
        account.changed("own", -millionths(decision["loss"]))
        account.doubted("own", decision["error"] if decision["loss"] else 0.0)
        account.losses.append(decision["loss"])

    def close(self) -> None:
        """The end: what is left goes to those who acted last, or to the estimate."""
        for seat, account in enumerate(self.accounts):
            account.measured(self.results[seat])
            account.curve.append(account.now)

    @property
    def results(self) -> list[float]:
        """Each seat's share of the win."""
        game = self.story.games[-1]
        winners: list[int] = self.story.rules.winners(game)[0]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.story.seats)]

    def error(self, seat: int, part: str) -> float:
        return sqrt(self.accounts[min(seat, self.story.players - 1)].variance[part])

    def sums(self, seat: int) -> Json:
        """A seat's line. An automatic opponent has what the player has not."""
        account = self.accounts[min(seat, self.story.players - 1)]
        line = {"start": account.start, **{part: getattr(account, part) for part in PARTS}, "result": account.now}
        if seat >= self.story.players:
            mirrored = {part: -value for part, value in line.items()}
            mirrored["others"] += mirrored.pop("own")
            line = {**mirrored, "own": 0, "start": WHOLE - account.start, "result": WHOLE - account.now}
        return {"seat": seat, **{part: line[part] / WHOLE for part in ("start", *PARTS, "result")}}

    def curve(self, seat: int) -> list[float]:
        """The seat's value before each step, and at the end."""
        return [value / WHOLE for value in self.accounts[seat].curve]


def first_value(told: Json, seat: int) -> float:
    """A seat's value before the first step of a player."""
    values: Json = told["values"].get(str(seat)) or told["decision"]
    return float(values["chance"])
