"""Turns events, actions, decisions and refusals into sentences: names ids, counts amounts, joins lists.

It works on their plain members, so it knows no game. A place also
comes in the cases its language needs (`$site_at`, `$site_to`, `$site_from`), a player inside a sentence (`$player_in`)
and as an owner (`$player_of`), and every id bare (`$token_id`).
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, final

from digsite.text.catalog import Catalog

# Key prefixes of a name, by the member that holds the id; the first existing key counts.
PREFIXES: Final[dict[str, tuple[str, ...]]] = {
    "arrow": ("arrow-",),
    "card": ("card-", ""),
    "effect": ("card-", "location-", "upgrade-", ""),
    "landing": ("landing-",),
    "location": ("location-",),
    "meeple": ("meeple-",),
    "role": ("role-",),
    "source": ("card-", "location-", "upgrade-", ""),
    "space": ("space-",),
    "stack": ("stack-",),
    "thing": ("card-", "upgrade-", ""),
    "tile": ("rival-", "upgrade-", ""),
    "token": ("token-",),
    "upgrade": ("upgrade-",),
    "zone": ("zone-",),
}
CASES: Final = ("at", "to", "from")
FORMS: Final = ("in", "of")
VOWELS: Final = "aeiouœæ"
CARD_LIMITS: Final = ("extra_cards", "deliver_max", "deliver_max_per_meeple")
SEATS: Final = ("seat", "player", "owner")
NO_MEMBER: Final = "event"


@final
class Telling:
    """Sentences of one language about one game. `players` are the names by seat; without one, a seat has its number."""

    def __init__(self, catalog: Catalog, players: Mapping[int, str] | None = None) -> None:
        self.catalog = catalog
        self.players = players or {}
        self.own: dict[str, str] = {}

    def learn(self, names: Mapping[str, str]) -> None:
        """Names of ids that no text has: those an edition gives its own tiles."""
        self.own.update(names)

    def event(self, event: Mapping[str, Any]) -> str:
        """The log's sentence about an event as a seat sees it; a hidden card is None there."""
        key = f"log-{event['event']}"
        hidden = [member for member in ("card", "idol") if member in event and event[member] is None]
        seen = [member for member, value in event.items() if value is not None]
        closer = [f"{key}.{form}" for form in (*(["hidden"] if hidden else []), *seen)]
        return self.catalog.say(next(filter(self.catalog.has, closer), key), **self.values(event))

    def action(self, verb: str, targets: Mapping[str, Any], effect: str | None = None, side: str = "") -> str:
        """The label of an action; `effect` and `side` (of an assistant) say what an option means."""
        if verb == "choose" and effect is not None:
            key = f"{self.key('effect', effect)}.{f'{side}-' if side else ''}option-{targets['option']}"
            if self.catalog.has(key):
                return self.catalog.say(key)
        closer = [f"verb-{verb}.{form}" for form in (targets.get("option"), *targets)]
        return self.catalog.say(next(filter(self.catalog.has, closer), f"verb-{verb}"), **self.values(targets))

    def prompt(self, kind: str, effect: str | None, offered: Iterable[str]) -> str:
        """The prompt, by the kind of decision, the options (verbs or notations) and the component that asks."""
        forms = [form for one in offered for form in self.forms(one)]
        closer = [key for key in [f"prompt-{kind}-{form}" for form in forms] if self.catalog.has(key)]
        asked = self.catalog.say(closer[0] if closer else f"prompt-{kind}")
        if effect is None:
            return asked
        return self.catalog.say("prompt-from", source=self.name("effect", effect), source_id=effect, prompt=asked)

    @staticmethod
    def forms(offered: str) -> list[str]:
        """`take a-coins` is a `take-a`, since the first part of an id is its kind, and a `take`."""
        verb, *targets = offered.split()
        return [*[f"{verb}-{target.partition('-')[0]}" for target in targets[:1]], verb]

    def refusal(self, code: str, missing: Mapping[str, int] | None, rule: str | None, page: int | None) -> str:
        """Why not, what is missing, and where it is written."""
        said = [self.catalog.say(f"refusal-{code}")]
        if missing:
            said.append(self.catalog.say("missing", what=self.amounts(missing)))
        if rule is not None:
            said.append(self.catalog.say("see-rule", rule=rule))
        if page is not None:
            said.append(self.catalog.say("see-page", page=page))
        return " ".join(said)

    def figured(self, key: str, figures: Mapping[str, int]) -> str:
        """A text whose numbers an edition may change: `figures` are an upgrade's or a location's, by their names."""
        price = {"coins": sum([figures.get(name, 0) for name in ("pay_coins", "discount", "cost_per_meeple")])}
        coins = sum([figures.get(name, 0) for name in ("coins", "coins_per_card", "coins_per_sale", "coin")])
        reward = {"vp": figures.get("vp", 0), "coins": coins, "discovery": figures.get("discovery", 0)}
        cards = {"cards": sum([figures.get(name, 0) for name in CARD_LIMITS])}
        return self.catalog.say(
            key, price=self.amounts(price), reward=self.amounts(reward), cards=self.amounts(cards), **figures
        )

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """`2 coins and 1 compass`; zero amounts are left out."""
        return self.listed(
            [self.catalog.say(f"amount-{name}", count=count) for name, count in amounts.items() if count]
        )

    def listed(self, things: list[str]) -> str:
        """`a, b and c`."""
        if len(things) < 2:
            return "".join(things)
        *before, last = things
        first = before[0]
        for thing in before[1:]:
            first = self.catalog.say("list-comma", first=first, next=thing)
        return self.catalog.say("list-pair", first=first, last=last)

    def seat(self, seat: object, form: str = "") -> str:
        """A player's name as a sentence begins, inside one (`in`: the rival) or as the owner (`of`: the rival's)."""
        key, values = self.called(seat)
        return self.catalog.say(f"{key}.{form}" if form else key, **values)

    def player(self, seat: object, member: str = "player") -> dict[str, str | int]:
        """A player as a sentence uses it, in all forms."""
        return {member: self.seat(seat), **{f"{member}_{form}": self.seat(seat, form) for form in FORMS}}

    def called(self, seat: object) -> tuple[str, dict[str, str | int]]:
        """The message that names a player: an automatic one by its id, a seat without a name by its number."""
        if not isinstance(seat, int):
            return f"player-{seat}", {}
        numbered: dict[str, str | int] = {"number": seat + 1}
        name = self.players.get(seat) or self.catalog.say("seat-name", **numbered)
        if name == self.catalog.say("seat-name", **numbered):
            return "seat-name", numbered
        if self.catalog.has("player-rival") and name == self.catalog.say("player-rival"):
            return "player-rival", {}
        return "player-named", {"name": name, "initial": initial(name)}

    def key(self, member: str, name: str) -> str:
        """The key of what an id names."""
        tried = [f"{prefix}{name}" for prefix in PREFIXES.get(member, ("",))]
        return next((key for key in tried if self.catalog.has(key)), tried[0])

    def name(self, member: str, name: str) -> str:
        return self.own[name] if name in self.own else self.catalog.say(self.key(member, name))

    def values(self, members: Mapping[str, Any]) -> dict[str, str | int]:
        """The members of an event or an action as a sentence uses them."""
        values: dict[str, str | int] = {}
        counted: dict[str, int] = {}
        for member, value in members.items():
            if member == NO_MEMBER or value is None:
                continue
            if member in SEATS:
                values |= self.player(value, "player" if member == "seat" else member)
            elif isinstance(value, int):
                counted |= {member: value} if self.catalog.has(f"amount-{member}") else {}
                values[member] = value
            elif isinstance(value, str):
                values |= self.named(member, value)
            elif member == "icons":
                values[member] = self.amounts(Counter(value))
            else:
                values[member] = self.listed([self.name(member.removesuffix("s"), one) for one in value])
        return values | ({"what": self.amounts(counted)} if counted else {})

    def named(self, member: str, value: str) -> dict[str, str | int]:
        """An id's name, its cases, and the id itself."""
        if value in self.own:
            return {f"{member}_id": value, member: self.own[value]}
        key = self.key(member, value)
        cases = {
            f"{member}_{case}": self.catalog.say(f"{key}.{case}") for case in CASES if self.catalog.has(f"{key}.{case}")
        }
        return {f"{member}_id": value, member: self.catalog.say(key) if self.catalog.has(key) else value, **cases}


def initial(name: str) -> str:
    """Whether a word before the name is cut short in French: d'Anna, d'Hugo, d'Yves, but de Yann."""
    first, second = [(unicodedata.normalize("NFD", letter.lower()) + " ")[0] for letter in f"{name}  "[:2]]
    return "vowel" if first in VOWELS + "h" or (first == "y" and second not in VOWELS) else "consonant"
