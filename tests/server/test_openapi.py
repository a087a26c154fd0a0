"""The OpenAPI document and the server agree, whatever is sent: schemathesis makes it up."""

from __future__ import annotations

import asyncio
import os
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import schemathesis.specs.openapi.checks
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error

from tests.server.house import House, Party, house

EXAMPLES = int(os.environ.get("DIGSITE_EXAMPLES", "8"))
CHECKS = [
    not_a_server_error,
    schemathesis.specs.openapi.checks.status_code_conformance,
    schemathesis.specs.openapi.checks.content_type_conformance,
    schemathesis.specs.openapi.checks.response_schema_conformance,
]


class Running:
    """A server in a thread of its own, with a table in each state."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.ready = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.stop: asyncio.Event | None = None
        self.home: House | None = None
        self.parties: list[Party] = []
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()))

    async def run(self) -> None:
        self.loop, self.stop = asyncio.get_running_loop(), asyncio.Event()
        async with house(self.data, request_patience=5.0) as home:
            self.home = home
            self.parties = [await home.open("arnak", 2), await home.dealt("arnak", 2), await home.dealt("quetzal", 2)]
            await self.parties[2].finish(random.Random(1))
            self.ready.set()
            await self.stop.wait()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("openapi"))
    server.thread.start()
    assert server.ready.wait(60)
    yield server
    assert server.loop is not None and server.stop is not None
    server.loop.call_soon_threadsafe(server.stop.set)
    server.thread.join()


def test_whatever_is_sent_the_answer_is_a_documented_one(running: Running) -> None:
    assert running.home is not None
    schema: Any = schemathesis.openapi.from_url(f"{running.home.address}/openapi.json")
    dice = random.Random(1)
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 20
    for operation in operations:
        fuzz(operation, running.parties, dice)


def fuzz(operation: Any, parties: list[Party], dice: random.Random) -> None:
    """Requests of one operation, most of them at a real table, many with a real secret."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        party = dice.choice(parties)
        if "table_id" in (case.path_parameters or {}) and dice.random() < 0.8:
            case.path_parameters["table_id"] = party.id
        if dice.random() < 0.6:
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {dice.choice(party.secrets)}"}
        case.validate_response(case.call(timeout=30), checks=CHECKS)

    check()
