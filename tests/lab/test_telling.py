"""Words, names, the page of documentation, what leaks, and what is said without an extra."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="./test tests/lab installs PettingZoo")

import digsite.lab
from digsite.lab.setting import Setting
from tests.lab.leaks import leaks
from tests.lab.tables import SAMPLES, TABLES, Table, named
from tools import research_tables

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
QUICKSTARTS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("snippet", QUICKSTARTS, ids=["pettingzoo", "gymnasium", "vector", "openspiel", "words"])
def test_every_quickstart_runs_as_it_is(snippet: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(snippet, {})
    assert capsys.readouterr().out.strip()


def test_the_tables_of_the_page_are_what_the_games_say() -> None:
    assert research_tables.FILE.read_text(encoding="utf-8") == research_tables.page()


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_number_and_action_has_a_name(table: Table) -> None:
    game, options = table
    description = digsite.lab.describe(game, **options)
    env = digsite.lab.aec(game, **options)
    space = env.observation_space("player_0")
    assert (len(description.observation),) == space["observation"].shape
    assert (len(description.actions),) == space["action_mask"].shape
    for names in (description.observation, description.actions, description.ids):
        assert len(set(names)) == len(names)
    assert all(description.words)
    for place, notation in enumerate(description.actions):
        assert description.place(notation) == place == env.setting.masks.place(description.ids[place])


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("table", SAMPLES, ids=named)
def test_a_whole_game_in_words(table: Table, language: str) -> None:
    game, options = table
    env = digsite.lab.aec(game, language=language, **options)
    env.reset(seed=1)
    dice = random.Random(1)
    while not any(env.terminations.values()):
        mask = env.last()[0]["action_mask"]
        lines = digsite.lab.in_words(env).splitlines()
        offered = lines[-int(mask.sum()) :]
        assert sorted([int(line.partition(".")[0]) for line in offered]) == mask.nonzero()[0].tolist()
        line = dice.choice(offered)
        place = int(line.partition(".")[0])
        notation = line[line.rindex("[") + 1 : -1]
        assert {digsite.lab.place_of(env, said) for said in (line, notation, f"{place}", f" {place}. ")} == {place}
        env.step(place)
    assert digsite.lab.in_words(env)


@pytest.mark.parametrize("answer", ["", "fly to the moon", "17 or 18", "I choose 17"])
def test_an_answer_that_names_nothing_is_refused(answer: str) -> None:
    env = digsite.lab.aec("arnak", players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no action is meant by"):
        digsite.lab.place_of(env, answer)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_no_observation_tells_what_its_seat_cannot_know(table: Table) -> None:
    differing, compared, worlds = leaks(table, 1, every=7)
    assert differing == 0
    assert compared > 5
    assert worlds > compared // 2


@pytest.mark.parametrize("table", [table for table in SAMPLES if table[0] == "arnak"], ids=named)
def test_a_planted_leak_is_found(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """An observer that shows what lies on top of a deck."""

    class Leaky:
        def __init__(self, honest: Any) -> None:
            self.honest = honest

        def write(self, game: Any, seat: int, out: Any, start: int = 0) -> None:
            self.honest.write(game, seat, out, start)
            deck = game.players[0].deck
            out[start] = deck[0] % 256 if deck else 0

    made = Setting.__init__

    def init(self: Setting, *chosen: Any, **more: Any) -> None:
        made(self, *chosen, **more)
        vars(self)["observer"] = Leaky(self.observer)

    monkeypatch.setattr(Setting, "__init__", init)
    assert leaks(table, 2, every=3)[0] > 0


@pytest.mark.parametrize(("lacking", "door", "extra"), [
    ("pettingzoo", "import digsite.lab; digsite.lab.aec('arnak')", "lab"),
    ("gymnasium", "import digsite.lab.gym", "lab"),
    ("numpy", "import digsite.lab; digsite.lab.vector('arnak', envs=1)", "lab"),
    ("pyspiel", "import digsite.lab.openspiel", "openspiel"),
])  # fmt: skip
def test_without_an_extra_the_one_command_is_named(lacking: str, door: str, extra: str) -> None:
    hidden = f"import sys; sys.modules[{lacking!r}] = None; "
    ran = subprocess.run(
        [sys.executable, "-c", hidden + door],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert f'is not installed: pip install "digsite[{extra}]"' in ran.stderr.splitlines()[-1]
