"""One simulated game, from its number to its row and the rows of its decisions."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Protocol, final

from digsite.arena.deal import PairedDice
from digsite.arena.entrants import THOUGHTLESS, close, seated
from digsite.bots.dice import QuickDice
from digsite.bots.protocol import Bot, Budget, Json
from digsite.games import GAMES
from digsite.kernel.chance import Dice
from digsite.kernel.codec import state_hash
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import BadOptions
from digsite.kernel.play import apply, deal, legal_actions, to_decide
from digsite.kernel.record import Record, RecordedStep
from digsite.kernel.rules import AnyRules
from digsite.kernel.session import seat_names
from digsite.simulation.run import Run
from digsite.simulation.subjects import Subjects


class Seat(Protocol):
    """Whoever decides for a seat."""

    def choose(self, game: Any, seat: int, legal: list[int]) -> int: ...


@final
class RandomSeat:
    """Picks any legal action: it needs no view, so none is made."""

    def __init__(self, seed: int) -> None:
        self.dice = QuickDice(seed)

    def choose(self, game: Any, seat: int, legal: list[int]) -> int:
        return legal[self.dice.below(len(legal))]


@final
class BotSeat:
    """A bot, which gets its seat's view and nothing else."""

    def __init__(self, rules: AnyRules, bot: Bot, budget: Budget) -> None:
        self.rules = rules
        self.bot = bot
        self.budget = budget

    def choose(self, game: Any, seat: int, legal: list[int]) -> int:
        view = self.rules.view(game, seat)
        action = self.bot.choose(view, view["actions"], self.budget)
        if action not in legal:
            raise BadOptions(self.bot.name, f"it chose {action}, which is not legal")
        return action


@dataclass
class Played:
    """What is kept of a game: its row, its decisions' rows, its record."""

    game: Json
    decisions: list[Json]
    record: str | None


def play(run: Run, index: int) -> Played:
    """Play one game of a run."""
    rules = GAMES[run.game].rules
    names = run.seating(index)
    seats = [seat_of(run, rules, name, index, place) for place, name in enumerate(names)]
    telling = Telling(run, rules, index)
    try:
        game = telling.game
        dice: Dice = dice_of(run, index)
        while (seat := to_decide(game)) is not None:
            if seat == CHANCE:
                if isinstance(dice, PairedDice):
                    dice.begin(game)
                telling.chance(deal(game, dice))
            else:
                legal = legal_actions(game)
                action = legal[0] if len(legal) == 1 else seats[seat].choose(game, seat, legal)
                telling.decide(seat, legal, action)
                apply(game, action)
    finally:
        for taken in seats:
            if isinstance(taken, BotSeat):
                close(taken.bot)
    return telling.played(names)


def seat_of(run: Run, rules: AnyRules, name: str, index: int, place: int) -> RandomSeat | BotSeat:
    seed = run.seed_of(index, f"{name}/{place}")
    if name == THOUGHTLESS:
        return RandomSeat(seed)
    return BotSeat(rules, seated(run.game, name, seed % (1 << 32)), run.budget(name))


def dice_of(run: Run, index: int) -> Dice:
    """With repeats, dice that decide the same for the same deal whatever the players do."""
    return PairedDice(run.seed, run.deal(index)) if run.repeats > 1 else QuickDice(run.seed_of(index, "dice"))


@final
class Telling:
    """Collects what a game's row says while the game goes on."""

    def __init__(self, run: Run, rules: AnyRules, index: int) -> None:
        self.run = run
        self.rules = rules
        self.index = index
        self.game = rules.new(run.options)
        self.steps: list[RecordedStep] = []
        self.actions = array("H")
        self.choices = self.asked = 0
        self.rows: list[Json] = []
        self.subjects = Subjects.of(run.game) if run.decisions else None

    def chance(self, outcomes: list[int]) -> None:
        self.actions.extend(outcomes)
        if self.run.records:
            self.steps.append(RecordedStep(CHANCE, outcomes))

    def decide(self, seat: int, legal: list[int], action: int) -> None:
        if len(legal) > 1:
            self.asked += 1
            self.choices += len(legal)
            if self.subjects is not None:
                self.rows.append(self.row(self.subjects, seat, legal, action))
        self.actions.append(action)
        if self.run.records:
            self.steps.append(RecordedStep(seat, [action]))

    def row(self, subjects: Subjects, seat: int, legal: list[int], action: int) -> Json:
        decision = self.rules.decision(self.game)
        assert decision is not None
        totals = [score["total"] for score in self.rules.scores(self.game)]
        best = max([total for other, total in enumerate(totals) if other != seat])
        return {
            "game": self.index,
            "step": len(self.actions),
            "seat": seat,
            "round": self.game.round,
            "kind": decision["kind"],
            "source": decision["effect"],
            "legal": len(legal),
            "points": totals[seat],
            "ahead": totals[seat] - best,
            "chosen": self.rules.catalogue[action].notation,
            "took": subjects.named(self.game, action),
            "offered": sorted({subjects.named(self.game, one) for one in legal}),
        }

    def played(self, names: tuple[str, ...]) -> Played:
        rules, game = self.rules, self.game
        scores = rules.scores(game)
        winners, tie_break = rules.winners(game)
        seats = [*names, *seat_names(rules, game)[len(names) :]]
        parts = [part for part in GAMES[self.run.game].parts if part not in ("seat", "total")]
        row = {
            "game": self.index,
            "deal": self.run.deal(self.index),
            "seats": seats,
            "scores": [score["total"] for score in scores],
            **{f"score_{part}": [score[part] for score in scores] for part in parts},
            "win_shares": [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(seats))],
            "tie_break": tie_break,
            "rounds": game.round,
            "steps": len(self.actions),
            "decisions": self.asked,
            "choices": self.choices,
            "actions_hash": blake2b(self.actions.tobytes(), digest_size=8).hexdigest(),
        }
        return Played(row, self.rows, self.record(seats))

    def record(self, seats: list[str]) -> str | None:
        if not self.run.records:
            return None
        options = dict(self.run.options)
        edition = options.pop("edition", {})
        record = Record(self.rules.name, self.rules.version, options, seats, edition)
        record.steps = self.steps
        return record.text(self.rules.catalogue, state_hash(self.rules.encode(self.game)))
