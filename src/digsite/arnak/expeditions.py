"""Dig and discover: sending an archaeologist out (32-46, 167, 168, 183)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

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
from digsite.arnak.icons import as_planes, unmet
from digsite.arnak.model import BLOCKED, FROM_IDOL, NOBODY, NONE, UNSEEN, Game, replaced
from digsite.arnak.pauses import PAUSE
from digsite.arnak.refusals import cannot_pay
from digsite.arnak.resources import COMPASS, compasses, shortfall
from digsite.arnak.sites import ACTIVATE_AGAIN, ACTIVATE_SITE, discovered, take_tile
from digsite.arnak.tokens import charge, spend
from digsite.arnak.travel import available, discounted, missing_icons, owe, ways_to_travel
from digsite.kernel.effects import Decision, Effect
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import About, Amounts

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL_SPACES: Final = (1 << verbs.SPACES) - 1
CAMP_SPACES: Final = (1 << FIRST_LEVEL_SPACE) - 1
DISCOUNT: Final = 30  # where the discount begins behind the icons: five kinds, six bits each
NOT_YET: Final = -1


@final
class Expedition(Decision[Game]):
    """Send an archaeologist from the player's board to dig or to discover (32, 40).

    As a main action, or granted by a card with a discount on travel, fewer compasses for discovering, only camps,
    free travel, or a second activation (167, 168, 183). The discount is for its own cost only (20).
    """

    __slots__ = ("camps_only", "compasses_off", "discount", "free_travel", "twice")
    decline: int = verbs.SKIP

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
        options: list[int] = []
        self.add_options(game, options)
        return options

    def add_options(self, game: Game, options: list[int]) -> None:
        me = game.players[game.seat]
        if not me.archaeologists:
            return
        held = compasses(me.purse) + self.compasses_off
        tiles = game.tiles
        reachable = self.reachable(game)
        for space, figure in enumerate(game.figures):
            if figure == NOBODY and reachable >> space & 1:
                if space < FIRST_LEVEL_SPACE or tiles[space - FIRST_LEVEL_SPACE] != NONE:
                    options.append(verbs.DIG + space)
                elif held >= DISCOVER_COMPASSES[LEVEL_OF[SITE_OF[space]]]:
                    options.append(verbs.DISCOVER + SITE_OF[space])

    def reachable(self, game: Game) -> i64:
        """A bit for each space whose travel cost could be paid; a pure function of the icons, so it is cached."""
        if self.free_travel:
            return CAMP_SPACES if self.camps_only else ALL_SPACES
        me = game.players[game.seat]
        icons = available(game)
        discount = as_planes(self.discount) if me.all_planes else self.discount
        key = icons | discount << DISCOUNT
        found = game.board.reach.get(key, NOT_YET)
        if found == NOT_YET:
            found = 0
            for space in range(verbs.SPACES):
                if not unmet(icons, self.needs(game, space)):
                    found |= 1 << space
            game.board.reach[key] = found
        return found & CAMP_SPACES if self.camps_only else found

    def needs(self, game: Game, space: int) -> int:
        """The travel cost of a space, less the discount."""
        if self.free_travel:
            return 0
        return discounted(game.players[game.seat], game.board.needs[space], self.discount)

    def toll(self, site: int) -> int:
        """The compasses that discovering a site costs (38, 40)."""
        return max(0, DISCOVER_COMPASSES[LEVEL_OF[site]] - self.compasses_off) * COMPASS

    def cost(self, game: Game, arg: int, action: int) -> Amounts:
        if verbs.DISCOVER <= action < verbs.OVERCOME:
            site = action - verbs.DISCOVER
            return charge(self.toll(site), self.needs(game, SPACES_OF[site][0]))
        return charge(0, self.needs(game, action - verbs.DIG)) if verbs.DIG <= action < verbs.DISCOVER else {}

    def ways(self, game: Game, arg: int, action: int) -> list[list[int]]:
        if not verbs.DIG <= action < verbs.OVERCOME:
            return []
        space = action - verbs.DIG if action < verbs.DISCOVER else SPACES_OF[action - verbs.DISCOVER][0]
        return [way for way in ways_to_travel(game, self.needs(game, space)) if way]

    def choose(self, game: Game, arg: int, action: int) -> None:
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
        owe(game, self.needs(game, space))

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
    """From the player's board onto a space."""

    def resolve(self, game: Game, arg: int) -> None:
        game.players[game.seat].archaeologists -= 1
        game.figures = replaced(game.figures, arg, game.seat)
        if game.events is not None:
            game.emit("placed", site=SITE_NAMES[SITE_OF[arg]], space=SPACES_OF[SITE_OF[arg]].index(arg) + 1)

    def about(self, game: Game, arg: int) -> About:
        site = SITE_OF[arg]
        verb = "dig" if discovered(game, site) else "discover"
        return {"verb": verb, "site": SITE_NAMES[site], "space": SPACES_OF[site].index(arg) + 1}

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

    def about(self, game: Game, arg: int) -> About:
        return {"shows": "site", "site": SITE_NAMES[arg]}

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return FIRST_LEVEL1 <= arg < verbs.SITES and not discovered(game, arg)


@final
class AwakenGuardian(Effect[Game]):
    """The last step of a discovery: the top guardian is placed on the site (42)."""

    def resolve(self, game: Game, arg: int) -> None:
        guardian, game.guardian_deck = game.guardian_deck[0], game.guardian_deck[1:]
        game.wardens = replaced(game.wardens, arg, guardian)
        if game.events is not None:
            game.emit("awoke", site=SITE_NAMES[arg], guardian=game.box.guardians[guardian].name)

    def about(self, game: Game, arg: int) -> About:
        return {"shows": "guardian", "site": SITE_NAMES[arg]}

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return FIRST_LEVEL1 <= arg < verbs.SITES and game.wardens[arg] == NONE and bool(game.guardian_deck)


PLACE_ARCHAEOLOGIST: Final = PlaceArchaeologist()
USE_IDOL: Final = UseIdol()
STORE_IDOLS: Final = StoreIdols()
REVEAL_SITE: Final = RevealSite()
AWAKEN_GUARDIAN: Final = AwakenGuardian()
