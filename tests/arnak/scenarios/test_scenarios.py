"""Ring (a): every component has at least one scenario, and every scenario holds."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from tests.arnak import scenarios
from tests.arnak.scenario import Scenario
from tests.arnak.table import outcome


def all_scenarios() -> list[Scenario]:
    names = [module.name for module in pkgutil.iter_modules(scenarios.__path__) if not module.name.startswith("test_")]
    modules = [importlib.import_module(f"{scenarios.__name__}.{name}") for name in names]
    return [scenario for module in modules for scenario in module.SCENARIOS]


@pytest.mark.parametrize("scenario", all_scenarios(), ids=lambda scenario: f"{scenario.of}: {scenario.says}")
def test_a_scenario_holds(scenario: Scenario) -> None:
    assert outcome(scenario.given, *scenario.do) == scenario.then
