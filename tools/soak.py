"""Random games by the thousand, with every invariant checked: `./soak`. It resumes where it stopped.

Finished chunks are noted in `.soak/`, one file per configuration; a change of the rules' source starts over. The first
violation ends it: the record of that game is in `.soak/failures/`, and the message says how to replay it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

from digsite.kernel.session import Session
from tests.arnak.invariants import Walk as ArnakWalk
from tests.arnak.walkers import CONFIGURATIONS as ARNAK
from tests.quetzal.invariants import Walk as QuetzalWalk
from tests.quetzal.walkers import CONFIGURATIONS as QUETZAL

ROOT: Final = Path(__file__).parent.parent
CHECKS: Final = (
    *[f"tests/arnak/{name}.py" for name in ("invariants", "census", "leaks", "walkers")],
    *[f"tests/quetzal/{name}.py" for name in ("invariants", "leaks", "walkers")],
)
SOURCES: Final = ("src/digsite/kernel", "src/digsite/arnak", "src/digsite/quetzal", *CHECKS)
CHUNK: Final = 20
SEED_STRIDE: Final = 1_000_000
BAR: Final = 24
SECONDS_BETWEEN_LINES: Final = 20  # where the output is no terminal


class Inspected(Protocol):
    """A game that is checked while it is played."""

    session: Session

    def run(self) -> int:
        """Play it to the end; return the number of steps; AssertionError if an invariant fails."""
        ...


# Half of the games are uniformly random; the others are steered to situations such games seldom reach.
ARNAK_WALKS: Final = ("uniform", "eager", "uniform", "rich")
QUETZAL_WALKS: Final = ("uniform", "rich", "uniform", "short")


def arnak(configuration: str) -> Callable[[int, int], Inspected]:
    def begin(number: int, seed: int) -> Inspected:
        return ArnakWalk(configuration, seed * SEED_STRIDE + number, ARNAK_WALKS[number % len(ARNAK_WALKS)])

    return begin


def quetzal(configuration: str) -> Callable[[int, int], Inspected]:
    def begin(number: int, seed: int) -> Inspected:
        return QuetzalWalk(configuration, seed * SEED_STRIDE + number, QUETZAL_WALKS[number % len(QUETZAL_WALKS)])

    return begin


# Every configuration, and how to start its game from a number and a seed.
TABLE: Final[dict[str, Callable[[int, int], Inspected]]] = {
    **{name: arnak(name) for name in ARNAK},
    **{f"quetzal-{name}": quetzal(name) for name in QUETZAL},
}


@dataclass(frozen=True)
class Chunk:
    """Some games of one configuration in a row."""

    configuration: str
    seed: int
    first: int
    games: int


@dataclass
class Outcome:
    """What became of a chunk; `failed` is the number of the game that broke something."""

    chunk: Chunk
    steps: int = 0
    failed: int | None = None
    message: str = ""
    record: str = ""


def run_chunk(chunk: Chunk) -> Outcome:
    outcome = Outcome(chunk)
    for number in range(chunk.first, chunk.first + chunk.games):
        game = TABLE[chunk.configuration](number, chunk.seed)
        try:
            outcome.steps += game.run()
        except Exception as error:  # whatever goes wrong in a game is what this looks for
            outcome.failed = number
            outcome.message = f"{type(error).__name__}: {error}\n{traceback.format_exc()}"
            outcome.record = game.session.record.text(game.session.rules.catalogue)
            break
    return outcome


def fingerprint() -> str:
    """A hash of everything the checks cover: results from before a change do not count after it."""
    digest = hashlib.sha256()
    for source in SOURCES:
        path = ROOT / source
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


@dataclass
class Notes:
    """The finished chunks of one configuration, on disk."""

    folder: Path
    configuration: str
    seed: int
    source: str
    done: dict[int, int] = field(default_factory=dict)  # the first game of a chunk, and how many there were

    @property
    def file(self) -> Path:
        return self.folder / f"{self.configuration}-{self.seed}.json"

    def read(self) -> None:
        if not self.file.exists():
            return
        noted = json.loads(self.file.read_text(encoding="utf-8"))
        if noted["source"] == self.source:
            self.done = {int(first): games for first, games in noted["done"].items()}

    def write(self) -> None:
        noted = {"source": self.source, "configuration": self.configuration, "seed": self.seed, "done": self.done}
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps(noted), encoding="utf-8")
        part.replace(self.file)

    def open_chunks(self, games: int) -> Iterator[Chunk]:
        for first in range(0, games, CHUNK):
            size = min(CHUNK, games - first)
            if self.done.get(first, 0) < size:
                yield Chunk(self.configuration, self.seed, first, size)


class Progress:
    """One progress line; on a terminal it stays in place."""

    def __init__(self, total: int, before: int) -> None:
        self.total, self.before, self.done = total, before, before
        self.began = self.told = time.monotonic()
        self.terminal = sys.stdout.isatty()

    def add(self, games: int, configuration: str) -> None:
        self.done += games
        now = time.monotonic()
        if self.terminal or now - self.told > SECONDS_BETWEEN_LINES or self.done >= self.total:
            self.told = now
            print(self.line(now, configuration), end="\r" if self.terminal else "\n", flush=True)

    def line(self, now: float, configuration: str) -> str:
        speed = (self.done - self.before) / max(now - self.began, 1e-9)
        left = int((self.total - self.done) / speed) if speed else 0
        filled = BAR * self.done // max(1, self.total)
        bar = "#" * filled + "." * (BAR - filled)
        clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
        return f"[{bar}] {self.done:,} of {self.total:,} games, {speed:.1f}/s, {clock} left  {configuration:<12}"


def outcomes(chunks: Iterator[Chunk], workers: int) -> Iterator[Outcome]:
    """Run chunks in parallel; few are queued, so that a violation stops it soon."""
    if workers == 1:
        yield from map(run_chunk, chunks)
        return
    with ProcessPoolExecutor(workers) as pool:
        running: set[Future[Outcome]] = set()
        try:
            for chunk in chunks:
                running.add(pool.submit(run_chunk, chunk))
                if len(running) >= 2 * workers:
                    finished, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from [future.result() for future in finished]
            while running:
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                yield from [future.result() for future in finished]
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def tell_failure(outcome: Outcome, folder: Path) -> None:
    """Print the record of the failed game and how to reproduce it."""
    chunk = outcome.chunk
    name = f"{chunk.configuration}-{chunk.seed}-{outcome.failed}"
    file = folder / "failures" / f"{name}.record"
    file.parent.mkdir(parents=True, exist_ok=True)
    comment = "".join([f"# {line}\n" for line in outcome.message.splitlines()])
    file.write_text(comment + outcome.record, encoding="utf-8")
    print(f"\n{chunk.configuration}, game {outcome.failed}: {outcome.message}")
    print(f"The record is in {file}. Again, alone:")
    print(f"  ./soak --configurations {chunk.configuration} --seed {chunk.seed} --game {outcome.failed}")


def soak(configurations: list[str], games: int, workers: int, seed: int, folder: Path) -> int:
    """Play all missing games; 0 if all invariants held."""
    folder.mkdir(parents=True, exist_ok=True)
    source = fingerprint()
    notes = {name: Notes(folder, name, seed, source) for name in configurations}
    for note in notes.values():
        note.read()
    chunks = [chunk for note in notes.values() for chunk in note.open_chunks(games)]
    total = games * len(configurations)
    progress = Progress(total, total - sum([chunk.games for chunk in chunks]))
    if progress.before:
        print(f"{progress.before:,} games are done already.")
    for outcome in outcomes(iter(chunks), workers):
        chunk = outcome.chunk
        if outcome.failed is not None:
            tell_failure(outcome, folder)
            return 1
        notes[chunk.configuration].done[chunk.first] = chunk.games
        notes[chunk.configuration].write()
        progress.add(chunk.games, chunk.configuration)
    print(f"\n{total:,} games in {len(configurations)} configurations: every invariant held.")
    return 0


def arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="soak", description="Random games by the thousand, every invariant checked.")
    parser.add_argument("--games", type=int, default=10_000, help="of each configuration (10000)")
    parser.add_argument("--configurations", nargs="+", choices=sorted(TABLE), default=list(TABLE), metavar="NAME")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    parser.add_argument("--seed", type=int, default=0, help="other games (0)")
    parser.add_argument("--game", type=int, help="only the game of this number, of one configuration")
    parser.add_argument("--folder", type=Path, default=ROOT / ".soak", help="where it is noted how far it came")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    chosen = arguments(given)
    if chosen.game is not None:
        for name in chosen.configurations:
            print(f"{name}, game {chosen.game}: {TABLE[name](chosen.game, chosen.seed).run()} steps, all is well")
        return 0
    try:
        return soak(chosen.configurations, chosen.games, chosen.workers, chosen.seed, chosen.folder)
    except KeyboardInterrupt:
        print("\nStopped. The next ./soak goes on from here.")
        return 130


if __name__ == "__main__":
    sys.exit(main())
