"""What all tests share: the marker that names the rulings a test holds, and a Ctrl-C that arrives."""

from __future__ import annotations

import signal

import pytest


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it otherwise
    config.addinivalue_line("markers", "ruling(*numbers): the rulings a test holds")
