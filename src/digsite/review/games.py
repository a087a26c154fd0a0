"""What a review knows of each game: groups of the evaluation's features, kinds of decisions, and a quick budget.

A game that is not here is not reviewed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final


@final
@dataclass(frozen=True)
class Reviewing:
    """`groups` has the features of each group, `kinds` the verbs of each kind of decision; the rest is `other`."""

    groups: dict[str, tuple[str, ...]]
    other_group: str
    kinds: dict[str, tuple[str, ...]]
    other_kind: str
    quick: int  # iterations a decision, unless others are asked for


ARNAK: Final = Reviewing(
    groups={
        "resources": ("coins", "compasses", "tablets", "arrowheads", "jewels", "hoard", "points-for-sale"),
        "travel": (
            *("archaeologists", "travel-in-hand", "open-sites", "undiscovered", "discovery-ready"),
            "great-discovery-ready",
        ),
        "guardians": ("fear-to-come", "guardian-ready", "boons"),
        "cards": ("cards", "basic-cards", "bought-cards", "fear", "cards-in-hand", "bought-in-hand", "draw-pile"),
        "research": (
            *("magnifier", "notebook", "notebook-behind", "in-temple", "temple-taken", "step-ready", "step-missing"),
            *("notebook-ready", "tile-ready", "bonus-ahead", "research-payable"),
        ),
        "helpers": ("silver-used", "silver-ready", "gold-used", "gold-ready", "idols", "idols-to-slot"),
        "tempo": ("constant", "turns-ahead", "passed"),
    },
    other_group="tempo",
    kinds={
        "travel": ("travel", "relocate", "move", "return"),
        "dig": ("dig", "activate"),
        "discover": ("discover",),
        "buy": ("buy", "take", "bonus", "row"),
        "research": ("research", "temple", "announce"),
        "guardians": ("overcome", "boon"),
        "assistants": ("hire", "use", "promote", "refresh", "exchange", "borrow"),
        "idols": ("slot", "unslot"),
        "pass": ("pass", "end-turn"),
    },
    other_kind="cards",
    quick=1000,
)
QUETZAL: Final = Reviewing(
    groups={
        "coming": ("coming",),
        "resources": ("coins", "exchangeable"),
        "cards": (
            *("collections", "promise", "cards", "crowd", "fares", "coin_cards", "step_cards", "vp_cards"),
            *("drawn_cards", "risk_cards", "risk_market", "risk_ship"),
        ),
        "track": ("track_ahead", "tiles_ahead"),
        "tempo": ("marker", "blacks", "whites", "eithers", "bound", "one", "rivals"),
    },
    other_group="upgrades",  # the tiles are features by their names
    kinds={
        "bids": ("place", "bid"),
        "visits": ("visit",),
        "exchanges": ("exchange",),
        "rerolls": ("reroll", "reroll-all"),
        "deliveries": ("sell", "deliver"),
        "cards": ("take", "keep"),
        "upgrades": ("drop",),
    },
    other_kind="choices",
    quick=300,
)
GAMES: Final[dict[str, Reviewing]] = {"arnak": ARNAK, "quetzal": QUETZAL}
