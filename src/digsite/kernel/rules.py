"""What a game offers to the layers above: one protocol, so no adapter asks which game it has."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from digsite.kernel.catalogue import Catalogue
from digsite.kernel.chance import Dice
from digsite.kernel.effects import Table
from digsite.kernel.observer import Observer
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import Asked

Json = dict[str, Any]
G = TypeVar("G", bound=Table)


class Rules(Protocol[G]):
    """The rules of one game. A view, a state and options are JSON."""

    name: str
    version: int
    catalogue: Catalogue
    observer: Observer[G]

    def new(self, options: Json) -> G:
        """A new game before its first chance; BadOptions if the options are wrong."""
        ...

    def options(self, options: Json) -> Json:
        """The options with all defaults filled in, as in a record's header."""
        ...

    def seats(self, game: G) -> int:
        """How many seats are scored, including an automatic opponent."""
        ...

    def players(self, game: G) -> int:
        """How many seats have a view and make decisions."""
        ...

    def copy(self, game: G) -> G: ...

    def encode(self, game: G) -> Json:
        """The whole state; `stack` is what is still to happen."""
        ...

    def decode(self, state: object) -> G:
        """The inverse of `encode`; ImpossiblePosition if the state cannot exist."""
        ...

    def overruled(self, past: list[tuple[G, int]], game: G, action: int) -> str | None:
        """The ruling that forbids an action which an earlier version allowed; None if none did.

        `past` is the games before each of a player's actions so far, and those actions.
        """
        ...

    def as_written(self, version: int, past: list[tuple[G, int]], game: G) -> Json:
        """The whole state as that version of the rules wrote it."""
        ...

    def options_of(self, game: G) -> Json:
        """The options a game was started with."""
        ...

    def view(self, game: G, seat: int | None) -> Json:
        """What a seat (None: a spectator) may see."""
        ...

    def determinize(self, view: Json, dice: Dice) -> G:
        """A full game consistent with a view."""
        ...

    def unknown(self, game: G, seat: int) -> int:
        """How many components a seat does not know."""
        ...

    def decision(self, game: G) -> Asked | None:
        """The pending decision: its kind, the component that asks, what it is about, what is owed and laid."""
        ...

    def why(self, game: G, seat: int, action: int) -> Refusal | None:
        """None if a seat may take an action now, otherwise why not."""
        ...

    def scores(self, game: G) -> list[dict[str, int]]:
        """Each seat's points by part, as if the game ended now."""
        ...

    def winners(self, game: G) -> tuple[list[int], str | None]:
        """The winning seats and the tie-break that decided."""
        ...


AnyRules = Rules[Any]
