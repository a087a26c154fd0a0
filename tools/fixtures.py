"""Moments of real games for drawing and testing the page without a server: `python -m tools.fixtures`."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from digsite.dice import SeededDice
from digsite.games import GAMES
from digsite.kernel.play import legal_actions, to_decide
from digsite.kernel.session import Session
from digsite.text.catalog import LANGUAGES, Catalog
from digsite.text.telling import Telling

Json = dict[str, Any]
FOLDER: Final = Path(__file__).parents[1] / "web" / "fixtures"
NAMES: Final = ("Ada", "Basil", "Cleo", "Dorian", "Esther")
RELUCTANT: Final = ("pass", "skip", "done", "end-turn")
SAMPLES: Final = 400

Moment = Callable[[Json, int], bool]


def at_round(number: int) -> Moment:
    return lambda view, _: view["round"] >= number and view["decision"]["kind"] in ("turn", "place")


def asked(kind: str, least: int = 1) -> Moment:
    return lambda view, _: view["round"] > 1 and view["decision"]["kind"] == kind and len(view["actions"]) >= least


def over(view: Json, _: int) -> bool:
    return bool(view["over"])


# Name, game, options, seed, the viewing seat (None: the one to decide, -1: a spectator), the moment.
MOMENTS: Final[list[tuple[str, str, Json, int, int | None, Moment]]] = [
    ("arnak-start-2p", "arnak", {"players": 2, "board": "bird"}, 1, None, at_round(1)),
    ("arnak-middle-2p", "arnak", {"players": 2, "board": "bird"}, 2, None, at_round(3)),
    ("arnak-late-2p", "arnak", {"players": 2, "board": "snake"}, 3, None, at_round(5)),
    ("arnak-middle-3p", "arnak", {"players": 3, "board": "snake"}, 4, None, at_round(3)),
    ("arnak-late-4p", "arnak", {"players": 4, "board": "bird"}, 5, None, at_round(5)),
    ("arnak-solo", "arnak", {"players": 1, "board": "bird", "difficulty": 3}, 6, None, at_round(3)),
    ("arnak-solo-late", "arnak", {"players": 1, "board": "snake", "difficulty": 5}, 7, None, at_round(5)),
    ("arnak-pay", "arnak", {"players": 2, "board": "bird"}, 8, None, asked("pay-travel", 3)),
    ("arnak-choose", "arnak", {"players": 3, "board": "bird"}, 9, None, asked("choose", 2)),
    ("arnak-trade", "arnak", {"players": 2, "board": "snake"}, 10, None, asked("trade", 2)),
    ("arnak-exile", "arnak", {"players": 2, "board": "bird"}, 11, None, asked("exile", 3)),
    ("arnak-pick", "arnak", {"players": 4, "board": "snake"}, 12, None, asked("pick", 4)),
    ("arnak-after", "arnak", {"players": 2, "board": "bird"}, 13, None, asked("after", 2)),
    ("arnak-waiting", "arnak", {"players": 2, "board": "bird"}, 14, 1, at_round(3)),
    ("arnak-watching", "arnak", {"players": 3, "board": "bird"}, 15, -1, at_round(4)),
    ("arnak-over", "arnak", {"players": 3, "board": "bird"}, 16, 0, over),
    ("quetzal-start-3p", "quetzal", {"players": 3}, 1, None, at_round(1)),
    ("quetzal-middle-2p", "quetzal", {"players": 2}, 2, None, at_round(3)),
    ("quetzal-middle-4p", "quetzal", {"players": 4}, 3, None, at_round(3)),
    ("quetzal-late-5p", "quetzal", {"players": 5}, 4, None, at_round(5)),
    ("quetzal-roll", "quetzal", {"players": 3}, 5, None, asked("roll", 2)),
    ("quetzal-pick", "quetzal", {"players": 3}, 6, None, asked("pick", 2)),
    ("quetzal-deliver", "quetzal", {"players": 3}, 7, None, asked("deliver", 2)),
    ("quetzal-trade", "quetzal", {"players": 3}, 8, None, asked("trade", 2)),
    ("quetzal-watching", "quetzal", {"players": 2}, 9, -1, at_round(3)),
    ("quetzal-over", "quetzal", {"players": 3}, 10, 0, over),
]


def move(session: Session, dice: random.Random) -> int:
    """A random action, preferring one that does something."""
    legal = legal_actions(session.game)
    doing = [one for one in legal if session.rules.catalogue[one].verb not in RELUCTANT]
    return dice.choice(doing or legal)


def moment(name: str, game: str, options: Json, seed: int, seat: int | None, when: Moment) -> Json:
    """Play until the moment comes, in another game if it does not come in this one."""
    rules = GAMES[game].rules
    for deal in range(seed, seed + 2000, 100):
        session = Session.new(rules, options, SeededDice(deal))
        dice = random.Random(deal)
        steps: list[Json] = []
        while True:
            deciding = to_decide(session.game)
            looking = deciding if deciding is not None else 0
            looker = looking if seat is None else seat
            if when(rules.view(session.game, looking), looking) and (seat is None or looker != deciding):
                return fixture(name, session, None if looker < 0 else looker, steps[-40:])
            if deciding is None:
                break
            action = move(session, dice)
            events = session.act(action)
            shown = None if looker < 0 else looker
            seen = [event.seen_by(shown) for event in events]
            written = rules.catalogue[action].notation
            steps.append({"seq": len(steps) + 1, "seat": deciding, "action": written, "events": seen, "at": None})
    raise SystemExit(f"no game has the moment {name}")


def fixture(name: str, session: Session, seat: int | None, steps: list[Json]) -> Json:
    rules, game = session.rules, session.game
    deciding = to_decide(game)
    players = rules.players(game)
    seats = []
    for one in range(rules.seats(game)):
        kind = "person" if one < players else "rival"
        called = NAMES[one] if one < players else None
        ready = {"level": None, "name": called, "ready": True, "connected": True, "you": one == seat}
        seats.append({"seat": one, "kind": kind, **ready})
    table = {
        "id": name, "game": rules.name, "options": rules.options_of(game), "seq": len(steps), "seats": seats,
        "status": "over" if deciding is None else "playing", "to_decide": deciding, "proposals": [], "undo": False,
        "created": "2026-11-16T00:00:00Z", "hints": True, "rematch": None, "hotseat": False, "seed": None,
    }  # fmt: skip
    winners, tie_break = rules.winners(game)
    scores = [{"seat": one, **parts} for one, parts in enumerate(rules.scores(game))]
    score = {"final": deciding is None, "scores": scores, "winners": winners, "tie_break": tie_break}
    view = rules.view(game, seat)
    return {
        "name": name,
        "game": rules.name,
        "seat": seat,
        "table": table,
        "view": view,
        "steps": steps,
        "score": score,
    }


def sentences() -> Json:
    """What telling.py says about many events, actions, decisions and refusals: the page must say the same."""
    told: Json = {}
    for game, rules in [(game.name, game.rules) for game in GAMES.values()]:
        dice = random.Random(7)
        asked: list[Json] = []
        for seed in range(6):
            session = Session.new(rules, {"players": 2 + seed % 3}, SeededDice(seed))
            while (seat := to_decide(session.game)) is not None:
                view = rules.view(session.game, seat)
                action = move(session, dice)
                plain = rules.catalogue[action].plain()
                asked.append({"action": plain, "effect": view["decision"]["effect"]})
                offered = sorted({" ".join(one["notation"].split()[:2]) for one in view["actions"]})
                asked.append({"decision": view["decision"], "offered": offered})
                refused = rules.why(session.game, seat, dice.randrange(len(rules.catalogue)))
                if refused is not None:
                    told_as = {"code": refused.code, "missing": refused.missing, "rule": refused.rule}
                    asked.append({"refusal": told_as | {"page": refused.page}})
                asked += [{"event": event.seen_by(dice.choice([0, 1, None]))} for event in session.act(action)]
        told[game] = [one | {"said": said(one, game)} for one in dice.sample(asked, SAMPLES)]
    return told


def said(asked: Json, game: str) -> dict[str, str]:
    return {language: sentence(Telling(Catalog(language, game), {0: "Ada"}), asked) for language in LANGUAGES}


def sentence(tell: Telling, asked: Json) -> str:
    if "event" in asked:
        return tell.event(asked["event"])
    if "action" in asked:
        return tell.action(asked["action"]["verb"], asked["action"]["targets"], asked["effect"])
    if "decision" in asked:
        return tell.prompt(asked["decision"]["kind"], asked["decision"]["effect"], asked["offered"])
    refused = asked["refusal"]
    return tell.refusal(refused["code"], refused["missing"], refused["rule"], refused["page"])


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for made in MOMENTS:
        (FOLDER / f"{made[0]}.json").write_text(json.dumps(moment(*made)) + "\n", encoding="utf-8")
    (FOLDER / "sentences.json").write_text(json.dumps(sentences()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
