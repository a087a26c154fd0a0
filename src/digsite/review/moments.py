"""One step of a game looked at: what it cost whoever decided, and what chance gave everyone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final
from zlib import crc32

from digsite.bots.levels import judge_of
from digsite.kernel.effects import CHANCE, Table
from digsite.kernel.play import legal_actions
from digsite.review.coach import explain, explained
from digsite.review.luck import Fortune
from digsite.review.marks import SOUND, counted, mark
from digsite.review.measure import Effort, Gauge, Measured, error
from digsite.review.story import Story
from digsite.review.winning import winning

Json = dict[str, Any]
AHEAD: Final = 2  # turns of its own that a decision is searched
SHOWN: Final = 5  # alternatives that are named
SEARCHES: Final = 4  # of each of two actions compared; together they take as long as that of the decision
LEAST_COMPARED: Final = 8  # iterations of each
THROWN: Final = 8  # the share for each outcome of chance
DIGITS: Final = 6


@dataclass(frozen=True)
class Budget:
    """How long every decision is searched, and whether with open cards."""

    iterations: int
    openly: bool = False


@final
class Moments:
    """Looks at the steps of one game, each by itself, so that any process gets the same."""

    def __init__(self, story: Story, budget: Budget) -> None:
        self.story = story
        self.budget = budget
        self.judge = judge_of(story.rules.name)
        self.gauge = Gauge(self.judge, winning(self.judge, story.options), budget.openly)

    def look(self, step: int) -> Json:
        """Everything about one step: `values` of the seats that need one, the `decision`, the `luck` of each seat."""
        story = self.story
        one = story.steps[step]
        found: Json = {"step": step, "values": {}}
        for seat, turns in self.sights(step).items():
            found["values"][str(seat)] = self.value(step, seat, turns)
        if one.seat != CHANCE and len(legal_actions(story.games[step])) > 1:
            found["decision"] = self.decision(step)
        luck = self.luck(step) if step >= story.first else None
        if luck is not None:
            found["luck"] = luck
        return found

    def sights(self, step: int) -> dict[int, int]:
        """The seats whose value is needed before a step of a player, and how many turns of theirs are searched.

        At the start that is everyone. Later it is the seat whose turn has ended. What it decided in that turn was
        measured by searching AHEAD turns; so now it is one less, and none in a new round.
        """
        story = self.story
        seat = story.steps[step].seat
        if seat == CHANCE:
            return {}
        if step == story.first:
            return dict.fromkeys(range(story.players), AHEAD)
        before = next(at for at in range(step - 1, -1, -1) if story.steps[at].seat != CHANCE)
        last = story.steps[before]
        if last.seat == seat and not self.judge.settled(story.games[before + 1], seat, last.actions[0]):
            return {}
        same = self.judge.stage(story.games[before]) == self.judge.stage(story.games[step])
        return {last.seat: AHEAD - 1 if same else 0}

    def seed(self, step: int, seat: int, what: str) -> int:
        return crc32(f"{self.story.options}/{step}/{seat}/{what}".encode())

    def value(self, step: int, seat: int, turns: int) -> Json:
        effort = Effort(self.budget.iterations, turns, self.seed(step, seat, "value"))
        return valued(self.gauge.measure(self.story.games[step], seat, effort))

    def decision(self, step: int) -> Json:
        """A decision of two or more actions."""
        game, one = self.story.games[step], self.story.steps[step]
        seat, chosen = one.seat, one.actions[0]
        found = self.gauge.measure(game, seat, Effort(self.budget.iterations, AHEAD, self.seed(step, seat, "decision")))
        ranked = sorted(found.tree.root.branches.items(), key=lambda item: (-item[1].visits, item[0]))
        best = ranked[0][0] if ranked else chosen
        told: Json = {"seat": seat, "chosen": self.notation(chosen), **valued(found)}
        loss, doubt, points = 0.0, 0.0, 0.0
        if best != chosen:
            loss, doubt, points = self.compare(game, seat, best, chosen, self.seed(step, seat, "compare"))
        loss = counted(loss, doubt)
        told |= {"best": self.notation(best), "loss": loss, "error": doubt, "mark": mark(loss)}
        told["points_lost"] = points if loss else 0.0
        if told["mark"] != SOUND:
            told["why"] = self.why(step, best, chosen)
        told["alternatives"] = self.alternatives(game, found, chosen)
        whole: Json = rounded(told)
        return whole

    def compare(self, game: Table, seat: int, best: int, chosen: int, seed: int) -> tuple[float, float, float]:
        """How much more one action is worth than another, with the error, in win chance and then in points.

        Several small searches of each, since two searches differ by more than by the games they are dealt.
        """
        gaps, leads = [], []
        for effort in self.efforts(seed):
            one = self.gauge.measure(game, seat, effort, best)
            other = self.gauge.measure(game, seat, effort, chosen)
            gaps.append(one.chance - other.chance)
            leads.append(one.lead - other.lead)
        return sum(gaps) / SEARCHES, error(gaps), sum(leads) / SEARCHES

    def efforts(self, seed: int) -> list[Effort]:
        """The searches by which two actions are compared."""
        iterations = max(LEAST_COMPARED, self.budget.iterations // SEARCHES)
        return [Effort(iterations, AHEAD, seed + search) for search in range(SEARCHES)]

    def why(self, step: int, better: int, worse: int) -> Json:
        """Why one action rather than another at a step of a player."""
        seat = self.story.steps[step].seat
        efforts = self.efforts(self.seed(step, seat, "compare"))
        found = explain(self.gauge, self.story.games[step], seat, (better, worse), efforts)
        told: Json = rounded(explained(found, self.notation))
        return told

    def alternatives(self, game: Table, found: Measured, chosen: int) -> list[Json]:
        """What the search tried most, and the chosen action."""
        branches = found.tree.root.branches
        ranked = sorted(branches, key=lambda action: (-branches[action].visits, action))
        named = [*ranked[:SHOWN], *([chosen] if chosen in ranked[SHOWN:] else [])]
        tried = sum([int(branch.visits) for branch in branches.values()])
        return [
            {
                "action": self.notation(action),
                "share": int(branches[action].visits) / tried,
                "points": branches[action].points / int(branches[action].visits),
            }
            for action in named
            if branches[action].visits
        ]

    def luck(self, step: int) -> Json | None:
        """What chance gave every player at this step; None if nobody learned anything."""
        story, values, errors, exact = self.story, [], [], True
        if self.budget.openly:
            return None
        for seat in range(story.players):
            iterations = max(LEAST_COMPARED, self.budget.iterations // THROWN)
            fortune = Fortune(self.gauge, seat, iterations, self.seed(step, seat, "luck"))
            luck = fortune.luck(story.games[step], story.steps[step], story.games[step + 1])
            values.append(0.0 if luck is None else luck.value)
            errors.append(0.0 if luck is None else luck.error)
            exact = exact and (luck is None or luck.exact)
        if not any(values) and not any(errors):
            return None
        told: Json = rounded({"luck": values, "errors": errors})
        return told | {"exact": exact}

    def notation(self, action: int) -> str:
        return self.story.rules.catalogue[action].notation


def valued(found: Measured) -> Json:
    """A value as it is written."""
    told: Json = rounded({"chance": found.chance, "error": found.error, "points": found.points, "lead": found.lead})
    return told


def rounded(told: Any) -> Any:
    """The same with every number rounded, so that all processors write the same."""
    if isinstance(told, float):
        return round(told, DIGITS) + 0.0
    if isinstance(told, dict):
        return {key: rounded(value) for key, value in told.items()}
    return [rounded(value) for value in told] if isinstance(told, list) else told
