"""Which games are played: every deal once in each arrangement of the seats, the seats turning from deal to deal."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from digsite.arena.entrants import budget_json, budget_of
from digsite.bots.protocol import Budget, Json
from digsite.kernel.codec import state_hash

Seats = tuple[str, ...]


@dataclass(frozen=True)
class Match:
    """One game: who sits where, with which deal of a seed."""

    game: str
    options: tuple[tuple[str, Any], ...]
    seats: Seats
    seed: int
    deal: int
    budget: Budget
    version: str

    @property
    def identity(self) -> Json:
        """Everything the result depends on."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "seats": list(self.seats),
            "seed": self.seed,
            "deal": self.deal,
            "budgets": [budget_json(budget_of(name, self.budget)) for name in self.seats],
            "version": self.version,
        }

    @property
    def key(self) -> str:
        return state_hash(self.identity)

    def __reduce__(self) -> tuple[Any, ...]:
        """For other processes: a compiled budget cannot be pickled."""
        limits = (self.budget.seconds, self.budget.iterations)
        return (rebuilt, (self.game, self.options, self.seats, self.seed, self.deal, limits, self.version))


def rebuilt(
    game: str,
    options: tuple[tuple[str, Any], ...],
    seats: Seats,
    seed: int,
    deal: int,
    limits: tuple[float | None, int | None],
    version: str,
) -> Match:
    return Match(game, options, seats, seed, deal, Budget(*limits), version)


def arrangements(names: list[str], players: int, deal: int) -> list[Seats]:
    """The seatings of one deal.

    One name: it has all seats. As many names as seats, from three on: every rotation. Two names: one seat of the
    first against the second in all others, then the reverse.
    """
    if len(names) == 1:
        return [tuple(names * players)]
    if len(names) == players and players > 2:
        return [tuple(names[(seat + turn) % players] for seat in range(players)) for turn in range(players)]
    assert len(names) == 2, names
    alone = deal % players
    return [
        tuple(one if seat == alone else other for seat in range(players))
        for one, other in ((names[0], names[1]), (names[1], names[0]))
    ]


def groups(names: list[str], players: int) -> list[list[str]]:
    """Who meets whom: all names at one table if they fit exactly, otherwise every pair; solo, each name alone."""
    if players == 1:
        return [[name] for name in names]
    if len(names) in (1, players):
        return [names]
    return [list(pair) for pair in combinations(names, 2)]


def deals(names: list[str], players: int, games: int) -> int:
    """How many deals give at least this many games."""
    return -(-games // len(arrangements(names, players, 0)))


def plan(
    game: str, tables: list[Json], names: list[str], games: int, seed: int, budget: Budget, version: str
) -> list[Match]:
    """At least `games` games of every group of names at every table, deal by deal."""
    found = []
    for options in tables:
        players = options["players"]
        for group in groups(names, players):
            found += [
                Match(game, tuple(sorted(options.items())), seats, seed, deal, budget, version)
                for deal in range(deals(group, players, games))
                for seats in arrangements(group, players, deal)
            ]
    return found
