"""The smallest game that uses all of the machine: two seats take stones from a heap, after a bag was shuffled."""

from __future__ import annotations

from typing import Any, ClassVar

from digsite.kernel.asking import asked
from digsite.kernel.catalogue import Catalogue
from digsite.kernel.chance import Dice
from digsite.kernel.codec import EffectTable
from digsite.kernel.effects import Chance, Decision, Effect, Frame, FreeActions, Seq, Table
from digsite.kernel.errors import BadOptions, ImpossiblePosition
from digsite.kernel.observer import Numbers, Observer
from digsite.kernel.play import advance, legal_actions, to_decide
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import Asked

CATALOGUE = Catalogue(
    (
        (0, "take", [{"count": 1}, {"count": 2}, {"count": 3}]),
        (3, "skip", [{}]),
        (4, "whistle", [{}]),
        (5, "bag", [{"stone": "red"}, {"stone": "blue"}]),
        (7, "peek", [{}]),
    )
)
TAKE_1, TAKE_2, TAKE_3, SKIP, WHISTLE, RED, BLUE, PEEK = range(8)


class Heap(Table):
    """`log` is what happened; `free` is a whistle that can be blown as often as it says."""

    def __init__(self, heap: int = 6) -> None:
        super().__init__(WHISTLES)
        self.heap = heap
        self.log: tuple[str, ...] = ()
        self.whistles = 0
        self.bag: tuple[int, ...] = ()
        self.peeked = False

    def note(self, text: str) -> None:
        self.log += (text,)

    def copy(self) -> Heap:
        new = Heap(self.heap)
        new.log, new.whistles, new.bag, new.peeked = self.log, self.whistles, self.bag, self.peeked
        new.stack, new.seat, new.source, new.legal = self.stack[:], self.seat, self.source, self.legal
        return new


class Whistles(FreeActions[Heap]):
    def options(self, game: Heap) -> list[int]:
        return [WHISTLE] if game.whistles else []

    def includes(self, game: Heap, action: int) -> bool:
        return action == WHISTLE

    def take(self, game: Heap, action: int) -> None:
        game.whistles -= 1
        game.push(Say("whistle"))


class Say(Effect[Heap]):
    """Note a word, with the seat and the source it comes from."""

    def __init__(self, word: str) -> None:
        self.word = word

    def resolve(self, game: Heap, arg: int) -> None:
        game.note(f"{self.word}:{game.seat}:{game.source}:{arg}")
        game.emit("said", word=self.word)

    def parts(self) -> tuple[object, ...]:
        return (self.word,)


class Take(Decision[Heap]):
    """One to three stones, and then whatever follows from it."""

    kind: ClassVar[str] = "pick"

    def options(self, game: Heap, arg: int) -> list[int]:
        return [TAKE_1 + count for count in range(min(3, game.heap))]

    def choose(self, game: Heap, arg: int, action: int) -> None:
        game.heap -= action + 1
        game.emit_secretly("took", card=action + 1)

    def refusal(self, game: Heap, arg: int, action: int) -> Refusal | None:
        return Refusal("too-few", "1", 1, {"stone": action + 1 - game.heap}) if action <= TAKE_3 else None


class MayTake(Take):
    """The same, if one likes."""

    decline: int = SKIP

    def declined(self, game: Heap, arg: int) -> None:
        game.note("declined")


class HopelessTake(MayTake):
    """No free action can bring a stone."""

    def hopeful(self, game: Heap, arg: int) -> bool:
        return False


class ClosedTake(MayTake):
    """No free action in between."""

    open: bool = False


class FillBag(Chance[Heap]):
    """Two red stones and a blue one come into the bag in some order."""

    def left(self, game: Heap) -> list[int]:
        stones = [RED, RED, BLUE]
        for stone in game.bag:
            stones.remove(stone)
        return stones

    def outcomes(self, game: Heap, arg: int) -> list[tuple[int, int]]:
        left = self.left(game)
        return [(stone, left.count(stone)) for stone in sorted(set(left))]

    def choose(self, game: Heap, arg: int, action: int) -> None:
        game.bag += (action,)
        if self.left(game):
            game.push(self, arg + 1)

    def deal(self, game: Heap, arg: int, dice: Dice) -> list[int]:
        left = self.left(game)
        dice.shuffle(left)
        game.bag += tuple(left)
        return left


class TurnOf(Decision[Heap]):
    """Take stones or look into the bag; then it is the other's turn, until the heap is gone."""

    kind: ClassVar[str] = "turn"

    def options(self, game: Heap, arg: int) -> list[int]:
        takes = [TAKE_1 + count for count in range(min(3, game.heap))]
        return takes + ([] if game.peeked else [PEEK])

    def choose(self, game: Heap, arg: int, action: int) -> None:
        if action == PEEK:
            game.peeked = True
            game.push(self)
            return
        game.heap -= action + 1
        if game.heap:
            game.push_for(1 - game.seat if action != TAKE_2 else game.seat, self)  # two stones: once more


WHISTLES = Whistles()
FILL_BAG, TURN = FillBag(), TurnOf()
EFFECTS = EffectTable([FILL_BAG, TURN, Seq(Say("one"), Say("two"))])


class HeapObserver(Observer[Heap]):
    """The heap, and the top of the bag once somebody has looked."""

    def names(self, players: int) -> tuple[str, ...]:
        return ("heap", "peeked", *[f"bag.{place + 1}" for place in range(3)])

    def size(self, players: int) -> int:
        return len(self.names(players))

    def numbers(self, game: Heap, seat: int) -> Numbers:
        numbers = Numbers(self.size(2))
        numbers.put(0, game.heap)
        if game.peeked:
            numbers.mark(1)
            for place, stone in enumerate(game.bag):
                numbers.put(2 + place, stone)
        return numbers


class HeapRules:
    """The toy behind the protocol of the games."""

    name: str = "heap"
    version: int = 3
    catalogue: Catalogue = CATALOGUE
    observer: Observer[Heap] = HeapObserver()

    def new(self, options: dict[str, Any]) -> Heap:
        game = Heap(self.options(options)["heap"])
        game.push(TURN)
        game.push(FILL_BAG)
        advance(game)
        return game

    def options(self, options: dict[str, Any]) -> dict[str, Any]:
        if not isinstance(options.get("heap", 6), int):
            raise BadOptions("heap", "a number is expected")
        return {"heap": options.get("heap", 6)}

    def options_of(self, game: Heap) -> dict[str, Any]:
        return {"heap": 6}

    def seats(self, game: Heap) -> int:
        return 2

    def players(self, game: Heap) -> int:
        return 2

    def copy(self, game: Heap) -> Heap:
        return game.copy()

    def encode(self, game: Heap) -> dict[str, Any]:
        stack = [[EFFECTS.write(frame.effect), frame.seat, frame.source, frame.arg] for frame in game.stack]
        return {"heap": game.heap, "bag": list(game.bag), "peeked": game.peeked, "stack": stack}

    def decode(self, state: object) -> Heap:
        if not isinstance(state, dict) or not 0 <= state["heap"] <= 6:
            raise ImpossiblePosition([{"where": "heap", "reason": "0 to 6 stones are expected"}])
        game = Heap(state["heap"])
        game.bag, game.peeked = tuple(state["bag"]), state["peeked"]
        for written, seat, source, arg in state["stack"]:
            effect = EFFECTS.read(written)
            assert effect is not None
            game.stack.append(Frame(effect, seat, source, arg))
        advance(game)
        return game

    def overruled(self, past: list[tuple[Heap, int]], game: Heap, action: int) -> str | None:
        """Earlier rules let a seat look twice in its turn, but not again later."""
        return "7" if action == PEEK and past[-1][1] == PEEK else None

    def as_written(self, version: int, past: list[tuple[Heap, int]], game: Heap) -> dict[str, Any]:
        return self.encode(game) if version == self.version else {**self.encode(game), "old": len(past)}

    def view(self, game: Heap, seat: int | None) -> dict[str, Any]:
        return {**self.encode(game), "bag": list(game.bag) if game.peeked else [None] * len(game.bag)}

    def determinize(self, view: dict[str, Any], dice: Dice) -> Heap:
        return self.decode({**view, "bag": [RED, RED, BLUE]})

    def unknown(self, game: Heap, seat: int) -> int:
        return 0 if game.peeked else len(game.bag)

    def decision(self, game: Heap) -> Asked | None:
        return asked(game, None)

    def why(self, game: Heap, seat: int, action: int) -> Refusal | None:
        if seat == to_decide(game) and action in legal_actions(game):
            return None
        return Refusal("not-now", None, None)

    def scores(self, game: Heap) -> list[dict[str, int]]:
        return [{"seat": seat, "total": 0} for seat in range(2)]

    def winners(self, game: Heap) -> tuple[list[int], str | None]:
        return [0, 1], "shared"


RULES = HeapRules()
