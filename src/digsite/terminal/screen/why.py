"""Why an action is not possible: any action of the game, found by typing."""

from __future__ import annotations

from typing import Final

from digsite.terminal.screen.browse import BrowseScreen
from digsite.terminal.screen.matching import Matcher
from digsite.terminal.table import Table

MOST: Final = 60


class WhyScreen(BrowseScreen):
    """Type part of an action; the answer follows the cursor."""

    def fill(self, table: Table, finder: Matcher) -> None:
        self.table = table
        self.finder = finder
        say = table.catalog.say
        self.opened(table.catalog, say("ui-key-why"), say("ui-screen-why-hint"))

    def search(self, said: str) -> list[str]:
        return self.finder.everywhere(said, MOST)

    def label(self, found: str) -> str:
        action = self.table.rules.catalogue[self.table.rules.catalogue.by_notation[found]]
        return self.table.things.label(self.table.view(self.table.viewer), {**action.plain()})

    def about(self, found: str) -> list[tuple[str, str]]:
        why = self.table.why(found)
        return [(self.label(found), "strong"), (why.said, "lit" if why.possible else "warn")]
