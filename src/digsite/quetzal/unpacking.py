"""Builds the box of a game from an edition."""

from __future__ import annotations

from typing import Any, Final

from digsite.kernel.codec import canonical
from digsite.quetzal.adding_up import several
from digsite.quetzal.box import (
    BIDDING,
    BLACK_MARKET,
    BONUSES,
    EXTRAS,
    IMMEDIATE,
    MIXED_TRIO,
    POINTS_ONLY,
    POTTERY,
    POTTERY_TRIO,
    PRINTED_UPGRADES,
    REWARDS,
    SHIP,
    SURROUNDINGS,
    TABLET,
    TYPES,
    UPGRADES,
    WEAPON,
    WEAPON_TRIO,
    WORTHS,
    AutomatonCard,
    Box,
    Tile,
)
from digsite.quetzal.corrections import Figures, listed, number
from digsite.quetzal.edition import check_edition, figures_of
from digsite.quetzal.figures import Value
from digsite.quetzal.meeples import CHARACTER_LANDINGS, LANDINGS, ROLES
from digsite.quetzal.upgrades import EXCHANGES

KEPT: Final = PRINTED_UPGRADES[:IMMEDIATE]
BOXES: Final[dict[str, Box]] = {}
MOST_BOXES: Final = 50
TRIOS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    MIXED_TRIO: ((POTTERY, 1), (WEAPON, 1), (TABLET, 1)),
    POTTERY_TRIO: ((POTTERY, 3),),
    WEAPON_TRIO: ((WEAPON, 3),),
}


def box_of(written: object) -> Box:
    """The box of an edition, built once; BadEdition if its figures do not add up."""
    text = canonical(written)
    if text not in BOXES:
        edition = check_edition(written)
        while len(BOXES) > MOST_BOXES:
            del BOXES[list(BOXES)[1]]  # the first is the default one
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
    box.track = tuple([rewards(row) for _, row in track])
    box.marker_vp = number(figures["endgame"][()]["first_player_marker_vp"])
    box.coins_per_vp = number(figures["endgame"][()]["coins_per_vp"])
    return box


def rewards(row: dict[str, Value]) -> tuple[tuple[int, int], ...]:
    pairs = zip(several(row["kind"]), several(row["amount"]), strict=True)
    return tuple([(REWARDS.index(str(kind)), number(amount)) for kind, amount in pairs])


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
    box.village_covered = tuple([number(space) - 1 for space in several(village["covered_in_2p"])])
    box.village_tiles_for_two = number(village["tiles_in_2p"])
    box.village_prices = column(figures, "location.village.space", "cost")
    box.harbor_price = number(figures["location.harbor_office"][()]["cost_per_meeple"])
    box.harbor_limit = number(figures["location.harbor_office"][()]["deliver_max_per_meeple"])
    box.ship_limit = number(figures["location.ship"][()]["deliver_max"])
    box.ships_for_two = number(figures["location.ship"][()]["open_in_2p"])


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
    """Every kind of tile, once for each different number of points among its copies."""
    rows = figures["upgrade"]
    worths = [worths_of(rows[(name,)]) if (name,) in rows else [] for name in UPGRADES]
    steps = [sorted(set(found)) for found in worths]
    numbers: list[tuple[int, int]] = []  # copies, points
    for step in range(len(WORTHS)):
        for kind in range(len(UPGRADES)):
            points = steps[kind][step] if step < len(steps[kind]) else 0
            numbers.append((worths[kind].count(points) if step < len(steps[kind]) else 0, points))
    box.tile_copies = tuple([count for count, _ in numbers])
    box.end_vp = tuple([points for _, points in numbers])
    box.pile = copies(box.tile_copies)
    box.tiles = tuple([tile_of(name, rows.get((name,))) for name in UPGRADES]) * len(WORTHS)


def worths_of(row: dict[str, Value]) -> list[int]:
    """The points of each copy."""
    points = row["end_vp"]
    return [number(one) for one in points] if isinstance(points, list) else [number(points)] * number(row["copies"])


def tile_of(name: str, row: dict[str, Value] | None) -> Tile:
    """What a kind of tile does; one that the edition does not have does nothing."""
    if row is None:
        return Tile(POINTS_ONLY, (), {})
    does = effect_of(text(row["effect"]) if name in EXTRAS else name)
    params = {key.removeprefix("params."): number(one) for key, one in row.items() if key.startswith("params.")}
    return Tile(does, TRIOS.get(does, ()), params)


def effect_of(name: str) -> int:
    if name == "points":
        return POINTS_ONLY
    return KEPT.index(name) if name in KEPT else IMMEDIATE


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
