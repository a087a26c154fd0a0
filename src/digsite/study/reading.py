"""The games to study: Parquet files of a simulation, folders of the arena, records of games that people played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from digsite.arena.notes import RECORDS as FOLDER_OF_RECORDS
from digsite.arena.notes import RESULTS, read_results, record_name
from digsite.bots.protocol import Json
from digsite.kernel.codec import canonical
from digsite.kernel.errors import BadOptions, CorruptRecord
from digsite.simulation.columns import DECISIONS, FIELDS, GAMES, RECORDS, packed, unpacked
from digsite.simulation.files import METADATA
from digsite.simulation.needs import arrow
from digsite.simulation.replaying import replayed
from digsite.study.samples import Pieces, Sample, sample_of, together

PARQUET: Final = ".parquet"
RECORD: Final = ".record"


def read(paths: list[Path]) -> list[Sample]:
    """Samples by kind of table; BadOptions names the first file that is not what it should be."""
    files = [file for path in paths for file in files_in(path)]
    parquet = [(path, *described(path)) for path in files if path.suffix == PARQUET]
    decided = {run: path for path, kind, run in parquet if kind == DECISIONS}
    samples = [from_parquet(path, run, decided.pop(run, None)) for path, kind, run in parquet if kind == GAMES]
    if decided:
        raise BadOptions(str(next(iter(decided.values()))), "the file of its games is missing")
    samples += from_records([path for path in files if path.suffix == RECORD])
    if not samples or not any(len(sample) for sample in samples):
        raise BadOptions("files", "there is no game in them")
    return together(samples)


def files_in(path: Path) -> list[Path]:
    """A file, or the files of a folder: of an arena, the records of its finished games."""
    if not path.is_dir():
        if path.suffix not in (PARQUET, RECORD):
            raise BadOptions(str(path), f"a file {PARQUET} or {RECORD}, or a folder, is expected")
        return [path]
    if (path / RESULTS).exists():
        results = read_results(path / RESULTS).values()
        return sorted([path / FOLDER_OF_RECORDS / record_name(result) for result in results])
    return sorted([file for file in path.rglob("*") if file.suffix in (PARQUET, RECORD)])


def described(path: Path) -> tuple[str, str]:
    """What kind of file it is, and of which run."""
    pa = arrow()
    try:
        shape = pa.parquet.read_schema(path)
    except (pa.ArrowInvalid, OSError) as error:
        raise BadOptions(str(path), f"this is no Parquet file ({str(error).splitlines()[0]})") from None
    run = (shape.metadata or {}).get(METADATA.encode())
    if run is None:
        raise BadOptions(str(path), "this file is not from digsite simulate")
    identity = json.loads(run)
    for kind in (GAMES, DECISIONS, RECORDS):
        if shape.names == [name for name, _, _ in FIELDS[kind](identity["game"])]:
            return kind, canonical(identity)
    raise BadOptions(str(path), "its columns are not those of a simulation")


def from_parquet(path: Path, run: str, decisions: Path | None) -> Sample:
    pa = arrow()
    identity: Json = json.loads(run)
    sample = sample_of(identity["game"], identity["options"], pa.parquet.read_table(path))
    if decisions is not None:
        sample.pieces.append(in_pieces(decisions))
    return sample


def in_pieces(path: Path) -> Pieces:
    """The row groups of a file, one in memory at a time."""

    def pieces() -> Iterator[Any]:
        file = arrow().parquet.ParquetFile(path)
        for group in range(file.num_row_groups):
            yield file.read_row_group(group)

    return pieces


def from_records(paths: list[Path]) -> list[Sample]:
    """Finished games from their records, by kind of table."""
    tables: dict[str, tuple[str, Json, list[Json], list[Json]]] = {}
    for index, path in enumerate(paths):
        try:
            run, played = replayed(path.read_text(encoding="utf-8"), index)
        except (CorruptRecord, UnicodeDecodeError) as error:
            raise BadOptions(str(path), str(error)) from None
        found = tables.setdefault(canonical([run.game, run.options]), (run.game, run.options, [], []))
        found[2].append(played.game)
        found[3].extend(played.decisions)
    return [made(*table) for table in tables.values()]


def made(game: str, options: Json, games: list[Json], decisions: list[Json]) -> Sample:
    sample = sample_of(game, options, unpacked(packed(GAMES, game, games)))
    told = packed(DECISIONS, game, decisions)
    sample.pieces.append(lambda: iter([unpacked(told)]))
    return sample
