"""A scenario reads as a sentence: a position, actions, and the whole difference they make."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Scenario:
    """`of` is the component (or the row, or the slot effect) that it is about, as `facts.toml` names it.

    An assistant side is `a-coins silver`, a research row `bird row-3 magnifier`, a boon `g-boat boon`, its cost `g-boat`.
    """

    of: str
    says: str
    given: str
    do: tuple[str, ...]
    then: dict[str, str]
