"""The descriptors of the games: what their schemas say is what the rules accept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import digsite.bots.games
import digsite.cardboard.games
import digsite.review.games
import digsite.simulation.games
import digsite.terminal.games
import digsite.words.games
from digsite.games import GAMES, Descriptor
from digsite.kernel.errors import BadOptions
from digsite.kernel.options import OneOf, Option, Switches, Whole

WRONG: tuple[object, ...] = (-1, 99, True, "none", None, [])
EACH = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def start(game: Descriptor, option: Option) -> dict[str, object]:
    """Options with which another one exists."""
    only = {} if option.only is None else {option.only[0]: option.only[1]}
    return {"players": game.usual_players, **only}


@EACH
def test_a_game_is_listed_under_its_own_name(game: Descriptor) -> None:
    assert GAMES[game.name] is game and game.rules.name == game.name


@EACH
def test_the_rules_accept_every_value_of_the_schema_and_no_other(game: Descriptor) -> None:
    for option in game.options:
        if isinstance(option, Whole | OneOf):
            for value in option.values:
                given = {**start(game, option), option.name: value}
                assert game.rules.options(given)[option.name] == value
                game.rules.new(given)
            for wrong in WRONG:
                with pytest.raises(BadOptions) as refused:
                    game.rules.options({**start(game, option), option.name: wrong})
                assert refused.value.option == option.name
        if isinstance(option, Switches):
            for name, other in option.others.items():
                given = {**start(game, option), option.name: {name: other}}
                if name in option.defaults:
                    game.rules.new(given)
                else:
                    with pytest.raises(BadOptions):
                        game.rules.new(given)


@EACH
def test_defaults_are_filled_in_and_strangers_are_refused(game: Descriptor) -> None:
    full = game.rules.options({"players": game.usual_players})
    for option in game.asked(full):
        if isinstance(option, Whole | OneOf):
            assert full[option.name] == option.default
    for unknown in ("colour", "Players"):
        with pytest.raises(BadOptions, match="there is no such option"):
            game.rules.options({"players": game.usual_players, unknown: 1})


@EACH
def test_an_option_that_depends_on_another_is_refused_without_it(game: Descriptor) -> None:
    for option in game.options:
        if option.only is not None and isinstance(option, Whole | OneOf):
            with pytest.raises(BadOptions, match=f"only a game with {option.only[0]}"):
                game.rules.options({"players": game.usual_players, option.name: option.values[0]})


ROOT = Path(__file__).parent.parent
LAYERS = (
    *(digsite.bots.games, digsite.cardboard.games, digsite.review.games),
    *(digsite.terminal.games, digsite.words.games),
)
# What only a `games.py` may do, or a game's own folder: ask which game it is, list the games, import one by its name.
ASKING = re.compile(
    r"""\bgame\s*[!=]==?\s*["']\w+["'] | ["'](?:arnak|quetzal)["']\s*[!=]= | [!=]=\s*["'](?:arnak|quetzal)["']
    | [(\[{]\s*["']arnak["'],\s*["']quetzal["']\s*,?\s*[)\]}] | import_module\(f["'][^)]*\{(?:self\.)?(?:game|name)\b""",
    re.VERBOSE,
)
OWN_FOLDERS = {"arnak", "quetzal", "balance"}  # docs/balance.md is an article about these two games


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.__name__)
def test_every_layer_has_its_part_of_every_game(layer: object) -> None:
    assert list(vars(layer)["GAMES"]) == list(GAMES)


def test_naming_of_simulation_is_for_games_there_are() -> None:
    assert set(digsite.simulation.games.NAMED) <= set(GAMES)


def sources() -> list[Path]:
    places = ("src/digsite", "tools", "benchmarks")
    found = [path for place in places for path in sorted((ROOT / place).rglob("*.py"))]
    return [path for path in found if not OWN_FOLDERS & set(path.relative_to(ROOT).parts[:-1])]


def test_nobody_asks_which_game_it_is_outside_games() -> None:
    asking = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        if path.stem not in ("games", "messages")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if ASKING.search(line)
    ]
    assert asking == []


@pytest.mark.parametrize(
    "line",
    [
        'if game == "arnak":',
        "{#if game === 'quetzal'}",
        'GAMES = ("arnak", "quetzal")',
        'import_module(f"digsite.{game}")',
    ],
)
def test_asking_is_noticed(line: str) -> None:
    assert ASKING.search(line)
