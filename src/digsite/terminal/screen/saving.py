"""Writing the record to a file of the player's choice."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import ModalScreen
from textual.widgets import Input

from digsite.terminal.plain_keeping import Keeping
from digsite.terminal.screen.canvas import Canvas
from digsite.terminal.screen.ink import Block, ruled, wrapped
from digsite.terminal.screen.keeping import Keeper
from digsite.terminal.screen.keys import bound
from digsite.terminal.table import Table


class SaveScreen(ModalScreen[str]):
    """Asks for a name; answers with the result."""

    BINDINGS = bound(
        {
            "escape": "leave",
        }
    )

    def __init__(self, table: Table, keeper: Keeper) -> None:
        super().__init__()
        self.table = table
        self.keeper = keeper

    def compose(self) -> ComposeResult:
        yield Canvas(self.lines, "said", fits=True)
        typed = Input(f"{self.table.game}-{self.table.seed}.record", id="name", compact=True)
        typed.cursor_blink = False
        yield typed

    def on_mount(self) -> None:
        self.query_one("#name", Input).focus()

    def lines(self, room: int, height: int) -> Block:
        say = self.table.catalog.say
        kept = say("ui-screen-kept", file=str(self.keeper.file)) if self.keeper.file else ""
        said = [text for text in (kept, say("ui-screen-save-as")) if text]
        return [ruled(say("ui-key-save"), room), *[line for text in said for line in wrapped([(text, "")], room)]]

    def on_input_submitted(self, event: Input.Submitted) -> None:
        name = event.value.strip()
        if not name:
            self.dismiss("")
            return
        told: list[str] = []
        Keeping(self.table, told.append).save(name)
        self.dismiss(" ".join(told))

    def action_leave(self) -> None:
        self.dismiss("")
