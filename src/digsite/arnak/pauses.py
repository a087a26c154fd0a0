"""Places where the machine stops only to allow a free action first (4, 219)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.arnak import verbs
from digsite.arnak.model import Game
from digsite.kernel.effects import Decision


@final
class Pause(Decision[Game]):
    """Before something hidden is revealed: asked only if there is a free action to take."""

    kind: ClassVar[str] = "pause"
    decline: int = verbs.CONTINUE
    serves: bool = True

    def options(self, game: Game, arg: int) -> list[int]:
        return []

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg < verbs.SITES


PAUSE: Final = Pause()
