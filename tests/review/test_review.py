"""Reviews of whole games: what they add up to, what they refuse, and how they are kept."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from digsite.cli import main
from digsite.kernel.errors import CorruptRecord
from digsite.kernel.play import legal_actions
from digsite.kernel.record import replay
from digsite.kernel.rules import AnyRules
from digsite.review.groups import groups
from digsite.review.keeping import Kept
from digsite.review.moments import Budget, Moments
from digsite.review.result import reviewed
from digsite.review.story import story
from digsite.review.work import looked
from digsite.text.catalog import LANGUAGES
from tests.arnak.golden import GOLDEN as ARNAK
from tests.quetzal.golden import GOLDEN as QUETZAL

Json = dict[str, Any]


def late(rules: AnyRules, text: str, rounds: int = 1) -> str:
    """The last rounds of a recorded game, as a record that begins with the position before them."""
    record, final, befores = replay(rules, text)
    step, game = next((step, game) for step, game in befores if game.round > final.round - rounds)
    record.start = rules.encode(game)
    del record.steps[:step]
    return record.text(rules.catalogue)


GAMES: Final = {
    "arnak": late(ARNAK.rules, ARNAK.record("2-snake-eager-1")),
    "solo": late(ARNAK.rules, ARNAK.record("solo2-bird-eager-1"), 2),
    "quetzal": late(QUETZAL.rules, QUETZAL.record("2-rich-1")),
}
BUDGET: Final = Budget(8)
WHOLE: Final = 1_000_000


@cache
def looked_at(name: str) -> list[Json]:
    text = GAMES[name]
    return list(looked(text, BUDGET, list(range(len(story(text).steps))), jobs=1))


@cache
def review_of(name: str) -> Json:
    return reviewed(story(GAMES[name]), BUDGET, looked_at(name))


def millionths(value: float) -> int:
    assert abs(value * WHOLE - round(value * WHOLE)) < 1e-6
    return round(value * WHOLE)


@pytest.mark.parametrize("name", GAMES)
def test_play_and_luck_add_up_to_the_result_exactly(name: str) -> None:
    told, review = story(GAMES[name]), review_of(name)
    winners = told.rules.winners(told.games[-1])[0]
    assert [seat["seat"] for seat in review["seats"]] == list(range(told.seats))
    for seat in review["seats"]:
        parts = [millionths(seat[part]) for part in ("start", "luck", "own", "others", "noise")]
        assert sum(parts) == millionths(seat["result"])
        assert seat["result"] == (1 / len(winners) if seat["seat"] in winners else 0.0)
        assert seat["own"] <= 0
        losses = [millionths(one["loss"]) for one in review["decisions"] if one["seat"] == seat["seat"]]
        assert millionths(seat["own"]) == -sum(losses)
        assert millionths(seat["luck"]) == sum([millionths(one["luck"][seat["seat"]]) for one in review["chance"]])
    for decision in review["decisions"]:
        chosen = told.steps[decision["step"]].actions[0]
        assert decision["chosen"] == told.rules.catalogue[chosen].notation
        assert decision["loss"] >= 0 and decision["alternatives"]
        assert decision["loss"] == 0 or decision["best"] != decision["chosen"]
        if "why" in decision:
            assert sum(decision["why"]["parts"].values()) == pytest.approx(decision["why"]["difference"], abs=1e-4)


def test_the_rival_decides_nothing_and_has_what_the_player_has_not() -> None:
    player, rival = review_of("solo")["seats"]
    assert (rival["own"], rival["decisions"], rival["accuracy"]) == (0, 0, None)
    assert rival["luck"] == -player["luck"]
    assert rival["start"] + player["start"] == pytest.approx(1)


def test_the_parts_of_an_explanation_add_up_to_the_difference() -> None:
    told = story(GAMES["solo"])
    looking = Moments(told, BUDGET)
    for step in [step for step, one in enumerate(told.steps) if one.seat == 0][:20]:
        legal = legal_actions(told.games[step])
        if len(legal) > 1:
            why = looking.why(step, legal[0], legal[-1])
            assert sum(why["parts"].values()) == pytest.approx(why["difference"], abs=1e-4)
            assert why["parts"] and set(why["parts"]) <= set(groups("arnak"))


def test_any_process_finds_the_same_about_a_step() -> None:
    again = Moments(story(GAMES["solo"]), BUDGET)
    found = {one["step"]: one for one in looked_at("solo")}
    for step in (7, 3, 5):
        assert json.dumps(again.look(step)) == json.dumps(found[step])


def test_the_command_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "solo.record"
    record.write_text(GAMES["solo"], encoding="utf-8")
    kept = Kept(record, GAMES["solo"], BUDGET)
    kept.begin()
    for one in looked_at("solo")[:-2]:
        kept.add(one)
    with kept.part.open("a", encoding="utf-8") as file:
        file.write('{"step": 3')  # the machine was switched off in the middle of a line
    out = tmp_path / "out.json"
    for language in LANGUAGES:
        assert main(["review", str(record), "--iterations", "8", "--json", str(out), "--language", language]) == 0
    assert not kept.part.exists()
    assert kept.finished() == {"of": kept.head, **review_of("solo")}
    exported = json.loads(out.read_text(encoding="utf-8"))
    assert set(exported) == {"version", "game", "budget", "seats", "decisions", "chance"}
    assert set(exported["seats"][0]) == {"seat", "start", "luck", "own", "others", "noise", "result", "accuracy"}
    members = {"step", "seat", "chosen", "best", "loss", "error", "mark", "alternatives"}
    assert set(exported["decisions"][0]) == members
    assert set(exported["chance"][0]) == {"step", "luck", "error"}
    page = (tmp_path / "solo.record.review.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>") and "<svg" in page and "http" not in page
    assert "ui-" not in page + capsys.readouterr().out


@pytest.mark.parametrize(
    "broken",
    [
        "nothing of the kind",
        GAMES["solo"][: GAMES["solo"].rindex("0 end-turn")],
        GAMES["solo"].replace("game arnak", "game chess"),
        GAMES["solo"].replace("0 end-turn", "0 hire", 1),
    ],
    ids=["foreign", "unfinished", "another-game", "illegal"],
)
def test_what_is_no_finished_game_is_refused(broken: str, tmp_path: Path) -> None:
    with pytest.raises(CorruptRecord):
        story(broken)
    record = tmp_path / "broken.record"
    record.write_text(broken, encoding="utf-8")
    assert main(["review", str(record), "--iterations", "8"]) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["broken.record"]
