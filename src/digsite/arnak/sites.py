"""Sites: who occupies them, activating them (47-50, 128, 169, 170, 185, 190)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.arnak import verbs
from digsite.arnak.box import FIRST_LEVEL1, FIRST_LEVEL2, LEVEL_OF, SITE_NAMES, SITE_OF, SPACES_OF
from digsite.arnak.model import FROM_CAMP, FROM_LEVEL1, FROM_LEVEL2, NONE, Game
from digsite.arnak.refusals import cannot_pay
from digsite.arnak.resources import covers, shortfall
from digsite.arnak.tokens import charge, spend
from digsite.kernel.effects import Decision, Effect
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import About, Amounts


def discovered(game: Game, site: int) -> bool:
    return site < FIRST_LEVEL1 or game.tiles[site - FIRST_LEVEL1] != NONE


def unoccupied(game: Game, site: int) -> bool:
    """No archaeologist on any of its spaces; guardians and blocking tiles do not count (47)."""
    return all(game.figures[space] < 0 for space in SPACES_OF[site])


def occupied_by(game: Game, site: int, seat: int) -> bool:
    """Whether a seat has at least one archaeologist there (48)."""
    return any(game.figures[space] == seat for space in SPACES_OF[site])


def occupied_sites(game: Game, seat: int) -> list[int]:
    """The sites where a seat has an archaeologist, each once."""
    sites: list[int] = []
    for space, figure in enumerate(game.figures):
        if figure == seat and not (sites and sites[-1] == SITE_OF[space]):
            sites.append(SITE_OF[space])
    return sites


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
    decline: int = verbs.SKIP

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.RESOLVE]

    def choose(self, game: Game, arg: int, action: int) -> None:
        game.push(ACTIVATE_SITE, arg)

    def about(self, game: Game, arg: int) -> About:
        return {"site": SITE_NAMES[arg]}

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg < verbs.SITES


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
        """Whether every site that can be activated costs the surcharge."""
        own = occupied_sites(game, game.seat)
        return bool(own) and own[0] >= FIRST_LEVEL2

    def why_not(self, game: Game, arg: int, site: int) -> Refusal | None:
        """Why a site cannot be activated."""
        if LEVEL_OF[site] not in self.levels:
            return Refusal("wrong-site", "49", 24)
        if arg >> site & 1:
            return Refusal("wrong-site", "185", 24)
        if not discovered(game, site):
            return Refusal("not-discovered", "49", 24)
        if self.occupancy == UNOCCUPIED and not unoccupied(game, site):
            return Refusal("site-occupied", "47", 24)
        if self.occupancy == OWN and not occupied_by(game, site, game.seat):
            return Refusal("not-on-site", "48", 24, {"archaeologist": 1})
        purse, price = game.players[game.seat].purse, self.price(site)
        return None if covers(purse, price) else cannot_pay(shortfall(purse, price), "169", 24)

    def price(self, site: int) -> int:
        """The surcharge of a level-2 site (169)."""
        return self.surcharge if site >= FIRST_LEVEL2 else 0

    def cost(self, game: Game, arg: int, action: int) -> Amounts:
        return charge(self.price(action - verbs.ACTIVATE)) if verbs.ACTIVATE <= action < verbs.RELOCATE else {}

    def about(self, game: Game, arg: int) -> About:
        return {"left": self.count - arg.bit_count()} if self.count > 1 else {}

    def choose(self, game: Game, arg: int, action: int) -> None:
        if action == verbs.SKIP:
            return
        site = action - verbs.ACTIVATE
        taken = arg | 1 << site
        if taken.bit_count() < self.count:
            game.push(self, taken)
        spend(game, self.price(site))
        game.push(ACTIVATE_SITE, site)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.ACTIVATE <= action < verbs.RELOCATE:
            return self.why_not(game, arg, action - verbs.ACTIVATE)
        return None

    def parts(self) -> tuple[object, ...]:
        return (self.levels, self.occupancy, self.count, self.surcharge)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg < 1 << verbs.SITES


def take_tile(game: Game, level: int) -> int:
    """Remove the top tile of a level's stack."""
    if level == 1:
        tile, game.level1 = game.level1[0], game.level1[1:]
        game.level1_known = min(game.level1_known, len(game.level1))
    else:
        tile, game.level2 = game.level2[0], game.level2[1:]
        game.level2_known = min(game.level2_known, len(game.level2))
    return tile


@final
class RevealStackTile(Effect[Game]):
    """Reveal the top tile of a level's stack, resolve it and put it on the bottom, known to everyone (128, 190)."""

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

    def about(self, game: Game, arg: int) -> About:
        return {"shows": "tile"}

    def parts(self) -> tuple[object, ...]:
        return (self.level,)
