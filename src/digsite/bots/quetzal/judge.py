"""Quetzal's judge, with the methods that the levels and the fitting use."""

from __future__ import annotations

from typing import Any, Final, final

from digsite.bots.dice import QuickDice
from digsite.bots.judge import Judge
from digsite.bots.quetzal.asking import appeals, likelihoods
from digsite.bots.quetzal.measuring import measure
from digsite.bots.quetzal.redeal import redeal
from digsite.bots.quetzal.scale import FEATURES, Scale
from digsite.kernel.effects import Table
from digsite.quetzal import RULES, verbs
from digsite.quetzal.box import ROUNDS
from digsite.quetzal.model import Game
from digsite.quetzal.placement import Place

Json = dict[str, Any]


@final
class QuetzalJudge(Judge):
    """Evaluates positions by what the round will leave a seat with, actions by what their locations promise."""

    def __init__(self) -> None:
        self.scales: list[Scale] = []
        super().__init__(RULES, FEATURES, ROUNDS, verbs.ACTIONS, "quetzal")

    def learn(self, learned: Json) -> None:
        super().learn(learned)
        self.scales = [Scale(weights) for weights in self.weights]

    def copy(self, game: Table) -> Table:
        assert isinstance(game, Game)
        return game.copy()

    def redeal(self, game: Table, seat: int, dice: QuickDice) -> bool:
        assert isinstance(game, Game)
        redeal(game, seat, dice)
        return True

    def points(self, game: Table, seat: int) -> float:
        assert isinstance(game, Game)
        me = game.players[seat]
        box = game.box
        points = me.score + me.coins // box.coins_per_vp
        for tile in me.upgrades:
            points += box.end_vp[tile]
        for tile in me.discarded:
            points += box.end_vp[tile]
        return float(points + box.marker_vp if game.marker == seat else points)

    def measure(self, game: Table, seat: int) -> list[float]:
        assert isinstance(game, Game)
        return measure(game, seat, self.scales[game.round - 1], self.points(game, seat))

    def priors(self, game: Table, legal: list[int]) -> list[float]:
        """How likely a good player takes each action; 0 for one not worth considering, never for all."""
        assert isinstance(game, Game)
        if len(legal) == 1:
            return [1.0]
        return likelihoods(appeals(game, legal, self.scales[game.round - 1]))

    def phase(self, game: Table) -> int:
        assert isinstance(game, Game)
        return game.round - 1

    def stage(self, game: Table) -> int:
        assert isinstance(game, Game)
        return game.round if game.stack else ROUNDS + 1

    def settled(self, game: Table, seat: int, action: int) -> bool:
        """A turn is one placement with its rerolls; in an activation, all decisions before someone else's."""
        if not game.stack:
            return True
        frame = game.stack[-1]
        effect = frame.effect
        return frame.seat != seat or effect.chance or (isinstance(effect, Place) and action >= verbs.REROLL)


JUDGE: Final = QuetzalJudge()
