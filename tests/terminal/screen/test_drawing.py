"""The tables: everything on them, in every room, language and detail, and nothing beyond the edge."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from digsite.dice import SeededDice
from digsite.games import GAMES as DESCRIPTORS
from digsite.kernel.play import legal_actions, to_decide
from digsite.kernel.session import Session
from digsite.terminal.games import drawing_of
from digsite.terminal.screen.ink import Block, flow, text, width, wrapped
from digsite.terminal.screen.palette import INKS, light_terminal
from digsite.terminal.screen.scene import Scene, targets
from digsite.text.catalog import LANGUAGES, Catalog
from digsite.text.telling import Telling
from digsite.words.games import things_of

RULES = set("─┼")
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("arnak", {"players": 1, "board": "snake", "difficulty": 3}),
    ("arnak", {"players": 4, "board": "bird"}),
    ("quetzal", {"players": 2}),
    ("quetzal", {"players": 5}),
]


def positions(game: str, options: dict[str, Any], every: int) -> Iterator[Session]:
    session, dice = Session.new(DESCRIPTORS[game].rules, options, SeededDice(3)), random.Random(3)
    for step in range(10_000):
        if step % every == 0:
            yield session
        if to_decide(session.game) is None:
            break
        legal = legal_actions(session.game)
        spoken = [action for action in legal if session.rules.catalogue[action].verb not in ("pass", "skip")]
        session.act(dice.choice(spoken or legal))
    yield session


def scene_of(session: Session, language: str, seat: int | None) -> Scene:
    catalog = Catalog(language, session.rules.name, strict=True)
    names = dict(enumerate(["Ann", "Ben", "Cleo", "Dan", "Eve"]))
    telling = Telling(catalog, names)
    view = session.rules.view(session.game, seat)
    totals = {score["seat"]: score["total"] for score in session.rules.scores(session.game)}
    things = things_of(session.rules.name, telling, session.game)
    lit = targets(view.get("actions", []))
    return Scene(session.rules.name, view, catalog, telling, names, totals, session.game.box, things, seat, lit)


def said(block: Block) -> str:
    return " ".join(" ".join(["".join([part for part, _ in line]) for line in block]).split())


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_goes_beyond_the_edge(game: str, options: dict[str, Any], language: str) -> None:
    drawing = drawing_of(game)
    for number, session in enumerate(positions(game, options, 60)):
        scene = scene_of(session, language, number % options["players"] if number % 4 else None)
        for detail in range(drawing.most_detail + 1):
            for draw, room in ((drawing.table, 58), (drawing.table, 102), (drawing.side, 39), (drawing.side, 55)):
                block = draw(scene, room, detail)
                assert [said([line]) for line in block if width(line) > room] == []
                assert {style for line in block for _, style in line} <= set(INKS)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_inside_a_word(game: str, options: dict[str, Any], language: str) -> None:
    drawing = drawing_of(game)
    for session in positions(game, options, 120):
        scene = scene_of(session, language, 0)
        for detail in range(drawing.most_detail + 1):
            for draw, rooms in ((drawing.table, (37, 58)), (drawing.side, (39,))):
                whole = set(said(draw(scene, 1000, detail)).split())
                for room in rooms:
                    drawn = [word for word in said(draw(scene, room, detail)).split() if not RULES.issuperset(word)]
                    assert [word for word in drawn if word not in whole] == [], (room, detail)


@pytest.mark.parametrize("detail", [0, 6])
def test_the_whole_table_of_arnak_is_there(detail: int) -> None:
    drawing = drawing_of("arnak")
    for session in positions("arnak", {"players": 3, "board": "bird"}, 50):
        scene = scene_of(session, "en", 0)
        shown = said(drawing.table(scene, 400, detail))
        view = scene.view
        cards = [
            *view["row"]["artifacts"],
            *view["row"]["items"],
            *view["players"][0]["hand"],
            *view["players"][0]["play"],
        ]
        for card in [card for card in cards if card]:
            assert scene.say(f"card-{card}") in shown
        for site in [site for site in view["sites"] if not site.startswith("camp")]:
            assert site in shown
        for stack in [stack for stack in view["decks"]["assistants"] if stack]:
            assert scene.say(stack[0]) in shown
        for seat, player in enumerate(view["players"]):
            assert scene.names[seat] in shown
            assert f"¢{player['purse']['coin']} ◎{player['purse']['compass']}" in shown
            for one in (*player["assistants"], *player["guardians"]):
                assert scene.say(one["id"]) in shown


def test_the_whole_table_of_quetzal_is_there() -> None:
    drawing = drawing_of("quetzal")
    for session in positions("quetzal", {"players": 2}, 20):
        scene = scene_of(session, "de", 1)
        shown = said(drawing.table(scene, 400, 0))
        for location in scene.view["locations"]:
            assert scene.say(f"location-{location}") in shown
        for tile in scene.view["display"]["village"]:
            assert tile is None or scene.say(f"upgrade-{tile}") in shown
        if scene.view["decks"]["automaton_used"]:
            assert scene.say(scene.view["decks"]["automaton_used"][-1]) in shown


def test_the_rival_its_last_tile_and_its_arrow_are_there() -> None:
    drawing = drawing_of("arnak")
    seen = 0
    for session in positions("arnak", {"players": 1, "board": "bird", "difficulty": 2}, 7):
        scene = scene_of(session, "en", 0)
        rival = scene.view["rival"]
        if rival["used"]:
            seen += 1
            shown = said(drawing.table(scene, 400, 0))
            assert f"▸ {scene.say('rival-' + rival['used'][-1])}" in shown
            assert {"left": "←", "right": "→", None: ""}[rival["arrow"]] in shown
    assert seen > 5


def test_a_hidden_hand_is_not_drawn() -> None:
    drawing = drawing_of("arnak")
    session = next(positions("arnak", {"players": 2, "board": "bird"}, 1))
    shown = said(drawing.table(scene_of(session, "en", None), 100, 0))
    assert "Funding" not in shown
    assert "Exploration" not in shown


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_everything_in_view_can_be_asked_about(game: str, options: dict[str, Any]) -> None:
    for session in positions(game, options, 80):
        scene = scene_of(session, "fr", 0)
        for thing in scene.in_view():
            assert all(scene.things.describe(thing, scene.view))


def test_words_are_kept_whole_where_they_fit() -> None:
    assert [said([line]) for line in wrapped(text("one two three"), 7)] == ["one two", "three"]
    assert [said([line]) for line in wrapped(text("abcdefghij"), 4)] == ["abcd", "efgh", "ij"]
    assert [said([line]) for line in wrapped([("one two", ""), ("+x", "dim"), (" y", "")], 7)] == ["one", "two+x y"]
    assert [width(line) for line in flow([text("aaa"), text("bbb"), text("ccc")], 8)] == [8, 3]
    assert wrapped(text("a b"), 9) == [[("a b", "")]]


@pytest.mark.parametrize(("colours", "light"), [("15;0", False), ("0;15", True), ("0;default;7", True), ("", False)])
def test_a_light_terminal_is_known_by_its_colours(colours: str, light: bool) -> None:
    assert light_terminal(colours) == light
