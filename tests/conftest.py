"""What all tests share: the marker that names the rulings a test holds."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(*numbers): the rulings a test holds")
