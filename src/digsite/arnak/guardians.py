"""Guardians: overcoming them, moving them, avoiding their Fear (54-60)."""

from __future__ import annotations

from typing import Final, final

from digsite.arnak import verbs
from digsite.arnak.box import SITE_NAMES
from digsite.arnak.model import ARCHAEOLOGISTS, NONE, Game, replaced
from digsite.arnak.refusals import cannot_pay
from digsite.arnak.sites import ACTIVATE_SITE, discovered, occupied_by, occupied_sites, unoccupied
from digsite.arnak.tokens import Cost
from digsite.kernel.effects import Decision, Effect
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import About, Amounts


def cost_of(game: Game, guardian: int) -> Cost:
    printed = game.box.guardians[guardian]
    return Cost(printed.tokens, printed.discards, printed.travel)


@final
class Overcome(Decision[Game]):
    """Overcome a guardian on a site with one of the player's archaeologists, for the cost on its tile (54)."""

    def options(self, game: Game, arg: int) -> list[int]:
        options: list[int] = []
        self.add_options(game, options)
        return options

    def add_options(self, game: Game, options: list[int]) -> None:
        if game.players[game.seat].archaeologists == ARCHAEOLOGISTS:
            return  # all are at home
        for site in occupied_sites(game, game.seat):
            if game.wardens[site] != NONE and cost_of(game, game.wardens[site]).payable(game):
                options.append(verbs.OVERCOME + site)

    def choose(self, game: Game, arg: int, action: int) -> None:
        site = action - verbs.OVERCOME
        game.push(TAKE_GUARDIAN, site)
        cost_of(game, game.wardens[site]).charge(game)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if not verbs.OVERCOME <= action < verbs.BUY:
            return None
        site = action - verbs.OVERCOME
        if game.wardens[site] == NONE:
            return Refusal("no-guardian", "54", 11)
        if not occupied_by(game, site, game.seat):
            return Refusal("not-on-site", "54", 11, {"archaeologist": 1})
        return cannot_pay(cost_of(game, game.wardens[site]).missing(game), "54", 11)

    def cost(self, game: Game, arg: int, action: int) -> Amounts:
        return cost_of(game, game.wardens[action - verbs.OVERCOME]).told()

    def ways(self, game: Game, arg: int, action: int) -> list[list[int]]:
        return cost_of(game, game.wardens[action - verbs.OVERCOME]).ways(game)


OVERCOME: Final = Overcome()


@final
class OvercomeFree(Decision[Game]):
    """May overcome a guardian without paying: on an occupied site, or (Bear Trap) where no opponent is (55, 162)."""

    __slots__ = ("anywhere",)
    decline: int = verbs.SKIP

    def __init__(self, anywhere: bool = False) -> None:
        self.anywhere = anywhere

    def options(self, game: Game, arg: int) -> list[int]:
        return [
            verbs.OVERCOME + site
            for site, guardian in enumerate(game.wardens)
            if guardian != NONE and self.in_range(game, site)
        ]

    def in_range(self, game: Game, site: int) -> bool:
        if self.anywhere:
            others = [seat for seat in range(verbs.SEATS) if seat != game.seat]
            return not any([occupied_by(game, site, seat) for seat in others])
        return occupied_by(game, site, game.seat)

    def choose(self, game: Game, arg: int, action: int) -> None:
        game.push(TAKE_GUARDIAN, action - verbs.OVERCOME)

    def hopeful(self, game: Game, arg: int) -> bool:
        return False

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if not verbs.OVERCOME <= action < verbs.BUY:
            return None
        if game.wardens[action - verbs.OVERCOME] == NONE:
            return Refusal("no-guardian", "55", 24)
        if self.anywhere:
            return Refusal("site-occupied", "162", 22)
        return Refusal("not-on-site", "55", 24, {"archaeologist": 1})

    def parts(self) -> tuple[object, ...]:
        return (self.anywhere,)


@final
class TakeGuardian(Effect[Game]):
    """The tile goes to the player; its boon can be used immediately (54, 56)."""

    def resolve(self, game: Game, arg: int) -> None:
        me = game.players[game.seat]
        guardian = game.wardens[arg]
        game.wardens = replaced(game.wardens, arg, NONE)
        me.guardians += (guardian,)
        me.boons |= 1 << guardian
        if game.events is not None:
            game.emit("overcame", site=SITE_NAMES[arg], guardian=game.box.guardians[guardian].name)

    def about(self, game: Game, arg: int) -> About:
        return {"verb": "overcome", "site": SITE_NAMES[arg]}

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg < verbs.SITES and game.wardens[arg] != NONE


TAKE_GUARDIAN: Final = TakeGuardian()


@final
class MoveGuardian(Decision[Game]):
    """Move a guardian from an own site to an unoccupied camp or level-1 site without one; activate that (60, 179)."""

    def options(self, game: Game, arg: int) -> list[int]:
        origins = [site for site in occupied_sites(game, game.seat) if game.wardens[site] != NONE]
        targets = [site for site in range(verbs.LOW_SITES) if self.why_not(game, site) is None]
        return [verbs.MOVE + origin * verbs.LOW_SITES + site for origin in origins for site in targets]

    def why_not(self, game: Game, site: int) -> Refusal | None:
        """Why a guardian cannot be moved to a site."""
        if not discovered(game, site):
            return Refusal("not-discovered", "179", 22)
        if game.wardens[site] != NONE:
            return Refusal("site-guarded", "60", 22)
        return None if unoccupied(game, site) else Refusal("site-occupied", "179", 22)

    def choose(self, game: Game, arg: int, action: int) -> None:
        origin, site = divmod(action - verbs.MOVE, verbs.LOW_SITES)
        guardian = game.wardens[origin]
        game.wardens = replaced(replaced(game.wardens, origin, NONE), site, guardian)
        if game.events is not None:
            name = game.box.guardians[guardian].name
            game.emit("moved-guardian", guardian=name, origin=SITE_NAMES[origin], site=SITE_NAMES[site])
        game.push(ACTIVATE_SITE, site)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if not verbs.MOVE <= action < verbs.TAKE_CARD:
            return None
        origin, site = divmod(action - verbs.MOVE, verbs.LOW_SITES)
        if game.wardens[origin] == NONE:
            return Refusal("no-guardian", "179", 22)
        if not occupied_by(game, origin, game.seat):
            return Refusal("not-on-site", "179", 22, {"archaeologist": 1})
        return self.why_not(game, site)


@final
class WardFear(Effect[Game]):
    """No Fear from guardians at the end of this round (188)."""

    def resolve(self, game: Game, arg: int) -> None:
        game.players[game.seat].warded = True
        if game.events is not None:
            game.emit("warded")
