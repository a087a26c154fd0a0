"""Ring (d): whole games as they were once played. A difference is either a bug or a change of the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from digsite.kernel.codec import state_hash
from digsite.kernel.record import replay
from digsite.quetzal import RULES
from tests.quetzal.walkers import CONFIGURATIONS

FOLDER = Path(__file__).parent / "records"
GOLDEN: dict[str, Any] = tomllib.loads((FOLDER / "hashes.toml").read_text(encoding="utf-8"))
DIGITS = 4
PARTS = ("play", "marker", "coins", "upgrades", "total")
WHOSE = ("0 ", "1 ", "2 ", "3 ", "4 ", "* ")


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
    for configuration in CONFIGURATIONS:
        of_it = [name for name in GOLDEN if name.rsplit("-", 2)[0] == configuration]
        assert len(of_it) >= 3


def test_the_golden_games_use_every_verb() -> None:
    lines = [line for name in GOLDEN for line in record(name).splitlines() if line[:2] in WHOSE]
    assert {action.verb for action in RULES.catalogue.actions} == {line.split()[1] for line in lines}


def test_a_changed_outcome_is_noticed() -> None:
    """The hash chain is no decoration: another order of the deck gives other hashes from the start."""
    name = "3-uniform-1"
    lines = record(name).splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("* artifacts "))
    words = lines[at].split()
    lines[at] = " ".join([*words[:2], *reversed(words[2:])])
    _, _, befores = replay(RULES, "\n".join([*lines[: at + 8], ""]), upto=8)
    assert state_hash(RULES.encode(befores[0][1]))[:DIGITS] != GOLDEN[name]["hashes"][:DIGITS]
