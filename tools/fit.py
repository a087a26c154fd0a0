"""Fit what the levels know by self-play: `python -m tools.fit arnak --games 400`.

A level plays against itself, with an occasional random step so that there is something to learn from.
What a seat had and how many points followed is regressed for every phase of the game; what the level did at each
decision becomes a habit. Every game is a line of a file, so a stopped run resumes.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from math import exp, log
from pathlib import Path
from typing import Any, Final

from digsite.arena.notes import ends_a_line
from digsite.bots.dice import QuickDice
from digsite.bots.fitting import Regression, Softmax, solve_together
from digsite.bots.judge import Judge
from digsite.bots.levels import LEVELS, judge_of, level_of
from digsite.bots.tree import Tree, tallies
from digsite.kernel.play import apply, legal_actions, settle, to_decide

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "bots.md"
Json = dict[str, Any]
TABLES: Final[dict[str, list[Json]]] = {
    "arnak": [
        {"players": 2},
        {"players": 2, "board": "snake"},
        {"players": 4},
        {"players": 2},
        {"players": 3, "board": "snake"},
        {"players": 2},
        {"players": 3},
        {"players": 4, "board": "snake"},
        {"players": 1, "difficulty": 3},
        {"players": 1, "board": "snake", "difficulty": 3},
    ],
    "quetzal": [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 5}],
}
STRAY: Final = 0.02  # how often a step is random
EPOCHS: Final = 4
RATE: Final = 0.05
DECAY: Final = 0.0005
LEAST: Final = 3  # a habit that was there to be taken less often is not kept


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights and habits of a game's bots by self-play.")
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--level", choices=sorted(LEVELS[1:]), default="scout", help="who plays")
    parser.add_argument("--iterations", type=int, help="how long it thinks; default: as it does")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--pull", type=float, default=200.0, help="observations that the present weights count for")
    parser.add_argument("--mood", type=float, default=0.8, help="how far a weight may be off, half of it being typical")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--samples", type=Path, help="the file of games; default: .fit/GAME-LEVEL.jsonl")
    parser.add_argument("--write", type=Path, help="where the weights go; default: the package")
    parser.add_argument(
        "--keep-habits", action="store_true", help="only fit what things are worth (a game without habits always does)"
    )
    parser.add_argument("--page", action="store_true", help="only write the present weights to docs/bots.md")
    settings = parser.parse_args()
    if settings.page:
        update_page(settings.game, judge_of(settings.game).learned()["worth"])
        return
    samples = settings.samples or ROOT / ".fit" / f"{settings.game}-{settings.level}.jsonl"
    samples.parent.mkdir(parents=True, exist_ok=True)
    collect(settings, samples)
    judge = judge_of(settings.game)
    learned = judge.learned()
    worth = fit_worth(judge, samples, settings.pull)
    print_moods(judge, samples)
    habits = learned["habits"] if settings.keep_habits or not learned["habits"] else fit_habits(judge, samples)
    place = settings.write or ROOT / "src" / "digsite" / "bots" / judge.folder / "learned.json"
    place.write_text(written(worth, habits), encoding="utf-8")
    print(f"wrote {place}")
    if settings.write is None:
        update_page(settings.game, worth)


def collect(settings: argparse.Namespace, samples: Path) -> None:
    """Play the games whose lines are not in the file yet."""
    done = {int(game["seed"]) for game in lines(samples)}
    seeds = [seed for seed in range(settings.seed, settings.seed + settings.games) if seed not in done]
    if not seeds:
        return
    began = time.monotonic()
    play = partial(play_game, settings.game, settings.level, settings.iterations, settings.mood)
    with samples.open("a", encoding="utf-8") as file, ProcessPoolExecutor(settings.jobs) as pool:
        file.write("" if ends_a_line(samples) else "\n")
        for count, game in enumerate(pool.map(play, seeds), 1):
            file.write(json.dumps(game, separators=(",", ":")) + "\n")
            file.flush()
            left = (time.monotonic() - began) / count * (len(seeds) - count)
            print(f"\r{len(done) + count} games, {left:.0f} s left   ", end="", file=sys.stderr)
    print(file=sys.stderr)


def lines(samples: Path) -> Iterator[Json]:
    """The noted games; a truncated line is skipped."""
    if samples.exists():
        with samples.open(encoding="utf-8") as file:
            for line in file:
                with suppress(ValueError):
                    yield json.loads(line)


def play_game(game_name: str, level: str, iterations: int | None, mood: float, seed: int) -> Json:
    """One game of a level against itself: what every seat had after each turn, and what was done."""
    judge = judge_of(game_name)
    options = TABLES[game_name][seed % len(TABLES[game_name])]
    thinking = level_of(game_name, level)
    dice = QuickDice(seed)
    game = judge.rules.new(options)
    settle(game, dice)
    minds = [moody(game_name, mood, dice) for _ in range(judge.rules.players(game))]
    seen: list[tuple[int, int, float, list[float]]] = []
    choices: list[tuple[int, list[int], list[float]]] = []
    stage = 0
    while game.stack:
        legal, seat = legal_actions(game), to_decide(game)
        assert seat is not None
        action = legal[0]
        if len(legal) > 1 and dice.share() < STRAY:
            action = legal[dice.below(len(legal))]
        elif len(legal) > 1:
            tree = Tree(minds[seat][0], thinking.manner, dice.below(1 << 30))
            think(tree, game, seat, iterations or thinking.patience(len(minds)))
            found = {tally[0]: tally for tally in tallies(tree)}
            action = max(
                legal, key=lambda one: (found[one][1], found[one][2] / found[one][1]) if one in found else (0, 0)
            )
            keys = [judge.habit(game, one) for one in legal]
            choices.append((judge.phase(game), keys, [1.0 if one == action else 0.0 for one in legal]))
        apply(game, action)
        settle(game, dice)
        if game.stack and judge.stage(game) != stage:
            stage = judge.stage(game)
            seen += [observed(judge, game, player) for player in range(judge.rules.players(game))]
        elif game.stack and judge.settled(game, seat, action):
            seen.append(observed(judge, game, seat))
    ended = [judge.points(game, seat) for seat in range(judge.rules.players(game))]
    return {
        "seed": seed,
        "points": ended,
        "moods": [mood for _, mood in minds],
        "seen": [[phase, round(ended[seat] - points, 2), measured] for phase, seat, points, measured in seen],
        "choices": [[phase, keys, shares.index(1.0)] for phase, keys, shares in choices],
    }


def moody(game: str, most: float, dice: QuickDice) -> tuple[Judge, list[float]]:
    """A judge whose weights are a little off, so that other ways of playing are tried."""
    kind: Any = type(judge_of(game))
    mind: Judge = kind()
    mood = [round(most * (dice.share() + dice.share() + dice.share() - 1.5), 2) for _ in mind.features]
    for weights in mind.weights:
        for at, change in enumerate(mood):
            weights[at] *= exp(change)
    return mind, mood


def think(tree: Tree, game: Any, seat: int, iterations: int) -> None:
    """Grow a tree without going through a view, if the judge can redeal."""
    judge, per_deal = tree.judge, tree.manner.per_deal
    dealt = judge.copy(game)
    if not judge.redeal(dealt, seat, tree.dice):
        tree.grow(judge.rules.view(game, seat), iterations, 3600.0)
        return
    for left in range(iterations, 0, -per_deal):
        tree.grow_on(dealt, min(left, per_deal))
        judge.redeal(dealt, seat, tree.dice)


def observed(judge: Judge, game: Any, seat: int) -> tuple[int, int, float, list[float]]:
    return judge.phase(game), seat, judge.points(game, seat), [round(one, 3) for one in judge.measure(game, seat)]


def fit_worth(judge: Judge, samples: Path, pull: float) -> dict[str, list[float]]:
    """For every phase, the weights that best predict the points still to come."""
    regressions = [Regression(len(judge.features)) for _ in range(judge.phases)]
    points: list[float] = []
    for game in lines(samples):
        points += game["points"]
        for phase, answer, measured in game["seen"]:
            regressions[phase].observe([float(one) for one in measured], float(answer))
    weights = solve_together(regressions, judge.weights, pull)
    for phase, regression in enumerate(regressions):
        was, now = regression.error(judge.weights[phase]), regression.error(weights[phase])
        print(f"phase {phase + 1}: {regression.count} positions, typical error {was:.2f} before, {now:.2f} now")
    print(f"mean points {sum(points) / len(points):.1f}")
    return {name: [round(column[at], 3) for column in weights] for at, name in enumerate(judge.features)}


def print_moods(judge: Judge, samples: Path) -> None:
    """What valuing a feature more would have brought: a hint beyond what the regression can see."""
    regression = Regression(len(judge.features) + 1)
    for game in lines(samples):
        mean = sum(game["points"]) / len(game["points"])
        for points, mood in zip(game["points"], game.get("moods", []), strict=False):
            regression.observe([1.0, *[float(one) for one in mood]], points - mean)
    if regression.count:
        gains = solve_together([regression], [[0.0] * regression.size], 20.0)[0][1:]
        order = sorted(range(len(gains)), key=lambda at: -abs(gains[at]))
        told = [f"{judge.features[at]} {gains[at]:+.1f}" for at in order[:10]]
        print("points for valuing it more: " + ", ".join(told))


def fit_habits(judge: Judge, samples: Path) -> dict[str, list[float]]:
    """Fit how attractive each action was to the players."""
    before = [[log(appeal) for appeal in appeals] for appeals in judge.appeals]
    softmax = Softmax(judge.phases, before)
    offered = [0] * judge.habits
    for epoch in range(EPOCHS):
        likely, count = 0.0, 0
        for game in lines(samples):
            for phase, keys, chosen in game["choices"]:
                shares = [0.0] * len(keys)
                shares[chosen] = 1.0
                likely += softmax.observe(phase, keys, shares, RATE / (1 + epoch), DECAY)
                count += 1
                if epoch == 0:
                    for key in keys:
                        offered[key] += 1
        print(f"habits, pass {epoch + 1}: the action taken was expected with {likely / max(1, count):.3f}")
    kept = [key for key in range(judge.habits) if offered[key] >= LEAST or any([column[key] for column in before])]
    columns = range(judge.phases)
    return {judge.habit_name(key): [round(softmax.weight(phase, key), 2) for phase in columns] for key in kept}


def update_page(game: str, worth: dict[str, list[float]]) -> None:
    """Put the weights between the marks of a game on the page about bots."""
    begin, end = f"<!-- weights of {game}: written by tools.fit -->", f"<!-- end of {game} -->"
    text = PAGE.read_text(encoding="utf-8")
    if begin not in text:
        return
    phases = len(next(iter(worth.values())))
    head = [
        "| feature | " + " | ".join([f"round {phase + 1}" for phase in range(phases)]) + " |",
        "|---" * (phases + 1) + "|",
    ]
    rows = [f"| {name} | " + " | ".join([f"{one:.2f}" for one in row]) + " |" for name, row in worth.items()]
    before, rest = text.split(begin)
    PAGE.write_text(before + "\n".join([begin, "", *head, *rows, "", end]) + rest.split(end)[1], encoding="utf-8")


def written(worth: dict[str, list[float]], habits: dict[str, list[float]]) -> str:
    """JSON with a line for every name."""
    parts = []
    for title, table in (("worth", worth), ("habits", habits)):
        rows = ",\n".join([f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in table.items()])
        parts.append(f"  {json.dumps(title)}: {{\n{rows}\n  }}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    main()
