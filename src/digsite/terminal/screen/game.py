"""A game in progress: the table, the possible actions, and the keys for them."""

from __future__ import annotations

from typing import Final

from textual import events, work
from textual.suggester import Suggester
from textual.widget import Widget
from textual.widgets import Input
from textual.worker import get_current_worker

from digsite.kernel.errors import CannotUndo, IllegalAction
from digsite.terminal.screen.choices import Choices
from digsite.terminal.screen.ink import Block, ruled, wrapped
from digsite.terminal.screen.keeping import Keeper
from digsite.terminal.screen.keys import bound
from digsite.terminal.screen.matching import Matcher
from digsite.terminal.screen.news import first_steps
from digsite.terminal.screen.scene import Scene, targets
from digsite.terminal.screen.stage import LOG_TAIL, Stage
from digsite.terminal.screen.thinker import Thinker
from digsite.terminal.sheet import Sheet
from digsite.terminal.table import Choice, Table
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling

GROUP: Final = "ui-fold-"
PACE: Final = 0.4  # seconds between the steps of bots that play among themselves


class Notations(Suggester):
    """Completes an action's notation."""

    def __init__(self, table: Table) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.table = table

    async def get_suggestion(self, value: str) -> str | None:
        return next(iter(self.table.completions(value)), None) if value else None


class GameScreen(Stage):
    """Keys go to the list of choices; a line to type in opens on demand."""

    BINDINGS = bound(
        {
            "up,k": "move(-1)",
            "down,j": "move(1)",
            "enter": "choose",
            "right": "open",
            "left,escape": "leave",
            "home": "first",
            "end": "last",
            "colon,slash": "type",
            "w": "why",
            "u,ctrl+z": "undo",
            "s": "save",
            "l": "log",
            "q,ctrl+c": "quit",
        }
    )

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.thinker = Thinker()
        self.keeper = Keeper(table, self.trouble_told)
        self.notice: tuple[str, str] = ("", "dim")
        self.read = 0
        self.heard: list[str | None] = []
        self.heard_by: tuple[int | None, str] | None = None
        self.finished = False
        self.stalled = False
        self.warned = False
        self.matcher: Matcher | None = None

    def compose_right(self) -> list[Widget]:
        self.list = Choices(self.heading, self.prompt_lines)
        return [self.list]

    def compose_below(self) -> list[Widget]:
        typed = Input(id="typed", suggester=Notations(self.table), compact=True)
        typed.cursor_blink = False
        typed.display = False
        return [typed]

    # What the stage asks

    @property
    def game(self) -> str:
        return self.table.game

    @property
    def catalog(self) -> Catalog:
        return self.table.catalog

    @property
    def telling(self) -> Telling:
        return self.table.telling

    def make_scene(self) -> Scene:
        table = self.table
        view = table.view(table.viewer)
        asked = view.get("actions", []) if table.waits_for_person and not table.curtain else []
        totals = {score["seat"]: score["total"] for score in table.rules.scores(table.session.game)}
        names = {number: seat.name for number, seat in enumerate(table.seats)}
        return Scene(
            table.game,
            view,
            table.catalog,
            table.telling,
            names,
            totals,
            table.session.game.box,
            table.things,
            table.seat,
            targets(asked),
            said=self.words,
        )

    def make_sheet(self) -> Sheet:
        return self.table.sheet()

    def told(self) -> list[tuple[str, str]]:
        """The end of the viewer's log, with new sentences highlighted."""
        first = max(0, len(self.table.log) - LOG_TAIL)
        return [
            (said, "" if at >= self.read else "dim")
            for at, said in enumerate(self.all_told(first), start=first)
            if said
        ]

    def log_lines(self, room: int, height: int) -> Block:
        """The end of the log; if more is new than there is room for, the first steps of each turn."""
        block = super().log_lines(room, height)
        turns = self.others_turns() if block and self.table.waits_for_person else []
        whole = [line for turn in turns for said in turn for line in wrapped([(said, "")], room - 1, 0, 2)]
        return [block[0], *first_steps(turns, room - 1, height - 1)] if len(whole) > height - 1 else block

    def others_turns(self) -> list[list[str]]:
        """What the viewer has not read yet, by acting seat, without their own steps."""
        turns: list[tuple[int, list[str]]] = []
        told = self.all_told(self.read)
        for (_, event), said in zip(self.table.log[self.read :], told, strict=True):
            if not turns or turns[-1][0] != event.seat:
                turns.append((event.seat, []))
            turns[-1][1].append(said)
        return [said for who, said in turns if who != self.table.viewer]

    def all_told(self, first: int = 0) -> list[str]:
        """The log from an event on, written for this viewer once and only on demand."""
        log, viewer = self.table.log, self.table.viewer
        if self.heard_by != (viewer, self.table.language) or len(self.heard) > len(log):
            self.heard = []
            self.heard_by = (viewer, self.table.language)
        self.heard += [None] * (len(log) - len(self.heard))
        for at in [at for at in range(first, len(log)) if self.heard[at] is None]:
            (self.heard[at],) = self.table.tell([log[at][1]], viewer)
        return [said or "" for said in self.heard[first:]]

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("↑↓ 1…9 Enter", "ui-key-choose"),
            ("?", "ui-key-help"),
            ("w", "ui-key-why"),
            ("u", "ui-key-undo"),
            ("s", "ui-key-save"),
            ("q", "ui-key-quit"),
            (":", "ui-screen-key-type"),
            ("p", "ui-score-sheet"),
            ("l", "ui-panel-log"),
            ("t", "ui-screen-key-theme"),
            ("n", "ui-setting-language"),
        ]

    def speak(self, language: str) -> None:
        self.table.speak(language)
        self.matcher = None
        self.list.offer(self.offered())

    # Drawing

    def heading(self, choice: Choice) -> str | None:
        """Under which heading a choice is folded."""
        place = choice.targets.get("location")
        if place is not None:
            return self.say(f"location-{place}")
        key = GROUP + choice.verb
        return self.say(key) if self.catalog.has(key) else None

    def begin(self) -> None:
        self.go_on()

    def offered(self) -> list[Choice]:
        table = self.table
        return table.choices() if table.waits_for_person and not table.curtain else []

    def update(self) -> None:
        self.list.offer(self.offered())
        self.mark()
        super().update()
        self.list.redraw()

    def mark(self) -> None:
        """Remember the targets of the choice under the cursor."""
        entry = self.list.current
        aimed = [choice.targets for choice in entry.choices] if entry else []
        if entry and entry.group:
            shared = set(aimed[0].items())
            for one in aimed[1:]:
                shared &= set(one.items())
            aimed = [dict(shared)]
        self.aimed = frozenset([value for one in aimed for value in one.values() if isinstance(value, str)])

    def remark(self) -> None:
        """The cursor has moved: mark its targets on the table."""
        self.list.redraw()
        self.mark()
        if self.scene is not None:
            self.scene.marked = self.aimed
            self.canvas("table").redraw()
            self.canvas("side").redraw()

    def prompt_lines(self, room: int) -> Block:
        """The prompt, and any note next to it."""
        if self.scene is None:
            return []
        table = self.table
        block: Block = [ruled(self.scene.title("ui-panel-actions"), room)]
        if table.over:
            block += wrapped([(self.make_sheet().ahead, "strong")], room)
        elif table.waits_for_person and not table.curtain:
            block += wrapped([(table.prompt(), "strong")], room)
        elif not table.waits_for_person and table.seat is not None:
            name = table.seats[table.seat].name
            block += wrapped([(self.say("ui-thinking", player=name), "dim")], room)
        for said, style in (self.notice, (self.keeper.trouble or "", "warn")):
            block += wrapped([(said, style)], room) if said else []
        return block

    def note(self, said: str, style: str = "warn") -> None:
        """Show a note next to the table until the next step."""
        self.notice = (said, style)
        self.list.redraw()

    def trouble_told(self) -> None:
        """Called while saving: the autosave fails, or works again."""
        self.app.call_from_thread(self.list.redraw)

    # Playing

    def act(self, action: int) -> None:
        """Carry out an action and show the result."""
        if self.table.waits_for_person:
            self.read = len(self.table.log)
        try:
            self.table.act(action)
        except IllegalAction as error:
            self.note(self.table.refused(error.refusal))
            return
        self.keeper.keep()
        self.notice = ("", "dim")
        self.update()
        self.go_on()

    def go_on(self) -> None:
        """Ask the next seat."""
        table = self.table
        if table.over:
            if not self.finished:
                self.finished = True
                self.action_points()
        elif table.curtain:
            from digsite.terminal.screen.curtain import CurtainScreen

            assert table.seat is not None
            self.page(CurtainScreen).fill(table.catalog, table.seats[table.seat].name)
            self.open(CurtainScreen, self.uncovered)
        elif not table.waits_for_person:
            self.let_think()

    def uncovered(self, ready: bool | None) -> None:
        if not ready:
            self.leave_game()
            return
        self.table.ready()
        self.detail = 9
        self.update()

    @work(thread=True, exclusive=True, group="bots")
    def let_think(self) -> None:
        """One bot's step, computed in the background."""
        worker = get_current_worker()
        try:
            action = self.thinker.thinking(self.table)()
        except Exception as error:
            if not worker.is_cancelled:
                self.app.call_from_thread(self.failed, str(error))
            return
        if not worker.is_cancelled:
            self.app.call_from_thread(self.bot_acts, action)

    def failed(self, reason: str) -> None:
        """A bot failed; Enter lets it try again."""
        self.stalled = True
        self.note(self.say("ui-screen-bot-failed", reason=reason))

    def bot_acts(self, action: int) -> None:
        if self.table.people:
            self.act_for_bot(action)
        else:
            self.set_timer(PACE, lambda: self.act_for_bot(action))

    def act_for_bot(self, action: int) -> None:
        """A bot's step, and any faults of an external program before it."""
        faults = self.table.faults()
        self.act(action)
        if faults:
            self.note(" ".join(faults))

    # Keys

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character.isdecimal() and event.character.isascii():
            event.stop()
            if self.list.digit(event.character):
                self.action_choose()
            else:
                self.remark()

    def action_move(self, by: int) -> None:
        self.list.move(by)
        self.remark()

    def action_first(self) -> None:
        self.list.place(0)
        self.remark()

    def action_last(self) -> None:
        self.list.place(len(self.list.entries) - 1)
        self.remark()

    def action_choose(self) -> None:
        if self.stalled:
            self.stalled = False
            self.go_on()
        chosen = self.list.enter()
        if chosen is not None:
            self.act(chosen.id)
        else:
            self.remark()

    def action_open(self) -> None:
        entry = self.list.current
        if entry is not None and entry.group:
            self.list.enter()
            self.remark()

    def action_leave(self) -> None:
        if self.list.leave():
            self.remark()

    def action_undo(self) -> None:
        if not self.table.waits_for_person:
            return
        try:
            undone = self.table.undo()
        except CannotUndo as error:
            self.note(self.table.cannot(error.code))
            return
        self.keeper.keep()
        self.heard = self.heard[: len(self.table.log)]
        self.read = min(self.read, len(self.table.log))
        self.notice = (self.say("ui-taken-back", action=undone), "dim")
        self.update()

    def action_why(self) -> None:
        from digsite.terminal.screen.why import WhyScreen

        self.page(WhyScreen).fill(self.table, self.finder())
        self.open(WhyScreen)

    def finder(self) -> Matcher:
        if self.matcher is None:
            self.matcher = Matcher(self.table)
        return self.matcher

    def action_log(self) -> None:
        from digsite.terminal.screen.reading import ReadingScreen

        self.page(ReadingScreen).fill(self.say("ui-panel-log"), self.all_told(), self.catalog)
        self.open(ReadingScreen)

    def action_save(self) -> None:
        from digsite.terminal.screen.saving import SaveScreen

        self.app.push_screen(SaveScreen(self.table, self.keeper), self.saved)

    def saved(self, said: str | None) -> None:
        if said:
            self.note(said, "dim")

    def action_quit(self) -> None:
        """Leave; if the game could not be saved, only when asked again."""
        if self.keeper.trouble and not self.warned:
            self.warned = True
            self.note(self.say("ui-screen-unsaved"))
        else:
            self.leave_game()

    def leave_game(self) -> None:
        self.workers.cancel_group(self, "bots")
        self.app.exit()

    def on_unmount(self) -> None:
        self.thinker.stop()
        self.keeper.close()
        self.table.close()

    # Typing an action

    def action_type(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.value = ""
        typed.placeholder = self.say("ui-screen-typing")
        typed.display = True
        typed.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        if not self.query_one("#typed", Input).display:
            return
        if event.value.strip():
            self.list.only(self.finder().among(self.offered(), event.value))
        else:
            self.list.offer(self.offered())
        self.remark()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """An action's notation, a number, or an unambiguous beginning."""
        said = " ".join(event.value.split())
        found = list(self.list.entries) if said else []
        self.stop_typing()
        number = self.table.rules.catalogue.find(said)
        if number is not None:
            self.act(number)
        elif said.isascii() and said.isdecimal():
            self.act_by_number(int(said))
        elif len(found) == 1:
            self.act(found[0].choices[0].id)
        elif said:
            self.note(
                self.say("ui-screen-several", count=len(found)) if found else self.say("ui-no-such-name", name=said)
            )

    def act_by_number(self, number: int) -> None:
        if 1 <= number <= len(self.list.entries):
            self.list.place(number - 1)
            self.action_choose()

    def stop_typing(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.display = False
        self.set_focus(None)
        self.list.offer(self.offered())
        self.remark()

    def key_escape(self) -> None:
        if self.query_one("#typed", Input).display:
            self.stop_typing()
        else:
            self.action_leave()
