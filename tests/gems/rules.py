"""Gems, the smallest whole game of our own: three seats dig for gems in secret and sell them.

A turn sells a gem from the hand for its value, or digs: the top gem comes into the hand, seen by its owner only. After
the last round two equal gems in a hand score the value of one. Most points win.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from digsite.kernel.asking import asked
from digsite.kernel.catalogue import Catalogue
from digsite.kernel.chance import Dice
from digsite.kernel.codec import EffectTable
from digsite.kernel.effects import Chance, Decision, Frame, FreeActions, Table
from digsite.kernel.errors import ImpossiblePosition
from digsite.kernel.observer import Block, Numbers, Observer
from digsite.kernel.options import Schema, Whole, filled
from digsite.kernel.play import advance, legal_actions, pending, to_decide
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Json
from digsite.kernel.terms import Asked

GEMS: Final = ("quartz", "amber", "garnet", "opal", "emerald", "ruby")  # worth 1 to 6
COPIES: Final = 4
SEATS: Final = 3
HAND: Final = 3
SELL, DIG, DEAL = 0, len(GEMS), len(GEMS) + 1
CATALOGUE: Final = Catalogue(
    (
        (SELL, "sell", [{"gem": gem} for gem in GEMS]),
        (DIG, "dig", [{}]),
        (DEAL, "deal", [{"gem": gem} for gem in GEMS]),
    ),
    chance=range(DEAL, DEAL + len(GEMS)),
)
ROUNDS: Final = Whole(name="rounds", least=1, most=4, default=3)
OPTIONS: Final[Schema] = (Whole(name="players", least=SEATS, most=SEATS), ROUNDS)


class Cave(Table):
    def __init__(self, rounds: int) -> None:
        super().__init__(FreeActions())
        self.rounds, self.round = rounds, 1
        self.deck: tuple[int, ...] = ()  # the top gem first
        self.hands: list[tuple[int, ...]] = [()] * SEATS
        self.sold: list[tuple[int, ...]] = [()] * SEATS

    def copy(self) -> Cave:
        new = Cave(self.rounds)
        new.round, new.deck, new.hands, new.sold = self.round, self.deck, self.hands[:], self.sold[:]
        new.stack, new.seat, new.source, new.legal = self.stack[:], self.seat, self.source, self.legal
        return new


class Shuffle(Chance[Cave]):
    """The gems are shuffled, one by one, then dealt."""

    def left(self, game: Cave) -> list[int]:
        return [gem for gem in range(len(GEMS)) for _ in range(COPIES - game.deck.count(gem))]

    def outcomes(self, game: Cave, arg: int) -> list[tuple[int, int]]:
        left = self.left(game)
        return [(DEAL + gem, left.count(gem)) for gem in sorted(set(left))]

    def choose(self, game: Cave, arg: int, action: int) -> None:
        game.deck += (action - DEAL,)
        if self.left(game):
            game.push(self, arg + 1)
        else:
            lay_out(game)

    def deal(self, game: Cave, arg: int, dice: Dice) -> list[int]:
        left = self.left(game)
        dice.shuffle(left)
        game.deck += tuple(left)
        lay_out(game)
        return [DEAL + gem for gem in left]


def lay_out(game: Cave) -> None:
    game.hands = [tuple(sorted(game.deck[seat * HAND :][:HAND])) for seat in range(SEATS)]
    game.deck = game.deck[SEATS * HAND :]
    game.push_for(0, TURN)


class Turn(Decision[Cave]):
    """Sell a gem or dig; then it is the next seat's turn."""

    kind: ClassVar[str] = "turn"

    def options(self, game: Cave, arg: int) -> list[int]:
        return [SELL + gem for gem in sorted(set(game.hands[game.seat]))] + [DIG] * bool(game.deck)

    def choose(self, game: Cave, arg: int, action: int) -> None:
        seat = int(game.seat)
        if action == DIG:
            game.hands[seat] = tuple(sorted((*game.hands[seat], game.deck[0])))
            game.emit_secretly("dug", card=GEMS[game.deck[0]])
            game.deck = game.deck[1:]
        else:
            gems = list(game.hands[seat])
            gems.remove(action - SELL)
            game.hands[seat], game.sold[seat] = tuple(gems), (*game.sold[seat], action - SELL)
            game.emit("sold", gem=GEMS[action - SELL])
        if seat + 1 == SEATS:
            game.emit("ended-round", round=game.round)
            game.round += 1
        if game.round <= game.rounds:
            game.push_for((seat + 1) % SEATS, self)

    def refusal(self, game: Cave, arg: int, action: int) -> Refusal | None:
        return Refusal("not-in-hand" if action < DIG else "empty", None, None)


SHUFFLE, TURN = Shuffle(), Turn()
EFFECTS = EffectTable([SHUFFLE, TURN])


class GemsObserver(Observer[Cave]):
    """The own hand, what everyone has sold (the own first), the round and the deck."""

    def names(self, players: int) -> tuple[str, ...]:
        block = Block()
        block.each("hand", GEMS)
        block.grid("sold", tuple([str(seat) for seat in range(SEATS)]), GEMS)
        block.each("table", ("round", "deck"))
        return tuple(block.names)

    def size(self, players: int) -> int:
        return len(self.names(players))

    def numbers(self, game: Cave, seat: int) -> Numbers:
        found = Numbers(self.size(SEATS))
        found.count(0, game.hands[seat])
        for other in range(SEATS):
            found.count(len(GEMS) * (1 + other), game.sold[(seat + other) % SEATS])
        found.put(len(GEMS) * (1 + SEATS), game.round)
        found.put(len(GEMS) * (1 + SEATS) + 1, len(game.deck))
        return found


class GemsRules:
    name: str = "gems"
    version: int = 1
    catalogue: Catalogue = CATALOGUE
    observer: Observer[Cave] = GemsObserver()

    def new(self, options: Json) -> Cave:
        game = Cave(int(self.options(options)["rounds"]))
        game.push(SHUFFLE)
        advance(game)
        return game

    def options(self, options: Json) -> Json:
        return dict(filled(OPTIONS, options))

    def options_of(self, game: Cave) -> Json:
        return {"players": SEATS, "rounds": game.rounds}

    def seats(self, game: Cave) -> int:
        return SEATS

    def players(self, game: Cave) -> int:
        return SEATS

    def copy(self, game: Cave) -> Cave:
        return game.copy()

    def encode(self, game: Cave) -> Json:
        players = [{"hand": named(hand), "sold": named(sold)} for hand, sold in zip(game.hands, game.sold, strict=True)]
        stack = [[EFFECTS.write(frame.effect), frame.seat, frame.source, frame.arg] for frame in game.stack]
        shown = {"game": self.name, "rules": self.version, "rounds": game.rounds, "round": game.round}
        return {**shown, "players": players, "deck": named(game.deck), "stack": stack}

    def decode(self, state: object) -> Cave:
        try:
            return self.rebuilt(state)
        except (AssertionError, KeyError, TypeError, ValueError):
            raise ImpossiblePosition([{"where": "", "reason": "no position of this game"}]) from None

    def rebuilt(self, state: Any) -> Cave:
        game = Cave(state["rounds"])
        game.round, game.deck = state["round"], numbers(state["deck"])
        game.hands = [numbers(player["hand"]) for player in state["players"]]
        game.sold = [numbers(player["sold"]) for player in state["players"]]
        for written, seat, source, arg in state["stack"]:
            effect = EFFECTS.read(written)
            assert effect is not None
            game.stack.append(Frame(effect, seat, source, arg))
        gems = [*game.deck, *[gem for gems in (*game.hands, *game.sold) for gem in gems]]
        assert to_decide(game) == -1 or sorted(gems) == sorted([*range(len(GEMS))] * COPIES)
        advance(game)
        return game

    def overruled(self, past: list[tuple[Cave, int]], game: Cave, action: int) -> str | None:
        return None

    def as_written(self, version: int, past: list[tuple[Cave, int]], game: Cave) -> Json:
        return self.encode(game)

    def view(self, game: Cave, seat: int | None) -> Json:
        seen = self.encode(game)
        seen |= {"seat": seat, "pending": seen.pop("stack"), "deck": [None] * len(game.deck)}
        for other, player in enumerate(seen["players"]):
            player["hand"] = player["hand"] if other == seat else [None] * len(player["hand"])
        seen |= {"decision": self.decision(game), "turn": to_decide(game), "over": not game.stack}
        if seat is not None and to_decide(game) == seat:
            seen["actions"] = [CATALOGUE[action].plain() for action in legal_actions(game)]
        return seen

    def determinize(self, view: Json, dice: Dice) -> Cave:
        """Deal the gems that are not seen."""
        zones = [view["deck"], *[player[zone] for player in view["players"] for zone in ("hand", "sold")]]
        seen = numbers([gem for zone in zones for gem in zone if gem is not None])
        hidden = [gem for gem in range(len(GEMS)) for _ in range(COPIES - seen.count(gem))]
        dice.shuffle(hidden)
        names = iter(named(tuple(hidden)))
        players = [{**one, "hand": [gem or next(names) for gem in one["hand"]]} for one in view["players"]]
        deck = [next(names) for _ in view["deck"]]
        return self.decode({**view, "players": players, "deck": deck, "stack": view["pending"]})

    def unknown(self, game: Cave, seat: int) -> int:
        return len(game.deck) + sum([len(hand) for other, hand in enumerate(game.hands) if other != seat])

    def decision(self, game: Cave) -> Asked | None:
        return asked(game, None)

    def why(self, game: Cave, seat: int, action: int) -> Refusal | None:
        if seat != to_decide(game):
            return Refusal("not-your-turn" if game.stack else "game-over", None, None)
        return None if action in legal_actions(game) else pending(game).refusal(game, 0, action)

    def scores(self, game: Cave) -> list[dict[str, int]]:
        found = []
        for seat in range(SEATS):
            hand = game.hands[seat]
            sold = sum([gem + 1 for gem in game.sold[seat]])
            pairs = sum([(gem + 1) * (hand.count(gem) // 2) for gem in set(hand)])
            found.append({"seat": seat, "sold": sold, "pairs": pairs, "total": sold + pairs})
        return found

    def winners(self, game: Cave) -> tuple[list[int], str | None]:
        totals = [score["total"] for score in self.scores(game)]
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return best, "shared" if len(best) > 1 else None


def named(gems: tuple[int, ...]) -> list[Any]:
    return [GEMS[gem] for gem in gems]


def numbers(names: list[str]) -> tuple[int, ...]:
    return tuple([GEMS.index(name) for name in names])


RULES: Final = GemsRules()
