"""A whole game of each kind through the plain mode only: by numbers, in a pipe, in three languages."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from digsite.games import GAMES
from digsite.kernel.record import replay
from tests.terminal.driving import choices, kept, played_by, started, table

SHEET = re.compile(r"^(.+): (-?\d+) points? \((.*)\)$", re.MULTILINE)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("arnak", ["--players", "2", "--seat", "person:Ann", "--seat", "random"]),
        ("arnak", ["--players", "1", "--difficulty", "3", "--board", "snake", "--seat", "person:Ann"]),
        ("quetzal", ["--players", "2", "--seat", "person:Ann", "--seat", "random"]),
        ("quetzal", ["--players", "3", "--seat", "person:Ann", "--seat", "random", "--seat", "random"]),
    ],
    ids=["arnak-2", "arnak-solo", "quetzal-2", "quetzal-3"],
)
def test_a_whole_game_is_played_by_numbers_in_a_pipe(tmp_path: Path, game: str, options: list[str]) -> None:
    dice = random.Random(1)
    typed = "".join([f"{dice.randint(1, 12)}\n" for _ in range(6000)])
    run = started(tmp_path, "play", game, "--seed", "7", *options, typed=typed)
    assert (run.returncode, run.stderr) == (0, "")
    assert "You left before the end" not in run.stdout
    end = run.stdout[run.stdout.rindex("Score sheet") :]
    sheet = SHEET.findall(end)
    assert len(sheet) == (3 if "3" in options[1] and game == "quetzal" else 2)
    for _, total, parts in sheet:
        assert int(total) == sum([int(part.rpartition(" ")[2]) for part in parts.split(", ")])
    best = max([int(total) for _, total, _ in sheet])
    winners = re.search(r"Victory: (.*)", end)
    assert winners is not None
    assert all([int(total) == best for name, total, _ in sheet if name in winners.group(1).split(" and ")])
    (file,) = kept(tmp_path)
    record, reached, _ = replay(GAMES[game].rules, file.read_text(encoding="utf-8"))
    assert not reached.stack
    assert record.seats[0] == "person:Ann"
    assert f"digsite replay {file}" in end


@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_two_people_play_by_the_words_of_the_choices(game: str) -> None:
    dice = random.Random(2)

    def answer(printed: str) -> str:
        if "Press Enter" in printed.rstrip().rpartition("\n")[2]:
            return ""
        offered = choices(printed)
        if not offered:
            return ""  # what was said meant several things: have the choices again
        at = dice.randrange(len(offered))
        label = offered[at]
        return str(at + 1) if "way" in label or dice.random() < 0.7 else label.partition(" (")[0]

    printed = played_by(table(game, "person:Ann", "person:Ben"), answer)
    assert "Score sheet" in printed
    assert "Victory" in printed


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_a_whole_game_in_the_other_languages(game: str, language: str) -> None:
    dice = random.Random(3)
    at = table(game, "person", "random", language=language)
    printed = played_by(at, lambda printed: str(dice.randint(1, 9)))
    assert at.catalog.say("ui-score-sheet") in printed
    english = table(game).catalog
    for key in ("ui-your-choice", "ui-score-sheet"):
        assert f"\n{english.say(key)}\n" not in printed


def test_bots_alone_are_watched_to_the_end() -> None:
    at = table("quetzal", "random", "random")
    printed = played_by(at, pytest.fail)
    assert "Victory" in printed
    assert "draws a card" in printed
    assert not re.search(r"draws (Pottery|Weapon|Tablet|Statuette|Mummy)", printed)
