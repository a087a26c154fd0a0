"""Positions in one line, actions in notation, outcomes as the whole difference: the language of the Quetzal tests.

    game = quetzal("pool: b2 w1 c; coins: 3; 1 at: quarry:b2")
    play(game, "bid quarry adventurer 2 0 1")

A position is a list of clauses `key: values`, separated by `;`. Without any, it is seat 0's placing turn in round 1 of
a three-player game; everybody has half a team black, half white and the Character flat, no coins, no cards; decks lie
in the order of the printed tables.

    players: 2   round: 3   phase: activate   marker: 1   turn: 1   flags: raise_own_bid (set to their other value)
    coins score discovery: n                hand drawn: cards           upgrades discarded: tiles
    pool: b2 w1 s1 t1 c (black, white, side, standing, Character flat; cs ct: on its side, standing; u6 uc: unrolled)
                                            the rest of the team stands at the Camp; `-` is nobody
    at: temple/2:w village/1:b stela:c quarry:b2s1 ruins:adv:s2 black_market:c camp:w1 harbor_office:b2
    temple quarry small_temple ruins: cards on display, exactly     village: tiles on display, exactly
    deck discard: cards on top              pile: tiles on top
    empty_deck: yes (to the discard pile)   gone: n (so many cards of the discard pile to the last player's hand)
    empty_pile: yes (to the last player's discarded ones)           automaton: n (two players: the card in play)
    edition: key=value, the key with dots and rows as upgrade[coins_5].copies

A clause is for seat 0 unless a seat stands before it: `1 hand: mummy_vp`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from digsite.kernel.effects import CHANCE
from digsite.kernel.event import Event
from digsite.kernel.play import apply, deal, legal_actions, pending, to_decide
from digsite.quetzal import RULES
from digsite.quetzal.flags import OTHERS
from digsite.quetzal.model import Game

State = dict[str, Any]
PLAYER_KEYS = ("coins", "score", "discovery", "hand", "drawn", "upgrades", "discarded", "pool", "at")
LETTERS = {"b": "black", "w": "white", "s": "side", "t": "standing"}
LANDED = {"c": "flat", "cs": "side", "ct": "standing", "uc": "unrolled"}
BIDS = ("quarry", "small_temple", "ruins", "black_market", "ship_1", "ship_2")
ROLES = {"adv": "adventurer", "arc": "archaeologist"}
WHOLE = ("players", "flags", "edition", "automaton")


class InOrder:
    """Dice that leave everything as it lies; every meeple falls on its first side."""

    def shuffle(self, things: list[int]) -> None:
        pass

    def pick(self, weights: list[int]) -> int:
        return 0


def quetzal(position: str = "") -> Game:
    """The game that a position describes."""
    return RULES.decode(state_of(position))


def state_of(position: str) -> State:
    """The same as JSON, to be edited further before it is loaded."""
    clauses = [clause.partition(":") for clause in position.split(";") if clause.strip()]
    parsed = [(key.strip(), values.split()) for key, _, values in clauses]
    found = dict(parsed)
    options: State = {"players": int(found.get("players", ["3"])[0])}
    options["options"] = {flag: OTHERS[flag] for flag in found.get("flags", [])}
    options["edition"] = edition_of(found.get("edition", []))
    state = bare(options)
    if "automaton" in found:
        place_automaton(state, int(found["automaton"][0]))
    if "round" in found:
        go_to_round(state, int(found["round"][0]))
    apply_clauses(state, [clause for clause in parsed if clause[0] not in (*WHOLE, "round")])
    return state


def apply_clauses(state: State, parsed: list[tuple[str, list[str]]]) -> None:
    spread: set[int] = set()
    pools: dict[int, list[str]] = {}
    for key, values in parsed:
        owner, _, name = key.rpartition(" ")
        seat = int(owner or 0)
        if name not in PLAYER_KEYS:
            set_table(state, name, values)
        elif name == "pool":
            pools[seat] = values
        else:
            spread.update([seat] if name == "at" else [])
            set_player(state, seat, name, values)
    for seat in sorted(spread | set(pools)):
        set_pool(state, seat, pools.get(seat))


def edition_of(values: list[str]) -> State:
    """`upgrade[coins_5].copies=2` and `location.black_market.coins_per_sale=6` as an edition."""
    edition: State = {}
    for value in values:
        path, _, written = value.partition("=")
        inner = edition
        *names, last = path.split(".")
        for name in names:
            table, _, row = name.partition("[")
            if row:
                key = "index" if row[0].isdigit() and table == "space" else "id"
                rows = inner.setdefault(table, [])
                named = {key: int(row[:-1]) if row[:-1].isdigit() else row[:-1]}
                inner = next((one for one in rows if named.items() <= one.items()), named)
                rows += [] if inner in rows else [inner]
            else:
                inner = inner.setdefault(table, {})
        inner[last] = json.loads(written)
    return edition


def bare(options: State) -> State:
    game = RULES.new(options)
    while to_decide(game) == CHANCE:
        deal(game, InOrder())
    state: State = json.loads(json.dumps(RULES.encode(game)))
    team = sum([state["players"][0]["meeples"][name] for name in LETTERS.values()])
    for player in state["players"]:
        player["coins"] = 0
        player["meeples"].update({"black": team - team // 2, "white": team // 2})
    state.update({"stack": None, "turn": 0, "phase": "place"})
    return state


def go_to_round(state: State, number: int) -> None:
    """A later round: one automaton card is used in each."""
    while state["round"] < number:
        state["round"] += 1
        if state["decks"]["automaton"]:
            next_card = state["decks"]["automaton"].pop()
            state["decks"]["automaton_used"].insert(0, next_card)


def place_automaton(state: State, number: int) -> None:
    """The automaton stands as a card says; the card before goes under the others."""
    decks, places = state["decks"], state["locations"]
    name = f"automaton_{number}"
    decks["automaton"].append(decks["automaton_used"].pop())
    decks["automaton"].remove(name)
    decks["automaton_used"].append(name)
    for location in BIDS:
        places[location] = None
    card = RULES.new({"players": 2}).box.automaton_cards[number - 1]
    places["temple"] = ["automaton" if space in card.temple else None for space in range(5)]
    for at, role, meeples in card.bids:
        bid = {"seat": "automaton", "role": ("adventurer", "archaeologist")[role], "plain": meeples}
        places[BIDS[at]] = {**bid, "side": 0, "standing": 0, "character": None}
    for hidden in [location for location in BIDS[5:] if len(state["players"]) < 4]:
        places.pop(hidden)


def take_away(state: State, thing: str) -> None:
    """Take a component from where it lies, the decks first; a place on display is filled up again."""
    decks, display = state["decks"], state["display"]
    for zone in (decks["artifacts"], decks["upgrades"], decks["discard"]):
        if thing in zone:
            del zone[len(zone) - 1 - zone[::-1].index(thing)]
            return
    for name, zone in display.items():
        if thing in zone:
            deck = decks["upgrades" if name == "village" else "artifacts"]
            zone[zone.index(thing)] = deck.pop()
            return
    raise AssertionError(f"{thing} is nowhere to be found")


def set_player(state: State, seat: int, key: str, values: list[str]) -> None:
    player = state["players"][seat]
    if key in ("coins", "score", "discovery"):
        player[key] = int(values[0])
    elif key == "at":
        for value in values:
            stand(state, seat, value)
    else:
        for value in values:
            take_away(state, value)
        player[key] = [*player[key], *values]


def group_of(text: str) -> State:
    """`b2s1c` as counts of meeples and the Character's landing."""
    group: State = {"black": 0, "white": 0, "side": 0, "standing": 0, "unrolled": 0, "character": None}
    for word in re.findall(r"uc|c[st]?|[bwstu]\d*", text):
        if word in LANDED:
            group["character"] = LANDED[word]
        else:
            group[LETTERS.get(word[0], "unrolled")] += int(word[1:] or 1)
    return group


def stand(state: State, seat: int, value: str) -> None:
    """Meeples of a seat on a location."""
    where, *rest = value.split(":")
    location, _, space = where.partition("/")
    role, group = ROLES.get(rest[0]) if len(rest) > 1 else None, group_of(rest[-1])
    places = state["locations"]
    if location in ("temple", "village", "stela"):
        landing = next((name for name in LETTERS.values() if group[name]), "character")
        there = {"seat": seat, "meeple": landing}
        if location == "stela":
            places["stela"] = there
        else:
            places[location][int(space) - 1] = there
    elif location in ("camp", "harbor_office"):
        del group["unrolled"]
        places[location].append({"seat": seat, **group})
    else:
        places[location] = {"seat": seat, **bid_of(group, role, location)}


def bid_of(group: State, role: str | None, location: str) -> State:
    team = [name for name in LETTERS.values() if group[name]]
    if role is None:
        lone = "adventurer" if location == "black_market" else "any"
        role = "adventurer" if group["black"] else "archaeologist" if group["white"] else lone
    assert role != "any" or not team, "say adv: or arc:"
    plain = group["white" if role == "archaeologist" else "black"]
    character = group["character"]
    return {
        "role": role,
        "plain": plain,
        "side": group["side"],
        "standing": group["standing"],
        "character": character,
    }


def count_out(state: State, seat: int) -> tuple[int, bool]:
    """How many team meeples of a seat stand on the board, and whether the Character does."""
    places = state["locations"]
    team, character = 0, False
    for there in (*places["temple"], *places["village"], places["stela"]):
        if isinstance(there, dict) and there["seat"] == seat:
            team += there["meeple"] != "character"
            character = character or there["meeple"] == "character"
    groups = [*places["camp"], *places["harbor_office"], *[places[name] for name in BIDS if places.get(name)]]
    for group in [group for group in groups if group["seat"] == seat]:
        team += sum([group.get(name, 0) for name in ("black", "white", "plain", "side", "standing")])
        character = character or group["character"] is not None
    return team, character


def set_pool(state: State, seat: int, values: list[str] | None) -> None:
    """What is left of the team: as the clause says with the rest at the Camp, else all of it, half black, half white."""
    meeples = state["players"][seat]["meeples"]
    whole = {2: 6, 3: 6, 4: 5, 5: 4}[len(state["players"])]
    team, character = count_out(state, seat)
    left = whole - team
    if values is None:
        meeples.update({"black": left - left // 2, "white": left // 2, "side": 0, "standing": 0})
        meeples["character"] = None if character else "flat"
        return
    group = group_of("".join([value for value in values if value != "-"]))
    meeples.update(group)
    rest = left - sum([group[name] for name in (*LETTERS.values(), "unrolled")])
    absent = not character and group["character"] is None
    assert rest >= 0, "there are not so many meeples"
    if rest or absent:
        camp = [entry for entry in state["locations"]["camp"] if entry["seat"] == seat]
        entry = camp[0] if camp else {"seat": seat, **dict.fromkeys(LETTERS.values(), 0), "character": None}
        if not camp:
            state["locations"]["camp"].append(entry)
        entry["black"] += rest
        entry["character"] = "flat" if absent else entry["character"]


def set_table(state: State, key: str, values: list[str]) -> None:
    decks, display = state["decks"], state["display"]
    if key in ("turn", "marker"):
        state[key] = int(values[0])
    elif key == "phase":
        state[key] = values[0]
    elif key in ("temple", "quarry", "small_temple", "ruins", "village"):
        deck = decks["upgrades" if key == "village" else "artifacts"]
        places = len(display[key])
        deck += [card for card in display[key] if card is not None]
        display[key] = []
        for value in values:
            if value != "-":
                take_away(state, value)
        shown = [None if value == "-" else value for value in values]
        display[key] = shown + [None] * (places - len(shown))
    elif key in ("deck", "discard", "pile"):
        name = {"deck": "artifacts", "pile": "upgrades"}.get(key, key)
        for value in values:
            take_away(state, value)
        decks[name] = values + decks[name]
    elif key == "empty_deck":
        decks["discard"] += decks["artifacts"]
        decks["artifacts"] = []
    elif key == "gone":
        gone = int(values[0])
        state["players"][-1]["hand"] += decks["discard"][len(decks["discard"]) - gone :]
        del decks["discard"][len(decks["discard"]) - gone :]
    elif key == "empty_pile":
        state["players"][-1]["discarded"] += decks["upgrades"]
        decks["upgrades"] = []
    else:
        raise AssertionError(f"no clause {key!r}")


def play(game: Game, *lines: str) -> list[Event]:
    """Carry out actions in notation; a line that starts with `*` dictates chance."""
    events: list[Event] = []
    for line in lines:
        chance = line.startswith("*")
        numbers = RULES.catalogue.parse_line(line[1:]) if chance else None
        single = RULES.catalogue.find(line.lstrip("* "))
        actions = numbers or ([single] if single is not None else [])
        assert actions, f"{line!r} is no action"
        for action in actions:
            assert action in legal_actions(game), f"{line!r} is not among {options(game)}"
            apply(game, action, events)
    return events


def options(game: Game, verb: str = "") -> list[str]:
    """The legal actions in notation, sorted; of one verb (or beginning) if it is given."""
    notations = [RULES.catalogue[action].notation for action in legal_actions(game)]
    return sorted([notation for notation in notations if f"{notation} ".startswith(verb)])


def refusal(game: Game, notation: str, seat: int | None = None) -> tuple[str, str | None, dict[str, int] | None]:
    """The code, the rule and what is missing of a refused action."""
    action = RULES.catalogue.find(notation)
    decider = to_decide(game)
    assert action is not None, notation
    answer = RULES.why(game, seat if seat is not None else -1 if decider is None else decider, action)
    assert answer is not None, f"{notation!r} is legal"
    return answer.code, answer.rule, answer.missing


def asks(game: Game) -> str:
    """Who is asked what and, where there is one, by what: `1 pick temple`."""
    if not game.stack:
        return "over"
    decision = RULES.decision(game)
    seat = to_decide(game)
    assert decision is not None and pending(game).kind == decision["kind"]
    asked = "*" if seat == CHANCE else str(seat)
    return " ".join([word for word in (asked, decision["kind"], decision["effect"]) if word])


NOT_COMPARED = ("stack", "turn", "drawn_seen", "apart_seen", "drawn_lot", "apart_lot")
WHOLE_VALUES = ("meeples", "stela", *BIDS)


def flat(value: Any, path: str = "") -> dict[str, Any]:
    """A state as paths to its zones and values; lists of components and bids stay whole."""
    if isinstance(value, dict) and path.rpartition(".")[2] not in WHOLE_VALUES:
        entries = [
            (f"{path}.{key}" if path else str(key), one) for key, one in value.items() if key not in NOT_COMPARED
        ]
        return {name: leaf for key, entry in entries for name, leaf in flat(entry, key).items()}
    if path == "players":
        return {name: leaf for i, entry in enumerate(value) for name, leaf in flat(entry, f"{path}[{i}]").items()}
    return {path: value}


def changes(before: State, after: State) -> dict[str, str]:
    """The whole difference between two states.

    Seat 0 is `me`, the others keep their number. A number says by how much it changed, a zone which components came
    and went, meeples how many more or fewer lie in each way, anything else what it is now.
    """
    old, new = flat(before), flat(after)
    found = {
        path.replace("players[0]", "me"): difference(old.get(path), new.get(path))
        for path in old.keys() | new.keys()
        if old.get(path) != new.get(path)
    }
    return {name: found[name] for name in sorted(found)}


def difference(old: Any, new: Any) -> str:
    if isinstance(old, int) and isinstance(new, int) and not isinstance(new, bool):
        return f"{new - old:+d}"
    if isinstance(old, dict) and isinstance(new, dict) and "unrolled" in new:
        counts = [
            f"{name} {new[name] - old[name]:+d}" for name in new if name != "character" and new[name] != old[name]
        ]
        character = [f"character {new['character'] or 'out'}"] if new["character"] != old["character"] else []
        return ", ".join([*counts, *character])
    if isinstance(old, list) and isinstance(new, list):
        names = Counter([spoken(entry) for entry in new])
        names.subtract([spoken(entry) for entry in old])
        names.pop("-", None)
        moved = [f"{'+' if count > 0 else '-'}{name}" for name, count in names.items() for _ in range(abs(count))]
        return " ".join(sorted(moved)) or f"order: {' '.join([spoken(entry) for entry in new])}"
    return spoken(new)


def spoken(entry: Any) -> str:
    """`0:white` on a space, `1:adventurer:b2s1` for a bid, `0:b1w2c` at the Camp."""
    if entry is None:
        return "-"
    if isinstance(entry, bool):
        return "yes" if entry else "no"
    if not isinstance(entry, dict):
        return str(entry)
    if "meeple" in entry:
        return f"{entry['seat']}:{entry['meeple']}"
    plain = [("w" if entry.get("role") == "archaeologist" else "b", entry.get("plain", 0))]
    counts = [*plain, *[(letter, entry.get(name, 0)) for letter, name in LETTERS.items()]]
    group = "".join([f"{letter}{count}" for letter, count in counts if count])
    group += "c" if entry["character"] else ""
    return ":".join([str(entry["seat"]), *([entry["role"]] if "role" in entry else []), group])


def outcome(position: str, *lines: str) -> dict[str, str]:
    """What changes when actions are carried out in a position, and what is asked then."""
    game = quetzal(position)
    before = RULES.encode(game)
    play(game, *lines)
    return {**changes(before, RULES.encode(game)), "asks": asks(game)}


def fresh(players: int, dice: InOrder | None = None, **options: Any) -> Game:
    """A new game at its first decision, everything shuffled into the order of the printed tables."""
    game = RULES.new({"players": players, **options})
    settle(game, dice)
    return game


def settle(game: Game, dice: InOrder | None = None) -> None:
    """Let chance leave everything as it lies until a player must decide."""
    while to_decide(game) == CHANCE:
        deal(game, dice or InOrder())


def state(game: Game) -> State:
    """The state as plain JSON."""
    written: State = json.loads(json.dumps(RULES.encode(game)))
    return written


def seat_state(game: Game, seat: int = 0) -> State:
    found: State = state(game)["players"][seat]
    return found
