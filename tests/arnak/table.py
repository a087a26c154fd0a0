"""Positions in one line, actions in notation, outcomes as the whole difference: the language of the Arnak tests.

    game = arnak("hand: machete fear; compass: 1; at: l1-1; tiles: l1-1=s1-jewel")
    play(game, "play machete", "exile fear hand")

A position is a list of clauses `key: values`, separated by `;`. Without any, it is seat 0's turn in round 1 of a
two-player Bird game; purses, hands and play areas are empty, every deck lies in the order of the printed tables.

    players: 3   board: snake   difficulty: 2 (solo)   round: 3   turn: 1   start: 1
    hand deck play: cards                   put there, taken from wherever they lie (deck: from the top; replaces all)
    coin compass tablet arrowhead jewel: n
    at: camp-coin camp-jewel/2 l1-3         where archaeologists stand
    crates slots: idols                     guardians: g-boat g-car!        (! = boon used)
    assistants: a-coins a-draw+ a-exile!    (+ = gold, ! = exhausted)
    magnifier notebook: a space             arrival: n    temple: stacks    passed: yes   warded: yes   all_planes: yes
    items artifacts: cards                  the first places of the row, the rest keeps what it has; - is an empty place
    next_items next_artifacts next_level1 next_level2 next_guardians: the tops of decks and stacks
    tiles: l1-1=s1-jewel                    wardens: l1-1=g-boat camp-coin=g-car     idols: l1-1=idol-upgrade
    supply: a-coins,a-draw a-exile a-buyer  three stacks, tops first (- is an empty one)      rescue: a-coins a-draw
    bonus: 2-1=bonus-coin 4-1=-             stack: bonus-draw bonus-coin
    exiled_items exiled_artifacts: cards    fear: n (cards left in the Fear deck)   temple_tiles: gold=0 (the last seat, in the Lost Temple, has the others)
    rival_tiles rival_used rival_cards rival_guardians rival_idols: ids   rival_at: sites   rival_magnifier: space
    empty_items: yes, empty_artifacts: yes  the deck's cards go to exile

A clause is for seat 0 unless a seat stands before it: `1 hand: fear`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.effects import CHANCE
from digsite.kernel.event import Event
from digsite.kernel.play import apply, deal, legal_actions, pending, to_decide

State = dict[str, Any]
PLAYER_KEYS = {
    *("hand", "deck", "play", "coin", "compass", "tablet", "arrowhead", "jewel", "at", "crates", "slots", "guardians"),
    *("assistants", "magnifier", "notebook", "arrival", "temple", "passed", "warded", "all_planes"),
}
TOKENS = ("coin", "compass", "tablet", "arrowhead", "jewel")


class InOrder:
    """Dice that leave everything as it lies."""

    def shuffle(self, things: list[int]) -> None:
        pass

    def pick(self, weights: list[int]) -> int:
        return 0


def arnak(position: str = "") -> Game:
    """The game that a position describes."""
    return RULES.decode(state_of(position))


def state_of(position: str) -> State:
    """The same as JSON, to be edited further before it is loaded."""
    clauses = [clause.partition(":") for clause in position.split(";") if clause.strip()]
    parsed = [(key.strip(), values.split()) for key, _, values in clauses]
    options: State = {"players": 2}
    for key, values in parsed:
        if key in ("players", "difficulty"):
            options[key] = int(values[0])
        elif key == "board":
            options[key] = values[0]
    if "difficulty" in options:
        options["players"] = 1
    state = bare(options)
    rounds = [int(values[0]) for key, values in parsed if key == "round"]
    if rounds:
        go_to_round(state, rounds[0])
    for key, values in parsed:
        if key in ("players", "difficulty", "board", "round"):
            continue
        seat, _, name = key.rpartition(" ")
        if name in PLAYER_KEYS:
            set_player(state, int(seat or 0), name, values)
        else:
            set_table(state, name, values)
    return state


def bare(options: State) -> State:
    game = RULES.new(options)
    while to_decide(game) == CHANCE:
        deal(game, InOrder())
    state: State = json.loads(json.dumps(RULES.encode(game)))
    if state["rival"] is not None:
        undo_rival_turn(state)
    for player in state["players"]:
        player["deck"] = [*player["hand"], *player["deck"]]
        player["hand"] = []
        player["purse"] = dict.fromkeys(TOKENS, 0)
        del player["marks"]
    state["stack"] = None
    state["turn"] = 0
    return state


def undo_rival_turn(state: State) -> None:
    """The rival has not moved yet: its first tile, a dig, lies on its stack again."""
    rival = state["rival"]
    rival["tiles"], rival["used"] = rival["used"] + rival["tiles"], []
    rival["archaeologists"] = 6
    for site in state["sites"].values():
        site["spaces"] = [None if space == 1 else space for space in site["spaces"]]


def go_to_round(state: State, number: int) -> None:
    """The row of a later round: as many artifacts as its number."""
    while state["round"] < number:
        state["round"] += 1
        state["decks"]["items"].append(state["row"]["items"].pop())
        state["row"]["artifacts"].append(state["decks"]["artifacts"].pop())


def remove(state: State, thing: str, seat: int) -> None:
    """Take a component away from where it lies; a row or a site is filled up again."""
    mine = state["players"][seat]
    others = [player for i, player in enumerate(state["players"]) if i != seat]
    decks, exile = state["decks"], state["exile"]
    zones = [mine["deck"], mine["hand"], mine["play"], decks["fear"], decks["fear_tiles"], decks["items"]]
    zones += [decks["artifacts"], decks["level1"], decks["level2"], decks["guardians"], decks["rescue"]]
    zones += [*decks["assistants"], exile["items"], exile["artifacts"], state["box"], state["track"]["stack"]]
    zones += [zone for player in others for zone in (player["deck"], player["hand"], player["play"])]
    zones += [*state["track"]["bonus"].values()]
    if state["rival"] is not None:
        zones += [state["rival"]["tiles"], state["rival"]["used"]]
    for kind in ("items", "artifacts"):
        row = state["row"][kind]
        if thing in row:
            row[row.index(thing)] = decks[kind].pop()
            return
    for zone in zones:
        if thing in zone:
            zone.remove(thing)
            state.pop("box_seen", None)
            return
    raise AssertionError(f"{thing} is nowhere to be found")


def set_player(state: State, seat: int, key: str, values: list[str]) -> None:
    player = state["players"][seat]
    if key in TOKENS:
        player["purse"][key] = int(values[0])
    elif key in ("hand", "play", "deck"):
        set_cards(state, seat, key, values)
    elif key == "at":
        for value in values:
            stand(state, seat, value)
            player["archaeologists"] -= 1
    elif key in ("crates", "slots"):
        set_idols(state, player, key, values)
    elif key == "guardians":
        for value in values:
            remove(state, value.rstrip("!"), seat)
            player["guardians"].append({"id": value.rstrip("!"), "boon": not value.endswith("!")})
    elif key == "assistants":
        for value in values:
            name = value.rstrip("!+")
            remove(state, name, seat)
            side = "gold" if "+" in value else "silver"
            player["assistants"].append({"id": name, "side": side, "ready": "!" not in value})
    elif key in ("magnifier", "notebook"):
        player[key] = values[0]
        if values[0] == "temple" and player["arrival"] is None:
            player["arrival"] = 1 + max([other["arrival"] or 0 for other in state["players"]])
    elif key == "arrival":
        player[key] = int(values[0])
    elif key == "temple":
        for value in values:
            state["track"]["tiles"][value] -= 1
        player["temple"] = values
    else:
        player[key] = values[0] == "yes"


def set_cards(state: State, seat: int, zone: str, values: list[str]) -> None:
    player = state["players"][seat]
    if zone == "deck":
        put_aside(state, player)
    for value in values:
        remove(state, value, seat)
    player[zone] = values + (player[zone] if zone == "deck" else [])


def put_aside(state: State, player: State) -> None:
    """An emptied deck: its basic cards leave the game, Fear returns to its deck."""
    for card in player["deck"]:
        (state["decks"]["fear"] if card == "fear" else state["box"]).append(card)
    player["deck"] = []
    state.pop("box_seen", None)


def stand(state: State, figure: int, where: str) -> None:
    site, _, space = where.partition("/")
    state["sites"][site]["spaces"][int(space or 1) - 1] = figure


def set_idols(state: State, player: State, key: str, values: list[str]) -> None:
    """Idols come from undiscovered sites, the last of them first; their places on the sites stay empty."""
    for value in values:
        for site in reversed(list(state["sites"].values())):
            place = next((place for place in ("hidden_idol", "idol") if site.get(place) == value), None)
            if place is not None:
                site[place] = None
                break
        else:
            raise AssertionError(f"no {value} is left")
    player[key] = values if key == "crates" else values + [None] * (4 - len(values))


def discover(state: State, site: str, tile: str) -> None:
    """A site lies open; its idols go to the box."""
    for place in ("idol", "hidden_idol"):
        idol, state["sites"][site][place] = state["sites"][site][place], None
        if idol is not None:
            state["box"].append(idol)
    state.pop("box_seen", None)
    remove(state, tile, 0)
    state["sites"][site]["tile"] = tile


def lay_idol(state: State, site: str, idol: str) -> None:
    """An idol lies face up on an undiscovered site; the one that lay there goes where it came from."""
    place = state["sites"][site]
    for other in reversed(list(state["sites"].values())):
        for side in ("hidden_idol", "idol"):
            if other.get(side) == idol:
                other[side], place["idol"] = place["idol"], idol
                return
    raise AssertionError(f"no {idol} is left")


def set_table(state: State, key: str, values: list[str]) -> None:
    decks = state["decks"]
    if key in ("turn", "start"):
        state[key] = int(values[0])
    elif key in ("items", "artifacts"):
        set_row(state, key, values)
    elif key.startswith("next_"):
        deck = key.removeprefix("next_")
        for value in values:
            remove(state, value, 0)
        decks[deck] = values + decks[deck]
    elif key == "tiles":
        for site, tile in pairs(values):
            discover(state, site, tile)
    elif key == "idols":
        for site, idol in pairs(values):
            lay_idol(state, site, idol)
    elif key == "wardens":
        for site, guardian in pairs(values):
            remove(state, guardian, 0)
            state["sites"][site]["guardian"] = guardian
    elif key == "supply":
        set_supply(state, values)
    elif key == "rescue":
        set_stack(state, decks["rescue"], values)
    elif key == "bonus":
        set_bonus(state, values)
    elif key == "stack":
        state["box"] += state["track"]["stack"]
        state["track"]["stack"] = []
        for value in values:
            remove(state, value, 0)
        state["track"]["stack"] = values
    elif key.startswith("exiled_"):
        for value in values:
            remove(state, value, 0)
        state["exile"][key.removeprefix("exiled_")] = values
    elif key == "fear":
        spare = len(decks["fear"]) - int(values[0])
        assert spare >= 0
        state["players"][1]["deck"] += ["fear"] * spare
        decks["fear"] = ["fear"] * int(values[0])
    elif key == "temple_tiles":
        for stack, count in pairs(values):
            owner = state["rival"] if state["rival"] is not None else state["players"][-1]
            if owner["magnifier"] != "temple":
                owner["magnifier"] = "temple"
                owner["arrival"] = 1 + max([player["arrival"] or 0 for player in state["players"]])
            owner["temple"] += [stack] * (state["track"]["tiles"][stack] - int(count))
            state["track"]["tiles"][stack] = int(count)
    elif key.startswith("empty_"):
        kind = key.removeprefix("empty_")
        state["exile"][kind] += decks[kind]
        decks[kind] = []
    elif key.startswith("rival_"):
        set_rival(state, key.removeprefix("rival_"), values)
    else:
        raise AssertionError(f"no clause {key!r}")


def pairs(values: list[str]) -> list[tuple[str, str]]:
    return [(key, value) for key, _, value in [pair.partition("=") for pair in values]]


def set_row(state: State, kind: str, values: list[str]) -> None:
    row, deck = state["row"][kind], state["decks"][kind]
    wanted = [None if value == "-" else value for value in values]
    for place, card in enumerate(row[: len(wanted)]):
        deck.append(card)
        row[place] = None
    for place, card in enumerate(wanted):
        if card is not None:
            remove(state, card, 0)
        row[place] = card


def set_supply(state: State, values: list[str]) -> None:
    """The stacks exactly; assistants left over go out of the game."""
    stacks = [[] if value == "-" else value.split(",") for value in values]
    loose = [one for stack in state["decks"]["assistants"] for one in stack]
    state["box"] += loose
    state["decks"]["assistants"] = [[], [], []]
    state.pop("box_seen", None)
    for stack in stacks:
        for one in stack:
            remove(state, one, 0)
    state["decks"]["assistants"] = stacks


def set_stack(state: State, stack: list[str], values: list[str]) -> None:
    state["box"] += stack
    state.pop("box_seen", None)
    stack.clear()
    for value in values:
        remove(state, value, 0)
    stack.extend(values)


def set_bonus(state: State, values: list[str]) -> None:
    for space, tiles in pairs(values):
        set_stack(state, state["track"]["bonus"][space], [] if tiles == "-" else tiles.split(","))


def set_rival(state: State, key: str, values: list[str]) -> None:
    rival = state["rival"]
    if key == "at":
        for value in values:
            stand(state, 1, value)
            rival["archaeologists"] -= 1
    elif key == "magnifier":
        rival[key] = values[0]
        if values[0] == "temple":
            rival["arrival"] = 1 + (state["players"][0]["arrival"] or 0)
    elif key == "tiles":
        order_tiles(state, values)
    elif key == "idols":
        set_idols(state, rival, "crates", values)
        rival["idols"] = rival.pop("crates")
    else:
        for value in values:
            remove(state, value, 0)
        rival[key] = values


def order_tiles(state: State, values: list[str]) -> None:
    """These tiles come next; the red one of a pair replaces its green one."""
    rival = state["rival"]
    for value in values:
        if value in state["box"]:
            twin = value.replace("red", "green") if "red" in value else value.replace("green", "red")
            zone = rival["tiles"] if twin in rival["tiles"] else rival["used"]
            zone.remove(twin)
            state["box"].append(twin)
            state["difficulty"] += 1 if "red" in value else -1
        remove(state, value, 0)
    rival["tiles"] = values + rival["tiles"]


def play(game: Game, *lines: str) -> list[Event]:
    """Carry out actions in notation; a line that starts with `*` dictates chance."""
    events: list[Event] = []
    for line in lines:
        chance = line.startswith("*")
        numbers = RULES.catalogue.parse_line(line[1:]) if chance else None
        single = RULES.catalogue.find(line)
        actions = numbers or ([single] if single is not None else [])
        assert actions, f"{line!r} is no action"
        for action in actions:
            assert action in legal_actions(game), f"{line!r} is not among {options(game)}"
            apply(game, action, events)
    return events


def options(game: Game) -> list[str]:
    """The legal actions in notation, sorted."""
    return sorted([RULES.catalogue[action].notation for action in legal_actions(game)])


def refusal(game: Game, notation: str, seat: int | None = None) -> tuple[str, str | None, dict[str, int] | None]:
    """The code, the rule and what is missing of a refused action."""
    action = RULES.catalogue.find(notation)
    decider = to_decide(game)
    assert action is not None, notation
    answer = RULES.why(game, seat if seat is not None else -1 if decider is None else decider, action)
    assert answer is not None, f"{notation!r} is legal"
    return answer.code, answer.rule, answer.missing


def asks(game: Game) -> str:
    """The kind of the pending decision and, where there is one, what asks: `exile machete`."""
    if not game.stack:
        return "over"
    decision = RULES.decision(game)
    assert decision is not None and pending(game).kind == decision["kind"]
    return " ".join([word for word in (decision["kind"], decision["effect"]) if word])


NOT_COMPARED = ("stack", "players.marks", "decks.known", "box_seen", "players.unseen", "rival.unseen")


def flat(value: Any, path: str = "") -> dict[str, Any]:
    """A state as paths to its zones and values; lists of components stay whole."""
    if re.sub(r"\[\d\]", "", path) in NOT_COMPARED:
        return {}
    if isinstance(value, dict):
        entries = [(f"{path}.{key}" if path else str(key), entry) for key, entry in value.items()]
        return {name: leaf for key, entry in entries for name, leaf in flat(entry, key).items()}
    if path in ("players", "decks.assistants"):
        return {name: leaf for i, entry in enumerate(value) for name, leaf in flat(entry, f"{path}[{i}]").items()}
    return {path: value}


def changes(before: State, after: State) -> dict[str, str]:
    """The whole difference between two states.

    Seat 0 is `me`, the others keep their number. A number says by how much it changed, a zone which components came
    and went, anything else what it is now. `purse` is one entry.
    """
    old, new = flat(before), flat(after)
    found: dict[str, str] = {}
    for path in old.keys() | new.keys():
        if old.get(path) != new.get(path):
            name = path.replace("players[0]", "me")
            found[name] = difference(old.get(path), new.get(path))
    purses = {name for name in found if ".purse." in name}
    for owner in sorted({name.partition(".purse.")[0] for name in purses}):
        parts = [f"{token} {found[f'{owner}.purse.{token}']}" for token in TOKENS if f"{owner}.purse.{token}" in found]
        found[f"{owner}.purse"] = ", ".join(parts)
    return {name: found[name] for name in sorted(found) if name not in purses}


def difference(old: Any, new: Any) -> str:
    if isinstance(old, int) and isinstance(new, int) and not isinstance(new, bool):
        return f"{new - old:+d}"
    if isinstance(old, list) and isinstance(new, list):
        names = Counter([spoken(entry) for entry in new])
        names.subtract([spoken(entry) for entry in old])
        moved = [f"{'+' if count > 0 else '-'}{name}" for name, count in names.items() for _ in range(abs(count))]
        return " ".join(sorted(moved)) or f"order: {' '.join([spoken(entry) for entry in new])}"
    return spoken(new)


def spoken(entry: Any) -> str:
    if isinstance(entry, dict) and "boon" in entry:
        return str(entry["id"]) + ("" if entry["boon"] else "!")
    if isinstance(entry, dict) and "side" in entry:
        return str(entry["id"]) + ("+" if entry["side"] == "gold" else "") + ("" if entry["ready"] else "!")
    if entry is None:
        return "-"
    if isinstance(entry, bool):
        return "yes" if entry else "no"
    return json.dumps(entry) if isinstance(entry, (dict, list)) else str(entry)


def outcome(position: str, *lines: str) -> dict[str, str]:
    """What changes when actions are carried out in a position, and what is asked then."""
    game = arnak(position)
    before = RULES.encode(game)
    play(game, *lines)
    return {**changes(before, RULES.encode(game)), "asks": asks(game)}
