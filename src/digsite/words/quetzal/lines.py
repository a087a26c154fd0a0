"""The Quetzal table as lines of text."""

from __future__ import annotations

from typing import final

from digsite.kernel.rules import Json
from digsite.quetzal.box import ROUNDS
from digsite.words.lines import Words
from digsite.words.quetzal.things import PILES, QuetzalThings
from digsite.words.things import Things


@final
class QuetzalWords(Words):
    """`things` name the components and have the edition's figures."""

    def __init__(self, things: QuetzalThings) -> None:
        super().__init__(things)
        self.known = things

    def summary(self, view: Json) -> list[str]:
        told = [f"{self.say('ui-round', round=view['round'], rounds=ROUNDS)}, {self.say('phase-' + view['phase'])}."]
        if view["seat"] is not None:
            told.append(self.line(self.seat_name(view, view["seat"]), self.belongings(view, view["seat"])))
            told.append(self.line(self.say("zone-hand"), self.cards(self.held(view, view["seat"]))))
        told += self.automaton(view)
        return told

    def automaton(self, view: Json) -> list[str]:
        """The automaton's card of this round."""
        used = view["decks"]["automaton_used"]
        return (
            [self.line(self.say("word-automaton"), [" ".join(self.things.describe(used[-1])).rstrip(".")])]
            if used
            else []
        )

    def belongings(self, view: Json, seat: int) -> list[str]:
        player = view["players"][seat]
        return [
            self.say("amount-coins", count=player["coins"]),
            self.say("ui-score-so-far", count=player["score"]),
            self.say("ui-discovery-at", space=player["discovery"]),
            self.say("ui-holds-marker") if view["marker"] == seat else "",
            self.pool(player["meeples"]),
        ]

    def pool(self, meeples: Json) -> str:
        """The meeples a player has still to place."""
        there = [self.say(f"amount-{pile}", count=meeples[pile]) for pile in PILES if meeples[pile]]
        there += [self.say("ui-unrolled", count=meeples["unrolled"])] if meeples["unrolled"] else []
        lies = meeples["character"]
        there += [self.say("meeple-character")] if lies == "unrolled" else []
        there += (
            [self.say("ui-character-lies", landing=self.say(f"landing-{lies}"))] if lies in ("flat", *PILES) else []
        )
        return self.say("ui-meeples-left", what=self.telling.listed(there)) if there else self.say("ui-no-meeples")

    def held(self, view: Json, seat: int) -> list[str | None]:
        player = view["players"][seat]
        return [*player["hand"], *player["drawn"]]

    def hand(self, view: Json) -> list[str]:
        if view["seat"] is None:
            return []
        held = self.held(view, view["seat"])
        apart = view["players"][view["seat"]]["apart"]
        told = [self.line(self.say("zone-hand"), self.cards(held))]
        told += [" ".join(self.things.describe(card)) for card in dict.fromkeys([*held, *apart]) if card]
        return told

    def row(self, view: Json) -> list[str]:
        shown = [
            self.line(self.things.name(location), self.cards([card for card in cards if card is not None]))
            for location, cards in view["display"].items()
        ]
        tiles = [" ".join(self.things.describe(tile)) for tile in view["display"]["village"] if tile is not None]
        decks = view["decks"]
        return [
            *shown,
            *tiles,
            self.line(self.say("zone-deck"), [self.say("amount-cards", count=len(decks["artifacts"]))]),
            self.line(self.say("zone-discard"), self.cards(decks["discard"])),
        ]

    def map(self, view: Json) -> list[str]:
        return [line for location in view["locations"] for line in self.location(view, location)]

    def location(self, view: Json, location: str) -> list[str]:
        """What a location gives and who is there."""
        there = view["locations"][location]
        told = " ".join([self.things.name(location) + ".", self.known.location(location)])
        if location in ("temple", "village"):
            spaces = [
                self.things.series([self.known.space(location, number), self.known.occupant(view, who)]) + "."
                for number, who in enumerate(there, start=1)
            ]
            return [told, *spaces]
        groups = there if isinstance(there, list) else [there] if there is not None else []
        who = self.things.series([self.known.occupant(view, group) for group in groups]) or self.say("ui-nobody")
        return [f"{told} {self.say('ui-standing', who=who)}."]

    def track(self, view: Json) -> list[str]:
        told = [self.line(self.say("zone-track"), self.standing(view, 0))]
        for key in self.known.figures["discovery_track.space"]:
            number = int(key[0])
            there = self.standing(view, number)
            told.append(self.things.series([self.known.track_space(number), self.telling.listed(there)]) + ".")
        return told

    def standing(self, view: Json, space: int) -> list[str]:
        players = enumerate(view["players"])
        return [self.seat_name(view, seat, "in") for seat, player in players if player["discovery"] == space]

    def players(self, view: Json) -> list[str]:
        told = []
        for seat, player in enumerate(view["players"]):
            held = self.held(view, seat)
            told.append(self.line(self.seat_name(view, seat), self.belongings(view, seat)))
            told.append(
                self.line(self.say("zone-hand"), [self.say("ui-hand-size", count=len(held)), *self.cards(held)])
            )
            if player["apart"]:
                told.append(self.line(self.say("word-artifacts"), self.cards(player["apart"])))
            for zone, word in (("upgrades", "word-upgrades"), ("discarded", "zone-discarded")):
                told += [self.line(self.say(word), self.cards(player[zone]))] if player[zone] else []
        return told + self.automaton(view)


def make(things: Things) -> QuetzalWords:
    assert isinstance(things, QuetzalThings)
    return QuetzalWords(things)
