"""What must hold in every position of every game, whoever plays it: ring (c). Plain functions that raise or return."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any, Final

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.dice import SeededDice
from digsite.kernel.codec import canonical, state_hash, text_hash
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import CannotUndo
from digsite.kernel.play import apply, deal, legal_actions, to_decide
from digsite.kernel.record import replay
from digsite.kernel.session import Session
from tests.arnak import leaks
from tests.arnak.census import Census
from tests.arnak.walkers import WALKS, start, uniform

STEP_LIMIT: Final = 4000
DEEP_SHARE: Final = 0.02
RARE_SHARE: Final = 0.25  # of the deep checks: dealing anew, and what a step shows
WHY_SHARE: Final = 0.02  # of the deep checks: asking about the whole catalogue is slow
PARTS: Final = ("research", "temple", "idols", "guardians", "cards", "fear")


class Broken(AssertionError):
    """An invariant does not hold."""


def hold(condition: bool, message: str) -> None:
    if not condition:
        raise Broken(message)


def text_of(game: Game) -> str:
    return canonical(RULES.encode(game))


class Walk:
    """One random game under inspection. `session` is the game so far, for the record of a failure."""

    def __init__(self, configuration: str, seed: int, walk: str, deep_share: float = DEEP_SHARE) -> None:
        self.random = Random(seed)
        self.choose = WALKS[walk]
        self.session = start(configuration, walk, SeededDice(seed))
        self.census = Census(self.session.game)
        self.waypoints: dict[int, str] = {}  # the hash of the state after so many lines of the record
        self.deep_share = deep_share
        self.steps = 0

    def run(self) -> int:
        """Play to the end; say how many steps it took. Every check raises AssertionError."""
        session, census = self.session, self.census
        while session.game.stack:
            legal = legal_actions(session.game)
            hold(bool(legal), "nothing is legal, yet the game is not over")
            hold(self.steps < STEP_LIMIT, f"no end after {STEP_LIMIT} steps")
            action = self.choose(legal, self.random)
            if self.random.random() < self.deep_share:
                self.inspect_step(action, self.inspect_position())
            else:
                session.act(action)
            census.check(session.game)
            self.steps += 1
        check_end(session)
        self.inspect_position()
        check_record(session, self.waypoints)
        return self.steps

    def inspect_position(self) -> str:
        """The slow checks of a position, seen by one of those who may look at it; its text."""
        game = self.session.game
        state = RULES.encode(game)
        text = canonical(state)
        self.waypoints[len(self.session.record.steps)] = text_hash(text)
        check_copy(game, text, self.random)
        check_codec(game, text)
        check_scores(game)
        leaks.check_position(game, self.somebody(), self.random, times=1)
        if self.random.random() < RARE_SHARE:
            check_names(game, state)
            check_deal(game, self.somebody(), self.random)
        if game.stack and self.random.random() < WHY_SHARE:
            check_why(game)
        return text

    def inspect_step(self, action: int, text: str) -> None:
        """The slow checks of a step, which is taken."""
        if self.random.random() < RARE_SHARE:
            leaks.check_step(self.session.game, self.somebody(), action, self.random, times=1)
        check_undo(self.session, action, text)

    def somebody(self) -> int | None:
        """A seat or a spectator; mostly the seat to decide."""
        seat = to_decide(self.session.game)
        viewers: list[int | None] = [*range(len(self.session.game.players)), seat, seat, None]
        return self.random.choice(viewers)


def check_copy(game: Game, before: str, random: Random, steps: int = 12) -> None:
    """Whatever is played on a copy, the original stays as it was, byte for byte."""
    legal = list(legal_actions(game))
    copy = RULES.copy(game)
    hold(text_of(copy) == before, "a copy is not what it was copied from")
    dice = SeededDice(random.getrandbits(32))
    for _ in range(steps):
        if to_decide(copy) is None:
            break
        if to_decide(copy) == CHANCE:
            deal(copy, dice)
        else:
            apply(copy, uniform(legal_actions(copy), random))
    hold(text_of(game) == before, "playing a copy changed the original")
    hold(legal_actions(game) == legal, "playing a copy changed the original's actions")


def check_codec(game: Game, before: str) -> None:
    """Through JSON and back, in the middle of whatever happens."""
    back = RULES.decode(json.loads(before))
    hold(text_of(back) == before, "a state that was written and read differs")
    hold(legal_actions(back) == legal_actions(game), "a state that was written and read offers other actions")
    hold(to_decide(back) == to_decide(game), "a state that was written and read asks somebody else")


def check_record(session: Session, waypoints: dict[int, str]) -> None:
    """The record's text leads through the very same states, and when written again it is the same text."""
    reached = state_hash(RULES.encode(session.game))
    text = session.record.text(RULES.catalogue, reached)
    record, game, befores = replay(RULES, text)
    for steps, before in befores:
        if steps in waypoints and state_hash(RULES.encode(before)) != waypoints[steps]:
            raise Broken(f"a record leads elsewhere after {steps} steps")
    hold(state_hash(RULES.encode(game)) == reached, "a record leads elsewhere")
    hold(record.text(RULES.catalogue, reached) == text, "a record that was read is written differently")


def check_deal(game: Game, seat: int | None, random: Random) -> None:
    """What is dealt to fit a view gives that view again, and the same actions to the seat to decide."""
    view = RULES.view(game, seat)
    dealt = RULES.determinize(json.loads(json.dumps(view)), SeededDice(random.getrandbits(32)))
    hold(canonical(RULES.view(dealt, seat)) == canonical(view), f"a deal for seat {seat} has another view")
    if seat is not None and to_decide(game) == seat:
        hold(legal_actions(dealt) == legal_actions(game), f"a deal for seat {seat} has other actions")


def check_undo(session: Session, action: int, text: str) -> None:
    """Take an action, take it back if that is allowed, and take it again. Chance, a sight, another seat forbid it."""
    game = session.game
    before, seat, steps = RULES.copy(game), to_decide(game), len(session.record.steps)
    assert seat is not None
    session.act(action)
    after = text_of(session.game)
    chance = len(session.record.steps) > steps + 1
    shown = leaks.unknown(session.game, seat) < leaks.unknown(before, seat)
    if chance or shown or to_decide(session.game) != seat:
        try:
            session.undo()
        except CannotUndo as error:
            hold(error.code == "undo-barrier", f"an undo is refused as {error.code}")
        else:
            raise Broken(f"{RULES.catalogue[action].notation} could be taken back")
        hold(text_of(session.game) == after, "a refused undo changed the game")
        return
    try:
        step = session.undo()
    except CannotUndo:
        raise Broken(f"{RULES.catalogue[action].notation} could not be taken back") from None
    hold(step.actions == [action] and step.seat == seat, "another step was taken back")
    hold(text_of(session.game) == text and len(session.record.steps) == steps, "an undo leads elsewhere")
    session.act(action)
    hold(text_of(session.game) == after, "a step taken again leads elsewhere")


def check_why(game: Game) -> None:
    """No refusal for exactly the legal actions, over the whole catalogue; for other seats never a permission."""
    before, seat = text_of(game), to_decide(game)
    legal = frozenset(legal_actions(game))
    assert seat is not None
    for number in range(len(RULES.catalogue)):
        refusal = RULES.why(game, seat, number)
        if (refusal is None) != (number in legal):
            raise Broken(f"why({RULES.catalogue[number].notation}) is {refusal}")
        if refusal is not None and not all([amount > 0 for amount in (refusal.missing or {}).values()]):
            raise Broken(f"why({RULES.catalogue[number].notation}) misses {refusal.missing}")
    for other in range(len(game.players)):
        hold(other == seat or RULES.why(game, other, min(legal)) is not None, f"seat {other} may act out of turn")
    hold(text_of(game) == before and frozenset(legal_actions(game)) == legal, "asking why changed the game")


def check_scores(game: Game) -> None:
    """The parts add up to the total; whoever wins has the most."""
    scores = RULES.scores(game)
    hold([score["seat"] for score in scores] == list(range(RULES.seats(game))), "a seat has no score")
    for score in scores:
        hold(set(score) == {"seat", "total", *PARTS}, f"the parts of a score are {sorted(score)}")
        hold(score["total"] == sum([score[part] for part in PARTS]), f"a score does not add up: {score}")
        hold(score["fear"] <= 0 and min([score[part] for part in PARTS[:-1]]) >= 0, f"wrong signs in {score}")
    winners, tie_break = RULES.winners(game)
    best = max([score["total"] for score in scores])
    hold(bool(winners) and all([scores[seat]["total"] == best for seat in winners]), f"{winners} cannot have won")
    hold(len(winners) == 1 or tie_break == "shared", f"{winners} share by {tie_break}")


def check_end(session: Session) -> None:
    """Over after five rounds: nobody is asked, nothing is legal, every action is refused as game-over."""
    game = session.game
    hold(game.over and game.round == 5, "the game ended before its end")
    hold(to_decide(game) is None and legal_actions(game) == [], "somebody is asked after the end")
    for seat in range(len(game.players)):
        refusal = RULES.why(game, seat, 0)
        hold(refusal is not None and refusal.code == "game-over", "an action after the end is not refused as such")
        hold(game.players[seat].archaeologists == 2, "an archaeologist was left behind")


NOT_COMPONENTS: Final = ("stack", "marks", "box_seen", "pool", "known", "magnifier", "notebook", "board", "game")


def names_in(value: Any) -> list[str]:
    """Every text in a state that names a component."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        stacks: list[str] = value.get("track", {}).get("stack", [])
        inner = [entry for key, entry in value.items() if key not in (*NOT_COMPONENTS, "side", "spaces")]
        return stacks + [name for entry in inner for name in names_in(entry)]
    return [name for entry in value for name in names_in(entry)] if isinstance(value, list) else []


def check_names(game: Game, state: dict[str, Any]) -> None:
    """The written state holds every component once, by name, in the zone where it lies."""
    found = Counter(names_in(state))
    box = game.box
    named = {card.name for card in box.cards} | {tile.name for tile in box.guardians}
    named |= {tile.name for tile in box.assistants} | {tile.name for tile in (*box.idols, *box.bonuses)}
    named |= {tile.name for tile in (*box.level1, *box.level2)}
    named |= {tile.name for tile in box.rivals} if game.rival is not None else set()
    temple = sum([found.pop(name, 0) for name in state["track"]["tiles"]])
    on_track = sum(state["track"]["tiles"].values())
    hold(temple + on_track == 24, f"{temple + on_track} temple tiles are written")
    hold(set(found) == named, f"written or missing: {sorted(set(found) ^ named)}")
    players = len(game.players)
    # 24 basic cards and Fear, and so on (RB p.2-3); fear tiles may be more (Q14).
    total = 4 * players + 19 + 40 + 35 + 15 + 12 + 16 + 18 + 10 + 6 + (15 if players == 1 else 0)
    tiles = found["fear-tile"]
    hold(sum(found.values()) - tiles == total and tiles >= 10, f"{sum(found.values())} components are written")
