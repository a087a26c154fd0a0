"""Key bindings of a screen, hidden from Textual: our footer lists them in the player's language."""

from __future__ import annotations

from textual.binding import Binding, BindingType


def bound(keys: dict[str, str], first: bool = False) -> list[BindingType]:
    """Keys by what they do; with `first` also while a line is typed in."""
    return [Binding(key, action, show=False, priority=first) for key, action in keys.items()]
