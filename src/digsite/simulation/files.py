"""The files of a run: chunks as they come, then one Parquet file of each kind, all of it or nothing."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, final

from digsite.bots.protocol import Json
from digsite.kernel.errors import BadOptions
from digsite.simulation.chunks import Chunk, kinds
from digsite.simulation.columns import GAMES, schema, unpacked
from digsite.simulation.needs import arrow
from digsite.simulation.run import Run, written

MANIFEST: Final = "run.json"
PARTS: Final = ".parts"
ROWS: Final = 50_000  # rows a row group has at least, but for the last
LEAST_FREE: Final = 64 << 20  # bytes that must be free on the disk
METADATA: Final = "digsite"


@final
class Files:
    """Where a run writes: a file for each kind, `run.json` beside the games, and a folder for finished chunks."""

    def __init__(self, run: Run, targets: dict[str, Path]) -> None:
        self.run = run
        self.targets = targets
        self.manifest = targets[GAMES].parent / MANIFEST
        self.parts = targets[GAMES].with_name(targets[GAMES].name + PARTS)

    def open(self) -> None:
        """Make sure, before anybody plays, that everything can be written and nothing of another run is there."""
        known = read_json(self.manifest)
        if known is not None and known.get("key") != self.run.key:
            raise BadOptions("out", f"{self.manifest} belongs to another run: choose another folder")
        for path in self.targets.values():
            try_writing(path)
        noted = read_json(self.parts / MANIFEST)
        if noted is not None and noted.get("key") != self.run.key:
            raise BadOptions("out", f"{self.parts} holds chunks of another run: delete it, or choose another folder")
        self.parts.mkdir(exist_ok=True)
        write_whole(self.parts / MANIFEST, json.dumps({"key": self.run.key}).encode())
        self.check_room()

    @property
    def complete(self) -> bool:
        """Whether the whole run is on disk already."""
        return read_json(self.manifest) is not None and all(path.exists() for path in self.targets.values())

    def missing(self) -> list[int]:
        return [chunk for chunk in range(self.run.chunks) if not self.path(chunk, GAMES).exists()]

    def path(self, chunk: int, kind: str) -> Path:
        return self.parts / f"{chunk:08}.{kind}"

    def add(self, chunk: int, found: Chunk) -> None:
        """Keep a finished chunk; its games come last, so a chunk with games is whole."""
        self.check_room()
        for kind in sorted(found, key=lambda kind: kind == GAMES):
            write_whole(self.path(chunk, kind), found[kind])

    def check_room(self) -> None:
        if shutil.disk_usage(self.parts).free < LEAST_FREE:
            raise BadOptions("out", "the disk is full; what is finished is kept, go on with the same command")

    def finish(self) -> Json:
        """Write the Parquet files and the manifest from the chunks, then forget the chunks."""
        for kind in kinds(self.run):
            self.merge(kind)
        manifest = {
            **self.run.identity,
            "key": self.run.key,
            "results": self.results(),
            "repeatable": self.run.repeatable,
        }
        write_whole(self.manifest, (json.dumps(manifest, indent=1, ensure_ascii=False) + "\n").encode())
        shutil.rmtree(self.parts)
        return manifest

    def results(self) -> str:
        """A hash of all games' rows, which depends on their values alone, not on how a library writes them."""
        digest = hashlib.sha256()
        for table in self.groups(GAMES):
            for row in table.to_pylist():
                digest.update(json.dumps(row, separators=(",", ":"), sort_keys=True).encode())
        return digest.hexdigest()

    def merge(self, kind: str) -> None:
        """One Parquet file from the chunks, in their order."""
        pa = arrow()
        target = self.targets[kind]
        part = target.with_name(target.name + ".part")
        shape = schema(kind, self.run.game).with_metadata({METADATA: written(self.run.identity)})
        try:
            with pa.parquet.ParquetWriter(part, shape, compression="zstd") as writer:
                for table in self.groups(kind):
                    writer.write_table(table.replace_schema_metadata(shape.metadata), row_group_size=len(table))
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)

    def groups(self, kind: str) -> Iterator[Any]:
        """The rows in groups that do not depend on who played them, a group in memory at a time."""
        pa = arrow()
        held: list[Any] = []
        for chunk in range(self.run.chunks):
            held.append(read_chunk(self.path(chunk, kind)))
            if sum([len(table) for table in held]) >= ROWS:
                yield pa.concat_tables(held).combine_chunks()
                held = []
        if held:
            yield pa.concat_tables(held).combine_chunks()


def read_chunk(path: Path) -> Any:
    pa = arrow()
    try:
        return unpacked(path.read_bytes())
    except (OSError, pa.ArrowInvalid) as error:
        path.unlink(missing_ok=True)
        raise BadOptions("out", f"{path} is damaged and was deleted; go on with the same command ({error})") from None


def try_writing(path: Path) -> None:
    """OSError or BadOptions if a file cannot be written there."""
    if path.is_dir():
        raise BadOptions("out", f"{path} is a folder, a file is expected")
    if not path.parent.is_dir():
        raise BadOptions("out", f"there is no folder {path.parent}")
    trial = path.with_name(path.name + ".trial")
    trial.write_bytes(b"")
    trial.unlink()


def write_whole(path: Path, content: bytes) -> None:
    """Write a file atomically, and on the disk rather than on its way there."""
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def read_json(path: Path) -> Json | None:
    """The object in a file; None if there is no file. BadOptions if it is something else."""
    try:
        found = json.loads(path.read_bytes())
    except FileNotFoundError:
        return None
    except (ValueError, RecursionError):
        raise BadOptions("manifest", f"{path} is no JSON") from None
    if not isinstance(found, dict):
        raise BadOptions("manifest", f"{path} is no manifest of a simulation")
    return found
