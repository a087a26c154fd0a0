"""Things, parts and tables in the words of a language."""

from __future__ import annotations

from typing import final

from digsite.bots.protocol import Json
from digsite.games import GAMES
from digsite.kernel.catalogue import Action
from digsite.simulation.naming import name_of
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling


@final
class Names:
    """What the things of one game are called."""

    def __init__(self, language: str, game: str) -> None:
        self.catalog = Catalog(language, game)
        self.telling = Telling(self.catalog)
        self.actions: dict[str, Action] = {}
        for action in GAMES[game].rules.catalogue.actions:
            self.actions.setdefault(name_of(action), action)

    def thing(self, thing: str) -> str:
        """A thing's own name; what is done with it is said above."""
        verb, _, component = thing.partition(" ")
        action = self.actions.get(thing)
        if action is None:
            return self.telling.name("guardian" if verb == "overcome" else "thing", component)
        targets = list(action.targets.items())[: len(name_of(action).split()) - 1]
        named = [self.telling.name(member, str(value)) for member, value in targets]
        return ": ".join(named) or self.telling.action(action.verb, action.targets)

    def verb(self, verb: str) -> str:
        return self.catalog.say(f"ui-study-verb-{verb}")

    def part(self, part: str) -> str:
        return self.catalog.say(f"score-{part}")

    def table(self, options: Json) -> str:
        said = [self.catalog.say("ui-study-players", players=options["players"])]
        if "board" in options:
            said.append(self.catalog.say(f"board-{options['board']}"))
        if options.get("difficulty") is not None:
            said.append(self.catalog.say("ui-study-difficulty", difficulty=options["difficulty"]))
        if options.get("edition"):
            said.append(self.catalog.say("ui-study-edition"))
        return ", ".join([self.catalog.say(f"game-{self.game}"), *said])

    @property
    def game(self) -> str:
        return str(self.catalog.game)
