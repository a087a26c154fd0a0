"""Redeals what a seat cannot know, in the game itself: much faster than from a view, and just as blind.

Hidden idols stay as they are: nobody ever turns them over, so nothing depends on them.
"""

from __future__ import annotations

from typing import Final

from digsite.arnak.box import LOST_TEMPLE, ROW_OF
from digsite.arnak.model import KNOWN, PRIVATE, Game, Player
from digsite.bots.dice import QuickDice

RESCUE_ROW: Final = 4


def redeal(game: Game, seat: int, dice: QuickDice) -> None:
    """Keep everything a seat sees and resample the rest with the right probabilities."""
    for owner in range(len(game.players)):
        redeal_cards(game.players[owner], owner == seat, dice)
    game.item_deck = shuffled(game.item_deck, 1 if game.item_top_known else 0, len(game.item_deck), dice)
    game.artifact_deck = shuffled(
        game.artifact_deck, 1 if game.artifact_top_known else 0, len(game.artifact_deck), dice
    )
    game.level1 = shuffled(game.level1, 0, len(game.level1) - game.level1_known, dice)
    game.level2 = shuffled(game.level2, 0, len(game.level2) - game.level2_known, dice)
    game.guardian_deck = shuffled(game.guardian_deck, 0, len(game.guardian_deck), dice)
    redeal_assistants(game, seat, dice)
    if game.players[seat].magnifier != LOST_TEMPLE:
        redeal_bonuses(game, dice)
    if game.rival is not None:
        redeal_rival(game, dice)


def shuffled(zone: tuple[int, ...], first: int, end: int, dice: QuickDice) -> tuple[int, ...]:
    """A zone with a range of it shuffled."""
    if end - first < 2:
        return zone
    moved = list(zone[first:end])
    dice.shuffle(moved)
    return zone[:first] + tuple(moved) + zone[end:]


def redeal_cards(player: Player, own: bool, dice: QuickDice) -> None:
    """Shuffle each shuffle's cards among the places the seat cannot see (122, 124)."""
    cards = list(player.deck + player.hand + player.apart)
    marks = player.deck_marks + player.hand_marks + player.apart_marks
    decked = len(player.deck)
    places: dict[int, list[int]] = {}
    for at in range(decked if own else len(cards)):
        mark = marks[at]
        if mark != KNOWN and not (own and mark & PRIVATE):
            places.setdefault(mark & ~PRIVATE, []).append(at)
    for group in places.values():
        if len(group) > 1:
            moved = [cards[at] for at in group]
            dice.shuffle(moved)
            for number in range(len(group)):
                cards[group[number]] = moved[number]
    held = decked + len(player.hand)
    player.deck = tuple(cards[:decked])
    player.hand = tuple(cards[decked:held])
    player.apart = tuple(cards[held:])


def redeal_assistants(game: Game, seat: int, dice: QuickDice) -> None:
    """All below the tops; the rescue stack too for those whose magnifying glass never came that far (124, 126)."""
    below: list[int] = []
    for stack in game.assistants:
        below += stack[1:]
    rescue = ROW_OF[game.players[seat].magnifier] < RESCUE_ROW
    if rescue:
        below += game.rescue[1:]
    if len(below) < 2:
        return
    dice.shuffle(below)
    stacks: list[tuple[int, ...]] = []
    for stack in game.assistants:
        stacks.append(stack[:1] + tuple(below[: max(0, len(stack) - 1)]))
        del below[: max(0, len(stack) - 1)]
    game.assistants = tuple(stacks)
    if rescue:
        game.rescue = game.rescue[:1] + tuple(below)


def redeal_bonuses(game: Game, dice: QuickDice) -> None:
    """The Lost Temple's stack and what was left in the box (123, 125)."""
    tiles = list(game.bonus_stack + game.unused_bonuses)
    dice.shuffle(tiles)
    game.unused_bonuses = tuple(sorted(tiles[len(game.bonus_stack) :]))
    game.bonus_stack = tuple(tiles[: len(game.bonus_stack)])


def redeal_rival(game: Game, dice: QuickDice) -> None:
    """The rival's tiles; the arrow on the back of the next one is seen (144)."""
    assert game.rival is not None
    tiles = list(game.rival.tiles)
    if len(tiles) < 2:
        return
    left = game.box.rivals[tiles[0]].left
    dice.shuffle(tiles)
    fitting = [at for at in range(len(tiles)) if game.box.rivals[tiles[at]].left == left]
    first = fitting[dice.below(len(fitting))]
    tiles[0], tiles[first] = tiles[first], tiles[0]
    game.rival.tiles = tuple(tiles)
