"""Databases for the tests of storage: SQLite, and a real PostgreSQL server that every test process starts once."""

from __future__ import annotations

import uuid
from collections.abc import Iterator

import pytest

from tools.postgres import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with Cluster() as running:
        yield running


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The URL of an empty database."""
    return cluster.database(f"t{uuid.uuid4().hex}")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The setting of that name: a test with it runs on both."""
    url: str = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    return url
