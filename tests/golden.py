"""Whole games as they were once played, and how many sequences of legal actions there are, of either game.

`python -m tests.golden arnak` (or `quetzal`) writes them anew. A commit that changes them must say why. The counts are
those of named positions and, from every golden game, of the one whose decision the list so far knows least.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

from digsite.dice import SeededDice
from digsite.kernel.codec import canonical, state_hash
from digsite.kernel.effects import CHANCE
from digsite.kernel.play import apply, legal_actions, to_decide
from digsite.kernel.record import Parsed, acted, replay
from digsite.kernel.session import Session

HASH_DIGITS: Final = 4
MOST: Final = 20_000  # sequences of a position; keeps each within a fraction of a second
LONGEST: Final = 7
Walker = Callable[[list[int], Random], int]
Entry = dict[str, Any]


def sequences(game: Any, length: int) -> int:
    """Those of a length; one that comes to chance or to the end of the game stops there and counts once."""
    seat = to_decide(game)
    if length == 0 or seat is None or seat == CHANCE:
        return 1
    legal = legal_actions(game)
    if length == 1:
        return len(legal)
    total = 0
    for action in legal:
        following = game.copy()
        apply(following, action)
        total += sequences(following, length - 1)
    return total


@dataclass(frozen=True)
class Golden:
    """The golden games and counts of one game, in its folder of tests."""

    rules: Any
    folder: Path
    start: Callable[[str, str, SeededDice], Session]
    walks: Mapping[str, Walker]
    games: Mapping[str, Mapping[str, int]]  # of each configuration, how many by each walk
    positions: tuple[str, ...]
    position: Callable[[str], Any]

    @cached_property
    def ends(self) -> dict[str, Any]:
        """How every golden game ended, and its hashes."""
        return tomllib.loads((self.folder / "records" / "hashes.toml").read_text(encoding="utf-8"))

    @cached_property
    def counts(self) -> list[Entry]:
        """The positions that are counted from, with their counts."""
        counts: list[Entry] = tomllib.loads((self.folder / "perft.toml").read_text(encoding="utf-8"))["count"]
        return counts

    def record(self, name: str) -> str:
        return (self.folder / "records" / f"{name}.record").read_text(encoding="utf-8")

    def befores(self, name: str) -> list[Any]:
        """The positions of a golden game before each action."""
        return [game for _, game in replay(self.rules, self.record(name))[2]]

    def position_of(self, entry: Entry) -> Any:
        """A position of the test language, or the one after some actions of a golden game."""
        if "position" in entry:
            return self.position(entry["position"])
        return self.befores(entry["record"])[entry["actions"]]

    def write_records(self) -> None:
        folder = self.folder / "records"
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.record"):
            old.unlink()
        entries = [
            "# Written by tests/golden.py. Of every game: each seat's score by part and in all, the winners, and the first",
            f"# {HASH_DIGITS} digits of the state's hash before the first action and after every one.\n",
        ]
        for number, configuration in enumerate(self.games):
            for walk, games in self.games[configuration].items():
                for game in range(games):
                    name = f"{configuration}-{walk}-{game + 1}"
                    session = self.play(configuration, walk, 100 * number + 10 * game + len(walk))
                    text = session.record.text(self.rules.catalogue, state_hash(self.rules.encode(session.game)))
                    (folder / f"{name}.record").write_text(text, encoding="utf-8")
                    entries.append(self.end(name, session))
        (folder / "hashes.toml").write_text("\n".join(entries), encoding="utf-8")

    def play(self, configuration: str, walk: str, seed: int) -> Session:
        """One whole game."""
        random = Random(seed)
        session = self.start(configuration, walk, SeededDice(seed))
        while session.game.stack:
            session.act(self.walks[walk](legal_actions(session.game), random))
        return session

    def end(self, name: str, session: Session) -> str:
        scored = self.rules.scores(session.game)
        scores = [[value for part, value in score.items() if part != "seat"] for score in scored]
        winners, tie_break = self.rules.winners(session.game)
        games = [*[game for _, game in session.befores], session.game]
        hashes = "".join([state_hash(self.rules.encode(game))[:HASH_DIGITS] for game in games])
        return (
            f"[{name}]\nscores = {canonical(scores)}\nwinners = {canonical(winners)}\n"
            f'tie_break = "{tie_break or "none"}"\nhashes = "{hashes}"\n'
        )

    def write_counts(self) -> None:
        entries = [
            "# Written by tests/golden.py: the number of sequences of one, two, ... legal actions from a position.\n"
        ]
        entries += [counted({"position": line}, self.position(line)) for line in self.positions]
        known: Counter[str] = Counter()
        for name in sorted([path.stem for path in (self.folder / "records").glob("*.record")]):
            games = self.befores(name)
            asked = [json.dumps(self.rules.decision(game)) for game in games]
            rarest = min(range(len(games)), key=lambda at: (known[asked[at]], -len(legal_actions(games[at]))))
            known[asked[rarest]] += 1
            entries.append(counted({"record": name, "actions": rarest}, games[rarest]))
        (self.folder / "perft.toml").write_text("\n".join(entries), encoding="utf-8")

    def check(self, name: str) -> None:
        """A golden game goes as it went, action by action, and ends as it ended."""
        golden = self.ends[name]
        version = Parsed(self.record(name)).record.rules
        record, end, befores = replay(self.rules, self.record(name))
        past = acted(record, befores)
        for step, game in enumerate([*[game for _, game in befores], end]):
            expected = golden["hashes"][HASH_DIGITS * step : HASH_DIGITS * (step + 1)]
            written = self.rules.as_written(version, past[:step], game)
            assert state_hash(written)[:HASH_DIGITS] == expected, f"after {step} actions"
        assert len(golden["hashes"]) == HASH_DIGITS * (len(befores) + 1)
        assert end.over
        scores = [[value for part, value in score.items() if part != "seat"] for score in self.rules.scores(end)]
        assert scores == golden["scores"]
        winners, tie_break = self.rules.winners(end)
        assert (winners, tie_break or "none") == (golden["winners"], golden["tie_break"])

    def check_that_changes_are_noticed(self, name: str, shuffle: str, steps: int) -> None:
        """The hash chain is no decoration: another order of a deck gives other hashes from the start."""
        lines = self.record(name).splitlines()
        at = next(at for at, line in enumerate(lines) if line.startswith(f"* {shuffle} "))
        words = lines[at].split()
        lines[at] = " ".join([*words[:2], *reversed(words[2:])])
        _, _, befores = replay(self.rules, "\n".join([*lines[: at + steps], ""]), upto=steps)
        first = state_hash(self.rules.encode(befores[0][1]))
        assert first[:HASH_DIGITS] != self.ends[name]["hashes"][:HASH_DIGITS]

    def check_count(self, entry: Entry) -> None:
        """There are as many sequences as ever."""
        game = self.position_of(entry)
        lengths = range(1, len(entry["sequences"]) + 1)
        assert [sequences(game, length) for length in lengths] == entry["sequences"]

    def check_whole(self) -> None:
        """A record for every entry, at least three for every configuration, and every verb is used in some."""
        assert {path.stem for path in (self.folder / "records").glob("*.record")} == set(self.ends)
        of = Counter([name.rsplit("-", 2)[0] for name in self.ends])
        assert {configuration for configuration in self.games if of[configuration] < 3} == set()
        lines = [line for name in self.ends for line in self.record(name).splitlines()]
        used = {line.split()[1] for line in lines if line[:1] in "01234*" and line[1:2] == " "}
        assert used == {action.verb for action in self.rules.catalogue.actions}


def counted(told: Entry, game: Any) -> str:
    counts: list[int] = []
    while len(counts) < LONGEST and (not counts or counts[-1] * len(legal_actions(game)) < 4 * MOST):
        counts.append(sequences(game, len(counts) + 1))
        if counts[-1] > MOST:
            break
    lines = [f"{key} = {json.dumps(value)}" for key, value in told.items()]
    return "\n".join(["[[count]]", *lines, f"sequences = {counts}", ""])


def told(entry: Entry) -> str:
    """A counted position's name."""
    if "position" in entry:
        return str(entry["position"] or "the start")
    return f"{entry['record']} after {entry['actions']}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the golden games and counts of a game anew.")
    parser.add_argument("game", choices=("arnak", "quetzal"))
    golden: Golden = import_module(f"tests.{parser.parse_args().game}.golden").GOLDEN
    golden.write_records()
    golden.write_counts()


if __name__ == "__main__":
    main()
