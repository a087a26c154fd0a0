"""Phase 2: placing the meeples, one location per turn (R-14 to R-16, R-23 to R-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from digsite.kernel.effects import Decision, Effect
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import Amounts
from digsite.quetzal import verbs
from digsite.quetzal.bidding import bid, bid_options, no_bid
from digsite.quetzal.box import (
    CAMP,
    FREE_LOCATIONS,
    FROM_CAMP,
    FROM_NOWHERE,
    HARBOR,
    TEMPLE_DISCOUNT,
    TEMPLE_SPACES,
    UNIQUE,
    VILLAGE_SPACES,
    Box,
)
from digsite.quetzal.gains import gain_coins, pay_coins
from digsite.quetzal.meeples import (
    ARCHAEOLOGIST,
    ENOUGH,
    KINDS,
    company,
    eithers,
    kinds_in,
    make_profile,
    needed,
    of_kind,
    one_of,
    roomy,
    size,
)
from digsite.quetzal.model import NOBODY, PLACE_PHASE, SEAT_OF, Game, replaced
from digsite.quetzal.toss import no_such_meeple, throw

if TYPE_CHECKING:
    from mypy_extensions import i64

MEEPLES: Final[tuple[str, ...]] = ("black", "white", "either", "character")
ALLOWED: Final[tuple[int, ...]] = (0b1101, 0b1110)  # by role, a bit for each of MEEPLES
VILLAGE: Final = TEMPLE_SPACES
STELA: Final = VILLAGE + VILLAGE_SPACES
WHOLE_TEAM: Final = verbs.TEAM + 1

# By profile: a bit for each of MEEPLES that a pool holds.
PRESENT: Final[tuple[int, ...]] = tuple(
    [bool(i & 7) | bool(i & 7 << 3) << 1 | bool(i & 7 << 6) << 2 | bool(i & 1 << 9) << 3 for i in range(1 << 10)]
)
# By the meeples that may go there (a bit each), then by space.
UNIQUE_OPTIONS: Final = tuple(
    [
        tuple(
            [
                tuple([verbs.PLACE + space * verbs.MEEPLES + i for i in range(verbs.MEEPLES) if mask >> i & 1])
                for space in range(verbs.SPACES)
            ]
        )
        for mask in range(16)
    ]
)


@final
class Place(Decision[Game]):
    """Exactly one location and at least one meeple: compulsory, and the Camp is always possible (R-14, R-15)."""

    kind: ClassVar[str] = "place"
    turn: bool = True

    def options(self, game: Game, arg: int) -> list[int]:
        profile = make_profile(game.players[game.seat].pool)
        options = bid_options(game, profile)
        options += visit_options(game, profile)
        present = PRESENT[profile]
        archaeologists, villagers = present & ALLOWED[ARCHAEOLOGIST], present & allowed_at(game, VILLAGE)
        if archaeologists:
            choices = UNIQUE_OPTIONS[archaeologists]
            for space, there in enumerate(game.temple_spaces):
                if there == NOBODY and not obstacle(game, space):
                    options += choices[space]
            if game.stela == NOBODY and not obstacle(game, STELA):
                options += choices[STELA]
        if villagers:
            choices = UNIQUE_OPTIONS[villagers]
            for space, there in enumerate(game.village_spaces, start=VILLAGE):
                if there == NOBODY and not obstacle(game, space):
                    options += choices[space]
        return options

    def choose(self, game: Game, arg: int, action: int) -> None:
        if action >= verbs.VISIT:
            game.push(NEXT_PLACEMENT)
            visit(game, *divmod(action - verbs.VISIT, len(verbs.COMPANIES)))
            return
        if action < verbs.BID:
            occupy(game, *divmod(action - verbs.PLACE, verbs.MEEPLES))
        else:
            bid(game, action)
        NEXT_PLACEMENT.resolve(game, 0)

    def cost(self, game: Game, arg: int, action: int) -> Amounts:
        coins = 0
        if verbs.PLACE <= action < verbs.BID:
            coins = price(game, (action - verbs.PLACE) // verbs.MEEPLES)
        elif verbs.VISIT <= action < verbs.TAKE_CARD:
            coins = visit_price(game, *divmod(action - verbs.VISIT, len(verbs.COMPANIES)))
        return {"coin": coins} if coins else {}

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.PLACE <= action < verbs.BID:
            return no_place(game, *divmod(action - verbs.PLACE, verbs.MEEPLES))
        if verbs.BID <= action < verbs.VISIT:
            return no_bid(game, action)
        if verbs.VISIT <= action < verbs.TAKE_CARD:
            return no_visit(game, *divmod(action - verbs.VISIT, len(verbs.COMPANIES)))
        return Refusal("must-place", "R-15", None) if action in (verbs.SKIP, verbs.DONE) else None

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        pool = game.players[seat].pool
        return arg == 0 and seat == game.turn and game.phase == PLACE_PHASE and size(pool) > 0


def occupants(game: Game, space: int) -> tuple[tuple[int, ...], int]:
    """The spaces of a unique location, and the index of one of them."""
    if space < VILLAGE:
        return game.temple_spaces, space
    if space < STELA:
        return game.village_spaces, space - VILLAGE
    return (game.stela,), 0


def price(game: Game, space: int) -> int:
    """The price of a unique space, paid at once (R-23); the tile makes the Temple cheaper, never below zero (R-24)."""
    if space < VILLAGE:
        return max(0, game.box.temple_prices[space] - discount(game.box, game.players[game.seat].upgrades))
    return game.village_prices[space - VILLAGE] if space < STELA else 0


def discount(box: Box, upgrades: tuple[int, ...]) -> int:
    """What active tiles take off every price of the Temple (R-24)."""
    found = 0
    for tile in upgrades:
        if box.tiles[tile].does == TEMPLE_DISCOUNT:
            found += box.tiles[tile].discount
    return found


def allowed_at(game: Game, space: int) -> int:
    """A bit for each of MEEPLES: archaeologists on Temple and Stela, adventurers in the Village (R-28, R-29)."""
    if VILLAGE <= space < STELA:
        return ALLOWED[game.box.village_roles[0]] | ALLOWED[game.box.village_roles[-1]]
    return ALLOWED[ARCHAEOLOGIST]


def obstacle(game: Game, space: int) -> str:
    """Why the acting seat cannot use a unique space with any meeple, as a code; empty if it can."""
    if space == STELA:
        return "space-taken" if game.stela != NOBODY else "holds-marker" if game.marker == game.seat else ""
    spaces, at = (game.temple_spaces, space) if space < VILLAGE else (game.village_spaces, space - VILLAGE)
    if at >= len(spaces):
        return "space-covered"
    if spaces[at] != NOBODY:
        return "space-taken"
    if game.players[game.seat].coins < price(game, space):
        return "cannot-pay"
    if not game.flags.several_unique_spaces_per_player and stands_on(spaces, game.seat):
        return "over-limit"
    return ""


def stands_on(spaces: tuple[int, ...], seat: int) -> bool:
    """Whether a meeple of a seat is on one of the spaces."""
    return any(there >> SEAT_OF == seat for there in spaces)


OBSTACLES: Final = {
    "space-covered": Refusal("space-covered", "R-66", 11),
    "space-taken": Refusal("space-taken", "R-25", None),
    "holds-marker": Refusal("holds-marker", "R-28", 8),
    "over-limit": Refusal("over-limit", "R-26", None),
}


def no_place(game: Game, space: int, meeple: int) -> Refusal:
    """Why a meeple cannot go to a unique space."""
    code = obstacle(game, space)
    if code == "cannot-pay":
        short = price(game, space) - game.players[game.seat].coins
        return Refusal("cannot-pay", "R-23", 8, {"coin": short})
    if code:
        return OBSTACLES[code]
    if not allowed_at(game, space) >> meeple & 1:
        return Refusal("wrong-role", "R-28" if space == STELA else "R-29", 8)
    return Refusal("too-few-meeples", "R-23", None, {MEEPLES[meeple]: 1})


def occupy(game: Game, space: int, meeple: int) -> None:
    """Place one meeple on an empty space and pay its price immediately (R-23)."""
    me = game.players[game.seat]
    pay_coins(game, price(game, space))
    kind = (0, 1, 2 if of_kind(me.pool, 2) else 3, 4)[meeple]
    me.pool -= one_of(me.pool, kind)
    there = game.seat << SEAT_OF | kind
    if space < VILLAGE:
        game.temple_spaces = replaced(game.temple_spaces, space, there)
    elif space < STELA:
        game.village_spaces = replaced(game.village_spaces, space - VILLAGE, there)
    else:
        game.stela = there
    if game.events is not None:
        name = UNIQUE[0 if space < VILLAGE else 1 if space < STELA else 2]
        game.emit("placed", location=name, space=occupants(game, space)[1] + 1, meeple=KINDS[kind])


VISIT_OPTIONS: Final[dict[int, tuple[int, ...]]] = {}
# By company: how many meeples, and what they take from a pool.
VISITORS: Final[tuple[int, ...]] = tuple([sum(group) for group in verbs.COMPANIES])
VISITING: Final[tuple[int, ...]] = tuple([needed(*group) for group in verbs.COMPANIES])


def visit_options(game: Game, profile: int) -> tuple[int, ...]:
    """Any number per turn; at the Harbor, as many as can be paid for (R-33)."""
    most = WHOLE_TEAM if game.flags.free_location_many_meeples_per_turn else 1
    price = game.box.harbor_price
    payable = min(most, game.players[game.seat].coins // price) if price else most
    key = profile | most << 10 | payable << 13
    found = VISIT_OPTIONS.get(key)
    if found is None:
        found = VISIT_OPTIONS[key] = (*list_visits(CAMP, most, profile), *list_visits(HARBOR, payable, profile))
    return found


def list_visits(location: int, most: int, profile: int) -> list[int]:
    """The groups that a pool allows, roles mixed (R-30)."""
    first = verbs.VISIT + location * len(verbs.COMPANIES)
    held: i64 = roomy(profile)
    return [first + i for i, taken in enumerate(VISITING) if (held - taken) & ENOUGH == ENOUGH and VISITORS[i] <= most]


def visit(game: Game, location: int, i: int) -> None:
    """All are put down first; the Camp then pays and rerolls for one after the other (R-31, R-33, R-70)."""
    me = game.players[game.seat]
    group = company(me.pool, *verbs.COMPANIES[i])
    meeples = sum(verbs.COMPANIES[i])
    me.pool -= group
    if game.events is not None:
        game.emit("visited", location=FREE_LOCATIONS[location], meeples=meeples)
    if location == CAMP:
        game.camp = replaced(game.camp, game.seat, game.camp[game.seat] + group)
        game.push_from(CAMP_EFFECT, FROM_CAMP, meeples if game.flags.camp_pays_per_meeple else 1)
    else:
        pay_coins(game, visit_price(game, location, i))
        game.harbor = replaced(game.harbor, game.seat, game.harbor[game.seat] + group)


def no_visit(game: Game, location: int, i: int) -> Refusal:
    """Why a group cannot go to a free location."""
    me = game.players[game.seat]
    wanted = verbs.COMPANIES[i]
    held = (me.pool & 15, me.pool >> 4 & 15, eithers(me.pool), make_profile(me.pool) >> 9)
    pairs = zip(MEEPLES, wanted, held, strict=True)
    short = {name: need - there for name, need, there in pairs if need > there}
    if short:
        return Refusal("too-few-meeples", "R-33", None, short)
    if sum(wanted) > 1 and not game.flags.free_location_many_meeples_per_turn:
        return Refusal("over-limit", "R-33", None)
    return Refusal("cannot-pay", "R-33", 8, {"coin": visit_price(game, location, i) - me.coins})


def visit_price(game: Game, location: int, i: int) -> int:
    """At the Harbor every meeple pays (R-33)."""
    return sum(verbs.COMPANIES[i]) * game.box.harbor_price if location == HARBOR else 0


@final
class CampEffect(Effect[Game]):
    """A coin and then an optional reroll; `arg` is how often, usually once per meeple (R-31, R-33)."""

    def resolve(self, game: Game, arg: int) -> None:
        gain_coins(game, game.box.camp_coins)
        if arg > 1:
            game.push(self, arg - 1)
        game.push(CAMP_REROLL)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 1 <= arg <= size(game.camp[seat])


@final
class CampReroll(Decision[Game]):
    """Reroll one meeple still in the pool; with an empty pool there is none (R-32)."""

    kind: ClassVar[str] = "roll"
    decline: int = verbs.SKIP

    def options(self, game: Game, arg: int) -> list[int]:
        pool = game.players[game.seat].pool
        return [verbs.REROLL + kind for kind in kinds_in(pool)]

    def choose(self, game: Game, arg: int, action: int) -> None:
        throw(game, action - verbs.REROLL)

    def hopeful(self, game: Game, arg: int) -> bool:
        return False

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return no_such_meeple(action, "R-32", 8) if verbs.REROLL <= action < verbs.REROLL_ALL else None

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg == 0 and game.phase == PLACE_PHASE and game.camp[seat] > 0


PLACE: Final = Place()
CAMP_EFFECT: Final = CampEffect()
CAMP_REROLL: Final = CampReroll()


@final
class NextPlacement(Effect[Game]):
    """Clockwise to the next who has meeples; when nobody has any left, the phase is over (R-02, R-16)."""

    def resolve(self, game: Game, arg: int) -> None:
        seats = len(game.players)
        for step in range(1, seats + 1):
            seat = (game.turn + step) % seats
            if game.players[seat].pool:
                begin_placing(game, seat)
                return


def begin_placing(game: Game, seat: int) -> None:
    game.turn = seat
    game.source = FROM_NOWHERE
    game.push_for(seat, PLACE)


NEXT_PLACEMENT: Final = NextPlacement()
