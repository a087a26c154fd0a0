"""The columns of the files. `docs/simulation.md` says what each one means; a test compares the two."""

from __future__ import annotations

from typing import Any, Final

from digsite.bots.protocol import Json
from digsite.games import GAMES as KNOWN
from digsite.simulation.needs import arrow

GAMES: Final = "games"
DECISIONS: Final = "decisions"
RECORDS: Final = "records"


def schema(kind: str, game: str) -> Any:
    """The Arrow schema of a file of games, decisions or records."""
    pa = arrow()
    return pa.schema(
        [pa.field(name, type_of(name, written), nullable) for name, written, nullable in FIELDS[kind](game)]
    )


def type_of(name: str, written: str) -> Any:
    pa = arrow()
    if written.startswith("list of "):
        return pa.list_(pa.field("element", type_of(name, written.removeprefix("list of ")), nullable=False))
    return {"int64": pa.int64(), "int32": pa.int32(), "int16": pa.int16(), "text": pa.string(), "float": pa.float64()}[
        written
    ]


Field = tuple[str, str, bool]  # name, type, whether it may be missing


def games_fields(game: str) -> list[Field]:
    """One row a game; lists have one value a seat, an automatic opponent's last."""
    parts = [part for part in KNOWN[game].parts if part not in ("seat", "total")]
    return [
        ("game", "int64", False),
        ("deal", "int64", False),
        ("seats", "list of text", False),
        ("scores", "list of int16", False),
        *[(f"score_{part}", "list of int16", False) for part in parts],
        ("win_shares", "list of float", False),
        ("tie_break", "text", True),
        ("rounds", "int16", False),
        ("steps", "int32", False),
        ("decisions", "int32", False),
        ("choices", "int32", False),
        ("actions_hash", "text", False),
    ]


def decisions_fields(game: str) -> list[Field]:
    """One row for each decision of two or more legal actions."""
    return [
        ("game", "int64", False),
        ("step", "int32", False),
        ("seat", "int16", False),
        ("round", "int16", False),
        ("kind", "text", False),
        ("source", "text", True),
        ("legal", "int32", False),
        ("points", "int16", False),
        ("ahead", "int16", False),
        ("chosen", "text", False),
        ("took", "text", False),
        ("offered", "list of text", False),
    ]


def records_fields(game: str) -> list[Field]:
    return [("game", "int64", False), ("record", "text", False)]


FIELDS: Final = {GAMES: games_fields, DECISIONS: decisions_fields, RECORDS: records_fields}


def packed(kind: str, game: str, rows: list[Json]) -> bytes:
    """Rows as they travel from a worker and lie on disk until the run is complete."""
    pa = arrow()
    sink = pa.BufferOutputStream()
    batch = pa.RecordBatch.from_pylist(rows, schema=schema(kind, game))
    with pa.ipc.new_stream(sink, batch.schema) as stream:
        stream.write_batch(batch)
    whole: bytes = sink.getvalue().to_pybytes()
    return whole


def unpacked(whole: bytes) -> Any:
    """The table that was packed."""
    pa = arrow()
    return pa.ipc.open_stream(whole).read_all()
