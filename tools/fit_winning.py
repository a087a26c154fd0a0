"""Fit the chance to win to simulated games: `python -m tools.fit_winning play`, then `python -m tools.fit_winning fit`.

Equal bots play each other at every kind of table, with an occasional random step. What the evaluation expects of every
seat is noted when a round begins, and who won. Every game is a line of a file, so a stopped run resumes. The curves
are fitted to two thirds of the games and checked on the others.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from digsite.arena.notes import ends_a_line
from digsite.bots.dice import QuickDice
from digsite.bots.judge import Judge
from digsite.bots.levels import judge_of, level_of
from digsite.bots.tree import Tree, tallies
from digsite.kernel.effects import Table
from digsite.kernel.play import apply, legal_actions, settle, to_decide
from digsite.review.winning import kind, shares

ROOT: Final = Path(__file__).parent.parent
SAMPLES: Final = ROOT / ".fit" / "winning.jsonl"
Json = dict[str, Any]
TABLES: Final[list[tuple[str, Json]]] = [
    *[("arnak", {"players": players, "board": board}) for players in (2, 3, 4) for board in ("bird", "snake")],
    *[("quetzal", {"players": players}) for players in (2, 3, 4, 5)],
    *[
        ("arnak", {"players": 1, "board": board, "difficulty": level})
        for board in ("bird", "snake")
        for level in (0, 3)
    ],
    *[("arnak", {"players": 2, "board": board}) for board in ("bird", "snake")],
    ("quetzal", {"players": 2}),
    *[
        ("arnak", {"players": 1, "board": board, "difficulty": level})
        for board in ("bird", "snake")
        for level in (5, 1)
    ],
]
STRAY: Final = 0.02  # how often a step is random
PATIENCES: Final = (30, 120)  # the iterations a decision of all the bots in a game


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the chance to win to simulated games.")
    parser.add_argument("what", choices=["play", "fit"])
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--samples", type=Path, default=SAMPLES)
    settings = parser.parse_args()
    if settings.what == "play":
        collect(settings.samples, settings.games, settings.jobs)
        return
    from tools.fitted_winning import fit

    fit(list(lines(settings.samples)))


def collect(samples: Path, games: int, jobs: int) -> None:
    """Play the games whose lines are not in the file yet."""
    samples.parent.mkdir(parents=True, exist_ok=True)
    done = {int(game["number"]) for game in lines(samples)}
    missing = [number for number in range(games) if number not in done]
    began = time.monotonic()
    with samples.open("a", encoding="utf-8") as file, ProcessPoolExecutor(jobs) as pool:
        file.write("" if ends_a_line(samples) else "\n")
        for count, game in enumerate(pool.map(play_game, missing), 1):
            file.write(json.dumps(game, separators=(",", ":")) + "\n")
            file.flush()
            if count % 50 == 0:
                left = (time.monotonic() - began) / count * (len(missing) - count)
                print(f"{len(done) + count} games, {left:.0f} s left", file=sys.stderr)


def lines(samples: Path) -> Iterator[Json]:
    """The noted games; a truncated line is skipped."""
    if samples.exists():
        with samples.open(encoding="utf-8") as file:
            for line in file:
                with suppress(ValueError):
                    yield json.loads(line)


def play_game(number: int) -> Json:
    """One game: what every seat could expect after some turns, and its share of the win."""
    name, options = TABLES[number // 2 % len(TABLES)]
    judge = judge_of(name)
    dice = QuickDice(7_000_003 * (number + 1))
    patience = PATIENCES[number // 2 // len(TABLES) % len(PATIENCES)]
    game = judge.rules.new(options)
    settle(game, dice)
    seen: list[Json] = []
    stage = judge.stage(game)
    while game.stack:
        apply(game, chosen(judge, game, patience, dice))
        settle(game, dice)
        if game.stack and judge.stage(game) != stage:
            stage = judge.stage(game)
            worths = [round(judge.worth(game, one), 2) for one in range(judge.rules.seats(game))]
            seen.append({"round": judge.phase(game), "worths": worths})
    won = shares(judge, game)
    return {
        "number": number,
        "game": name,
        "kind": kind(name, judge.rules.options(options)),
        **options,
        "seen": seen,
        "won": won,
    }


def chosen(judge: Judge, game: Table, patience: int, dice: QuickDice) -> int:
    """What a bot with that patience does; sometimes anything."""
    legal = legal_actions(game)
    if len(legal) == 1:
        return legal[0]
    if dice.share() < STRAY:
        return legal[dice.below(len(legal))]
    tree = Tree(judge, level_of(judge.rules.name, "ranger").manner, dice.below(1 << 30))
    tree.grow(judge.rules.view(game, to_decide(game)), patience, 1e9)
    return max(tallies(tree), key=lambda tally: (tally[1], tally[2] / tally[1]))[0]


if __name__ == "__main__":
    main()
