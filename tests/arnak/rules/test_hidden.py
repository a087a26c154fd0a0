"""Hidden information: what the owner, an opponent and a spectator see (rulings 122-128)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.effects import CHANCE
from digsite.kernel.play import deal, to_decide
from tests.arnak.table import InOrder, arnak, options, play, state_of

OWNER, OPPONENT, SPECTATOR = 0, 1, None
OTHERS = (OPPONENT, SPECTATOR)
ALL = (OWNER, OPPONENT, SPECTATOR)


def view(game: Game, seat: int | None) -> dict[str, Any]:
    return RULES.view(game, seat)


def cards(game: Game, seat: int | None, zone: str, owner: int = OWNER) -> list[str | None]:
    """A zone of an owner's cards as a seat sees it."""
    found: list[str | None] = view(game, seat)["players"][owner][zone]
    return found


def begun(first_deck: str = "", **chosen: Any) -> Game:
    """A game set up from its first shuffle on; all but seat 0's deck is left in order."""
    game = RULES.new({"players": 2, **chosen})
    while to_decide(game) == CHANCE:
        if first_deck and options(game)[0].startswith("deck 0"):
            play(game, first_deck)
        else:
            deal(game, InOrder())
    return game


FIRST_DECK = "* deck 0 funding-boat fear funding-car exploration-boat exploration-car fear"


@pytest.mark.ruling("122")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = begun(FIRST_DECK)
    assert cards(game, OWNER, "hand") == ["funding-boat", "fear", "funding-car", "exploration-boat", "exploration-car"]
    for seat in OTHERS:
        assert cards(game, seat, "hand") == [None] * 5
    assert cards(game, OWNER, "hand", owner=1) == [None] * 5


@pytest.mark.ruling("122")
def test_the_last_unknown_card_of_a_shuffle_is_known_to_its_owner() -> None:
    game = begun(FIRST_DECK)
    assert cards(game, OWNER, "deck") == ["fear"]
    for seat in OTHERS:
        assert cards(game, seat, "deck") == [None]


@pytest.mark.ruling("122")
def test_the_last_unknown_card_of_a_shuffle_is_known_to_all_once_the_others_were_shown() -> None:
    game = arnak("deck: rope; hand: hat gold-pan")
    play(game, "play hat")
    for seat in OTHERS:
        assert (cards(game, seat, "hand"), cards(game, seat, "deck")) == ([None], [None])
    play(game, "play gold-pan")
    for seat in OTHERS:
        assert (cards(game, seat, "hand"), cards(game, seat, "deck")) == ([], ["rope"])


@pytest.mark.ruling("122")
def test_cards_that_are_all_alike_hide_nothing() -> None:
    game = arnak("deck: fear fear")
    for seat in ALL:
        assert cards(game, seat, "deck") == ["fear", "fear"]


@pytest.mark.ruling("122")
def test_cards_an_earring_drew_are_seen_by_their_owner_alone() -> None:
    game = arnak("hand: crystal-earring; tablet: 1; deck: hat rope torch axe dog")
    play(game, "play crystal-earring", "announce 3")
    assert cards(game, OWNER, "apart") == ["hat", "rope", "torch"]
    for seat in OTHERS:
        assert cards(game, seat, "apart") == [None] * 3


@pytest.mark.ruling("122")
def test_the_card_the_crystal_earring_put_back_is_known_to_its_owner_alone() -> None:
    game = arnak("hand: crystal-earring; tablet: 1; deck: hat rope torch axe dog")
    events = play(game, "play crystal-earring", "announce 3", "keep hat", "top rope")
    assert cards(game, OWNER, "deck") == ["rope", None, None]
    for seat in OTHERS:
        assert cards(game, seat, "deck") == [None] * 3
        assert cards(game, seat, "hand") == [None]
        assert cards(game, seat, "play") == ["crystal-earring", "torch"]
        told = {name for event in events for name in event.seen_by(seat).values()}
        assert not {"hat", "rope", "axe", "dog"} & told
        assert "torch" in told


@pytest.mark.ruling("122")
def test_the_card_put_back_stays_hidden_from_others_when_it_is_drawn() -> None:
    game = arnak("hand: crystal-earring; tablet: 1; deck: hat rope torch axe dog; crates: idol-coin")
    play(game, "play crystal-earring", "announce 3", "keep hat", "top rope")
    events = play(game, "slot slot-draw", "draw")
    assert cards(game, OWNER, "hand") == ["hat", "rope"]
    assert [event.seen_by(OWNER).get("card") for event in events if event.kind == "drew"] == ["rope"]
    for seat in OTHERS:
        assert cards(game, seat, "hand") == [None, None]
        assert [event.seen_by(seat).get("card") for event in events if event.kind == "drew"] == [None]


MIXED = "hand: crystal-earring; tablet: 1; deck: hat rope torch"


def with_marks(position: str, deck: list[int]) -> Game:
    """The owner's deck holds cards of several shuffles, or cards everybody knows (99)."""
    state = state_of(position)
    state["players"][0]["marks"] = {"deck": deck, "hand": [99], "apart": []}
    return RULES.decode(state)


@pytest.mark.ruling("122")
@pytest.mark.parametrize("deck", [[0, 1, 1], [99, 0, 0], [0, 99, 0], [99, 99, 0], [0, 0, 1]])
def test_nobody_else_can_tell_the_card_kept_from_the_card_put_back(deck: list[int]) -> None:
    one, other = with_marks(MIXED, deck), with_marks(MIXED, deck)
    play(one, "play crystal-earring", "announce 2", "keep hat", "top rope")
    play(other, "play crystal-earring", "announce 2", "keep rope", "top hat")
    for seat in OTHERS:
        assert view(one, seat)["players"][0] == view(other, seat)["players"][0]


@pytest.mark.ruling("122")
@pytest.mark.parametrize(
    "deck", [[0, 0, 0, 1], [0, 1, 1, 1], [0, 0, 1, 1], [99, 0, 1, 1], [0, 99, 1, 1], [99, 99, 0, 1]]
)
def test_nor_if_a_third_card_was_laid_down(deck: list[int]) -> None:
    position = "hand: crystal-earring; tablet: 1; deck: hat rope torch axe"
    one, other = with_marks(position, deck), with_marks(position, deck)
    play(one, "play crystal-earring", "announce 3", "keep hat", "top rope")
    play(other, "play crystal-earring", "announce 3", "keep rope", "top hat")
    for seat in OTHERS:
        assert view(one, seat)["players"][0] == view(other, seat)["players"][0]


@pytest.mark.ruling("123")
@pytest.mark.parametrize("seat", ALL)
def test_the_order_of_every_deck_and_stack_is_hidden_from_everybody(seat: int | None) -> None:
    seen = view(begun(), seat)
    for name in ("items", "artifacts", "level1", "level2", "guardians"):
        assert set(seen["decks"][name]) == {None}, name
    assert [stack[1:] for stack in seen["decks"]["assistants"]] == [[None] * 3] * 3
    assert set(seen["players"][1]["deck"]) == {None} or seat == OPPONENT
    assert seen["track"]["stack"] == [None, None]
    assert [site["hidden_idol"] for site in seen["sites"].values() if "hidden_idols" in site] == [None] * 4
    assert len([name for name in seen["box"] if name is None]) == 18 - 7 - 2


@pytest.mark.ruling("123")
def test_a_face_down_idol_stays_unseen_in_the_crates_and_in_a_slot() -> None:
    game = arnak("hand: aeroplane; compass: 6")
    play(game, "discover l2-1", "travel aeroplane", "continue", "continue")
    for seat in ALL:
        seen = view(game, seat)["players"][0]["crates"]
        assert len(seen) == 2 and seen[0] is not None and seen[1] is None
    play(game, "slot slot-arrowhead", "slot slot-arrowhead")
    for seat in ALL:
        mine = view(game, seat)["players"][0]
        assert mine["slots"][0] is not None and mine["slots"][1] is None
        assert (mine["crates"], mine["unseen"]) == ([], [1])


@pytest.mark.ruling("124")
@pytest.mark.parametrize("seat", ALL)
def test_what_lies_open_is_seen_by_everybody(seat: int | None) -> None:
    game = arnak(
        "hand: hat rope; deck: fear torch axe; play: dog; coin: 3; jewel: 1; exiled_items: whip; exiled_artifacts: mortar;"
        "items: machete; artifacts: war-mask; supply: a-coins,a-draw a-exile a-buyer; bonus: 2-1=bonus-coin"
    )
    seen = view(game, seat)
    mine = seen["players"][0]
    assert mine["play"] == ["dog"]
    assert mine["purse"] == {"coin": 3, "compass": 0, "tablet": 0, "arrowhead": 0, "jewel": 1}
    assert (len(mine["hand"]), len(mine["deck"])) == (2, 3)
    assert seen["exile"] == {"items": ["whip"], "artifacts": ["mortar"]}
    assert (seen["row"]["items"][0], seen["row"]["artifacts"]) == ("machete", ["war-mask"])
    assert [stack[0] for stack in seen["decks"]["assistants"]] == ["a-coins", "a-exile", "a-buyer"]
    assert seen["track"]["bonus"]["2-1"] == ["bonus-coin"]


@pytest.mark.ruling("124")
def test_an_item_bought_is_known_to_all_at_the_bottom_of_the_deck_and_when_it_is_drawn() -> None:
    game = arnak("deck: fear rope torch; coin: 1; items: hat; 1 passed: yes")
    play(game, "buy hat", "end-turn")
    for seat in ALL:
        assert cards(game, seat, "deck") == [None, None, None, "hat"]
    play(game, "pass", "end-turn")
    assert cards(game, OWNER, "hand") == ["fear", "rope", "torch", "hat"]
    for seat in OTHERS:
        assert cards(game, seat, "hand") == ["hat", None, None, None]


@pytest.mark.ruling("124")
def test_items_gained_onto_the_deck_or_into_the_hand_are_known_to_all() -> None:
    game = arnak("hand: monkey-medallion; tablet: 1; deck: fear rope; items: hat")
    play(game, "play monkey-medallion", "take hat")
    for seat in ALL:
        assert cards(game, seat, "deck") == ["hat", None, None]

    game = arnak("hand: airdrop torch; deck: fear; items: hat")
    play(game, "play airdrop", "take hat")
    for seat in OTHERS:
        assert cards(game, seat, "hand") == ["hat", None]


@pytest.mark.ruling("124")
def test_a_card_played_and_then_exiled_is_seen_by_all() -> None:
    game = arnak("hand: machete hat; deck: fear rope")
    play(game, "play machete", "exile hat hand")
    for seat in ALL:
        assert view(game, seat)["exile"]["items"] == ["hat"]
        assert cards(game, seat, "play") == ["machete"]


@pytest.mark.ruling("122")
def test_nobody_else_can_tell_which_of_two_fears_was_laid() -> None:
    """A card of an old shuffle was kept, one of a new shuffle drawn from the bottom; one of the two is a Fear."""
    views = []
    for hand, deck in ((["fear", "torch"], ["hat", "fear"]), (["hat", "fear"], ["fear", "torch"])):
        state = state_of("deck: hat torch fear fear")
        state["players"][0] |= {"hand": hand, "deck": deck, "marks": {"hand": [0, 1], "deck": [0, 1], "apart": []}}
        game = RULES.decode(state)
        play(game, "dig camp-coin 1", "travel fear")
        views.append([view(game, seat)["players"][0] for seat in OTHERS])
    assert views[0] == views[1]


@pytest.mark.ruling("122")
def test_the_choices_of_a_player_are_shown_to_nobody_else() -> None:
    game = arnak("hand: hat")
    assert "play hat" in [action["notation"] for action in view(game, OWNER)["actions"]]
    for seat in OTHERS:
        assert "actions" not in view(game, seat)
