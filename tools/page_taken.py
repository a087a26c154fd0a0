"""Writes web/src/learn/taken.json: how often each thing was taken in bots' games, by winners, and what that was worth.

    python -m tools.page_taken FILE...

reads what `digsite study` reads: files of `digsite simulate` with decisions, arena folders, records. `python -m
tools.balance` does this with its own games.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from digsite.games import GAMES
from digsite.simulation.needs import arrow
from digsite.study.needs import numpy
from digsite.study.reading import read
from digsite.study.samples import Sample
from digsite.study.worth import Worth, worths

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "web" / "src" / "learn" / "taken.json"

# The verbs that take a thing; the last word of what they took names it.
TAKING: Final = {
    "arnak": ("buy", "take", "dig", "overcome", "exchange"),
    "quetzal": ("take", "place", "bid", "visit"),
}


@dataclass
class Counted:
    """The counts for one of the two board games."""

    games: int = 0
    matches: Counter[tuple[str, int, bool]] = field(default_factory=Counter)  # who, how many, thinking for less time
    taken: Counter[str] = field(default_factory=Counter)  # games in which somebody took it
    takers: Counter[str] = field(default_factory=Counter)
    winners: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    fair: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))  # winners if it did not matter
    worth: dict[str, Worth] = field(default_factory=dict)  # from the table with the most cases

    def add(self, sample: Sample) -> None:
        self.games += len(sample)
        for bots, games in Counter([tuple(sorted(set(row))) for row in sample.seats[:, : sample.players]]).items():
            names = [bot.split("@") for bot in bots]
            short = any([len(parts) > 1 for parts in names])
            self.matches[(" – ".join(sorted({parts[0] for parts in names})), sample.players, short)] += games
        games_with: defaultdict[str, set[int]] = defaultdict(set)
        for number, seat, thing in takings(sample):
            games_with[thing].add(number)
            self.takers[thing] += 1
            self.fair[thing] += 1 / sample.players
            self.winners[thing] += float(sample.wins[numpy().searchsorted(sample.numbers, number), seat])
        self.taken.update({thing: len(numbers) for thing, numbers in games_with.items()})
        for worth in worths(sample):
            known = thing_of(sample.game, worth.thing)
            if known is not None and (known not in self.worth or self.worth[known].taken < worth.taken):
                self.worth[known] = worth

    def plain(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "matches": [
                {"bots": bots.split(" – "), "players": players, "games": games, "short": short}
                for (bots, players, short), games in sorted(self.matches.items())
            ],
            "things": {thing: self.plain_thing(thing) for thing in sorted(self.taken)},
        }

    def plain_thing(self, thing: str) -> dict[str, Any]:
        found: dict[str, Any] = {
            "games": self.taken[thing],
            "takers": self.takers[thing],
            "winners": round(self.winners[thing], 2),
            "fair": round(self.fair[thing], 2),
        }
        if thing in self.worth:
            wins = self.worth[thing].wins
            found["worth"] = [round(100 * value, 1) for value in (wins.value, wins.low, wins.high)]
        return found


def thing_of(game: str, took: str) -> str | None:
    """The id of the thing; the second ship goes by the first. None if the action takes none."""
    verb, *rest = took.split()
    if verb not in TAKING[game] or not rest:
        return None
    return "ship_1" if rest[-1] == "ship_2" else rest[-1]


def takings(sample: Sample) -> Iterator[tuple[int, int, str]]:
    """Game, seat and thing, once each."""
    pa = arrow()
    for pieces in sample.pieces:
        for table in pieces():
            chosen = pa.table({name: table[name] for name in ("game", "seat", "took")})
            rows = chosen.group_by(["game", "seat", "took"], use_threads=False).aggregate([]).to_pylist()
            found = {(row["game"], row["seat"], thing_of(sample.game, row["took"])) for row in rows}
            yield from [(game, seat, thing) for game, seat, thing in sorted(found, key=str) if thing is not None]


def write(samples: list[Sample]) -> dict[str, Counted]:
    """Count these games and write the page's file."""
    counted = {game: Counted() for game in GAMES}
    for sample in samples:
        if sample.players > 1:
            counted[sample.game].add(sample)
    plain = {game: found.plain() for game, found in counted.items()}
    FILE.write_text(json.dumps(plain, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
    return counted


def main(arguments: list[str]) -> int:
    for game, found in write(read([Path(one) for one in arguments])).items():
        print(f"{game}: {found.games} games, {len(found.taken)} things, {len(found.worth)} compared")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
