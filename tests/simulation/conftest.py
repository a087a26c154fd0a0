from __future__ import annotations

from pathlib import Path

import pytest

from tests.simulation.house import THREE_CHUNKS, simulate


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a run of three chunks, played in one process."""
    folder = tmp_path_factory.mktemp("plain")
    done = simulate(folder, *THREE_CHUNKS, "--jobs", "1")
    assert done.returncode == 0, done.stderr
    return folder
