"""Ring (a): every upgrade, card, location and automaton card has at least one scenario, and every scenario holds."""

from __future__ import annotations

from collections import Counter

import pytest

from digsite.quetzal.actions import AUTOMATON_NAMES
from digsite.quetzal.box import CARD_NAMES, LOCATIONS, PRINTED_UPGRADES
from tests.quetzal.scenario import Scenario
from tests.quetzal.scenarios import artifacts, automaton, collections, locations, upgrades
from tests.quetzal.table import outcome

MODULES = (upgrades, artifacts, collections, locations, automaton)
SCENARIOS = [scenario for module in MODULES for scenario in module.SCENARIOS]
COMPONENTS = (*PRINTED_UPGRADES, *CARD_NAMES, *LOCATIONS, *AUTOMATON_NAMES)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario.of}: {scenario.says}")
def test_a_scenario_holds(scenario: Scenario) -> None:
    assert outcome(scenario.given, *scenario.do) == scenario.then


def test_every_component_has_a_scenario_and_every_scenario_a_component() -> None:
    assert sorted({scenario.of for scenario in SCENARIOS}) == sorted(COMPONENTS)


def test_no_two_scenarios_tell_the_same() -> None:
    told = Counter([(scenario.of, scenario.says) for scenario in SCENARIOS])
    assert [sentence for sentence, times in told.items() if times > 1] == []


def test_components_are_counted_in_full() -> None:
    """Thirteen upgrades, twenty kinds of cards, eleven locations, ten automaton cards."""
    assert [len(PRINTED_UPGRADES), len(CARD_NAMES), len(LOCATIONS), len(AUTOMATON_NAMES)] == [13, 20, 11, 10]
