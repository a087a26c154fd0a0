"""Everything that can go wrong: a wrong action, a wrong undo, a wrong file, a wrong position.

DigsiteError
├── BadOptions          a new game with wrong options; says which
├── IllegalAction       an action that is not possible now
├── CannotUndo          nothing to undo, or a barrier before it
├── CorruptRecord       a record that cannot be replayed; says the line
│   └── RulesChanged    a record of earlier rules that uses what has changed; names the ruling
└── ImpossiblePosition  a state that cannot exist; lists every problem
"""

from __future__ import annotations

from digsite.kernel.refusal import Refusal


class DigsiteError(Exception):
    """Base of all errors that a caller may show to a person."""


class BadOptions(DigsiteError):
    """A new game is refused; names the option and what was expected."""

    def __init__(self, option: str, expected: str) -> None:
        super().__init__(f"{option}: {expected}")
        self.option = option
        self.expected = expected


class IllegalAction(DigsiteError):
    """An action that is not legal; the state is unchanged. `at` is its place in a plan."""

    def __init__(self, refusal: Refusal, at: int = 0) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.at = at


class CannotUndo(DigsiteError):
    """`code` is nothing-to-undo or undo-barrier."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class CorruptRecord(DigsiteError):
    """A record is refused; names the line and what was expected there."""

    def __init__(self, line: int, expected: str, found: str) -> None:
        super().__init__(f"line {line}: expected {expected}, found {found}")
        self.line = line
        self.expected = expected
        self.found = found


class RulesChanged(CorruptRecord):
    """A record made under earlier rules is refused where it uses what a ruling has changed since."""

    def __init__(self, line: int, made: int, now: int, ruling: str, found: str) -> None:
        super().__init__(
            line, f"what ruling {ruling} allows since rules {now} (this record was made under {made})", found
        )
        self.made = made
        self.now = now
        self.ruling = ruling


class ImpossiblePosition(DigsiteError):
    """A state is refused; lists everything that is wrong with it."""

    def __init__(self, problems: list[dict[str, object]]) -> None:
        super().__init__(f"{len(problems)} problems")
        self.problems = problems
