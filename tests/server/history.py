"""What clients of many tables asked, were told and saw, and what it must have in common with what is stored.

`faults` in a history: something confirmed that is gone or different (lost), carried out though nobody asked for it at
that place (doubled), told in another order (reordered), or shown to a seat that may not see it (leaked).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True)
class Asked:
    """An action that a client sent: for the position after `seq`, under a key."""

    seat: int
    seq: int
    action: str
    key: str


@dataclass
class History:
    """One table: what its clients asked, what was confirmed to them, and what each seat saw, connection by connection."""

    asked: list[Asked] = field(default_factory=list)
    confirmed: list[tuple[Asked, int]] = field(
        default_factory=list
    )  # with the number of the step, in the order of time
    seen: dict[int, list[list[Json]]] = field(default_factory=dict)

    def connected(self, seat: int) -> list[Json]:
        """A new list for what a connection of a seat is going to see."""
        steps: list[Json] = []
        self.seen.setdefault(seat, []).append(steps)
        return steps

    def faults(self, stored: dict[int, list[Json]]) -> list[str]:
        """What is wrong, given the stored steps as each seat may see them."""
        truth = {seat: {step["seq"]: step for step in steps} for seat, steps in stored.items()}
        return [*self.lost(truth), *self.doubled(stored), *self.reordered(), *self.not_as_stored(truth)]

    def lost(self, truth: dict[int, dict[int, Json]]) -> list[str]:
        found = []
        for asked, seq in self.confirmed:
            step = truth[asked.seat].get(seq)
            if step is None or (step["seat"], step["action"]) != (asked.seat, asked.action):
                found.append(f"lost: {asked} was confirmed as step {seq}, which is {brief(step)}")
        return found

    def doubled(self, stored: dict[int, list[Json]]) -> list[str]:
        """Each stored action was asked for by its seat at exactly that place; no key stands for two."""
        wanted = {(asked.seat, asked.seq + 1, asked.action) for asked in self.asked}
        found = []
        for seat, steps in stored.items():
            if [step["seq"] for step in steps] != list(range(1, len(steps) + 1)):
                found.append("doubled: the numbers of the stored steps are not 1, 2, 3 ...")
            for step in steps:
                if step["seat"] == seat and (seat, step["seq"], step["action"]) not in wanted:
                    found.append(f"doubled: nobody asked for {brief(step)}")
        numbers: dict[str, set[int]] = {}
        for asked, seq in self.confirmed:
            numbers.setdefault(asked.key, set()).add(seq)
        return [
            *found,
            *[f"doubled: key {key} is steps {sorted(all_)}" for key, all_ in numbers.items() if len(all_) > 1],
        ]

    def reordered(self) -> list[str]:
        found = []
        for seat, connections in self.seen.items():
            for steps in connections:
                numbers = [step["seq"] for step in steps]
                if numbers != list(range(numbers[0], numbers[0] + len(numbers))) if numbers else False:
                    found.append(f"reordered: seat {seat} was told steps {numbers}")
        told = [seq for asked, seq in self.confirmed]
        for (asked, seq), before in zip(self.confirmed[1:], told, strict=False):
            if asked.seq >= before > seq:
                found.append(f"reordered: {asked} became step {seq} after step {before} was confirmed")
        return found

    def not_as_stored(self, truth: dict[int, dict[int, Json]]) -> list[str]:
        """Whatever a seat saw is stored, and is what that seat may see."""
        found = []
        for seat, connections in self.seen.items():
            for step in [step for steps in connections for step in steps]:
                kept = truth[seat].get(step["seq"])
                if kept is None or (kept["seat"], kept["action"]) != (step["seat"], step["action"]):
                    found.append(f"lost: seat {seat} saw {brief(step)}, stored is {brief(kept)}")
                elif kept["events"] != step["events"]:
                    found.append(f"leaked: seat {seat} saw {step['events']}, it may see {kept['events']}")
        return found


def brief(step: Json | None) -> str:
    return "nothing" if step is None else f"step {step['seq']}, {step['action']} by {step['seat']}"


def remembered(file: Path) -> list[Json]:
    """The rounds that were run before, from a file with one a line."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
