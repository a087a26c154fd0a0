"""Idols in slots (62-65, 186)."""

from __future__ import annotations

from typing import final

from digsite.arnak import verbs
from digsite.arnak.model import FROM_SLOT, NONE, Game, replaced
from digsite.kernel.effects import Decision
from digsite.kernel.refusal import Refusal


def slot_idol(game: Game, effect: int) -> None:
    """Move the oldest idol in the crates to the leftmost empty slot and use one of the five effects (62)."""
    me = game.players[game.seat]
    me.slots = replaced(me.slots, me.slots.index(NONE), me.crates[0])
    me.crates = me.crates[1:]
    if game.events is not None:
        game.emit("slotted", effect=game.box.slot_effects[effect].name)
    game.push_from(game.box.slot_effects[effect].effect, FROM_SLOT + effect)


def no_slot(game: Game) -> Refusal | None:
    """Why no idol can be slotted."""
    me = game.players[game.seat]
    if not me.crates:
        return Refusal("no-idol", "62", 11, {"idol": 1})
    return None if NONE in me.slots else Refusal("slots-full", "62", 11)


@final
class UnslotIdol(Decision[Game]):
    """Move an idol from a slot of the player's choice back to the crates (64, Q16)."""

    def options(self, game: Game, arg: int) -> list[int]:
        slots = game.players[game.seat].slots
        return [verbs.UNSLOT + slot for slot in range(verbs.SLOTS) if slots[slot] != NONE]

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        slot = action - verbs.UNSLOT
        me.crates += (me.slots[slot],)
        me.slots = replaced(me.slots, slot, NONE)
        if game.events is not None:
            game.emit("unslotted", slot=slot + 1)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return Refusal("no-idol", "186", 11) if verbs.UNSLOT <= action < verbs.ANNOUNCE else None
