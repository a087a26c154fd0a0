"""The machine: resolve effects until someone must decide, then carry out what they chose."""

from __future__ import annotations

from typing import Any

from digsite.kernel.chance import Dice
from digsite.kernel.effects import CHANCE, Chance, Decision, Step, Table
from digsite.kernel.event import Event


def legal_actions(game: Table) -> list[int]:
    """The legal actions of the seat that decides (the outcomes, if it is chance); none when the game is over."""
    if game.legal is None:
        game.legal = query(game)
    return game.legal


def query(game: Table) -> list[int]:
    """The same without the cache. A decision with nothing to decide gives an empty list."""
    if not game.stack:
        return []
    frame = game.stack[-1]
    game.seat = frame.seat
    game.source = frame.source
    return answers(game, frame.effect, frame.arg)


def answers(game: Table, effect: Step, arg: int) -> list[int]:
    """The options of a decision, with the declining one and the free actions."""
    options = effect.options(game, arg)
    if not effect.open:
        if options and effect.decline >= 0:
            options.append(effect.decline)
        return options
    free = game.free.options(game)
    if effect.decline >= 0 and (options or (free and effect.hopeful(game, arg))):
        options.append(effect.decline)
    elif not options:
        return options
    options += free
    return options


def pending(game: Table) -> Decision[Any]:
    """The decision on top of the stack."""
    effect = game.stack[-1].effect
    assert isinstance(effect, Decision), effect
    return effect


def to_decide(game: Table) -> int | None:
    """The seat to decide, CHANCE, or None when the game is over."""
    if not game.stack:
        return None
    frame = game.stack[-1]
    return CHANCE if frame.effect.chance else frame.seat


def advance(game: Table) -> None:
    """Resolve effects until someone must decide. A decision with nothing to decide lapses."""
    stack = game.stack
    game.legal = None
    while stack:
        frame = stack[-1]
        effect = frame.effect
        if not effect.waits:
            stack.pop()
            game.seat = frame.seat
            game.source = frame.source
            effect.resolve(game, frame.arg)
        elif effect.chance:
            return
        else:
            game.seat = frame.seat
            game.source = frame.source
            legal = answers(game, effect, frame.arg)
            if legal:
                game.legal = legal
                return
            stack.pop()


def apply(game: Table, action: int, events: list[Event] | None = None) -> None:
    """Carry out one action that is known to be legal, with all that follows from it."""
    game.events = events
    carry_out(game, action)
    advance(game)
    game.events = None


def carry_out(game: Table, action: int) -> None:
    """The action alone; what follows from it lies on the stack."""
    frame = game.stack[-1]
    effect = frame.effect
    game.seat = frame.seat
    if effect.open and game.free.includes(game, action):
        game.free.take(game, action)
    else:
        game.stack.pop()
        game.source = frame.source
        if action == effect.decline:
            effect.declined(game, frame.arg)
        else:
            effect.choose(game, frame.arg, action)


def outcomes(game: Table) -> list[tuple[int, int]]:
    """The outcomes of the chance decision on top, with their weights."""
    frame = game.stack[-1]
    game.seat = frame.seat
    game.source = frame.source
    effect = frame.effect
    assert isinstance(effect, Chance), effect
    return effect.outcomes(game, frame.arg)


def deal(game: Table, dice: Dice, events: list[Event] | None = None) -> list[int]:
    """Let dice decide the whole chance decision on top; return the outcomes in order."""
    game.events = events
    frame = game.stack.pop()
    game.seat = frame.seat
    game.source = frame.source
    effect = frame.effect
    assert isinstance(effect, Chance), effect
    came = effect.deal(game, frame.arg, dice)
    advance(game)
    game.events = None
    return came


def settle(game: Table, dice: Dice) -> None:
    """Let dice decide until a player must, or the game is over."""
    while game.stack and game.stack[-1].effect.chance:
        deal(game, dice)
