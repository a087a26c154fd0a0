"""Phase 3: activating the locations, from the Stela to the ships (R-36 to R-40, R-53, R-57, R-68)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.kernel.effects import Decision, Effect, Frame, Step
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import About
from digsite.quetzal import verbs
from digsite.quetzal.artifacts import DRAW_ARTIFACT, PICK_ARTIFACT, in_hand, remove_from_hand, take_openly
from digsite.quetzal.automaton import AUTOMATON_TEMPLE, discard
from digsite.quetzal.bidding import holder_of
from digsite.quetzal.box import (
    BLACK_MARKET,
    CARD_NAMES,
    COIN_BONUS,
    DISCOVERY_BONUS,
    FROM_HARBOR,
    FROM_NOWHERE,
    FROM_STELA,
    FROM_TEMPLE,
    FROM_VILLAGE,
    SHIP,
    SURROUNDING_CARDS,
    SURROUNDINGS,
    TEMPLE_CARDS,
    TEMPLE_SPACES,
    VILLAGE_SPACES,
    VP_BONUS,
)
from digsite.quetzal.delivery import DELIVER, HARBOR_DELIVERIES
from digsite.quetzal.gains import gain_coins, gain_vp
from digsite.quetzal.meeples import size
from digsite.quetzal.model import (
    ACTIVATE_PHASE,
    AUTOMATON,
    AUTOMATON_STANDS,
    NOBODY,
    NONE,
    SEAT_OF,
    Game,
    clockwise,
    replaced,
)
from digsite.quetzal.upgrades import DISCOVER, PICK_UPGRADE


def ask(game: Game, seat: int, source: int, effect: Step, arg: int = 0) -> None:
    """Place an effect of a location ahead of everything pending, for the seat that occupies it."""
    game.stack.append(Frame(effect, seat, source, arg))


@final
class Activate(Effect[Game]):
    """Stela, Temple, surroundings, Black Market, Village, Harbor, ships: one after the other (R-36)."""

    def resolve(self, game: Game, arg: int) -> None:
        game.phase = ACTIVATE_PHASE
        game.source = FROM_NOWHERE
        for step in reversed(ORDER):
            game.push(step)


@final
class ActivateStela(Effect[Game]):
    """The marker and a Discovery point; without a visitor the marker stays where it is (R-02, R-28)."""

    def resolve(self, game: Game, arg: int) -> None:
        if game.stela == NOBODY:
            return
        game.marker = game.stela >> SEAT_OF
        ask(game, game.marker, FROM_STELA, DISCOVER, game.box.stela_discovery)
        if game.events is not None:
            game.emit("took-marker", owner=game.marker)


@final
class ActivateTemple(Effect[Game]):
    """From top to bottom each space takes its cards: choose first, then draw (R-38); `arg` is the next space."""

    def resolve(self, game: Game, arg: int) -> None:
        for space in range(arg, TEMPLE_SPACES):
            occupant = game.temple_spaces[space]
            if occupant != NOBODY:
                game.push(self, space + 1)
                if occupant == AUTOMATON_STANDS:
                    game.push_from(AUTOMATON_TEMPLE, FROM_TEMPLE, space)
                else:
                    self.take(game, occupant >> SEAT_OF, space)
                return

    def take(self, game: Game, seat: int, space: int) -> None:
        if game.box.temple_draw[space]:
            ask(game, seat, FROM_TEMPLE, DRAW_ARTIFACT)
        if game.box.temple_choose[space]:
            ask(game, seat, FROM_TEMPLE, PICK_ARTIFACT, game.box.temple_choose[space])

    def about(self, game: Game, arg: int) -> About:
        return {"location": "temple", "space": arg} if arg else {}

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 0 <= arg <= TEMPLE_SPACES


@final
class ActivateSurroundings(Effect[Game]):
    """The holder takes both cards and the bonus; unvisited ones keep theirs (R-40). `arg` is the next one."""

    def resolve(self, game: Game, arg: int) -> None:
        for location in range(arg, SURROUNDINGS):
            holder = holder_of(game.bids[location])
            if holder == AUTOMATON:
                self.clear(game, location)
            elif holder != NOBODY:
                game.push(self, location + 1)
                game.seat, game.source = holder, location
                self.reward(game, location)
                return

    def clear(self, game: Game, location: int) -> None:
        """The automaton's cards are discarded, without a bonus (R-57)."""
        for card in take_cards(game, location):
            discard(game, card)

    def reward(self, game: Game, location: int) -> None:
        for card in take_cards(game, location):
            take_openly(game, card)
        bonus, amount = game.box.surrounding_bonus[location]
        if bonus == COIN_BONUS:
            gain_coins(game, amount)
        elif bonus == VP_BONUS:
            gain_vp(game, amount)
        elif bonus == DISCOVERY_BONUS and amount:
            game.push(DISCOVER, amount)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 0 <= arg <= SURROUNDINGS


def take_cards(game: Game, location: int) -> list[int]:
    """Remove and return the cards at one of the Temple Surroundings."""
    first = TEMPLE_CARDS + location * SURROUNDING_CARDS
    cards = []
    for at in range(first, first + SURROUNDING_CARDS):
        if game.display[at] != NONE:
            cards.append(game.display[at])
            game.display = replaced(game.display, at, NONE)
    return cards


@final
class ActivateMarket(Effect[Game]):
    """Its holder may sell; where the automaton stands nothing happens (R-53, R-57)."""

    def resolve(self, game: Game, arg: int) -> None:
        holder = holder_of(game.bids[BLACK_MARKET])
        if holder not in (NOBODY, AUTOMATON):
            ask(game, holder, BLACK_MARKET, SELL)


@final
class Sell(Decision[Game]):
    """Sell one card from the hand for coins, without its points or bonus; or none (R-53)."""

    kind: ClassVar[str] = "trade"
    decline: int = verbs.SKIP

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.SELL + card for card in in_hand(game.players[game.seat])]

    def choose(self, game: Game, arg: int, action: int) -> None:
        card = action - verbs.SELL
        remove_from_hand(game, card)
        game.discard = (card, *game.discard)
        if game.events is not None:
            game.emit("sold", card=CARD_NAMES[card])
        gain_coins(game, game.box.sale_coins)

    def hopeful(self, game: Game, arg: int) -> bool:
        return False

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return Refusal("not-in-hand", "R-53", 8) if verbs.SELL <= action < verbs.DELIVER else None


@final
class ActivateVillage(Effect[Game]):
    """From top to bottom each occupant takes a tile (R-68); `arg` is the next space."""

    def resolve(self, game: Game, arg: int) -> None:
        for space in range(arg, len(game.village_spaces)):
            if game.village_spaces[space] != NOBODY:
                game.push(self, space + 1)
                ask(game, game.village_spaces[space] >> SEAT_OF, FROM_VILLAGE, PICK_UPGRADE)
                return

    def about(self, game: Game, arg: int) -> About:
        return {"location": "village", "space": arg} if arg else {}

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 0 <= arg <= VILLAGE_SPACES


@final
class ActivateHarbor(Effect[Game]):
    """Player by player from the marker on, each with a delivery for every meeple there (R-04, R-37)."""

    def resolve(self, game: Game, arg: int) -> None:
        for seat in reversed(clockwise(game)):
            if game.harbor[seat]:
                ask(game, seat, FROM_HARBOR, HARBOR_DELIVERIES, size(game.harbor[seat]))


@final
class ActivateShips(Effect[Game]):
    """One ship, then the other: its holder delivers (R-04, R-34)."""

    def resolve(self, game: Game, arg: int) -> None:
        for location in reversed(range(SHIP, len(game.bids))):
            holder = holder_of(game.bids[location])
            if holder not in (NOBODY, AUTOMATON):
                ask(game, holder, location, DELIVER, game.box.ship_limit)


ACTIVATE: Final = Activate()
ACTIVATE_STELA: Final = ActivateStela()
ACTIVATE_TEMPLE: Final = ActivateTemple()
ACTIVATE_SURROUNDINGS: Final = ActivateSurroundings()
ACTIVATE_MARKET: Final = ActivateMarket()
ACTIVATE_VILLAGE: Final = ActivateVillage()
ACTIVATE_HARBOR: Final = ActivateHarbor()
ACTIVATE_SHIPS: Final = ActivateShips()
SELL: Final = Sell()

ORDER: Final[tuple[Step, ...]] = (
    *(ACTIVATE_STELA, ACTIVATE_TEMPLE, ACTIVATE_SURROUNDINGS, ACTIVATE_MARKET),
    *(ACTIVATE_VILLAGE, ACTIVATE_HARBOR, ACTIVATE_SHIPS),
)
