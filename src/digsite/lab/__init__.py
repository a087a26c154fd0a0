"""The laboratory: the games behind the interfaces of research frameworks. Each needs its own extra."""

from __future__ import annotations

from typing import Any

from digsite.lab.description import Description, description_of
from digsite.lab.registered import register_with_gymnasium
from digsite.lab.setting import Setting
from digsite.lab.words import meant, position_lines

register_with_gymnasium()


def aec(
    game: str,
    *,
    render_mode: str | None = None,
    reward: str = "win",
    illegal: str = "raise",
    forced: bool = False,
    language: str = "en",
    **options: Any,
) -> Any:
    """A PettingZoo environment; `options` are the game's: `players`, `board`, `difficulty`, `edition`, ..."""
    from digsite.lab.zoo import DigsiteAEC

    return DigsiteAEC(Setting(game, options, reward, illegal, language), render_mode, forced)


def vector(
    game: str,
    *,
    envs: int,
    reward: str = "win",
    processes: int = 1,
    forced: bool = False,
    copy: bool = True,
    context: str | None = None,
    **options: Any,
) -> Any:
    """Many games as one Gymnasium vector environment, in several processes if wished."""
    from digsite.lab.many import made

    return made(game, envs, reward=reward, processes=processes, forced=forced, copy=copy, context=context, **options)


def describe(game: str, *, language: str = "en", **options: Any) -> Description:
    """The name of every number of an observation and of every action of a mask."""
    return description_of(Setting(game, options, language=language))


def in_words(env: Any) -> str:
    """What the seat to decide sees, what it is asked, and its actions by number: for language models and people."""
    return "\n".join(position_lines(env.unwrapped.match))


def place_of(env: Any, answer: str) -> int:
    """The action that an answer names by its number, its notation or its whole line; ValueError if none is meant."""
    return meant(env.unwrapped.match, answer)
