"""Chance: shuffles are decided from the top, one component per outcome, weighted by its copies."""

from __future__ import annotations

from typing import Final, final

from digsite.kernel.chance import Dice
from digsite.kernel.effects import Chance
from digsite.quetzal import verbs
from digsite.quetzal.model import Game


class Shuffle(Chance[Game]):
    """A zone whose places from `arg` on are still to be decided. Undecided ones lie in it in ascending order."""

    first_action: int = 0

    def zone(self, game: Game) -> tuple[int, ...]:
        raise NotImplementedError

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        raise NotImplementedError

    def outcomes(self, game: Game, arg: int) -> list[tuple[int, int]]:
        left = self.zone(game)[arg:]
        return [(self.first_action + thing, left.count(thing)) for thing in sorted(set(left))]

    def choose(self, game: Game, arg: int, action: int) -> None:
        zone = self.zone(game)
        thing = action - self.first_action
        at = zone.index(thing, arg)
        self.store(game, (*zone[:arg], thing, *zone[arg:at], *zone[at + 1 :]))
        if arg + 1 < len(zone):
            game.push(self, arg + 1)

    def deal(self, game: Game, arg: int, dice: Dice) -> list[int]:
        zone = self.zone(game)
        left = list(zone[arg:])
        dice.shuffle(left)
        self.store(game, zone[:arg] + tuple(left))
        first = self.first_action
        return [first + thing for thing in left]

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 0 <= arg < len(self.zone(game))


@final
class ShuffleArtifacts(Shuffle):
    first_action: int = verbs.SHUFFLED_ARTIFACT

    def zone(self, game: Game) -> tuple[int, ...]:
        return game.deck

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        game.deck = zone


@final
class ShuffleUpgrades(Shuffle):
    first_action: int = verbs.SHUFFLED_UPGRADE

    def zone(self, game: Game) -> tuple[int, ...]:
        return game.pile

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        game.pile = zone


@final
class ShuffleAutomaton(Shuffle):
    """All ten cards, once: five are used and none returns (R-65)."""

    first_action: int = verbs.SHUFFLED_AUTOMATON

    def zone(self, game: Game) -> tuple[int, ...]:
        return game.automaton

    def store(self, game: Game, zone: tuple[int, ...]) -> None:
        game.automaton = zone


SHUFFLE_ARTIFACTS: Final = ShuffleArtifacts()
SHUFFLE_UPGRADES: Final = ShuffleUpgrades()
SHUFFLE_AUTOMATON: Final = ShuffleAutomaton()
