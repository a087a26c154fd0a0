"""Every refusal in the rules is built here or from the functions here."""

from __future__ import annotations

from digsite.kernel.refusal import Refusal


def cannot_pay(missing: dict[str, int], rule: str, page: int) -> Refusal:
    """Tokens, cards, an idol or travel icons are missing; `cannot-travel` when it is icons alone."""
    icons = {"boot", "car", "boat", "plane", "car-or-boat"}
    code = "cannot-travel" if missing and set(missing) <= icons else "cannot-pay"
    return Refusal(code, rule, page, missing)


def not_in_hand(rule: str = "25", page: int = 8) -> Refusal:
    return Refusal("not-in-hand", rule, page)
