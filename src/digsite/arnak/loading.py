"""From JSON back to a game. Every wrong member is noted; `checks.py` then looks at the position as a whole."""

from __future__ import annotations

from typing import Final

from digsite.arnak.actions import (
    ASSISTANT_NAMES,
    BONUS_NAMES,
    CARD_NAMES,
    GUARDIAN_NAMES,
    IDOL_NAMES,
    LEVEL1_NAMES,
    LEVEL2_NAMES,
    RIVAL_NAMES,
)
from digsite.arnak.box import (
    FEAR_TILE,
    FIRST_ARTIFACT,
    FIRST_ITEM,
    FIRST_LEVEL1,
    FIRST_LEVEL2,
    SITE_NAMES,
    SPACES_OF,
    TEMPLE_STACKS,
    TRACK,
)
from digsite.arnak.checks import check
from digsite.arnak.effects import EFFECTS
from digsite.arnak.icons import ICONS, MOST, bundle_of
from digsite.arnak.model import (
    BLOCKED,
    FROM_NOWHERE,
    GOLD,
    KNOWN,
    NOBODY,
    NONE,
    PRIVATE,
    READY,
    RIVAL,
    SEEN_BY_HUMAN,
    UNSEEN,
    Game,
    Player,
    Rival,
)
from digsite.arnak.printed import BOX
from digsite.arnak.resources import MOST as MOST_TOKENS
from digsite.arnak.resources import RESOURCES, UNITS
from digsite.arnak.rounds import TURN
from digsite.arnak.setup import LAY_OUT
from digsite.arnak.sources import SOURCES
from digsite.arnak.state import FORMAT, HUMAN_SAW, RULES_VERSION, SEEN, UNSEEN_BY_ALL
from digsite.kernel.effects import Frame
from digsite.kernel.reading import Reader, at_next_decision, sound

BOARDS: Final = tuple([board.name for board in BOX.boards])
HAND_CARDS: Final = CARD_NAMES[:FEAR_TILE]
ITEM_NAMES: Final = CARD_NAMES[FIRST_ITEM:FIRST_ARTIFACT]
ARTIFACT_NAMES: Final = CARD_NAMES[FIRST_ARTIFACT:FEAR_TILE]
BASIC_NAMES: Final = CARD_NAMES[: FIRST_ITEM - 1]
BOX_NAMES: Final = (*BASIC_NAMES, *BONUS_NAMES, *ASSISTANT_NAMES, *IDOL_NAMES, *RIVAL_NAMES, *TEMPLE_STACKS)
SEATS: Final = (1, 4)
STATE_KEYS: Final = (
    *("format", "game", "rules", "board", "difficulty", "round", "start", "turn", "over", "players", "rival"),
    *("row", "decks", "exile", "sites", "track", "box", "box_seen", "stack"),
)
PLAYER_KEYS: Final = (
    *("purse", "hand", "deck", "play", "apart", "marks", "archaeologists", "crates", "slots", "unseen", "guardians"),
    *("assistants", "magnifier", "notebook", "arrival", "temple", "passed", "pool", "all_planes", "warded"),
)
RIVAL_KEYS: Final = (
    *("archaeologists", "magnifier", "arrival", "temple", "guardians", "cards", "idols", "minus_one", "unseen"),
    *("tiles", "used"),
)
DECK_KEYS: Final = (
    *("items", "artifacts", "fear", "fear_tiles", "level1", "level2", "guardians", "assistants", "rescue", "known"),
)
CAMP_KEYS: Final = ("spaces", "guardian")
SITE_KEYS: Final = ("spaces", "tile", "guardian", "idol", "hidden_idol")


def decode(state: object) -> Game:
    """The game that a state describes, at its next decision."""
    return at_next_decision(rebuild(state), check)


def rebuild(state: object) -> Game:
    """The game exactly as it was written; ImpossiblePosition lists every problem if there is no such game."""
    reader = Reader()
    return sound(read(reader, state), reader, check)


def read(reader: Reader, state: object) -> Game | None:
    for key, expected in (("format", FORMAT), ("game", "arnak")):
        found = reader.member(state, key, "")
        if type(found) is not type(expected) or found != expected:
            reader.wrong(key, f"{expected!r} is expected")
    reader.whole(reader.member(state, "rules", ""), "rules", 1, RULES_VERSION)
    reader.only(state, STATE_KEYS, "")
    board = reader.name(reader.member(state, "board", ""), BOARDS, "board")
    players = reader.listed(reader.member(state, "players", ""), "players")
    if not SEATS[0] <= len(players) <= SEATS[1]:
        reader.wrong("players", "1 to 4 players are expected")
        return None
    game = Game(BOX, BOX.boards[max(0, board)], len(players))
    for seat, written in enumerate(players):
        read_player(reader, game.players[seat], written, f"players[{seat}]")
    read_frame(reader, game, state)
    read_market(reader, game, state)
    read_decks(reader, game, reader.member(state, "decks", ""))
    read_sites(reader, game, reader.member(state, "sites", ""))
    read_track(reader, game, reader.member(state, "track", ""))
    game.stack = read_stack(reader, game, state)
    read_box(reader, game, state)
    return game


def read_frame(reader: Reader, game: Game, state: object) -> None:
    """Whose turn of which round, and the rival of a solo game."""
    solo = len(game.players) == 1
    rival, difficulty = reader.member(state, "rival", ""), reader.member(state, "difficulty", "")
    if solo:
        game.rival = read_rival(reader, rival)
        game.difficulty = reader.whole(difficulty, "difficulty", 0, 5)
    elif rival is not None or difficulty is not None:
        reader.wrong("rival" if rival is not None else "difficulty", "null is expected with several players")
    last = RIVAL if solo else len(game.players) - 1
    game.round = reader.whole(reader.member(state, "round", ""), "round", 1, 5)
    game.start = reader.whole(reader.member(state, "start", ""), "start", 0, last)
    game.turn = reader.whole(reader.member(state, "turn", ""), "turn", 0, last)
    game.over = reader.flag(reader.member(state, "over", ""), "over")


def read_player(reader: Reader, player: Player, written: object, where: str) -> None:
    reader.only(written, PLAYER_KEYS, where)
    purse = reader.member(written, "purse", where)
    for name, unit in zip(RESOURCES, UNITS, strict=True):
        player.purse += unit * reader.whole(
            reader.member(purse, name, f"{where}.purse"), f"{where}.purse.{name}", 0, MOST_TOKENS
        )
    reader.only(purse, RESOURCES, f"{where}.purse")
    player.hand = reader.names(reader.member(written, "hand", where), HAND_CARDS, f"{where}.hand")
    player.deck = reader.names(reader.member(written, "deck", where), HAND_CARDS, f"{where}.deck")
    player.play = reader.names(reader.member(written, "play", where), CARD_NAMES, f"{where}.play")
    player.apart = reader.names(reader.member(written, "apart", where), HAND_CARDS, f"{where}.apart")
    player.hand_marks = read_marks(written, "hand", len(player.hand))
    player.deck_marks = read_marks(written, "deck", len(player.deck))
    player.apart_marks = read_marks(written, "apart", len(player.apart))
    player.archaeologists = reader.whole(
        reader.member(written, "archaeologists", where), f"{where}.archaeologists", 0, 2
    )
    read_idols(reader, player, written, where)
    read_helpers(reader, player, written, where)
    player.magnifier = max(0, reader.name(reader.member(written, "magnifier", where), TRACK, f"{where}.magnifier"))
    player.notebook = max(0, reader.name(reader.member(written, "notebook", where), TRACK, f"{where}.notebook"))
    player.arrival = read_arrival(reader, written, where)
    player.temple = reader.names(reader.member(written, "temple", where), TEMPLE_STACKS, f"{where}.temple")
    player.passed = reader.flag(reader.member(written, "passed", where), f"{where}.passed")
    player.all_planes = reader.flag(reader.member(written, "all_planes", where), f"{where}.all_planes")
    player.warded = reader.flag(reader.member(written, "warded", where), f"{where}.warded")
    pool = reader.member(written, "pool", where)
    reader.only(pool, ("icons", "needs"), f"{where}.pool")
    player.icons = read_bundle(reader, pool, "icons", ICONS, f"{where}.pool")
    player.needs = read_bundle(reader, pool, "needs", ICONS, f"{where}.pool")


def read_marks(written: object, zone: str, length: int) -> tuple[int, ...]:
    """Who knows which card. If an edited position no longer fits its marks, nobody else knows any card."""
    marks = written.get("marks") if isinstance(written, dict) else None
    listed = marks.get(zone) if isinstance(marks, dict) else None
    if not isinstance(listed, list) or len(listed) != length:
        return (0,) * length
    fine = [type(mark) is int and (mark == KNOWN or 0 <= mark < 2 * PRIVATE) for mark in listed]
    return tuple(listed) if all(fine) else (0,) * length


def read_idols(reader: Reader, player: Player, written: object, where: str) -> None:
    crates = reader.names(reader.member(written, "crates", where), IDOL_NAMES, f"{where}.crates")
    slots = reader.places(reader.member(written, "slots", where), IDOL_NAMES, f"{where}.slots")
    if len(slots) != 4:
        reader.wrong(f"{where}.slots", "four slots are expected")
        slots = (NONE,) * 4
    marked = mark_unseen((*crates, *slots), written)
    player.crates, player.slots = marked[: len(crates)], marked[len(crates) :]


def mark_unseen(idols: tuple[int, ...], written: object) -> tuple[int, ...]:
    """Idols taken face down; a list that no longer fits the idols is ignored."""
    places = written.get("unseen") if isinstance(written, dict) else None
    listed = places if isinstance(places, list) else []
    return tuple([idol + UNSEEN if idol != NONE and place in listed else idol for place, idol in enumerate(idols)])


def read_helpers(reader: Reader, player: Player, written: object, where: str) -> None:
    """Guardians with their boons, assistants with side and readiness."""
    for i, entry in enumerate(reader.listed(reader.member(written, "guardians", where), f"{where}.guardians")):
        at = f"{where}.guardians[{i}]"
        guardian = reader.name(reader.member(entry, "id", at), GUARDIAN_NAMES, f"{at}.id")
        boon = reader.flag(reader.member(entry, "boon", at), f"{at}.boon")
        if guardian >= 0:
            player.guardians += (guardian,)
            player.boons |= boon << guardian
    for i, entry in enumerate(reader.listed(reader.member(written, "assistants", where), f"{where}.assistants")):
        at = f"{where}.assistants[{i}]"
        assistant = reader.name(reader.member(entry, "id", at), ASSISTANT_NAMES, f"{at}.id")
        gold = reader.name(reader.member(entry, "side", at), ("silver", "gold"), f"{at}.side")
        ready = reader.flag(reader.member(entry, "ready", at), f"{at}.ready")
        if assistant >= 0:
            player.assistants += (assistant << 2 | (GOLD if gold == 1 else 0) | (READY if ready else 0),)


def read_arrival(reader: Reader, written: object, where: str) -> int:
    value = reader.member(written, "arrival", where)
    return 0 if value is None else reader.whole(value, f"{where}.arrival", 1, 4)


def read_bundle(reader: Reader, pool: object, key: str, allowed: tuple[str, ...], where: str) -> int:
    listed = reader.listed(reader.member(pool, key, where), f"{where}.{key}")
    found = [allowed[i] for i in reader.names(listed, allowed, f"{where}.{key}")]
    if len(found) > MOST:
        reader.wrong(f"{where}.{key}", f"at most {MOST} are expected")
        return 0
    return bundle_of(found)


def read_rival(reader: Reader, written: object) -> Rival:
    rival = Rival()
    where = "rival"
    reader.only(written, RIVAL_KEYS, where)
    rival.archaeologists = reader.whole(
        reader.member(written, "archaeologists", where), f"{where}.archaeologists", 0, 6
    )
    rival.magnifier = max(0, reader.name(reader.member(written, "magnifier", where), TRACK, f"{where}.magnifier"))
    rival.arrival = read_arrival(reader, written, where)
    rival.temple = reader.names(reader.member(written, "temple", where), TEMPLE_STACKS, f"{where}.temple")
    rival.guardians = reader.names(reader.member(written, "guardians", where), GUARDIAN_NAMES, f"{where}.guardians")
    cards = reader.names(reader.member(written, "cards", where), (*ITEM_NAMES, *ARTIFACT_NAMES), f"{where}.cards")
    rival.cards = shifted(cards, FIRST_ITEM)
    rival.idols = reader.names(reader.member(written, "idols", where), IDOL_NAMES, f"{where}.idols")
    stacked = reader.names(reader.member(written, "minus_one", where), IDOL_NAMES, f"{where}.minus_one")
    rival.minus_one = mark_unseen(stacked, written)
    rival.tiles = reader.names(reader.member(written, "tiles", where), RIVAL_NAMES, f"{where}.tiles")
    rival.used = reader.names(reader.member(written, "used", where), RIVAL_NAMES, f"{where}.used")
    return rival


def shifted(zone: tuple[int, ...], first: int) -> tuple[int, ...]:
    return tuple([NONE if index == NONE else index + first for index in zone])


def read_market(reader: Reader, game: Game, state: object) -> None:
    row, exile = reader.member(state, "row", ""), reader.member(state, "exile", "")
    reader.only(row, ("artifacts", "items"), "row")
    reader.only(exile, ("artifacts", "items"), "exile")
    artifacts = reader.places(reader.member(row, "artifacts", "row"), ARTIFACT_NAMES, "row.artifacts")
    items = reader.places(reader.member(row, "items", "row"), ITEM_NAMES, "row.items")
    game.artifacts, game.items = shifted(artifacts, FIRST_ARTIFACT), shifted(items, FIRST_ITEM)
    exiled = reader.names(reader.member(exile, "items", "exile"), ITEM_NAMES, "exile.items")
    game.item_exile = shifted(exiled, FIRST_ITEM)
    exiled = reader.names(reader.member(exile, "artifacts", "exile"), ARTIFACT_NAMES, "exile.artifacts")
    game.artifact_exile = shifted(exiled, FIRST_ARTIFACT)


def read_decks(reader: Reader, game: Game, decks: object) -> None:
    reader.only(decks, DECK_KEYS, "decks")

    def deck(key: str, names: tuple[str, ...]) -> tuple[int, ...]:
        return reader.names(reader.member(decks, key, "decks"), names, f"decks.{key}")

    game.item_deck = shifted(deck("items", ITEM_NAMES), FIRST_ITEM)
    game.artifact_deck = shifted(deck("artifacts", ARTIFACT_NAMES), FIRST_ARTIFACT)
    game.fear = len(deck("fear", ("fear",)))
    game.fear_tiles = len(deck("fear_tiles", ("fear-tile",)))
    game.level1 = deck("level1", LEVEL1_NAMES)
    game.level2 = deck("level2", LEVEL2_NAMES)
    game.guardian_deck = deck("guardians", GUARDIAN_NAMES)
    game.rescue = deck("rescue", ASSISTANT_NAMES)
    stacks = reader.listed(reader.member(decks, "assistants", "decks"), "decks.assistants")
    if len(stacks) != 3:
        reader.wrong("decks.assistants", "three stacks are expected")
    game.assistants = tuple(
        [reader.names(stack, ASSISTANT_NAMES, f"decks.assistants[{i}]") for i, stack in enumerate(stacks)]
    )
    known = decks.get("known") if isinstance(decks, dict) else None
    game.item_top_known = known_part(known, "items", min(1, len(game.item_deck))) > 0
    game.artifact_top_known = known_part(known, "artifacts", min(1, len(game.artifact_deck))) > 0
    game.level1_known = known_part(known, "level1", len(game.level1))
    game.level2_known = known_part(known, "level2", len(game.level2))


def known_part(known: object, key: str, most: int) -> int:
    """How much of a deck everyone knows; nothing if it is omitted or does not fit."""
    value = known.get(key) if isinstance(known, dict) else None
    return value if type(value) is int and 0 <= value <= most else 0


def read_sites(reader: Reader, game: Game, sites: object) -> None:
    reader.only(sites, SITE_NAMES, "sites")
    figures, tiles, wardens, idols, hidden = [NOBODY] * len(game.figures), [], [], [], []
    for site, name in enumerate(SITE_NAMES):
        where = f"sites.{name}"
        written = reader.member(sites, name, "sites")
        reader.only(written, CAMP_KEYS if site < FIRST_LEVEL1 else SITE_KEYS, where)
        spaces = reader.listed(reader.member(written, "spaces", where), f"{where}.spaces")
        if len(spaces) != len(SPACES_OF[site]):
            reader.wrong(f"{where}.spaces", f"{len(SPACES_OF[site])} are expected")
            continue
        for space, figure in zip(SPACES_OF[site], spaces, strict=True):
            figures[space] = read_figure(reader, game, figure, f"{where}.spaces")
        wardens.append(optional(reader, written, "guardian", GUARDIAN_NAMES, where))
        if site >= FIRST_LEVEL1:
            names = LEVEL1_NAMES if site < FIRST_LEVEL2 else LEVEL2_NAMES
            tiles.append(optional(reader, written, "tile", names, where))
            idols.append(optional(reader, written, "idol", IDOL_NAMES, where))
            hidden.append(optional(reader, written, "hidden_idol", IDOL_NAMES, where))
    if reader.problems:
        return
    if any([idol != NONE for idol in hidden[: FIRST_LEVEL2 - FIRST_LEVEL1]]):
        reader.wrong("sites", "a level-1 site has no hidden idol")
    game.figures, game.tiles, game.wardens = tuple(figures), tuple(tiles), tuple(wardens)
    game.idols, game.hidden_idols = tuple(idols), tuple(hidden[FIRST_LEVEL2 - FIRST_LEVEL1 :])


def read_figure(reader: Reader, game: Game, figure: object, where: str) -> int:
    if figure is None:
        return NOBODY
    if figure == "blocked":
        return BLOCKED
    return reader.whole(figure, where, 0, RIVAL if game.rival is not None else len(game.players) - 1)


def optional(reader: Reader, written: object, key: str, names: tuple[str, ...], where: str) -> int:
    value = reader.member(written, key, where)
    return NONE if value is None else reader.name(value, names, f"{where}.{key}")


def read_track(reader: Reader, game: Game, track: object) -> None:
    reader.only(track, ("bonus", "stack", "tiles"), "track")
    bonus = reader.member(track, "bonus", "track")
    spaces = tuple([TRACK[space] for space, slots in enumerate(game.board.bonus_slots) if slots])
    reader.only(bonus, spaces, "track.bonus")
    game.bonuses = tuple(
        [
            reader.names(reader.member(bonus, name, "track.bonus"), BONUS_NAMES, f"track.bonus.{name}")
            if name in spaces
            else ()
            for name in TRACK
        ]
    )
    game.bonus_stack = reader.names(reader.member(track, "stack", "track"), BONUS_NAMES, "track.stack")
    tiles = reader.member(track, "tiles", "track")
    reader.only(tiles, TEMPLE_STACKS, "track.tiles")
    game.temple_tiles = tuple(
        [reader.whole(reader.member(tiles, name, "track.tiles"), f"track.tiles.{name}", 0, 4) for name in TEMPLE_STACKS]
    )


def read_box(reader: Reader, game: Game, state: object) -> None:
    """What is out of the game; surplus temple tiles are counted by the checks."""
    listed = reader.listed(reader.member(state, "box", ""), "box")
    seen = state.get("box_seen") if isinstance(state, dict) else None
    fits = isinstance(seen, list) and len(seen) == len(listed)
    setting_up = bool(game.stack) and game.stack[0].effect is LAY_OUT
    for i, entry in enumerate(listed):
        if reader.name(entry, BOX_NAMES, f"box[{i}]") < 0 or not isinstance(entry, str):
            continue
        mark = seen[i] if isinstance(seen, list) and fits else SEEN
        if entry in BASIC_NAMES:
            game.gone_basics += (BASIC_NAMES.index(entry),)
        elif entry in ASSISTANT_NAMES:
            game.gone_assistants += (ASSISTANT_NAMES.index(entry),)
        elif entry in RIVAL_NAMES:
            game.unused_rivals += (RIVAL_NAMES.index(entry),)
        elif entry in IDOL_NAMES:
            hidden = mark == UNSEEN_BY_ALL and not setting_up
            game.gone_idols += (IDOL_NAMES.index(entry) + (UNSEEN if hidden else 0),)
        elif entry in BONUS_NAMES and mark == UNSEEN_BY_ALL:
            game.unused_bonuses += (BONUS_NAMES.index(entry),)
        elif entry in BONUS_NAMES:
            game.gone_bonuses += (BONUS_NAMES.index(entry) + (SEEN_BY_HUMAN if mark == HUMAN_SAW else 0),)


def read_stack(reader: Reader, game: Game, state: object) -> list[Frame]:
    """What is still to happen; without it the player of `turn` is at the start of a turn."""
    written = state.get("stack") if isinstance(state, dict) else None
    if game.over:
        if written:
            reader.wrong("stack", "nothing can be to happen in a game that is over")
        return []
    if written is None or written == []:
        if game.rival is not None and game.turn == RIVAL:
            reader.wrong("turn", "the rival is never asked; 0 is expected")
        return [Frame(TURN, game.turn, FROM_NOWHERE, 0)]
    frames = []
    for i, entry in enumerate(reader.listed(written, "stack")):
        frame = read_stack_entry(reader, game, entry, f"stack[{i}]")
        if frame is not None:
            frames.append(frame)
    return frames


def read_stack_entry(reader: Reader, game: Game, entry: object, where: str) -> Frame | None:
    if not isinstance(entry, list) or len(entry) != 4:
        reader.wrong(where, "an effect, a seat, a source and a number are expected")
        return None
    effect = EFFECTS.read(entry[0])
    if effect is None:
        reader.wrong(where, "there is no such effect")
        return None
    seat = reader.whole(entry[1], f"{where}[1]", 0, RIVAL if game.rival is not None else len(game.players) - 1)
    source = FROM_NOWHERE if entry[2] is None else reader.name(entry[2], SOURCES, f"{where}[2]")
    arg = reader.whole(entry[3], f"{where}[3]", 0, 1 << 20)
    return Frame(effect, seat, source, arg)
