"""Hidden information: what the owner, an opponent and a spectator see (R-61, R-71)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.quetzal import RULES
from digsite.quetzal.model import Game
from tests.quetzal.rules.helpers import LAST, begun, settle, state
from tests.quetzal.table import InOrder, options, play, quetzal, state_of

OWNER, OPPONENT, THIRD, SPECTATOR = 0, 1, 2, None
OTHERS = (OPPONENT, THIRD, SPECTATOR)
ALL = (OWNER, *OTHERS)
DRAWS = f"{LAST}; at: temple/3:w; temple: mummy_vp; deck: tablet_none weapon_vp statuette_coin"
KEEPS = f"{DRAWS}; upgrades: temple_extra_draw"


def view(game: Game, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = RULES.view(game, seat)
    return found


def zone(game: Game, seat: int | None, name: str, owner: int = OWNER) -> list[str | None]:
    """A zone of an owner's cards as a seat sees it; a hand has no order."""
    cards: list[str | None] = view(game, seat)["players"][owner][name]
    return sorted(cards, key=str)


@pytest.mark.ruling("R-61")
def test_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    game = quetzal(DRAWS)
    play(game, "take mummy_vp")
    assert zone(game, OWNER, "drawn") == ["tablet_none"]
    for seat in OTHERS:
        assert zone(game, seat, "drawn") == [None]


@pytest.mark.ruling("R-61")
@pytest.mark.parametrize("seat", ALL)
def test_coins_scores_tiles_and_discards_are_open(seat: int | None) -> None:
    game = quetzal(
        "coins: 3; score: 7; discovery: 4; upgrades: weapon_trio; discarded: coins_5; 1 coins: 2; discard: mummy_vp; drawn: mummy_coin"
    )
    seen = view(game, seat)
    mine = seen["players"][0]
    assert (mine["coins"], mine["score"], mine["discovery"]) == (3, 7, 4)
    assert (mine["upgrades"], mine["discarded"], seen["players"][1]["coins"]) == (["weapon_trio"], ["coins_5"], 2)
    assert (seen["decks"]["discard"], len(mine["drawn"])) == (["mummy_vp"], 1)
    assert seen["display"] == state(game)["display"]
    assert seen["locations"] == state(game)["locations"]
    assert mine["meeples"] == state(game)["players"][0]["meeples"]


@pytest.mark.ruling("R-61")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_order_of_decks_is_unknown_and_their_size_known(seat: int | None) -> None:
    decks = view(begun(2), seat)["decks"]
    assert decks["artifacts"] == [None] * 61
    assert decks["upgrades"] == [None] * 22
    assert decks["automaton"] == [None] * 9
    assert decks["automaton_used"] == ["automaton_1"]


@pytest.mark.ruling("R-61")
def test_what_a_player_can_do_is_told_to_nobody_else() -> None:
    game = quetzal(f"{LAST}; at: black_market:b1; drawn: mummy_coin")
    assert [action["notation"] for action in view(game, OWNER)["actions"]] == options_in_order(game)
    for seat in OTHERS:
        assert "actions" not in view(game, seat)
        assert view(game, seat)["decision"]["effect"] == "black_market"


def options_in_order(game: Game) -> list[str]:
    assert options(game) == ["sell mummy_coin", "skip"]
    return ["sell mummy_coin", "skip"]


@pytest.mark.ruling("R-61")
def test_a_view_says_whose_it_is_and_keeps_the_machinery_to_itself() -> None:
    for seat in ALL:
        seen = view(quetzal("drawn: mummy_coin"), seat)
        assert seen["seat"] == seat
        assert "stack" not in seen and "hash" not in seen


@pytest.mark.ruling("R-61")
def test_with_open_hands_everybody_sees_every_hand_but_no_deck() -> None:
    game = quetzal(f"flags: hands_hidden; {DRAWS}")
    play(game, "take mummy_vp")
    for seat in ALL:
        assert zone(game, seat, "drawn") == ["tablet_none"]
        assert {*view(game, seat)["decks"]["artifacts"]} == {None}


@pytest.mark.ruling("R-71")
def test_a_card_taken_openly_stays_known_while_it_is_in_the_hand() -> None:
    game = quetzal(
        f"{LAST.replace('round: 5; ', '')}; at: temple/5:w quarry:b1; temple: mummy_vp; quarry: weapon_vp tablet_vp"
    )
    play(game, "take mummy_vp")
    settle(game)
    assert state(game)["round"] == 2
    for seat in ALL:
        assert zone(game, seat, "hand") == ["mummy_vp", "tablet_vp", "weapon_vp"]


@pytest.mark.ruling("R-71")
def test_a_card_that_leaves_the_hand_uses_up_a_known_copy_first() -> None:
    game = quetzal(f"{LAST}; at: black_market:b1; hand: mummy_vp; drawn: mummy_vp weapon_vp")
    play(game, "sell mummy_vp")
    for seat in OTHERS:
        assert (zone(game, seat, "hand"), zone(game, seat, "drawn")) == ([], [None, None])
    assert zone(game, OWNER, "drawn") == ["mummy_vp", "weapon_vp"]


@pytest.mark.ruling("R-71")
def test_in_a_delivery_too_the_known_copy_goes_first_and_lies_open() -> None:
    game = quetzal(f"{LAST}; at: ship_1:b1; hand: mummy_vp; drawn: mummy_vp weapon_vp")
    play(game, "deliver mummy_vp")
    for seat in OTHERS:
        assert zone(game, seat, "apart") == ["mummy_vp"]
        assert (zone(game, seat, "hand"), zone(game, seat, "drawn")) == ([], [None, None])
    play(game, "deliver mummy_vp")
    for seat in OTHERS:
        assert (zone(game, seat, "apart"), zone(game, seat, "drawn")) == (["mummy_vp", "mummy_vp"], [None])


@pytest.mark.ruling("R-67", "R-71")
def test_the_two_cards_to_choose_from_are_seen_by_their_player_alone() -> None:
    game = quetzal(KEEPS)
    play(game, "take mummy_vp")
    assert zone(game, OWNER, "apart") == ["tablet_none", "weapon_vp"]
    for seat in OTHERS:
        assert zone(game, seat, "apart") == [None, None]


@pytest.mark.ruling("R-67", "R-71")
def test_the_card_put_under_the_deck_is_known_to_its_player_only() -> None:
    game = quetzal(KEEPS)
    play(game, "take mummy_vp", "keep weapon_vp")
    assert state(game)["decks"]["bottom_known"] == [0]
    assert view(game, OWNER)["decks"]["artifacts"][-1] == "tablet_none"
    assert {*view(game, OWNER)["decks"]["artifacts"][:-1]} == {None}
    for seat in OTHERS:
        assert {*view(game, seat)["decks"]["artifacts"]} == {None}
        assert zone(game, seat, "drawn") == [None]


def with_deck(position: str, deck: list[str], known: list[int]) -> Game:
    """The deck is cut to these cards, the rest lies in the discard pile; the lowest are known to these seats."""
    written = state_of(f"{position}; deck: {' '.join(deck)}")
    decks = written["decks"]
    decks["discard"] += decks["artifacts"][len(deck) :]
    decks["artifacts"], decks["bottom_known"] = deck, known
    return RULES.decode(written)


@pytest.mark.ruling("R-71")
def test_two_cards_put_under_the_deck_are_known_each_to_its_player() -> None:
    game = with_deck("", ["mummy_vp", "weapon_vp", "tablet_vp", "pottery_vp"], [1, 0])
    assert view(game, OWNER)["decks"]["artifacts"] == [None, None, "tablet_vp", None]
    assert view(game, OPPONENT)["decks"]["artifacts"] == [None, None, None, "pottery_vp"]
    assert view(game, SPECTATOR)["decks"]["artifacts"] == [None] * 4


@pytest.mark.ruling("R-71")
def test_whoever_put_a_card_under_the_deck_knows_it_when_another_draws_it() -> None:
    """The third player's two unknown cards keep the others from telling it by what is left over."""
    position = f"{LAST}; 1 at: temple/4:w; 2 drawn: statuette_vp mummy_coin; temple: mummy_vp"
    game = with_deck(position, ["tablet_vp"], [0])
    play(game, "take mummy_vp")
    assert zone(game, OWNER, "drawn", owner=1) == ["tablet_vp"]
    assert zone(game, OPPONENT, "drawn", owner=1) == ["tablet_vp"]
    for seat in (THIRD, SPECTATOR):
        assert zone(game, seat, "drawn", owner=1) == ([None] if seat is None else ["tablet_vp"])


@pytest.mark.ruling("R-71")
def test_the_known_card_at_the_bottom_is_drawn_last() -> None:
    position = f"{LAST}; 1 at: temple/3:w; 2 at: temple/4:w; temple: mummy_vp mummy_none"
    game = with_deck(position, ["weapon_vp", "tablet_vp", "pottery_vp"], [0])
    play(game, "take mummy_vp", "take mummy_none")
    assert zone(game, OWNER, "drawn", owner=1) == zone(game, OWNER, "drawn", owner=2) == [None]
    assert view(game, OWNER)["decks"]["artifacts"] == ["pottery_vp"]


@pytest.mark.ruling("R-71")
def test_a_single_unknown_card_is_known_to_everybody_by_what_is_left_over() -> None:
    game = with_deck("drawn: tablet_vp", [], [])
    for seat in ALL:
        assert zone(game, seat, "drawn") == ["tablet_vp"]


@pytest.mark.ruling("R-71")
def test_what_was_known_by_what_is_left_over_is_not_forgotten_when_a_new_deck_is_made() -> None:
    """The view shows whatever a player with a perfect memory can know (engine protocol, section 5)."""
    position = f"{LAST}; drawn: tablet_vp; 1 at: temple/4:w; temple: mummy_vp"
    game = with_deck(position, [], [])
    for seat in ALL:
        assert zone(game, seat, "drawn") == ["tablet_vp"]
    play(game, "take mummy_vp")
    settle(game)
    for seat in ALL:
        assert zone(game, seat, "drawn") == ["tablet_vp"]
    for seat in (OWNER, THIRD, SPECTATOR):
        assert zone(game, seat, "drawn", owner=1) == [None]


TWO_OLD = f"{LAST}; 1 at: temple/4:w; 2 at: black_market:b1; temple: mummy_vp"


@pytest.mark.ruling("R-71")
def test_cards_of_an_old_deck_that_are_all_alike_stay_known_beside_a_new_one() -> None:
    game = with_deck(f"{TWO_OLD}; drawn: tablet_vp; 2 drawn: tablet_vp", [], [])
    play(game, "take mummy_vp")
    settle(game)
    for seat in ALL:
        assert zone(game, seat, "drawn") == zone(game, seat, "drawn", owner=2) == ["tablet_vp"]


@pytest.mark.ruling("R-71")
def test_of_two_cards_of_an_old_deck_the_one_shown_tells_the_other() -> None:
    game = with_deck(f"{TWO_OLD}; drawn: tablet_vp; 2 drawn: mummy_coin", [], [])
    play(game, "take mummy_vp")
    settle(game)
    assert zone(game, OWNER, "drawn", owner=2) == ["mummy_coin"]
    for seat in (OPPONENT, SPECTATOR):
        assert zone(game, seat, "drawn") == zone(game, seat, "drawn", owner=2) == [None]
    play(game, "sell mummy_coin")
    for seat in ALL:
        assert zone(game, seat, "drawn") == ["tablet_vp"]


@pytest.mark.ruling("R-71")
def test_a_guess_at_the_hidden_cards_leaves_old_cards_in_the_hands_they_are_in() -> None:
    game = with_deck(f"{TWO_OLD}; drawn: tablet_vp; 2 drawn: mummy_coin", [], [])
    play(game, "take mummy_vp")
    settle(game)
    guess = RULES.determinize(view(game, OPPONENT), Backwards())
    hands = [zone(guess, seat, "drawn", owner=seat) for seat in (OWNER, THIRD)]
    assert sorted(hands, key=str) == [["mummy_coin"], ["tablet_vp"]]
    assert view(guess, OPPONENT) == view(game, OPPONENT)


class Backwards(InOrder):
    """Dice that turn everything around."""

    def shuffle(self, things: list[int]) -> None:
        things.reverse()
