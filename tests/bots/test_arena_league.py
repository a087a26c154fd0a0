"""The ladder: games add up, whoever played them, and only one version counts."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from digsite.arena import ladder
from digsite.arena.standings import standings
from digsite.kernel.errors import BadOptions
from digsite.text.catalog import Catalog
from tests.bots.test_arena_run import _elsewhere, digsite

__all__ = ["_elsewhere"]


def game(seats: list[str], won: list[float], version: str = "v", deal: int = 0) -> dict[str, object]:
    return {
        "key": f"{seats}{deal}{version}",
        "version": version,
        "options": {"players": 2},
        "seed": 0,
        "deal": deal,
        "seats": seats,
        "won": won,
        "scores": [50, 40],
        "seconds": [[0.1, 0.5], [0.3, 0.6]],
    }


def test_a_ladder_of_one_version() -> None:
    games = [game(["a", "b"], [1.0, 0.0], "old", deal) for deal in range(9)]
    games += [game(["b", "a"], [1.0, 0.0], "new", deal) for deal in range(6)]
    games += [game(["b", "c"], [0.5, 0.5], "new", deal) for deal in range(4)]
    new = standings("arnak", games, "new")
    assert new["games"] == 10 and list(new["bots"]) == ["b", "c", "a"]
    assert new["bots"]["b"]["games"] == 10 and new["bots"]["b"]["wins"] == 8 and new["bots"]["b"]["mean_score"] == 50
    assert [(pair["bots"], pair["alone"]["wins"]) for pair in new["pairs"]] == [(["b", "c"], 2), (["b", "a"], 6)]
    assert standings("arnak", games, "old")["games"] == 9
    assert standings("arnak", games, "unheard-of")["version"] == "new"


def test_games_of_an_earlier_version_count_where_nothing_has_changed() -> None:
    """`a` and `b` play on as they did, `c` does not; one deal less in common would not be enough."""
    old = [game(["a", "b"], [1.0, 0.0], "old", deal) for deal in range(30)]
    old += [game(["a", "c"], [0.0, 1.0], "old", deal) for deal in range(30)]
    new = [game(["a", "b"], [1.0, 0.0], "new", deal) for deal in range(10)]
    changed = [{**game(["a", "c"], [0.0, 1.0], "new", deal), "scores": [50, 40 + (deal == 9)]} for deal in range(10)]
    assert standings("arnak", [*old, *new], "new")["games"] == 30
    assert standings("arnak", [*old, *new], "new")["earlier"] == 20
    assert standings("arnak", [*old, *new[:9]], "new")["games"] == 9
    assert standings("arnak", [*old, *changed], "new")["games"] == 10
    elsewhere = [{**line, "options": {"players": 2, "board": "snake"}} for line in new]
    assert standings("arnak", [*old, *elsewhere], "new")["earlier"] == 0


def test_who_met_none_of_the_others_has_no_rating() -> None:
    games = [game(["a", "b"], [1.0, 0.0], deal=deal) for deal in range(4)]
    found = standings("arnak", [*games, game(["x", "y"], [1.0, 0.0])], "v")
    assert [name for name, bot in found["bots"].items() if bot["rating"] is None] == ["x", "y"]
    assert ["x", "y"] in [pair["bots"] for pair in found["pairs"]]
    english = Catalog("en")
    assert re.search(r"^ *– +x +– +– ", ladder.text(found, english), re.MULTILINE)
    assert ">a<" in ladder.drawn(found, english) and ">x<" not in ladder.drawn(found, english)


def test_more_than_two_seats_count_where_one_bot_has_only_one() -> None:
    """One of `a` among `b`s won three of four; three of `a` won all of theirs, which says little."""
    alone = [game(["b", "a", "b"], [0.0, won, 1.0 - won], deal=deal) for deal, won in enumerate([1.0, 1.0, 1.0, 0.0])]
    crowd = [game(["a", "b", "a"], [1.0, 0.0, 0.0], deal=deal) for deal in range(4)]
    for line in [*alone, *crowd]:
        line.update(options={"players": 3}, scores=[50, 40, 30], seconds=[[0.1, 0.5]] * 3)
    (pair,) = standings("quetzal", [*alone, *crowd], "v")["pairs"]
    assert pair["bots"] == ["a", "b"] and pair["games"] == 8 and pair["table"] == {"players": 3}
    assert (pair["alone"]["wins"], pair["alone"]["games"]) == (3, 4) and pair["alone"]["fair_share"] == 0.3333
    assert pair["mean_scores"] == [40, 40] and pair["mean_winning_score"] == pytest.approx(45.7143)


def test_the_rival_is_met_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("league", "arnak", "--bots", "random", "novice@1", "--players", "1", "--board", "both")
    assert digsite(*words, "--difficulty", "0,5", "--games", "1") == 0
    said = capsys.readouterr().out
    kept = json.loads((tmp_path / "docs" / "league" / "arnak.json").read_text())["games"]
    assert [(line["seats"], line["options"]["board"], line["options"]["difficulty"]) for line in kept] == [
        ([bot, "rival"], board, level)
        for board in ("bird", "snake")
        for level in (0, 5)
        for bot in ("random", "novice@1")
    ]
    page = (tmp_path / "docs" / "league.md").read_text()
    for shown in (said, page):
        assert "Against the rival" in shown and shown.count("Snake Temple") == 4
    found = standings("arnak", kept, kept[0]["version"])
    assert found["bots"] == {} and found["pairs"] == [] and len(found["solo"]) == 8


def test_a_league_plays_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("league", "quetzal", "--bots", "random", "novice@1", "scout@1", "--games", "2")
    assert digsite(*words, "--neighbors") == 0
    path = tmp_path / "docs" / "league" / "quetzal.json"
    first = json.loads(path.read_text())
    assert len(first["games"]) == 4
    capsys.readouterr()
    assert digsite(*words) == 0
    said = capsys.readouterr().out
    second = json.loads(path.read_text())
    assert len(second["games"]) == 6 and second["games"][:4] == first["games"]
    assert "Quetzal, the ladder. Games: 6" in said and said.count(" – ") == 3 and said.count("2 players") == 3
    page = (tmp_path / "docs" / "league.md").read_text()
    assert "league/quetzal.svg" in page and "| 1 |" in page
    assert (tmp_path / "docs" / "league" / "quetzal.svg").read_text().startswith("<svg")
    assert digsite("league") == 0
    assert "no games yet" in capsys.readouterr().out
    assert json.loads(path.read_text()) == second


def test_games_of_the_arena_can_be_added(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    digsite("arena", "arnak", "novice", "random", "--games", "2", "--iterations", "1", "--out", "out")
    for _ in range(2):
        assert digsite("league", "arnak", "--add", "out") == 0
    found = json.loads((tmp_path / "docs" / "league" / "arnak.json").read_text())["games"]
    assert [line["seats"] for line in found] == [["novice@1", "random"], ["random", "novice@1"]]
    with pytest.raises(BadOptions):
        digsite("league", "arnak", "--add", "nowhere")


def test_a_program_stands_on_the_ladder_as_it_is_now(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = tmp_path / "bot.py"
    answer = (
        "import json\nfor line in open(0): print(json.dumps({'id': json.loads(line)['actions'][0]['id']}), flush=True)"
    )
    bot.write_text(answer)
    name = f"cmd:{sys.executable} -S {bot}"
    assert digsite("league", "quetzal", "--bots", "random", "novice@1", "--games", "2") == 0
    for games in (4, 2):
        capsys.readouterr()
        assert digsite("league", "quetzal", "--bots", "random", name, "--games", str(games)) == 0
        said = capsys.readouterr().out
        assert f"Games: {games + 2}" in said and name in said
        bot.write_text(f"{answer}  # better now")


@pytest.mark.parametrize(
    "words", [("--games", "-3"), ("--bots", "scot", "novice"), ("--bots", "scout", "--games", "2")]
)
def test_what_makes_no_league_is_refused(tmp_path: Path, words: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions):
        digsite("league", "arnak", *words)
    assert not (tmp_path / "docs").exists()


def test_an_option_that_only_one_game_has_plays_nothing(tmp_path: Path) -> None:
    with pytest.raises(BadOptions):
        digsite("league", "--board", "snake", "--bots", "random", "novice@1", "--games", "2")
    assert not (tmp_path / "docs").exists()


@pytest.mark.parametrize("game", ["arnak", "quetzal"])
@pytest.mark.parametrize("text", ['{"games": [', '{"games": [{"key": "x"}]}', '{"games": [1]}', "[]"])
def test_a_file_that_is_none_is_left_alone(tmp_path: Path, text: str, game: str) -> None:
    path = tmp_path / "docs" / "league" / f"{game}.json"
    path.parent.mkdir(parents=True)
    path.write_text(text)
    with pytest.raises(BadOptions):
        digsite("league", "arnak", "--games", "2", "--bots", "random", "novice@1")
    assert path.read_text() == text
    assert list(path.parent.iterdir()) == [path]
