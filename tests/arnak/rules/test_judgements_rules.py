"""The judgements on open questions: rules (Q11-Q32)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.effects import CHANCE
from digsite.kernel.play import deal, to_decide
from tests.arnak.table import InOrder, arnak, asks, options, outcome, play, refusal

END = ("pass", "end-turn")


def state(game: Game) -> dict[str, Any]:
    return RULES.encode(game)


def mine(game: Game, seat: int = 0) -> dict[str, Any]:
    player: dict[str, Any] = state(game)["players"][seat]
    return player


@pytest.mark.ruling("Q11")
def test_a_war_mask_exiled_later_in_the_round_still_protects() -> None:
    game = arnak(
        "deck:; hand: war-mask machete; tablet: 1; at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat; 1 passed: yes"
    )
    play(game, "play war-mask", "end-turn", "play machete", "exile war-mask play", "end-turn", *END, "* deck 0 machete")
    assert mine(game)["hand"] == ["machete"]


@pytest.mark.ruling("Q11")
def test_an_ocarina_exiled_later_in_the_round_still_makes_planes() -> None:
    game = arnak("deck:; hand: guardians-ocarina machete hat; tablet: 1; tiles: l1-1=s1-jewel; 1 passed: yes")
    play(game, "play guardians-ocarina", "end-turn", "play machete", "exile guardians-ocarina play", "end-turn")
    play(game, "dig l1-1 1", "travel hat")
    assert mine(game)["purse"]["jewel"] == 1


@pytest.mark.ruling("Q12")
def test_under_the_ocarina_the_icons_of_a_discount_are_planes_too() -> None:
    tiles = "tiles: l2-1=s2-arrowhead-jewel"
    game = arnak(f"all_planes: yes; hand: sturdy-boots; {tiles}")
    play(game, "play sturdy-boots", "dig l2-1 1")
    assert mine(game)["purse"]["jewel"] == 1

    game = arnak(f"hand: sturdy-boots; {tiles}")
    play(game, "play sturdy-boots")
    assert refusal(game, "dig l2-1 1") == ("cannot-travel", "32", {"car": 2})


@pytest.mark.ruling("Q13")
@pytest.mark.parametrize(("start", "first", "second"), [(0, "fear", "fear-tile"), (1, "fear-tile", "fear")])
def test_a_last_fear_card_goes_to_the_first_in_turn_order(start: int, first: str, second: str) -> None:
    game = arnak(
        f"players: 3; start: {start}; at: l1-1; 1 at: l1-2; tiles: l1-1=s1-jewel l1-2=s1-coin-arrowhead;"
        "wardens: l1-1=g-boat l1-2=g-car; round: 5; fear: 1; 1 passed: yes; 2 passed: yes"
    )
    play(game, *END)
    assert (mine(game, 0)["play"], mine(game, 1)["play"]) == ([first], [second])


@pytest.mark.ruling("Q13")
def test_fear_is_handed_out_one_figure_at_a_time() -> None:
    game = arnak(
        "at: l1-1 camp-coin; 1 at: l1-2; tiles: l1-1=s1-jewel l1-2=s1-coin-arrowhead;"
        "wardens: l1-1=g-boat l1-2=g-car camp-coin=g-4coin; round: 5; fear: 2; 1 passed: yes"
    )
    play(game, *END)
    assert (mine(game, 0)["play"], mine(game, 1)["play"]) == (["fear", "fear-tile"], ["fear"])


@pytest.mark.ruling("Q14")
def test_fear_tiles_never_run_out() -> None:
    tiles = " ".join(["fear-tile"] * 10)
    game = arnak(f"hand: serpent-idol; tablet: 1; fear: 0; play: {tiles}")
    assert state(game)["decks"]["fear_tiles"] == []
    play(game, "play serpent-idol")
    assert mine(game)["play"].count("fear-tile") == 11
    assert RULES.encode(RULES.decode(state(game))) == state(game)


@pytest.mark.ruling("Q15")
def test_an_exiled_fear_tile_returns_to_the_reserve() -> None:
    assert outcome("hand: machete; play: fear-tile", "play machete", "exile fear-tile play") == {
        "me.hand": "-machete",
        "me.play": "+machete -fear-tile",
        "me.purse": "compass +2",
        "decks.fear_tiles": "+fear-tile",
        "asks": "after",
    }


@pytest.mark.ruling("Q16")
def test_the_stone_key_empties_the_slot_of_the_players_choice_and_the_next_idol_fills_it_again() -> None:
    game = arnak("hand: stone-key; tablet: 1; slots: idol-coin idol-compass idol-tablet")
    play(game, "play stone-key")
    assert options(game) == ["unslot 1", "unslot 2", "unslot 3"]
    play(game, "unslot 2")
    assert (mine(game)["slots"], mine(game)["crates"]) == (["idol-coin", None, "idol-tablet", None], ["idol-compass"])
    play(game, "slot slot-arrowhead")
    assert mine(game)["slots"] == ["idol-coin", "idol-compass", "idol-tablet", None]


@pytest.mark.ruling("Q17")
def test_free_actions_are_allowed_after_announcing_a_pass_until_the_player_ends_the_turn() -> None:
    game = arnak("hand: hat; assistants: a-coins; crates: idol-coin")
    play(game, "pass", "use a-coins", "play hat", "slot slot-tablets")
    assert mine(game)["purse"] == {"coin": 3, "compass": 1, "tablet": 2, "arrowhead": 0, "jewel": 0}
    assert options(game) == ["end-turn"]


@pytest.mark.ruling("Q18")
def test_a_card_is_spent_for_travel_only_where_one_of_its_icons_pays() -> None:
    game = arnak("hand: funding-boat fear; tiles: l1-3=s1-jewel")
    assert not [option for option in options(game) if option.startswith("travel")]
    play(game, "dig l1-3 1")
    assert options(game) == ["travel funding-boat"]
    assert refusal(game, "travel fear") == ("useless-travel", "27", None)


@pytest.mark.ruling("Q19")
def test_the_dearer_space_of_a_camp_may_be_chosen_while_the_cheaper_is_free() -> None:
    game = arnak("players: 4; hand: ostrich")
    assert {"dig camp-coin 1", "dig camp-coin 2"} <= {*options(game)}
    play(game, "dig camp-coin 2", "travel ostrich")
    assert state(game)["sites"]["camp-coin"]["spaces"] == [None, 0]


FREE_ARTIFACT = "magnifier: 7-1; notebook: 5-1; compass: 1; jewel: 1; bonus: 6-1=-; artifacts: serpents-gold"


@pytest.mark.ruling("Q20", "Q32", "215")
def test_the_free_artifact_of_a_research_row_is_taken_and_its_effect_may_be_skipped() -> None:
    game = arnak(FREE_ARTIFACT)
    play(game, "research notebook 6-1")
    assert options(game) == ["take serpents-gold"]
    assert refusal(game, "skip")[0] == "not-now"
    assert outcome(FREE_ARTIFACT, "research notebook 6-1", "take serpents-gold", "skip") == {
        "me.notebook": "6-1",
        "me.play": "+serpents-gold",
        "me.purse": "compass -1, jewel -1",
        "row.artifacts": "+- -serpents-gold",
        "asks": "after",
    }


@pytest.mark.ruling("Q21")
def test_the_hairpin_exiles_before_its_camp_is_activated() -> None:
    game = arnak("deck:; hand: tigerclaw-hairpin fear; tablet: 1")
    play(game, "play tigerclaw-hairpin")
    assert asks(game) == "exile tigerclaw-hairpin"
    assert refusal(game, "activate camp-jewel")[0] == "not-now"
    play(game, "skip", "activate camp-jewel", "pay", "discard fear")
    assert (mine(game)["play"], asks(game)) == (["tigerclaw-hairpin", "fear"], "after")


@pytest.mark.ruling("Q21")
@pytest.mark.parametrize("card", ["horse", "treasure-chest"])
def test_a_card_is_drawn_before_the_tokens_of_the_same_effect_come(card: str) -> None:
    game = arnak(f"hand: {card}; tablet: 1; deck: hat")
    play(game, f"play {card}")
    assert (asks(game), mine(game)["purse"]["coin"]) == (f"draw {card}", 0)
    play(game, "draw")
    assert mine(game)["purse"]["coin"] == 1


@pytest.mark.ruling("Q22")
def test_the_crystal_earring_may_announce_zero_and_then_does_nothing() -> None:
    given = "hand: crystal-earring; tablet: 1; deck: hat rope torch"
    assert outcome(given, "play crystal-earring", "announce 0") == {
        "me.hand": "-crystal-earring",
        "me.play": "+crystal-earring",
        "me.purse": "tablet -1",
        "asks": "after",
    }


@pytest.mark.ruling("Q23")
def test_the_assistant_returned_by_the_horn_covers_the_tile_that_was_second() -> None:
    game = arnak("hand: decorated-horn; tablet: 1; assistants: a-exile!; supply: a-coins,a-draw,a-buyer a-compass -")
    play(game, "play decorated-horn", "exchange a-exile a-coins")
    assert state(game)["decks"]["assistants"][0] == ["a-exile", "a-draw", "a-buyer"]
    for seat in (0, 1, None):
        assert RULES.view(game, seat)["decks"]["assistants"][0] == ["a-exile", None, None]


@pytest.mark.ruling("Q24")
def test_two_own_figures_at_a_guarded_camp_meet_its_guardian_once_and_activate_it_once() -> None:
    camp = "players: 4; at: camp-coin/1 camp-coin/2; wardens: camp-coin=g-boat"
    assert outcome(f"{camp}; hand: bow-and-arrows", "play bow-and-arrows")["me.purse"] == "compass +1"
    game = arnak(f"{camp}; hand: tent")
    play(game, "play tent")
    assert options(game) == ["activate camp-coin"]
    play(game, "activate camp-coin")
    assert (mine(game)["purse"]["coin"], asks(game)) == (2, "after")


HUMAN_EIGHT = "difficulty: 0"  # empty slots 10, two Fear cards -2


@pytest.mark.ruling("Q25")
def test_a_solo_tie_goes_to_the_earlier_arrival_at_the_lost_temple() -> None:
    cards = "rival_cards: steam-boat automobile aeroplane hat"  # 10 points
    game = arnak(f"{HUMAN_EIGHT}; magnifier: temple; rival_magnifier: temple; {cards}")
    assert [sheet["total"] for sheet in RULES.scores(game)] == [31, 31]
    assert RULES.winners(game) == ([0], "temple-arrival")


@pytest.mark.ruling("Q25")
def test_a_solo_tie_that_nothing_decides_is_a_draw() -> None:
    game = arnak(f"{HUMAN_EIGHT}; magnifier: 3-1; rival_magnifier: 3-1; rival_cards: steam-boat automobile torch")
    assert [sheet["total"] for sheet in RULES.scores(game)] == [12, 12]
    assert RULES.winners(game) == ([0, 1], "shared")


@pytest.mark.ruling("Q26")
def test_the_rivals_research_score_is_that_of_its_magnifying_glass() -> None:
    game = arnak(f"{HUMAN_EIGHT}; magnifier: 3-1; rival_magnifier: 5-1; rival_cards: steam-boat")
    assert [sheet["research"] for sheet in RULES.scores(game)] == [4, 9]
    assert [sheet["total"] for sheet in RULES.scores(game)] == [12, 12]
    assert RULES.winners(game) == ([1], "research")


@pytest.mark.ruling("Q27")
@pytest.mark.parametrize(("tile", "site"), [("dig-compass", "l1-1"), ("dig-coin", "camp-coin")])
def test_two_compasses_or_an_item_counts_as_compasses_for_the_rival(tile: str, site: str) -> None:
    game = arnak(f"difficulty: 0; hand: trowel; tiles: l1-1=s1-item-or-2compass; rival_tiles: {tile}")
    play(game, "play trowel", "end-turn")
    assert state(game)["sites"][site]["spaces"][0] == 1


@pytest.mark.ruling("Q28")
def test_at_a_site_the_rival_discovered_without_guardian_there_is_none_and_no_fear() -> None:
    game = arnak("difficulty: 0; round: 4; deck: ostrich; hand: trowel; rival_tiles: discover-green")
    play(game, "play trowel", "end-turn")
    assert state(game)["sites"]["l2-1"]["guardian"] is None
    play(game, *END)
    while to_decide(game) == CHANCE:
        deal(game, InOrder())
    play(game, "dig l2-1 1", "travel ostrich", "end-turn", *END)
    assert (state(game)["over"], mine(game)["archaeologists"], mine(game)["play"]) == (True, 2, ["ostrich"])


@pytest.mark.ruling("Q29")
def test_the_rival_removes_the_top_of_the_bonus_stack_unseen_and_the_human_chooses_from_the_rest() -> None:
    game = arnak(
        "difficulty: 0; hand: trowel; magnifier: 7-1; coin: 1; compass: 1; jewel: 1; rival_magnifier: 7-1;"
        "rival_tiles: research-green; stack: bonus-draw bonus-coin"
    )
    play(game, "play trowel", "skip", "end-turn")
    assert state(game)["track"]["stack"] == ["bonus-coin"]
    for seat in (0, None):
        assert RULES.view(game, seat)["track"]["stack"] == [None]
        assert None in RULES.view(game, seat)["box"]
    play(game, "research magnifier temple")
    assert options(game) == ["take bonus-coin"]


@pytest.mark.ruling("Q30")
def test_who_has_reached_the_rescue_row_may_look_through_the_stack_at_any_later_time() -> None:
    game = arnak(
        "board: snake; players: 3; magnifier: 3-1; crates: idol-coin; rescue: a-coins a-draw a-exile; 1 hand: trowel"
    )
    play(game, "research magnifier 4-1", "take a-coins", "end-turn", "play trowel", "end-turn")
    assert RULES.view(game, 0)["decks"]["rescue"] == ["a-draw", "a-exile"]
    for seat in (1, 2, None):
        assert RULES.view(game, seat)["decks"]["rescue"] == ["a-draw", None]


@pytest.mark.ruling("Q31")
def test_the_printed_cards_hold_where_old_pictures_differ() -> None:
    balloon = arnak("hand: hot-air-balloon")
    play(balloon, "play hot-air-balloon")
    assert "discover l1-1" in options(balloon)  # 3 compasses off

    assert outcome("hand: mortar; tablet: 1", "play mortar", "skip")["me.purse"] == "coin +2, tablet -1"
    assert (
        outcome("hand: ritual-dagger; tablet: 1", "play ritual-dagger", "skip")["me.purse"] == "tablet -1, arrowhead +1"
    )

    club = arnak("hand: war-club; tablet: 1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat")
    play(club, "play war-club")
    assert asks(club) == "after"

    journal = arnak("board: snake; hand: journal; tiles: l2-3=s2-arrowhead-jewel")
    play(journal, "dig l2-3 1", "travel journal")  # a boat and a car
    assert mine(journal)["purse"]["jewel"] == 1


@pytest.mark.ruling("Q32")
@pytest.mark.parametrize(("answer", "coins"), [("skip", 0), ("resolve", 4)])
def test_the_effect_of_a_gained_artifact_is_optional(answer: str, coins: int) -> None:
    game = arnak(FREE_ARTIFACT)
    play(game, "research notebook 6-1", "take serpents-gold", answer)
    assert (mine(game)["purse"]["coin"], mine(game)["play"].count("fear")) == (coins, 1 if coins else 0)
