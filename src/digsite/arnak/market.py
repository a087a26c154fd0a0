"""The card row: buying, gaining, revealing, refilling, the moon staff (22, 66-73, 113, 114, 165, 172, 182)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.arnak import verbs
from digsite.arnak.box import FEAR_TILE, FIRST_ARTIFACT, FIRST_ITEM
from digsite.arnak.cards import put_on_bottom, put_on_top, send_to_exile
from digsite.arnak.model import KNOWN, NONE, Game, place_of, replaced, without
from digsite.arnak.refusals import cannot_pay
from digsite.arnak.resources import COIN, COMPASS, MOST, shortfall
from digsite.arnak.tokens import charge, spend
from digsite.kernel.effects import Decision, Effect
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import About, Amounts

ITEMS: Final = 1
ARTIFACTS: Final = 2
EITHER: Final = 3


def is_artifact(card: int) -> bool:
    return card >= FIRST_ARTIFACT


def in_market(card: int) -> bool:
    return FIRST_ITEM <= card < FEAR_TILE


@final
class Buy(Decision[Game]):
    """Buy a card from the row, or the revealed top card of a deck (67, 165); a discount never gives change (20)."""

    __slots__ = ("deck_top", "discount", "kinds")
    decline: int = verbs.SKIP

    def __init__(self, kinds: int, discount: int = 0, deck_top: bool = False) -> None:
        self.kinds = kinds
        self.discount = discount
        self.deck_top = deck_top

    def options(self, game: Game, arg: int) -> list[int]:
        options: list[int] = []
        self.add_options(game, options)
        return options

    def add_options(self, game: Game, options: list[int]) -> None:
        purse = game.players[game.seat].purse
        costs = game.box.costs
        if self.kinds & ITEMS:
            held = (purse & MOST) + self.discount
            for card in game.items:
                if card != NONE and costs[card] <= held:
                    options.append(verbs.BUY + card)
            if self.deck_top and game.item_deck and costs[game.item_deck[0]] <= held:
                options.append(verbs.BUY + game.item_deck[0])
        if self.kinds & ARTIFACTS:
            held = (purse >> 12 & MOST) + self.discount
            for card in game.artifacts:
                if card != NONE and costs[card] <= held:
                    options.append(verbs.BUY + card)
            if self.deck_top and game.artifact_deck and costs[game.artifact_deck[0]] <= held:
                options.append(verbs.BUY + game.artifact_deck[0])

    def price(self, game: Game, card: int) -> int:
        """Items cost coins, artifacts compasses; a discount applies to either (71)."""
        return max(0, game.box.cards[card].cost - self.discount) * (COMPASS if is_artifact(card) else COIN)

    def cost(self, game: Game, arg: int, action: int) -> Amounts:
        bought = verbs.BUY <= action < verbs.RESEARCH_MAGNIFIER
        return charge(self.price(game, action - verbs.BUY)) if bought else {}

    def choose(self, game: Game, arg: int, action: int) -> None:
        card = action - verbs.BUY
        spend(game, self.price(game, card))
        take_from_market(game, card)
        if game.events is not None:
            game.emit("bought", card=game.box.cards[card].name)
        receive_card(game, card)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if not verbs.BUY <= action < verbs.RESEARCH_MAGNIFIER:
            return None
        card = action - verbs.BUY
        if not in_market(card) or not self.offered(game, card):
            return Refusal("not-in-row", "67", 12)
        if not self.kinds & (ARTIFACTS if is_artifact(card) else ITEMS):
            return Refusal("wrong-kind", "67", 12)
        return cannot_pay(shortfall(game.players[game.seat].purse, self.price(game, card)), "67", 12)

    def offered(self, game: Game, card: int) -> bool:
        if card in (game.artifacts if is_artifact(card) else game.items):
            return True
        deck = game.artifact_deck if is_artifact(card) else game.item_deck
        return self.deck_top and bool(deck) and deck[0] == card

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.discount, self.deck_top)


BUY: Final = Buy(EITHER)


def take_from_market(game: Game, card: int) -> None:
    """Remove a card from the top of its deck or from the row, whose place stays empty until the turn ends (68)."""
    if card in game.items:
        game.items = replaced(game.items, game.items.index(card), NONE)
    elif card in game.artifacts:
        game.artifacts = replaced(game.artifacts, game.artifacts.index(card), NONE)
    elif is_artifact(card):
        game.artifact_deck, game.artifact_top_known = game.artifact_deck[1:], False
    else:
        game.item_deck, game.item_top_known = game.item_deck[1:], False


def receive_card(game: Game, card: int) -> None:
    """An item goes under the deck; an artifact to the play area, where its effect may be resolved now (67)."""
    me = game.players[game.seat]
    if is_artifact(card):
        me.play += (card,)
        game.push_from(RESOLVE_ARTIFACT, card)
    else:
        put_on_bottom(me, card)


@final
class ResolveArtifact(Decision[Game]):
    """The effect of an artifact just bought or gained is optional and costs no tablet (18, 67, Q32)."""

    kind: ClassVar[str] = "choose"
    decline: int = verbs.SKIP

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.RESOLVE]

    def choose(self, game: Game, arg: int, action: int) -> None:
        game.push(game.box.cards[game.source].effect)


RESOLVE_ARTIFACT: Final = ResolveArtifact()


@final
class RevealTop(Effect[Game]):
    """Reveal the top card of a deck to everyone (127)."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def resolve(self, game: Game, arg: int) -> None:
        deck = game.item_deck if self.kinds == ITEMS else game.artifact_deck
        if not deck:
            return
        if self.kinds == ITEMS:
            game.item_top_known = True
        else:
            game.artifact_top_known = True
        if game.events is not None:
            game.emit("revealed-card", card=game.box.cards[deck[0]].name)

    def about(self, game: Game, arg: int) -> About:
        return {"shows": "card"}

    def parts(self) -> tuple[object, ...]:
        return (self.kinds,)


TO_BOTTOM: Final = 0
TO_TOP: Final = 1
TO_HAND: Final = 2


@final
class GainItem(Decision[Game]):
    """Take an item from the row without paying (22, 172)."""

    __slots__ = ("to",)

    def __init__(self, to: int = TO_BOTTOM) -> None:
        self.to = to

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.TAKE_CARD + card for card in game.items if card != NONE]

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        card = action - verbs.TAKE_CARD
        take_from_market(game, card)
        if game.events is not None:
            game.emit("gained-card", card=game.box.cards[card].name)
        if self.to == TO_BOTTOM:
            put_on_bottom(me, card)
        elif self.to == TO_TOP:
            put_on_top(me, card, KNOWN)
        else:
            me.hand += (card,)
            me.hand_marks += (KNOWN,)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if not verbs.TAKE_CARD <= action < verbs.TAKE_ASSISTANT:
            return None
        card = action - verbs.TAKE_CARD
        return Refusal("wrong-kind" if card in game.artifacts else "not-in-row", "22", 24)

    def parts(self) -> tuple[object, ...]:
        return (self.to,)


@final
class GainArtifact(Decision[Game]):
    """Take an artifact from the row without paying compasses; its effect may be resolved (93, 215, Q20)."""

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.TAKE_CARD + card for card in game.artifacts if card != NONE]

    def choose(self, game: Game, arg: int, action: int) -> None:
        card = action - verbs.TAKE_CARD
        take_from_market(game, card)
        if game.events is not None:
            game.emit("gained-card", card=game.box.cards[card].name)
        receive_card(game, card)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if not verbs.TAKE_CARD <= action < verbs.TAKE_ASSISTANT:
            return None
        card = action - verbs.TAKE_CARD
        return Refusal("wrong-kind" if card in game.items else "not-in-row", "93", 24)


@final
class ExileRightmostItem(Effect[Game]):
    """The Ornate Hammer's first half (182)."""

    def resolve(self, game: Game, arg: int) -> None:
        lying = [card for card in game.items if card != NONE]
        if lying:
            take_from_market(game, lying[-1])
            send_to_exile(game, lying[-1])


@final
class TakeExiledItem(Decision[Game]):
    """The Ornate Hammer's second half: any exiled item, the one just exiled included, under the deck (182)."""

    decline: int = verbs.SKIP

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.TAKE_CARD + card for card in game.item_exile]

    def choose(self, game: Game, arg: int, action: int) -> None:
        card = action - verbs.TAKE_CARD
        game.item_exile = without(game.item_exile, game.item_exile.index(card))
        if game.events is not None:
            game.emit("gained-card", card=game.box.cards[card].name)
        put_on_bottom(game.players[game.seat], card)

    def hopeful(self, game: Game, arg: int) -> bool:
        return False

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.TAKE_CARD <= action < verbs.TAKE_ASSISTANT:
            return Refusal("not-in-exile", "182", 22)
        return None


def refill_row(game: Game) -> None:
    """By type: cards slide towards the staff, one is dealt to the outer end; not if the deck is empty (68, 69)."""
    while place_of(game.items, NONE) >= 0 and game.item_deck:
        card, game.item_deck, game.item_top_known = game.item_deck[0], game.item_deck[1:], False
        game.items = without(game.items, place_of(game.items, NONE)) + (card,)  # noqa: RUF005  (no list between)
        dealt(game, card)
    while place_of(game.artifacts, NONE) >= 0 and game.artifact_deck:
        card, game.artifact_deck, game.artifact_top_known = game.artifact_deck[0], game.artifact_deck[1:], False
        nearest = max([at for at, other in enumerate(game.artifacts) if other == NONE])
        game.artifacts = (card, *without(game.artifacts, nearest))
        dealt(game, card)


def dealt(game: Game, card: int) -> None:
    if game.events is not None:
        game.emit("dealt", card=game.box.cards[card].name)


def move_staff(game: Game) -> None:
    """Exile the cards beside the staff, move it one place to the right, refill (113, 114)."""
    beside = (game.artifacts[-1], game.items[0])
    game.artifacts = (*game.artifacts[:-1], NONE, NONE)
    game.items = game.items[1:]
    for card in beside:
        if card != NONE:
            send_to_exile(game, card)
    refill_row(game)
