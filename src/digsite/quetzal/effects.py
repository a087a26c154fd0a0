"""Every effect that can lie on the stack, for the codec."""

from __future__ import annotations

from typing import Final

from digsite.kernel.codec import EffectTable
from digsite.quetzal.artifacts import DRAW_ARTIFACT, KEEP, PICK_ARTIFACT, REFILL_DISPLAY
from digsite.quetzal.automaton import AUTOMATON_DRAW, AUTOMATON_TEMPLE
from digsite.quetzal.delivery import DELIVER, DELIVER_MORE, HARBOR_DELIVERIES, TILE_EFFECTS
from digsite.quetzal.locations import ACTIVATE, ORDER, SELL
from digsite.quetzal.placement import CAMP_EFFECT, CAMP_REROLL, NEXT_PLACEMENT, PLACE
from digsite.quetzal.rounds import BEGIN_PLACEMENT, END_GAME, NEXT_ROUND, PREPARE
from digsite.quetzal.setup import LAY_OUT
from digsite.quetzal.shuffles import SHUFFLE_ARTIFACTS, SHUFFLE_AUTOMATON, SHUFFLE_UPGRADES
from digsite.quetzal.toss import PAUSE, REROLL, REROLL_SECOND, REROLL_TURN, ROLL
from digsite.quetzal.upgrades import DISCOVER, DRAW_UPGRADE, DROP, PICK_UPGRADE

EFFECTS: Final = EffectTable(
    [
        *(LAY_OUT, SHUFFLE_ARTIFACTS, SHUFFLE_UPGRADES, SHUFFLE_AUTOMATON, REFILL_DISPLAY, NEXT_ROUND),
        *(ROLL, REROLL_TURN, REROLL, REROLL_SECOND, PAUSE, BEGIN_PLACEMENT),
        *(PLACE, NEXT_PLACEMENT, CAMP_EFFECT, CAMP_REROLL),
        *(ACTIVATE, *ORDER, PICK_ARTIFACT, DRAW_ARTIFACT, KEEP, AUTOMATON_TEMPLE, AUTOMATON_DRAW, SELL),
        *(PICK_UPGRADE, DISCOVER, DRAW_UPGRADE, DROP, HARBOR_DELIVERIES, DELIVER, DELIVER_MORE, TILE_EFFECTS),
        *(PREPARE, END_GAME),
    ]
)
