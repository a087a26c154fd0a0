"""A witness who remembers what was shown of every player's cards, without the engine's marks.

Whatever a player owns is known to all by name; open to all is what came into hand or deck openly. Everything else came
out of a shuffle: then all that can be known is which cards are left of that shuffle, and a card only if all are alike.
"""

from __future__ import annotations

from collections import Counter

from digsite.arnak import RULES
from digsite.arnak.actions import CARD_NAMES
from digsite.arnak.model import Game
from digsite.kernel.effects import CHANCE
from digsite.kernel.event import Event
from digsite.kernel.session import Session
from tests.arnak.leaks import View

OPEN = -1


def hidden_cards(game: Game, owner: int) -> Counter[str]:
    """All cards of a player that lie face down or in the hand, by name."""
    player = game.players[owner]
    return Counter([CARD_NAMES[card] for card in (*player.hand, *player.deck, *player.apart)])


class Shelf:
    """One player's cards, as others can follow them: which shuffle each came from, or OPEN if it came openly."""

    def __init__(self, held: Counter[str], places: int) -> None:
        self.held = held
        self.open_cards: Counter[str] = Counter()
        self.lots: dict[int, Counter[str]] = {0: held.copy()}  # what is left of each shuffle
        self.hand = [0] * (held.total() - places)
        self.deck = [0] * places
        self.apart: list[int] = []

    def draw(self, to: list[int], bottom: bool) -> None:
        to.append(self.deck.pop(-1 if bottom else 0))

    def shuffle(self, cards: Counter[str]) -> None:
        """Cards that lay open go under the deck."""
        self.lots[len(self.lots)] = cards
        self.deck += [len(self.lots) - 1] * cards.total()

    def leave(self, zone: list[int], card: str) -> None:
        """A card is laid down. If it may have come from several shuffles, they are one from then on."""
        if self.open_cards[card] and OPEN in zone:
            self.open_cards[card] -= 1
            zone.remove(OPEN)
            return
        possible = sorted({lot for lot in zone if lot != OPEN and self.lots[lot][card]})
        assert possible, f"{card} came from nowhere"
        self.merge(possible)
        self.lots[possible[0]] = +(self.lots[possible[0]] - Counter([card]))
        zone.remove(possible[0])

    def merge(self, lots: list[int]) -> None:
        """Nobody can tell the cards of these shuffles apart any more."""
        for lot in lots[1:]:
            self.lots[lots[0]] += self.lots[lot]
            self.lots[lot] = Counter()
            for zone in (self.hand, self.deck, self.apart):
                zone[:] = [lots[0] if other == lot else other for other in zone]

    def put_back(self, card: str, kept: str) -> None:
        """One of two goes on top of the deck, the other into the hand, and nobody sees which."""
        for name in (card, kept):
            if card != kept and self.open_cards[name] and OPEN in self.apart:
                self.open_cards[name] -= 1
                self.apart.remove(OPEN)
                self.lots[len(self.lots)] = Counter([name])
                self.apart.append(len(self.lots) - 1)
        if card != kept:
            self.merge(sorted(set(self.apart)))
        self.deck.insert(0, self.apart.pop())


class Witness:
    """Follows a session step by step."""

    def __init__(self, game: Game) -> None:
        self.shelves = [Shelf(hidden_cards(game, owner), len(player.deck)) for owner, player in enumerate(game.players)]

    def act(self, session: Session, action: int) -> None:
        """Take an action and remember what it showed."""
        steps = len(session.record.steps)
        asked = RULES.decision(session.game)
        bottom = asked is not None and asked["effect"] in ("large-backpack", "obsidian-earring")
        events = session.act(action)
        shuffled = shuffles(session, steps)
        for owner, shelf in enumerate(self.shelves):
            self.follow(session.game, owner, shelf, shuffled.get(owner, Counter()), events, bottom)

    def follow(
        self, game: Game, owner: int, shelf: Shelf, lot: Counter[str], events: list[Event], bottom: bool
    ) -> None:
        """One player's part of a step: cards leave, come openly, are shuffled, are drawn, in this order."""
        mine = [event for event in events if event.seat == owner]
        player, now = game.players[owner], hidden_cards(game, owner)
        came = now - lot - shelf.held
        for card in (shelf.held - (now - lot)).elements():
            shelf.leave(shelf.apart if shelf.apart else shelf.hand, card)
        for card in came.elements():
            shelf.open_cards[card] += 1
            number = CARD_NAMES.index(card)
            if number in player.hand:
                shelf.hand.append(OPEN)
            else:
                shelf.deck.insert(0 if player.deck[0] == number else len(shelf.deck), OPEN)
        if lot:
            shelf.shuffle(lot)
        for event in mine:
            if event.kind in ("drew", "drew-apart"):
                shelf.draw(shelf.hand if event.kind == "drew" else shelf.apart, bottom)
            elif event.kind == "put-back":
                shelf.put_back(str(event.values["card"]), CARD_NAMES[player.hand[-1]])
        if not player.apart:
            shelf.hand += shelf.apart
            shelf.apart.clear()
        shelf.held = now
        assert (len(shelf.hand), len(shelf.deck)) == (len(player.hand), len(player.deck))

    def check(self, game: Game, viewer: int | None, look: View = RULES.view) -> int:
        """Every card shown to others is derivable, and every open one is shown. Says how many were shown."""
        view = look(game, viewer)
        total = 0
        for owner, player in enumerate(game.players):
            if owner == viewer:
                continue
            seen, shelf = view["players"][owner], self.shelves[owner]
            for shown, card in zip(seen["deck"], player.deck, strict=True):
                assert shown in (None, CARD_NAMES[card]), f"the view shows {shown} where {CARD_NAMES[card]} lies"
            shown_cards = Counter([card for zone in ("hand", "deck", "apart") for card in seen[zone] if card])
            assert shown_cards <= shelf.held, f"shown but not there: {shown_cards - shelf.held}"
            missing = shelf.open_cards - shown_cards
            assert not missing, f"open to all, but not shown to seat {viewer}: {missing}"
            alike: Counter[str] = sum([lot for lot in shelf.lots.values() if len(lot) == 1], Counter())
            secret = shown_cards - shelf.open_cards - alike
            assert not secret, f"shown to seat {viewer}, but nobody saw them: {secret}"
            total += shown_cards.total()
        return total


def shuffles(session: Session, steps: int) -> dict[int, Counter[str]]:
    """The cards that each player's deck was shuffled with since some step of the record."""
    found = {}
    for step in session.record.steps[steps:]:
        outcomes = [RULES.catalogue[outcome] for outcome in step.actions]
        if step.seat == CHANCE and outcomes[0].verb == "deck":
            cards = Counter([str(outcome.targets["card"]) for outcome in outcomes])
            found[int(outcomes[0].targets["seat"])] = cards
    return found
