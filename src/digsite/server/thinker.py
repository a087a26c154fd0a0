"""A thinking process: a line with a view in, a line with what a bot makes of it out. Started by `thinkers`."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from digsite.bots.levels import make
from digsite.bots.protocol import Budget

Json = dict[str, Any]


def answer(request: Json) -> Json:
    bot = make(request["game"], request["level"], request["seed"])
    view = request["view"]
    if not request["consider"]:
        return {"action": bot.choose(view, view["actions"], Budget())}
    choice = bot.consider(view, view["actions"], Budget())
    ranked = [{"action": one.action, "value": one.value, "share": one.share} for one in choice.ranked]
    return {"action": choice.action, "ranked": ranked}


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # people at other tables come first
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
