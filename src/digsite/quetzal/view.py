"""What a seat may see: open cards, and hidden ones only where it was shown them (R-61, R-71)."""

from __future__ import annotations

from typing import Any, Final

from digsite.kernel.effects import Decision
from digsite.kernel.play import legal_actions, to_decide
from digsite.quetzal.actions import CATALOGUE
from digsite.quetzal.artifacts import DrawArtifact, Keep
from digsite.quetzal.box import CARD_NAMES, source_name
from digsite.quetzal.model import Game
from digsite.quetzal.state import encode

# A view is JSON; its members are typed by docs/engine-protocol.md, not by Python.
Json = dict[str, Any]
Place = tuple[list[Any], int]
NOT_SHOWN: Final = None
CARD_ORDER: Final[dict[str | None, int]] = {name: at for at, name in enumerate((*CARD_NAMES, NOT_SHOWN))}


def view(game: Game, seat: int | None) -> Json:
    """The state as a seat (None: a spectator) knows it, null in the place of what it cannot know."""
    seen: Json = encode(game)
    seen["seat"] = seat
    seen["pending"] = seen.pop("stack")
    hide(hidden_cards(game, seen, seat))
    decks = seen["decks"]
    hide([(decks["upgrades"], at) for at in range(len(game.pile))])
    hide([(decks["automaton"], at) for at in range(len(game.automaton))])
    for owner in range(len(game.players)):
        if owner != seat:
            known_first(seen["players"][owner], "drawn", seat)
            known_first(seen["players"][owner], "apart", seat)
    seen["decision"] = decision(game)
    if game.stack and seat is not None and to_decide(game) == seat:
        seen["actions"] = [CATALOGUE[action].plain() for action in legal_actions(game)]
    return seen


def decision(game: Game) -> Json | None:
    """What is being asked, and by what."""
    if not game.stack:
        return None
    effect, _, source, _ = game.stack[-1]
    assert isinstance(effect, Decision)
    return {"kind": effect.kind, "effect": source_name(source)}


def hidden_cards(game: Game, seen: Json, seat: int | None) -> list[Place]:
    """Artifacts that a seat cannot know: the deck but for what it put under it, and what others drew."""
    deck = seen["decks"]["artifacts"]
    places: list[Place] = []
    for at in range(len(deck)):
        from_bottom = len(deck) - 1 - at
        known = game.bottom_known[from_bottom] if from_bottom < len(game.bottom_known) else 0
        if not knows(known, seat):
            places.append((deck, at))
    for owner, player in enumerate(game.players):
        if owner == seat:
            continue
        mine = seen["players"][owner]
        if game.flags.hands_hidden:
            places += [(mine["drawn"], at) for at, mask in enumerate(player.drawn_seen) if not knows(mask, seat)]
        if choosing(game, owner):
            places += [(mine["apart"], at) for at, mask in enumerate(player.apart_seen) if not knows(mask, seat)]
    return places


def knows(mask: int, seat: int | None) -> bool:
    return seat is not None and bool(mask >> seat & 1)


def choosing(game: Game, owner: int) -> bool:
    """Whether the cards set apart were drawn; those of a delivery lie open (R-67)."""
    return any([isinstance(effect, (Keep, DrawArtifact)) and seat == owner for effect, seat, _, _ in game.stack])


def hide(places: list[Place]) -> int:
    """Put null into places whose components cannot be told apart; if all are alike, everybody can tell them."""
    if len({zone[at] for zone, at in places}) < 2:
        return 0
    for zone, at in places:
        zone[at] = NOT_SHOWN
    return len(places)


def known_first(player: Json, zone: str, seat: int | None) -> None:
    """A hand has no order: known cards come first. Whether a third seat knows a card would tell cards apart."""
    pairs = [
        (card, [seat] if seat in seats else [])
        for card, seats in zip(player[zone], player[f"{zone}_seen"], strict=True)
    ]
    ordered = sorted(pairs, key=lambda pair: (CARD_ORDER[pair[0]], pair[1]))
    player[zone] = [card for card, _ in ordered]
    player[f"{zone}_seen"] = [seats for _, seats in ordered]


def unknown_count(game: Game, seat: int) -> int:
    """How many components a seat does not know: it falls exactly when the seat is shown something."""
    seen = view(game, seat)
    zones = [seen["decks"][name] for name in ("artifacts", "upgrades", "automaton")]
    for player in seen["players"]:
        zones += [player["drawn"], player["apart"]]
    return sum([zone.count(None) for zone in zones])
