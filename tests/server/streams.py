"""What goes over the wire to each pair of eyes, compared with what would go in a world they cannot tell from this one.

`python -m tests.server.streams 20` checks every message of twenty games. The worlds are made by tests/arnak/leaks.py
and tests/quetzal/leaks.py, which know nothing of views; the messages are the table's own.
"""

from __future__ import annotations

import sys
import time
from random import Random
from types import SimpleNamespace
from typing import Any, Final, cast

from digsite.arnak import verbs as arnak_verbs
from digsite.kernel.effects import CHANCE
from digsite.kernel.event import Event
from digsite.kernel.play import apply, legal_actions, to_decide
from digsite.quetzal import verbs as quetzal_verbs
from digsite.server.play import RULES, SECRET_VERBS, Play, Stored, score
from digsite.server.table import Table, dumped
from tests.arnak import leaks as arnak_leaks
from tests.quetzal import leaks as quetzal_leaks

Json = dict[str, Any]
LEAKS: Final[dict[str, Any]] = {"arnak": arnak_leaks, "quetzal": quetzal_leaks}
VERBS: Final[dict[str, Any]] = {"arnak": arnak_verbs, "quetzal": quetzal_verbs}
GAMES: Final[list[tuple[str, Json]]] = [
    ("arnak", {"players": 2, "board": "bird"}),
    ("quetzal", {"players": 3}),
    ("arnak", {"players": 3, "board": "snake"}),
    ("quetzal", {"players": 2}),
    ("arnak", {"players": 1, "board": "bird", "difficulty": 2}),
    ("quetzal", {"players": 5}),
    ("arnak", {"players": 4, "board": "snake"}),
]


class Streams:
    """One game at one table, with everybody's messages."""

    def __init__(self, game: str, options: Json, seed: int) -> None:
        self.game = game
        self.rules = RULES[game]
        self.leaks = LEAKS[game]
        self.random = Random(seed)
        self.compared = 0
        players = options["players"]
        names = ("seat", "kind", "level", "name", "ready", "secret_hash")
        seats = [dict(zip(names, (seat, "person", None, None, True, None), strict=True)) for seat in range(players)]
        row = {
            **dict.fromkeys(("seed", "same_deal_as", "rematch")),
            "id": "t",
            "game": game,
            "options": options,
            "hotseat": False,
            "status": "playing",
            "created": 0.0,
            "hints": False,
            "proposals": {"next": 1, "open": []},
        }
        self.table = Table(cast(Any, SimpleNamespace()), row, seats)
        self.table.play, self.first = Play.deal(game, self.rules.options(options), seed)
        self.eyes: list[int | None] = [*range(players), None]

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def message(self, step: Stored, eye: int | None, game: Any) -> str:
        """Everything that an eye is told of a step and the position after it, here or in another world."""
        held = frozenset() if eye is None else frozenset([eye])
        ours, self.play.session.game = self.play.session.game, game
        try:
            message = self.table.step_message(step, held, {})
        finally:
            self.play.session.game = ours
        return dumped({**message, "score": score(self.rules, game)})

    def run(self, every: int, most: int) -> int:
        """Play at random and compare; how many messages were."""
        self.after(self.first)
        number = 1
        while to_decide(self.play.session.game) is not None and number < most:
            before = self.rules.copy(self.play.session.game)
            action = self.random.choice(self.favoured(legal_actions(before)))
            number += 1
            step = self.play.act(number, self.rules.catalogue[action].notation)
            self.table.seq = number
            if number % every == 0 or self.rules.catalogue[action].verb in SECRET_VERBS:
                self.before(before, action, step)
                self.after(step)
        return self.compared

    def favoured(self, legal: list[int]) -> list[int]:
        """Whatever leads to secret choices, if it can be had."""
        wanted = ("earring", "village", "temple_extra_draw", "temple")
        rare = [one for one in legal if any([word in self.rules.catalogue[one].notation for word in wanted])]
        return rare if rare and self.random.random() < 0.5 else legal

    def after(self, step: Stored) -> None:
        """The position after a step, with what an eye cannot know moved about."""
        game = self.play.session.game
        for eye in self.eyes:
            other = self.leaks.permuted(game, eye, self.random)
            self.same(self.message(step, eye, game), self.message(step, eye, other), f"after step {step.seq}", eye)
            if eye is not None and to_decide(game) == eye:
                for action in self.random.sample(range(len(self.rules.catalogue)), 12):
                    mine, theirs = self.rules.why(game, eye, action), self.rules.why(other, eye, action)
                    self.same(repr(mine), repr(theirs), f"why {self.rules.catalogue[action].notation}", eye)

    def before(self, game: Any, action: int, step: Stored) -> None:
        """The same step in a world that an eye could not tell from this one before it."""
        for eye in self.eyes:
            chosen = self.secret_twin(game, action, eye)
            if chosen is None:
                other = self.leaks.permuted(game, eye, self.random, self.pinned(game, action))
                twin = action
            else:
                other, twin = chosen
            if twin not in legal_actions(other):
                raise AssertionError(f"{self.rules.catalogue[twin].notation} is not legal in the other world")
            ours, here = self.told(game, action, step, eye)
            theirs, there = self.told(other, twin, step, eye)
            if to_decide(here) == CHANCE:
                self.same(dumped(ours.seen_by(held(eye))), dumped(theirs.seen_by(held(eye))), "events", eye)
            else:
                self.same(self.message(ours, eye, here), self.message(theirs, eye, there), "step", eye)

    def told(self, game: Any, action: int, step: Stored, eye: int | None) -> tuple[Stored, Any]:
        """A step of some world as it would be stored, without what chance decides after it, and where it leads."""
        reached = self.rules.copy(game)
        events: list[Event] = []
        apply(reached, action, events)
        secret = [at for at, event in enumerate(events) if event.secret]
        body = {"events": [event.plain() for event in events], "secret": secret}
        notation = self.rules.catalogue[action].notation
        return Stored(step.seq, step.kind, step.seat, notation, body, step.at), reached

    def pinned(self, game: Any, action: int) -> frozenset[Any]:
        """What a step uncovers or decides by stays where it is."""
        if self.game == "arnak":
            after = self.rules.copy(game)
            apply(after, action)
            return frozenset(arnak_leaks.uncovered(game, after) | arnak_leaks.own_hand(game))
        places: set[Any] = {(quetzal_leaks.TABLE, "deck", at) for at in range(min(18, len(game.deck)))}
        places |= {(quetzal_leaks.TABLE, "pile", at) for at in range(min(12, len(game.pile)))}
        places |= {(quetzal_leaks.TABLE, "automaton", 0)}
        seat = to_decide(game)
        assert seat is not None
        for zone in ("drawn", "apart"):
            places |= {(seat, zone, at) for at in range(len(getattr(game.players[seat], zone)))}
        return frozenset(places)

    def secret_twin(self, game: Any, action: int, eye: int | None) -> tuple[Any, int] | None:
        """For a secret choice of somebody else: a world in which the card chosen is another one."""
        verb = self.rules.catalogue[action].verb
        seat = to_decide(game)
        if verb not in SECRET_VERBS or eye == seat or seat is None:
            return None
        first = getattr(VERBS[self.game], verb.upper())
        at = game.players[seat].apart.index(action - first, 1 if verb == "top" else 0)
        for _ in range(8):
            other = self.leaks.permuted(game, eye, self.random)
            twin = first + other.players[seat].apart[at]
            if twin != action and twin in legal_actions(other):
                self.twins = getattr(self, "twins", 0) + 1
                return other, twin
        return None

    def same(self, ours: str, theirs: str, what: str, eye: int | None) -> None:
        self.compared += 1
        if ours != theirs:
            at = next((at for at, (one, two) in enumerate(zip(ours, theirs, strict=False)) if one != two), 0)
            found = f"{ours[max(0, at - 80) : at + 40]!r}, or {theirs[at : at + 40]!r}"
            raise AssertionError(f"{self.game}: {what} tells eye {eye} two worlds apart: {found}")


def held(eye: int | None) -> list[int]:
    return [] if eye is None else [eye]


if __name__ == "__main__":
    started, compared, twins = time.monotonic(), 0, 0
    for number in range(int(sys.argv[1])):
        game, options = GAMES[number % len(GAMES)]
        streams = Streams(game, options, seed=1000 + number)
        compared += streams.run(every=1, most=10_000)
        twins += getattr(streams, "twins", 0)
        print(f"{game} {options}: {compared} messages compared, {twins} secret choices swapped", flush=True)
    print(f"{sys.argv[1]} games in {time.monotonic() - started:.0f} s: no message tells worlds apart")
