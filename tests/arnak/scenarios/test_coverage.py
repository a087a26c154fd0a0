"""Ring (a), the other half: no component of the game is without a scenario."""

from __future__ import annotations

from collections import Counter

from digsite.arnak.box import TEMPLE_STACKS
from digsite.arnak.printed import BOX
from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.test_scenarios import all_scenarios


def components() -> list[str]:
    """Everything that is printed, as a scenario's `of` names it."""
    found = [card.name for card in BOX.cards]
    found += [site.name for site in (*BOX.camps, *BOX.level1, *BOX.level2)]
    found += [f"{guardian.name}{part}" for guardian in BOX.guardians for part in ("", " boon")]
    found += [tile.name for tile in (*BOX.idols, *BOX.slot_effects, *BOX.bonuses)]
    found += [f"{assistant.name} {side}" for assistant in BOX.assistants for side in ("silver", "gold")]
    for board in BOX.boards:
        rows = range(1, len(board.rows) + 1)
        found += [f"{board.name} row-{row} {token}" for row in rows for token in ("magnifier", "notebook")]
        found += [f"{board.name} {stack}" for stack in (*TEMPLE_STACKS, "temple")]
    return found + [tile.name for tile in BOX.rivals]


def untold(scenarios: list[Scenario]) -> list[str]:
    """The components that no scenario is about."""
    told = {scenario.of for scenario in scenarios}
    return [component for component in components() if component not in told]


def test_every_component_has_a_scenario() -> None:
    assert untold(all_scenarios()) == []


def test_every_scenario_is_about_a_component() -> None:
    known = set(components())
    assert sorted({scenario.of for scenario in all_scenarios()} - known) == []


def test_no_two_scenarios_tell_the_same() -> None:
    told = Counter([(scenario.of, scenario.says) for scenario in all_scenarios()])
    assert [sentence for sentence, times in told.items() if times > 1] == []


def test_components_are_counted_in_full_and_a_missing_scenario_is_named() -> None:
    """81 cards, 21 sites, 15 guardians twice, 17 small tiles, 24 assistant sides, 28 rows, 14 temples, 15 rival tiles."""
    assert len(components()) == len(set(components())) == 81 + 21 + 30 + 17 + 24 + 28 + 14 + 15
    without = [scenario for scenario in all_scenarios() if scenario.of != "snake row-4 magnifier"]
    assert "snake row-4 magnifier" in untold(without)
