"""What the numbers of an observation and the actions of a mask stand for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from digsite.lab.setting import Setting
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling
from digsite.words.games import things_of

NO_VIEW: Final[dict[str, object]] = {}


@final
@dataclass(frozen=True)
class Description:
    """Everything by place: `observation[n]` names number n, `actions[n]` is the notation of action n.

    `words` says each action in words. `ids` are the actions' numbers in the game's catalogue, as records, the engine
    protocol and OpenSpiel use them.
    """

    game: str
    players: int
    rules: int
    observation: tuple[str, ...]
    actions: tuple[str, ...]
    words: tuple[str, ...]
    ids: tuple[int, ...]

    def place(self, notation: str) -> int:
        """The place of an action; ValueError if there is none of that notation."""
        return self.actions.index(notation)


def description_of(setting: Setting) -> Description:
    catalogue, masks = setting.rules.catalogue, setting.masks
    actions = [catalogue[masks.action(place)] for place in range(masks.size)]
    telling = Telling(Catalog(setting.language, setting.game))
    things = things_of(setting.game, telling, setting.rules.new(setting.options))
    return Description(
        setting.game,
        setting.players,
        setting.rules.version,
        tuple(setting.observer.names(setting.players)),
        tuple([action.notation for action in actions]),
        tuple([things.label(NO_VIEW, {**action.plain()}) for action in actions]),
        tuple([action.id for action in actions]),
    )
