"""What goes over the wire to each pair of eyes, compared with what would go in a world they cannot tell from this one.

`python -m tests.server.streams 20` checks every message of twenty games. Two worlds are alike to somebody if they differ
only in places that tests/arnak/leaks.py and tests/quetzal/leaks.py, which know nothing of views, say cannot be told
apart; the messages are the table's own. Whoever cannot tell two worlds apart before and after a step must be told the
same of it in both; and of one position the same, whatever lies where they cannot look.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from random import Random
from typing import Any, Final

from digsite.arnak import verbs as arnak_verbs
from digsite.arnak.model import KNOWN
from digsite.dice import SeededDice
from digsite.games import GAMES as DESCRIPTORS
from digsite.kernel.codec import canonical
from digsite.kernel.effects import CHANCE
from digsite.kernel.event import Event
from digsite.kernel.play import apply, legal_actions, to_decide
from digsite.quetzal import verbs as quetzal_verbs
from digsite.tables.audience import dumped
from digsite.tables.house_rules import HouseRules
from digsite.tables.hub import Hub
from digsite.tables.memory import MemoryStorage
from digsite.tables.opening import opening
from digsite.tables.play import DEAL, HIDES, Play, Stored, score
from digsite.tables.problems import Problem
from digsite.tables.seats import Seat, eyes
from digsite.tables.table import Table
from tests.arnak import leaks as arnak_leaks
from tests.arnak import walkers as arnak_walkers
from tests.quetzal import leaks as quetzal_leaks
from tests.quetzal import walkers as quetzal_walkers
from tests.tables.house import FirstAction

Json = dict[str, Any]
LEAKS: Final[dict[str, Any]] = {"arnak": arnak_leaks, "quetzal": quetzal_leaks}
VERBS: Final[dict[str, Any]] = {"arnak": arnak_verbs, "quetzal": quetzal_verbs}
SECRET_VERBS: Final = {one.verb for game in DESCRIPTORS.values() for one in game.rules.catalogue.actions if one.secret}
WALKERS: Final[dict[str, Any]] = {"arnak": arnak_walkers, "quetzal": quetzal_walkers}
WANTED: Final = ("earring", "announce", "temple_extra_draw", "place temple")  # what leads to secret choices
TRIES: Final = 5
UNDOES: Final = 0.1
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
        self.rules = DESCRIPTORS[game].rules
        self.leaks = LEAKS[game]
        self.random = Random(seed)
        self.walk = WALKERS[game].WALKS[walk]
        self.compared = 0
        self.unmatched = 0  # steps for which no other world was found
        self.twins = 0  # secret choices that were another one in the other world
        self.drawn = 0  # steps with cards drawn secretly that were others in the other world
        self.undone = 0
        options = WALKERS[game].CONFIGURATIONS[configuration]
        players = options["players"]
        seats = [Seat(seat, "person", None, None, True, None, "person") for seat in range(players)]
        table = opening(game, options, seats, None, False, 0.0)
        self.table = Table(replace(table, status="playing"), Hub(MemoryStorage(), FirstAction(), HouseRules()))
        session = WALKERS[game].start(configuration, walk, SeededDice(seed))
        if game == "arnak":
            session.game = with_earrings(session.game)
        self.table.play = Play(session)
        self.first = Stored(1, DEAL, None, None, self.table.play.body([], []))
        self.eyes: list[int | None] = [*range(players), None]
        self.unseen = {eye: self.decks_but_of(eye) for eye in self.eyes}

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def message(self, step: Stored, eye: int | None, game: Any) -> str:
        """Everything that an eye is told of a step and the position after it, here or in another world."""
        ours, self.play.session.game = self.play.session.game, game
        self.play.session.unknown.clear()  # it was counted in the other world
        try:
            message = self.table.announcer.step_message(step, eyes(eye), {})
        finally:
            self.play.session.game = ours
            self.play.session.unknown.clear()
        return dumped({**message, "score": score(self.rules, game)})

    def run(self, every: int, most: int) -> int:
        """Play at random and compare; how many messages were."""
        self.after(self.first)
        while to_decide(self.play.session.game) is not None and self.table.seq < most:
            before = self.rules.copy(self.play.session.game)
            action = self.choose(legal_actions(before))
            known = len(self.play.session.record.steps)
            step = self.play.act(self.next_number(), self.rules.catalogue[action].notation)
            chance = [one for line in self.play.session.record.steps[known + 1 :] for one in line.actions]
            verb = self.rules.catalogue[action].verb
            if step.seq % every == 0 or step.body["secret"] or verb in SECRET_VERBS:
                self.elsewhere(before, action, step, chance)
                self.after(step)
            if self.random.random() < UNDOES:
                self.take_back()
        return self.compared

    def next_number(self) -> int:
        self.table.seq += 1
        return self.table.seq

    def choose(self, legal: list[int]) -> int:
        """Eagerly, and often what leads to secret choices."""
        rare = [one for one in legal if any([word in self.rules.catalogue[one].notation for word in WANTED])]
        chosen: int = self.random.choice(rare) if rare and self.random.random() < 0.7 else self.walk(legal, self.random)
        return chosen

    def take_back(self) -> None:
        """The last step, where the rules of undo allow it."""
        try:
            step = self.play.undo(self.table.seq + 1)
        except Problem:
            return
        self.next_number()
        self.undone += 1
        self.after(step)

    # The same position.

    def after(self, step: Stored) -> None:
        """The position after a step, with what an eye cannot know moved about."""
        game = self.play.session.game
        for eye in self.eyes:
            other = self.leaks.permuted(game, eye, self.random)
            self.same(self.message(step, eye, game), self.message(step, eye, other), f"after step {step.seq}", eye)
            if eye is not None:
                for action in self.random.sample(range(len(self.rules.catalogue)), 12):
                    mine, theirs = self.rules.why(game, eye, action), self.rules.why(other, eye, action)
                    self.same(repr(mine), repr(theirs), f"why {self.rules.catalogue[action].notation}", eye)

    # The same step.

    def elsewhere(self, before: Any, action: int, ours: Stored, chance: list[int]) -> None:
        """The step in a world that an eye cannot tell from this one, neither before it nor after it."""
        again = self.carried_out(before, action, ours, chance)
        assert again is not None
        step, here = again
        assert self.rules.encode(here) == self.rules.encode(self.play.session.game)
        for eye in self.eyes:
            found = self.other_step(before, action, ours, chance, eye)
            if found is None:
                self.unmatched += 1
                continue
            theirs, there = found
            self.same(self.message(step, eye, here), self.message(theirs, eye, there), f"step {ours.seq}", eye)
            self.twins += step.action != theirs.action
            self.drawn += step.action == theirs.action and secrets_of(step) != secrets_of(theirs)

    def other_step(
        self, before: Any, action: int, ours: Stored, chance: list[int], eye: int | None
    ) -> tuple[Stored, Any] | None:
        """First with everything moved about but the hand that acts, then with what the step uncovers left alone."""
        known = self.known(self.play.session.game, eye)
        hidden = self.unseen[eye]
        for pinned in (self.acting(before), self.uncovered(before)):
            for _ in range(TRIES):
                other, twin = self.secret_twin(before, action, eye) or (
                    self.leaks.permuted(before, eye, self.random, pinned),
                    action,
                )
                found = self.carried_out(other, twin, ours, chance, hidden) if twin in legal_actions(other) else None
                if found is not None and self.known(found[1], eye) == known:
                    return found
        return None

    def carried_out(
        self, game: Any, action: int, ours: Stored, chance: list[int], hidden: frozenset[int] = frozenset()
    ) -> tuple[Stored, Any] | None:
        """A step of some world, and where it leads; chance decides anew what is hidden, and None if not the rest as here."""
        reached, decided = self.rules.copy(game), iter(chance)
        events: list[Event] = []
        apply(reached, action, events)
        while to_decide(reached) == CHANCE:
            legal, here = legal_actions(reached), next(decided, None)
            if here in hidden:
                here = self.random.choice(legal)
            if here is None or here not in legal:
                return None
            apply(reached, here, events)
        secret = [at for at, event in enumerate(events) if event.secret]
        chosen = self.rules.catalogue[action]
        body = {"events": [event.plain() for event in events], "secret": secret, HIDES: chosen.secret}
        notation = chosen.notation
        return Stored(ours.seq, ours.kind, ours.seat, notation, body, ours.at), reached

    def decks_but_of(self, eye: int | None) -> frozenset[int]:
        """The outcomes of shuffles that an eye never sees: of other players' decks."""
        every = [self.rules.catalogue[action] for action in range(len(self.rules.catalogue))]
        return frozenset([at for at, one in enumerate(every) if one.verb == "deck" and one.targets["seat"] != eye])

    def known(self, game: Any, eye: int | None) -> str:
        """What an eye could know at best: what lies where it can tell, and of the rest what lies there together."""
        groups = self.leaks.groups(game, eye)
        together = [
            [sorted([place[:2] for place in group]), sorted([self.leaks.component(game, place) for place in group])]
            for group in groups
        ]
        blank = self.rules.copy(game)
        self.leaks.put(blank, {place: 0 for group in groups for place in group})
        if self.game == "arnak":
            for owner, player in enumerate(blank.players):
                if owner != eye:
                    sort_hand(player)
        rival = getattr(game, "rival", None)
        arrow = game.box.rivals[rival.tiles[0]].left if rival is not None and rival.tiles else None
        return canonical([self.rules.encode(blank), sorted(together), str(arrow)])

    def acting(self, game: Any) -> frozenset[Any]:
        """The hand of the seat to decide: what it may do depends on it."""
        if self.game == "arnak":
            return frozenset(arnak_leaks.own_hand(game))
        seat = to_decide(game)
        assert seat is not None
        player = game.players[seat]
        return frozenset([(seat, zone, at) for zone in ("drawn", "apart") for at in range(len(getattr(player, zone)))])

    def uncovered(self, game: Any) -> frozenset[Any]:
        """That hand, and whatever the step may show or decide by."""
        if self.game == "arnak":
            return frozenset(arnak_leaks.uncovered(game, self.play.session.game) | self.acting(game))
        places: set[Any] = {(quetzal_leaks.TABLE, "deck", at) for at in range(min(18, len(game.deck)))}
        places |= {(quetzal_leaks.TABLE, "pile", at) for at in range(min(12, len(game.pile)))}
        return frozenset(places | {(quetzal_leaks.TABLE, "automaton", 0)} | self.acting(game))

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
                return other, twin
        return None

    def shown_by_choice(self, game: Any, action: int, seat: int, hidden: tuple[int, ...]) -> frozenset[Any]:
        """What must stay as it is: Arnak's cards that are laid down openly, and what Quetzal deals afterwards."""
        if self.game == "quetzal":
            return frozenset([place for place in self.uncovered(game) if place[1] != "apart"])
        shown = [place for place in range(len(game.players[seat].apart)) if place not in hidden]
        return frozenset([(seat, "apart", place, arnak_leaks.FLAT) for place in shown])

    def same(self, ours: str, theirs: str, what: str, eye: int | None) -> None:
        self.compared += 1
        if ours != theirs:
            at = next((at for at, (one, two) in enumerate(zip(ours, theirs, strict=False)) if one != two), 0)
            found = f"{ours[max(0, at - 80) : at + 40]!r}, or {theirs[at : at + 40]!r}"
            raise AssertionError(f"{self.game}: {what} tells eye {eye} two worlds apart: {found}")


def secrets_of(step: Stored) -> list[Json]:
    return [step.body["events"][at] for at in step.body["secret"]]


def sort_hand(player: Any) -> None:
    """A hand has no order that others could see."""
    cards = sorted(zip(player.hand, player.hand_marks, strict=True))
    player.hand = tuple([card for card, _ in cards])
    player.hand_marks = tuple([mark for _, mark in cards])


def with_earrings(game: Any) -> Any:
    """The two artifacts whose choices are secret, in the first player's hand, where everybody knows them."""
    state = DESCRIPTORS["arnak"].rules.encode(game)
    me, deck = state["players"][0], state["decks"]["artifacts"]
    for card in ("crystal-earring", "obsidian-earring"):
        if card in deck:
            deck.remove(card)
            me["hand"].append(card)
            me["marks"]["hand"].append(KNOWN)
    return DESCRIPTORS["arnak"].rules.decode(state)


def walk_of(game: str, number: int) -> str:
    return ("eager", "rich", "short" if game == "quetzal" else "rich")[number % 3]


def main(games: int) -> None:
    started = time.monotonic()
    totals = dict.fromkeys(("compared", "unmatched", "twins", "drawn", "undone"), 0)
    for number in range(games):
        game, configuration = GAMES[number % len(GAMES)]
        streams = Streams(game, configuration, seed=1000 + number, walk=walk_of(game, number))
        streams.run(every=1, most=10_000)
        for name in totals:
            totals[name] += getattr(streams, name)
        print(f"{game} {configuration}: {totals}", flush=True)
    print(f"{games} games in {time.monotonic() - started:.0f} s: no message tells worlds apart")


if __name__ == "__main__":
    main(int(sys.argv[1]))
