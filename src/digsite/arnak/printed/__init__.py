"""What is printed on the components: tables only, one line per component, no logic."""

from __future__ import annotations

from typing import Final

from digsite.arnak.box import Box
from digsite.arnak.free import FREE_ACTIONS
from digsite.arnak.printed.artifacts import ARTIFACTS_FOR_SALE
from digsite.arnak.printed.assistants import ASSISTANT_TILES
from digsite.arnak.printed.basic import BASICS, FEAR_TILE_CARD
from digsite.arnak.printed.guardians import GUARDIAN_TILES
from digsite.arnak.printed.items import ITEMS_FOR_SALE
from digsite.arnak.printed.rivals import RIVAL_ACTION_TILES
from digsite.arnak.printed.sites import CAMP_SITES, IDOL_TILES, LEVEL1_SITES, LEVEL2_SITES, SLOT_EFFECTS
from digsite.arnak.printed.tracks import BIRD, BONUS_TILES, SNAKE

BOX: Final = Box(
    cards=(*BASICS, *ITEMS_FOR_SALE, *ARTIFACTS_FOR_SALE, FEAR_TILE_CARD),
    camps=CAMP_SITES,
    level1=LEVEL1_SITES,
    level2=LEVEL2_SITES,
    guardians=GUARDIAN_TILES,
    idols=IDOL_TILES,
    slot_effects=SLOT_EFFECTS,
    assistants=ASSISTANT_TILES,
    bonuses=BONUS_TILES,
    boards=(BIRD, SNAKE),
    rivals=RIVAL_ACTION_TILES,
    free_actions=FREE_ACTIONS,
)
