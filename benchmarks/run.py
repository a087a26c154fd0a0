"""`./benchmark`: one run, one table. Repeats are interleaved and medians and bests shown, since machines are noisy."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from benchmarks import learning, report
from benchmarks.base import PINNED, base_builds
from benchmarks.games import configurations
from benchmarks.measure import Samples
from benchmarks.peers import PEERS, QUICK
from benchmarks.worker import ROOT, Worker
from tools.compile import built, found

TABLES: Final = ("arnak-2p", "arnak-4p", "quetzal-2p", "quetzal-4p")
SEARCHES: Final = (50, 200, 1000, 4000)
Found = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the engine is, pure and compiled, next to its peers.")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of each repeat")
    parser.add_argument("--quick", action="store_true", help="everything in less than a minute, with a wider spread")
    parser.add_argument("--base", nargs="?", const=PINNED, metavar="REV", help=f"and ratios to a revision ({PINNED})")
    parser.add_argument("--profile-guided", action="store_true", help="and that build, even if it must be made first")
    parser.add_argument("--alone", action="store_true", help="without the peers and without how the cost grows")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.add_argument("--write", action="store_true", help="put the table and the picture into docs/performance.md")
    parser.add_argument("--configurations", action="store_true", help="only our engine, every configuration of it")
    parser.add_argument("--learning", action="store_true", help="only observations, masks and batches of games")
    chosen = parser.parse_args()
    builds = {name: Worker(place) for name, place in places(chosen.base, chosen.profile_guided).items()}
    if chosen.configurations:
        names = [table.name for table in configurations()]
        print(report.configurations(by_configuration(builds, names, chosen.repeats, chosen.seconds)))
        return
    if chosen.learning:
        learned: Found = {}
        for repeat in range(chosen.repeats):
            learn(builds, learned, chosen.seconds, repeat)
        print(report.learning(learned))
        return
    repeats, seconds = (2, 0.12) if chosen.quick else (chosen.repeats, chosen.seconds)
    peers = () if chosen.alone else QUICK if chosen.quick else tuple(PEERS)
    found = measure(builds, repeats, seconds, peers)
    if not chosen.quick and not chosen.alone:
        found["growth"] = growth(builds, seconds)
    for worker in builds.values():
        worker.close()
    print(report.text(found))
    if chosen.json:
        chosen.json.write_text(json.dumps(plain(found), indent=2) + "\n", encoding="utf-8")
    if chosen.write:
        report.write(found, ROOT / "docs")


def places(base: str | None, guided: bool) -> dict[str, Path]:
    """The pure engine, what is compiled of it, and the same of an earlier revision if asked for."""
    places = {"pure": ROOT / "src"}
    compiled, tuned = built(False), built(True) if guided else found(True)
    if compiled is None:
        print("There is no C compiler: only the pure engine is measured.", file=sys.stderr)
    else:
        places["compiled"] = compiled
    if tuned is not None:
        places["guided"] = tuned
    return places if base is None else {**places, **base_builds(base)}


def measure(builds: dict[str, Worker], repeats: int, seconds: float, names: tuple[str, ...]) -> Found:
    """Every figure of every build and peer, once in each repeat."""
    ours: Found = {table: {build: {} for build in builds} for table in TABLES}
    learned: Found = {}
    peers: Found = {}
    notes: dict[str, str] = {}
    calibration = Samples()
    others = Worker(ROOT / "src")
    for repeat in range(repeats):
        calibration.add(others.ask("calibration", TABLES[0], seconds / 4))
        for table in TABLES:
            for build, worker in builds.items():
                for figure, value in figures(worker, table, seconds, repeat).items():
                    ours[table][build].setdefault(figure, Samples()).add(value)
        learn(builds, learned, seconds, repeat)
        for name in names:
            rates = others.ask("peer", name, seconds)
            if isinstance(rates, str):
                notes[name] = rates[1:]
                continue
            for figure, value in rates.items():
                peers.setdefault(name, {}).setdefault(figure, Samples()).add(value)
        copied = others.ask("catanatron-copy", seconds / 4) if names else ""
        if not isinstance(copied, str):
            peers["catanatron-2p"].setdefault("copy_us", Samples()).add(copied)
        print(f"repeat {repeat + 1} of {repeats}", file=sys.stderr)
    others.close()
    return {"digsite": ours, "learning": learned, "peers": peers, "calibration": calibration, "notes": notes}


def figures(worker: Worker, table: str, seconds: float, repeat: int) -> dict[str, float]:
    """All figures of one build at one table."""
    inside = worker.ask("inside", table, seconds, 1 + repeat)
    driven = worker.ask("driven", table, seconds, 1000 * repeat)
    checked = worker.ask("checked", table, seconds, 1000 * repeat)
    rollouts = worker.ask("rollouts", table, seconds)
    professor = worker.ask("professor", table, repeat, 1 if seconds < 0.5 else 2)
    return {
        **inside,
        "steps": inside["decisions"] * driven["steps"] / driven["decisions"],
        "python_decisions": driven["decisions"],
        "checked_decisions": checked["decisions"],
        "rollouts": rollouts["iterations"],
        "professor": professor["iterations"],
        "professor_wall": professor["iterations_wall"],
        "copy_us": worker.ask("copy_us", table, seconds / 4),
        "legal_us": worker.ask("legal_us", table, seconds / 4),
        "state_bytes": worker.ask("state_bytes", table),
        "first_move_ms": worker.ask("first_move_ms", table),
    }


def learn(builds: dict[str, Worker], found: Found, seconds: float, repeat: int) -> None:
    """One repeat of the figures for learning programs; earlier revisions have no observations."""
    for table in learning.TABLES:
        for build, worker in builds.items():
            if build.startswith(report.BASE):
                continue
            figures = found.setdefault(table, {}).setdefault(build, {})
            for figure in ("observe_us", "mask_us"):
                figures.setdefault(figure, Samples()).add(worker.ask(figure, table, seconds / 4))
            figures.setdefault("batch", Samples()).add(worker.ask("batch", table, seconds, 1 + repeat))


def growth(builds: dict[str, Worker], seconds: float) -> Found:
    """How the cost grows, measured on the compiled build if there is one."""
    worker = builds.get("compiled", builds["pure"])
    players = [*[f"arnak-{players}p" for players in (1, 2, 3, 4)], *[f"quetzal-{players}p" for players in (2, 3, 4, 5)]]
    return {
        "players": {table: worker.ask("inside", table, seconds, 1) for table in players},
        "rounds": {table: worker.ask("by_round", table, seconds, 1) for table in TABLES},
        "searches": {
            table: {str(count): worker.ask("rollouts", table, seconds, count)["iterations"] for count in SEARCHES}
            for table in TABLES
        },
        "workers": {str(count): worker.ask("by_workers", TABLES[0], seconds, count) for count in (1, 2, 4)},
    }


def by_configuration(builds: dict[str, Worker], names: list[str], repeats: int, seconds: float) -> Found:
    """The tables of single operations, for every configuration and build."""
    found: Found = {}
    for repeat in range(repeats):
        for name in names:
            for build, worker in builds.items():
                driven = worker.ask("driven", name, seconds, repeat * 1000)
                rates = [driven[figure] for figure in ("decisions", "steps", "games")]
                single = [worker.ask(figure, name, seconds / 4) for figure in ("copy_us", "legal_us", "codec_us")]
                row = found.setdefault(f"{name}, {build}", [Samples() for _ in (*rates, *single)])
                for samples, value in zip(row, (*rates, *single), strict=True):
                    samples.add(value)
        print(f"repeat {repeat + 1} of {repeats}", file=sys.stderr)
    return found


def plain(found: Any) -> Any:
    """Medians instead of samples."""
    if isinstance(found, Samples):
        return found.median
    if isinstance(found, dict):
        return {key: plain(value) for key, value in found.items()}
    return found


if __name__ == "__main__":
    main()
