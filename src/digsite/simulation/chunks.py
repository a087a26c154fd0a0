"""A chunk of games, the unit of work: played by one worker, kept or lost as a whole."""

from __future__ import annotations

from digsite.arena.version import version
from digsite.bots.protocol import Json
from digsite.kernel.errors import BadOptions
from digsite.simulation.columns import DECISIONS, GAMES, RECORDS, packed
from digsite.simulation.playing import play
from digsite.simulation.run import Run, run_of

Chunk = dict[str, bytes]  # by kind of file


def kinds(run: Run) -> list[str]:
    return [GAMES, *([DECISIONS] if run.decisions else []), *([RECORDS] if run.records else [])]


def play_chunk(identity: Json, chunk: int) -> Chunk:
    """Play a chunk of a run; BadOptions if this worker has another engine than the run."""
    run = run_of(identity)
    if version(run.game, run.seats) != identity["engine"]:
        raise BadOptions("engine", f"a worker has {version(run.game, run.seats)}, the run {identity['engine']}")
    rows: dict[str, list[Json]] = {kind: [] for kind in kinds(run)}
    for index in run.games_of(chunk):
        played = play(run, index)
        rows[GAMES].append(played.game)
        if run.decisions:
            rows[DECISIONS] += played.decisions
        if played.record is not None:
            rows[RECORDS].append({"game": index, "record": played.record})
    return {kind: packed(kind, run.game, found) for kind, found in rows.items()}
