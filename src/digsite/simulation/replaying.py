"""A finished game from its record, told as a simulated one is."""

from __future__ import annotations

from digsite.games import GAMES
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import CorruptRecord
from digsite.kernel.play import apply, legal_actions, to_decide
from digsite.kernel.record import Parsed, Record, first_game, replay
from digsite.simulation.playing import Played, Telling
from digsite.simulation.run import Run


def replayed(text: str, index: int) -> tuple[Run, Played]:
    """The game and its decisions; CorruptRecord if it cannot be replayed or is not over."""
    parsed = Parsed(text)
    if parsed.record.game not in GAMES:
        raise parsed.wrong("game", " or ".join(GAMES), parsed.record.game)
    rules = GAMES[parsed.record.game].rules
    record, final, _ = replay(rules, text)
    if to_decide(final) is not None:
        raise CorruptRecord(text.count("\n") + 1, "a finished game", "one that is not over")
    run = run_of_record(record)
    telling = Telling(run, rules, index)
    telling.game = first_game(rules, parsed)
    for step in record.steps:
        if step.seat == CHANCE:
            for action in step.actions:
                apply(telling.game, action)
            telling.chance(step.actions)
        else:
            telling.decide(step.seat, legal_actions(telling.game), step.actions[0])
            apply(telling.game, step.actions[0])
    return run, telling.played(tuple(record.seats[: rules.players(final)]))


def run_of_record(record: Record) -> Run:
    """The table of a record, as a run of one game."""
    options = {**record.options, **({"edition": record.edition} if record.edition else {})}
    return Run(record.game, GAMES[record.game].rules.options(options), tuple(record.seats), 1, decisions=True)
