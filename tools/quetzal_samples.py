"""Writes web/fixtures/quetzal-decisions.json: decisions and deliveries of random games, for the page's tests.

The page says where on its table an action is taken and predicts what a delivery scores; the engine knows both.
"""

from __future__ import annotations

import json
import random
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

from digsite.dice import SeededDice
from digsite.kernel.play import legal_actions, to_decide
from digsite.kernel.session import Session
from digsite.quetzal import RULES

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "fixtures" / "quetzal-decisions.json"
GAMES: Final = 40
DONE: Final = "done"
Json = dict[str, Any]


def actions_of(session: Session) -> list[Json]:
    """One action for every verb and place; the groups of meeples are left out."""
    found: dict[str, Json] = {}
    for action in legal_actions(session.game):
        plain = RULES.catalogue[action].plain()
        targets: Any = plain["targets"]
        key = " ".join([str(plain["verb"]), *[str(targets[name]) for name in targets if name not in GROUPS]])
        found.setdefault(key, {**plain})
    return list(found.values())


GROUPS: Final = ("plain", "either", "character", "black", "white", "role")


def delivery(session: Session, seat: int) -> Json | None:
    """What finishing this delivery brings; those that also move along the track are left out."""
    before = RULES.encode(session.game)["players"][seat]
    done = RULES.catalogue.find(DONE)
    assert done is not None
    cards = before["apart"]
    if not cards or any([card.endswith("_discovery") for card in cards]):
        return None
    snapshot = session.snapshot()
    events = [event.plain() for event in session.act(done)]
    session.restore(snapshot)
    start = [event["event"] for event in events].index("delivered") + 1
    brings = {"vp": 0, "coins": 0}
    for event in takewhile(lambda event: event["event"] == "gained", events[start:]):
        for part in brings:
            brings[part] += int(str(event.get(part, 0)))
    return {"cards": cards, "upgrades": before["upgrades"], "brings": brings}


def samples() -> Json:
    decisions: list[Json] = []
    deliveries: list[Json] = []
    for seed in range(GAMES):
        chooser = random.Random(seed)
        session = Session.new(RULES, {"players": 2 + seed % 4}, SeededDice(seed))
        while (seat := to_decide(session.game)) is not None:
            decision = RULES.decision(session.game)
            assert decision is not None
            legal = legal_actions(session.game)
            if decision["kind"] == "deliver" and (found := delivery(session, seat)) is not None:
                deliveries.append(found)
            if decision["kind"] != "place" or chooser.random() < 0.1:
                village = RULES.view(session.game, seat)["display"]["village"]
                decisions.append({"kind": decision["kind"], "village": village, "actions": actions_of(session)})
            session.act(legal[int(chooser.random() * len(legal))])
    return {"decisions": chosen(decisions), "deliveries": deliveries[:120]}


def chosen(decisions: list[Json]) -> list[Json]:
    """A few of every kind."""
    kinds = sorted({decision["kind"] for decision in decisions})
    return [one for kind in kinds for one in [each for each in decisions if each["kind"] == kind][:25]]


def text() -> str:
    return json.dumps(samples(), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
