"""Whole plans, previews and answers that need no asking, spoken to the engine in both games."""

from __future__ import annotations

from random import Random

import pytest

from digsite.engine.answers import Refused
from digsite.engine.commands import Engine
from tests.arnak.table import state_of
from tests.engine.driver import Json

FREE = ("seat", "card")


def fresh(game: str = "arnak", players: int = 2, seed: int = 7) -> Engine:
    engine = Engine()
    engine.answer({"cmd": "new", "game": game, "players": players, "seed": seed})
    return engine


def at(position: str) -> Engine:
    engine = Engine()
    engine.answer({"cmd": "load", "state": state_of(position)})
    return engine


def say(engine: Engine, cmd: str, **members: object) -> Json:
    return engine.answer({"cmd": cmd, **members})


def refused(engine: Engine, cmd: str, **members: object) -> Json:
    before = say(engine, "state")
    with pytest.raises(Refused) as caught:
        say(engine, cmd, **members)
    assert say(engine, "state") == before, "a refused request changed something"
    return caught.value.error


def act(engine: Engine, *actions: str) -> Json:
    return say(engine, "act", actions=list(actions))


def offered(engine: Engine, notation: str) -> Json:
    return next(one for one in say(engine, "actions")["actions"] if one["notation"] == notation)


def test_a_plan_is_the_same_as_its_actions_one_by_one() -> None:
    whole, single = fresh(), fresh()
    answer = act(whole, "dig camp-coin 1", "travel fear", "end-turn")
    events = [event for one in answer["taken"] for event in say(single, "act", action=one)["events"]]
    assert (answer["done"], answer["stopped"], answer["events"]) == (3, None, events)
    assert say(whole, "record") == say(single, "record")
    assert say(whole, "state") == say(single, "state")


def test_a_plan_is_undone_decision_by_decision() -> None:
    engine = fresh()
    act(engine, "dig camp-coin 1", "travel fear")
    assert say(engine, "undo")["undone"] == "travel fear"
    assert say(engine, "undo")["undone"] == "dig camp-coin 1"


@pytest.mark.parametrize(
    ("plan", "code", "place"),
    [
        (["dig camp-coin 1", "travel fear", "pass"], "main-action-used", 2),
        (["dig camp-coin 1", "travel hat"], "not-in-hand", 1),
        (["pass", "end-turn", "pass"], "not-your-decision", 2),
        (["end-turn"], "main-action-required", 0),
    ],
)
def test_a_plan_with_an_action_that_is_not_legal_changes_nothing(plan: list[str], code: str, place: int) -> None:
    for cmd in ("act", "preview"):
        error = refused(fresh(), cmd, actions=plan)
        assert (error["code"], error["at"]) == (code, place)


@pytest.mark.parametrize("plan", [[], ["pass"] * 101, ["fly"], [7], "pass", None])
def test_a_plan_that_is_not_well_formed_is_refused(plan: object) -> None:
    for cmd in ("act", "preview"):
        assert refused(fresh(), cmd, actions=plan)["code"] in ("bad-request", "unknown-action")
    assert refused(fresh(), "act", actions=["pass"], action="pass")["code"] == "bad-request"
    assert refused(fresh(), "act", action="pass", obvious=1)["code"] == "bad-request"


def test_a_plan_stops_where_something_new_is_seen() -> None:
    position = "hand: stone-jar fear; deck: hat axe; tablet: 1"
    engine = at(position)
    answer = act(engine, "play stone-jar", "draw", "end-turn")
    assert (answer["done"], answer["stopped"], answer["taken"]) == (2, "news", ["play stone-jar", "draw"])
    assert say(engine, "actions")["decision"]["kind"] == "after"


def test_a_plan_stops_where_chance_decides() -> None:
    engine = fresh("quetzal", 3)
    answer = act(engine, "visit camp 1 0 0 0", "reroll black", "skip")
    assert (answer["done"], answer["stopped"]) == (2, "chance")


def test_a_preview_shows_what_will_happen_and_changes_nothing() -> None:
    engine = fresh()
    before = say(engine, "state"), say(engine, "record")
    seen = say(engine, "preview", actions=["dig camp-coin 1", "hire"])
    assert (say(engine, "state"), say(engine, "record")) == before
    changed = {one["where"]: (one["before"], one["after"]) for one in seen["changes"]}
    assert changed["players.0.archaeologists"] == (2, 1)
    assert "players.0.purse.coin" not in changed  # two paid, two gained
    assert act(engine, "dig camp-coin 1", "hire")["events"] == seen["events"]


@pytest.mark.parametrize(("deck", "other"), [("hat axe", "axe hat"), ("hat axe", "machete rope")])
def test_a_preview_tells_nothing_that_the_seat_does_not_know(deck: str, other: str) -> None:
    """Two positions that look alike: whatever is previewed looks alike too."""
    plan = ["play stone-jar", "draw"]
    previews = [
        say(at(f"hand: stone-jar fear; deck: {cards}; tablet: 1"), "preview", actions=plan) for cards in (deck, other)
    ]
    assert previews[0]["stopped"] == "news"
    assert [event["event"] for event in previews[0]["events"]] == ["played", "paid"]
    hidden = ("players.0.deck", "players.0.hidden")
    shown = [[one for one in seen["changes"] if not one["where"].startswith(hidden)] for seen in previews]
    assert shown[0] == shown[1] and previews[0]["events"] == previews[1]["events"]


def test_a_discovery_is_foreseen_up_to_what_it_shows() -> None:
    engine = at("hand: exploration-car; compass: 3; idols: l1-1=idol-coin; next_level1: s1-jewel")
    act(engine, "discover l1-1", "travel exploration-car")
    assert say(engine, "actions")["decision"]["about"] == {"shows": "site", "site": "l1-1"}
    seen = say(engine, "preview", actions=["continue", "end-turn"])
    assert (seen["done"], seen["stopped"], seen["changes"]) == (1, "news", [])
    assert act(engine, "continue")["events"][0]["event"] == "discovered"


def test_plans_come_cheapest_first_and_every_one_can_be_gone() -> None:
    engine = fresh()
    plans = offered(engine, "dig camp-coin 1")["plans"]
    assert plans[0]["actions"] == ["dig camp-coin 1", "travel fear"]
    assert [one["price"] for one in plans] == sorted([one["price"] for one in plans])
    assert len(plans) <= 8
    for plan in plans:
        again = fresh()
        assert act(again, *plan["actions"])["stopped"] is None
        assert say(again, "actions")["decision"]["kind"] == "after"


def test_the_plans_of_a_delivery_bring_most_first() -> None:
    """Every delivery that a plan names is legal to its end, in random games; the best brings more than one card alone."""
    found = 0
    for seed in range(6):
        engine, random = fresh("quetzal", 2, seed), Random(seed)
        while (listed := say(engine, "actions"))["seat"] is not None:
            plans = [plan for one in listed["actions"] for plan in one.get("plans", [])]
            for plan in plans:
                assert plan["actions"][-1] == "done"
                assert say(engine, "preview", actions=plan["actions"])["done"] == len(plan["actions"])
                found += 1
            say(engine, "act", action=random.choice(listed["actions"])["notation"])
    assert found > 20


def test_what_needs_no_asking_is_taken_on_request() -> None:
    position = (
        "hand: fear; magnifier: start; compass: 9; tablet: 9; arrowhead: 9; jewel: 9; coin: 9; bonus: 2-1=bonus-coin"
    )
    plain, quick = at(position + "; magnifier: 1-1"), at(position + "; magnifier: 1-1")
    act(plain, "research magnifier 2-1")
    asked = say(plain, "actions")
    assert (asked["decision"]["kind"], asked["obvious"]) == ("order", "bonus")
    answer = say(quick, "act", actions=["research magnifier 2-1"], obvious=True)
    assert answer["done"] == 1
    assert answer["taken"][:2] == ["research magnifier 2-1", "bonus"]


@pytest.mark.parametrize(
    ("token", "space", "tile", "answer"),
    [
        ("2-2", "3-1", "bonus-tablet", "bonus"),
        ("2-2", "3-1", "bonus-exile", None),
        ("1-1", "2-1", "bonus-coin", "bonus"),
        ("1-1", "2-1", "bonus-exile", "row"),
    ],
)
def test_tokens_never_come_too_early(token: str, space: str, tile: str, answer: str | None) -> None:
    rich = "coin: 9; compass: 9; tablet: 9; arrowhead: 9; jewel: 9"
    engine = at(f"board: snake; hand: fear; {rich}; magnifier: {token}; bonus: {space}={tile}")
    act(engine, f"research magnifier {space}")
    asked = say(engine, "actions")
    assert asked["decision"]["about"] == {"token": "magnifier", "space": space}
    assert asked["obvious"] == answer


@pytest.mark.parametrize(("card", "pays"), [("pickaxe", True), ("parrot", False)])
def test_playing_what_only_exchanges_tokens_is_paying_them(card: str, pays: bool) -> None:
    engine = at(f"hand: {card} fear; coin: 3; tablet: 3; arrowhead: 3; compass: 3")
    plans = offered(engine, f"play {card}").get("plans", [])
    assert [plan["actions"] for plan in plans] == ([[f"play {card}", "pay"]] if pays else [])


def test_the_turn_of_who_has_passed_ends_by_itself_if_nothing_is_left() -> None:
    quick = at("hand: fear")
    assert say(quick, "act", actions=["pass"], obvious=True)["taken"] == ["pass", "end-turn"]
    busy = at("hand: funding-car")
    assert say(busy, "act", actions=["pass"], obvious=True)["taken"] == ["pass"]


def test_the_only_payment_there_is_needs_no_asking_but_a_turn_does() -> None:
    engine = at("hand: fear")
    act(engine, "dig camp-coin 1")
    assert say(engine, "actions")["obvious"] == "travel fear"
    answer = say(engine, "act", action="travel fear", obvious=True)
    assert answer["taken"] == ["travel fear"]
    asked = say(engine, "actions")
    assert (asked["decision"]["kind"], asked["obvious"], len(asked["actions"])) == ("after", None, 1)


def test_what_cannot_be_undone_is_asked() -> None:
    engine = at("hand: fear horse; deck: hat")
    for seed in range(3):
        playing, random = fresh("quetzal", 3, seed), Random(seed)
        while (listed := say(playing, "actions"))["seat"] is not None:
            if listed["obvious"] is not None:
                before = say(playing, "state")["hash"]
                say(playing, "act", action=listed["obvious"])
                assert say(playing, "undo")["hash"] == before
            say(playing, "act", action=random.choice(listed["actions"])["notation"])
    assert say(engine, "actions")["obvious"] is None
