"""The ladder of all bots of a game: a growing file of results, and the page and chart made from it.

A line of the file is one game. Bots whose budget matters are listed with it (`professor@64`). Games of
several versions may be in the file; the ladder is for the current version or, if it has no games, the last one.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final, TextIO

from digsite.arena import ladder
from digsite.arena.entrants import check, labelled
from digsite.arena.figures import Clock
from digsite.arena.notes import RESULTS, read_results, write_whole
from digsite.arena.plan import Match
from digsite.arena.progress import Progress
from digsite.arena.report import part_of_win, rounded
from digsite.arena.run import Order
from digsite.arena.standings import standings
from digsite.arena.version import version
from digsite.arena.work import played
from digsite.bots.protocol import Budget, Json
from digsite.games import GAMES
from digsite.kernel.codec import canonical
from digsite.kernel.errors import BadOptions
from digsite.text.catalog import Catalog

FOLDER: Final = "league"
SECONDS_BETWEEN_WRITES: Final = 5.0
MEMBERS: Final = frozenset({"key", "version", "options", "seed", "deal", "seats", "won", "scores", "seconds"})


@dataclass(frozen=True)
class Season:
    """What to play of a league: at least `games` of every pair at every table."""

    game: str
    bots: list[str]
    tables: list[Json]
    games: int
    seed: int
    budget: Budget
    jobs: int
    neighbors: bool

    def orders(self) -> list[Order]:
        """One order per pair, neighbors first; against the rival, one order for all."""
        pairs = sorted(combinations(range(len(self.bots)), 2), key=lambda pair: (pair[1] - pair[0], pair))
        if self.neighbors:
            pairs = pairs[: len(self.bots) - 1]
        together = [[self.bots[stronger], self.bots[weaker]] for weaker, stronger in pairs]
        groups = [self.bots] if self.tables[0]["players"] == 1 else together
        return [
            Order(self.game, bots, self.tables, self.games, self.seed, self.budget, self.jobs).checked()
            for bots in groups
        ]

    def matches(self) -> list[Match]:
        """What to play; BadOptions if that is not possible."""
        if self.games < 0:
            raise BadOptions("games", "0 or more are expected")
        for name in self.bots:
            check(name)
        if self.games and len(self.bots) < 2 and self.tables[0]["players"] != 1:
            raise BadOptions("bots", "at least two are expected")
        return [match for order in self.orders() for match in order.matches()] if self.games else []


def update(season: Season, arenas: list[Path], folder: Path, catalog: Catalog, out: TextIO) -> str:
    """Add missing games and those the arena has noted; return the ladder as text."""
    path = folder / FOLDER / f"{season.game}.json"
    ladders = {game: read_games(folder / FOLDER / f"{game}.json") for game in GAMES}  # damage is found before play
    games = ladders[season.game]
    for arena in arenas:
        if not (arena / RESULTS).is_file():
            raise BadOptions("add", f"there is no {arena / RESULTS}")
        for result in read_results(arena / RESULTS).values():
            if result["game"] == season.game:
                games[result["key"]] = brief(result)
    matches = season.matches()
    missing = [match for match in matches if match.key not in games]
    if missing:
        path.parent.mkdir(parents=True, exist_ok=True)
    progress = Progress(len(matches), len(matches) - len(missing), catalog, out)
    try:
        told = progress.clock()
        for result, _ in played(missing, season.jobs, check=False):
            games[result["key"]] = brief(result)
            progress.add(" – ".join(dict.fromkeys(result["seats"])))
            if progress.clock() - told > SECONDS_BETWEEN_WRITES:
                told = progress.clock()
                write_games(path, season.game, games)
    finally:
        if games:
            write_games(path, season.game, games)
    write_page(folder)
    return ladder.text(standings(season.game, list(games.values()), version(season.game)), catalog)


def brief(result: Json) -> Json:
    """A result as the league keeps it."""
    clocks = []
    for plain in result["clocks"]:
        clock = Clock()
        clock.merge(plain)
        clocks.append([rounded(clock.quantile(0.5)), rounded(clock.longest)])
    bots = [labelled(name, Budget(**spent)) for name, spent in zip(result["seats"], result["budgets"], strict=False)]
    names = [*bots, *result["seats"][len(bots) :]]  # the rival does not think
    return {
        "key": result["key"],
        "version": result["version"],
        "options": result["options"],
        "seed": result["seed"],
        "deal": result["deal"],
        "seats": names,
        "won": [round(part_of_win(result, seat), 4) for seat in range(len(names))],
        "scores": [score["total"] for score in result["scores"]],
        "seconds": clocks,
    }


def read_games(path: Path) -> dict[str, Json]:
    """The games by key."""
    if not path.exists():
        return {}
    try:
        read = json.loads(path.read_text(encoding="utf-8"))
        if not all([game.keys() >= MEMBERS for game in read["games"]]):
            raise KeyError(path)
        return {game["key"]: game for game in read["games"]}
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadOptions(str(path), "no file of a league; move it away to begin anew") from None


def write_games(path: Path, game: str, games: dict[str, Json]) -> None:
    """One game per line, in order of arrival."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join([canonical(line) for line in games.values()])
    write_whole(path, f'{{"game":{json.dumps(game)},"games":[\n{lines}\n]}}\n')


def write_page(folder: Path) -> None:
    """Write league.md and a chart of each ladder from the files."""
    found = []
    for game in sorted(GAMES):
        games = read_games(folder / FOLDER / f"{game}.json")
        if games:
            found.append(standings(game, list(games.values()), version(game)))
            if found[-1]["bots"]:
                write_whole(folder / FOLDER / f"{game}.svg", ladder.drawn(found[-1], Catalog("en")))
    if found:
        write_whole(folder / "league.md", ladder.page(found))
