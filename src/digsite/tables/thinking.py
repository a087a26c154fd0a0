"""What tables ask of bots: a choice for a view, a hint; where the thinking is done is another matter."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

Json = dict[str, Any]


class Chosen(NamedTuple):
    notation: str
    thought: bool  # or a random choice, because no bot could answer


class Thinking(Protocol):
    async def choose(self, game: str, level: str, view: Json, address: str = "") -> Chosen:
        """The action a bot chooses for a view's seat, in notation; a random legal one if the bot fails."""

    async def hint(self, game: str, view: Json, address: str = "") -> Json:
        """The strongest bot's choice, then the alternatives it searched most, best first."""
