"""Tokens: gains, costs, trades. The whole cost is paid before any of its benefit (10)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.arnak import verbs
from digsite.arnak.box import SITE_OF
from digsite.arnak.cards import PAY_WITH_CARDS
from digsite.arnak.model import NONE, Game
from digsite.arnak.refusals import cannot_pay
from digsite.arnak.resources import ARROWHEAD, JEWEL, TABLET, amounts, covers, shortfall
from digsite.arnak.travel import missing_icons, owe, within_reach
from digsite.kernel.effects import Decision, Effect, Step
from digsite.kernel.refusal import Refusal


@final
class Cost:
    """Tokens, cards from hand, travel. Tokens are paid first, so that no coin owed is spent on a plane."""

    __slots__ = ("cards", "tokens", "travel")

    def __init__(self, tokens: int = 0, cards: int = 0, travel: int = 0) -> None:
        self.tokens = tokens
        self.cards = cards
        self.travel = travel

    def payable(self, game: Game) -> bool:
        me = game.players[game.seat]
        if not covers(me.purse, self.tokens) or len(me.hand) < self.cards:
            return False
        return not self.travel or within_reach(game, self.travel, self.tokens)

    def charge(self, game: Game) -> None:
        """Take the tokens; cards and travel are asked for next."""
        me = game.players[game.seat]
        assert self.payable(game), f"{amounts(me.purse)} cannot pay {amounts(self.tokens)}"
        spend(game, self.tokens)
        if self.cards:
            game.push(PAY_WITH_CARDS, self.cards)
        if self.travel:
            owe(game, self.travel)

    def missing(self, game: Game) -> dict[str, int]:
        """What the player lacks to pay it."""
        me = game.players[game.seat]
        missing = shortfall(me.purse, self.tokens)
        if len(me.hand) < self.cards:
            missing["card"] = self.cards - len(me.hand)
        if self.travel:
            missing.update(missing_icons(game, self.travel, self.tokens))
        return missing


def spend(game: Game, tokens: int) -> None:
    """Pay tokens the player has."""
    if tokens:
        game.players[game.seat].purse -= tokens
        if game.events is not None:
            game.emit("paid", **amounts(tokens))


def receive(game: Game, tokens: int) -> None:
    """Take tokens from the supply, which never runs out (9)."""
    game.players[game.seat].purse += tokens
    if game.events is not None:
        game.emit("gained", **amounts(tokens))


@final
class Gain(Effect[Game]):
    """Take tokens from the supply."""

    __slots__ = ("tokens",)

    def __init__(self, tokens: int) -> None:
        self.tokens = tokens

    def resolve(self, game: Game, arg: int) -> None:
        receive(game, self.tokens)

    def parts(self) -> tuple[object, ...]:
        return (self.tokens,)


@final
class Trade(Decision[Game]):
    """A cost that brings a benefit; it may be declined, and a player who cannot pay simply gets no benefit (11)."""

    __slots__ = ("benefit", "cost")
    kind: ClassVar[str] = "trade"
    decline: int = verbs.SKIP

    def __init__(self, benefit: Step, tokens: int = 0, cards: int = 0, travel: int = 0) -> None:
        self.benefit = benefit
        self.cost = Cost(tokens, cards, travel)

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.PAY] if self.cost.payable(game) else []

    def choose(self, game: Game, arg: int, action: int) -> None:
        game.push(self.benefit)
        self.cost.charge(game)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return cannot_pay(self.cost.missing(game), "11", 24) if action == verbs.PAY else None

    def useful(self, game: Game) -> bool:
        return self.cost.payable(game)

    def parts(self) -> tuple[object, ...]:
        return (self.benefit, self.cost.tokens, self.cost.cards, self.cost.travel)


GIVEN: Final[tuple[int, ...]] = (TABLET, ARROWHEAD)
TAKEN: Final[tuple[int, ...]] = (ARROWHEAD, JEWEL)


@final
class UpgradeResource(Decision[Game]):
    """One trade, tablet to arrowhead or arrowhead to jewel, or none (19)."""

    kind: ClassVar[str] = "trade"
    decline: int = verbs.SKIP

    def options(self, game: Game, arg: int) -> list[int]:
        purse = game.players[game.seat].purse
        return [verbs.UPGRADE + i for i in range(verbs.UPGRADES) if covers(purse, GIVEN[i])]

    def choose(self, game: Game, arg: int, action: int) -> None:
        spend(game, GIVEN[action - verbs.UPGRADE])
        receive(game, TAKEN[action - verbs.UPGRADE])

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.UPGRADE <= action < verbs.PROMOTE:
            return cannot_pay(amounts(GIVEN[action - verbs.UPGRADE]), "19", 24)
        return None

    def useful(self, game: Game) -> bool:
        return bool(self.options(game, 0))


IDOLS_OWNED: Final = 0
GUARDIANS_MET: Final = 1
FIGURES_OUT: Final = 2


@final
class GainPer(Effect[Game]):
    """One token for each thing counted, at most `cap` (163, 164, 191)."""

    __slots__ = ("cap", "counted", "unit")

    def __init__(self, unit: int, counted: int, cap: int) -> None:
        self.unit = unit
        self.counted = counted
        self.cap = cap

    def resolve(self, game: Game, arg: int) -> None:
        counted = min(self.cap, self.count(game))
        if counted:
            receive(game, self.unit * counted)

    def count(self, game: Game) -> int:
        me = game.players[game.seat]
        if self.counted == IDOLS_OWNED:
            return len(me.crates) + len([idol for idol in me.slots if idol != NONE])
        if self.counted == FIGURES_OUT:
            return game.figures.count(game.seat)
        met = {SITE_OF[space] for space, seat in enumerate(game.figures) if seat == game.seat}
        return len(me.guardians) + len([site for site in met if game.wardens[site] != NONE])

    def parts(self) -> tuple[object, ...]:
        return (self.unit, self.counted, self.cap)
