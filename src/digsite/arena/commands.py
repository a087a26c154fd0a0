"""What the arena adds to the `digsite` command. The games are imported when one of them runs."""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

from digsite.games import GAMES
from digsite.kernel.errors import BadOptions
from digsite.text.catalog import LANGUAGES, Catalog

Json = dict[str, Any]

STOPPED = 130


def add(commands: Any) -> None:
    arena = commands.add_parser(
        "arena",
        help="let bots play each other and measure them",
        description="Every deal is played once in each arrangement of the seats. A stopped run resumes.",
    )
    arena.add_argument("game", choices=sorted(GAMES))
    arena.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help="random, novice, scout, ranger, professor; with its own budget professor@64, professor@0.5s; cmd:PROGRAM",
    )
    arena.add_argument("--out", type=Path, metavar="DIR", help="where the notes and records go (.arena/...)")
    arena.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    arena.add_argument("--no-records", action="store_true", help="keep no records of the games")
    arena.add_argument("--check", action="store_true", help="replay every record and fail if a bot ever lost a move")
    arena.add_argument("--report", action="store_true", help="play nothing, report the games already noted")
    common(arena, games=100)
    arena.set_defaults(run=run_arena, complete=with_game_options)

    league = commands.add_parser(
        "league",
        help="the ladder of all bots",
        description="Plays what is missing of every pair, adds it to the ladder's file and prints the ladder.",
    )
    league.add_argument("game", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)} (all)")
    league.add_argument("--bots", nargs="+", metavar="BOT", help="who takes part (all levels)")
    league.add_argument("--neighbors", action="store_true", help="only neighbors in that list")
    league.add_argument("--add", nargs="+", type=Path, default=[], metavar="DIR", help="games that the arena has noted")
    league.add_argument("--folder", type=Path, default=Path("docs"), help="where league.md and league/ are (docs)")
    common(league, games=0)
    league.set_defaults(run=run_league, complete=with_game_options)


def with_game_options(parser: argparse.ArgumentParser) -> None:
    """The options of the games; `all`, `bird,snake` or `0..5` asks for several tables."""
    from digsite.command_options import add_game_options, add_players

    add_players(parser, default=2)
    add_game_options(parser)


def common(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument("--games", type=int, default=games, help=f"at least this many per pair ({games})")
    parser.add_argument("--iterations", type=positive, help="each bot's budget per decision")
    parser.add_argument("--seconds", type=seconds, help="the same in seconds")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the deals (0)")
    parser.add_argument("--jobs", type=int, default=1, help="games in parallel (1)")
    parser.add_argument("--language", choices=LANGUAGES, default=spoken_here(), help="language of the report")


def spoken_here() -> str:
    """The locale's language if it is one of ours, otherwise English."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "en")
    return said[:2] if said[:2] in LANGUAGES else "en"


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return int(text)


def seconds(text: str) -> float:
    if re.fullmatch(r"[0-9]+(\.[0-9]+)?|\.[0-9]+", text) is None or not 0 < float(text) <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0 and up to 3600")
    return float(text)


def tables(game: str, chosen: argparse.Namespace) -> list[Json]:
    """The tables to play at: several if an option has several values."""
    from digsite.command_options import given, several

    return [GAMES[game].rules.options({"players": chosen.players, **one}) for one in several(game, given(chosen))]


def run_arena(chosen: argparse.Namespace) -> int:
    from digsite.arena.notes import Notes, write_whole
    from digsite.arena.run import Order, figures, play_missing, write_report
    from digsite.bots.protocol import Budget

    order = Order(
        chosen.game,
        chosen.bots,
        tables(chosen.game, chosen),
        chosen.games,
        chosen.seed,
        Budget(chosen.seconds, chosen.iterations),
        chosen.jobs,
        chosen.check,
    ).checked()
    if chosen.json is not None and (chosen.json.is_dir() or not chosen.json.parent.is_dir()):
        raise BadOptions("json", f"{chosen.json} is no file that can be written")
    catalog = Catalog(chosen.language, chosen.game)
    folder = chosen.out or order.folder
    notes = Notes(folder, records=not chosen.no_records)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    stopped = False
    try:
        results = notes.of(order.matches()) if chosen.report else play_missing(order, notes, catalog, sys.stderr)
    except KeyboardInterrupt:
        stop_listening()
        stopped = True
        results = notes.of(order.matches())
        print("\n" + catalog.say("ui-arena-stopped", folder=str(folder)), file=sys.stderr)
    if not results:
        print(catalog.say("ui-arena-nothing", folder=str(folder)), file=sys.stderr)
        return STOPPED if stopped else 1
    found = figures(order, results)
    said = write_report(found, folder, catalog)
    if chosen.json is not None:
        write_whole(chosen.json, json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    print(said)
    print(catalog.say("ui-arena-written", folder=str(folder)), file=sys.stderr)
    if stopped:
        return STOPPED
    return 1 if chosen.check and found["faults"]["count"] else 0


def stop_listening() -> None:
    """Ignore a second Ctrl-C, so that the report is still written."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)


def run_league(chosen: argparse.Namespace) -> int:
    from digsite.arena.league import Season, update
    from digsite.bots.levels import LEVELS
    from digsite.bots.protocol import Budget

    games = chosen.game or sorted(GAMES)
    for game in games:
        if game not in GAMES:
            raise BadOptions("game", f"one of {', '.join(sorted(GAMES))} is expected")
    seasons = [
        Season(
            game,
            chosen.bots or list(LEVELS),
            tables(game, chosen),
            chosen.games,
            chosen.seed,
            Budget(chosen.seconds, chosen.iterations),
            chosen.jobs,
            chosen.neighbors,
        )
        for game in games
    ]
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        for season in seasons:
            print(update(season, chosen.add, chosen.folder, Catalog(chosen.language, season.game), sys.stderr))
    except KeyboardInterrupt:
        stop_listening()
        print("\n" + Catalog(chosen.language).say("ui-arena-stopped", folder=str(chosen.folder)), file=sys.stderr)
        return STOPPED
    return 0
