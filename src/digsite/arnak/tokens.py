"""Tokens: gains, costs, trades. The whole cost is paid before any of its benefit (10)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.arnak import verbs
from digsite.arnak.box import SITE_OF
from digsite.arnak.cards import PAY_WITH_CARDS
from digsite.arnak.icons import names
from digsite.arnak.model import NONE, Game
from digsite.arnak.refusals import cannot_pay
from digsite.arnak.resources import ARROWHEAD, JEWEL, TABLET, amounts, covers, shortfall
from digsite.arnak.travel import missing_icons, owe, ways_to_travel, within_reach
from digsite.kernel.effects import Decision, Effect, Seq, Step
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import Amounts


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

    def told(self) -> Amounts:
        return {**charge(self.tokens, self.travel), **({"card": self.cards} if self.cards else {})}

    def ways(self, game: Game) -> list[list[int]]:
        """How its travel and cards can be paid; none if neither is asked."""
        travels = ways_to_travel(game, self.travel, self.tokens) if self.travel else [[]]
        hand = [verbs.DISCARD + card for card in game.players[game.seat].hand]
        return [way for travel in travels for way in with_discards(travel, hand, self.cards) if way]

    def missing(self, game: Game) -> dict[str, int]:
        """What the player lacks to pay it."""
        me = game.players[game.seat]
        missing = shortfall(me.purse, self.tokens)
        if len(me.hand) < self.cards:
            missing["card"] = self.cards - len(me.hand)
        if self.travel:
            missing.update(missing_icons(game, self.travel, self.tokens))
        return missing


def with_discards(travel: list[int], hand: list[int], count: int) -> list[list[int]]:
    """A payment of travel, with each choice of cards from what it leaves in the hand."""
    left = hand[:]
    for action in travel:
        if verbs.TRAVEL_CARD <= action < verbs.TRAVEL_BOON:
            left.remove(action - verbs.TRAVEL_CARD + verbs.DISCARD)
    return [[*travel, *cards] for cards in choices_of(sorted(left), min(count, len(left)))]


def choices_of(cards: list[int], count: int) -> list[list[int]]:
    """The different ways to take so many of some sorted cards."""
    if not count:
        return [[]]
    firsts = [at for at in range(len(cards) - count + 1) if not at or cards[at] != cards[at - 1]]
    return [[cards[at], *rest] for at in firsts for rest in choices_of(cards[at + 1 :], count - 1)]


def charge(tokens: int, needs: int = 0) -> Amounts:
    """Tokens and travel as an answer's cost."""
    return {**amounts(tokens), **({"travel": names(needs)} if needs else {})}


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


def only_gains(effect: Step) -> bool:
    """Whether an effect gives tokens and does nothing else."""
    return isinstance(effect, Gain) or (isinstance(effect, Seq) and all([only_gains(step) for step in effect.steps]))


@final
class Trade(Decision[Game]):
    """A cost that brings a benefit; it may be declined, and a player who cannot pay simply gets no benefit (11)."""

    __slots__ = ("benefit", "price")
    kind: ClassVar[str] = "trade"
    decline: int = verbs.SKIP

    def __init__(self, benefit: Step, tokens: int = 0, cards: int = 0, travel: int = 0) -> None:
        self.benefit = benefit
        self.price = Cost(tokens, cards, travel)

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.PAY] if self.price.payable(game) else []

    def choose(self, game: Game, arg: int, action: int) -> None:
        game.push(self.benefit)
        self.price.charge(game)

    def cost(self, game: Game, arg: int, action: int) -> Amounts:
        return self.price.told() if action == verbs.PAY else {}

    def ways(self, game: Game, arg: int, action: int) -> list[list[int]]:
        return self.price.ways(game) if action == verbs.PAY else []

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return cannot_pay(self.price.missing(game), "11", 24) if action == verbs.PAY else None

    def useful(self, game: Game) -> bool:
        return self.price.payable(game)

    def parts(self) -> tuple[object, ...]:
        return (self.benefit, self.price.tokens, self.price.cards, self.price.travel)


def pay_at_once(effect: Step, purse: int) -> list[list[int]]:
    """Whoever uses something that only trades tokens for something means to pay them."""
    if not isinstance(effect, Trade) or effect.price.cards or effect.price.travel:
        return []
    return [[verbs.PAY]] if covers(purse, effect.price.tokens) else []


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

    def cost(self, game: Game, arg: int, action: int) -> Amounts:
        return charge(GIVEN[action - verbs.UPGRADE]) if verbs.UPGRADE <= action < verbs.PROMOTE else {}


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
