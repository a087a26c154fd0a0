"""What must hold in every position of every game, whoever plays it: ring (c). Plain functions that raise or return."""

from __future__ import annotations

import json
from random import Random
from typing import Final

from digsite.dice import SeededDice
from digsite.kernel.codec import canonical, state_hash
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import CannotUndo
from digsite.kernel.play import apply, deal, legal_actions, to_decide
from digsite.kernel.record import replay
from digsite.kernel.session import Session
from digsite.quetzal import RULES
from digsite.quetzal.model import AUTOMATON, AUTOMATON_STANDS, Game
from tests.quetzal import leaks
from tests.quetzal.walkers import WALKS, start, uniform

STEP_LIMIT: Final = 3000
MOST_ACTIONS: Final = 300
DEEP_SHARE: Final = 0.02
WHY_SHARE: Final = 0.1  # of the deep checks: asking about the whole catalogue is slow
PARTS: Final = ("play", "marker", "coins", "upgrades")


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
        self.waypoints: dict[int, str] = {}  # the hash of the state after so many lines of the record
        self.deep_share = deep_share
        self.steps = 0

    def run(self) -> int:
        """Play to the end; say how many steps it took. Every check raises AssertionError."""
        session = self.session
        while session.game.stack:
            legal = legal_actions(session.game)
            hold(0 < len(legal) <= MOST_ACTIONS, f"{len(legal)} actions are legal")
            hold(len(set(legal)) == len(legal), "an action is offered twice")
            hold(self.steps < STEP_LIMIT, f"no end after {STEP_LIMIT} steps")
            action = self.choose(legal, self.random)
            if self.random.random() < self.deep_share:
                self.inspect_position()
                self.inspect_step(action)
            else:
                session.act(action)
            check_census(session.game)
            self.steps += 1
        check_end(session)
        self.inspect_position()
        check_record(session, self.waypoints)
        return self.steps

    def inspect_position(self) -> None:
        """The slow checks of a position."""
        game = self.session.game
        self.waypoints[len(self.session.record.steps)] = state_hash(RULES.encode(game))
        check_copy(game, self.random)
        check_codec(game)
        check_scores(game)
        for seat in (*range(len(game.players)), None):
            leaks.check_position(game, seat, self.random, times=1)
            hold(seat is None or RULES.unknown(game, seat) == leaks.unknown(game, seat), "unknown is miscounted")
        check_deal(game, self.somebody(), self.random)
        if game.stack and self.random.random() < WHY_SHARE:
            check_why(game)

    def inspect_step(self, action: int) -> None:
        """The slow checks of a step, which is taken."""
        leaks.check_step(self.session.game, self.somebody(), action, self.random, times=1)
        check_undo(self.session, action)

    def somebody(self) -> int | None:
        """A seat or a spectator; mostly the seat to decide."""
        seat = to_decide(self.session.game)
        seats: list[int | None] = [*range(len(self.session.game.players)), seat, seat, None]
        return self.random.choice(seats)


def check_census(game: Game) -> None:
    """Every component is on the table once, nothing is negative, no meeple is lost."""
    players = game.players
    cards = [*game.display, *game.deck, *game.discard]
    tiles = [*game.village, *game.pile]
    for player in players:
        cards += [*player.hand, *player.drawn, *player.apart]
        tiles += [*player.upgrades, *player.discarded]
        hold(min(player.coins, player.score, player.discovery, player.pool) >= 0, "something is negative")
        hold(player.discovery <= len(game.box.track), "a disk is beyond the track")
        drawn = list(zip(player.drawn, player.drawn_marks, strict=True))
        hold(list(player.hand) == sorted(player.hand) and drawn == sorted(drawn), "a hand is untidy")
        hold(len(player.drawn) == len(player.drawn_marks) and len(player.apart) == len(player.apart_marks), "marks")
    copies = game.box.card_copies
    for card, expected in enumerate(copies):
        hold(cards.count(card) == expected, f"{cards.count(card)} cards of kind {card}")
    for tile, expected in enumerate(game.box.tile_copies):
        hold(tiles.count(tile) == expected, f"{tiles.count(tile)} tiles of kind {tile}")
    if len(players) == 2:
        hold(sorted((*game.automaton, *game.automaton_used)) == list(range(10)), "automaton cards are missing")
    if not game.flags.coin_supply_unlimited:
        hold(sum([player.coins for player in players]) <= 100, "more coins than there are")
    hold(len(game.bottom_known) <= len(game.deck), "more cards are known than there are")
    check_meeples(game)


def check_meeples(game: Game) -> None:
    """Counted anew from the packed numbers: a full team and one Character for each, wherever they are."""
    team = [0] * len(game.players)
    characters = [0] * len(game.players)
    groups = [(seat, player.pool) for seat, player in enumerate(game.players)]
    groups += [*enumerate(game.camp), *enumerate(game.harbor)]
    groups += [((bid >> 26) - 1, bid & 0xFFFFFF) for bid in game.bids if bid and (bid >> 26) - 1 != AUTOMATON]
    for seat, group in groups:
        team[seat] += sum([group >> shift & 15 for shift in (0, 4, 8, 12, 16)])
        characters[seat] += (group >> 20 & 15).bit_count()
    for there in (*game.temple_spaces, *game.village_spaces, game.stela):
        if there >= 0:
            team[there >> 3] += there & 7 != 4
            characters[there >> 3] += there & 7 == 4
    hold(team == [game.box.seats[len(game.players)][0]] * len(game.players), f"teams of {team}")
    hold(characters == [1] * len(game.players), f"{characters} Characters")
    automaton = sum([1 for there in game.temple_spaces if there == AUTOMATON_STANDS])
    automaton += sum([(bid & 15) + (bid >> 4 & 15) for bid in game.bids if (bid >> 26) - 1 == AUTOMATON])
    hold(automaton <= (6 if len(game.players) == 2 else 0), f"{automaton} meeples of the automaton")


def check_copy(game: Game, random: Random, steps: int = 12) -> None:
    """Whatever is played on a copy, the original stays as it was, byte for byte."""
    before, legal = text_of(game), list(legal_actions(game))
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


def check_codec(game: Game) -> None:
    """Through JSON and back, in the middle of whatever happens."""
    before = text_of(game)
    back = RULES.decode(json.loads(json.dumps(RULES.encode(game))))
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


def check_undo(session: Session, action: int) -> None:
    """Take an action, take it back if that is allowed, and take it again. Chance, a sight, another seat forbid it."""
    game = session.game
    before, seat, steps = RULES.copy(game), to_decide(game), len(session.record.steps)
    assert seat is not None
    text = text_of(game)
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
        missing = refusal.missing if refusal is not None else None
        if missing is not None and not (missing and all([amount > 0 for amount in missing.values()])):
            raise Broken(f"why({RULES.catalogue[number].notation}) misses {missing}")
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
        hold(min([score[part] for part in PARTS]) >= 0, f"wrong signs in {score}")
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
        hold(not game.players[seat].pool and not game.players[seat].apart, "something was left over")
