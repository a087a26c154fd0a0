"""Whole ways to carry an intention out, cheapest sensible first: for the page, the terminal and bots alike.

Which payments are possible is the rules' knowledge; what giving something up is worth is told here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from digsite.bots.arnak.prices import price as arnak_price
from digsite.bots.quetzal.loads import best_delivery
from digsite.kernel.asking import listed, ways
from digsite.kernel.effects import CHANCE, Table
from digsite.kernel.play import to_decide
from digsite.kernel.rules import AnyRules
from digsite.kernel.terms import Listed, Plan

HANDFUL: Final = 8
CHEAPEST: Final = 3
Priced = tuple[float, list[int]]


# By game: the price of one answer that pays, and the ways that only an evaluation can tell.
PRICES: Final[dict[str, Callable[[Table, int], float]]] = {"arnak": arnak_price}
FOUND: Final[dict[str, Callable[[Table, int], list[Priced]]]] = {"quetzal": best_delivery}


def plans(rules: AnyRules, game: Any, action: int) -> list[Plan]:
    """The best whole ways to carry a legal action out; none if it is a single decision."""
    priced: list[Priced] = []
    if rules.name in FOUND:
        priced = FOUND[rules.name](game, action)
    elif rules.name in PRICES:
        price = PRICES[rules.name]
        priced = [(sum([price(game, step) for step in (action, *way)]), [action, *way]) for way in ways(game, action)]
    best = varied(sorted(priced, key=lambda one: (one[0], len(one[1]))))
    named = rules.catalogue
    return [{"actions": [named[step].notation for step in steps], "price": round(paid, 2)} for paid, steps in best]


def varied(priced: list[Priced]) -> list[Priced]:
    """The cheapest few, then the cheapest with each source that none of them uses."""
    best = priced[:CHEAPEST]
    used = {step for _, steps in best for step in steps}
    for one in priced[CHEAPEST:]:
        if len(best) < HANDFUL and not used.issuperset(one[1]):
            best.append(one)
            used.update(one[1])
    return best


def offered(rules: AnyRules, game: Any) -> list[Listed]:
    """Every legal action with what it takes and the best ways to carry it out."""
    found = listed(game, rules.catalogue)
    if to_decide(game) != CHANCE:
        for entry in found:
            made = plans(rules, game, entry["id"])
            if made:
                entry["plans"] = made
    return found
