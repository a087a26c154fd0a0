"""What a seat cannot know, stated anew from R-61 and R-71 and moved about in the state itself.

Nothing here uses `view` or `determinize`. A group is a set of places whose components the seat cannot tell apart; any
rearrangement of it must look the same to that seat.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from digsite.kernel.codec import canonical
from digsite.kernel.event import Event
from digsite.kernel.play import apply, legal_actions, pending, to_decide
from digsite.quetzal import RULES
from digsite.quetzal.model import LOT, Game, Player

View = Callable[[Game, int | None], dict[str, Any]]
# Where a component lies: the holder (-1 the table, else a player), the zone, the place.
Place = tuple[int, str, int]
TABLE = -1


class Leak(AssertionError):
    """Two positions that a seat cannot tell apart look different to it."""


def holder(game: Game, number: int) -> Game | Player:
    return game if number == TABLE else game.players[number]


def component(game: Game, place: Place) -> int:
    return int(getattr(holder(game, place[0]), place[1])[place[2]])


def put(game: Game, things: dict[Place, int]) -> None:
    """Lay things at places; who knows a card in a hand goes with its place, and a hand is sorted again."""
    for place, thing in things.items():
        owner = holder(game, place[0])
        zone = list(getattr(owner, place[1]))
        zone[place[2]] = thing
        setattr(owner, place[1], tuple(zone))
    for player in game.players:
        pairs = sorted(zip(player.drawn, player.drawn_marks, strict=True))
        player.drawn = tuple([card for card, _ in pairs])
        player.drawn_marks = tuple([mark for _, mark in pairs])


def groups(game: Game, seat: int | None) -> list[list[Place]]:
    """Every set of places whose components a seat (None: a spectator) cannot tell apart."""
    known = [0] * (len(game.deck) - len(game.bottom_known)) + list(reversed(game.bottom_known))
    me = 0 if seat is None else 1 << seat
    lots: dict[int, list[Place]] = {}
    lots[game.lot] = [(TABLE, "deck", at) for at, mask in enumerate(known) if not mask & me]
    for owner, player in enumerate(game.players):
        if owner == seat:
            continue
        if game.flags.hands_hidden:
            for at, mark in enumerate(player.drawn_marks):
                if not mark & me:
                    lots.setdefault(mark >> LOT, []).append((owner, "drawn", at))
        if not delivering(game, owner):
            for at, mark in enumerate(player.apart_marks):
                if not mark & me:
                    lots.setdefault(mark >> LOT, []).append((owner, "apart", at))
    found = [*lots.values(), [(TABLE, "pile", at) for at in range(len(game.pile))]]
    found.append([(TABLE, "automaton", at) for at in range(len(game.automaton))])
    return [group for group in found if len(group) > 1]


def delivering(game: Game, owner: int) -> bool:
    """The cards of a delivery lie open, those drawn for a choice do not."""
    names = [type(frame.effect).__name__ for frame in game.stack if frame.seat == owner]
    return "DeliverMore" in names or "TileEffects" in names


def unknown(game: Game, seat: int) -> int:
    """How many places a seat cannot name: those of groups that hold different things."""
    return sum([len(group) for group in groups(game, seat) if len({component(game, place) for place in group}) > 1])


def permuted(game: Game, seat: int | None, random: Random, pinned: frozenset[Place] = frozenset()) -> Game:
    """Another position that looks the same to a seat; what lies at pinned places stays there."""
    other = game.copy()
    other.legal = None
    moved: dict[Place, int] = {}
    for group in groups(game, seat):
        places = [place for place in group if place not in pinned]
        things = [component(game, place) for place in places]
        random.shuffle(things)
        moved.update(zip(places, things, strict=True))
    put(other, moved)
    return other


def check_position(game: Game, seat: int | None, random: Random, times: int, view: View = RULES.view) -> None:
    """The view and the legal actions of a seat are the same whatever lies where it cannot know."""
    expected = canonical(view(game, seat))
    for _ in range(times):
        other = permuted(game, seat, random)
        if type(pending(other)).__name__.startswith("Shuffle") if other.stack else False:
            continue  # what is left of a shuffle lies sorted, and its outcomes are chance's to see
        if canonical(view(other, seat)) != expected:
            raise Leak(f"the view of seat {seat} tells two positions apart: {differing(view, game, other, seat)}")
        if seat is not None and to_decide(game) == seat and legal_actions(other) != legal_actions(game):
            raise Leak(f"the actions of seat {seat} tell two positions apart")


def differing(view: View, game: Game, other: Game, seat: int | None) -> list[str]:
    one, two = view(game, seat), view(other, seat)
    return [key for key in one if canonical(one[key]) != canonical(two.get(key))]


def check_step(game: Game, seat: int | None, action: int, random: Random, times: int, view: View = RULES.view) -> None:
    """The next step looks the same too, in positions that differ only in what the step does not uncover.

    A step may uncover the tops of deck and pile and take cards from a hand: those stay where they are.
    """
    pinned: set[Place] = {(TABLE, "deck", at) for at in range(min(18, len(game.deck)))}
    pinned |= {(TABLE, "pile", at) for at in range(min(12, len(game.pile)))}
    pinned |= {(TABLE, "automaton", 0)}
    decider = to_decide(game)
    if decider is not None and decider >= 0:
        mine = game.players[decider]
        pinned |= {(decider, "drawn", at) for at in range(len(mine.drawn))}
        pinned |= {(decider, "apart", at) for at in range(len(mine.apart))}
    expected, seen = after(game, seat, action, view)
    for _ in range(times):
        other = permuted(game, seat, random, frozenset(pinned))
        if action not in legal_actions(other):
            raise Leak("another position that looks the same allows other actions")
        found, told = after(other, seat, action, view)
        if (found, told) != (expected, seen):
            raise Leak(f"after {RULES.catalogue[action].notation} the view of seat {seat} differs")


def after(game: Game, seat: int | None, action: int, view: View) -> tuple[str, str]:
    """What a seat sees and is told once an action is taken."""
    copy = game.copy()
    events: list[Event] = []
    apply(copy, action, events)
    return canonical(view(copy, seat)), canonical([event.seen_by(seat) for event in events])
