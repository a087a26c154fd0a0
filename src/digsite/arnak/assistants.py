"""Assistants: recruiting, rescuing, using, refreshing, promoting, exchanging (102-107, 133, 134, 177, 178)."""

from __future__ import annotations

from typing import Final, final

from digsite.arnak import verbs
from digsite.arnak.model import FROM_ASSISTANT, FROM_BONUS, GOLD, READY, Game
from digsite.arnak.travel import exhaust
from digsite.kernel.codec import effect_to_json
from digsite.kernel.effects import Decision, Seq, Step
from digsite.kernel.refusal import Refusal

SQUARES: Final = 2  # never more are needed (105)
SILVER: Final = 0
GOLD_SIDE: Final = 1
SIDES: Final[tuple[str, ...]] = ("silver", "gold")
NO_ASSISTANT: Final = Refusal("no-assistant", "102", 16)


def owned(game: Game, assistant: int) -> int | None:
    """The player's assistant of that number, with its side and readiness, if there is one."""
    for code in game.players[game.seat].assistants:
        if code >> 2 == assistant:
            return code
    return None


def turn(game: Game, code: int, turned: int) -> None:
    """Change an assistant's readiness or side."""
    me = game.players[game.seat]
    me.assistants = tuple([turned if other == code else other for other in me.assistants])


def use_assistant(game: Game, assistant: int) -> None:
    """Exhaust it and resolve its face-up side (103)."""
    side = exhaust(game, assistant)
    game.push_from(game.box.assistants[assistant].effects[side], FROM_ASSISTANT + assistant)


def asking_side(game: Game) -> str | None:
    """The face-up side of the assistant that asks; of a borrowed one the side whose effect is pending (177)."""
    frame = game.stack[-1]
    if not FROM_ASSISTANT <= frame.source < FROM_BONUS:
        return None
    assistant = frame.source - FROM_ASSISTANT
    code = next((one for one in game.players[frame.seat].assistants if one >> 2 == assistant), None)
    if code is not None:
        return SIDES[code >> 1 & 1]
    left = []
    for below in reversed(game.stack):
        if below.source != frame.source:
            break
        left.append(effect_to_json(below.effect))
    silver, gold = game.box.assistants[assistant].effects
    return SIDES[GOLD_SIDE if could_leave(gold, left) and not could_leave(silver, left) else SILVER]


def could_leave(effect: Step, left: list[list[object]]) -> bool:
    """Whether resolving an effect can bring one to what is still to happen, the next thing first."""
    steps = [effect_to_json(step) for step in (effect.steps if isinstance(effect, Seq) else (effect,))]
    return any([contains(step, left[0]) and steps[at + 1 :] == left[1:] for at, step in enumerate(steps)])


def contains(effect: object, part: list[object]) -> bool:
    """Whether an effect, as it is written, is another one or is built from it."""
    return effect == part or (isinstance(effect, list) and any([contains(inner, part) for inner in effect]))


def no_use(game: Game, assistant: int) -> Refusal | None:
    """Why one of the player's assistants cannot be used."""
    code = owned(game, assistant)
    if code is None:
        return NO_ASSISTANT
    return None if code & READY else Refusal("assistant-exhausted", "103", 16)


def supply_tops(game: Game) -> list[int]:
    """The available assistants: the top of each stack."""
    return [stack[0] for stack in game.assistants if stack]


def take_top(game: Game, assistant: int) -> None:
    """Remove the top tile of a supply stack."""
    game.assistants = tuple([stack[1:] if stack and stack[0] == assistant else stack for stack in game.assistants])


@final
class TakeAssistant(Decision[Game]):
    """Recruit the top tile of a stack, silver and ready (102)."""

    def options(self, game: Game, arg: int) -> list[int]:
        if len(game.players[game.seat].assistants) == SQUARES:
            return []
        return [verbs.TAKE_ASSISTANT + assistant for assistant in supply_tops(game)]

    def choose(self, game: Game, arg: int, action: int) -> None:
        assistant = action - verbs.TAKE_ASSISTANT
        take_top(game, assistant)
        game.players[game.seat].assistants += (assistant << 2 | READY,)
        if game.events is not None:
            game.emit("recruited", assistant=game.box.assistants[assistant].name)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return NO_ASSISTANT if verbs.TAKE_ASSISTANT <= action < verbs.TAKE_BONUS else None


@final
class RescueAssistant(Decision[Game]):
    """Take any tile from the rescue stack, silver and exhausted; the others keep their order (133)."""

    def options(self, game: Game, arg: int) -> list[int]:
        if len(game.players[game.seat].assistants) == SQUARES:
            return []
        return [verbs.TAKE_ASSISTANT + assistant for assistant in game.rescue]

    def choose(self, game: Game, arg: int, action: int) -> None:
        assistant = action - verbs.TAKE_ASSISTANT
        game.rescue = tuple([other for other in game.rescue if other != assistant])
        game.players[game.seat].assistants += (assistant << 2,)
        if game.events is not None:
            game.emit("rescued", assistant=game.box.assistants[assistant].name)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return NO_ASSISTANT if verbs.TAKE_ASSISTANT <= action < verbs.TAKE_BONUS else None


@final
class PromoteAssistant(Decision[Game]):
    """Flip one of the player's silver assistants to gold, which refreshes it (104, 134)."""

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.PROMOTE + (code >> 2) for code in game.players[game.seat].assistants if not code & GOLD]

    def choose(self, game: Game, arg: int, action: int) -> None:
        code = owned(game, action - verbs.PROMOTE)
        assert code is not None
        turn(game, code, code | GOLD | READY)
        if game.events is not None:
            game.emit("promoted", assistant=game.box.assistants[code >> 2].name)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if not verbs.PROMOTE <= action < verbs.REFRESH:
            return None
        return NO_ASSISTANT if owned(game, action - verbs.PROMOTE) is None else Refusal("already-gold", "104", 16)


@final
class RefreshAssistant(Decision[Game]):
    """May refresh exhausted assistants, up to `count` of them, each once (19, 189); `arg` has a bit for each done."""

    __slots__ = ("count",)
    decline: int = verbs.SKIP

    def __init__(self, count: int = 1) -> None:
        self.count = count

    def options(self, game: Game, arg: int) -> list[int]:
        exhausted = [code >> 2 for code in game.players[game.seat].assistants if not code & READY]
        return [verbs.REFRESH + assistant for assistant in exhausted if not arg >> assistant & 1]

    def choose(self, game: Game, arg: int, action: int) -> None:
        code = owned(game, action - verbs.REFRESH)
        assert code is not None
        turn(game, code, code | READY)
        done = arg | 1 << (code >> 2)
        if done.bit_count() < self.count:
            game.push(self, done)
        if game.events is not None:
            game.emit("refreshed", assistant=game.box.assistants[code >> 2].name)

    def hopeful(self, game: Game, arg: int) -> bool:
        return any([not arg >> (code >> 2) & 1 for code in game.players[game.seat].assistants])

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if not verbs.REFRESH <= action < verbs.EXCHANGE:
            return None
        mine = owned(game, action - verbs.REFRESH) is not None
        return Refusal("already-ready", "19", 24) if mine else NO_ASSISTANT

    def useful(self, game: Game) -> bool:
        return bool(self.options(game, 0))

    def parts(self) -> tuple[object, ...]:
        return (self.count,)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg < 1 << verbs.ASSISTANTS and arg.bit_count() < self.count


@final
class BorrowAssistant(Decision[Game]):
    """Resolve one side of the top tile of a supply stack; the tile does not change (137, 177)."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.BORROW + assistant for assistant in supply_tops(game)]

    def choose(self, game: Game, arg: int, action: int) -> None:
        assistant = action - verbs.BORROW
        if game.events is not None:
            game.emit("borrowed", assistant=game.box.assistants[assistant].name)
        game.push_from(game.box.assistants[assistant].effects[self.side], FROM_ASSISTANT + assistant)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return Refusal("no-assistant", "137", 22) if verbs.BORROW <= action < verbs.UNSLOT else None

    def parts(self) -> tuple[object, ...]:
        return (self.side,)


@final
class ExchangeAssistant(Decision[Game]):
    """Swap an own assistant for a top one of the supply: same side, ready; the old one lies in its place (178)."""

    def options(self, game: Game, arg: int) -> list[int]:
        tops = supply_tops(game)
        own = [code >> 2 for code in game.players[game.seat].assistants]
        return [verbs.EXCHANGE + mine * verbs.ASSISTANTS + new for mine in own for new in tops]

    def choose(self, game: Game, arg: int, action: int) -> None:
        mine, new = divmod(action - verbs.EXCHANGE, verbs.ASSISTANTS)
        code = owned(game, mine)
        assert code is not None
        turn(game, code, new << 2 | code & GOLD | READY)
        game.assistants = tuple(
            [(mine, *stack[1:]) if stack and stack[0] == new else stack for stack in game.assistants]
        )
        if game.events is not None:
            names = game.box.assistants
            game.emit("exchanged", own=names[mine].name, new=names[new].name)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return Refusal("no-assistant", "178", 22) if verbs.EXCHANGE <= action < verbs.BORROW else None
