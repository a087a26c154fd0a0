"""Plays Arnak's solo rival at a real table: the next tile, what to do, what it has to ask, and the rival's score.

It knows only what it is told about the table. Its state is JSON and goes back and forth with every answer:
`begin`, then `answer` with `turn-up`, what was asked for, or `next-round`.
"""

from __future__ import annotations

from typing import Any, Final

from digsite.arnak.box import LOST_TEMPLE, SILVER_LEFT, SILVER_RIGHT, TEMPLE_STACKS, TRACK
from digsite.arnak.model import Game, Rival
from digsite.arnak.printed import BOX
from digsite.arnak.scoring import rival_score
from digsite.arnak.solo import by_arrow
from digsite.cardboard.arnak.sheet import BOARDS, CARDS, SCORED_CARDS
from digsite.kernel.chance import Dice
from digsite.kernel.errors import BadOptions, ImpossiblePosition
from digsite.kernel.reading import Reader

Json = dict[str, Any]

ROUNDS: Final = 5
TILES: Final = {tile.name: tile for tile in BOX.rivals}
IDOLS: Final = tuple([idol.name for idol in BOX.idols])
PAIRS: Final = sorted({tile.pair for tile in BOX.rivals if tile.pair >= 0})
SILVER: Final = (TEMPLE_STACKS[SILVER_LEFT], TEMPLE_STACKS[SILVER_RIGHT])
MEMBERS: Final = ("board", "difficulty", "round", "tiles", "used", "rival", "turned", "ask", "over")
ARROWS: Final = ("left", "right")
QUESTIONS: Final = ("idols", "guardian", "card", "arrival", "silver")
EMPTY: Final[Json] = {
    "magnifier": TRACK[0],
    "arrival": 0,
    "temple": [],
    "guardians": 0,
    "cards": [],
    "idols": [],
    "minus_one": 0,
}


def begin(board: object, difficulty: object, dice: Dice) -> Json:
    """Five dig tiles and one of each pair, as many red ones as the game is hard, shuffled (141)."""
    if not isinstance(board, str) or board not in BOARDS:
        raise BadOptions("board", "bird or snake is expected")
    if type(difficulty) is not int or not 0 <= difficulty <= len(PAIRS):
        raise BadOptions("difficulty", f"a whole number from 0 to {len(PAIRS)} is expected")
    pairs = list(PAIRS)
    dice.shuffle(pairs)
    red = pairs[:difficulty]
    tiles = [tile.name for tile in BOX.rivals if tile.pair < 0 or tile.red == (tile.pair in red)]
    state: Json = {"board": board, "difficulty": difficulty, "round": 1, "used": [], "rival": EMPTY}
    return {**state, "tiles": shuffled(tiles, dice), "turned": None, "ask": None, "over": False}


def shuffled(tiles: list[str], dice: Dice) -> list[str]:
    order = list(range(len(tiles)))
    dice.shuffle(order)
    return [tiles[at] for at in order]


def answer(state: object, said: object, dice: Dice) -> Json:
    """The state after an answer; ImpossiblePosition says what is wrong with the answer or the state."""
    reader = Reader()
    checked = read(reader, state)
    if reader.problems:
        raise ImpossiblePosition(reader.problems)
    kind = reader.member(said, "kind", "answer")
    if not reader.problems and kind != (checked["ask"] or ("turn-up" if checked["tiles"] else "next-round")):
        reader.wrong("answer.kind", "something else is asked for")
    elif checked["over"]:
        reader.wrong("answer", "the game is over")
    if reader.problems:
        raise ImpossiblePosition(reader.problems)
    after = ANSWERS[str(kind)](reader, checked, said, dice)
    if reader.problems:
        raise ImpossiblePosition(reader.problems)
    return after


def read(reader: Reader, state: object) -> Json:
    """Read a state that was sent out; an edited one is refused with the place."""
    reader.only(state, MEMBERS, "")
    names = tuple(TILES)
    checked = {member: reader.member(state, member, "") for member in MEMBERS}
    if not isinstance(checked["board"], str) or checked["board"] not in BOARDS:
        reader.wrong("board", "bird or snake is expected")
    reader.whole(checked["round"], "round", 1, ROUNDS)
    reader.names(checked["tiles"], names, "tiles")
    used = reader.names(checked["used"], names, "used")
    reader.flag(checked["over"], "over")
    if checked["turned"] is not None:
        tile = reader.name(reader.member(checked["turned"], "tile", "turned"), names, "turned.tile")
        reader.name(reader.member(checked["turned"], "arrow", "turned"), ARROWS, "turned.arrow")
        if tile not in used[-1:]:
            reader.wrong("turned.tile", "it is not the last one used")
    if checked["ask"] is not None and (checked["turned"] is None or checked["ask"] not in QUESTIONS):
        reader.wrong("ask", "there is no such question")
    rival = checked["rival"]
    reader.only(rival, tuple(EMPTY), "rival")
    reader.name(reader.member(rival, "magnifier", "rival"), TRACK, "rival.magnifier")
    reader.whole(reader.member(rival, "arrival", "rival"), "rival.arrival", 0, 2)
    reader.names(reader.member(rival, "temple", "rival"), TEMPLE_STACKS, "rival.temple")
    reader.whole(reader.member(rival, "guardians", "rival"), "rival.guardians", 0, len(BOX.guardians))
    reader.names(reader.member(rival, "cards", "rival"), SCORED_CARDS, "rival.cards")
    reader.names(reader.member(rival, "idols", "rival"), IDOLS, "rival.idols")
    reader.whole(reader.member(rival, "minus_one", "rival"), "rival.minus_one", 0, 16)
    return checked


def turn_up(reader: Reader, state: Json, said: object, dice: Dice) -> Json:
    """The top tile; the arrow is on the back of the next one, for the last on that of the first used (144)."""
    name, *tiles = state["tiles"]
    used = [*state["used"], name]
    left = TILES[tiles[0] if tiles else used[0]].left
    tile = TILES[name]
    acts = state["round"] in tile.rounds
    turned: Json = {"tile": name, "arrow": "left" if left else "right", "acts": acts, "space": None}
    if tile.kind == "discover" and acts:
        turned["level"] = tile.levels[state["round"] - 1]
        turned["guarded"] = tile.guarded[state["round"] - 1]
    after = {**state, "tiles": tiles, "used": used, "turned": turned, "ask": None}
    if not acts:
        return after
    if tile.kind == "research":
        return research(after)
    return {**after, "ask": {"discover": "idols", "overcome": "guardian", "dig": None}.get(tile.kind, "card")}


def research(state: Json) -> Json:
    """One space up by the arrow; the Lost Temple asks who was there before, and later for its 6-point tiles."""
    at = TRACK.index(state["rival"]["magnifier"])
    if at == LOST_TEMPLE:
        return {**state, "ask": "silver"}
    board = BOARDS[state["board"]]
    space = by_arrow(list(board.exits[at]), state["turned"]["arrow"] == "left")
    bonus = "stack" if space == LOST_TEMPLE else "tile" if board.bonus_slots[space] else None
    turned = {**state["turned"], "space": TRACK[space], "bonus": bonus, "rescue": space == board.idol_bridge}
    moved = {**state, "turned": turned, "rival": {**state["rival"], "magnifier": TRACK[space]}}
    return {**moved, "ask": "arrival" if space == LOST_TEMPLE else None}


def take_idols(reader: Reader, state: Json, said: object, dice: Dice) -> Json:
    """The first of a kind lies face up; a duplicate, and any face-down one (null), goes onto the -1 stack (149)."""
    found = reader.places(reader.member(said, "idols", "answer"), IDOLS, "answer.idols")
    if len(found) > 2:
        reader.wrong("answer.idols", "a site has at most two idols")
    idols, minus_one = list(state["rival"]["idols"]), state["rival"]["minus_one"]
    for idol in found:
        if idol >= 0 and IDOLS[idol] not in idols:
            idols.append(IDOLS[idol])
        else:
            minus_one += 1
    return settled(state, idols=idols, minus_one=minus_one)


def take_guardian(reader: Reader, state: Json, said: object, dice: Dice) -> Json:
    """Without a guardian on a site it occupies, it researches, and no assistant is removed (154)."""
    if reader.flag(reader.member(said, "guardian", "answer"), "answer.guardian"):
        return settled(state, guardians=state["rival"]["guardians"] + 1)
    return research(state)


def take_card(reader: Reader, state: Json, said: object, dice: Dice) -> Json:
    """The card it took, by name; null where the row had none of the kind."""
    card = reader.member(said, "card", "answer") if isinstance(said, dict) and said.get("card") is not None else None
    if card is None:
        return settled(state)
    found = reader.name(card, SCORED_CARDS, "answer.card")
    if found >= 0 and card in state["rival"]["cards"]:
        reader.wrong("answer.card", "the rival has it already")
    return settled(state, cards=[*state["rival"]["cards"], card])


def arrive(reader: Reader, state: Json, said: object, dice: Dice) -> Json:
    """Whether the player's magnifying glass was in the Lost Temple before (95)."""
    second = reader.flag(reader.member(said, "second", "answer"), "answer.second")
    return settled(state, arrival=2 if second else 1)


def take_silver(reader: Reader, state: Json, said: object, dice: Dice) -> Json:
    """A 6-point tile, by the arrow where both stacks have one; nothing where neither has (152)."""
    stacks = reader.names(reader.member(said, "stacks", "answer"), SILVER, "answer.stacks")
    if not stacks:
        return settled(state)
    taken = SILVER[by_arrow(sorted(stacks), state["turned"]["arrow"] == "left")]
    told = {**state, "turned": {**state["turned"], "stack": taken}}
    return settled(told, temple=[*state["rival"]["temple"], taken])


def next_round(reader: Reader, state: Json, said: object, dice: Dice) -> Json:
    """The same ten tiles are shuffled again (141); after the fifth round the game is over."""
    if state["round"] == ROUNDS:
        return {**state, "turned": None, "over": True}
    tiles = shuffled(state["used"], dice)
    return {**state, "round": state["round"] + 1, "tiles": tiles, "used": [], "turned": None}


def settled(state: Json, **changed: object) -> Json:
    return {**state, "ask": None, "rival": {**state["rival"], **changed}}


ANSWERS: Final = {
    "turn-up": turn_up,
    "idols": take_idols,
    "guardian": take_guardian,
    "card": take_card,
    "arrival": arrive,
    "silver": take_silver,
    "next-round": next_round,
}


def score(state: Json) -> dict[str, int]:
    """The rival's points by part, with the total, as if the game ended now (158)."""
    game, rival, told = Game(BOX, BOARDS[state["board"]], 1), Rival(), state["rival"]
    rival.magnifier = TRACK.index(told["magnifier"])
    rival.arrival = told["arrival"]
    rival.temple = tuple([TEMPLE_STACKS.index(stack) for stack in told["temple"]])
    rival.guardians = tuple(range(told["guardians"]))
    rival.cards = tuple([CARDS.index(card) for card in told["cards"]])
    rival.idols = tuple([IDOLS.index(idol) for idol in told["idols"]])
    rival.minus_one = (0,) * told["minus_one"]
    parts = rival_score(game, rival)
    return {**parts, "total": sum(parts.values())}
