"""Plays Quetzal's automaton at a real two-player table: the next card, and where its six meeples go.

The cards are shuffled once and five are used (R-65), so that its state is the order and the round.
"""

from __future__ import annotations

from typing import Any, Final

from digsite.kernel.chance import Dice
from digsite.kernel.errors import ImpossiblePosition
from digsite.kernel.reading import Reader
from digsite.quetzal.box import BIDDING, CARD_NAMES, ROUNDS, Box
from digsite.quetzal.meeples import ROLES
from digsite.quetzal.unpacking import box_of

Json = dict[str, Any]

MEMBERS: Final = ("edition", "cards", "round")


def begin(edition: Json, dice: Dice) -> Json:
    """A shuffled deck, before the first round; BadOptions if the edition does not add up."""
    order = list(range(len(box_of(edition).automaton_cards)))
    dice.shuffle(order)
    return {"edition": edition, "cards": [f"automaton_{card + 1}" for card in order[:ROUNDS]], "round": 1}


def next_round(state: object) -> Json:
    """The next card; ImpossiblePosition after the fifth."""
    checked = read(state)
    if checked["round"] == ROUNDS:
        raise ImpossiblePosition([{"where": "round", "reason": "the game is over"}])
    return {**checked, "round": checked["round"] + 1}


def read(state: object) -> Json:
    reader = Reader()
    reader.only(state, MEMBERS, "")
    checked = {member: reader.member(state, member, "") for member in MEMBERS}
    names = tuple([f"automaton_{card + 1}" for card in range(10)])
    if len(reader.names(checked["cards"], names, "cards")) != ROUNDS:
        reader.wrong("cards", f"{ROUNDS} cards are expected")
    reader.whole(checked["round"], "round", 1, ROUNDS)
    if reader.problems:
        raise ImpossiblePosition(reader.problems)
    return checked


def placement(state: Json) -> Json:
    """Where the meeples of this round stand, and in which order it takes cards (R-56, R-57)."""
    box: Box = box_of(state["edition"])
    card = state["cards"][state["round"] - 1]
    printed = box.automaton_cards[int(card.removeprefix("automaton_")) - 1]
    bids = [
        {"location": BIDDING[location], "role": ROLES[role], "meeples": meeples}
        for location, role, meeples in printed.bids
    ]
    temple = [
        {"space": space + 1, "takes": box.temple_choose[space], "draws": box.temple_draw[space]}
        for space in printed.temple
    ]
    wanted = [CARD_NAMES[card] for card in box.automaton_order]
    return {"card": card, "temple": temple, "bids": bids, "prefers": wanted}
