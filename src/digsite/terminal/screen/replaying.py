"""A record stepped through on the same table: forward, back, to the ends, to a round."""

from __future__ import annotations

from textual import events
from textual.widget import Widget

from digsite.terminal.replay import Replay
from digsite.terminal.screen.canvas import Canvas
from digsite.terminal.screen.ink import Block, ruled, wrapped
from digsite.terminal.screen.keys import bound
from digsite.terminal.screen.scene import Scene
from digsite.terminal.screen.stage import LOG_TAIL, Stage
from digsite.terminal.sheet import Sheet
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling


class ReplayScreen(Stage):
    """Digits jump to rounds; `v` cycles through the seats and the spectator's view."""

    BINDINGS = bound(
        {
            "right,j,space,enter": "step(1)",
            "left,k": "step(-1)",
            "home,up": "go_to(0)",
            "end,down": "go_to(1000000)",
            "v": "view",
            "q,ctrl+c,escape": "quit",
        }
    )

    def __init__(self, replay: Replay, viewer: int | None = None) -> None:
        super().__init__()
        self.replay = replay
        self.viewer = viewer
        self.step_log: dict[tuple[int, int | None, str], list[str]] = {}

    def compose_right(self) -> list[Widget]:
        return [Canvas(self.step_lines, "prompt", fits=True)]

    @property
    def game(self) -> str:
        return self.replay.game

    @property
    def catalog(self) -> Catalog:
        return self.replay.catalog

    @property
    def telling(self) -> Telling:
        return self.replay.telling

    def make_scene(self) -> Scene:
        replay = self.replay
        totals = {score["seat"]: score["total"] for score in replay.rules.scores(replay.position)}
        return Scene(
            replay.game,
            replay.view(self.viewer),
            replay.catalog,
            replay.telling,
            dict(enumerate(replay.names)),
            totals,
            replay.position.box,
            replay.things,
            replay.seat,
            said=self.words,
        )

    def log_height(self, lines: int) -> int | str:
        return "1fr"

    def make_sheet(self) -> Sheet:
        return self.replay.sheet()

    def told(self) -> list[tuple[str, str]]:
        """The log of the last steps, with the last one highlighted."""
        found: list[tuple[str, str]] = []
        for step in range(self.replay.at, 0, -1):
            said = self.told_at(step)
            found = [*[(text, "" if step == self.replay.at else "dim") for text in said], *found]
            if len(found) >= LOG_TAIL:
                break
        return found

    def told_at(self, step: int) -> list[str]:
        key = (step, self.viewer, self.replay.language)
        if key not in self.step_log:
            here, self.replay.at = self.replay.at, step
            self.step_log[key] = self.replay.told(self.viewer)
            self.replay.at = here
        return self.step_log[key]

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("→", "ui-replay-forward"),
            ("←", "ui-replay-back"),
            ("Home End", "ui-screen-key-ends"),
            ("1…5", "ui-replay-round"),
            ("v", "ui-screen-key-view"),
            ("?", "ui-key-help"),
            ("p", "ui-score-sheet"),
            ("t", "ui-screen-key-theme"),
            ("n", "ui-setting-language"),
            ("q", "ui-key-quit"),
        ]

    def speak(self, language: str) -> None:
        self.replay.speak(language)

    def update(self) -> None:
        super().update()
        self.canvas("prompt").redraw()

    def step_lines(self, room: int, height: int) -> Block:
        if self.scene is None:
            return []
        seen = (
            self.scene.say("ui-screen-spectator")
            if self.viewer is None
            else self.replay.telling.seat(self.viewer, "in")
        )
        block: Block = [ruled(self.replay.step_line(), room - 1)]
        said = self.replay.action_line() or self.scene.say("ui-screen-chance")
        block += wrapped([(said if self.replay.at else self.scene.say("ui-screen-start"), "strong")], room - 1)
        block += wrapped([(self.scene.say("ui-screen-seen-by", player=seen), "dim")], room - 1)
        return block + (wrapped([(self.make_sheet().ahead, "lit")], room - 1) if self.replay.over else [])

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "12345":
            event.stop()
            start = self.replay.round_start(int(event.character))
            if start is not None:
                self.action_go_to(start)

    def action_step(self, by: int) -> None:
        self.action_go_to(self.replay.at + by)

    def action_go_to(self, step: int) -> None:
        self.replay.go(step)
        self.update()

    def action_view(self) -> None:
        players = self.replay.rules.players(self.replay.position)
        seats: list[int | None] = [None, *range(players)]
        self.viewer = seats[(seats.index(self.viewer) + 1) % len(seats)]
        self.detail = 9
        self.update()

    def action_quit(self) -> None:
        self.app.exit()
