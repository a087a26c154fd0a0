"""The games that are played here."""

from __future__ import annotations

from typing import Final

from digsite.arnak import RULES as ARNAK
from digsite.kernel.rules import AnyRules
from digsite.quetzal import RULES as QUETZAL

GAMES: Final[dict[str, AnyRules]] = {"arnak": ARNAK, "quetzal": QUETZAL}
