"""Dig and discover; activating sites; moving archaeologists (32-53)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.arnak import verbs
from digsite.arnak.box import (
    DISCOVER_COMPASSES,
    FIRST_LEVEL1,
    FIRST_LEVEL2,
    FIRST_LEVEL_SPACE,
    LEVEL_OF,
    SITE_NAMES,
    SITE_OF,
    SPACES_OF,
)
from digsite.arnak.icons import unmet
from digsite.arnak.model import (
    BLOCKED,
    FROM_CAMP,
    FROM_IDOL,
    FROM_LEVEL1,
    FROM_LEVEL2,
    NOBODY,
    NONE,
    UNSEEN,
    Game,
    replaced,
)
from digsite.arnak.pauses import PAUSE
from digsite.arnak.refusals import cannot_pay
from digsite.arnak.resources import COMPASS, compasses, covers, shortfall
from digsite.arnak.tokens import spend
from digsite.arnak.travel import PAY_TRAVEL, available, discounted, missing_icons
from digsite.kernel.effects import Decision, Effect
from digsite.kernel.refusal import Refusal


def discovered(game: Game, site: int) -> bool:
    return site < FIRST_LEVEL1 or game.tiles[site - FIRST_LEVEL1] != NONE


def unoccupied(game: Game, site: int) -> bool:
    """No archaeologist of anybody on any of its spaces; guardians and blocking tiles do not count (47)."""
    return all([game.figures[space] < 0 for space in SPACES_OF[site]])


def occupied_by(game: Game, site: int, seat: int) -> bool:
    """At least one own archaeologist there (48)."""
    return any([game.figures[space] == seat for space in SPACES_OF[site]])


def occupied_sites(game: Game, seat: int) -> list[int]:
    """The sites where a seat has an archaeologist, each once."""
    if seat not in game.figures:
        return []
    return sorted({SITE_OF[space] for space, figure in enumerate(game.figures) if figure == seat})


REACHABLE: Final[dict[tuple[int, int, int, bool, str], tuple[int, ...]]] = {}


@final
class Expedition(Decision[Game]):
    """Send an archaeologist from the own board to dig or to discover (32, 40).

    As a main action, or granted by a card with a discount on travel, fewer compasses for discovering, only camps,
    free travel, or a second activation (167, 168, 183). The discount is for its own cost only (20).
    """

    __slots__ = ("camps_only", "compasses_off", "discount", "free_travel", "twice")
    decline: ClassVar[int] = verbs.SKIP

    def __init__(
        self,
        discount: int = 0,
        compasses_off: int = 0,
        camps_only: bool = False,
        free_travel: bool = False,
        twice: bool = False,
    ) -> None:
        self.discount = discount
        self.compasses_off = compasses_off
        self.camps_only = camps_only
        self.free_travel = free_travel
        self.twice = twice

    def options(self, game: Game, arg: int) -> list[int]:
        me = game.players[game.seat]
        if not me.archaeologists:
            return []
        held = compasses(me.purse) + self.compasses_off
        figures, tiles = game.figures, game.tiles
        options = []
        for space in self.reachable(game):
            if figures[space] != NOBODY:
                continue
            if space < FIRST_LEVEL_SPACE or tiles[space - FIRST_LEVEL_SPACE] != NONE:
                options.append(verbs.DIG + space)
            elif held >= DISCOVER_COMPASSES[LEVEL_OF[SITE_OF[space]]]:
                options.append(verbs.DISCOVER + SITE_OF[space])
        return options

    def reachable(self, game: Game) -> tuple[int, ...]:
        """The spaces whose travel cost could be paid; a pure function of icons and needs, hence remembered."""
        me = game.players[game.seat]
        last = FIRST_LEVEL_SPACE if self.camps_only else verbs.SPACES
        if self.free_travel:
            return tuple(range(last))
        key = (available(game), me.needs, self.discount, me.all_planes, game.board.name)
        found = REACHABLE.get(key)
        if found is None:
            found = tuple([space for space in range(last) if not unmet(key[0], me.needs + self.needs(game, space))])
            REACHABLE[key] = found
        return found

    def needs(self, game: Game, space: int) -> int:
        """The travel cost of a space, less the discount."""
        if self.free_travel:
            return 0
        return discounted(game.players[game.seat], game.board.needs[space], self.discount)

    def toll(self, site: int) -> int:
        """The compasses that discovering a site costs (38, 40)."""
        return max(0, DISCOVER_COMPASSES[LEVEL_OF[site]] - self.compasses_off) * COMPASS

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        if action < verbs.DISCOVER:
            space = action - verbs.DIG
            site = SITE_OF[space]
            if self.twice:
                game.push(ACTIVATE_AGAIN, site)
            game.push(ACTIVATE_SITE, site)
        else:
            site = action - verbs.DISCOVER
            space = SPACES_OF[site][0]
            spend(game, self.toll(site))
            for step in (AWAKEN_GUARDIAN, PAUSE, ACTIVATE_SITE, REVEAL_SITE, PAUSE, USE_IDOL):
                game.push(step, site)
        game.push(PLACE_ARCHAEOLOGIST, space)
        me.needs += self.needs(game, space)
        game.push(PAY_TRAVEL)

    def hopeful(self, game: Game, arg: int) -> bool:
        return game.players[game.seat].archaeologists > 0

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.DIG <= action < verbs.DISCOVER:
            return self.no_dig(game, action - verbs.DIG)
        if verbs.DISCOVER <= action < verbs.OVERCOME:
            return self.no_discovery(game, action - verbs.DISCOVER)
        return None

    def no_dig(self, game: Game, space: int) -> Refusal:
        if not discovered(game, SITE_OF[space]):
            return Refusal("not-discovered", "32", 9)
        return self.no_way(game, space, {}, "32", 9)

    def no_discovery(self, game: Game, site: int) -> Refusal:
        if discovered(game, site):
            return Refusal("already-discovered", "40", 10)
        missing = shortfall(game.players[game.seat].purse, self.toll(site))
        return self.no_way(game, SPACES_OF[site][0], missing, "40", 10)

    def no_way(self, game: Game, space: int, missing: dict[str, int], rule: str, page: int) -> Refusal:
        """Why an archaeologist cannot be sent to a space."""
        if self.camps_only and space >= FIRST_LEVEL_SPACE:
            return Refusal("wrong-site", "183", 24)
        if not game.players[game.seat].archaeologists:
            return Refusal("no-archaeologist", "33", 9, {"archaeologist": 1})
        if game.figures[space] == BLOCKED:
            return Refusal("space-blocked", "34", 9)
        if game.figures[space] != NOBODY:
            return Refusal("space-occupied", "32", 9)
        return cannot_pay({**missing, **missing_icons(game, self.needs(game, space))}, rule, page)

    def parts(self) -> tuple[object, ...]:
        return (self.discount, self.compasses_off, self.camps_only, self.free_travel, self.twice)


EXPEDITION: Final = Expedition()


@final
class PlaceArchaeologist(Effect[Game]):
    """From the own board onto a space."""

    def resolve(self, game: Game, arg: int) -> None:
        game.players[game.seat].archaeologists -= 1
        game.figures = replaced(game.figures, arg, game.seat)
        if game.events is not None:
            game.emit("placed", site=SITE_NAMES[SITE_OF[arg]], space=SPACES_OF[SITE_OF[arg]].index(arg) + 1)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg < verbs.SPACES and game.figures[arg] == NOBODY and game.players[seat].archaeologists > 0


@final
class UseIdol(Effect[Game]):
    """The face-up idol of a site just discovered is used once, then all idols there go to the crates (41, 43)."""

    def resolve(self, game: Game, arg: int) -> None:
        idol = game.idols[arg - FIRST_LEVEL1]
        game.push(STORE_IDOLS, arg)
        if idol != NONE:
            game.push_from(game.box.idols[idol].effect, FROM_IDOL + idol)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return FIRST_LEVEL1 <= arg < verbs.SITES


@final
class StoreIdols(Effect[Game]):
    """Idols lie face down in the crates; the one that lay face down stays unseen (41, 61, 123)."""

    def resolve(self, game: Game, arg: int) -> None:
        me = game.players[game.seat]
        for idol in lift_idols(game, arg):
            me.crates += (idol,)
            if game.events is not None:
                game.emit("took-idol", idol=None if idol >= UNSEEN else game.box.idols[idol].name)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return FIRST_LEVEL1 <= arg < verbs.SITES


def lift_idols(game: Game, site: int) -> list[int]:
    """Take the idols off a site: the face-up one, then the face-down one marked as unseen."""
    lifted = []
    if game.idols[site - FIRST_LEVEL1] != NONE:
        lifted.append(game.idols[site - FIRST_LEVEL1])
        game.idols = replaced(game.idols, site - FIRST_LEVEL1, NONE)
    if site >= FIRST_LEVEL2 and game.hidden_idols[site - FIRST_LEVEL2] != NONE:
        lifted.append(game.hidden_idols[site - FIRST_LEVEL2] + UNSEEN)
        game.hidden_idols = replaced(game.hidden_idols, site - FIRST_LEVEL2, NONE)
    return lifted


@final
class RevealSite(Effect[Game]):
    """The top tile of the level's stack is placed face up."""

    def resolve(self, game: Game, arg: int) -> None:
        tile = take_tile(game, LEVEL_OF[arg])
        game.tiles = replaced(game.tiles, arg - FIRST_LEVEL1, tile)
        if game.events is not None:
            game.emit("discovered", site=SITE_NAMES[arg], tile=game.box.tile(arg, tile).name)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return FIRST_LEVEL1 <= arg < verbs.SITES and not discovered(game, arg)


def take_tile(game: Game, level: int) -> int:
    """The top tile of a level's stack leaves it."""
    if level == 1:
        tile, game.level1 = game.level1[0], game.level1[1:]
        game.level1_known = min(game.level1_known, len(game.level1))
    else:
        tile, game.level2 = game.level2[0], game.level2[1:]
        game.level2_known = min(game.level2_known, len(game.level2))
    return tile


@final
class AwakenGuardian(Effect[Game]):
    """Last of a discovery: the top guardian comes to the site (42)."""

    def resolve(self, game: Game, arg: int) -> None:
        guardian, game.guardian_deck = game.guardian_deck[0], game.guardian_deck[1:]
        game.wardens = replaced(game.wardens, arg, guardian)
        if game.events is not None:
            game.emit("awoke", site=SITE_NAMES[arg], guardian=game.box.guardians[guardian].name)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return FIRST_LEVEL1 <= arg < verbs.SITES and game.wardens[arg] == NONE and bool(game.guardian_deck)


@final
class ActivateSite(Effect[Game]):
    """Resolve the effect of the site `arg` (49)."""

    def resolve(self, game: Game, arg: int) -> None:
        if arg < FIRST_LEVEL1:
            game.push_from(game.box.camps[arg].effect, FROM_CAMP + arg)
        else:
            tile = game.tiles[arg - FIRST_LEVEL1]
            start = FROM_LEVEL1 if arg < FIRST_LEVEL2 else FROM_LEVEL2
            game.push_from(game.box.tile(arg, tile).effect, start + tile)
        if game.events is not None:
            game.emit("activated", site=SITE_NAMES[arg])

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg < verbs.SITES


@final
class ActivateAgain(Decision[Game]):
    """May resolve the same site a second time (183)."""

    kind: ClassVar[str] = "choose"
    decline: ClassVar[int] = verbs.SKIP

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.RESOLVE]

    def choose(self, game: Game, arg: int, action: int) -> None:
        game.push(ACTIVATE_SITE, arg)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg < verbs.SITES


PLACE_ARCHAEOLOGIST: Final = PlaceArchaeologist()
USE_IDOL: Final = UseIdol()
STORE_IDOLS: Final = StoreIdols()
REVEAL_SITE: Final = RevealSite()
AWAKEN_GUARDIAN: Final = AwakenGuardian()
ACTIVATE_SITE: Final = ActivateSite()
ACTIVATE_AGAIN: Final = ActivateAgain()

ANY: Final = 0
UNOCCUPIED: Final = 1
OWN: Final = 2


@final
class Activate(Decision[Game]):
    """Resolve `count` different discovered sites of some levels (49, 169, 170, 185).

    Level-2 sites may cost a surcharge; where only such ones are left it may be declined, like any cost.
    """

    __slots__ = ("count", "levels", "occupancy", "surcharge")

    def __init__(self, levels: tuple[int, ...], occupancy: int = ANY, count: int = 1, surcharge: int = 0) -> None:
        self.levels = levels
        self.occupancy = occupancy
        self.count = count
        self.surcharge = surcharge

    def options(self, game: Game, arg: int) -> list[int]:
        options = [verbs.ACTIVATE + site for site in range(verbs.SITES) if self.why_not(game, arg, site) is None]
        if self.surcharge and self.only_at_a_price(game) and (options or game.free.options(game)):
            options.append(verbs.SKIP)
        return options

    def only_at_a_price(self, game: Game) -> bool:
        """Whether every site that could be activated costs the surcharge."""
        own = occupied_sites(game, game.seat)
        return bool(own) and own[0] >= FIRST_LEVEL2

    def why_not(self, game: Game, arg: int, site: int) -> Refusal | None:
        """What keeps a site from being activated."""
        if LEVEL_OF[site] not in self.levels or arg >> site & 1:
            return Refusal("wrong-site", "49", 24)
        if not discovered(game, site):
            return Refusal("not-discovered", "49", 24)
        if self.occupancy == UNOCCUPIED and not unoccupied(game, site):
            return Refusal("site-occupied", "47", 24)
        if self.occupancy == OWN and not occupied_by(game, site, game.seat):
            return Refusal("not-on-site", "48", 24, {"archaeologist": 1})
        cost = self.surcharge if site >= FIRST_LEVEL2 else 0
        purse = game.players[game.seat].purse
        return None if covers(purse, cost) else cannot_pay(shortfall(purse, cost), "169", 24)

    def choose(self, game: Game, arg: int, action: int) -> None:
        if action == verbs.SKIP:
            return
        site = action - verbs.ACTIVATE
        taken = arg | 1 << site
        if taken.bit_count() < self.count:
            game.push(self, taken)
        if site >= FIRST_LEVEL2:
            spend(game, self.surcharge)
        game.push(ACTIVATE_SITE, site)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.ACTIVATE <= action < verbs.RELOCATE:
            return self.why_not(game, arg, action - verbs.ACTIVATE)
        return None

    def parts(self) -> tuple[object, ...]:
        return (self.levels, self.occupancy, self.count, self.surcharge)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg < 1 << verbs.SITES


@final
class Relocate(Decision[Game]):
    """May move an own archaeologist from any site to a free space of another, and activate that (51, 52, 184)."""

    __slots__ = ("levels",)
    decline: ClassVar[int] = verbs.SKIP

    def __init__(self, levels: tuple[int, ...]) -> None:
        self.levels = levels

    def options(self, game: Game, arg: int) -> list[int]:
        origins = occupied_sites(game, game.seat)
        targets = [space for space in range(verbs.LOW_SPACES) if self.why_not(game, space) is None]
        return [
            verbs.RELOCATE + origin * verbs.LOW_SPACES + space
            for origin in origins
            for space in targets
            if SITE_OF[space] != origin
        ]

    def why_not(self, game: Game, space: int) -> Refusal | None:
        """What keeps a space from being moved to."""
        if LEVEL_OF[SITE_OF[space]] not in self.levels:
            return Refusal("wrong-site", "184", 22)
        if not discovered(game, SITE_OF[space]):
            return Refusal("not-discovered", "51", 24)
        if game.figures[space] == BLOCKED:
            return Refusal("space-blocked", "34", 24)
        return None if game.figures[space] == NOBODY else Refusal("space-occupied", "51", 24)

    def choose(self, game: Game, arg: int, action: int) -> None:
        origin, space = divmod(action - verbs.RELOCATE, verbs.LOW_SPACES)
        lift_figure(game, origin)
        game.figures = replaced(game.figures, space, game.seat)
        if game.events is not None:
            site = SITE_OF[space]
            space_number = SPACES_OF[site].index(space) + 1
            game.emit("relocated", origin=SITE_NAMES[origin], site=SITE_NAMES[site], space=space_number)
        game.push(ACTIVATE_SITE, SITE_OF[space])

    def hopeful(self, game: Game, arg: int) -> bool:
        return False

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if not verbs.RELOCATE <= action < verbs.RETURN:
            return None
        origin, space = divmod(action - verbs.RELOCATE, verbs.LOW_SPACES)
        if not occupied_by(game, origin, game.seat):
            return Refusal("not-on-site", "52", 24, {"archaeologist": 1})
        if SITE_OF[space] == origin:
            return Refusal("wrong-site", "51", 24)
        return self.why_not(game, space)

    def parts(self) -> tuple[object, ...]:
        return (self.levels,)


def lift_figure(game: Game, site: int) -> None:
    """Pick up an own archaeologist; of two on a camp, the one on the cheaper space."""
    space = next(space for space in SPACES_OF[site] if game.figures[space] == game.seat)
    game.figures = replaced(game.figures, space, NOBODY)


@final
class ReturnArchaeologist(Decision[Game]):
    """Take an own archaeologist home, if one is out (180); it meets no guardian on the way (53)."""

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.RETURN + site for site in occupied_sites(game, game.seat)]

    def choose(self, game: Game, arg: int, action: int) -> None:
        site = action - verbs.RETURN
        lift_figure(game, site)
        game.players[game.seat].archaeologists += 1
        if game.events is not None:
            game.emit("returned", site=SITE_NAMES[site])

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.RETURN <= action < verbs.MOVE:
            return Refusal("not-on-site", "180", 22, {"archaeologist": 1})
        return None


@final
class RevealStackTile(Effect[Game]):
    """Turn up the top tile of a level's stack and resolve it; it goes to the bottom, known to all (128, 190)."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def resolve(self, game: Game, arg: int) -> None:
        if not (game.level1 if self.level == 1 else game.level2):
            return
        tile = take_tile(game, self.level)
        if self.level == 1:
            game.level1 += (tile,)
            game.level1_known += 1
            site, source = game.box.level1[tile], FROM_LEVEL1 + tile
        else:
            game.level2 += (tile,)
            game.level2_known += 1
            site, source = game.box.level2[tile], FROM_LEVEL2 + tile
        game.push_from(site.effect, source)
        if game.events is not None:
            game.emit("revealed-tile", tile=site.name)

    def parts(self) -> tuple[object, ...]:
        return (self.level,)
