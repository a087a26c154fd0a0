"""Final scoring and ties (rulings 118-121)."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES
from tests.arnak.table import arnak, play, state_of

ROWS = {
    ("bird", "magnifier"): (1, 2, 4, 6, 9, 12, 16),
    ("bird", "notebook"): (0, 1, 2, 4, 6, 8, 10),
    ("snake", "magnifier"): (1, 2, 3, 4, 5, 10, 15),
    ("snake", "notebook"): (0, 3, 4, 5, 8, 12, 15),
}

WORTH_FIVE = "steam-boat stone-key funding-boat exploration-car"


def score(position: str, seat: int = 0) -> dict[str, int]:
    return RULES.scores(arnak(position))[seat]


@pytest.mark.ruling("118")
def test_every_part_of_a_score_is_counted() -> None:
    assert score(
        "magnifier: temple; notebook: 4-1; temple: gold silver-left bronze-left; crates: idol-coin; slots: idol-compass;"
        "guardians: g-boat g-car!; deck: steam-boat fear fear; hand: hat fear; play: treasure-chest fear-tile"
    ) == {
        "seat": 0,
        "research": 23 + 4,
        "temple": 11 + 6 + 2,
        "idols": 3 + 3 + 2 + 3 + 4,
        "guardians": 5 + 5,
        "cards": 3 + 1 + 3,
        "fear": -1 - 1 - 2,
        "total": 74,
    }


@pytest.mark.ruling("118")
@pytest.mark.parametrize(("board", "token"), list(ROWS))
def test_research_tokens_score_by_their_row(board: str, token: str) -> None:
    start = score(f"board: {board}; magnifier: 7-1")["research"] if token == "notebook" else 0
    glass = "magnifier: 7-1; " if token == "notebook" else ""
    found = [score(f"board: {board}; {glass}{token}: {row}-1")["research"] - start for row in range(1, 8)]
    assert tuple(found) == ROWS[board, token]


@pytest.mark.ruling("118")
@pytest.mark.parametrize(
    ("stack", "points"),
    [
        *[("bronze-left", 2), ("bronze-middle", 2), ("bronze-right", 2)],
        *[("silver-left", 6), ("silver-right", 6), ("gold", 11)],
    ],
)
def test_a_temple_tile_scores_two_six_or_eleven(stack: str, points: int) -> None:
    assert score(f"magnifier: temple; temple: {stack}")["temple"] == points


@pytest.mark.ruling("118")
@pytest.mark.parametrize(("slotted", "points"), [(0, 12 + 10), (1, 12 + 9), (2, 12 + 7), (3, 12 + 4), (4, 12)])
def test_idols_score_three_each_and_empty_slots_one_to_four(slotted: int, points: int) -> None:
    idols = ["idol-coin", "idol-compass", "idol-tablet", "idol-exile"]
    assert score(f"slots: {' '.join(idols[:slotted])}; crates: {' '.join(idols[slotted:])}")["idols"] == points


@pytest.mark.ruling("118")
def test_a_guardian_scores_five_whether_its_boon_was_used_or_not() -> None:
    assert score("guardians: g-boat")["guardians"] == score("guardians: g-boat!")["guardians"] == 5


@pytest.mark.ruling("119")
@pytest.mark.parametrize(
    "position", [f"deck: fear {WORTH_FIVE}", f"deck: fear; hand: {WORTH_FIVE}", f"deck: fear; play: {WORTH_FIVE}"]
)
def test_cards_count_wherever_they_are_and_basic_cards_are_worth_nothing(position: str) -> None:
    assert (score(position)["cards"], score(position)["fear"]) == (5, -1)


@pytest.mark.ruling("119")
def test_exiled_cards_are_nobodys() -> None:
    game = arnak("deck:; hand: machete fear")
    assert (RULES.scores(game)[0]["cards"], RULES.scores(game)[0]["fear"]) == (1, -1)
    play(game, "play machete", "exile machete play")
    assert (RULES.scores(game)[0]["cards"], RULES.scores(game)[0]["fear"]) == (0, -1)


@pytest.mark.ruling("120")
def test_tokens_left_over_are_worth_nothing() -> None:
    rich = "coin: 9; compass: 9; tablet: 9; arrowhead: 9; jewel: 9"
    assert score(rich) == score("")


TWENTY_THREE = "guardians: g-boat g-car g-4coin g-3tablet; hand: steam-boat"


@pytest.mark.ruling("121")
def test_rulebook_p18_a_tie_goes_to_whoever_reached_the_lost_temple_first() -> None:
    game = arnak("magnifier: temple; arrival: 2; temple: bronze-left; 1 magnifier: temple; 1 arrival: 1")
    assert [sheet["total"] for sheet in RULES.scores(game)] == [31, 31]
    assert RULES.winners(game) == ([1], "temple-arrival")


@pytest.mark.ruling("121")
def test_having_reached_the_lost_temple_beats_not_having_reached_it() -> None:
    game = arnak(f"{TWENTY_THREE}; 1 magnifier: temple")
    assert [sheet["total"] for sheet in RULES.scores(game)] == [31, 31]
    assert RULES.winners(game) == ([1], "temple-arrival")


@pytest.mark.ruling("121")
def test_an_arrival_of_somebody_who_is_not_tied_does_not_matter() -> None:
    game = arnak(
        "players: 3; magnifier: 3-1; guardians: g-boat g-car g-4coin g-3tablet; 1 magnifier: 5-1;"
        "1 guardians: g-2coin g-coin-boot g-2compass; 2 magnifier: temple"
    )
    assert [sheet["total"] for sheet in RULES.scores(game)] == [32, 32, 31]
    assert RULES.winners(game) == ([1], "research")


@pytest.mark.ruling("121")
def test_rulebook_p18_if_nobody_reached_it_the_higher_research_score_decides() -> None:
    game = arnak("magnifier: 5-1; 1 magnifier: 3-1; 1 guardians: g-boat")
    assert [sheet["total"] for sheet in RULES.scores(game)] == [17, 17]
    assert RULES.winners(game) == ([0], "research")


@pytest.mark.ruling("121")
def test_rulebook_p18_players_still_tied_after_that_share_the_victory() -> None:
    game = arnak("players: 3; magnifier: 3-1; 1 magnifier: 3-1")
    assert RULES.winners(game) == ([0, 1], "shared")


@pytest.mark.ruling("121")
def test_without_a_tie_the_most_points_win() -> None:
    assert RULES.winners(arnak("magnifier: temple; 1 guardians: g-boat g-car g-4coin g-3tablet g-2coin")) == ([1], None)


@pytest.mark.ruling("118", "121")
def test_rulebook_p18_the_sample_sheet_adds_up_to_55_against_54() -> None:
    state = state_of(
        "magnifier: temple; notebook: 2-1; temple: gold; crates: idol-coin; play: fear fear fear-tile;"
        "deck: steam-boat automobile aeroplane brush hat; 1 magnifier: 6-1; 1 notebook: 3-1; 1 crates: idol-compass;"
        "1 guardians: g-boat g-car g-4coin g-3tablet; 1 deck: treasure-chest stone-key mortar hunting-arrows"
    )
    first = state["players"][0]
    first["crates"], first["slots"] = [], [None, "idol-coin", None, None]
    game = RULES.decode(state)
    parts = ("research", "temple", "idols", "guardians", "cards", "fear", "total")
    sheet = [[score[part] for part in parts] for score in RULES.scores(game)]
    assert sheet == [[24, 11, 11, 0, 13, -4, 55], [14, 0, 13, 20, 7, 0, 54]]
    assert RULES.winners(game) == ([0], None)
