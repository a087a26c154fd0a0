"""What a seat knows as numbers: the same as its view shows, for learning programs (122-128, 221)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from digsite.arnak import numbering as at
from digsite.arnak.box import FIRST_ITEM, FIRST_LEVEL1, FIRST_LEVEL2, LOST_TEMPLE, ROW_OF
from digsite.arnak.icons import MOST as MOST_ICONS
from digsite.arnak.known_cards import fill_cards
from digsite.arnak.model import (
    BLOCKED,
    GOLD,
    HUMAN,
    NOBODY,
    NONE,
    READY,
    SEEN_BY_HUMAN,
    UNSEEN,
    Game,
    Player,
    Rival,
)
from digsite.arnak.resources import MOST as MOST_TOKENS
from digsite.arnak.setup import LAY_OUT
from digsite.arnak.shuffles import ShuffleRival
from digsite.arnak.verbs import ASSISTANTS, BONUSES, GUARDIANS, IDOLS, LEVEL1_TILES, LEVEL2_TILES
from digsite.kernel.observer import Numbers, Observer

if TYPE_CHECKING:
    from mypy_extensions import i64  # an integer that compiled code keeps unboxed

TOKEN_BITS: Final = 12
ICON_BITS: Final = 6
UPPER_SITES: Final = FIRST_LEVEL2 - FIRST_LEVEL1  # those of level 2, among the level sites


@final
class ArnakObserver(Observer[Game]):
    """Two blocks of numbers a table: its own, then one for each player (and the solo rival)."""

    def names(self, players: int) -> tuple[str, ...]:
        return at.names(players)

    def size(self, players: int) -> int:
        return at.numbers(players)

    def numbers(self, game: Game, seat: int) -> Numbers:
        seats: i64 = len(game.players)
        numbers = Numbers(at.numbers(len(game.players)))
        fill_state(game, numbers)
        fill_row(game, numbers)
        fill_stacks(game, seat, numbers)
        fill_map(game, numbers)
        fill_figures(game, seat, numbers)
        fill_track(game, seat, numbers)
        start: i64 = at.TABLE_SIZE
        for turn in range(seats):
            owner: i64 = (seat + turn) % seats
            player = game.players[owner]
            fill_cards(player, owner == seat, numbers, start)
            fill_player(player, numbers, start)
            fill_turn(game, owner, numbers, start)
            start += at.PLAYER_SIZE
        if game.rival is not None:
            fill_rival(game, game.rival, numbers, start)
        return numbers


OBSERVER: Final = ArnakObserver()


def fill_state(game: Game, numbers: Numbers) -> None:
    """Round, board, the decision and what waits beneath it."""
    numbers.mark(at.ROUND + game.round - 1)
    if game.board.idol_bridge >= 0:
        numbers.mark(at.SNAKE)
    if game.difficulty != NONE:
        numbers.mark(at.DIFFICULTY + game.difficulty)
    if game.over:
        numbers.mark(at.OVER)
    if not game.stack:
        return
    top = game.stack[-1]
    numbers.mark(at.ASKED + at.STEP_OF[type(top.effect)])
    if top.source >= 0:
        numbers.mark(at.ASKER + top.source)
    numbers.bits(at.PROGRESS, top.arg & at.EVERY_PROGRESS)
    for depth in range(len(game.stack) - 1):
        numbers.add(at.WAITING + at.STEP_OF[type(game.stack[depth].effect)])


def fill_row(game: Game, numbers: Numbers) -> None:
    """Cards for sale, exiled, or turned up on a deck."""
    numbers.put(at.ROW_ARTIFACTS, len(game.artifacts))
    numbers.put(at.ROW_ITEMS, len(game.items))
    place: i64 = 0
    for card in game.artifacts:
        place += 1
        if card != NONE:
            numbers.put(at.ROW + card - FIRST_ITEM, place)
    for card in game.items:
        place += 1
        if card != NONE:
            numbers.put(at.ROW + card - FIRST_ITEM, place)
    if game.item_top_known:
        numbers.mark(at.NEXT_CARD + game.item_deck[0] - FIRST_ITEM)
    if game.artifact_top_known:
        numbers.mark(at.NEXT_CARD + game.artifact_deck[0] - FIRST_ITEM)
    numbers.count(at.EXILE, game.item_exile)
    numbers.count(at.EXILE, game.artifact_exile)
    numbers.count(at.EXILE, game.gone_basics)
    numbers.put(at.ITEM_DECK, len(game.item_deck))
    numbers.put(at.ARTIFACT_DECK, len(game.artifact_deck))
    numbers.put(at.FEAR_SUPPLY, game.fear)
    numbers.put(at.FEAR_TILE_SUPPLY, game.fear_tiles)


def fill_stacks(game: Game, seat: i64, numbers: Numbers) -> None:
    """Stacks of tiles, guardians and assistants, as far as the seat has looked."""
    numbers.put(at.LEVEL1_STACK, len(game.level1))
    numbers.put(at.LEVEL2_STACK, len(game.level2))
    numbers.put(at.GUARDIAN_STACK, len(game.guardian_deck))
    for place in range(game.level1_known):
        numbers.put(at.UNDER1 + game.level1[len(game.level1) - 1 - place], place + 1)
    for place in range(game.level2_known):
        numbers.put(at.UNDER2 + game.level2[len(game.level2) - 1 - place], place + 1)
    for stack, pile in enumerate(game.assistants):
        if pile:
            numbers.mark(at.OFFERED + stack * ASSISTANTS + pile[0])
            numbers.put(at.ASSISTANT_STACK + stack, len(pile))
    if game.rescue:
        numbers.put(at.RESCUE_STACK, len(game.rescue))
        shown = len(game.rescue) if has_looked(game, seat, game.board.idol_bridge) else 1
        for place in range(shown):
            numbers.put(at.RESCUE + game.rescue[place], place + 1)
    if not setting_up(game):
        numbers.count(at.GONE_ASSISTANTS, game.gone_assistants)


def setting_up(game: Game) -> bool:
    """Before the first turn, while components are still being shuffled."""
    return len(game.stack) > 0 and game.stack[0].effect is LAY_OUT


def has_looked(game: Game, seat: i64, space: i64) -> bool:
    """Whether a seat's magnifying glass has reached the row of a space (124, 125, Q30)."""
    return ROW_OF[game.players[seat].magnifier] >= ROW_OF[space]


def fill_map(game: Game, numbers: Numbers) -> None:
    """Tiles, guardians and idols on the sites, and the idols that left."""
    for site, tile in enumerate(game.tiles):
        if tile != NONE:
            numbers.mark(tile_place(site) + tile)
    for site, idol in enumerate(game.hidden_idols):
        if idol != NONE:
            numbers.mark(at.HIDDEN_IDOLS + site)
    for site, guardian in enumerate(game.wardens):
        if guardian != NONE:
            numbers.mark(at.WARDENS + site * GUARDIANS + guardian)
    for site, idol in enumerate(game.idols):
        if idol != NONE:
            numbers.mark(at.SITE_IDOLS + site * IDOLS + idol)
    if not setting_up(game):
        fill_idols(game.gone_idols, numbers, at.GONE_IDOLS)


def fill_figures(game: Game, seat: i64, numbers: Numbers) -> None:
    """Who stands where, and which spaces are blocked."""
    seats: i64 = len(game.players)
    for space, figure in enumerate(game.figures):
        if figure == NOBODY:
            continue
        if figure == BLOCKED:
            numbers.mark(at.BLOCKED_SPACES + space)
        elif figure < seats:
            turn: i64 = (figure - seat + seats) % seats
            numbers.mark(at.TABLE_SIZE + turn * at.PLAYER_SIZE + at.FIGURES + space)
        else:
            numbers.mark(at.TABLE_SIZE + seats * at.PLAYER_SIZE + at.RIVAL_FIGURES + space)


def tile_place(site: int) -> int:
    """The first number for the tile of a level site."""
    if site < UPPER_SITES:
        return at.TILES1 + site * LEVEL1_TILES
    return at.TILES2 + (site - UPPER_SITES) * LEVEL2_TILES


def fill_idols(zone: tuple[int, ...], numbers: Numbers, start: i64) -> None:
    """Idols by kind; those that lay face down are only counted (123)."""
    for idol in zone:
        numbers.add(start + (at.UNSEEN_IDOL if idol >= UNSEEN else idol))


def fill_track(game: Game, seat: i64, numbers: Numbers) -> None:
    """Bonus and temple tiles; the Lost Temple's stack for whoever has arrived there (123, 125)."""
    start: i64 = at.BONUSES
    for slots in game.bonuses:
        if slots:
            numbers.count(start, slots)
        start += BONUSES
    numbers.put(at.BONUS_STACK, len(game.bonus_stack))
    if has_looked(game, seat, LOST_TEMPLE):
        for bonus in game.bonus_stack:
            numbers.add(at.STACKED_BONUSES + bonus % SEEN_BY_HUMAN)
    for bonus in game.gone_bonuses:
        if bonus < SEEN_BY_HUMAN or seat == HUMAN:
            numbers.add(at.GONE_BONUSES + bonus % SEEN_BY_HUMAN)
    for stack in range(len(game.temple_tiles)):
        numbers.put(at.TEMPLE_TILES + stack, game.temple_tiles[stack])


def fill_player(player: Player, numbers: Numbers, start: i64) -> None:
    """What lies openly before a player."""
    count_bundle(player.purse, TOKEN_BITS, MOST_TOKENS, numbers, start + at.PURSE)
    count_bundle(player.icons, ICON_BITS, MOST_ICONS, numbers, start + at.TRAVEL_ICONS)
    count_bundle(player.needs, ICON_BITS, MOST_ICONS, numbers, start + at.TRAVEL_NEEDS)
    numbers.put(start + at.ARCHAEOLOGISTS, player.archaeologists)
    fill_idols(player.crates, numbers, start + at.CRATES)
    slot: i64 = start + at.SLOTTED
    for idol in player.slots:
        if idol != NONE:
            numbers.mark(slot + (at.UNSEEN_IDOL if idol >= UNSEEN else idol))
        slot += IDOLS + 1
    numbers.count(start + at.GUARDIANS, player.guardians)
    numbers.bits(start + at.BOONS, player.boons)
    for code in player.assistants:
        assistant: i64 = start + (code >> 2)
        numbers.mark(assistant + (at.GOLDEN if code & GOLD else at.SILVER))
        if code & READY:
            numbers.mark(assistant + at.READY_TO_USE)
    numbers.mark(start + at.MAGNIFIER + player.magnifier)
    numbers.mark(start + at.NOTEBOOK + player.notebook)
    numbers.put(start + at.ARRIVAL, player.arrival)
    numbers.count(start + at.TEMPLE, player.temple)
    if player.passed:
        numbers.mark(start + at.PASSED)
    if player.all_planes:
        numbers.mark(start + at.ALL_PLANES)
    if player.warded:
        numbers.mark(start + at.WARDED)


def count_bundle(bundle: i64, bits: i64, most: i64, numbers: Numbers, start: i64) -> None:
    """The five numbers that a purse, travel icons or needs hold in one."""
    while bundle:
        numbers.put(start, bundle & most)
        bundle >>= bits
        start += 1


def fill_turn(game: Game, owner: i64, numbers: Numbers, start: i64) -> None:
    """Who starts the round, whose turn it is and who decides."""
    if game.start == owner:
        numbers.mark(start + at.STARTS)
    if game.turn == owner:
        numbers.mark(start + at.HAS_TURN)
    if game.stack and game.stack[-1].seat == owner and not game.stack[-1].effect.chance:
        numbers.mark(start + at.DECIDES)


def fill_rival(game: Game, rival: Rival, numbers: Numbers, start: i64) -> None:
    """The solo rival: the order of its tiles is hidden, the arrow on the back of the top one is not (123, 144, 145)."""
    numbers.put(start + at.RIVAL_ARCHAEOLOGISTS, rival.archaeologists)
    numbers.mark(start + at.RIVAL_MAGNIFIER + rival.magnifier)
    numbers.put(start + at.RIVAL_ARRIVAL, rival.arrival)
    numbers.count(start + at.RIVAL_TEMPLE, rival.temple)
    numbers.count(start + at.RIVAL_GUARDIANS, rival.guardians)
    numbers.count(start + at.RIVAL_CARDS, rival.cards)
    fill_idols(rival.idols, numbers, start + at.RIVAL_IDOLS)
    fill_idols(rival.minus_one, numbers, start + at.RIVAL_MINUS_ONE)
    numbers.put(start + at.RIVAL_STACK, len(rival.tiles))
    if rival.tiles and not any([isinstance(frame.effect, ShuffleRival) for frame in game.stack]):
        numbers.mark(start + at.RIVAL_ARROW + (1 if game.box.rivals[rival.tiles[0]].left else 0))
    numbers.count(start + at.RIVAL_USED, rival.used)
    numbers.count(start + at.RIVAL_OUT, game.unused_rivals)
