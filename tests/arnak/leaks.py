"""What a seat cannot know, stated anew from rulings 122-128 and 221 and moved about in the state itself.

Nothing here uses `view` or `determinize`. A group is a set of places whose components the seat cannot tell apart; any
rearrangement of it must look the same to that seat.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from digsite.arnak import RULES
from digsite.arnak.box import LOST_TEMPLE, ROW_OF
from digsite.arnak.model import KNOWN, NONE, PRIVATE, SEEN_BY_HUMAN, UNSEEN, Game, Player, Rival
from digsite.kernel.codec import canonical
from digsite.kernel.event import Event
from digsite.kernel.play import apply, legal_actions, to_decide

View = Callable[[Game, int | None], dict[str, Any]]
# Where a component lies: the holder (-1 the table, -2 the rival, else a player), the zone, the place, its stack or -1.
Place = tuple[int, str, int, int]
TABLE, RIVAL_BOARD, FLAT = -1, -2, -1
RESCUE_ROW = 4
HUMAN_SEAT = 0


class Leak(AssertionError):
    """Two positions that a seat cannot tell apart look different to it."""


def holder(game: Game, number: int) -> Game | Player | Rival:
    if number == TABLE:
        return game
    if number == RIVAL_BOARD:
        assert game.rival is not None
        return game.rival
    return game.players[number]


def zone_of(game: Game, place: Place) -> tuple[Any, ...]:
    zone: tuple[Any, ...] = getattr(holder(game, place[0]), place[1])
    return zone if place[3] == FLAT else zone[place[3]]


def component(game: Game, place: Place) -> int:
    """What lies at a place. The marks beside an idol or a bonus tile stay with the place."""
    return int(zone_of(game, place)[place[2]]) % marks_from(place)


def marks_from(place: Place) -> int:
    if place[1] in ("crates", "slots", "minus_one", "gone_idols", "hidden_idols"):
        return UNSEEN
    return SEEN_BY_HUMAN if place[1] in ("bonus_stack", "unused_bonuses", "gone_bonuses") else 1 << 30


def put(game: Game, things: dict[Place, int]) -> None:
    """Lay things at places; a mark that belongs to a place stays there."""
    zones: dict[tuple[int, str, int], list[int]] = {}
    for place, thing in things.items():
        key = (place[0], place[1], place[3])
        zone = zones.get(key)
        if zone is None:
            zone = zones[key] = list(zone_of(game, place))
        size = marks_from(place)
        zone[place[2]] = thing + zone[place[2]] // size * size
    for (number, name, stack), zone in zones.items():
        owner = holder(game, number)
        if stack == FLAT:
            setattr(owner, name, tuple(zone))
        else:
            stacks = getattr(owner, name)
            setattr(owner, name, (*stacks[:stack], tuple(zone), *stacks[stack + 1 :]))


def groups(game: Game, seat: int | None) -> list[list[Place]]:
    """Every set of places whose components a seat (None: a spectator) cannot tell apart."""
    found = [*hands_and_decks(game, seat), *common_decks(game), assistants(game, seat), idols(game)]
    found.append(bonus_tiles(game, seat))
    if game.rival is not None:
        found.append([(RIVAL_BOARD, "tiles", at, FLAT) for at in range(len(game.rival.tiles))])
    return [group for group in found if len(group) > 1]


def hands_and_decks(game: Game, seat: int | None) -> list[list[Place]]:
    """Own hand seen, own deck not, but for what was put back; of others all that does not lie there openly (122, 124)."""
    found: dict[tuple[int, int], list[Place]] = {}
    for owner, player in enumerate(game.players):
        for zone in ("hand", "apart", "deck"):
            for at, mark in enumerate(getattr(player, f"{zone}_marks")):
                openly = mark == KNOWN
                saw_it = owner == seat and (zone != "deck" or mark & PRIVATE)
                if not openly and not saw_it:
                    found.setdefault((owner, mark & ~PRIVATE), []).append((owner, zone, at, FLAT))
    return list(found.values())


def common_decks(game: Game) -> list[list[Place]]:
    """Decks are shuffled; a card turned up stays known on top, a tile put under its stack stays known (123, 127, 128)."""
    return [
        [(TABLE, "item_deck", at, FLAT) for at in range(int(game.item_top_known), len(game.item_deck))],
        [(TABLE, "artifact_deck", at, FLAT) for at in range(int(game.artifact_top_known), len(game.artifact_deck))],
        [(TABLE, "level1", at, FLAT) for at in range(len(game.level1) - game.level1_known)],
        [(TABLE, "level2", at, FLAT) for at in range(len(game.level2) - game.level2_known)],
        [(TABLE, "guardian_deck", at, FLAT) for at in range(len(game.guardian_deck))],
    ]


def assistants(game: Game, seat: int | None) -> list[Place]:
    """All below the tops; the rescue stack is open to those whose magnifying glass came that far (124, 126, Q30)."""
    places = [
        (TABLE, "assistants", at, stack) for stack, pile in enumerate(game.assistants) for at in range(1, len(pile))
    ]
    if seat is None or ROW_OF[game.players[seat].magnifier] < RESCUE_ROW:
        places += [(TABLE, "rescue", at, FLAT) for at in range(1, len(game.rescue))]
    return places


def idols(game: Game) -> list[Place]:
    """Those that lay face down, wherever they went; nobody ever turns them over (123)."""
    places = [(TABLE, "hidden_idols", at, FLAT) for at, idol in enumerate(game.hidden_idols) if idol != NONE]
    places += [(TABLE, "gone_idols", at, FLAT) for at, idol in enumerate(game.gone_idols) if idol >= UNSEEN]
    for owner, player in enumerate(game.players):
        places += [(owner, "crates", at, FLAT) for at, idol in enumerate(player.crates) if idol >= UNSEEN]
        places += [(owner, "slots", at, FLAT) for at, idol in enumerate(player.slots) if idol >= UNSEEN]
    if game.rival is not None:
        stacked = enumerate(game.rival.minus_one)
        places += [(RIVAL_BOARD, "minus_one", at, FLAT) for at, idol in stacked if idol >= UNSEEN]
    return places


def bonus_tiles(game: Game, seat: int | None) -> list[Place]:
    """Those left in the box, and the Lost Temple's stack for whoever has not been there (123, 125, Q29)."""
    places = [(TABLE, "unused_bonuses", at, FLAT) for at in range(len(game.unused_bonuses))]
    if seat is None or game.players[seat].magnifier != LOST_TEMPLE:
        places += [(TABLE, "bonus_stack", at, FLAT) for at in range(len(game.bonus_stack))]
    if seat != HUMAN_SEAT:
        gone = enumerate(game.gone_bonuses)
        places += [(TABLE, "gone_bonuses", at, FLAT) for at, bonus in gone if bonus >= SEEN_BY_HUMAN]
    return places


def unknown(game: Game, seat: int) -> int:
    """How many places a seat cannot name: those of groups that hold different things."""
    total = 0
    for group in groups(game, seat):
        places = group[1:] if lone_arrow(game, group) else group
        if len({component(game, place) for place in places}) > 1:
            total += len(places)
    return total


def lone_arrow(game: Game, group: list[Place]) -> bool:
    """Whether the arrow on top of the rival's stack gives its tile away (144)."""
    if group[0][1] != "tiles":
        return False
    lefts = [game.box.rivals[component(game, place)].left for place in group]
    return lefts.count(lefts[0]) == 1


def permuted(game: Game, seat: int | None, random: Random, pinned: frozenset[Place] = frozenset()) -> Game:
    """Another position that looks the same to a seat; what lies at pinned places stays there."""
    other = game.copy()
    other.legal = None
    moved: dict[Place, int] = {}
    for group in groups(game, seat):
        places = [place for place in group if place not in pinned]
        things = [component(game, place) for place in places]
        order = list(range(len(places)))
        random.shuffle(order)
        if places and places[0][1:3] == ("tiles", 0):
            keep_arrow(game, things, order, random)
        moved.update(zip(places, [things[index] for index in order], strict=True))
    put(other, moved)
    other.unused_bonuses = tuple(sorted(other.unused_bonuses))  # a heap in the box, it has no order
    for owner, player in enumerate(other.players):
        if owner != seat and not player.apart:  # between the halves of an Earring, which card was kept still matters
            turn_over_hand(player, random)
    return other


def keep_arrow(game: Game, tiles: list[int], order: list[int], random: Random) -> None:
    """The arrow on the back of the rival's top tile is seen by all, so one with the same arrow comes first (144)."""
    left = game.box.rivals[tiles[0]].left
    fitting = [at for at, index in enumerate(order) if game.box.rivals[tiles[index]].left == left]
    chosen = random.choice(fitting)
    order[0], order[chosen] = order[chosen], order[0]


def turn_over_hand(player: Player, random: Random) -> None:
    """A hand has no order that others could see."""
    cards = list(zip(player.hand, player.hand_marks, strict=True))
    random.shuffle(cards)
    player.hand = tuple([card for card, _ in cards])
    player.hand_marks = tuple([mark for _, mark in cards])


def check_position(game: Game, seat: int | None, random: Random, times: int, view: View = RULES.view) -> None:
    """The view and the legal actions of a seat are the same whatever lies where it cannot know."""
    expected = canonical(view(game, seat))
    for _ in range(times):
        other = permuted(game, seat, random)
        if canonical(view(other, seat)) != expected:
            raise Leak(f"the view of seat {seat} tells two positions apart: {differing(view, game, other, seat)}")
        if seat is not None and to_decide(game) == seat and legal_actions(other) != legal_actions(game):
            raise Leak(f"the actions of seat {seat} tell two positions apart")


def differing(view: View, game: Game, other: Game, seat: int | None) -> list[str]:
    one, two = view(game, seat), view(other, seat)
    return [key for key in one if canonical(one[key]) != canonical(two.get(key))]


def check_step(game: Game, seat: int | None, action: int, random: Random, times: int, view: View = RULES.view) -> None:
    """The next step looks the same too, in positions that differ only in what the step does not uncover."""
    after = game.copy()
    events: list[Event] = []
    apply(after, action, events)
    expected = [event.seen_by(seat) for event in events]
    seen = canonical(view(after, seat))
    pinned = uncovered(game, after) | own_hand(game)  # whether a seat is asked something depends on its hand
    for _ in range(times):
        other = permuted(game, seat, random, pinned)
        if action not in legal_actions(other):
            raise Leak(f"{RULES.catalogue[action].notation} depends on what lies hidden")
        events = []
        apply(other, action, events)
        if [event.seen_by(seat) for event in events] != expected:
            raise Leak(f"events after {RULES.catalogue[action].notation} tell seat {seat} two positions apart")
        if canonical(view(other, seat)) != seen:
            where = differing(view, after, other, seat)
            raise Leak(f"after {RULES.catalogue[action].notation} the view of seat {seat} differs: {where}")


def own_hand(game: Game) -> frozenset[Place]:
    """The hand of the seat to decide, and the cards it is sorting."""
    seat = to_decide(game)
    assert seat is not None
    me = game.players[seat]
    places = [(seat, zone, at, FLAT) for zone in ("hand", "apart") for at in range(len(getattr(me, zone)))]
    return frozenset(places)


def uncovered(game: Game, after: Game) -> frozenset[Place]:
    """The places that a step took something from, or whose top it uncovered."""
    places = {place for group in groups(game, None) for place in group}
    for seat in range(len(game.players)):
        places |= {place for group in groups(game, seat) for place in group}
    zones: dict[tuple[int, str, int], list[Place]] = {}
    for place in places:
        zones.setdefault((place[0], place[1], place[3]), []).append(place)
    moved = [player.magnifier for player in game.players] != [player.magnifier for player in after.players]
    found: set[Place] = set()
    for (_, name, _), members in zones.items():
        touched = taken(zone_of(game, members[0]), zone_of(after, members[0]))
        if moved and name in ("rescue", "bonus_stack"):
            return frozenset(places)
        found |= {place for place in members if place[2] in touched}
    tops = [("item_deck", game.item_top_known, after.item_top_known)]
    tops.append(("artifact_deck", game.artifact_top_known, after.artifact_top_known))
    found |= {(TABLE, name, 0, FLAT) for name, before, now in tops if before != now}
    return frozenset(found)


def taken(before: tuple[Any, ...], after: tuple[Any, ...]) -> range:
    """The places of a zone that a step emptied, with the one that it uncovered."""
    if after[: len(before)] == before or (before and after[-len(before) :] == before):
        return range(0)
    gone = len(before) - len(after)
    if gone > 0 and before[gone:] == after:
        return range(gone + 1)
    return range(gone and len(before) - gone, len(before)) if gone > 0 and before[:-gone] == after else range(99)
