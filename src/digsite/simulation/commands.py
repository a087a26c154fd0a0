"""What simulation adds to the `digsite` command: `simulate` and `reproduce`."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from digsite.arena.commands import STOPPED, positive, spoken_here, stop_listening
from digsite.games import GAMES
from digsite.kernel.errors import BadOptions
from digsite.text.catalog import LANGUAGES, Catalog

Json = dict[str, Any]


def add(commands: Any) -> None:
    simulate = commands.add_parser(
        "simulate",
        help="play many games between bots into a Parquet file",
        description="The same command always gives the same file. A stopped run resumes.",
    )
    simulate.add_argument("game", choices=sorted(GAMES))
    simulate.add_argument(
        *("--seats", "-s"), required=True, metavar="BOT,BOT", help="who sits where: scout,ranger@64 (see digsite arena)"
    )
    simulate.add_argument("--games", type=positive, required=True, help="how many")
    simulate.add_argument("--out", type=Path, required=True, metavar="FILE", help="the games, as Parquet")
    simulate.add_argument("--decisions", type=Path, metavar="FILE", help="every decision, as Parquet")
    simulate.add_argument("--records", type=Path, metavar="FILE", help="the games' records, as Parquet")
    simulate.add_argument("--iterations", type=positive, help="each bot's budget per decision")
    simulate.add_argument("--seed", type=int, default=0, help="the seed of the run (0)")
    simulate.add_argument("--rotate", action="store_true", help="turn the seats from deal to deal")
    simulate.add_argument("--repeats", type=positive, default=1, help="games with the same deal (1)")
    common(simulate)
    simulate.set_defaults(run=run_simulate, complete=with_game_options)

    reproduce = commands.add_parser(
        "reproduce",
        help="play a simulation again and compare",
        description="Plays the games of a manifest again, in a temporary folder, and compares the results.",
    )
    reproduce.add_argument("manifest", type=Path, metavar="run.json")
    common(reproduce)
    reproduce.set_defaults(run=run_reproduce)


def with_game_options(parser: argparse.ArgumentParser) -> None:
    from digsite.command_options import add_game_options

    add_game_options(parser)


def common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (all processors)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="a Ray cluster, HOST:PORT or ray://HOST:PORT; local starts one"
    )
    parser.add_argument("--language", choices=LANGUAGES, default=spoken_here(), help="language of what is said")


def run_simulate(chosen: argparse.Namespace) -> int:
    from digsite.command_options import given, read
    from digsite.simulation.files import Files
    from digsite.simulation.run import Run

    named = {"games": chosen.out, "decisions": chosen.decisions, "records": chosen.records}
    targets: dict[str, Path] = {kind: path for kind, path in named.items() if path is not None}
    if len({path.absolute() for path in targets.values()}) < len(targets):
        raise BadOptions("out", "each kind of file needs a name of its own")
    options = read(chosen.game, given(chosen), chosen.language)
    run = Run(
        *(
            chosen.game,
            options,
            tuple(chosen.seats.split(",")),
            chosen.games,
            chosen.seed,
            chosen.iterations,
        ),
        *(chosen.rotate, chosen.repeats, chosen.decisions is not None, chosen.records is not None),
    ).checked()
    catalog = Catalog(chosen.language, chosen.game)
    files = Files(run, targets)
    try:
        manifest = simulated(files, chosen.jobs, chosen.ray, catalog)
    except KeyboardInterrupt:
        stop_listening()
        print("\n" + catalog.say("ui-simulate-stopped"), file=sys.stderr)
        return STOPPED
    for path in targets.values():
        print(path)
    print(catalog.say("ui-simulate-done", games=run.games, results=manifest["results"][:16]), file=sys.stderr)
    return 0


def simulated(files: Any, jobs: int, ray: str | None, catalog: Catalog) -> Json:
    """Play what is missing of a run and write its files; returns the manifest."""
    from digsite.arena.progress import Progress
    from digsite.simulation.files import read_json
    from digsite.simulation.workers import finished

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    run = files.run
    if files.complete:
        files.open()
        known = read_json(files.manifest)
        assert known is not None
        return known
    files.open()
    missing = files.missing()
    progress = Progress(
        run.games, run.games - sum([len(run.games_of(chunk)) for chunk in missing]), catalog, sys.stderr
    )
    for chunk, found in finished(run.identity, missing, jobs, ray):
        files.add(chunk, found)
        progress.add("", len(run.games_of(chunk)))
    manifest: Json = files.finish()
    return manifest


def run_reproduce(chosen: argparse.Namespace) -> int:
    from digsite.simulation.files import Files, read_json
    from digsite.simulation.run import run_of

    manifest = read_json(chosen.manifest)
    if manifest is None:
        raise BadOptions("manifest", f"there is no file {chosen.manifest}")
    run = run_of(manifest)
    catalog = Catalog(chosen.language, run.game)
    if run.identity["engine"] != manifest.get("engine"):
        raise BadOptions("engine", f"this is {run.identity['engine']}, the run was played by {manifest.get('engine')}")
    if not run.repeatable:
        raise BadOptions("seats", "bots with a clock and programs from outside do not play the same game twice")
    run = replace(run, decisions=False, records=False)
    with TemporaryDirectory(prefix="digsite-") as folder:
        again = simulated(Files(run, {"games": Path(folder) / "games.parquet"}), chosen.jobs, chosen.ray, catalog)
    same = again["results"] == manifest.get("results")
    print(catalog.say("ui-reproduce-same" if same else "ui-reproduce-differs", games=run.games))
    return 0 if same else 1
