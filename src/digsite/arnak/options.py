"""What is chosen before a game of Arnak."""

from __future__ import annotations

from typing import Final

from digsite.arnak.printed import BOX
from digsite.kernel.options import OneOf, Schema, Whole

PLAYERS: Final = Whole(name="players", least=1, most=4)
BOARD: Final = OneOf(name="board", values=tuple([board.name for board in BOX.boards]))
DIFFICULTY: Final = Whole(name="difficulty", least=0, most=5, default=0, only=("players", 1))
OPTIONS: Final[Schema] = (PLAYERS, BOARD, DIFFICULTY)
