"""The connections at a table. Messages are made once for all who hold the same seats."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Protocol, final

from digsite.tables.seats import Held

Json = dict[str, Any]
Encode = Callable[[Json], str]


class Listener(Protocol):
    """A connection at a table."""

    hashes: tuple[str, ...]
    held: Held

    def send(self, text: str) -> None: ...

    def close(self, code: int) -> None: ...


@final
class Audience:
    """The listeners of one table."""

    def __init__(self, encode: Encode) -> None:
        self.encode = encode
        self.listeners: set[Listener] = set()

    def present(self, seat: int) -> bool:
        return any([seat in listener.held for listener in self.listeners])

    def close(self, code: int) -> None:
        """Disconnect everybody."""
        for listener in list(self.listeners):
            listener.close(code)

    def tell(self, message: Callable[[Held], Json], but: Listener | None = None) -> None:
        """Send each listener the message for the seats it holds."""
        texts: dict[Held, str] = {}
        for listener in self.listeners:
            if listener is but:
                continue
            if listener.held not in texts:
                texts[listener.held] = self.encode(message(listener.held))
            listener.send(texts[listener.held])

    def tell_all(self, message: Json) -> None:
        """Send everybody the same."""
        text = self.encode(message)
        for listener in self.listeners:
            listener.send(text)


def dumped(message: Json) -> str:
    """JSON as the standard library writes it; a server has faster ways."""
    return json.dumps(message, separators=(",", ":"))
