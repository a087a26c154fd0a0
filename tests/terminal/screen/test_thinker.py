"""The process that bots think in: it answers, and none is left behind or started after the end."""

from __future__ import annotations

import os
import time

import pytest

from digsite.terminal.screen.thinker import BotFailed, Thinker
from tests.terminal.screen.driving import new_table


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


def test_a_thread_that_comes_too_late_starts_none() -> None:
    thinker = Thinker()
    think = thinker.thinking(new_table("quetzal", "random", "random"))
    thinker.stop()
    with pytest.raises(BotFailed):
        think()
    assert thinker.process is None
