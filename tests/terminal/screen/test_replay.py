"""A record stepped through on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.games import GAMES
from digsite.terminal.replay import Replay
from digsite.terminal.screen.app import DigsiteApp
from digsite.terminal.wishes import Wishes
from tests.terminal.screen.driving import LARGE, drawn, painted, plain

RECORDS = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("game", "name"),
    [("arnak", "arnak/records/2-bird-eager-1.record"), ("arnak", "arnak/records/solo2-snake-rich-1.record")],
)
async def test_forward_back_to_the_ends_and_to_a_round(game: str, name: str) -> None:
    replay = Replay(GAMES[game].rules, (RECORDS / name).read_text(encoding="utf-8"), "en")
    app = DigsiteApp(Wishes(language="en"), replay=replay)
    async with app.run_test(size=LARGE) as pilot:
        assert replay.at == 0
        await pilot.press("right", "right", "right", "left")
        assert replay.at == 2
        assert plain(replay.step_line()) in drawn(app, "prompt")
        await pilot.press("3")
        assert replay.at == replay.round_start(3)
        assert plain(replay.catalog.say("ui-round", round=3, rounds=5)) in drawn(app, "head")
        await pilot.press("end")
        assert replay.over
        assert plain(replay.sheet().ahead) in drawn(app, "prompt")
        await pilot.press("right")
        assert replay.at == replay.steps
        await pilot.press("home")
        assert replay.at == 0


async def test_another_seat_sees_its_own_hand() -> None:
    record = (RECORDS / "arnak/records/2-bird-eager-1.record").read_text(encoding="utf-8")
    replay = Replay(GAMES["arnak"].rules, record, "de")
    start = replay.round_start(2)
    assert start is not None
    app = DigsiteApp(Wishes(language="de"), replay=replay)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("2")
        cards = [plain(replay.things.name(card)) for card in replay.view(0)["players"][0]["hand"]]
        assert replay.view(None)["players"][0]["hand"] != replay.view(0)["players"][0]["hand"]
        await pilot.press("v")
        assert all([card in painted(app) for card in cards])


async def test_the_last_lines_of_the_log_are_those_of_the_step() -> None:
    record = (RECORDS / "arnak/records/2-bird-eager-1.record").read_text(encoding="utf-8")
    replay = Replay(GAMES["arnak"].rules, record, "en")
    app = DigsiteApp(Wishes(language="en"), replay=replay)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("3", *["right"] * 4)
        for said in replay.told(None)[-3:]:
            assert plain(said) in drawn(app, "log")
