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

# The source of an effect, by number; cards come first, under their own numbers.
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

ARCHAEOLOGISTS: Final = 2  # of each player

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

    def __init__(self, original: Player | None = None) -> None:
        if original is None:
            self.purse = 0
            self.hand: tuple[int, ...] = ()
            self.hand_marks: tuple[int, ...] = ()
            self.deck: tuple[int, ...] = ()
            self.deck_marks: tuple[int, ...] = ()
            self.play: tuple[int, ...] = ()
            self.apart: tuple[int, ...] = ()
            self.apart_marks: tuple[int, ...] = ()
            self.archaeologists = ARCHAEOLOGISTS
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
            return
        self.purse = original.purse
        self.hand = original.hand
        self.hand_marks = original.hand_marks
        self.deck = original.deck
        self.deck_marks = original.deck_marks
        self.play = original.play
        self.apart = original.apart
        self.apart_marks = original.apart_marks
        self.archaeologists = original.archaeologists
        self.crates = original.crates
        self.slots = original.slots
        self.guardians = original.guardians
        self.boons = original.boons
        self.assistants = original.assistants
        self.magnifier = original.magnifier
        self.notebook = original.notebook
        self.arrival = original.arrival
        self.temple = original.temple
        self.passed = original.passed
        self.icons = original.icons
        self.needs = original.needs
        self.all_planes = original.all_planes
        self.warded = original.warded

    def copy(self) -> Player:
        return Player(self)


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

    def __init__(self, box: Box, board: Board, seats: int, original: Game | None = None) -> None:
        self.box = box
        self.board = board
        if original is None:
            super().__init__(box.free_actions)
            self.source = FROM_NOWHERE
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
            return
        self.free = original.free
        self.events = None
        self.stack = original.stack[:]
        self.seat = original.seat
        self.source = original.source
        self.legal = original.legal
        self.difficulty = original.difficulty
        self.round = original.round
        self.start = original.start
        self.turn = original.turn
        self.over = original.over
        self.players = [Player(player) for player in original.players]
        self.rival = original.rival.copy() if original.rival is not None else None
        self.artifacts = original.artifacts
        self.items = original.items
        self.item_deck = original.item_deck
        self.item_top_known = original.item_top_known
        self.artifact_deck = original.artifact_deck
        self.artifact_top_known = original.artifact_top_known
        self.item_exile = original.item_exile
        self.artifact_exile = original.artifact_exile
        self.fear = original.fear
        self.fear_tiles = original.fear_tiles
        self.level1 = original.level1
        self.level1_known = original.level1_known
        self.level2 = original.level2
        self.level2_known = original.level2_known
        self.guardian_deck = original.guardian_deck
        self.assistants = original.assistants
        self.rescue = original.rescue
        self.figures = original.figures
        self.tiles = original.tiles
        self.wardens = original.wardens
        self.idols = original.idols
        self.hidden_idols = original.hidden_idols
        self.bonuses = original.bonuses
        self.bonus_stack = original.bonus_stack
        self.unused_bonuses = original.unused_bonuses
        self.gone_bonuses = original.gone_bonuses
        self.gone_basics = original.gone_basics
        self.gone_assistants = original.gone_assistants
        self.gone_idols = original.gone_idols
        self.unused_rivals = original.unused_rivals
        self.temple_tiles = original.temple_tiles

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    def copy(self) -> Game:
        return Game(self.box, self.board, len(self.players), self)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        """The box and the effects are shared here too; everything else is copied or never changes."""
        return self.copy()


def replaced(zone: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A zone with one place changed."""
    changed = list(zone)
    changed[at] = value
    return tuple(changed)


def place_of(zone: tuple[int, ...], thing: int) -> int:
    """The first place of a thing in a zone, -1 if it is not there."""
    for at, other in enumerate(zone):
        if other == thing:
            return at
    return -1


def without(zone: tuple[int, ...], at: int) -> tuple[int, ...]:
    """A zone without what lies at one place."""
    return zone[:at] + zone[at + 1 :]
