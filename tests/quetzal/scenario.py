"""A scenario reads as a sentence: a position, actions, and the whole difference they make."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Scenario:
    """`of` is the upgrade, location or automaton card that it is about, as `facts.toml` names it."""

    of: str
    says: str
    given: str
    do: tuple[str, ...]
    then: dict[str, str]
