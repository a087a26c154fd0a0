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
from digsite.arnak.model import KNOWN
from digsite.dice import SeededDice
from digsite.kernel.effects import CHANCE
from digsite.kernel.event import Event
from digsite.kernel.play import apply, legal_actions, to_decide
from digsite.quetzal import verbs as quetzal_verbs
from digsite.server.play import DEAL, RULES, SECRET_VERBS, Play, Stored, score
from digsite.server.table import Table, dumped
from tests.arnak import leaks as arnak_leaks
from tests.arnak import walkers as arnak_walkers
from tests.quetzal import leaks as quetzal_leaks
from tests.quetzal import walkers as quetzal_walkers

Json = dict[str, Any]
LEAKS: Final[dict[str, Any]] = {"arnak": arnak_leaks, "quetzal": quetzal_leaks}
VERBS: Final[dict[str, Any]] = {"arnak": arnak_verbs, "quetzal": quetzal_verbs}
WALKERS: Final[dict[str, Any]] = {"arnak": arnak_walkers, "quetzal": quetzal_walkers}
WANTED: Final = ("earring", "announce", "temple_extra_draw", "place temple")  # what leads to secret choices
GAMES: Final = [
    ("arnak", "2-bird"),
    ("quetzal", "3"),
    ("arnak", "3-snake"),
    ("quetzal", "2"),
    ("arnak", "solo2-bird"),
    ("quetzal", "5-flags"),
    ("arnak", "4-snake"),
]


class Streams:
    """One game at one table, with everybody's messages."""

    def __init__(self, game: str, configuration: str, seed: int, walk: str = "rich") -> None:
        self.game = game
        self.rules = RULES[game]
        self.leaks = LEAKS[game]
        self.random = Random(seed)
        self.walk = WALKERS[game].WALKS[walk]
        self.compared = 0
        self.twins = 0
        options = WALKERS[game].CONFIGURATIONS[configuration]
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
        session = WALKERS[game].start(configuration, walk, SeededDice(seed))
        if game == "arnak":
            session.game = with_earrings(session.game)
        self.table.play = Play(session)
        self.first = Stored(1, DEAL, None, None, self.table.play.body([], []))
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
            action = self.choose(legal_actions(before))
            number += 1
            step = self.play.act(number, self.rules.catalogue[action].notation)
            self.table.seq = number
            if number % every == 0 or self.rules.catalogue[action].verb in SECRET_VERBS:
                self.before(before, action, step)
                self.after(step)
        return self.compared

    def choose(self, legal: list[int]) -> int:
        """Eagerly, and often what leads to secret choices."""
        rare = [one for one in legal if any([word in self.rules.catalogue[one].notation for word in WANTED])]
        chosen: int = self.random.choice(rare) if rare and self.random.random() < 0.7 else self.walk(legal, self.random)
        return chosen

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
        open_hands = self.game == "quetzal" and not game.flags.hands_hidden
        if verb not in SECRET_VERBS or eye == seat or seat is None or open_hands:
            return None
        first = getattr(VERBS[self.game], verb.upper())
        at = game.players[seat].apart.index(action - first, 1 if verb == "top" else 0)
        pinned = self.shown_by_choice(game, action, seat, (at, 0) if verb == "top" else (at,))
        for _ in range(8):
            other = self.leaks.permuted(game, eye, self.random, pinned)
            twin = first + other.players[seat].apart[at]
            if twin != action and twin in legal_actions(other):
                self.twins += 1
                return other, twin
        return None

    def shown_by_choice(self, game: Any, action: int, seat: int, hidden: tuple[int, ...]) -> frozenset[Any]:
        """What must stay as it is: Arnak's cards that are laid down openly, and what Quetzal deals afterwards."""
        if self.game == "quetzal":
            return frozenset([place for place in self.pinned(game, action) if place[1] != "apart"])
        shown = [place for place in range(len(game.players[seat].apart)) if place not in hidden]
        return frozenset([(seat, "apart", place, arnak_leaks.FLAT) for place in shown])

    def same(self, ours: str, theirs: str, what: str, eye: int | None) -> None:
        self.compared += 1
        if ours != theirs:
            at = next((at for at, (one, two) in enumerate(zip(ours, theirs, strict=False)) if one != two), 0)
            found = f"{ours[max(0, at - 80) : at + 40]!r}, or {theirs[at : at + 40]!r}"
            raise AssertionError(f"{self.game}: {what} tells eye {eye} two worlds apart: {found}")


def with_earrings(game: Any) -> Any:
    """The two artifacts whose choices are secret, in the first player's hand, where everybody knows them."""
    state = RULES["arnak"].encode(game)
    me, deck = state["players"][0], state["decks"]["artifacts"]
    for card in ("crystal-earring", "obsidian-earring"):
        if card in deck:
            deck.remove(card)
            me["hand"].append(card)
            me["marks"]["hand"].append(KNOWN)
    return RULES["arnak"].decode(state)


def held(eye: int | None) -> list[int]:
    return [] if eye is None else [eye]


def walk_of(game: str, number: int) -> str:
    return ("eager", "rich", "short" if game == "quetzal" else "rich")[number % 3]


if __name__ == "__main__":
    started, compared, twins = time.monotonic(), 0, 0
    for number in range(int(sys.argv[1])):
        game, configuration = GAMES[number % len(GAMES)]
        streams = Streams(game, configuration, seed=1000 + number, walk=walk_of(game, number))
        compared += streams.run(every=1, most=10_000)
        twins += streams.twins
        print(f"{game} {configuration}: {compared} messages compared, {twins} secret choices swapped", flush=True)
    print(f"{sys.argv[1]} games in {time.monotonic() - started:.0f} s: no message tells worlds apart")
