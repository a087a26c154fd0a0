"""A run of the arena: play what is missing, then report. After Ctrl-C the same command resumes."""

from __future__ import annotations

import json
import platform
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO

import digsite
from digsite.arena import picture, tables
from digsite.arena.entrants import budget_json, check
from digsite.arena.notes import Notes, slug, write_whole
from digsite.arena.plan import Match, plan
from digsite.arena.progress import Progress
from digsite.arena.report import part_of_win, report
from digsite.arena.version import version
from digsite.arena.work import played
from digsite.bots.protocol import Budget, Json
from digsite.games import GAMES
from digsite.kernel.errors import BadOptions
from digsite.kernel.options import OneOf, Whole
from digsite.text.catalog import Catalog

FOLDER: Final = ".arena"
NO_LIMIT: Final = Budget()
SHOWN: Final = 3  # bots in the progress line


@dataclass(frozen=True)
class Order:
    """What was asked for."""

    game: str
    bots: list[str]
    tables: list[Json]
    games: int
    seed: int = 0
    budget: Budget = NO_LIMIT
    jobs: int = 1
    check: bool = False

    def checked(self) -> Order:
        """The order with all options filled in; BadOptions if it cannot be played."""
        if self.games < 1:
            raise BadOptions("games", "at least one is expected")
        if self.jobs < 1:
            raise BadOptions("jobs", "at least one is expected")
        if len(set(self.bots)) < len(self.bots):
            raise BadOptions("bots", "each one once")
        for name in self.bots:
            check(name)
        full = [GAMES[self.game].rules.options(table) for table in self.tables]
        return Order(self.game, self.bots, full, self.games, self.seed, self.budget, self.jobs, self.check)

    @property
    def folder(self) -> Path:
        """The default folder of its notes."""
        table = self.tables[0]
        named = [option.name for option in GAMES[self.game].options if isinstance(option, OneOf)]
        boards = sorted({table[name] for table in self.tables for name in named if name in table})
        thinking = [self.budget.iterations, f"{self.budget.seconds}s" if self.budget.seconds is not None else None]
        words = [self.game, f"{table['players']}p", *boards, *self.bots, *[str(word) for word in thinking if word]]
        return Path(FOLDER) / slug("-".join(words))

    @property
    def command(self) -> str:
        """The command that repeats it."""
        table = self.tables[0]
        words = ["digsite", "arena", self.game, *self.bots, "--games", str(self.games)]
        words += ["--players", str(table["players"])]
        for option in GAMES[self.game].asked(table):
            if isinstance(option, Whole | OneOf):
                values = dict.fromkeys([str(one[option.name]) for one in self.tables])
                words += [f"--{option.name}", ",".join(values)]
        words += ["--seed", str(self.seed)]
        words += ["--iterations", str(self.budget.iterations)] if self.budget.iterations is not None else []
        words += ["--seconds", f"{self.budget.seconds:g}"] if self.budget.seconds is not None else []
        return shlex.join(words)

    @property
    def config(self) -> Json:
        return {
            "game": self.game,
            "bots": self.bots,
            "tables": self.tables,
            "games": self.games,
            "seed": self.seed,
            "budget": budget_json(self.budget),
            "version": version(self.game, self.bots),
            "build": digsite.BUILD,
            "python": platform.python_version(),
            "command": self.command,
        }

    def matches(self) -> list[Match]:
        return plan(
            self.game,
            self.tables,
            self.bots,
            self.games,
            self.seed,
            self.budget,
            version(self.game, self.bots),
        )


def play_missing(order: Order, notes: Notes, catalog: Catalog, out: TextIO) -> list[Json]:
    """The results of all games of an order; noted games are not played again."""
    matches = order.matches()
    missing = notes.missing(matches)
    before = len(matches) - len(missing)
    if before:
        print(catalog.say("ui-arena-noted", count=before, total=str(len(matches))), file=out)
    if missing:
        notes.open()
    progress = Progress(len(matches), before, catalog, out)
    standing = Standing(notes.of(matches))
    for result, record in played(missing, order.jobs, order.check):
        notes.add(result, record)
        standing.add(result)
        progress.add(standing.text())
    return notes.of(matches)


class Standing:
    """Who has won how often so far."""

    def __init__(self, results: list[Json]) -> None:
        self.wins: dict[str, float] = {}
        for result in results:
            self.add(result)

    def add(self, result: Json) -> None:
        for seat, name in enumerate(result["seats"]):
            self.wins[name] = self.wins.get(name, 0.0) + part_of_win(result, seat)

    def text(self) -> str:
        best = sorted(self.wins.items(), key=lambda entry: -entry[1])[:SHOWN]
        return ", ".join(
            [f"{name[:24]} {wins:.3g}" if wins < 1000 else f"{name[:24]} {wins:.0f}" for name, wins in best]
        )


def write_report(found: Json, folder: Path, catalog: Catalog) -> str:
    """Write text, JSON and chart beside the notes; return the text."""
    said = tables.text(found, catalog)
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / "report.txt", said + "\n")
    write_whole(folder / "report.json", json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    write_whole(folder / "report.svg", picture.drawn(found, catalog))
    return said


def figures(order: Order, results: list[Json]) -> Json:
    """The report; the build is the one that played, or both if each played some: a level's own budget differs."""
    builds = sorted({result.get("build", digsite.BUILD) for result in results})
    return report(results, {**order.config, "build": ", ".join(builds) or digsite.BUILD})
