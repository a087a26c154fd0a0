"""From an edition to the box that a game is played with."""

from __future__ import annotations

from typing import Any, Final

from digsite.kernel.codec import canonical
from digsite.quetzal.box import (
    BIDDING,
    BLACK_MARKET,
    BONUSES,
    COINS_TO_DISCOVERY,
    COINS_TO_VP,
    EXTRA_DELIVERY,
    MIXED_TRIO,
    PERMANENT,
    POTTERY,
    POTTERY_TRIO,
    REWARDS,
    SHIP,
    SURROUNDINGS,
    TABLET,
    TABLET_COINS,
    TEMPLE_DISCOUNT,
    TYPES,
    UPGRADES,
    WEAPON,
    WEAPON_TRIO,
    AutomatonCard,
    Box,
    Trio,
)
from digsite.quetzal.edition import Figures, check_edition, figures_of, listed, number
from digsite.quetzal.figures import Value
from digsite.quetzal.meeples import CHARACTER_LANDINGS, LANDINGS, ROLES
from digsite.quetzal.upgrades import EXCHANGES

BOXES: Final[dict[str, Box]] = {}
TRIOS: Final = {
    MIXED_TRIO: ((POTTERY, 1), (WEAPON, 1), (TABLET, 1)),
    POTTERY_TRIO: ((POTTERY, 3),),
    WEAPON_TRIO: ((WEAPON, 3),),
}


def box_of(written: object) -> Box:
    """The box of an edition, built once; BadEdition if it does not add up."""
    text = canonical(written)
    if text not in BOXES:
        edition = check_edition(written)
        BOXES[text] = BOXES[canonical(edition)] if canonical(edition) in BOXES else unpack(edition)
        BOXES[canonical(edition)] = BOXES[text]
    return BOXES[text]


def unpack(edition: dict[str, Any]) -> Box:
    figures = figures_of(edition)
    box = Box(EXCHANGES, edition)
    unpack_meeples(box, figures)
    unpack_board(box, figures)
    unpack_artifacts(box, figures)
    unpack_upgrades(box, figures)
    unpack_automaton(box, figures)
    track = sorted([(number(key[0]), row) for key, row in figures["discovery_track.space"].items()], key=first)
    box.track = tuple([(REWARDS.index(text(row["kind"])), number(row["amount"])) for _, row in track])
    box.marker_vp = number(figures["endgame"][()]["first_player_marker_vp"])
    box.coins_per_vp = number(figures["endgame"][()]["coins_per_vp"])
    return box


def first(pair: tuple[int, object]) -> int:
    return pair[0]


def text(value: Value) -> str:
    assert isinstance(value, str)
    return value


def numbers(value: Value) -> tuple[int, ...]:
    return tuple([number(one) for one in listed(value)])


def column(figures: Figures, sheet: str, field: str) -> tuple[int, ...]:
    """One figure of every row, in the order of the table."""
    return tuple([number(row[field]) for row in figures[sheet].values()])


def unpack_meeples(box: Box, figures: Figures) -> None:
    box.standing_coins = number(figures["meeple"][()]["standing_coin"])
    box.team_odds = [number(figures["meeple.odds_team"][()][name]) for name in LANDINGS]
    box.character_odds = [number(figures["meeple.odds_character"][()][name]) for name in CHARACTER_LANDINGS]
    box.seats = {
        number(key[0]): (number(row["team_meeples"]), numbers(row["starting_coins_by_seat"]))
        for key, row in figures["player_count"].items()
    }


def unpack_board(box: Box, figures: Figures) -> None:
    box.camp_coins = number(figures["location.camp"][()]["coins"])
    box.stela_discovery = number(figures["location.stela"][()]["discovery"])
    box.temple_prices = column(figures, "location.temple.space", "cost")
    box.temple_choose = column(figures, "location.temple.space", "choose")
    box.temple_draw = column(figures, "location.temple.space", "draw")
    near = [figures[f"location.{name}"][()] for name in BIDDING[:SURROUNDINGS]]
    box.surrounding_bonus = tuple([(BONUSES.index(text(row["bonus"])), number(row["bonus_amount"])) for row in near])
    box.sale_coins = number(figures["location.black_market"][()]["coins_per_sale"])
    village = figures["location.village"][()]
    box.village_roles = tuple([ROLES.index(str(role)) for role in listed(village["roles"])])
    box.village_covered = number(village["covered_in_2p"]) - 1
    box.village_prices = column(figures, "location.village.space", "cost")
    box.harbor_price = number(figures["location.harbor_office"][()]["cost_per_meeple"])
    box.harbor_limit = number(figures["location.harbor_office"][()]["deliver_max_per_meeple"])
    box.ship_limit = number(figures["location.ship"][()]["deliver_max"])


def unpack_artifacts(box: Box, figures: Figures) -> None:
    rows = figures["artifact_type"]
    box.collections = tuple(
        [(0, number(rows[(k,)]["vp_1"]), number(rows[(k,)]["vp_2"]), number(rows[(k,)]["vp_3"])) for k in TYPES]
    )
    variants = figures["artifact_variant"]
    box.card_copies = tuple([number(variants[(kind, bonus)]["copies"]) for kind in TYPES for bonus in BONUSES])
    box.deck = copies(box.card_copies)


def copies(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Every copy of everything, in the order of the tables."""
    return tuple([thing for thing, count in enumerate(counts) for _ in range(count)])


def unpack_upgrades(box: Box, figures: Figures) -> None:
    tiles = [figures["upgrade"][(name,)] for name in UPGRADES]
    box.upgrade_copies = tuple([number(tile["copies"]) for tile in tiles])
    box.pile = copies(box.upgrade_copies)
    box.end_vp = tuple([number(tile["end_vp"]) for tile in tiles])
    box.immediate = tuple(
        [
            (number(tile["params.coins"]), number(tile["params.vp"]), number(tile["params.discovery"]))
            if i >= PERMANENT
            else (0, 0, 0)
            for i, tile in enumerate(tiles)
        ]
    )
    box.trios = tuple(
        [
            Trio(TRIOS[i], number(tile["params.vp"]), number(tile["params.coins"])) if i in TRIOS else None
            for i, tile in enumerate(tiles)
        ]
    )
    box.tablet_coins = number(tiles[TABLET_COINS]["params.coins_per_card"])
    box.temple_discount = number(tiles[TEMPLE_DISCOUNT]["params.discount"])
    box.extra_cards = number(tiles[EXTRA_DELIVERY]["params.extra_cards"])
    for_vp, for_step = tiles[COINS_TO_VP], tiles[COINS_TO_DISCOVERY]
    box.vp_price = (number(for_vp["params.pay_coins"]), number(for_vp["params.vp"]))
    box.step_price = (number(for_step["params.pay_coins"]), number(for_step["params.discovery"]))


def unpack_automaton(box: Box, figures: Figures) -> None:
    order = figures["automaton"][()]
    types = [TYPES.index(str(kind)) for kind in listed(order["type_preference"])]
    bonuses = [BONUSES.index(str(bonus)) for bonus in listed(order["bonus_preference"])]
    box.automaton_order = tuple([kind * len(BONUSES) + bonus for kind in types for bonus in bonuses])
    box.automaton_cards = tuple([automaton_card(row) for row in figures["automaton_card"].values()])


def automaton_card(row: dict[str, Value]) -> AutomatonCard:
    near = BIDDING.index(text(row["surrounding"]))
    far = BLACK_MARKET if row["third"] == "black_market" else SHIP
    bids = (
        (near, ROLES.index(text(row["surrounding_role"])), number(row["surrounding_meeples"])),
        (far, ROLES.index(text(row["third_role"])), number(row["third_meeples"])),
    )
    return AutomatonCard(tuple([space - 1 for space in numbers(row["temple"])]), bids)


DEFAULT_BOX: Final = box_of({})
