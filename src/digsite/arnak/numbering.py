"""The numbers of an observation of Arnak: their names and places, first the table's, then each player's."""

from __future__ import annotations

from typing import Final

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

# What is asked, and what waits beneath, by the names of the effects.
STEPS: Final = tuple(sorted({type(effect).__name__ for effect in EFFECTS.by_text.values()}))
STEP_OF: Final[dict[type, int]] = {
    type(effect): STEPS.index(type(effect).__name__) for effect in EFFECTS.by_text.values()
}
PROGRESS_BITS: Final = tuple([str(bit) for bit in range(verbs.SITES)])
EVERY_PROGRESS: Final = (1 << len(PROGRESS_BITS)) - 1

FOR_SALE: Final = CARD_NAMES[FIRST_ITEM:FEAR_TILE]  # items and artifacts
SPACE_NAMES: Final = tuple(
    [f"{SITE_NAMES[site]}-{SPACES_OF[site].index(space) + 1}" for space, site in enumerate(SITE_OF)]
)
ROUNDS: Final = ("1", "2", "3", "4", "5")
DIFFICULTIES: Final = ("0", "1", "2", "3", "4", "5")
ASSISTANT_STACKS: Final = ("1", "2", "3")
UNSEEN_IDOL: Final = len(IDOL_NAMES)
IDOLS: Final = (*IDOL_NAMES, "face-down")
SLOTS: Final = tuple([str(slot + 1) for slot in range(verbs.SLOTS)])

TABLE: Final = Block()
ROUND: Final = TABLE.each("round", ROUNDS)
SNAKE: Final = TABLE.one("board.snake")
DIFFICULTY: Final = TABLE.each("difficulty", DIFFICULTIES)
OVER: Final = TABLE.one("over")
# The decision: what is asked, by which component, what is done of it, and what waits beneath.
ASKED: Final = TABLE.each("decision", STEPS)
ASKER: Final = TABLE.each("asker", SOURCES)
PROGRESS: Final = TABLE.each("progress", PROGRESS_BITS)
WAITING: Final = TABLE.each("waiting", STEPS)
# The row: the place of each card, from 1 at its outer end; the empty places are counted.
ROW: Final = TABLE.each("row", FOR_SALE)
ROW_ARTIFACTS: Final = TABLE.one("row-artifacts")
ROW_ITEMS: Final = TABLE.one("row-items")
NEXT_CARD: Final = TABLE.each("top", FOR_SALE)  # of its deck, turned up
EXILE: Final = TABLE.each("exile", CARD_NAMES)
ITEM_DECK: Final = TABLE.one("deck.items")
ARTIFACT_DECK: Final = TABLE.one("deck.artifacts")
FEAR_SUPPLY: Final = TABLE.one("deck.fear")
FEAR_TILE_SUPPLY: Final = TABLE.one("deck.fear-tiles")
LEVEL1_STACK: Final = TABLE.one("deck.level1")
LEVEL2_STACK: Final = TABLE.one("deck.level2")
GUARDIAN_STACK: Final = TABLE.one("deck.guardians")
UNDER1: Final = TABLE.each("under", LEVEL1_NAMES)  # put under its stack: its place from 1 at the bottom
UNDER2: Final = TABLE.each("under", LEVEL2_NAMES)
# Assistants on top of their stacks, those to be rescued by their place in the stack, those out of the game.
OFFERED: Final = TABLE.grid("assistants", ASSISTANT_STACKS, ASSISTANT_NAMES)
ASSISTANT_STACK: Final = TABLE.each("assistants.stack", ASSISTANT_STACKS)
RESCUE: Final = TABLE.each("rescue", ASSISTANT_NAMES)
RESCUE_STACK: Final = TABLE.one("rescue-stack")
GONE_ASSISTANTS: Final = TABLE.each("gone", ASSISTANT_NAMES)
# The map.
TILES1: Final = TABLE.grid("tile", SITE_NAMES[FIRST_LEVEL1:FIRST_LEVEL2], LEVEL1_NAMES)
TILES2: Final = TABLE.grid("tile", SITE_NAMES[FIRST_LEVEL2:], LEVEL2_NAMES)
WARDENS: Final = TABLE.grid("guardian", SITE_NAMES, GUARDIAN_NAMES)
SITE_IDOLS: Final = TABLE.grid("idol", SITE_NAMES[FIRST_LEVEL1:], IDOL_NAMES)
HIDDEN_IDOLS: Final = TABLE.each("idol-face-down", SITE_NAMES[FIRST_LEVEL2:])
GONE_IDOLS: Final = TABLE.each("gone", IDOLS)
BLOCKED_SPACES: Final = TABLE.each("blocked", SPACE_NAMES)
# The research track.
BONUSES: Final = TABLE.grid("bonus", TRACK, BONUS_NAMES)
BONUS_STACK: Final = TABLE.one("bonus-stack")
STACKED_BONUSES: Final = TABLE.each("bonus-stack", BONUS_NAMES)
GONE_BONUSES: Final = TABLE.each("gone", BONUS_NAMES)
TEMPLE_TILES: Final = TABLE.each("temple-tiles", STACKS)

# A player's cards. Of cards from one shuffle whose places a seat does not know, only the whole is known: the
# first such shuffle, and all later ones, which lie below it in the deck.
PLAYER: Final = Block()
HAND: Final = PLAYER.each("hand", CARD_NAMES)
DECK: Final = PLAYER.each("deck", CARD_NAMES)  # its place from 1 on top, where the seat knows it
APART: Final = PLAYER.each("apart", CARD_NAMES)
PLAY: Final = PLAYER.each("play", CARD_NAMES)
HIDDEN: Final = PLAYER.each("hidden", CARD_NAMES)
HIDDEN_LATER: Final = PLAYER.each("hidden-later", CARD_NAMES)
HIDDEN_IN: Final = PLAYER.each("hidden-in", ("hand", "deck", "apart"))
HIDDEN_LATER_IN: Final = PLAYER.each("hidden-later-in", ("hand", "deck", "apart"))
HAND_SIZE: Final = PLAYER.one("hand-size")
DECK_SIZE: Final = PLAYER.one("deck-size")
PURSE: Final = PLAYER.each("purse", RESOURCES)
ARCHAEOLOGISTS: Final = PLAYER.one("archaeologists")
FIGURES: Final = PLAYER.each("figure", SPACE_NAMES)
CRATES: Final = PLAYER.each("crates", IDOLS)
SLOTTED: Final = PLAYER.grid("slot", SLOTS, IDOLS)
GUARDIANS: Final = PLAYER.each("guardian", GUARDIAN_NAMES)
BOONS: Final = PLAYER.each("boon", GUARDIAN_NAMES)
SILVER: Final = PLAYER.each("silver", ASSISTANT_NAMES)
GOLDEN: Final = PLAYER.each("gold", ASSISTANT_NAMES)
READY_TO_USE: Final = PLAYER.each("ready", ASSISTANT_NAMES)
MAGNIFIER: Final = PLAYER.each("magnifier", TRACK)
NOTEBOOK: Final = PLAYER.each("notebook", TRACK)
ARRIVAL: Final = PLAYER.one("arrival")
TEMPLE: Final = PLAYER.each("temple", STACKS)
PASSED: Final = PLAYER.one("passed")
TRAVEL_ICONS: Final = PLAYER.each("icons", ICONS)
TRAVEL_NEEDS: Final = PLAYER.each("needs", ICONS)
ALL_PLANES: Final = PLAYER.one("all-planes")
WARDED: Final = PLAYER.one("warded")
STARTS: Final = PLAYER.one("starts")
HAS_TURN: Final = PLAYER.one("turn")
DECIDES: Final = PLAYER.one("decides")

# The solo rival, behind the only player.
RIVAL_BLOCK: Final = Block()
RIVAL_ARCHAEOLOGISTS: Final = RIVAL_BLOCK.one("archaeologists")
RIVAL_FIGURES: Final = RIVAL_BLOCK.each("figure", SPACE_NAMES)
RIVAL_MAGNIFIER: Final = RIVAL_BLOCK.each("magnifier", TRACK)
RIVAL_ARRIVAL: Final = RIVAL_BLOCK.one("arrival")
RIVAL_TEMPLE: Final = RIVAL_BLOCK.each("temple", STACKS)
RIVAL_GUARDIANS: Final = RIVAL_BLOCK.each("guardian", GUARDIAN_NAMES)
RIVAL_CARDS: Final = RIVAL_BLOCK.each("card", CARD_NAMES)
RIVAL_IDOLS: Final = RIVAL_BLOCK.each("idol", IDOLS)
RIVAL_MINUS_ONE: Final = RIVAL_BLOCK.each("minus-one", IDOLS)
RIVAL_STACK: Final = RIVAL_BLOCK.one("tiles")
RIVAL_ARROW: Final = RIVAL_BLOCK.each("arrow", ("right", "left"))
RIVAL_USED: Final = RIVAL_BLOCK.each("used", RIVAL_NAMES)
RIVAL_OUT: Final = RIVAL_BLOCK.each("out", RIVAL_NAMES)

TABLE_SIZE: Final = len(TABLE.names)
PLAYER_SIZE: Final = len(PLAYER.names)
RIVAL_SIZE: Final = len(RIVAL_BLOCK.names)


def numbers(players: int) -> int:
    """How many numbers there are."""
    return TABLE_SIZE + players * PLAYER_SIZE + (RIVAL_SIZE if players == 1 else 0)


def names(players: int) -> tuple[str, ...]:
    """The name of each number."""
    whose = ["me", *[f"next{turn}" for turn in range(1, players)]]
    blocks = [*TABLE.names, *[f"{who}.{name}" for who in whose for name in PLAYER.names]]
    return (*blocks, *[f"rival.{name}" for name in RIVAL_BLOCK.names if players == 1])
