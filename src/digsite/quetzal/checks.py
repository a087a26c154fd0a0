"""Whether a position is possible: no component duplicated, missing, or where it cannot be."""

from __future__ import annotations

from collections import Counter
from typing import Final

from digsite.kernel.reading import Problem
from digsite.quetzal.actions import AUTOMATON_NAMES
from digsite.quetzal.artifacts import DrawArtifact, Keep
from digsite.quetzal.bidding import group_of, holder_of, role_of
from digsite.quetzal.box import (
    BIDDING,
    BLACK_MARKET,
    CARD_NAMES,
    COINS_IN_BOX,
    IMMEDIATE,
    SLOTS,
    TILE_NAMES,
    UPGRADE_KINDS,
)
from digsite.quetzal.delivery import DeliverMore, TileEffects
from digsite.quetzal.meeples import ADVENTURER, ANY, CHARACTER, CHARACTER_KIND, PLAIN, UNROLLED_CHARACTER, of_kind, size
from digsite.quetzal.model import (
    AUTOMATON,
    AUTOMATON_STANDS,
    NO_BID,
    NONE,
    PLACE_PHASE,
    PREPARE_PHASE,
    SEAT_OF,
    Game,
)
from digsite.quetzal.pending import check_stack
from digsite.quetzal.setup import LayOut
from digsite.quetzal.toss import Roll, has_unrolled
from digsite.quetzal.upgrades import Drop

HOLDERS_OF_APART: Final = (Keep, DrawArtifact, DeliverMore, TileEffects)


def check(game: Game) -> list[Problem]:
    """Everything that is wrong with a position."""
    problems = [*count_components(game), *check_meeples(game), *check_bids(game), *check_automaton(game)]
    for seat in range(len(game.players)):
        problems += check_player(game, seat)
    if not game.flags.coin_supply_unlimited:
        coins = sum([player.coins for player in game.players])
        if coins > COINS_IN_BOX:
            problems.append(counted("coin", COINS_IN_BOX, coins, "players"))
    return problems or check_stack(game)


def wrong(where: str, reason: str) -> Problem:
    return {"where": where, "reason": reason}


def counted(component: str, expected: int, found: int, where: str) -> Problem:
    return {"component": component, "expected": expected, "found": found, "where": where}


def setting_up(game: Game) -> bool:
    """Before the first round, while components are still being shuffled."""
    return bool(game.stack) and isinstance(game.stack[0].effect, LayOut)


def components(game: Game) -> Counter[str]:
    """Every card and tile of the table by name, wherever it lies."""
    cards = [*game.display, *game.deck, *game.discard]
    tiles = [*game.village, *game.pile]
    for player in game.players:
        cards += [*player.hand, *player.drawn, *player.apart]
        tiles += [*player.upgrades, *player.discarded]
    found = Counter([CARD_NAMES[card] for card in cards if card != NONE])
    found.update([TILE_NAMES[tile] for tile in tiles if tile != NONE])
    found.update([AUTOMATON_NAMES[card] for card in (*game.automaton, *game.automaton_used)])
    return found


def expected_components(game: Game) -> Counter[str]:
    """What the box holds for this number of players."""
    expected = Counter(dict(zip(CARD_NAMES, game.box.card_copies, strict=True)))
    expected.update(dict(zip(TILE_NAMES, game.box.tile_copies, strict=True)))
    if len(game.players) == 2:
        expected.update(AUTOMATON_NAMES)
    return expected


def count_components(game: Game) -> list[Problem]:
    found, expected = components(game), expected_components(game)
    return [
        counted(name, expected[name], found[name], "the whole table")
        for name in sorted({*found, *expected})
        if found[name] != expected[name]
    ]


def groups_of(game: Game, seat: int) -> list[int]:
    """All meeples of a seat, on the board and off it, except those on unique spaces."""
    bids = [group_of(bid) for bid in game.bids if holder_of(bid) == seat]
    return [game.players[seat].pool, game.camp[seat], game.harbor[seat], *bids]


def check_meeples(game: Game) -> list[Problem]:
    """Every player has the team meeples for this number of players, and one Character."""
    team = game.box.seats[len(game.players)][0]
    spaces = [there for there in (*game.temple_spaces, *game.village_spaces, game.stela) if there >= 0]
    problems = []
    for seat in range(len(game.players)):
        groups = groups_of(game, seat)
        own = [there & 7 for there in spaces if there >> SEAT_OF == seat]
        characters = own.count(CHARACTER_KIND) + len([group for group in groups if group & CHARACTER])
        meeples = len(own) + sum([size(group) for group in groups])
        if characters != 1:
            problems.append(counted("character", 1, characters, f"players[{seat}]"))
        if meeples - characters != team:
            problems.append(counted("team meeple", team, meeples - characters, f"players[{seat}]"))
        if any([group & UNROLLED_CHARACTER for group in groups[1:]]):
            problems.append(wrong("locations", "no meeple is placed before it is rolled"))
    return problems


def check_bids(game: Game) -> list[Problem]:
    """One color, or none for a lone Character where both are allowed (R-19, R-21)."""
    problems = []
    for location, bid in enumerate(game.bids):
        if bid == NO_BID:
            continue
        where, group, role = f"locations.{BIDDING[location]}", group_of(bid), role_of(bid)
        alone = size(group) == 1 and of_kind(group, CHARACTER_KIND) == 1
        if not size(group):
            problems.append(wrong(where, "a bid has at least one meeple"))
        elif location == BLACK_MARKET and role != ADVENTURER:
            problems.append(wrong(where, "only adventurers stand on the Black Market"))
        elif location != BLACK_MARKET and (role == ANY) != alone:
            problems.append(wrong(where, "exactly a lone Character has the role any"))
    return problems


def check_automaton(game: Game) -> list[Problem]:
    """With two players it stands where its card says, unless it was ousted from there (R-56)."""
    stands = [space for space, there in enumerate(game.temple_spaces) if there == AUTOMATON_STANDS]
    bids = [
        (location, role_of(bid), group_of(bid)) for location, bid in enumerate(game.bids) if holder_of(bid) == AUTOMATON
    ]
    cleared = setting_up(game) or game.phase == PREPARE_PHASE
    problems = []
    if AUTOMATON_STANDS in (*game.village_spaces, game.stela):
        problems.append(wrong("locations", "the automaton stands neither in the Village nor on the Stela"))
    if len(game.players) != 2 or (cleared and not stands and not bids):
        if stands or bids or game.automaton_used * (len(game.players) != 2):
            problems.append(wrong("locations", "the automaton plays with two players only"))
        return problems
    if len(game.automaton_used) != game.round:
        problems.append(wrong("decks.automaton_used", f"{game.round} cards are expected in round {game.round}"))
        return problems
    card = game.box.automaton_cards[game.automaton_used[-1]]
    if tuple(stands) != card.temple:
        problems.append(wrong("locations.temple", "the automaton stands where its last card says"))
    printed = [(location, role, meeples * PLAIN[role]) for location, role, meeples in card.bids]
    for location, role, group in bids:
        if (location, role, group) not in printed:
            problems.append(wrong(f"locations.{BIDDING[location]}", "the automaton's last card says otherwise"))
    return problems


def check_player(game: Game, seat: int) -> list[Problem]:
    player, where = game.players[seat], f"players[{seat}]"
    problems = []
    if any([game.box.tiles[tile].does == IMMEDIATE for tile in player.upgrades]):
        problems.append(wrong(f"{where}.upgrades", "immediate tiles are discarded at once"))
    if len({tile % UPGRADE_KINDS for tile in player.upgrades}) != len(player.upgrades):
        problems.append(wrong(f"{where}.upgrades", "two equal tiles are never active"))
    dropping = any([isinstance(frame.effect, Drop) and frame.seat == seat for frame in game.stack])
    if len(player.upgrades) > SLOTS and not dropping:
        problems.append(wrong(f"{where}.upgrades", "at most two are possible"))
    holding = [frame for frame in game.stack if isinstance(frame.effect, HOLDERS_OF_APART) and frame.seat == seat]
    if bool(player.apart) and not holding:
        problems.append(wrong(f"{where}.apart", "no choice or delivery is open"))
    rolling = any([isinstance(frame.effect, Roll) and frame.seat == seat for frame in game.stack])
    between = game.phase == PREPARE_PHASE or setting_up(game)
    if has_unrolled(player) and not rolling and not between:
        problems.append(wrong(f"{where}.meeples", "unrolled meeples are about to be rolled"))
    if game.phase == PLACE_PHASE and game.stela >> SEAT_OF == seat == game.marker:
        problems.append(wrong("locations.stela", "whoever holds the marker does not go there"))
    return problems
