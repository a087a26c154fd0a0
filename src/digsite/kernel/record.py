"""A game as text: a header, then one line per action or shuffle. It replays without a seed."""

from __future__ import annotations

import json
from typing import Any, Final, final

from digsite.kernel.catalogue import Catalogue
from digsite.kernel.codec import canonical, state_hash
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import BadOptions, CorruptRecord, ImpossiblePosition, RulesChanged
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
        """Add one outcome of chance; those of one shuffle share a line."""
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
        """The whole record; `reached` is the hash of the final state."""
        lines = [
            FIRST_LINE,
            f"game {self.game}",
            f"rules {self.rules}",
            f"options {header_json(self.options)}",
            f"seats {header_json(self.seats)}",
            f"edition {header_json(self.edition)}",
            *([f"state {header_json(self.start)}"] if self.start is not None else []),
            "",
            *[step.text(catalogue) for step in self.steps],
        ]
        if reached is not None:
            lines.append(f"{HASH_SIGN} {reached}")
        return "\n".join(lines) + "\n"


def header_json(value: object) -> str:
    """JSON without any comment sign in it."""
    return canonical(value).replace("#", "\\u0023")


def shared(action: int, catalogue: Catalogue) -> str:
    return catalogue[action].notation.rpartition(" ")[0]


Line = tuple[int, str]


def read_lines(text: str) -> list[Line]:
    """The significant lines with their numbers; comments are removed."""
    lines = [(number, line.split("#", 1)[0].strip()) for number, line in enumerate(text.split("\n"), start=1)]
    return [(number, line) for number, line in lines if line]


@final
class Parsed:
    """A parsed record: its header, the line of each header part, and the lines of steps."""

    def __init__(self, text: str) -> None:
        lines = read_lines(text)
        end = text.count("\n") + 1
        if not lines or lines[0][1] != FIRST_LINE:
            raise CorruptRecord(*((lines[0][0], FIRST_LINE, lines[0][1][:60]) if lines else (1, FIRST_LINE, "nothing")))
        self.numbers: dict[str, int] = {}
        values: dict[str, Any] = {}
        for place, key in enumerate(HEADER, start=1):
            number, line = lines[place] if place < len(lines) else (end, "")
            word, _, value = line.partition(" ")
            if word != key:
                raise CorruptRecord(number, f"the header's {key}", line[:60] or "nothing")
            self.numbers[key] = number
            values[key] = value if key == "game" else parse_json(number, key, value)
        self.record = Record(values["game"], values["rules"], values["options"], values["seats"], values["edition"])
        self.steps = lines[len(HEADER) + 1 :]
        if self.steps and self.steps[0][1].startswith("state "):
            self.numbers["state"] = self.steps[0][0]
            self.record.start = parse_json(self.steps[0][0], "state", self.steps[0][1].removeprefix("state "))
            self.steps = self.steps[1:]

    def wrong(self, key: str, expected: str, found: str) -> CorruptRecord:
        return CorruptRecord(self.numbers[key], expected, found[:60])


def parse_json(number: int, key: str, value: str) -> Any:
    expected = {"rules": int, "options": dict, "seats": list, "edition": dict, "state": dict}[key]
    try:
        parsed = json.loads(value)
    except (ValueError, RecursionError):
        raise CorruptRecord(number, f"JSON after {key}", value[:60]) from None
    if not isinstance(parsed, expected) or isinstance(parsed, bool):
        raise CorruptRecord(number, f"the right kind of value after {key}", value[:60])
    return parsed


def replay(rules: AnyRules, text: str, upto: int | None = None) -> tuple[Record, Any, list[tuple[int, Any]]]:
    """The record, its final game and the game before each player's action; CorruptRecord names the line.

    A record of earlier rules is replayed under the present ones and belongs to them from then on.
    """
    parsed = Parsed(text)
    record = parsed.record
    if record.game != rules.name:
        raise parsed.wrong("game", rules.name, record.game)
    if not 1 <= record.rules <= rules.version:
        raise parsed.wrong("rules", str(rules.version), str(record.rules))
    game = first_game(rules, parsed)
    if len(record.seats) != rules.seats(game) or not all([isinstance(seat, str) for seat in record.seats]):
        raise parsed.wrong("seats", f"{rules.seats(game)} seats", canonical(record.seats))
    befores: list[tuple[int, Any]] = []
    for place, (number, line) in enumerate(parsed.steps):
        if line.startswith(HASH_SIGN):
            if place + 1 < len(parsed.steps):
                raise CorruptRecord(
                    parsed.steps[place + 1][0], "nothing after the hash", parsed.steps[place + 1][1][:60]
                )
            if upto is None:
                check_hash(rules, record, befores, game, number, line)
            break
        if upto is not None and len(record.steps) >= upto:
            break
        replay_line(rules, game, record, befores, number, line)
    record.rules = rules.version
    return record, game, befores


def first_game(rules: AnyRules, parsed: Parsed) -> Any:
    """The game a record begins with: a new one, or a loaded state, which the options must fit."""
    record = parsed.record
    options = {**record.options, **({"edition": record.edition} if record.edition else {})}
    try:
        game = rules.new(options)
    except BadOptions as error:
        key = "edition" if error.option == "edition" else "options"
        raise parsed.wrong(key, "what a game can be played with", str(error)) from None
    if record.start is None:
        return game
    try:
        loaded = rules.decode(record.start)
    except ImpossiblePosition as error:
        raise parsed.wrong("state", "a possible position", str(error)) from None
    if rules.options_of(loaded) != rules.options_of(game):
        raise parsed.wrong("options", canonical(rules.options_of(loaded)), canonical(record.options))
    return loaded


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
            raise forbidden(rules, game, record, befores, number, action)
        apply(game, action)
    assert seat is not None
    record.steps.append(RecordedStep(seat, actions))


def acted(record: Record, befores: list[tuple[int, Any]]) -> list[tuple[Any, int]]:
    """The games before each player's action, and the actions."""
    return [(before, record.steps[step].actions[0]) for step, before in befores if step < len(record.steps)]


def forbidden(
    rules: AnyRules, game: Any, record: Record, befores: list[tuple[int, Any]], number: int, action: int
) -> CorruptRecord:
    """Why a line is refused whose action is not legal: it never was, or not any more."""
    notation = rules.catalogue[action].notation
    earlier = record.rules < rules.version and to_decide(game) != CHANCE
    ruling = rules.overruled(acted(record, befores), game, action) if earlier else None
    if ruling is not None:
        return RulesChanged(number, record.rules, rules.version, ruling, notation)
    return CorruptRecord(number, "a legal action", notation)


def check_hash(
    rules: AnyRules, record: Record, befores: list[tuple[int, Any]], game: Any, number: int, line: str
) -> None:
    """The last line is the hash of the state reached, as the rules of the record write it."""
    reached = state_hash(rules.as_written(record.rules, acted(record, befores), game))
    if line[1:].strip() != reached:
        raise CorruptRecord(number, f"the hash {reached}", line[1:].strip()[:60])
