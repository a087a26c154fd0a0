"""Paying for travel: cards, boons, assistants and hired planes, and the pool of the turn (23-31, 217)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from digsite.arnak import verbs
from digsite.arnak.cards import each_once, lay_down
from digsite.arnak.icons import (
    HIRED_PLANE_PRICE,
    ICONS,
    MOST_HIRED,
    PLANE,
    UNITS,
    after_discount,
    as_planes,
    left_over,
    names,
    number,
    unmet,
)
from digsite.arnak.model import READY, Game, Player, replaced
from digsite.arnak.refusals import not_in_hand
from digsite.arnak.resources import COIN, coins
from digsite.kernel.effects import Decision, Effect
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import Amounts

if TYPE_CHECKING:
    from mypy_extensions import i64


def available(game: Game, owed: int = 0) -> int:
    """Every icon for a further cost: what is left of the pool, and what could be laid beside the coins owed."""
    me = game.players[game.seat]
    travel = game.box.travel
    icons = 0
    for card in me.hand:
        icons += travel[card]
    for code in me.assistants:
        if code & READY:
            icons += game.box.assistants[code >> 2].icons[code >> 1 & 1]
    if me.boons:
        for guardian in me.guardians:
            if me.boons >> guardian & 1:
                icons += game.box.guardians[guardian].icons
    if me.all_planes:
        icons = as_planes(icons)
    spare = max(0, coins(me.purse) - coins(owed))
    left = left_over(me.icons, me.needs) if me.needs else me.icons
    return left + icons + PLANE * min(MOST_HIRED, spare // HIRED_PLANE_PRICE)


def within_reach(game: Game, needs: int, owed: int = 0) -> bool:
    """Whether the player can meet further needs beside those of the turn so far."""
    return unmet(available(game, owed), needs) == 0


def owe(game: Game, needs: int) -> None:
    """A travel cost is to be paid."""
    me = game.players[game.seat]
    me.icons, me.needs = pool_for(me, needs)
    game.push(PAY_TRAVEL)


def pool_for(me: Player, needs: int) -> tuple[int, int]:
    """Icons and needs with a further cost. If the pool is not enough, earlier costs keep what paid them (217)."""
    if unmet(me.icons, me.needs + needs):
        return left_over(me.icons, me.needs), needs
    return me.icons, me.needs + needs


def icons_left(me: Player) -> list[str]:
    """The icons of the pool that no cost of this turn takes up (26)."""
    return [] if unmet(me.icons, me.needs) else names(left_over(me.icons, me.needs))


def ways_to_travel(game: Game, needs: int, owed: int = 0) -> list[list[int]]:
    """Every way to pay a further travel cost, beside the coins owed; an empty one if the pool pays it."""
    me = game.players[game.seat]
    icons, wanted = pool_for(me, needs)
    return sufficient(sources(game, coins(me.purse) - coins(owed)), icons, wanted)


def sources(game: Game, held: int) -> list[tuple[int, int]]:
    """Everything that gives icons, as the answer that lays it with the icons; `held` coins can hire planes."""
    me, box = game.players[game.seat], game.box
    found = [(verbs.TRAVEL_CARD + card, box.travel[card]) for card in me.hand]
    found += [(verbs.TRAVEL_BOON + one, box.guardians[one].icons) for one in me.guardians if me.boons >> one & 1]
    ready = [code for code in me.assistants if code & READY]
    found += [(verbs.TRAVEL_ASSISTANT + (code >> 2), box.assistants[code >> 2].icons[code >> 1 & 1]) for code in ready]
    if me.all_planes:
        found = [(action, as_planes(icons)) for action, icons in found]
    found += [(verbs.HIRE, PLANE)] * min(MOST_HIRED, held // HIRED_PLANE_PRICE)
    return sorted([source for source in found if source[1]])


def sufficient(found: list[tuple[int, int]], icons: int, needs: int) -> list[list[int]]:
    """The sets of sources that meet the needs with none to spare; in any order each of their sources helps (27)."""
    sets: list[list[int]] = []
    begun: list[tuple[int, list[int]]] = [(0, [])]
    while begun:
        start, chosen = begun.pop()
        have = icons + sum([found[at][1] for at in chosen])
        still = unmet(have, needs)
        if not still:
            if all([unmet(have - found[at][1], needs) for at in chosen]):
                sets.append([found[at][0] for at in chosen])
            continue
        for at in range(start, len(found)):
            twin = at > start and found[at] == found[at - 1]
            if not twin and unmet(have + found[at][1], needs) < still:
                begun.append((at + 1, [*chosen, at]))
    return sets


def discounted(me: Player, needs: int, discount: int) -> int:
    """What a discount leaves of the needs; under the Ocarina its icons are planes too (Q12)."""
    if not discount:
        return needs
    return after_discount(needs, as_planes(discount) if me.all_planes else discount)


def missing_icons(game: Game, needs: int, owed: int = 0) -> dict[str, int]:
    """Which needs stay unmet at best: the least demanding ones."""
    unpaid = still_to_meet(available(game, owed), needs)
    return {name: unpaid.count(name) for name in dict.fromkeys(unpaid)}


def still_to_meet(icons: int, needs: int) -> list[str]:
    """The needs that icons leave unmet, one by one: the least demanding ones."""
    left: list[str] = []
    for name, unit in zip(ICONS, UNITS, strict=True):
        while number(needs, unit) and unmet(icons, needs - unit) < unmet(icons, needs):
            needs -= unit
            left.append(name)
    return left


@final
class PayTravel(Decision[Game]):
    """Lay one source of icons after the other until the needs are met.

    A source is offered only if it helps now (27). Nothing laid is lost, so what could be paid at the start can be
    paid at every step; that is why no free action is needed in between.
    """

    kind: ClassVar[str] = "pay-travel"
    open: bool = False
    serves: bool = True

    def options(self, game: Game, arg: int) -> list[int]:
        me = game.players[game.seat]
        still = unmet(me.icons, me.needs)
        if not still:
            return []
        box = game.box
        options = [verbs.TRAVEL_CARD + card for card in each_once(me.hand) if self.helps(me, box.travel[card], still)]
        if me.boons:
            for guardian in me.guardians:
                if me.boons >> guardian & 1 and self.helps(me, box.guardians[guardian].icons, still):
                    options.append(verbs.TRAVEL_BOON + guardian)
        for code in me.assistants:
            if code & READY and self.helps(me, box.assistants[code >> 2].icons[code >> 1 & 1], still):
                options.append(verbs.TRAVEL_ASSISTANT + (code >> 2))
        if coins(me.purse) >= HIRED_PLANE_PRICE:
            options.append(verbs.HIRE)
        return options

    def helps(self, me: Player, icons: int, still: i64) -> bool:
        """Whether a source meets a need that is still unmet."""
        if me.all_planes:
            icons = as_planes(icons)
        return icons != 0 and unmet(me.icons + icons, me.needs) < still

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        if action == verbs.HIRE:
            me.purse -= HIRED_PLANE_PRICE * COIN
            icons = PLANE
            if game.events is not None:
                game.emit("hired", coin=HIRED_PLANE_PRICE)
        elif action < verbs.TRAVEL_BOON:
            icons = game.box.travel[action - verbs.TRAVEL_CARD]
            lay_down(game, action - verbs.TRAVEL_CARD, "travelled")
        elif action < verbs.TRAVEL_ASSISTANT:
            guardian = action - verbs.TRAVEL_BOON
            icons = game.box.guardians[guardian].icons
            spend_boon(game, guardian)
        else:
            assistant = action - verbs.TRAVEL_ASSISTANT
            icons = game.box.assistants[assistant].icons[exhaust(game, assistant)]
        me.icons += as_planes(icons) if me.all_planes else icons
        game.push(PAY_TRAVEL)

    def cost(self, game: Game, arg: int, action: int) -> Amounts:
        return {"coin": HIRED_PLANE_PRICE} if action == verbs.HIRE else {}

    def ways(self, game: Game, arg: int, action: int) -> list[list[int]]:
        """How the payment can go on after this source; an empty way ends it."""
        me = game.players[game.seat]
        found = sufficient(sources(game, coins(me.purse)), me.icons, me.needs)
        return [way[: way.index(action)] + way[way.index(action) + 1 :] for way in found if action in way]

    def owed(self, game: Game, arg: int) -> Amounts:
        me = game.players[game.seat]
        return {"travel": still_to_meet(me.icons, me.needs)}

    def laid(self, game: Game, arg: int) -> list[str]:
        return names(game.players[game.seat].icons)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        me = game.players[game.seat]
        if verbs.TRAVEL_CARD <= action < verbs.TRAVEL_BOON:
            return not_in_hand("24", 9) if action - verbs.TRAVEL_CARD not in me.hand else USELESS
        if verbs.TRAVEL_BOON <= action < verbs.TRAVEL_ASSISTANT:
            guardian = action - verbs.TRAVEL_BOON
            if guardian not in me.guardians:
                return Refusal("no-guardian", "56", 11)
            return Refusal("boon-used", "56", 11) if not me.boons >> guardian & 1 else USELESS
        if verbs.TRAVEL_ASSISTANT <= action < verbs.HIRE:
            mine = [code for code in me.assistants if code >> 2 == action - verbs.TRAVEL_ASSISTANT]
            if not mine:
                return Refusal("no-assistant", "103", 16)
            return USELESS if mine[0] & READY else Refusal("assistant-exhausted", "103", 16)
        if action == verbs.HIRE:
            return Refusal("cannot-pay", "24", 9, {"coin": HIRED_PLANE_PRICE - coins(me.purse)})
        return None


PAY_TRAVEL: Final = PayTravel()
USELESS: Final = Refusal("useless-travel", "27", 9)


def add_to_pool(me: Player, icons: int) -> None:
    """Icons stay with the player until the end of the turn (26); they do not pay what is already paid (217)."""
    me.icons, me.needs = left_over(me.icons, me.needs), 0
    me.icons += as_planes(icons) if me.all_planes else icons


def spend_boon(game: Game, guardian: int) -> None:
    """A boon is used once per game (56)."""
    game.players[game.seat].boons &= ~(1 << guardian)
    if game.events is not None:
        game.emit("used-boon", guardian=game.box.guardians[guardian].name)


def exhaust(game: Game, assistant: int) -> int:
    """Exhaust an assistant; return its face-up side: 0 silver, 1 gold (103)."""
    me = game.players[game.seat]
    side = 0
    for at in range(len(me.assistants)):
        code = me.assistants[at]
        if code >> 2 == assistant:
            side = code >> 1 & 1
            me.assistants = replaced(me.assistants, at, code & ~READY)
    if game.events is not None:
        game.emit("used-assistant", assistant=game.box.assistants[assistant].name)
    return side


@final
class Travel(Effect[Game]):
    """Gain icons for the rest of the turn (106, 177)."""

    __slots__ = ("icons",)

    def __init__(self, icons: int) -> None:
        self.icons = icons

    def resolve(self, game: Game, arg: int) -> None:
        add_to_pool(game.players[game.seat], self.icons)
        if game.events is not None:
            game.emit("gained-travel", icons=names(self.icons))

    def parts(self) -> tuple[object, ...]:
        return (self.icons,)


@final
class AllIconsPlane(Effect[Game]):
    """For the rest of the round every icon of the player counts as a plane (180), also those of the pool."""

    def resolve(self, game: Game, arg: int) -> None:
        me = game.players[game.seat]
        me.all_planes = True
        me.icons = as_planes(me.icons)
        if game.events is not None:
            game.emit("made-planes")
