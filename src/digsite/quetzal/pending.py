"""What can be pending in each phase: the shape of the stack in a loaded position."""

from __future__ import annotations

from typing import Final

from digsite.kernel.effects import Step
from digsite.kernel.reading import Problem
from digsite.quetzal.artifacts import DrawArtifact, Keep, PickArtifact, RefillDisplay
from digsite.quetzal.automaton import AutomatonDraw, AutomatonTemple
from digsite.quetzal.delivery import Deliver, DeliverMore, HarborDeliveries, TileEffects
from digsite.quetzal.locations import (
    Activate,
    ActivateHarbor,
    ActivateMarket,
    ActivateShips,
    ActivateStela,
    ActivateSurroundings,
    ActivateTemple,
    ActivateVillage,
    Sell,
)
from digsite.quetzal.model import ACTIVATE_PHASE, PLACE_PHASE, PREPARE_PHASE, ROLL_PHASE, Game
from digsite.quetzal.placement import CampEffect, CampReroll, NextPlacement, Place
from digsite.quetzal.rounds import BeginPlacement, EndGame, NextRound, Prepare
from digsite.quetzal.setup import LayOut
from digsite.quetzal.shuffles import Shuffle, ShuffleArtifacts
from digsite.quetzal.toss import Pause, Reroll, RerollSecond, RerollTurn, Roll
from digsite.quetzal.upgrades import Discover, DrawUpgrade, Drop, PickUpgrade

Kinds = tuple[type[Step], ...]
GAINS: Final[Kinds] = (Discover, DrawUpgrade, Drop)
ROLLING: Final[Kinds] = (Roll, RerollTurn, Reroll, RerollSecond, Pause, *GAINS)
PLACING: Final[Kinds] = (CampEffect, CampReroll, Roll, *GAINS)
ACTIVATING: Final[Kinds] = (
    ActivateStela,
    ActivateTemple,
    ActivateSurroundings,
    ActivateMarket,
    ActivateVillage,
    ActivateHarbor,
    ActivateShips,
    PickArtifact,
    DrawArtifact,
    Keep,
    AutomatonTemple,
    AutomatonDraw,
    ShuffleArtifacts,
    Sell,
    PickUpgrade,
    HarborDeliveries,
    Deliver,
    DeliverMore,
    TileEffects,
    *GAINS,
)
# By phase: the effects at the bottom, in order, and those that may be above them in any number.
SHAPES: Final[tuple[tuple[int, tuple[Kinds, ...], Kinds], ...]] = (
    (ROLL_PHASE, ((Prepare,), (Activate,), (BeginPlacement,)), ROLLING),
    (ROLL_PHASE, ((LayOut,),), (Shuffle,)),
    (PLACE_PHASE, ((Prepare,), (Activate,), (Place, NextPlacement)), PLACING),
    (ACTIVATE_PHASE, ((Prepare,), (Activate,)), ()),
    (ACTIVATE_PHASE, ((Prepare,),), ACTIVATING),
    (PREPARE_PHASE, ((Prepare,),), ()),
    (PREPARE_PHASE, ((NextRound,),), (RefillDisplay, ShuffleArtifacts)),
    (PREPARE_PHASE, ((EndGame,),), (Pause, *GAINS)),
    (ROLL_PHASE, ((NextRound,),), (RefillDisplay, ShuffleArtifacts)),
)


def check_stack(game: Game) -> list[Problem]:
    """Every effect must fit the table, and all of them the phase; at the bottom is the rest of the round."""
    problems: list[Problem] = [
        {"where": f"stack[{i}]", "reason": "this cannot be to happen here"}
        for i, frame in enumerate(game.stack)
        if not frame.effect.fits(game, frame.seat, frame.arg)
    ]
    problems += [{"where": "stack", "reason": reason} for reason in clashes(game)]
    effects = [frame.effect for frame in game.stack]
    if effects and not any([has_shape(game.phase, effects, *shape) for shape in SHAPES]):
        problems.append({"where": "stack", "reason": "it is not what can be to happen in this phase"})
    if game.over and game.phase != PREPARE_PHASE:
        problems.append({"where": "phase", "reason": "prepare is expected at the end"})
    return problems


def clashes(game: Game) -> list[str]:
    """A seat rolls once; a shuffle is decided before anything else happens, except during setup, which has several."""
    rolls = [frame.seat for frame in game.stack if isinstance(frame.effect, Roll)]
    shuffles = [type(frame.effect) for frame in game.stack if isinstance(frame.effect, Shuffle)]
    found = ["a seat rolls once"] if len(set(rolls)) != len(rolls) else []
    if len(set(shuffles)) != len(shuffles):
        found.append("a deck is shuffled once")
    lower = [frame.effect for frame in game.stack[:-1]]
    if not isinstance(game.stack[0].effect if game.stack else None, LayOut) and any(
        [isinstance(effect, Shuffle) for effect in lower]
    ):
        found.append("a shuffle comes first")
    return found


def has_shape(phase: int, effects: list[Step], wanted: int, beneath: tuple[Kinds, ...], above: Kinds) -> bool:
    if phase != wanted or len(effects) < len(beneath):
        return False
    bottom = [isinstance(effect, kinds) for effect, kinds in zip(effects, beneath, strict=False)]
    return all(bottom) and all([isinstance(effect, above) for effect in effects[len(beneath) :]])
