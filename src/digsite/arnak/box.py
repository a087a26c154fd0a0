"""The shape of what is printed: cards, tiles, boards, and the box that holds them all."""

from __future__ import annotations

from typing import Final, final

from digsite.kernel.effects import AnyFreeActions, Step

FREE: Final = 0
MAIN: Final = 1
HALVED: Final = 2  # a free half and a pass half
NEVER: Final = 3

BASIC: Final = 0
FEAR: Final = 1
ITEM: Final = 2
ARTIFACT: Final = 3

CAMP: Final = 0
LEVEL1: Final = 1
LEVEL2: Final = 2


@final
class Card:
    """`pass_effect` is the pass half of a halved card; `cost` is in coins for items, in compasses for artifacts."""

    __slots__ = ("cost", "effect", "exiles_itself", "half", "kind", "name", "pass_effect", "points", "timing", "travel")

    def __init__(
        self,
        name: str,
        kind: int,
        cost: int,
        points: int,
        travel: int,
        timing: int,
        effect: Step,
        exiles_itself: bool = False,
        pass_effect: Step | None = None,
        half: int = -1,
    ) -> None:
        self.name = name
        self.kind = kind
        self.cost = cost
        self.points = points
        self.travel = travel
        self.timing = timing
        self.effect = effect
        self.exiles_itself = exiles_itself
        self.pass_effect = pass_effect
        self.half = half


@final
class Site:
    """A camp or a site tile: its effect and the tokens it can give (147)."""

    __slots__ = ("effect", "name", "offers")

    def __init__(self, name: str, effect: Step, offers: tuple[str, ...]) -> None:
        self.name = name
        self.effect = effect
        self.offers = offers


@final
class Guardian:
    """`tokens`, `discards` and `travel` are the cost; a travel boon has `icons`, any other an effect."""

    __slots__ = ("boon", "discards", "icons", "name", "tokens", "travel")

    def __init__(
        self, name: str, tokens: int, boon: Step | None = None, icons: int = 0, travel: int = 0, discards: int = 0
    ) -> None:
        self.name = name
        self.tokens = tokens
        self.boon = boon
        self.icons = icons
        self.travel = travel
        self.discards = discards


@final
class Tile:
    """An idol, a bonus tile or a slot effect: a name and an effect."""

    __slots__ = ("copies", "effect", "name")

    def __init__(self, name: str, effect: Step, copies: int = 1) -> None:
        self.name = name
        self.effect = effect
        self.copies = copies


@final
class Assistant:
    """Both sides, silver first: the effects, and the icons it gives while a travel cost is paid."""

    __slots__ = ("effects", "icons", "main", "name")

    def __init__(
        self, name: str, silver: Step, gold: Step, icons: tuple[int, int] = (0, 0), main: bool = False
    ) -> None:
        self.name = name
        self.effects: tuple[Step, ...] = (silver, gold)
        self.icons: tuple[int, ...] = icons
        self.main = main


@final
class Row:
    """A row of the research track: points and effects, magnifying glass first."""

    __slots__ = ("effects", "points")

    def __init__(self, points: tuple[int, int], magnifier: Step, notebook: Step) -> None:
        self.points: tuple[int, ...] = points
        self.effects: tuple[Step, ...] = (magnifier, notebook)


@final
class Board:
    """One side of the main board: travel needs by space, and the research track by its spaces."""

    __slots__ = ("bonus_slots", "exits", "idol_bridge", "name", "needs", "reach", "rows", "temple_costs", "tolls")

    def __init__(
        self,
        name: str,
        needs: tuple[int, ...],
        bridges: dict[tuple[str, str], int],
        idol_bridge: str | None,
        bonus_slots: dict[str, tuple[int, ...]],
        rows: tuple[Row, ...],
        temple_costs: tuple[int, ...],
    ) -> None:
        self.name = name
        self.needs = needs
        self.reach: dict[int, int] = {}  # what expeditions have found out: the spaces that some icons reach
        self.rows = rows
        self.temple_costs = temple_costs
        self.idol_bridge = TRACK.index(idol_bridge) if idol_bridge else -1
        self.bonus_slots = tuple([bonus_slots.get(space, ()) for space in TRACK])
        self.exits = tuple([tuple([TRACK.index(end) for start, end in bridges if start == space]) for space in TRACK])
        # All bridges into a space cost the same (92), so a toll belongs to the space it leads to.
        tolls = {end: cost for (_, end), cost in bridges.items()}
        self.tolls = tuple([tolls.get(space, 0) for space in TRACK])


@final
class RivalTile:
    """A tile of the solo rival. `levels` and `guarded` are by round, for discover tiles."""

    __slots__ = ("kind", "levels", "guarded", "left", "name", "pair", "red", "resource", "rounds")

    def __init__(
        self,
        name: str,
        kind: str,
        left: bool,
        resource: str = "",
        red: bool = False,
        pair: int = -1,
        rounds: tuple[int, ...] = (1, 2, 3, 4, 5),
        levels: tuple[int, ...] = (),
        guarded: tuple[bool, ...] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.left = left
        self.resource = resource
        self.red = red
        self.pair = pair
        self.rounds = rounds
        self.levels = levels
        self.guarded = guarded


@final
class Box:
    """Everything in the box. Effects read what is printed through `game.box`."""

    __slots__ = (
        "assistants",
        "boards",
        "bonuses",
        "camps",
        "cards",
        "costs",
        "free_actions",
        "guardians",
        "idols",
        "level1",
        "level2",
        "rivals",
        "slot_effects",
        "timings",
        "travel",
    )

    def __init__(
        self,
        cards: tuple[Card, ...],
        camps: tuple[Site, ...],
        level1: tuple[Site, ...],
        level2: tuple[Site, ...],
        guardians: tuple[Guardian, ...],
        idols: tuple[Tile, ...],
        slot_effects: tuple[Tile, ...],
        assistants: tuple[Assistant, ...],
        bonuses: tuple[Tile, ...],
        boards: tuple[Board, ...],
        rivals: tuple[RivalTile, ...],
        free_actions: AnyFreeActions,
    ) -> None:
        self.cards = cards
        self.camps = camps
        self.level1 = level1
        self.level2 = level2
        self.guardians = guardians
        self.idols = idols
        self.slot_effects = slot_effects
        self.assistants = assistants
        self.bonuses = bonuses
        self.boards = boards
        self.rivals = rivals
        self.travel = tuple([card.travel for card in cards])
        self.free_actions = free_actions
        self.timings = bytes([card.timing for card in cards])
        self.costs = bytes([card.cost for card in cards])

    def tile(self, site: int, tile: int) -> Site:
        """The tile that lies on a level site."""
        return self.level1[tile] if site < FIRST_LEVEL2 else self.level2[tile]


# Cards by number: Fear and the fear tile have fixed numbers, the rest follow the order of the tables.
FEAR_CARD: Final = 4
FIRST_ITEM: Final = 5
FIRST_ARTIFACT: Final = 45
FEAR_TILE: Final = 80

# Sites by number: camps, lower level 1, upper level 1, level 2.
SITE_NAMES: Final[tuple[str, ...]] = (
    *("camp-coin", "camp-compass", "camp-tablet", "camp-arrowhead", "camp-jewel"),
    *("l1-1", "l1-2", "l1-3", "l1-4", "l1-5", "l1-6", "l1-7", "l1-8"),
    *("l2-1", "l2-2", "l2-3", "l2-4"),
)
FIRST_LEVEL1: Final = 5
FIRST_UPPER: Final = 9
FIRST_LEVEL2: Final = 13
FIRST_LEVEL_SPACE: Final = 10
SITE_OF: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
SPACES_OF: Final = tuple([tuple([space for space in range(22) if SITE_OF[space] == site]) for site in range(17)])
LEVEL_OF: Final[tuple[int, ...]] = (0,) * 5 + (1,) * 8 + (2,) * 4
DISCOVER_COMPASSES: Final[tuple[int, ...]] = (0, 3, 6)

# Spaces of both research tracks; each board uses those it has.
TRACK: Final[tuple[str, ...]] = (
    *("start", "1-1", "1-2", "2-1", "2-2", "2-3", "3-1", "3-2", "4-1", "4-2", "4-3"),
    *("5-1", "5-2", "6-1", "6-2", "7-1", "7-2", "temple"),
)
ROW_OF: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7, 8)
START: Final = 0
LOST_TEMPLE: Final = 17
TEMPLE_STACKS: Final[tuple[str, ...]] = (
    "bronze-left",
    "bronze-middle",
    "bronze-right",
    "silver-left",
    "silver-right",
    "gold",
)
TEMPLE_POINTS: Final[tuple[int, ...]] = (2, 2, 2, 6, 6, 11)
TEMPLE_TILES: Final = 4
ARRIVAL_POINTS: Final[tuple[int, ...]] = (23, 21, 20, 19)
SILVER_LEFT: Final = 3
SILVER_RIGHT: Final = 4
