"""The shape of what is printed: names, and the box with every figure that an edition may change."""

from __future__ import annotations

from typing import Any, Final, final

from digsite.kernel.effects import AnyFreeActions

TYPES: Final[tuple[str, ...]] = ("pottery", "weapon", "tablet", "statuette", "mummy")
POTTERY: Final = 0
WEAPON: Final = 1
TABLET: Final = 2

BONUSES: Final[tuple[str, ...]] = ("none", "coin", "discovery", "vp")
NO_BONUS: Final = 0
COIN_BONUS: Final = 1
DISCOVERY_BONUS: Final = 2
VP_BONUS: Final = 3

# A card is its type times four plus its bonus.
CARD_NAMES: Final[tuple[str, ...]] = tuple([f"{kind}_{bonus}" for kind in TYPES for bonus in BONUSES])

PRINTED_UPGRADES: Final[tuple[str, ...]] = (
    *("reroll_two", "tablet_coins", "temple_discount", "reroll_all", "mixed_trio", "extra_delivery", "coins_to_vp"),
    *("pottery_trio", "temple_extra_draw", "coins_to_discovery", "weapon_trio", "coins_5", "discovery_1"),
)
REROLL_TWO: Final = 0
TABLET_COINS: Final = 1
TEMPLE_DISCOUNT: Final = 2
REROLL_EVERY: Final = 3
MIXED_TRIO: Final = 4
EXTRA_DELIVERY: Final = 5
COINS_TO_VP: Final = 6
POTTERY_TRIO: Final = 7
TEMPLE_EXTRA_DRAW: Final = 8
COINS_TO_DISCOVERY: Final = 9
WEAPON_TRIO: Final = 10
# What else a tile does: it resolves once and is gone, or is only worth its points.
IMMEDIATE: Final = 11
POINTS_ONLY: Final = 12
# Kinds of tiles that only an edition has, named and described by it.
EXTRAS: Final[tuple[str, ...]] = tuple([f"extra_{i + 1}" for i in range(6)])
FIRST_EXTRA: Final = len(PRINTED_UPGRADES)
UPGRADES: Final[tuple[str, ...]] = (*PRINTED_UPGRADES, *EXTRAS)
# A tile is its kind, plus the number of kinds for each step of its points: copies may be worth different ones.
UPGRADE_KINDS: Final = len(UPGRADES)
WORTHS: Final[tuple[str, ...]] = ("", "_b", "_c", "_d")
TILE_NAMES: Final[tuple[str, ...]] = tuple([f"{kind}{worth}" for worth in WORTHS for kind in UPGRADES])
SLOTS: Final = 2

TEMPLE_SPACES: Final = 5
VILLAGE_SPACES: Final = 3
TEMPLE_CARDS: Final = 8
SURROUNDING_CARDS: Final = 2
DISPLAY: Final = 14

# Bidding locations in the order of their activation; the second ship may be covered.
BIDDING: Final[tuple[str, ...]] = ("quarry", "small_temple", "ruins", "black_market", "ship_1", "ship_2")
SURROUNDINGS: Final = 3
BLACK_MARKET: Final = 3
SHIP: Final = 4
FREE_LOCATIONS: Final[tuple[str, ...]] = ("camp", "harbor_office")
CAMP: Final = 0
HARBOR: Final = 1
UNIQUE: Final[tuple[str, ...]] = ("temple", "village", "stela")

# The source of an effect, by number: locations, then upgrades.
LOCATIONS: Final[tuple[str, ...]] = (*BIDDING, *FREE_LOCATIONS, *UNIQUE)
SOURCES: Final[tuple[str, ...]] = (*LOCATIONS, *UPGRADES)
FROM_NOWHERE: Final = -1
FROM_CAMP: Final = LOCATIONS.index("camp")
FROM_HARBOR: Final = LOCATIONS.index("harbor_office")
FROM_TEMPLE: Final = LOCATIONS.index("temple")
FROM_VILLAGE: Final = LOCATIONS.index("village")
FROM_STELA: Final = LOCATIONS.index("stela")
FROM_UPGRADE: Final = len(LOCATIONS)

# What a space of the Discovery track, a surrounding or an immediate tile can give.
REWARDS: Final[tuple[str, ...]] = ("none", "coins", "vp", "draw_upgrade")
NO_REWARD: Final = 0
COINS_REWARD: Final = 1
VP_REWARD: Final = 2
UPGRADE_REWARD: Final = 3

ROUNDS: Final = 5
COINS_IN_BOX: Final = 100
AUTOMATON_MEEPLES: Final = 6


def source_name(source: int) -> str | None:
    return SOURCES[source] if source >= 0 else None


@final
class AutomatonCard:
    """Temple spaces (from 0), and a surrounding and a market or ship with role and size of the bid (R-56)."""

    __slots__ = ("bids", "temple")

    def __init__(self, temple: tuple[int, ...], bids: tuple[tuple[int, int, int], ...]) -> None:
        self.temple = temple
        self.bids = bids  # location, role, meeples


@final
class Tile:
    """What an upgrade does, as one of the eleven kept ones, IMMEDIATE or POINTS_ONLY, and the numbers in it.

    `needs` are types and numbers of the cards that a trio pays for (R-41).
    """

    __slots__ = (
        "coins",
        "coins_per_card",
        "discount",
        "discovery",
        "does",
        "extra_cards",
        "needs",
        "pay_coins",
        "vp",
    )

    def __init__(self, does: int, needs: tuple[tuple[int, int], ...], numbers: dict[str, int]) -> None:
        self.does = does
        self.needs = needs
        self.coins = numbers.get("coins", 0)
        self.coins_per_card = numbers.get("coins_per_card", 0)
        self.discount = numbers.get("discount", 0)
        self.discovery = numbers.get("discovery", 0)
        self.extra_cards = numbers.get("extra_cards", 0)
        self.pay_coins = numbers.get("pay_coins", 0)
        self.vp = numbers.get("vp", 0)


@final
class Box:
    """Every printed figure, as `edition.py` makes it from the tables and an owner's corrections.

    `edition` is what a state carries: nothing for the default edition, otherwise every figure.
    """

    __slots__ = (
        "automaton_cards",
        "automaton_order",
        "camp_coins",
        "card_copies",
        "character_odds",
        "coins_per_vp",
        "collections",
        "deck",
        "edition",
        "end_vp",
        "free_actions",
        "harbor_limit",
        "harbor_price",
        "marker_vp",
        "pile",
        "sale_coins",
        "seats",
        "ship_limit",
        "ships_for_two",
        "standing_coins",
        "stela_discovery",
        "surrounding_bonus",
        "team_odds",
        "temple_choose",
        "temple_draw",
        "temple_prices",
        "tile_copies",
        "tiles",
        "track",
        "village_covered",
        "village_prices",
        "village_roles",
        "village_tiles_for_two",
    )

    def __init__(self, free_actions: AnyFreeActions, edition: dict[str, Any]) -> None:
        self.free_actions = free_actions
        self.edition = edition
        self.team_odds: list[int] = []
        self.character_odds: list[int] = []
        self.standing_coins = 0
        self.seats: dict[int, tuple[int, tuple[int, ...]]] = {}  # players: team meeples, starting coins by seat
        self.track: tuple[tuple[tuple[int, int], ...], ...] = ()  # by space: one of REWARDS, amount
        self.camp_coins = 0
        self.stela_discovery = 0
        self.temple_prices: tuple[int, ...] = ()
        self.temple_choose: tuple[int, ...] = ()
        self.temple_draw: tuple[int, ...] = ()
        self.surrounding_bonus: tuple[tuple[int, int], ...] = ()  # one of BONUSES, amount
        self.sale_coins = 0
        self.village_prices: tuple[int, ...] = ()
        self.village_roles: tuple[int, ...] = ()
        self.village_covered: tuple[int, ...] = ()  # with two players, from the top
        self.village_tiles_for_two = 0
        self.harbor_price = 0
        self.harbor_limit = 0
        self.ship_limit = 0
        self.ships_for_two = 0
        self.collections: tuple[tuple[int, int, int, int], ...] = ()  # by type: for 0, 1, 2, 3 cards
        self.card_copies: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()  # every card, in the order of the tables
        self.tile_copies: tuple[int, ...] = ()
        self.pile: tuple[int, ...] = ()  # every tile
        self.end_vp: tuple[int, ...] = ()
        self.tiles: tuple[Tile, ...] = ()
        self.automaton_cards: tuple[AutomatonCard, ...] = ()
        self.automaton_order: tuple[int, ...] = ()  # cards, the preferred ones first
        self.marker_vp = 0
        self.coins_per_vp = 1
