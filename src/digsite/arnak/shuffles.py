"""Chance: every shuffle is decided from the top, one component per outcome, weighted by its copies."""

from __future__ import annotations

from typing import Final, final

from digsite.arnak import verbs
from digsite.arnak.box import FIRST_ARTIFACT, FIRST_ITEM
from digsite.arnak.model import BLOCKED, Game, replaced
from digsite.kernel.chance import Dice
from digsite.kernel.effects import Chance

BLOCKED_AT_THREE: Final = 3
FIRST_ITEM_SHUFFLED: Final = verbs.SHUFFLED_ITEM - FIRST_ITEM
FIRST_ARTIFACT_SHUFFLED: Final = verbs.SHUFFLED_ARTIFACT - FIRST_ARTIFACT


class Shuffle(Chance[Game]):
    """A zone whose places from `arg` on are still to be decided. Undecided ones lie in it in ascending order."""

    first_action: int = 0
    open: bool = False

    def zone(self, game: Game) -> tuple[int, ...]:
        raise NotImplementedError

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        raise NotImplementedError

    def last(self, game: Game) -> int:
        """How many places are decided; what lies beyond is never looked at."""
        return len(self.zone(game))

    def action(self, game: Game, thing: int) -> int:
        return self.first_action + thing

    def outcomes(self, game: Game, arg: int) -> list[tuple[int, int]]:
        left = self.zone(game)[arg:]
        return [(self.action(game, thing), left.count(thing)) for thing in sorted(set(left))]

    def choose(self, game: Game, arg: int, action: int) -> None:
        zone = self.zone(game)
        thing = next(thing for thing in zone[arg:] if self.action(game, thing) == action)
        at = zone.index(thing, arg)
        self.store(game, (*zone[:arg], thing, *zone[arg:at], *zone[at + 1 :]))
        if arg + 1 < self.last(game):
            game.push(self, arg + 1)

    def deal(self, game: Game, arg: int, dice: Dice) -> list[int]:
        zone = self.zone(game)
        last = self.last(game) - arg
        decided = list(zone[arg:])
        dice.shuffle(decided)
        rest = sorted(decided[last:]) if last < len(decided) else []
        del decided[last:]
        self.store(game, zone[:arg] + tuple(decided + rest))
        return [self.action(game, thing) for thing in decided]

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg < self.last(game)


@final
class ShuffleItems(Shuffle):
    first_action: int = FIRST_ITEM_SHUFFLED

    def zone(self, game: Game) -> tuple[int, ...]:
        return game.item_deck

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        game.item_deck = zone


@final
class ShuffleArtifacts(Shuffle):
    first_action: int = FIRST_ARTIFACT_SHUFFLED

    def zone(self, game: Game) -> tuple[int, ...]:
        return game.artifact_deck

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        game.artifact_deck = zone


@final
class ShuffleLevel1(Shuffle):
    first_action: int = verbs.SHUFFLED_LEVEL1

    def zone(self, game: Game) -> tuple[int, ...]:
        return game.level1

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        game.level1 = zone


@final
class ShuffleLevel2(Shuffle):
    first_action: int = verbs.SHUFFLED_LEVEL2

    def zone(self, game: Game) -> tuple[int, ...]:
        return game.level2

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        game.level2 = zone


@final
class ShuffleGuardians(Shuffle):
    first_action: int = verbs.SHUFFLED_GUARDIAN

    def zone(self, game: Game) -> tuple[int, ...]:
        return game.guardian_deck

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        game.guardian_deck = zone


@final
class ShuffleIdols(Shuffle):
    """The idols as they will be laid out, first all face-up ones, then the face-down ones; they wait in `gone`."""

    first_action: int = verbs.SHUFFLED_IDOL

    def zone(self, game: Game) -> tuple[int, ...]:
        return game.gone_idols

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        game.gone_idols = zone


@final
class ShuffleAssistants(Shuffle):
    """All twelve in one pile, before they are dealt into stacks."""

    first_action: int = verbs.SHUFFLED_ASSISTANT

    def zone(self, game: Game) -> tuple[int, ...]:
        return game.gone_assistants

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        game.gone_assistants = zone


@final
class ShuffleBonuses(Shuffle):
    """The bonus tiles that are used: those of the track, then the Lost Temple's stack; the rest stays unseen."""

    first_action: int = verbs.SHUFFLED_BONUS

    def zone(self, game: Game) -> tuple[int, ...]:
        return game.unused_bonuses

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        game.unused_bonuses = zone

    def last(self, game: Game) -> int:
        seats = max(2, len(game.players))
        return len([least for slots in game.board.bonus_slots for least in slots if least <= seats]) + seats


@final
class ShuffleDeck(Shuffle):
    """A player's deck, from the place where the shuffled cards begin."""

    def zone(self, game: Game) -> tuple[int, ...]:
        return game.players[game.seat].deck

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg < len(game.players[seat].deck)

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        game.players[game.seat].deck = zone

    def action(self, game: Game, thing: int) -> int:
        return verbs.SHUFFLED_DECK + game.seat * verbs.CARDS + thing


@final
class ShuffleRival(Shuffle):
    """The rival's ten tiles, reshuffled each round (141)."""

    first_action: int = verbs.SHUFFLED_RIVAL

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        rival = game.rival
        return rival is not None and not (rival.tiles and rival.used) and arg < len(self.zone(game))

    def zone(self, game: Game) -> tuple[int, ...]:
        assert game.rival is not None
        return game.rival.tiles or tuple(sorted(game.rival.used))

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        assert game.rival is not None
        game.rival.tiles = zone
        game.rival.used = ()


SHUFFLE_ITEMS: Final = ShuffleItems()
SHUFFLE_ARTIFACTS: Final = ShuffleArtifacts()
SHUFFLE_LEVEL1: Final = ShuffleLevel1()
SHUFFLE_LEVEL2: Final = ShuffleLevel2()
SHUFFLE_GUARDIANS: Final = ShuffleGuardians()
SHUFFLE_IDOLS: Final = ShuffleIdols()
SHUFFLE_ASSISTANTS: Final = ShuffleAssistants()
SHUFFLE_BONUSES: Final = ShuffleBonuses()
SHUFFLE_DECK: Final = ShuffleDeck()
SHUFFLE_RIVAL: Final = ShuffleRival()


@final
class BlockCamps(Chance[Game]):
    """With three players, three random camps lose their more expensive space; `arg` counts those drawn."""

    def outcomes(self, game: Game, arg: int) -> list[tuple[int, int]]:
        return [(verbs.BLOCKED_CAMP + camp, 1) for camp in self.unblocked(game)]

    def unblocked(self, game: Game) -> list[int]:
        return [camp for camp in range(verbs.CAMPS) if game.figures[camp * 2 + 1] != BLOCKED]

    def choose(self, game: Game, arg: int, action: int) -> None:
        self.block(game, action - verbs.BLOCKED_CAMP)
        if arg + 1 < BLOCKED_AT_THREE:
            game.push(self, arg + 1)

    def deal(self, game: Game, arg: int, dice: Dice) -> list[int]:
        camps = self.unblocked(game)
        dice.shuffle(camps)
        drawn = camps[: BLOCKED_AT_THREE - arg]
        for camp in drawn:
            self.block(game, camp)
        return [verbs.BLOCKED_CAMP + camp for camp in drawn]

    def block(self, game: Game, camp: int) -> None:
        game.figures = replaced(game.figures, camp * 2 + 1, BLOCKED)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg < BLOCKED_AT_THREE


@final
class DrawRed(Chance[Game]):
    """As many red tiles as the difficulty, drawn at random, replace the green ones of their pairs (141)."""

    def outcomes(self, game: Game, arg: int) -> list[tuple[int, int]]:
        return [(verbs.RED_PAIR + pair, 1) for pair in self.green_pairs(game)]

    def green_pairs(self, game: Game) -> list[int]:
        return sorted([game.box.rivals[tile].pair for tile in game.unused_rivals if game.box.rivals[tile].red])

    def choose(self, game: Game, arg: int, action: int) -> None:
        self.swap(game, action - verbs.RED_PAIR)
        if arg + 1 < game.difficulty:
            game.push(self, arg + 1)

    def deal(self, game: Game, arg: int, dice: Dice) -> list[int]:
        pairs = self.green_pairs(game)
        dice.shuffle(pairs)
        drawn = pairs[: game.difficulty - arg]
        for pair in drawn:
            self.swap(game, pair)
        return [verbs.RED_PAIR + pair for pair in drawn]

    def swap(self, game: Game, pair: int) -> None:
        assert game.rival is not None
        tiles = game.box.rivals
        green = next(tile for tile in game.rival.tiles if tiles[tile].pair == pair)
        red = next(tile for tile in game.unused_rivals if tiles[tile].pair == pair)
        game.rival.tiles = tuple(sorted([red if tile == green else tile for tile in game.rival.tiles]))
        game.unused_rivals = tuple(sorted([green if tile == red else tile for tile in game.unused_rivals]))

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return game.rival is not None and arg < game.difficulty


BLOCK_CAMPS: Final = BlockCamps()
DRAW_RED: Final = DrawRed()
