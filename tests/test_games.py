"""The descriptors of the games: what their schemas say is what the rules accept."""

from __future__ import annotations

import pytest

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
