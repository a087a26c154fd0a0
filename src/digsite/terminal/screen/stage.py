"""The screen shared by games and replays: the table, what is next to it, and the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widget import Widget

from digsite.games import GAMES
from digsite.terminal.games import drawing_of
from digsite.terminal.screen.canvas import Canvas
from digsite.terminal.screen.ink import Block, Line, flow, ruled, wrapped
from digsite.terminal.screen.keys import bound
from digsite.terminal.screen.pages import Page
from digsite.terminal.screen.palette import GLYPHS, seat_mark, seat_style
from digsite.terminal.screen.scene import Scene
from digsite.terminal.sheet import Sheet
from digsite.text.catalog import LANGUAGES, Catalog
from digsite.text.telling import Telling

FEWEST_COLUMNS: Final = 80
FEWEST_LINES: Final = 24
WIDE: Final = 130
TALL: Final = 40
LOG_TAIL: Final = 60
AnyPage = TypeVar("AnyPage", bound=Page)


class Stage(Screen[None]):
    """A scene drawn into its panels. Games and replays define what is shown and by which keys."""

    BINDINGS = bound(
        {
            "question_mark": "help",
            "p": "points",
            "t": "theme",
            "n": "language",
            "pageup": "scroll_table(-10)",
            "pagedown": "scroll_table(10)",
        }
    )

    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None
        self.detail = 9
        self.words: dict[str, str] = {}
        self.pages: dict[str, Page] = {}

    def compose(self) -> ComposeResult:
        yield Canvas(self.head, "head", fits=True)
        with Horizontal(id="middle"):
            yield Canvas(self.table_lines, "table")
            with Vertical(id="right"):
                yield Canvas(self.side_lines, "side", fits=True)
                yield from self.compose_right()
                yield Canvas(self.log_lines, "log", still=True)
        yield from self.compose_below()
        yield Canvas(self.foot, "foot", fits=True)

    def compose_right(self) -> list[Widget]:
        return []

    def compose_below(self) -> list[Widget]:
        return []

    def canvas(self, name: str) -> Canvas:
        return self.query_one(f"#{name}", Canvas)

    # Defined by games and replays

    @property
    def game(self) -> str:
        raise NotImplementedError

    @property
    def catalog(self) -> Catalog:
        raise NotImplementedError

    @property
    def telling(self) -> Telling:
        raise NotImplementedError

    def make_scene(self) -> Scene:
        raise NotImplementedError

    def make_sheet(self) -> Sheet:
        raise NotImplementedError

    def told(self) -> list[tuple[str, str]]:
        """The log's last sentences with their styles."""
        raise NotImplementedError

    def keys(self) -> list[tuple[str, str]]:
        """The keys of this screen with the keys of their texts."""
        raise NotImplementedError

    def speak(self, language: str) -> None:
        raise NotImplementedError

    def say(self, key: str, **values: str | int) -> str:
        return self.catalog.say(key, **values)

    # Drawing

    def on_mount(self) -> None:
        self.update()
        self.begin()

    def begin(self) -> None:
        """What follows once everything is drawn."""

    def on_resize(self, event: events.Resize) -> None:
        """Adapt the layout to the window."""
        self.query_one("#right").styles.width = 57 if event.size.width >= WIDE else 41
        self.canvas("log").styles.height = self.log_height(event.size.height)
        self.detail = 9

    def log_height(self, lines: int) -> int | str:
        return 11 if lines >= TALL else 6

    def update(self) -> None:
        """Draw what has changed."""
        self.scene = self.make_scene()
        for name in ("head", "table", "side", "log", "foot"):
            self.canvas(name).redraw()

    def head(self, room: int, height: int) -> Block:
        """Game, round, whose turn it is, and everyone's points."""
        scene = self.scene
        if scene is None:
            return []
        title: Line = [(f" {scene.say(f'game-{scene.game}')}", "title")]
        at: Line = [(scene.say("ui-round", round=scene.view["round"], rounds=GAMES[scene.game].rounds), "strong")]
        phase: Line = [(scene.say(f"phase-{scene.view['phase']}"), "")] if "phase" in scene.view else []
        points: list[Line] = []
        for seat, total in scene.totals.items():
            who: object = seat if seat < len(scene.view["players"]) else "rival"
            mark: Line = [("▸" if scene.to_act == seat else "", "lit")]
            named = f"{seat_mark(who)} {scene.names[seat]} {total}{GLYPHS['points']}"
            points.append([*mark, (named, seat_style(who))])
        whole = flow([title, at, phase, *points], room, "  ", 1)
        return whole if len(whole) == 1 else flow([[(" ", ""), *at], *points], room, "  ", 1)

    def table_lines(self, room: int, height: int) -> Block:
        """The table with as much detail as there is room for; detail once given up does not come back."""
        if self.scene is None:
            return []
        drawn = drawing_of(self.game)
        detail = min(self.detail, drawn.most_detail)
        block = drawn.table(self.scene, room, detail)
        while len(block) > height and detail > 0:
            detail -= 1
            block = drawn.table(self.scene, room, detail)
        self.detail = detail
        return block

    def side_lines(self, room: int, height: int) -> Block:
        if self.scene is None:
            return []
        return drawing_of(self.game).side(self.scene, room - 1, 1 if room > 50 else 0)

    def log_lines(self, room: int, height: int) -> Block:
        if self.scene is None:
            return []
        shown: Block = []
        for said, style in reversed(self.told()):
            lines = wrapped([(said, style)], room - 1, 0, 2)
            if shown and len(shown) + len(lines) > height - 1:
                break
            shown = [*lines, *shown]
        return [ruled(self.scene.title("ui-panel-log"), room - 1), *shown[-max(1, height - 1) :]]

    def foot(self, room: int, height: int) -> Block:
        if self.scene is None:
            return []
        if self.size.width < FEWEST_COLUMNS or self.size.height < FEWEST_LINES:
            return flow([[(self.say("ui-too-small", columns=FEWEST_COLUMNS, lines=FEWEST_LINES), "warn")]], room)
        known: list[Line] = [[(f"{key} ", "key"), (self.scene.say(said), "dim")] for key, said in self.keys()]
        return flow(known, room, "  ")[:1]

    # Keys

    def action_scroll_table(self, by: int) -> None:
        self.canvas("table").scroll_relative(y=by, animate=False)

    def action_theme(self) -> None:
        self.app.theme = "light" if self.app.theme == "dark" else "dark"
        for canvas in self.query(Canvas):
            canvas.repaint()

    def action_language(self) -> None:
        self.speak(LANGUAGES[(LANGUAGES.index(self.catalog.language) + 1) % len(LANGUAGES)])
        self.words = {}
        self.detail = 9
        self.update()

    def page(self, kind: type[AnyPage]) -> AnyPage:
        """The page of a kind, not yet filled."""
        name = kind.__name__
        if name not in self.pages:
            self.pages[name] = kind()
            self.app.install_screen(self.pages[name], name)
        page = self.pages[name]
        assert isinstance(page, kind)
        return page

    def open(self, kind: type[Page], left: Callable[[bool | None], None] | None = None) -> None:
        """Show a filled page unless it is already open; `left` is called when it closes."""
        if self.pages[kind.__name__] not in self.app.screen_stack:
            self.app.push_screen(self.pages[kind.__name__], left)

    def action_help(self) -> None:
        from digsite.terminal.screen.help import HelpScreen

        if self.scene is not None:
            self.page(HelpScreen).fill(self.scene, self.keys())
            self.open(HelpScreen)

    def action_points(self) -> None:
        from digsite.terminal.screen.points import PointsScreen

        if self.scene is not None:
            players = len(self.scene.view["players"])
            self.page(PointsScreen).fill(self.make_sheet(), self.catalog, players)
            self.open(PointsScreen)
