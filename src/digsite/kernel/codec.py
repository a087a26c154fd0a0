"""Values as JSON: effects tagged by class name, states with one canonical text and its hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import final

from digsite.kernel.effects import Effect, Step

HASH_DIGITS = 16


def canonical(value: object) -> str:
    """Sorted keys, no spaces, UTF-8: equal states give equal texts."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def state_hash(state: object) -> str:
    return text_hash(canonical(state))


def text_hash(text: str) -> str:
    """The hash of a serialized state."""
    return hashlib.sha256(text.encode()).hexdigest()[:HASH_DIGITS]


def effect_to_json(effect: Step) -> list[object]:
    """An effect as its class name and constructor arguments."""
    return [type(effect).__name__, *[part_to_json(part) for part in effect.parts()]]


def part_to_json(part: object) -> object:
    if isinstance(part, Effect):
        return effect_to_json(part)
    return list(part) if isinstance(part, tuple) else part


@final
class EffectTable:
    """Every effect a game can have on its stack, by its JSON text; anything else is refused."""

    def __init__(self, effects: Iterable[Step]) -> None:
        self.by_text: dict[str, Step] = {}
        self.texts: dict[int, list[object]] = {}
        for effect in effects:
            self.add(effect)

    def add(self, effect: Step) -> None:
        """Add the effect and everything it is built from."""
        written = effect_to_json(effect)
        self.by_text.setdefault(canonical(written), effect)
        self.texts[id(effect)] = written
        for part in effect.parts():
            if isinstance(part, Effect):
                self.add(part)

    def write(self, effect: Step) -> list[object]:
        written = self.texts.get(id(effect))
        return effect_to_json(effect) if written is None else written

    def read(self, written: object) -> Step | None:
        """The effect with this JSON text, or None if there is none."""
        return self.by_text.get(canonical(written))
