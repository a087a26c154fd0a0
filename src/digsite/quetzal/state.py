"""The state as JSON, in names a person understands (docs/engine-protocol.md, section 4)."""

from __future__ import annotations

from typing import Any, Final

from digsite.quetzal.actions import AUTOMATON_NAMES
from digsite.quetzal.bidding import group_of, holder_of, role_of
from digsite.quetzal.box import (
    BIDDING,
    CARD_NAMES,
    SURROUNDING_CARDS,
    SURROUNDINGS,
    TEMPLE_CARDS,
    TILE_NAMES,
    source_name,
)
from digsite.quetzal.effects import EFFECTS
from digsite.quetzal.meeples import ADVENTURER, CHARACTER_LANDINGS, FLAT_CHARACTER, KINDS, PLAIN, ROLES
from digsite.quetzal.model import (
    AUTOMATON,
    AUTOMATON_STANDS,
    LOT,
    NO_BID,
    NOBODY,
    NONE,
    PHASES,
    SEAT_OF,
    SEEN_BY,
    Game,
    Player,
)

FORMAT: Final = 1
RULES_VERSION: Final = 1
AUTOMATON_NAME: Final = "automaton"
LYING: Final = (*CHARACTER_LANDINGS, "unrolled")
# States are JSON; their members are typed by docs/engine-protocol.md, not by Python.
Json = dict[str, Any]


def encode(game: Game) -> Json:
    """The complete state of a game, even in the middle of an effect."""
    return {
        "format": FORMAT,
        "game": "quetzal",
        "rules": RULES_VERSION,
        "options": dict(game.flags.changed),
        "edition": game.box.edition,
        "round": game.round,
        "phase": PHASES[game.phase],
        "marker": game.marker,
        "turn": game.turn,
        "over": game.over,
        "players": [encode_player(player) for player in game.players],
        "display": encode_display(game),
        "decks": {
            "artifacts": cards(game.deck),
            "discard": cards(game.discard),
            "upgrades": tiles(game.pile),
            "automaton": [AUTOMATON_NAMES[card] for card in game.automaton],
            "automaton_used": [AUTOMATON_NAMES[card] for card in game.automaton_used],
            "bottom_known": [encode_seats(seats) for seats in game.bottom_known],
        },
        "lot": game.lot,
        "locations": encode_locations(game),
        "stack": [
            [EFFECTS.write(frame.effect), frame.seat, source_name(frame.source), frame.arg] for frame in game.stack
        ],
    }


def cards(zone: tuple[int, ...]) -> list[str | None]:
    return [None if card == NONE else CARD_NAMES[card] for card in zone]


def tiles(zone: tuple[int, ...]) -> list[str | None]:
    return [None if tile == NONE else TILE_NAMES[tile] for tile in zone]


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def encode_seats(mask: int) -> int | list[int]:
    """The seat that knows a card, or a list if several do."""
    seats = seats_in(mask)
    return seats[0] if len(seats) == 1 else seats


def encode_player(player: Player) -> Json:
    """`drawn_seen` names the other seats that know a card from having put it under the deck, `drawn_lot` its deck."""
    return {
        "coins": player.coins,
        "score": player.score,
        "discovery": player.discovery,
        "hand": cards(player.hand),
        "drawn": cards(player.drawn),
        "drawn_seen": [seats_in(mark & SEEN_BY) for mark in player.drawn_marks],
        "drawn_lot": [mark >> LOT for mark in player.drawn_marks],
        "apart": cards(player.apart),
        "apart_seen": [seats_in(mark & SEEN_BY) for mark in player.apart_marks],
        "apart_lot": [mark >> LOT for mark in player.apart_marks],
        "upgrades": tiles(player.upgrades),
        "discarded": tiles(player.discarded),
        "meeples": {"unrolled": player.pool >> 16 & 15, **encode_meeples(player.pool)},
        "extra_used": player.extra_used,
    }


def encode_meeples(group: int) -> Json:
    return {
        "black": group & 15,
        "white": group >> 4 & 15,
        "side": group >> 8 & 15,
        "standing": group >> 12 & 15,
        "character": encode_character(group),
    }


def encode_character(group: int) -> str | None:
    lying = group // FLAT_CHARACTER & 15
    return LYING[lying.bit_length() - 1] if lying else None


def encode_display(game: Game) -> Json:
    shown: Json = {"temple": cards(game.display[:TEMPLE_CARDS])}
    for i, name in enumerate(BIDDING[:SURROUNDINGS]):
        first = TEMPLE_CARDS + i * SURROUNDING_CARDS
        shown[name] = cards(game.display[first : first + SURROUNDING_CARDS])
    shown["village"] = tiles(game.village)
    return shown


def encode_locations(game: Game) -> Json:
    """Covered places are left out."""
    return {
        "camp": encode_free(game.camp),
        "harbor_office": encode_free(game.harbor),
        "stela": encode_space(game.stela),
        "temple": [encode_space(there) for there in game.temple_spaces],
        "village": [encode_space(there) for there in game.village_spaces],
        **{BIDDING[i]: encode_bid(bid) for i, bid in enumerate(game.bids)},
    }


def encode_free(groups: tuple[int, ...]) -> list[Json]:
    return [{"seat": seat, **encode_meeples(group)} for seat, group in enumerate(groups) if group]


def encode_space(there: int) -> Json | str | None:
    if there == NOBODY:
        return None
    if there == AUTOMATON_STANDS:
        return AUTOMATON_NAME
    return {"seat": there >> SEAT_OF, "meeple": KINDS[there & 7]}


def encode_bid(bid: int) -> Json | None:
    if bid == NO_BID:
        return None
    group, role, holder = group_of(bid), role_of(bid), holder_of(bid)
    plain = PLAIN[role if role < len(PLAIN) else ADVENTURER]
    return {
        "seat": AUTOMATON_NAME if holder == AUTOMATON else holder,
        "role": ROLES[role],
        "plain": group // plain & 15,
        "side": group >> 8 & 15,
        "standing": group >> 12 & 15,
        "character": encode_character(group),
    }
