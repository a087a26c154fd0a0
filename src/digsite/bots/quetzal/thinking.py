"""The levels of Quetzal: evaluation is slower than in Arnak and search gains less, so upper levels search less."""

from __future__ import annotations

from typing import Final

from digsite.bots.level import Level
from digsite.bots.tree import Manner

THINKING: Final = {
    "novice": Level(Manner(turns=1, envy=0.0), iterations=8, seconds=2.0, beginner=True, slips=0.05),
    "scout": Level(Manner(turns=1), iterations=40, seconds=2.0),
    "ranger": Level(Manner(turns=99), iterations=75, seconds=3.0),
    "professor": Level(Manner(turns=99), iterations=900, seconds=4.0),
}
