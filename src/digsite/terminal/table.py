"""A game in progress at this terminal: the session, the seats, what each has read, and autosave."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

from digsite.dice import SeededDice
from digsite.games import GAMES
from digsite.kernel.asking import listed
from digsite.kernel.codec import state_hash
from digsite.kernel.event import Event
from digsite.kernel.play import to_decide
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import AnyRules, Json
from digsite.kernel.session import Session
from digsite.terminal.files import new_file, stamp_of, undisturbed, with_note, write
from digsite.terminal.seats import RIVAL, Seat, budget_of, make_bot, shown_names
from digsite.terminal.sheet import Sheet, make_sheet
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling
from digsite.words.games import things_of
from digsite.words.things import Things

if TYPE_CHECKING:
    from digsite.bots.protocol import Bot


@dataclass(frozen=True)
class Choice:
    """One possible action. `detail` is what it costs or gives, if the label does not say it."""

    id: int
    notation: str
    verb: str
    targets: dict[str, Any]
    label: str
    detail: str


@dataclass(frozen=True)
class Why:
    """Whether an action is possible now, and the sentence about it."""

    possible: bool
    said: str


@final
class Table:
    """Acts for the seat to decide. Only `view`, `tell` and `told` should be shown, each for its seat."""

    def __init__(self, session: Session, seats: list[Seat], language: str, seed: int, file: Path | None) -> None:
        self.session = session
        self.rules = session.rules
        self.game = session.rules.name
        self.seed = seed
        self.file = file
        self.trouble: str | None = None
        self.places = seats
        self.people = [number for number, seat in enumerate(seats) if seat.kind == "person"]
        self.looking = self.people[0] if len(self.people) == 1 else None
        self.log: list[tuple[int, Event]] = []
        self.bots: dict[int, Bot] = {}
        self.heard: dict[int, int] = {}
        self.blamed: dict[int, int] = {}
        self.stamp = stamp_of(file)
        self.views: dict[int | None, Json] = {}
        self.listed: list[Choice] | None = None
        self.speak(language)

    @classmethod
    def new(
        cls, rules: AnyRules, options: Json, seats: list[Seat], seed: int, language: str, file: Path | None
    ) -> Table:
        """A new game; BadOptions if the options do not allow one."""
        session = Session.new(rules, options)
        automatic = [Seat("rival", "", RIVAL)] * (rules.seats(session.game) - len(seats))
        session.record.seats = [seat.text for seat in (*seats, *automatic)]
        session.dice = SeededDice(seed)
        table = cls(session, [*seats, *automatic], language, seed, file)
        events: list[Event] = []
        session.settle(events)
        table.keep(0, events)
        return table

    def speak(self, language: str) -> None:
        """Switch to this language."""
        self.language = language
        self.catalog = Catalog(language, self.game)
        names = shown_names(self.places, self.catalog)
        self.seats = [Seat(seat.kind, name, seat.level) for seat, name in zip(self.places, names, strict=True)]
        self.telling = Telling(self.catalog, dict(enumerate(names)))
        self.things: Things = things_of(self.game, self.telling, self.session.game)
        self.listed = None

    # Seats and viewers

    @property
    def seat(self) -> int | None:
        """The seat to decide; None when the game is over."""
        return to_decide(self.session.game)

    @property
    def over(self) -> bool:
        return self.seat is None

    @property
    def waits_for_person(self) -> bool:
        return self.seat in self.people

    @property
    def viewer(self) -> int | None:
        """The seat whose view may be shown now; None is a spectator's."""
        return self.looking

    @property
    def curtain(self) -> bool:
        """Whether another person must come to the keyboard before anything of theirs is shown."""
        return self.waits_for_person and self.looking != self.seat

    def ready(self) -> None:
        """The next person is at the keyboard, and the others are looking away."""
        self.looking = self.seat

    # What is shown

    def view(self, seat: int | None) -> Json:
        if seat not in self.views:
            self.views[seat] = self.rules.view(self.session.game, seat)
        return self.views[seat]

    def round_line(self) -> str:
        return self.catalog.say("ui-round", round=self.session.game.round, rounds=GAMES[self.game].rounds)

    def prompt(self) -> str:
        """The prompt for the seat to decide."""
        decision = self.rules.decision(self.session.game)
        if decision is None:
            return ""
        offered = [choice.notation for choice in self.choices()]
        return self.telling.prompt(decision["kind"], decision["effect"], offered)

    def choices(self) -> list[Choice]:
        """What the seat to decide can do now."""
        if self.listed is None:
            view = self.view(self.seat) if self.seat is not None else {}
            actions = listed(self.session.game, self.rules.catalogue) if view.get("actions") else []
            self.listed = [self.choice(view, {**action}) for action in actions]
        return self.listed

    def choice(self, view: Json, action: Json) -> Choice:
        label, detail = self.things.label(view, action), self.things.detail(view, action)
        return Choice(action["id"], action["notation"], action["verb"], action["targets"], label, detail)

    def sheet(self) -> Sheet:
        return make_sheet(self.rules, self.session.game, self.telling)

    def tell(self, events: list[Event], seat: int | None) -> list[str]:
        """What happened, as a seat may read it."""
        return [self.telling.event(event.seen_by(seat)) for event in events]

    def told(self, seat: int | None) -> list[str]:
        """The whole log of a seat."""
        return self.tell([event for _, event in self.log], seat)

    # What can be done

    def act(self, action: int | str) -> list[Event]:
        """Carry out an action of the seat to decide; IllegalAction, with nothing changed, if it is not legal."""
        number = self.rules.catalogue.find(action) if isinstance(action, str) else action
        assert number is not None, action
        step = len(self.session.record.steps)
        with undisturbed():
            events = self.session.act(number)
            self.keep(step, events)
        return events

    def undo(self) -> str:
        """Undo the last step and return it; CannotUndo, with nothing changed, if that is not allowed."""
        with undisturbed():
            undone = self.session.undo()
            steps = len(self.session.record.steps)
            self.log = [(step, event) for step, event in self.log if step < steps]
            self.changed()
        action = self.rules.catalogue[undone.actions[0]]
        return self.things.label(self.view(undone.seat), {**action.plain()})

    def why(self, notation: str) -> Why:
        """Whether an action, given by its notation, is possible, or why not."""
        action = self.rules.catalogue.find(" ".join(notation.split()))
        if action is None:
            return Why(False, self.catalog.say("refusal-unknown-action"))
        seat = self.seat if self.viewer is None else self.viewer
        if self.seat is None or seat is None:
            return Why(False, self.catalog.say("refusal-game-over"))
        refusal = self.rules.why(self.session.game, seat, action)
        return Why(True, self.catalog.say("ui-possible")) if refusal is None else Why(False, self.refused(refusal))

    def refused(self, refusal: Refusal) -> str:
        return self.telling.refusal(refusal.code, refusal.missing, refusal.rule, refusal.page)

    def cannot(self, code: str) -> str:
        """The sentence of a CannotUndo."""
        return self.catalog.say(f"refusal-{code}")

    def completions(self, beginning: str) -> list[str]:
        """The actions whose notation begins with a text, legal ones first."""
        possible = [choice.notation for choice in self.choices()]
        others = [action.notation for action in self.rules.catalogue.actions]
        return [text for text in dict.fromkeys([*possible, *others]) if text.startswith(beginning)]

    def thinking(self) -> Callable[[], int]:
        """The bot's work to find its action; it may run in the background."""
        seat = self.seat
        assert seat is not None
        assert seat not in self.people
        if seat not in self.bots:
            self.bots[seat] = make_bot(self.game, self.seats[seat], self.seed * len(self.seats) + seat)
        bot, view = self.bots[seat], self.rules.view(self.session.game, seat)
        if hasattr(bot, "hear"):
            bot.hear([event.seen_by(seat) for _, event in self.log[self.heard.get(seat, 0) :]])
            self.heard[seat] = len(self.log)
        return lambda: bot.choose(view, view["actions"], budget_of(self.seats[seat]))

    def faults(self) -> list[str]:
        """The faults of external programs since the last call."""
        told = []
        for seat, bot in self.bots.items():
            found = getattr(bot, "faults", [])
            for fault in found[self.blamed.get(seat, 0) :]:
                why = f"{fault.reason}: {fault.detail}"
                told.append(self.catalog.say("ui-program-fault", player=self.seats[seat].name, reason=why))
            self.blamed[seat] = len(found)
        return told

    def close(self) -> None:
        """Stop the programs that were playing."""
        for bot in self.bots.values():
            if hasattr(bot, "close"):
                bot.close()

    # Saving

    def keep(self, step: int, events: list[Event]) -> None:
        """Note the events of a step, and save."""
        self.log += [(step, event) for event in events]
        self.changed()

    def changed(self) -> None:
        """Save, in a new file if someone else has continued this one."""
        self.views.clear()
        self.listed = None
        if self.file is not None:
            if stamp_of(self.file) not in (None, self.stamp):
                self.file = new_file(self.game)
            try:
                self.save(self.file)
            except OSError as error:
                self.trouble = self.cannot_write(self.file, error)
            else:
                self.trouble = None

    def save(self, path: Path) -> None:
        """Write the record; OSError if that fails, and then no file has changed."""
        write(path, self.record())
        if path == self.file:
            self.stamp = stamp_of(path)

    def record(self) -> str:
        """The game so far as a record, with what a list of games shows about it."""
        note = {
            "language": self.language,
            "names": [self.telling.seat(number, "in") for number in range(len(self.seats))],
            "over": self.over,
            "round": self.session.game.round,
            "saved": datetime.now(UTC).isoformat(timespec="seconds"),
            "seed": self.seed,
        }
        reached = state_hash(self.rules.encode(self.session.game))
        return with_note(self.session.record.text(self.rules.catalogue, reached), note)

    def cannot_write(self, path: Path, error: Exception) -> str:
        return self.catalog.say("ui-cannot-write", file=str(path), reason=reason(error))


def reason(error: Exception) -> str:
    """The system's error message."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
