"""The ladder of all bots of a game: a file of results that grows, and the page and picture made from it.

A line of the file is one game. Bots that a budget makes a difference to are listed with it (`professor@64`). Games of
several versions may lie in the file; the ladder is that of the version that is here, or if it has none, of the last.
"""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from statistics import fmean, median
from typing import Final, TextIO

from digsite.arena import ladder
from digsite.arena.entrants import budget_of, labelled
from digsite.arena.figures import Clock, mean_interval, wilson
from digsite.arena.games import GAMES
from digsite.arena.notes import RESULTS, read_results, write_whole
from digsite.arena.plan import Match
from digsite.arena.progress import Progress
from digsite.arena.rating import ratings
from digsite.arena.report import RIVAL, ends, part_of_win, rounded
from digsite.arena.run import Order
from digsite.arena.version import version
from digsite.arena.work import played
from digsite.bots.protocol import Budget, Json
from digsite.kernel.codec import canonical
from digsite.kernel.errors import BadOptions
from digsite.text.catalog import Catalog

FOLDER: Final = "league"
SECONDS_BETWEEN_WRITES: Final = 5.0


@dataclass(frozen=True)
class Season:
    """What is to be played of a league: `games` of every pair, at least."""

    game: str
    bots: list[str]
    table: Json
    games: int
    seed: int
    budget: Budget
    jobs: int
    neighbours: bool

    def orders(self) -> list[Order]:
        """One of every pair, those next to each other first."""
        pairs = sorted(combinations(range(len(self.bots)), 2), key=lambda pair: (pair[1] - pair[0], pair))
        if self.neighbours:
            pairs = pairs[: len(self.bots) - 1]
        named = [[self.bots[stronger], self.bots[weaker]] for weaker, stronger in pairs]
        return [
            Order(self.game, bots, [self.table], self.games, self.seed, self.budget, self.jobs).checked()
            for bots in named
        ]

    @property
    def command(self) -> str:
        """How to ask for it again."""
        words = ["digsite", "league", self.game, "--bots", *self.bots, "--games", str(self.games)]
        words += ["--players", str(self.table["players"])] if self.table["players"] != 2 else []
        words += ["--board", self.table["board"]] if self.table.get("board", "bird") != "bird" else []
        words += ["--seed", str(self.seed)] if self.seed else []
        words += ["--iterations", str(self.budget.iterations)] if self.budget.iterations is not None else []
        words += ["--seconds", f"{self.budget.seconds:g}"] if self.budget.seconds is not None else []
        return shlex.join([*words, *(["--neighbours"] if self.neighbours else [])])

    def matches(self) -> list[Match]:
        return [match for order in self.orders() for match in order.matches()] if self.games > 0 else []


def update(season: Season, arenas: list[Path], folder: Path, catalog: Catalog, out: TextIO) -> str:
    """Add what is missing and what the arena has noted; say the ladder as text."""
    path = folder / FOLDER / f"{season.game}.json"
    games, commands = read_games(path)
    for arena in arenas:
        if not (arena / RESULTS).is_file():
            raise BadOptions("add", f"there is no {arena / RESULTS}")
        for result in read_results(arena / RESULTS).values():
            if result["game"] == season.game and RIVAL not in result["seats"]:
                games[result["key"]] = brief(result)
    matches = season.matches()
    missing = [match for match in matches if match.key not in games]
    commands += [season.command] if missing and season.command not in commands else []
    progress = Progress(len(matches), len(matches) - len(missing), catalog, out)
    try:
        told = progress.clock()
        for result, _ in played(missing, season.jobs, check=False):
            games[result["key"]] = brief(result)
            progress.add(" – ".join(dict.fromkeys(result["seats"])))
            if progress.clock() - told > SECONDS_BETWEEN_WRITES:
                told = progress.clock()
                write_games(path, season.game, games, commands)
    finally:
        if games:
            write_games(path, season.game, games, commands)
    write_page(folder)
    found = standings(season.game, list(games.values()), version(season.game), commands)
    return ladder.text(found, catalog)


def brief(result: Json) -> Json:
    """A result as the league keeps it."""
    clocks = []
    for plain in result["clocks"]:
        clock = Clock()
        clock.merge(plain)
        clocks.append([rounded(clock.quantile(0.5)), rounded(clock.longest)])
    names = [
        labelled(name, Budget(**spent)) if budget_of(name, Budget()) == Budget() else name
        for name, spent in zip(result["seats"], result["budgets"], strict=True)
    ]
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


def read_games(path: Path) -> tuple[dict[str, Json], list[str]]:
    """The games by key, and the commands that made them."""
    if not path.exists():
        return {}, []
    try:
        read = json.loads(path.read_text(encoding="utf-8"))
        return {game["key"]: game for game in read["games"]}, list(read["commands"])
    except (ValueError, KeyError, TypeError):
        raise BadOptions(str(path), "no file of a league; move it away to begin anew") from None


def write_games(path: Path, game: str, games: dict[str, Json], commands: list[str]) -> None:
    """One game a line, in the order in which they came."""
    path.parent.mkdir(parents=True, exist_ok=True)
    head = f'"game":{json.dumps(game)},"commands":{json.dumps(commands)}'
    lines = ",\n".join([canonical(line) for line in games.values()])
    write_whole(path, f'{{{head},"games":[\n{lines}\n]}}\n')


def standings(game: str, games: list[Json], here: str, commands: list[str]) -> Json:
    """The ladder of one version."""
    shown = version_shown(games, here)
    counted = [line for line in games if line["version"] == shown]
    rated = ratings([(tuple(line["seats"]), tuple(line["won"])) for line in counted])
    apart = sorted({name for line in counted for name in line["seats"]} - set(rated))
    entries = {**rated, **{name: {"rating": None, "ci95": None} for name in apart}}
    return {
        "game": game,
        "version": shown,
        "here": here,
        "games": len(counted),
        "commands": commands,
        "tables": tables_of(counted),
        "bots": {name: {**entry, **bot_figures(name, counted)} for name, entry in entries.items()},
        "pairs": pair_figures(list(entries), counted),
    }


def version_shown(games: list[Json], here: str) -> str:
    """The version that is here, or if it has no games, the last one that has."""
    versions: list[str] = [line["version"] for line in games]
    return here if here in versions or not versions else versions[-1]


def tables_of(games: list[Json]) -> list[Json]:
    """The tables that were played at."""
    return list({canonical(line["options"]): line["options"] for line in games}.values())


def bot_figures(name: str, games: list[Json]) -> Json:
    mine = [(line, seat) for line in games for seat, sits in enumerate(line["seats"]) if sits == name]
    wins = sum([line["won"][seat] for line, seat in mine])
    scores = [float(line["scores"][seat]) for line, seat in mine]
    medians = [line["seconds"][seat][0] for line, seat in mine if line["seconds"][seat][0] is not None]
    return {
        "games": len(mine),
        "wins": round(wins, 4),
        "win_share": rounded(wins / len(mine)),
        "mean_score": rounded(fmean(scores)),
        "mean_score_ci95": ends(mean_interval(scores)),
        "seconds_per_decision": rounded(median(medians)) if medians else None,
    }


def pair_figures(names: list[str], games: list[Json]) -> list[Json]:
    """How often one of two bots won against the other, where only the two were at the table."""
    found = []
    for one, other in combinations(names, 2):
        met = [line for line in games if set(line["seats"]) == {one, other}]
        if not met:
            continue
        wins = sum([part for line in met for name, part in zip(line["seats"], line["won"], strict=True) if name == one])
        share = {"win_share": rounded(wins / len(met)), "ci95": [rounded(end) for end in wilson(wins, len(met))]}
        found.append({"bots": [one, other], "games": len(met), "wins": round(wins, 4), **share})
    return found


def write_page(folder: Path) -> None:
    """league.md with a picture of each game, from what is in the files."""
    english = Catalog("en")
    found = []
    for game in sorted(GAMES):
        games, commands = read_games(folder / FOLDER / f"{game}.json")
        if games:
            found.append(standings(game, list(games.values()), version(game), commands))
            write_whole(folder / FOLDER / f"{game}.svg", ladder.drawn(found[-1], english))
    if found:
        write_whole(folder / "league.md", ladder.page(found, english))
