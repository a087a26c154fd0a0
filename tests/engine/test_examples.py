"""docs/engine-protocol.md is true: its examples are run, its tables are compared with what the engine does."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from digsite.arnak.actions import CATALOGUE as ARNAK
from digsite.kernel.catalogue import Catalogue
from digsite.quetzal.actions import CATALOGUE as QUETZAL
from digsite.quetzal.flags import DEFAULTS
from tests.engine.driver import CONFIGURATIONS, ROOT, Desk, Json, Process, codes, source

TEXT = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
LEFT_OUT = "..."
RESOURCES = {"coin", "compass", "tablet", "arrowhead", "jewel"}
COMMANDS = {
    *(
        "hello",
        "new",
        "actions",
        "act",
        "preview",
        "why",
        "undo",
        "view",
        "score",
        "state",
        "load",
        "record",
        "replay",
        "playout",
    ),
}
Exchange = tuple[str, str]


def blocks(name: str) -> list[str]:
    return re.findall(rf"```{name}\n(.*?)```", TEXT, re.DOTALL)


def exchanges(block: str) -> list[Exchange]:
    """Requests and answers of a session; a line that starts with neither sign continues the one above."""
    joined = re.sub(r"\n(?!->|<-|$)\s*", " ", block)
    lines = [line for line in joined.split("\n") if line]
    assert [line[:3] for line in lines] == ["-> ", "<- "] * (len(lines) // 2), block
    return [(lines[at][3:], lines[at + 1][3:]) for at in range(0, len(lines), 2)]


def filled(text: str, known: Json) -> str:
    """An example as JSON: what is left out as a string, `$state` and `$record` as what was answered."""
    parts = re.split(r'("(?:[^"\\]|\\.)*")', text)
    for at in range(0, len(parts), 2):
        part = re.sub(r"\$(\w+)", lambda name: json.dumps(known[name[1]]), parts[at])
        parts[at] = re.sub(r"(?<=:)\.\.\.", f'"{LEFT_OUT}"', part)
    return mark_members("".join(parts))


def mark_members(text: str) -> str:
    """`...` between members becomes one of an object, between entries one of a list."""
    written, open_brackets, at = "", "", 0
    while at < len(text):
        string = re.compile(r'"(?:[^"\\]|\\.)*"').match(text, at)
        if string:
            written += string[0]
            at = string.end()
        elif text.startswith(LEFT_OUT, at):
            written += f'"{LEFT_OUT}":true' if open_brackets[-1] == "{" else f'"{LEFT_OUT}"'
            at += len(LEFT_OUT)
        else:
            character = text[at]
            if character in "{[":
                open_brackets += character
            elif character in "}]":
                open_brackets = open_brackets[:-1]
            written += character
            at += 1
    return written


def agrees(shown: Any, real: Any) -> bool:
    """Whether an answer is what an example shows; nothing but what it leaves out may differ."""
    if shown == LEFT_OUT:
        return True
    if isinstance(shown, dict):
        if not isinstance(real, dict) or (LEFT_OUT not in shown and set(shown) != set(real)):
            return False
        return all([name in real and agrees(shown[name], real[name]) for name in shown if name != LEFT_OUT])
    if isinstance(shown, list):
        if not isinstance(real, list):
            return False
        if LEFT_OUT in shown:
            at = shown.index(LEFT_OUT)
            after = len(shown) - at - 1
            if len(real) < len(shown) - 1:
                return False
            real = [*real[:at], LEFT_OUT, *real[len(real) - after :]]
        return len(shown) == len(real) and all(map(agrees, shown, real))
    return type(shown) is type(real) and bool(shown == real)


@pytest.mark.parametrize("block", blocks("json session"))
def test_the_examples_are_true(block: str) -> None:
    known: Json = {}
    with Process() as process:
        for request, answer in exchanges(block):
            reply = process.say(filled(request, known).encode())
            known.update({name: reply[name] for name in ("state", "record") if name in reply})
            assert agrees(json.loads(filled(answer, known)), reply), (request, answer, reply)


def test_there_is_an_example_for_every_command() -> None:
    requests = [request for block in blocks("json session") for request, _ in exchanges(block)]
    assert set(re.findall(r'"cmd":"(\w+)"', " ".join(requests))) - {"fly"} == COMMANDS


@pytest.mark.parametrize(
    ("shown", "real", "same"),
    [
        ('{"a":1}', {"a": 1}, True),
        ('{"a":1}', {"a": 1, "b": 2}, False),
        ('{"a":1,...}', {"a": 1, "b": 2}, True),
        ('{"a":1,...}', {"b": 2}, False),
        ('{"a":...}', {"a": [1]}, True),
        ('{"a":...}', {}, False),
        ('{"a":true}', {"a": 1}, False),
        ("[1,...,3]", [1, 2, 2, 3], True),
        ("[1,...,3]", [1, 2], False),
        ("[1,...,3]", [1], False),
        ('["...",2]', [1, 2], True),
        ("[{...,...}]", [{}, {}], False),
    ],
)
def test_an_example_that_is_wrong_would_be_found(shown: str, real: Any, same: bool) -> None:
    assert agrees(json.loads(filled(shown, {})), real) is same


def table(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading, or a line that starts with it; what is in backticks is bare."""
    rest = re.split(rf"\n{re.escape(heading)}", TEXT, maxsplit=1, flags=re.IGNORECASE)[1]
    found = re.search(r"\n\|.*\n\|[-|]+\n((?:\|.*\n)+)", rest)
    assert found, heading
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in found[1].strip().split("\n")]


def first_column(heading: str) -> set[str]:
    return {row[0].strip("`") for row in table(heading)}


def test_the_commands_of_the_table_are_those_of_the_engine() -> None:
    assert first_column("## 2. Commands") == COMMANDS


@pytest.mark.parametrize(("catalogue", "game"), [(ARNAK, ""), (QUETZAL, "Quetzal: ")])
def test_every_notation_of_the_catalogue_stands_in_the_tables_and_nothing_else(catalogue: Catalogue, game: str) -> None:
    rows = table(f"### {game}notations") + table(f"### {game}chance")
    published = {(row[0].strip("`").split()[0], tuple(row[1].split(", ")) if row[1] else ()) for row in rows}
    assert published == {(action.verb, tuple(action.targets)) for action in catalogue.actions}
    for row in rows:
        words = row[0].strip("`").split()[1:]
        assert [word.lower() for word in words] == (row[1].split(", ") if row[1] else [])


def test_every_code_stands_in_the_tables_and_nothing_else() -> None:
    protocol = first_column("Of the protocol:")
    assert protocol | first_column("Of Arnak's rules") == codes("engine", "kernel", "arnak")
    assert first_column("### Quetzal: codes") == codes("quetzal") - protocol


@pytest.mark.parametrize(("package", "game"), [("arnak", ""), ("quetzal", "Quetzal: ")])
def test_every_event_of_the_source_stands_in_the_table_and_nothing_else(package: str, game: str) -> None:
    emitted = re.findall(r'emit(?:_secretly)?\(\s*"([a-z-]+)"|lay_down\(.*"([a-z-]+)"\)', source(package))
    assert first_column(f"### {game}events") == {plain or laid for plain, laid in emitted}


@pytest.mark.parametrize(("package", "game"), [("arnak", ""), ("quetzal", "Quetzal: ")])
def test_every_kind_of_decision_stands_in_the_table_and_nothing_else(package: str, game: str) -> None:
    kinds = set(re.findall(r'kind: ClassVar\[str\] = "([a-z-]+)"', source(package)))
    assert first_column(f"### {game}decisions") == kinds | {"pick", "chance"}


GAMES: list[tuple[str, list[Json], int]] = [
    ("", [{"game": "arnak", **options} for options in CONFIGURATIONS], 30),
    ("Quetzal: ", [{"game": "quetzal", "players": players} for players in (2, 3, 4, 5)], 20),
]


@pytest.mark.parametrize(("game", "configurations", "different"), GAMES)
def test_events_and_decisions_of_whole_games_are_as_the_tables_say(
    game: str, configurations: list[Json], different: int
) -> None:
    members = {row[0].strip("`"): row[1].replace("*", "") for row in table(f"### {game}events")}
    kinds = first_column(f"### {game}decisions")
    seen = set()
    for number, options in enumerate(configurations):
        desk = Desk()
        desk.done("new", seed=number, **options)
        dice = random.Random(number)
        while (listed := desk.done("actions"))["seat"] is not None:
            assert listed["decision"]["kind"] in kinds
            for event in desk.done("act", id=dice.choice(listed["actions"])["id"])["events"]:
                seen.add(event["event"])
                assert isinstance(event["seat"], int)
                told = [name for name in event if name not in ("event", "seat")]
                assert has_members(told, members[event["event"]]), event
    assert len(seen) > different


def has_members(told: list[str], published: str) -> bool:
    """Whether an event has its members: all of them in order, `a/b` being one of two."""
    if published == "resources":
        return bool(told) and set(told) <= RESOURCES
    wanted = [name.split("/") for name in published.split(", ")] if published else []
    return len(told) == len(wanted) and all([name in names for name, names in zip(told, wanted, strict=True)])


def test_the_state_has_the_members_of_its_example() -> None:
    shown: Json = json.loads(blocks("json state")[0])
    desk = Desk()
    desk.new()
    real = desk.done("state")["state"]
    assert list(shown) == list(real)
    assert list(shown["players"][0]) == list(real["players"][0])
    for name in ("row", "decks", "exile", "track"):
        assert list(shown[name]) == list(real[name])
    for site, entry in shown["sites"].items():
        assert list(entry) == list(real["sites"][site])
    for name in ("purse", "marks", "pool"):
        assert list(shown["players"][0][name]) == list(real["players"][0][name])
    assert list(shown["decks"]["known"]) == list(real["decks"]["known"])
    assert list(shown["track"]["tiles"]) == list(real["track"]["tiles"])
    desk.new(players=1)
    assert list(json.loads(blocks("json rival")[0])) == list(desk.done("state")["state"]["rival"])


def test_the_state_of_quetzal_has_the_members_of_its_example() -> None:
    shown: Json = json.loads(blocks("json quetzal")[0])
    desk = Desk()
    desk.done("new", game="quetzal", players=2, seed=7)
    real = desk.done("state")["state"]
    assert list(shown) == list(real)
    assert list(shown["players"][0]) == list(real["players"][0])
    assert list(shown["players"][0]["meeples"]) == list(real["players"][0]["meeples"])
    for name in ("display", "decks", "locations"):
        assert list(shown[name]) == list(real[name])
    assert list(shown["locations"]["ruins"]) == list(real["locations"]["ruins"])
    desk.act("visit camp 1 0 0 0")
    assert list(shown["locations"]["camp"][0]) == list(desk.done("state")["state"]["locations"]["camp"][0])
    view = desk.done("view", seat=0)["view"]
    assert set(view) - set(real) - {"actions"} == {"seat", "pending", "decision", "hidden"}


def test_the_options_of_quetzal_and_their_defaults_are_listed() -> None:
    rows = table("## 8. Quetzal")
    assert {row[0].strip("`"): json.loads(row[1]) for row in rows} == DEFAULTS


def test_the_view_has_the_members_of_the_state_and_those_of_its_table() -> None:
    desk = Desk()
    desk.new(players=1)
    state, view = desk.done("state")["state"], desk.done("view", seat=0)["view"]
    added = first_column("## 5. The view")
    assert set(view) - set(state) == {name for name in added if " " not in name}
    assert set(view["players"][0]) - set(state["players"][0]) == {"hidden"}
    assert set(view["rival"]) - set(state["rival"]) == {"arrow"}
    assert set(view["sites"]["l2-1"]) - set(state["sites"]["l2-1"]) == {"hidden_idols"}
    named = {name.split("`")[0] for name in added}
    assert named == {"seat", "decision", "actions", "pending", "hidden", "hidden_idols", "arrow"}
