#!/usr/bin/env python3
"""A bot for Digsite in plain Python: one JSON line in, one JSON line out. Change `value` and you have your own.

digsite arena arnak "cmd:python3 examples/mybot.py" random --games 20
digsite play arnak --seat person --seat "cmd:python3 examples/mybot.py"
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

# What this bot likes to do, by the verb of an action; what is not named is worth 0.
LIKED = {
    "overcome": 9,
    "research": 8,
    "discover": 7,
    "dig": 6,
    "buy": 5,
    "deliver": 5,
    "sell": 4,
    "bid": 4,
    "take": 3,
    "pay": 3,
    "play": 2,
    "place": 2,
    "use": 2,
    "visit": 1,
    "skip": -1,
    "done": -1,
    "pass": -2,
}


def value(action: dict[str, Any], view: dict[str, Any]) -> float:
    """How much this bot likes an action. The view is all that its seat can see of the table."""
    return LIKED.get(action["verb"], 0) + random.random()


def main() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        best = max(request["actions"], key=lambda action: value(action, request["view"]))
        print(json.dumps({"action": best["notation"], "tag": request["tag"]}), flush=True)


if __name__ == "__main__":
    main()
