"""A game's options as OpenSpiel's parameters: numbers, words and switches by name, files by their path."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from digsite.games import Descriptor
from digsite.kernel.errors import BadOptions
from digsite.kernel.options import Figures, OneOf, Switches, Whole
from digsite.kernel.rules import Json


def parameters(game: Descriptor) -> dict[str, Any]:
    """Every parameter with its default."""
    found: dict[str, Any] = {}
    for option in game.options:
        if isinstance(option, Switches):
            found |= option.defaults
        elif isinstance(option, Figures):
            found[option.name] = ""
        elif isinstance(option, Whole | OneOf):
            found[option.name] = option.default
    return {**found, "players": game.usual_players}


def options_from(game: Descriptor, chosen: dict[str, Any]) -> Json:
    """The game's options from its parameters; BadOptions if they are wrong."""
    options: Json = {}
    for option in game.options:
        if isinstance(option, Switches):
            changed = {name: chosen[name] for name, usual in option.defaults.items() if chosen[name] != usual}
            options |= {option.name: changed} if changed else {}
        elif isinstance(option, Figures):
            options |= {option.name: figures_in(option.name, chosen[option.name])} if chosen[option.name] else {}
        elif option.asked(chosen):
            options[option.name] = chosen[option.name]
    return game.rules.options(options)


def figures_in(name: str, path: str) -> Json:
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8-sig"))
    except (OSError, ValueError) as error:
        raise BadOptions(name, f"the path of a JSON file is expected ({error})") from None
    if not isinstance(found, dict):
        raise BadOptions(name, "a JSON object is expected in the file")
    return found
