"""The Arnak table as lines of text."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, final

from digsite.arnak.box import LEVEL_OF, LOST_TEMPLE, ROW_OF, SITE_NAMES, SPACES_OF, TRACK
from digsite.arnak.rounds import ROUNDS
from digsite.kernel.rules import Json
from digsite.words.arnak.things import CARDS, ArnakThings
from digsite.words.lines import Words, capital
from digsite.words.things import Things

TOKENS: Final = ("magnifier", "notebook")
ARRIVED: Final = "ui-arrived-"


@final
class ArnakWords(Words):
    """`things` name the components and know the side of the board."""

    def __init__(self, things: ArnakThings) -> None:
        super().__init__(things)
        self.known = things

    def summary(self, view: Json) -> list[str]:
        told = [f"{self.say('ui-round', round=view['round'], rounds=ROUNDS)}, {self.say('board-' + view['board'])}."]
        if view["seat"] is not None:
            player = view["players"][view["seat"]]
            told.append(self.line(self.seat_name(view, view["seat"]), self.belongings(player)))
            told.append(self.line(self.say("zone-hand"), self.cards(player["hand"])))
        if view["rival"] is not None:
            told.append(self.line(self.say("player-rival"), self.rival_tiles(view["rival"])))
        told.append(self.line(self.say("zone-row"), [self.priced(card) for card in self.row_cards(view)]))
        return told

    def belongings(self, player: Json) -> list[str]:
        """Tokens, archaeologists, travel icons laid, effects lasting this round."""
        tokens = self.telling.amounts(player["purse"]) or self.say("ui-no-tokens")
        states = [state for state in ("passed", "warded", "all_planes") if player[state]]
        return [
            tokens,
            self.say("ui-archaeologists-ready", count=player["archaeologists"]),
            *[self.say(f"state-{state.replace('_', '-')}") for state in states],
        ]

    def row_cards(self, view: Json) -> list[str]:
        return [card for card in (*view["row"]["artifacts"], *view["row"]["items"]) if card is not None]

    def priced(self, card: str) -> str:
        return f"{self.things.name(card)} ({self.known.price(CARDS[card])})"

    def hand(self, view: Json) -> list[str]:
        if view["seat"] is None:
            return []
        player = view["players"][view["seat"]]
        told = [self.line(self.say("zone-hand"), self.cards(player["hand"]))]
        told += [" ".join(self.things.describe(card)) for card in dict.fromkeys(player["hand"])]
        told += [self.line(self.say("zone-apart"), self.cards(player["apart"]))] if player["apart"] else []
        pool = player["pool"]
        if pool["needs"] or pool["icons"]:
            needs, icons = [self.telling.amounts(Counter(pool[part])) for part in ("needs", "icons")]
            none = self.say("ui-none")
            told.append(self.say("ui-to-travel", needs=needs or none, icons=icons or none))
        return [*told, self.line(self.say("zone-play"), self.cards(player["play"])), self.deck(player)]

    def deck(self, player: Json) -> str:
        known = [card for card in player["deck"] if card is not None]
        shown = self.cards(player["deck"]) if known else []
        return self.line(self.say("zone-deck"), [self.say("ui-deck-size", count=len(player["deck"])), *shown])

    def row(self, view: Json) -> list[str]:
        told = []
        for kind in ("artifacts", "items"):
            cards = [card for card in view["row"][kind] if card is not None]
            deck = self.say("ui-deck-size", count=len(view["decks"][kind]))
            told.append(self.line(self.say(f"word-{kind}"), [*self.cards(cards), deck]))
            told += [" ".join(self.things.describe(card)) for card in cards]
            top = view["decks"][kind][0] if view["decks"][kind] else None
            told += [self.line(self.say("zone-deck"), [self.things.name(top)])] if top is not None else []
        exiled = [*view["exile"]["items"], *view["exile"]["artifacts"]]
        return [*told, self.line(self.say("zone-exile"), self.cards(exiled))] if exiled else told

    def map(self, view: Json) -> list[str]:
        return [self.site(view, site) for site in SITE_NAMES]

    def site(self, view: Json, site: str) -> str:
        """A site: what it gives, who is there, what guards it."""
        number, there = SITE_NAMES.index(site), view["sites"][site]
        parts = [] if not LEVEL_OF[number] else [self.say(f"{site}.place")]
        tile = there.get("tile") or (site if not LEVEL_OF[number] else None)
        if tile is None:
            travel = self.known.travel(self.known.board.needs[SPACES_OF[number][0]])
            parts += [self.say("state-undiscovered"), self.telling.listed([self.known.discovery(number), travel])]
            parts += [self.things.name(there["idol"])] if there.get("idol") else []
            parts += [self.say("ui-face-down-idol")] * there.get("hidden_idols", 0)
            return self.line(self.things.name(site), parts)
        parts += [self.things.name(tile)] if tile != site else []
        parts.append(self.known.bare(f"{tile}.effect"))
        for space, (stands, needs) in enumerate(zip(there["spaces"], SPACES_OF[number], strict=True), start=1):
            travel = self.known.travel(self.known.board.needs[needs])
            parts.append(self.say("ui-space", space=space, travel=travel, who=self.stands(view, stands)))
        if there["guardian"]:
            guardian = there["guardian"]
            parts.append(f"{self.say('word-guardian')} {self.things.name(guardian)} ({self.say(f'{guardian}.cost')})")
        return self.things.say("ui-about", name=self.things.name(site), what=self.things.series(parts))

    def stands(self, view: Json, who: object) -> str:
        if who is None:
            return self.say("state-free")
        return self.say("state-blocked") if who == "blocked" else self.seat_name(view, who, "in")

    def track(self, view: Json) -> list[str]:
        told = [self.line(self.say("zone-track"), [self.say("board-" + view["board"])])]
        told += [self.track_space(view, space) for space in ("start",) if self.standing(view, space)]
        for number in range(1, ROW_OF[LOST_TEMPLE]):
            spaces = [space for space in TRACK if ROW_OF[TRACK.index(space)] == number and self.known.leads_to(space)]
            told += [self.track_space(view, space) for space in spaces]
            told.append(self.known.row_gains(number))
        told.append(self.track_space(view, "temple"))
        told += [capital(line) for line in self.known.temple_stacks(view)]
        return [*told, *self.supply(view)]

    def track_space(self, view: Json, space: str) -> str:
        """A space with its price, its bonus tiles and who stands there."""
        bonus = [self.things.name(tile) for tile in view["track"]["bonus"].get(space, [])]
        toll = [self.say("ui-about-price", price=self.known.toll(space))] if space != "start" else []
        stack = [self.say("ui-bonus-stack", count=len(view["track"]["stack"]))] if space == "temple" else []
        there = self.standing(view, space)
        parts = self.things.series([", ".join([*toll, *bonus, *stack]), there])
        return self.things.say("ui-about", name=capital(self.say(f"space-{space}")), what=parts)

    def standing(self, view: Json, space: str) -> str:
        """The players whose tokens are on a space of the track."""
        owners: list[tuple[Any, Json]] = list(enumerate(view["players"]))
        owners += [("rival", view["rival"])] if view["rival"] is not None else []
        tokens = [
            self.say("arnak-token-of", token=self.say(f"token-{token}"), player_of=self.telling.seat(seat, "of"))
            for seat, player in owners
            for token in TOKENS
            if player.get(token) == space
        ]
        return self.say("ui-standing", who=self.telling.listed(tokens)) if tokens else ""

    def supply(self, view: Json) -> list[str]:
        """The assistants that are available."""
        tops = [stack[0] for stack in view["decks"]["assistants"] if stack]
        told = [self.line(self.say("word-assistants"), [self.assistant(top, "silver") for top in tops])]
        rescue = [one for one in view["decks"]["rescue"] if one is not None]
        if view["decks"]["rescue"]:
            told.append(self.line(self.say("zone-rescue"), [self.assistant(one, "silver") for one in rescue]))
        return told

    def assistant(self, assistant: str, side: str) -> str:
        return f"{self.things.name(assistant)} ({self.known.bare(f'{assistant}.{side}')})"

    def players(self, view: Json) -> list[str]:
        told = []
        for seat in range(len(view["players"])):
            told += self.player(view, seat)
        return told + (self.rival(view["rival"]) if view["rival"] is not None else [])

    def player(self, view: Json, seat: int) -> list[str]:
        player = view["players"][seat]
        arrived = [self.say(f"{ARRIVED}{player['arrival']}")] if player["arrival"] else []
        research = [f"{self.say(f'token-{token}')} {self.say('space-' + player[token])}" for token in TOKENS]
        hand = self.cards(player["hand"])
        told = [
            self.line(self.seat_name(view, seat), self.belongings(player)),
            self.line(self.say("zone-track"), [*research, *arrived]),
            self.line(self.say("zone-hand"), [self.say("ui-hand-size", count=len(player["hand"])), *hand]),
            self.line(self.say("zone-play"), self.cards(player["play"])),
            self.deck(player),
        ]
        if player["assistants"]:
            told.append(
                self.line(self.say("word-assistants"), [self.own_assistant(one) for one in player["assistants"]])
            )
        if player["guardians"]:
            told.append(self.line(self.say("word-guardians"), [self.own_guardian(one) for one in player["guardians"]]))
        idols = [self.things.name(idol) if idol else self.say("ui-face-down-idol") for idol in player["crates"]]
        filled = 4 - player["slots"].count(None) + self.unseen_in_slots(player)
        if idols or filled:
            told.append(self.line(self.say("word-idols"), [*idols, self.say("ui-slots-filled", count=filled)]))
        if player["temple"]:
            tiles = [self.say(f"stack-{stack}") for stack in player["temple"]]
            told.append(self.line(self.say("word-temple-tiles"), tiles))
        return told

    def unseen_in_slots(self, player: Json) -> int:
        """Idols in slots that nobody has seen; `unseen` counts the crates first."""
        places = [place - len(player["crates"]) for place in player["unseen"] if place >= len(player["crates"])]
        return len([place for place in places if player["slots"][place] is None])

    def own_assistant(self, one: Json) -> str:
        state = self.say("state-ready" if one["ready"] else "state-exhausted")
        return f"{self.assistant(one['id'], one['side'])}, {self.say('side-' + one['side'])}, {state}"

    def own_guardian(self, one: Json) -> str:
        boon = self.say(f"{one['id']}.boon") if one["boon"] else self.say("state-boon-used")
        return f"{self.things.name(one['id'])} ({boon})"

    def rival_tiles(self, rival: Json) -> list[str]:
        last = [self.say("ui-rival-last", tile=self.things.name(rival["used"][-1]))] if rival["used"] else []
        arrow = [self.say("ui-rival-arrow", arrow=rival["arrow"])] if rival["arrow"] else []
        return [self.say("ui-rival-tiles", count=len(rival["tiles"])), *last, *arrow]

    def rival(self, rival: Json) -> list[str]:
        ready = self.say("ui-archaeologists-ready", count=rival["archaeologists"])
        told = [self.line(self.say("player-rival"), [ready, *self.rival_tiles(rival)])]
        arrived = [self.say(f"{ARRIVED}{rival['arrival']}")] if rival["arrival"] else []
        place = f"{self.say('token-magnifier')} {self.say('space-' + rival['magnifier'])}"
        told.append(self.line(self.say("zone-track"), [place, *arrived]))
        told += [self.line(self.say("word-guardians"), self.cards(rival["guardians"]))] if rival["guardians"] else []
        told += [self.line(self.say("ui-panel-row"), self.cards(rival["cards"]))] if rival["cards"] else []
        idols = [*rival["idols"], *rival["minus_one"]]
        named = [self.things.name(idol) if idol else self.say("ui-face-down-idol") for idol in idols]
        told += [self.line(self.say("word-idols"), named)] if named else []
        tiles = [self.say(f"stack-{stack}") for stack in rival["temple"]]
        return told + ([self.line(self.say("word-temple-tiles"), tiles)] if tiles else [])


def make(things: Things) -> ArnakWords:
    assert isinstance(things, ArnakThings)
    return ArnakWords(things)
