"""What an action is said to take is what it takes, and what a decision says it is about."""

from __future__ import annotations

from collections import Counter
from random import Random

from digsite.dice import SeededDice
from digsite.kernel.asking import cost
from digsite.kernel.event import Event
from digsite.kernel.play import apply, legal_actions, to_decide
from digsite.kernel.session import Session
from digsite.quetzal import RULES

DISCOUNTS = ("temple", "village")


def test_what_is_told_is_what_is_charged() -> None:
    checked: Counter[str] = Counter()
    served: Counter[str] = Counter()
    for seed in range(6):
        session = Session.new(RULES, {"players": 3}, SeededDice(seed))
        random = Random(seed)
        while to_decide(session.game) is not None:
            decision = RULES.decision(session.game)
            assert decision is not None
            if "space" in decision["about"]:
                served[str(decision["about"]["location"])] += 1
                assert decision["effect"] == decision["about"]["location"]
            legal = legal_actions(session.game)
            for action in random.sample(legal, min(6, len(legal))):
                takes = cost(session.game, action)
                events: list[Event] = []
                apply(session.game.copy(), action, events)
                paid = [event.values["coins"] for event in events if event.kind == "paid"]
                assert paid[:1] == ([takes["coin"]] if takes else []), RULES.catalogue[action].notation
                checked[RULES.catalogue[action].verb] += bool(takes)
            session.act(random.choice(legal))
    assert checked["place"] > 20 and checked["visit"] > 20, checked
    assert set(served) == set(DISCOUNTS)


def test_a_delivery_says_how_much_it_takes_and_what_lies_there() -> None:
    seen = 0
    for seed in range(8):
        session = Session.new(RULES, {"players": 2}, SeededDice(seed))
        random = Random(seed)
        while to_decide(session.game) is not None:
            decision = RULES.decision(session.game)
            assert decision is not None
            legal = legal_actions(session.game)
            if decision["kind"] == "deliver":
                most, laid = int(decision["about"]["most"]), len(decision["laid"])
                more = [one for one in legal if RULES.catalogue[one].verb == "deliver"]
                assert bool(more) == (laid < most and bool(more)) and laid <= most
                if laid == most:
                    assert [RULES.catalogue[one].verb for one in legal] == ["done"]
                    seen += 1
                session.act(more[0] if more else legal[0])
            else:
                session.act(random.choice(legal))
    assert seen > 3
