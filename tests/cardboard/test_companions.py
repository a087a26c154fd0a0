"""The companions do what the engine's rival and automaton do, told only what a person at the table can say."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES as ARNAK
from digsite.arnak.box import TRACK
from digsite.bots.dice import QuickDice
from digsite.cardboard.arnak import rival
from digsite.cardboard.arnak.sheet import BOARDS
from digsite.cardboard.quetzal import automaton
from digsite.dice import SeededDice
from digsite.kernel.errors import BadOptions, ImpossiblePosition
from digsite.kernel.event import Event
from digsite.kernel.play import legal_actions
from digsite.kernel.session import Session
from digsite.quetzal import RULES as QUETZAL

Json = dict[str, Any]
OWNERS: Json = {
    "automaton": {"type_preference": ["weapon", "pottery", "mummy", "statuette", "tablet"]},
    "automaton_card": [
        {"id": number, "temple": [1, 2, 5], "surrounding_meeples": 2, "third_meeples": 1} for number in range(1, 11)
    ],
}


class Shadow:
    """Tells the companion what the engine's rival did, as a person at the table would, and lets it keep the score."""

    def __init__(self, board: str, seed: int) -> None:
        self.session = Session.new(ARNAK, {"players": 1, "board": board, "difficulty": 3})
        self.dice = QuickDice(seed)
        self.companion = rival.begin(board, 3, SeededDice(seed))
        self.round = 1
        self.told = 0
        self.session.dice = SeededDice(seed)
        events: list[Event] = []
        self.session.settle(events)
        self.follow([event.plain() for event in events])

    def table(self) -> Json:
        return dict(ARNAK.encode(self.session.game))

    def play(self) -> None:
        while self.session.game.stack:
            legal = legal_actions(self.session.game)
            self.follow([event.plain() for event in self.session.act(legal[self.dice.below(len(legal))])])

    def follow(self, events: list[Json]) -> None:
        turns = [i for i, event in enumerate(events) if event["event"] == "turned-up"]
        for at, event in enumerate(events):
            if event["event"] == "began-round":
                self.round = event["round"]
            if event["event"] == "turned-up":
                end = min([turn for turn in turns if turn > at], default=len(events))
                self.follow_turn(event, [did for did in events[at + 1 : end] if did["seat"] == 1])

    def follow_turn(self, turned: Json, did: list[Json]) -> None:
        # The order of the tiles is the companion's own: put the tile that the engine turned up on top.
        arrow = "left" if turned["arrow"] == "left" else "right"
        tile = turned["tile"]
        other = next(name for name, one in rival.TILES.items() if ("left" if one.left else "right") == arrow)
        self.companion = {
            **self.companion,
            "round": self.round,
            "tiles": [tile, other],
            "used": [],
            "turned": None,
            "ask": None,
        }
        self.say({"kind": "turn-up"})
        assert self.companion["turned"]["arrow"] == arrow
        self.told += 1
        while (ask := self.companion["ask"]) is not None:
            self.say({"kind": ask, **self.reply(ask, did)})

    def reply(self, ask: str, did: list[Json]) -> Json:
        kinds = {event["event"]: event for event in did}
        if ask == "idols":
            return {"idols": [event["idol"] for event in did if event["event"] == "took-idol"]}
        if ask == "guardian":
            return {"guardian": "overcame" in kinds}
        if ask == "card":
            return {"card": kinds["bought"]["card"] if "bought" in kinds else None}
        if ask == "arrival":
            return {"second": self.table()["rival"]["arrival"] == 2}
        assert ask == "silver"
        return {"stacks": [kinds["took-temple-tile"]["stack"]] if "took-temple-tile" in kinds else []}

    def say(self, answer: Json) -> None:
        self.companion = rival.answer(self.companion, answer, SeededDice(0))


@pytest.mark.parametrize("board", ["bird", "snake"])
@pytest.mark.parametrize("seed", range(6))
def test_the_companion_keeps_the_score_of_the_engines_rival(board: str, seed: int) -> None:
    shadow = Shadow(board, seed)
    shadow.play()
    expected = {part: points for part, points in ARNAK.scores(shadow.session.game)[1].items() if part != "seat"}
    assert rival.score(shadow.companion) == expected
    assert shadow.told == 50


def test_a_companion_game_has_ten_tiles_a_round_and_five_rounds() -> None:
    state = rival.begin("bird", 2, SeededDice(1))
    assert sorted(state["tiles"]) == sorted(set(state["tiles"])) and len(state["tiles"]) == 10
    assert len([tile for tile in state["tiles"] if rival.TILES[tile].red]) == 2
    stack = sorted(state["tiles"])
    for round_ in range(1, 6):
        assert state["round"] == round_ and sorted(state["tiles"]) == stack
        while state["tiles"] or state["ask"]:
            ask = state["ask"] or "turn-up"
            said = {"idols": [], "guardian": False, "card": None, "second": False, "stacks": []}
            state = rival.answer(state, {"kind": ask, **said}, SeededDice(round_))
        state = rival.answer(state, {"kind": "next-round"}, SeededDice(round_))
    assert state["over"]
    with pytest.raises(ImpossiblePosition):
        rival.answer(state, {"kind": "next-round"}, SeededDice(0))


@pytest.mark.parametrize("board", ["bird", "snake"])
def test_the_companion_says_what_goes_unused_when_the_rival_researches(board: str) -> None:
    state = rival.begin(board, 0, SeededDice(1))
    seen = []
    while state["rival"]["magnifier"] != "temple":
        state = {**state, "tiles": ["research-green", "dig-coin"], "used": [], "turned": None, "ask": None}
        state = rival.answer(state, {"kind": "turn-up"}, SeededDice(0))
        seen.append(state["turned"])
    printed = BOARDS[board]
    rescued = [one["space"] for one in seen if one["rescue"]]
    assert rescued == ([] if board == "bird" else [TRACK[printed.idol_bridge]])
    assert seen[0]["bonus"] is None and seen[-1]["bonus"] == "stack"
    assert [one["space"] for one in seen if one["bonus"] == "tile"] == [
        one["space"] for one in seen[:-1] if printed.bonus_slots[TRACK.index(one["space"])]
    ]


@pytest.mark.parametrize("difficulty", [-1, 6, True, "2", None])
def test_there_is_no_such_difficulty(difficulty: object) -> None:
    with pytest.raises(BadOptions):
        rival.begin("bird", difficulty, SeededDice(0))


@pytest.mark.parametrize(
    "answer",
    [None, {}, {"kind": "card"}, {"kind": "nonsense"}, {"kind": "next-round"}, [], {"kind": None}],
)
def test_an_answer_to_another_question_is_refused(answer: object) -> None:
    with pytest.raises(ImpossiblePosition):
        rival.answer(rival.begin("bird", 0, SeededDice(0)), answer, SeededDice(0))


@pytest.mark.parametrize(
    "broken",
    [
        None,
        [],
        {},
        {"round": 9},
        {"tiles": ["x"]},
        {"rival": {}},
        {"ask": "x"},
        {"board": []},
        {"used": 3},
        {"rival": None},
    ],
)
def test_a_state_that_somebody_broke_is_refused(broken: object) -> None:
    state: object = (
        {**rival.begin("bird", 0, SeededDice(0)), **broken} if isinstance(broken, dict) and broken else broken
    )
    with pytest.raises(ImpossiblePosition):
        rival.answer(state, {"kind": "turn-up"}, SeededDice(0))


def test_the_automaton_places_six_meeples_a_round_from_five_different_cards() -> None:
    state = automaton.begin({}, SeededDice(3))
    seen = []
    for _ in range(5):
        placed = automaton.placement(state)
        seen.append(placed["card"])
        assert len(placed["temple"]) + sum([bid["meeples"] for bid in placed["bids"]]) == 6
        if state["round"] < 5:
            state = automaton.next_round(state)
    assert len(set(seen)) == 5
    with pytest.raises(ImpossiblePosition):
        automaton.next_round(state)


@pytest.mark.parametrize("edition", [{}, OWNERS], ids=["default", "owner's"])
def test_the_automaton_stands_where_the_engines_stands(edition: Json) -> None:
    for seed in range(20):
        game = Session.new(QUETZAL, {"players": 2, "edition": edition}, SeededDice(seed)).game
        table = QUETZAL.encode(game)
        state = {
            **automaton.begin(edition, SeededDice(0)),
            "cards": [table["decks"]["automaton_used"][0]] + ["automaton_1"] * 4,
        }
        placed = automaton.placement(state)
        stands = [i + 1 for i, who in enumerate(table["locations"]["temple"]) if who == "automaton"]
        assert [space["space"] for space in placed["temple"]] == stands
        for bid in placed["bids"]:
            held = table["locations"][bid["location"]]
            assert (held["role"], held["plain"]) == (bid["role"], bid["meeples"])


def test_the_automaton_prefers_what_the_owners_edition_says() -> None:
    first = [automaton.placement(automaton.begin(edition, SeededDice(0)))["prefers"][0] for edition in ({}, OWNERS)]
    assert first == ["mummy_discovery", "weapon_discovery"]


@pytest.mark.parametrize(
    "broken", [None, {}, {"edition": {}, "cards": [], "round": 1}, {"edition": {}, "cards": ["x"] * 5, "round": 1}]
)
def test_a_broken_automaton_state_is_refused(broken: object) -> None:
    with pytest.raises(ImpossiblePosition):
        automaton.next_round(broken)
