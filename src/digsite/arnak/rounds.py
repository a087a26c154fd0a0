"""Turns and rounds: the main action, passing, the end of a round, the next one (1-9, 108-117)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.arnak import verbs
from digsite.arnak.assistants import no_use, use_assistant
from digsite.arnak.box import FEAR_TILE, SITE_OF
from digsite.arnak.cards import draw_cards, each_once, gain_fear, lay_down
from digsite.arnak.expeditions import EXPEDITION
from digsite.arnak.guardians import OVERCOME
from digsite.arnak.market import BUY, move_staff, refill_row
from digsite.arnak.model import ARCHAEOLOGISTS, FROM_NOWHERE, NOBODY, NONE, READY, RIVAL, Game
from digsite.arnak.playing import add_main_plays, halved_card, no_play, play_card, playing_cost, playing_ways
from digsite.arnak.refusals import not_in_hand
from digsite.arnak.research import RESEARCH
from digsite.arnak.shuffles import SHUFFLE_DECK, SHUFFLE_RIVAL
from digsite.arnak.solo import RIVAL_TURN
from digsite.kernel.effects import NO_ACTION, Decision, Effect, Step
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import Amounts

ROUNDS: Final = 5
HAND_SIZE: Final = 5


def part_of(action: int) -> Decision[Game] | None:
    """The decision of a chapter that a main action belongs to."""
    if action < verbs.DIG or action >= verbs.PASS:
        return None
    if action < verbs.OVERCOME:
        return EXPEDITION
    return OVERCOME if action < verbs.BUY else BUY if action < verbs.RESEARCH_MAGNIFIER else RESEARCH


@final
class Turn(Decision[Game]):
    """Exactly one main action, with free actions around it; a player who takes no other must pass (2, 3)."""

    kind: ClassVar[str] = "turn"
    turn: bool = True

    def options(self, game: Game, arg: int) -> list[int]:
        options: list[int] = []
        EXPEDITION.add_options(game, options)
        OVERCOME.add_options(game, options)
        BUY.add_options(game, options)
        add_main_plays(game, options)
        RESEARCH.add_options(game, options)
        for code in game.players[game.seat].assistants:
            if code & READY and game.box.assistants[code >> 2].main:
                options.append(verbs.USE + (code >> 2))
        options.append(verbs.PASS)
        return options

    def choose(self, game: Game, arg: int, action: int) -> None:
        game.push(AFTER)
        if action < verbs.PLAY:
            use_assistant(game, action - verbs.USE)
        elif action < verbs.PLAY_FREE:
            play_card(game, action - verbs.PLAY)
        elif action < verbs.DIG:
            card = halved_card(game, action - verbs.PLAY_PASS)
            play_card(game, card, game.box.cards[card].pass_effect)
        elif action < verbs.OVERCOME:
            EXPEDITION.choose(game, 0, action)
        elif action < verbs.BUY:
            OVERCOME.choose(game, 0, action)
        elif action < verbs.RESEARCH_MAGNIFIER:
            BUY.choose(game, 0, action)
        elif action < verbs.PASS:
            RESEARCH.choose(game, 0, action)
        else:
            pass_round(game)

    def cost(self, game: Game, arg: int, action: int) -> Amounts:
        part = part_of(action)
        if part is not None:
            return part.cost(game, 0, action)
        return playing_cost(game, action - verbs.PLAY) if verbs.PLAY <= action < verbs.PLAY_FREE else {}

    def ways(self, game: Game, arg: int, action: int) -> list[list[int]]:
        part = part_of(action)
        if part is not None:
            return part.ways(game, 0, action)
        return playing_ways(game, action - verbs.PLAY) if verbs.PLAY <= action < verbs.PLAY_FREE else []

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if action == verbs.END_TURN:
            return Refusal("main-action-required", "2", 8)
        if action < verbs.USE:
            return None
        if action < verbs.PLAY:
            return no_use(game, action - verbs.USE)
        if action < verbs.PLAY_FREE:
            return no_play(game, action - verbs.PLAY)
        if action < verbs.DIG:
            return not_in_hand("174", 24)
        for decision in (EXPEDITION, OVERCOME, BUY, RESEARCH):
            refusal = decision.refusal(game, 0, action)
            if refusal is not None:
                return refusal
        return None


@final
class After(Decision[Game]):
    """The main action is done; free actions may follow until the player ends the turn (108, 219)."""

    kind: ClassVar[str] = "after"
    turn: bool = True

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.END_TURN]

    def obvious(self, game: Game, arg: int) -> int:
        """Whoever has passed and can do nothing else is done."""
        passed = game.players[game.seat].passed
        return verbs.END_TURN if passed and not game.free.options(game) else NO_ACTION

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        me.icons = 0
        me.needs = 0
        if game.events is not None:
            game.emit("ended-turn")
        refill_row(game)
        game.push(NEXT_TURN)


def pass_round(game: Game) -> None:
    """No more turns this round (110)."""
    game.players[game.seat].passed = True
    if game.events is not None:
        game.emit("passed")


@final
class PassThen(Effect[Game]):
    """Pass to gain: the rest of the action still takes place (109)."""

    __slots__ = ("effect",)

    def __init__(self, effect: Step) -> None:
        self.effect = effect

    def resolve(self, game: Game, arg: int) -> None:
        pass_round(game)
        game.push(self.effect)

    def parts(self) -> tuple[object, ...]:
        return (self.effect,)


@final
class NextTurn(Effect[Game]):
    """Clockwise to the next player who has not passed (1, 7); solo, the rival and the human alternate (142)."""

    def resolve(self, game: Game, arg: int) -> None:
        if game.rival is not None:
            self.alternate(game)
            return
        seats = len(game.players)
        for step in range(1, seats + 1):
            seat = (game.turn + step) % seats
            if not game.players[seat].passed:
                begin_turn(game, seat)
                return
        end_round(game)

    def alternate(self, game: Game) -> None:
        assert game.rival is not None
        human_plays = not game.players[0].passed
        if game.rival.tiles and (game.turn != RIVAL or not human_plays):
            game.turn = RIVAL
            game.push(NEXT_TURN)
            game.push_for(RIVAL, RIVAL_TURN)
        elif human_plays:
            begin_turn(game, 0)
        else:
            end_round(game)


def begin_turn(game: Game, seat: int) -> None:
    game.turn = seat
    game.source = FROM_NOWHERE
    game.push_for(seat, TURN)


TURN: Final = Turn()
AFTER: Final = After()
NEXT_TURN: Final = NextTurn()


def end_round(game: Game) -> None:
    """Archaeologists go home with their Fear; then, except in the last round, the next round is prepared (111, 116)."""
    bring_home(game)
    if game.events is not None:
        game.emit("ended-round", round=game.round)
    if game.round == ROUNDS:
        game.over = True
        return
    seats = in_turn_order(game)
    game.source = FROM_NOWHERE
    game.push(NEXT_ROUND)
    if game.rival is not None:
        game.push(SHUFFLE_RIVAL)
    for seat in reversed(seats):
        game.push_for(seat, SHUFFLE_PLAY_AREA)
    for seat in reversed(seats):
        game.push_for(seat, KEEP_HAND)


def in_turn_order(game: Game) -> list[int]:
    """The players' seats, from the starting player on (220)."""
    seats = len(game.players)
    return [(game.start + step) % seats for step in range(seats)] if game.rival is None else [0]


def bring_home(game: Game) -> None:
    """Each figure that leaves a guarded site brings its owner a Fear, one figure at a time in turn order (57, Q13)."""
    fears = [0] * len(game.players)
    figures = list(game.figures)
    for space in range(len(figures)):
        seat = figures[space]
        if seat == RIVAL and game.rival is not None:
            game.rival.archaeologists += 1
        elif seat >= 0:
            me = game.players[seat]
            me.archaeologists += 1
            if game.wardens[SITE_OF[space]] != NONE and not me.warded:
                fears[seat] += 1
        else:
            continue
        figures[space] = NOBODY
    game.figures = tuple(figures)
    for turn in range(ARCHAEOLOGISTS):
        for seat in in_turn_order(game):
            if turn < fears[seat]:
                gain_fear(game, seat)


@final
class KeepHand(Decision[Game]):
    """Each card left in hand may be put into the play area or kept (111)."""

    kind: ClassVar[str] = "keep"
    open: bool = False
    decline: int = verbs.DONE

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.LAY + card for card in each_once(game.players[game.seat].hand)]

    def choose(self, game: Game, arg: int, action: int) -> None:
        lay_down(game, action - verbs.LAY, "laid")
        game.push(self)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return not_in_hand("111", 17) if verbs.LAY <= action < verbs.DONE else None


@final
class ShufflePlayArea(Effect[Game]):
    """Shuffle all cards in the play area and put them under the deck; fear tiles stay (82, 111, 112)."""

    def resolve(self, game: Game, arg: int) -> None:
        me = game.players[game.seat]
        cards = tuple(sorted([card for card in me.play if card != FEAR_TILE]))
        me.play = tuple([card for card in me.play if card == FEAR_TILE])
        decided = len(me.deck)
        me.deck += cards
        me.deck_marks += (game.round,) * len(cards)
        if cards:
            game.push(SHUFFLE_DECK, decided)


@final
class NextRound(Effect[Game]):
    """Assistants refreshed, the staff moved, the marker passed on, hands drawn up to five (111, 113, 115, 117)."""

    def resolve(self, game: Game, arg: int) -> None:
        move_staff(game)
        game.round += 1
        for player in game.players:
            player.passed = False
            player.all_planes = False
            player.warded = False
            player.assistants = tuple([code | READY for code in player.assistants])
        if game.rival is None:
            game.start = (game.start + 1) % len(game.players)
        begin_round(game)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg == 0 and game.round < ROUNDS


def begin_round(game: Game) -> None:
    """Everyone draws up to five; then the starting player's turn, or the rival's."""
    for seat in in_turn_order(game):
        game.seat = seat
        draw_hand(game)
    if game.events is not None:
        game.emit("began-round", round=game.round)
    if game.rival is not None:
        game.turn = RIVAL
        game.push(NEXT_TURN)
        game.push_for(RIVAL, RIVAL_TURN)
    else:
        begin_turn(game, game.start)


def draw_hand(game: Game) -> None:
    """Up to five cards, those kept included; a short deck gives what it has (80, 115)."""
    short = HAND_SIZE - len(game.players[game.seat].hand)
    if short > 0:
        draw_cards(game, short)


KEEP_HAND: Final = KeepHand()
SHUFFLE_PLAY_AREA: Final = ShufflePlayArea()
NEXT_ROUND: Final = NextRound()
