"""The numbers of an observation of Arnak: their names and places, first the table's, then each player's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.arnak import verbs
from digsite.arnak.actions import (
    ASSISTANT_NAMES,
    BONUS_NAMES,
    CARD_NAMES,
    GUARDIAN_NAMES,
    IDOL_NAMES,
    LEVEL1_NAMES,
    LEVEL2_NAMES,
    RIVAL_NAMES,
)
from digsite.arnak.box import FEAR_TILE, FIRST_ITEM, FIRST_LEVEL1, FIRST_LEVEL2, SITE_NAMES, SITE_OF, SPACES_OF, TRACK
from digsite.arnak.box import TEMPLE_STACKS as STACKS
from digsite.arnak.effects import EFFECTS
from digsite.arnak.icons import ICONS
from digsite.arnak.resources import RESOURCES
from digsite.arnak.sources import SOURCES
from digsite.kernel.observer import Block

if TYPE_CHECKING:
    from mypy_extensions import i64  # an integer that compiled code keeps unboxed

# What is asked, and what waits beneath, by the names of the effects.
STEPS: Final = tuple(sorted({type(effect).__name__ for effect in EFFECTS.by_text.values()}))
STEP_OF: Final[dict[type, int]] = {
    type(effect): STEPS.index(type(effect).__name__) for effect in EFFECTS.by_text.values()
}
PROGRESS_BITS: Final = tuple([str(bit) for bit in range(verbs.SITES)])
EVERY_PROGRESS: Final[i64] = (1 << len(PROGRESS_BITS)) - 1

FOR_SALE: Final = CARD_NAMES[FIRST_ITEM:FEAR_TILE]  # items and artifacts
SPACE_NAMES: Final = tuple(
    [f"{SITE_NAMES[site]}-{SPACES_OF[site].index(space) + 1}" for space, site in enumerate(SITE_OF)]
)
ROUNDS: Final = ("1", "2", "3", "4", "5")
DIFFICULTIES: Final = ("0", "1", "2", "3", "4", "5")
ASSISTANT_STACKS: Final = ("1", "2", "3")
UNSEEN_IDOL: Final[i64] = len(IDOL_NAMES)
IDOLS: Final = (*IDOL_NAMES, "face-down")
SLOTS: Final = tuple([str(slot + 1) for slot in range(verbs.SLOTS)])

TABLE: Final = Block()
ROUND: Final[i64] = TABLE.each("round", ROUNDS)
SNAKE: Final[i64] = TABLE.one("board.snake")
DIFFICULTY: Final[i64] = TABLE.each("difficulty", DIFFICULTIES)
OVER: Final[i64] = TABLE.one("over")
# The decision: what is asked, by which component, what is done of it, and what waits beneath.
ASKED: Final[i64] = TABLE.each("decision", STEPS)
ASKER: Final[i64] = TABLE.each("asker", SOURCES)
PROGRESS: Final[i64] = TABLE.each("progress", PROGRESS_BITS)
WAITING: Final[i64] = TABLE.each("waiting", STEPS)
# The row: the place of each card, from 1 at its outer end; the empty places are counted.
ROW: Final[i64] = TABLE.each("row", FOR_SALE)
ROW_ARTIFACTS: Final[i64] = TABLE.one("row-artifacts")
ROW_ITEMS: Final[i64] = TABLE.one("row-items")
NEXT_CARD: Final[i64] = TABLE.each("top", FOR_SALE)  # of its deck, turned up
EXILE: Final[i64] = TABLE.each("exile", CARD_NAMES)
ITEM_DECK: Final[i64] = TABLE.one("deck.items")
ARTIFACT_DECK: Final[i64] = TABLE.one("deck.artifacts")
FEAR_SUPPLY: Final[i64] = TABLE.one("deck.fear")
FEAR_TILE_SUPPLY: Final[i64] = TABLE.one("deck.fear-tiles")
LEVEL1_STACK: Final[i64] = TABLE.one("deck.level1")
LEVEL2_STACK: Final[i64] = TABLE.one("deck.level2")
GUARDIAN_STACK: Final[i64] = TABLE.one("deck.guardians")
UNDER1: Final[i64] = TABLE.each("under", LEVEL1_NAMES)  # put under its stack: its place from 1 at the bottom
UNDER2: Final[i64] = TABLE.each("under", LEVEL2_NAMES)
# Assistants on top of their stacks, those to be rescued by their place in the stack, those out of the game.
OFFERED: Final[i64] = TABLE.grid("assistants", ASSISTANT_STACKS, ASSISTANT_NAMES)
ASSISTANT_STACK: Final[i64] = TABLE.each("assistants.stack", ASSISTANT_STACKS)
RESCUE: Final[i64] = TABLE.each("rescue", ASSISTANT_NAMES)
RESCUE_STACK: Final[i64] = TABLE.one("rescue-stack")
GONE_ASSISTANTS: Final[i64] = TABLE.each("gone", ASSISTANT_NAMES)
# The map.
TILES1: Final[i64] = TABLE.grid("tile", SITE_NAMES[FIRST_LEVEL1:FIRST_LEVEL2], LEVEL1_NAMES)
TILES2: Final[i64] = TABLE.grid("tile", SITE_NAMES[FIRST_LEVEL2:], LEVEL2_NAMES)
WARDENS: Final[i64] = TABLE.grid("guardian", SITE_NAMES, GUARDIAN_NAMES)
SITE_IDOLS: Final[i64] = TABLE.grid("idol", SITE_NAMES[FIRST_LEVEL1:], IDOL_NAMES)
HIDDEN_IDOLS: Final[i64] = TABLE.each("idol-face-down", SITE_NAMES[FIRST_LEVEL2:])
GONE_IDOLS: Final[i64] = TABLE.each("gone", IDOLS)
BLOCKED_SPACES: Final[i64] = TABLE.each("blocked", SPACE_NAMES)
# The research track.
BONUSES: Final[i64] = TABLE.grid("bonus", TRACK, BONUS_NAMES)
BONUS_STACK: Final[i64] = TABLE.one("bonus-stack")
STACKED_BONUSES: Final[i64] = TABLE.each("bonus-stack", BONUS_NAMES)
GONE_BONUSES: Final[i64] = TABLE.each("gone", BONUS_NAMES)
TEMPLE_TILES: Final[i64] = TABLE.each("temple-tiles", STACKS)

# A player's cards. Of cards from one shuffle whose places a seat does not know, only the whole is known: the
# first such shuffle, and all later ones, which lie below it in the deck.
PLAYER: Final = Block()
HAND: Final[i64] = PLAYER.each("hand", CARD_NAMES)
DECK: Final[i64] = PLAYER.each("deck", CARD_NAMES)  # its place from 1 on top, where the seat knows it
APART: Final[i64] = PLAYER.each("apart", CARD_NAMES)
PLAY: Final[i64] = PLAYER.each("play", CARD_NAMES)
HIDDEN: Final[i64] = PLAYER.each("hidden", CARD_NAMES)
HIDDEN_LATER: Final[i64] = PLAYER.each("hidden-later", CARD_NAMES)
HIDDEN_IN: Final[i64] = PLAYER.each("hidden-in", ("hand", "deck", "apart"))
HIDDEN_LATER_IN: Final[i64] = PLAYER.each("hidden-later-in", ("hand", "deck", "apart"))
HAND_SIZE: Final[i64] = PLAYER.one("hand-size")
DECK_SIZE: Final[i64] = PLAYER.one("deck-size")
PURSE: Final[i64] = PLAYER.each("purse", RESOURCES)
ARCHAEOLOGISTS: Final[i64] = PLAYER.one("archaeologists")
FIGURES: Final[i64] = PLAYER.each("figure", SPACE_NAMES)
CRATES: Final[i64] = PLAYER.each("crates", IDOLS)
SLOTTED: Final[i64] = PLAYER.grid("slot", SLOTS, IDOLS)
GUARDIANS: Final[i64] = PLAYER.each("guardian", GUARDIAN_NAMES)
BOONS: Final[i64] = PLAYER.each("boon", GUARDIAN_NAMES)
SILVER: Final[i64] = PLAYER.each("silver", ASSISTANT_NAMES)
GOLDEN: Final[i64] = PLAYER.each("gold", ASSISTANT_NAMES)
READY_TO_USE: Final[i64] = PLAYER.each("ready", ASSISTANT_NAMES)
MAGNIFIER: Final[i64] = PLAYER.each("magnifier", TRACK)
NOTEBOOK: Final[i64] = PLAYER.each("notebook", TRACK)
ARRIVAL: Final[i64] = PLAYER.one("arrival")
TEMPLE: Final[i64] = PLAYER.each("temple", STACKS)
PASSED: Final[i64] = PLAYER.one("passed")
TRAVEL_ICONS: Final[i64] = PLAYER.each("icons", ICONS)
TRAVEL_NEEDS: Final[i64] = PLAYER.each("needs", ICONS)
ALL_PLANES: Final[i64] = PLAYER.one("all-planes")
WARDED: Final[i64] = PLAYER.one("warded")
STARTS: Final[i64] = PLAYER.one("starts")
HAS_TURN: Final[i64] = PLAYER.one("turn")
DECIDES: Final[i64] = PLAYER.one("decides")

# The solo rival, behind the only player.
RIVAL_BLOCK: Final = Block()
RIVAL_ARCHAEOLOGISTS: Final[i64] = RIVAL_BLOCK.one("archaeologists")
RIVAL_FIGURES: Final[i64] = RIVAL_BLOCK.each("figure", SPACE_NAMES)
RIVAL_MAGNIFIER: Final[i64] = RIVAL_BLOCK.each("magnifier", TRACK)
RIVAL_ARRIVAL: Final[i64] = RIVAL_BLOCK.one("arrival")
RIVAL_TEMPLE: Final[i64] = RIVAL_BLOCK.each("temple", STACKS)
RIVAL_GUARDIANS: Final[i64] = RIVAL_BLOCK.each("guardian", GUARDIAN_NAMES)
RIVAL_CARDS: Final[i64] = RIVAL_BLOCK.each("card", CARD_NAMES)
RIVAL_IDOLS: Final[i64] = RIVAL_BLOCK.each("idol", IDOLS)
RIVAL_MINUS_ONE: Final[i64] = RIVAL_BLOCK.each("minus-one", IDOLS)
RIVAL_STACK: Final[i64] = RIVAL_BLOCK.one("tiles")
RIVAL_ARROW: Final[i64] = RIVAL_BLOCK.each("arrow", ("right", "left"))
RIVAL_USED: Final[i64] = RIVAL_BLOCK.each("used", RIVAL_NAMES)
RIVAL_OUT: Final[i64] = RIVAL_BLOCK.each("out", RIVAL_NAMES)

TABLE_SIZE: Final[i64] = len(TABLE.names)
PLAYER_SIZE: Final[i64] = len(PLAYER.names)
RIVAL_SIZE: Final[i64] = len(RIVAL_BLOCK.names)


def numbers(players: int) -> int:
    """How many numbers there are."""
    return TABLE_SIZE + players * PLAYER_SIZE + (RIVAL_SIZE if players == 1 else 0)


def names(players: int) -> tuple[str, ...]:
    """The name of each number."""
    whose = ["me", *[f"next{turn}" for turn in range(1, players)]]
    blocks = [*TABLE.names, *[f"{who}.{name}" for who in whose for name in PLAYER.names]]
    return (*blocks, *[f"rival.{name}" for name in RIVAL_BLOCK.names if players == 1])
