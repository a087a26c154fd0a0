"""From JSON back to a game. Every wrong member is noted; `checks.py` then looks at the position as a whole."""

from __future__ import annotations

from typing import Final

from digsite.kernel.effects import Frame
from digsite.kernel.errors import BadOptions
from digsite.kernel.reading import Reader, at_next_decision, sound
from digsite.quetzal.actions import AUTOMATON_NAMES
from digsite.quetzal.artifacts import sort_drawn
from digsite.quetzal.bidding import make_bid
from digsite.quetzal.box import (
    BIDDING,
    CARD_NAMES,
    FROM_NOWHERE,
    ROUNDS,
    SOURCES,
    SURROUNDING_CARDS,
    SURROUNDINGS,
    TEMPLE_CARDS,
    TEMPLE_SPACES,
    TILE_NAMES,
)
from digsite.quetzal.checks import check
from digsite.quetzal.effects import EFFECTS
from digsite.quetzal.flags import read_flags
from digsite.quetzal.locations import ACTIVATE
from digsite.quetzal.meeples import (
    ADVENTURER,
    BLACK,
    FLAT_CHARACTER,
    KINDS,
    PLAIN,
    ROLES,
    SIDE,
    STANDING,
    UNROLLED,
    WHITE,
)
from digsite.quetzal.model import (
    AUTOMATON,
    AUTOMATON_STANDS,
    LOT,
    NO_BID,
    NOBODY,
    PHASES,
    PLACE_PHASE,
    ROLL_PHASE,
    SEAT_OF,
    Game,
    Player,
    clockwise,
)
from digsite.quetzal.options import PLAYERS
from digsite.quetzal.placement import PLACE
from digsite.quetzal.rounds import BEGIN_PLACEMENT, PREPARE
from digsite.quetzal.state import AUTOMATON_NAME, FORMAT, LYING, RULES_VERSION
from digsite.quetzal.toss import REROLL_TURN, ROLL, has_unrolled
from digsite.quetzal.unpacking import box_of
from digsite.quetzal.verbs import TEAM

MOST: Final = 100_000
MOST_ARG: Final = 1000
MOST_LOTS: Final = 99
STATE_KEYS: Final = (
    *("format", "game", "rules", "options", "edition", "round", "phase", "marker", "turn", "over"),
    *("players", "display", "decks", "lot", "locations", "stack"),
)
PLAYER_KEYS: Final = (
    *("coins", "score", "discovery", "hand", "drawn", "drawn_seen", "drawn_lot", "apart", "apart_seen", "apart_lot"),
    *("upgrades", "discarded", "meeples", "extra_used"),
)
GROUP_KEYS: Final = ("black", "white", "side", "standing", "character")
BID_KEYS: Final = ("seat", "role", "plain", "side", "standing", "character")
DECK_KEYS: Final = ("artifacts", "discard", "upgrades", "automaton", "automaton_used", "bottom_known")


def decode(state: object) -> Game:
    """The game that a state describes, at its next decision."""
    return at_next_decision(rebuild(state), check)


def rebuild(state: object) -> Game:
    """The game exactly as it was written; ImpossiblePosition lists every problem if there is no such game."""
    reader = Reader()
    return sound(read(reader, state), reader, check)


def read(reader: Reader, state: object) -> Game | None:
    for key, expected in (("format", FORMAT), ("game", "quetzal"), ("rules", RULES_VERSION)):
        found = reader.member(state, key, "")
        if type(found) is not type(expected) or found != expected:
            reader.wrong(key, f"{expected!r} is expected")
    reader.only(state, STATE_KEYS, "")
    players = reader.listed(reader.member(state, "players", ""), "players")
    if len(players) not in PLAYERS.values:
        reader.wrong("players", f"{PLAYERS.least} to {PLAYERS.most} players are expected")
        return None
    try:
        flags = read_flags(reader.member(state, "options", ""))
        box = box_of(reader.member(state, "edition", ""))
    except BadOptions as error:
        reader.wrong(error.option, error.expected)
        return None
    game = Game(box, flags, len(players))
    for seat, written in enumerate(players):
        read_player(reader, game, game.players[seat], written, f"players[{seat}]")
    read_frame(reader, game, state)
    read_display(reader, game, reader.member(state, "display", ""))
    read_decks(reader, game, reader.member(state, "decks", ""))
    read_locations(reader, game, reader.member(state, "locations", ""))
    game.stack = read_stack(reader, game, state)
    return game


def read_frame(reader: Reader, game: Game, state: object) -> None:
    """Which round and phase, whose turn, who holds the marker."""
    last = len(game.players) - 1
    game.round = reader.whole(reader.member(state, "round", ""), "round", 1, ROUNDS)
    game.phase = max(0, reader.name(reader.member(state, "phase", ""), PHASES, "phase"))
    game.marker = reader.whole(reader.member(state, "marker", ""), "marker", 0, last)
    game.turn = reader.whole(reader.member(state, "turn", ""), "turn", 0, last)
    game.over = reader.flag(reader.member(state, "over", ""), "over")
    lot = state.get("lot", 0) if isinstance(state, dict) else 0
    game.lot = reader.whole(lot, "lot", 0, MOST_LOTS)


def read_player(reader: Reader, game: Game, player: Player, written: object, where: str) -> None:
    def number(key: str, most: int) -> int:
        return reader.whole(reader.member(written, key, where), f"{where}.{key}", 0, most)

    def zone(key: str, names: tuple[str, ...]) -> tuple[int, ...]:
        return reader.names(reader.member(written, key, where), names, f"{where}.{key}")

    reader.only(written, PLAYER_KEYS, where)
    player.coins = number("coins", MOST)
    player.score = number("score", MOST)
    player.discovery = number("discovery", len(game.box.track))
    player.hand = tuple(sorted(zone("hand", CARD_NAMES)))
    drawn = zone("drawn", CARD_NAMES)
    sort_drawn(player, drawn, read_marks(game, written, "drawn", len(drawn)))
    player.apart = zone("apart", CARD_NAMES)
    player.apart_marks = read_marks(game, written, "apart", len(player.apart))
    player.upgrades = zone("upgrades", TILE_NAMES)
    player.discarded = zone("discarded", TILE_NAMES)
    meeples, inside = reader.member(written, "meeples", where), f"{where}.meeples"
    reader.only(meeples, (*GROUP_KEYS, "unrolled"), inside)
    player.pool = read_group(reader, meeples, inside)
    waiting = reader.whole(reader.member(meeples, "unrolled", inside), f"{inside}.unrolled", 0, TEAM)
    player.pool += waiting * UNROLLED
    used = written.get("extra_used", False) if isinstance(written, dict) else False
    player.extra_used = reader.flag(used, f"{where}.extra_used")


def read_marks(game: Game, written: object, zone: str, length: int) -> tuple[int, ...]:
    """Who else knows a card and which deck it is from; lists that no longer fit the cards are ignored."""
    seen = fitting(written, f"{zone}_seen", length)
    lots = fitting(written, f"{zone}_lot", length)
    masks = [mask_of(game, entry) if isinstance(entry, list) else 0 for entry in seen]
    decks = [lot if type(lot) is int and 0 <= lot <= MOST_LOTS else 0 for lot in lots]
    return tuple([max(0, mask) | lot << LOT for mask, lot in zip(masks, decks, strict=True)])


def fitting(written: object, key: str, length: int) -> list[object]:
    listed = written.get(key) if isinstance(written, dict) else None
    return listed if isinstance(listed, list) and len(listed) == length else [None] * length


def mask_of(game: Game, entry: object) -> int:
    """A bit for each seat of a list, or for one seat; -1 if it is neither."""
    seats = entry if isinstance(entry, list) else [entry]
    if not all([type(seat) is int and 0 <= seat < len(game.players) for seat in seats]):
        return -1
    return sum([1 << seat for seat in set(seats)])


def read_group(reader: Reader, written: object, where: str) -> int:
    """Team meeples by landing, and the Character."""
    group = 0
    for key, unit in (("black", BLACK), ("white", WHITE), ("side", SIDE), ("standing", STANDING)):
        group += unit * reader.whole(reader.member(written, key, where), f"{where}.{key}", 0, TEAM)
    return group + read_character(reader, written, where)


def read_character(reader: Reader, written: object, where: str) -> int:
    value = reader.member(written, "character", where)
    if value is None:
        return 0
    return FLAT_CHARACTER << max(0, reader.name(value, LYING, f"{where}.character"))


def read_display(reader: Reader, game: Game, display: object) -> None:
    """Face-up cards and tiles; places that are not named are empty."""
    zones = ("temple", *BIDDING[:SURROUNDINGS])
    reader.only(display, (*zones, "village"), "display")
    shown: list[int] = []
    for key in zones:
        most = TEMPLE_CARDS if key == "temple" else SURROUNDING_CARDS
        shown += read_places(reader, display, key, CARD_NAMES, most)
    game.display = tuple(shown)
    game.village = tuple(read_places(reader, display, "village", TILE_NAMES, len(game.village)))


def read_places(reader: Reader, display: object, key: str, names: tuple[str, ...], most: int) -> list[int]:
    places = list(reader.places(reader.member(display, key, "display"), names, f"display.{key}"))
    if len(places) > most:
        reader.wrong(f"display.{key}", f"{most} places are expected")
    return [*places, *[-1] * most][:most]


def read_decks(reader: Reader, game: Game, decks: object) -> None:
    def deck(key: str, names: tuple[str, ...]) -> tuple[int, ...]:
        return reader.names(reader.member(decks, key, "decks"), names, f"decks.{key}")

    reader.only(decks, DECK_KEYS, "decks")
    game.deck = deck("artifacts", CARD_NAMES)
    game.discard = deck("discard", CARD_NAMES)
    game.pile = deck("upgrades", TILE_NAMES)
    game.automaton = deck("automaton", AUTOMATON_NAMES)
    game.automaton_used = deck("automaton_used", AUTOMATON_NAMES)
    known = reader.listed(reader.member(decks, "bottom_known", "decks"), "decks.bottom_known")
    masks = [mask_of(game, entry) for entry in known]
    if len(masks) > len(game.deck) or any([mask <= 0 for mask in masks]):
        reader.wrong("decks.bottom_known", "seats that know the lowest cards of the deck are expected")
        return
    game.bottom_known = tuple(masks)


def read_locations(reader: Reader, game: Game, locations: object) -> None:
    open_bids = BIDDING[: len(game.bids)]
    reader.only(locations, ("camp", "harbor_office", "stela", "temple", "village", *open_bids), "locations")
    game.camp = read_free(reader, game, locations, "camp")
    game.harbor = read_free(reader, game, locations, "harbor_office")
    game.stela = read_space(reader, game, reader.member(locations, "stela", "locations"), "locations.stela")
    game.temple_spaces = read_spaces(reader, game, locations, "temple", TEMPLE_SPACES)
    game.village_spaces = read_spaces(reader, game, locations, "village", len(game.village_spaces))
    game.bids = tuple(
        [read_bid(reader, game, reader.member(locations, name, "locations"), f"locations.{name}") for name in open_bids]
    )


def read_seat(reader: Reader, game: Game, written: object, where: str) -> int:
    return reader.whole(reader.member(written, "seat", where), f"{where}.seat", 0, len(game.players) - 1)


def read_free(reader: Reader, game: Game, locations: object, key: str) -> tuple[int, ...]:
    groups = [0] * len(game.players)
    entries = reader.listed(reader.member(locations, key, "locations"), f"locations.{key}")
    for i, entry in enumerate(entries):
        where = f"locations.{key}[{i}]"
        reader.only(entry, (*GROUP_KEYS, "seat"), where)
        seat = read_seat(reader, game, entry, where)
        if groups[seat]:
            reader.wrong(where, "one entry for each seat is expected")
        groups[seat] = read_group(reader, entry, where)
    return tuple(groups)


def read_spaces(reader: Reader, game: Game, locations: object, key: str, count: int) -> tuple[int, ...]:
    where = f"locations.{key}"
    entries = reader.listed(reader.member(locations, key, "locations"), where)
    if len(entries) != count:
        reader.wrong(where, f"{count} spaces are expected")
        return (NOBODY,) * count
    return tuple([read_space(reader, game, entry, f"{where}[{i}]") for i, entry in enumerate(entries)])


def read_space(reader: Reader, game: Game, written: object, where: str) -> int:
    if written is None:
        return NOBODY
    if written == AUTOMATON_NAME:
        return AUTOMATON_STANDS
    reader.only(written, ("seat", "meeple"), where)
    meeple = reader.name(reader.member(written, "meeple", where), KINDS, f"{where}.meeple")
    return read_seat(reader, game, written, where) << SEAT_OF | max(0, meeple)


def read_bid(reader: Reader, game: Game, written: object, where: str) -> int:
    if written is None:
        return NO_BID
    reader.only(written, BID_KEYS, where)
    seat = AUTOMATON
    if reader.member(written, "seat", where) != AUTOMATON_NAME:
        seat = read_seat(reader, game, written, where)
    role = max(0, reader.name(reader.member(written, "role", where), ROLES, f"{where}.role"))
    plain = PLAIN[role if role < len(PLAIN) else ADVENTURER]
    group = read_character(reader, written, where)
    for key, unit in (("plain", plain), ("side", SIDE), ("standing", STANDING)):
        group += unit * reader.whole(reader.member(written, key, where), f"{where}.{key}", 0, TEAM)
    return make_bid(seat, role, group)


def read_stack(reader: Reader, game: Game, state: object) -> list[Frame]:
    """What is still to happen; without it, a turn of the given phase begins."""
    written = state.get("stack") if isinstance(state, dict) else None
    if game.over:
        if written:
            reader.wrong("stack", "nothing can be to happen in a game that is over")
        return []
    if written is None or written == []:
        return opening(game)
    frames = []
    for i, entry in enumerate(reader.listed(written, "stack")):
        frame = read_stack_entry(reader, game, entry, f"stack[{i}]")
        if frame is not None:
            frames.append(frame)
    return frames


def opening(game: Game) -> list[Frame]:
    """The start of a placement turn, or of the given phase."""
    frames = [Frame(PREPARE, game.marker, FROM_NOWHERE, 0)]
    if game.phase <= PLACE_PHASE or PHASES[game.phase] == "activate":
        frames.append(Frame(ACTIVATE, game.marker, FROM_NOWHERE, 0))
    if game.phase == PLACE_PHASE:
        frames.append(Frame(PLACE, game.turn, FROM_NOWHERE, 0))
    if game.phase == ROLL_PHASE:
        frames.append(Frame(BEGIN_PLACEMENT, game.marker, FROM_NOWHERE, 0))
        order = clockwise(game)
        frames += [Frame(REROLL_TURN, seat, FROM_NOWHERE, 0) for seat in reversed(order)]
        frames += [Frame(ROLL, seat, FROM_NOWHERE, 0) for seat in reversed(order) if has_unrolled(game.players[seat])]
    return frames


def read_stack_entry(reader: Reader, game: Game, entry: object, where: str) -> Frame | None:
    if not isinstance(entry, list) or len(entry) != 4:
        reader.wrong(where, "an effect, a seat, a source and a number are expected")
        return None
    effect = EFFECTS.read(entry[0])
    if effect is None:
        reader.wrong(where, "there is no such effect")
        return None
    seat = reader.whole(entry[1], f"{where}[1]", 0, len(game.players) - 1)
    source = FROM_NOWHERE if entry[2] is None else reader.name(entry[2], SOURCES, f"{where}[2]")
    arg = reader.whole(entry[3], f"{where}[3]", 0, MOST_ARG)
    return Frame(effect, seat, source, arg)
