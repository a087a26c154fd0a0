"""Every effect that can lie on the stack, for the codec."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from digsite.arnak.box import Box
from digsite.arnak.cards import KEEP_ONE, PAY_WITH_CARDS, PUT_BACK
from digsite.arnak.expeditions import AWAKEN_GUARDIAN, PLACE_ARCHAEOLOGIST, REVEAL_SITE, STORE_IDOLS, USE_IDOL
from digsite.arnak.guardians import TAKE_GUARDIAN
from digsite.arnak.market import RESOLVE_ARTIFACT
from digsite.arnak.pauses import PAUSE
from digsite.arnak.printed import BOX
from digsite.arnak.research import BONUS_OR_ROW, GAIN_BONUS, MOVE_TOKEN, PICK_BONUS, ROW_EFFECT, TAKE_FROM_STACK
from digsite.arnak.rounds import AFTER, KEEP_HAND, NEXT_ROUND, NEXT_TURN, SHUFFLE_PLAY_AREA, TURN
from digsite.arnak.setup import LAY_OUT
from digsite.arnak.shuffles import (
    BLOCK_CAMPS,
    DRAW_RED,
    SHUFFLE_ARTIFACTS,
    SHUFFLE_ASSISTANTS,
    SHUFFLE_BONUSES,
    SHUFFLE_DECK,
    SHUFFLE_GUARDIANS,
    SHUFFLE_IDOLS,
    SHUFFLE_ITEMS,
    SHUFFLE_LEVEL1,
    SHUFFLE_LEVEL2,
    SHUFFLE_RIVAL,
)
from digsite.arnak.sites import ACTIVATE_AGAIN, ACTIVATE_SITE
from digsite.arnak.solo import RIVAL_TURN
from digsite.arnak.travel import PAY_TRAVEL
from digsite.kernel.codec import EffectTable
from digsite.kernel.effects import Step

STEPS: Final[tuple[Step, ...]] = (
    *(TURN, AFTER, NEXT_TURN, KEEP_HAND, SHUFFLE_PLAY_AREA, NEXT_ROUND, LAY_OUT, RIVAL_TURN, PAUSE),
    *(PAY_TRAVEL, PAY_WITH_CARDS, KEEP_ONE, PUT_BACK, TAKE_GUARDIAN, RESOLVE_ARTIFACT),
    *(PLACE_ARCHAEOLOGIST, USE_IDOL, STORE_IDOLS, REVEAL_SITE, AWAKEN_GUARDIAN, ACTIVATE_SITE, ACTIVATE_AGAIN),
    *(MOVE_TOKEN, BONUS_OR_ROW, ROW_EFFECT, GAIN_BONUS, PICK_BONUS, TAKE_FROM_STACK),
    *(SHUFFLE_ITEMS, SHUFFLE_ARTIFACTS, SHUFFLE_LEVEL1, SHUFFLE_LEVEL2, SHUFFLE_GUARDIANS, SHUFFLE_IDOLS),
    *(SHUFFLE_ASSISTANTS, SHUFFLE_BONUSES, SHUFFLE_DECK, SHUFFLE_RIVAL, BLOCK_CAMPS, DRAW_RED),
)


def printed_effects(box: Box) -> Iterator[Step]:
    for card in box.cards:
        yield card.effect
        if card.pass_effect is not None:
            yield card.pass_effect
    for site in (*box.camps, *box.level1, *box.level2):
        yield site.effect
    for tile in (*box.idols, *box.slot_effects, *box.bonuses):
        yield tile.effect
    for guardian in box.guardians:
        if guardian.boon is not None:
            yield guardian.boon
    for assistant in box.assistants:
        yield from assistant.effects
    for board in box.boards:
        for row in board.rows:
            yield from row.effects


EFFECTS: Final = EffectTable([*STEPS, *printed_effects(BOX)])
