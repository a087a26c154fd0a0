"""Cards move: drawing, discarding, exile, Fear, the Earrings (13-17, 74-85, 175, 176)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.arnak import verbs
from digsite.arnak.box import ARTIFACT, BASIC, FEAR_CARD, FEAR_TILE, ITEM
from digsite.arnak.model import KNOWN, PRIVATE, Game, Player, place_of, replaced, without
from digsite.arnak.refusals import not_in_hand
from digsite.kernel.effects import Decision, Effect
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import About, Amounts

TOP: Final = 0
BOTTOM: Final = -1
FEAR_TILES: Final = 10
SORTED_PAIR: Final = 8  # the mark of two known cards of which nobody else knows which one was kept


def take_from_hand(me: Player, card: int) -> None:
    """Remove a card from the hand. Of equal cards, the one others know goes first: they cannot tell them apart."""
    at = place_of(me.hand, card)
    if card == FEAR_CARD:
        at = choose_fear(me, at)
    me.hand = without(me.hand, at)
    me.hand_marks = without(me.hand_marks, at)


def choose_fear(me: Player, at: int) -> int:
    """Fear is the only card a player can have twice. Others see one leave, but not which shuffle it came from."""
    for place in range(len(me.hand)):
        if me.hand[place] == FEAR_CARD and me.hand_marks[place] == KNOWN:
            return place
    merge_fear_shuffles(me, me.hand_marks)
    return at


def merge_fear_shuffles(me: Player, among: tuple[int, ...]) -> None:
    """A Fear of one of these shuffles was laid open; nobody else can say which of those that may have held one."""
    laid_open = {mark & ~PRIVATE for mark in among if mark != KNOWN}
    if len(laid_open) > 1:
        cards = me.deck + me.hand + me.apart
        marks = me.deck_marks + me.hand_marks + me.apart_marks
        fears = {
            mark & ~PRIVATE for card, mark in zip(cards, marks, strict=True) if card == FEAR_CARD and mark != KNOWN
        }
        merge_shuffles(me, laid_open & fears)


def merge_shuffles(me: Player, shuffles: set[int]) -> None:
    """From now on nobody else can say which of these shuffles a card comes from."""
    if len(shuffles) > 1:
        into = min(shuffles)
        me.hand_marks = tuple([merged(mark, shuffles, into) for mark in me.hand_marks])
        me.deck_marks = tuple([merged(mark, shuffles, into) for mark in me.deck_marks])
        me.apart_marks = tuple([merged(mark, shuffles, into) for mark in me.apart_marks])


def merged(mark: int, shuffles: set[int], into: int) -> int:
    if mark == KNOWN or mark & ~PRIVATE not in shuffles:
        return mark
    return into | mark & PRIVATE


def each_once(cards: tuple[int, ...]) -> list[int]:
    """The cards without repetition: only Fear, as a card or a tile, can be there more than once."""
    found: list[int] = []
    fears = tiles = False
    for card in cards:
        if card == FEAR_CARD:
            if fears:
                continue
            fears = True
        elif card == FEAR_TILE:
            if tiles:
                continue
            tiles = True
        found.append(card)
    return found


def lay_down(game: Game, card: int, how: str) -> None:
    """Move a card from the hand face up to the play area without resolving its effect."""
    me = game.players[game.seat]
    take_from_hand(me, card)
    me.play += (card,)
    if game.events is not None:
        game.emit(how, card=game.box.cards[card].name)


def put_on_bottom(me: Player, card: int) -> None:
    """An item taken openly goes under the deck, and everyone knows where it is (124)."""
    me.deck += (card,)
    me.deck_marks += (KNOWN,)


def put_on_top(me: Player, card: int, mark: int) -> None:
    me.deck = (card, *me.deck)
    me.deck_marks = (mark, *me.deck_marks)


def draw_cards(game: Game, count: int, at: int = TOP) -> None:
    """Draw cards from the top or the bottom of the deck into the hand."""
    me = game.players[game.seat]
    if at == TOP:
        cards, marks = me.deck[:count], me.deck_marks[:count]
        me.deck, me.deck_marks = me.deck[count:], me.deck_marks[count:]
    else:
        cards, marks = me.deck[-count:], me.deck_marks[-count:]
        me.deck, me.deck_marks = me.deck[:-count], me.deck_marks[:-count]
    me.hand += cards
    me.hand_marks += tuple([mark if mark == KNOWN else mark & ~PRIVATE for mark in marks])
    if game.events is not None:
        for card, mark in zip(cards, marks, strict=True):
            name = game.box.cards[card].name
            if mark == KNOWN:
                game.emit("drew", card=name)
            else:
                game.emit_secretly("drew", card=name)


def send_to_exile(game: Game, card: int) -> None:
    """Each kind of card has its own place in exile (83); a fear tile returns to the reserve (Q15)."""
    kind = game.box.cards[card].kind
    if kind == ITEM:
        game.item_exile += (card,)
    elif kind == ARTIFACT:
        game.artifact_exile += (card,)
    elif kind == BASIC:
        game.gone_basics += (card,)
    elif card == FEAR_TILE:
        # Beyond the ten of the box they are only counted, so none returns while more than ten are out (Q14).
        out = 1 + sum([player.play.count(FEAR_TILE) for player in game.players])
        game.fear_tiles = max(0, FEAR_TILES - out + 1)
    else:
        game.fear += 1
    if game.events is not None:
        game.emit("exiled", card=game.box.cards[card].name)


def gain_fear(game: Game, seat: int) -> None:
    """Fear goes face up to the play area (81); a fear tile, without limit, if the deck is empty (82, Q14)."""
    card = FEAR_CARD if game.fear else FEAR_TILE
    if card == FEAR_CARD:
        game.fear -= 1
    else:
        game.fear_tiles = max(0, game.fear_tiles - 1)
    game.players[seat].play += (card,)
    if game.events is not None:
        game.emit("feared", card=game.box.cards[card].name, player=seat)


@final
class Draw(Decision[Game]):
    """May draw cards one by one, from the top or the bottom of the deck (14)."""

    __slots__ = ("at", "count")
    kind: ClassVar[str] = "draw"
    decline: int = verbs.SKIP

    def __init__(self, count: int, at: int = 0) -> None:
        self.count = count
        self.at = at

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.DRAW] if game.players[game.seat].deck else []

    def choose(self, game: Game, arg: int, action: int) -> None:
        if arg + 1 < self.count:
            game.push(self, arg + 1)
        draw_cards(game, 1, self.at)

    def about(self, game: Game, arg: int) -> About:
        return {"left": self.count - arg} if self.count > 1 else {}

    def hopeful(self, game: Game, arg: int) -> bool:
        return False

    def useful(self, game: Game) -> bool:
        return bool(game.players[game.seat].deck)

    def parts(self) -> tuple[object, ...]:
        return (self.count, self.at)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 0 <= arg < self.count


class DiscardCards(Decision[Game]):
    """Cards from the hand go face up to the play area; neither effect nor travel value is used (13).

    Closed: nothing that could empty the hand happens in between.
    """

    kind: ClassVar[str] = "discard"
    open: bool = False

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.DISCARD + card for card in each_once(game.players[game.seat].hand)]

    def choose(self, game: Game, arg: int, action: int) -> None:
        lay_down(game, action - verbs.DISCARD, "discarded")
        if arg > 1:
            game.push(self, arg - 1)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return not_in_hand("13", 24) if verbs.DISCARD <= action < verbs.EXILE_HAND else None

    def useful(self, game: Game) -> bool:
        return bool(game.players[game.seat].hand)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 0 <= arg <= len(game.players[seat].hand)


@final
class PayWithCards(DiscardCards):
    """A discard as a cost."""

    serves: bool = True

    def owed(self, game: Game, arg: int) -> Amounts:
        return {"card": max(1, arg)}


@final
class Discard(DiscardCards):
    """A compulsory discard inside an effect, as far as the hand allows; no free action before it (17, 223)."""


PAY_WITH_CARDS: Final = PayWithCards()


@final
class Exile(Decision[Game]):
    """May exile a card from the hand or the play area, including a fear tile there (15, 82, 84)."""

    kind: ClassVar[str] = "exile"
    decline: int = verbs.SKIP

    def options(self, game: Game, arg: int) -> list[int]:
        me = game.players[game.seat]
        options = [verbs.EXILE_HAND + card for card in each_once(me.hand)]
        options += [verbs.EXILE_PLAY + card for card in each_once(me.play)]
        return options

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        if action < verbs.EXILE_PLAY:
            card = action - verbs.EXILE_HAND
            take_from_hand(me, card)
        else:
            card = action - verbs.EXILE_PLAY
            me.play = without(me.play, me.play.index(card))
        send_to_exile(game, card)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.EXILE_HAND <= action < verbs.EXILE_PLAY:
            return not_in_hand("84", 13)
        return Refusal("not-in-play-area", "84", 13) if verbs.EXILE_PLAY <= action < verbs.ACTIVATE else None

    def useful(self, game: Game) -> bool:
        me = game.players[game.seat]
        return bool(me.hand or me.play)


@final
class GainFear(Effect[Game]):
    """Gain a Fear card; it cannot be declined (18)."""

    __slots__ = ("count",)

    def __init__(self, count: int = 1) -> None:
        self.count = count

    def resolve(self, game: Game, arg: int) -> None:
        for _ in range(self.count):
            gain_fear(game, game.seat)

    def parts(self) -> tuple[object, ...]:
        return (self.count,)


@final
class DrawAndSort(Decision[Game]):
    """The Earrings: announce how many, draw them, keep one; the Crystal one may put another back (175, 176)."""

    __slots__ = ("at", "least", "most", "returns")
    kind: ClassVar[str] = "choose"

    def __init__(self, least: int, most: int, at: int, returns: int) -> None:
        self.least = least
        self.most = most
        self.at = at
        self.returns = returns

    def options(self, game: Game, arg: int) -> list[int]:
        if not game.players[game.seat].deck:
            return []
        return [verbs.ANNOUNCE + count for count in range(self.least, self.most + 1)]

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        count = min(action - verbs.ANNOUNCE, len(me.deck))
        if self.at == 0:
            drawn, marks = me.deck[:count], me.deck_marks[:count]
            me.deck, me.deck_marks = me.deck[count:], me.deck_marks[count:]
        else:
            drawn, marks = me.deck[::-1][:count], me.deck_marks[::-1][:count]
            me.deck, me.deck_marks = me.deck[: len(me.deck) - count], me.deck_marks[: len(me.deck_marks) - count]
        me.apart, me.apart_marks = drawn, marks
        if game.events is not None:
            for card in drawn:
                game.emit_secretly("drew-apart", card=game.box.cards[card].name)
        if count:
            game.push(KEEP_ONE, self.returns)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.ANNOUNCE <= action < verbs.KEEP:
            return Refusal("bad-number", "175" if self.returns else "176", 22)
        return None

    def parts(self) -> tuple[object, ...]:
        return (self.least, self.most, self.at, self.returns)


@final
class KeepOne(Decision[Game]):
    """One of the cards drawn is kept. It stays apart, first in line, until all are sorted: nobody else sees which."""

    kind: ClassVar[str] = "keep"
    open: bool = False

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.KEEP + card for card in each_once(game.players[game.seat].apart)]

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        card = action - verbs.KEEP
        # Of two equal cards, the one others know is laid down, since they cannot tell them apart.
        same = [i for i, other in enumerate(me.apart) if other == card]
        at = next((i for i in same if me.apart_marks[i] != KNOWN), same[0])
        mark = me.apart_marks[at]
        me.apart, me.apart_marks = (card, *without(me.apart, at)), (mark, *without(me.apart_marks, at))
        if game.events is not None:
            game.emit_secretly("kept", card=game.box.cards[card].name)
        if arg and len(me.apart) > 1:
            game.push(PUT_BACK)
        else:
            finish_sorting(game)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return Refusal("not-drawn", "175" if arg else "176", 22) if verbs.KEEP <= action < verbs.TOP else None

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg in (0, 1) and bool(game.players[seat].apart)


@final
class PutBack(Decision[Game]):
    """One more may go back on top of the deck; nobody else sees which (122, 175)."""

    kind: ClassVar[str] = "keep"
    open: bool = False
    decline: int = verbs.SKIP

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.TOP + card for card in each_once(game.players[game.seat].apart[1:])]

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        card = action - verbs.TOP
        at = me.apart.index(card, 1)
        hide_which(me, at)
        mark = me.apart_marks[at]
        me.apart, me.apart_marks = without(me.apart, at), without(me.apart_marks, at)
        put_on_top(me, card, mark if mark == KNOWN else mark | PRIVATE)
        if game.events is not None:
            game.emit_secretly("put-back", card=game.box.cards[card].name)
        finish_sorting(game)

    def declined(self, game: Game, arg: int) -> None:
        finish_sorting(game)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return Refusal("not-drawn", "175", 22) if verbs.TOP <= action < verbs.BONUS else None

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg == 0 and len(game.players[seat].apart) > 1


KEEP_ONE: Final = KeepOne()
PUT_BACK: Final = PutBack()


def hide_which(me: Player, at: int) -> None:
    """Of the card kept and the one put back others know that both are there, but not which is which.

    Two shuffles become one for them; a card everybody knew is from then on one of the other's shuffle. That is less
    than a perfect memory could work out once one of the two is seen, but never more.
    """
    kept, returned = me.apart_marks[0], me.apart_marks[at]
    if me.apart[0] == me.apart[at] or kept == returned != KNOWN:
        return
    if kept == returned:
        me.apart_marks = replaced(replaced(me.apart_marks, 0, SORTED_PAIR), at, SORTED_PAIR)
        return
    if KNOWN not in (kept, returned):
        merge_shuffles(me, {kept & ~PRIVATE, returned & ~PRIVATE})
        return
    shuffle = (returned if kept == KNOWN else kept) & ~PRIVATE
    me.apart_marks = replaced(replaced(me.apart_marks, 0, shuffle), at, shuffle)


def finish_sorting(game: Game) -> None:
    """The card kept goes into the hand; what was not put back goes to the play area, openly and without effect."""
    me = game.players[game.seat]
    if FEAR_CARD in me.apart[1:]:
        merge_fear_shuffles(me, me.apart_marks)
    kept, mark, rest = me.apart[0], me.apart_marks[0], me.apart[1:]
    me.apart, me.apart_marks = (), ()
    me.hand += (kept,)
    me.hand_marks += (mark if mark == KNOWN else mark & ~PRIVATE,)
    me.play += rest
    if game.events is not None:
        for card in rest:
            game.emit("discarded", card=game.box.cards[card].name)
