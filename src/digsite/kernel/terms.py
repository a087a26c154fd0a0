"""What clients are told of a decision and its answers: names and numbers, in JSON's types."""

from __future__ import annotations

from typing import NotRequired, TypedDict

# Amounts by name, and travel icons one by one: {"compass": 3, "travel": ["boat", "boot"]}.
Amounts = dict[str, int | list[str]]
About = dict[str, str | int]


class Asked(TypedDict):
    """A decision: its kind, the component that asks, what it is about, what is still to be paid, what is laid."""

    kind: str
    effect: str | None
    about: About
    owed: Amounts
    laid: list[str]


class Plan(TypedDict):
    """Actions in order; `price` is what the payment is worth to who gives it up, in points, less what it brings."""

    actions: list[str]
    price: float


class Listed(TypedDict):
    """A legal action; `cost` if it takes something, `plans` if that takes decisions, `probability` of an outcome."""

    id: int
    notation: str
    verb: str
    targets: dict[str, str | int]
    cost: NotRequired[Amounts]
    plans: NotRequired[list[Plan]]
    probability: NotRequired[float]
