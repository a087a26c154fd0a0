"""The table at the start, by number of players and side of the board (RB p.4-6, 130, 139)."""

from __future__ import annotations

from typing import Final, final

from digsite.arnak import verbs
from digsite.arnak.box import FEAR_CARD, FEAR_TILE, FIRST_ARTIFACT, FIRST_ITEM, TEMPLE_TILES, Board, Box
from digsite.arnak.cards import FEAR_TILES
from digsite.arnak.model import BLOCKED, RIVAL, Game, Rival, replaced
from digsite.arnak.resources import COIN, COMPASS
from digsite.arnak.rounds import begin_round
from digsite.arnak.shuffles import (
    BLOCK_CAMPS,
    DRAW_RED,
    SHUFFLE_ARTIFACTS,
    SHUFFLE_ASSISTANTS,
    SHUFFLE_BONUSES,
    SHUFFLE_DECK,
    SHUFFLE_GUARDIANS,
    SHUFFLE_IDOLS,
    SHUFFLE_ITEMS,
    SHUFFLE_LEVEL1,
    SHUFFLE_LEVEL2,
    SHUFFLE_RIVAL,
    Shuffle,
)
from digsite.kernel.effects import Effect
from digsite.kernel.play import advance

STARTING_TOKENS: Final[tuple[int, ...]] = (2 * COIN, COIN + COMPASS, 2 * COIN + COMPASS, COIN + 2 * COMPASS)
SOLO_TOKENS: Final = COIN + COMPASS
STARTING_DECK: Final[tuple[int, ...]] = (0, 1, 2, 3, FEAR_CARD, FEAR_CARD)
FEAR_CARDS: Final = 19
FIRST_ROW_ITEMS: Final = 5
COMMON_SHUFFLES: Final[tuple[Shuffle, ...]] = (
    *(SHUFFLE_ITEMS, SHUFFLE_ARTIFACTS, SHUFFLE_LEVEL1, SHUFFLE_LEVEL2),
    *(SHUFFLE_GUARDIANS, SHUFFLE_IDOLS, SHUFFLE_ASSISTANTS, SHUFFLE_BONUSES),
)


def setup(box: Box, board: Board, players: int, difficulty: int = 0) -> Game:
    """A new game before its first shuffle; one player is the solo game against the rival."""
    game = Game(box, board, players)
    game.item_deck = tuple(range(FIRST_ITEM, FIRST_ARTIFACT))
    game.artifact_deck = tuple(range(FIRST_ARTIFACT, FEAR_TILE))
    game.level1 = tuple(range(verbs.LEVEL1_TILES))
    game.level2 = tuple(range(verbs.LEVEL2_TILES))
    game.guardian_deck = tuple(range(verbs.GUARDIANS))
    game.gone_assistants = tuple(range(verbs.ASSISTANTS))
    game.gone_idols = tuple([idol for idol, tile in enumerate(box.idols) for _ in range(tile.copies)])
    game.unused_bonuses = tuple([bonus for bonus, tile in enumerate(box.bonuses) for _ in range(tile.copies)])
    game.fear = FEAR_CARDS - 2 * players
    game.fear_tiles = FEAR_TILES
    game.temple_tiles = (min(TEMPLE_TILES, max(2, players)),) * verbs.TEMPLE_STACKS
    for seat, player in enumerate(game.players):
        player.purse = STARTING_TOKENS[seat] if players > 1 else SOLO_TOKENS
        player.deck = STARTING_DECK
        player.deck_marks = (0,) * len(STARTING_DECK)
    if players == 1:
        seat_rival(game, difficulty)
    push_shuffles(game)
    advance(game)
    return game


def seat_rival(game: Game, difficulty: int) -> None:
    """Five dig tiles and one of each pair, all green before the red ones are drawn (140, 141)."""
    game.rival = Rival()
    game.difficulty = difficulty
    game.start = RIVAL
    tiles = game.box.rivals
    game.rival.tiles = tuple([tile for tile in range(verbs.RIVAL_TILES) if not tiles[tile].red])
    game.unused_rivals = tuple([tile for tile in range(verbs.RIVAL_TILES) if tiles[tile].red])


def push_shuffles(game: Game) -> None:
    """Everything that chance decides before the first turn, the last one pushed first."""
    game.push(LAY_OUT)
    for seat in reversed(range(len(game.players))):
        game.push_for(seat, SHUFFLE_DECK)
    if game.rival is not None:
        game.push(SHUFFLE_RIVAL)
        if game.difficulty:
            game.push(DRAW_RED)
    if len(game.players) == 3:
        game.push(BLOCK_CAMPS)
    elif len(game.players) < 3:
        for camp in range(verbs.CAMPS):
            game.figures = replaced(game.figures, camp * 2 + 1, BLOCKED)
    for shuffle in reversed(COMMON_SHUFFLES):
        game.push(shuffle)


@final
class LayOut(Effect[Game]):
    """What was shuffled is laid out, and the first round begins."""

    def resolve(self, game: Game, arg: int) -> None:
        game.artifacts, game.artifact_deck = game.artifact_deck[:1], game.artifact_deck[1:]
        game.items, game.item_deck = game.item_deck[:FIRST_ROW_ITEMS], game.item_deck[FIRST_ROW_ITEMS:]
        game.idols, game.hidden_idols, game.gone_idols = game.gone_idols[:12], game.gone_idols[12:], ()
        lay_out_assistants(game)
        lay_out_bonuses(game)
        begin_round(game)


LAY_OUT: Final = LayOut()


def lay_out_assistants(game: Game) -> None:
    """Three stacks of four; on the Snake side first one a player to be rescued, then 3, 3 and the rest (130)."""
    pile = game.gone_assistants
    rescued = max(2, len(game.players)) if game.board.idol_bridge >= 0 else 0
    game.rescue, pile = pile[:rescued], pile[rescued:]
    height = 3 if rescued else 4
    game.assistants = (pile[:height], pile[height : 2 * height], pile[2 * height :])
    game.gone_assistants = ()


def lay_out_bonuses(game: Game) -> None:
    """One tile on every place of the track that this number of players uses, then the Lost Temple's stack."""
    seats = max(2, len(game.players))
    pile = game.unused_bonuses
    bonuses = []
    for slots in game.board.bonus_slots:
        used = len([least for least in slots if least <= seats])
        bonuses.append(pile[:used])
        pile = pile[used:]
    game.bonuses = tuple(bonuses)
    game.bonus_stack, game.unused_bonuses = pile[:seats], tuple(sorted(pile[seats:]))
