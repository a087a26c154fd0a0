"""A game as a text: a header, then one line for every action or shuffle. It replays without a seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, final

from digsite.kernel.catalogue import Catalogue
from digsite.kernel.codec import canonical, state_hash
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import BadOptions, CorruptRecord, ImpossiblePosition
from digsite.kernel.play import apply, legal_actions, to_decide
from digsite.kernel.rules import AnyRules

FIRST_LINE: Final = "digsite record 1"
HEADER: Final = ("game", "rules", "options", "seats", "edition")
CHANCE_SEAT: Final = "*"
HASH_SIGN: Final = "="


@final
class RecordedStep:
    """A seat's action, or the outcomes of a shuffle."""

    __slots__ = ("actions", "seat")

    def __init__(self, seat: int, actions: list[int]) -> None:
        self.seat = seat
        self.actions = actions

    def text(self, catalogue: Catalogue) -> str:
        return f"{CHANCE_SEAT if self.seat == CHANCE else self.seat} {catalogue.line(self.actions)}"


@final
class Record:
    """The header and the steps so far."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: dict[str, Any],
        seats: list[str],
        edition: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.seats = seats
        self.edition = edition or {}
        self.start: dict[str, Any] | None = None  # the state a game was loaded from; None: it began at the beginning
        self.steps: list[RecordedStep] = []

    def add_outcome(self, action: int, catalogue: Catalogue) -> None:
        """One outcome of chance; those of one shuffle share a line."""
        last = self.steps[-1] if self.steps else None
        if (
            last is not None
            and last.seat == CHANCE
            and shared(last.actions[-1], catalogue) == shared(action, catalogue)
        ):
            last.actions.append(action)
        else:
            self.steps.append(RecordedStep(CHANCE, [action]))

    def text(self, catalogue: Catalogue, reached: str | None = None) -> str:
        """The whole record; `reached` is the hash of the state it leads to."""
        lines = [
            FIRST_LINE,
            f"game {self.game}",
            f"rules {self.rules}",
            f"options {canonical(self.options)}",
            f"seats {canonical(self.seats)}",
            f"edition {canonical(self.edition)}",
            *([f"state {canonical(self.start)}"] if self.start is not None else []),
            "",
            *[step.text(catalogue) for step in self.steps],
        ]
        if reached is not None:
            lines.append(f"{HASH_SIGN} {reached}")
        return "\n".join(lines) + "\n"


def shared(action: int, catalogue: Catalogue) -> str:
    return catalogue[action].notation.rpartition(" ")[0]


def read_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that mean something, with their numbers; comments are cut off."""
    for number, line in enumerate(text.split("\n"), start=1):
        yield number, line.split("#", 1)[0].strip()


def read_header(text: str) -> tuple[Record, list[tuple[int, str]]]:
    """The header as an empty record, and the lines of steps."""
    lines = list(read_lines(text))
    content = [(number, line) for number, line in lines if line]
    if not content or content[0][1] != FIRST_LINE:
        raise CorruptRecord(1, FIRST_LINE, content[0][1][:60] if content else "nothing")
    values: dict[str, Any] = {}
    for place, key in enumerate(HEADER, start=1):
        number, line = content[place] if place < len(content) else (len(lines), "")
        word, _, value = line.partition(" ")
        if word != key:
            raise CorruptRecord(number, f"the header's {key}", line[:60] or "nothing")
        values[key] = value if key == "game" else parse_json(number, key, value)
    record = Record(values["game"], values["rules"], values["options"], values["seats"], values["edition"])
    steps = content[len(HEADER) + 1 :]
    if steps and steps[0][1].startswith("state "):
        record.start = parse_json(steps[0][0], "state", steps[0][1].removeprefix("state "))
        steps = steps[1:]
    return record, steps


def parse_json(number: int, key: str, value: str) -> Any:
    expected = {"rules": int, "options": dict, "seats": list, "edition": dict, "state": dict}[key]
    try:
        parsed = json.loads(value)
    except ValueError:
        raise CorruptRecord(number, f"JSON after {key}", value[:60]) from None
    if not isinstance(parsed, expected) or isinstance(parsed, bool):
        raise CorruptRecord(number, f"the right kind of value after {key}", value[:60])
    return parsed


def replay(rules: AnyRules, text: str, upto: int | None = None) -> tuple[Record, Any, list[tuple[int, Any]]]:
    """The record, the game it leads to and the games before each player's action; CorruptRecord says the line."""
    record, lines = read_header(text)
    if record.game != rules.name or record.rules != rules.version:
        raise CorruptRecord(2, f"game {rules.name}, rules {rules.version}", f"game {record.game}, rules {record.rules}")
    game = first_game(rules, record)
    if len(record.seats) != rules.seats(game) or not all([isinstance(seat, str) for seat in record.seats]):
        raise CorruptRecord(5, f"{rules.seats(game)} seats", canonical(record.seats)[:60])
    befores: list[tuple[int, Any]] = []
    for number, line in lines:
        if line.startswith(HASH_SIGN):
            check_end(rules, game, number, line, lines[-1][0], upto is None)
            break
        if upto is not None and len(record.steps) >= upto:
            break
        replay_line(rules, game, record, befores, number, line)
    return record, game, befores


def first_game(rules: AnyRules, record: Record) -> Any:
    """The game a record begins with: a new one, or the state it was loaded from."""
    try:
        return rules.decode(record.start) if record.start is not None else rules.new(record.options)
    except BadOptions as error:
        raise CorruptRecord(4, "options of a game that can be", str(error)) from None
    except ImpossiblePosition as error:
        raise CorruptRecord(7, "a possible position", str(error)) from None


def replay_line(
    rules: AnyRules, game: Any, record: Record, befores: list[tuple[int, Any]], number: int, line: str
) -> None:
    """Carry out one line on the game and add it to the record."""
    word, _, notation = line.partition(" ")
    seat = to_decide(game)
    expected = "the end of the game" if seat is None else CHANCE_SEAT if seat == CHANCE else str(seat)
    if word != expected:
        raise CorruptRecord(number, f"a step of seat {expected}", line[:60])
    found = rules.catalogue.parse_line(notation) if seat == CHANCE else None
    single = rules.catalogue.find(notation)
    actions = found if found is not None else [single] if single is not None else []
    if not actions:
        raise CorruptRecord(number, "an action of the catalogue", notation[:60])
    if seat != CHANCE:
        befores.append((len(record.steps), rules.copy(game)))
    for action in actions:
        if to_decide(game) != seat or action not in legal_actions(game):
            raise CorruptRecord(number, "a legal action", rules.catalogue[action].notation)
        apply(game, action)
    assert seat is not None
    record.steps.append(RecordedStep(seat, actions))


def check_end(rules: AnyRules, game: Any, number: int, line: str, last: int, whole: bool) -> None:
    """The hash stands on the last line and is that of the state reached."""
    if number != last:
        raise CorruptRecord(number + 1, "nothing after the hash", "another line")
    reached = state_hash(rules.encode(game))
    if whole and line[1:].strip() != reached:
        raise CorruptRecord(number, f"the hash {reached}", line[1:].strip()[:60])
