"""Writes web/src/learn/taken.json: how often each thing was taken in the bots' games, and by winners.

    python -m tools.page_taken DIR...

counts every game with a record in arena folders below DIR, and says which games these were.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from digsite.arena.notes import RECORDS, RESULTS, read_results, record_name
from digsite.games import GAMES
from digsite.kernel.errors import CorruptRecord
from digsite.kernel.event import Event
from digsite.kernel.play import apply
from digsite.kernel.record import Parsed, first_game, replay
from digsite.kernel.rules import AnyRules

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "web" / "src" / "learn" / "taken.json"

# The event by which a seat takes a thing, and the member that names it.
TAKING: Final = {
    "arnak": {
        "bought": "card",
        "gained-card": "card",
        "discovered": "tile",
        "placed": "site",
        "overcame": "guardian",
        "recruited": "assistant",
        "rescued": "assistant",
        "exchanged": "new",
        "took-idol": "idol",
        "took-bonus": "bonus",
    },
    "quetzal": {
        "took": "card",
        "gained-upgrade": "upgrade",
        "placed": "location",
        "bid": "location",
        "visited": "location",
    },
}


@dataclass
class Counted:
    """The counts for one of the two board games."""

    games: int = 0
    matches: Counter[tuple[str, int, bool]] = field(default_factory=Counter)  # who, how many, thinking for less time
    taken: Counter[str] = field(default_factory=Counter)  # games in which somebody took it
    takers: Counter[str] = field(default_factory=Counter)
    winners: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    fair: defaultdict[str, float] = field(
        default_factory=lambda: defaultdict(float)
    )  # how many takers would win if it made no difference

    def add(self, result: dict[str, Any], seats: dict[int, set[str]]) -> None:
        """One finished game: what each seat took."""
        players = len(result["seats"])
        winners = set(result["winners"])
        self.games += 1
        names = [name.split("@") for name in result["seats"]]
        short = any(len(parts) > 1 for parts in names)
        self.matches[(" – ".join(sorted({parts[0] for parts in names})), players, short)] += 1
        self.taken.update(set().union(*seats.values()))
        for seat, things in seats.items():
            for thing in things:
                self.takers[thing] += 1
                self.fair[thing] += 1 / players
                if seat in winners:
                    self.winners[thing] += 1 / len(winners)

    def plain(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "matches": [
                {"bots": bots.split(" – "), "players": players, "games": games, "short": short}
                for (bots, players, short), games in sorted(self.matches.items())
            ],
            "things": {
                thing: {
                    "games": self.taken[thing],
                    "takers": self.takers[thing],
                    "winners": round(self.winners[thing], 2),
                    "fair": round(self.fair[thing], 2),
                }
                for thing in sorted(self.taken)
            },
        }


def takings(rules: AnyRules, text: str) -> dict[int, set[str]]:
    """What each seat took in a recorded game."""
    record, _, _ = replay(rules, text)
    game = first_game(rules, Parsed(text))
    seats: dict[int, set[str]] = {seat: set() for seat in range(rules.seats(game))}
    for step in record.steps:
        events: list[Event] = []
        for action in step.actions:
            apply(game, action, events)
        for event in events:
            thing = taken(rules.name, event)
            if thing is not None and event.seat in seats:
                seats[event.seat].add(thing)
    return seats


def taken(game: str, event: Event) -> str | None:
    """The thing this event takes; discovered sites go by their tile, the second ship by the first."""
    member = TAKING[game].get(event.kind)
    thing = event.values.get(member) if member is not None else None
    if not isinstance(thing, str) or (game == "arnak" and event.kind == "placed" and not thing.startswith("camp-")):
        return None
    return "ship_1" if thing == "ship_2" else thing


def folders(roots: Iterable[Path]) -> Iterator[Path]:
    for root in roots:
        yield from sorted({path.parent for path in root.rglob(RESULTS)})


def count(roots: Iterable[Path]) -> tuple[dict[str, Counted], list[str]]:
    """The counts, and the records that could not be counted."""
    counted = {game: Counted() for game in TAKING}
    passed_over: list[str] = []
    seen: set[str] = set()
    for folder in folders(roots):
        for key, result in read_results(folder / RESULTS).items():
            path = folder / RECORDS / record_name(result)
            if key in seen or len(result["seats"]) < 2 or not path.exists():
                continue
            seen.add(key)
            try:
                seats = takings(GAMES[result["game"]].rules, path.read_text(encoding="utf-8"))
            except CorruptRecord as error:
                passed_over.append(f"{path}: {error}")
                continue
            counted[result["game"]].add(result, seats)
    return counted, passed_over


def main(arguments: list[str]) -> int:
    counted, passed_over = count(Path(one) for one in arguments)
    for line in passed_over:
        print(f"passed over: {line}", file=sys.stderr)
    for game, found in counted.items():
        print(f"{game}: {found.games} games, {len(found.taken)} things")
    if not any(found.games for found in counted.values()):
        print("no recorded games there", file=sys.stderr)
        return 1
    plain = {game: found.plain() for game, found in counted.items()}
    FILE.write_text(json.dumps(plain, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
