"""A confirmed action survives `kill -9`; `python -m tests.server.kills 50` does it fifty times."""

from __future__ import annotations

import signal
from pathlib import Path

import httpx
import pytest

from tests.server.kills import Process, killed_game


@pytest.mark.slow
async def test_nothing_confirmed_is_lost_and_clients_go_on(tmp_path: Path) -> None:
    result = await killed_game(tmp_path, kills=5, seed=3)
    assert (result["kills"], result["stopped"]) == (5, 0)
    assert result["confirmed"] > 50
    assert result["slowest_return"] < 20.0  # two seconds on a machine with nothing else to do


@pytest.mark.slow
async def test_sigterm_stops_cleanly_while_a_bot_thinks(tmp_path: Path) -> None:
    async with Process(tmp_path) as server:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", trust_env=False, timeout=120) as http:
            seats = [{"kind": "bot", "level": "professor"}, {"kind": "person"}]
            opened = (await http.post("/api/tables", json={"game": "arnak", "seats": seats})).json()
            headers = {"Authorization": f"Bearer {opened['seats'][1]['secret']}"}
            ready = await http.post(f"/api/tables/{opened['id']}/ready", json={}, headers=headers)
            assert ready.json()["status"] == "playing"
        assert await server.end(signal.SIGTERM) == 0
