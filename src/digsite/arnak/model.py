"""The table: the game, its players, the rival. Every zone is a tuple of small numbers, so a copy shares all of it.

Cards in a hand or a deck carry a mark beside them, saying who knows them: KNOWN (everybody), or the number of the
shuffle they come from, since all that others can know then is which cards that shuffle held; PRIVATE is added
to the mark of a deck card that its owner has seen.
"""

from __future__ import annotations

from typing import Final, final

from digsite.arnak import verbs
from digsite.arnak.box import START, Board, Box
from digsite.kernel.effects import Table

NOBODY: Final = -1
BLOCKED: Final = -2
NONE: Final = -1

KNOWN: Final = 99
PRIVATE: Final = 16
UNSEEN: Final = 8  # added to the kind of an idol taken face down
SEEN_BY_HUMAN: Final = 8  # added to a bonus tile the rival removed after the human had looked at it

HUMAN: Final = 0
RIVAL: Final = 1

# What an effect comes from, by number; cards come first, as themselves.
FROM_CAMP: Final = verbs.CARDS
FROM_LEVEL1: Final = FROM_CAMP + verbs.CAMPS
FROM_LEVEL2: Final = FROM_LEVEL1 + verbs.LEVEL1_TILES
FROM_GUARDIAN: Final = FROM_LEVEL2 + verbs.LEVEL2_TILES
FROM_IDOL: Final = FROM_GUARDIAN + verbs.GUARDIANS
FROM_SLOT: Final = FROM_IDOL + verbs.IDOLS
FROM_ASSISTANT: Final = FROM_SLOT + verbs.SLOT_EFFECTS
FROM_BONUS: Final = FROM_ASSISTANT + verbs.ASSISTANTS
FROM_ROW: Final = FROM_BONUS + verbs.BONUSES
FROM_NOWHERE: Final = -1

READY: Final = 1
GOLD: Final = 2


@final
class Player:
    """A player's board, hand, deck and play area.

    An assistant is its number times four, plus READY, plus GOLD. `boons` has a bit for every guardian whose boon
    is unused. `icons` and `needs` are the turn's travel pool (26, 217).
    """

    __slots__ = (
        "all_planes",
        "apart",
        "apart_marks",
        "archaeologists",
        "arrival",
        "assistants",
        "boons",
        "crates",
        "deck",
        "deck_marks",
        "guardians",
        "hand",
        "hand_marks",
        "icons",
        "magnifier",
        "needs",
        "notebook",
        "passed",
        "play",
        "purse",
        "slots",
        "temple",
        "warded",
    )

    def __init__(self) -> None:
        self.purse = 0
        self.hand: tuple[int, ...] = ()
        self.hand_marks: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()
        self.deck_marks: tuple[int, ...] = ()
        self.play: tuple[int, ...] = ()
        self.apart: tuple[int, ...] = ()
        self.apart_marks: tuple[int, ...] = ()
        self.archaeologists = 2
        self.crates: tuple[int, ...] = ()
        self.slots: tuple[int, ...] = (NONE, NONE, NONE, NONE)
        self.guardians: tuple[int, ...] = ()
        self.boons = 0
        self.assistants: tuple[int, ...] = ()
        self.magnifier = START
        self.notebook = START
        self.arrival = 0
        self.temple: tuple[int, ...] = ()
        self.passed = False
        self.icons = 0
        self.needs = 0
        self.all_planes = False
        self.warded = False

    def copy(self) -> Player:
        new = Player()
        new.purse = self.purse
        new.hand = self.hand
        new.hand_marks = self.hand_marks
        new.deck = self.deck
        new.deck_marks = self.deck_marks
        new.play = self.play
        new.apart = self.apart
        new.apart_marks = self.apart_marks
        new.archaeologists = self.archaeologists
        new.crates = self.crates
        new.slots = self.slots
        new.guardians = self.guardians
        new.boons = self.boons
        new.assistants = self.assistants
        new.magnifier = self.magnifier
        new.notebook = self.notebook
        new.arrival = self.arrival
        new.temple = self.temple
        new.passed = self.passed
        new.icons = self.icons
        new.needs = self.needs
        new.all_planes = self.all_planes
        new.warded = self.warded
        return new


@final
class Rival:
    """The solo rival's board and its tiles, the next one first."""

    __slots__ = (
        "archaeologists",
        "arrival",
        "cards",
        "guardians",
        "idols",
        "magnifier",
        "minus_one",
        "temple",
        "tiles",
        "used",
    )

    def __init__(self) -> None:
        self.archaeologists = 6
        self.magnifier = START
        self.arrival = 0
        self.temple: tuple[int, ...] = ()
        self.guardians: tuple[int, ...] = ()
        self.cards: tuple[int, ...] = ()
        self.idols: tuple[int, ...] = ()
        self.minus_one: tuple[int, ...] = ()
        self.tiles: tuple[int, ...] = ()
        self.used: tuple[int, ...] = ()

    def copy(self) -> Rival:
        new = Rival()
        new.archaeologists = self.archaeologists
        new.magnifier = self.magnifier
        new.arrival = self.arrival
        new.temple = self.temple
        new.guardians = self.guardians
        new.cards = self.cards
        new.idols = self.idols
        new.minus_one = self.minus_one
        new.tiles = self.tiles
        new.used = self.used
        return new


@final
class Game(Table):
    """The main board and everything on it, with the players around it.

    The row keeps its empty places (NONE); artifacts run from the outer end to the staff, items from the staff on.
    `figures` is who stands on each space, `tiles` the tile of each level site, `idols` and `hidden_idols` what
    still lies there, `wardens` the guardian of each site.
    """

    __slots__ = (
        "artifact_deck",
        "artifact_exile",
        "artifact_top_known",
        "artifacts",
        "assistants",
        "board",
        "bonus_stack",
        "bonuses",
        "box",
        "difficulty",
        "fear",
        "fear_tiles",
        "figures",
        "gone_assistants",
        "gone_basics",
        "gone_bonuses",
        "gone_idols",
        "guardian_deck",
        "hidden_idols",
        "idols",
        "item_deck",
        "item_exile",
        "item_top_known",
        "items",
        "level1",
        "level1_known",
        "level2",
        "level2_known",
        "over",
        "players",
        "rescue",
        "rival",
        "round",
        "start",
        "temple_tiles",
        "tiles",
        "turn",
        "unused_bonuses",
        "unused_rivals",
        "wardens",
    )

    def __init__(self, box: Box, board: Board, seats: int) -> None:
        super().__init__(box.free_actions)
        self.source = FROM_NOWHERE
        self.box = box
        self.board = board
        self.difficulty = NONE
        self.round = 1
        self.start = 0
        self.turn = 0
        self.over = False
        self.players = [Player() for _ in range(seats)]
        self.rival: Rival | None = None
        self.artifacts: tuple[int, ...] = ()
        self.items: tuple[int, ...] = ()
        self.item_deck: tuple[int, ...] = ()
        self.item_top_known = False
        self.artifact_deck: tuple[int, ...] = ()
        self.artifact_top_known = False
        self.item_exile: tuple[int, ...] = ()
        self.artifact_exile: tuple[int, ...] = ()
        self.fear = 0
        self.fear_tiles = 0
        self.level1: tuple[int, ...] = ()
        self.level1_known = 0
        self.level2: tuple[int, ...] = ()
        self.level2_known = 0
        self.guardian_deck: tuple[int, ...] = ()
        self.assistants: tuple[tuple[int, ...], ...] = ((), (), ())
        self.rescue: tuple[int, ...] = ()
        self.figures: tuple[int, ...] = (NOBODY,) * verbs.SPACES
        self.tiles: tuple[int, ...] = (NONE,) * 12
        self.wardens: tuple[int, ...] = (NONE,) * verbs.SITES
        self.idols: tuple[int, ...] = (NONE,) * 12
        self.hidden_idols: tuple[int, ...] = (NONE,) * 4
        self.bonuses: tuple[tuple[int, ...], ...] = ((),) * verbs.TRACK_SPACES
        self.bonus_stack: tuple[int, ...] = ()
        self.unused_bonuses: tuple[int, ...] = ()
        self.gone_bonuses: tuple[int, ...] = ()
        self.gone_basics: tuple[int, ...] = ()
        self.gone_assistants: tuple[int, ...] = ()
        self.gone_idols: tuple[int, ...] = ()
        self.unused_rivals: tuple[int, ...] = ()
        self.temple_tiles: tuple[int, ...] = (0,) * verbs.TEMPLE_STACKS

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    def copy(self) -> Game:
        new = Game(self.box, self.board, 0)
        new.stack = self.stack[:]
        new.seat = self.seat
        new.source = self.source
        new.legal = self.legal
        new.events = None
        new.free = self.free
        new.box = self.box
        new.board = self.board
        new.difficulty = self.difficulty
        new.round = self.round
        new.start = self.start
        new.turn = self.turn
        new.over = self.over
        new.players = [player.copy() for player in self.players]
        new.rival = self.rival.copy() if self.rival is not None else None
        new.artifacts = self.artifacts
        new.items = self.items
        new.item_deck = self.item_deck
        new.item_top_known = self.item_top_known
        new.artifact_deck = self.artifact_deck
        new.artifact_top_known = self.artifact_top_known
        new.item_exile = self.item_exile
        new.artifact_exile = self.artifact_exile
        new.fear = self.fear
        new.fear_tiles = self.fear_tiles
        new.level1 = self.level1
        new.level1_known = self.level1_known
        new.level2 = self.level2
        new.level2_known = self.level2_known
        new.guardian_deck = self.guardian_deck
        new.assistants = self.assistants
        new.rescue = self.rescue
        new.figures = self.figures
        new.tiles = self.tiles
        new.wardens = self.wardens
        new.idols = self.idols
        new.hidden_idols = self.hidden_idols
        new.bonuses = self.bonuses
        new.bonus_stack = self.bonus_stack
        new.unused_bonuses = self.unused_bonuses
        new.gone_bonuses = self.gone_bonuses
        new.gone_basics = self.gone_basics
        new.gone_assistants = self.gone_assistants
        new.gone_idols = self.gone_idols
        new.unused_rivals = self.unused_rivals
        new.temple_tiles = self.temple_tiles
        return new


def replaced(zone: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A zone with one place changed."""
    return (*zone[:at], value, *zone[at + 1 :])


def without(zone: tuple[int, ...], at: int) -> tuple[int, ...]:
    """A zone without what lies at one place."""
    return zone[:at] + zone[at + 1 :]
