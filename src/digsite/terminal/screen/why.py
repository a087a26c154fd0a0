"""Why an action is not possible: any action of the game, found by typing."""

from __future__ import annotations

from typing import Final

from digsite.terminal.screen.browse import BrowseScreen
from digsite.terminal.screen.matching import Matcher
from digsite.terminal.table import Table

MOST: Final = 60


class WhyScreen(BrowseScreen):
    """Type some of an action; the answer follows the cursor."""

    def fill(self, table: Table, finder: Matcher) -> None:
        self.table = table
        self.finder = finder
        say = table.catalog.say
        self.opened(table.catalog, say("ui-key-why"), say("ui-screen-why-hint"))

    def search(self, said: str) -> list[str]:
        return self.finder.everywhere(said, MOST)

    def label(self, found: str) -> str:
        return found

    def about(self, found: str) -> list[tuple[str, str]]:
        action = self.table.rules.catalogue.find(found)
        assert action is not None
        said = self.table.things.label(self.table.view(self.table.viewer), self.table.rules.catalogue[action].plain())
        why = self.table.why(found)
        return [(said, "strong"), (why.said, "lit" if why.possible else "warn")]
