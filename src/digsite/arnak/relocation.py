"""Archaeologists on the map: relocating them and returning them home (51-53, 180, 184)."""

from __future__ import annotations

from typing import final

from digsite.arnak import verbs
from digsite.arnak.box import LEVEL_OF, SITE_NAMES, SITE_OF, SPACES_OF
from digsite.arnak.model import BLOCKED, NOBODY, Game, replaced
from digsite.arnak.sites import ACTIVATE_SITE, discovered, occupied_by, occupied_sites
from digsite.kernel.effects import Decision
from digsite.kernel.refusal import Refusal


@final
class Relocate(Decision[Game]):
    """May move an archaeologist of the player to a free space of another site and activate it (51, 52, 184)."""

    __slots__ = ("levels",)
    decline: int = verbs.SKIP

    def __init__(self, levels: tuple[int, ...]) -> None:
        self.levels = levels

    def options(self, game: Game, arg: int) -> list[int]:
        origins = occupied_sites(game, game.seat)
        targets = [space for space in range(verbs.LOW_SPACES) if self.why_not(game, space) is None]
        starts = [(origin, verbs.RELOCATE + origin * verbs.LOW_SPACES) for origin in origins]
        starts += [(c, verbs.RELOCATE_SECOND + c * verbs.LOW_SPACES) for c in origins if both_own(game, c)]
        return [first + space for origin, first in starts for space in targets if SITE_OF[space] != origin]

    def why_not(self, game: Game, space: int) -> Refusal | None:
        """Why an archaeologist cannot move to a space."""
        if LEVEL_OF[SITE_OF[space]] not in self.levels:
            return Refusal("wrong-site", "184", 22)
        if not discovered(game, SITE_OF[space]):
            return Refusal("not-discovered", "51", 24)
        if game.figures[space] == BLOCKED:
            return Refusal("space-blocked", "34", 24)
        return None if game.figures[space] == NOBODY else Refusal("space-occupied", "51", 24)

    def choose(self, game: Game, arg: int, action: int) -> None:
        second = action >= verbs.RELOCATE_SECOND
        origin, space = divmod(action - (verbs.RELOCATE_SECOND if second else verbs.RELOCATE), verbs.LOW_SPACES)
        lift_figure(game, origin, second)
        game.figures = replaced(game.figures, space, game.seat)
        if game.events is not None:
            site = SITE_OF[space]
            space_number = SPACES_OF[site].index(space) + 1
            game.emit("relocated", origin=SITE_NAMES[origin], site=SITE_NAMES[site], space=space_number)
        game.push(ACTIVATE_SITE, SITE_OF[space])

    def hopeful(self, game: Game, arg: int) -> bool:
        return False

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.RELOCATE_SECOND <= action < verbs.RETURN_SECOND:
            origin, space = divmod(action - verbs.RELOCATE_SECOND, verbs.LOW_SPACES)
            if not both_own(game, origin):
                return Refusal("no-second-figure", "51", 24)
        elif verbs.RELOCATE <= action < verbs.RETURN:
            origin, space = divmod(action - verbs.RELOCATE, verbs.LOW_SPACES)
            if not occupied_by(game, origin, game.seat):
                return Refusal("not-on-site", "52", 24, {"archaeologist": 1})
        else:
            return None
        if SITE_OF[space] == origin:
            return Refusal("wrong-site", "51", 24)
        return self.why_not(game, space)

    def parts(self) -> tuple[object, ...]:
        return (self.levels,)


def both_own(game: Game, site: int) -> bool:
    """Whether both figures of a camp are the player's, so that there is a choice between them (51, 180)."""
    return site < verbs.CAMPS and all([game.figures[space] == game.seat for space in SPACES_OF[site]])


def lift_figure(game: Game, site: int, second: bool) -> None:
    """Pick up one of the player's archaeologists; of two at a camp, the one on the cheaper space, or the second."""
    standing = [space for space in SPACES_OF[site] if game.figures[space] == game.seat]
    game.figures = replaced(game.figures, standing[1 if second else 0], NOBODY)


@final
class ReturnArchaeologist(Decision[Game]):
    """Return one of the player's archaeologists home, if one is out (180); no guardian gives Fear for it (53)."""

    def options(self, game: Game, arg: int) -> list[int]:
        sites = occupied_sites(game, game.seat)
        seconds = [verbs.RETURN_SECOND + site for site in sites if both_own(game, site)]
        return [verbs.RETURN + site for site in sites] + seconds

    def choose(self, game: Game, arg: int, action: int) -> None:
        second = action >= verbs.RETURN_SECOND
        site = action - (verbs.RETURN_SECOND if second else verbs.RETURN)
        lift_figure(game, site, second)
        game.players[game.seat].archaeologists += 1
        if game.events is not None:
            game.emit("returned", site=SITE_NAMES[site])

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.RETURN <= action < verbs.MOVE:
            return Refusal("not-on-site", "180", 22, {"archaeologist": 1})
        return Refusal("no-second-figure", "180", 22) if action >= verbs.RETURN_SECOND else None
