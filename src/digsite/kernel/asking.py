"""What a pending decision tells: what its answers take, how they can be paid, what it is about."""

from __future__ import annotations

from digsite.kernel.catalogue import Catalogue
from digsite.kernel.effects import CHANCE, Frame, Table
from digsite.kernel.play import legal_actions, outcomes, pending, to_decide
from digsite.kernel.terms import About, Amounts, Asked, Listed


def front(game: Table) -> Frame:
    """The frame of the pending decision, with the table turned to its seat and source."""
    frame = game.stack[-1]
    game.seat, game.source = frame.seat, frame.source
    return frame


def cost(game: Table, action: int) -> Amounts:
    """What a legal action takes."""
    frame = front(game)
    if frame.effect.open and game.free.includes(game, action):
        return game.free.cost(game, action)
    return frame.effect.cost(game, frame.arg, action)


def ways(game: Table, action: int) -> list[list[int]]:
    """Every way to pay for a legal action in the decisions that follow it; none if nothing is asked."""
    frame = front(game)
    if frame.effect.open and game.free.includes(game, action):
        return game.free.ways(game, action)
    return frame.effect.ways(game, frame.arg, action)


def about(game: Table) -> About:
    """What the pending decision is about; a payment or a pause is about what waits beneath it."""
    told: About = {}
    for frame in reversed(game.stack):
        game.seat, game.source = frame.seat, frame.source
        told = {**frame.effect.about(game, frame.arg), **told}
        if not frame.effect.serves:
            break
    front(game)
    return told


def asked(game: Table, source: str | None) -> Asked | None:
    """The pending decision as clients are told of it; None if nobody decides now."""
    if not game.stack or not game.stack[-1].effect.waits:
        return None
    decision, arg = pending(game), front(game).arg
    return {
        "kind": decision.kind,
        "effect": source,
        "about": about(game),
        "owed": decision.owed(game, arg),
        "laid": decision.laid(game, arg),
    }


def listed(game: Table, catalogue: Catalogue) -> list[Listed]:
    """Every legal action with what it takes, or how likely it is."""
    if to_decide(game) == CHANCE:
        weighed = outcomes(game)
        total = sum([weight for _, weight in weighed])
        return [{**catalogue[action].plain(), "probability": weight / total} for action, weight in weighed]
    found: list[Listed] = []
    for action in legal_actions(game):
        entry = catalogue[action].plain()
        taken = cost(game, action)
        found.append({**entry, "cost": taken} if taken else entry)
    return found
