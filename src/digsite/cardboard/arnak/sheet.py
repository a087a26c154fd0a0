"""Arnak's score sheet: what each player has at the end, entered by hand."""

from __future__ import annotations

from typing import Final

from digsite.arnak.box import (
    FEAR_CARD,
    FEAR_TILE,
    LOST_TEMPLE,
    START,
    TEMPLE_STACKS,
    TRACK,
    Board,
)
from digsite.arnak.model import NONE, Game, Player, Rival
from digsite.arnak.printed import BOX
from digsite.kernel.reading import Reader

BOARDS: Final = {board.name: board for board in BOX.boards}
CARDS: Final = tuple([card.name for card in BOX.cards])
SCORED_CARDS: Final = CARDS[FEAR_CARD + 1 : FEAR_TILE]
SLOTS: Final = 4
MOST_IDOLS: Final = 16
MOST_GUARDIANS: Final = 15
MOST_FEAR: Final = 19
MOST_FEAR_TILES: Final = 10
PLAYER: Final = (
    *("magnifier", "notebook", "arrival", "temple", "idols", "slots", "guardians", "cards", "fear", "fear_tiles"),
)
RIVAL: Final = ("magnifier", "arrival", "temple", "idols", "minus_one", "guardians", "cards")


def table_of(reader: Reader, sheet: object) -> Game:
    reader.only(sheet, ("game", "board", "seats", "rival"), "")
    board = reader.member(sheet, "board", "")
    if not isinstance(board, str) or board not in BOARDS:
        reader.wrong("board", "bird or snake is expected")
        board = "bird"
    seats = reader.listed(reader.member(sheet, "seats", ""), "seats")
    rival = sheet.get("rival") if isinstance(sheet, dict) else None
    if not 1 <= len(seats) <= 4 or (rival is not None) != (len(seats) == 1):
        reader.wrong("seats", "two to four seats are expected, or one and the rival")
        return Game(BOX, BOARDS[board], 1)
    game = Game(BOX, BOARDS[board], len(seats))
    for seat, entered in enumerate(seats):
        read_player(reader, entered, f"seats[{seat}]", game.board, game.players[seat])
    if rival is not None:
        game.rival = Rival()
        read_rival(reader, rival, "rival", game.board, game.rival)
    check_shared(reader, game)
    return game


def read_player(reader: Reader, entered: object, where: str, board: Board, player: Player) -> None:
    reader.only(entered, PLAYER, where)
    player.magnifier = space(reader, entered, "magnifier", where, board)
    player.notebook = space(reader, entered, "notebook", where, board)
    player.arrival = arrival(reader, entered, where, player.magnifier)
    player.temple = temple(reader, entered, where, player.magnifier)
    idols = reader.whole(reader.member(entered, "idols", where), f"{where}.idols", 0, MOST_IDOLS)
    filled = [
        reader.flag(slot, f"{where}.slots[{i}]")
        for i, slot in enumerate(reader.listed(reader.member(entered, "slots", where), f"{where}.slots"))
    ]
    if len(filled) != SLOTS:
        reader.wrong(f"{where}.slots", f"{SLOTS} slots are expected")
    elif sum(filled) > idols:
        reader.wrong(f"{where}.slots", "there are more idols in the slots than idols")
    else:
        player.slots = tuple([0 if taken else NONE for taken in filled])
        player.crates = (0,) * (idols - sum(filled))
    player.guardians = guardians(reader, entered, where)
    fear = reader.whole(reader.member(entered, "fear", where), f"{where}.fear", 0, MOST_FEAR)
    tiles = reader.whole(reader.member(entered, "fear_tiles", where), f"{where}.fear_tiles", 0, MOST_FEAR_TILES)
    player.deck = cards(reader, entered, where) + (FEAR_CARD,) * fear + (FEAR_TILE,) * tiles


def read_rival(reader: Reader, entered: object, where: str, board: Board, rival: Rival) -> None:
    reader.only(entered, RIVAL, where)
    rival.magnifier = space(reader, entered, "magnifier", where, board)
    rival.arrival = arrival(reader, entered, where, rival.magnifier)
    rival.temple = temple(reader, entered, where, rival.magnifier)
    rival.idols = (0,) * reader.whole(reader.member(entered, "idols", where), f"{where}.idols", 0, MOST_IDOLS)
    stack = reader.whole(reader.member(entered, "minus_one", where), f"{where}.minus_one", 0, MOST_IDOLS)
    rival.minus_one = (0,) * stack
    rival.guardians = guardians(reader, entered, where)
    rival.cards = cards(reader, entered, where)


def space(reader: Reader, entered: object, token: str, where: str, board: Board) -> int:
    """A space of the research track that this side of the board has; only a magnifying glass is in the Lost Temple."""
    found = reader.name(reader.member(entered, token, where), TRACK, f"{where}.{token}")
    there = found == START or any([found in exits for exits in board.exits])
    if found >= 0 and (not there or (found == LOST_TEMPLE and token == "notebook")):
        reader.wrong(f"{where}.{token}", "it cannot stand there")
    return max(START, found)


def arrival(reader: Reader, entered: object, where: str, magnifier: int) -> int:
    """The order of arrival at the Lost Temple, from 1; 0 if the magnifying glass is not there."""
    place = reader.whole(reader.member(entered, "arrival", where), f"{where}.arrival", 0, 4)
    if (place > 0) != (magnifier == LOST_TEMPLE):
        reader.wrong(f"{where}.arrival", "it goes with a magnifying glass in the Lost Temple")
    return place


def temple(reader: Reader, entered: object, where: str, magnifier: int) -> tuple[int, ...]:
    """The tiles that were bought in the Lost Temple (97)."""
    tiles = reader.names(reader.member(entered, "temple", where), TEMPLE_STACKS, f"{where}.temple")
    if tiles and magnifier != LOST_TEMPLE:
        reader.wrong(f"{where}.temple", "they go with a magnifying glass in the Lost Temple")
    return tiles


def guardians(reader: Reader, entered: object, where: str) -> tuple[int, ...]:
    return (0,) * reader.whole(reader.member(entered, "guardians", where), f"{where}.guardians", 0, MOST_GUARDIANS)


def cards(reader: Reader, entered: object, where: str) -> tuple[int, ...]:
    found = reader.names(reader.member(entered, "cards", where), SCORED_CARDS, f"{where}.cards")
    return tuple([CARDS.index(SCORED_CARDS[card]) for card in found])


def check_shared(reader: Reader, game: Game) -> None:
    """Check that nobody shares a unique component and that no supply is exceeded."""
    owners: list[Player | Rival] = [*game.players, *([game.rival] if game.rival else [])]
    owned = [card for owner in owners for card in (owner.cards if isinstance(owner, Rival) else owner.deck)]
    for card in sorted({card for card in owned if owned.count(card) > 1 and CARDS[card] in SCORED_CARDS}):
        reader.wrong("cards", f"{CARDS[card]} is there more than once")
    arrivals = [owner.arrival for owner in owners if owner.arrival]
    if sorted(arrivals) != list(range(1, len(arrivals) + 1)):
        reader.wrong("arrival", "the magnifying glasses in the Lost Temple count from 1 on, each once")
    for stack, name in enumerate(TEMPLE_STACKS):
        if sum([owner.temple.count(stack) for owner in owners]) > len(owners):  # one tile per player, two in solo (99)
            reader.wrong("temple", f"{name} has {len(owners)} tiles")
    totals = {
        "idols": (sum([count_idols(owner) for owner in owners]), MOST_IDOLS),
        "guardians": (sum([len(owner.guardians) for owner in owners]), MOST_GUARDIANS),
        "fear": (owned.count(FEAR_CARD), MOST_FEAR),
        "fear_tiles": (owned.count(FEAR_TILE), MOST_FEAR_TILES),
    }
    for part, (found, most) in totals.items():
        if found > most:
            reader.wrong(part, f"there are {most} in the box")


def count_idols(owner: Player | Rival) -> int:
    if isinstance(owner, Rival):
        return len(owner.idols) + len(owner.minus_one)
    return len(owner.crates) + SLOTS - owner.slots.count(NONE)
