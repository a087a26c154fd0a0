"""The names of the possible sources of an effect."""

from __future__ import annotations

from typing import Final

from digsite.arnak import actions
from digsite.arnak.box import ROW_OF

# In the order of the FROM_ numbers of `model`; cards come first, under their own numbers.
SOURCES: Final[tuple[str, ...]] = (
    *actions.CARD_NAMES,
    *actions.CAMP_NAMES,
    *actions.LEVEL1_NAMES,
    *actions.LEVEL2_NAMES,
    *actions.GUARDIAN_NAMES,
    *actions.IDOL_NAMES,
    *actions.SLOT_NAMES,
    *actions.ASSISTANT_NAMES,
    *actions.BONUS_NAMES,
    *[f"row-{row}" if row else "start" for row in range(max(ROW_OF))],
    "temple",
)


def source_name(source: int) -> str | None:
    return SOURCES[source] if source >= 0 else None
