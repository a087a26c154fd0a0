"""The research track, the Lost Temple, temple tiles (86-101, 130-136)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.arnak import verbs
from digsite.arnak.box import LOST_TEMPLE, ROW_OF, TEMPLE_STACKS, TRACK
from digsite.arnak.model import FROM_BONUS, FROM_ROW, Game, replaced, without
from digsite.arnak.pauses import PAUSE
from digsite.arnak.refusals import cannot_pay
from digsite.arnak.resources import GUARD, covers, reduced, shortfall
from digsite.arnak.tokens import charge, only_gains, spend
from digsite.kernel.effects import NO_ACTION, Decision, Effect
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import About, Amounts

MAGNIFIER: Final = 0
NOTEBOOK: Final = 1
TOKENS: Final[tuple[str, ...]] = ("magnifier", "notebook")
FINAL_ROW: Final = 8


@final
class Research(Decision[Game]):
    """Move one token one row up along a bridge and pay it (86), or buy a temple tile (97).

    As a main action, or granted: only the notebook and for free (166), or with a discount (101, 181).
    """

    __slots__ = ("discount", "free", "notebook_only")
    decline: int = verbs.SKIP

    def __init__(self, notebook_only: bool = False, free: bool = False, discount: int = 0) -> None:
        self.notebook_only = notebook_only
        self.free = free
        self.discount = discount

    def options(self, game: Game, arg: int) -> list[int]:
        options: list[int] = []
        self.add_options(game, options)
        return options

    def add_options(self, game: Game, options: list[int]) -> None:
        me = game.players[game.seat]
        board = game.board
        held = me.purse | GUARD
        if not self.notebook_only:
            if me.magnifier == LOST_TEMPLE:
                for stack, cost in enumerate(board.temple_costs):
                    if game.temple_tiles[stack] and (held - self.price(cost)) & GUARD == GUARD:
                        options.append(verbs.TEMPLE + stack)
            for space in board.exits[me.magnifier]:
                if (held - self.price(board.tolls[space])) & GUARD == GUARD and self.idol_ready(game, space):
                    options.append(verbs.RESEARCH_MAGNIFIER + space)
        if ROW_OF[me.notebook] < ROW_OF[me.magnifier]:
            for space in board.exits[me.notebook]:
                if space == LOST_TEMPLE:
                    continue
                if (held - self.price(board.tolls[space])) & GUARD == GUARD and self.idol_ready(game, space):
                    options.append(verbs.RESEARCH_NOTEBOOK + space)

    def price(self, cost: int) -> int:
        if self.free:
            return 0
        return reduced(cost, self.discount) if self.discount else cost

    def takes_idol(self, game: Game, space: int) -> bool:
        """The bridge to the rescue space costs an idol from the crates, unless the move is free (131, 132)."""
        return space == game.board.idol_bridge and not self.free

    def idol_ready(self, game: Game, space: int) -> bool:
        return not self.takes_idol(game, space) or bool(game.players[game.seat].crates)

    def cost(self, game: Game, arg: int, action: int) -> Amounts:
        if verbs.TEMPLE <= action < verbs.PASS:
            return charge(self.price(game.board.temple_costs[action - verbs.TEMPLE]))
        if not verbs.RESEARCH_MAGNIFIER <= action < verbs.TEMPLE:
            return {}
        space = action - (verbs.RESEARCH_MAGNIFIER if action < verbs.RESEARCH_NOTEBOOK else verbs.RESEARCH_NOTEBOOK)
        idol: Amounts = {"idol": 1} if self.takes_idol(game, space) else {}
        return {**charge(self.price(game.board.tolls[space])), **idol}

    def choose(self, game: Game, arg: int, action: int) -> None:
        if verbs.TEMPLE <= action < verbs.PASS:
            buy_temple_tile(game, action - verbs.TEMPLE, self.price(game.board.temple_costs[action - verbs.TEMPLE]))
            return
        token = MAGNIFIER if action < verbs.RESEARCH_NOTEBOOK else NOTEBOOK
        space = action - (verbs.RESEARCH_NOTEBOOK if token else verbs.RESEARCH_MAGNIFIER)
        spend(game, self.price(game.board.tolls[space]))
        if self.takes_idol(game, space):
            give_up_idol(game)
        game.push(MOVE_TOKEN, space * 2 + token)
        if token == MAGNIFIER and space in (LOST_TEMPLE, game.board.idol_bridge):
            game.push(PAUSE)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.TEMPLE <= action < verbs.PASS:
            return self.no_tile(game, action - verbs.TEMPLE)
        if verbs.RESEARCH_MAGNIFIER <= action < verbs.RESEARCH_NOTEBOOK:
            me = game.players[game.seat]
            return self.no_move(game, MAGNIFIER, me.magnifier, action - verbs.RESEARCH_MAGNIFIER)
        if verbs.RESEARCH_NOTEBOOK <= action < verbs.TEMPLE:
            me = game.players[game.seat]
            return self.no_move(game, NOTEBOOK, me.notebook, action - verbs.RESEARCH_NOTEBOOK)
        return None

    def no_tile(self, game: Game, stack: int) -> Refusal:
        me = game.players[game.seat]
        if self.notebook_only:
            return Refusal("wrong-token", "166", 22)
        if me.magnifier != LOST_TEMPLE:
            return Refusal("not-in-temple", "97", 15)
        if not game.temple_tiles[stack]:
            return Refusal("stack-empty", "99", 15)
        return cannot_pay(shortfall(me.purse, self.price(game.board.temple_costs[stack])), "98", 15)

    def no_move(self, game: Game, token: int, at: int, space: int) -> Refusal:
        me = game.players[game.seat]
        if token == MAGNIFIER and self.notebook_only:
            return Refusal("wrong-token", "166", 22)
        if token == NOTEBOOK and space == LOST_TEMPLE:
            return Refusal("notebook-limit", "90", 15)
        if space not in game.board.exits[at]:
            return Refusal("not-connected", "86", 14)
        if token == NOTEBOOK and ROW_OF[at] >= ROW_OF[me.magnifier]:
            return Refusal("notebook-limit", "90", 14)
        if not self.idol_ready(game, space):
            return Refusal("cannot-pay", "131", 19, {"idol": 1})
        return cannot_pay(shortfall(me.purse, self.price(game.board.tolls[space])), "86", 14)

    def parts(self) -> tuple[object, ...]:
        return (self.notebook_only, self.free, self.discount)


RESEARCH: Final = Research()


def on_track(game: Game, space: int) -> bool:
    """Whether this board has a space with that number that a bridge leads to."""
    return any([space in exits for exits in game.board.exits])


def buy_temple_tile(game: Game, stack: int, price: int) -> None:
    """Buy one tile from a stack that is not empty (97-100)."""
    assert covers(game.players[game.seat].purse, price)
    spend(game, price)
    game.temple_tiles = replaced(game.temple_tiles, stack, game.temple_tiles[stack] - 1)
    game.players[game.seat].temple += (stack,)
    if game.events is not None:
        game.emit("took-temple-tile", stack=TEMPLE_STACKS[stack])


def give_up_idol(game: Game) -> None:
    """Remove the oldest idol in the crates from the game, with its points (131)."""
    me = game.players[game.seat]
    game.gone_idols += (me.crates[0],)
    me.crates = me.crates[1:]
    if game.events is not None:
        game.emit("gave-up-idol")


def arrivals(game: Game) -> int:
    """How many magnifying glasses have reached the Lost Temple."""
    rival = 1 if game.rival is not None and game.rival.arrival else 0
    return rival + len([player for player in game.players if player.arrival])


@final
class MoveToken(Effect[Game]):
    """The token enters the space: bonus tile and row effect, or the Lost Temple (86-89, 95, 96)."""

    def resolve(self, game: Game, arg: int) -> None:
        me = game.players[game.seat]
        space, token = divmod(arg, 2)
        if token == MAGNIFIER:
            me.magnifier = space
        else:
            me.notebook = space
        if game.events is not None:
            game.emit("researched", token=TOKENS[token], space=TRACK[space])
        if space == LOST_TEMPLE:
            me.arrival = arrivals(game) + 1
            game.push_from(TAKE_FROM_STACK, FROM_ROW + FINAL_ROW)
        elif game.bonuses[space]:
            game.push_from(BONUS_OR_ROW, FROM_ROW + ROW_OF[space], arg)
        else:
            game.push(ROW_EFFECT, arg)

    def about(self, game: Game, arg: int) -> About:
        return {"shows": "tiles", **moved(arg)}

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return on_track(game, arg // 2)


MOVE_TOKEN: Final = MoveToken()


def moved(arg: int) -> About:
    """The token that moves, and the space it enters."""
    return {"token": TOKENS[arg % 2], "space": TRACK[arg // 2]}


@final
class BonusOrRow(Decision[Game]):
    """The player chooses which of the two is resolved first (87)."""

    kind: ClassVar[str] = "order"

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.BONUS, verbs.ROW]

    def choose(self, game: Game, arg: int, action: int) -> None:
        space = arg // 2
        tile = PICK_BONUS if len(game.board.bonus_slots[space]) > 1 else GAIN_BONUS
        if action == verbs.BONUS:
            game.push(ROW_EFFECT, arg)
            game.push(tile, space)
        else:
            game.push(tile, space)
            game.push(ROW_EFFECT, arg)

    def about(self, game: Game, arg: int) -> About:
        return moved(arg)

    def obvious(self, game: Game, arg: int) -> int:
        """Tokens never come too early."""
        space, token = divmod(arg, 2)
        tiles = game.bonuses[space]
        if len(tiles) == 1 and only_gains(game.box.bonuses[tiles[0]].effect):
            return verbs.BONUS
        return verbs.ROW if only_gains(game.board.rows[ROW_OF[space] - 1].effects[token]) else NO_ACTION

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return on_track(game, arg // 2) and arg // 2 != LOST_TEMPLE


@final
class RowEffect(Effect[Game]):
    """Every token resolves the effect of the row it enters, each kind its own (89)."""

    def resolve(self, game: Game, arg: int) -> None:
        space, token = divmod(arg, 2)
        row = ROW_OF[space]
        game.push_from(game.board.rows[row - 1].effects[token], FROM_ROW + row)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return on_track(game, arg // 2) and arg // 2 != LOST_TEMPLE


def use_bonus(game: Game, space: int, at: int) -> None:
    """A bonus tile is used by the player who takes it, then removed (88)."""
    bonus = game.bonuses[space][at]
    game.bonuses = (*game.bonuses[:space], without(game.bonuses[space], at), *game.bonuses[space + 1 :])
    game.gone_bonuses += (bonus,)
    if game.events is not None:
        game.emit("took-bonus", bonus=game.box.bonuses[bonus].name)
    game.push_from(game.box.bonuses[bonus].effect, FROM_BONUS + bonus)


@final
class GainBonus(Effect[Game]):
    """The bonus tile of the space `arg`."""

    def resolve(self, game: Game, arg: int) -> None:
        if game.bonuses[arg]:
            use_bonus(game, arg, 0)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return on_track(game, arg)


@final
class PickBonus(Decision[Game]):
    """On the long space of the Snake side, choose one of the remaining tiles (135)."""

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.TAKE_BONUS + bonus for bonus in set(game.bonuses[arg])]

    def choose(self, game: Game, arg: int, action: int) -> None:
        use_bonus(game, arg, game.bonuses[arg].index(action - verbs.TAKE_BONUS))

    def about(self, game: Game, arg: int) -> About:
        return {"space": TRACK[arg]}

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return Refusal("no-such-tile", "135", 19) if verbs.TAKE_BONUS <= action < verbs.UPGRADE else None

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return on_track(game, arg)


@final
class TakeFromStack(Decision[Game]):
    """On arrival at the Lost Temple, any tile of the face-down stack (96)."""

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.TAKE_BONUS + bonus for bonus in set(game.bonus_stack)]

    def choose(self, game: Game, arg: int, action: int) -> None:
        bonus = action - verbs.TAKE_BONUS
        game.bonus_stack = without(game.bonus_stack, game.bonus_stack.index(bonus))
        game.gone_bonuses += (bonus,)
        if game.events is not None:
            game.emit("took-bonus", bonus=game.box.bonuses[bonus].name)
        game.push_from(game.box.bonuses[bonus].effect, FROM_BONUS + bonus)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return Refusal("no-such-tile", "96", 15) if verbs.TAKE_BONUS <= action < verbs.UPGRADE else None


BONUS_OR_ROW: Final = BonusOrRow()
ROW_EFFECT: Final = RowEffect()
GAIN_BONUS: Final = GainBonus()
PICK_BONUS: Final = PickBonus()
TAKE_FROM_STACK: Final = TakeFromStack()
