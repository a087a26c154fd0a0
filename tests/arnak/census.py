"""Every component counted at every step, and nothing below zero. Zones that did not change are not counted again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from digsite.arnak.model import BLOCKED, Game

# What is in the box, by kind and number (RB p.2-3). Cards: four basic ones, Fear, 40 items, 35 artifacts, the fear tile.
BASICS, FEAR, FIRST_ITEM, FEAR_TILE = 4, 4, 5, 80
FEAR_CARDS, FEAR_TILES = 19, 10
GUARDIANS, ASSISTANTS, LEVEL1, LEVEL2, RIVAL_TILES = 15, 12, 10, 6, 15
IDOLS: Final = (3, 3, 3, 3, 2, 2)
BONUSES: Final = (3, 3, 3, 3, 3, 3)
BLOCKED_SPACES: Final = {1: 5, 2: 5, 3: 3, 4: 0}
MARKS = 8  # idols and bonus tiles may carry a mark of this size

# Each component is one digit of a large number, so that adding up zones counts all of them at once, exactly.
DIGIT = 6
CARD, GUARDIAN, ASSISTANT, IDOL, BONUS, TILE1, TILE2, RIVAL_TILE = 0, 81, 96, 108, 114, 120, 130, 136
UNITS: Final = tuple([1 << DIGIT * at for at in range(151)])
Weigh = Callable[[Any], int]


def counted(first: int) -> Weigh:
    """The weight of a zone of one kind; empty places weigh nothing."""
    units = {**dict(enumerate(UNITS[first:])), -1: 0}

    def weigh(zone: tuple[int, ...]) -> int:
        return sum([units[thing] for thing in zone])

    return weigh


def marked(first: int) -> Weigh:
    units = {**{thing: UNITS[first + thing % MARKS] for thing in range(2 * MARKS) if thing % MARKS < 6}, -1: 0}

    def weigh(zone: tuple[int, ...]) -> int:
        return sum([units[thing] for thing in zone])

    return weigh


def stacked(weigh: Weigh) -> Weigh:
    return lambda stacks: sum([weigh(stack) for stack in stacks])


cards, guardians, assistants = counted(CARD), counted(GUARDIAN), counted(ASSISTANT)
idols, bonuses = marked(IDOL), marked(BONUS)


def owned_assistants(codes: tuple[int, ...]) -> int:
    return assistants(tuple([code >> 2 for code in codes]))


def tiles_on_map(tiles: tuple[int, ...]) -> int:
    return counted(TILE1)(tiles[:8]) + counted(TILE2)(tiles[8:])


TABLE: Final[dict[str, Weigh]] = {
    **dict.fromkeys(("items", "artifacts", "item_deck", "artifact_deck", "item_exile", "artifact_exile"), cards),
    "gone_basics": cards,
    "fear": lambda number: number * UNITS[FEAR],
    "fear_tiles": lambda number: number * UNITS[FEAR_TILE],
    "guardian_deck": guardians,
    "wardens": guardians,
    "assistants": stacked(assistants),
    "rescue": assistants,
    "gone_assistants": assistants,
    "idols": idols,
    "hidden_idols": idols,
    "gone_idols": idols,
    "bonuses": stacked(bonuses),
    "bonus_stack": bonuses,
    "unused_bonuses": bonuses,
    "gone_bonuses": bonuses,
    "level1": counted(TILE1),
    "level2": counted(TILE2),
    "tiles": tiles_on_map,
    "unused_rivals": counted(RIVAL_TILE),
}
BOARD: Final[dict[str, Weigh]] = {
    **dict.fromkeys(("hand", "deck", "play", "apart"), cards),
    "crates": idols,
    "slots": idols,
    "guardians": guardians,
    "assistants": owned_assistants,
}
RIVAL: Final[dict[str, Weigh]] = {
    "cards": cards,
    "guardians": guardians,
    "idols": idols,
    "minus_one": idols,
    "tiles": counted(RIVAL_TILE),
    "used": counted(RIVAL_TILE),
}
table_zones, board_zones, rival_zones = attrgetter(*TABLE), attrgetter(*BOARD), attrgetter(*RIVAL)
WEIGHERS: Final = (tuple(TABLE.values()), tuple(BOARD.values()), tuple(RIVAL.values()))
TOP_BITS: Final = sum([1 << 12 * kind + 11 for kind in range(5)])
ICON_BITS: Final = 6 * 5


def expected(players: int) -> int:
    """What must be on the table, wherever it lies."""
    copies = [players] * BASICS + [FEAR_CARDS] + [1] * (FEAR_TILE - FIRST_ITEM) + [FEAR_TILES]
    copies += [1] * (GUARDIANS + ASSISTANTS) + [*IDOLS, *BONUSES] + [1] * (LEVEL1 + LEVEL2)
    copies += [1 if players == 1 else 0] * RIVAL_TILES
    return sum([number * unit for number, unit in zip(copies, UNITS, strict=True)])


class Miscount(AssertionError):
    """A component is missing, doubled, or there are fewer than none."""


class Census:
    """Follows one game. Fear tiles may become more than ten, never fewer (Q14)."""

    def __init__(self, game: Game) -> None:
        self.expected = expected(len(game.players))
        self.temple_tiles = max(2, len(game.players))
        self.zones: list[tuple[Any, ...]] = [() for _ in range(len(game.players) + 2)]
        self.weights = [0] * len(self.zones)

    def check(self, game: Game) -> None:
        """The whole table, as it lies now."""
        self.weigh(0, 0, table_zones(game))
        for at, player in enumerate(game.players, start=2):
            self.weigh(at, 1, board_zones(player))
        if game.rival is not None:
            self.weigh(1, 2, rival_zones(game.rival))
        total = sum(self.weights)
        if total != self.expected:
            surplus, rest = divmod(total - self.expected, UNITS[FEAR_TILE])
            if rest or not 0 < surplus < 1 << DIGIT:
                raise Miscount(self.difference(total))
        check_signs(game)
        check_figures(game)
        self.check_temple(game)

    def weigh(self, at: int, kind: int, zones: tuple[Any, ...]) -> None:
        before = self.zones[at]
        if not before:
            self.weights[at] = sum([weigh(zone) for weigh, zone in zip(WEIGHERS[kind], zones, strict=True)])
        else:
            for weigh, old, new in zip(WEIGHERS[kind], before, zones, strict=True):
                if new is not old:
                    self.weights[at] += weigh(new) - weigh(old)
        self.zones[at] = zones

    def check_temple(self, game: Game) -> None:
        taken = Counter([stack for player in game.players for stack in player.temple])
        taken.update(game.rival.temple if game.rival is not None else ())
        for stack, left in enumerate(game.temple_tiles):
            if left < 0 or left + taken[stack] != self.temple_tiles:
                raise Miscount(f"temple stack {stack} has {left} tiles, {taken[stack]} are taken")

    def difference(self, total: int) -> str:
        """Which components there are too many or too few of, by number."""
        digits = [(total >> DIGIT * at & 63) - (self.expected >> DIGIT * at & 63) for at in range(len(UNITS))]
        return f"components by number: { ({at: digit for at, digit in enumerate(digits) if digit}) }"


def check_signs(game: Game) -> None:
    """Nothing is negative: a token too few would show in the top bit of its kind, or in the sign of the whole."""
    for seat, player in enumerate(game.players):
        if player.purse < 0 or player.purse & TOP_BITS or player.purse >> 60:
            raise Miscount(f"seat {seat} has a purse of {player.purse:#x}")
        if player.icons < 0 or player.needs < 0 or (player.icons | player.needs) >> ICON_BITS:
            raise Miscount(f"seat {seat} has travel {player.icons:#x} for {player.needs:#x}")
        if len(player.hand) != len(player.hand_marks) or len(player.deck) != len(player.deck_marks):
            raise Miscount(f"seat {seat} has cards without marks")
    if game.fear < 0 or game.fear_tiles < 0:
        raise Miscount(f"{game.fear} Fear cards, {game.fear_tiles} fear tiles")
    if not 0 <= game.level1_known <= len(game.level1) or not 0 <= game.level2_known <= len(game.level2):
        raise Miscount("more tiles known than there are")


def check_figures(game: Game) -> None:
    """Two archaeologists a player, six of the rival, on the boards and on the map; a blocked space stays blocked."""
    for seat, player in enumerate(game.players):
        if not 0 <= player.archaeologists <= 2 or player.archaeologists + game.figures.count(seat) != 2:
            raise Miscount(f"seat {seat} has {player.archaeologists} archaeologists at home")
    if game.rival is not None and (
        game.rival.archaeologists < 0 or game.rival.archaeologists + game.figures.count(1) != 6
    ):
        raise Miscount(f"the rival has {game.rival.archaeologists} archaeologists at home")
    if game.figures.count(BLOCKED) != BLOCKED_SPACES[len(game.players)]:
        raise Miscount(f"{game.figures.count(BLOCKED)} spaces are blocked")
