"""No bot ever makes an illegal choice: `python -m tools.bot_soak` lets every level play every configuration.

1,000 games of each configuration by novice and scout, 50 by ranger and professor at 16 iterations per decision. Both of
a pair sit at every table with two seats or more; solo, each plays as many games itself. Every choice is compared with
the legal actions and every record is replayed. It resumes where it stopped; a change of the rules or the bots starts
over. `--games 0.01` plays a hundredth of them.
"""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path
from typing import Any, Final

from digsite.arena.match import lost_moves
from digsite.arena.notes import Notes
from digsite.arena.run import Order, play_missing
from digsite.bots.protocol import Budget
from digsite.text.catalog import Catalog

FOLDER: Final = Path(__file__).parent.parent / ".soak" / "bots"
CONFIGURATIONS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    **{
        f"arnak-{n}p-{board}": ("arnak", {"players": n, "board": board})
        for n in (2, 3, 4)
        for board in ("bird", "snake")
    },
    **{
        f"arnak-solo-{difficulty}-{board}": ("arnak", {"players": 1, "board": board, "difficulty": difficulty})
        for difficulty in (0, 3, 5)
        for board in ("bird", "snake")
    },
    **{f"quetzal-{n}p": ("quetzal", {"players": n}) for n in (2, 3, 4, 5)},
}
PAIRS: Final = {"quick": ["novice", "scout"], "searching": ["ranger", "professor"]}
ITERATIONS: Final = 16
GAMES: Final = {"quick": 1000, "searching": 50}


def order(name: str, pair: str, share: float, iterations: int | None, jobs: int) -> Order:
    game, table = CONFIGURATIONS[name]
    games = max(1, round(GAMES[pair] * share))
    thinking = Budget(iterations=ITERATIONS if pair == "searching" else iterations)
    return Order(game, PAIRS[pair], [table], games, budget=thinking, jobs=jobs, check=True).checked()


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bot_soak", description="Every choice of every level is legal.")
    parser.add_argument(
        "--pairs", nargs="+", choices=sorted(PAIRS), default=list(PAIRS), help="quick: novice and scout"
    )
    parser.add_argument("--configurations", nargs="+", choices=sorted(CONFIGURATIONS), default=list(CONFIGURATIONS))
    parser.add_argument("--games", type=float, default=1.0, help="a part of the games, 0.01 for a hundredth (1)")
    parser.add_argument("--iterations", type=int, help="of novice and scout (their own)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where it is noted how far it came")
    chosen = parser.parse_args(given)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return soak(chosen)
    except KeyboardInterrupt:
        print("\nStopped. The same command goes on from here.")
        return 130


def soak(chosen: argparse.Namespace) -> int:
    """Play what is missing; 1 as soon as a bot has made an illegal choice."""
    played = decisions = 0
    for pair in chosen.pairs:
        for name in chosen.configurations:
            asked = order(name, pair, chosen.games, chosen.iterations, chosen.jobs)
            notes = Notes(chosen.folder / f"{name}-{pair}", records=False)
            print(f"{' and '.join(asked.bots)}, {name}: {asked.games} games", file=sys.stderr)
            results = play_missing(asked, notes, Catalog("en", asked.game), sys.stderr)
            for result in results:
                if lost_moves(result):
                    print(f"{name}, deal {result['deal']}: {result['faults']}")
                    return 1
            played += len(results)
            decisions += sum([result["decisions"] for result in results])
    print(f"{played:,} games, {decisions:,} decisions: every choice was legal.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
