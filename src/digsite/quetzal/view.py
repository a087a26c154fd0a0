"""What a seat may see: open cards, and hidden ones only where it was shown them (R-61, R-71)."""

from __future__ import annotations

from typing import Any, Final

from digsite.kernel.asking import asked
from digsite.kernel.play import legal_actions, to_decide
from digsite.kernel.terms import Asked
from digsite.quetzal.actions import CATALOGUE
from digsite.quetzal.artifacts import DrawArtifact, Keep
from digsite.quetzal.box import CARD_NAMES, source_name
from digsite.quetzal.model import LOT, Game
from digsite.quetzal.state import encode

# A view is JSON; its members are typed by docs/engine-protocol.md, not by Python.
Json = dict[str, Any]
Place = tuple[list[Any], int]
NOT_SHOWN: Final = None
CARD_ORDER: Final[dict[str | None, int]] = {name: at for at, name in enumerate((*CARD_NAMES, NOT_SHOWN))}


def view(game: Game, seat: int | None) -> Json:
    """The state as a seat (None: a spectator) knows it, with null for what it cannot know."""
    seen: Json = encode(game)
    seen["seat"] = seat
    seen["pending"] = seen.pop("stack")
    seen["hidden"] = hide_cards(game, seen, seat)
    decks = seen["decks"]
    hide([(decks["upgrades"], at) for at in range(len(game.pile))])
    hide([(decks["automaton"], at) for at in range(len(game.automaton))])
    for owner in range(len(game.players)):
        if owner != seat:
            known_first(seen["players"][owner], "drawn", seat)
            known_first(seen["players"][owner], "apart", seat)
    seen["decision"] = decision(game)
    if seen["decision"] is not None and to_decide(game) == seat:
        seen["actions"] = [CATALOGUE[action].plain() for action in legal_actions(game)]
    return seen


def decision(game: Game) -> Asked | None:
    """The pending decision, as everyone is told of it."""
    return asked(game, source_name(game.stack[-1].source)) if game.stack else None


def hide_cards(game: Game, seen: Json, seat: int | None) -> dict[str, list[str]]:
    """Artifacts that a seat cannot know, lot by lot: which cards a lot held is known, not where they are.

    A lot is one making of the deck: what is left of it but for what the seat put under it, and what others drew.
    """
    lots: dict[int, list[Place]] = {}
    for lot, place in hidden_places(game, seen, seat):
        lots.setdefault(lot, []).append(place)
    hidden: dict[str, list[str]] = {}
    for lot, places in sorted(lots.items()):
        names = sorted([zone[at] for zone, at in places])
        if hide(places):
            hidden[str(lot)] = names
    return hidden


def hidden_places(game: Game, seen: Json, seat: int | None) -> list[tuple[int, Place]]:
    """Where the cards lie that a seat was not shown, each with its lot."""
    deck = seen["decks"]["artifacts"]
    places: list[tuple[int, Place]] = []
    for at in range(len(deck)):
        from_bottom = len(deck) - 1 - at
        known = game.bottom_known[from_bottom] if from_bottom < len(game.bottom_known) else 0
        if not knows(known, seat):
            places.append((game.lot, (deck, at)))
    for owner, player in enumerate(game.players):
        if owner == seat:
            continue
        mine = seen["players"][owner]
        if game.flags.hands_hidden:
            drawn = enumerate(player.drawn_marks)
            places += [(mark >> LOT, (mine["drawn"], at)) for at, mark in drawn if not knows(mark, seat)]
        if choosing(game, owner):
            apart = enumerate(player.apart_marks)
            places += [(mark >> LOT, (mine["apart"], at)) for at, mark in apart if not knows(mark, seat)]
    return places


def knows(mark: int, seat: int | None) -> bool:
    return seat is not None and bool(mark >> seat & 1)


def choosing(game: Game, owner: int) -> bool:
    """Whether the cards set apart were drawn; those of a delivery are face up (R-67)."""
    return any([isinstance(frame.effect, (Keep, DrawArtifact)) and frame.seat == owner for frame in game.stack])


def hide(places: list[Place]) -> int:
    """Put null where components cannot be told apart; if all are alike, everyone knows them."""
    if len({zone[at] for zone, at in places}) < 2:
        return 0
    for zone, at in places:
        zone[at] = NOT_SHOWN
    return len(places)


def known_first(player: Json, zone: str, seat: int | None) -> None:
    """A hand has no order: known cards come first. Whether a third seat knows a card would tell cards apart."""
    seen, lots = player[f"{zone}_seen"], player[f"{zone}_lot"]
    cards = [
        (card, lot, [seat] if seat in seats else []) for card, seats, lot in zip(player[zone], seen, lots, strict=True)
    ]
    ordered = sorted(cards, key=lambda card: (CARD_ORDER[card[0]], *card[1:]))
    player[zone] = [card for card, _, _ in ordered]
    player[f"{zone}_lot"] = [lot for _, lot, _ in ordered]
    player[f"{zone}_seen"] = [seats for _, _, seats in ordered]


def unknown_count(game: Game, seat: int) -> int:
    """How many components a seat does not know: it falls exactly when the seat is shown something."""
    seen = view(game, seat)
    zones = [seen["decks"][name] for name in ("artifacts", "upgrades", "automaton")]
    for player in seen["players"]:
        zones += [player["drawn"], player["apart"]]
    return sum([zone.count(None) for zone in zones])
