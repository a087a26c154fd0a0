"""Actions are small integers: a verb's first number plus its target. Their texts are in `actions.py`."""

from __future__ import annotations

from typing import Final

# How many targets of each kind there are.
CARDS: Final = 81  # 4 basic, Fear, 40 items, 35 artifacts, the fear tile
ITEMS: Final = 40
ARTIFACTS: Final = 35
SITES: Final = 17  # 5 camps, 8 level-1 and 4 level-2 sites
SPACES: Final = 22  # two on each camp, one on every other site
LOW_SPACES: Final = 18  # those of camps and level-1 sites
LOW_SITES: Final = 13
GUARDIANS: Final = 15
ASSISTANTS: Final = 12
SLOT_EFFECTS: Final = 5
SLOTS: Final = 4
TRACK_SPACES: Final = 18
TEMPLE_STACKS: Final = 6
IDOLS: Final = 6
BONUSES: Final = 6
LEVEL1_TILES: Final = 10
LEVEL2_TILES: Final = 6
RIVAL_TILES: Final = 15
RIVAL_PAIRS: Final = 5
CAMPS: Final = 5
HALVED_CARDS: Final = 2  # cards with a free half and a pass half
SEATS: Final = 4
CHOICES: Final = 4  # the largest number of printed options of one effect
HIGHEST_ANNOUNCEMENT: Final = 3
UPGRADES: Final = 2

# Free actions and those that share their verb.
SLOT: Final = 0
BOON: Final = SLOT + SLOT_EFFECTS
USE: Final = BOON + GUARDIANS
PLAY: Final = USE + ASSISTANTS
PLAY_FREE: Final = PLAY + CARDS
PLAY_PASS: Final = PLAY_FREE + HALVED_CARDS

# Main actions.
DIG: Final = PLAY_PASS + HALVED_CARDS
DISCOVER: Final = DIG + SPACES
OVERCOME: Final = DISCOVER + SITES
BUY: Final = OVERCOME + SITES
RESEARCH_MAGNIFIER: Final = BUY + CARDS
RESEARCH_NOTEBOOK: Final = RESEARCH_MAGNIFIER + TRACK_SPACES
TEMPLE: Final = RESEARCH_NOTEBOOK + TRACK_SPACES
PASS: Final = TEMPLE + TEMPLE_STACKS
END_TURN: Final = PASS + 1

# Paying.
TRAVEL_CARD: Final = END_TURN + 1
TRAVEL_BOON: Final = TRAVEL_CARD + CARDS
TRAVEL_ASSISTANT: Final = TRAVEL_BOON + GUARDIANS
HIRE: Final = TRAVEL_ASSISTANT + ASSISTANTS
PAY: Final = HIRE + 1
SKIP: Final = PAY + 1

# Answers to what an effect asks.
CHOOSE: Final = SKIP + 1
DRAW: Final = CHOOSE + CHOICES
DISCARD: Final = DRAW + 1
EXILE_HAND: Final = DISCARD + CARDS
EXILE_PLAY: Final = EXILE_HAND + CARDS
ACTIVATE: Final = EXILE_PLAY + CARDS
RELOCATE: Final = ACTIVATE + SITES  # from a site to a space
RETURN: Final = RELOCATE + SITES * LOW_SPACES
MOVE: Final = RETURN + SITES  # a guardian from a site to a site
TAKE_CARD: Final = MOVE + SITES * LOW_SITES
TAKE_ASSISTANT: Final = TAKE_CARD + CARDS
TAKE_BONUS: Final = TAKE_ASSISTANT + ASSISTANTS
UPGRADE: Final = TAKE_BONUS + BONUSES
PROMOTE: Final = UPGRADE + UPGRADES
REFRESH: Final = PROMOTE + ASSISTANTS
EXCHANGE: Final = REFRESH + ASSISTANTS  # the player's own for the new one
BORROW: Final = EXCHANGE + ASSISTANTS * ASSISTANTS
UNSLOT: Final = BORROW + ASSISTANTS
ANNOUNCE: Final = UNSLOT + SLOTS
KEEP: Final = ANNOUNCE + HIGHEST_ANNOUNCEMENT + 1
TOP: Final = KEEP + CARDS
BONUS: Final = TOP + CARDS
ROW: Final = BONUS + 1
RESOLVE: Final = ROW + 1
LAY: Final = RESOLVE + 1
DONE: Final = LAY + CARDS
CONTINUE: Final = DONE + 1

# What chance decides.
SHUFFLED_ITEM: Final = CONTINUE + 1
SHUFFLED_ARTIFACT: Final = SHUFFLED_ITEM + ITEMS
SHUFFLED_LEVEL1: Final = SHUFFLED_ARTIFACT + ARTIFACTS
SHUFFLED_LEVEL2: Final = SHUFFLED_LEVEL1 + LEVEL1_TILES
SHUFFLED_GUARDIAN: Final = SHUFFLED_LEVEL2 + LEVEL2_TILES
SHUFFLED_IDOL: Final = SHUFFLED_GUARDIAN + GUARDIANS
SHUFFLED_ASSISTANT: Final = SHUFFLED_IDOL + IDOLS
SHUFFLED_BONUS: Final = SHUFFLED_ASSISTANT + ASSISTANTS
BLOCKED_CAMP: Final = SHUFFLED_BONUS + BONUSES
RED_PAIR: Final = BLOCKED_CAMP + CAMPS
SHUFFLED_RIVAL: Final = RED_PAIR + RIVAL_PAIRS
SHUFFLED_DECK: Final = SHUFFLED_RIVAL + RIVAL_TILES  # by seat, then card

# Since rules 2, behind everything else so that no number changes: the one on space 2 of a camp with two own figures.
RELOCATE_SECOND: Final = SHUFFLED_DECK + SEATS * CARDS  # from a camp to a space
RETURN_SECOND: Final = RELOCATE_SECOND + CAMPS * LOW_SPACES
ACTIONS: Final = RETURN_SECOND + CAMPS
