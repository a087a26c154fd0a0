"""Help on anything in view: keys and symbols, then every component, then search results."""

from __future__ import annotations

from typing import Final

from digsite.terminal.games import drawing_of
from digsite.terminal.screen.browse import BrowseScreen
from digsite.terminal.screen.ink import Block, beside, wrapped
from digsite.terminal.screen.palette import GLYPHS
from digsite.terminal.screen.scene import Scene

KEYS: Final = "#keys"
SIGNS: Final = "#signs"
RULE: Final = "#rule "
SIGN: Final = "ui-sign-"


class HelpScreen(BrowseScreen):
    """The entry under the game's cursor comes first."""

    def fill(self, scene: Scene, keys: list[tuple[str, str]]) -> None:
        self.scene = scene
        self.keys = keys
        self.opened(scene.catalog, scene.say("ui-key-help"), scene.say("ui-screen-help-hint"))

    def search(self, said: str) -> list[str]:
        if said.strip():
            number = said.strip()
            rules = [f"{RULE}{number}"] if self.scene.things.rule(number) else []
            return rules + self.scene.things.find(said)
        seen = self.scene.in_view()
        meant = [thing for thing in seen if thing in self.scene.marked]
        return [*meant, KEYS, SIGNS, *[thing for thing in seen if thing not in meant]]

    def label(self, found: str) -> str:
        if found in (KEYS, SIGNS):
            return self.scene.say("ui-screen-keys" if found == KEYS else "ui-screen-signs")
        if found.startswith(RULE):
            return self.scene.say("ui-screen-rule", rule=found.removeprefix(RULE))
        return self.scene.things.name(found)

    def about(self, found: str) -> list[tuple[str, str]]:
        if found == SIGNS:
            return [("\u2003".join(self.signs()), "")]
        if found.startswith(RULE):
            return [(self.scene.things.rule(found.removeprefix(RULE)) or "", "")]
        first, *rest = self.scene.things.describe(found, self.scene.view)
        told = [(first, "strong"), *[(said, "") for said in rest]]
        number = drawing_of(self.scene.game).page(self.scene, found)
        return [*told, (self.scene.say("see-page", page=number), "dim")] if number else told

    def about_lines(self, room: int, height: int) -> Block:
        if not self.found or self.found[self.at] != KEYS:
            return super().about_lines(room, height)
        known = [*self.keys, ("PgUp PgDn", "ui-screen-key-scroll"), ("Esc ←", "ui-key-back")]
        column = max([len(key) for key, _ in known]) + 2
        told = [wrapped([(self.scene.say(said), "")], room - column - 2) for _, said in known]
        return [
            line
            for (key, _), said in zip(known, told, strict=True)
            for line in beside([[[(key, "key")]], said], [column, room - column - 2], "")
        ]

    def signs(self) -> list[str]:
        drawing = drawing_of(self.scene.game)
        named = [f"{GLYPHS[name]}\u00a0{self.meaning(name)}" for name in drawing.signs]
        return named + [f"{sign}\u00a0{self.meaning(name)}" for sign, name in drawing.more_signs]

    def meaning(self, name: str) -> str:
        return self.scene.say(SIGN + name).replace(" ", "\u00a0")
