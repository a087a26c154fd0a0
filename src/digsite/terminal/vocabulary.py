"""The words a person may type: English ones and those of the language, with or without accents."""

from __future__ import annotations

from typing import Final, final

from digsite.text.catalog import Catalog
from digsite.words.things import spellings

SHOWING: Final = ("look", "hand", "row", "map", "track", "players", "log", "card", "rule", "score")
PLAYING: Final = (*SHOWING, "why", "undo", "save", "help", "quit")
REPLAYING: Final = ("forward", "back", "step", "round", "end", "seat", *SHOWING, "help", "quit")
TAKES: Final = {
    "card": "ui-takes-name",
    "why": "ui-takes-action",
    "rule": "ui-takes-number",
    "save": "ui-takes-file",
    "step": "ui-takes-number",
    "round": "ui-takes-number",
    "seat": "ui-takes-number",
}
REPLAY_HELP: Final = {
    "forward": "ui-replay-forward",
    "back": "ui-replay-back",
    "step": "ui-replay-jump",
    "round": "ui-replay-round",
    "end": "ui-replay-end",
    "seat": "ui-replay-seat",
}


@final
class Vocabulary:
    """Which command a word means."""

    def __init__(self, catalog: Catalog, commands: tuple[str, ...]) -> None:
        self.say = catalog.say
        self.commands = commands
        self.meant: dict[str, str] = {}
        for language in (Catalog("en"), catalog):
            for command in commands:
                for word in words(language, command):
                    self.meant |= dict.fromkeys(spellings(word), command)

    def find(self, word: str) -> str | None:
        return next((self.meant[way] for way in spellings(word) if way in self.meant), None)

    def word(self, command: str) -> str:
        """A command's main name."""
        return self.say("ui-alias-" + command).split(", ")[0]

    def help(self) -> list[str]:
        """A line for each command: its words and what it does."""
        told = []
        for command in self.commands:
            named = list(dict.fromkeys([*self.say("ui-alias-" + command).split(", "), command]))
            takes = f" {self.say(TAKES[command])}" if command in TAKES else ""
            does = self.say(REPLAY_HELP.get(command) or "ui-command-" + command)
            told.append(self.say("ui-command-line", words=", ".join(named) + takes, does=does))
        return told


def words(catalog: Catalog, command: str) -> list[str]:
    return catalog.say("ui-alias-" + command).split(", ")
