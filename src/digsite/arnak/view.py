"""What a seat may see: exactly what follows from what it has been shown since the start (122-128, 221)."""

from __future__ import annotations

from typing import Any, Final

from digsite.arnak.actions import ASSISTANT_NAMES, BONUS_NAMES, CATALOGUE, IDOL_NAMES
from digsite.arnak.assistants import asking_side
from digsite.arnak.box import LOST_TEMPLE, ROW_OF
from digsite.arnak.checks import setting_up
from digsite.arnak.model import HUMAN, KNOWN, PRIVATE, UNSEEN, Game, Player
from digsite.arnak.shuffles import ShuffleRival
from digsite.arnak.sources import source_name
from digsite.arnak.state import HUMAN_SAW, UNSEEN_BY_ALL, encode
from digsite.arnak.travel import icons_left
from digsite.kernel.asking import asked
from digsite.kernel.effects import CHANCE
from digsite.kernel.play import legal_actions, to_decide
from digsite.kernel.terms import Asked

# A view is JSON; its members are typed by docs/engine-protocol.md, not by Python.
Json = dict[str, Any]
Place = tuple[list[Any], int]
NOT_SHOWN: Final = None


def view(game: Game, seat: int | None) -> Json:
    """The state as a seat (None: a spectator) knows it, with null for what it cannot know."""
    seen: Json = encode(game)
    seen["seat"] = seat
    seen["pending"] = seen.pop("stack")
    for owner, player in enumerate(game.players):
        hide_cards(seen["players"][owner], player, own=owner == seat)
    hide_decks(game, seen["decks"])
    hide_assistants(game, seen, seat)
    hide_idols(game, seen)
    hide_bonuses(game, seen, seat)
    if game.rival is not None:
        hide_rival_tiles(game, seen["rival"])
    seen["decision"] = decision(game)
    if seen["decision"] is not None and to_decide(game) == seat:
        seen["actions"] = [CATALOGUE[action].plain() for action in legal_actions(game)]
    return seen


def decision(game: Game) -> Asked | None:
    """The pending decision, as everyone is told of it."""
    told = asked(game, source_name(game.stack[-1].source)) if game.stack else None
    side = asking_side(game) if told is not None else None
    if told is not None and side is not None:
        told["about"]["side"] = side
    if told is not None and not told["laid"] and to_decide(game) != CHANCE:
        told["laid"] = icons_left(game.players[game.stack[-1].seat])
    return told


def hide(places: list[Place]) -> int:
    """Put null where components cannot be told apart; if all are alike, everyone knows them."""
    if len({zone[at] for zone, at in places}) < 2:
        return 0
    for zone, at in places:
        zone[at] = NOT_SHOWN
    return len(places)


def hide_cards(seen: Json, player: Player, own: bool) -> None:
    """Cards of hand and deck by the shuffle they come from: which cards each held is known, not where they are.

    `hidden` lists them by shuffle.
    """
    places: dict[int, list[Place]] = {}
    for zone, marks in (("deck", player.deck_marks), ("hand", player.hand_marks), ("apart", player.apart_marks)):
        for at, mark in enumerate(marks):
            if mark != KNOWN and not (own and (zone != "deck" or mark & PRIVATE)):
                places.setdefault(mark & ~PRIVATE, []).append((seen[zone], at))
    hidden: dict[str, list[str]] = {}
    for shuffle, among in sorted(places.items()):
        cards = sorted([zone[at] for zone, at in among])
        if hide(among):
            hidden[str(shuffle)] = cards
    if not own:
        forget_marks(seen)
    seen["hidden"] = hidden


def forget_marks(seen: Json) -> None:
    """Others know of a card everything or its shuffle; hands and cards apart have no order, known ones come first."""
    for zone in ("deck", "hand", "apart"):
        cards, marks = seen[zone], seen["marks"][zone]
        seen["marks"][zone] = [
            mark & ~PRIVATE if card is None else KNOWN for card, mark in zip(cards, marks, strict=True)
        ]
    for zone in ("hand", "apart"):
        held = sorted(zip(seen[zone], seen["marks"][zone], strict=True), key=known_first)
        seen[zone], seen["marks"][zone] = [card for card, _ in held], [mark for _, mark in held]


def known_first(card: tuple[str | None, int]) -> tuple[bool, int, str]:
    return card[0] is None, card[1], card[0] or ""


def hide_decks(game: Game, decks: Json) -> None:
    for name, known_top in (("items", game.item_top_known), ("artifacts", game.artifact_top_known)):
        hide([(decks[name], at) for at in range(int(known_top), len(decks[name]))])
    for name, known_bottom in (("level1", game.level1_known), ("level2", game.level2_known), ("guardians", 0)):
        hide([(decks[name], at) for at in range(len(decks[name]) - known_bottom)])


def has_looked(game: Game, seat: int | None, space: int) -> bool:
    """Whether a seat's magnifying glass has reached the row of a space."""
    if seat is None or seat >= len(game.players):
        return False
    return ROW_OF[game.players[seat].magnifier] >= ROW_OF[space]


def hide_assistants(game: Game, seen: Json, seat: int | None) -> None:
    """Below the top of every stack; who has reached the rescue space may look through that one (126, Q30)."""
    places = [(stack, at) for stack in seen["decks"]["assistants"] for at in range(1, len(stack))]
    if not has_looked(game, seat, game.board.idol_bridge):
        places += [(seen["decks"]["rescue"], at) for at in range(1, len(game.rescue))]
    if setting_up(game):
        places += [(seen["box"], at) for at, name in enumerate(seen["box"]) if name in ASSISTANT_NAMES]
    hide(places)


def hide_idols(game: Game, seen: Json) -> None:
    """Idols that lay face down, wherever they are now (123)."""
    sites = [site for site in seen["sites"].values() if site.get("hidden_idol")]
    shelf = [site["hidden_idol"] for site in sites]
    places: list[Place] = [(shelf, at) for at in range(len(shelf))]
    for owner, player in enumerate(game.players):
        crates, slots = seen["players"][owner]["crates"], seen["players"][owner]["slots"]
        places += [(crates, at) for at, idol in enumerate(player.crates) if idol >= UNSEEN]
        places += [(slots, at) for at, idol in enumerate(player.slots) if idol >= UNSEEN]
    if game.rival is not None:
        stacked = seen["rival"]["minus_one"]
        places += [(stacked, at) for at, idol in enumerate(game.rival.minus_one) if idol >= UNSEEN]
    box, marks = seen["box"], seen["box_seen"]
    places += [
        (box, at)
        for at, name in enumerate(box)
        if name in IDOL_NAMES and (marks[at] == UNSEEN_BY_ALL or setting_up(game))
    ]
    hide(places)
    for site, idol in zip(sites, shelf, strict=True):
        site["hidden_idol"] = idol
        site["hidden_idols"] = 1


def hide_bonuses(game: Game, seen: Json, seat: int | None) -> None:
    """The Lost Temple's stack, but to those who have arrived there, and tiles that left unseen (123, 125)."""
    places = [
        (seen["box"], at)
        for at, name in enumerate(seen["box"])
        if name in BONUS_NAMES
        and (seen["box_seen"][at] == UNSEEN_BY_ALL or (seen["box_seen"][at] == HUMAN_SAW and seat != HUMAN))
    ]
    if not has_looked(game, seat, LOST_TEMPLE):
        places += [(seen["track"]["stack"], at) for at in range(len(game.bonus_stack))]
    hide(places)


def hide_rival_tiles(game: Game, seen: Json) -> None:
    """Their order is hidden, but the arrow on the back of the top one is seen by all (123, 144, 145)."""
    tiles = seen["tiles"]
    shuffling = any([isinstance(frame.effect, ShuffleRival) for frame in game.stack])
    assert game.rival is not None
    if shuffling or not tiles:
        seen["arrow"] = None
        hide([(tiles, at) for at in range(len(tiles))])
        return
    left = game.box.rivals[game.rival.tiles[0]].left
    seen["arrow"] = "left" if left else "right"
    alike = [tile for tile in game.rival.tiles if game.box.rivals[tile].left == left]
    first = 1 if len(alike) == 1 else 0
    hide([(tiles, at) for at in range(first, len(tiles))])


def unknown_count(game: Game, seat: int) -> int:
    """How many components a seat does not know: it falls exactly when the seat is shown something."""
    return count_nulls(view(game, seat))


def slot_hidden(player: Json, place: int) -> bool:
    """Whether an unseen idol lies in a slot and is not shown; places count the crates first."""
    return place >= len(player["crates"]) and player["slots"][place - len(player["crates"])] is None


def count_nulls(seen: Json) -> int:
    zones = [seen["decks"][name] for name in ("items", "artifacts", "level1", "level2", "guardians", "rescue")]
    zones += [*seen["decks"]["assistants"], seen["track"]["stack"], seen["box"]]
    for player in seen["players"]:
        zones += [player["hand"], player["deck"], player["apart"], player["crates"]]
    hidden_idols = [site for site in seen["sites"].values() if site.get("hidden_idols") and site["hidden_idol"] is None]
    total: int = len(hidden_idols) + sum([zone.count(None) for zone in zones])
    for player in seen["players"]:
        total += len([place for place in player["unseen"] if slot_hidden(player, place)])
    if seen["rival"] is not None:
        total += seen["rival"]["tiles"].count(None) + seen["rival"]["minus_one"].count(None)
    return total
