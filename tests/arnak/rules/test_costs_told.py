"""What an action is said to take is what it takes, and every way to pay for it that is told can be gone."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from digsite.arnak import RULES, verbs
from digsite.arnak.model import Game
from digsite.arnak.printed import BOX
from digsite.dice import SeededDice
from digsite.kernel.asking import cost, listed, ways
from digsite.kernel.effects import CHANCE
from digsite.kernel.event import Event
from digsite.kernel.play import apply, legal_actions, pending, to_decide
from digsite.kernel.session import Session
from tests.arnak.table import arnak, play
from tests.arnak.walkers import CONFIGURATIONS, eager

PRICES = {card.name: card.cost for card in BOX.cards}


def told(game: Game, notation: str) -> dict[str, Any]:
    """What the listing says that an action takes."""
    return dict(next(one for one in listed(game, RULES.catalogue) if one["notation"] == notation).get("cost", {}))


def asked(game: Game) -> dict[str, Any]:
    decision = RULES.decision(game)
    assert decision is not None
    return dict(decision)


@pytest.mark.parametrize(
    ("given", "action", "takes"),
    [
        ("", "dig camp-coin 1", {"travel": ["boot"]}),
        ("compass: 3", "discover l1-1", {"compass": 3, "travel": ["car"]}),
        ("coin: 4; items: hat", "buy hat", {"coin": PRICES["hat"]}),
        ("compass: 1; arrowhead: 1", "research magnifier 1-1", {"compass": 1, "arrowhead": 1}),
        ("crates: idol-coin; board: snake; magnifier: 3-1", "research magnifier 4-1", {"idol": 1}),
        ("hand: fear stone-jar; tablet: 1", "play stone-jar", {"tablet": 1}),
        ("", "pass", {}),
    ],
)
def test_what_an_action_takes(given: str, action: str, takes: dict[str, Any]) -> None:
    hand = "" if "hand" in given else "hand: fear exploration-boat exploration-car; "
    assert told(arnak(hand + given), action) == takes


def sampled(name: str, seed: int, most: int) -> list[Game]:
    """Positions of an eager game in which a player decides."""
    session = Session.new(RULES, CONFIGURATIONS[name], SeededDice(seed))
    random = Random(seed)
    found: list[Game] = []
    while to_decide(session.game) is not None and len(found) < most:
        found.append(session.game.copy())
        session.act(eager(legal_actions(session.game), random))
    return found


def charged(game: Game, action: int, way: list[int]) -> Counter[str]:
    """What carrying out an action with a payment took: tokens, cards, an idol; without what it brought."""
    events: list[Event] = []
    for step in (action, *way):
        assert step in legal_actions(game), RULES.catalogue[step].notation
        apply(game, step, events)
    took: Counter[str] = Counter()
    for event in events:
        if event.kind == "paid":
            took.update({name: amount for name, amount in event.values.items() if isinstance(amount, int)})
            break
    took["idol"] = len([event for event in events if event.kind == "gave-up-idol"])
    return +took


def test_what_is_told_is_what_is_charged() -> None:
    checked: Counter[str] = Counter()
    games = [
        game for name in ("2-bird", "3-snake", "solo5-snake") for seed in range(3) for game in sampled(name, seed, 300)
    ]
    for game in games:
        for action in legal_actions(game):
            verb = RULES.catalogue[action].verb
            takes = cost(game, action)
            paths = ways(game, action)
            if verb in ("travel", "hire") or (not takes and not paths):
                continue
            tokens = {name: amount for name, amount in takes.items() if name not in ("travel", "card")}
            if tokens or verb in ("dig", "discover", "overcome", "buy", "research", "temple", "pay"):
                assert charged(game.copy(), action, []) == Counter(tokens) or verb in ("play", "use"), verb
                checked[verb] += 1
            for way in paths[:3]:
                after = game.copy()
                charged(after, action, way)
                assert not after.stack or pending(after).kind not in ("pay-travel",) or verb == "use"
                checked["way"] += 1
    assert checked["way"] > 100 and checked["buy"] > 10 and checked["research"] > 10 and checked["overcome"] > 3, (
        checked
    )


def payments(game: Game) -> set[tuple[int, ...]]:
    """Every payment that can be made now, tried out one answer after the other; the order does not matter."""
    found: set[tuple[int, ...]] = set()
    tried: set[tuple[int, ...]] = set()
    begun: list[tuple[Game, tuple[int, ...]]] = [(game, ())]
    while begun:
        here, paid = begun.pop()
        if paid in tried:
            continue
        tried.add(paid)
        if to_decide(here) == CHANCE or not here.stack or pending(here).kind != "pay-travel":
            found.add(paid)
            continue
        for action in legal_actions(here):
            after = here.copy()
            apply(after, action)
            begun.append((after, tuple(sorted((*paid, action)))))
    return found


def least(sets: set[tuple[int, ...]]) -> set[tuple[int, ...]]:
    """Those with nothing to spare, each in one order."""
    return {one for one in sets if not any([other != one and not Counter(other) - Counter(one) for other in sets])}


def test_the_ways_told_are_those_that_trying_finds() -> None:
    compared = 0
    for game in [game for seed in range(4) for game in sampled("2-snake", seed, 300)[::2]]:
        for action in legal_actions(game):
            if RULES.catalogue[action].verb not in ("dig", "discover"):
                continue
            after = game.copy()
            apply(after, action)
            tried = least({one for one in payments(after) if one})
            assert {tuple(sorted(way)) for way in ways(game, action)} == tried
            compared += len(tried)
    assert compared > 100


def test_a_payment_says_where_it_leads_what_is_owed_and_what_lies_there() -> None:
    game = arnak("hand: funding-car exploration-boat fear fear; tiles: l2-1=s2-four-kinds; coin: 4")
    play(game, "dig l2-1 1")
    decision = asked(game)
    assert decision["about"] == {"verb": "dig", "site": "l2-1", "space": 1}
    assert (decision["owed"], decision["laid"]) == ({"travel": ["car", "car"]}, [])
    play(game, "travel funding-car")
    assert (asked(game)["owed"], asked(game)["laid"]) == ({"travel": ["car"]}, ["car"])
    assert told(game, "hire") == {"coin": 2}


def test_a_guardian_says_what_it_costs_and_what_is_still_owed() -> None:
    position = (
        "at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-coin-discard; coin: 1; arrowhead: 1; hand: fear funding-car"
    )
    game = arnak(position)
    assert told(game, "overcome l1-1") == {"coin": 1, "arrowhead": 1, "card": 1}
    overcome = RULES.catalogue.find("overcome l1-1")
    assert overcome is not None
    paid = [[RULES.catalogue[step].notation for step in way] for way in ways(game, overcome)]
    assert sorted(paid) == [["discard fear"], ["discard funding-car"]]
    play(game, "overcome l1-1")
    assert asked(game)["about"] == {"verb": "overcome", "site": "l1-1"}
    assert asked(game)["owed"] == {"card": 1}


def test_a_pause_says_what_will_be_shown() -> None:
    game = arnak("hand: funding-car exploration-car fear fear; compass: 3; next_level1: s1-jewel")
    play(game, "discover l1-1", "travel exploration-car")
    assert asked(game)["kind"] == "pause"
    assert asked(game)["about"] == {"shows": "site", "site": "l1-1"}
    play(game, "continue")
    assert asked(game)["about"] == {"shows": "guardian", "site": "l1-1"}


def test_a_discount_is_in_the_cost() -> None:
    game = arnak("hand: precision-compass fear; compass: 9; next_artifacts: star-charts")
    play(game, "play precision-compass")
    if pending(game).kind == "pause":
        play(game, "continue")
    printed = next(card.cost for card in game.box.cards if card.name == "star-charts")
    assert told(game, "buy star-charts") == {"compass": max(0, printed - 3)}


def test_whoever_uses_what_only_trades_tokens_means_to_pay() -> None:
    """What only trades tokens: the answer that pays is part of using it; what asks for more is not."""
    found = {}
    for assistant in BOX.assistants:
        game = arnak(
            f"assistants: {assistant.name}; coin: 9; compass: 9; tablet: 9; arrowhead: 9; jewel: 9; hand: fear"
        )
        action = RULES.catalogue.find(f"use {assistant.name}")
        assert action is not None
        if action in legal_actions(game):
            found[assistant.name] = ways(game, action)
            apply(game, action)
            only_trades = [RULES.catalogue[one].verb for one in legal_actions(game)][:2] == ["pay", "skip"]
            if found[assistant.name]:
                assert only_trades and found[assistant.name] == [[verbs.PAY]]
    assert 1 <= len([one for one in found.values() if one]) < len(found)


@pytest.mark.parametrize(("mark", "side"), [("", "silver"), ("+", "gold")])
def test_an_asking_assistant_says_its_side(mark: str, side: str) -> None:
    game = arnak(f"assistants: a-exile{mark}; hand: fear; coin: 5; compass: 5; tablet: 3")
    play(game, "use a-exile")
    decision = asked(game)
    assert (decision["effect"], decision["about"]["side"]) == ("a-exile", side)


@pytest.mark.parametrize(("lender", "side"), [("coconut-flask", "silver"), ("ancient-wine", "gold")])
def test_a_borrowed_assistant_says_the_side_that_is_borrowed(lender: str, side: str) -> None:
    game = arnak(f"hand: {lender} fear; tablet: 3; coin: 3; supply: a-exile a-draw a-buyer")
    play(game, f"play {lender}", "borrow a-exile")
    decision = asked(game)
    assert (decision["effect"], decision["about"]["side"]) == ("a-exile", side)
