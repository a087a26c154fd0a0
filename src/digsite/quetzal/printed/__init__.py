"""What is printed on the components: tables only, one line per component, each figure with its source; no logic."""

from __future__ import annotations

from typing import Final

from digsite.quetzal.figures import Sheet
from digsite.quetzal.printed.artifacts import ARTIFACT_TYPES, ARTIFACT_VARIANTS
from digsite.quetzal.printed.automaton import AUTOMATON, AUTOMATON_CARDS
from digsite.quetzal.printed.board import LOCATIONS
from digsite.quetzal.printed.meeples import MEEPLE, ODDS_CHARACTER, ODDS_TEAM, PLAYER_COUNTS
from digsite.quetzal.printed.tracks import DISCOVERY_SPACES, DISCOVERY_TRACK, ENDGAME
from digsite.quetzal.printed.upgrades import UPGRADE_TILES

# In the order of the template.
SHEETS: Final[tuple[Sheet, ...]] = (
    *(PLAYER_COUNTS, MEEPLE, ODDS_TEAM, ODDS_CHARACTER, DISCOVERY_TRACK, DISCOVERY_SPACES),
    *LOCATIONS,
    *(ARTIFACT_TYPES, ARTIFACT_VARIANTS, UPGRADE_TILES, ENDGAME, AUTOMATON, AUTOMATON_CARDS),
)
