"""Artifact cards: taking and drawing them, the hand, the deck and its discard pile (R-38, R-39, R-51, R-67, R-71)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.kernel.effects import Decision, Effect
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import About
from digsite.quetzal import verbs
from digsite.quetzal.box import CARD_NAMES, TEMPLE_CARDS, TEMPLE_EXTRA_DRAW
from digsite.quetzal.model import LOT, NONE, SEEN_BY, Game, Player, has_kind, replaced, without
from digsite.quetzal.shuffles import SHUFFLE_ARTIFACTS

EXTRA_DRAWN: Final = 2


@final
class PickArtifact(Decision[Game]):
    """Choose face-up cards of the Temple, one after the other; `arg` is how many. Taking is compulsory (R-38)."""

    kind: ClassVar[str] = "pick"
    serves: bool = True

    def options(self, game: Game, arg: int) -> list[int]:
        options: list[int] = []
        last = NONE
        for card in sorted(game.display[:TEMPLE_CARDS]):
            if card != last:
                options.append(verbs.TAKE_CARD + card)
                last = card
        return options

    def choose(self, game: Game, arg: int, action: int) -> None:
        if arg > 1:
            game.push(self, arg - 1)
        card = action - verbs.TAKE_CARD
        game.display = replaced(game.display, game.display.index(card), NONE)
        take_openly(game, card)

    def about(self, game: Game, arg: int) -> About:
        return {"left": arg}

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.TAKE_CARD <= action < verbs.TAKE_UPGRADE:
            return Refusal("not-on-display", "R-38", 8)
        return Refusal("must-take", "R-38", 8) if action in (verbs.SKIP, verbs.DONE) else None

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 1 <= arg <= TEMPLE_CARDS


@final
class DrawArtifact(Effect[Game]):
    """The top card of the deck into the hand; with the tile for it, two of which one is kept (R-38, R-67)."""

    serves: bool = True

    def resolve(self, game: Game, arg: int) -> None:
        me = game.players[game.seat]
        wanted = EXTRA_DRAWN if arg or has_kind(me, TEMPLE_EXTRA_DRAW) else 1
        while len(me.apart) < wanted and game.deck:
            draw_apart(game, me)
        if len(me.apart) < wanted and reshuffles(game):
            game.push(self, 1 if wanted == EXTRA_DRAWN else 0)
            reshuffle(game)
        elif len(me.apart) == EXTRA_DRAWN:
            game.push(KEEP)
        elif me.apart:
            keep(game, 0)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg in (0, 1) and len(game.players[seat].apart) <= arg


@final
class Keep(Decision[Game]):
    """One of two drawn cards is kept, the other goes under the deck, known to its player only (R-67, R-71)."""

    kind: ClassVar[str] = "keep"
    serves: bool = True

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.KEEP + card for card in sorted(set(game.players[game.seat].apart))]

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        at = me.apart.index(action - verbs.KEEP)
        other = me.apart[1 - at]
        merge_lots(game, me.apart_marks)
        me.apart_marks = (game.lot << LOT,) * EXTRA_DRAWN  # a seat that knew one of them can no longer tell where it is
        keep(game, at)
        game.deck += (other,)
        game.bottom_known = (1 << game.seat, *game.bottom_known)
        if game.events is not None:
            game.emit_secretly("put-under", card=CARD_NAMES[other])

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return Refusal("not-drawn", "R-67", 12) if verbs.KEEP <= action < verbs.DROP else None

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg == 0 and len(game.players[seat].apart) == EXTRA_DRAWN


PICK_ARTIFACT: Final = PickArtifact()
DRAW_ARTIFACT: Final = DrawArtifact()
KEEP: Final = Keep()


def take_openly(game: Game, card: int) -> None:
    """Take a face-up card into the hand, where everyone still knows it (R-71)."""
    me = game.players[game.seat]
    cards = list(me.hand)
    cards.append(card)
    cards.sort()
    me.hand = tuple(cards)
    if game.events is not None:
        game.emit("took", card=CARD_NAMES[card])


def draw_top(game: Game) -> tuple[int, int]:
    """The top card of the deck, with its mark."""
    card, mark = game.deck[0], game.lot << LOT
    if len(game.bottom_known) == len(game.deck):
        mark |= game.bottom_known[-1]
        game.bottom_known = game.bottom_known[:-1]
    game.deck = game.deck[1:]
    return card, mark


def draw_apart(game: Game, me: Player) -> None:
    card, mark = draw_top(game)
    me.apart += (card,)
    me.apart_marks += (mark & ~(1 << game.seat),)
    if game.events is not None:
        game.emit_secretly("drew", card=CARD_NAMES[card])


def keep(game: Game, at: int) -> None:
    """The card that was drawn goes into the hand, where others do not know it (R-71)."""
    me = game.players[game.seat]
    sort_drawn(me, (*me.drawn, me.apart[at]), (*me.drawn_marks, me.apart_marks[at]))
    me.apart = ()
    me.apart_marks = ()


def sort_drawn(me: Player, cards: tuple[int, ...], marks: tuple[int, ...]) -> None:
    """Sort the drawn cards of a hand, since a hand has no order of its own."""
    pairs = sorted(zip(cards, marks, strict=True))
    me.drawn = tuple([card for card, _ in pairs])
    me.drawn_marks = tuple([mark for _, mark in pairs])


def in_hand(me: Player) -> list[int]:
    """The different cards a player holds."""
    cards: list[int] = []
    for card in sorted(me.hand + me.drawn):
        if not cards or cards[-1] != card:
            cards.append(card)
    return cards


def remove_from_hand(game: Game, card: int) -> None:
    """A card leaves the hand: first a copy that everyone knows, then one that most know (R-71)."""
    me = game.players[game.seat]
    if card in me.hand:
        me.hand = without(me.hand, me.hand.index(card))
        return
    merge_lots(game, me.drawn_marks)
    copies = [at for at, other in enumerate(me.drawn) if other == card]
    at = max(copies, key=lambda copy: (me.drawn_marks[copy] & SEEN_BY).bit_count())
    me.drawn = without(me.drawn, at)
    me.drawn_marks = without(me.drawn_marks, at)


def merge_lots(game: Game, marks: tuple[int, ...]) -> None:
    """Cards of several lots are sorted out in secret: nobody can tell those lots apart any more."""
    lots = {mark >> LOT for mark in marks}
    if len(lots) < 2:
        return
    least = min(lots)
    for player in game.players:
        sort_drawn(player, player.drawn, relabelled(player.drawn_marks, lots, least))
        player.apart_marks = relabelled(player.apart_marks, lots, least)
    if game.lot in lots:
        game.lot = least


def relabelled(marks: tuple[int, ...], lots: set[int], least: int) -> tuple[int, ...]:
    return tuple([mark & SEEN_BY | least << LOT if mark >> LOT in lots else mark for mark in marks])


def reshuffles(game: Game) -> bool:
    """The deck is empty, and its discard pile can become a new one (R-51)."""
    return not game.deck and bool(game.discard) and game.flags.reshuffle_discard_when_deck_empty


def reshuffle(game: Game) -> None:
    """Make a new deck: a new lot of cards of which only the contents are known (R-51, R-71)."""
    game.deck, game.discard = tuple(sorted(game.discard)), ()
    marks = [mark for player in game.players for mark in (*player.drawn_marks, *player.apart_marks)]
    game.lot = 1 + max([game.lot, *[mark >> LOT for mark in marks]])
    if game.events is not None:
        game.emit("reshuffled", cards=len(game.deck))
    game.push(SHUFFLE_ARTIFACTS)


@final
class RefillDisplay(Effect[Game]):
    """Cards from the deck onto empty places: the Temple's, then Quarry, Small Temple and Ruins (R-51)."""

    def resolve(self, game: Game, arg: int) -> None:
        display = game.display
        if NONE not in display:
            return
        places = list(display)
        empty = [at for at, lying in enumerate(display) if lying == NONE]
        dealt, game.deck = game.deck[: len(empty)], game.deck[len(empty) :]
        game.bottom_known = game.bottom_known[: len(game.deck)]
        for at, card in zip(empty, dealt, strict=False):
            places[at] = card
            if game.events is not None:
                game.emit("dealt", card=CARD_NAMES[card])
        game.display = tuple(places)
        if NONE in places and reshuffles(game):
            game.push(self)
            reshuffle(game)


REFILL_DISPLAY: Final = RefillDisplay()
