"""Arnak's components in words: prices, travel values, points and effects as they are printed."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, final

from digsite.arnak.box import (
    DISCOVER_COMPASSES,
    ITEM,
    LEVEL_OF,
    LOST_TEMPLE,
    ROW_OF,
    SITE_NAMES,
    SPACES_OF,
    TEMPLE_POINTS,
    TEMPLE_STACKS,
    TRACK,
    Card,
)
from digsite.arnak.icons import names
from digsite.arnak.printed import BOX
from digsite.arnak.resources import amounts
from digsite.arnak.scoring import GUARDIAN_POINTS
from digsite.kernel.rules import Json
from digsite.text.telling import Telling
from digsite.words.things import Things

KINDS: Final = ("basic", "fear", "item", "artifact")
TIMINGS: Final = ("free", "main", "halved", "never")
SIDES: Final = ("silver", "gold")
TOKENS: Final = ("magnifier", "notebook")
CARDS: Final = {card.name: card for card in BOX.cards}
GUARDIANS: Final = {guardian.name: guardian for guardian in BOX.guardians}
ASSISTANTS: Final = {assistant.name: assistant for assistant in BOX.assistants}


def keys(board: str) -> dict[str, str]:
    """The key of each component's name."""
    rows = {f"row-{number}": f"{board}-row-{number}" for number in range(1, ROW_OF[LOST_TEMPLE])}
    tiles: tuple[Any, ...] = (
        *BOX.level1,
        *BOX.level2,
        *BOX.guardians,
        *BOX.idols,
        *BOX.slot_effects,
        *BOX.assistants,
        *BOX.bonuses,
    )
    return {
        **{card: f"card-{card}" for card in CARDS},
        **{site: site for site in SITE_NAMES},
        **{tile.name: tile.name for tile in tiles},
        **rows,
        "temple": "temple",
        **{tile.name: f"rival-{tile.name}" for tile in BOX.rivals},
    }


@final
class ArnakThings(Things):
    """`board` is the side of the board that is played on."""

    def __init__(self, telling: Telling, board: str) -> None:
        super().__init__(telling, keys(board))
        self.board = next(one for one in BOX.boards if one.name == board)

    def describe(self, thing: str, view: Json | None = None) -> list[str]:
        if thing in CARDS:
            return self.card(CARDS[thing])
        if thing in GUARDIANS:
            points = self.points(GUARDIAN_POINTS)
            cost, boon = [self.say(f"{thing}.{part}") for part in ("cost", "boon")]
            return [
                self.about(self.name(thing), [self.say("word-guardian"), points]),
                self.say("ui-about-guardian", cost=cost, boon=boon),
            ]
        if thing in ASSISTANTS:
            sides = [self.about(self.say(f"side-{side}"), [self.bare(f"{thing}.{side}")]) for side in SIDES]
            return [self.about(self.name(thing), [self.say("ui-assistant")]), *sides]
        if thing in SITE_NAMES:
            return self.site(thing, view)
        if thing.startswith("row-"):
            return self.track_row(int(thing.removeprefix("row-")))
        if thing == "temple":
            return [f"{self.name(thing)}. {self.say('temple.effect')}", *self.temple_stacks(view)]
        key = f"{self.keys[thing]}.effect"
        return [f"{self.name(thing)}. {self.say(key)}"]

    def bare(self, key: str) -> str:
        """A sentence without its period."""
        return self.say(key).removesuffix(".")

    def points(self, points: int) -> str:
        return self.say("amount-point", count=points)

    def cost(self, tokens: int) -> str:
        return self.telling.amounts(amounts(tokens))

    def travel(self, icons: int) -> str:
        return self.telling.amounts(Counter(names(icons)))

    def price(self, card: Card) -> str:
        return self.telling.amounts({"coin" if card.kind == ITEM else "compass": card.cost})

    def card(self, card: Card) -> list[str]:
        parts = [
            self.say(f"kind-{KINDS[card.kind]}"),
            self.say("ui-about-price", price=self.price(card)) if card.cost else "",
            self.points(card.points) if card.points else "",
            self.say("ui-about-travel", travel=self.travel(card.travel)) if card.travel else "",
            self.say(f"timing-{TIMINGS[card.timing]}"),
        ]
        return [self.about(self.name(card.name), parts), self.say(f"card-{card.name}.effect")]

    def site(self, site: str, view: Json | None) -> list[str]:
        """A camp or a site, with its current tile, idols and guardian."""
        number = SITE_NAMES.index(site)
        needs = [self.travel(self.board.needs[space]) for space in SPACES_OF[number]]
        spaces = self.telling.listed(list(dict.fromkeys(needs)))
        told = [self.about(self.name(site), [self.say(f"{site}.place")] if LEVEL_OF[number] else [self.say("ui-camp")])]
        told.append(self.say("ui-about-travel-cost", travel=spaces))
        there = {} if view is None else view["sites"][site]
        if not LEVEL_OF[number]:
            told.append(self.say(f"{site}.effect"))
        elif there.get("tile"):
            told += self.describe(there["tile"])
        else:
            told.append(self.say("ui-about-discover", price=self.discovery(number)))
        return told + (self.describe(there["guardian"]) if there.get("guardian") else [])

    def discovery(self, site: int) -> str:
        return self.telling.amounts({"compass": DISCOVER_COMPASSES[LEVEL_OF[site]]})

    def track_row(self, number: int) -> list[str]:
        """A row of the research track: what its spaces cost, what the tokens get there."""
        told = [self.about(self.say("board-" + self.board.name), [self.say(f"row-{number}")])]
        told += [self.space(space) for space in TRACK if ROW_OF[TRACK.index(space)] == number and self.leads_to(space)]
        return [*told, self.row_gains(number)]

    def row_gains(self, number: int) -> str:
        """What either token is worth in a row and gets there."""
        gains = []
        for token, points in zip(TOKENS, self.board.rows[number - 1].points, strict=True):
            effect = self.bare(f"{self.board.name}-row-{number}.{token}")
            gains.append(f"{self.say(f'token-{token}')} {self.points(points)}, {effect}")
        return self.pair(self.say(f"row-{number}"), self.series(gains)) + "."

    def leads_to(self, space: str) -> bool:
        """Whether this board has the space."""
        return any([TRACK.index(space) in ends for ends in self.board.exits])

    def toll(self, space: str) -> str:
        """What the bridge into a space costs."""
        number = TRACK.index(space)
        return (
            self.say("amount-idol", count=1)
            if number == self.board.idol_bridge
            else self.cost(self.board.tolls[number])
        )

    def space(self, space: str) -> str:
        """A space of the track with what it costs to reach it."""
        return self.about(self.say(f"space-{space}"), [self.say("ui-about-price", price=self.toll(space))])

    def temple_stacks(self, view: Json | None) -> list[str]:
        """The stacks of temple tiles, with price and points, and how many are left."""
        told = []
        for stack, points, cost in zip(TEMPLE_STACKS, TEMPLE_POINTS, self.board.temple_costs, strict=True):
            left = None if view is None else view["track"]["tiles"][stack]
            parts = [self.say("ui-about-price", price=self.cost(cost)), self.points(points)]
            parts += [] if left is None else [self.say("ui-left-of", count=left)]
            told.append(self.about(self.say(f"stack-{stack}"), parts))
        return told

    def side(self, view: Json) -> str:
        """The side of the assistant that is asking."""
        return str((view.get("decision") or {}).get("about", {}).get("side", ""))

    def taken(self, action: Json) -> str:
        """What an action takes, after all discounts, as the engine tells it."""
        cost: Json = action.get("cost", {})
        tokens = {name: amount for name, amount in cost.items() if name != "travel"}
        parts = [self.telling.amounts(tokens), self.telling.amounts(Counter(cost.get("travel", ())))]
        return self.telling.listed([part for part in parts if part])

    def detail(self, view: Json, action: Json) -> str:
        verb, targets = action["verb"], action["targets"]
        if verb in ("dig", "relocate", "activate"):
            return self.series([self.taken(action), self.site_detail(view, targets["site"])])
        if verb == "discover":
            there = view["sites"][targets["site"]]
            return self.series([self.taken(action), *([self.say(there["idol"])] if there.get("idol") else [])])
        if verb == "overcome":
            guardian, cost = self.say(view["sites"][targets["site"]]["guardian"]), self.taken(action)
            return self.pair(guardian, cost) if cost else guardian
        if verb == "research":
            return self.research_detail(action)
        if verb == "temple":
            return self.taken(action)
        if verb == "travel":
            return self.travel_detail(view, targets["source"])
        if verb in ("pay", "resolve"):
            return self.asking_detail(view)
        return self.effect_detail(view, action)

    def site_detail(self, view: Json, site: str) -> str:
        """What a site gives."""
        tile = view["sites"][site].get("tile")
        return self.pair(self.say(tile), self.bare(f"{tile}.effect")) if tile else self.bare(f"{site}.effect")

    def research_detail(self, action: Json) -> str:
        """What a step takes, and what its row is worth and gives."""
        token, space = action["targets"]["token"], action["targets"]["space"]
        if space == "temple":
            return self.taken(action)
        row = ROW_OF[TRACK.index(space)]
        points = self.board.rows[row - 1].points[TOKENS.index(token)]
        effect = self.bare(f"{self.board.name}-row-{row}.{token}")
        return self.series([self.taken(action), self.points(points), effect])

    def travel_detail(self, view: Json, source: str) -> str:
        """The icons of a card, guardian or assistant."""
        if source in CARDS:
            return self.travel(CARDS[source].travel)
        if source in GUARDIANS:
            return self.travel(GUARDIANS[source].icons)
        side = self.side_of(view, source)
        return self.travel(ASSISTANTS[source].icons[SIDES.index(side)]) if source in ASSISTANTS else ""

    def asking_detail(self, view: Json) -> str:
        """What the component that asks does."""
        source = (view.get("decision") or {}).get("effect") or ""
        forms = (self.side_of(view, source),) if source in ASSISTANTS else ("effect", "boon")
        told = [f"{self.telling.key('effect', source)}.{form}" for form in forms]
        return next((self.bare(key) for key in told if self.telling.catalog.has(key)), "")

    def side_of(self, view: Json, assistant: str) -> str:
        """Which side of an assistant lies up, its owner's first; those of the supply are silver."""
        owned = [one for player in view["players"] for one in player["assistants"] if one["id"] == assistant]
        return str(owned[0]["side"]) if owned else SIDES[0]

    def effect_detail(self, view: Json, action: Json) -> str:
        """What the component that is named does."""
        verb, targets = action["verb"], action["targets"]
        if verb == "buy":
            return self.series([self.taken(action), self.bare(f"card-{targets['card']}.effect")])
        if verb == "slot":
            return self.bare(f"{targets['effect']}.effect")
        if verb == "boon":
            return self.say(f"{targets['guardian']}.boon")
        if verb in ("use", "promote", "refresh", "borrow"):
            side = "gold" if verb == "promote" else self.side_of(view, targets["assistant"])
            return self.bare(f"{targets['assistant']}.{side}")
        if verb in ("play", "take", "keep", "top"):
            thing = targets.get("card") or targets.get("thing")
            suffix = SIDES[0] if thing in ASSISTANTS else "effect"
            return self.bare(f"{self.keys[thing]}.{suffix}") if thing in self.keys else ""
        return ""


def make(telling: Telling, position: Any) -> ArnakThings:
    return ArnakThings(telling, position.board.name)
