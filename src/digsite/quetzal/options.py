"""What is chosen before a game of Quetzal: the players, the ruling flags, and the figures of an owner's edition."""

from __future__ import annotations

from typing import Final

from digsite.kernel.options import Figures, Given, Schema, Switches, Whole, check_names
from digsite.quetzal.box import Box
from digsite.quetzal.edition import read_edition
from digsite.quetzal.edition_file import NotText, edition_text
from digsite.quetzal.flags import DEFAULTS, NO_OTHER_VALUE, OTHERS, Flags, read_flags
from digsite.quetzal.unpacking import box_of

PLAYERS: Final = Whole(name="players", least=2, most=5)
SWITCHED: Final = {name: value for name, value in DEFAULTS.items() if name not in NO_OTHER_VALUE}
FLAGS: Final = Switches(name="options", defaults=SWITCHED, others=OTHERS)


def edition_of(raw: bytes) -> dict[str, object]:
    """The edition in a file."""
    try:
        return read_edition(edition_text(raw))
    except NotText:
        raise UnicodeError from None


EDITION: Final = Figures(name="edition", decode=edition_of)
OPTIONS: Final[Schema] = (PLAYERS, FLAGS, EDITION)


def read_options(options: Given) -> tuple[int, Flags, Box]:
    """The number of players, the flags and the box; BadOptions says which option is wrong."""
    check_names(OPTIONS, options)
    players = PLAYERS.read(options)
    return players, read_flags(options.get("options", {})), box_of(options.get("edition", {}))


def written_options(players: int, flags: Flags, box: Box) -> dict[str, object]:
    edition = {"edition": box.edition} if box.edition else {}
    return {"players": players, "options": dict(flags.changed), **edition}
