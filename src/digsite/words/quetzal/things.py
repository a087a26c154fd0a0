"""Quetzal's components in words, with the figures of the edition being played."""

from __future__ import annotations

from typing import Any, Final, final

from digsite.kernel.rules import Json
from digsite.quetzal.adding_up import several
from digsite.quetzal.box import CARD_NAMES, LOCATIONS, TILE_NAMES, Box
from digsite.quetzal.corrections import Figures
from digsite.quetzal.edition import figures_of
from digsite.quetzal.placement import discount
from digsite.text.telling import Telling
from digsite.words.quetzal.tiles import effect_key, kind_of, own_names, tiles_in, worth
from digsite.words.things import Things

BONUS_FIGURES: Final = {"coin": "coins", "vp": "vp", "discovery": "discovery"}
PILES: Final = ("black", "white", "side", "standing")


def keys(figures: Figures) -> dict[str, str]:
    """The key of each component's name; an edition may name some of them itself."""
    return {
        **{card: f"card-{card}" for card in CARD_NAMES},
        **{location: f"location-{location}" for location in LOCATIONS},
        **{tile: f"upgrade-{kind_of(tile)}" for tile in tiles_in(figures)},
        **{f"automaton_{number}": f"automaton_{number}" for number in range(1, len(figures["automaton_card"]) + 1)},
    }


@final
class QuetzalThings(Things):
    """`figures` are the edition's; `prices` those of the open spaces at this table, as the engine has them."""

    def __init__(self, telling: Telling, figures: Figures, prices: dict[str, tuple[int, ...]], box: Box) -> None:
        super().__init__(telling, keys(figures))
        telling.learn(own_names(figures, telling.catalog))
        self.figures = figures
        self.prices = prices
        self.box = box
        self.seen: Json = {}
        self.stakes: dict[str, str] = {}

    def name(self, thing: str) -> str:
        return self.telling.own.get(thing) or super().name(thing)

    def describe(self, thing: str, view: Json | None = None) -> list[str]:
        if thing in CARD_NAMES:
            return [f"{self.name(thing)}. {self.say(f'card-{thing}.effect')} {self.value(thing)}."]
        if thing in TILE_NAMES:
            return [f"{self.name(thing)}. {self.upgrade(thing)}"]
        if thing in LOCATIONS:
            return [f"{self.name(thing)}. {self.location(thing)}", *self.spaces(thing)]
        return [self.name(thing), self.automaton(int(thing.partition("_")[2]))]

    def value(self, card: str) -> str:
        """What cards of its type score together."""
        kind = card.partition("_")[0]
        return self.say(f"type-{kind}.value", **self.numbers("artifact_type", kind)).removesuffix(".")

    def numbers(self, sheet: str, *key: str | int) -> dict[str, int]:
        """The whole numbers of a row of the edition, by their names."""
        row = self.figures[sheet][key]
        return {name.removeprefix("params."): value for name, value in row.items() if isinstance(value, int)}

    def upgrade(self, tile: str) -> str:
        """What a tile does, and what it is worth at the end."""
        figures = self.numbers("upgrade", kind_of(tile))
        figures.pop("end_vp", None)
        points = worth(self.figures, tile)
        told = [self.telling.figured(effect_key(self.figures, tile), figures)]
        told += [self.telling.figured("upgrade-worth", {"vp": points})] if points else []
        return " ".join(told)

    def location(self, location: str) -> str:
        """What a location requires and gives."""
        sheet = f"location.{location.partition('_')[0] if location.startswith('ship') else location}"
        figures = self.numbers(sheet) if sheet in self.figures else {}
        amount = figures.pop("bonus_amount", 0)
        if amount:
            bonus = self.figures[sheet][()]["bonus"]
            figures |= {BONUS_FIGURES[str(bonus)]: amount} if bonus in BONUS_FIGURES else {}
        return self.telling.figured(f"location-{location}.effect", figures)

    def spaces(self, location: str) -> list[str]:
        """The numbered spaces of a location, each with its price."""
        return [self.space(location, at + 1) for at in range(len(self.prices.get(location, ())))]

    def space(self, location: str, number: int) -> str:
        """An open space, counted from the top, with what it gives."""
        gives = {} if location == "village" else self.numbers(f"location.{location}.space", number)
        gives.pop("cost", None)
        return self.say(f"{location}-space", index=number, price=self.price(location, number), **gives)

    def price(self, location: str, number: int, less: int = 0) -> str:
        return self.say("amount-coins", count=max(0, self.prices[location][number - 1] - less))

    def rebate(self, view: Json, location: str) -> int:
        """What the tiles of the seat that looks take off the location's prices (R-24)."""
        if location != "temple":
            return 0
        owned = view["players"][view["seat"]]["upgrades"]
        return discount(self.box, tuple([TILE_NAMES.index(tile) for tile in owned]))

    def automaton(self, number: int) -> str:
        """Where the automaton's card puts its meeples."""
        row = self.figures["automaton_card"][(number,)]
        temple = row["temple"]
        assert isinstance(temple, list)
        near = self.automaton_bid(str(row["surrounding"]), row, "surrounding")
        far = self.automaton_bid("ship_1" if row["third"] == "ship" else str(row["third"]), row, "third")
        spaces = self.telling.listed([str(space) for space in temple])
        return self.say("automaton-bids", spaces=spaces, near=near, far=far)

    def automaton_bid(self, location: str, row: dict[str, Any], which: str) -> str:
        return self.say(
            "automaton-bid",
            location=self.say(f"location-{location}"),
            role=self.say(f"role-{row[f'{which}_role']}"),
            what=self.say("amount-meeples", count=row[f"{which}_meeples"]),
        )

    def track_space(self, number: int) -> str:
        """A space of the Discovery track with its rewards."""
        row = self.figures["discovery_track.space"][(number,)]
        pairs = zip(several(row["kind"]), several(row["amount"]), strict=True)
        rewards = [self.reward(str(kind), int(amount)) for kind, amount in pairs]
        return self.say("track-space", index=number, reward=self.telling.listed(rewards))

    def reward(self, kind: str, amount: int) -> str:
        if kind in ("coins", "vp"):
            return self.say(f"track-{kind}", reward=self.telling.amounts({kind: amount}))
        return self.say("track-draw_upgrades", count=amount) if amount > 1 else self.say(f"track-{kind}")

    def occupant(self, view: Json, there: Any) -> str:
        """One group, one meeple or the automaton."""
        if there is None:
            return self.say("state-free")
        if isinstance(there, str):
            return self.telling.seat(there, "in")
        owner = self.seat_name(view, there["seat"], "in")
        if "meeple" in there:
            return self.say("ui-holds", player_in=owner, what=self.say(f"meeple-{there['meeple']}"))
        what = self.company(there)
        if "role" in there:
            return self.say("ui-bid-of", player_in=owner, what=what, role=self.say(f"role-{there['role']}"))
        return self.say("ui-holds", player_in=owner, what=what)

    def company(self, group: Json) -> str:
        """The meeples of a group, as their role counts them."""
        count = sum([group.get(pile, 0) for pile in ("plain", *PILES)]) + (1 if group["character"] else 0)
        what = self.say("amount-meeples", count=count)
        return f"{what} ({self.say('meeple-character')})" if group["character"] else what

    def group(self, action: Json) -> str:
        """Bids and visits differ by who goes; the place and the role come first."""
        if action["verb"] not in ("bid", "visit", "place"):
            return ""
        return self.say("ui-group-" + action["verb"], **self.telling.values(action["targets"]))

    def at_stake(self, view: Json, location: str) -> str:
        """What a bid is for, and who holds the place; said once for all bids of a view."""
        if view is not self.seen:
            self.seen, self.stakes = view, {}
        if location not in self.stakes:
            holder = view["locations"][location]
            held = self.say("ui-held-by-nobody")
            if holder is not None:
                held = self.say("ui-held-by", who=self.occupant(view, holder))
            cards = [card for card in view["display"].get(location, []) if card is not None]
            self.stakes[location] = self.series([self.telling.listed(self.counted(cards)), held])
        return self.stakes[location]

    def detail(self, view: Json, action: Json) -> str:
        verb, targets = action["verb"], action["targets"]
        if verb == "place" and targets["location"] in self.prices:
            return self.price(targets["location"], targets["space"], self.rebate(view, targets["location"]))
        if verb == "bid":
            return self.at_stake(view, targets["location"])
        if verb in ("sell", "deliver", "keep") or (verb == "take" and targets["thing"] in CARD_NAMES):
            card = targets.get("card") or targets["thing"]
            return self.value(card)
        thing = targets.get("thing") or targets.get("card") or targets.get("upgrade")
        if thing in TILE_NAMES:
            return self.upgrade(thing).removesuffix(".")
        return ""


def make(telling: Telling, position: Any) -> QuetzalThings:
    prices = {"temple": position.box.temple_prices, "village": position.village_prices}
    return QuetzalThings(telling, figures_of(position.box.edition), prices, position.box)
