"""What is chosen when an environment is made, and what follows from it: shared by all its games."""

from __future__ import annotations

from typing import Any, Final, final

from digsite.bots.batch import Masks
from digsite.games import GAMES
from digsite.kernel.errors import BadOptions, IllegalAction
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Json
from digsite.lab.rewards import PENALTIES, check_reward
from digsite.text.catalog import LANGUAGES, Catalog
from digsite.text.telling import Telling

REFUSING: Final = "raise"
ENDING: Final = "end"
ILLEGAL: Final = (REFUSING, ENDING)


@final
class Setting:
    """One game with its options. It never changes, so copies of an environment share it."""

    def __init__(
        self, game: str, options: Json, reward: str = "win", illegal: str = REFUSING, language: str = "en"
    ) -> None:
        if game not in GAMES:
            raise BadOptions("game", f"one of {', '.join(GAMES)} is expected")
        if illegal not in ILLEGAL:
            raise BadOptions("illegal", f"one of {', '.join(ILLEGAL)} is expected")
        if language not in LANGUAGES:
            raise BadOptions("language", f"one of {', '.join(LANGUAGES)} is expected")
        descriptor = GAMES[game]
        self.game = game
        self.rules = descriptor.rules
        self.options = self.rules.options({"players": descriptor.usual_players, **options})
        self.reward = check_reward(reward)
        self.illegal = illegal
        self.language = language
        self.players: int = self.options["players"]
        self.seats: int = self.rules.seats(self.rules.new(self.options))
        self.observer = self.rules.observer
        self.observation_size = self.observer.size(self.players)
        self.masks = masks_of(game)
        self.agents = tuple([f"player_{seat}" for seat in range(self.players)])

    def __copy__(self) -> Setting:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.game, self.options, self.reward, self.illegal, self.language)

    def penalty(self, seat: int) -> list[float]:
        """The rewards when a seat has ended the game with an illegal action."""
        return [PENALTIES[self.reward] if one == seat else 0.0 for one in range(self.players)]

    def refusal(self, place: object, refusal: Refusal | None, where: str = "") -> IllegalPlace:
        """The error for an action that is not legal, with its reason in words."""
        if refusal is None or not isinstance(place, int):
            return IllegalPlace(
                f"{where}{place!r} is no action: a whole number from 0 to {self.masks.size - 1} is expected", refusal
            )
        notation = self.rules.catalogue[self.masks.action(place)].notation
        told = Telling(Catalog(self.language, self.game))
        why = told.refusal(refusal.code, refusal.missing, refusal.rule, refusal.page)
        return IllegalPlace(f"{where}Action {place} ({notation}) is not legal now. {why}", refusal)


class IllegalPlace(IllegalAction, ValueError):
    """An action that is not legal now. Nothing has changed."""

    def __init__(self, said: str, refusal: Refusal | None) -> None:
        super().__init__(refusal or Refusal("unknown-action", None, None))
        self.args = (said,)
        self.said = said

    def __str__(self) -> str:
        return self.said

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalPlace, (self.said, self.refusal)


MADE: dict[str, Masks] = {}


def masks_of(game: str) -> Masks:
    """The places of a game's actions in a mask, made once."""
    if game not in MADE:
        MADE[game] = Masks(GAMES[game].rules.catalogue)
    return MADE[game]
