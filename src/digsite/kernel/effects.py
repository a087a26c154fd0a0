"""Effects are immutable; the stack of effects still to resolve is the only control state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, final

from digsite.kernel.chance import Dice
from digsite.kernel.event import Event
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import About, Amounts

if TYPE_CHECKING:
    from mypy_extensions import i64  # an integer that compiled code keeps unboxed

CHANCE: Final = -1
NO_ACTION: Final = -1


class Table:
    """What the machine needs from a game's state; each game adds its own table.

    `stack` holds frames, the last one first. `seat` and `source` are those of the frame being resolved. `legal`
    caches the legal actions of the pending decision. `free` is what may be done at any open decision without
    answering it.
    """

    __slots__ = ("events", "free", "legal", "seat", "source", "stack")

    def __init__(self, free: AnyFreeActions) -> None:
        self.free = free
        self.stack: list[Frame] = []
        self.seat: i64 = 0
        self.source: i64 = 0
        self.legal: list[int] | None = None
        self.events: list[Event] | None = None

    def push(self, effect: Step, arg: i64 = 0) -> None:
        """Place an effect ahead of everything pending, for the same seat and from the same source."""
        self.stack.append(Frame(effect, self.seat, self.source, arg))

    def push_from(self, effect: Step, source: i64, arg: i64 = 0) -> None:
        """The same, from another component."""
        self.stack.append(Frame(effect, self.seat, source, arg))

    def push_for(self, seat: i64, effect: Step, arg: i64 = 0) -> None:
        """The same, for another seat."""
        self.stack.append(Frame(effect, seat, self.source, arg))

    def emit(self, kind: str, **values: object) -> None:
        """Record what happened; check `events is not None` first to avoid building the values."""
        if self.events is not None:
            self.events.append(Event(kind, self.seat, values))

    def emit_secretly(self, kind: str, **values: object) -> None:
        """The same, with a `card` that only the acting seat may see."""
        if self.events is not None:
            self.events.append(Event(kind, self.seat, values, secret=True))


G = TypeVar("G", bound=Table)


class Effect(Generic[G]):
    """One step of the rules. Immutable: progress is kept in the frame's `arg`.

    What only decisions answer (`options` to `declined`) is named here too, so that the machine's loop asks for no type.
    """

    waits: bool = False
    chance: bool = False
    open: bool = False
    decline: int = NO_ACTION
    serves: bool = False  # a payment or a pause: it is about what waits beneath it
    turn: bool = False  # a turn of its own: asked even if there is only one thing to do

    def resolve(self, game: G, arg: int) -> None:
        raise NotImplementedError

    def options(self, game: G, arg: int) -> list[int]:
        """The legal answers, without the declining one. If there are none, the decision lapses."""
        raise NotImplementedError

    def choose(self, game: G, arg: int, action: int) -> None:
        raise NotImplementedError

    def hopeful(self, game: G, arg: int) -> bool:
        """Whether a free action might bring an option if there is none."""
        return True

    def declined(self, game: G, arg: int) -> None:
        """What happens when it is declined; usually nothing."""

    def useful(self, game: G) -> bool:
        """Whether resolving it now could change anything."""
        return True

    def cost(self, game: G, arg: int, action: int) -> Amounts:
        """What an answer takes, after all discounts: exactly what `choose` will charge."""
        return {}

    def ways(self, game: G, arg: int, action: int) -> list[list[int]]:
        """Every way to pay for an answer in the decisions that follow it; none if nothing is asked."""
        return []

    def about(self, game: G, arg: int) -> About:
        """What it is about: a place, an amount, the side of a component."""
        return {}

    def owed(self, game: G, arg: int) -> Amounts:
        """What is still to be paid."""
        return {}

    def laid(self, game: G, arg: int) -> list[str]:
        """What lies there for it so far."""
        return []

    def obvious(self, game: G, arg: int) -> int:
        """The answer that is never worse than another; NO_ACTION if there may be reasons for several."""
        return NO_ACTION

    def parts(self) -> tuple[object, ...]:
        """Its constructor arguments."""
        return ()

    def fits(self, game: G, seat: int, arg: int) -> bool:
        """Whether it may be pending in a loaded position."""
        return arg == 0

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.parts()))})"


class Decision(Effect[G]):
    """An effect that waits for its player.

    `open`: free actions may be taken first. `decline`: the action that declines it, if it may be
    declined; then it is asked as long as there is an option or a free action that might bring one.
    """

    waits: bool = True
    kind: ClassVar[str] = "pick"
    open: bool = True

    def refusal(self, game: G, arg: int, action: int) -> Refusal | None:
        """Why an action is not among the options; None if the action does not concern this decision."""
        return None


class Chance(Decision[G]):
    """A decision of chance. `arg` counts what has been decided so far."""

    chance: bool = True
    kind: ClassVar[str] = "chance"
    open: bool = False

    def outcomes(self, game: G, arg: int) -> list[tuple[int, int]]:
        """Every outcome (an action) with its weight."""
        raise NotImplementedError

    def options(self, game: G, arg: int) -> list[int]:
        return [action for action, _ in self.outcomes(game, arg)]

    def deal(self, game: G, arg: int, dice: Dice) -> list[int]:
        """Decide everything that is left at once; the same as asking for one outcome after another."""
        raise NotImplementedError


class FreeActions(Generic[G]):
    """What a seat may do at an open decision without answering it."""

    def options(self, game: G) -> list[int]:
        return []

    def includes(self, game: G, action: int) -> bool:
        """Whether an action is one of this kind, possible now or not."""
        return False

    def take(self, game: G, action: int) -> None:
        """Carry one out; the pending decision waits beneath."""
        raise NotImplementedError

    def cost(self, game: G, action: int) -> Amounts:
        """What one takes."""
        return {}

    def ways(self, game: G, action: int) -> list[list[int]]:
        """Every way to pay for it in the decisions that follow it; none if nothing is asked."""
        return []


# The stack holds the effects of either game: the one place where the kernel cannot name the type.
Step = Effect[Any]
AnyFreeActions = FreeActions[Any]


@final
class Frame:
    """An effect still to resolve: for whom, from which component, and one small number for progress. Immutable."""

    __slots__ = ("arg", "effect", "seat", "source")

    def __init__(self, effect: Step, seat: i64, source: i64, arg: i64) -> None:
        self.effect = effect
        self.seat = seat
        self.source = source
        self.arg = arg


@final
class Seq(Effect[Table]):
    """Steps in order. Each is independent: one that cannot be done is skipped."""

    __slots__ = ("_reversed", "steps")

    def __init__(self, *steps: Step) -> None:
        self.steps = steps
        self._reversed = tuple(reversed(steps))

    def resolve(self, game: Table, arg: int) -> None:
        for step in self._reversed:
            game.push(step)

    def useful(self, game: Table) -> bool:
        return any([step.useful(game) for step in self.steps])

    def parts(self) -> tuple[object, ...]:
        return self.steps
