"""Deal everything that a view does not show: a full game the seat could be in, never the game itself."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

from digsite.kernel.chance import Dice
from digsite.quetzal.actions import AUTOMATON_NAMES
from digsite.quetzal.box import TILE_NAMES
from digsite.quetzal.loading import rebuild
from digsite.quetzal.model import Game
from digsite.quetzal.unpacking import box_of

Json = dict[str, Any]
Place = tuple[list[Any], int]
NOT_IN_STATE: Final[tuple[str, ...]] = ("seat", "decision", "actions", "pending", "hidden")


def determinize(seen: Json, dice: Dice) -> Game:
    """A game consistent with a view; every arrangement the view allows is as likely as chance makes it."""
    state: Json = json.loads(json.dumps(seen))
    state["stack"] = state["pending"]
    deal_cards(state, dice)
    for key in NOT_IN_STATE:
        state.pop(key, None)
    box, decks, display = box_of(state["edition"]), state["decks"], state["display"]
    open_tiles = [player[zone] for player in state["players"] for zone in ("upgrades", "discarded")]
    tiles = dict(zip(TILE_NAMES, box.tile_copies, strict=True))
    fill(tiles, [decks["upgrades"]], [*open_tiles, display["village"]], dice)
    if len(state["players"]) == 2:
        fill(dict.fromkeys(AUTOMATON_NAMES, 1), [decks["automaton"]], [decks["automaton_used"]], dice)
    return rebuild(state)


def deal_cards(state: Json, dice: Dice) -> None:
    """The hidden cards of each lot onto the places where that lot is hidden."""
    deck = state["decks"]["artifacts"]
    for lot, cards in state["hidden"].items():
        places: list[Place] = []
        if state["lot"] == int(lot):
            places += [(deck, at) for at, card in enumerate(deck) if card is None]
        for player in state["players"]:
            for zone in ("drawn", "apart"):
                lots = player[f"{zone}_lot"]
                hidden = [at for at, card in enumerate(player[zone]) if card is None and lots[at] == int(lot)]
                places += [(player[zone], at) for at in hidden]
        spread(places, cards, dice)


def fill(copies: dict[str, int], zones: list[list[Any]], shown: list[list[Any]], dice: Dice) -> None:
    """Components that are not visible anywhere go to the hidden places."""
    left = Counter(copies)
    left.subtract([thing for zone in (*zones, *shown) for thing in zone if thing is not None])
    things = sorted(left.elements())
    places: list[Place] = [(zone, at) for zone in zones for at, thing in enumerate(zone) if thing is None]
    spread(places, things, dice)


def spread(places: list[Place], things: list[str], dice: Dice) -> None:
    assert len(places) == len(things), (len(places), things)
    order = list(range(len(things)))
    dice.shuffle(order)
    for (zone, at), index in zip(places, order, strict=True):
        zone[at] = things[index]
