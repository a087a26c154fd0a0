"""A language model in a seat: `./play quetzal --seat person --seat "cmd:python examples/language_model.py ANSWERS"`.

The model is a stub: it answers with the lines of a file, over and over. Replace `ask` by a call of yours. What it is
shown is plain text: what the seat sees, and the actions by number. An answer that names no action is asked for once
more; then the first action is taken. Needs: pip install "digsite[lab]"
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

from digsite.bots.dice import QuickDice
from digsite.lab.setting import Setting, masks_of
from digsite.lab.words import view_lines

Ask = Callable[[str], str]


def stub(path: str) -> Ask:
    """A model that answers with the lines of a file."""
    answers = cycle(Path(path).read_text(encoding="utf-8").splitlines())
    return lambda prompt: next(answers)


def prompt_for(request: dict[str, Any]) -> str:
    """The position and the choices in words."""
    view = {**request["view"], "actions": request["actions"]}
    setting = Setting(view["game"], {"players": len(view["players"])})
    position = setting.rules.determinize(view, QuickDice(0))  # one of those that look like this
    told = view_lines(setting, view, position)
    return "\n".join(["You play a board game.", *told, "Answer with the number of one action."])


def decide(ask: Ask, request: dict[str, Any]) -> str:
    """The notation of the action to take."""
    masks = masks_of(request["view"]["game"])
    numbers = {str(masks.place(action["id"])): str(action["notation"]) for action in request["actions"]}
    prompt = prompt_for(request)
    for _ in range(2):
        said = ask(prompt).strip().partition(".")[0]
        if said in numbers:
            return numbers[said]
    return next(iter(numbers.values()))


def main() -> None:
    ask = stub(sys.argv[1])
    for line in sys.stdin:
        request = json.loads(line)
        if request.get("cmd") == "choose":
            print(json.dumps({"tag": request.get("tag"), "action": decide(ask, request)}), flush=True)


if __name__ == "__main__":
    main()
