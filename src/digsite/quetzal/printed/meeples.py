"""Meeples: how many, how they land, and the coins to start with."""

from __future__ import annotations

from typing import Final

from digsite.quetzal.figures import (
    AMOUNT,
    WEIGHT,
    Row,
    Sheet,
    Source,
    Value,
    Whole,
    Wholes,
    assumed,
    deduced,
    rulebook,
    section,
)
from digsite.quetzal.verbs import TEAM

OQ_08: Final = assumed("OQ-08")


def players(count: int, team: int, team_source: Source, coins: list[int], coins_source: Source) -> Row:
    values: dict[str, Value] = {"team_meeples": team, "starting_coins_by_seat": coins}
    return Row((count,), values, {"team_meeples": team_source, "starting_coins_by_seat": coins_source})


# fmt: off
PLAYER_COUNTS: Final = Sheet(
    "player_count", ("n",), {"team_meeples": Whole(1, TEAM), "starting_coins_by_seat": Wholes(0, 20, rising=False)}, (
        players(2, 6, rulebook("L449"), [4, 5], deduced("L101-102; jp_bga opens its 2-player list with seat 1 = 4")),
        players(3, 6, rulebook("L110"), [4, 5, 5], rulebook("L101-102")),
        players(4, 5, rulebook("L110"), [4, 5, 5, 6], rulebook("L101-102")),
        players(5, 4, rulebook("L110"), [4, 5, 5, 6, 6], rulebook("L101-102; gigamic_alt and bsn agree")),
    ),
)
# fmt: on

MEEPLE: Final = section("meeple", standing_coin=(1, rulebook("L147-149"), AMOUNT))

# Whole weights; nobody has published a measurement.
ODDS_TEAM: Final = section(
    "meeple.odds_team",
    black=(20, OQ_08, WEIGHT),
    white=(20, OQ_08, WEIGHT),
    side=(7, OQ_08, WEIGHT),
    standing=(3, OQ_08, WEIGHT),
)
ODDS_CHARACTER: Final = section(
    "meeple.odds_character", flat=(40, OQ_08, WEIGHT), side=(7, OQ_08, WEIGHT), standing=(3, OQ_08, WEIGHT)
)
