"""A record as lines of text: step by step, or one position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TextIO, final

from digsite.terminal.keyboard import between_words
from digsite.terminal.replay import Replay
from digsite.terminal.showing import Showing, sheet_lines
from digsite.terminal.vocabulary import REPLAYING, Vocabulary

MOST_DIGITS: Final = 6


@final
class PlainReplay:
    """Steps through a record. Seats are counted from 1; 0 is a spectator."""

    def __init__(self, replay: Replay, ask: Callable[[str], str | None], out: TextIO, seat: int | None = None) -> None:
        self.replay = replay
        self.ask = ask
        self.out = out
        self.seat = seat
        self.say = replay.catalog.say
        self.vocabulary = Vocabulary(replay.catalog, REPLAYING)
        self.showing = Showing(replay, self.vocabulary)

    def print(self, *lines: str) -> None:
        for line in lines:
            print(between_words(line) if self.out.isatty() else line, file=self.out)

    def run(self) -> int:
        """Run until the person quits or the input ends."""
        self.help()
        self.where()
        while True:
            self.out.flush()
            try:
                line = self.ask(self.say("ui-your-choice") + " ")
            except KeyboardInterrupt:
                return 0
            if line is None:
                return 0
            word, _, rest = line.strip().partition(" ")
            command = self.vocabulary.find(word) if word else "forward"
            if command == "quit":
                return 0
            if command is None:
                self.print(self.say("ui-not-a-command", line=line.strip()))
            else:
                self.obey(command, rest.strip())

    def help(self) -> None:
        self.print(self.say("ui-replay-begin"), *self.vocabulary.help(), "")

    def where(self) -> None:
        """The last step and a summary of the position."""
        done = self.replay.action_line()
        self.print("", self.replay.step_line(), *([done] if done else []), *self.replay.told(self.seat))
        self.print(*self.showing.words.summary(self.replay.view(self.seat)))
        if self.replay.over:
            self.print(*sheet_lines(self.replay.sheet(), self.replay.catalog))

    def obey(self, command: str, rest: str) -> None:
        number = int(rest) if rest.isdecimal() and rest.isascii() and len(rest) <= MOST_DIGITS else None
        if command in ("forward", "back"):
            self.replay.go(self.replay.at + (number or 1) * (1 if command == "forward" else -1))
        elif command == "end":
            self.replay.go(self.replay.steps)
        elif command == "step" and number is not None:
            self.replay.go(number)
        elif command == "round" and (start := self.replay.round_start(number or 0)) is not None:
            self.replay.go(start)
        elif command == "round":
            self.print(self.say("ui-no-such-round"))
            return
        elif command == "seat" and number is not None and number <= len(self.replay.view(None)["players"]):
            self.seat = number - 1 if number else None
        elif command == "seat":
            self.print(self.say("ui-no-such-seat"))
            return
        elif command == "help":
            self.help()
            return
        else:
            shown = self.showing.answer(command, rest, self.seat)
            self.print(*(shown if shown is not None else [self.say("ui-not-a-command", line=f"{command} {rest}")]))
            return
        self.where()


def position_lines(replay: Replay, seat: int | None) -> list[str]:
    """One position of a record in full."""
    showing = Showing(replay, Vocabulary(replay.catalog, REPLAYING))
    view = replay.view(seat)
    done = replay.action_line()
    return [
        replay.step_line(),
        *([done] if done else []),
        *replay.told(seat),
        *showing.words.summary(view),
        "",
        *showing.words.look(view),
        "",
        *sheet_lines(replay.sheet(), replay.catalog),
    ]
