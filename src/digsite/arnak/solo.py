"""The solo rival: it reveals a tile and follows it, at no cost and without effects (139-160)."""

from __future__ import annotations

from typing import Final, final

from digsite.arnak import verbs
from digsite.arnak.box import (
    FIRST_LEVEL1,
    FIRST_LEVEL2,
    FIRST_UPPER,
    LEVEL_OF,
    LOST_TEMPLE,
    SILVER_LEFT,
    SILVER_RIGHT,
    SITE_NAMES,
    SITE_OF,
    SPACES_OF,
    TEMPLE_STACKS,
    TRACK,
    RivalTile,
)
from digsite.arnak.expeditions import AWAKEN_GUARDIAN, REVEAL_SITE, lift_idols
from digsite.arnak.market import refill_row, take_from_market
from digsite.arnak.model import HUMAN, NOBODY, NONE, RIVAL, SEEN_BY_HUMAN, UNSEEN, Game, Rival, replaced, without
from digsite.arnak.research import arrivals
from digsite.arnak.sites import discovered, occupied_sites
from digsite.kernel.effects import Effect


def row_of(site: int) -> int:
    """Rows of the map from below: camps, lower level 1, upper level 1, level 2."""
    return 0 if site < FIRST_LEVEL1 else 1 if site < FIRST_UPPER else 2 if site < FIRST_LEVEL2 else 3


@final
class RivalTurn(Effect[Game]):
    """Reveal the top tile and resolve it; what is impossible is skipped (143)."""

    def resolve(self, game: Game, arg: int) -> None:
        rival = game.rival
        assert rival is not None
        tile, rival.tiles = rival.tiles[0], rival.tiles[1:]
        rival.used += (tile,)
        # The arrow is on the back of the next tile; for the last one on that of the first used (144).
        left = game.box.rivals[rival.tiles[0] if rival.tiles else rival.used[0]].left
        printed = game.box.rivals[tile]
        if game.events is not None:
            game.emit("turned-up", tile=printed.name, arrow="left" if left else "right")
        if game.round in printed.rounds:
            act(game, rival, printed, left)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg == 0 and game.rival is not None and bool(game.rival.tiles)


RIVAL_TURN: Final = RivalTurn()


def act(game: Game, rival: Rival, tile: RivalTile, left: bool) -> None:
    if tile.kind == "dig":
        dig(game, rival, tile.resource, left)
    elif tile.kind == "discover":
        discover(game, rival, tile, left)
    elif tile.kind == "research":
        research(game, rival, left, recruits=True)
    elif tile.kind == "overcome":
        overcome(game, rival, left)
    else:
        buy(game, rival, tile, left)


def by_arrow(things: list[int], left: bool) -> int:
    """Of several candidates the leftmost or the rightmost (144)."""
    return things[0] if left else things[-1]


def dig(game: Game, rival: Rival, resource: str, left: bool) -> None:
    """A free space of a site that offers the resource, the highest row first (146, 147)."""
    free = [
        space
        for space, figure in enumerate(game.figures)
        if figure == NOBODY and discovered(game, SITE_OF[space]) and resource in offers(game, SITE_OF[space])
    ]
    if free:
        top = max([row_of(SITE_OF[space]) for space in free])
        place(game, rival, by_arrow([space for space in free if row_of(SITE_OF[space]) == top], left))


def offers(game: Game, site: int) -> tuple[str, ...]:
    if site < FIRST_LEVEL1:
        return game.box.camps[site].offers
    return game.box.tile(site, game.tiles[site - FIRST_LEVEL1]).offers


def place(game: Game, rival: Rival, space: int) -> None:
    rival.archaeologists -= 1
    game.figures = replaced(game.figures, space, RIVAL)
    if game.events is not None:
        site = SITE_OF[space]
        game.emit("placed", site=SITE_NAMES[site], space=SPACES_OF[site].index(space) + 1)


def discover(game: Game, rival: Rival, tile: RivalTile, left: bool) -> None:
    """Level and guardian by round as printed; of level 1 the lower row first; no effects (148)."""
    level = tile.levels[game.round - 1]
    sites = [site for site in range(verbs.SITES) if LEVEL_OF[site] == level and not discovered(game, site)]
    if not sites:
        return
    lowest = min([row_of(site) for site in sites])
    site = by_arrow([site for site in sites if row_of(site) == lowest], left)
    place(game, rival, SPACES_OF[site][0])
    for idol in lift_idols(game, site):
        take_idol(game, rival, idol)
    if tile.guarded[game.round - 1]:
        game.push(AWAKEN_GUARDIAN, site)
    game.push(REVEAL_SITE, site)


def take_idol(game: Game, rival: Rival, idol: int) -> None:
    """The first of a kind lies face up; a duplicate, and any face-down one, goes onto the -1 stack (149)."""
    if idol >= UNSEEN or idol in rival.idols:
        rival.minus_one += (idol,)
    else:
        rival.idols += (idol,)
    if game.events is not None:
        game.emit("took-idol", idol=None if idol >= UNSEEN else game.box.idols[idol].name)


def research(game: Game, rival: Rival, left: bool, recruits: bool) -> None:
    """One row up, by the arrow, its bonus tile removed; in the Lost Temple a 6-point tile instead (150-153)."""
    if rival.magnifier == LOST_TEMPLE:
        stacks = [stack for stack in (SILVER_LEFT, SILVER_RIGHT) if game.temple_tiles[stack]]
        if not stacks:
            return
        stack = by_arrow(stacks, left)
        game.temple_tiles = replaced(game.temple_tiles, stack, game.temple_tiles[stack] - 1)
        rival.temple += (stack,)
        if game.events is not None:
            game.emit("took-temple-tile", stack=TEMPLE_STACKS[stack])
    else:
        advance(game, rival, by_arrow(list(game.board.exits[rival.magnifier]), left), left)
    if recruits:
        remove_assistant(game, left)


def advance(game: Game, rival: Rival, space: int, left: bool) -> None:
    rival.magnifier = space
    if game.events is not None:
        game.emit("researched", token="magnifier", space=TRACK[space])
    if space == LOST_TEMPLE:
        rival.arrival = arrivals(game) + 1
        remove_stack_tile(game)
    elif game.bonuses[space]:
        at = by_arrow(list(range(len(game.bonuses[space]))), left)
        game.gone_bonuses += (game.bonuses[space][at],)
        game.bonuses = (*game.bonuses[:space], without(game.bonuses[space], at), *game.bonuses[space + 1 :])
    if space == game.board.idol_bridge and game.rescue:
        game.gone_assistants += (game.rescue[0],)
        if game.events is not None:
            game.emit("removed-assistant", assistant=game.box.assistants[game.rescue[0]].name)
        game.rescue = game.rescue[1:]


def remove_stack_tile(game: Game) -> None:
    """The top tile of the Lost Temple's stack goes unseen; a human who has looked through it knows which (Q29)."""
    if not game.bonus_stack:
        return
    tile, game.bonus_stack = game.bonus_stack[0], game.bonus_stack[1:]
    if game.players[HUMAN].magnifier == LOST_TEMPLE:
        game.gone_bonuses += (tile + SEEN_BY_HUMAN,)
    else:
        game.unused_bonuses = tuple(sorted((*game.unused_bonuses, tile)))


def remove_assistant(game: Game, left: bool) -> None:
    """The top of the highest supply stack, of equal ones by the arrow (150, Q8, Q9)."""
    highest = max([len(stack) for stack in game.assistants])
    if not highest:
        return
    at = by_arrow([i for i, stack in enumerate(game.assistants) if len(stack) == highest], left)
    removed = game.assistants[at][0]
    game.gone_assistants += (removed,)
    game.assistants = tuple([stack[1:] if i == at else stack for i, stack in enumerate(game.assistants)])
    if game.events is not None:
        game.emit("removed-assistant", assistant=game.box.assistants[removed].name)


def overcome(game: Game, rival: Rival, left: bool) -> None:
    """Overcome a guardian on a site it occupies, the highest row first; without one it researches (154)."""
    sites = [site for site in occupied_sites(game, RIVAL) if game.wardens[site] != NONE]
    if not sites:
        research(game, rival, left, recruits=False)
        return
    top = max([row_of(site) for site in sites])
    site = by_arrow([site for site in sites if row_of(site) == top], left)
    guardian = game.wardens[site]
    rival.guardians += (guardian,)
    game.wardens = replaced(game.wardens, site, NONE)
    if game.events is not None:
        game.emit("overcame", site=SITE_NAMES[site], guardian=game.box.guardians[guardian].name)


def buy(game: Game, rival: Rival, tile: RivalTile, left: bool) -> None:
    """Green takes the least valuable card, red the most valuable; the row is refilled immediately (155)."""
    row = [card for card in (game.items if tile.kind == "buy-item" else game.artifacts) if card != NONE]
    if not row:
        return
    points = [game.box.cards[card].points for card in row]
    wanted = max(points) if tile.red else min(points)
    card = by_arrow([card for card in row if game.box.cards[card].points == wanted], left)
    take_from_market(game, card)
    rival.cards += (card,)
    if game.events is not None:
        game.emit("bought", card=game.box.cards[card].name)
    refill_row(game)
