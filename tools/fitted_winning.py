"""The curves of the chance to win from simulated games, and how well they forecast games they have not seen."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

from digsite.bots.fitting import eliminate
from digsite.review.winning import PLACE, Curve, lead
from tools.fit_winning import TABLES

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "review-calibration.md"
PICTURE: Final = ROOT / "docs" / "review-calibration.svg"
Json = dict[str, Any]
PLAIN: Final = (0.0, 0.1, 0.0)  # the curve that a fit without games would be
PULL: Final = (1.0, 50.0, 1.0)  # how strongly each number is held there
STRONG_PULL: Final = (10.0, 1000.0, 10.0)  # and at the curve of both boards together
HELD_OUT: Final = 3  # of so many rounds of all tables one is forecast, the others are fitted to
PER_GAME: Final = 4.0  # what all the moments of one game and round weigh together
STEPS: Final = 30  # of Newton's method, which needs far fewer
DECILES: Final = 10


@dataclass(frozen=True)
class Case:
    """One seat at one moment: what was expected, and what came of it."""

    number: int
    kind: str
    round: int
    lead: float
    difficulty: int
    won: float


@dataclass(frozen=True)
class Target:
    """The curve to which a fit is pulled, and how strongly."""

    plain: Sequence[float]
    pull: Sequence[float]


def cases(games: list[Json]) -> Iterator[Case]:
    """Every player's lead when a round begins; alone, the rival is nobody's case."""
    for game in games:
        players = int(game["players"])
        for moment in game["seen"]:
            for seat in range(players):
                yield Case(
                    *(game["number"], game["kind"], moment["round"], lead(moment["worths"], seat)),
                    *(game.get("difficulty", 0), game["won"][seat]),
                )


def fit(games: list[Json]) -> None:
    """Fit with two thirds of the games, check on the others, and write the curves, the table and the picture."""
    learned = list(cases([game for game in games if not held_out(game)]))
    unseen = list(cases([game for game in games if held_out(game)]))
    curves = {kind: fitted(learned, kind) for kind in sorted({case.kind for case in learned})}
    PLACE.write_text(written(curves), encoding="utf-8")
    forecasts = [(case, forecast(curves, case)) for case in unseen]
    text, drawing = reported(forecasts, curves, len({case.number for case in learned}))
    PAGE.write_text(text, encoding="utf-8")
    PICTURE.write_text(drawing, encoding="utf-8")
    print(text)


def held_out(game: Json) -> bool:
    """One round of all the tables in so many."""
    return int(game["number"]) // (2 * len(TABLES)) % HELD_OUT == 0


def fitted(learned: list[Case], kind: str) -> Json:
    """The curves of one kind of table. Each is pulled to the one of both boards together."""
    game, *_, players = kind.split("-")
    own = [case for case in learned if case.kind == kind]
    alike = [case for case in learned if case.kind.startswith(game) and case.kind.endswith(f"-{players}")]
    rounds = []
    for at in range(1 + max([case.round for case in own])):
        common = row([case for case in alike if case.round == at], alone(kind), PLAIN, PULL)
        rounds.append(row([case for case in own if case.round == at], alone(kind), common, STRONG_PULL))
    return {"games": len({case.number for case in own}), "rounds": rounds}


def alone(kind: str) -> bool:
    return kind.endswith("-1")


def row(own: list[Case], solo: bool, plain: Sequence[float], pull: Sequence[float]) -> list[float]:
    """Bias, slope and what each step of difficulty adds, by Newton's method with a pull to a given curve."""
    size = 3 if solo else 2
    weights = list(plain)
    target = Target(plain, pull)
    least = misfit(own, weights, target)
    for _ in range(STEPS):
        step, share = newton(own, weights, size, target), 1.0
        while share > 0.001:
            tried = [weight + share * by for weight, by in zip(weights, [*step, 0.0], strict=False)]
            tried += weights[len(tried) :]
            found = misfit(own, tried, target)
            if found < least:
                break
            share /= 2.0
        else:
            break
        weights, least = tried, found
    return [round(weight, 5) for weight in weights]


def weighed(own: list[Case]) -> list[tuple[Case, float]]:
    """Each case with its weight: the moments of a game are not independent."""
    games: dict[int, int] = {}
    for case in own:
        games[case.number] = games.get(case.number, 0) + 1
    return [(case, PER_GAME / games[case.number]) for case in own]


def misfit(own: list[Case], weights: list[float], target: Target) -> float:
    """What is made small: the weighted logarithmic loss and the distance from the plain curve."""
    total = sum([target.pull[at] * (weights[at] - target.plain[at]) ** 2 / 2.0 for at in range(len(weights))])
    for case, counts in weighed(own):
        chance = Curve(*weights).at(case.lead, case.difficulty)
        total -= counts * (case.won * log(chance) + (1.0 - case.won) * log(1.0 - chance))
    return total


def newton(own: list[Case], weights: list[float], size: int, target: Target) -> list[float]:
    """One step of Newton's method."""
    equations = [[0.0] * (size + 1) for _ in range(size)]
    for at in range(size):
        equations[at][at] = target.pull[at]
        equations[at][size] = target.pull[at] * (target.plain[at] - weights[at])
    for case, counts in weighed(own):
        known = [1.0, case.lead, float(case.difficulty)][:size]
        chance = Curve(*weights).at(case.lead, case.difficulty)
        for at in range(size):
            equations[at][size] += counts * (case.won - chance) * known[at]
            for other in range(size):
                equations[at][other] += counts * chance * (1.0 - chance) * known[at] * known[other]
    return eliminate(equations)


def written(curves: Json) -> str:
    """One line for each kind of table."""
    lines = [f"  {json.dumps(kind)}: {json.dumps(row)}" for kind, row in curves.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def forecast(curves: Json, case: Case) -> float:
    return Curve(*curves[case.kind]["rounds"][case.round]).at(case.lead, case.difficulty)


@dataclass(frozen=True)
class Decile:
    """A tenth of the forecasts: their mean, the share won, and its standard error, clustered by game."""

    count: int
    forecast: float
    won: float
    error: float

    @property
    def off(self) -> float:
        return (self.won - self.forecast) / self.error if self.error else 0.0


def deciles(forecasts: list[tuple[Case, float]]) -> list[Decile]:
    ranked = sorted(forecasts, key=lambda one: one[1])
    found = []
    for tenth in range(DECILES):
        chosen = ranked[len(ranked) * tenth // DECILES : len(ranked) * (tenth + 1) // DECILES]
        count = len(chosen)
        clusters: dict[int, float] = {}
        gap = sum([case.won - chance for case, chance in chosen]) / count
        for case, chance in chosen:
            clusters[case.number] = clusters.get(case.number, 0.0) + case.won - chance - gap
        error = sqrt(sum([total * total for total in clusters.values()])) / count
        mean = sum([chance for _, chance in chosen]) / count
        found.append(Decile(count, mean, sum([case.won for case, _ in chosen]) / count, error))
    return found


def brier(forecasts: list[tuple[Case, float]]) -> float:
    return sum([(case.won - chance) ** 2 for case, chance in forecasts]) / len(forecasts)


def surprise(forecasts: list[tuple[Case, float]]) -> float:
    """The mean logarithmic loss."""
    total = 0.0
    for case, chance in forecasts:
        safe = min(max(chance, 1e-6), 1 - 1e-6)
        total -= case.won * log(safe) + (1 - case.won) * log(1 - safe)
    return total / len(forecasts)


def reported(forecasts: list[tuple[Case, float]], curves: Json, games: int) -> tuple[str, str]:
    """The page and the picture."""
    from tools.drawn_winning import drawn

    unseen = len({case.number for case, _ in forecasts})
    lines = [
        "# How well the chance to win is known",
        "",
        f"The curves of `review/winning.json` were fitted to {games:,} games of equal bots and forecast",
        f"{unseen:,} others. Written by `python -m tools.fit_winning fit`.",
        "",
        "![Forecast and share won, by tenths of the forecasts](review-calibration.svg)",
        "",
        "Standard errors are clustered by game. *Off* is the difference in standard errors.",
    ]
    by_game: dict[str, list[tuple[Case, float]]] = {}
    for case, chance in forecasts:
        by_game.setdefault(case.kind.split("-")[0], []).append((case, chance))
    for game, own in sorted(by_game.items()):
        lines += ["", f"## {game.capitalize()}", "", f"Brier score {brier(own):.4f}, log loss {surprise(own):.4f}."]
        lines += ["", "| forecasts | mean forecast | share won | standard error | off |", "|---|---|---|---|---|"]
        for one in deciles(own):
            lines.append(f"| {one.count:,} | {one.forecast:.3f} | {one.won:.3f} | {one.error:.3f} | {one.off:+.1f} |")
    lines += ["", "## By table", "", "| table | games fitted | games forecast | Brier score |", "|---|---|---|---|"]
    for kind in curves:
        own = [one for one in forecasts if one[0].kind == kind]
        seen = len({case.number for case, _ in own})
        lines.append(f"| {kind} | {curves[kind]['games']} | {seen} | {brier(own):.4f} |")
    return "\n".join(lines) + "\n", drawn({game: deciles(own) for game, own in sorted(by_game.items())})
