"""A bot process: reads a view per line and answers with the bot's choice. Started by `bot_pool`."""

from __future__ import annotations

from typing import Any

from digsite.bots.levels import make
from digsite.bots.protocol import Budget
from digsite.server.answering import answer_lines

Json = dict[str, Any]


def answer(request: Json) -> Json:
    bot = make(request["game"], request["level"], request["seed"])
    view = request["view"]
    if not request["consider"]:
        return {"action": bot.choose(view, view["actions"], Budget())}
    choice = bot.consider(view, view["actions"], Budget())
    ranked = [{"action": one.action, "value": one.value, "share": one.share} for one in choice.ranked]
    return {"action": choice.action, "ranked": ranked}


if __name__ == "__main__":
    answer_lines(answer)
