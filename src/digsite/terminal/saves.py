"""Saved games: which are unfinished, and how to resume one."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from digsite.dice import SeededDice
from digsite.games import GAMES
from digsite.kernel.errors import BadOptions, CorruptRecord, RulesChanged
from digsite.kernel.event import Event
from digsite.kernel.record import Parsed, Record, replay
from digsite.kernel.rules import AnyRules
from digsite.kernel.session import Session
from digsite.terminal.files import NOTE, SUFFIX, folder, new_file, read_note
from digsite.terminal.keyboard import command_line
from digsite.terminal.language import spoken_here
from digsite.terminal.replay import walk
from digsite.terminal.seats import Seat, read_seats, recorded_seat
from digsite.terminal.table import Table, reason
from digsite.text.catalog import LANGUAGES, Catalog


class Unreadable(Exception):
    """A game that cannot be resumed; `said` says why and what to do."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said


@dataclass(frozen=True)
class Saved:
    """A saved game as a list shows it."""

    path: Path
    game: str
    round: int
    names: list[str]
    when: datetime

    def line(self, catalog: Catalog) -> str:
        return catalog.say(
            "ui-saved-game",
            game=catalog.say(f"game-{self.game}"),
            round=catalog.say("ui-round", round=self.round, rounds=GAMES[self.game].rounds),
            players=", ".join(self.names),
            when=self.when.astimezone().strftime("%Y-%m-%d %H:%M"),
        )


def unfinished() -> list[Saved]:
    """The unfinished games, latest first. Other files are skipped."""
    try:
        paths = sorted(folder().glob(f"*{SUFFIX}"))
    except OSError:
        return []
    found = [saved for path in paths if (saved := listed(path)) is not None]
    return sorted(found, key=lambda saved: saved.when, reverse=True)


def listed(path: Path) -> Saved | None:
    """A saved game as a list shows it; None if it is over or is not a saved game."""
    note, game = read_note(path), path.name.partition("-")[0]
    if note is None or note.get("over") or game not in GAMES:
        return None
    try:
        names = [str(name) for name in note["names"]]
        return Saved(path, game, int(note["round"]), names, datetime.fromisoformat(note["saved"]))
    except (KeyError, TypeError, ValueError):
        return None


def read_text(path: Path, catalog: Catalog) -> str:
    """A record's text; Unreadable says what to do."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Unreadable(catalog.say("ui-not-a-record", file=str(path))) from None
    except (OSError, ValueError) as error:
        raise Unreadable(catalog.say("ui-cannot-read", file=str(path), reason=reason(error))) from None


def game_of(text: str, path: Path, catalog: Catalog) -> AnyRules:
    """The rules of a record; Unreadable if it is not a record or of an unknown game."""
    try:
        game = Parsed(text).record.game
    except CorruptRecord as error:
        if error.line <= 1:
            raise Unreadable(catalog.say("ui-not-a-record", file=str(path))) from None
        raise Unreadable(damaged(error, path, catalog)) from None
    if game not in GAMES:
        raise Unreadable(catalog.say("ui-not-a-record", file=str(path)))
    return GAMES[game].rules


def damaged(error: CorruptRecord, path: Path, catalog: Catalog) -> str:
    """What is wrong with a record, and what can be done."""
    rescue = "ui-rescue-rules" if isinstance(error, RulesChanged) else "ui-rescue"
    return f"{broken(error, catalog)} {catalog.say(rescue, command=command_line('play', str(path), '--rescue'))}"


def broken(error: CorruptRecord, catalog: Catalog) -> str:
    """Where a record stops, and why."""
    if isinstance(error, RulesChanged):
        versions = {"made": error.made, "now": error.now}
        return catalog.say("ui-rules-changed", rule=error.ruling, line=error.line, found=error.found, **versions)
    return catalog.say("ui-record-damaged", line=error.line, expected=error.expected)


def resume(path: Path, language: str | None = None, seats: list[str] | None = None, rescue: bool = False) -> Table:
    """Resume a saved game: in its file if that is where games are saved, otherwise in a new one there.

    With `rescue` a damaged one resumes from before the damage. Undo reaches back as far as the rules allow.
    Unreadable says what to do.
    """
    catalog = Catalog(language or spoken_here())
    text = read_text(path, catalog)
    rules = game_of(text, path, catalog)
    kept_here = path.resolve().parent == folder().resolve()
    try:
        record, game, befores = replay(rules, text)
    except CorruptRecord as error:
        if not rescue:
            raise Unreadable(damaged(error, path, catalog)) from None
        record, game, befores = sound_part(rules, text, error, path, catalog)
        kept_here = False
    note = note_of(text)
    spoken = language or (note["language"] if note.get("language") in LANGUAGES else spoken_here())
    sitting = seated(record.seats, seats, kept_here, path, catalog)
    record.seats = [seat.text for seat in sitting]
    seed = note["seed"] if type(note.get("seed")) is int else 0
    session = Session(rules, game, record, SeededDice(seed + len(record.steps)))
    session.befores = befores
    table = Table(
        session, sitting, spoken, seed, path if kept_here else None if not game.stack else new_file(rules.name)
    )
    told = walk(rules, record.text(rules.catalogue))[2]
    table.log = [(step, event) for step, events in enumerate(told) for event in events]
    if game.stack:
        came: list[Event] = []
        session.settle(came)
        table.keep(len(record.steps), came)
    return table


def sound_part(
    rules: AnyRules, text: str, error: CorruptRecord, path: Path, catalog: Catalog
) -> tuple[Record, Any, list[tuple[int, Any]]]:
    """The game up to the damage in a record; Unreadable if its header is damaged."""
    try:
        return replay(rules, "\n".join(text.split("\n")[: error.line - 1]))
    except CorruptRecord:
        raise Unreadable(broken(error, catalog)) from None


def note_of(text: str) -> dict[str, Any]:
    """What a record says of the table it comes from, if anything."""
    lines = text.split("\n", 2)
    try:
        note = json.loads(lines[1].removeprefix(NOTE)) if len(lines) > 1 and lines[1].startswith(NOTE) else {}
    except ValueError:
        return {}
    return note if isinstance(note, dict) else {}


def seated(recorded: list[str], asked: list[str] | None, trusted: bool, path: Path, catalog: Catalog) -> list[Seat]:
    """Who plays: the record's seats or those asked for. A foreign file never starts a program."""
    seats = [recorded_seat(text) for text in recorded]
    if asked:
        people = [seat for seat in seats if seat.kind != "rival"]
        if len(asked) != len(people):
            raise BadOptions("seat", f"{len(people)} are expected")
        return [*read_seats(asked), *seats[len(people) :]]
    programs = [seat.text for seat in seats if seat.kind == "program"]
    if programs and not trusted:
        raise Unreadable(catalog.say("ui-foreign-program", file=str(path), program=programs[0]))
    return seats
