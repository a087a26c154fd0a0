"""The process that bots think in: it answers, and none is left behind or started after the end."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from digsite.terminal.screen.thinker import BotFailed, Thinker
from tests.terminal.screen.driving import app_of, drawn, new_table


def test_it_answers_with_an_action_and_ends_when_it_is_stopped() -> None:
    table = new_table("quetzal", "random", "random")
    thinker = Thinker()
    think = thinker.thinking(table)
    action = think()
    process = thinker.process
    assert process is not None
    assert action in [choice.id for choice in table.choices()]
    thinker.stop()
    assert process.poll() is not None


def test_the_processes_that_share_its_thinking_end_with_it() -> None:
    table = new_table("quetzal", "scout@4/2", "random")
    thinker = Thinker()
    assert thinker.thinking(table)() in [choice.id for choice in table.choices()]
    assert thinker.process is not None
    group = thinker.process.pid
    thinker.stop()
    until = time.monotonic() + 20
    while is_there(group) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_there(group)


def is_there(group: int) -> bool:
    """Whether any process of a group still runs."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


async def test_what_a_program_did_wrong_is_told(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("for line in open(0): print('boo', flush=True)", encoding="utf-8")
    table = new_table("arnak", "person:Ann", f"cmd:{sys.executable} -S {bot}")
    app = app_of(table)
    async with app.run_test(size=(120, 40)) as pilot:
        for notation in ("pass", "end-turn"):
            app.screen.act(table.rules.catalogue.find(notation))  # type: ignore[attr-defined]
        for _ in range(200):
            if "not-json" in drawn(app, "choices"):
                break
            await pilot.pause(0.05)
        assert "Program bot.py gave no playable answer (not-json: boo)" in drawn(app, "choices")


def test_a_thread_that_comes_too_late_starts_none() -> None:
    thinker = Thinker()
    think = thinker.thinking(new_table("quetzal", "random", "random"))
    thinker.stop()
    with pytest.raises(BotFailed):
        think()
    assert thinker.process is None
