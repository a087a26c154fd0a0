"""The plain mode: a whole game as lines of text, for screen readers, pipes and slow links."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TextIO, final

from digsite.kernel.errors import CannotUndo, IllegalAction
from digsite.terminal.keyboard import between_words, command_line
from digsite.terminal.plain_keeping import Keeping
from digsite.terminal.reading import Reading
from digsite.terminal.showing import Showing, sheet_lines
from digsite.terminal.table import Choice, Table
from digsite.terminal.vocabulary import PLAYING, Vocabulary
from digsite.words.things import fold, spellings

LONG: Final = 20  # a longer list of choices is offered in groups
MOST_DIGITS: Final = 4
FEW: Final = 6
BEGINNINGS: Final = ("turn", "place", "roll")  # decisions before which the position is summarized
INTERRUPTED: Final = 130
CURTAIN: Final = 80  # blank lines between two people's turns


class Leaving(Exception):
    """The person at the keyboard quits."""


@final
class Plain:
    """Plays one table. `ask` prints a prompt and returns the next line, None at the end of the input."""

    def __init__(self, table: Table, ask: Callable[[str], str | None], out: TextIO, screen: bool = False) -> None:
        self.table = table
        self.ask = ask
        self.out = out
        self.screen = screen
        self.say = table.catalog.say
        self.vocabulary = Vocabulary(table.catalog, PLAYING)
        self.showing = Showing(table, self.vocabulary)
        self.reading = Reading(table)
        self.begun = 0
        self.read: dict[int | None, int] = {}
        self.offered: list[tuple[str, str, list[Choice]]] = []
        self.group: str = ""
        self.summed_up = -1
        self.thinks: int | None = None
        self.keeping = Keeping(table, self.print)

    def print(self, *lines: str) -> None:
        for line in lines:
            print(between_words(line) if self.screen else line, file=self.out)

    def play(self) -> int:
        """The whole game, or until the person leaves."""
        title = self.say(f"game-{self.table.game}")
        self.print(self.say("ui-unofficial", game=title, seed=self.table.seed))
        self.begun = len(self.table.log)
        try:
            while not self.table.over:
                self.step()
            self.tell_news()
        except Leaving:
            return 0
        except KeyboardInterrupt:
            self.print("")
            self.keeping.leave()
            return INTERRUPTED
        finally:
            self.table.close()
            self.out.flush()
        self.print("", *sheet_lines(self.table.sheet(), self.table.catalog))
        if self.table.file is not None and not self.table.trouble:
            command = command_line("replay", str(self.table.file))
            self.print(self.say("ui-record-kept", file=str(self.table.file), command=command))
        return 0

    def step(self) -> None:
        """One step of the seat to decide."""
        self.keeping.tell_trouble()
        self.tell_news()
        if not self.table.waits_for_person:
            self.let_bot_act()
            return
        self.thinks = None
        if self.table.curtain:
            self.hand_over()
        self.sum_up()
        self.offer()
        steps = self.position()
        while self.position() == steps and not self.table.over:
            self.obey(self.line(self.say("ui-your-choice") + " "))

    def position(self) -> int:
        return len(self.table.session.record.steps)

    def line(self, prompt: str) -> str:
        """The next line that is typed; at the end of the input the person leaves."""
        self.out.flush()
        line = self.ask(prompt)
        if line is None:
            self.print("")
            self.keeping.leave()
            raise Leaving
        return line.strip()

    # What is printed unasked

    def tell_news(self) -> None:
        """Print what happened since this seat last read."""
        viewer = self.table.viewer
        log = self.table.log
        seen = min(self.read.get(viewer, self.begun), len(log))
        self.print(*self.table.tell([event for _, event in log[seen:]], viewer))
        self.read[viewer] = len(log)

    def sum_up(self) -> None:
        """Summarize the position at the beginning of a turn."""
        decision = self.table.rules.decision(self.table.session.game)
        if decision is None or decision["kind"] not in BEGINNINGS:
            return
        ended = len([event for _, event in self.table.log if event.kind == "ended-turn"])
        turn = ended if decision["kind"] == "turn" else self.position()
        if self.summed_up != turn:
            self.print("", *self.showing.words.summary(self.table.view(self.table.viewer)))
            self.summed_up = turn

    def offer(self) -> None:
        """Print the prompt and the numbered choices; a long list in groups."""
        choices = self.table.choices()
        self.offered = [(choice.label, choice.detail, [choice]) for choice in choices]
        if self.group:
            self.offered = [entry for entry in self.offered if self.grouped(entry[2][0]) == self.group]
        elif len(choices) > LONG:
            self.offered = self.groups(choices)
        self.print("", self.table.prompt())
        for number, (label, detail, behind) in enumerate(self.offered, start=1):
            ways = self.say("ui-ways", count=len(behind)) if len(behind) > 1 else ""
            told = self.table.things.series([part for part in (ways, detail) if part])
            self.print(f"{number}. {label} ({told})" if told else f"{number}. {label}")
        if self.group:
            self.print(f"0. {self.say('ui-group-back')}")

    def grouped(self, choice: Choice) -> str:
        return self.table.things.group({"verb": choice.verb, "targets": choice.targets})

    def groups(self, choices: list[Choice]) -> list[tuple[str, str, list[Choice]]]:
        """The choices by what they have in common; one that is alone is shown itself."""
        behind: dict[str, list[Choice]] = {}
        for choice in choices:
            behind.setdefault(self.grouped(choice) or choice.label, []).append(choice)
        return [(name if len(group) > 1 else group[0].label, group[0].detail, group) for name, group in behind.items()]

    def let_bot_act(self) -> None:
        seat = self.table.seat
        assert seat is not None
        if seat != self.thinks and self.screen:
            self.print(self.say("ui-thinking", player=self.table.seats[seat].name))
            self.out.flush()
        self.thinks = seat
        try:
            action = self.table.thinking()()
        except BrokenProcessPool:
            action = self.table.thinking()()  # its worker processes were killed; it starts new ones
        self.table.act(action)
        self.print(*self.table.faults())

    def hand_over(self) -> None:
        """Another person comes to the keyboard: nothing of theirs is shown before they say so."""
        seat = self.table.seat
        assert seat is not None
        if self.screen:
            self.print(*[""] * CURTAIN)
        while line := self.line(self.say("ui-hand-over", player=self.table.seats[seat].name) + " "):
            if self.vocabulary.find(line) == "quit":
                self.command("quit", "")
        self.table.ready()
        if self.read.get(seat, self.begun) < len(self.table.log):
            self.print("", self.say("ui-since"))
        self.tell_news()

    # What a line means

    def obey(self, line: str) -> None:
        """Carry out one line."""
        if not line:
            self.offer()
            return
        if line.isdecimal() and line.isascii() and len(line) <= MOST_DIGITS:
            self.choose(int(line))
            return
        word, _, rest = line.partition(" ")
        action = self.table.rules.catalogue.find(" ".join(line.split()))
        command = self.vocabulary.find(word)
        if action is not None and (command is None or action in [choice.id for choice in self.table.choices()]):
            self.act(action)
        elif command is not None:
            self.command(command, rest.strip())
        else:
            self.choose_by_words(line)

    def choose(self, number: int) -> None:
        if number == 0 and self.group:
            self.group = ""
            self.offer()
        elif not 1 <= number <= len(self.offered):
            self.print(self.say("ui-no-such-number", number=number, count=len(self.offered)))
        elif len(behind := self.offered[number - 1][2]) > 1:
            self.group = self.grouped(behind[0])
            self.offer()
        else:
            self.act(behind[0].id)

    def choose_by_words(self, line: str) -> None:
        """What was offered by its words, or an action by its verb and a name."""
        shown = [choice for _, _, behind in self.offered for choice in behind]
        meant = self.reading.choices(line, shown) or self.reading.choices(line, self.table.choices())
        names = [self.say("ui-group-back") if self.group else "", *[label for label, _, _ in self.offered]]
        said = [number for number, name in enumerate(names) if name and fold(line) in spellings(name)]
        if len(said) == 1:
            self.choose(said[0])
        elif len(meant) == 1:
            self.act(meant[0].id)
        elif meant:
            self.print(self.which([choice.label for choice in meant]))
        elif len(named := self.reading.by_name(" ".join(line.split()))) == 1:
            self.act(self.table.rules.catalogue.by_notation[named[0]])
        elif named:
            self.print(self.which([self.reading.label(notation) for notation in named]))
        else:
            self.print(self.say("ui-not-a-command", line=line))

    def which(self, names: list[str]) -> str:
        shown = names[:FEW] + (["…"] if len(names) > FEW else [])
        return self.say("ui-which-one", names=self.table.things.series(shown))

    def act(self, action: int) -> None:
        try:
            self.table.act(action)
        except IllegalAction as error:
            self.print(self.table.refused(error.refusal))
        else:
            self.group = ""
            self.keeping.warned = False

    def command(self, command: str, rest: str) -> None:
        if command == "undo":
            self.undo()
        elif command == "why":
            self.why(rest)
        elif command == "save":
            self.keeping.save(rest)
        elif command == "quit":
            if self.keeping.may_quit():
                self.keeping.leave()
                raise Leaving
        else:
            shown = self.showing.answer(command, rest, self.table.viewer)
            assert shown is not None
            if command == "help":
                self.print(self.say("ui-help-empty"), self.say("ui-help-intro"))
            self.print(*shown)

    def undo(self) -> None:
        try:
            label = self.table.undo()
        except CannotUndo as error:
            self.print(self.table.cannot(error.code))
        else:
            self.group = ""
            self.read = {seat: min(count, len(self.table.log)) for seat, count in self.read.items()}
            self.print(self.say("ui-taken-back", action=label))

    def why(self, text: str) -> None:
        """Why an action is not possible; it may be said by its number, notation or words."""
        if not text:
            first = self.reading.label(self.table.rules.catalogue.actions[0].notation)
            example = f"{self.vocabulary.word('why')} {first}"
            self.print(self.say("ui-name-missing", example=example))
        elif text.isdecimal() and text.isascii() and len(text) <= MOST_DIGITS:
            there = 1 <= int(text) <= len(self.offered)
            none = self.say("ui-no-such-number", number=int(text), count=len(self.offered))
            self.print(self.say("ui-possible") if there else none)
        else:
            meant = self.reading.notation(text)
            if len(meant) > 1:
                self.print(self.which([self.reading.label(notation) for notation in meant]))
            else:
                self.print(self.table.why(meant[0] if meant else text).said)
