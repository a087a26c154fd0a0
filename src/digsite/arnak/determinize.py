"""Deal everything that a view does not show: a full game the seat could be in, never the game itself."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from digsite.arnak.actions import (
    ASSISTANT_NAMES,
    GUARDIAN_NAMES,
    LEVEL1_NAMES,
    LEVEL2_NAMES,
    RIVAL_NAMES,
)
from digsite.arnak.loading import ARTIFACT_NAMES, ITEM_NAMES, rebuild
from digsite.arnak.model import Game
from digsite.arnak.printed import BOX
from digsite.kernel.chance import Dice

Json = dict[str, Any]
Place = tuple[Any, Any]
NOT_IN_STATE = ("seat", "decision", "actions", "pending")


def determinize(seen: Json, dice: Dice) -> Game:
    """A game consistent with a view; every arrangement the view allows is as likely as chance makes it."""
    state: Json = json.loads(json.dumps(seen))
    state["stack"] = state["pending"]
    for key in NOT_IN_STATE:
        state.pop(key, None)
    for player in state["players"]:
        deal_cards(player, dice)
    fill_tiles(state, dice)
    return rebuild(state)


def deal_cards(player: Json, dice: Dice) -> None:
    """The hidden cards of each shuffle onto the places that shuffle left hidden."""
    for shuffle, cards in player.pop("hidden").items():
        places = [
            (player[zone], at)
            for zone in ("hand", "deck", "apart")
            for at, card in enumerate(player[zone])
            if card is None and player["marks"][zone][at] == int(shuffle)
        ]
        fill(places, cards, dice)


def fill(places: list[Place], things: list[str], dice: Dice) -> None:
    assert len(places) == len(things), (len(places), things)
    order = list(range(len(things)))
    dice.shuffle(order)
    for (zone, at), index in zip(places, order, strict=True):
        zone[at] = things[index]


def fill_tiles(state: Json, dice: Dice) -> None:
    """Everything else: components that are not visible anywhere go to the hidden places, kind by kind."""
    seen = Counter(every_name(state))
    for deck, names in (
        ("items", ITEM_NAMES),
        ("artifacts", ARTIFACT_NAMES),
        ("level1", LEVEL1_NAMES),
        ("level2", LEVEL2_NAMES),
        ("guardians", GUARDIAN_NAMES),
    ):
        fill(empty(state["decks"][deck]), missing(Counter(names), seen), dice)
    stacks = [*state["decks"]["assistants"], state["decks"]["rescue"]]
    hidden_assistants = [place for stack in stacks for place in empty(stack)]
    # Of what left the game, only idols, bonus tiles and (before the first turn) assistants can be hidden.
    boxed = empty(state["box"])
    idols, bonuses = idol_places(state), empty(state["track"]["stack"])
    wanted_idols = missing(Counter({tile.name: tile.copies for tile in BOX.idols}), seen)
    wanted_bonuses = missing(Counter({tile.name: tile.copies for tile in BOX.bonuses}), seen)
    wanted_assistants = missing(Counter(ASSISTANT_NAMES), seen)
    to_bonuses = len(wanted_bonuses) - len(bonuses)
    to_assistants = len(wanted_assistants) - len(hidden_assistants)
    fill([*bonuses, *boxed[:to_bonuses]], wanted_bonuses, dice)
    fill([*hidden_assistants, *boxed[to_bonuses : to_bonuses + to_assistants]], wanted_assistants, dice)
    fill([*idols, *boxed[to_bonuses + to_assistants :]], wanted_idols, dice)
    if state["rival"] is not None:
        deal_rival_tiles(state["rival"], seen, dice)


def empty(zone: list[Any]) -> list[Place]:
    return [(zone, at) for at, thing in enumerate(zone) if thing is None]


def missing(expected: Counter[str], seen: Counter[str]) -> list[str]:
    return sorted((expected - Counter({name: seen[name] for name in expected})).elements())


def idol_places(state: Json) -> list[Place]:
    """Hidden idols on sites, in crates and slots, and on the rival's stack."""
    places: list[Place] = []
    for site in state["sites"].values():
        if site.pop("hidden_idols", 0) and site["hidden_idol"] is None:
            places.append((site, "hidden_idol"))
    for player in state["players"]:
        crates, slots = player["crates"], player["slots"]
        for place in player["unseen"]:
            zone, at = (crates, place) if place < len(crates) else (slots, place - len(crates))
            if zone[at] is None:
                places.append((zone, at))
    if state["rival"] is not None:
        places += empty(state["rival"]["minus_one"])
    return places


def deal_rival_tiles(rival: Json, seen: Counter[str], dice: Dice) -> None:
    """The top tile must match the arrow on its back, if that is visible."""
    arrow = rival.pop("arrow")
    stack_seen = set(rival["used"]) | {tile for tile in rival["tiles"] if tile is not None}
    left = [name for name in RIVAL_NAMES if not seen[name] and name not in stack_seen]
    places = empty(rival["tiles"])
    if arrow is not None and rival["tiles"][0] is None:
        fitting = [name for name in left if BOX.rivals[RIVAL_NAMES.index(name)].left == (arrow == "left")]
        first = fitting[dice.pick([1] * len(fitting))]
        left.remove(first)
        rival["tiles"][0] = first
        places = places[1:]
    fill(places, left, dice)


def every_name(state: Json) -> list[str]:
    """Every component name that a state shows anywhere."""
    found: list[str] = []
    open_values: list[Any] = [
        *[[p["hand"], p["deck"], p["play"], p["apart"], p["crates"], p["slots"]] for p in state["players"]],
        *[[one["id"] for one in (*p["guardians"], *p["assistants"])] for p in state["players"]],
        *[state["row"], state["decks"], state["exile"], state["box"], state["track"]["bonus"], state["track"]["stack"]],
        *[
            [site["guardian"], site.get("tile"), site.get("idol"), site.get("hidden_idol")]
            for site in state["sites"].values()
        ],
    ]
    if state["rival"] is not None:
        open_values += [state["rival"][key] for key in ("guardians", "cards", "idols", "minus_one", "tiles", "used")]
    while open_values:
        value = open_values.pop()
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, dict):
            open_values.extend(value.values())
        elif isinstance(value, list):
            open_values.extend(value)
    return found
