"""A position in words: what a seat sees, what it is asked, and the actions it can answer with."""

from __future__ import annotations

import re
from typing import Any, Final

from digsite.kernel.rules import Json
from digsite.lab.match import Match
from digsite.lab.setting import Setting
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling
from digsite.words.games import things_of, words_of
from digsite.words.lines import Words
from digsite.words.things import Things

NUMBER: Final = re.compile(r"(\d{1,6})(\.( |$)|$)")  # `17`, `17.` or the whole line


def telling_of(setting: Setting) -> Telling:
    return Telling(Catalog(setting.language, setting.game))


def words_for(match: Match) -> Words:
    return words_of(match.setting.game, things_of(match.setting.game, telling_of(match.setting), match.game))


def table_lines(match: Match, seat: int | None) -> list[str]:
    """The whole table as a seat (None: a spectator) sees it."""
    words = words_for(match)
    view = match.setting.rules.view(match.game, seat)
    return [words.summary(view)[0], "", *words.look(view)]


def position_lines(match: Match) -> list[str]:
    """The table as the seat to decide sees it, the question, and the possible actions by number: notation and words."""
    if match.seat is None:
        return table_lines(match, None)
    view = match.setting.rules.view(match.game, match.seat)
    return view_lines(match.setting, view, match.game)


def view_lines(setting: Setting, view: Json, position: Any) -> list[str]:
    """The same from a view that lists actions; `position` is a game that it could be a view of."""
    things = things_of(setting.game, telling_of(setting), position)
    words = words_of(setting.game, things)
    lines = [words.summary(view)[0], "", *words.look(view), "", prompt(words.telling, view)]
    return [*lines, *[action_line(setting, things, view, action) for action in view["actions"]]]


def prompt(telling: Telling, view: Json) -> str:
    decision = view["decision"]
    return telling.prompt(decision["kind"], decision["effect"], [action["notation"] for action in view["actions"]])


def action_line(setting: Setting, things: Things, view: Json, action: Json) -> str:
    """`17. Dig at the jungle camp (1 boot) [dig camp-coin]`: the number is the action's place in the mask."""
    label, detail = things.label(view, action), things.detail(view, action)
    said = things.series([label, detail]) if detail else label
    return f"{setting.masks.place(action['id'])}. {said} [{action['notation']}]"


def meant(match: Match, answer: str) -> int:
    """The place of the action that an answer names: its number, its notation, or its whole line."""
    said = " ".join(answer.split())
    number = NUMBER.match(said)
    if number is not None:
        return int(number[1])
    action = match.setting.rules.catalogue.find(said)
    if action is None or action in match.setting.rules.catalogue.chance:
        raise ValueError(f"no action is meant by {answer[:60]!r}: its number or its notation is expected")
    return match.setting.masks.place(action)
