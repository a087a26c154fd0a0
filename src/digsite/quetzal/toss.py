"""Phase 1: rolling the meeples, and rolling some again (R-05 to R-13)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.kernel.chance import Dice
from digsite.kernel.effects import Chance, Decision, Effect
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import About
from digsite.quetzal import verbs
from digsite.quetzal.box import FROM_NOWHERE, FROM_UPGRADE, REROLL_EVERY, REROLL_TWO
from digsite.quetzal.gains import gain_coins
from digsite.quetzal.meeples import (
    CHARACTER_KIND,
    CHARACTER_LANDINGS,
    FLAT_CHARACTER,
    FLAT_LANDING,
    KINDS,
    LANDINGS,
    STANDING_LANDING,
    UNROLLED,
    UNROLLED_CHARACTER,
    of_kind,
    one_of,
    size,
    unrolled,
)
from digsite.quetzal.model import ROLL_PHASE, Game, Player, has_kind
from digsite.quetzal.upgrades import can_buy_step

CHARACTER_OUTCOMES: Final[tuple[int, ...]] = (FLAT_LANDING, LANDINGS.index("side"), STANDING_LANDING)
CHARACTER_FIRST: Final = 1

# The landings: four of a team meeple, then three of the Character. What each makes of an unrolled one, and its name
# among the outcomes.
FIRST_OF_CHARACTER: Final = len(LANDINGS)
STANDING_CHARACTER: Final = FIRST_OF_CHARACTER + CHARACTER_LANDINGS.index("standing")
LANDED: Final[tuple[int, ...]] = (
    *[(1 << 4 * way) - UNROLLED for way in range(len(LANDINGS))],
    *[(FLAT_CHARACTER << way) - UNROLLED_CHARACTER for way in range(len(CHARACTER_LANDINGS))],
)
OUTCOMES: Final[tuple[int, ...]] = (*range(len(LANDINGS)), *CHARACTER_OUTCOMES)


@final
class Roll(Chance[Game]):
    """All unrolled meeples of a seat, team meeples first unless `arg` says that the Character comes first.

    Each one that stands pays its owner a coin, also when it is rolled again (R-06, R-11).
    """

    def outcomes(self, game: Game, arg: int) -> list[tuple[int, int]]:
        first = verbs.ROLLED + game.seat * verbs.LANDINGS
        if self.character_next(game.players[game.seat], arg):
            return [(first + i, w) for i, w in zip(CHARACTER_OUTCOMES, game.box.character_odds, strict=True)]
        return [(first + i, weight) for i, weight in enumerate(game.box.team_odds)]

    def character_next(self, me: Player, arg: int) -> bool:
        return bool(me.pool & UNROLLED_CHARACTER) and (arg == CHARACTER_FIRST or not me.pool >> 16 & 15)

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        is_character = self.character_next(me, arg)
        landing = (action - verbs.ROLLED) % verbs.LANDINGS
        self.land(game, me, [OUTCOMES.index(landing, FIRST_OF_CHARACTER) if is_character else landing])
        if me.pool & UNROLLED_CHARACTER or me.pool >> 16 & 15:
            game.push(self, 0 if is_character else arg)

    def deal(self, game: Game, arg: int, dice: Dice) -> list[int]:
        me = game.players[game.seat]
        first = verbs.ROLLED + game.seat * verbs.LANDINGS
        odds = game.box.team_odds
        team, character = me.pool >> 16 & 15, bool(me.pool & UNROLLED_CHARACTER)
        ways: list[int] = []
        if character and arg == CHARACTER_FIRST:
            ways.append(FIRST_OF_CHARACTER + dice.pick(game.box.character_odds))
        for _ in range(team):
            ways.append(dice.pick(odds))
        if character and arg != CHARACTER_FIRST:
            ways.append(FIRST_OF_CHARACTER + dice.pick(game.box.character_odds))
        self.land(game, me, ways)
        return [first + OUTCOMES[way] for way in ways]

    def land(self, game: Game, me: Player, ways: list[int]) -> None:
        """Land meeples in the given ways, as numbers of LANDED."""
        for way in ways:
            me.pool += LANDED[way]
            if game.events is not None:
                kind = "team" if way < FIRST_OF_CHARACTER else "character"
                game.emit("rolled", meeple=kind, landing=(*LANDINGS, *CHARACTER_LANDINGS)[way])
        stand = ways.count(STANDING_LANDING) + ways.count(STANDING_CHARACTER)
        if stand:
            gain_coins(game, stand * game.box.standing_coins)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg in (0, CHARACTER_FIRST) and game.players[seat].pool >= UNROLLED and has_unrolled(game.players[seat])


ROLL: Final = Roll()

TWO_USED: Final = 1
ALL_USED: Final = 2
ONE_THROWN: Final = 4  # with the flag changed: the first of two, the second may still follow
MARK: Final = 2  # where the kind of the marked meeple begins


@final
class Reroll(Decision[Game]):
    """Use each reroll tile once per round, in either order: all meeples, or up to two together (R-12).

    `arg` says which tiles are used up. `done` ends the player's rerolls. With the flag changed the two are rerolled one
    after the other, and may be the same meeple.
    """

    kind: ClassVar[str] = "roll"
    decline: int = verbs.DONE

    def options(self, game: Game, arg: int) -> list[int]:
        me = game.players[game.seat]
        options = []
        if has_kind(me, REROLL_TWO) and not arg & TWO_USED:
            options += [verbs.REROLL + kind for kind in range(len(KINDS)) if of_kind(me.pool, kind)]
        if has_kind(me, REROLL_EVERY) and not arg & ALL_USED and me.pool:
            options.append(verbs.REROLL_ALL)
        return options

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        if action == verbs.REROLL_ALL:
            push_reroll(game, arg | ALL_USED)
            me.pool = unrolled(me.pool)
            game.push(ROLL)
        elif not game.flags.reroll_two_together:
            push_reroll(game, arg ^ (TWO_USED | ONE_THROWN) if arg & ONE_THROWN else arg | ONE_THROWN)
            throw(game, action - verbs.REROLL)
        elif size(me.pool) > 1:
            game.push_from(REROLL_SECOND, FROM_UPGRADE + REROLL_TWO, arg | action - verbs.REROLL << MARK)
        else:
            push_reroll(game, arg | TWO_USED)
            throw(game, action - verbs.REROLL)

    def hopeful(self, game: Game, arg: int) -> bool:
        """A step on the Discovery track may bring a reroll tile (R-45)."""
        return can_buy_step(game)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        me = game.players[game.seat]
        if not verbs.REROLL <= action <= verbs.REROLL_ALL:
            return None
        tile, used = (REROLL_EVERY, ALL_USED) if action == verbs.REROLL_ALL else (REROLL_TWO, TWO_USED)
        if not has_kind(me, tile):
            return Refusal("not-owned", "R-12", 12)
        if arg & used:
            return Refusal("already-used", "R-12", 12)
        return no_such_meeple(action, "R-12", 12)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        used = TWO_USED | ALL_USED if game.flags.reroll_two_together else TWO_USED | ALL_USED | ONE_THROWN
        known = arg & used == arg and arg & (TWO_USED | ONE_THROWN) != TWO_USED | ONE_THROWN
        top = game.stack[-1]
        rolling = isinstance(top.effect, Roll) and top.seat == seat
        return known and game.phase == ROLL_PHASE and (rolling or not has_unrolled(game.players[seat]))


@final
class RerollSecond(Decision[Game]):
    """One meeple is marked; a second one, or `done`, rerolls what is marked (R-12)."""

    kind: ClassVar[str] = "roll"
    open: bool = False
    decline: int = verbs.DONE

    def options(self, game: Game, arg: int) -> list[int]:
        pool = game.players[game.seat].pool
        left = pool - one_of(pool, arg >> MARK)
        return [verbs.REROLL + kind for kind in range(len(KINDS)) if of_kind(left, kind)]

    def choose(self, game: Game, arg: int, action: int) -> None:
        push_reroll(game, arg & ALL_USED | TWO_USED)
        throw(game, arg >> MARK, action - verbs.REROLL)

    def declined(self, game: Game, arg: int) -> None:
        push_reroll(game, arg & ALL_USED | TWO_USED)
        throw(game, arg >> MARK)

    def about(self, game: Game, arg: int) -> About:
        return {"marked": KINDS[arg >> MARK]}

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.REROLL <= action < verbs.REROLL_ALL:
            return no_such_meeple(action, "R-12", 12)
        return None

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        me = game.players[seat]
        marked, used = arg >> MARK, arg & (TWO_USED | ALL_USED)
        known = 0 <= marked < len(KINDS) and not used & TWO_USED and game.phase == ROLL_PHASE
        return known and not has_unrolled(me) and size(me.pool) > 1 and of_kind(me.pool, marked) > 0


@final
class Pause(Decision[Game]):
    """A place where the machine stops only to allow an exchange first (R-45)."""

    kind: ClassVar[str] = "pause"
    decline: int = verbs.DONE

    def options(self, game: Game, arg: int) -> list[int]:
        return []

    def hopeful(self, game: Game, arg: int) -> bool:
        """In Phase 1 only a step is useful; before final scoring either exchange is."""
        return game.phase != ROLL_PHASE or can_buy_step(game)


@final
class RerollTurn(Effect[Game]):
    """Once everyone has rolled, each player's rerolls (R-13); one without a tile may buy a step first (R-45).

    `arg` is 1 once that was offered.
    """

    def resolve(self, game: Game, arg: int) -> None:
        me = game.players[game.seat]
        if has_kind(me, REROLL_TWO) or has_kind(me, REROLL_EVERY):
            push_reroll(game, 0)
        elif not arg and me.upgrades and can_buy_step(game):
            game.push(self, 1)
            game.push(PAUSE)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg in (0, 1) and game.phase == ROLL_PHASE


REROLL: Final = Reroll()
REROLL_SECOND: Final = RerollSecond()
PAUSE: Final = Pause()
REROLL_TURN: Final = RerollTurn()


def push_reroll(game: Game, used: int) -> None:
    """Ask for rerolls; what asks is the tile, if there is only one to use."""
    me = game.players[game.seat]
    tiles = [
        tile
        for tile, bit in ((REROLL_TWO, TWO_USED), (REROLL_EVERY, ALL_USED))
        if has_kind(me, tile) and not used & bit
    ]
    game.push_from(REROLL, FROM_UPGRADE + tiles[0] if len(tiles) == 1 else FROM_NOWHERE, used)


def throw(game: Game, *kinds: int) -> None:
    """Roll meeples of these kinds together, in the order they were named."""
    me = game.players[game.seat]
    for kind in kinds:
        me.pool -= one_of(me.pool, kind)
    team = len([kind for kind in kinds if kind != CHARACTER_KIND])
    me.pool += team * UNROLLED + (UNROLLED_CHARACTER if CHARACTER_KIND in kinds else 0)
    game.push(ROLL, CHARACTER_FIRST if len(kinds) > 1 and kinds[0] == CHARACTER_KIND else 0)


def has_unrolled(me: Player) -> bool:
    return bool(me.pool >> 16 & 15 or me.pool & UNROLLED_CHARACTER)


def no_such_meeple(action: int, rule: str, page: int) -> Refusal:
    """There is no meeple of that kind left in the pool."""
    kind = KINDS[action - verbs.REROLL] if action < verbs.REROLL_ALL else "meeple"
    return Refusal("too-few-meeples", rule, page, {kind: 1})
