"""Ring (d): whole games as they were once played. A difference is either a bug or a change of the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.kernel.codec import state_hash
from digsite.kernel.record import replay
from tests.arnak.walkers import CONFIGURATIONS

FOLDER = Path(__file__).parent / "records"
GOLDEN: dict[str, Any] = tomllib.loads((FOLDER / "hashes.toml").read_text(encoding="utf-8"))
DIGITS = 4
PARTS = ("research", "temple", "idols", "guardians", "cards", "fear", "total")


def record(name: str) -> str:
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    golden = GOLDEN[name]
    _, end, befores = replay(RULES, record(name))
    for step, game in enumerate([*[game for _, game in befores], end]):
        expected = golden["hashes"][DIGITS * step : DIGITS * (step + 1)]
        assert state_hash(RULES.encode(game))[:DIGITS] == expected, f"after {step} actions"
    assert len(golden["hashes"]) == DIGITS * (len(befores) + 1)
    assert end.over
    assert [[score[part] for part in PARTS] for score in RULES.scores(end)] == golden["scores"]
    winners, tie_break = RULES.winners(end)
    assert (winners, tie_break or "none") == (golden["winners"], golden["tie_break"])


def test_there_is_a_record_for_every_entry_and_at_least_three_for_every_configuration() -> None:
    assert {path.stem for path in FOLDER.glob("*.record")} == set(GOLDEN)
    assert len(GOLDEN) >= 60
    for configuration in CONFIGURATIONS:
        assert len([name for name in GOLDEN if name.startswith(f"{configuration}-")]) >= 3


def test_the_golden_games_use_every_verb() -> None:
    used = {
        line.split()[1]
        for name in GOLDEN
        for line in record(name).splitlines()
        if line[:2] in ("0 ", "1 ", "2 ", "3 ", "* ")
    }
    assert {action.verb for action in RULES.catalogue.actions} == used


def test_a_changed_outcome_is_noticed() -> None:
    """The hash chain is no decoration: another order of the item deck gives other hashes from the start."""
    name = "2-bird-uniform-1"
    lines = record(name).splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("* items "))
    words = lines[at].split()
    lines[at] = " ".join([*words[:-2], words[-1], words[-2]])
    _, _, befores = replay(RULES, "\n".join([*lines[: at + 20], ""]), upto=20)
    assert state_hash(RULES.encode(befores[0][1]))[:DIGITS] != GOLDEN[name]["hashes"][:DIGITS]
